# Every target sets up the private .venv it needs; PYTHON=… chooses the interpreter, ARGS=… adds arguments.

.DEFAULT_GOAL := help
.PHONY: help play test lint soak bench train format catalogues build gallery rules art clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | expand -t 14

play: ## play
test: ## run the tests
lint: ## check the code and the catalogues
soak: ## run the long tests, with two orders of hashing
bench: ## measure the engine beside others
train: ## find the experts' weights anew (ARGS=claim_it for one game)
format: ## format the code
catalogues: ## compile the catalogues
gallery: ## take a picture of every asset and screen
rules: ## write the rules out as build/rules.html and build/rules.pdf
build: ## freeze the program, try it out and pack it into dist/ (ARGS=--onefile for one file too)

play test lint soak bench train format catalogues build gallery rules:
	@sh build_spec/python.sh build_spec/venv.py $@ $(ARGS)

art: ## make the pictures, typefaces and sounds that changed (ARGS=name for one)
	@sh build_spec/python.sh -m build_spec.art $(ARGS)
	@sh build_spec/python.sh build_spec/venv.py gallery

clean: ## remove everything the other targets made
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -f game/locale/*/LC_MESSAGES/*.mo game/locale/*/LC_MESSAGES/*.tmp
	find . -name .git -prune -o -name __pycache__ -type d -exec rm -rf {} +

# Every target sets up the private .venv it needs; PYTHON=… chooses the interpreter, ARGS=… adds arguments.

.DEFAULT_GOAL := help
.PHONY: help play test lint soak bench format catalogues clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | expand -t 14

play: ## play, which for now is to watch bots play Claim It!
test: ## run the tests
lint: ## check the code and the catalogues
soak: ## run the long tests, with two orders of hashing
bench: ## measure the engine beside others
format: ## format the code
catalogues: ## compile the catalogues

play test lint soak bench format catalogues:
	@sh build_spec/python.sh build_spec/venv.py $@ $(ARGS)

clean: ## remove everything the other targets made
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -f game/locale/*/LC_MESSAGES/*.mo game/locale/*/LC_MESSAGES/*.tmp
	find . -name .git -prune -o -name __pycache__ -type d -exec rm -rf {} +

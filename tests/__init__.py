"""Tests of the rules, the API and the programs, and audits of the project itself."""

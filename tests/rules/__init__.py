"""The rules, sentence by sentence: a test's name begins with the id of the rule it asserts."""

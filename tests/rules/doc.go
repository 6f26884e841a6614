// Package rules is the test of the language of rewrite rules: a dialect with a rule for each feature (rules.yaml), the
// code that odsgen makes of it, and the Go functions that the rules call. The tests run every rule compiled and
// interpreted.
package rules

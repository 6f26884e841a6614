// Package tests has the tests that use odsgen as others do: from outside, through its commands and as a module.
package tests

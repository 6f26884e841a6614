// Command testods is ods with the dialects that mlir-opt has for its own tests, which test files use: the test dialect
// with its extension of scripts, the names of those that are made at run time, and passes.
//
//	go build -o /tmp/ ./tests/cmd/testods && /tmp/testods opt file.mlir --canonicalize
package main

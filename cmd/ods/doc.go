// Command ods works on IR in MLIR's textual form with the shipped dialects and passes:
//
//	ods opt file.mlir --canonicalize --cse
//	ods help
//
// ods opt takes mlir-opt's flags; docs/flags.md lists them. A project with dialects of its own builds its command with
// package driver in the same way.
package main

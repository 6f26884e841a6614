// Package testpasses has passes and pipelines that the tests of mlir-opt use, under their names, made of what passes export.
// Command testods has them; programs have no reason to import this package.
package testpasses

//go:generate go run github.com/odsgen/ods/cmd/odsgen gen --out . passes.yaml

// Package defs embeds the shipped definitions, so that the command finds them without a checkout.
//
//	prog, diags := load.Load(load.Options{Embedded: defs.FS}, "toy.yaml")
//
// The packages below it hold the semantics that the definitions promise; this one is only the YAML and imports nothing,
// so it builds when generated code does not.
package defs

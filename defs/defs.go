// Package defs embeds the shipped definitions, so that the command finds them without a checkout.
//
//	prog, diags := load.Load(load.Options{Embedded: defs.FS}, "toy.yaml")
//
// The packages below it hold the semantics that the definitions promise; this one is only the YAML and imports nothing, so it builds
// when generated code does not.
package defs

import "embed"

// FS holds the definition files as "arith/arith.yaml", "iface/call/call.yaml".
//
//go:embed */*.yaml iface/*/*.yaml
var FS embed.FS

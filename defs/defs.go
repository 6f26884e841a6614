package defs

import "embed"

// FS holds the definition files as "arith/arith.yaml", "iface/call/call.yaml".
//
//go:embed */*.yaml iface/*/*.yaml
var FS embed.FS

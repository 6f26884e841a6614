package main

import "github.com/odsgen/ods/core"

// dialects has every shipped dialect.
func dialects() *core.Registry { return core.NewRegistry() }

package main

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

// dialects has every shipped dialect.
func dialects() *core.Registry { return all.Registry() }

package main

import (
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

// dialects has every shipped dialect with what shipped passes add to it.
func dialects() *core.Registry {
	r := all.Registry()
	backend.Extend(r)
	return r
}

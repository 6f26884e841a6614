package main

import "github.com/odsgen/ods/passes"

// registry has every shipped pass.
func registry() *passes.Registry {
	r := passes.NewRegistry()
	passes.RegisterGeneric(r)
	return r
}

// Package spline uses constraints and a trait of another dialect, the predicates of which are that dialect's hooks.
package spline

import "github.com/odsgen/ods/core"

//go:generate go tool odsgen gen

// Dialect returns the dialect, which needs no hooks. Dialect poly is loaded with it.
func Dialect() *core.Dialect { return New(struct{}{}) }

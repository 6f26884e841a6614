// Package std2019 is the dialect of the standard operations of 2019: std2019.yaml is its definition, the hooks beside
// it are its syntax, rules and folds, and what is named *.gen.go is generated. Package legacy reads old text into it.
//
//	ctx := core.NewContext(std2019.Dialect(), arith.New(), funcd.New())
package std2019

import "github.com/odsgen/ods/core"

//go:generate go run github.com/odsgen/ods/cmd/odsgen gen --out . std2019.yaml

// Dialect returns the dialect bound to its hooks.
func Dialect() *core.Dialect { return New(hooks{}) }

type hooks struct{}

var _ Hooks = hooks{}

package funcd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/funcd"
)

// ParseFunc reads a function.
func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintFunc writes a function.
func (Hooks) PrintFunc(p *core.Printer, op funcd.FuncOp) {
	function.Print(p, op.Op, function.Syntax{})
}

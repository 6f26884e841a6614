package tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
)

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimSquare, vals, static)
}

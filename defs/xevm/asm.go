package xevm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/xevm"
)

// ParseMemfence reads the properties and attributes of xevm.memfence.
func (Hooks) ParseMemfence(p *core.Parser, st *core.OperationState) bool {
	return p.PropDict(st) && p.OpAttrDict(st)
}

// PrintMemfence writes what [Hooks.ParseMemfence] reads. The address space is written where it is the default, too.
func (Hooks) PrintMemfence(p *core.Printer, op xevm.MemfenceOp) {
	p.Byte(' ')
	if scope := op.ScopeAttr(); scope != nil && op.Op.OpaqueProperties() == nil {
		p.Str("<{addrspace = ")
		p.Attr(op.AddrspaceAttr())
		p.Str(", scope = ")
		p.Attr(scope)
		p.Str("}>")
	} else {
		p.PropDict(op.Op)
	}
	p.DiscardableDict(op.Op)
}

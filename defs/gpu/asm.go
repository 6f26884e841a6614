package gpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/gpu"
)

// This file has the syntax that operations share: asynchronous dependencies, reductions, launch operands and handlers.

// parseAsync reads "async [%t, ...]"; both parts may be missing.
func parseAsync(p *core.Parser, deps *[]core.OperandRef) (token core.Type, ok bool) {
	at := p.Pos()
	if p.TryKeyword("async") {
		if p.NumResultNames() == 0 {
			return nil, p.OpErrorf(at, "needs to be named when marked 'async'")
		}
		token = gpu.GetAsyncTokenType(p.Context())
	}
	return token, p.OperandList(deps, core.DelimOptionalSquare)
}

// ParseAsyncDependencies reads "async [%t, ...]".
func (Hooks) ParseAsyncDependencies(p *core.Parser, types *[]core.Type, deps *[]core.OperandRef) bool {
	token, ok := parseAsync(p, deps)
	if token != nil {
		*types = append(*types, token)
	}
	return ok
}

// PrintAsyncDependencies writes what [Hooks.ParseAsyncDependencies] reads.
func (Hooks) PrintAsyncDependencies(p *core.Printer, _ *core.Operation, types []core.Type, deps []*core.Value) {
	if len(types) > 0 {
		p.Str("async")
	}
	if len(deps) == 0 {
		return
	}
	if len(types) > 0 {
		p.Byte(' ')
	}
	p.Byte('[')
	p.Operands(deps)
	p.Byte(']')
}

// ParseLaunchDimType reads ": i32", the type of all sizes; without it they are of type index.
func (Hooks) ParseLaunchDimType(p *core.Parser, t *core.Type, clusterX []core.OperandRef, x, y, z *[]core.Type) bool {
	*t = p.Context().Index()
	if p.TryPunct(core.PunctColon) && !p.Type(t) {
		return false
	}
	if len(clusterX) > 0 {
		*x, *y, *z = append(*x, *t), append(*y, *t), append(*z, *t)
	}
	return true
}

// PrintLaunchDimType writes what [Hooks.ParseLaunchDimType] reads.
func (Hooks) PrintLaunchDimType(p *core.Printer, _ *core.Operation, t core.Type, _ *core.Value, _, _, _ []core.Type) {
	if _, index := t.(*core.IndexType); !index {
		p.Str(": ")
		p.Type(t)
	}
}

// ParseLaunchFuncOperands reads "args(%x : i32, ...)" when it comes next.
func (Hooks) ParseLaunchFuncOperands(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type) bool {
	if !p.TryKeyword("args") {
		return true
	}
	return p.List(core.DelimParen, " in argument list", func() bool {
		var ref core.OperandRef
		var t core.Type
		if !p.Operand(&ref) || !p.ColonType(&t) {
			return false
		}
		*refs, *types = append(*refs, ref), append(*types, t)
		return true
	})
}

// PrintLaunchFuncOperands writes what [Hooks.ParseLaunchFuncOperands] reads.
func (Hooks) PrintLaunchFuncOperands(p *core.Printer, _ *core.Operation, vals []*core.Value, _ []core.Type) {
	if len(vals) == 0 {
		return
	}
	p.Str("args(")
	for i, v := range vals {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(v)
		p.Str(" : ")
		p.Type(v.Type())
	}
	p.Byte(')')
}

// ParseAllReduceOperation reads the name of a reduction when there is one.
func (Hooks) ParseAllReduceOperation(p *core.Parser, dst *core.Attribute) bool {
	var word string
	if !p.TryAnyKeyword(&word) {
		return true
	}
	v, ok := gpu.ParseAllReduceOperation(word)
	if !ok {
		return p.OpErrorf(p.Pos(), "invalid op kind")
	}
	*dst = gpu.GetAllReduceOperationAttr(p.Context(), v)
	return true
}

// PrintAllReduceOperation writes what [Hooks.ParseAllReduceOperation] reads.
func (Hooks) PrintAllReduceOperation(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if a, ok := a.(*gpu.AllReduceOperationAttr); ok {
		p.Byte(' ')
		p.Str(a.Value().String())
	}
}

// ParseOffloadingHandler reads "<#gpu.select_object>"; that is also what stands when there is nothing.
func (Hooks) ParseOffloadingHandler(p *core.Parser, dst *core.Attribute) bool {
	if p.TryPunct(core.PunctLess) && (!p.Attr(dst, nil) || !p.Punct(core.PunctGreater)) {
		return false
	}
	if *dst == nil {
		*dst = gpu.GetSelectObjectAttr(p.Context(), nil)
	}
	return true
}

// PrintOffloadingHandler writes what [Hooks.ParseOffloadingHandler] reads.
func (Hooks) PrintOffloadingHandler(p *core.Printer, op *core.Operation, a core.Attribute) {
	if a != core.Attribute(gpu.GetSelectObjectAttr(op.Context(), nil)) {
		p.Byte('<')
		p.Attr(a)
		p.Byte('>')
	}
}

// ParseWarpExecuteOnLane0 reads "(%lane)[32] args(%x : t) -> (u) {...}".
func (Hooks) ParseWarpExecuteOnLane0(p *core.Parser, st *core.OperationState) bool {
	body := st.AddRegion()
	c := p.Context()
	var lane core.OperandRef
	var size int64
	if !p.Punct(core.PunctLParen) || !p.Operand(&lane) || !p.Punct(core.PunctRParen) || !p.Punct(core.PunctLSquare) ||
		!p.Integer(&size) ||
		!p.Punct(core.PunctRSquare) {
		return false
	}
	st.SetSlot(gpu.WarpExecuteOnLane0WarpSizeSlot, c.I64Attr(size))
	if !p.Resolve(&st.Operands, lane, c.Index()) {
		return false
	}
	if p.TryKeyword("args") {
		var refs []core.OperandRef
		var types []core.Type
		if !p.Punct(core.PunctLParen) {
			return false
		}
		at := p.Pos()
		if !p.OperandList(&refs, core.DelimNone) || !p.ColonTypeList(&types) || !p.Punct(core.PunctRParen) ||
			!p.ResolveAll(&st.Operands, refs, types, at) {
			return false
		}
	}
	if !p.TryArrowTypeList(&st.Types) || !p.Region(body, nil) {
		return false
	}
	p.EnsureTerminator(body, "gpu.yield", st.Loc)
	return p.AttrDict(&st.Attrs)
}

// PrintWarpExecuteOnLane0 writes what [Hooks.ParseWarpExecuteOnLane0] reads.
func (Hooks) PrintWarpExecuteOnLane0(p *core.Printer, op gpu.WarpExecuteOnLane0Op) {
	p.Byte('(')
	p.Operand(op.Laneid())
	p.Str(")[")
	p.Int(op.WarpSize())
	p.Byte(']')
	if args := op.Args(); len(args) > 0 {
		p.Str(" args(")
		p.Operands(args)
		p.Str(" : ")
		p.TypesOf(args)
		p.Byte(')')
	}
	types := op.Op.ResultTypes()
	if len(types) > 0 {
		p.Str(" -> (")
		p.Types(types)
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(op.WarpRegion(), core.RegionOpts{HideTerminator: len(types) == 0})
	p.AttrDict(op.Op, "warp_size")
}

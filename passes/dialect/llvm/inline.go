package llvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes/inline"
)

// inliner is what dialect llvm says about inlining: calls of functions that nothing forbids to inline, whose arguments
// may have to be copied, and whose allocations, alias scopes and access groups are adapted to the caller.
type inliner struct{ inline.Anything }

// notInlinable are attributes handed on to LLVM with which a function cannot be part of another one.
var notInlinable = []string{"noduplicate", "presplitcoroutine", "returns_twice", "strictfp"}

// MayInlineCall implements [inline.Dialect].
func (inliner) MayInlineCall(op, callable *core.Operation, _ bool) bool {
	call, isCall := gen.AsCallOp(op)
	f, isFunc := gen.AsLLVMFuncOp(callable)
	if !isCall || !isFunc || call.NoInline() || f.NoInline() || f.FunctionType().(*gen.LLVMFunctionType).VarArg() {
		return false
	}
	if _, handles := f.Personality(); handles {
		return false
	}
	if list := f.PassthroughAttr(); list != nil {
		for _, a := range list.Elems() {
			if s, ok := a.(*core.StringAttr); ok && slices.Contains(notInlinable, s.Value()) {
				return false
			}
		}
	}
	for i, p := range parameterAttrs(callable) {
		if i < len(call.CalleeOperands()) && p.Get("llvm.inalloca") != nil {
			return false
		}
	}
	return true
}

// parameterAttrs returns the dictionaries of a function's parameters, none when it has none.
func parameterAttrs(f *core.Operation) (list []*core.DictAttr) {
	if attrs, ok := f.Attr("arg_attrs").(*core.ArrayAttr); ok {
		for _, a := range attrs.Elems() {
			d, _ := a.(*core.DictAttr)
			list = append(list, d)
		}
	}
	return list
}

// MayInlineOp implements [inline.Dialect]: lists of variadic arguments and tags of blocks belong to the function that
// they are in.
func (inliner) MayInlineOp(op *core.Operation, _ *core.Region, _ bool) bool {
	return !op.Is(&gen.VaStartDef) && !op.Is(&gen.BlockTagDef)
}

// ReplaceTerminator implements [inline.Dialect].
func (inliner) ReplaceTerminator(op *core.Operation, dest *core.Block) {
	if op.Is(&gen.ReturnDef) {
		b := core.BuilderBefore(op)
		gen.NewBr(b, op.OperandList(0, op.NumOperands()), dest)
		op.Erase()
	}
}

// ReplaceResults implements [inline.Dialect].
func (inliner) ReplaceResults(op *core.Operation, results []*core.Value) {
	for i, r := range results {
		r.ReplaceAllUsesWith(op.Operand(i))
	}
}

// MergeOneBlock implements [inline.Dialect]: what does not return keeps a block of its own.
func (inliner) MergeOneBlock(first *core.Block) bool { return !first.Last().Is(&gen.UnreachableDef) }

// Argument implements [inline.Dialect]: it copies what is passed by value, and, where a parameter aliases nothing else,
// marks where values come from for [aliasScopes].
func (inliner) Argument(b *core.Builder, call, callable *core.Operation, arg *core.Value, attrs *core.DictAttr) *core.Value {
	if attrs != nil {
		if t, ok := attrs.Get("llvm.byval").(*core.TypeAttr); ok {
			align := uint64(1)
			if a, ok := attrs.Get("llvm.align").(*core.IntegerAttr); ok {
				align = a.Value().Uint64()
			}
			return byValue(b, callable, arg, t.Value(), align)
		}
	}
	if !slices.ContainsFunc(parameterAttrs(callable), func(d *core.DictAttr) bool { return d != nil && d.Get(noAlias) != nil }) {
		return arg
	}
	copied := gen.NewSSACopy(b, arg).Op
	copied.SetAttr(noAlias, b.Context().Bool(attrs != nil && attrs.Get(noAlias) != nil))
	return copied.Result(0)
}

// Inlined implements [inline.Dialect].
func (inliner) Inlined(call *core.Operation, first, end *core.Block) {
	moveAllocations(call, first, end)
	aliasScopes(call, first, end)
	if groups, ok := call.Attr("access_groups").(*core.ArrayAttr); ok {
		walk(first, end, func(op *core.Operation) { appendTo(op, "access_groups", groups) })
	}
	loopLocations(call, first, end)
}

// walk visits the operations of the blocks from first up to but excluding end, and what is nested in them.
func walk(first, end *core.Block, visit func(op *core.Operation)) {
	for b := first; b != end; b = b.Next() {
		for op := range b.Ops() {
			op.WalkPost(func(o *core.Operation) core.WalkResult {
				visit(o)
				return core.WalkAdvance
			})
		}
	}
}

// appendTo appends to a list that is an inherent attribute of some operations; others stay as they are.
func appendTo(op *core.Operation, name string, list *core.ArrayAttr) {
	if op.Info().SlotIndex(name) < 0 || list.Len() == 0 {
		return
	}
	if have, ok := op.Attr(name).(*core.ArrayAttr); ok {
		list = op.Context().Array(append(slices.Clone(have.Elems()), list.Elems()...)...)
	}
	op.SetAttr(name, list)
}

// loopLocations makes the places that loop annotations name tell where the loop was inlined, when the caller has debug
// information.
func loopLocations(call *core.Operation, first, end *core.Block) {
	f := call.ParentOp()
	for f != nil && !f.Has(core.TraitFunctionLike) {
		f = f.ParentOp()
	}
	if f == nil {
		return
	}
	c := call.Context()
	d := c.Loc(f.Loc())
	program, ok := d.Metadata.(*gen.DISubprogramAttr)
	if d.Kind != core.LocFused || !ok {
		return
	}
	inlined := func(l *core.LocationAttr) *core.LocationAttr {
		if l == nil {
			return nil
		}
		return c.LocAttr(c.FusedLoc([]core.Location{c.CallSiteLoc(l.Value(), call.Loc())}, program))
	}
	walk(first, end, func(op *core.Operation) {
		a, ok := op.Attr("loop_annotation").(*gen.LoopAnnotationAttr)
		if !ok || a.StartLoc() == nil && a.EndLoc() == nil {
			return
		}
		op.SetAttr("loop_annotation", gen.GetLoopAnnotationAttr(c, a.DisableNonforced(), a.Vectorize(), a.Interleave(), a.Unroll(),
			a.UnrollAndJam(),
			a.Licm(), a.Distribute(), a.Pipeline(), a.Peeled(), a.Unswitch(), a.MustProgress(), a.IsVectorized(), inlined(a.StartLoc()),
			inlined(a.EndLoc()),
			a.ParallelAccesses()))
	})
}

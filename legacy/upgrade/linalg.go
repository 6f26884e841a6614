package upgrade

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/legacy/std2019"
)

// This file has the rules of ranges and of the views of memory that were made with them.

// expandRanges replaces arguments of functions that are ranges by their three values, and what is passed for them.
func expandRanges(root *core.Operation, rw *rewrite.Rewriter) {
	t := std2019.GetRangeType(root.Context())
	var functions, calls []*core.Operation
	root.Walk(func(op *core.Operation) {
		switch op.Name() {
		case "func.func":
			functions = append(functions, op)
		case "func.call":
			calls = append(calls, op)
		}
	})
	for _, f := range functions {
		expandArguments(f, t, rw)
	}
	for _, call := range calls {
		var operands []*core.Value
		expanded := false
		for _, v := range call.OperandList(0, call.NumOperands()) {
			if r, ok := std2019.AsRangeOp(v.DefiningOp()); ok {
				operands = append(operands, r.Min(), r.Max(), r.Step())
				expanded = true
				continue
			}
			operands = append(operands, v)
		}
		if expanded {
			call.SetOperands(operands)
		}
	}
}

func expandArguments(f *core.Operation, t core.Type, rw *rewrite.Rewriter) {
	attr, ok := f.Attr("function_type").(*core.TypeAttr)
	if !ok || f.Attr(core.ArgAttrsAttr) != nil {
		return // attributes belong to arguments by their numbers
	}
	old, ok := attr.Value().(*core.FunctionType)
	if !ok {
		return
	}
	c := f.Context()
	index := c.Index()
	var inputs []core.Type
	entry := f.Region(0).Entry()
	for _, in := range old.Inputs() {
		if in != t {
			inputs = append(inputs, in)
			continue
		}
		if entry != nil {
			at := len(inputs)
			arg := entry.Arg(at)
			var parts [3]*core.Value
			for k := range parts {
				parts[k] = entry.InsertArg(at+k, index, f.Loc())
			}
			rw.SetStart(entry)
			r := std2019.Range{Min: parts[0], Max: parts[1], Step: parts[2]}.Build(&rw.Builder)
			rw.ReplaceAllUsesWith(arg, r.Result())
			entry.EraseArg(at + len(parts))
		}
		inputs = append(inputs, index, index, index)
	}
	if len(inputs) != len(old.Inputs()) {
		f.SetAttr("function_type", c.TypeAttr(c.Function(inputs, old.Results())))
	}
}

// extent is where a part begins in a dimension, how many elements it has, and how far apart they are.
type extent struct {
	min, size, step core.FoldResult
	max             *core.Value
	isRange         bool
}

const unknownRange = "a range that is not made in the same function has no counterpart today; pass its three values"

// extentOf reads an index or a range.
func extentOf(v *core.Value, rw *rewrite.Rewriter) (extent, bool) {
	one := core.FoldResult{Attr: rw.Context().IndexAttr(1)}
	if r, ok := std2019.AsRangeOp(v.DefiningOp()); ok {
		e := extent{min: core.FoldResult{Value: r.Min()}, step: core.FoldResult{Value: r.Step()}, max: r.Max(), isRange: true}
		size := arith.NewSubI(&rw.Builder, r.Max(), r.Min()).Result()
		if n, ok := constant(r.Step()); ok && n == 1 {
			e.step = one
		} else {
			size = arith.NewCeilDivSI(&rw.Builder, size, r.Step()).Result()
		}
		e.size = core.FoldResult{Value: size}
		return e, true
	}
	return extent{min: core.FoldResult{Value: v}, size: one, step: one}, v.Type() == rw.Context().Index()
}

// constant returns the value of an integer constant, of today or of 2019.
func constant(v *core.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil {
		return 0, false
	}
	n, ok := op.ConstantValue().(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Int64(), true
}

func linalgSlice(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsLinalgSliceOp(op))
	source, indexings := old.Source(), old.Indexings()
	rank := len(source.Type().(*core.MemRefType).Shape())
	if dim, ok := op.Attr("dim").(*core.IntegerAttr); ok { // a part in one dimension
		all := make([]*core.Value, rank)
		all[dim.Int64()] = indexings[0]
		return slice(op, rw, source, all)
	}
	if len(indexings) != rank {
		return "it has an index or a range for each dimension"
	}
	return slice(op, rw, source, indexings)
}

// slice makes a memref.subview; nil stands for all of a dimension.
func slice(op *core.Operation, rw *rewrite.Rewriter, source *core.Value, indexings []*core.Value) string {
	c := rw.Context()
	t, ok := op.Result(0).Type().(*core.MemRefType)
	if !ok {
		return "it makes no memory"
	}
	var offsets, sizes, strides []core.FoldResult
	var shape []int64
	for i, v := range indexings {
		var e extent
		if v == nil {
			n := memref.Dim{Source: source, Index: index(rw, int64(i))}.Build(&rw.Builder).Result()
			zero, one := core.FoldResult{Attr: c.IndexAttr(0)}, core.FoldResult{Attr: c.IndexAttr(1)}
			e = extent{min: zero, size: core.FoldResult{Value: n}, step: one, isRange: true}
		} else if e, ok = extentOf(v, rw); !ok {
			return unknownRange
		}
		offsets, sizes, strides = append(offsets, e.min), append(sizes, e.size), append(strides, e.step)
		if e.isRange {
			shape = append(shape, core.Dynamic)
		}
	}
	part, ok := memrefdefs.ReducedSubView(&rw.Builder, source, shape, offsets, sizes, strides)
	if !ok || len(shape) != len(t.Shape()) || !castsTo(part.Type().(*core.MemRefType), t) {
		return "its type does not say where the part is; write memref.subview, which infers it"
	}
	rw.ReplaceOp(op, cast(rw, part, t))
	return ""
}

// linalgView sees memory in one dimension in several: the last range runs fastest, over as many elements as it ends at.
func linalgView(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsLinalgViewOp(op))
	source, indexings := old.Source(), old.Indexings()
	from := source.Type().(*core.MemRefType)
	if len(from.Shape()) == len(indexings) {
		return slice(op, rw, source, indexings)
	}
	t, ok := op.Result(0).Type().(*core.MemRefType)
	if !ok || len(from.Shape()) != 1 {
		return "it has an index or a range for each dimension"
	}
	b := &rw.Builder
	value := func(r core.FoldResult) *core.Value {
		if r.Value != nil {
			return r.Value
		}
		return arith.NewConstant(b, r.Attr.(*core.IntegerAttr)).Result()
	}
	offset, running := index(rw, 0), index(rw, 1)
	var sizes, strides []*core.Value
	for i := len(indexings) - 1; i >= 0; i-- {
		e, ok := extentOf(indexings[i], rw)
		if !ok {
			return unknownRange
		}
		offset = arith.NewAddI(b, offset, arith.NewMulI(b, value(e.min), running).Result()).Result()
		if !e.isRange {
			continue
		}
		sizes = append([]*core.Value{value(e.size)}, sizes...)
		strides = append([]*core.Value{arith.NewMulI(b, running, value(e.step)).Result()}, strides...)
		running = arith.NewMulI(b, running, e.max).Result()
	}
	dynamic := make([]int64, len(sizes))
	for i := range dynamic {
		dynamic[i] = core.Dynamic
	}
	c := rw.Context()
	plain := c.MemRef(dynamic, from.ElementType(), c.StridedLayout(core.Dynamic, dynamic), from.MemorySpace())
	if len(t.Shape()) != len(sizes) || !castsTo(plain, t) {
		return "its type is not that of a view with as many dimensions as ranges"
	}
	view := memref.ReinterpretCast{ResultType: plain, Source: source, Offsets: []*core.Value{offset}, Sizes: sizes, Strides: strides,
		StaticOffsets: []int64{core.Dynamic}, StaticSizes: dynamic, StaticStrides: dynamic}.Build(b).Result()
	rw.ReplaceOp(op, cast(rw, view, t))
	return ""
}

// rangeGone erases a range that nothing uses any more.
func rangeGone(op *core.Operation, rw *rewrite.Rewriter) string {
	if op.Result(0).HasUses() {
		return "use the three values where the range is used"
	}
	rw.EraseOp(op)
	return ""
}

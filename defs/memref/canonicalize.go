package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
)

// This file has the canonicalization patterns of allocations, copies and sizes.

// castTo replaces an operation by a cast of a value to the type of its result.
func castTo(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) bool {
	rw.ReplaceOpWith(op, memref.NewCast(&rw.Builder, op.Result(0).Type(), v).Op)
	return true
}

// replace replaces an operation by a value, with a cast when that has another type.
func replace(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) bool {
	if v.Type() != op.Result(0).Type() {
		return castTo(op, v, rw)
	}
	rw.ReplaceOp(op, v)
	return true
}

// isConstantIndex reports whether a value is a constant of type index.
func isConstantIndex(v *core.Value) bool {
	_, ok := v.ConstantValue().(*core.IntegerAttr)
	return ok && isIndex(v)
}

// CanonicalizationPatternsAlloc adds constant sizes and dead memory.
func (Hooks) CanonicalizationPatternsAlloc(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&memref.AllocDef, memref.AsAllocOp, "memref.alloc constant sizes",
			func(op memref.AllocOp, rw *rewrite.Rewriter) bool {
				t, sizes, ok := staticSizes(typeOf(op.Memref()), op.DynamicSizes())
				if !ok {
					return false
				}
				a := memref.Alloc{MemrefType: t, DynamicSizes: sizes, SymbolOperands: op.SymbolOperands()}.Build(&rw.Builder)
				setAlignment(a.Op, op.AlignmentAttr())
				return castTo(op.Op, a.Memref(), rw)
			}),
		deadMemory("memref.alloc", "memref.alloc dead"))
}

// CanonicalizationPatternsAlloca adds constant sizes and dead memory.
func (Hooks) CanonicalizationPatternsAlloca(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&memref.AllocaDef, memref.AsAllocaOp, "memref.alloca constant sizes",
			func(op memref.AllocaOp, rw *rewrite.Rewriter) bool {
				t, sizes, ok := staticSizes(typeOf(op.Memref()), op.DynamicSizes())
				if !ok {
					return false
				}
				a := memref.Alloca{MemrefType: t, DynamicSizes: sizes, SymbolOperands: op.SymbolOperands()}.Build(&rw.Builder)
				setAlignment(a.Op, op.AlignmentAttr())
				return castTo(op.Op, a.Memref(), rw)
			}),
		deadMemory("memref.alloca", "memref.alloca dead"))
}

// CanonicalizationPatternsRealloc adds dead memory.
func (Hooks) CanonicalizationPatternsRealloc(set *rewrite.PatternSet) {
	set.Add(deadMemory("memref.realloc", "memref.realloc dead"))
}

func setAlignment(op *core.Operation, a *core.IntegerAttr) {
	if a != nil {
		op.SetAttr("alignment", a)
	}
}

// staticSizes moves sizes that are constants and not negative from operands to the type; ok is false when there are
// none.
func staticSizes(t *core.MemRefType, sizes []*core.Value) (out *core.MemRefType, left []*core.Value, ok bool) {
	shape := append([]int64(nil), t.Shape()...)
	for i, n := range shape {
		if n != core.Dynamic {
			continue
		}
		v := sizes[0]
		sizes = sizes[1:]
		a, isConst := v.ConstantValue().(*core.IntegerAttr)
		if isConst && !a.Value().IsNegative() {
			shape[i], ok = a.Int64(), true
		} else {
			left = append(left, v)
		}
	}
	return t.Context().MemRef(shape, t.ElementType(), t.Layout(), t.MemorySpace()), left, ok
}

// deadMemory erases memory that is written to or freed only.
func deadMemory(root, name string) rewrite.Pattern {
	return rewrite.Pattern{Name: name, Root: root, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		m := op.Result(0)
		for u := range m.Users() {
			s, isStore := memref.AsStoreOp(u)
			if _, isDealloc := memref.AsDeallocOp(u); isStore && s.Value() == m || !isStore && !isDealloc {
				return false
			}
		}
		for m.HasUses() {
			rw.EraseOp(m.FirstUse().Owner())
		}
		rw.EraseOp(op)
		return true
	}}
}

// CanonicalizationPatternsCopy adds copies of nothing, and of memory to itself.
func (Hooks) CanonicalizationPatternsCopy(set *rewrite.PatternSet) {
	add := func(name string, f func(op memref.CopyOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&memref.CopyDef, memref.AsCopyOp, name, f))
	}
	add("memref.copy of nothing", func(op memref.CopyOp, rw *rewrite.Rewriter) bool {
		if !isEmpty(op.Source()) && !isEmpty(op.Target()) {
			return false
		}
		rw.EraseOp(op.Op)
		return true
	})
	add("memref.copy to itself", func(op memref.CopyOp, rw *rewrite.Rewriter) bool {
		if op.Source() != op.Target() {
			return false
		}
		rw.EraseOp(op.Op)
		return true
	})
}

// isEmpty reports whether memory is known to have no elements.
func isEmpty(v *core.Value) bool {
	t := typeOf(v)
	if t == nil {
		return false
	}
	for _, n := range t.Shape() {
		if n == 0 {
			return true
		}
	}
	return false
}

// CanonicalizationPatternsDim adds sizes of a reshape, which are read from the memory that holds them.
func (Hooks) CanonicalizationPatternsDim(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&memref.DimDef, memref.AsDimOp, "memref.dim of reshape",
		func(op memref.DimOp, rw *rewrite.Rewriter) bool {
			reshape, ok := memref.AsReshapeOp(op.Source().DefiningOp())
			if !ok || !definedBefore(op, reshape.Op) {
				return false
			}
			rw.SetAfter(reshape.Op) // before anything can write to the shape
			rw.SetLoc(op.Op.Loc())
			size := memref.Load{Memref: reshape.Shape(), Indices: []*core.Value{op.Index()}}.Build(&rw.Builder).Result()
			if size.Type() != op.Result().Type() {
				size = arith.NewIndexCast(&rw.Builder, op.Result().Type(), size).Op.Result(0)
			}
			rw.ReplaceOp(op.Op, size)
			return true
		}))
}

// definedBefore reports whether the index is available right behind the reshape.
func definedBefore(op memref.DimOp, reshape *core.Operation) bool {
	index := op.Index()
	if op.Op.Block() == reshape.Block() {
		def := index.DefiningOp()
		return def == nil || def.Block() != reshape.Block() || !reshape.IsBeforeInBlock(def)
	}
	return index.ParentRegion().IsProperAncestorOf(reshape.ParentRegion())
}

package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// This file says which values can be dimensions and symbols.

// Scope returns the region, of the nearest operation around that is an affine scope, in which op is; nil when there is
// none.
func Scope(op *core.Operation) *core.Region {
	for p := op.ParentOp(); p != nil; op, p = p, p.ParentOp() {
		if p.Has(core.TraitAffineScope) {
			return op.ParentRegion()
		}
	}
	return nil
}

// isIndex reports whether a value is an index; nil, the operand of an input that does not occur, is none.
func isIndex(v *core.Value) bool {
	if v == nil {
		return false
	}
	_, ok := v.Type().(*core.IndexType)
	return ok
}

// IsTopLevel reports whether a value is defined at the top of an affine scope.
func IsTopLevel(v *core.Value) bool {
	b := v.ParentBlock()
	return b != nil && b.ParentOp() != nil && b.ParentOp().Has(core.TraitAffineScope)
}

// IsInductionVar reports whether a value is an induction variable of a loop of this dialect.
func IsInductionVar(v *core.Value) bool {
	if !v.IsBlockArg() {
		return false
	}
	op := v.OwnerBlock().ParentOp()
	if op == nil {
		return false
	}
	return op.Is(&gen.ForDef) && v.Index() == 0 || op.Is(&gen.ParallelDef)
}

// IsValidDim reports whether a value can be a dimension within the affine scope that it is in.
func IsValidDim(v *core.Value) bool {
	if !isIndex(v) {
		return false
	}
	if op := v.DefiningOp(); op != nil {
		return IsValidDimIn(v, Scope(op))
	}
	op := v.OwnerBlock().ParentOp()
	return op != nil && op.Has(core.TraitAffineScope) || IsInductionVar(v)
}

// IsValidDimIn reports whether a value can be a dimension of operations in an affine scope.
func IsValidDimIn(v *core.Value, scope *core.Region) bool { return new(validity).dim(v, scope) }

// isIndexComputation reports whether the operation computes a dimension of dimensions.
func isIndexComputation(op *core.Operation) bool {
	return op.Is(&gen.ApplyDef) || op.Is(&gen.DelinearizeIndexDef) || op.Is(&gen.LinearizeIndexDef)
}

// isComputation reports whether the operation is one that upstream takes to be pure: remainders and the like may divide by
// zero, and so may not be computed anywhere, but what they compute of symbols is a symbol.
func isComputation(op *core.Operation) bool {
	return op.IsPure() || op.IsMemoryEffectFree() && slices.Contains(maybeTrapping, op.Name())
}

var maybeTrapping = []string{"arith.floordivsi", "arith.remsi", "arith.remui", "affine.max", "affine.min", "math.ipowi", "shape.div"}

// IsValidSymbol reports whether a value can be a symbol within the affine scope that it is in.
func IsValidSymbol(v *core.Value) bool {
	if v == nil || !isIndex(v) {
		return false
	}
	if IsTopLevel(v) {
		return true
	}
	op := v.DefiningOp()
	return op != nil && IsValidSymbolIn(v, Scope(op))
}

// IsValidSymbolIn reports whether a value can be a symbol of operations in an affine scope.
func IsValidSymbolIn(v *core.Value, scope *core.Region) bool { return new(validity).symbol(v, scope) }

// isSizeSymbol reports whether a size is a symbol: that of a value from the top of a scope, or one that a view or an
// allocation was given as a symbol.
func isSizeSymbol(d view.ShapedDimOpInterface, scope *core.Region) bool {
	v := d.ShapedValue()
	if IsTopLevel(v) {
		return true
	}
	dim, ok := constantOf(d.Dimension())
	if !ok || v.IsBlockArg() {
		return false
	}
	op := v.DefiningOp()
	for {
		c, ok := memref.AsCastOp(op)
		if !ok {
			break
		}
		if _, ranked := c.Source().Type().(*core.MemRefType); !ranked {
			return false
		}
		if op = c.Source().DefiningOp(); op == nil {
			return false
		}
	}
	var sizes []*core.Value
	if view, ok := memref.AsViewOp(op); ok {
		sizes = view.Sizes()
	} else if sub, ok := memref.AsSubViewOp(op); ok {
		sizes = sub.Sizes()
	} else if alloc, ok := memref.AsAllocOp(op); ok {
		sizes = alloc.DynamicSizes()
	} else {
		return false
	}
	t, ok := op.Result(0).Type().(*core.MemRefType)
	if !ok || dim < 0 || dim >= int64(len(t.Shape())) {
		return false
	}
	pos := 0
	for i, n := range t.Shape()[:dim+1] {
		switch {
		case int64(i) == dim && n != core.Dynamic:
			return true
		case int64(i) < dim && n == core.Dynamic:
			pos++
		}
	}
	return pos < len(sizes) && IsValidSymbolIn(sizes[pos], scope)
}

func constantOf(m core.FoldResult) (int64, bool) {
	a := m.Attr
	if a == nil {
		a = m.Value.ConstantValue()
	}
	i, ok := a.(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int64(), true
}

// verifyOperands checks dimensions, the first so many operands, and symbols, the others.
func verifyOperands(op *core.Operation, operands []*core.Value, dims int, r *core.Reporter) bool {
	scope := Scope(op)
	for i, v := range operands {
		if i < dims {
			if !IsValidDimIn(v, scope) {
				return r.OpErrorf(op, "operand cannot be used as a dimension id").Fail()
			}
		} else if !IsValidSymbolIn(v, scope) {
			return r.OpErrorf(op, "operand cannot be used as a symbol").Fail()
		}
	}
	return true
}

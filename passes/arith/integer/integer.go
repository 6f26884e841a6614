package integer

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	ops "github.com/odsgen/ods/generated/arith"
)

// AddDivisionExpansions adds the patterns that express the divisions of dialect arith that round up or down by its
// other operations.
func AddDivisionExpansions(set *conversion.PatternSet) {
	add := func(def *core.OpDef, build func(b *core.Builder, x, y *core.Value) *core.Value) {
		set.AddPlain(rewrite.Pattern{Name: def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			rw.ReplaceOp(op, build(&rw.Builder, op.Operand(0), op.Operand(1)))
			return true
		}})
	}
	add(&ops.CeilDivSIDef, ceilDivSI)
	add(&ops.CeilDivUIDef, ceilDivUI)
	add(&ops.FloorDivSIDef, floorDivSI)
}

// Int makes a constant, for vectors and tensors one with equal elements. As upstream, the bits beyond 64 are
// zeros.
func Int(b *core.Builder, t core.Type, v int64) *core.Value {
	elem := core.ElementTypeOrSelf(t)
	return Constant(b, t, b.Context().APIntAttr(elem, num.NewInt(core.StorageWidth(elem), uint64(v))))
}

// Constant makes a constant, for vectors and tensors one with equal elements.
func Constant(b *core.Builder, t core.Type, v core.Attribute) *core.Value {
	if s, ok := t.(core.ShapedType); ok {
		v = b.Context().DenseSplat(s, v)
	}
	return ops.NewConstant(b, v).Result()
}

// Compare compares two integers.
func Compare(b *core.Builder, p ops.CmpIPredicate, x, y *core.Value) *core.Value {
	return ops.NewCmpI(b, p, x, y).Result()
}

// ceilDivUI: x == 0 ? 0 : (x-1)/y + 1.
func ceilDivUI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	zero := Int(b, t, 0)
	isZero := Compare(b, ops.CmpIPredicateEq, x, zero)
	one := Int(b, t, 1)
	less := ops.NewSubI(b, x, one).Result()
	quotient := ops.NewDivUI(b, less, y).Result()
	more := ops.NewAddI(b, quotient, one).Result()
	return ops.NewSelect(b, isZero, zero, more).Result()
}

// ceilDivSI: z = x/y; z*y != x and (x < 0) == (y < 0) ? z+1 : z.
func ceilDivSI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	zero, one := Int(b, t, 0), Int(b, t, 1)
	z := ops.NewDivSI(b, x, y).Result()
	rounded := Compare(b, ops.CmpIPredicateNe, x, ops.NewMulI(b, z, y).Result())
	xNegative := Compare(b, ops.CmpIPredicateSlt, x, zero)
	yNegative := Compare(b, ops.CmpIPredicateSlt, y, zero)
	positive := Compare(b, ops.CmpIPredicateEq, xNegative, yNegative)
	up := ops.NewAndI(b, rounded, positive).Result()
	return ops.NewSelect(b, up, ops.NewAddI(b, z, one).Result(), z).Result()
}

// floorDivSI: z = x/y; z*y != x and (x < 0) != (y < 0) ? z-1 : z.
func floorDivSI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	z := ops.NewDivSI(b, x, y).Result()
	rounded := Compare(b, ops.CmpIPredicateNe, x, ops.NewMulI(b, z, y).Result())
	zero := Int(b, t, 0)
	xNegative := Compare(b, ops.CmpIPredicateSlt, x, zero)
	yNegative := Compare(b, ops.CmpIPredicateSlt, y, zero)
	negative := Compare(b, ops.CmpIPredicateNe, xNegative, yNegative)
	down := ops.NewAndI(b, rounded, negative).Result()
	less := ops.NewAddI(b, z, Int(b, t, -1)).Result()
	return ops.NewSelect(b, down, less, z).Result()
}

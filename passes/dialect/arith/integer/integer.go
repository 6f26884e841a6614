package integer

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	gen "github.com/odsgen/ods/generated/arith"
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
	add(&gen.CeilDivSIDef, ceilDivSI)
	add(&gen.CeilDivUIDef, ceilDivUI)
	add(&gen.FloorDivSIDef, floorDivSI)
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
	return gen.NewConstant(b, v).Result()
}

// Compare compares two integers.
func Compare(b *core.Builder, p gen.CmpIPredicate, x, y *core.Value) *core.Value {
	return gen.NewCmpI(b, p, x, y).Result()
}

// ceilDivUI: x == 0 ? 0 : (x-1)/y + 1.
func ceilDivUI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	zero := Int(b, t, 0)
	isZero := Compare(b, gen.CmpIPredicateEq, x, zero)
	one := Int(b, t, 1)
	less := gen.NewSubI(b, x, one).Result()
	quotient := gen.NewDivUI(b, less, y).Result()
	more := gen.NewAddI(b, quotient, one).Result()
	return gen.NewSelect(b, isZero, zero, more).Result()
}

// ceilDivSI: z = x/y; z*y != x and (x < 0) == (y < 0) ? z+1 : z.
func ceilDivSI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	zero, one := Int(b, t, 0), Int(b, t, 1)
	z := gen.NewDivSI(b, x, y).Result()
	rounded := Compare(b, gen.CmpIPredicateNe, x, gen.NewMulI(b, z, y).Result())
	xNegative := Compare(b, gen.CmpIPredicateSlt, x, zero)
	yNegative := Compare(b, gen.CmpIPredicateSlt, y, zero)
	positive := Compare(b, gen.CmpIPredicateEq, xNegative, yNegative)
	up := gen.NewAndI(b, rounded, positive).Result()
	return gen.NewSelect(b, up, gen.NewAddI(b, z, one).Result(), z).Result()
}

// floorDivSI: z = x/y; z*y != x and (x < 0) != (y < 0) ? z-1 : z.
func floorDivSI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	z := gen.NewDivSI(b, x, y).Result()
	rounded := Compare(b, gen.CmpIPredicateNe, x, gen.NewMulI(b, z, y).Result())
	zero := Int(b, t, 0)
	xNegative := Compare(b, gen.CmpIPredicateSlt, x, zero)
	yNegative := Compare(b, gen.CmpIPredicateSlt, y, zero)
	negative := Compare(b, gen.CmpIPredicateNe, xNegative, yNegative)
	down := gen.NewAndI(b, rounded, negative).Result()
	less := gen.NewAddI(b, z, Int(b, t, -1)).Result()
	return gen.NewSelect(b, down, less, z).Result()
}

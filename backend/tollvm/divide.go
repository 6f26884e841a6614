package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
)

// AddDivisionExpansions adds the patterns that express the divisions of dialect arith that round up or down by its other operations.
func AddDivisionExpansions(set *conversion.PatternSet) {
	add := func(def *core.OpDef, build func(b *core.Builder, x, y *core.Value) *core.Value) {
		set.AddPlain(rewrite.Pattern{Name: def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			rw.ReplaceOp(op, build(&rw.Builder, op.Operand(0), op.Operand(1)))
			return true
		}})
	}
	add(&arith.CeilDivSIDef, ceilDivSI)
	add(&arith.CeilDivUIDef, ceilDivUI)
	add(&arith.FloorDivSIDef, floorDivSI)
}

func intConst(b *core.Builder, t core.Type, v int64) *core.Value {
	return arith.Constant{ResultTypes: []core.Type{t}, Value: splat(t, v)}.Build(b).Result()
}

func compare(b *core.Builder, p arith.CmpIPredicate, x, y *core.Value) *core.Value {
	return arith.NewCmpI(b, x, y, p).Result()
}

// ceilDivUI: x == 0 ? 0 : (x-1)/y + 1.
func ceilDivUI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	zero := intConst(b, t, 0)
	isZero := compare(b, arith.CmpIPredicateEq, x, zero)
	one := intConst(b, t, 1)
	less := arith.NewSubI(b, x, one).Result()
	quotient := arith.NewDivUI(b, less, y).Result()
	more := arith.NewAddI(b, quotient, one).Result()
	return arith.NewSelect(b, isZero, zero, more).Result()
}

// ceilDivSI: z = x/y; z*y != x and (x < 0) == (y < 0) ? z+1 : z.
func ceilDivSI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	zero, one := intConst(b, t, 0), intConst(b, t, 1)
	z := arith.NewDivSI(b, x, y).Result()
	rounded := compare(b, arith.CmpIPredicateNe, x, arith.NewMulI(b, z, y).Result())
	xNegative := compare(b, arith.CmpIPredicateSlt, x, zero)
	yNegative := compare(b, arith.CmpIPredicateSlt, y, zero)
	positive := compare(b, arith.CmpIPredicateEq, xNegative, yNegative)
	up := arith.NewAndI(b, rounded, positive).Result()
	return arith.NewSelect(b, up, arith.NewAddI(b, z, one).Result(), z).Result()
}

// floorDivSI: z = x/y; z*y != x and (x < 0) != (y < 0) ? z-1 : z.
func floorDivSI(b *core.Builder, x, y *core.Value) *core.Value {
	t := x.Type()
	z := arith.NewDivSI(b, x, y).Result()
	rounded := compare(b, arith.CmpIPredicateNe, x, arith.NewMulI(b, z, y).Result())
	zero := intConst(b, t, 0)
	xNegative := compare(b, arith.CmpIPredicateSlt, x, zero)
	yNegative := compare(b, arith.CmpIPredicateSlt, y, zero)
	negative := compare(b, arith.CmpIPredicateNe, xNegative, yNegative)
	down := arith.NewAndI(b, rounded, negative).Result()
	less := arith.NewAddI(b, z, intConst(b, t, -1)).Result()
	return arith.NewSelect(b, down, less, z).Result()
}

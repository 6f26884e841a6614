package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	gen "github.com/odsgen/ods/generated/arith"
)

// Neutral returns the constant that an operation of arith does not change the other operand with; nil when there is none.
func Neutral(op *core.Operation) core.Attribute {
	if op.NumResults() != 1 {
		return nil
	}
	switch t := op.Result(0).Type().(type) {
	case *core.FloatType:
		return neutralFloat(op, t)
	case *core.IntegerType:
		return neutralInteger(op, t, t.Width())
	case *core.IndexType:
		return neutralInteger(op, t, 64)
	}
	return nil
}

func neutralFloat(op *core.Operation, t *core.FloatType) core.Attribute {
	sem := t.Semantics()
	var x num.Float
	// limit is the number that all others are at most, or at least: a finite one where no other occurs.
	limit := func(negative bool) num.Float {
		if f, ok := op.Attr("fastmath").(*gen.FastMathFlagsAttr); ok && f.Value()&gen.FastMathFlagsNinf != 0 {
			return num.FloatLargest(sem, negative)
		}
		return num.FloatInf(sem, negative)
	}
	switch op.Info().Def() {
	case &gen.AddFDef:
		x = num.FloatZero(sem, false)
	case &gen.MulFDef:
		x = num.FloatOne(sem)
	case &gen.MaximumFDef:
		x = limit(true)
	case &gen.MinimumFDef:
		x = limit(false)
	case &gen.MaxNumFDef:
		x = num.FloatNaN(sem, true)
	case &gen.MinNumFDef:
		x = num.FloatNaN(sem, false)
	default:
		return nil
	}
	return op.Context().FloatAttr(x)
}

func neutralInteger(op *core.Operation, t core.Type, w uint) core.Attribute {
	var x num.Int
	switch op.Info().Def() {
	case &gen.AddIDef, &gen.OrIDef, &gen.XOrIDef, &gen.MaxUIDef:
		x = num.Zero(w)
	case &gen.MulIDef:
		x = num.One(w)
	case &gen.AndIDef, &gen.MinUIDef:
		x = num.AllOnes(w)
	case &gen.MaxSIDef:
		x = num.SignedMin(w)
	case &gen.MinSIDef:
		x = num.SignedMax(w)
	default:
		return nil
	}
	return op.Context().APIntAttr(t, x)
}

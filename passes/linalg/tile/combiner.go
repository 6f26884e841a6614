package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
)

// Combiners returns the operations that combine an output of a structured operation with new values, in the order in
// which they are applied; nil when it is not reduced by a chain of such operations. It is upstream's matchReduction.
func Combiners(x linalg.LinalgOp, output int) (out []*core.Operation) {
	op := x.AsOperation()
	body := op.Region(0).Entry()
	carried := body.Arg(body.NumArgs() - x.DpsInits().Len() + output)
	if !carried.HasOneUse() {
		return nil
	}
	c := carried.FirstUse().Owner()
	if c.NumOperands() != 2 {
		return nil
	}
	for c != body.Last() {
		if c.NumResults() != 1 || !c.Result(0).HasOneUse() || c.Block() != body || !c.IsMemoryEffectFree() {
			return nil
		}
		out = append(out, c)
		c = c.Result(0).FirstUse().Owner()
	}
	if len(out) == 0 || output >= c.NumOperands() || c.Operand(output) != out[len(out)-1].Result(0) {
		return nil
	}
	return out
}

// Neutral returns the constant that a combiner of arith does not change the other operand with; nil when there is none.
func Neutral(op *core.Operation) core.Attribute {
	if op.NumResults() != 1 {
		return nil
	}
	switch t := op.Result(0).Type().(type) {
	case *core.FloatType:
		return neutralFloat(op, t)
	case *core.IntegerType:
		return neutralInteger(op, t)
	}
	return nil
}

func neutralFloat(op *core.Operation, t *core.FloatType) core.Attribute {
	sem := t.Semantics()
	var x num.Float
	switch op.Info().Def() {
	case &arith.AddFDef:
		x = num.FloatZero(sem, false)
	case &arith.MulFDef:
		x = num.FloatOne(sem)
	case &arith.MaximumFDef:
		x = num.FloatInf(sem, true)
	case &arith.MinimumFDef:
		x = num.FloatInf(sem, false)
	case &arith.MaxNumFDef, &arith.MinNumFDef:
		x = num.FloatNaN(sem, false)
	default:
		return nil
	}
	return op.Context().FloatAttr(x)
}

func neutralInteger(op *core.Operation, t *core.IntegerType) core.Attribute {
	w := t.Width()
	var x num.Int
	switch op.Info().Def() {
	case &arith.AddIDef, &arith.OrIDef, &arith.XOrIDef, &arith.MaxUIDef:
		x = num.Zero(w)
	case &arith.MulIDef:
		x = num.One(w)
	case &arith.AndIDef, &arith.MinUIDef:
		x = num.AllOnes(w)
	case &arith.MaxSIDef:
		x = num.SignedMin(w)
	case &arith.MinSIDef:
		x = num.SignedMax(w)
	default:
		return nil
	}
	return op.Context().APIntAttr(t, x)
}

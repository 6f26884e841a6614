package tile

import (
	"github.com/odsgen/ods/core"
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

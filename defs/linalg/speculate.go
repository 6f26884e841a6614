package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/upstream"
	tensordefs "github.com/odsgen/ods/defs/tensor"
)

// SpeculateStructured allows what works on tensors that have the sizes that it needs, as far as the operations of its
// region do. Upstream takes for granted that they have.
func (Hooks) SpeculateStructured(op *core.Operation) bool {
	if !HasPureTensors(op) || !upstream.TrappingHoist.In(op.Context()) && !(tensordefs.HaveElements(op) && sizesAgree(op)) {
		return false
	}
	for o := range op.Region(0).Ops() {
		if !o.IsSpeculatable() {
			return false
		}
	}
	return true
}

// sizesAgree reports whether each dimension of the loops has one size in all operands. The verifier compares static
// sizes; a dynamic one must be the only one of its dimension.
func sizesAgree(op *core.Operation) bool {
	maps := Maps(op)
	if len(maps) != op.NumOperands() {
		return false
	}
	var dynamic, sized [maxLoops]bool
	var windows []affine.Expr
	for i, v := range op.Operands() {
		t, ok := v.Type().(core.ShapedType)
		if !ok {
			continue
		}
		if !t.HasRank() || len(t.Shape()) != maps[i].NumResults() || maps[i].NumDims() > maxLoops {
			return false
		}
		for j, e := range maps[i].Results() {
			isDynamic := t.Shape()[j] == core.Dynamic
			if !e.IsDim() {
				if isDynamic {
					return false
				}
				windows = append(windows, e)
				continue
			}
			d := e.Position()
			if sized[d] && (isDynamic || dynamic[d]) {
				return false
			}
			sized[d], dynamic[d] = true, isDynamic
		}
	}
	for d, is := range dynamic {
		if is && slices.ContainsFunc(windows, func(e affine.Expr) bool { return e.IsFunctionOfDim(d) }) {
			return false
		}
	}
	return true
}

// maxLoops bounds the loops of operations that are looked at.
const maxLoops = 16

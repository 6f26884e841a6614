package acc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/accomp"
	"github.com/odsgen/ods/generated/acc"
)

// conditional is an operation that does nothing when a condition is false.
type conditional interface {
	AsOperation() *core.Operation
	IfCond() *core.Value
	SetIfCond(v *core.Value)
}

// dropCondition removes a condition that is true, and calls skip for one that is false.
func dropCondition(op conditional, rw *rewrite.Rewriter, skip func() bool) bool {
	if op.IfCond() == nil {
		return false
	}
	c, ok := op.IfCond().ConstantValue().(*core.IntegerAttr)
	switch {
	case !ok:
		return false
	case c.Value().IsZero():
		return skip()
	}
	rw.Modify(op.AsOperation(), func() { op.SetIfCond(nil) })
	return true
}

// conditionPattern removes constant conditions, and with them operations that do nothing.
func conditionPattern[V conditional](def *core.OpDef, as func(*core.Operation) (V, bool)) rewrite.Pattern {
	return rewrite.OpPattern(def, as, def.Name+" if constant", func(op V, rw *rewrite.Rewriter) bool {
		return dropCondition(op, rw, func() bool {
			rw.EraseOp(op.AsOperation())
			return true
		})
	})
}

// CanonicalizationPatternsEnterData removes a constant condition.
func (Hooks) CanonicalizationPatternsEnterData(set *rewrite.PatternSet) {
	set.Add(conditionPattern(&acc.EnterDataDef, acc.AsEnterDataOp))
}

// CanonicalizationPatternsExitData removes a constant condition.
func (Hooks) CanonicalizationPatternsExitData(set *rewrite.PatternSet) {
	set.Add(conditionPattern(&acc.ExitDataDef, acc.AsExitDataOp))
}

// CanonicalizationPatternsUpdate removes a constant condition.
func (Hooks) CanonicalizationPatternsUpdate(set *rewrite.PatternSet) {
	set.Add(conditionPattern(&acc.UpdateDef, acc.AsUpdateOp))
}

// CanonicalizationPatternsHostData removes a constant condition. When it is false, the region takes the place of the
// operation.
func (Hooks) CanonicalizationPatternsHostData(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&acc.HostDataDef, acc.AsHostDataOp, "acc.host_data if constant",
		func(op acc.HostDataOp, rw *rewrite.Rewriter) bool {
			return dropCondition(op, rw, func() bool {
				body := op.Region().Entry()
				if !op.Region().HasOneBlock() || body.NumArgs() > 0 {
					return false
				}
				if end, ok := acc.AsTerminatorOp(body.Last()); !ok || end.Op.NumOperands() > 0 {
					return false
				}
				rw.ReplaceOpWithBlock(op.Op, body, nil)
				return true
			})
		}))
}

// CanonicalizationPatternsKernelEnvironment replaces an operation with an empty region by acc.wait, which cannot tell
// types of devices apart.
func (Hooks) CanonicalizationPatternsKernelEnvironment(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&acc.KernelEnvironmentDef, acc.AsKernelEnvironmentOp, "acc.kernel_environment empty",
		func(op acc.KernelEnvironmentOp, rw *rewrite.Rewriter) bool {
			if !op.Region().Entry().IsEmpty() {
				return false
			}
			for _, a := range elems(op.WaitOperandsDeviceTypeAttr()) {
				if !isDevice(a, acc.DeviceTypeNone) {
					return false
				}
			}
			for _, a := range elems(op.HasWaitDevnumAttr()) {
				if b, ok := a.(*core.IntegerAttr); ok && !b.Value().IsZero() {
					return false
				}
			}
			if sizes, _ := op.WaitOperandsSegments(); len(sizes) > 1 {
				return false
			}
			if len(op.WaitOperands()) > 0 || op.WaitOnlyAttr() != nil {
				acc.NewWait(&rw.Builder, op.WaitOperands())
			}
			rw.EraseOp(op.Op)
			return true
		}))
}

// CanonicalizeAtomicUpdate erases an update that keeps the value, and makes a write of one that does not look at it.
func (Hooks) CanonicalizeAtomicUpdate(op acc.AtomicUpdateOp, rw *rewrite.Rewriter) bool {
	value, nothing := accomp.Updated(op.Op)
	switch {
	case value != nil:
		acc.NewAtomicWrite(&rw.Builder, op.X(), value).SetIfCond(op.IfCond())
	case !nothing:
		return false
	}
	rw.EraseOp(op.Op)
	return true
}

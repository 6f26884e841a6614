package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// VerifyInterfaceTransformOpInterface checks that the effects say what becomes of each operand and result, because they
// are how consumed handles are found.
func (Hooks) VerifyInterfaceTransformOpInterface(x transform.TransformOpInterface, r *core.Reporter) bool {
	op := x.AsOperation()
	effects, _ := op.Effects()
	has := func(v *core.Value, kind core.EffectKind) bool {
		for _, e := range effects {
			if e.Value == v && e.Kind == kind {
				return true
			}
		}
		return false
	}
	consumed := -1
	for i, v := range op.OperandList(0, op.NumOperands()) {
		switch {
		case !has(v, core.EffectRead) && !has(v, core.EffectWrite) && !has(v, core.EffectFree) && !has(v, core.EffectAllocate):
			return r.OpEmitErrorf(op, "TransformOpInterface requires memory effects on operands to be specified").
				Note(op.Loc(), "no effects specified for operand #%d", i).Fail()
		case has(v, core.EffectAllocate):
			return r.OpEmitErrorf(op, "TransformOpInterface did not expect 'allocate' memory effect on an operand").
				Note(op.Loc(), "specified for operand #%d", i).Fail()
		case consumed < 0 && has(v, core.EffectFree):
			consumed = i
		}
	}
	if consumed >= 0 && !writesPayload(effects) {
		return r.OpEmitErrorf(op, "TransformOpInterface expects ops consuming operands to have a 'write' effect on the payload resource").
			Note(op.Loc(), "consumes operand #%d", consumed).Fail()
	}
	for i, v := range op.ResultList() {
		if !has(v, core.EffectAllocate) {
			return r.OpEmitErrorf(op, "TransformOpInterface requires 'allocate' memory effect to be specified for results").
				Note(op.Loc(), "no 'allocate' effect specified for result #%d", i).Fail()
		}
	}
	return true
}

// writesPayload reports whether the payload is written.
func writesPayload(effects []core.Effect) bool {
	for _, e := range effects {
		if e.Kind == core.EffectWrite && e.Resource == &transform.PayloadIRResource {
			return true
		}
	}
	return false
}

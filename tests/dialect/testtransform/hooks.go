package testtransform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// hooks implements what the definition promises.
type hooks struct{}

var _ Hooks = hooks{}

// Dialect returns the extension bound to its hooks.
func Dialect() *core.Dialect { return New(hooks{}) }

// ParseTestTransformOp reads a message, which may be any attribute; what mlir-opt's operation has besides is not
// written.
func (hooks) ParseTestTransformOp(p *core.Parser, st *core.OperationState) bool {
	var message core.Attribute
	found, ok := p.TryAttr(&message, nil)
	if found && ok {
		st.SetAttr("message", message)
	}
	return ok || !found
}

// PrintTestTransformOp writes the message.
func (hooks) PrintTestTransformOp(p *core.Printer, op TestTransformOpOp) {
	if a := op.Op.Attr("message"); a != nil {
		p.Byte(' ')
		p.Attr(a)
	}
}

// VerifyTestDummyPayloadOp fails when an attribute says so.
func (hooks) VerifyTestDummyPayloadOp(op TestDummyPayloadOpOp, r *core.Reporter) bool {
	return !op.FailToVerify() || r.OpErrorf(op.Op, "fail_to_verify is set").Fail()
}

// EffectsTestRequiredMemoryEffects appends the effects that the attributes ask for.
func (hooks) EffectsTestRequiredMemoryEffects(op TestRequiredMemoryEffectsOp, dst []core.Effect) []core.Effect {
	if op.HasOperandEffect() {
		dst = append(dst, core.Effect{Kind: core.EffectRead, Value: op.In(), Resource: &transform.TransformMappingResource},
			core.Effect{Kind: core.EffectFree, Value: op.In(), Resource: &transform.TransformMappingResource})
	}
	if op.HasResultEffect() {
		dst = append(dst, core.Effect{Kind: core.EffectAllocate, Value: op.Out(), Resource: &transform.TransformMappingResource},
			core.Effect{Kind: core.EffectWrite, Value: op.Out(), Resource: &transform.TransformMappingResource})
	}
	if op.ModifiesPayload() {
		dst = append(dst, core.Effect{Kind: core.EffectRead, Resource: &transform.PayloadIRResource},
			core.Effect{Kind: core.EffectWrite, Resource: &transform.PayloadIRResource})
	}
	return dst
}

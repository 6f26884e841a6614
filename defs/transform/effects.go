package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// reads appends that handles are read.
func reads(dst []core.Effect, vals ...*core.Value) []core.Effect {
	for _, v := range vals {
		dst = append(dst, core.Effect{Kind: core.EffectRead, Value: v, Resource: &transform.TransformMappingResource})
	}
	return dst
}

// consumes appends that handles are read and become unusable.
func consumes(dst []core.Effect, vals ...*core.Value) []core.Effect {
	for _, v := range vals {
		dst = append(dst, core.Effect{Kind: core.EffectRead, Value: v, Resource: &transform.TransformMappingResource},
			core.Effect{Kind: core.EffectFree, Value: v, Resource: &transform.TransformMappingResource})
	}
	return dst
}

// makes appends that results get what they stand for.
func makes(dst []core.Effect, vals ...*core.Value) []core.Effect {
	for _, v := range vals {
		dst = append(dst, core.Effect{Kind: core.EffectAllocate, Value: v, Resource: &transform.TransformMappingResource},
			core.Effect{Kind: core.EffectWrite, Value: v, Resource: &transform.TransformMappingResource})
	}
	return dst
}

// changesPayload appends that the payload is read and written.
func changesPayload(dst []core.Effect) []core.Effect {
	return append(dst, core.Effect{Kind: core.EffectRead, Resource: &transform.PayloadIRResource},
		core.Effect{Kind: core.EffectWrite, Resource: &transform.PayloadIRResource})
}

// mayConsume reports whether the use may make the handle unusable. An operation of which nothing is known may.
func mayConsume(u *core.Use) bool {
	if !transform.TransformOpInterfaceKey.In(u.Owner().Info()) {
		return true
	}
	effects, known := u.Owner().Effects()
	if !known {
		return true
	}
	for _, e := range effects {
		if e.Kind == core.EffectFree && e.Value == u.Value() && e.Resource == &transform.TransformMappingResource {
			return true
		}
	}
	return false
}

// consumed reports whether an operation of the block makes the handle unusable.
func consumed(v *core.Value, block *core.Block) bool {
	for u := range v.Uses() {
		op := u.Owner()
		if op.Block() == block && transform.TransformOpInterfaceKey.In(op.Info()) && mayConsume(u) {
			return true
		}
	}
	return false
}

// payloadEffects reports whether operations of the block read or write the payload.
func payloadEffects(block *core.Block) (read, write bool) {
	for op := range block.Ops() {
		effects, _ := op.Effects()
		for _, e := range effects {
			if e.Resource == &transform.PayloadIRResource {
				read = read || e.Kind == core.EffectRead
				write = write || e.Kind == core.EffectWrite
			}
		}
	}
	return read, write
}

// throughBody appends what a block does with its arguments as done with the operands, and what it does with the
// payload.
func throughBody(dst []core.Effect, block *core.Block, operands []*core.Value) []core.Effect {
	if block == nil {
		return reads(dst, operands...)
	}
	for i, v := range operands {
		if i < block.NumArgs() && consumed(block.Arg(i), block) {
			dst = consumes(dst, v)
		} else {
			dst = reads(dst, v)
		}
	}
	read, write := payloadEffects(block)
	if read {
		dst = append(dst, core.Effect{Kind: core.EffectRead, Resource: &transform.PayloadIRResource})
	}
	if write {
		dst = append(dst, core.Effect{Kind: core.EffectWrite, Resource: &transform.PayloadIRResource})
	}
	return dst
}

// EffectsForeach appends the effects of the body.
func (Hooks) EffectsForeach(op transform.ForeachOp, dst []core.Effect) []core.Effect {
	return makes(throughBody(dst, op.Body().Entry(), op.Targets()), op.Op.ResultList()...)
}

// EffectsSequence appends the effects of the body.
func (Hooks) EffectsSequence(op transform.SequenceOp, dst []core.Effect) []core.Effect {
	return makes(throughBody(dst, op.Body().Entry(), op.Op.OperandList(0, op.Op.NumOperands())), op.Op.ResultList()...)
}

// EffectsWithPDLPatterns appends the effects of the body.
func (Hooks) EffectsWithPDLPatterns(op transform.WithPDLPatternsOp, dst []core.Effect) []core.Effect {
	return throughBody(dst, op.Body().Entry(), op.Op.OperandList(0, op.Op.NumOperands()))
}

// EffectsInclude appends what the arguments of the sequence say about the operands.
func (Hooks) EffectsInclude(op transform.IncludeOp, dst []core.Effect) []core.Effect {
	dst = makes(changesPayload(dst), op.Op.ResultList()...)
	callee, ok := transform.AsNamedSequenceOp(op.Op.LookupNearestSymbol(op.TargetAttr()))
	for i, v := range op.Operands() {
		if !ok || i >= len(Hooks{}.CallableArgTypesNamedSequence(callee)) {
			dst = reads(dst, v)
			continue
		}
		switch attrs := callee.Op.ArgAttrs(i); {
		case attrs == nil: // what the sequence does to it is not said, which is an error
		case attrs.Get(consumedAttr) != nil:
			dst = consumes(dst, v)
		case attrs.Get(readOnlyAttr) != nil:
			dst = reads(dst, v)
		}
	}
	return dst
}

// EffectsBufferizeToAllocation keeps the handle when only the destination is replaced.
func (Hooks) EffectsBufferizeToAllocation(op transform.BufferizeToAllocationOp, dst []core.Effect) []core.Effect {
	if op.BufferizeDestinationOnly() {
		dst = reads(dst, op.Target())
	} else {
		dst = consumes(dst, op.Target())
	}
	return changesPayload(makes(dst, op.Op.ResultList()...))
}

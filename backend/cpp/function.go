package cpp

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/emitc"
)

// checkSignature refuses types that functions of dialect func may have and C++ has not there.
func (e *emitter) checkSignature(op *core.Operation, t *core.FunctionType) bool {
	for _, p := range t.Inputs() {
		if _, ok := p.(*emitc.LValueType); ok {
			return e.r.OpErrorf(op, "cannot emit lvalue type as argument type").Fail()
		}
	}
	for _, p := range t.Results() {
		if _, ok := p.(*emitc.ArrayType); ok {
			return e.r.OpErrorf(op, "cannot emit array type as result type").Fail()
		}
	}
	return true
}

// functionBody writes the blocks of a function, with the variables that belong before them.
func (e *emitter) functionBody(op *core.Operation, body *core.Region) bool {
	if e.VariablesAtTop && !e.declareAll(body) {
		return false
	}
	for b := range body.Blocks() {
		e.blocks++
		e.labels[b] = "label" + strconv.Itoa(e.blocks)
	}
	for b := range body.Blocks() {
		if !b.IsEntry() && !e.blockArguments(op, b) {
			return false
		}
	}
	for b := range body.Blocks() {
		if b.HasPreds() {
			e.out.putRaw(e.labels[b] + ":\n")
		}
		if !e.operations(b.First(), nil) {
			return false
		}
	}
	return true
}

// declareAll declares the variables of all results in a region and in those within it.
func (e *emitter) declareAll(r *core.Region) bool {
	for b := range r.Blocks() {
		for op := range b.Ops() {
			if _, ok := emitc.AsExpressionOp(op); ok {
				if !isInlined(op) && !e.declareStatement(op) {
					return false
				}
				continue
			}
			if e.kind(op).text == nil && !e.declareStatement(op) {
				return false
			}
			for _, inner := range op.Regions() {
				if !e.declareAll(inner) {
					return false
				}
			}
		}
	}
	return true
}

// declareStatement declares the variables of the results of an operation.
func (e *emitter) declareStatement(op *core.Operation) bool {
	for _, v := range op.Results() {
		if !e.declareResult(v) {
			return e.r.Errorf(op.Loc(), "unable to declare result variable for op").Fail()
		}
		e.out.put(";\n")
	}
	return true
}

// blockArguments declares the variables of a block's arguments.
func (e *emitter) blockArguments(op *core.Operation, b *core.Block) bool {
	for i, v := range b.Args() {
		switch v.Type().(type) {
		case *emitc.ArrayType, *emitc.LValueType:
			return e.r.OpErrorf(op, "cannot emit block argument #%d with type '%s'", i, v.Type()).Fail()
		}
		if !e.printedType(op.Loc(), v.Type()) {
			return false
		}
		e.out.put(" ", e.variable(v), ";\n")
	}
	return true
}

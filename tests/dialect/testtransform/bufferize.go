package testtransform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/bufferize"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

// onBuffers makes an operation on memory of one on tensors.
type onBuffers struct {
	bufferize.Defaults
	as *core.OpDef
}

// Bufferize implements [bufferize.Op].
func (m onBuffers) Bufferize(op *core.Operation, rw *bufferize.Rewriter) bool {
	vals := op.OperandList(0, op.NumOperands())
	for i, v := range vals {
		var ok bool
		if vals[i], ok = rw.Buffer(v); !ok {
			return false
		}
	}
	types := op.ResultTypes()
	for i, r := range op.Results() {
		var ok bool
		if types[i], ok = rw.State.BufferType(r); !ok {
			return false
		}
	}
	n := rw.Create(&core.OperationState{Info: op.Context().InfoOf(m.as), Operands: vals, Types: types, Loc: op.Loc()})
	rw.Replace(op, n.ResultList()...)
	return true
}

// attachBufferization tells how the operations on values that are like tensors become operations on memory.
func attachBufferization(l *core.Loading) {
	for def, m := range map[*core.OpDef]onBuffers{
		&testdialect.CreateTensorOpDef: {as: &testdialect.CreateMemrefOpDef},
		&testdialect.DummyTensorOpDef:  {as: &testdialect.DummyMemrefOpDef},
	} {
		bufferize.OpInterface.Attach(l, def.Name, func(*core.Operation) (bufferize.Op, bool) { return m, true })
	}
}

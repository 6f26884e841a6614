package flow

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// DestinationStyleOpInterface is implemented by operations whose results are made of some of their operands, each
// result of one.
type DestinationStyleOpInterface interface {
	AsOperation() *core.Operation
	// DpsInits returns the operands that results are made of.
	DpsInits() SuccessorOperands
}

// DestinationStyleOpInterfaceKey is the key of [DestinationStyleOpInterface].
var DestinationStyleOpInterfaceKey = core.OpInterface[DestinationStyleOpInterface]{Name: "DestinationStyleOpInterface",
	VerifyRegions: verifyDestinations}

// verifyDestinations checks that each tensor among the operands that results are made of has its result, of the same
// type.
func verifyDestinations(x DestinationStyleOpInterface, op *core.Operation, r *core.Reporter) bool {
	inits := x.DpsInits()
	var tensors []int
	for i := inits.Start; i < inits.Start+inits.N; i++ {
		t := op.Operand(i).Type()
		if query.IsTensor(t) {
			tensors = append(tensors, i)
			continue
		}
		switch t.(type) {
		case *core.MemRefType, *core.UnrankedMemRefType:
		default:
			return r.OpErrorf(op, "expected that operand #%d is a tensor or a memref", i).Fail()
		}
	}
	var results []*core.Value
	for _, v := range op.ResultList() {
		if query.IsTensor(v.Type()) {
			results = append(results, v)
		}
	}
	if len(tensors) != len(results) {
		return r.OpErrorf(op, "expected the number of tensor results (%d) to be equal to the number of output tensors (%d)",
			len(results), len(tensors)).Fail()
	}
	for k, i := range tensors {
		if want, got := op.Operand(i).Type(), results[k].Type(); want != got {
			return r.OpErrorf(op, "expected type of operand #%d ('%s') to match type of corresponding result ('%s')", i,
				core.TypeString(want), core.TypeString(got)).Fail()
		}
	}
	return true
}

package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/linalg"
)

// Structured operations whose maps and iterators are attributes like others, which only the interfaces of linalg check.

// DpsInitsLinalgLike returns the outputs.
func (hooks) DpsInitsLinalgLike(op *core.Operation) flow.SuccessorOperands {
	return flow.GroupOperands(op, 1)
}

// IndexingMapsLinalgLike are those of the attribute.
func (hooks) IndexingMapsLinalgLike(op *core.Operation) []*affine.Map {
	list, _ := op.Attr("indexing_maps").(*core.ArrayAttr)
	if list == nil {
		return nil
	}
	var maps []*affine.Map
	for _, a := range list.Elems() {
		if m, ok := a.(*core.AffineMapAttr); ok {
			maps = append(maps, m.Value())
		}
	}
	return maps
}

// IteratorTypesLinalgLike are those of the attribute; a loop whose iterator is something else counts as parallel.
func (hooks) IteratorTypesLinalgLike(op *core.Operation) []linalg.IteratorType {
	list, _ := op.Attr("iterator_types").(*core.ArrayAttr)
	if list == nil {
		return nil
	}
	kinds := make([]linalg.IteratorType, list.Len())
	for i, a := range list.Elems() {
		if k, ok := a.(*IteratorTypeAttr); ok {
			kinds[i] = linalg.IteratorType(k.Value())
		}
	}
	return kinds
}

// needsSM is what an operation asks of the processor.
type needsSM struct {
	since    int
	specific []int
}

// RequiredSM implements nvvm's RequiresSM.
func (n needsSM) RequiredSM() (since int, specific []int) { return n.since, n.specific }

// needed are the processors that operations need.
var needed = map[string]needsSM{
	"test.nvvm_requires_sm_80":             {since: 80},
	"test.nvvm_requires_sm_90a":            {specific: []int{90}},
	"test.nvvm_requires_sm_90a_or_sm_100a": {specific: []int{90, 100}},
}

package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/vector"
)

// contraction makes a vector.contract of a named contraction, whose operands are read in the order of the memory.
func (s *state) contraction() ([]*core.Value, bool) {
	body := s.op.Region(0).Entry()
	_, ops := MatchReduction(body, body.Arg(s.inputs))
	if len(ops) != 1 || len(s.maps) != 3 {
		return nil, false
	}
	kind, ok := combiner(ops[0])
	if !ok || slices.Contains(affine.UnusedDims(s.maps[0], s.maps[1]), true) {
		return nil, false // vector.contract does not broadcast
	}
	b, c := &s.rw.Builder, s.op.Context()
	var operands []*core.Value
	maps := make([]core.Attribute, len(s.maps))
	for i, m := range s.maps {
		maps[i] = c.AffineMap(m)
		v := s.op.Operand(i)
		elem := core.ElementTypeOrSelf(v.Type())
		operands = append(operands, readVector(s.rw, v, s.vectorType(elem, m), zeroOf(b, elem), false))
	}
	kinds := make([]core.Attribute, len(s.kinds))
	for i, k := range s.kinds {
		to := vector.IteratorTypeParallel
		if k != linalg.IteratorTypeParallel {
			to = vector.IteratorTypeReduction
		}
		kinds[i] = vector.GetIteratorTypeAttr(c, to)
	}
	op := vector.Contraction{ResultType: operands[2].Type(), Lhs: operands[0], Rhs: operands[1], Acc: operands[2],
		IndexingMaps: c.Array(maps...), IteratorTypes: c.Array(kinds...), Kind: kind}.Build(b).Op
	by := s.masked(op, nil)
	return writeVector(s.rw, by.Result(0), s.op.Operand(2), nil, false).ResultList(), true
}

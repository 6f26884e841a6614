package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/linalg"
)

// Maps returns the indexing maps of an operation that implements LinalgOp, one for each operand when the operation is
// valid. It returns nil for other operations.
func Maps(op *core.Operation) []*affine.Map {
	if x, ok := linalg.LinalgOpKey.Of(op); ok {
		return x.IndexingMaps()
	}
	return nil
}

// Iterators returns the kinds of the loops of an operation that implements LinalgOp, and nil for other operations.
func Iterators(op *core.Operation) []linalg.IteratorType {
	if x, ok := linalg.LinalgOpKey.Of(op); ok {
		return x.IteratorTypes()
	}
	return nil
}

// shortName returns the name of an operation without the dialect's.
func shortName(op *core.Operation) string { return op.Name()[len("linalg."):] }

// mapList returns the maps of an array attribute.
func mapList(a core.Attribute) []*affine.Map {
	list, ok := a.(*core.ArrayAttr)
	if !ok {
		return nil
	}
	var out []*affine.Map
	for _, e := range list.Elems() {
		if m, ok := e.(*core.AffineMapAttr); ok {
			out = append(out, m.Value())
		}
	}
	return out
}

// MapsAttr returns the array attribute of maps.
func MapsAttr(c *core.Context, maps []*affine.Map) *core.ArrayAttr {
	elems := make([]core.Attribute, len(maps))
	for i, m := range maps {
		elems[i] = c.AffineMap(m)
	}
	return c.Array(elems...)
}

// indexingMapsSlot returns the attribute indexing_maps, or its default, or nil for an operation that has none.
func indexingMapsSlot(op *core.Operation) core.Attribute {
	if i := op.Info().SlotIndex("indexing_maps"); i >= 0 {
		return op.SlotOrDefault(i)
	}
	return nil
}

// IndexingMapsStructured takes the maps from the attribute, or makes them for what the operation is.
func (Hooks) IndexingMapsStructured(op *core.Operation) []*affine.Map {
	if a := indexingMapsSlot(op); a != nil {
		return mapList(a)
	}
	if n := lookupNamed(shortName(op)); n != nil {
		if a := op.DiscardableAttr(memoized); a != nil {
			return mapList(a)
		}
		return n.mapsWith(window(op, "strides"), window(op, "dilations"))
	}
	rank := initRank(op)
	id := affine.IdentityMap(rank)
	switch op.Name() {
	case linalg.MapDef.Name:
		return slices.Repeat([]*affine.Map{id}, op.NumOperands())
	case linalg.ReduceDef.Name:
		v := core.Must(linalg.AsReduceOp(op))
		id = affine.IdentityMap(inputRank(op))
		out := slices.Repeat([]*affine.Map{id}, numInputs(op))
		return append(out, slices.Repeat([]*affine.Map{dropDims(id, v.Dimensions())}, numInits(op))...)
	case linalg.TransposeDef.Name:
		v := core.Must(linalg.AsTransposeOp(op))
		if rank == 0 { // there is no map of a permutation of nothing
			return []*affine.Map{id, id}
		}
		return []*affine.Map{affine.PermutationMap(ints(v.Permutation())...).InversePermutation(), id}
	case linalg.BroadcastDef.Name:
		v := core.Must(linalg.AsBroadcastOp(op))
		return []*affine.Map{dropDims(id, v.Dimensions()), id}
	}
	// Scalars have no place in the iteration space.
	out := make([]*affine.Map, op.NumOperands())
	for i, v := range op.Operands() {
		if out[i] = id; len(shapeOf(v.Type())) == 0 {
			out[i] = affine.NewMap(rank, 0)
		}
	}
	return out
}

// dropDims returns an identity map without some of its results.
func dropDims(id *affine.Map, dims []int64) *affine.Map {
	return affine.FilteredIdentityMap(id.NumDims(), func(pos int) bool { return !slices.Contains(dims, int64(pos)) })
}

func ints(list []int64) []int {
	out := make([]int, len(list))
	for i, v := range list {
		out[i] = int(v)
	}
	return out
}

// window returns the elements of the attribute strides or dilations.
func window(op *core.Operation, name string) []int64 {
	i := op.Info().SlotIndex(name)
	if i < 0 {
		return nil
	}
	d, ok := op.SlotOrDefault(i).(*core.DenseElementsAttr)
	if !ok {
		return nil
	}
	var out []int64
	for k := range d.NumElements() {
		out = append(out, d.Int(k).Int64())
	}
	return out
}

// initRank returns the rank of the first output.
func initRank(op *core.Operation) int {
	if n := numInputs(op); n < op.NumOperands() {
		return len(shapeOf(op.Operand(n).Type()))
	}
	return 0
}

// inputRank returns the rank of the first operand.
func inputRank(op *core.Operation) int {
	if op.NumOperands() > 0 {
		return len(shapeOf(op.Operand(0).Type()))
	}
	return 0
}

// IteratorTypesStructured takes the kinds of loops from the attribute, or makes them for what the operation is.
func (Hooks) IteratorTypesStructured(op *core.Operation) []linalg.IteratorType {
	switch op.Name() {
	case linalg.GenericDef.Name:
		v := core.Must(linalg.AsGenericOp(op))
		var out []linalg.IteratorType
		for _, e := range v.IteratorTypesAttr().Elems() {
			if a, ok := e.(*linalg.IteratorTypeAttr); ok {
				out = append(out, a.Value())
			}
		}
		return out
	case linalg.MatmulDef.Name:
		return loopsOf("ppr")
	case linalg.BatchMatmulDef.Name:
		return loopsOf("pppr")
	case linalg.BatchReduceMatmulDef.Name:
		return loopsOf("rppr")
	case linalg.ContractDef.Name:
		maps := mapList(indexingMapsSlot(op))
		if len(maps) == 0 {
			return nil
		}
		last := maps[len(maps)-1]
		out := make([]linalg.IteratorType, last.NumDims())
		for i := range out {
			if !last.IsFunctionOfDim(i) {
				out[i] = linalg.IteratorTypeReduction
			}
		}
		return out
	case linalg.ReduceDef.Name:
		v := core.Must(linalg.AsReduceOp(op))
		out := make([]linalg.IteratorType, inputRank(op))
		for _, d := range v.Dimensions() {
			if 0 <= d && d < int64(len(out)) {
				out[d] = linalg.IteratorTypeReduction
			}
		}
		return out
	}
	if n := lookupNamed(shortName(op)); n != nil {
		return loopsOf(n.loops)
	}
	return make([]linalg.IteratorType, initRank(op))
}

// loopsOf reads a string of p and r.
func loopsOf(text string) []linalg.IteratorType {
	out := make([]linalg.IteratorType, len(text))
	for i := range text {
		if text[i] == 'r' {
			out[i] = linalg.IteratorTypeReduction
		}
	}
	return out
}

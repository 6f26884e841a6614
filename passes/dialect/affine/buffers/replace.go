package buffers

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
)

// Remap says how an element of one memory is found in another one.
type Remap struct {
	// ExtraIndices are subscripts before the others.
	ExtraIndices []*core.Value
	// Map computes the other subscripts of ExtraOperands, the old subscripts and Symbols; nil keeps the old subscripts.
	Map                    *affine.Map
	ExtraOperands, Symbols []*core.Value
	// Only, unless nil, chooses the operations that are changed.
	Only func(op *core.Operation) bool
	// Others allows uses by operations that do not access the memory themselves but can do with another layout. Deallocs
	// makes them, but not memref.dealloc, which stays as it is otherwise, take part.
	Others, Deallocs bool
}

// ReplaceUses makes operations use the memory by instead of old. It returns false and changes nothing when an operation
// uses the memory otherwise than r allows. The algorithm is upstream's replaceAllMemRefUsesWith.
func ReplaceUses(old, by *core.Value, r Remap) bool {
	if !r.fits(old, by) {
		return false
	}
	var users []*core.Operation
	for op := range old.Users() {
		if r.Only != nil && !r.Only(op) || op.Is(&memref.DeallocDef) && !r.Deallocs || slices.Contains(users, op) {
			continue
		}
		if _, ok := gen.AffineMapAccessInterfaceKey.Of(op); !ok && (!r.Others || !op.Has(core.TraitMemRefsNormalizable)) {
			return false
		}
		if _, ok := mapOf(op, old); ok && countUses(op, old) > 1 {
			return false
		}
		users = append(users, op)
	}
	for _, op := range users {
		r.replaceIn(op, old, by)
	}
	return true
}

// fits reports whether the numbers of operands and results of the map are right.
func (r Remap) fits(old, by *core.Value) bool {
	before, okB := old.Type().(*core.MemRefType)
	after, okA := by.Type().(*core.MemRefType)
	if !okB || !okA {
		return false
	}
	n := len(before.Shape())
	if r.Map != nil {
		if r.Map.NumSymbols() != len(r.Symbols) || r.Map.NumInputs() != len(r.ExtraOperands)+n+len(r.Symbols) {
			return false
		}
		n = r.Map.NumResults()
	}
	return n+len(r.ExtraIndices) == len(after.Shape())
}

func countUses(op *core.Operation, v *core.Value) (n int) {
	for _, o := range op.Operands() {
		if o == v {
			n++
		}
	}
	return n
}

// mapOf returns the map through which an operation accesses memory; that of memref.load and memref.store is the
// identity.
func mapOf(op *core.Operation, v *core.Value) (*affine.Map, bool) {
	if a, ok := gen.AffineMapAccessInterfaceKey.Of(op); ok {
		if m := a.AffineMapOf(v); m != nil {
			return m.Value(), true
		}
		return nil, false
	}
	if op.Is(&memref.LoadDef) || op.Is(&memref.StoreDef) {
		return affine.IdentityMap(len(v.Type().(*core.MemRefType).Shape())), true
	}
	return nil, false
}

// mapName returns the name of the attribute with the map of the memory that is operand pos.
func mapName(op *core.Operation, pos int) string {
	switch {
	case op.Is(&gen.DmaWaitDef):
		return "tag_map"
	case !op.Is(&gen.DmaStartDef):
		return "map"
	case pos == 0:
		return "src_map"
	}
	if m, ok := op.Attr("src_map").(*core.AffineMapAttr); ok && pos == 1+m.Value().NumInputs() {
		return "dst_map"
	}
	return "tag_map"
}

// replaceIn makes one operation use another memory.
func (r Remap) replaceIn(op *core.Operation, old, by *core.Value) {
	m, ok := mapOf(op, old)
	if !ok {
		for i, v := range op.Operands() {
			if v == old {
				op.SetOperand(i, by)
			}
		}
		return
	}
	operands := op.OperandList(0, op.NumOperands())
	pos := slices.Index(operands, old)
	end := pos + 1 + m.NumInputs()
	b := core.BuilderBefore(op)
	subscripts, map_ := r.subscripts(b, m, operands[pos+1:end])

	_, affineAccess := gen.AffineMapAccessInterfaceKey.Of(op)
	if !affineAccess {
		subscripts = appliedEach(b, map_, subscripts)
	}
	out := append(slices.Clone(operands[:pos]), by)
	out = append(append(out, subscripts...), operands[end:]...)
	c := op.Clone(nil)
	c.SetOperands(out)
	if affineAccess {
		c.SetAttr(mapName(op, pos), op.Context().AffineMap(map_))
	}
	b.Insert(c)
	op.ReplaceAllUsesWith(c.ResultList())
	op.Erase()
}

// appliedEach makes an affine.apply of each result of a map.
func appliedEach(b *core.Builder, m *affine.Map, operands []*core.Value) (out []*core.Value) {
	for _, e := range m.Results() {
		out = append(out, gen.NewApply(b, operands, b.Context().AffineMap(affine.NewMap(m.NumDims(), m.NumSymbols(), e))).Op.Result(0))
	}
	return out
}

// subscripts returns the map and operands of an access with the subscripts that a map computes. It leaves behind
// affine.apply that are not used any more, as upstream does.
func (r Remap) subscripts(b *core.Builder, m *affine.Map, operands []*core.Value) ([]*core.Value, *affine.Map) {
	var applied []*core.Value
	each := func(m *affine.Map, operands []*core.Value) []*core.Value {
		out := appliedEach(b, m, operands)
		applied = append(applied, out...)
		return out
	}
	vals := operands
	if !m.Equal(affine.IdentityMap(m.NumDims())) {
		vals = each(m, operands)
	}
	vals = append(append(slices.Clone(r.ExtraOperands), vals...), r.Symbols...)
	if r.Map != nil && !r.Map.Equal(affine.IdentityMap(r.Map.NumDims())) {
		vals = each(r.Map, vals)
	}
	vals = append(slices.Clone(r.ExtraIndices), vals...)
	composed, out := affinedefs.Compose(affine.IdentityMap(len(vals)), vals)
	composed, out = affinedefs.CanonicalMap(affine.SimplifyMap(composed), out)
	for _, v := range applied {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
	return out, composed
}

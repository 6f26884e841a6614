package dependence

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// Access is one access to memory through an affine map. The zero Access is none.
type Access struct {
	Op      *core.Operation
	MemRef  *core.Value
	Map     *affine.Map
	Indices []*core.Value
	IsStore bool
}

// AccessOf returns the access of an operation that reads or writes memory through an affine map.
func AccessOf(op *core.Operation) (Access, bool) {
	a := Access{Op: op}
	if r, ok := gen.AffineReadOpInterfaceKey.Of(op); ok {
		a.MemRef, a.Indices = r.ReadMemRef(), r.ReadOperands()
	} else if w, ok := gen.AffineWriteOpInterfaceKey.Of(op); ok {
		a.MemRef, a.Indices, a.IsStore = w.WrittenMemRef(), w.WriteOperands(), true
	} else {
		return Access{}, false
	}
	m, ok := gen.AffineMapAccessInterfaceKey.Of(op)
	if !ok || m.AffineMapOf(a.MemRef) == nil {
		return Access{}, false
	}
	a.Map = m.AffineMapOf(a.MemRef).Value()
	return a, true
}

// IsRead reports whether an operation reads memory through an affine map.
func IsRead(op *core.Operation) bool { _, ok := gen.AffineReadOpInterfaceKey.Of(op); return ok }

// IsWrite reports whether an operation writes memory through an affine map.
func IsWrite(op *core.Operation) bool { _, ok := gen.AffineWriteOpInterfaceKey.Of(op); return ok }

// Rank returns the rank of the memory.
func (a Access) Rank() int {
	t, _ := a.MemRef.Type().(*core.MemRefType)
	if t == nil {
		return 0
	}
	return len(t.Shape())
}

// Composed returns the subscripts as a map of values that no affine.apply computes, in canonical form.
func (a Access) Composed() (*affine.Map, []*core.Value) {
	m, operands := affinedefs.Compose(a.Map, a.Indices)
	return affinedefs.CanonicalMap(affine.SimplifyMap(m), operands)
}

// SameElement reports whether two accesses are known to be to the same element, in the same iterations.
func (a Access) SameElement(b Access) bool {
	if a.MemRef != b.MemRef {
		return false
	}
	am, ao := a.Composed()
	bm, bo := b.Composed()
	return SameSubscripts(am, ao, bm, bo)
}

// SameSubscripts reports whether maps of values, as [Access.Composed] returns them, are known to have the same results.
func SameSubscripts(a *affine.Map, aOperands []*core.Value, b *affine.Map, bOperands []*core.Value) bool {
	if a.NumResults() != b.NumResults() {
		return false
	}
	diff, _ := loops.Difference(a, aOperands, b, bOperands)
	for _, e := range diff.Results() {
		if v, ok := e.Value(); !ok || v != 0 {
			return false
		}
	}
	return true
}

// Relation returns the relation between iterations of the loops around the access, in the domain, and subscripts. It
// returns false for what is not supported.
func (a Access) Relation() (*presburger.Relation, bool) {
	domain, ok := IndexSet(Enclosing(a.Op))
	if !ok {
		return nil, false
	}
	m, operands := a.Composed()
	rel, ok := relationOf(m, operands)
	if !ok {
		return nil, false
	}
	for i := range domain.NumDims() {
		v := domain.Value(i)
		if at := rel.Find(v, i); at >= 0 && at < rel.Num(presburger.Domain) {
			rel.Swap(i, at)
			continue
		}
		rel.SetID(rel.Insert(presburger.Domain, i, 1), v)
	}
	d := domain.Relation
	d.Convert(presburger.Range, 0, d.Num(presburger.Range), presburger.Domain, 0)
	d.AppendVars(presburger.Range, m.NumResults())
	// A dimension of the map that is not an induction variable around the access cannot be related.
	if d.Num(presburger.Domain) != rel.Num(presburger.Domain) {
		return nil, false
	}
	d.AlignSymbols(rel)
	d.MergeLocals(rel)
	rel.Append(d)
	return rel, true
}

// relationOf returns the relation between the operands and the results of a map.
func relationOf(m *affine.Map, operands []*core.Value) (*presburger.Relation, bool) {
	sums, ok := flat.Flatten(m.NumDims(), m.NumSymbols(), m.Results())
	if !ok {
		return nil, false
	}
	rel := sums.Locals
	dims, n := m.NumDims(), m.NumResults()
	rel.AppendVars(presburger.Range, n)
	for i, row := range sums.Rows {
		eq := rel.ZeroRow()
		for j, c := range row {
			if j >= dims {
				j += n
			}
			eq[j] = presburger.Of(c)
		}
		eq[dims+i] = presburger.Of(-1)
		rel.AddEquality(eq)
	}
	rel.Convert(presburger.Range, 0, dims, presburger.Domain, 0)
	for i, v := range operands {
		if i >= dims {
			i += n
		}
		rel.SetID(i, v)
	}
	return rel, true
}

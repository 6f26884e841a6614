package rewrite

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// FoldRegions is the key of the dialect interface by which a dialect keeps constants inside its regions.
var FoldRegions = core.DialectInterface[FoldRegionsDialect]{Name: "DialectFoldInterface"}

// FoldRegionsDialect tells where constants may be hoisted to.
type FoldRegionsDialect interface {
	// ShouldMaterializeInto reports whether constants are to stay in the region, of an operation of the dialect.
	ShouldMaterializeInto(r *core.Region) bool
}

// Folder keeps the constants of each isolated region unique and at the top of its entry block. The placement follows
// upstream's OperationFolder, because it is observable.
type Folder struct {
	rw     *Rewriter
	scopes smallMap[*core.Region, *constScope]
	owned  smallMap[*core.Operation, []*core.Dialect] // constants made unique here, with the dialects that refer to them
	moves  int                                        // how often [Folder.InsertKnown] moved an operation or changed a location
}

// constScope are the constants of a region.
type constScope = smallMap[constKey, *core.Operation]

type constKey struct {
	dialect *core.Dialect
	value   core.Attribute
	typ     core.Type
}

// NewFolder returns a folder that changes IR through rw.
func NewFolder(rw *Rewriter) *Folder { return &Folder{rw: rw} }

// smallMap is a map that is mostly small: up to a number of entries, a list is searched. The zero value is empty.
type smallMap[K comparable, V any] struct {
	keys []K
	vals []V
	many map[K]V
}

// smallMapSize is how many entries a list holds.
const smallMapSize = 12

func (m *smallMap[K, V]) get(k K) (v V, ok bool) {
	if m.many != nil {
		v, ok = m.many[k]
		return v, ok
	}
	if i := slices.Index(m.keys, k); i >= 0 {
		return m.vals[i], true
	}
	return v, false
}

func (m *smallMap[K, V]) set(k K, v V) {
	if m.many == nil {
		if i := slices.Index(m.keys, k); i >= 0 {
			m.vals[i] = v
			return
		}
		if len(m.keys) < smallMapSize {
			m.keys, m.vals = append(m.keys, k), append(m.vals, v)
			return
		}
		m.many = make(map[K]V, 2*smallMapSize)
		for i, k := range m.keys {
			m.many[k] = m.vals[i]
		}
		m.keys, m.vals = nil, nil
	}
	m.many[k] = v
}

func (m *smallMap[K, V]) delete(k K) {
	if m.many != nil {
		delete(m.many, k)
		return
	}
	if i := slices.Index(m.keys, k); i >= 0 {
		m.keys, m.vals = slices.Delete(m.keys, i, i+1), slices.Delete(m.vals, i, i+1)
	}
}

// InsertionRegion returns the region that constants used in the block are put in.
func InsertionRegion(b *core.Block) *core.Region {
	for {
		r := b.Region()
		parent := r.Op()
		if parent.Has(core.TraitIsolatedFromAbove) || !parent.IsRegistered() || parent.Block() == nil {
			return r
		}
		if f, ok := FoldRegions.Of(parent.Context(), parent.Info().Dialect()); ok && f.ShouldMaterializeInto(r) {
			return r
		}
		b = parent.Block()
	}
}

func (f *Folder) isOwned(op *core.Operation) bool {
	_, ok := f.owned.get(op)
	return ok
}

// own notes that a dialect refers to a constant.
func (f *Folder) own(op *core.Operation, d *core.Dialect) {
	list, _ := f.owned.get(op)
	f.owned.set(op, append(list, d))
}

func (f *Folder) scope(r *core.Region) *constScope {
	s, ok := f.scopes.get(r)
	if !ok {
		s = new(constScope)
		f.scopes.set(r, s)
	}
	return s
}

// InsertKnown makes a constant operation known. It returns false when an equal constant existed and op was replaced by
// it and erased; otherwise op stays, moved to the top of its insertion region when needed.
func (f *Folder) InsertKnown(op *core.Operation, value core.Attribute) bool {
	block := op.Block()
	if f.isOwned(op) {
		if block.First() != op && !f.isOwned(op.Prev()) {
			f.moves++
			op.MoveBefore(block.First())
			op.SetLoc(core.Location{})
		}
		return true
	}
	region := InsertionRegion(block)
	scope := f.scope(region)
	key := constKey{op.Info().Dialect(), value, op.Result(0).Type()}
	if have, ok := scope.get(key); ok {
		f.rw.ReplaceOp(op, have.ResultList()...)
		f.moves++
		have.SetLoc(core.Location{})
		return false
	}
	entry := region.Entry()
	switch {
	case block != entry:
		f.moves++
		op.MoveBefore(entry.First())
		op.SetLoc(core.Location{})
	case entry.First() != op && !f.isOwned(op.Prev()): // within the block the location stays
		f.moves++
		op.MoveBefore(entry.First())
	}
	scope.set(key, op)
	f.own(op, op.Info().Dialect())
	return true
}

// GetOrCreate returns the value of a constant for use in the block, made by the dialect when it is not there yet; nil
// when the dialect cannot.
func (f *Folder) GetOrCreate(b *core.Block, d *core.Dialect, value core.Attribute, t core.Type) *core.Value {
	region := InsertionRegion(b)
	scope := f.scope(region)
	key := constKey{d, value, t}
	if have, ok := scope.get(key); ok {
		have.SetLoc(core.Location{})
		return have.Result(0)
	}
	entry := region.Entry()
	f.rw.Builder.SetStart(entry)
	op := Materialize(&f.rw.Builder, d, value, t, core.Location{})
	if op == nil {
		return nil
	}
	if made := op.Info().Dialect(); made != d {
		alt := constKey{made, value, t}
		if have, ok := scope.get(alt); ok {
			f.rw.EraseOp(op)
			have.SetLoc(core.Location{})
			scope.set(key, have)
			f.own(have, d)
			return have.Result(0)
		}
		scope.set(alt, op)
		f.own(op, made)
	}
	scope.set(key, op)
	f.own(op, d)
	return op.Result(0)
}

// Forget removes an operation that is about to be erased.
func (f *Folder) Forget(op *core.Operation) {
	dialects, ok := f.owned.get(op)
	if !ok {
		return
	}
	f.owned.delete(op)
	value := op.ConstantValue()
	scope := f.scope(InsertionRegion(op.Block()))
	for _, d := range dialects {
		scope.delete(constKey{d, value, op.Result(0).Type()})
	}
}

// Materialize asks a dialect for an operation with a constant value at the builder's insertion point; nil when it has
// none.
func Materialize(b *core.Builder, d *core.Dialect, value core.Attribute, t core.Type, l core.Location) *core.Operation {
	if d == nil || d.Def.MaterializeConstant == nil {
		return nil
	}
	return d.Def.MaterializeConstant(d.Hooks, b, value, t, l)
}

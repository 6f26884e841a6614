package rewrite

import "github.com/odsgen/ods/core"

// FoldRegions is the key of the dialect interface by which a dialect keeps constants inside its regions.
var FoldRegions = core.DialectInterface[FoldRegionsDialect]{Name: "DialectFoldInterface"}

// FoldRegionsDialect tells where constants may be hoisted to.
type FoldRegionsDialect interface {
	// ShouldMaterializeInto reports whether constants are to stay in the region, of an operation of the dialect.
	ShouldMaterializeInto(r *core.Region) bool
}

// Folder keeps the constants of each isolated region unique and at the top of its entry block. The placement follows upstream's
// OperationFolder, because it is observable.
type Folder struct {
	rw     *Rewriter
	scopes map[*core.Region]map[constKey]*core.Operation
	owned  map[*core.Operation][]*core.Dialect // constants made unique here, with the dialects that refer to them
}

type constKey struct {
	dialect *core.Dialect
	value   core.Attribute
	typ     core.Type
}

// NewFolder returns a folder that changes IR through rw.
func NewFolder(rw *Rewriter) *Folder {
	return &Folder{rw: rw, scopes: make(map[*core.Region]map[constKey]*core.Operation),
		owned: make(map[*core.Operation][]*core.Dialect)}
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
	_, ok := f.owned[op]
	return ok
}

// InsertKnown makes a constant operation known. It returns false when an equal constant existed and op was replaced by it and
// erased; otherwise op stays, moved to the top of its insertion region when needed.
func (f *Folder) InsertKnown(op *core.Operation, value core.Attribute) bool {
	block := op.Block()
	if f.isOwned(op) {
		if block.First() != op && !f.isOwned(op.Prev()) {
			op.MoveBefore(block.First())
			op.SetLoc(core.Location{})
		}
		return true
	}
	region := InsertionRegion(block)
	scope := f.scopes[region]
	if scope == nil {
		scope = make(map[constKey]*core.Operation)
		f.scopes[region] = scope
	}
	key := constKey{op.Info().Dialect(), value, op.Result(0).Type()}
	if have := scope[key]; have != nil {
		f.rw.ReplaceOp(op, have.ResultList()...)
		have.SetLoc(core.Location{})
		return false
	}
	entry := region.Entry()
	switch {
	case block != entry:
		op.MoveBefore(entry.First())
		op.SetLoc(core.Location{})
	case entry.First() != op && !f.isOwned(op.Prev()): // within the block the location stays
		op.MoveBefore(entry.First())
	}
	scope[key] = op
	f.owned[op] = append(f.owned[op], op.Info().Dialect())
	return true
}

// GetOrCreate returns the value of a constant for use in the block, made by the dialect when it is not there yet; nil when
// the dialect cannot.
func (f *Folder) GetOrCreate(b *core.Block, d *core.Dialect, value core.Attribute, t core.Type) *core.Value {
	region := InsertionRegion(b)
	scope := f.scopes[region]
	if scope == nil {
		scope = make(map[constKey]*core.Operation)
		f.scopes[region] = scope
	}
	key := constKey{d, value, t}
	if have := scope[key]; have != nil {
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
		if have := scope[alt]; have != nil {
			f.rw.EraseOp(op)
			have.SetLoc(core.Location{})
			scope[key] = have
			f.owned[have] = append(f.owned[have], d)
			return have.Result(0)
		}
		scope[alt] = op
		f.owned[op] = append(f.owned[op], made)
	}
	scope[key] = op
	f.owned[op] = append(f.owned[op], d)
	return op.Result(0)
}

// Forget removes an operation that is about to be erased.
func (f *Folder) Forget(op *core.Operation) {
	dialects, ok := f.owned[op]
	if !ok {
		return
	}
	delete(f.owned, op)
	value := core.ConstantOf(op)
	scope := f.scopes[InsertionRegion(op.Block())]
	for _, d := range dialects {
		delete(scope, constKey{d, value, op.Result(0).Type()})
	}
}

// Materialize asks a dialect for an operation with a constant value at the builder's insertion point; nil when it has none.
func Materialize(b *core.Builder, d *core.Dialect, value core.Attribute, t core.Type, l core.Location) *core.Operation {
	if d == nil || d.Def.MaterializeConstant == nil {
		return nil
	}
	return d.Def.MaterializeConstant(d.Hooks, b, value, t, l)
}

package conversion

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// Rewriter is what patterns change IR through during a conversion. Replaced operations, replaced values and erased
// blocks stay visible until the conversion has succeeded.
type Rewriter struct {
	rewrite.Rewriter
	d *driver
}

// Remapped returns what replaces the value, converted by the pattern's type converter; nil when it cannot be converted
// or became several values.
func (rw *Rewriter) Remapped(v *core.Value) *core.Value {
	l, ok := rw.d.remap(nil, "value", []*core.Value{v}, nil)
	if !ok || len(l[0]) != 1 {
		return nil
	}
	return l[0][0]
}

// RemappedAll is [Rewriter.Remapped] for several values; ok is false when one cannot be converted to exactly one.
func (rw *Rewriter) RemappedAll(vals []*core.Value) (out []*core.Value, ok bool) {
	l, ok := rw.d.remap(nil, "value", vals, nil)
	if !ok {
		return nil, false
	}
	for _, r := range l {
		if len(r) != 1 {
			return nil, false
		}
		out = append(out, r[0])
	}
	return out, true
}

// ReplaceValue replaces a block argument or result by any number of values, of whatever types.
func (rw *Rewriter) ReplaceValue(v *core.Value, by ...*core.Value) {
	rw.d.replaceValue(v, by, rw.d.types)
}

// ApplySignature replaces the block by one with the arguments that the signature says and returns that; the block
// itself when nothing changes. types, which may be nil, materializes conversions between old and new arguments.
func (rw *Rewriter) ApplySignature(b *core.Block, s *Signature, types *TypeConverter) *core.Block {
	return rw.d.applySignature(b, s, types)
}

// ConvertRegionTypes converts the arguments of all blocks of the region, those of the entry as the signature says when
// there is one. Blocks put into the region later in the same conversion are converted too. It returns the new entry
// block, and false when a type cannot be converted.
func (rw *Rewriter) ConvertRegionTypes(r *core.Region, types *TypeConverter, entry *Signature) (*core.Block, bool) {
	d := rw.d
	d.regionTypes[r] = types
	if r.IsEmpty() {
		return nil, true
	}
	first := r.Entry()
	for b := range r.Blocks() {
		if b == first {
			continue
		}
		s := types.BlockSignature(b)
		if s == nil {
			return nil, false
		}
		d.applySignature(b, s, types)
	}
	if entry == nil {
		if entry = types.BlockSignature(first); entry == nil {
			return nil, false
		}
	}
	return d.applySignature(first, entry, types), true
}

// Types returns the type converter of the pattern that runs, or nil.
func (rw *Rewriter) Types() *TypeConverter { return rw.d.types }

// Legalize makes one operation legal now rather than when its turn comes.
func (rw *Rewriter) Legalize(op *core.Operation) bool { return rw.d.legalize(op) }

// NoMatchf records why the pattern does not match and returns false.
func (rw *Rewriter) NoMatchf(op *core.Operation, format string, args ...any) bool {
	return rw.NoMatch(op, fmt.Sprintf(format, args...))
}

// The driver is the rewriter's listener and interceptor.
var (
	_ rewrite.Listener    = (*driver)(nil)
	_ rewrite.Interceptor = (*driver)(nil)
)

func (d *driver) log(c change) { d.changes = append(d.changes, c) }

// OpInserted implements [rewrite.Listener].
func (d *driver) OpInserted(op *core.Operation) {
	d.log(createdOp{op: op})
	d.made.ops = append(d.made.ops, op)
}

// BlockInserted implements [rewrite.Listener].
func (d *driver) BlockInserted(b *core.Block) {
	d.log(createdBlock{b: b})
	d.made.blocks = append(d.made.blocks, b)
}

// OpModified implements [rewrite.Listener].
func (d *driver) OpModified(*core.Operation) {}

// OpReplaced implements [rewrite.Listener].
func (d *driver) OpReplaced(*core.Operation, []*core.Value) {}

// OpErased implements [rewrite.Listener].
func (d *driver) OpErased(*core.Operation) {}

// BlockErased implements [rewrite.Listener].
func (d *driver) BlockErased(*core.Block) {}

// MatchFailure implements [rewrite.Listener].
func (d *driver) MatchFailure(op *core.Operation, reason string) { d.attempts.because(op, reason) }

// ReplaceOp implements [rewrite.Interceptor].
func (d *driver) ReplaceOp(op *core.Operation, vals [][]*core.Value) {
	if d.rw.Before() == op {
		d.rw.SetAfter(op)
	}
	for i, r := range op.Results() {
		if len(vals[i]) == 0 {
			d.dropResult(r)
			continue
		}
		d.setMapped([]*core.Value{r}, vals[i])
	}
	d.logReplaced(op)
}

// ReplaceOpBy implements [rewrite.Interceptor].
func (d *driver) ReplaceOpBy(op *core.Operation, vals []*core.Value) {
	if d.rw.Before() == op {
		d.rw.SetAfter(op)
	}
	for i := range op.NumResults() {
		r := op.Result(i)
		if vals[i] == nil {
			d.dropResult(r)
			continue
		}
		d.setMapped1(r, d.pool.copyOf(vals[i:i+1]))
	}
	d.logReplaced(op)
}

// dropResult notes that a result goes without a replacement: should something still need it, it is made out of nothing.
func (d *driver) dropResult(r *core.Value) {
	d.cast(castSource, after(r), r.Loc(), []*core.Value{r}, nil, []core.Type{r.Type()}, nil, d.types, false)
}

func (d *driver) logReplaced(op *core.Operation) {
	c := take(&d.pool.replaced)
	*c = replacedOp{op, d.types}
	d.log(c)
	d.markReplaced(op)
}

// EraseOp implements [rewrite.Interceptor].
func (d *driver) EraseOp(op *core.Operation) { d.ReplaceOp(op, make([][]*core.Value, op.NumResults())) }

func (d *driver) markReplaced(op *core.Operation) {
	if op.NumRegions() == 0 {
		d.setReplaced(op)
		return
	}
	op.Walk(d.setReplaced)
}

// EraseBlock implements [rewrite.Interceptor].
func (d *driver) EraseBlock(b *core.Block) {
	d.log(erasedBlock{b, b.Region(), b.Next()})
	b.Remove()
	for op := range b.Ops() {
		d.markReplaced(op)
	}
}

// Modify implements [rewrite.Interceptor].
func (d *driver) Modify(op *core.Operation, apply func()) {
	d.log(snapshot(op))
	apply()
	d.made.modified = append(d.made.modified, op)
}

// InlineBlockBefore implements [rewrite.Interceptor].
func (d *driver) InlineBlockBefore(source, dest *core.Block, before *core.Operation, args []*core.Value) {
	d.log(inlinedOps{from: source, to: dest, first: source.First(), last: source.Last()})
	for i, a := range source.Args() {
		d.replaceValue(a, []*core.Value{args[i]}, d.types)
	}
	if source.First() != nil {
		dest.Splice(before, source.First(), source.Last())
	}
	if p := d.rw.Save(); p.Block == source {
		d.rw.Restore(core.InsertionPoint{Block: dest, Before: p.Before})
	}
	d.EraseBlock(source)
}

// ReplaceAllUsesWith implements [rewrite.Interceptor].
func (d *driver) ReplaceAllUsesWith(v, w *core.Value) {
	if v != w {
		d.replaceValue(v, []*core.Value{w}, d.types)
	}
}

func (d *driver) replaceValue(v *core.Value, by []*core.Value, types *TypeConverter) {
	d.log(replacedArg{v, types})
	d.setMapped([]*core.Value{v}, by)
}

// MoveOp implements [rewrite.Interceptor].
func (d *driver) MoveOp(op *core.Operation, block *core.Block, before *core.Operation) {
	if op == before {
		return
	}
	d.log(movedOp{op: op, block: op.Block(), before: op.Next()})
	op.Remove()
	block.InsertBefore(op, before)
}

// MoveBlock implements [rewrite.Interceptor].
func (d *driver) MoveBlock(b *core.Block, region *core.Region, before *core.Block) {
	d.log(movedBlock{b: b, region: b.Region(), before: b.Next()})
	b.Remove()
	region.InsertBefore(b, before)
	d.made.blocks = append(d.made.blocks, b)
}

// SplitBlock implements [rewrite.Interceptor].
func (d *driver) SplitBlock(b *core.Block, op *core.Operation) (before, after *core.Block) {
	if op == nil {
		after = core.NewBlock(nil)
		b.Region().InsertBefore(after, b.Next())
		d.BlockInserted(after)
		return b, after
	}
	before, after = b.SplitShorter(op)
	d.log(&splitBlock{b: b, before: before, after: after})
	d.made.blocks = append(d.made.blocks, after)
	return before, after
}

func (d *driver) applySignature(b *core.Block, s *Signature, types *TypeConverter) *core.Block {
	if slices.Equal(b.ArgTypes(), s.types) {
		return b
	}
	locs := make([]core.Location, len(s.types))
	for i := range b.NumArgs() {
		m := s.inputs[i]
		for k := range m.n {
			locs[m.from+k] = b.ArgLoc(i)
		}
	}
	nb := core.NewBlock(s.types, locs...)
	b.Region().InsertBefore(nb, b.Next())
	d.log(createdBlock{b: nb}) // its arguments are what they should be: the operation around it need not become legal for it
	d.log(inlinedOps{from: b, to: nb, first: b.First(), last: b.Last()})
	if b.First() != nil {
		nb.Splice(nil, b.First(), b.Last())
	}
	b.ReplaceAllUsesWith(nb)
	for i, a := range b.Args() {
		switch m := s.inputs[i]; {
		case !m.mapped:
			p := core.InsertionPoint{Block: nb, Before: nb.First()}
			made := d.cast(castSource, p, b.ArgLoc(i), nil, nil, []core.Type{a.Type()}, nil, types, false)
			d.replaceValue(a, made, types)
		case m.values != nil:
			d.replaceValue(a, m.values, types)
		default:
			d.replaceValue(a, nb.Args()[m.from:m.from+m.n:m.from+m.n], types)
		}
	}
	if p := d.rw.Save(); p.Block == b { // the operations around the insertion point are in the new block now
		d.rw.Restore(core.InsertionPoint{Block: nb, Before: p.Before})
	}
	d.log(convertedBlock{old: b, fresh: nb})
	d.EraseBlock(b)
	return nb
}

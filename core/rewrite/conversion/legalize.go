package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// legalize makes an operation legal, by folding or by patterns, and reports whether it could.
func (d *driver) legalize(op *core.Operation) bool {
	if k := d.known.Get(op); k != nil && (k.replaced || k.ignored) {
		return true
	}
	l, recursive := d.nameData(op).of(op)
	if l == Legal {
		if recursive {
			op.Walk(func(o *core.Operation) {
				if o != op {
					d.setIgnored(o)
				}
			})
		}
		return true
	}
	if d.cfg.Folding == FoldBeforePatterns && d.fold(op) {
		return true
	}
	if d.applyPatterns(op) {
		return true
	}
	return d.cfg.Folding == FoldAfterPatterns && d.fold(op)
}

// fold replaces an operation by what it folds to, when that can be made legal.
func (d *driver) fold(op *core.Operation) bool {
	before, outer := d.state(), d.made
	defer func() { d.made.cut(outer) }()
	d.rw.SetBefore(op)
	d.rw.SetLoc(op.Loc())
	vals, consts, how := d.tryFold(op)
	switch how {
	case foldNone:
		return false
	case foldInPlace:
		return d.legalize(op)
	}
	d.rw.ReplaceOp(op, vals...)
	for _, c := range consts {
		if !d.legalize(c) {
			d.reset(before)
			return false
		}
	}
	return true
}

type foldOutcome uint8

const (
	foldNone foldOutcome = iota
	foldInPlace
	foldValues
)

// tryFold folds an operation, logging what the folder changes in it, and inserts the constants that the results need
// before it.
func (d *driver) tryFold(op *core.Operation) (vals []*core.Value, consts []*core.Operation, how foldOutcome) {
	if op.Has(core.TraitConstantLike) {
		return nil, nil, foldNone
	}
	was := &d.before
	was.take(op)
	f, settled := d.foldAll(op)
	if f.IsNone() || !settled {
		was.undo(d)
		return nil, nil, foldNone
	}
	if f.IsInPlace() {
		d.log(was.keep())
		return nil, nil, foldInPlace
	}
	results := f.Results()
	detached := core.NewBuilder(d.ctx)
	for i, r := range results {
		if r.Value != nil {
			vals = append(vals, r.Value)
			continue
		}
		c := rewrite.Materialize(detached, op.Info().Dialect(), r.Attr, op.Result(i).Type(), op.Loc())
		if c == nil {
			was.undo(d)
			return nil, nil, foldNone
		}
		consts = append(consts, c)
		vals = append(vals, c.Result(0))
	}
	d.log(was.keep())
	for _, c := range consts {
		d.rw.Insert(c)
	}
	return vals, consts, foldValues
}

// foldAll folds an operation again while that changes it in place only, so that what it is at the end is undone or kept
// as a whole. It is not settled when the folder would change it in place without end.
func (d *driver) foldAll(op *core.Operation) (f core.Fold, settled bool) {
	f = d.folder.Fold(op)
	for range rewrite.MaxFoldsInPlace {
		if !f.IsInPlace() {
			return f, true
		}
		next := d.folder.Fold(op)
		if next.IsNone() {
			return f, true
		}
		f = next
	}
	return f, !f.IsInPlace()
}

// applyPatterns tries the patterns for an operation until one leads to legal IR.
func (d *driver) applyPatterns(op *core.Operation) bool {
	before := d.state()
	for _, p := range d.nameData(op).patterns {
		if d.broken {
			return false
		}
		if !p.Bounded {
			if slices.Contains(d.applying, p) {
				d.attempts.skipped(op, p)
				continue
			}
			d.applying = append(d.applying, p)
		}
		d.rw.SetBefore(op)
		d.rw.SetLoc(op.Loc())
		d.attempts.begin(op, p)
		outer := d.made
		ok := d.match(p, op)
		if ok {
			if ok = d.legalizeMade(op, d.made.since(outer)); !ok {
				d.attempts.undone(op, p)
			}
		}
		d.made.cut(outer)
		if !p.Bounded {
			d.applying = d.applying[:len(d.applying)-1]
		}
		if !ok && d.cfg.NoRollback && !d.broken && d.hasChanged(before) {
			d.broken = true
			d.attempts.end()
			d.cfg.Report.OpEmitErrorf(op, "pattern '%s' failed on '%s' after it had changed the IR, which cannot be taken back without rollback",
				p.Name, op.Name()).Note(op.Loc(), "%s; allow rollback, or let the pattern check everything before it changes anything",
				&d.attempts.list[len(d.attempts.list)-1])
			return false
		}
		if ok {
			d.attempts.end()
			if d.cfg.Applied != nil {
				d.cfg.Applied(p)
			}
			return true
		}
		d.reset(before)
		d.attempts.end()
	}
	return false
}

// hasChanged reports whether there are changes since a state other than the driver's own casts.
func (d *driver) hasChanged(s state) bool {
	return slices.ContainsFunc(d.changes[s.changes:], func(c change) bool {
		_, isCast := c.(*madeCast)
		return !isCast
	})
}

// match calls a pattern's function with the operands that it expects.
func (d *driver) match(p *Pattern, op *core.Operation) bool {
	if p.Plain != nil {
		return p.Plain(op, &d.rw.Rewriter)
	}
	outer := d.types
	d.types = p.Types
	defer func() { d.types = outer }()
	loc := op.Loc()
	n := op.NumOperands()
	flat := d.pool.list(n)
	if p.MatchMulti == nil && d.remapOnes(op, flat) {
		return p.Match(op, flat, d.rw)
	}
	operands, ok := d.remap(op, "operand", op.OperandList(0, n), &loc)
	if !ok {
		return false
	}
	if p.MatchMulti != nil {
		return p.MatchMulti(op, operands, d.rw)
	}
	for i, vals := range operands {
		if len(vals) != 1 {
			d.attempts.because(op, "pattern '"+p.Name+"' does not support 1:N conversion")
			return false
		}
		flat[i] = vals[0]
	}
	return p.Match(op, flat, d.rw)
}

// legalizeMade makes legal what a pattern did: blocks that it moved or made elsewhere, operations that it changed,
// operations that it made.
func (d *driver) legalizeMade(op *core.Operation, m made) bool {
	return d.legalizeBlocks(op, m) && d.legalizeAll(m.modified) && d.legalizeAll(m.ops)
}

// fewOps are so few that comparing is faster than a map.
const fewOps = 16

func (d *driver) legalizeAll(ops []*core.Operation) bool {
	var done map[*core.Operation]bool
	if len(ops) > fewOps {
		done = make(map[*core.Operation]bool, len(ops))
	}
	for i, op := range ops {
		if done == nil {
			if slices.Contains(ops[:i], op) {
				continue
			}
		} else if done[op] {
			continue
		} else {
			done[op] = true
		}
		if !d.legalize(op) {
			d.attempts.culprit(op)
			return false
		}
	}
	return true
}

func (d *driver) legalizeBlocks(op *core.Operation, m made) bool {
	if len(m.blocks) == 0 {
		return true
	}
	var parents []*core.Operation
	done := make(map[*core.Block]bool, len(m.blocks))
	for _, b := range m.blocks {
		parent := b.ParentOp()
		if done[b] || parent == nil || parent == op || b.NumArgs() == 0 {
			continue
		}
		done[b] = true
		if types := d.regionTypes[b.Region()]; types != nil {
			s := types.BlockSignature(b)
			if s == nil {
				return false
			}
			d.applySignature(b, s, types)
			continue
		}
		if slices.Contains(m.ops, parent) || slices.Contains(parents, parent) {
			continue
		}
		parents = append(parents, parent)
		if !d.legalize(parent) && !d.mayBeUnknown(parent) {
			d.attempts.culprit(parent)
			return false
		}
	}
	return true
}

// mayBeUnknown reports whether a partial conversion leaves the operation as it is.
func (d *driver) mayBeUnknown(op *core.Operation) bool {
	l, _ := d.nameData(op).of(op)
	return d.mode == partial && l == Unknown
}

package core

import (
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/internal/fanout"
)

// VerifyOptions says how much to verify and with how many goroutines. The zero value verifies everything.
type VerifyOptions struct {
	// Workers is the number of goroutines that verify isolated operations; 0 and 1 mean the calling one alone. The
	// findings are the same whatever the number.
	Workers int
	// Shallow verifies the operation alone, nothing that is nested in it.
	Shallow bool
	// Except are operations directly in the regions of the operation that are not verified, nor what is nested in them.
	// They are there for those that refer to their symbols.
	Except map[*Operation]bool
}

// Verify checks the operation as upstream's verifier does and reports what is wrong in its order and words: the parts
// and attributes of each operation, its traits, declared constraints and hand-written verifiers, the structure of
// blocks, then isolation and dominance. Of the operations below one isolated from above only the first error is
// reported; operations isolated from above are verified after all others of their region, each on its own. It returns
// false when an error was found.
//
// A panic of a hook becomes an error at the operation that it looked at.
//
// The IR must not change meanwhile. With several workers, hooks run concurrently on different isolated operations.
func Verify(op *Operation, r *Reporter, o VerifyOptions) bool {
	if r.ctx != op.info.ctx {
		return r.Errorf(Location{}, "'%s' op belongs to another context than the reporter of its errors", op.Name()).Fail()
	}
	v := verifier{recursive: !o.Shallow, except: o.Except}
	if o.Workers > 1 {
		v.pool = fanout.NewPool(o.Workers)
	}
	return v.isolated(op, nil, r)
}

// verifier holds what one call of [Verify] shares.
type verifier struct {
	recursive bool
	except    map[*Operation]bool
	pool      *fanout.Pool // nil when the calling goroutine does everything
	users     symbolUsers
	units     unitList // units that are done with, for the memory in them
}

// unitList is a list of units that several goroutines use.
type unitList struct {
	mu   sync.Mutex
	free []*unit
}

// take returns a unit of the list, or nil.
func (l *unitList) take() *unit {
	l.mu.Lock()
	defer l.mu.Unlock()
	n := len(l.free)
	if n == 0 {
		return nil
	}
	u := l.free[n-1]
	l.free = l.free[:n-1]
	return u
}

func (l *unitList) put(u *unit) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.free = append(l.free, u)
}

// unit verifies one operation with what is nested in it and not isolated from above.
type unit struct {
	v    *verifier
	r    *Reporter
	root *Operation
	// slow is set when a use was met that the check on the way cannot prove to be inside the unit and dominated by its
	// definition. Only then the full checks run, which find the error that upstream would report.
	slow   bool
	open   []openBlock       // the blocks around the operation that is being verified, up to the unit's root
	levels map[*Region]int32 // index in open by region; only when there are many
	dom    DominanceInfo

	table       *Operation   // the symbol table around root
	users       []*Operation // operations whose references symbol tables have to check
	innerTables bool         // a symbol table other than root was met
}

// openBlock is a block and the operation in it that is being verified, or around that.
type openBlock struct {
	block *Block
	op    *Operation
}

// isolated verifies one unit: structure first, then dominance, because malformed structure makes dominance meaningless.
// table is the symbol table around the operation, nil when that is not verified.
func (v *verifier) isolated(op, table *Operation, r *Reporter) bool {
	u := v.units.take()
	if u == nil {
		u = &unit{v: v}
	}
	u.r, u.root, u.slow, u.open = r, op, !v.recursive, u.open[:0]
	u.table, u.users, u.innerTables = table, u.users[:0], false
	var ok bool
	if p := fanout.Catch(func() { ok = u.tree(op) && (!u.slow || u.dominance(op)) }); p != nil {
		u.panicked(p)
		return false // what the unit holds may be anything
	}
	v.users.add(u)
	clear(u.users)
	u.dom.reset()
	clear(u.levels)
	v.units.put(u)
	return ok
}

// panicked reports a bug of a hook, at the innermost operation that is being verified.
func (u *unit) panicked(p *fanout.Panic) {
	at := u.root
	for _, o := range u.open {
		if o.op != nil {
			at = o.op
		}
	}
	pos, line := u.r.ctx.Position(at.loc)
	u.r.Report(diag.Internal(pos, line, fmt.Sprintf("verifying '%s' panicked: %v", at.Name(), p), p.Stack))
}

// tree verifies the operation and everything below it in the unit; it stops at the first error.
func (u *unit) tree(op *Operation) bool {
	if !u.enter(op) {
		return false
	}
	if op.ext == nil || len(op.ext.regions) == 0 {
		return u.leave(op)
	}
	if u.v.recursive {
		for i := range op.ext.regions {
			for b := op.ext.regions[i].first; b != nil; b = b.next {
				if !u.block(b) {
					return false
				}
			}
		}
	}
	return u.leave(op)
}

func (u *unit) block(b *Block) bool {
	if !u.enterBlock(b) {
		return false
	}
	u.push(b)
	for op := b.first; op != nil; op = op.next {
		if u.v.except != nil && u.v.except[op] {
			continue
		}
		u.open[len(u.open)-1].op = op
		u.checkUses(op)
		if op.ext != nil && len(op.ext.regions) > 0 && op.Has(TraitIsolatedFromAbove) {
			continue
		}
		if !u.tree(op) {
			return false
		}
	}
	u.pop()
	return u.leaveBlock(b)
}

// enter checks everything about an operation that does not depend on what is nested in it.
func (u *unit) enter(op *Operation) bool {
	for i := range op.uses() {
		if op.uses()[i].value == nil {
			return u.r.OpEmitErrorf(op, "null operand found").Fail()
		}
	}
	if !u.contexts(op) {
		return false
	}
	if op.ext != nil && len(op.ext.discardable) > 0 && !u.discardable(op) {
		return false
	}
	if op.info.registered {
		p := op.info.verifyPlan()
		if !p.run(op, u.r) {
			return false
		}
		if p.symbolUser {
			u.users = append(u.users, op)
		}
	} else if SymbolUserOpInterfaceKey.In(op.info) {
		u.users = append(u.users, op)
	}
	if op.Has(TraitSymbolTable) && op != u.root {
		u.innerTables = true
	}
	if op.ext != nil && len(op.ext.regions) > 0 {
		return u.enterRegions(op)
	}
	return true
}

// discardable gives every dialect the attributes that its namespace prefixes.
func (u *unit) discardable(op *Operation) bool {
	c := op.Context()
	for _, a := range op.ext.discardable {
		d := c.attrDialect(a.Name)
		if d != nil && d.Def.VerifyOpAttr != nil && !d.Def.VerifyOpAttr(d.Hooks, op, a, u.r) {
			return false
		}
		if _, ok := SymbolUserAttrInterfaceKey.Of(a.Value); ok {
			u.users = append(u.users, op)
		}
	}
	return true
}

// attrDialect returns the loaded dialect that a prefixed attribute name belongs to, or nil.
func (c *Context) attrDialect(name string) *Dialect {
	for i := range len(name) {
		if name[i] == '.' {
			c.namesMu.RLock()
			defer c.namesMu.RUnlock()
			return c.loaded[name[:i]]
		}
	}
	return nil
}

func (u *unit) enterRegions(op *Operation) bool {
	for i := range op.ext.regions {
		rg := &op.ext.regions[i]
		if rg.first != rg.last && op.info.registered && regionKind(op, i) == RegionGraph {
			return u.r.OpErrorf(op, "expects graph region #%d to have 0 or 1 blocks", i).Fail()
		}
		if rg.first != nil && rg.first.HasPreds() {
			return u.r.Errorf(op.loc, "entry block of region may not have predecessors").Fail()
		}
	}
	return true
}

func (u *unit) enterBlock(b *Block) bool {
	if !u.argContexts(b) {
		return false
	}
	if b.first == nil {
		if mayLackTerminator(b) {
			return true
		}
		return u.r.Errorf(b.region.loc(), "empty block: expect at least a terminator").Fail()
	}
	n := uint32(0) // the operations are numbered on the way, for checkUses
	for op := b.first; op != nil; op = op.next {
		n++
		op.order = n
		if op.ext != nil && len(op.ext.successors) > 0 && op != b.last {
			return u.r.OpEmitErrorf(op, "operation with block successors must terminate its parent block").Fail()
		}
	}
	b.ordered = true
	return true
}

func (u *unit) leaveBlock(b *Block) bool {
	if b.last == nil {
		return true
	}
	for _, s := range b.last.Successors() {
		if s.region != b.region {
			return u.r.OpErrorf(b.last, "branching to block of a different region").Fail()
		}
	}
	if b.last.info.registered && !b.last.Has(TraitTerminator) && !mayLackTerminator(b) {
		return u.r.OpEmitErrorf(b.last, "block with no terminator, has %s", opTextForDiagnostic(b.last, true)).Fail()
	}
	return true
}

// mayLackTerminator reports whether the block is the only one of its region and the operation around it does not demand
// a terminator.
func mayLackTerminator(b *Block) bool {
	if b.region == nil {
		return true
	}
	if b.region.first != b.region.last {
		return false
	}
	op := b.region.op
	return op == nil || !op.info.registered || op.Has(TraitNoTerminator)
}

// loc returns the location of the operation that owns the region.
func (r *Region) loc() Location {
	if r.op == nil {
		return Location{}
	}
	return r.op.loc
}

// leave verifies the isolated operations below and then everything that depends on nested operations.
func (u *unit) leave(op *Operation) bool {
	if op.ext != nil && len(op.ext.regions) > 0 && u.v.recursive && !u.v.children(op, u.tableIn(op), u.r) {
		return false
	}
	if op.info.registered {
		return op.info.verifyPlan().runRegions(op, u)
	}
	return verifyUnregistered(op, u.r)
}

func verifyUnregistered(op *Operation, r *Reporter) bool {
	c := op.Context()
	d := op.info.dialect
	switch {
	case d == nil && c.AllowsUnregistered(), op.info.opaque:
		return true
	case d == nil:
		return r.OpErrorf(op, "created with unregistered dialect. If this is intended, please call "+
			"allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used").Fail()
	case !d.Def.AllowsUnknownOps:
		return r.OpEmitErrorf(op, "unregistered operation '%s' found in dialect ('%s') that does not allow unknown operations",
			op.Name(), d.Def.Name).Fail()
	}
	return true
}

// children verifies the isolated operations directly inside the regions of op, in parallel when workers are free. All
// of them are verified, whatever fails, and their findings arrive in the order of the operations.
func (v *verifier) children(op, table *Operation, r *Reporter) bool {
	var ops []*Operation
	bodies := 0 // operations with something to do inside: waking a goroutine for declarations costs more than they do
	for i := range op.ext.regions {
		for b := op.ext.regions[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				if o.ext != nil && len(o.ext.regions) > 0 && o.Has(TraitIsolatedFromAbove) && !v.except[o] {
					ops = append(ops, o)
					if o.ext.regions[0].first != nil {
						bodies++
					}
				}
			}
		}
	}
	if v.pool == nil || bodies < 2 {
		ok := true
		for _, o := range ops {
			ok = v.isolated(o, table, r) && ok
		}
		return ok
	}
	return v.parallel(ops, table, r)
}

// verifyBatch is the number of operations that a worker takes at a time; many are tiny.
const verifyBatch = 8

func (v *verifier) parallel(ops []*Operation, table *Operation, r *Reporter) bool {
	reports := make([]Reporter, (len(ops)+verifyBatch-1)/verifyBatch)
	var failed atomic.Bool
	v.pool.Each(0, len(reports), func(_, k int) {
		rep := &reports[k]
		rep.ctx, rep.OpNotes = r.ctx, r.OpNotes
		for _, o := range ops[k*verifyBatch : min((k+1)*verifyBatch, len(ops))] {
			if !v.isolated(o, table, rep) {
				failed.Store(true)
			}
		}
	}).Raise()
	for i := range reports {
		r.list = append(r.list, reports[i].list...)
	}
	return !failed.Load()
}

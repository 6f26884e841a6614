package conversion

import (
	"context"
	"maps"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// FoldingMode says when operations that are not legal are folded.
type FoldingMode uint8

// The folding modes.
const (
	FoldBeforePatterns FoldingMode = iota
	FoldAfterPatterns
	FoldNever
)

// Config controls a conversion. The zero value is upstream's default.
type Config struct {
	// Context stops the conversion when it is cancelled, as a failure without a message; nil never does.
	Context context.Context
	// Report takes the reason of a failure, with hints about the target and each pattern, see [core.Finding.Hint]; nil
	// discards it.
	Report *core.Reporter
	// Folding says when operations are folded.
	Folding FoldingMode
	// KeepCasts leaves casts that do not cancel each other as they are, instead of asking the type converters for a
	// materialization and failing when there is none.
	KeepCasts bool
	// NoRollback makes the changes for an operation final as soon as it is legal, instead of when the whole conversion has
	// succeeded. What the log holds stays small, and IR that was replaced is gone for the operations that follow. A failed
	// conversion leaves what it has done, and it is an error when a pattern fails after a change: patterns must look
	// before they change anything. Values that go from operation to operation pass through casts, which cancel each other
	// at the end.
	NoRollback bool
	// Listener is told about replaced and erased operations once the conversion has succeeded; may be nil.
	Listener rewrite.Listener
	// Unlegalized, when not nil, collects the operations that a partial conversion leaves although they are not known to
	// be legal.
	Unlegalized map[*core.Operation]bool
	// Applied is called after each successful application of a pattern; may be nil.
	Applied func(p *Pattern)
	// Unchanged is called when the conversion has succeeded and left everything as it was; may be nil.
	Unchanged func()
	// Parts lets the conversion of a module work on several parts of it at once; nil does not. It is ignored with
	// NoRollback, Listener, Unlegalized or Applied. A conversion that is cancelled leaves the parts converted that were
	// done, when no operation can be illegal for the target.
	Parts *Parts
}

// Partial converts the operations and everything nested in them as far as possible. It fails, with everything as it
// was, when an operation that the target calls illegal cannot be converted, and when a pattern or the target names one
// that its dialect does not define.
func Partial(ops []*core.Operation, t *Target, set *PatternSet, cfg Config) bool {
	return convert(ops, newLegalizer(t, set), cfg, partial)
}

// Full converts the operations and everything nested in them. It fails, with everything as it was, when an operation is
// left that is not legal.
func Full(ops []*core.Operation, t *Target, set *PatternSet, cfg Config) bool {
	return convert(ops, newLegalizer(t, set), cfg, full)
}

// Analyze returns the operations that are legal or could be converted, and changes nothing.
func Analyze(ops []*core.Operation, t *Target, set *PatternSet, cfg Config) map[*core.Operation]bool {
	l := newLegalizer(t, set)
	d := newDriver(ops, l, cfg, analysis)
	if d == nil || !checkNames(ops, l, cfg) {
		return nil
	}
	defer d.known.Release()
	d.legalizable = make(map[*core.Operation]bool)
	for _, op := range d.collect(ops) {
		d.convertOp(op)
	}
	d.undoTo(0)
	return d.legalizable
}

// mode is what a conversion makes of operations that cannot be made legal.
type mode uint8

const (
	partial  mode = iota // fails for those that the target calls illegal
	full                 // fails
	analysis             // goes on
)

// driver is one conversion.
type driver struct {
	rewrite.NoListener
	ctx      *core.Context
	cfg      Config
	mode     mode
	leg      *legalizer
	listener rewrite.Listener
	rw       *Rewriter

	marks
	names nameTable

	changes     []change
	pool        pool
	vals        mapping
	touched     []*core.Operation // without rollback, those whose first result is in the mapping
	casts       []*core.Operation // made by the driver, in order
	regionTypes map[*core.Region]*TypeConverter
	types       *TypeConverter // of the pattern that runs
	made        made           // by the patterns that run
	applying    []*Pattern     // patterns that must not be applied to their own results
	attempts    attempts
	folder      core.ConstFolder
	before      modifiedOp // how the operation that is folded was
	legalizable map[*core.Operation]bool
	todo        []*core.Operation // what is to be converted, in order
	broken      bool              // without rollback, a pattern has failed after a change
	changed     bool              // a change was committed
}

// made is what patterns did that has to be legalized. The lists are stacks: what a pattern did is above what the
// patterns around it did.
type made struct {
	ops, modified []*core.Operation
	blocks        []*core.Block
}

// since returns what was added to the lists since they were as in m.
func (m *made) since(old made) made {
	return made{m.ops[len(old.ops):], m.modified[len(old.modified):], m.blocks[len(old.blocks):]}
}

// cut takes that off again.
func (m *made) cut(old made) {
	m.ops, m.modified, m.blocks = m.ops[:len(old.ops)], m.modified[:len(old.modified)], m.blocks[:len(old.blocks)]
}

func newDriver(ops []*core.Operation, l *legalizer, cfg Config, m mode) *driver {
	if len(ops) == 0 {
		return nil
	}
	if cfg.Report == nil {
		cfg.Report = core.NewReporter(ops[0].Context())
	}
	d := &driver{ctx: ops[0].Context(), cfg: cfg, mode: m, leg: l, listener: cfg.Listener, names: nameTable{leg: l},
		regionTypes: make(map[*core.Region]*TypeConverter)}
	d.rw = &Rewriter{Rewriter: *rewrite.NewRewriter(d.ctx, d), d: d}
	d.rw.Intercept(d)
	return d
}

// checkNames reports roots of patterns and names of the target that a registered dialect does not define.
func checkNames(ops []*core.Operation, l *legalizer, cfg Config) bool {
	if len(ops) == 0 {
		return true
	}
	c, ok := ops[0].Context(), true
	fail := func(what string, err error) {
		ok = false
		if cfg.Report != nil {
			cfg.Report.OpErrorf(ops[0], "cannot be converted: %s: %s", what, err)
		}
	}
	for _, p := range l.set.list {
		if p.Root == "" {
			continue
		}
		if err := c.CheckOpName(p.Root); err != nil {
			fail("root of pattern '"+p.Name+"'", err)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(l.target.ops)) {
		if err := c.CheckOpName(name); err != nil {
			fail("target", err)
		}
	}
	return ok
}

func convert(ops []*core.Operation, l *legalizer, cfg Config, m mode) bool {
	if !checkNames(ops, l, cfg) {
		return false
	}
	if s := newSplit(ops, l, cfg, m); s != nil {
		return s.convert()
	}
	return convertWhole(ops, l, cfg, m)
}

// convertWhole is convert on one goroutine.
func convertWhole(ops []*core.Operation, l *legalizer, cfg Config, m mode) bool {
	d := newDriver(ops, l, cfg, m)
	if d == nil {
		return cfg.succeeded(false)
	}
	defer d.known.Release()
	if !d.convertAll(d.collect(ops)) {
		return false
	}
	d.commit()
	for op := range cfg.Unlegalized {
		if op.IsErased() {
			delete(cfg.Unlegalized, op)
		}
	}
	return d.finishCasts() && cfg.succeeded(d.changed)
}

// succeeded ends a conversion that has succeeded.
func (c *Config) succeeded(changed bool) bool {
	if !changed && c.Unchanged != nil {
		c.Unchanged()
	}
	return true
}

// convertAll makes the operations legal one after the other. When it fails, everything is as it was.
func (d *driver) convertAll(list []*core.Operation) bool {
	for i, op := range list {
		if op.IsErased() { // below an operation that was replaced for good
			continue
		}
		if i%opsBetweenChecks == 0 && d.stopped() || !d.convertOp(op) || d.broken {
			d.undoTo(0)
			return false
		}
		if d.cfg.NoRollback {
			d.commit()
			d.forget()
		}
	}
	return true
}

// opsBetweenChecks is how many operations are converted between two looks at the context.
const opsBetweenChecks = 256

// stopped reports whether the conversion's context was cancelled.
func (d *driver) stopped() bool { return d.cfg.Context != nil && d.cfg.Context.Err() != nil }

// forget drops the log of changes that are made for good, and what it has made of values: as upstream in this mode,
// each operation gets casts of its own.
func (d *driver) forget() {
	clear(d.changes)
	d.changes = d.changes[:0]
	for _, op := range d.replaced {
		if k := d.known.Get(op); k != nil {
			k.replaced = false
		}
	}
	d.replaced = d.replaced[:0]
	d.forgetMapped()
}

// recycle makes the driver ready for another conversion with the same target and patterns. What it has collected is
// forgotten, the memory kept.
func (d *driver) recycle() {
	d.known.Reset()
	d.vals = mapping{}
	clear(d.regionTypes)
	d.changes, d.todo, d.touched, d.casts = emptied(d.changes), emptied(d.todo), emptied(d.touched), emptied(d.casts)
	d.replaced, d.ignored = emptied(d.replaced), emptied(d.ignored)
	d.broken, d.changed = false, false
}

// emptied returns a list without elements in the memory of another one.
func emptied[T any](list []T) []T {
	clear(list)
	return list[:0]
}

// convertOp makes one operation legal, or decides whether it matters that this cannot be done.
func (d *driver) convertOp(op *core.Operation) bool {
	d.attempts.start()
	if !d.legalize(op) {
		return d.mayStay(op)
	}
	if d.legalizable != nil {
		d.legalizable[op] = true
	}
	return true
}

// mayStay reports whether an operation that cannot be made legal may be left, with an error when it may not.
func (d *driver) mayStay(op *core.Operation) bool {
	switch d.mode {
	case full:
		d.fail(op, "failed to legalize operation '%s'", op.Name())
		return false
	case partial:
		if l, _ := d.nameData(op).of(op); l == Illegal {
			d.fail(op, "failed to legalize operation '%s' that was explicitly marked illegal", op.Name())
			return false
		}
		if d.cfg.Unlegalized != nil {
			d.cfg.Unlegalized[op] = true
		}
	}
	return true
}

// commit makes all delayed changes. Commits may add casts, which are changes too.
func (d *driver) commit() {
	d.changed = d.changed || len(d.changes) > 0
	for i := 0; i < len(d.changes); i++ {
		d.changes[i].commit(d)
	}
	for _, c := range d.changes {
		c.cleanup(d)
	}
}

package conversion

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/odsgen/ods/core"
)

// Parts lets a conversion of a module work on several parts of it at once, with the same result. A part is a run of
// operations directly inside the module or one nested in it; while it is worked on, it is in a module of its own that
// stands in its place.
//
// Whoever gives Parts promises that target and patterns look at and change only what is in the operation directly
// inside a module that the root is in, and what they put next to that. Patterns that go further have [Pattern.Outside].
// One that finds that out when it runs, or has to report something, does so to the reporter that its part was given:
// what the part did is taken back then, and done again without parts, where everything is in its place and every
// finding comes in order.
type Parts struct {
	// Parallel calls f for each number below n, perhaps from several goroutines.
	Parallel func(n int, f func(i int))
	// New returns a target and patterns like those of the conversion, which one goroutine at a time uses. What they find
	// to report goes to r.
	New func(r *core.Reporter) (*Target, *PatternSet)
}

// From fewestForParts operations directly inside modules on, they are divided, into at most mostParts.
const (
	fewestForParts = 8
	mostParts      = 64
)

// split is a conversion in parts.
type split struct {
	cfg   Config
	leg   *legalizer // of what is done without parts
	mode  mode
	ready bool // what a part has done needs no other part's success
	root  *core.Operation
	items []splitItem // in order
	parts []*part
	stop  atomic.Bool // the parts fail together, and one has

	mu            sync.Mutex
	workers, free []*partWorker
}

// splitItem is an operation around parts, or a part.
type splitItem struct {
	op   *core.Operation
	part *part
}

// part is a run of operations.
type part struct {
	ops     []*core.Operation
	module  *core.Operation // which holds them meanwhile
	d       *driver         // what is to be committed
	again   bool            // has to be done without parts
	changed bool            // something was
	failed  *core.Reporter  // why casts that are left cannot be resolved
}

// partWorker is what a goroutine needs to work on parts.
type partWorker struct {
	leg    *legalizer
	report *core.Reporter
	parts  []*part // that it has worked on
	d      *driver // to be used again
}

// newSplit divides a module; it returns nil when that is not allowed or not worth it.
func newSplit(ops []*core.Operation, l *legalizer, cfg Config, m mode) *split {
	if cfg.Parts == nil || cfg.NoRollback || cfg.Listener != nil || cfg.Applied != nil || cfg.Unlegalized != nil || len(ops) != 1 {
		return nil
	}
	s := &split{cfg: cfg, leg: l, mode: m, ready: m == partial && !l.target.mayForbid(), root: ops[0]}
	n := s.count(s.root)
	if n < fewestForParts {
		return nil
	}
	s.divide(s.root, max(1, (n+mostParts-1)/mostParts))
	return s
}

// count returns how many operations that are not modules are directly inside the module and those nested in it, and a
// negative number when something speaks against doing them apart.
func (s *split) count(module *core.Operation) int {
	if !module.Is(&core.ModuleDef) || !module.Region(0).HasOneBlock() || !s.leaves(module) {
		return -1
	}
	n := 0
	for op := module.Region(0).Entry().First(); op != nil; op = op.Next() {
		switch {
		case op.NumResults() > 0 || !op.IsRegistered():
			return -1
		case op.Is(&core.ModuleDef):
			k := s.count(op)
			if k < 0 {
				return k
			}
			n += k
		default:
			n++
		}
	}
	return n
}

// leaves reports whether the conversion leaves a module as it is and goes on inside.
func (s *split) leaves(module *core.Operation) bool {
	l, recursive := s.leg.target.Of(module)
	return !recursive && (l == Legal || l == Unknown && s.mode == partial && len(s.leg.patterns(module.Name())) == 0)
}

// divide lists what is in a module, at most size operations to a part.
func (s *split) divide(module *core.Operation, size int) {
	s.items = append(s.items, splitItem{op: module})
	var p *part
	for op := range module.Region(0).Entry().Ops() {
		if op.Is(&core.ModuleDef) {
			s.divide(op, size)
			p = nil
			continue
		}
		if p == nil || len(p.ops) == size {
			p = new(part)
			s.parts = append(s.parts, p)
			s.items = append(s.items, splitItem{part: p})
		}
		p.ops = append(p.ops, op)
	}
}

// detach moves the operations into a module of their own, which takes their place.
func (p *part) detach() {
	first, last := p.ops[0], p.ops[len(p.ops)-1]
	b := first.Block()
	p.module = core.NewModule(first.Context(), b.ParentOp().Loc())
	b.InsertBefore(p.module, first)
	p.module.Region(0).Entry().Splice(nil, first, last)
}

// attach moves back what is there now.
func (p *part) attach() {
	if p.module != nil {
		from := p.module.Region(0).Entry()
		p.module.Block().Splice(p.module, from.First(), nil)
		p.module.Erase()
		p.module = nil
	}
}

// convert does all of it.
func (s *split) convert() bool {
	if !s.convertParts() {
		return convertWhole([]*core.Operation{s.root}, s.leg, s.cfg, s.mode)
	}
	d := newDriver([]*core.Operation{s.root}, s.leg, s.cfg, s.mode)
	defer d.known.Release()
	var rest []*core.Operation
	for _, i := range s.items {
		switch {
		case i.op != nil:
			rest = append(rest, i.op)
		case i.part.again:
			rest = append(rest, d.collect(i.part.ops)...)
		}
	}
	if !d.convertAll(rest) {
		return false
	}
	d.commit()
	changed := d.changed
	for _, p := range s.parts {
		changed = changed || p.changed
		if p.failed != nil {
			for _, f := range p.failed.List() {
				s.cfg.Report.Report(f)
			}
			return false
		}
	}
	return d.finishCasts() && s.cfg.succeeded(changed)
}

// convertParts converts the parts, apart from those that have to be done again. It returns false when everything has to
// be, and is as it was.
func (s *split) convertParts() bool {
	for _, p := range s.parts {
		p.detach()
	}
	defer func() { // also when a pattern panics
		for _, p := range s.parts {
			p.attach()
		}
	}()
	s.cfg.Parts.Parallel(len(s.parts), func(i int) { s.work(s.parts[i]) })
	if s.ready {
		return true
	}
	do := s.commit
	if s.stop.Load() {
		do = s.undo
	}
	s.cfg.Parts.Parallel(len(s.workers), func(i int) { // what made a part's changes belongs to one goroutine
		for _, p := range s.workers[i].parts {
			do(p)
		}
	})
	return !s.stop.Load()
}

// take returns a worker that is free, or a new one.
func (s *split) take() *partWorker {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n := len(s.free); n > 0 {
		w := s.free[n-1]
		s.free = s.free[:n-1]
		return w
	}
	w := &partWorker{report: s.reporter()}
	w.leg = newLegalizer(s.cfg.Parts.New(w.report))
	s.workers = append(s.workers, w)
	return w
}

func (s *split) release(w *partWorker) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.free = append(s.free, w)
}

// work converts one part.
func (s *split) work(p *part) {
	if s.stop.Load() {
		return
	}
	w := s.take()
	defer s.release(w)
	w.parts = append(w.parts, p)
	cfg := s.cfg
	cfg.Parts, cfg.Report = nil, w.report
	d := w.d
	if d == nil {
		d = newDriver([]*core.Operation{p.module}, w.leg, cfg, s.mode)
	} else {
		d.cfg = cfg
	}
	p.d, w.d = d, nil
	list := d.collect(p.ops)
	said := len(w.report.List())
	if slices.ContainsFunc(list, d.goesOutside) || !d.convertAll(list) || len(w.report.List()) > said {
		p.again = true
		s.undo(p)
		if !s.ready {
			s.stop.Store(true)
		}
	} else if s.ready {
		s.commit(p)
	}
	if p.d == nil {
		w.d = d
	}
}

// reporter returns a reporter like that of the conversion.
func (s *split) reporter() *core.Reporter {
	r := core.NewReporter(s.root.Context())
	if s.cfg.Report != nil {
		r.OpNotes, r.Explain = s.cfg.Report.OpNotes, s.cfg.Report.Explain
	}
	return r
}

// commit makes the changes of a part for good.
func (s *split) commit(p *part) {
	if p.d == nil {
		return
	}
	p.d.commit()
	p.changed = p.d.changed
	p.d.cfg.Report = s.reporter()
	if !p.d.finishCasts() {
		p.failed = p.d.cfg.Report
	}
	p.done()
}

// undo takes back what a part has done.
func (s *split) undo(p *part) {
	if p.d != nil {
		p.d.undoTo(0)
		p.done()
	}
}

func (p *part) done() {
	p.d.recycle()
	p.d = nil
}

// goesOutside reports whether a pattern for the operation must not be tried in a part.
func (d *driver) goesOutside(op *core.Operation) bool {
	for _, p := range d.nameData(op).patterns {
		if p.Outside != nil && p.Outside(op) {
			return true
		}
	}
	return false
}

package rewrite

import (
	"context"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
)

// RegionSimplification says how much the greedy driver tidies up control flow between its rounds.
type RegionSimplification uint8

// The levels of region simplification.
const (
	SimplifyDisabled   RegionSimplification = iota
	SimplifyNormal                          // erase unreachable blocks, dead operations and unused block arguments
	SimplifyAggressive                      // also merge identical blocks and drop redundant arguments
)

// Config controls the greedy driver, and in part [Walk]. Start from [DefaultConfig].
type Config struct {
	// Context stops the driver when it is cancelled: what was done stays and is valid, and the driver has not converged.
	// nil never does.
	Context context.Context
	// TopDown visits operations in order, otherwise users come before definitions.
	TopDown bool
	// Regions is the simplification of regions after each round.
	Regions RegionSimplification
	// MaxIterations bounds the rounds over the whole region and MaxRewrites the pattern applications of a round; negative
	// means no bound.
	MaxIterations, MaxRewrites int
	// NoFolding keeps operations from being folded, NoConstantCSE constants from being made unique.
	NoFolding, NoConstantCSE bool
	// Local says that patterns look at and change only what is in the operation isolated from above that their root is in.
	// Then the isolated operations of a region are worked on one after the other, or at once, with the same result.
	Local bool
	// Parallel calls f for each number below n, perhaps from several goroutines; nil calls it in order.
	Parallel func(n int, f func(i int))
	// Listener is told about all changes besides the driver; may be nil.
	Listener Listener
	// Strict restricts the operations that are visited.
	Strict Strictness
	// Applied is called after each successful pattern application; may be nil.
	Applied func(p *Pattern)
	// Observe is called before each attempt to apply a pattern; may be nil. The function that it returns, if any, learns
	// whether the pattern matched, and otherwise the reason that it gave last.
	Observe func(p *Pattern, op *core.Operation) func(matched bool, reason string)
	// Misreported, when set, makes the driver compare the IR before and after each attempt to apply a pattern, and is
	// called with the pattern's name and what it did: changed the IR but said it did not match, or the reverse, or changed
	// an operation without saying so. Slow, for tests.
	Misreported func(pattern, what string)
}

// Strictness restricts the operations that the greedy driver visits.
type Strictness uint8

// The levels of strictness.
const (
	AnyOp          Strictness = iota
	ExistingAndNew            // those given at the start and those made by patterns
	ExistingOnly              // those given at the start
)

// DefaultConfig is upstream's default: bottom up, aggressive region simplification, ten rounds.
func DefaultConfig() Config {
	return Config{Regions: SimplifyAggressive, MaxIterations: 10, MaxRewrites: -1}
}

// Greedy applies patterns and folders to everything nested in op until nothing changes. converged is false when a bound
// was reached first. op should be isolated from above.
func Greedy(op *core.Operation, set *Frozen, cfg Config) (changed, converged bool) {
	converged = true
	for _, r := range op.Regions() {
		c, ok := GreedyRegion(r, set, cfg)
		changed = changed || c
		converged = converged && ok
	}
	return changed, converged
}

// GreedyRegion is [Greedy] for one region.
func GreedyRegion(r *core.Region, set *Frozen, cfg Config) (changed, converged bool) {
	if r.IsEmpty() {
		return false, true
	}
	if units := isolatedUnits(r, set, cfg); units != nil {
		return greedyUnits(units, set, cfg)
	}
	g := newGreedy(r.Op().Context(), r, set, cfg)
	changed, converged = g.run()
	g.work.clear()
	return changed, converged
}

// GreedyOps applies patterns and folders to the given operations, and to others as cfg.Strict allows. erased tells
// which of them went away.
func GreedyOps(ops []*core.Operation, set *Frozen, cfg Config) (changed, converged bool) {
	if len(ops) == 0 {
		return false, true
	}
	g := newGreedy(ops[0].Context(), commonRegion(ops), set, cfg)
	if cfg.Strict != AnyOp {
		g.filter = make(map[*core.Operation]bool, len(ops))
		for _, op := range ops {
			g.filter[op] = true
		}
	}
	for _, op := range ops {
		g.work.push(op)
	}
	changed = g.process()
	converged = g.work.isEmpty()
	g.work.clear()
	return changed, converged
}

type greedy struct {
	applicator
	ctx    *core.Context
	work   worklist
	folder core.ConstFolder
	nested bool                     // an operation with regions was met
	quiet  bool                     // the last round found nothing to do at all, so another one would not either
	filter map[*core.Operation]bool // nil: every operation
	chain  []*core.Operation        // empty room for add
	pin    effect.Pin
	folds  inPlaceFolds
	users  severalUsers
}

func newGreedy(c *core.Context, scope *core.Region, set *Frozen, cfg Config) *greedy {
	g := &greedy{applicator: applicator{cfg: cfg, scope: scope, set: set}, ctx: c}
	g.rw = NewRewriter(c, g)
	return g
}

// run is upstream's loop: rounds while something changes.
func (g *greedy) run() (changed, converged bool) {
	return rounds(&g.cfg, func() bool { return g.round() })
}

// rounds calls round until it reports no change, the bound is reached or the context is cancelled.
func rounds(cfg *Config, round func() bool) (changed, converged bool) {
	for n := 0; ; n++ {
		if cfg.MaxIterations >= 0 && n >= cfg.MaxIterations || cfg.stopped() {
			return changed, false
		}
		if !round() {
			return changed, true
		}
		changed = true
	}
}

// round fills the worklist, erases what cannot be reached, processes the worklist and simplifies the region. It reports
// changes, apart from those that upstream does not count.
func (g *greedy) round() (again bool) {
	before := g.events
	g.work.clear()
	g.pin.Forget()
	g.fill()
	again = eraseUnreachable(g.rw, g.scope, g.nested) // after constants there were made unique, which shows in their order
	if g.process() {
		again = true
	}
	tried := false
	if g.cfg.Regions != SimplifyDisabled {
		var changed bool
		changed, tried = simplifyRegion(g.rw, g.scope, g.cfg.Regions == SimplifyAggressive, g.nested)
		again = again || changed
	}
	g.quiet = !tried && g.events == before && !g.stopped()
	return again
}

// fill puts the operations on the worklist. Constants that equal an earlier one are replaced by it on the way, which
// alone is not a reason for another round.
func (g *greedy) fill() {
	folder := NewFolder(g.rw)
	replaced := func(op *core.Operation) bool {
		if g.cfg.NoConstantCSE {
			return false
		}
		v := g.folder.ConstantOf(op)
		return v != nil && !folder.InsertKnown(op, v)
	}
	defer func() { g.events += folder.moves }()
	if !g.cfg.TopDown {
		for op := range g.scope.Ops() {
			op.WalkPost(func(o *core.Operation) core.WalkResult {
				if !replaced(o) {
					g.nested = g.nested || o.NumRegions() > 0
					g.addFirst(o)
				}
				return core.WalkAdvance
			})
		}
		return
	}
	visit := func(o *core.Operation) core.WalkResult {
		if replaced(o) {
			return core.WalkSkip
		}
		g.nested = g.nested || o.NumRegions() > 0
		g.push(o) // what is around it is there already
		return core.WalkAdvance
	}
	for op := range g.scope.Ops() {
		op.WalkPre(visit)
	}
	g.work.reverse()
}

// process works off the worklist and reports whether anything changed.
func (g *greedy) process() (changed bool) {
	rewrites := 0
	for steps := 1; g.cfg.MaxRewrites < 0 || rewrites < g.cfg.MaxRewrites; steps++ {
		op := g.work.pop()
		if op == nil || steps%stepsBetweenChecks == 0 && g.stopped() {
			break
		}
		switch {
		case g.pin.IsTriviallyDead(op):
			g.rw.EraseOp(op)
		case g.fold(op):
		case g.match(op):
			rewrites++
		default:
			continue
		}
		changed = true
	}
	return changed
}

func (g *greedy) fold(op *core.Operation) bool {
	if g.cfg.NoFolding || op.Has(core.TraitConstantLike) {
		return false
	}
	f := g.folder.Fold(op)
	if f.IsNone() {
		return false
	}
	if f.IsInPlace() {
		if g.folds.endless(op) {
			return false
		}
		g.OpModified(op)
		return true
	}
	g.rw.SetBefore(op)
	vals, ok := MaterializeFold(g.rw, op, f)
	if !ok {
		return false
	}
	g.rw.ReplaceOp(op, vals...)
	return true
}

// MaterializeFold turns the results of a fold into values, making constants at the rewriter's insertion point. It
// returns false, with what it made erased again, when the operation's dialect cannot make one.
func MaterializeFold(rw *Rewriter, op *core.Operation, f core.Fold) ([]*core.Value, bool) {
	var made []*core.Operation
	vals := make([]*core.Value, 0, op.NumResults())
	for i, r := range f.Results() {
		if r.Value != nil {
			vals = append(vals, r.Value)
			continue
		}
		c := Materialize(&rw.Builder, op.Info().Dialect(), r.Attr, op.Result(i).Type(), op.Loc())
		if c == nil {
			for _, m := range made {
				rw.EraseOp(m)
			}
			return nil, false
		}
		made = append(made, c)
		vals = append(vals, c.Result(0))
	}
	return vals, true
}

// add puts op and its ancestors up to the scope on the worklist.
func (g *greedy) add(op *core.Operation) {
	chain := g.chain[:0]
	for op != nil {
		chain = append(chain, op)
		r := op.ParentRegion()
		if r == g.scope {
			for _, o := range chain {
				g.push(o)
			}
			break
		}
		if r == nil {
			break
		}
		op = r.Op()
	}
	clear(chain)
	g.chain = chain[:0]
}

// addFirst is add for an operation in the scope while nothing is taken off the worklist: what is around one that is on
// it is on it too.
func (g *greedy) addFirst(op *core.Operation) {
	for g.work.find(op) < 0 {
		g.push(op)
		r := op.ParentRegion()
		if r == g.scope {
			return
		}
		op = r.Op()
	}
}

func (g *greedy) push(op *core.Operation) {
	if g.filter == nil || g.filter[op] {
		g.work.push(op)
	}
}

// OpInserted implements [Listener].
func (g *greedy) OpInserted(op *core.Operation) {
	g.applicator.OpInserted(op)
	g.pin.Inserted(op)
	g.nested = g.nested || op.NumRegions() > 0
	if g.filter != nil && g.cfg.Strict == ExistingAndNew {
		g.filter[op] = true
	}
	g.add(op)
}

// BlockInserted implements [Listener].
func (g *greedy) BlockInserted(b *core.Block) {
	g.applicator.BlockInserted(b)
	g.pin.BlockInserted(b)
}

// OpModified implements [Listener].
func (g *greedy) OpModified(op *core.Operation) {
	g.applicator.OpModified(op)
	g.add(op)
}

// OpErased implements [Listener]. An operand with at most two users left may become dead or foldable.
func (g *greedy) OpErased(op *core.Operation) {
	g.applicator.OpErased(op)
	g.pin.Erased(op)
	const few = 16
	var seen map[*core.Value]bool // of many operands, so that the users of one that comes often are looked at once
	if op.NumOperands() > few {
		seen = make(map[*core.Value]bool)
	}
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if v == nil || seen[v] {
			continue
		}
		if seen != nil {
			seen[v] = true
		}
		if def := v.DefiningOp(); def != nil && !g.users.has(v, op) {
			g.add(def)
		}
	}
	g.work.remove(op)
	delete(g.filter, op)
}

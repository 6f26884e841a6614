package rewrite

import (
	"slices"
	"sync/atomic"

	"github.com/odsgen/ods/core"
)

// Pattern is one rewrite with a name. It is a plain value; Match may be called from several goroutines at once, each
// with its own rewriter.
type Pattern struct {
	// Name identifies the pattern in statistics, debug output and failure reports.
	Name string
	// Root is the name of the operation that the pattern starts from; empty means any operation. [PatternSet.Add] checks
	// it.
	Root string
	// On restricts a pattern without root to operations whose definition it accepts, those with an interface for example;
	// nil accepts all. The greedy driver does not try it on others; Match must not rely on that.
	On func(*core.OpInfo) bool
	// Benefit orders patterns: the greater is tried first. Patterns of equal benefit are tried in the order they were
	// added.
	Benefit int
	// Match inspects op and either rewrites it through rw and returns true, or changes nothing and returns false.
	Match func(op *core.Operation, rw *Rewriter) bool
	// Rule is the text of the declarative rule that the pattern was made of; empty for one that is written in Go.
	Rule string
	// Bounded says that applying the pattern to its own result ends, which conversion needs to know.
	Bounded bool
	// Generates names operations that the pattern may create; conversion uses it to order patterns by cost.
	Generates []string
}

// OpPattern returns a pattern that starts from one operation and sees it through the operation's generated view: as is
// the view's As function (upstream's OpRewritePattern).
//
//	rewrite.OpPattern(&cf.SwitchDef, cf.AsSwitchOp, "switch without cases", dropEmpty)
func OpPattern[V any](def *core.OpDef, as func(*core.Operation) (V, bool), name string, match func(V, *Rewriter) bool) Pattern {
	return Pattern{Name: name, Root: def.Name, Match: func(op *core.Operation, rw *Rewriter) bool {
		v, ok := as(op)
		return ok && match(v, rw)
	}}
}

// WithBenefit returns the pattern with another benefit.
func (p Pattern) WithBenefit(n int) Pattern {
	p.Benefit = n
	return p
}

// PatternSet is an ordered collection of patterns. Build it from one goroutine, then share it.
type PatternSet struct {
	ctx  *core.Context
	list []Pattern
}

// NewPatternSet returns an empty set for the context.
func NewPatternSet(c *core.Context) *PatternSet { return &PatternSet{ctx: c} }

// Context returns the context.
func (s *PatternSet) Context() *core.Context { return s.ctx }

// Add appends patterns. A benefit of zero counts as one. It panics at a root that the dialect of its name does not
// define. A root of a dialect that the context does not know is accepted, and never found.
func (s *PatternSet) Add(list ...Pattern) {
	for _, p := range list {
		if p.Root != "" {
			if err := s.ctx.CheckOpName(p.Root); err != nil {
				panic("rewrite: root of pattern '" + p.Name + "': " + err.Error())
			}
		}
		if p.Benefit == 0 {
			p.Benefit = 1
		}
		s.list = append(s.list, p)
	}
}

// Patterns returns the patterns in the order they were added. The slice must not be changed.
func (s *PatternSet) Patterns() []Pattern { return s.list }

// Frozen is a pattern set arranged for matching. It is immutable.
type Frozen struct {
	byRoot map[string][]*Pattern // patterns for a root merged with those for any operation, best first
	any    []*Pattern
	byName [512]atomic.Pointer[namedPatterns] // those asked for last, by the index of the operation's name
}

// namedPatterns are the patterns for operations of a name.
type namedPatterns struct {
	info *core.OpInfo
	list []*Pattern
}

// of is For for the name of an operation.
func (f *Frozen) of(op *core.Operation) []*Pattern {
	info := op.Info()
	slot := &f.byName[info.Index()%len(f.byName)]
	n := slot.Load()
	if n == nil || n.info != info {
		n = &namedPatterns{info, f.matching(info)}
		slot.Store(n)
	}
	return n.list
}

// matching is For without the patterns that do not accept the operation's definition.
func (f *Frozen) matching(info *core.OpInfo) []*Pattern {
	list := f.For(info.Name())
	refuses := func(p *Pattern) bool { return p.On != nil && !p.On(info) }
	if slices.ContainsFunc(list, refuses) {
		list = slices.DeleteFunc(slices.Clone(list), refuses)
	}
	return list
}

// Freeze arranges the set for matching.
func (s *PatternSet) Freeze() *Frozen { return s.FreezeOnly(nil, nil) }

// FreezeOnly arranges a part of the set: without the patterns that disabled names and, when enabled is not empty, only
// those that it names.
func (s *PatternSet) FreezeOnly(disabled, enabled []string) *Frozen {
	f := &Frozen{byRoot: make(map[string][]*Pattern)}
	for i := range s.list {
		p := &s.list[i]
		if slices.Contains(disabled, p.Name) || len(enabled) > 0 && !slices.Contains(enabled, p.Name) {
			continue
		}
		if p.Root == "" {
			f.any = append(f.any, p)
		} else {
			f.byRoot[p.Root] = append(f.byRoot[p.Root], p)
		}
	}
	byBenefit := func(a, b *Pattern) int { return b.Benefit - a.Benefit }
	slices.SortStableFunc(f.any, byBenefit)
	for root, l := range f.byRoot {
		slices.SortStableFunc(l, byBenefit)
		// Of equally good ones, those for the operation come first.
		l = append(l, f.any...)
		slices.SortStableFunc(l, byBenefit)
		f.byRoot[root] = l
	}
	return f
}

// For returns the patterns to try on an operation of the given name, best first. The slice must not be changed.
func (f *Frozen) For(name string) []*Pattern {
	if l, ok := f.byRoot[name]; ok {
		return l
	}
	return f.any
}

// Canonicalizer is the key under which an operation's definition lists its canonicalization patterns: the
// implementation is a func(hooks any) CanonicalizerOp.
var Canonicalizer = core.StaticOpInterface[CanonicalizerOp]{Name: "Canonicalizer"}

// DialectRules and DialectCanonicalizer are the keys under which a dialect's definition lists its declarative rewrite
// rules for canonicalization and its own canonicalization patterns: the implementations are a func(hooks any)
// CanonicalizerOp.
var (
	DialectRules         = core.DialectInterface[CanonicalizerOp]{Name: "DialectRules"}
	DialectCanonicalizer = core.DialectInterface[CanonicalizerOp]{Name: "DialectCanonicalizer"}
)

// CanonicalizerOp adds the canonicalization patterns of one operation or dialect.
type CanonicalizerOp interface {
	AddCanonicalizationPatterns(set *PatternSet)
}

// CanonicalizerOf adapts a function to [CanonicalizerOp].
type CanonicalizerOf func(set *PatternSet)

// AddCanonicalizationPatterns calls the function.
func (f CanonicalizerOf) AddCanonicalizationPatterns(set *PatternSet) { f(set) }

// AddCanonicalizations adds the canonicalization patterns of all loaded dialects and their operations: declarative
// rules, and then, in upstream's order, the dialects' own patterns by namespace and those of the operations by name.
func AddCanonicalizations(set *PatternSet) {
	dialects := set.ctx.LoadedDialects()
	for _, key := range []*core.DialectInterface[CanonicalizerOp]{&DialectRules, &DialectCanonicalizer} {
		for _, d := range dialects {
			if c, ok := key.Of(set.ctx, d); ok {
				c.AddCanonicalizationPatterns(set)
			}
		}
	}
	for _, d := range dialects {
		AddCanonicalizationsOf(set, d.Def.Ops...)
	}
}

// AddCanonicalizationsOf adds the canonicalization patterns of some operations, as the hooks have them that the context
// is given. An operation whose dialect is not loaded has none.
func AddCanonicalizationsOf(set *PatternSet, ops ...*core.OpDef) {
	for _, def := range ops {
		if info := set.ctx.LookupOp(def.Name); info != nil {
			if c, ok := Canonicalizer.Of(info); ok {
				c.AddCanonicalizationPatterns(set)
			}
		}
	}
}

// AddDialectCanonicalizations adds a dialect's own canonicalization patterns, without its rules and those of its
// operations. A dialect that is not loaded has none.
func AddDialectCanonicalizations(set *PatternSet, dialect string) {
	if c, ok := DialectCanonicalizer.Of(set.ctx, set.ctx.LoadedDialect(dialect)); ok {
		c.AddCanonicalizationPatterns(set)
	}
}

package passes

import (
	"github.com/odsgen/ods/core"
)

// Definition is a pass before it is in a pipeline: what it is called, what can be set, and what it does. P points to the struct
// whose fields are the options and counters of one instance. odsgen writes a Definition for each pass that is declared in YAML:
//
//	p := mathpasses.MathExpandOps.New(func(x *mathpasses.MathExpandOpsPass) { x.Ops = []string{"tanh"} })
//
// Definitions do not change, and are safe for concurrent use.
type Definition[P any] struct {
	// These are the fields of [Pass].
	Name, Class, Summary, Doc string
	Anchor                    string
	Accepts                   func(i *core.OpInfo) bool
	Depends                   []string

	// Fresh returns a struct with the defaults of the options.
	Fresh func() P
	// Bind lists the options and counters of the struct in the pass; nil when it has none.
	Bind func(x P, p *Pass)
	// Registry returns where the struct keeps the registry that it takes other passes from; nil when it takes none.
	Registry func(x P) **Registry
	// Run, Init and Scratch are the functions of [Pass]; the last two may be nil.
	Run     func(x P, r *Run)
	Init    func(x P, c *core.Context, r *core.Reporter) (state any, ok bool)
	Scratch func(x P) any
}

// Maker makes passes: a [Definition], or a [Func].
type Maker interface {
	// Make returns a new pass with default options, which finds the passes that its options name in reg.
	Make(reg *Registry) *Pass
}

// Func is a function that makes passes.
type Func func() *Pass

// Make calls the function.
func (f Func) Make(*Registry) *Pass { return f() }

// New returns a new pass. Its struct has the defaults, and what the functions then set. One with a field Registry needs it set.
func (d *Definition[P]) New(set ...func(x P)) *Pass {
	x := d.Fresh()
	for _, f := range set {
		f(x)
	}
	return d.pass(x)
}

// Make returns a new pass with default options, which finds the passes that its options name in reg.
func (d *Definition[P]) Make(reg *Registry) *Pass {
	x := d.Fresh()
	if d.Registry != nil {
		*d.Registry(x) = reg
	}
	return d.pass(x)
}

func (d *Definition[P]) pass(x P) *Pass {
	p := &Pass{Name: d.Name, Class: d.Class, Summary: d.Summary, Doc: d.Doc, Anchor: d.Anchor, Accepts: d.Accepts, Depends: d.Depends,
		Run: func(r *Run) { d.Run(x, r) }}
	if d.Init != nil {
		p.Init = func(c *core.Context, r *core.Reporter) (any, bool) { return d.Init(x, c, r) }
	}
	if d.Scratch != nil {
		p.Scratch = func() any { return d.Scratch(x) }
	}
	if d.Bind != nil {
		d.Bind(x, p)
	}
	return p
}

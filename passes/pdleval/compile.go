package pdleval

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/pdlinterp"
	"github.com/odsgen/ods/passes/convert/pdltopdlinterp"
)

// Native is a constraint or a rewrite in Go. Arguments and results are what values of pdl stand for: *core.Operation,
// *core.Value, core.Type, core.Attribute, []*core.Value, []core.Type and, only as arguments, []*core.Operation. A
// constraint must not change anything. A native that returns false does not match, or makes the rewrite fail, which
// the driver of the patterns has to cope with.
type Native func(rw *rewrite.Rewriter, args []any) (results []any, ok bool)

// Natives has the functions that patterns call by name. It is only read.
type Natives struct {
	Constraints, Rewrites map[string]Native
}

// Patterns is a compiled module. It may be used concurrently.
type Patterns struct {
	natives   *Natives
	matcher   *core.Operation
	rewriters map[*core.Operation]*core.Operation // by record_match
	records   []pdlinterp.RecordMatchOp
}

// Compile prepares the patterns of a module: those of dialect pdl, which it replaces by functions of the interpreter, or
// such functions, named "matcher" and in a module "rewriters". The module must be valid; it belongs to the patterns
// then, and must not be changed. It is an error when a native function is missing.
func Compile(module *core.Operation, natives *Natives) (*Patterns, error) {
	if natives == nil {
		natives = &Natives{}
	}
	if module.LookupSymbol("matcher") == nil {
		pdltopdlinterp.Lower(module)
	}
	p := &Patterns{natives: natives, matcher: module.LookupSymbol("matcher"), rewriters: make(map[*core.Operation]*core.Operation)}
	if !p.matcher.Is(&pdlinterp.FuncDef) {
		return nil, fmt.Errorf("pdleval: symbol %q is no pdl_interp.func", "matcher")
	}
	var err error
	module.Walk(func(op *core.Operation) {
		if r, ok := pdlinterp.AsRecordMatchOp(op); ok {
			f := module.LookupSymbolRef(r.RewriterAttr())
			if f == nil {
				err = cmp.Or(err, fmt.Errorf("pdleval: unknown rewriter %s", core.AttrString(r.RewriterAttr())))
			}
			p.rewriters[op] = f
			p.records = append(p.records, r)
		} else if c, ok := pdlinterp.AsApplyConstraintOp(op); ok && natives.Constraints[c.Name()] == nil {
			err = cmp.Or(err, fmt.Errorf("pdleval: no native constraint named %q: add it to Natives.Constraints", c.Name()))
		} else if c, ok := pdlinterp.AsApplyRewriteOp(op); ok && natives.Rewrites[c.Name()] == nil {
			err = cmp.Or(err, fmt.Errorf("pdleval: no native rewrite named %q: add it to Natives.Rewrites", c.Name()))
		}
	})
	if err != nil {
		return nil, err
	}
	return p, nil
}

// match is a pattern that matches, with what its rewrite gets.
type match struct {
	record pdlinterp.RecordMatchOp
	loc    core.Location
	args   []any
}

// Apply applies the best pattern that matches an operation, and reports whether there is one.
func (p *Patterns) Apply(op *core.Operation, rw *rewrite.Rewriter) bool {
	list := p.find(op, rw)
	slices.SortStableFunc(list, func(a, b match) int { return cmp.Compare(b.record.Benefit(), a.record.Benefit()) })
	return slices.ContainsFunc(list, func(m match) bool { return p.rewrite(op, m, rw) })
}

func (p *Patterns) find(op *core.Operation, rw *rewrite.Rewriter) []match {
	f := newFrame(p, rw)
	f.set(p.matcher.Region(0).Entry().Arg(0), op)
	f.run(p.matcher.Region(0).Entry())
	return f.matches
}

// rewrite runs the rewriter of a match, before the operation.
func (p *Patterns) rewrite(op *core.Operation, m match, rw *rewrite.Rewriter) bool {
	f := newFrame(p, rw)
	rw.SetBefore(op)
	rw.SetLoc(m.loc)
	body := p.rewriters[m.record.Op].Region(0).Entry()
	for i, v := range body.Args() {
		f.set(v, m.args[i])
	}
	f.run(body)
	return !f.failed
}

// Patterns returns one rewrite pattern for each benefit that patterns of the module have; it tries those of them that
// match, in order.
func (p *Patterns) Patterns() []rewrite.Pattern {
	var out []rewrite.Pattern
	for _, r := range p.records {
		n := int(r.Benefit())
		i := slices.IndexFunc(out, func(q rewrite.Pattern) bool { return q.Benefit == n })
		root, _ := r.RootKind()
		if i < 0 {
			i = len(out)
			out = append(out, rewrite.Pattern{Name: fmt.Sprintf("pdl patterns of benefit %d", n), Root: root, Benefit: n, Bounded: true,
				Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
					return slices.ContainsFunc(p.find(op, rw), func(m match) bool {
						return int(m.record.Benefit()) == n && p.rewrite(op, m, rw)
					})
				}})
		}
		if out[i].Root != root {
			out[i].Root = ""
		}
		if list := r.GeneratedOpsAttr(); list != nil {
			for _, a := range list.Elems() {
				if s, ok := a.(*core.StringAttr); ok {
					out[i].Generates = append(out[i].Generates, s.Value())
				}
			}
		}
	}
	return out
}

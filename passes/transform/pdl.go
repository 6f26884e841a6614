package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/pdleval"
)

// pdlPatterns has the patterns that pdl_match can name while a script in with_pdl_patterns runs.
type pdlPatterns struct {
	container *core.Operation
	compiled  map[string]*pdleval.Patterns
}

// nothing is the rewrite of patterns that only match.
var nothing = &pdleval.Natives{Rewrites: map[string]pdleval.Native{
	"transform.dialect": func(*rewrite.Rewriter, []any) ([]any, bool) { return nil, true },
}}

func applyWithPDLPatterns(c *Call) Outcome {
	op := core.Must(transform.AsWithPDLPatternsOp(c.Op))
	outer := c.pdl
	c.State.pdl = &pdlPatterns{c.Op, make(map[string]*pdleval.Patterns)}
	defer func() { c.State.pdl = outer }()
	body := op.Body()
	defer c.enter(body)()
	args, ok := c.topLevelArgs(body.Entry())
	if !ok || !c.bindArgs(body.Entry(), args) {
		return failed
	}
	for nested := range body.Ops() {
		if !nested.Is(&pdl.PatternDef) {
			return c.apply(nested)
		}
	}
	return Done
}

func applyPDLMatch(c *Call) Outcome {
	op := core.Must(transform.AsPDLMatchOp(c.Op))
	var found []any
	for _, root := range c.Ops(op.Root()) {
		p, o := c.pattern(op.PatternNameAttr())
		if !o.Succeeded() {
			return o
		}
		if p == nil { // the script goes on, as in mlir-opt
			c.report.Errorf(c.Op.Loc(), "could not find pattern '%s'", core.AttrString(op.PatternNameAttr()))
			continue
		}
		rw := rewrite.NewRewriter(root.Context(), nil)
		root.WalkPost(func(x *core.Operation) core.WalkResult {
			if p.Apply(x, rw) {
				found = append(found, x)
			}
			return core.WalkAdvance
		})
	}
	c.Set(0, found...)
	return Done
}

// pattern returns the pattern of a name, compiled; nil when there is none.
func (c *Call) pattern(ref *core.SymbolRefAttr) (*pdleval.Patterns, Outcome) {
	name := ref.Leaf()
	if c.pdl == nil {
		return nil, c.Definite("expected to be inside of 'transform.with_pdl_patterns'")
	}
	if p := c.pdl.compiled[name]; p != nil {
		return p, Done
	}
	op := c.pdl.container.LookupSymbol(name)
	if op == nil || !op.Is(&pdl.PatternDef) {
		return nil, Done
	}
	if c.Op.Context().LoadedDialect(pdlinterp.Name) == nil {
		return nil, c.Definite("dialect '%s' is not registered", pdlinterp.Name)
	}
	module := core.NewModule(c.Op.Context(), op.Loc())
	module.Body().Append(op.Clone(nil))
	p, err := pdleval.Compile(module, nothing)
	if err != nil {
		return nil, c.Definite("%v", err)
	}
	c.pdl.compiled[name] = p
	return p, Done
}

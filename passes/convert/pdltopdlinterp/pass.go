package pdltopdlinterp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
	"github.com/odsgen/ods/passes"
)

func (*ConvertPass) run(r *passes.Run) { Lower(r.Op) }

// Lower replaces the patterns directly in a module by a function "matcher" and a module "rewriters" of functions,
// before everything else.
func Lower(module *core.Operation) {
	c, loc := module.Context(), module.Loc()
	body := module.Region(0).Entry()
	b := core.NewBuilder(c)
	b.SetStart(body)
	root := pdl.GetOperationType(c)
	matcher := pdlinterp.Func{SymName: "matcher", FunctionType: c.Function([]core.Type{root}, nil), Loc: loc}.Build(b)
	rewriters := b.Insert(core.NewModule(c, loc))
	rewriters.SetSymbolName("rewriters")
	inner := core.NewBuilder(c)
	entry := inner.CreateBlock(matcher.Op.Region(0), []core.Type{root}, loc)

	build := newBuilder()
	at := make(map[*core.Value]*position)
	var patterns []*pattern
	for op := range body.Ops() {
		p, ok := pdl.AsPatternOp(op)
		if !ok {
			continue
		}
		rewrite := core.Must(pdl.AsRewriteOp(p.BodyRegion().Entry().Last()))
		found := &collector{builder: build, at: at}
		chosen := found.collectPattern(p, rewrite)
		patterns = append(patterns, &pattern{op: p, rewrite: rewrite, root: chosen, list: found.list})
	}
	l := &lowering{Builder: inner, matcher: matcher.Op, rewriters: core.NewSymbols(rewriters), at: at,
		values:  map[*position]*core.Value{build.root(): entry.Arg(0)},
		applied: make(map[*question]*core.Operation)}
	first := l.match(buildTree(patterns), matcher.Op.Region(0), nil)
	entry.Splice(nil, first.First(), nil)
	first.Erase()
	for _, p := range patterns {
		p.op.Op.Erase()
	}
}

package omptollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// private are the variables of which each thread, or iteration, has its own.
type private struct {
	decls   []omp.PrivateClauseOp
	outside []*core.Value
	args    []*core.Value // of the region
	own     []*core.Value
}

// private makes the variables, in the block for them.
func (g *generator) private(op *core.Operation, r *core.Region, outside []*core.Value, syms *core.ArrayAttr, vars *core.Block) (*private, bool) {
	p := &private{outside: outside, args: r.Entry().Args()}
	// What follows in the block of variables waits after them.
	at := g.b.Save()
	g.b.SetBefore(vars.Last())
	g.split("omp.region.after_alloca")
	for i := range outside {
		ref, _ := syms.Elems()[i].(*core.SymbolRefAttr)
		decl, ok := omp.AsPrivateClauseOp(g.l.Symbol(ref.Root()))
		if !ok {
			return nil, g.l.Errorf(op.Loc(), "'%s' op privatizer '@%s' not found", op.Name(), ref.Root())
		}
		p.decls = append(p.decls, decl)
		ty := decl.TypeAttr().Value()
		p.own = append(p.own, g.alloca(ty, "omp.private.alloc"))
	}
	g.b.Restore(at)
	return p, true
}

// initialize gives the variables their first values, and to the region its arguments.
func (g *generator) initialize(p *private) bool {
	if len(p.own) == 0 {
		return true
	}
	g.before(g.split("omp.private.init"))
	for i, d := range p.decls {
		if d.InitRegion().IsEmpty() {
			continue
		}
		out, ok := g.inline(d.InitRegion(), "omp.private.init", p.outside[i], p.own[i])
		if !ok {
			return false
		}
		p.own[i] = out[0]
	}
	for i := range p.own {
		p.args[i].ReplaceAllUsesWith(p.own[i])
	}
	n := len(p.own)
	p.args[0].ParentBlock().EraseArgs(func(a *core.Value) bool { return a.Index() < n })
	return g.copyIn(p)
}

// copyIn gives the variables that start with the values outside those.
func (g *generator) copyIn(p *private) bool {
	copies := false
	for _, d := range p.decls {
		copies = copies || !d.CopyRegion().IsEmpty()
	}
	if !copies {
		return true
	}
	g.before(g.split("omp.private.copy"))
	for i, d := range p.decls {
		if !d.CopyRegion().IsEmpty() {
			if _, ok := g.inline(d.CopyRegion(), "omp.private.copy", p.outside[i], p.own[i]); !ok {
				return false
			}
		}
	}
	return true
}

// dispose ends the life of the variables.
func (g *generator) dispose(p *private) bool {
	for i, d := range p.decls {
		if !d.DeallocRegion().IsEmpty() {
			if _, ok := g.inline(d.DeallocRegion(), "omp.private.dealloc", p.own[i]); !ok {
				return false
			}
		}
	}
	return true
}

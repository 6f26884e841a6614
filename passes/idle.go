package passes

import (
	"sync"

	"github.com/odsgen/ods/core"
)

// idlePasses knows which passes have run. A plain map does, because every importer would compile the methods of [sync.Map].
type idlePasses struct {
	mu   sync.RWMutex
	done map[*Pass]bool
}

func (i *idlePasses) ran(p *Pass) {
	if i.has(p) {
		return
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.done == nil {
		i.done = make(map[*Pass]bool)
	}
	i.done[p] = true
}

func (i *idlePasses) has(p *Pass) bool {
	i.mu.RLock()
	defer i.mu.RUnlock()
	return i.done[p]
}

// report remarks on nested pipelines that ran on no operation, the outermost ones only: what is inside cannot have run
// either.
func (i *idlePasses) report(p *Pipeline, r *core.Reporter, op *core.Operation) {
	for _, s := range p.steps {
		if s.nested == nil {
			continue
		}
		ran, any := false, false
		s.nested.Passes(func(p *Pass) {
			ran, any = ran || i.has(p), true
		})
		switch {
		case ran:
			i.report(s.nested, r, op)
		case any && s.nested.anchor == AnyAnchor:
			r.Remarkf(op.Loc(), "'%s' ran on nothing: found no operation inside '%s' that all of its passes accept", &s, p.anchor)
		case any:
			r.Remarkf(op.Loc(), "'%s' ran on nothing: found no '%s' directly inside '%s'; pipelines name each level of nesting, as in '%s(...(%s))'",
				&s, s.nested.anchor, p.anchor, p.anchor, &s)
		}
	}
}

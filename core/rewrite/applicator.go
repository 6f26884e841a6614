package rewrite

import "github.com/odsgen/ods/core"

// stepsBetweenChecks is how many operations a driver works on between two looks at its context.
const stepsBetweenChecks = 256

// applicator tries patterns on operations: what all drivers share. As a listener it passes on what it is told.
type applicator struct {
	cfg   Config
	scope *core.Region
	set   *Frozen
	rw    *Rewriter

	watching *watcher // while an untrusted pattern runs
	reason   string   // why the latest pattern did not match
	events   int      // changes that it was told of
}

// stopped reports whether the driver's context was cancelled.
func (a *applicator) stopped() bool { return a.cfg.stopped() }

func (c *Config) stopped() bool { return c.Context != nil && c.Context.Err() != nil }

// match applies the first pattern that matches op, and reports whether one did.
func (a *applicator) match(op *core.Operation) bool {
	for _, p := range a.set.of(op) {
		a.rw.SetBefore(op)
		a.rw.SetLoc(op.Loc())
		if a.apply(p, op) {
			if a.cfg.Applied != nil {
				a.cfg.Applied(p)
			}
			return true
		}
	}
	return false
}

// apply tries one pattern, and lets the observer know.
func (a *applicator) apply(p *Pattern, op *core.Operation) bool {
	if a.cfg.Observe != nil {
		if done := a.cfg.Observe(p, op); done != nil {
			a.reason = ""
			matched := a.try(p, op)
			done(matched, a.reason)
			return matched
		}
	}
	return a.try(p, op)
}

// try tries one pattern, watching it when patterns are not trusted.
func (a *applicator) try(p *Pattern, op *core.Operation) bool {
	if a.cfg.Misreported == nil {
		return p.Match(op, a.rw)
	}
	w := watch(a.scope)
	a.watching = w
	matched := p.Match(op, a.rw)
	a.watching = nil
	if what := w.misreport(a.scope, matched); what != "" {
		a.cfg.Misreported(p.Name, what)
	}
	return matched
}

// OpInserted implements [Listener].
func (a *applicator) OpInserted(op *core.Operation) {
	a.events++
	a.watching.told(op)
	if l := a.cfg.Listener; l != nil {
		l.OpInserted(op)
	}
}

// BlockInserted implements [Listener].
func (a *applicator) BlockInserted(b *core.Block) {
	a.events++
	a.watching.toldBlock(b)
	if l := a.cfg.Listener; l != nil {
		l.BlockInserted(b)
	}
}

// BlockErased implements [Listener].
func (a *applicator) BlockErased(b *core.Block) {
	a.events++
	a.watching.toldBlock(b)
	if l := a.cfg.Listener; l != nil {
		l.BlockErased(b)
	}
}

// OpModified implements [Listener].
func (a *applicator) OpModified(op *core.Operation) {
	a.events++
	a.watching.told(op)
	if l := a.cfg.Listener; l != nil {
		l.OpModified(op)
	}
}

// OpReplaced implements [Listener].
func (a *applicator) OpReplaced(op *core.Operation, vals []*core.Value) {
	if l := a.cfg.Listener; l != nil {
		l.OpReplaced(op, vals)
	}
}

// OpErased implements [Listener].
func (a *applicator) OpErased(op *core.Operation) {
	a.events++
	a.watching.told(op)
	if l := a.cfg.Listener; l != nil {
		l.OpErased(op)
	}
}

// MatchFailure implements [Listener].
func (a *applicator) MatchFailure(op *core.Operation, reason string) {
	a.reason = reason
	if l := a.cfg.Listener; l != nil {
		l.MatchFailure(op, reason)
	}
}

package passes

import (
	"slices"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
)

// AnyDialect stands among the dialects that a pass depends on for those that the IR names, such as a script that it runs: what
// the pass creates is not known before.
const AnyDialect = "*"

// loadedDialects are the dialects that were loaded when the passes were initialized. Passes keep what they make of all of
// them, such as the patterns of canonicalization, so an operation of another one would silently be treated like one that
// nobody knows.
type loadedDialects struct {
	mu    sync.RWMutex
	names map[string]bool
	num   int
}

// add takes in what is loaded now.
func (l *loadedDialects) add(c *core.Context) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.names == nil {
		l.names = make(map[string]bool)
	}
	l.num = c.NumLoadedDialects()
	for _, d := range c.LoadedDialects() {
		l.names[d.Name()] = true
	}
}

// expects reports whether a pass has created operations of these dialects only, and where it has not.
func (l *loadedDialects) expects(p *Pass, root *core.Operation, r *core.Reporter) bool {
	l.mu.RLock()
	defer l.mu.RUnlock()
	if root.Context().NumLoadedDialects() == l.num || slices.Contains(p.Depends, AnyDialect) {
		return true
	}
	var found *core.Operation
	root.WalkPost(func(op *core.Operation) core.WalkResult {
		if d := op.Info().Dialect(); d != nil && !l.names[d.Name()] {
			found = op
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	if found == nil {
		return true
	}
	name := found.Info().DialectName()
	depends := append(slices.Clone(p.Depends), name)
	slices.Sort(depends)
	return r.OpErrorf(found, "was created by pass '%s', which does not say that it depends on dialect '%s'; declare it with depends: [%s]",
		p.Name, name, strings.Join(depends, ", ")).Fail()
}

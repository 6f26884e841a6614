package lazyregexp

import (
	"regexp"
	"sync"
)

// New returns a function that compiles an expression once and returns it. The function may be called by several goroutines, and
// panics when the expression is malformed.
func New(expr string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expr) })
}

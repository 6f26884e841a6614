package passes

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// PatternLog counts how often rewrite patterns fire, and tells about the attempts to apply some of them. Give one to
// [Manager.Patterns]. Safe for concurrent use.
type PatternLog struct {
	// Debug names the patterns whose attempts are told, on the output of the pass.
	Debug []string

	mu    sync.Mutex
	fired map[string]int
	tried map[string]bool
}

// configure makes the greedy driver report to the log; what it tells goes to w.
func (l *PatternLog) configure(cfg *rewrite.Config, w io.Writer) {
	cfg.Applied = func(p *rewrite.Pattern) {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.fired == nil {
			l.fired = map[string]int{}
		}
		l.fired[p.Name]++
	}
	if len(l.Debug) == 0 {
		return
	}
	cfg.Observe = func(p *rewrite.Pattern, op *core.Operation) func(bool, string) {
		if !slices.Contains(l.Debug, p.Name) {
			return nil
		}
		l.mu.Lock()
		first := !l.tried[p.Name]
		if l.tried == nil {
			l.tried = map[string]bool{}
		}
		l.tried[p.Name] = true
		l.mu.Unlock()
		if first && p.Rule != "" {
			fmt.Fprintf(w, "pattern '%s' is the rule %s\n", p.Name, strings.Join(strings.Fields(p.Rule), " "))
		}
		fmt.Fprintf(w, "pattern '%s' on %s\n", p.Name, strings.TrimSpace(op.String()))
		return func(matched bool, reason string) {
			switch {
			case matched:
				io.WriteString(w, "  fires\n")
			case reason != "":
				fmt.Fprintf(w, "  does not match: %s\n", reason)
			default:
				io.WriteString(w, "  does not match\n")
			}
		}
	}
}

// Fired returns how often a pattern fired.
func (l *PatternLog) Fired(name string) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.fired[name]
}

// Report writes the counters in alphabetic order, and which patterns of Debug were never tried.
func (l *PatternLog) Report(w io.Writer, counters bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if counters {
		for _, n := range sortedKeys(l.fired) {
			fmt.Fprintf(w, "  (S) %8d %s\n", l.fired[n], n)
		}
	}
	for _, n := range l.Debug {
		if !l.tried[n] {
			fmt.Fprintf(w, "pattern '%s' was never tried: no pass has a pattern of that name, or there is no operation that it starts from\n", n)
		}
	}
}

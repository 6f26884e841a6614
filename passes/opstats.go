package passes

import (
	"fmt"
	"io"
	"strings"

	"github.com/odsgen/ods/core"
)

func (p *PrintOpStatsPass) run(r *Run) {
	count := make(map[string]int)
	r.Op.Walk(func(op *core.Operation) { count[op.Name()]++ })
	if p.JSON {
		printStatsJSON(r.Output(), count)
	} else {
		printStats(r.Output(), count)
	}
	r.PreserveAll()
}

func printStatsJSON(w io.Writer, count map[string]int) {
	var lines []string
	for _, name := range sortedKeys(count) {
		lines = append(lines, fmt.Sprintf("  %q : %d", name, count[name]))
	}
	fmt.Fprintf(w, "{\n%s\n}\n", strings.Join(lines, ",\n"))
}

// printStats aligns the names at their dots.
func printStats(w io.Writer, count map[string]int) {
	split := func(name string) (dialect, op string) {
		dialect, op, ok := strings.Cut(name, ".")
		if !ok {
			return "", name
		}
		return dialect, op
	}
	fmt.Fprint(w, "Operations encountered:\n-----------------------\n")
	var dialects, ops int
	names := sortedKeys(count)
	for _, name := range names {
		d, o := split(name)
		dialects, ops = max(dialects, len(d)), max(ops, len(o))
	}
	for _, name := range names {
		d, o := split(name)
		dot := "."
		if d == "" {
			dot = " "
		}
		fmt.Fprintf(w, "%*s%s%-*s , %d\n", dialects+2, d, dot, ops, o, count[name])
	}
}

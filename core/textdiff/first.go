package textdiff

import (
	"fmt"
	"strings"
)

// First says which line of a is the first one that b does not have there, and what b has instead; it is empty when the texts are the same. It is
// safe for concurrent use.
func First(a, b string) string {
	if a == b {
		return ""
	}
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range x {
		switch {
		case i >= len(y):
			return fmt.Sprintf("line %d: %q against the end", i+1, x[i])
		case x[i] != y[i]:
			return fmt.Sprintf("line %d: %q against %q", i+1, x[i], y[i])
		}
	}
	return fmt.Sprintf("line %d: the end against %q", len(x)+1, y[len(x)])
}

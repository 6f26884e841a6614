package syntax

import (
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/core"
)

// TestWrongNesting: brackets that do not fit must not make the reader read anything twice.
func TestWrongNesting(t *testing.T) {
	for _, unit := range []string{"\"a\"() {)\n", "\"a\"() {\n)\n", "module {\n)\n", "f.x (\n)}{\n", "func @f() {\n) ",
		"\"a\"() ({\n", "f.x ((a):", "}\n{\n)"} {
		start := time.Now()
		x := Modernize(&core.Source{Name: "f", Text: []byte(strings.Repeat(unit, 500))})
		if !x.Findings.HasErrors() {
			t.Errorf("%q, repeated, has no errors", unit)
		}
		if n := len(x.Findings); n > 2000 {
			t.Errorf("%q: %d findings", unit, n)
		}
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("%q: %v", unit, d)
		}
	}
}

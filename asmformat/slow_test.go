package asmformat

import (
	"strings"
	"testing"
	"time"
)

// TestLongInput: the time does not explode on long hostile formats.
func TestLongInput(t *testing.T) {
	for _, unit := range []string{"x(", "(`a` $m^):(", "$a ", "(`a` $m^)? ", "oilist(`a` $m) ", "oilist(`a` $m | `b` $u) ",
		"($b^)? ", "$qwerty ", "operands(", "\"", "`a", "^", ")", "custom<", "struct(custom<a>($a),", "$c `,` type($c) `,` "} {
		text := strings.Repeat(unit, 20000/len(unit)+1)
		start := time.Now()
		for _, kind := range []SubjectKind{OpSubject, AttrSubject} {
			f, fs := Compile(everything(kind), text)
			f.Dump()
			fs.Diagnostics(TextLocator("x", text))
		}
		d := time.Since(start)
		t.Logf("%-20q %v", unit, d)
		if d > 5*time.Second {
			t.Errorf("%q repeated takes %v", unit, d)
		}
	}
}

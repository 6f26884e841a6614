package driver_test

import (
	"regexp"
	"strings"
	"testing"
)

const statisticsInput = `func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.subi %1, %0 : i32
  return %2 : i32
}
module {
}
`

// TestStatistics compares both layouts with what mlir-opt prints when it is built with counters, which the released one
// is not: all passes at their place in the pipeline with pipelines that run together as one entry, or those with
// counters added up.
func TestStatistics(t *testing.T) {
	flags := []string{"--pass-pipeline=builtin.module(cse,func.func(canonicalize,cse),builtin.module(cse),func.func(cse),symbol-dce)", "--mlir-pass-statistics", "-o=/dev/null"}
	const title = `===-------------------------------------------------------------------------===
                         ... Pass statistics report ...
===-------------------------------------------------------------------------===
`
	const zero = "(S) 0 num-cse'd - operations replaced by equal ones\n@(S) 0 num-dce'd - dead operations erased\n"
	cse := func(indent int) string {
		b := strings.Repeat(" ", indent)
		return b + "CSE\n" + b + "  " + strings.Replace(zero, "@", b+"  ", 1)
	}
	for _, c := range []struct{ display, want string }{
		{"pipeline", "CSE\n  (S) 1 num-cse'd - operations replaced by equal ones\n  (S) 0 num-dce'd - dead operations erased\n" +
			"Pipeline Collection : ['builtin.module', 'func.func']\n  'builtin.module' Pipeline\n" + cse(4) +
			"  'func.func' Pipeline\n    Canonicalizer\n" + cse(4) + cse(4) + "SymbolDCE\n  (S) 0 num-dce'd - symbols erased\n\n"},
		{"list", "CSE\n  (S) 1 num-cse'd - operations replaced by equal ones\n  (S) 0 num-dce'd - dead operations erased\n" +
			"SymbolDCE\n  (S) 0 num-dce'd - symbols erased\n\n"},
	} {
		status, stderr := opt(config(), statisticsInput, append(flags, "--mlir-pass-statistics-display="+c.display)...)
		if status != 0 || stderr != title+c.want {
			t.Errorf("%s: status %d\n%s\nwant\n%s", c.display, status, stderr, title+c.want)
		}
	}
}

// TestTimingCollection shows that pipelines that run together have a line around theirs, as with mlir-opt.
func TestTimingCollection(t *testing.T) {
	_, stderr := opt(config(), statisticsInput, "--pass-pipeline=builtin.module(func.func(cse),builtin.module(cse),symbol-dce)",
		"--mlir-timing",
		"--mlir-disable-threading", "-o=/dev/null")
	want := regexp.MustCompile(`\n[ 0-9.(]+%\)  Pipeline Collection : \['builtin\.module', 'func\.func'\]\n[ 0-9.(]+%\)    'func\.func' Pipeline\n` +
		`[ 0-9.(]+%\)      CSE\n[ 0-9.(]+%\)        \(A\) DominanceInfo\n[ 0-9.(]+%\)    'builtin\.module' Pipeline\n[ 0-9.(]+%\)      CSE\n`)
	if !want.MatchString(stderr) {
		t.Error(stderr)
	}
}

package rewrite_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

func walk(op *core.Operation, cfg rewrite.Config, list ...rewrite.Pattern) (changed, done bool) {
	set := rewrite.NewPatternSet(op.Context())
	set.Add(list...)
	return rewrite.Walk(op, set.Freeze(), cfg)
}

// TestWalkOnce shows that what a pattern makes is not visited, that nothing is folded or erased, and that the better
// pattern wins.
func TestWalkOnce(t *testing.T) {
	op, _ := body(t, lines(`%0 = "t.const"() {value = 1 : i32} : () -> i32`, `%1 = "t.add"(%0, %0) : (i32, i32) -> i32`,
		`"u.a"() : () -> ()`, `"u.b"() : () -> ()`))
	changed, done := walk(op, rewrite.Config{}, rename("ab", "u.a", "u.b", 1), rename("ac", "u.a", "u.c", 2),
		rename("bd", "u.b", "u.d", 1), rename("ce", "u.c", "u.e", 1))
	if !changed || !done {
		t.Errorf("changed %v, done %v, want both", changed, done)
	}
	check(t, op, lines(`%0 = "t.const"() <{value = 1 : i32}> : () -> i32`, `%1 = "t.add"(%0, %0) : (i32, i32) -> i32`,
		`"u.c"() : () -> ()`, `"u.d"() : () -> ()`))
	if changed, _ := walk(op, rewrite.Config{}, rename("no", "u.none", "u.b", 1)); changed {
		t.Error("changed although nothing matches")
	}
}

// TestWalkOrder shows the order: inner operations first, reachable blocks only, the operation itself not.
func TestWalkOrder(t *testing.T) {
	op, _ := body(t, `
  "u.a"() ({
    "u.b"() : () -> ()
    "t.br"()[^bb2] : () -> ()
  ^bb1:
    "u.lost"() : () -> ()
  ^bb2:
    "u.c"() ({
      "u.d"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "u.e"() : () -> ()`)
	var seen []string
	walk(op, rewrite.Config{}, rewrite.Pattern{Name: "look", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		seen = append(seen, op.Name())
		return false
	}})
	if got, want := strings.Join(seen, " "), "u.b t.br u.d u.c u.a u.e"; got != want {
		t.Errorf("visited %s, want %s", got, want)
	}
}

// TestWalkErases shows that a pattern may erase what it is given together with what is nested in it.
func TestWalkErases(t *testing.T) {
	op, _ := body(t, lines(`"u.a"() ({`, `"u.b"() : () -> ()`, `}) : () -> ()`, `"u.c"() : () -> ()`))
	walk(op, rewrite.Config{}, rename("b", "u.b", "u.x", 1), rename("c", "u.c", "u.y", 1),
		rewrite.Pattern{Name: "erase", Root: "u.a", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			rw.EraseOp(op)
			return true
		}})
	check(t, op, `"u.y"() : () -> ()`)
}

// TestWalkStops shows that a cancellation ends the walk.
func TestWalkStops(t *testing.T) {
	op, _ := body(t, strings.Repeat("\"u.a\"() : () -> ()\n", 2000))
	ctx, cancel := context.WithCancel(context.Background())
	n := 0
	p := rewrite.Pattern{Name: "count", Match: func(*core.Operation, *rewrite.Rewriter) bool {
		if n++; n == 10 {
			cancel()
		}
		return false
	}}
	if _, done := walk(op, rewrite.Config{Context: ctx}, p); done || n >= 2000 {
		t.Errorf("done %v after %d operations, want a stop before the end", done, n)
	}
}

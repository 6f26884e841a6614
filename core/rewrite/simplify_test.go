package rewrite_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

func simplify(t *testing.T, in string, merge bool) (*core.Operation, bool) {
	t.Helper()
	op, r := body(t, in)
	return op, rewrite.SimplifyRegion(rewrite.NewRewriter(op.Context(), nil), r, merge)
}

func TestDeadCode(t *testing.T) {
	op, changed := simplify(t, `
  %0 = "u.def"() : () -> i32
  %1 = "t.pure"(%0) : (i32) -> i32
  %2 = "t.pure"(%1) : (i32) -> i32
  "t.br"(%0, %1)[^bb1] : (i32, i32) -> ()
^bb1(%a: i32, %dead: i32):
  %3 = "t.pure"(%dead) : (i32) -> i32
  "t.cond"(%a, %3) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
^bb2:
  "u.end"(%a) : (i32) -> ()
^unreachable:
  "t.br"(%0, %0)[^bb1] : (i32, i32) -> ()`, false)
	if !changed {
		t.Error("nothing was changed")
	}
	check(t, op, lines(
		`%0 = "u.def"() : () -> i32`,
		`"t.br"(%0)[^bb1] : (i32) -> ()`,
		`^bb1(%1: i32):`,
		`"t.cond"(%1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()`,
		`^bb2:`,
		`"u.end"(%1) : (i32) -> ()`))
}

func TestDeadCodeStays(t *testing.T) {
	in := lines(
		`%0 = "u.def"() : () -> i32`,
		`"t.jump"(%0)[^bb1] : (i32) -> ()`, // what it passes on is unknown
		`^bb1(%1: i32):`,
		`"u.end"() : () -> ()`)
	op, changed := simplify(t, in, true)
	if changed {
		t.Error("something was changed")
	}
	check(t, op, in)
}

func TestMergeIdenticalBlocks(t *testing.T) {
	op, changed := simplify(t, `
  %0:2 = "u.def"() : () -> (i32, i32)
  "t.cond"() [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
^bb1:
  %1 = "u.op"(%0#0, %0#0) : (i32, i32) -> i32
  "t.br"(%1)[^bb3] : (i32) -> ()
^bb2:
  %2 = "u.op"(%0#1, %0#1) : (i32, i32) -> i32
  "t.br"(%2)[^bb3] : (i32) -> ()
^bb3(%a: i32):
  "u.end"(%a) : (i32) -> ()`, true)
	if !changed {
		t.Error("nothing was changed")
	}
	// Both operands would get equal values, so one argument does; the result is passed by one block only now.
	check(t, op, lines(
		`%0:2 = "u.def"() : () -> (i32, i32)`,
		`"t.cond"(%0#0, %0#1)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()`,
		`^bb1(%1: i32):`,
		`%2 = "u.op"(%1, %1) : (i32, i32) -> i32`,
		`"t.br"()[^bb2] : () -> ()`,
		`^bb2:`,
		`"u.end"(%2) : (i32) -> ()`))
}

// TestBlocksThatStay has pairs of blocks that must not be merged.
func TestBlocksThatStay(t *testing.T) {
	for name, in := range map[string]string{
		"other operation": lines(
			`"t.cond"()[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()`,
			`^bb1:`, `"u.x"() : () -> ()`, `"u.end"() : () -> ()`,
			`^bb2:`, `"u.y"() : () -> ()`, `"u.end"() : () -> ()`),
		"other attribute": lines(
			`"t.cond"()[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()`,
			`^bb1:`, `"u.x"() {a = 1 : i32} : () -> ()`, `"u.end"() : () -> ()`,
			`^bb2:`, `"u.x"() {a = 2 : i32} : () -> ()`, `"u.end"() : () -> ()`),
		"regions": lines(
			`"t.cond"()[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()`,
			`^bb1:`, `"u.x"() ({`, `"u.in"() : () -> ()`, `}) : () -> ()`, `"u.end"() : () -> ()`,
			`^bb2:`, `"u.x"() ({`, `"u.in"() : () -> ()`, `}) : () -> ()`, `"u.end"() : () -> ()`),
		"used outside": lines(
			`"t.cond"()[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()`,
			`^bb1:`, `%0 = "u.x"() : () -> i32`, `"t.br"()[^bb3] : () -> ()`,
			`^bb2:`, `%1 = "u.x"() : () -> i32`, `"t.br"()[^bb3] : () -> ()`,
			`^bb3:`, `"u.end"() ({`, `}) : () -> ()`),
		"predecessor is no branch": lines(
			`%0:2 = "u.def"() : () -> (i32, i32)`,
			`"u.branch"()[^bb1, ^bb2] : () -> ()`,
			`^bb1:`, `"u.end"(%0#0) : (i32) -> ()`,
			`^bb2:`, `"u.end"(%0#1) : (i32) -> ()`),
	} {
		t.Run(name, func(t *testing.T) {
			op, r := body(t, in)
			if name == "used outside" {
				a := r.Entry().Next().First().Result(0)
				b := r.Entry().Next().Next().First().Result(0)
				r.Last().Last().SetOperands([]*core.Value{a, b})
			}
			want := text(op)
			if rewrite.SimplifyRegion(rewrite.NewRewriter(op.Context(), nil), r, true) {
				t.Error("something was changed")
			}
			check(t, op, want)
		})
	}
}

func TestRedundantArguments(t *testing.T) {
	in := lines(
		`%0 = "u.def"() : () -> i32`,
		`"t.cond"(%0, %0, %0, %0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 2>}> : (i32, i32, i32, i32) -> ()`,
		`^bb1(%1: i32, %2: i32):`,
		`"u.end"(%1, %2) : (i32, i32) -> ()`)
	op, changed := simplify(t, in, true)
	if !changed {
		t.Error("nothing was changed")
	}
	check(t, op, lines(
		`%0 = "u.def"() : () -> i32`,
		`"t.cond"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()`,
		`^bb1:`,
		`"u.end"(%0, %0) : (i32, i32) -> ()`))
	op, changed = simplify(t, in, false)
	if changed {
		t.Error("arguments were dropped without being asked")
	}
	check(t, op, in)
}

func TestEquivalence(t *testing.T) {
	_, r := body(t, `
  %0:2 = "u.def"() : () -> (i32, i32)
  %1 = "t.add"(%0#0, %0#1) : (i32, i32) -> i32
  %2 = "t.add"(%0#1, %0#0) : (i32, i32) -> i32
  %3 = "t.add"(%0#1, %0#1) : (i32, i32) -> i32
  "u.a"(%0#0, %0#1) ({ ^bb0(%x: i32): %y = "u.b"(%x) : (i32) -> i32 "u.c"(%y) : (i32) -> () }) : (i32, i32) -> ()
  "u.a"(%0#0, %0#1) ({ ^bb0(%x: i32): %y = "u.b"(%x) : (i32) -> i32 "u.c"(%y) : (i32) -> () }) : (i32, i32) -> ()
  "u.a"(%0#0, %0#1) ({ ^bb0(%x: i32): %y = "u.b"(%x) : (i32) -> i32 "u.c"(%x) : (i32) -> () }) : (i32, i32) -> ()
  "u.a"(%0#1, %0#0) ({ ^bb0(%x: i32): %y = "u.b"(%x) : (i32) -> i32 "u.c"(%y) : (i32) -> () }) : (i32, i32) -> ()`)
	var ops []*core.Operation
	for op := range r.Entry().Ops() {
		ops = append(ops, op)
	}
	h := rewrite.NewHasher()
	for _, c := range []struct {
		a, b int
		want bool
	}{{1, 2, true}, {1, 3, false}, {4, 5, true}, {4, 6, false}, {4, 7, false}, {1, 4, false}} {
		var e rewrite.Equivalence
		if got := e.Ops(ops[c.a], ops[c.b]); got != c.want {
			t.Errorf("operations %d and %d: got %v, want %v", c.a, c.b, got, c.want)
		}
		if c.want && h.Op(ops[c.a], false) != h.Op(ops[c.b], false) {
			t.Errorf("operations %d and %d are equal but their hashes differ", c.a, c.b)
		}
	}
	e := rewrite.Equivalence{Locations: true}
	if e.Ops(ops[4], ops[5]) {
		t.Error("locations do not count")
	}
}

package outline_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/outline"
)

// repeated adds each multiplication of a module, with the constants and additions that it uses before it, and outlines what is equal.
func repeated(m *core.Operation) int {
	var r outline.Repeated
	m.Walk(func(op *core.Operation) {
		if op.Name() != "arith.mulf" {
			return
		}
		var ops []*core.Operation
		if sum := op.Operand(0).DefiningOp(); sum != nil && sum.Name() == "arith.addf" {
			ops = append(ops, sum)
		}
		r.Add(append(ops, op)...)
	})
	return len(r.Outline(func(*core.Operation) string { return "shared" }))
}

func ExampleRepeated() {
	module := parse(`func.func @f(%x: f32, %y: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %a = arith.addf %x, %two : f32
  %b = arith.mulf %a, %x : f32
  %c = arith.mulf %a, %y : f32
  %d = arith.addf %b, %two : f32
  %e = arith.mulf %d, %b : f32
  return %e : f32
}`)
	fmt.Println(repeated(module))
	fmt.Println(module)
	// Output:
	// 1
	// module {
	//   func.func private @shared(%arg0: f32) -> f32 {
	//     %cst = arith.constant 2.000000e+00 : f32
	//     %0 = arith.addf %arg0, %cst : f32
	//     %1 = arith.mulf %0, %arg0 : f32
	//     return %1 : f32
	//   }
	//   func.func @f(%arg0: f32, %arg1: f32) -> f32 {
	//     %cst = arith.constant 2.000000e+00 : f32
	//     %0 = arith.addf %arg0, %cst : f32
	//     %1 = call @shared(%arg0) : (f32) -> f32
	//     %2 = arith.mulf %0, %arg1 : f32
	//     %3 = call @shared(%1) : (f32) -> f32
	//     return %3 : f32
	//   }
	// }
}

// TestDifferent has pairs of which one function cannot do both.
func TestDifferent(t *testing.T) {
	for name, body := range map[string]string{
		"constants":        "%b = arith.mulf %x, %two : f32\n  %c = arith.mulf %x, %three : f32",
		"constant or not":  "%b = arith.mulf %x, %two : f32\n  %c = arith.mulf %x, %y : f32",
		"one value or two": "%b = arith.mulf %x, %x : f32\n  %c = arith.mulf %x, %y : f32",
		"order": `%s = arith.addf %x, %y : f32
  %b = arith.mulf %s, %x : f32
  %t = arith.addf %x, %y : f32
  %c = arith.mulf %t, %y : f32`,
		"from inside": `%s = arith.addf %x, %x : f32
  %b = arith.mulf %s, %s : f32
  %t = arith.addf %x, %x : f32
  %c = arith.mulf %t, %x : f32`,
		"attributes": "%b = arith.mulf %x, %y : f32\n  %c = arith.mulf %x, %y fastmath<fast> : f32",
		"lengths":    "%s = arith.addf %x, %x : f32\n  %b = arith.mulf %s, %x : f32\n  %c = arith.mulf %x, %y : f32",
		"types": `%v = arith.extf %x : f32 to f64
  %w = arith.mulf %v, %v : f64
  %b = arith.truncf %w : f64 to f32
  %c = arith.mulf %x, %x : f32`,
	} {
		m := parse("func.func @f(%x: f32, %y: f32) -> (f32, f32) {\n  %two = arith.constant 2.0 : f32\n  %three = arith.constant 3.0 : f32\n  " + body +
			"\n  return %b, %c : f32, f32\n}")
		before := m.String()
		if n := repeated(m); n != 0 || m.String() != before {
			t.Errorf("%s: %d functions: %s", name, n, m)
		}
	}
	// Symbols are found from where they are.
	m := parse(strings.Repeat("module {\n  func.func @f(%x: f32) -> f32 {\n    %a = arith.mulf %x, %x : f32\n    return %a : f32\n  }\n}\n", 2))
	if n := repeated(m); n != 0 {
		t.Errorf("symbol tables: %d functions: %s", n, m)
	}
}

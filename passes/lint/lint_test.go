package lint_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes/lint"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

func parse(text string) *core.Operation {
	m, err := core.ParseString(core.NewContext(append(all.Dialects(), testdialect.Dialect())...), "f.mlir", text)
	if err != nil {
		panic(err)
	}
	return m
}

// A check of one's own: additions of a value to itself, which a multiplication says better.
func Example() {
	doubling := &lint.Analyzer{Name: "doubling", Doc: "find additions of a value to itself", Run: func(p *lint.Pass) {
		p.Root.Walk(func(op *core.Operation) {
			if op.Name() == "arith.addi" && op.Operand(0) == op.Operand(1) {
				p.Reportf(op, nil, "adds a value to itself")
			}
		})
	}}
	const text = `// Nobody calls it.
func.func private @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @g() {
  return
}
`
	list := lint.Run(parse(text), doubling, &lint.UnusedSymbols)
	for _, d := range list {
		fmt.Println(d)
	}
	fixed, n := diag.ApplyFixes("f.mlir", []byte(text), list...)
	fmt.Printf("%d fixed:\n%s", n, fixed)
	// Output:
	// f.mlir:3:8: warning: 'arith.addi': adds a value to itself (doubling)
	// f.mlir:2:1: warning: 'func.func': the private symbol '@f' is never used (symbols)
	// 1 fixed:
	// func.func @g() {
	//   return
	// }
}

// A fix can replace an operand, or the whole operation.
func ExamplePass_OperandReplacement() {
	swapped := &lint.Analyzer{Name: "swapped", Doc: "find subtractions of a value from itself", Run: func(p *lint.Pass) {
		p.Root.Walk(func(op *core.Operation) {
			if op.Name() == "arith.subi" && op.Operand(0) == op.Operand(1) {
				p.Reportf(op, p.OperandReplacement(op, 1, "%y", "subtract %y"), "is always zero")
			}
			if op.Name() == "arith.muli" {
				p.Reportf(op, p.ReplacementOf(op, "%1 = arith.addi %x, %x : i32", "add"), "is slow")
			}
		})
	}}
	const text = `func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = arith.subi %x, %x : i32 // both
  %1 = arith.muli %x, %x : i32
  return %0 : i32
}
`
	list := lint.Run(parse(text), swapped)
	fixed, n := diag.ApplyFixes("f.mlir", []byte(text), list...)
	fmt.Printf("%d fixed:\n%s", n, fixed)
	// Output:
	// 2 fixed:
	// func.func @f(%x: i32, %y: i32) -> i32 {
	//   %0 = arith.subi %x, %y : i32 // both
	//   %1 = arith.addi %x, %x : i32
	//   return %0 : i32
	// }
}

// TestChecks marks each finding with the line of the text that it is on.
func TestChecks(t *testing.T) {
	for _, c := range []struct {
		name  string
		check *lint.Analyzer
		text  string
		lines []int
		fixed string // "": as it was
	}{
		{"overwritten", &lint.DeadStores, `func.func @f(%m: memref<4xi32>, %i: index, %a: i32, %b: i32) {
  memref.store %a, %m[%i] : memref<4xi32>  // first
  memref.store %b, %m[%i] : memref<4xi32>
  return
}
`, []int{2}, `func.func @f(%m: memref<4xi32>, %i: index, %a: i32, %b: i32) {
  memref.store %b, %m[%i] : memref<4xi32>
  return
}
`},
		{"elsewhere, or read in between", &lint.DeadStores, `func.func @f(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %a: i32) -> i32 {
  memref.store %a, %m[%i] : memref<4xi32>
  memref.store %a, %m[%j] : memref<4xi32>
  memref.store %a, %n[%i] : memref<4xi32>
  %0 = memref.load %n[%j] : memref<4xi32>
  memref.store %a, %m[%i] : memref<4xi32>
  call @g() : () -> ()
  memref.store %a, %m[%i] : memref<4xi32>
  return %0 : i32
}
func.func private @g()
`, nil, ""},
		{"on both ways", &lint.DeadStores, `func.func @f(%m: memref<i32>, %c: i1, %a: i32) {
  memref.store %a, %m[] : memref<i32>
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  } else {
    memref.store %a, %m[] : memref<i32>
  }
  return
}
`, []int{2}, ""},
		{"on one way only, and with what a loop changes", &lint.DeadStores, `func.func @f(%m: memref<4xi32>, %c: i1, %a: i32, %n: index) {
  memref.store %a, %m[%n] : memref<4xi32>
  scf.if %c {
    memref.store %a, %m[%n] : memref<4xi32>
  }
  cf.br ^bb1(%n : index)
^bb1(%i: index):
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  memref.store %a, %m[%i] : memref<4xi32>
  %j = arith.addi %i, %n : index
  cf.br ^bb1(%j : index)
^bb3:
  memref.store %a, %m[%i] : memref<4xi32>
  return
}
`, nil, ""},
		{"unused", &lint.UnusedSymbols, `#map = affine_map<(d0) -> (d0)>
func.func private @a()

// Keep this: it is used.
func.func private @b(%x: i32) {
  return
}
// About @c,
// in two lines.
func.func private @c() attributes {k = "}"} {
  call @d() : () -> ()  // }
  return
}  // end of c
#other = affine_map<(d0) -> (d0 + 1)>
func.func private @d() attributes {m = #other}
func.func @e(%x: i32) attributes {m = #map} {
  call @b(%x) : (i32) -> ()
  return
}
`, []int{2, 10}, `#map = affine_map<(d0) -> (d0)>

// Keep this: it is used.
func.func private @b(%x: i32) {
  return
}
#other = affine_map<(d0) -> (d0 + 1)>
func.func private @d() attributes {m = #other}
func.func @e(%x: i32) attributes {m = #map} {
  call @b(%x) : (i32) -> ()
  return
}
`},
		{"the last of a module", &lint.UnusedSymbols, "module {\n  func.func @f() { return }\n  func.func private @g() }\n", []int{3},
			"module {\n  func.func @f() { return }\n   }\n"},
		{"locations", &lint.UnknownLocations, "func.func @f() {\n  return loc(unknown)\n}\n", []int{1}, ""},
		{"deprecated", &lint.Deprecated, "func.func @f(%x: i32) {\n  %0 = arith.addi %x, %x : i32\n  \"test.ods_renamed\"(%x) : (i32) -> ()\n  return\n}\n", []int{3}, ""},
	} {
		list := lint.Run(parse(c.text), c.check)
		var lines []int
		for _, d := range list {
			lines = append(lines, d.Pos.Line)
		}
		if fmt.Sprint(lines) != fmt.Sprint(c.lines) {
			t.Errorf("%s: found %v", c.name, list)
		}
		fixed, _ := diag.ApplyFixes("f.mlir", []byte(c.text), list...)
		if want := c.fixed; want != "" && string(fixed) != want {
			t.Errorf("%s: fixed\n%s\nwant\n%s", c.name, fixed, want)
		}
		parse(string(fixed))
	}
}

func TestNames(t *testing.T) {
	for _, a := range lint.Analyzers() {
		if a.Name == "" || strings.ToLower(a.Name) != a.Name || a.Doc == "" {
			t.Errorf("%+v", a)
		}
	}
}

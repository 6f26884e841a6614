package outline_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes/inline"
	"github.com/odsgen/ods/passes/outline"
)

func parse(text string) *core.Operation {
	r := core.NewRegistry(all.Dialects()...)
	inline.Extend(r)
	m, err := core.ParseString(core.NewContextWith(r), "f.mlir", text)
	if err != nil {
		panic(err)
	}
	return m
}

func find(top *core.Operation, name string) (found *core.Operation) {
	top.Walk(func(op *core.Operation) {
		if op.Name() == name {
			found = op
		}
	})
	return found
}

const sum = `func.func @sum(%n: index, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %x = memref.load %m[%i] : memref<?xf64>
    %y = arith.mulf %x, %x : f64
    %z = arith.addf %acc, %y : f64
    scf.yield %z : f64
  }
  return %s : f64
}`

func ExampleRegion() {
	module := parse(sum)
	loop, _ := scf.AsForOp(find(module, "scf.for"))
	fn, _, err := outline.Region(loop.Region(), "body")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(fn.Op)
	fmt.Println(module.Region(0).Entry().Last())
	// Output:
	// func.func private @body(%arg0: memref<?xf64>, %arg1: index, %arg2: f64) -> f64 {
	//   %0 = memref.load %arg0[%arg1] : memref<?xf64>
	//   %1 = arith.mulf %0, %0 : f64
	//   %2 = arith.addf %arg2, %1 : f64
	//   return %2 : f64
	// }
	// func.func @sum(%arg0: index, %arg1: memref<?xf64>) -> f64 {
	//   %c0 = arith.constant 0 : index
	//   %c1 = arith.constant 1 : index
	//   %cst = arith.constant 0.000000e+00 : f64
	//   %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %cst) -> (f64) {
	//     %1 = func.call @body(%arg1, %arg2, %arg3) : (memref<?xf64>, index, f64) -> f64
	//     scf.yield %1 : f64
	//   }
	//   return %0 : f64
	// }
}

// What is outlined and then inlined again is what it was.
func TestThereAndBack(t *testing.T) {
	m := parse(sum)
	before := m.String()
	_, call, err := outline.Ops(find(m, "memref.load"), find(m, "arith.mulf"), "sum")
	if err != nil {
		t.Fatal(err)
	}
	if call.Callee() != "sum_0" {
		t.Errorf("the function is named %s", call.Callee())
	}
	if r := core.NewReporter(m.Context()); !core.Verify(m, r, core.VerifyOptions{}) {
		t.Fatal(r.List())
	}
	// A whole loop, with the values that its body captures.
	loop := find(m, "scf.for")
	fn, outer, err := outline.Ops(loop, loop, "loop")
	if err != nil {
		t.Fatal(err)
	}
	if r := core.NewReporter(m.Context()); !core.Verify(m, r, core.VerifyOptions{}) {
		t.Fatal(r.List())
	}
	if err := inline.Call(outer.Op); err != nil {
		t.Fatal(err)
	}
	fn.Op.Erase()
	call.Op = find(find(m, "scf.for"), "func.call")
	if err := inline.Call(call.Op); err != nil {
		t.Fatal(err)
	}
	m.Region(0).Entry().First().Erase()
	if after := m.String(); after != before {
		t.Errorf("got\n%s\nwant\n%s", after, before)
	}
}

func TestFails(t *testing.T) {
	m := parse(sum)
	before := m.String()
	load, mul, yield, fn := find(m, "memref.load"), find(m, "arith.mulf"), find(m, "scf.yield"), find(m, "func.func")
	_, _, backwards := outline.Ops(mul, load, "f")
	_, _, terminator := outline.Ops(load, yield, "f")
	_, _, elsewhere := outline.Ops(load, fn, "f")
	_, _, symbol := outline.Ops(fn, fn, "f")
	_, _, empty := outline.Region(parse("func.func @f() {\n  return\n}").Region(0).Entry().First().Region(0), "g")
	for want, err := range map[string]error{
		"'memref.load' op cannot be outlined: the last operation does not come behind it in its block": elsewhere,
		"'arith.mulf' op cannot be outlined: the last operation does not":                              backwards,
		"'scf.yield' op cannot be outlined: a function cannot take it":                                 terminator,
		"'func.func' op cannot be outlined: a function cannot take it":                                 symbol,
		"the region has no operation but its terminator":                                               empty,
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	if m.String() != before {
		t.Errorf("changed to %s", m)
	}
}

package inline_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes/inline"
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

// find returns the operations of a name below another one, in order.
func find(top *core.Operation, name string) (list []*core.Operation) {
	top.WalkPre(func(op *core.Operation) core.WalkResult {
		if op.Name() == name {
			list = append(list, op)
		}
		return core.WalkAdvance
	})
	return list
}

func ExampleCall() {
	module := parse(`
func.func @max(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxsi %a, %b : i32
  return %0 : i32
}
func.func @f(%x: i32, %y: i32, %z: i32) -> i32 {
  %0 = call @max(%x, %y) : (i32, i32) -> i32
  %1 = call @max(%0, %z) : (i32, i32) -> i32
  return %1 : i32
}`)
	calls := find(module, "func.call")
	if err := inline.Call(calls[1]); err != nil { // the first one stays
		fmt.Println(err)
	}
	fmt.Print(module.Region(0).Entry().Last())
	// Output:
	// func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
	//   %0 = call @max(%arg0, %arg1) : (i32, i32) -> i32
	//   %1 = arith.maxsi %0, %arg2 : i32
	//   return %1 : i32
	// }
}

// The condition is known, so the operation is replaced by one of its own regions.
func ExampleRegion() {
	module := parse(`
func.func @f(%x: i32) -> i32 {
  %yes = arith.constant true
  %0 = scf.if %yes -> (i32) {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}`)
	op, _ := scf.AsIfOp(find(module, "scf.if")[0])
	if err := inline.Region(op.ThenRegion(), op.Op); err != nil {
		fmt.Println(err)
	}
	fmt.Print(module.Region(0).Entry().Last())
	// Output:
	// func.func @f(%arg0: i32) -> i32 {
	//   %true = arith.constant true
	//   %0 = arith.addi %arg0, %arg0 : i32
	//   return %0 : i32
	// }
}

// Several blocks are put between the two halves of the block of the call.
func TestCallOfSeveralBlocks(t *testing.T) {
	m := parse(`func.func private @abs(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %neg = arith.cmpi slt, %a, %c0 : i32
  cf.cond_br %neg, ^bb1, ^bb2
^bb1:
  %0 = arith.subi %c0, %a : i32
  return %0 : i32
^bb2:
  return %a : i32
}
func.func @f(%x: i32) -> i32 {
  %0 = call @abs(%x) : (i32) -> i32
  %1 = arith.addi %0, %x : i32
  return %1 : i32
}`)
	before := find(m, "func.func")[0].String()
	if err := inline.Call(find(m, "func.call")[0]); err != nil {
		t.Fatal(err)
	}
	if !core.Verify(m, core.NewReporter(m.Context()), core.VerifyOptions{}) || len(find(m, "cf.br")) != 2 {
		t.Errorf("got %s", m)
	}
	if after := find(m, "func.func")[0].String(); after != before {
		t.Errorf("the function has changed to %s", after)
	}
}

func TestCallFails(t *testing.T) {
	for _, c := range []struct{ name, text, op, want string }{
		{"no call", "func.func @f() {\n  return\n}", "func.return", "'func.return' op cannot be inlined: it is no call"},
		{"value", "func.func @f(%g: () -> ()) {\n  call_indirect %g() : () -> ()\n  return\n}", "func.call_indirect",
			"it calls a value, not a symbol"},
		{"declaration", "func.func private @g()\nfunc.func @f() {\n  call @g() : () -> ()\n  return\n}", "func.call",
			"'@g' has no body"},
		{"recursion", "func.func @f() {\n  call @f() : () -> ()\n  return\n}", "func.call", "it is part of what it calls"},
		{"no_inline", "func.func private @g() attributes {no_inline} {\n  return\n}\nfunc.func @f() {\n  call @g() : () -> ()\n  return\n}", "func.call",
			"a dialect forbids it"},
		{"several blocks where one fits", "func.func private @g() {\n  cf.br ^bb1\n^bb1:\n  return\n}\nfunc.func @f(%c: i1) {\n  scf.if %c {\n" +
			"    func.call @g() : () -> ()\n  }\n  return\n}", "func.call", "the body has several blocks, and 'scf.if' takes one"},
	} {
		m := parse(c.text)
		before := m.String()
		err := inline.Call(find(m, c.op)[0])
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "f.mlir:") {
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
		if m.String() != before {
			t.Errorf("%s: changed to %s", c.name, m)
		}
	}
}

func TestRegionFails(t *testing.T) {
	m := parse(`func.func @f(%x: i32, %c: i1, %n: index) -> i32 {
  %0 = scf.if %c -> (i32) {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  scf.for %i = %n to %n step %n {
  }
  return %0 : i32
}`)
	op, loop := find(m, "scf.if")[0], find(m, "scf.for")[0]
	for want, err := range map[string]error{
		"1 values for 0 arguments":                                      inline.Region(op.Region(0), op, op.Operand(0)),
		"value #0 is of type 'i1', the argument of type 'index'":        inline.Region(loop.Region(0), loop, op.Operand(0)),
		"'scf.yield' does not hand on what the operation's results are": inline.Region(loop.Region(0), op, loop.Operand(0)),
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}

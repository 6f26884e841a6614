package dialect_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/memref"
)

// Allocations with several slots, of which one is done after the other. What is expected is what mlir-opt gives.
var slots = []struct {
	pass     *passes.Pass
	in, want string
}{
	{passes.Mem2Reg.New(), `func.func @f(%i: i32) -> (i32, i32, memref<i32>) {
  %0:3 = test.multi_slot_alloca : () -> (memref<i32>, memref<i32>, memref<i32>)
  %1 = memref.load %0#0[] : memref<i32>
  %2 = memref.load %0#2[] : memref<i32>
  return %1, %2, %0#1 : i32, i32, memref<i32>
}
`, `module {
  func.func @f(%arg0: i32) -> (i32, i32, memref<i32>) {
    %0 = "test.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "test.constant"() <{value = 42 : i32}> : () -> i32
    %2 = test.multi_slot_alloca : () -> memref<i32>
    return %1, %0, %2 : i32, i32, memref<i32>
  }
}`},
	{passes.SROA.New(), `func.func @f() -> (i32, i32) {
  %0 = arith.constant 0 : index
  %1, %2 = test.multi_slot_alloca : () -> (memref<2xi32>, memref<4xi32>)
  %3 = memref.load %1[%0] {first} : memref<2xi32>
  %4 = memref.load %2[%0] {second} : memref<4xi32>
  return %3, %4 : i32, i32
}
`, `module {
  func.func @f() -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %0 = test.multi_slot_alloca : () -> memref<i32>
    %1 = test.multi_slot_alloca : () -> memref<i32>
    %2 = memref.load %1[] {first} : memref<i32>
    %3 = memref.load %0[] {second} : memref<i32>
    return %2, %3 : i32, i32
  }
}`},
}

func TestSeveralSlots(t *testing.T) {
	r := core.NewRegistry(append(dialects(), memrefdefs.New())...)
	memref.Extend(r)
	for _, s := range slots {
		c := core.NewContextWith(r)
		module, err := core.ParseString(c, "f", s.in)
		if err != nil {
			t.Fatal(err)
		}
		m := passes.NewManager(c, "builtin.module")
		m.MustAdd(s.pass)
		if list, ok := m.Run(context.Background(), module); !ok {
			t.Fatal(list)
		}
		var b strings.Builder
		if err := core.Print(&b, module, core.PrintOptions{}); err != nil {
			t.Fatal(err)
		}
		if got := strings.TrimSpace(b.String()); got != s.want {
			t.Errorf("got\n%s\nexpected\n%s", got, s.want)
		}
	}
}

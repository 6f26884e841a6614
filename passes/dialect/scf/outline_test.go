package scf_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/scf"
)

// TestOutlineParallelLoops has loops that become functions, and loops that stay: what they compute is tested by tests/validate and
// backend/jit.
func TestOutlineParallelLoops(t *testing.T) {
	const bounds = `  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
`
	for _, c := range []struct {
		name, text string
		want       []string // in this order; nothing: the text stays
	}{
		{"outer loops", `func.func @f(%m: memref<?x?x?xi8>, %n: index, %v: i8) {
` + bounds + `  scf.parallel (%i, %j, %k) = (%0, %0, %0) to (%n, %n, %n) step (%1, %1, %1) {
    memref.store %v, %m[%i, %j, %k] : memref<?x?x?xi8>
  }
  return
}`, []string{"func.func private @f_parallel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: i8, %arg5: memref<?x?x?xi8>) {", "scf.for %arg6 = %arg0 to %arg1",
			"arith.remui %arg6, %arg2", "arith.divui %arg6, %arg2", "scf.for ", "memref.store %arg4, %arg5", "func.func @f(", "call @f_parallel(", "{ods.parallel = 36 : i64}"}},
		{"one number is the bound of both", `func.func @f(%m: memref<?x?xi8>, %n: index, %v: i8) {
  scf.forall (%i, %j) in (1, %n) {
    memref.store %v, %m[%i, %j] : memref<?x?xi8>
  }
  return
}`, []string{"@f_parallel(%arg0: index, %arg1: index, %arg2: index,", "scf.for %arg5 = %arg0 to %arg1", "arith.remui %arg5, %arg2"}},
		{"variables", `func.func @f(%m: memref<?xi8>) {
  scf.forall (%i) in (100) {
    %x = memref.alloca() : memref<i8>
    %v = memref.load %x[] : memref<i8>
    memref.store %v, %m[%i] : memref<?xi8>
  }
  return
}`, []string{"llvm.intr.stacksave", "memref.alloca", "memref.store", "llvm.intr.stackrestore", "@f("}},
		{"a loop with a result", `func.func @f(%n: index) -> i8 {
` + bounds + `  %v = arith.constant 0 : i8
  %r = scf.parallel (%i) = (%0) to (%n) step (%1) init (%v) -> i8 {
    %x = arith.index_cast %i : index to i8
    scf.reduce(%x : i8) {
    ^bb0(%a: i8, %b: i8):
      %s = arith.addi %a, %b : i8
      scf.reduce.return %s : i8
    }
  }
  return %r : i8
}`, nil},
		{"a call", `func.func private @print(index)
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
    func.call @print(%i) : (index) -> ()
  }
  return
}`, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			reg := core.NewRegistry(append(suite.Dialects, llvm.New())...)
			m, err := core.ParseString(core.NewContextWith(reg), "f.mlir", c.text)
			if err != nil {
				t.Fatal(err)
			}
			before := m.String()
			p := passes.NewPipeline("builtin.module")
			p.Add(scf.OutlineParallelLoops.New())
			if list, ok := passes.NewManagerOf(m.Context(), p).Run(context.Background(), m); !ok {
				t.Fatal(list)
			}
			text := m.String()
			if c.want == nil && text != before {
				t.Errorf("got\n%s", text)
			}
			rest := text
			for _, w := range c.want {
				_, after, ok := strings.Cut(rest, w)
				if !ok {
					t.Fatalf("%q is not there, or not in order:\n%s", w, text)
				}
				rest = after
			}
		})
	}
}

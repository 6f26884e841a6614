package bytecode

import (
	"bytes"
	"fmt"
	"io"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

// manyFunctions is a module of n functions that call one another.
func manyFunctions(n int) []byte {
	var b bytes.Buffer
	for i := range n {
		fmt.Fprintf(&b, "func.func @f%d(%%arg0: i32, %%arg1: memref<?x128xf32>, %%arg2: index) -> i32 {\n", i)
		fmt.Fprintf(&b, "  %%c1 = arith.constant 1 : index\n  %%k = arith.constant %d : i32\n  %%0 = arith.addi %%arg0, %%k : i32\n", i%1000)
		for j := range 24 {
			fmt.Fprintf(&b, "  %%%d = arith.%s %%%d, %%arg0 : i32\n", j+1, []string{"addi", "andi", "xori", "muli"}[(i+j)%4], j)
		}
		fmt.Fprintf(&b, "  scf.for %%i = %%c1 to %%arg2 step %%c1 {\n    %%l = memref.load %%arg1[%%i, %%c1] : memref<?x128xf32>\n")
		fmt.Fprintf(&b, "    %%s = arith.addf %%l, %%l fastmath<fast> : f32\n    memref.store %%s, %%arg1[%%i, %%c1] : memref<?x128xf32>\n  }\n")
		fmt.Fprintf(&b, "  %%y = func.call @f%d(%%24, %%arg1, %%arg2) : (i32, memref<?x128xf32>, index) -> i32\n  return %%y : i32\n}\n", i/2)
	}
	return b.Bytes()
}

func BenchmarkWrite(b *testing.B) {
	op := parse(b, dialects(), manyFunctions(4000))
	for b.Loop() {
		if err := bytecode.Write(io.Discard, op, bytecode.WriteOptions{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	reg := dialects()
	var out bytes.Buffer
	if err := bytecode.Write(&out, parse(b, reg, manyFunctions(4000)), bytecode.WriteOptions{}); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		op, list := bytecode.Read(newContext(reg), out.Bytes(), core.ParseOptions{Name: "in", NoVerify: true})
		if op == nil {
			b.Fatal(list)
		}
	}
}

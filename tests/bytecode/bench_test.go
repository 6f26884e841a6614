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

// TestWriteWorkers writes a module that is divided among goroutines: the bytes do not depend on how many there are, in
// versions with properties and without, with use lists and blocks in them.
func TestWriteWorkers(t *testing.T) {
	src := manyFunctions(400)
	for i := range 100 {
		src = fmt.Appendf(src, `func.func private @b%d(%%c: i1, %%x: i32) -> i32 {
  cf.cond_br %%c, ^one(%%x : i32), ^two
^two:
  %%k = arith.constant %d : i32
  cf.br ^one(%%k : i32)
^one(%%y: i32):
  %%s = "test.sizes"(%%y) <{n = %d : i8}> {extra = %d} : (i32) -> i32
  return %%s : i32
}
`, i, i, i%7, i%5)
	}
	op := parse(t, dialects(), src)
	for _, version := range []int{bytecode.Version, 4, bytecode.VersionZero} {
		var want []byte
		for _, workers := range []int{1, 2, 5} {
			var b bytes.Buffer
			if err := bytecode.Write(&b, op, bytecode.WriteOptions{Version: version, Workers: workers}); err != nil {
				t.Fatal(err)
			}
			if want == nil {
				want = b.Bytes()
			} else if !bytes.Equal(b.Bytes(), want) {
				t.Errorf("version %d: %d workers write other bytes than one, from byte %d on", version, workers, firstDifference(b.Bytes(), want))
			}
		}
		if version != bytecode.Version {
			continue // properties of unregistered operations are not in the file
		}
		again, list := bytecode.Read(newContext(dialects()), want, core.ParseOptions{Name: "<stdin>"})
		if again == nil {
			t.Fatal(list)
		}
		if text(again, true) != text(op, true) {
			t.Errorf("version %d: other text is read", version)
		}
	}
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

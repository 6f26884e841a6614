package engine

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
)

// sourceText has functions as conversions leave them, and sourceTypes what those were before.
const sourceText = `llvm.func @scale(%base: !llvm.ptr, %x: !llvm.ptr, %o: i64, %n: i64, %m: i64, %s: i64, %t: i64, %i: i64, %by: f64) -> f64 {
  llvm.return %by : f64
}
llvm.func @four(%base: !llvm.ptr, %x: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> f32 {
  %p = llvm.getelementptr %x[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %0 : f32
}
llvm.func @pair(%base: !llvm.ptr, %x: !llvm.ptr, %o: i64, %n: i64, %s: i64, %base2: !llvm.ptr, %y: !llvm.ptr, %o2: i64, %n2: i64, %s2: i64) -> !llvm.struct<(i64, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, i32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %n, %0[0] : !llvm.struct<(i64, i32)>
  %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(i64, i32)>
  llvm.return %3 : !llvm.struct<(i64, i32)>
}
llvm.func @changed(%x: i64) { llvm.return }
`

var sourceTypes = map[string]string{
	"scale":   "(memref<?x4xf32>, index, f64) -> f64",
	"four":    "(memref<4xf32>) -> f32",
	"pair":    "(memref<?xcomplex<f32>>, memref<?xindex, strided<[2], offset: 1>>) -> (index, i32)",
	"changed": "(memref<4xf32>, index) -> ()",
}

// sourceEngine makes an engine whose functions know what they were.
func sourceEngine(t *testing.T, o Options) *Engine {
	t.Helper()
	m, err := core.ParseString(core.NewContext(llvmdefs.New()), "test.mlir", sourceText)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range sourceTypes {
		typ, err := core.ParseType(m.Context(), text)
		if err != nil {
			t.Fatal(err)
		}
		m.LookupSymbol(name).SetSourceType(typ.(*core.FunctionType))
	}
	e, err := New(m.Clone(nil), o)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// TestSourceTypes: what a function is said to be, and why it is not what Go wants, is in the terms of the source.
func TestSourceTypes(t *testing.T) {
	e := sourceEngine(t, Options{})
	check := func(name, want string, err error) {
		t.Helper()
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("'@%s': got %v\nexpected %q", name, err, want)
		}
	}
	const is = "has type (memref<?x4xf32>, index, f64) -> f64, which is no func("
	_, err := Func[func(*Memref[float32], int, float64) float64](e, "scale")
	check("scale", "", err)
	_, err = Func[func(int, float64) float64](e, "scale")
	check("scale", is+"int, float64) float64: parameter #0: memref<?x4xf32> is no int", err)
	_, err = Func[func([]float32, int, float64) float64](e, "scale")
	check("scale", "parameter #0: memref<?x4xf32> has 2 dimensions, and a []float32 has one", err)
	_, err = Func[func(*Memref[float64], int, float64) float64](e, "scale")
	check("scale", "parameter #0: the elements of memref<?x4xf32> are no float64", err)
	_, err = Func[func(*Memref[float32], float64) float64](e, "scale")
	check("scale", "parameter #1: index is no float64", err)
	_, err = Func[func(*Memref[float32], int) float64](e, "scale")
	check("scale", "parameter #2 of type f64 is missing", err)
	_, err = Func[func(*Memref[float32], int, float64, []float32) float64](e, "scale")
	check("scale", "there is no parameter for the []float32", err)
	_, err = Func[func(*Memref[float32], int, float64)](e, "scale")
	check("scale", "it has 1 results, expected 0", err)
	_, err = Func[func(*Memref[float32], int, float64) int](e, "scale")
	check("scale", "result #0: f64 is no int", err)
	_, err = Func[func(*Memref[complex64], *Memref[int]) (uint64, int32)](e, "pair")
	check("pair", "", err)
	_, err = Func[func([]complex64, []int) (int, int32)](e, "pair")
	check("pair", "parameter #1: memref<?xindex, strided<[2], offset: 1>> has another layout than a []int", err)
	_, err = Func[func([]complex64) (int, int32)](e, "pair")
	check("pair", "parameter #1 of type memref<?xindex, strided<[2], offset: 1>> is missing", err)
	_, err = Func[func(*Memref[complex64], *Memref[int]) (int, int64)](e, "pair")
	check("pair", "result #1: i32 is no int64", err)
	// What does not go with the function any more says nothing.
	_, err = Func[func(int)](e, "changed")
	check("changed", "", err)
}

// TestSourceSizes: what is passed has the sizes that the source has, and lies in memory.
func TestSourceSizes(t *testing.T) {
	e := sourceEngine(t, Options{})
	four, err := Func[func([]float32) (float32, error)](e, "four")
	if err != nil {
		t.Fatal(err)
	}
	if v, err := four([]float32{1, 2, 3, 4.5}); v != 4.5 || err != nil {
		t.Errorf("got %v, %v", v, err)
	}
	for _, n := range []int{0, 3, 5} {
		if _, err := four(make([]float32, n)); err == nil || !strings.Contains(err.Error(), "argument #0 of '@four' is a memref<4xf32>, and what is passed has ") {
			t.Errorf("%d elements: %v", n, err)
		}
	}
	scale, err := Func[func(*Memref[float32], int, float64) (float64, error)](e, "scale")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		sizes []int
		want  string
	}{{[]int{3, 4}, ""}, {[]int{0, 4}, ""}, {[]int{4, 3}, "argument #0 of '@scale' is a memref<?x4xf32>, and what is passed has the sizes [4 3]"}} {
		m, err := NewMemref(e, make([]float32, c.sizes[0]*c.sizes[1]), c.sizes...)
		if err != nil {
			t.Fatal(err)
		}
		_, err = scale(m, 1, 2)
		if c.want == "" && err != nil || c.want != "" && (err == nil || err.Error() != c.want) {
			t.Errorf("%v: got %v", c.sizes, err)
		}
		args := append(m.Args(), indexValue(1), Value{})
		args[8], _ = ParseValue(m.e.ctx.F64(), "2.0")
		if _, err = e.Call(t.Context(), "scale", args...); c.want == "" && err != nil || c.want != "" && (err == nil || err.Error() != c.want) {
			t.Errorf("%v: Call: %v", c.sizes, err)
		}
	}
	m, err := NewMemref(e, make([]float32, 8), 2, 4)
	if err != nil {
		t.Fatal(err)
	}
	float, _ := ParseValue(e.ctx.F64(), "2.0")
	for want, change := range map[string]func(args []Value){
		"which does not fit into its memory of 8 elements": func(args []Value) { args[3] = indexValue(3) },
		"what is passed has the strides [8 1]":             func(args []Value) { args[5] = indexValue(8) },
		"what is passed has the offset 4":                  func(args []Value) { args[2] = indexValue(4) },
		"and what is passed has the sizes [2 5]":           func(args []Value) { args[4] = indexValue(5) },
	} {
		args := append(m.Args(), indexValue(1), float)
		change(args)
		if _, err := e.Call(t.Context(), "scale", args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v\nexpected %q", err, want)
		}
	}
}

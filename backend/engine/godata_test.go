package engine

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

// dotText is a dot product as finalize-memref-to-llvm and convert-func-to-llvm lower it.
const dotText = `llvm.func @dot(%xb: !llvm.ptr, %x: !llvm.ptr, %xo: i64, %n: i64, %xs: i64, %yb: !llvm.ptr, %y: !llvm.ptr, %yo: i64, %yn: i64, %ys: i64) -> f64 {
	%zero = llvm.mlir.constant(0 : i64) : i64
	%one = llvm.mlir.constant(1 : i64) : i64
	%start = llvm.mlir.constant(0.0 : f64) : f64
	llvm.br ^head(%zero, %start : i64, f64)
^head(%i: i64, %sum: f64):
	%more = llvm.icmp "slt" %i, %n : i64
	llvm.cond_br %more, ^body, ^end
^body:
	%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
	%a = llvm.load %p : !llvm.ptr -> f64
	%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
	%b = llvm.load %q : !llvm.ptr -> f64
	%ab = llvm.fmul %a, %b : f64
	%next = llvm.fadd %sum, %ab : f64
	%j = llvm.add %i, %one : i64
	llvm.br ^head(%j, %next : i64, f64)
^end:
	llvm.return %sum : f64
}
`

func newEngine(t testing.TB, text string, o Options) *Engine {
	t.Helper()
	e, err := New(module(t, text), o)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestFunc(t *testing.T) {
	e := newEngine(t, dotText+`
llvm.func @scale(%b: !llvm.ptr, %x: !llvm.ptr, %o: i64, %n: i64, %s: i64, %by: i32) {
	%y = llvm.load %x : !llvm.ptr -> i32
	%z = llvm.mul %y, %by : i32
	llvm.store %z, %x : i32, !llvm.ptr
	llvm.return
}
llvm.func @both(%a: i8, %c: i1, %f: f32) -> !llvm.struct<(i1, f32, i8)> {
	%0 = llvm.mlir.undef : !llvm.struct<(i1, f32, i8)>
	%1 = llvm.insertvalue %c, %0[0] : !llvm.struct<(i1, f32, i8)>
	%2 = llvm.insertvalue %f, %1[1] : !llvm.struct<(i1, f32, i8)>
	%3 = llvm.insertvalue %a, %2[2] : !llvm.struct<(i1, f32, i8)>
	llvm.return %3 : !llvm.struct<(i1, f32, i8)>
}
llvm.func @divide(%a: i64, %b: i64) -> i64 {
	%r = llvm.sdiv %a, %b : i64
	llvm.return %r : i64
}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @make(%n: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
	%eight = llvm.mlir.constant(8 : i64) : i64
	%one = llvm.mlir.constant(1 : i64) : i64
	%zero = llvm.mlir.constant(0 : i64) : i64
	%size = llvm.mul %n, %eight : i64
	%p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
	llvm.store %n, %p : i64, !llvm.ptr
	%0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
	%1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
	%2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
	%3 = llvm.insertvalue %zero, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
	%4 = llvm.insertvalue %one, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
	%5 = llvm.insertvalue %one, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
	llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}`, Options{})
	dot, err := Func[func(x, y []float64) (float64, error)](e, "dot")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := dot([]float64{1, 2, 3}, []float64{4, 5, 6}); got != 32 || err != nil {
		t.Errorf("dot %v, %v", got, err)
	}
	if _, err := dot([]float64{1, 2, 3}, []float64{4}); err == nil || !strings.Contains(err.Error(),
		"of a Go slice, which has 8 bytes") {
		t.Errorf("out of bounds: %v", err)
	}
	if got, err := dot(nil, nil); got != 0 || err != nil {
		t.Errorf("empty: %v, %v", got, err)
	}
	scale, err := Func[func(x []int32, by int32)](e, "scale")
	if err != nil {
		t.Fatal(err)
	}
	x := []int32{7, 1}
	if scale(x, -3); x[0] != -21 || x[1] != 1 {
		t.Errorf("scaled to %v", x)
	}
	both, err := Func[func(context.Context, int8, bool, float32) (bool, float32, int8)](e, "both")
	if err != nil {
		t.Fatal(err)
	}
	if a, b, c := both(t.Context(), -5, true, 1.5); !a || b != 1.5 || c != -5 {
		t.Error(a, b, c)
	}
	divide, err := Func[func(a, b int) int](e, "divide")
	if err != nil {
		t.Fatal(err)
	}
	func() {
		defer func() {
			if err, ok := recover().(error); !ok || !strings.Contains(err.Error(), "test.mlir") {
				t.Errorf("got %v, expected the trap", err)
			}
		}()
		divide(1, 0)
	}()
	makes, err := Func[func(int) ([]int64, error)](e, "make")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := makes(3); err != nil || !slices.Equal(got, []int64{3}) || e.Leaks() != nil {
		t.Errorf("%v, %v, %v", got, err, e.Leaks())
	}
	kept, err := Func[func(int) (*Memref[int64], error)](e, "make")
	if err != nil {
		t.Fatal(err)
	}
	m, err := kept(5)
	if err != nil {
		t.Fatal(err)
	}
	if data, err := m.Data(); err != nil || !slices.Equal(data, []int64{5}) || e.Leaks() == nil || m.Free() != nil ||
		e.Leaks() != nil {
		t.Errorf("%v, %v", data, err)
	}
	if _, err := m.Data(); err == nil || m.Free() == nil {
		t.Error("freed memory was read")
	}
}

// The Go type is checked against the program when the function is made.
func TestFuncTypes(t *testing.T) {
	e := newEngine(t, dotText+`llvm.func @f(%a: i32) -> f32 { %0 = llvm.sitofp %a : i32 to f32 llvm.return %0 : f32 }
llvm.func @two(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %x: i64, %y: i64) { llvm.return }`, Options{})
	for want, make := range map[string]func() error{
		"the elements of parameter #0 are of type f64, accessed at": func() error {
			_,
				err := Func[func(x, y []float32) float64](e, "dot")
			return err
		},
		"there is no parameter for the float64": func() error {
			_,
				err := Func[func(x, y []float64, z float64) float64](e, "dot")
			return err
		},
		"result #0: f64 is no int": func() error {
			_,
				err := Func[func(x, y []float64) int](e, "dot")
			return err
		},
		"it has 1 results, expected 0": func() error {
			_,
				err := Func[func(x, y []float64)](e, "dot")
			return err
		},
		"parameter #0: i32 is no int64": func() error {
			_,
				err := Func[func(int64) float32](e, "f")
			return err
		},
		"begins no memref that a []int32 can be": func() error {
			_,
				err := Func[func([]int32) float32](e, "f")
			return err
		},
		"parameter #1 of type i64 is too many": nil,
		"no function '@g' is defined":          func() error { _, err := Func[func()](e, "g"); return err },
		"string in func(string) is no number":  func() error { _, err := Func[func(string)](e, "f"); return err },
		"int is no type of a function":         func() error { _, err := Func[int](e, "f"); return err },
	} {
		if make == nil {
			continue
		}
		if err := make(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v\nexpected %s", err, want)
		}
	}
	if _, err := Func[func(m *Memref[float64], x, y int)](e, "two"); err != nil {
		t.Error(err)
	}
	if _, err := Func[func(m *Memref[float64])](e, "two"); err != nil {
		t.Error(err)
	}
}

// scalarsText has functions of scalars that are not plain Go numbers in the program.
const scalarsText = `
llvm.func @conj(%z: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> {
	%im = llvm.extractvalue %z[1] : !llvm.struct<(f32, f32)>
	%neg = llvm.fneg %im : f32
	%r = llvm.insertvalue %neg, %z[1] : !llvm.struct<(f32, f32)>
	llvm.return %r : !llvm.struct<(f32, f32)>
}
llvm.func @scale(%k: f64, %z: !llvm.struct<(f64, f64)>) -> !llvm.struct<(struct<(f64, f64)>, f64)> {
	%re = llvm.extractvalue %z[0] : !llvm.struct<(f64, f64)>
	%im = llvm.extractvalue %z[1] : !llvm.struct<(f64, f64)>
	%a = llvm.fmul %k, %re : f64
	%b = llvm.fmul %k, %im : f64
	%0 = llvm.mlir.undef : !llvm.struct<(struct<(f64, f64)>, f64)>
	%1 = llvm.insertvalue %a, %0[0, 0] : !llvm.struct<(struct<(f64, f64)>, f64)>
	%2 = llvm.insertvalue %b, %1[0, 1] : !llvm.struct<(struct<(f64, f64)>, f64)>
	%3 = llvm.insertvalue %k, %2[1] : !llvm.struct<(struct<(f64, f64)>, f64)>
	llvm.return %3 : !llvm.struct<(struct<(f64, f64)>, f64)>
}
llvm.func @ints(%z: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> { llvm.return %z : !llvm.struct<(i32, i32)> }
llvm.func @half(%x: f16) -> f16 { %y = llvm.fadd %x, %x : f16 llvm.return %y : f16 }
llvm.func @turn(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
llvm.func @turned(%z: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> {
	%r = llvm.call @turn(%z) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
	llvm.return %r : !llvm.struct<(f64, f64)>
}
llvm.func @sum(%b: !llvm.ptr, %x: !llvm.ptr, %o: i64, %n: i64, %s: i64, %z: !llvm.struct<(f32, f32)>) -> f32 {
	%v = llvm.load %x : !llvm.ptr -> !llvm.struct<(f32, f32)>
	%re = llvm.extractvalue %v[0] : !llvm.struct<(f32, f32)>
	%im = llvm.extractvalue %z[1] : !llvm.struct<(f32, f32)>
	%r = llvm.fadd %re, %im : f32
	llvm.return %r : f32
}
llvm.mlir.global @table(dense<7> : tensor<4xi32>) : !llvm.array<4 x i32>
`

// TestFuncScalars passes complex numbers, and the bits of floats that Go does not have, and refuses what does not fit.
func TestFuncScalars(t *testing.T) {
	e := newEngine(t, scalarsText, Options{Externals: map[string]External{
		"turn": HostFunc(func(z complex128) complex128 { return z * 1i })}})
	conj, err := Func[func(complex64) complex64](e, "conj")
	if err != nil {
		t.Fatal(err)
	}
	if got := conj(3 + 4i); got != 3-4i {
		t.Errorf("conj: got %v", got)
	}
	scale, err := Func[func(float64, complex128) (complex128, float64, error)](e, "scale")
	if err != nil {
		t.Fatal(err)
	}
	if z, k, err := scale(2, 1.5-2i); z != 3-4i || k != 2 || err != nil {
		t.Errorf("scale: got %v, %v, %v", z, k, err)
	}
	turned, err := Func[func(complex128) complex128](e, "turned")
	if err != nil {
		t.Fatal(err)
	}
	if got := turned(2 + 1i); got != -1+2i {
		t.Errorf("turned: got %v", got)
	}
	half, err := Func[func(uint16) uint16](e, "half")
	if err != nil {
		t.Fatal(err)
	}
	if got := half(0x3e00); got != 0x4200 { // 1.5 + 1.5
		t.Errorf("half: got %#x", got)
	}
	sum, err := Func[func([]complex64, complex64) float32](e, "sum")
	if err != nil {
		t.Fatal(err)
	}
	if got := sum([]complex64{5 + 6i}, 1+2i); got != 7 {
		t.Errorf("sum: got %v", got)
	}
	for want, err := range map[string]error{
		"parameter #0: !llvm.struct<(f32, f32)> is no complex128": onlyErr(Func[func(complex128) complex64](e, "conj")),
		"result #0: !llvm.struct<(f32, f32)> is no complex128":    onlyErr(Func[func(complex64) complex128](e, "conj")),
		"parameter #0: !llvm.struct<(i32, i32)> is no complex64":  onlyErr(Func[func(complex64) complex64](e, "ints")),
		"parameter #0: f64 is no complex128":                      onlyErr(Func[func(complex128, complex128) complex128](e, "scale")),
		"parameter #0: f16 is no uint32":                          onlyErr(Func[func(uint32) uint16](e, "half")),
		"parameter #0: f16 is no int16":                           onlyErr(Func[func(int16) uint16](e, "half")),
		"the elements of parameter #0 are of type !llvm.struct":   onlyErr(Func[func([]complex128, complex64) float32](e, "sum")),
		"i32 is no complex64":                                     onlyErr(Global[complex64](e, "table")),
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v\nexpected %s", err, want)
		}
	}
}

func onlyErr(_ any, err error) error { return err }

// doubled checks that a function that doubles numbers of the type does so in Go data.
func doubled[T Element](t *testing.T, typ, op string, in []T, want []T) {
	t.Helper()
	e := newEngine(t, fmt.Sprintf(`llvm.func @f(%%b: !llvm.ptr, %%x: !llvm.ptr, %%o: i64, %%n: i64, %%s: i64) {
	%%v = llvm.load %%x : !llvm.ptr -> %[1]s
	%%w = %[2]s : %[1]s
	llvm.store %%w, %%x : %[1]s, !llvm.ptr
	llvm.return }`, typ, op), Options{})
	m, err := NewMemref(e, slices.Clone(in))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Call(t.Context(), "f", m.Args()...); err != nil {
		t.Fatal(err)
	}
	if got, err := m.Data(); err != nil || !slices.Equal(got, want) {
		t.Errorf("%s: got %v, %v, expected %v", typ, got, err, want)
	}
	if err := m.Free(); err != nil {
		t.Error(err)
	}
}

func TestElements(t *testing.T) {
	const add, fadd = "llvm.add %v, %v", "llvm.fadd %v, %v"
	doubled(t, "i8", add, []int8{-100, 1}, []int8{56, 1})
	doubled(t, "i16", add, []int16{-300}, []int16{-600})
	doubled(t, "i32", add, []int32{1 << 20}, []int32{1 << 21})
	doubled(t, "i64", add, []int64{-1 << 40}, []int64{-1 << 41})
	doubled(t, "i64", add, []int{-3}, []int{-6})
	doubled(t, "i8", add, []uint8{200}, []uint8{144})
	doubled(t, "i16", add, []uint16{40000}, []uint16{14464})
	doubled(t, "i32", add, []uint32{7}, []uint32{14})
	doubled(t, "i64", add, []uint64{1 << 63}, []uint64{0})
	doubled(t, "i64", add, []uint{9}, []uint{18})
	doubled(t, "f32", fadd, []float32{0.1}, []float32{0.2})
	doubled(t, "f64", fadd, []float64{0.1, 3}, []float64{0.2, 3})
	doubled(t, "f16", fadd, []uint16{0x3c00}, []uint16{0x4000})
	doubled(t, "i1", "llvm.xor %v, %v", []bool{true, true}, []bool{false, true})
	e := newEngine(t, `llvm.mlir.global internal @g() : !llvm.struct<(f32, f32)> { %0 = llvm.mlir.zero : !llvm.struct<(f32, f32)> llvm.return %0 : !llvm.struct<(f32, f32)> }`, Options{})
	if g, err := Global[complex64](e, "g"); err != nil || len(g) != 1 || g[0] != 0 {
		t.Error(g, err)
	}
	if m, err := NewMemref(e, []complex128{1, 2i}, 2, 1); err != nil || fmt.Sprint(m.Sizes()) != "[2 1]" {
		t.Error(m, err)
	}
	x := 2.5
	if m, err := NewScalar(e, &x); err != nil || len(m.Args()) != 3 {
		t.Error(m, err)
	}
	for _, sizes := range [][]int{{3}, {-1, -4}, {math.MaxInt, math.MaxInt}, {4, 2}} {
		if _, err := NewMemref(e, make([]int8, 4), sizes...); err == nil {
			t.Errorf("4 elements of sizes %v", sizes)
		}
	}
}

// Memory of the program is copied by its strides, and not when it was never written.
func TestStrides(t *testing.T) {
	e := newEngine(t, `llvm.func @f() { llvm.return }`, Options{})
	all := []int32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
	m, err := NewMemref(e, all, 3, 4)
	if err != nil {
		t.Fatal(err)
	}
	part := Memref[int32]{e: e, base: m.base,
		memref: memref{data: m.memref.data, offset: 1, sizes: []uint64{3, 2}, strides: []uint64{4, 2}}}
	if got, err := part.Data(); err != nil || !slices.Equal(got, []int32{1, 3, 5, 7, 9, 11}) {
		t.Error(got, err)
	}
	part.strides, part.sizes = []uint64{1, 4}, []uint64{4, 3}
	part.offset = 0
	if got, err := part.Data(); err != nil || !slices.Equal(got, []int32{0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11}) {
		t.Error(got, err)
	}
	part.sizes = []uint64{4, 4}
	if _, err := part.Data(); err == nil {
		t.Error("read behind the end")
	}
	part.sizes = []uint64{1 << 31, 1 << 31}
	if _, err := part.Data(); err == nil {
		t.Error("larger than memory")
	}
	p, err := e.m.mem.allocate(heapMemory, 8, nil)
	if err != nil {
		t.Fatal(err)
	}
	fresh := Memref[int32]{e: e, base: p, memref: memref{data: p, sizes: []uint64{2}, strides: []uint64{1}}}
	if _, err := fresh.Data(); err == nil || !strings.Contains(err.Error(), "never written") {
		t.Error(err)
	}
}

func TestGlobal(t *testing.T) {
	e := newEngine(t, `llvm.mlir.global internal @g(dense<[5, 6, 7]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal constant @c(2.5 : f64) : f64
llvm.mlir.global internal @s("text") : !llvm.array<4 x i8>
llvm.func @first() -> i32 {
	%p = llvm.mlir.addressof @g : !llvm.ptr
	%v = llvm.load %p : !llvm.ptr -> i32
	llvm.return %v : i32
}`, Options{})
	g, err := Global[int32](e, "g")
	if err != nil || !slices.Equal(g, []int32{5, 6, 7}) {
		t.Fatal(g, err)
	}
	g[0] = 42
	first, err := Func[func() int32](e, "first")
	if err != nil {
		t.Fatal(err)
	}
	if got := first(); got != 42 {
		t.Errorf("the program reads %d", got)
	}
	c, err := Global[float64](e, "c")
	if err != nil || !slices.Equal(c, []float64{2.5}) {
		t.Fatal(c, err)
	}
	c[0] = 0
	if again, _ := Global[float64](e, "c"); again[0] != 2.5 {
		t.Error("a constant was changed")
	}
	if s, err := Global[byte](e, "s"); string(s) != "text" || err != nil {
		t.Error(s, err)
	}
	if _, err := Global[int64](e, "g"); err == nil || !strings.Contains(err.Error(), "i32 is no int64") {
		t.Error(err)
	}
	if _, err := Global[int64](e, "none"); err == nil ||
		!strings.Contains(err.Error(), "no global '@none' is defined in the module, which defines '@c', '@g', '@s'") {
		t.Error(err)
	}
}

func TestHostFunc(t *testing.T) {
	const text = `llvm.func @fill(!llvm.ptr, !llvm.ptr, i64, i64, i64, f64) -> i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f() -> f64 {
	%size = llvm.mlir.constant(24 : i64) : i64
	%n = llvm.mlir.constant(3 : i64) : i64
	%one = llvm.mlir.constant(1 : i64) : i64
	%zero = llvm.mlir.constant(0 : i64) : i64
	%x = llvm.mlir.constant(1.5 : f64) : f64
	%p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
	%r = llvm.call @fill(%p, %p, %zero, %n, %one, %x) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f64) -> i32
	%q = llvm.getelementptr %p[%r] : (!llvm.ptr, i32) -> !llvm.ptr, f64
	%v = llvm.load %q : !llvm.ptr -> f64
	llvm.return %v : f64
}`
	fill := func(buf []float64, x float64) int32 {
		for i := range buf {
			buf[i] = float64(i) * x
		}
		return int32(len(buf)) - 1
	}
	for _, c := range []struct {
		fn   any
		want string
	}{
		{fill, "3.000000e+00"},
		{func(m *Memref[float64], x float64) int32 { return int32(m.Sizes()[0]) }, "error: reading 8 bytes at offset 24 of the heap"},
		{func([]float64, float64) (int32, error) { return 0, errors.New("no more data") }, "no more data"},
		{func([]float64, float32) int32 { return 0 },
			"the call does not fit func([]float64, float32) int32: parameter #5: f64 is no float32"},
		{func([]float64) int32 { return 0 }, "parameter #5 of type f64 is too many"},
		{func(string) int32 { return 0 }, "string in func(string) int32 is no number"},
		{func([]float64, float64) int64 { return 0 }, "the result of '@fill' has another type than is declared"},
		{nil, "nil is no function"},
	} {
		e := newEngine(t, text, Options{Externals: map[string]External{"fill": HostFunc(c.fn)}})
		res, err := e.Call(t.Context(), "f")
		got := fmt.Sprint(res)
		if err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, c.want) {
			t.Errorf("got %s, expected %s", got, c.want)
		}
	}
}

// BenchmarkDot multiplies two slices of 1,000,000 numbers. "alloc" in its output shows that nothing is copied: less
// than one of the slices.
func BenchmarkDot(b *testing.B) {
	e := newEngine(b, dotText, Options{})
	dot, err := Func[func(x, y []float64) float64](e, "dot")
	if err != nil {
		b.Fatal(err)
	}
	x, y := make([]float64, 1_000_000), make([]float64, 1_000_000)
	for i := range x {
		x[i], y[i] = 1, 2
	}
	b.SetBytes(16_000_000)
	b.ReportAllocs()
	for b.Loop() {
		if dot(x, y) != 2_000_000 {
			b.Fatal("wrong")
		}
	}
}

// TestDotAllocates holds that a call copies no slice: it allocates much less than one.
func TestDotAllocates(t *testing.T) {
	e := newEngine(t, dotText, Options{})
	dot, err := Func[func(x, y []float64) float64](e, "dot")
	if err != nil {
		t.Fatal(err)
	}
	small, large := make([]float64, 10), make([]float64, 100_000)
	dot(small, small)
	a := testing.AllocsPerRun(10, func() { dot(small, small) })
	if b := testing.AllocsPerRun(2, func() { dot(large, large) }); b > a+2 {
		t.Errorf("%v allocations for 100000 elements, %v for 10", b, a)
	}
}

// TestNoCompiler asks for compiled code without a compiler.
func TestNoCompiler(t *testing.T) {
	_, err := New(module(t, dotText), Options{Mode: JIT})
	if err == nil || !strings.Contains(err.Error(), `import "github.com/odsgen/ods/backend/jit" and set Options.Compiler to jit.Compiler{}`) {
		t.Errorf("got %v", err)
	}
}

// TestAlloc shares memory with an interpreted program.
func TestAlloc(t *testing.T) {
	e := newEngine(t, dotText, Options{})
	m, err := Alloc[float64](e, 3)
	if err != nil {
		t.Fatal(err)
	}
	data, err := m.Data()
	if err != nil || len(data) != 3 || data[0] != 0 {
		t.Fatalf("got %v, %v", data, err)
	}
	copy(data, []float64{1, 2, 3})
	dot, err := Func[func(x, y *Memref[float64]) float64](e, "dot")
	if err != nil {
		t.Fatal(err)
	}
	if got := dot(m, m); got != 14 {
		t.Errorf("got %v", got)
	}
	if err := m.Free(); err != nil {
		t.Error(err)
	}
	for _, sizes := range [][]int{{-1}, {1 << 20, 1 << 20}} {
		if _, err := Alloc[float64](e, sizes...); err == nil || !strings.Contains(err.Error(), "is larger than any memory") {
			t.Errorf("sizes %v: got %v", sizes, err)
		}
	}
}

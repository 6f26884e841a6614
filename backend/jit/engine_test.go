package jit

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/num"
)

const numbers = `
func.func @hypot2(%x: f64, %y: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %y, %y : f64
  %s = arith.addf %a, %b : f64
  return %s : f64
}
func.func @div(%x: i32, %y: i32) -> i32 {
  %q = arith.divsi %x, %y : i32
  return %q : i32
}
func.func @half(%x: i8) -> (i8, i1) {
  %c = arith.constant 2 : i8
  %q = arith.divsi %x, %c : i8
  %l = arith.cmpi slt, %x, %c : i8
  return %q, %l : i8, i1
}
func.func @dot(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> f64 {
    %a = memref.load %x[%i] : memref<?xf64>
    %b = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %a, %b : f64
    %q = arith.addf %acc, %p : f64
    scf.yield %q : f64
  }
  return %s : f64
}
func.func @double(%x: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xi32>
    %b = arith.addi %a, %a : i32
    memref.store %b, %x[%i] : memref<?xi32>
  }
  return
}
func.func @iota(%n: index) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}
func.func private @scale(f64, memref<?xf64>) -> f64
func.func @through(%k: f64, %m: memref<?xf64>) -> f64 {
  %r = call @scale(%k, %m) : (f64, memref<?xf64>) -> f64
  return %r : f64
}
func.func private @nobody()
func.func @missing() {
  call @nobody() : () -> ()
  return
}
func.func @forever() {
  cf.br ^a
^a:
  cf.br ^a
}
func.func @deep(%x: i64) -> i64 {
  %r = call @deep(%x) : (i64) -> i64
  %s = arith.addi %r, %x : i64
  return %s : i64
}
func.func @deepHost(%x: i64) -> i64 {
  %y = call @visit(%x) : (i64) -> i64
  %r = call @deepHost(%y) : (i64) -> i64
  %s = arith.addi %r, %x : i64
  return %s : i64
}
func.func private @visit(i64) -> i64
func.func @exhaust(%n: index) -> memref<?xi8> {
  %m = memref.alloc(%n) : memref<?xi8>
  return %m : memref<?xi8>
}
func.func @wide(%x: i128, %y: f16) -> (i128, f16) {
  %a = arith.muli %x, %x : i128
  %b = arith.addf %y, %y : f16
  return %a, %b : i128, f16
}
`

func open(t testing.TB, text string, o engine.Options) *engine.Engine {
	t.Helper()
	o.Mode = engine.JIT
	if o.Compiler == nil {
		o.Compiler = tested(true)
	}
	e, err := engine.New(lower(t, text), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

// spy is a compiler that keeps the program.
type spy struct{ program interface{ InUse() uint64 } }

func (s *spy) Compile(module *core.Operation, h *engine.Host) (engine.Program, error) {
	p, err := tested(true).Compile(module, h)
	s.program, _ = p.(interface{ InUse() uint64 })
	return p, err
}

// typed returns a function of a program.
func typed[F any](t testing.TB, e *engine.Engine, name string) F {
	t.Helper()
	f, err := engine.Func[F](e, name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestFunc calls functions with and without reflection.
func TestFunc(t *testing.T) {
	var c spy
	e := open(t, numbers, engine.Options{Compiler: &c})
	if got := typed[func(x, y float64) float64](t, e, "hypot2")(3, 4); got != 25 {
		t.Errorf("hypot2: got %v", got)
	}
	if got, err := typed[func(context.Context, float64, float64) (float64, error)](t, e, "hypot2")(t.Context(), 3, 4); got != 25 || err != nil {
		t.Errorf("hypot2 with a context: got %v, %v", got, err)
	}
	div := typed[func(x, y int32) (int32, error)](t, e, "div")
	if got, err := div(-7, 2); got != -3 || err != nil {
		t.Errorf("div: got %v, %v", got, err)
	}
	var trap diag.List
	if _, err := div(1, 0); !errors.As(err, &trap) || !strings.Contains(err.Error(), "program.mlir:9:8: error: division by zero") {
		t.Errorf("division by zero: got %v", err)
	}
	if q, l := typed[func(int8) (int8, bool)](t, e, "half")(-5); q != -2 || !l {
		t.Errorf("half: got %v, %v", q, l)
	}
	if got := typed[func(x, y []float64) float64](t, e, "dot")([]float64{1, 2, 3}, []float64{4, 5, 6}); got != 32 {
		t.Errorf("dot: got %v", got)
	}
	x := []int32{1, 2, -3}
	if typed[func([]int32)](t, e, "double")(x); !slices.Equal(x, []int32{2, 4, -6}) {
		t.Errorf("double: got %v", x)
	}
	if got := typed[func(int) []int64](t, e, "iota")(4); !slices.Equal(got, []int64{0, 1, 2, 3}) {
		t.Errorf("iota: got %v", got)
	}
	if n := c.program.InUse(); n != 0 {
		t.Errorf("%d bytes are still in use", n)
	}
	if _, err := engine.Func[func(float32) float32](e, "hypot2"); err == nil || !strings.Contains(err.Error(), "is no func(float32) float32") {
		t.Errorf("a wrong type: got %v", err)
	}
	if _, err := engine.Func[func()](e, "hypot"); err == nil || !strings.Contains(err.Error(), "no function '@hypot' is defined") {
		t.Errorf("a wrong name: got %v", err)
	}
}

// TestFuncScalars passes complex numbers and the bits of floats that Go does not have.
func TestFuncScalars(t *testing.T) {
	e := open(t, `
func.func @scale(%k: f64, %z: complex<f64>) -> (complex<f64>, f64) {
  %0 = complex.re %z : complex<f64>
  %1 = complex.im %z : complex<f64>
  %2 = arith.mulf %k, %0 : f64
  %3 = arith.mulf %k, %1 : f64
  %4 = complex.create %2, %3 : complex<f64>
  return %4, %k : complex<f64>, f64
}
func.func @conj(%z: complex<f32>) -> complex<f32> {
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  %2 = arith.negf %1 : f32
  %3 = complex.create %0, %2 : complex<f32>
  return %3 : complex<f32>
}
func.func private @turn(complex<f64>) -> complex<f64>
func.func @turned(%z: complex<f64>) -> complex<f64> {
  %0 = call @turn(%z) : (complex<f64>) -> complex<f64>
  return %0 : complex<f64>
}
func.func @half(%x: f16) -> f16 {
  %0 = arith.addf %x, %x : f16
  return %0 : f16
}`, engine.Options{Externals: map[string]engine.External{"turn": engine.HostFunc(func(z complex128) complex128 { return z * 1i })}})
	if z, k := typed[func(float64, complex128) (complex128, float64)](t, e, "scale")(2, 1.5-2i); z != 3-4i || k != 2 {
		t.Errorf("scale: got %v, %v", z, k)
	}
	if got := typed[func(complex64) complex64](t, e, "conj")(3 + 4i); got != 3-4i {
		t.Errorf("conj: got %v", got)
	}
	if got := typed[func(complex128) complex128](t, e, "turned")(2 + 1i); got != -1+2i {
		t.Errorf("turned: got %v", got)
	}
	if got := typed[func(uint16) uint16](t, e, "half")(0x3e00); got != 0x4200 { // 1.5 + 1.5
		t.Errorf("half: got %#x", got)
	}
	for _, err := range []error{onlyErr(engine.Func[func(complex128) complex64](e, "conj")), onlyErr(engine.Func[func(complex64) complex128](e, "conj")),
		onlyErr(engine.Func[func(complex128, complex128) (complex128, float64)](e, "scale")), onlyErr(engine.Func[func(int16) uint16](e, "half"))} {
		if err == nil || !strings.Contains(err.Error(), "is no func(") {
			t.Errorf("a wrong type: got %v", err)
		}
	}
}

func onlyErr(_ any, err error) error { return err }

// TestCall passes values that Go has no types for.
func TestCall(t *testing.T) {
	e := open(t, numbers, engine.Options{})
	x, _ := num.ParseInt(128, "12345678901234567890")
	h, _ := num.FromDouble(num.F16, 1.25)
	got, err := e.Call(t.Context(), "wide", engine.Int(x), engine.Float(h))
	if err != nil || got[0].String() != "152415787532388367501905199875019052100" || got[1].String() != "2.500000e+00" {
		t.Errorf("got %v, %v", got, err)
	}
}

// TestMemref shares memory of the program.
func TestMemref(t *testing.T) {
	e := open(t, numbers, engine.Options{})
	x, err := engine.Alloc[float64](e, 1000)
	if err != nil {
		t.Fatal(err)
	}
	data, err := x.Data()
	if err != nil || len(data) != 1000 {
		t.Fatalf("%d elements, %v", len(data), err)
	}
	for i := range data {
		data[i] = 2
	}
	if got := typed[func(x, y *engine.Memref[float64]) float64](t, e, "dot")(x, x); got != 4000 {
		t.Errorf("dot: got %v", got)
	}
	if err := x.Free(); err != nil {
		t.Error(err)
	}
	if err := x.Free(); err == nil {
		t.Error("memory is freed twice without an error")
	}
}

// TestHostFunc lets a program call Go, which calls the program again.
func TestHostFunc(t *testing.T) {
	var e *engine.Engine
	refuse := errors.New("no")
	scale := engine.HostFunc(func(k float64, m []float64) (float64, error) {
		if k == 0 {
			return 0, refuse
		}
		for i := range m {
			m[i] *= k
		}
		return typed[func(x, y []float64) float64](t, e, "dot")(m, m), nil
	})
	e = open(t, numbers, engine.Options{Externals: map[string]engine.External{"scale": scale}})
	m := []float64{1, 2}
	through := typed[func(float64, []float64) (float64, error)](t, e, "through")
	if got, err := through(3, m); got != 45 || err != nil || m[1] != 6 {
		t.Errorf("got %v, %v, %v", got, err, m)
	}
	if _, err := through(0, m); !errors.Is(err, refuse) {
		t.Errorf("got %v", err)
	}
	if _, err := e.Call(t.Context(), "missing"); err == nil || !strings.Contains(err.Error(), "'@nobody' is declared only") {
		t.Errorf("a missing function: got %v", err)
	}
}

// TestLimits ends programs by their time, their memory and the depth of their calls, and goes on using the engine.
func TestLimits(t *testing.T) {
	visits := 0
	e := open(t, numbers, engine.Options{MaxMemory: 4 << 20, Externals: map[string]engine.External{"visit": engine.HostFunc(func(x int64) int64 {
		visits++
		return int64(len(fmt.Sprint(x))) // a stack that is full must not end in the middle of this
	})}})
	ctx, stop := context.WithTimeoutCause(t.Context(), 50*time.Millisecond, errors.New("the clock says so"))
	defer stop()
	if _, err := e.Call(ctx, "forever"); err == nil || !strings.Contains(err.Error(), "execution was cancelled: the clock says so") {
		t.Errorf("got %v", err)
	}
	if _, err := engine.Func[func(int64) (int64, error)](e, "deep"); err != nil {
		t.Fatal(err)
	}
	if _, err := typed[func(int64) (int64, error)](t, e, "deep")(1); err == nil || !strings.Contains(err.Error(), "too many nested calls") {
		t.Errorf("got %v", err)
	}
	for range 3 {
		was := visits
		if _, err := typed[func(int64) (int64, error)](t, e, "deepHost")(1); err == nil || !strings.Contains(err.Error(), "too many nested calls") {
			t.Errorf("got %v", err)
		}
		if visits < was+1000 {
			t.Errorf("the stack is full after %d calls", visits-was)
		}
	}
	exhaust := typed[func(int) (*engine.Memref[int8], error)](t, e, "exhaust")
	if _, err := exhaust(8 << 20); err == nil || !strings.Contains(err.Error(), "out of memory") {
		t.Errorf("got %v", err)
	}
	if m, err := exhaust(1 << 20); err != nil || m.Free() != nil {
		t.Errorf("got %v", err)
	}
	if got := typed[func(x, y float64) float64](t, e, "hypot2")(1, 1); got != 2 {
		t.Errorf("got %v", got)
	}
	m := lower(t, "memref.global @g : memref<1000000xf64> = uninitialized\nfunc.func @f() {\n  return\n}")
	if _, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: tested(true), MaxMemory: 4 << 20}); err == nil || !strings.Contains(err.Error(), "out of memory: ") {
		t.Errorf("large globals: got %v", err)
	}
	// All that 32 bits can address is used up.
	e = open(t, numbers, engine.Options{MaxMemory: 1 << 40})
	exhaust = typed[func(int) (*engine.Memref[int8], error)](t, e, "exhaust")
	var err error
	for range 20 {
		if _, err = exhaust(1 << 28); err != nil {
			break
		}
	}
	if err == nil || !strings.Contains(err.Error(), "out of memory") {
		t.Errorf("got %v", err)
	}
}

// TestTrapPlaces checks where traps of compiled code are, and their callers.
func TestTrapPlaces(t *testing.T) {
	e := open(t, `
func.func @inner(%x: i32, %y: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %a = memref.load %m[%i] : memref<?xi32>
  %q = arith.divsi %x, %y : i32
  %r = arith.remui %q, %a : i32
  return %r : i32
}
func.func @outer(%x: i32, %y: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %a = arith.addi %x, %c1 : i32
  %r = func.call @inner(%a, %y, %m, %i) : (i32, i32, memref<?xi32>, index) -> i32
  %s = arith.addi %r, %c1 : i32
  return %s : i32
}
llvm.func @never(%x: i1) {
  llvm.cond_br %x, ^a, ^b
^a:
  llvm.return
^b:
  llvm.unreachable
}
func.func private @host(i32) -> i32
func.func @calls(%x: i32) -> i32 {
  %r = call @host(%x) : (i32) -> i32
  return %r : i32
}`, engine.Options{Externals: map[string]engine.External{"host": engine.HostFunc(func(int32) (int32, error) { return 0, errors.New("no") })}})
	outer := typed[func(x, y int32, m []int32, i int) (int32, error)](t, e, "outer")
	at := func(err error) string {
		var list diag.List
		if !errors.As(err, &list) {
			return fmt.Sprint(err)
		}
		var out []string
		for _, d := range append(list, list[0].Notes...) {
			out = append(out, d.Error())
		}
		return strings.Join(out, "; ")
	}
	note := "; program.mlir:11:8: note: called from '@outer'"
	for _, c := range []struct {
		err  error
		want string
	}{
		{only(outer(1, 0, []int32{1}, 0)), "program.mlir:4:8: error: division by zero" + note},
		{only(outer(1, 1, []int32{0}, 0)), "program.mlir:5:8: error: division by zero" + note},
		{only(outer(1, 1, []int32{0}, 1<<28)), "program.mlir:3:8: error: an access to memory that the program does not have" + note},
		{typed[func(bool) error](t, e, "never")(false), "program.mlir:20:3: error: control reached what the program says it never does, or a limit was exceeded"},
		{only(typed[func(int32) (int32, error)](t, e, "calls")(1)), "program.mlir:24:8: error: no"},
	} {
		if got := at(c.err); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

func only[T any](_ T, err error) error { return err }

// TestSharedSlices passes slices that overlap, and memory of the program as a slice.
func TestSharedSlices(t *testing.T) {
	text := `
func.func @shift(%x: memref<?xi32>, %y: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xi32>
    %b = arith.addi %a, %a : i32
    memref.store %b, %y[%i] : memref<?xi32>
  }
  return
}
memref.global @g : memref<3xi32> = dense<[1, 2, 3]>
func.func @set(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<3xi32>
  memref.store %x, %m[%c0] : memref<3xi32>
  return
}`
	for _, mode := range []engine.Mode{engine.Interpreter, engine.JIT} {
		e, err := engine.New(lower(t, text), engine.Options{Mode: mode, Compiler: tested(true)})
		if err != nil {
			t.Fatal(err)
		}
		shift := typed[func(x, y []int32)](t, e, "shift")
		all := []int32{1, 0, 0, 0, 9}
		if shift(all[:3], all[1:4]); !slices.Equal(all, []int32{1, 2, 4, 8, 9}) {
			t.Errorf("mode %d: overlapping slices: got %v", mode, all)
		}
		m, err := engine.Alloc[int32](e, 4)
		if err != nil {
			t.Fatal(err)
		}
		data, _ := m.Data()
		data[0] = 3
		if shift(data[:3], data[1:]); !slices.Equal(data, []int32{3, 6, 12, 24}) {
			t.Errorf("mode %d: the program's memory: got %v", mode, data)
		}
		own := []int32{5, 0, 0, 0}
		r, err := engine.NewMemref(e, own)
		if err != nil {
			t.Fatal(err)
		}
		typed[func(x, y *engine.Memref[int32])](t, e, "shift")(r, m)
		if data, _ := m.Data(); !slices.Equal(data, []int32{10, 0, 0, 0}) {
			t.Errorf("mode %d: memrefs: got %v", mode, data)
		}
		typed[func(x, y *engine.Memref[int32])](t, e, "shift")(m, r)
		if !slices.Equal(own, []int32{20, 0, 0, 0}) {
			t.Errorf("mode %d: Go's memory: got %v", mode, own)
		}
		if _, err := e.Call(t.Context(), "shift", append(r.Args(), m.Args()...)...); err != nil {
			t.Error(err)
		}
		if data, _ := m.Data(); data[0] != 40 {
			t.Errorf("mode %d: call: got %v", mode, data)
		}
		typed[func(int32)](t, e, "set")(7)
		g, err := engine.Global[int32](e, "g")
		if err != nil || !slices.Equal(g, []int32{7, 2, 3}) {
			t.Errorf("mode %d: global: got %v, %v", mode, g, err)
		}
		if err := errors.Join(m.Free(), r.Free(), e.Close()); err != nil {
			t.Error(err)
		}
	}
}

// TestShapes: slices that are shorter than their memrefs are, or longer, are refused before anything is executed.
func TestShapes(t *testing.T) {
	e := open(t, `func.func @last(%m: memref<4xf32>, %n: memref<?x2xf64>) -> f32 {
  %c3 = arith.constant 3 : index
  %x = memref.load %m[%c3] : memref<4xf32>
  return %x : f32
}
`, engine.Options{})
	last := typed[func([]float32, *engine.Memref[float64]) (float32, error)](t, e, "last")
	good, err := engine.Alloc[float64](e, 3, 2)
	if err != nil {
		t.Fatal(err)
	}
	bad, err := engine.NewMemref(e, make([]float64, 6), 2, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		x    []float32
		m    *engine.Memref[float64]
		want string
	}{
		{[]float32{0, 0, 0, 7}, good, ""},
		{[]float32{0, 0, 0}, good, "argument #0 of '@last' is a memref<4xf32>, and what is passed has 3 elements"},
		{nil, good, "argument #0 of '@last' is a memref<4xf32>, and what is passed has 0 elements"},
		{make([]float32, 5), good, "argument #0 of '@last' is a memref<4xf32>, and what is passed has 5 elements"},
		{[]float32{0, 0, 0, 7}, bad, "argument #1 of '@last' is a memref<?x2xf64>, and what is passed has the sizes [2 3]"},
	} {
		v, err := last(c.x, c.m)
		if c.want == "" && (err != nil || v != 7) || c.want != "" && (err == nil || err.Error() != c.want) {
			t.Errorf("got %v, %v\nexpected %s", v, err, c.want)
		}
	}
	args := bad.Args()
	args[3] = args[4] // [3 3]
	first, err := engine.NewMemref(e, []float32{1, 2, 3, 4})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Call(t.Context(), "last", append(first.Args(), args...)...); err == nil || !strings.Contains(err.Error(), "argument #1 of '@last' is a memref<?x2xf64>") {
		t.Errorf("got %v", err)
	}
}

package jit

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core/num"
)

const loops = `
llvm.func @signed(%from: i64, %to: i64, %step: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^head(%from, %0 : i64, i64)
^head(%i: i64, %n: i64):
  %c = llvm.icmp "slt" %i, %to : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %j = llvm.add %i, %3 : i64
  %m = llvm.add %n, %1 : i64
  llvm.br ^head(%j, %m : i64, i64)
^end:
  llvm.return %n : i64
}
llvm.func @unsigned(%from: i32, %to: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%from, %0 : i32, i32)
^head(%i: i32, %n: i32):
  %c = llvm.icmp "ult" %i, %to : i32
  llvm.cond_br %c, ^body, ^end
^body:
  %odd = llvm.trunc %i : i32 to i1
  %m = llvm.add %n, %1 : i32
  %j = llvm.add %i, %1 : i32
  llvm.cond_br %odd, ^head(%j, %m : i32, i32), ^even
^even:
  llvm.br ^head(%j, %n : i32, i32)
^end:
  llvm.return %n : i32
}
llvm.func @long() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %to = llvm.mlir.constant(9000000000000000000 : i64) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %to : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
llvm.func @stays(%step: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %1 : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %j = llvm.add %i, %step : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
llvm.func @again(%x: i32) {
  llvm.br ^head
^head:
  llvm.switch %x : i32, ^head [
    7: ^end,
    8: ^end,
    9: ^other
  ]
^other:
  llvm.br ^head
^end:
  llvm.return
}
llvm.func @nested() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  llvm.br ^outer
^outer:
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %5 : i64
  llvm.cond_br %c, ^body, ^outer
^body:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
}
`

// TestLoops counts rounds, and ends loops that do not end, whatever their form.
func TestLoops(t *testing.T) {
	e := open(t, loops, engine.Options{})
	signed := typed[func(from, to, step int64) int64](t, e, "signed")
	for _, c := range [][3]int64{{0, 0, 0}, {0, 1, 1}, {0, 100000, 33334}, {5, -5, 0}, {-30000, 30000, 20000}, {math.MaxInt64 - 10, math.MaxInt64 - 2, 3},
		{math.MinInt64, math.MinInt64 + 12288, 4096}, {math.MinInt64, math.MinInt64 + 12289, 4097}, {math.MaxInt64, math.MinInt64, 0}} {
		if got := signed(c[0], c[1], 3); got != c[2] {
			t.Errorf("from %d to %d: got %d, want %d", c[0], c[1], got, c[2])
		}
	}
	unsigned := typed[func(from, to uint32) uint32](t, e, "unsigned")
	for _, c := range [][3]uint32{{0, 0, 0}, {0, 50000, 25000}, {math.MaxUint32 - 9000, math.MaxUint32, 4500}, {math.MaxUint32, 5, 0}} {
		if got := unsigned(c[0], c[1]); got != c[2] {
			t.Errorf("from %d to %d: got %d, want %d", c[0], c[1], got, c[2])
		}
	}
	for name, args := range map[string][]engine.Value{"long": nil, "stays": {engine.Int(num.NewInt(64, 0))}, "again": {engine.Int(num.NewInt(32, 9))}, "nested": nil} {
		ctx, stop := context.WithTimeoutCause(t.Context(), 20*time.Millisecond, errors.New("the clock says so"))
		place := map[string]string{"long": "40:8: error: ", "stays": "53:8: error: "}[name] // in the loop
		if _, err := e.Call(ctx, name, args...); err == nil || !strings.Contains(err.Error(), place+"execution was cancelled: the clock says so") {
			t.Errorf("%s: got %v", name, err)
		}
		stop()
	}
}

// TestSteps ends programs by the number of rounds of their loops.
func TestSteps(t *testing.T) {
	e := open(t, numbers, engine.Options{MaxSteps: 1 << 20})
	if _, err := e.Call(t.Context(), "forever"); err == nil || !strings.Contains(err.Error(), "step limit of 1048576 rounds of loops and calls exceeded") {
		t.Errorf("got %v", err)
	}
	if got := typed[func(x, y float64) float64](t, e, "hypot2")(1, 1); got != 2 {
		t.Errorf("got %v", got)
	}
}

// TestBulk checks that the limit of steps holds for instructions and functions that move many bytes.
func TestBulk(t *testing.T) {
	for name, body := range map[string]string{
		"memset":                `"llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()`,
		"memmove":               `"llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()`,
		"memset of the library": `%q = llvm.call @memset(%p, %w, %n) : (!llvm.ptr, i32, i64) -> !llvm.ptr`,
		"strncmp":               `%q = llvm.call @strncmp(%p, %p, %one) : (!llvm.ptr, !llvm.ptr, i64) -> i32`,
		"printf": `%f = llvm.mlir.addressof @format : !llvm.ptr
  %q = llvm.call @printf(%f, %w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32`,
	} {
		program := `llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr
llvm.func @strncmp(!llvm.ptr, !llvm.ptr, i64) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%1000000d\00") : !llvm.array<10 x i8>
llvm.func @f() {
  %n = llvm.mlir.constant(10000000 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(7 : i8) : i8
  %w = llvm.mlir.constant(7 : i32) : i32
  %rounds = llvm.mlir.constant(200 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %end = llvm.mlir.constant(0 : i8) : i8
  %k = llvm.sub %n, %one : i64
  %last = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %end, %last : i8, !llvm.ptr
  llvm.br ^x(%zero : i64)
^x(%i: i64):
  ` + body + `
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %rounds : i64
  llvm.cond_br %more, ^x(%j : i64), ^y
^y:
  llvm.return
}`
		e := open(t, program, engine.Options{MaxSteps: 4_000_000})
		if _, err := e.Call(t.Context(), "f"); err == nil || !strings.Contains(err.Error(), "step limit") {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

// TestHostCalls checks that calls of the host's functions count, of which a round of a loop can have many.
func TestHostCalls(t *testing.T) {
	const text = `func.func @f(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<0.5> : vector<1024xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v) -> vector<1024xf32> {
    %y = math.exp %x : vector<1024xf32>
    %z = arith.mulf %y, %v : vector<1024xf32>
    scf.yield %z : vector<1024xf32>
  }
  %s = vector.extract %r[0] : f32 from vector<1024xf32>
  return %s : f32
}
`
	e := open(t, text, engine.Options{MaxSteps: 400_000})
	f := typed[func(int) (float32, error)](t, e, "f")
	if _, err := f(200); err != nil {
		t.Error(err)
	}
	if _, err := f(1000); err == nil || !strings.Contains(err.Error(), "step limit of 400000 rounds") {
		t.Errorf("got %v", err)
	}
}

// TestWrongPrograms checks where errors about programs are.
func TestWrongPrograms(t *testing.T) {
	for text, want := range map[string]string{
		"func.func @f(%x: vector<[4]xi32>) {\n  return\n}":                                                "1:1: error: parameter #0 of '@f' has type vector<[4]xi32>, which WebAssembly cannot have",
		"llvm.func @f() {\n  llvm.inline_asm has_side_effects \"nop\", \"\" : () -> ()\n  llvm.return\n}": "2:3: error: 'llvm.inline_asm' op cannot be translated to WebAssembly",
		"module attributes {dlti.dl_spec = #dlti.dl_spec<\"dlti.endianness\" = \"big\">} {}":              "error: data layout \"E\" is not executed by the embedded engine",
	} {
		if _, err := engine.New(lower(t, text), engine.Options{Mode: engine.JIT, Compiler: tested(true)}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v", text, err)
		}
	}
}

// BenchmarkCall measures what a call costs.
func BenchmarkCall(b *testing.B) {
	e := open(b, numbers, engine.Options{})
	hypot := typed[func(x, y float64) float64](b, e, "hypot2")
	for b.Loop() {
		hypot(3, 4)
	}
}

// BenchmarkDot measures a loop over a million elements, as compiled code and in Go.
func BenchmarkDot(b *testing.B) {
	e := open(b, numbers, engine.Options{})
	x, err := engine.Alloc[float64](e, 1000000)
	if err != nil {
		b.Fatal(err)
	}
	data, _ := x.Data()
	dot := typed[func(x, y *engine.Memref[float64]) float64](b, e, "dot")
	dotSlices := typed[func(x, y []float64) float64](b, e, "dot")
	b.Run("jit", func(b *testing.B) {
		for b.Loop() {
			dot(x, x)
		}
	})
	free := open(b, numbers, engine.Options{Compiler: Compiler{Uninterruptible: true}})
	y, err := engine.Alloc[float64](free, 1000000)
	if err != nil {
		b.Fatal(err)
	}
	dotFree := typed[func(x, y *engine.Memref[float64]) float64](b, free, "dot")
	b.Run("uninterruptible", func(b *testing.B) {
		for b.Loop() {
			dotFree(y, y)
		}
	})
	b.Run("slices of the program", func(b *testing.B) {
		for b.Loop() {
			dotSlices(data, data)
		}
	})
	b.Run("slices", func(b *testing.B) {
		own := slices.Clone(data)
		for b.Loop() {
			dotSlices(own, own)
		}
	})
	b.Run("go", func(b *testing.B) {
		for b.Loop() {
			inGo(data, data)
		}
	})
}

//go:noinline
func inGo(x, y []float64) float64 {
	s := 0.0
	for i := range x {
		s += x[i] * y[i]
	}
	return s
}

//go:build !js

package jit

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

const divided = `
memref.global "private" @offset : memref<1xi64> = dense<5>
func.func @product(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %m = memref.dim %c, %0 : memref<?x?xf32>
  %n = memref.dim %c, %1 : memref<?x?xf32>
  %k = memref.dim %a, %1 : memref<?x?xf32>
  scf.parallel (%i, %j) = (%0, %0) to (%m, %n) step (%1, %1) {
    %z = arith.constant 0.0 : f32
    %s = scf.for %l = %0 to %k step %1 iter_args(%acc = %z) -> f32 {
      %x = memref.load %a[%i, %l] : memref<?x?xf32>
      %y = memref.load %b[%l, %j] : memref<?x?xf32>
      %p = arith.mulf %x, %y : f32
      %t = arith.addf %acc, %p : f32
      scf.yield %t : f32
    }
    memref.store %s, %c[%i, %j] : memref<?x?xf32>
  }
  return
}
// Parts take memory of the heap and of the stack, and use a global that was changed before.
func.func @sums(%n: index, %size: index, %out: memref<?xi64>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %7 = arith.constant 7 : i64
  %g = memref.get_global @offset : memref<1xi64>
  memref.store %7, %g[%0] : memref<1xi64>
  scf.forall (%i) in (%n) {
    %m = memref.alloc(%size) : memref<?xi64>
    %acc = memref.alloca() : memref<i64>
    %h = memref.get_global @offset : memref<1xi64>
    %first = memref.load %h[%0] : memref<1xi64>
    memref.store %first, %acc[] : memref<i64>
    scf.for %j = %0 to %size step %1 {
      %x = arith.addi %i, %j : index
      %v = arith.index_cast %x : index to i64
      memref.store %v, %m[%j] : memref<?xi64>
    }
    scf.for %j = %0 to %size step %1 {
      %v = memref.load %m[%j] : memref<?xi64>
      %s = memref.load %acc[] : memref<i64>
      %t = arith.addi %s, %v : i64
      memref.store %t, %acc[] : memref<i64>
    }
    %r = memref.load %acc[] : memref<i64>
    memref.store %r, %out[%i] : memref<?xi64>
    memref.dealloc %m : memref<?xi64>
  }
  return
}
func.func @divides(%x: memref<?xi64>, %rounds: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.constant 1000 : i64
  %n = memref.dim %x, %0 : memref<?xi64>
  scf.parallel (%i) = (%0) to (%n) step (%1) {
    scf.for %j = %0 to %rounds step %1 {
      %v = memref.load %x[%i] : memref<?xi64>
      %q = arith.divsi %c, %v : i64
      memref.store %q, %x[%i] : memref<?xi64>
    }
  }
  return
}
func.func @large(%x: memref<?xi8>, %size: index) {
  %0 = arith.constant 0 : index
  %n = memref.dim %x, %0 : memref<?xi8>
  scf.forall (%i) in (%n) {
    %m = memref.alloca(%size) : memref<?xi8>
    %1 = arith.constant 1 : index
    %two = arith.constant 2 : i8
    scf.for %j = %0 to %size step %1 {
      memref.store %two, %m[%j] : memref<?xi8>
    }
    %v = memref.load %m[%0] : memref<?xi8>
    memref.store %v, %x[%i] : memref<?xi8>
  }
  return
}
func.func @forever(%x: memref<?xi8>) {
  %0 = arith.constant 0 : index
  %n = memref.dim %x, %0 : memref<?xi8>
  scf.forall (%i) in (%n) {
    scf.while : () -> () {
      %c = arith.constant true
      scf.condition(%c)
    } do {
      scf.yield
    }
  }
  return
}`

// team returns an engine whose program may have so many workers, and the number of its divided loops.
func team(t testing.TB, text string, c Compiler) *engine.Engine {
	t.Helper()
	dialects := all.Registry()
	backend.Extend(dialects)
	m, err := core.ParseString(core.NewContextWith(dialects), "divided.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	reg := backend.Passes()
	p, list := passes.ParsePipeline(reg, backend.Pipeline(m))
	if p == nil {
		t.Fatal(list)
	}
	if list, ok := passes.NewManagerOf(m.Context(), p).Run(context.Background(), m); !ok {
		t.Fatal(list)
	}
	if n := strings.Count(m.String(), "ods.parallel = "); n != strings.Count(text, "scf.parallel")+strings.Count(text, "scf.forall") {
		t.Fatalf("%d loops are divided:\n%s", n, m)
	}
	e, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: c})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = e.Close() })
	return e
}

// TestDivide has results that are the same bytes at any number of workers.
func TestDivide(t *testing.T) {
	var want [][]float32
	var sums []int64
	for _, workers := range []int{1, 2, 3, 8, 0} {
		e := team(t, divided, Compiler{Workers: workers})
		product := typed[func(a, b, c *engine.Memref[float32]) error](t, e, "product")
		r := rand.New(rand.NewPCG(1, 2))
		matrix := func(m, n int) *engine.Memref[float32] {
			data := make([]float32, m*n)
			for i := range data {
				data[i] = r.Float32()
			}
			a, err := engine.NewMemref(e, data, m, n)
			if err != nil {
				t.Fatal(err)
			}
			return a
		}
		for k, s := range [][3]int{{1, 1, 1}, {67, 31, 129}, {200, 3, 500}, {0, 4, 4}, {3, 1000, 40}} {
			c := matrix(s[0], s[1])
			if err := product(matrix(s[0], s[2]), matrix(s[2], s[1]), c); err != nil {
				t.Fatal(err)
			}
			got, err := c.Data()
			if err != nil {
				t.Fatal(err)
			}
			if workers == 1 {
				want = append(want, slices.Clone(got))
			} else if !slices.Equal(got, want[k]) {
				t.Errorf("%v with %d workers differs", s, workers)
			}
		}
		f := typed[func(n, size int, out []int64) error](t, e, "sums")
		for _, size := range []int{1000, 300_000, 10} {
			out := make([]int64, 64)
			if err := f(64, size, out); err != nil {
				t.Fatal(err)
			}
			if workers == 1 {
				sums = append(sums, out...)
			}
			for i, v := range out {
				if want := int64(7 + i*size + size*(size-1)/2); v != want {
					t.Fatalf("%d workers: sum %d of %d is %d, want %d", workers, i, size, v, want)
				}
			}
		}
	}
}

// TestDivideTraps has programs that end in a part: where, why and called by whom does not depend on the workers.
func TestDivideTraps(t *testing.T) {
	var want [2]string
	for _, workers := range []int{1, 2, 5} {
		e := team(t, divided, Compiler{Workers: workers, StackSize: 1 << 16})
		divides := typed[func(x []int64, rounds int) error](t, e, "divides")
		x := make([]int64, 1000)
		for i := range x {
			x[i] = 10
		}
		if err := divides(x, 501); err != nil || x[0] != 100 || x[999] != 100 {
			t.Fatal(err, x[0], x[999])
		}
		x[617] = 0
		large := typed[func(x []int8, size int) error](t, e, "large")
		y := make([]int8, 100)
		if err := large(y, 40_000); err != nil || y[99] != 2 {
			t.Fatal(err, y)
		}
		for i, err := range []error{divides(x, 501), large(y, 70_000)} {
			var list diag.List
			if !errors.As(err, &list) || len(list) != 1 || len(list[0].Notes) != 1 {
				t.Fatalf("%d workers: got %v", workers, err)
			}
			text := err.Error() + list[0].Notes[0].Error()
			if workers == 1 {
				want[i] = text
			}
			if text != want[i] {
				t.Errorf("%d workers: got %s, want %s", workers, text, want[i])
			}
		}
		if err := large(y, 40_000); err != nil { // the stacks are empty again
			t.Errorf("%d workers: %v", workers, err)
		}
	}
}

// TestDivideCancel has workers that never end by themselves.
func TestDivideCancel(t *testing.T) {
	for _, workers := range []int{1, 2, 4} {
		e := team(t, divided, Compiler{Workers: workers})
		forever := typed[func(ctx context.Context, x []int8) error](t, e, "forever")
		ctx, stop := context.WithTimeout(context.Background(), 50*time.Millisecond)
		begin := time.Now()
		err := forever(ctx, make([]int8, 100))
		stop()
		if !errors.Is(err, context.DeadlineExceeded) || time.Since(begin) > 5*time.Second {
			t.Errorf("%d workers: got %v after %s", workers, err, time.Since(begin))
		}
	}
}

// TestDivideInstances has instances of one program with workers each, in several goroutines.
func TestDivideInstances(t *testing.T) {
	e := team(t, divided, Compiler{Workers: 3})
	errs := make(chan error)
	for range 4 {
		go func() {
			errs <- func() error {
				instance, err := e.NewInstance()
				if err != nil {
					return err
				}
				defer instance.Close()
				f, err := engine.Func[func(n, size int, out []int64) error](instance, "sums")
				for range 5 {
					out := make([]int64, 64)
					if err == nil {
						err = f(64, 5000, out)
					}
					if err == nil && out[63] != 7+63*5000+5000*4999/2 {
						err = fmt.Errorf("got %d", out[63])
					}
				}
				return err
			}()
		}()
	}
	for range 4 {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
}

// TestNoWorkers has a number of workers that there cannot be.
func TestNoWorkers(t *testing.T) {
	dialects := all.Registry()
	backend.Extend(dialects)
	m, err := core.ParseString(core.NewContextWith(dialects), "m.mlir", "llvm.func @f() { llvm.return }")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: Compiler{Workers: -1}}); err == nil || !strings.Contains(err.Error(), "-1 workers") {
		t.Errorf("got %v", err)
	}
}

func BenchmarkDivide(b *testing.B) {
	for _, workers := range []int{1, 2} {
		b.Run(fmt.Sprint(workers), func(b *testing.B) {
			e := team(b, divided, Compiler{Workers: workers})
			f := typed[func(n, size int, out []int64) error](b, e, "sums")
			out := make([]int64, 256)
			for b.Loop() {
				if err := f(256, 50_000, out); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

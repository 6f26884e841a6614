package main

import (
	"math"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
)

// open compiles a formula and makes memory for its operands and results.
func open(t testing.TB, formula string, n int) (func(x, y, out *engine.Memref[float64]) error, [3]*engine.Memref[float64], [3][]float64) {
	t.Helper()
	e, apply, err := compile(formula)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	var mems [3]*engine.Memref[float64]
	for i := range mems {
		if mems[i], err = engine.Alloc[float64](e, n); err != nil {
			t.Fatal(err)
		}
	}
	var data [3][]float64
	for i := range mems {
		if data[i], err = mems[i].Data(); err != nil {
			t.Fatal(err)
		}
	}
	for i := range n {
		data[0][i], data[1][i] = float64(i)-3, float64(2*i)+0.5
	}
	return apply, mems, data
}

// TestFormula compares with the same formula in Go.
func TestFormula(t *testing.T) {
	apply, mems, data := open(t, "x*x + 3*y - sqrt(abs(-x))/2", 100)
	if err := apply(mems[0], mems[1], mems[2]); err != nil {
		t.Fatal(err)
	}
	for i, x := range data[0] {
		p, q := x*x, 3*data[1][i]
		if want := p + q - math.Sqrt(math.Abs(-x))/2; data[2][i] != want {
			t.Errorf("x = %g: got %g, want %g", x, data[2][i], want)
		}
	}
	for formula, want := range map[string]string{"x % y": "operator '%' is not known", "z": "column 1", "x +": "expected operand"} {
		if _, _, err := compile(formula); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v", formula, err)
		}
	}
}

// BenchmarkFormula measures the loop over a million pairs, compiled from the formula and written in Go.
func BenchmarkFormula(b *testing.B) {
	apply, mems, data := open(b, "x*x + 3*y", 1000000)
	b.Run("jit", func(b *testing.B) {
		for b.Loop() {
			if err := apply(mems[0], mems[1], mems[2]); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("go", func(b *testing.B) {
		for b.Loop() {
			inGo(data[0], data[1], data[2])
		}
	})
}

//go:noinline
func inGo(x, y, out []float64) {
	for i := range out {
		out[i] = x[i]*x[i] + 3*y[i]
	}
}

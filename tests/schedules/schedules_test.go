package schedules_test

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/tests/schedules"
)

var work = flag.Int("work", 1<<19, "how many multiplications and additions the programs of a kind do, about")

// TestRandom compares results of the default schedule with those of plain loops, both interpreted.
func TestRandom(t *testing.T) {
	for i, name := range schedules.Kinds() {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(5, uint64(i)))
			for done := 0; done < *work; {
				c := schedules.Of(r, name, r.IntN(3) == 0)
				done += c.Work + 1<<13
				if err := c.Compare(t.Context(), engine.Options{}); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// TestEmpty does the same with tensors that have no elements, or are not summed up over any.
func TestEmpty(t *testing.T) {
	const matmul = `func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}`
	const sums = `func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce ins(%a : tensor<?x?xf32>) outs(%c : tensor<?xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
  return %r : tensor<?xf32>
}`
	for _, c := range []schedules.Case{
		{Name: "no rows", Text: matmul, Sizes: [3][]int{{0, 5}, {5, 9}, {0, 9}}},
		{Name: "no columns", Text: matmul, Sizes: [3][]int{{7, 5}, {5, 0}, {7, 0}}},
		{Name: "no products", Text: matmul, Sizes: [3][]int{{7, 0}, {0, 9}, {7, 9}}},
		{Name: "no sums", Text: sums, Sizes: [3][]int{{0, 9}, {1, 1}, {0}}},
		{Name: "sums of nothing", Text: sums, Sizes: [3][]int{{5, 0}, {1, 1}, {5}}},
	} {
		if err := c.Compare(t.Context(), engine.Options{}); err != nil {
			t.Error(err)
		}
	}
}

// alike are programs with structured operations that are equal, of which the schedule makes one function.
var alike = map[string]string{
	"products": `func.func @main(%a: tensor<12x12xf32>, %b: tensor<12x12xf32>, %c: tensor<12x12xf32>) -> tensor<12x12xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<12x12xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<12x12xf32>) -> tensor<12x12xf32>
  %p = linalg.matmul ins(%a, %b : tensor<12x12xf32>, tensor<12x12xf32>) outs(%i : tensor<12x12xf32>) -> tensor<12x12xf32>
  %q = linalg.matmul ins(%b, %c : tensor<12x12xf32>, tensor<12x12xf32>) outs(%i : tensor<12x12xf32>) -> tensor<12x12xf32>
  %s = linalg.add ins(%p, %q : tensor<12x12xf32>, tensor<12x12xf32>) outs(%e : tensor<12x12xf32>) -> tensor<12x12xf32>
  %r = linalg.add ins(%s, %q : tensor<12x12xf32>, tensor<12x12xf32>) outs(%e : tensor<12x12xf32>) -> tensor<12x12xf32>
  return %r : tensor<12x12xf32>
}`,
	// The first sum must not overwrite what the second one starts with.
	"sums of one start": `func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %q = linalg.matmul ins(%b, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%p, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%q : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}`,
	"in a loop": `func.func @main(%a: tensor<12x12xf32>, %b: tensor<12x12xf32>, %c: tensor<12x12xf32>) -> tensor<12x12xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  %half = arith.constant 0.5 : f32
  %r = scf.for %i = %0 to %3 step %1 iter_args(%x = %c) -> tensor<12x12xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<12x12xf32>, tensor<12x12xf32>) outs(%c : tensor<12x12xf32>) -> tensor<12x12xf32>
    %q = linalg.matmul ins(%p, %a : tensor<12x12xf32>, tensor<12x12xf32>) outs(%b : tensor<12x12xf32>) -> tensor<12x12xf32>
    %h = tensor.extract_slice %q[2, 3] [4, 5] [1, 1] : tensor<12x12xf32> to tensor<4x5xf32>
    %e = tensor.extract_slice %x[%i, 3] [4, 5] [1, 1] : tensor<12x12xf32> to tensor<4x5xf32>
    %s = linalg.sub ins(%h, %e : tensor<4x5xf32>, tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) -> tensor<4x5xf32>
    %n = linalg.sub ins(%e, %s : tensor<4x5xf32>, tensor<4x5xf32>) outs(%h : tensor<4x5xf32>) -> tensor<4x5xf32>
    %y = tensor.insert_slice %n into %x[%i, 3] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<12x12xf32>
    scf.yield %y : tensor<12x12xf32>
  }
  return %r : tensor<12x12xf32>
}`,
}

// TestAlike compares results, and what the programs leave behind: they copy no more, and free what they allocate.
func TestAlike(t *testing.T) {
	square := []int{12, 12}
	for name, text := range alike {
		c := schedules.Case{Name: name, Text: text, Sizes: [3][]int{square, square, square}}
		if err := c.Compare(t.Context(), engine.Options{}); err != nil {
			t.Error(err)
		}
		m, err := c.Lower(t.Context(), "")
		if err != nil {
			t.Fatal(err)
		}
		calls, copies := 0, 0
		m.Walk(func(op *core.Operation) {
			switch {
			case op.Name() == "llvm.intr.memcpy":
				copies++
			case op.Name() == "llvm.call" && strings.Contains(op.String(), "@linalg_"):
				calls++
			}
		})
		if calls < 2 {
			t.Errorf("%s: %d calls of shared functions in\n%s", name, calls, m)
		}
		plain, err := c.Lower(t.Context(), "schedule=none")
		if err != nil {
			t.Fatal(err)
		}
		plain.Walk(func(op *core.Operation) {
			if op.Name() == "llvm.intr.memcpy" {
				copies--
			}
		})
		if copies > 0 {
			t.Errorf("%s: %d copies more than without a schedule", name, copies)
		}
	}
}

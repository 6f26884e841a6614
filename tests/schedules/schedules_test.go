package schedules_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/odsgen/ods/backend/engine"
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

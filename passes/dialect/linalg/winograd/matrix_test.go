package winograd

import (
	"math"
	"math/rand/v2"
	"testing"

	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
)

func (m matrix) times(v []float64) []float64 {
	out := make([]float64, len(m))
	for i, row := range m {
		for k, x := range row {
			out[i] += float64(x) * v[k]
		}
	}
	return out
}

// TestAlgorithms computes convolutions of one dimension with the matrices and without them.
func TestAlgorithms(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	some := func(n int64) []float64 {
		out := make([]float64, n)
		for i := range out {
			out[i] = float64(rng.IntN(21) - 10)
		}
		return out
	}
	for _, fmr := range []linalg.WinogradConv2DFmr{linalg.WinogradConv2DFmrF23, linalg.WinogradConv2DFmrF43, linalg.WinogradConv2DFmrF25} {
		m, r := linalgdefs.WinogradSizes(fmr)
		for range 100 {
			filter, input := some(r), some(m+r-1)
			by := algorithms[fmr]
			g, d := by.filter.times(filter), by.input.times(input)
			for i := range g {
				g[i] *= d[i]
			}
			for i, got := range by.output.times(g) {
				want := 0.0
				for k, x := range filter {
					want += x * input[i+k]
				}
				if got *= float64(by.scale); math.Abs(got-want) > 1e-3 {
					t.Errorf("%s: filter %v on %v is %v at %d, want %v", fmr, filter, input, got, i, want)
				}
			}
		}
	}
}

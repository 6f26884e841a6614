package engine

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/odsgen/ods/core/num"
)

// TestHosted compares functions that take Go's math for f32 with those of package num, whose results they must have.
func TestHosted(t *testing.T) {
	const n = 1500
	for _, name := range []string{"acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1",
		"log", "log10", "log1p", "log2", "sin", "sinh", "tan", "tanh"} {
		if hostMath(name) == nil {
			t.Errorf("%s is not hosted", name)
		}
		r := rand.New(rand.NewPCG(1, 2))
		for i := range n {
			x := math.Float32frombits(r.Uint32())
			switch i % 3 {
			case 1:
				x = float32((r.Float64()*2 - 1) * math.Ldexp(1, r.IntN(9)-2))
			case 2:
				x = 1 + float32(math.Ldexp(float64(r.IntN(64)-32), -24))
			}
			got, want := unaryMath(name)(num.Float32(x)), exactMath(name)(num.Float32(x))
			if got != want {
				t.Errorf("%s(%v) is %v, not %v", name, x, num.AppendMLIR(nil, got), num.AppendMLIR(nil, want))
			}
		}
	}
}

func BenchmarkHosted(b *testing.B) {
	f, x := unaryMath("exp"), num.Float32(0.7)
	for b.Loop() {
		f(x)
	}
}

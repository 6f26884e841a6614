package num

import (
	"math"
	"testing"
)

func BenchmarkIntAdd64(b *testing.B) {
	x, y := NewInt(64, 12345), NewInt(64, 999)
	for b.Loop() {
		x = x.Add(y)
	}
}

func BenchmarkIntMul128(b *testing.B) {
	x, y := NewSigned(128, -12345), NewSigned(128, -999)
	for b.Loop() {
		x = x.Mul(y)
	}
}

func BenchmarkFloatOps(b *testing.B) {
	for _, sem := range []*Semantics{F32, F64, F16, F80, F128, F8E4M3FN} {
		x, _ := FromDouble(sem, 1.7)
		y, _ := FromDouble(sem, 1.3)
		for _, op := range []struct {
			name string
			f    func(x, y Float) Float
		}{{"add", Float.Add}, {"mul", Float.Mul}, {"div", Float.Div}, {"sqrt", func(x, _ Float) Float { return x.Sqrt() }}} {
			b.Run(op.name+"/"+sem.String(), func(b *testing.B) {
				for b.Loop() {
					op.f(x, y)
				}
			})
		}
	}
}

func BenchmarkAppendMLIR(b *testing.B) {
	for _, c := range []struct {
		name string
		sem  *Semantics
		v    float64
	}{
		{"f32/one", F32, 1}, {"f32/short", F32, 0.1}, {"f32/long", F32, math.Pi}, {"f32/hex", F32, 16777216},
		{"f32/small", F32, 1e-30}, {"f64/one", F64, 1}, {"f64/short", F64, 0.1}, {"f64/long", F64, math.Pi},
		{"f64/huge", F64, 1.2345678e300}, {"f64/tiny", F64, 1.2345678e-300}, {"f16/short", F16, 0.1},
		{"f128/long", F128, 0.1},
	} {
		b.Run(c.name, func(b *testing.B) {
			x, _ := FromDouble(c.sem, c.v)
			var buf [64]byte
			b.ReportAllocs()
			for b.Loop() {
				AppendMLIR(buf[:0], x)
			}
		})
	}
}

func BenchmarkFromDouble(b *testing.B) {
	for _, sem := range []*Semantics{F32, F64, F16, F8E5M2} {
		b.Run(sem.String(), func(b *testing.B) {
			for b.Loop() {
				FromDouble(sem, 0.1)
			}
		})
	}
}

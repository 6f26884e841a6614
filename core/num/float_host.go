package num

import "math"

// fitsHost reports whether one operation on values of the kind may be computed in float64 and then rounded: at most
// f32, since a second rounding does no harm from 2p+2 bits on (Figueroa, "When is double rounding innocuous?"), and no
// intermediate result leaves the range of float64.
func (s *Semantics) fitsHost() bool { return s.width <= 32 }

// host64 reads an f64.
func (x Float) host64() float64 { return math.Float64frombits(x.bits.lo) }

// toHost returns the exact value of a kind that fits, or of an f64. Every NaN becomes some NaN.
func (x Float) toHost() float64 {
	switch s := x.sem; s {
	case F64:
		return x.host64()
	case F32:
		return float64(math.Float32frombits(uint32(x.bits.lo)))
	default:
		n := uint(s.precision) - 1
		mag := x.bits.lo
		var sign uint64
		if !s.unsigned {
			top := uint64(1) << (s.width - 1)
			sign = mag & top << (64 - s.width)
			mag &^= top
		}
		switch {
		case mag > uint64(s.largest), sign != 0 && mag == 0 && s.special == nanNegZero:
			if s.special == ieee && mag == uint64(s.largest)+1 {
				return math.Float64frombits(sign | 0x7ff<<52)
			}
			return math.NaN()
		case mag>>n != 0 || s.noZero:
			return math.Float64frombits(sign | (mag<<(52-n) + uint64(1023-s.bias())<<52))
		}
		ulp := math.Float64frombits(sign | uint64(1023+int(s.minExp)-int(n))<<52)
		return float64(mag) * ulp
	}
}

// fromHost rounds v to a kind that fits, to nearest, ties to even. It declines NaNs, infinities, overflow, and what the
// kind has no sign or zero for.
func fromHost(s *Semantics, v float64) (Float, bool) {
	if v != v {
		return Float{}, false
	}
	if s == F32 {
		return Float32(float32(v)), true
	}
	b := math.Float64bits(v)
	neg := b>>63 != 0
	exp := int(b>>52&0x7ff) - 1023
	if neg && s.unsigned || s.noZero && exp < int(s.minExp) || exp > int(s.maxExp) {
		return Float{}, false
	}
	// The integer bit of a normal value adds 1 to the exponent field.
	n := int(s.precision) - 1
	sig := b&mask64(52) | 1<<52
	shift, field := 52-n, uint64(0)
	if exp < int(s.minExp) {
		shift = min(shift+int(s.minExp)-exp, 55)
	} else {
		field = uint64(exp+s.bias()-1) << n
	}
	odd := sig >> shift & 1
	mag := field + (sig+(1<<(shift-1)-1)+odd)>>shift
	if mag > uint64(s.largest) {
		return Float{}, false
	}
	if mag == 0 {
		return FloatZero(s, neg), true
	}
	if neg {
		mag |= 1 << (s.width - 1)
	}
	return Float{sem: s, bits: Int{lo: mag, width: uint32(s.width)}}, true
}

package engine

import (
	"math"
	"math/bits"
)

func float32Of(w uint64) float32 { return math.Float32frombits(uint32(w)) }
func word32(f float32) uint64    { return uint64(math.Float32bits(f)) }

// compareFloats returns the outcome of a comparison.
func compareFloats(x, y float64) uint8 {
	switch {
	case x == y:
		return outcomeEqual
	case x > y:
		return outcomeGreater
	case x < y:
		return outcomeLess
	}
	return outcomeUnordered
}

// divideWords divides integers of at most 64 bits.
func divideWords(in *instr, x, y uint64) (uint64, outcome) {
	if y == 0 {
		return 0, trapf(divisionByZero)
	}
	switch in.op {
	case opUDiv:
		return x / y, done
	case opURem:
		return x % y, done
	case opUDivX:
		return x / y, outcome{poison: x%y != 0}
	}
	sx, sy := int64(x<<in.aux)>>in.aux, int64(y<<in.aux)>>in.aux
	if sy == -1 {
		if sx == math.MinInt64>>in.aux {
			return 0, trapf(divideOverflow)
		}
		if in.op == opSRem {
			return 0, done
		}
		return uint64(-sx) & in.imm, done
	}
	if in.op == opSRem {
		return uint64(sx%sy) & in.imm, done
	}
	return uint64(sx/sy) & in.imm, outcome{poison: in.op == opSDivX && sx%sy != 0}
}

// promisedWords computes an operation on integers of at most 64 bits and reports whether its promises hold.
func promisedWords(in *instr, x, y uint64) (r uint64, ok bool) {
	sx, sy := int64(x<<in.aux)>>in.aux, int64(y<<in.aux)>>in.aux
	width := uint64(64 - in.aux)
	signed := func(s int64, overflow bool) bool {
		return in.flag&flagNSW == 0 || !overflow && s == int64(uint64(s)<<in.aux)>>in.aux
	}
	switch in.op {
	case opAddF:
		sum, carry := bits.Add64(x, y, 0)
		s := sx + sy
		return sum & in.imm, (in.flag&flagNUW == 0 || carry == 0 && sum&in.imm == sum) && signed(s, (s > sx) != (sy > 0))
	case opSubF:
		s := sx - sy
		return (x - y) & in.imm, (in.flag&flagNUW == 0 || x >= y) && signed(s, (s < sx) != (sy > 0))
	case opMulF, opMulW:
		hi, lo := bits.Mul64(x, y)
		s := sx * sy
		over := sx != 0 && (s/sx != sy || sx == -1 && sy == math.MinInt64)
		return lo & in.imm, (in.flag&flagNUW == 0 || hi == 0 && lo&in.imm == lo) && signed(s, over)
	case opShlF:
		if y >= width {
			return 0, false
		}
		r = x << y & in.imm
		back := int64(r<<in.aux) >> in.aux >> y
		return r, (in.flag&flagNUW == 0 || r>>y == x) && (in.flag&flagNSW == 0 || back == sx)
	case opLShrX:
		if y >= width {
			return 0, false
		}
		r = x >> y
		return r, r<<y == x
	case opAShrX:
		if y >= width {
			return 0, false
		}
		s := sx >> y
		return uint64(s) & in.imm, s<<y == sx
	case opOrX:
		return x | y, x&y == 0
	}
	return 0, false
}

package num

import "math/big"

// The elementary functions below are correctly rounded to nearest, ties to even, for every kind; upstream folds with
// the C library of its host, which is off by one in the last place now and then. Special cases are those of C's Annex
// F, the NaN of an invalid operation has the sign that upstream's folds print on x86-64 Linux.
//
// The method is Ziv's: compute with some spare bits and an error bound, and again with twice as many while the bound
// leaves two values to choose from. It needs results that are neither representable nor half-way between two that are,
// so each function first deals with those (they are known: A. Ziv, "Fast evaluation of elementary mathematical
// functions with correctly rounded last bit", 1991; J.-M. Muller, "Elementary Functions") and with arguments so small
// or great that the result is next to a simple number.

// approx says that a result lies within 2^slack of m, in units of 2^exp.
type approx struct {
	m     *big.Int
	exp   int
	slack uint
}

// maxFraction stops a search that cannot end; no argument of any kind comes near it.
const maxFraction = 1 << 18

// ziv rounds what f computes with the given number of fraction bits, or more.
func (s *Semantics) ziv(fraction uint, f func(fraction uint) approx) Float {
	for ; ; fraction *= 2 {
		a := f(fraction)
		err := new(big.Int).Lsh(big.NewInt(1), a.slack)
		lo := s.roundSigned(new(big.Int).Sub(a.m, err), a.exp)
		hi := s.roundSigned(err.Add(a.m, err), a.exp)
		if lo == hi || fraction > maxFraction {
			return lo
		}
	}
}

func (s *Semantics) roundSigned(m *big.Int, exp int) Float {
	r, _ := roundBig(s, m.Sign() < 0, new(big.Int).Abs(m), exp, false, NearestTiesToEven)
	return r
}

// zivFixed is ziv for a kernel whose result has as many fraction bits as it is asked for. log2 estimates the result
// from below, to start with bits enough.
func (s *Semantics) zivFixed(log2 int, f func(fraction uint) *big.Int) Float {
	return s.ziv(s.firstFraction()+uint(max(-log2, 0)), func(fraction uint) approx {
		return approx{f(fraction), -int(fraction), approxSlack}
	})
}

// firstFraction leaves 20 spare bits above the error of the kernels, for results near 1.
func (s *Semantics) firstFraction() uint { return s.Precision() + approxSlack + 24 }

// huge is what overflows.
func (s *Semantics) huge(neg bool) Float {
	r, _ := s.round(neg, int(s.maxExp)+2, wide{1}, false, NearestTiesToEven)
	return r
}

// tiny is what vanishes.
func (s *Semantics) tiny(neg bool) Float {
	r, _ := s.round(neg, int(s.minExp)-2*int(s.precision)-8, wide{1}, false, NearestTiesToEven)
	return r
}

// integer64 returns an integer in the kind, rounded.
func (s *Semantics) integer64(v int64) Float {
	r, _ := FromInt(s, NewSigned(64, v), true, NearestTiesToEven)
	return r
}

// argument is a value taken apart for the functions below.
type argument struct {
	class class
	neg   bool
	prec  int
	v     exact // finite values
	log2  int   // floor(log2(|x|)) of finite values but zero
}

func newArgument(x Float) argument {
	u := x.unpack()
	a := argument{class: u.class, neg: u.neg, prec: int(x.sem.precision)}
	if u.class == classFinite {
		a.v = u.exact()
		a.log2 = u.exp + u.sig.bitLen() - 1
	}
	return a
}

func (a *argument) zero() bool { return a.class == classZero }
func (a *argument) inf() bool  { return a.class == classInf }

// abs returns the magnitude.
func (a *argument) abs() exact { return exact{new(big.Int).Abs(a.v.m), a.v.exp} }

// cubic reports whether x + c*x^3 rounds to x, and 1 + c*x^2 to 1, for |c| <= 1.
func (a *argument) cubic() bool { return 2*a.log2 < -a.prec-4 }

// negligible reports whether 1 + c*x rounds to 1, and x + c*x^2 to x, for |c| <= 2.
func (a *argument) negligible() bool { return a.log2 < -a.prec-4 }

// magnitudeOne reports whether the value is 1 or -1.
func (a *argument) magnitudeOne() bool {
	return a.class == classFinite && a.log2 == 0 && a.v.m.TrailingZeroBits() == uint(-a.v.exp)
}

// beyondOne reports whether the magnitude is greater than 1.
func (a *argument) beyondOne() bool {
	return a.inf() || a.class == classFinite && a.log2 >= 0 && !a.magnitudeOne()
}

// signed gives the result of an odd function the sign of its argument.
func signed(neg bool, r Float) Float {
	if neg {
		return r.Neg()
	}
	return r
}

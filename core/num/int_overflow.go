package num

// The Ov forms return the wrapped result and whether the exact one does not fit; the Sat forms return the nearest value
// that fits instead.

// UAddOv adds the unsigned values.
func (x Int) UAddOv(y Int) (Int, bool) {
	r := x.Add(y)
	return r, r.ULT(x)
}

// SAddOv adds the signed values.
func (x Int) SAddOv(y Int) (Int, bool) {
	r := x.Add(y)
	return r, x.IsNegative() == y.IsNegative() && r.IsNegative() != x.IsNegative()
}

// USubOv subtracts the unsigned values.
func (x Int) USubOv(y Int) (Int, bool) { return x.Sub(y), x.ULT(y) }

// SSubOv subtracts the signed values.
func (x Int) SSubOv(y Int) (Int, bool) {
	r := x.Sub(y)
	return r, x.IsNegative() != y.IsNegative() && r.IsNegative() != x.IsNegative()
}

// UMulOv multiplies the unsigned values.
func (x Int) UMulOv(y Int) (Int, bool) {
	lo, hi := x.MulExtU(y)
	return lo, !hi.IsZero()
}

// SMulOv multiplies the signed values.
func (x Int) SMulOv(y Int) (Int, bool) {
	lo, hi := x.MulExtS(y)
	return lo, hi != pick(lo.IsNegative(), AllOnes(x.Width()), Zero(x.Width()))
}

// SDivOv divides the signed values; only the least value by -1 overflows. A zero divisor panics.
func (x Int) SDivOv(y Int) (Int, bool) {
	return x.SDiv(y), x.IsMinSigned() && y.IsAllOnes()
}

// UShlOv shifts left by n and reports whether a set bit was lost. An amount of at least the width yields 0 and true.
func (x Int) UShlOv(n uint) (Int, bool) {
	return x.Shl(n), n >= x.Width() || n > x.LeadingZeros()
}

// SShlOv shifts left by n and reports whether a bit other than the sign was lost. An amount of at least the width
// yields 0 and true.
func (x Int) SShlOv(n uint) (Int, bool) {
	return x.Shl(n), n >= x.Width() || n >= x.SignBits()
}

// UAddSat adds the unsigned values, saturating.
func (x Int) UAddSat(y Int) Int {
	r, ov := x.UAddOv(y)
	return pick(ov, AllOnes(x.Width()), r)
}

// SAddSat adds the signed values, saturating.
func (x Int) SAddSat(y Int) Int {
	r, ov := x.SAddOv(y)
	return saturate(r, ov, x.IsNegative())
}

// USubSat subtracts the unsigned values, saturating at 0.
func (x Int) USubSat(y Int) Int {
	r, ov := x.USubOv(y)
	return pick(ov, Zero(x.Width()), r)
}

// SSubSat subtracts the signed values, saturating.
func (x Int) SSubSat(y Int) Int {
	r, ov := x.SSubOv(y)
	return saturate(r, ov, x.IsNegative())
}

// UMulSat multiplies the unsigned values, saturating.
func (x Int) UMulSat(y Int) Int {
	r, ov := x.UMulOv(y)
	return pick(ov, AllOnes(x.Width()), r)
}

// SMulSat multiplies the signed values, saturating.
func (x Int) SMulSat(y Int) Int {
	r, ov := x.SMulOv(y)
	return saturate(r, ov, x.IsNegative() != y.IsNegative())
}

// UShlSat shifts left, saturating at the unsigned maximum.
func (x Int) UShlSat(n uint) Int {
	r, ov := x.UShlOv(n)
	return pick(ov, AllOnes(x.Width()), r)
}

// SShlSat shifts left, saturating at the signed extremes.
func (x Int) SShlSat(n uint) Int {
	r, ov := x.SShlOv(n)
	return saturate(r, ov, x.IsNegative())
}

func saturate(r Int, overflow, negative bool) Int {
	switch {
	case !overflow:
		return r
	case negative:
		return SignedMin(r.Width())
	}
	return SignedMax(r.Width())
}

package wasm

// Integers of more than 64 bits are words of 64 bits, the low one first. All words are held, so that each can be used
// several times.

// wideInteger builds a binary operation on words.
func (f *fn) wideInteger(o opcode, l *leaf, x, y []*expr) []*expr {
	x, y = f.holdAll(x), f.holdAll(y)
	var out []*expr
	switch o {
	case opAdd:
		out, _ = f.addWords(x, y, nil)
	case opSub:
		out = f.subWords(x, y)
	case opMul:
		out = f.mulWords(x, y)
	case opShl, opShrU, opShrS:
		out = f.shiftWords(o, l, x, y[0])
	default:
		for i := range x {
			out = append(out, f.int(o, x[i], y[i]))
		}
	}
	return f.trim(out, l)
}

// trim clears the bits above an integer's width.
func (f *fn) trim(words []*expr, l *leaf) []*expr {
	last := len(words) - 1
	words[last] = f.mask(words[last], (l.Width-1)%64+1)
	return words
}

// addWords adds with a carry into the lowest word, nil for none, and returns the carry out of the highest.
func (f *fn) addWords(x, y []*expr, carry *expr) ([]*expr, *expr) {
	var out []*expr
	for i := range x {
		sum := f.hold(f.int(opAdd, x[i], y[i]))
		over := f.int(opLtU, sum, x[i])
		if carry != nil {
			with := f.hold(f.int(opAdd, sum, f.wide(f.hold(carry))))
			over = f.int(opOr, over, f.int(opLtU, with, sum))
			sum = with
		}
		carry = f.hold(over)
		out = append(out, sum)
	}
	return out, carry
}

// subWords subtracts: x plus the complement of y plus one.
func (f *fn) subWords(x, y []*expr) []*expr {
	inverse := make([]*expr, len(y))
	for i := range y {
		inverse[i] = f.hold(f.int(opXor, y[i], const64(^uint64(0))))
	}
	out, _ := f.addWords(x, inverse, const32(1))
	return out
}

// mulWords multiplies as by hand, without what is above the highest word.
func (f *fn) mulWords(x, y []*expr) []*expr {
	n := len(x)
	out := make([]*expr, n)
	for i := range out {
		out[i] = const64(0)
	}
	for i := range x {
		for j := 0; i+j < n; j++ {
			k := i + j
			if k == n-1 {
				out[k] = f.hold(f.int(opAdd, out[k], f.int(opMul, x[i], y[j])))
				continue
			}
			lo, hi := f.mulDouble(x[i], y[j])
			product := []*expr{lo, hi}
			for len(product) < n-k {
				product = append(product, const64(0))
			}
			sum, _ := f.addWords(out[k:], product, nil)
			copy(out[k:], sum)
		}
	}
	return out
}

// mulDouble returns both words of a product, from those of the halves.
func (f *fn) mulDouble(x, y *expr) (lo, hi *expr) {
	c32 := const64(32)
	half := func(x *expr) (*expr, *expr) {
		return f.hold(f.int(opAnd, x, const64(1<<32-1))), f.hold(f.int(opShrU, x, c32))
	}
	xl, xh := half(x)
	yl, yh := half(y)
	low := f.hold(f.int(opMul, xl, yl))
	mid := f.hold(f.int(opAdd, f.int(opMul, xh, yl), f.int(opShrU, low, c32)))
	ml, mh := half(mid)
	mid2 := f.hold(f.int(opAdd, f.int(opMul, xl, yh), ml))
	hi = f.int(opAdd, f.int(opAdd, f.int(opMul, xh, yh), mh), f.int(opShrU, mid2, c32))
	return f.hold(f.int(opMul, x, y)), f.hold(hi)
}

// shiftWords shifts by a number of bits: by whole words in steps of powers of two, then by the rest.
func (f *fn) shiftWords(o opcode, l *leaf, x []*expr, count *expr) []*expr {
	n := len(x)
	words := append([]*expr(nil), x...)
	fill := const64(0)
	if o == opShrS {
		words[n-1] = f.hold(f.signed(words[n-1], (l.Width-1)%64+1))
		fill = f.hold(f.int(opShrS, words[n-1], const64(63)))
	}
	at := func(w []*expr, i int) *expr {
		switch {
		case i < 0:
			return const64(0)
		case i >= n:
			return fill
		}
		return w[i]
	}
	f.hold(count)
	dir := 1
	if o == opShl {
		dir = -1
	}
	for step := 1; step < n; step *= 2 {
		is := f.hold(f.int(opNe, f.int(opAnd, count, const64(uint64(step)*64)), const64(0)))
		next := make([]*expr, n)
		for i := range next {
			next[i] = f.hold(f.pick(is, at(words, i+dir*step), words[i]))
		}
		words = next
	}
	rest := f.hold(f.int(opAnd, count, const64(63)))
	// The bits of the neighbour come by two shifts, since one by 64 is none.
	other := f.hold(f.int(opXor, rest, const64(63)))
	out := make([]*expr, n)
	for i := range out {
		if o == opShl {
			out[i] = f.int(opShl, words[i], rest)
			if i > 0 {
				out[i] = f.int(opOr, out[i], f.int(opShrU, f.int(opShrU, words[i-1], const64(1)), other))
			}
			continue
		}
		own := opShrU
		if i == n-1 {
			own = o
		}
		out[i] = f.int(own, words[i], rest)
		if i < n-1 {
			out[i] = f.int(opOr, out[i], f.int(opShl, f.int(opShl, words[i+1], const64(1)), other))
		}
	}
	return out
}

// compareWide compares words: the highest that differ decide.
func (f *fn) compareWide(o opcode, l *leaf, x, y []*expr) *expr {
	x, y = append([]*expr(nil), f.holdAll(x)...), append([]*expr(nil), f.holdAll(y)...)
	last := len(x) - 1
	switch o {
	case opEq, opNe:
		var diff *expr
		for i := range x {
			d := f.int(opXor, x[i], y[i])
			if diff != nil {
				d = f.int(opOr, diff, d)
			}
			diff = d
		}
		return f.int(o, diff, const64(0))
	case opGtU, opGtS:
		return f.compareWide(o-opGtU+opLtU, l, y, x)
	case opLeU, opLeS:
		return f.not(f.compareWide(o-opLeU+opLtU, l, y, x))
	case opGeU, opGeS:
		return f.not(f.compareWide(o-opGeU+opLtU, l, x, y))
	}
	if o == opLtS {
		w := (l.Width-1)%64 + 1
		x[last], y[last] = f.hold(f.signed(x[last], w)), f.hold(f.signed(y[last], w))
	}
	var less *expr
	for i := range x {
		own := opLtU
		if i == last {
			own = o
		}
		is := f.int(own, x[i], y[i])
		if less != nil {
			is = f.pick(f.int(opEq, x[i], y[i]), less, is)
		}
		less = is
	}
	return less
}

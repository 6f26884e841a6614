package affine

// simplifySemiAffine cancels symbols: x mod s is 0 and x floordiv s is x/s where s divides every term of x, and
// (x - x mod q) mod q is 0 (what loop peeling leaves behind). In MLIR 22.1.8 the latter holds for quotients too.
func simplifySemiAffine(e Expr, dims, syms int) Expr {
	if !e.n.kind.Binary() {
		return e
	}
	lhs := simplifySemiAffine(e.n.lhs, dims, syms)
	rhs := simplifySemiAffine(e.n.rhs, dims, syms)
	k := e.n.kind
	if k == KindAdd || k == KindMul {
		return Binary(k, lhs, rhs)
	}
	if isModOfModSubtraction(lhs, rhs, dims, syms) {
		return Const(0)
	}
	if !rhs.IsSymbol() || !divisibleBySymbol(e.n.lhs, rhs, k) {
		return Binary(k, lhs, rhs)
	}
	if k == KindMod {
		return Const(0)
	}
	if q := divideBySymbol(lhs, rhs, k); q.Valid() {
		return q
	}
	return Binary(k, lhs, rhs)
}

// divisibleBySymbol reports whether the structure of e shows that the symbol s divides it. op is the division that
// asks: floordiv commutes with floordiv and ceildiv with ceildiv, but not with one another, nor with a mod in between.
func divisibleBySymbol(e, s Expr, op Kind) bool {
	switch k := e.n.kind; k {
	case KindConst:
		return e.v == 0
	case KindSymbol:
		return e.v == s.v
	case KindAdd:
		return divisibleBySymbol(e.n.lhs, s, op) && divisibleBySymbol(e.n.rhs, s, op)
	case KindMod:
		return divisibleBySymbol(e.n.lhs, s, KindMod) && divisibleBySymbol(e.n.rhs, s, KindMod)
	case KindMul:
		return factorDivisible(e.n.lhs, s, op) || factorDivisible(e.n.rhs, s, op)
	case KindFloorDiv, KindCeilDiv:
		return k == op && divisibleBySymbol(e.n.lhs, s, k)
	}
	return false
}

// factorDivisible is [divisibleBySymbol] for a factor of a product, which as a quotient does not commute with op.
func factorDivisible(e, s Expr, op Kind) bool {
	return e.n.kind != KindFloorDiv && e.n.kind != KindCeilDiv && divisibleBySymbol(e, s, op)
}

// divideBySymbol returns e / s for an e that [divisibleBySymbol] accepts, else the zero Expr.
func divideBySymbol(e, s Expr, op Kind) Expr {
	switch k := e.n.kind; k {
	case KindConst:
		if e.v == 0 {
			return e
		}
	case KindSymbol:
		return Const(1)
	case KindAdd:
		return Binary(k, divideBySymbol(e.n.lhs, s, op), divideBySymbol(e.n.rhs, s, op))
	case KindMod:
		return Binary(k, divideBySymbol(e.n.lhs, s, k), divideBySymbol(e.n.rhs, s, k))
	case KindMul:
		if divisibleBySymbol(e.n.lhs, s, op) {
			return divideBySymbol(e.n.lhs, s, op).Mul(e.n.rhs)
		}
		return e.n.lhs.Mul(divideBySymbol(e.n.rhs, s, op))
	case KindFloorDiv, KindCeilDiv:
		return Binary(k, divideBySymbol(e.n.lhs, s, k), e.n.rhs)
	}
	return Expr{}
}

// isModOfModSubtraction reports whether lhs is x - x mod rhs, in any order of its terms.
func isModOfModSubtraction(lhs, rhs Expr, dims, syms int) bool {
	terms := appendTerms(nil, lhs)
	for i, t := range terms {
		x, ok := negated(t)
		if !ok || x.n.kind != KindMod || !x.n.rhs.Equal(rhs) {
			continue
		}
		diff := Const(0)
		for j, other := range terms {
			if j != i {
				diff = diff.Add(other)
			}
		}
		if v, ok := Simplify(diff.Sub(x.n.lhs), dims, syms).Value(); ok && v == 0 {
			return true
		}
	}
	return false
}

// appendTerms appends the operands of a (nested) sum, or e itself.
func appendTerms(dst []Expr, e Expr) []Expr {
	if e.n.kind != KindAdd {
		return append(dst, e)
	}
	return appendTerms(appendTerms(dst, e.n.lhs), e.n.rhs)
}

// negated returns x for an e of the form x * -1.
func negated(e Expr) (Expr, bool) {
	if e.n.kind != KindMul {
		return Expr{}, false
	}
	if l, ok := e.n.lhs.Value(); ok && l == -1 {
		return e.n.rhs, true
	}
	if r, ok := e.n.rhs.Value(); ok && r == -1 {
		return e.n.lhs, true
	}
	return Expr{}, false
}

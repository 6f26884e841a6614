package affine

// The canonicalization of maps and sets that are applied to operands (dimensions first, then symbols). What an operand
// is stays with the caller: V is comparable, and predicates tell what is constant or may be a symbol.

// applied is what *Map and *Set have in common.
type applied[T any] interface {
	NumDims() int
	NumSymbols() int
	ReplaceDimsAndSymbols(dims, syms []Expr, numDims, numSyms int) T
	uses(leaf Kind) []bool
}

// PromoteDims turns dimensions whose operand is a valid symbol into symbols after those there are, and moves the
// operands accordingly. It works on a *Map or a *Set (upstream's canonicalizePromotedSymbols). When there are fewer
// operands than inputs, it changes nothing.
func PromoteDims[T applied[T], V comparable](m T, operands []V, isSymbol func(V) bool) (T, []V) {
	numDims, numSyms := m.NumDims(), m.NumSymbols()
	if len(operands) < numDims+numSyms {
		return m, operands
	}
	by := make([]Expr, numDims)
	var kept, promoted []V
	for i := range by {
		if v := operands[i]; isSymbol(v) {
			by[i] = Symbol(numSyms + len(promoted))
			promoted = append(promoted, v)
		} else {
			by[i] = Dim(len(kept))
			kept = append(kept, v)
		}
	}
	if len(promoted) == 0 {
		return m, operands
	}
	r := m.ReplaceDimsAndSymbols(by, nil, len(kept), numSyms+len(promoted))
	return r, append(append(kept, operands[numDims:]...), promoted...)
}

// CanonicalizeOperands takes unused dimensions and symbols out of a *Map or a *Set together with their operands, lets
// equal operands share a dimension or symbol, and puts constants in place of symbols that constant knows (constant may
// be nil). When there are fewer operands than inputs, it changes nothing.
func CanonicalizeOperands[T applied[T], V comparable](m T, operands []V, constant func(V) (int64, bool)) (T, []V) {
	numDims, numSyms := m.NumDims(), m.NumSymbols()
	if len(operands) < numDims+numSyms {
		return m, operands
	}
	dims, dimOperands := remap(Dim, m.uses(KindDim), operands[:numDims], nil)
	syms, symOperands := remap(Symbol, m.uses(KindSymbol), operands[numDims:numDims+numSyms], constant)
	r := m.ReplaceDimsAndSymbols(dims, syms, len(dimOperands), len(symOperands))
	return r, append(dimOperands, symOperands...)
}

func remap[V comparable](leaf func(int) Expr, used []bool, operands []V, constant func(V) (int64, bool)) ([]Expr, []V) {
	by := make([]Expr, len(operands))
	kept := make([]V, 0, len(operands))
	seen := map[V]Expr{}
	for i, v := range operands {
		if !used[i] {
			continue
		}
		if constant != nil {
			if c, ok := constant(v); ok {
				by[i] = Const(c)
				continue
			}
		}
		e, ok := seen[v]
		if !ok {
			e = leaf(len(kept))
			seen[v] = e
			kept = append(kept, v)
		}
		by[i] = e
	}
	return by, kept
}

func (m *Map) uses(leaf Kind) []bool { return usedLeaves(leaf, m.dims, m.syms, m.results) }

func (s *Set) uses(leaf Kind) []bool { return usedLeaves(leaf, s.dims, s.syms, s.constraints) }

func usedLeaves(leaf Kind, dims, syms int, exprs []Expr) []bool {
	n := dims
	if leaf == KindSymbol {
		n = syms
	}
	used := make([]bool, n)
	for _, e := range exprs {
		for x := range e.PostOrder() {
			if x.n.kind == leaf && x.v < int64(n) {
				used[x.v] = true
			}
		}
	}
	return used
}

// ReplaceDimsAndSymbols replaces leaves in the constraints, see [Expr.ReplaceDimsAndSymbols], and gives the set the
// numbers of dimensions and symbols that it has afterwards.
func (s *Set) ReplaceDimsAndSymbols(dims, syms []Expr, numDims, numSyms int) *Set {
	r := &Set{numDims, numSyms, make([]Expr, len(s.constraints)), s.eqs}
	for i, e := range s.constraints {
		r.constraints[i] = e.ReplaceDimsAndSymbols(dims, syms)
	}
	return r
}

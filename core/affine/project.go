package affine

// ProjectDims returns m with 0 in place of the dimensions that drop accepts; with compress they are taken out of the
// inputs, else they stay.
func (m *Map) ProjectDims(drop func(pos int) bool, compress bool) *Map {
	by, n := projected(Dim, m.dims, drop, compress)
	return m.ReplaceDimsAndSymbols(by, nil, n, m.syms)
}

// ProjectSymbols returns m with 0 in place of the symbols that drop accepts; with compress they are taken out of the
// inputs, else they stay.
func (m *Map) ProjectSymbols(drop func(pos int) bool, compress bool) *Map {
	by, n := projected(Symbol, m.syms, drop, compress)
	return m.ReplaceDimsAndSymbols(nil, by, m.dims, n)
}

// projected returns what n leaves are replaced by, and how many there are afterwards.
func projected(leaf func(int) Expr, n int, drop func(int) bool, compress bool) ([]Expr, int) {
	by := make([]Expr, n)
	next := 0
	for i := range by {
		switch {
		case drop(i):
			by[i] = Const(0)
		case compress:
			by[i] = leaf(next)
			next++
		default:
			by[i] = leaf(i)
		}
	}
	if !compress {
		return by, n
	}
	return by, next
}

// CompressDims takes the dimensions that drop accepts out of the inputs, with 0 in their place.
func (m *Map) CompressDims(drop func(pos int) bool) *Map { return m.ProjectDims(drop, true) }

// CompressSymbols takes the symbols that drop accepts out of the inputs, with 0 in their place.
func (m *Map) CompressSymbols(drop func(pos int) bool) *Map { return m.ProjectSymbols(drop, true) }

// CompressUnusedDims takes dimensions that occur in no result out of the inputs.
func (m *Map) CompressUnusedDims() *Map { return CompressUnusedDims(m)[0] }

// CompressUnusedSymbols takes symbols that occur in no result out of the inputs.
func (m *Map) CompressUnusedSymbols() *Map { return CompressUnusedSymbols(m)[0] }

// CompressUnusedDims takes the dimensions that occur in none of the maps out of all of them.
func CompressUnusedDims(maps ...*Map) []*Map {
	unused := UnusedDims(maps...)
	r := make([]*Map, len(maps))
	for i, m := range maps {
		r[i] = m.CompressDims(at(unused))
	}
	return r
}

// CompressUnusedSymbols takes the symbols that occur in none of the maps out of all of them.
func CompressUnusedSymbols(maps ...*Map) []*Map {
	unused := UnusedSymbols(maps...)
	r := make([]*Map, len(maps))
	for i, m := range maps {
		r[i] = m.CompressSymbols(at(unused))
	}
	return r
}

// at turns a list of flags into a predicate; positions after it are false.
func at(flags []bool) func(int) bool {
	return func(i int) bool { return i < len(flags) && flags[i] }
}

// UnusedDims tells for each dimension whether it occurs in none of the maps.
func UnusedDims(maps ...*Map) []bool {
	var unused []bool
	for _, m := range maps {
		for len(unused) < m.dims {
			unused = append(unused, true)
		}
	}
	clearUsed(unused, KindDim, maps)
	return unused
}

// UnusedSymbols tells for each symbol whether it occurs in none of the maps.
func UnusedSymbols(maps ...*Map) []bool {
	var unused []bool
	for _, m := range maps {
		for len(unused) < m.syms {
			unused = append(unused, true)
		}
	}
	clearUsed(unused, KindSymbol, maps)
	return unused
}

func clearUsed(unused []bool, k Kind, maps []*Map) {
	for _, m := range maps {
		for _, e := range m.results {
			for x := range e.PostOrder() {
				if x.n.kind == k && x.v < int64(len(unused)) {
					unused[x.v] = false
				}
			}
		}
	}
}

// ExpandDimsToRank returns m composed with the identity on rank dimensions without those that are projected: a map from
// rank dimensions. It is nil when the numbers do not match.
func (m *Map) ExpandDimsToRank(rank int, project func(pos int) bool) *Map {
	return m.Compose(FilteredIdentityMap(rank, func(pos int) bool { return !project(pos) }))
}

package affine

import "slices"

// IdentityMap returns (d0, ..., dn) -> (d0, ..., dn).
func IdentityMap(dims int) *Map { return MinorIdentityMap(dims, dims) }

// MinorIdentityMap returns the map from dims dimensions to the last of them: (d0, d1, d2) -> (d1, d2). It is nil when
// results exceeds dims.
func MinorIdentityMap(dims, results int) *Map {
	if results > dims {
		return nil
	}
	m := &Map{dims: dims, results: make([]Expr, results)}
	for i := range m.results {
		m.results[i] = Dim(dims - results + i)
	}
	return m
}

// ConstantMap returns () -> (v).
func ConstantMap(v int64) *Map { return NewMap(0, 0, Const(v)) }

// EmptyMap returns () -> ().
func EmptyMap() *Map { return &Map{} }

// SymbolIdentityMap returns ()[s0, ..., sn] -> (s0, ..., sn).
func SymbolIdentityMap(syms int) *Map {
	m := &Map{syms: syms, results: make([]Expr, syms)}
	for i := range m.results {
		m.results[i] = Symbol(i)
	}
	return m
}

// TargetsMap returns the map from dims dimensions to those at the given positions: (d0, d1, d2) -> (d2, d0).
func TargetsMap(dims int, targets ...int) *Map {
	m := &Map{dims: dims, results: make([]Expr, len(targets))}
	for i, t := range targets {
		m.results[i] = Dim(t)
	}
	return m
}

// PermutationMap returns the map whose result i is the dimension permutation[i], nil when that is not a permutation of
// 0 to n-1 or empty.
func PermutationMap(permutation ...int) *Map {
	m := TargetsMap(len(permutation), permutation...)
	for _, p := range permutation {
		if p < 0 || p >= len(permutation) {
			return nil
		}
	}
	if len(permutation) == 0 || !m.IsPermutation() {
		return nil
	}
	return m
}

// FilteredIdentityMap returns the identity map on dims dimensions with the results that keep accepts.
func FilteredIdentityMap(dims int, keep func(pos int) bool) *Map {
	m := &Map{dims: dims}
	for i := range dims {
		if keep(i) {
			m.results = append(m.results, Dim(i))
		}
	}
	return m
}

// InferMaps returns a map per list of results; all have the same numbers of dimensions and symbols, just enough for
// every result in the lists.
func InferMaps(lists ...[]Expr) []*Map {
	dim, sym := -1, -1
	for _, l := range lists {
		d, s := MaxPositions(l...)
		dim, sym = max(dim, d), max(sym, s)
	}
	maps := make([]*Map, len(lists))
	for i, l := range lists {
		maps[i] = NewMap(dim+1, sym+1, l...)
	}
	return maps
}

// IsEmpty reports whether m is () -> ().
func (m *Map) IsEmpty() bool { return m.dims == 0 && m.syms == 0 && len(m.results) == 0 }

// IsIdentity reports whether the results are the dimensions in order. Symbols do not matter.
func (m *Map) IsIdentity() bool {
	return m.dims == len(m.results) && m.resultsAre(Dim, 0)
}

// IsSymbolIdentity reports whether the results are the symbols in order. Dimensions do not matter.
func (m *Map) IsSymbolIdentity() bool {
	return m.syms == len(m.results) && m.resultsAre(Symbol, 0)
}

// IsMinorIdentity reports whether m equals [MinorIdentityMap] of its sizes.
func (m *Map) IsMinorIdentity() bool {
	return m.syms == 0 && m.dims >= len(m.results) && m.resultsAre(Dim, m.dims-len(m.results))
}

func (m *Map) resultsAre(leaf func(int) Expr, first int) bool {
	for i, e := range m.results {
		if e != leaf(first+i) {
			return false
		}
	}
	return true
}

// IsConstant reports whether all results are constants.
func (m *Map) IsConstant() bool {
	return !slices.ContainsFunc(m.results, func(e Expr) bool { return !e.IsConst() })
}

// IsSingleConstant reports whether the only result is a constant.
func (m *Map) IsSingleConstant() bool { return len(m.results) == 1 && m.results[0].IsConst() }

// ConstantResults returns the results of a constant map, or false.
func (m *Map) ConstantResults() ([]int64, bool) {
	if !m.IsConstant() {
		return nil, false
	}
	values := make([]int64, len(m.results))
	for i, e := range m.results {
		values[i] = e.v
	}
	return values, true
}

func isZero(e Expr) bool { return e == Const(0) }

// BroadcastDims returns the positions of the results that are 0.
func (m *Map) BroadcastDims() []int {
	var pos []int
	for i, e := range m.results {
		if isZero(e) {
			pos = append(pos, i)
		}
	}
	return pos
}

// MinorIdentityWithBroadcasting reports whether m is a minor identity but for results that are 0, and returns the
// positions of these.
func (m *Map) MinorIdentityWithBroadcasting() (broadcast []int, ok bool) {
	first := m.dims - len(m.results)
	if first < 0 {
		return nil, false
	}
	for i, e := range m.results {
		if !isZero(e) && e != Dim(first+i) {
			return nil, false
		}
	}
	return m.BroadcastDims(), true
}

// PermutationOfMinorIdentityWithBroadcasting returns a permutation that makes of the results a minor identity with
// broadcasting, where there is one: (d0, d1, d2) -> (0, d1) has [1, 0]. When there are more results than inputs,
// leading results are broadcast.
func (m *Map) PermutationOfMinorIdentityWithBroadcasting() (permutation []int, ok bool) {
	inputs, n := m.NumInputs(), len(m.results)
	projectionStart, leading := max(inputs-n, 0), max(n-inputs, 0)
	perm := make([]int, n)
	taken := make([]bool, max(inputs, n))
	for i, e := range m.results {
		switch {
		case isZero(e):
		case e.IsDim() && e.Position() >= projectionStart && e.Position() < inputs:
			perm[i] = e.Position() - projectionStart + leading
			taken[perm[i]] = true
		default:
			return nil, false
		}
	}
	next := 0
	for _, i := range m.BroadcastDims() {
		for next < len(taken) && taken[next] {
			next++
		}
		perm[i] = next
		next++
	}
	return perm, true
}

// IsProjectedPermutation reports whether m has no symbols and its results are different dimensions, or also zeros where
// allowed; there are never more results than dimensions.
func (m *Map) IsProjectedPermutation(allowZeros bool) bool {
	if m.syms > 0 || len(m.results) > m.dims {
		return false
	}
	seen := make([]bool, m.dims)
	for _, e := range m.results {
		switch {
		case e.IsDim() && e.Position() < m.dims:
			if seen[e.v] {
				return false
			}
			seen[e.v] = true
		case !allowZeros || !isZero(e):
			return false
		}
	}
	return true
}

// IsPermutation reports whether the results are the dimensions in some order, and there are no symbols.
func (m *Map) IsPermutation() bool {
	return m.dims == len(m.results) && m.IsProjectedPermutation(false)
}

// IsPureAffine reports whether all results are, see [Expr.IsPureAffine].
func (m *Map) IsPureAffine() bool {
	return !slices.ContainsFunc(m.results, func(e Expr) bool { return !e.IsPureAffine() })
}

// IsFunctionOfDim reports whether the dimension at pos occurs in a result.
func (m *Map) IsFunctionOfDim(pos int) bool {
	return slices.ContainsFunc(m.results, func(e Expr) bool { return e.IsFunctionOfDim(pos) })
}

// IsFunctionOfSymbol reports whether the symbol at pos occurs in a result.
func (m *Map) IsFunctionOfSymbol(pos int) bool {
	return slices.ContainsFunc(m.results, func(e Expr) bool { return e.IsFunctionOfSymbol(pos) })
}

// DimPosition returns the position of the dimension that result i is, -1 when it is none.
func (m *Map) DimPosition(i int) int {
	if !m.results[i].IsDim() {
		return -1
	}
	return m.results[i].Position()
}

// ResultPosition returns the first result that is the dimension dim, or -1.
func (m *Map) ResultPosition(dim Expr) int {
	if !dim.IsDim() {
		return -1
	}
	return slices.Index(m.results, dim)
}

// LargestKnownDivisor returns the greatest number that is known to divide all results, [math.MaxUint64] when they are
// all zero or there are none.
func (m *Map) LargestKnownDivisor() uint64 {
	g := uint64(0)
	for _, e := range m.results {
		g = gcd(g, uint64(e.LargestKnownDivisor()))
	}
	if g == 0 {
		return ^uint64(0)
	}
	return g
}

// withResults returns a map with the inputs of m; it takes results over.
func (m *Map) withResults(results []Expr) *Map { return &Map{m.dims, m.syms, results} }

// mapResults returns a map with other inputs, and f applied to the results.
func (m *Map) mapResults(dims, syms int, f func(Expr) Expr) *Map {
	r := &Map{dims, syms, make([]Expr, len(m.results))}
	for i, e := range m.results {
		r.results[i] = f(e)
	}
	return r
}

// DropResults returns m without the results at the given positions.
func (m *Map) DropResults(positions ...int) *Map {
	var kept []Expr
	for i, e := range m.results {
		if !slices.Contains(positions, i) {
			kept = append(kept, e)
		}
	}
	return m.withResults(kept)
}

// DropZeroResults returns m without the results that are 0.
func (m *Map) DropZeroResults() *Map { return m.DropResults(m.BroadcastDims()...) }

// InsertResult returns m with a further result at position pos.
func (m *Map) InsertResult(e Expr, pos int) *Map {
	return m.withResults(slices.Insert(slices.Clone(m.results), pos, e))
}

// SubMap returns the map with the results at the given positions.
func (m *Map) SubMap(positions ...int) *Map {
	results := make([]Expr, len(positions))
	for i, p := range positions {
		results[i] = m.results[p]
	}
	return m.withResults(results)
}

// SliceMap returns the map with length results from start on.
func (m *Map) SliceMap(start, length int) *Map {
	return m.withResults(slices.Clone(m.results[start : start+length]))
}

// MajorSubMap returns the map with the first n results, m when it has no more; nil for 0.
func (m *Map) MajorSubMap(n int) *Map {
	if n == 0 || n > len(m.results) {
		return m.noSubMap(n)
	}
	return m.SliceMap(0, n)
}

// MinorSubMap returns the map with the last n results, m when it has no more; nil for 0.
func (m *Map) MinorSubMap(n int) *Map {
	if n == 0 || n > len(m.results) {
		return m.noSubMap(n)
	}
	return m.SliceMap(len(m.results)-n, n)
}

func (m *Map) noSubMap(n int) *Map {
	if n == 0 {
		return nil
	}
	return m
}

// RemoveDuplicateResults returns m without results that equal the one before them.
func (m *Map) RemoveDuplicateResults() *Map {
	return m.withResults(slices.CompactFunc(slices.Clone(m.results), Expr.Equal))
}

// ReplaceDimsAndSymbols replaces leaves in the results, see [Expr.ReplaceDimsAndSymbols], and gives the map the numbers
// of dimensions and symbols that it has afterwards.
func (m *Map) ReplaceDimsAndSymbols(dims, syms []Expr, numDims, numSyms int) *Map {
	return m.mapResults(numDims, numSyms, func(e Expr) Expr { return e.ReplaceDimsAndSymbols(dims, syms) })
}

// Replace replaces a sub-expression in the results, see [Expr.Replace], and gives the map the numbers of dimensions and
// symbols that it has afterwards.
func (m *Map) Replace(from, to Expr, numDims, numSyms int) *Map {
	return m.mapResults(numDims, numSyms, func(e Expr) Expr { return e.Replace(from, to) })
}

// ShiftDims inserts shift dimensions at position offset.
func (m *Map) ShiftDims(shift, offset int) *Map {
	by := shifted(Dim, m.dims, shift, offset)
	return m.ReplaceDimsAndSymbols(by, nil, m.dims+shift, m.syms)
}

// ShiftSymbols inserts shift symbols at position offset.
func (m *Map) ShiftSymbols(shift, offset int) *Map {
	by := shifted(Symbol, m.syms, shift, offset)
	return m.ReplaceDimsAndSymbols(nil, by, m.dims, m.syms+shift)
}

// Compose returns the map that applies inner first: its dimensions are inner's, its symbols those of m and then those
// of inner. It is nil when m's dimensions are not as many as inner's results.
func (m *Map) Compose(inner *Map) *Map {
	if m.dims != len(inner.results) {
		return nil
	}
	args := inner.ShiftSymbols(m.syms, 0)
	return m.mapResults(inner.dims, args.syms, func(e Expr) Expr { return e.Compose(args) })
}

// ComposeValues returns the results of a map without symbols for the given dimensions, or false.
func (m *Map) ComposeValues(dims []int64) ([]int64, bool) {
	if m.syms != 0 {
		return nil, false
	}
	return m.Eval(dims, nil)
}

// InversePermutation returns the map from the results of m to its dimensions, taking the first result that is the
// dimension for each; results that are not dimensions are passed over. It is nil when a dimension is missing.
func (m *Map) InversePermutation() *Map {
	if m.IsEmpty() {
		return m
	}
	r := &Map{dims: len(m.results), results: make([]Expr, m.dims)}
	for i, e := range m.results {
		if e.IsDim() && int(e.v) < m.dims && !r.results[e.v].Valid() {
			r.results[e.v] = Dim(i)
		}
	}
	if m.syms > 0 || slices.Contains(r.results, Expr{}) {
		return nil
	}
	return r
}

// InverseAndBroadcastProjectedPermutation returns the map from the results of a projected permutation (zeros allowed)
// to its dimensions, where 0 stands for a dimension that is not a result. It is nil for other maps.
func (m *Map) InverseAndBroadcastProjectedPermutation() *Map {
	if !m.IsProjectedPermutation(true) {
		return nil
	}
	r := &Map{dims: len(m.results), results: slices.Repeat([]Expr{Const(0)}, m.dims)}
	for i, e := range m.results {
		if e.IsDim() {
			r.results[e.v] = Dim(i)
		}
	}
	return r
}

// ConcatMaps returns the map with the results of all maps. They share dimensions; the symbols of each follow those of
// the maps before it.
func ConcatMaps(maps ...*Map) *Map {
	r := &Map{}
	for _, m := range maps {
		for _, e := range m.results {
			r.results = append(r.results, e.ShiftSymbols(m.syms, r.syms, 0))
		}
		r.syms += m.syms
		r.dims = max(r.dims, m.dims)
	}
	return r
}

// ApplyPermutation returns the elements of source that the results of a projected permutation select.
func ApplyPermutation[T any](m *Map, source []T) ([]T, bool) {
	if !m.IsProjectedPermutation(false) || len(source) != m.dims {
		return nil, false
	}
	r := make([]T, len(m.results))
	for i, e := range m.results {
		r[i] = source[e.v]
	}
	return r, true
}

package affine

import (
	"fmt"
	"slices"
	"testing"
)

// str prints a map or set, nil included.
func str[T fmt.Stringer](x T) string { return x.String() }

func TestMapOperations(t *testing.T) {
	m := func(s string) *Map { return mustMap(t, s) }
	even := func(i int) bool { return i%2 == 0 }
	for _, c := range []struct {
		what      string
		got, want string
	}{
		{"identity", str(IdentityMap(3)), "(d0, d1, d2) -> (d0, d1, d2)"},
		{"identity of nothing", str(IdentityMap(0)), "() -> ()"},
		{"minor identity", str(MinorIdentityMap(4, 2)), "(d0, d1, d2, d3) -> (d2, d3)"},
		{"minor identity, too many", str(MinorIdentityMap(1, 2)), "<nil>"},
		{"constant", str(ConstantMap(-4)), "() -> (-4)"},
		{"symbols", str(SymbolIdentityMap(2)), "()[s0, s1] -> (s0, s1)"},
		{"permutation", str(PermutationMap(2, 0, 1)), "(d0, d1, d2) -> (d2, d0, d1)"},
		{"no permutation", str(PermutationMap(2, 2, 1)), "<nil>"},
		{"targets", str(TargetsMap(3, 2, 2)), "(d0, d1, d2) -> (d2, d2)"},
		{"filtered", str(FilteredIdentityMap(4, even)), "(d0, d1, d2, d3) -> (d0, d2)"},
		{"infer", fmt.Sprint(InferMaps([]Expr{Dim(1)}, []Expr{Symbol(0).AddConst(1)})),
			"[(d0, d1)[s0] -> (d1) (d0, d1)[s0] -> (s0 + 1)]"},

		{"drop results", str(m("(d0, d1) -> (d0, d1, 0)").DropResults(0, 2)), "(d0, d1) -> (d1)"},
		{"drop zeros", str(m("(d0, d1) -> (0, d1, 0)").DropZeroResults()), "(d0, d1) -> (d1)"},
		{"insert result", str(m("(d0, d1) -> (d1)").InsertResult(Const(7), 0)), "(d0, d1) -> (7, d1)"},
		{"sub map", str(m("(d0, d1) -> (d1, d0, 5)").SubMap(2, 0)), "(d0, d1) -> (5, d1)"},
		{"slice", str(m("(d0, d1) -> (d1, d0, 5)").SliceMap(1, 2)), "(d0, d1) -> (d0, 5)"},
		{"major", str(m("(d0, d1) -> (d1, d0, 5)").MajorSubMap(1)), "(d0, d1) -> (d1)"},
		{"minor", str(m("(d0, d1) -> (d1, d0, 5)").MinorSubMap(1)), "(d0, d1) -> (5)"},
		{"minor of all", str(m("(d0, d1) -> (d1, d0)").MinorSubMap(9)), "(d0, d1) -> (d1, d0)"},
		{"minor of none", str(m("(d0, d1) -> (d1, d0)").MinorSubMap(0)), "<nil>"},
		{"duplicates", str(m("(d0) -> (d0, d0, 1, d0)").RemoveDuplicateResults()), "(d0) -> (d0, 1, d0)"},

		{"shift dims", str(m("(d0, d1)[s0] -> (d0 + s0, d1)").ShiftDims(2, 1)), "(d0, d1, d2, d3)[s0] -> (d0 + s0, d3)"},
		{"shift symbols", str(m("(d0)[s0, s1] -> (d0 + s0, s1)").ShiftSymbols(1, 0)), "(d0)[s0, s1, s2] -> (d0 + s1, s2)"},
		{"replace", str(m("(d0)[s0] -> ((d0 + s0) mod 4, d0)").Replace(Dim(0).Add(Symbol(0)), Const(6), 1, 0)), "(d0) -> (2, d0)"},
		{"compose", str(m("(d0, d1)[s0] -> (d0 + s0, d1 * 2)").Compose(m("(d0)[s0] -> (d0 * s0, d0 + 1)"))),
			"(d0)[s0, s1] -> (d0 * s1 + s0, (d0 + 1) * 2)"},
		{"compose mismatch", str(m("(d0) -> (d0)").Compose(m("(d0) -> (d0, d0)"))), "<nil>"},

		{"inverse", str(m("(d0, d1, d2) -> (d1, d1, d0, d2, d1 + d2)").InversePermutation()), "(d0, d1, d2, d3, d4) -> (d2, d0, d3)"},
		{"no inverse", str(m("(d0, d1) -> (d1, d1)").InversePermutation()), "<nil>"},
		{"inverse and broadcast", str(m("(d0, d1, d2) -> (d2, 0)").InverseAndBroadcastProjectedPermutation()),
			"(d0, d1) -> (0, 0, d0)"},
		{"concat", str(ConcatMaps(m("(d0)[s0] -> (d0 + s0)"), m("(d0, d1)[s0] -> (s0, d1)"))), "(d0, d1)[s0, s1] -> (d0 + s0, s1, d1)"},
		{"concat of nothing", str(ConcatMaps()), "() -> ()"},

		{"project", str(m("(d0, d1, d2) -> (d0 + d1, d2)").ProjectDims(even, false)), "(d0, d1, d2) -> (d1, 0)"},
		{"compress", str(m("(d0, d1, d2) -> (d0 + d1, d2)").CompressDims(even)), "(d0) -> (d0, 0)"},
		{"compress symbols", str(m("()[s0, s1] -> (s0 + s1)").CompressSymbols(even)), "()[s0] -> (s0)"},
		{"unused dims", str(m("(d0, d1, d2)[s0] -> (d2)").CompressUnusedDims()), "(d0)[s0] -> (d0)"},
		{"unused symbols", str(m("(d0)[s0, s1] -> (s1)").CompressUnusedSymbols()), "(d0)[s0] -> (s0)"},
		{"unused in all", fmt.Sprint(CompressUnusedDims(m("(d0, d1, d2) -> (d2)"), m("(d0, d1, d2) -> (d0)"))),
			"[(d0, d1) -> (d1) (d0, d1) -> (d0)]"},
		{"expand", str(m("(d0) -> (d0 + 1)").ExpandDimsToRank(2, even)), "(d0, d1) -> (d1 + 1)"},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, c.got, c.want)
		}
	}
}

func TestMapQueries(t *testing.T) {
	type q struct {
		name string
		f    func(*Map) any
	}
	identity := q{"identity", func(m *Map) any { return m.IsIdentity() }}
	symbols := q{"symbol identity", func(m *Map) any { return m.IsSymbolIdentity() }}
	minor := q{"minor identity", func(m *Map) any { return m.IsMinorIdentity() }}
	perm := q{"permutation", func(m *Map) any { return m.IsPermutation() }}
	proj := q{"projected", func(m *Map) any { return m.IsProjectedPermutation(false) }}
	projZero := q{"projected or zero", func(m *Map) any { return m.IsProjectedPermutation(true) }}
	constant := q{"constant", func(m *Map) any { return m.IsConstant() }}
	single := q{"single constant", func(m *Map) any { return m.IsSingleConstant() }}
	broadcast := q{"broadcast", func(m *Map) any {
		dims, ok := m.MinorIdentityWithBroadcasting()
		return fmt.Sprint(dims, ok)
	}}
	permuted := q{"permuted broadcast", func(m *Map) any {
		p, ok := m.PermutationOfMinorIdentityWithBroadcasting()
		return fmt.Sprint(p, ok)
	}}
	divisor := q{"divisor", func(m *Map) any { return m.LargestKnownDivisor() }}
	for _, c := range []struct {
		m    string
		q    q
		want any
	}{
		{"(d0, d1) -> (d0, d1)", identity, true},
		{"(d0, d1)[s0] -> (d0, d1)", identity, true},
		{"(d0, d1) -> (d1, d0)", identity, false},
		{"(d0, d1) -> (d0)", identity, false},
		{"() -> ()", identity, true},
		{"()[s0, s1] -> (s0, s1)", symbols, true},
		{"()[s0, s1] -> (s1, s0)", symbols, false},
		{"(d0, d1) -> (d0, d1)", symbols, false},
		{"(d0, d1) -> (d1)", minor, true},
		{"(d0, d1) -> (d0)", minor, false},
		{"(d0, d1)[s0] -> (d1)", minor, false},
		{"(d0) -> (d0, d0)", minor, false},
		{"(d0, d1) -> (d1, d0)", perm, true},
		{"(d0, d1) -> (d1)", perm, false},
		{"(d0, d1) -> (d1, d1)", perm, false},
		{"(d0, d1) -> (d1)", proj, true},
		{"(d0, d1)[s0] -> (d1)", proj, false},
		{"(d0, d1) -> (d1, 0)", proj, false},
		{"(d0, d1) -> (d1, 0)", projZero, true},
		{"(d0) -> (d0, 0)", projZero, false},
		{"(d0) -> (1, 2)", constant, true},
		{"(d0) -> (1, d0)", constant, false},
		{"(d0) -> (1, 2)", single, false},
		{"(d0) -> (1)", single, true},
		{"(d0, d1, d2) -> (0, d2)", broadcast, "[0] true"},
		{"(d0, d1, d2) -> (0, d1)", broadcast, "[] false"},
		{"(d0, d1, d2) -> (0, d1)", permuted, "[1 0] true"},
		{"(d0, d1, d2) -> (d0, 0)", permuted, "[] false"},
		{"(d0, d1, d2, d3) -> (0, d1, d3)", permuted, "[1 0 2] true"},
		{"(d0, d1) -> (d1, 0, 0, d0)", permuted, "[3 0 1 2] true"},
		{"(d0, d1) -> (d0 * 4, d1 * 6 + 2)", divisor, uint64(2)},
		{"(d0, d1) -> (0)", divisor, ^uint64(0)},
	} {
		if got := c.q.f(mustMap(t, c.m)); got != c.want {
			t.Errorf("%s of %s: got %v, want %v", c.q.name, c.m, got, c.want)
		}
	}
}

func TestPositions(t *testing.T) {
	m := mustMap(t, "(d0, d1)[s0] -> (d1, d0 + s0)")
	if m.DimPosition(0) != 1 || m.DimPosition(1) != -1 || m.ResultPosition(Dim(1)) != 0 || m.ResultPosition(Dim(0)) != -1 {
		t.Error("positions of dimensions and results differ")
	}
	if !m.IsFunctionOfDim(0) || m.IsFunctionOfDim(2) || !m.IsFunctionOfSymbol(0) || m.IsFunctionOfSymbol(1) {
		t.Error("functions of dimensions and symbols differ")
	}
	if d, s := MaxPositions(m.Results()...); d != 1 || s != 0 {
		t.Errorf("max positions %d, %d", d, s)
	}
	got, ok := ApplyPermutation(mustMap(t, "(d0, d1, d2) -> (d2, d0)"), []string{"a", "b", "c"})
	if !ok || !slices.Equal(got, []string{"c", "a"}) {
		t.Errorf("permuted %v", got)
	}
}

func TestDivisors(t *testing.T) {
	for _, c := range []struct {
		e       string
		divisor int64
		by      int64
		isMul   bool
	}{
		{"d0", 1, 1, true},
		{"d0", 1, 2, false},
		{"d0 * 6", 6, 3, true},
		{"d0 * 6 + 4", 2, 2, true},
		{"d0 * 6 + 4", 2, 4, false},
		{"(d0 * 8) mod 12", 4, 4, true},
		{"(d0 * 12 + s0 * 3) * 2", 6, 6, true},
		{"-12", 12, 4, true},
		{"0", 0, 5, true},
		{"d0 floordiv 2", 1, 1, true},
		{"(d0 * s0) ceildiv 2", 1, 2, false},
	} {
		e := mustMap(t, "(d0)[s0] -> ("+c.e+")").Result(0)
		if got := e.LargestKnownDivisor(); got != c.divisor {
			t.Errorf("%s: largest known divisor %d, want %d", c.e, got, c.divisor)
		}
		if got := e.IsMultipleOf(c.by); got != c.isMul {
			t.Errorf("%s: multiple of %d is %v", c.e, c.by, got)
		}
	}
}

func TestConstantFold(t *testing.T) {
	m := mustMap(t, "(d0)[s0] -> (d0 + s0, s0 mod 3, 7)")
	got, values, bad := m.PartialConstantFold([]Known{{}, {8, true}})
	if got.String() != "(d0)[s0] -> (d0 + s0, 2, 7)" || values != nil || bad {
		t.Error(got, values, bad)
	}
	_, values, bad = m.PartialConstantFold([]Known{{1, true}, {-1, true}})
	if !slices.Equal(values, []int64{0, 2, 7}) || bad {
		t.Error(values, bad)
	}
	for _, undefined := range []string{"d0 mod s0", "d0 floordiv s0", "d0 ceildiv s0"} {
		if v, bad := mustMap(t, "(d0)[s0] -> ("+undefined+")").ConstantFold([]Known{{4, true}, {0, true}}); v != nil || !bad {
			t.Errorf("%s by 0: %v, %v", undefined, v, bad)
		}
	}
	if v, _ := mustMap(t, "(d0)[s0] -> (d0 floordiv s0, d0 ceildiv s0)").ConstantFold([]Known{{7, true},
		{-2, true}}); !slices.Equal(v, []int64{-4, -3}) {
		t.Error("division by a negative number", v)
	}
}

func TestFoldInputs(t *testing.T) {
	m, rest := mustMap(t, "(d0, d1)[s0, s1] -> (d0 + d1 * s1, s0)").FoldInputs([]Known{{5, true}, {}, {7, true}, {}})
	if m.String() != "(d0)[s0] -> (d0 * s0 + 5, 7)" || fmt.Sprint(rest) != "[1 3]" {
		t.Error(m, rest)
	}
}

func TestBound(t *testing.T) {
	at := func(v int64) Known { return Known{v, true} }
	lower, upper := []Known{at(2), {}, at(-3)}, []Known{at(9), {}, at(4)}
	for _, c := range []struct{ e, lower, upper string }{
		{"d0", "2", "9"},
		{"-d0 * 2 + 1", "-17", "-3"},
		{"d0 + s0", "-1", "13"},
		{"d1", "none", "none"},
		{"d1 * 0 + 4", "4", "4"},
		{"d0 floordiv 4", "0", "2"},
		{"d0 ceildiv 4", "1", "3"},
		{"d0 mod 4", "0", "3"},
		{"d0 mod 16", "2", "9"},
		{"d1 mod 8", "0", "7"},
		{"d0 floordiv s0", "none", "none"},
		{"d0 mod 4 + 1", "none", "none"},
		{"d0 mod 0", "none", "none"},
	} {
		e := mustMap(t, "(d0, d1)[s0] -> ("+c.e+")").Result(0)
		show := func(isUpper bool) string {
			if v, ok := Bound(e, 2, 1, lower, upper, isUpper); ok {
				return fmt.Sprint(v)
			}
			return "none"
		}
		if l, u := show(false), show(true); l != c.lower || u != c.upper {
			t.Errorf("%s: got %s to %s, want %s to %s", c.e, l, u, c.lower, c.upper)
		}
	}
}

func TestOperands(t *testing.T) {
	isSymbol := func(s string) bool { return s[0] == 'N' }
	constant := func(s string) (int64, bool) { return 10, s == "N10" }
	m, ops := PromoteDims(mustMap(t, "(d0, d1, d2)[s0] -> (d0 + d1 * s0, d2)"), []string{"i", "N", "j", "M"}, isSymbol)
	if m.String() != "(d0, d1)[s0, s1] -> (d0 + s0 * s1, d1)" || fmt.Sprint(ops) != "[i j M N]" {
		t.Error(m, ops)
	}
	m, ops = CanonicalizeOperands(mustMap(t, "(d0, d1, d2)[s0, s1, s2] -> (d0 + d2 + s0, s1 + s2)"),
		[]string{"i", "k", "i", "N", "N", "N10"}, constant)
	if m.String() != "(d0)[s0] -> (d0 * 2 + s0, s0 + 10)" || fmt.Sprint(ops) != "[i N]" {
		t.Error(m, ops)
	}
	s, _, _ := ParseSet([]byte("(d0, d1) : (d0 - d1 >= 0, d1 == 0)"), 0)
	s, ops = CanonicalizeOperands(s, []string{"i", "i"}, nil)
	if s.String() != "(d0) : (0 >= 0, d0 == 0)" || fmt.Sprint(ops) != "[i]" {
		t.Error(s, ops)
	}
}

func TestLayouts(t *testing.T) {
	const dyn = Dynamic
	if got := StridedMap([]int64{dyn, 4, 1}, dyn).String(); got != "(d0, d1, d2)[s0, s1] -> (d0 * s1 + s0 + d1 * 4 + d2)" {
		t.Error(got)
	}
	for _, c := range []struct {
		layout  string
		shape   []int64
		strides string
	}{
		{"(d0, d1) -> (d0, d1)", []int64{3, 4}, "[4 1] 0 true"},
		{"(d0, d1, d2) -> (d0, d1, d2)", []int64{3, dyn, 5}, fmt.Sprint([]int64{dyn, 5, 1}, 0, true)},
		{"() -> ()", nil, "[] 0 true"},
		{"(d0, d1)[s0] -> (d0 * 8 + s0 + d1 * 2 + 3)", []int64{3, 4}, fmt.Sprint([]int64{8, 2}, int64(dyn), true)},
		{"(d0, d1)[s0, s1] -> ((d0 + d1) * s0 + s1 * 2)", []int64{3, 4}, fmt.Sprint([]int64{dyn, dyn}, int64(dyn), true)},
		{"(d0, d1) -> (d0 mod 2 + d1)", []int64{3, 4}, "[] 0 false"},
		{"(d0, d1) -> (d1, d0)", []int64{3, 4}, "[] 0 false"},
		{"(d0, d1) -> (d0 + d1)", []int64{3}, "[] 0 false"},
	} {
		s, o, ok := mustMap(t, c.layout).StridesAndOffset(c.shape)
		if got := fmt.Sprint(s, o, ok); got != c.strides {
			t.Errorf("%s on %v: got %s, want %s", c.layout, c.shape, got, c.strides)
		}
	}
	for _, c := range []struct {
		layout string
		shape  []int64
		want   string
	}{
		{"(d0, d1) -> (d0, d1)", []int64{3, 4}, "<nil>"},
		{"(d0, d1) -> (d0 * 4 + d1)", []int64{3, 4}, "<nil>"},
		{"(d0, d1) -> (d1 + d0 * 5 + d1)", []int64{3, 4}, "(d0, d1) -> (d0 * 5 + d1 * 2)"},
		{"() -> (0)", nil, "<nil>"},
		{"() -> (3)", nil, "() -> (3)"},
		{"()[s0] -> (s0)", nil, "()[s0] -> (s0)"},
		{"(d0, d1) -> (d1, d0)", []int64{3, 4}, "(d0, d1) -> (d1, d0)"},
	} {
		if got := mustMap(t, c.layout).CanonicalizeLayout(c.shape).String(); got != c.want {
			t.Errorf("%s on %v: got %s, want %s", c.layout, c.shape, got, c.want)
		}
	}
}

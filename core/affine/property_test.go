package affine

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"
)

// rawExpr returns a random expression built without simplification, and the one that the constructors make of it.
func rawExpr(r *rand.Rand, depth int, symbolicOnly, pure bool) (raw, built Expr) {
	if depth == 0 || r.IntN(8) == 0 {
		e := Const(int64(r.IntN(20) - 6))
		switch n := r.IntN(3); {
		case n == 0 && !symbolicOnly:
			e = Dim(r.IntN(3))
		case n <= 1:
			e = Symbol(r.IntN(2))
		}
		return e, e
	}
	k := Kind(1 + r.IntN(5))
	lr, lb := rawExpr(r, depth-1, symbolicOnly, pure)
	rr, rb := rawExpr(r, depth-1, symbolicOnly, pure)
	if k != KindAdd {
		rr = Symbol(r.IntN(2))
		if pure || r.IntN(2) == 0 {
			rr = Const(int64(r.IntN(12) - 2))
		}
		rb = rr
		if k == KindMul && r.IntN(2) == 0 {
			lr, rr, lb, rb = rr, lr, rb, lb
		}
	}
	return newBinary(k, lr, rr), Binary(k, lb, rb)
}

func randomPoint(r *rand.Rand) (dims, syms []int64) {
	for range 3 {
		dims = append(dims, int64(r.IntN(200)-100))
	}
	for range 2 {
		syms = append(syms, int64(r.IntN(40)-5))
	}
	return dims, syms
}

// TestValuePreserved: construction and simplification keep the value wherever it is defined. Simplify is tried on pure
// expressions; for semi-affine ones it deliberately shares upstream's mistakes.
func TestValuePreserved(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	compared := 0
	for i := range 20_000 {
		pure := i%2 == 0
		raw, built := rawExpr(r, 1+r.IntN(4), false, pure)
		simple := built
		if built.IsPureAffine() {
			simple = Simplify(built, 3, 2)
		}
		for range 8 {
			dims, syms := randomPoint(r)
			want, ok := raw.Eval(dims, syms)
			if !ok {
				continue
			}
			compared++
			for name, e := range map[string]Expr{"built": built, "simplified": simple} {
				if got, ok := e.Eval(dims, syms); !ok || got != want {
					t.Fatalf("%s %v of %v at %v%v: got %d (%v), want %d", name, e, raw, dims, syms, got, ok, want)
				}
			}
			if d := built.LargestKnownDivisor(); d != 0 && want%d != 0 {
				t.Fatalf("%v is %d at %v%v, not a multiple of %d", built, want, dims, syms, d)
			}
		}
	}
	if compared < 50_000 {
		t.Errorf("only %d points compared", compared)
	}
}

// TestSimplifyIsStable: what is simplified stays as it is, for pure expressions.
func TestSimplifyIsStable(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	changed := 0
	for range 5_000 {
		_, e := rawExpr(r, 3, false, true)
		once := Simplify(e, 3, 2)
		if !once.Equal(e) {
			changed++
		}
		dims, syms := randomPoint(r)
		a, okA := once.Eval(dims, syms)
		b, okB := Simplify(once, 3, 2).Eval(dims, syms)
		if okA && (!okB || a != b) {
			t.Fatalf("%v: %d then %d", e, a, b)
		}
	}
	if changed == 0 {
		t.Error("nothing was simplified")
	}
}

func TestSubstitutionCommutesWithEval(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 5_000 {
		_, e := rawExpr(r, 3, false, false)
		by := make([]Expr, 3)
		for i := range by {
			_, by[i] = rawExpr(r, 2, false, true)
		}
		dims, syms := randomPoint(r)
		inner, ok := (&Map{3, 2, by}).Eval(dims, syms)
		if !ok {
			continue
		}
		want, ok := e.Eval(inner, syms)
		if !ok {
			continue
		}
		if got, ok := e.ReplaceDims(by).Eval(dims, syms); !ok || got != want {
			t.Fatalf("%v with %v: got %d (%v), want %d", e, by, got, ok, want)
		}
	}
}

// TestKeys: keys are equal exactly for equal expressions, as are hashes where the structure differs at all.
func TestKeys(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	byKey := map[string]Expr{}
	byHash := map[uint64]Expr{}
	for range 20_000 {
		_, e := rawExpr(r, 1+r.IntN(4), false, false)
		key := string(e.AppendKey(nil))
		if o, ok := byKey[key]; ok && !o.Equal(e) {
			t.Fatalf("%v and %v share a key", o, e)
		}
		byKey[key] = e
		if o, ok := byHash[e.Hash()]; ok && !o.Equal(e) {
			t.Fatalf("%v and %v share a hash", o, e)
		}
		byHash[e.Hash()] = e
		copied := e.ReplaceFunc(func(x Expr) (Expr, bool) { return x, false })
		if !copied.Equal(e) || !bytes.Equal(copied.AppendKey(nil), e.AppendKey(nil)) {
			t.Fatalf("a copy of %v differs", e)
		}
	}
	var keys []string
	for k := range byKey {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for i := 1; i < len(keys); i++ {
		if len(keys[i-1]) < len(keys[i]) && keys[i][:len(keys[i-1])] == keys[i-1] {
			t.Fatalf("key of %v is a prefix of that of %v", byKey[keys[i-1]], byKey[keys[i]])
		}
	}
}

func TestMapAndSetEquality(t *testing.T) {
	a, b := mustMap(t, "(i, j)[n] -> (i + n)"), mustMap(t, "(a, b)[c] -> (a + c)")
	if !a.Equal(b) || string(a.AppendKey(nil)) != string(b.AppendKey(nil)) {
		t.Error("equal maps differ")
	}
	for _, other := range []string{"(i)[n] -> (i + n)", "(i, j)[n, m] -> (i + n)", "(i, j)[n] -> (i)", "(i, j)[n] -> (i + n, 0)"} {
		if o := mustMap(t, other); a.Equal(o) || string(a.AppendKey(nil)) == string(o.AppendKey(nil)) {
			t.Errorf("%v equals %v", a, o)
		}
	}
	eq, ge := NewSet(1, 0, []Expr{Dim(0)}, []bool{true}), NewSet(1, 0, []Expr{Dim(0)}, []bool{false})
	if eq.Equal(ge) || string(eq.AppendKey(nil)) == string(ge.AppendKey(nil)) {
		t.Error("equality and inequality are the same")
	}
	if !eq.Contains([]int64{0}, nil) || eq.Contains([]int64{1}, nil) || !ge.Contains([]int64{1}, nil) ||
		ge.Contains([]int64{-1}, nil) {
		t.Error("points in sets")
	}
	if !EmptySet(2, 0).IsEmptySet() || eq.IsEmptySet() || EmptySet(1, 0).Contains([]int64{0}, nil) {
		t.Error("empty sets")
	}
	if NewSet(1, 0, []Expr{Dim(0)}, nil) != nil || eq.NumEqualities() != 1 || ge.NumInequalities() != 1 {
		t.Error("constraints of sets")
	}
}

// TestZeroExpr: the zero Expr takes part in everything without a panic.
func TestZeroExpr(t *testing.T) {
	var z Expr
	for _, e := range []Expr{z.Add(Dim(0)), Dim(0).Mul(z), z.Neg(), z.ModConst(2), Simplify(z, 1, 1), z.ReplaceDims(nil), z.LHS(),
		Binary(KindConst, Dim(0), Dim(0))} {
		if e.Valid() {
			t.Error(e)
		}
	}
	if z.IsPureAffine() || z.IsSymbolicOrConstant() || z.IsFunctionOfDim(0) || z.IsMultipleOf(1) || z.Height() != 0 ||
		z.Position() != -1 || z.Kind() != KindInvalid {
		t.Error("the zero Expr has properties")
	}
	if _, ok := z.Eval(nil, nil); ok {
		t.Error("the zero Expr has a value")
	}
	if !z.Equal(z) || z.Equal(Const(0)) || z.String() != "<<NULL AFFINE EXPR>>" {
		t.Error(z)
	}
}

func TestSizes(t *testing.T) {
	if n := unsafe.Sizeof(Expr{}); n != 8+unsafe.Sizeof(uintptr(0)) {
		t.Errorf("Expr has %d bytes", n)
	}
	if n := unsafe.Sizeof(node{}); n != 32+2*unsafe.Sizeof(uintptr(0)) {
		t.Errorf("node has %d bytes", n)
	}
	if n := testing.AllocsPerRun(100, func() { sink = Dim(3).AddConst(0).MulConst(1) }); n != 0 {
		t.Errorf("leaves allocate %v times", n)
	}
	if n := testing.AllocsPerRun(100, func() { sink = Dim(3).Add(Symbol(1)) }); n != 1 {
		t.Errorf("a sum allocates %v times", n)
	}
}

var sink Expr

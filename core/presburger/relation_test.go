package presburger_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/odsgen/ods/core/presburger"
)

// box bounds the variables of random relations, so that their integer points can be counted out.
const box = 4

// value is the value of a row at a point.
func value(row []presburger.Int, point []int64) int64 {
	sum, ok := row[len(row)-1].Int64()
	for i, x := range point {
		c, fits := row[i].Int64()
		sum, ok = sum+c*x, ok && fits
	}
	if !ok {
		panic("a coefficient does not fit")
	}
	return sum
}

func holds(r *presburger.Relation, point []int64) bool {
	for i := range r.NumEqualities() {
		if value(r.Equality(i), point) != 0 {
			return false
		}
	}
	for i := range r.NumInequalities() {
		if value(r.Inequality(i), point) < 0 {
			return false
		}
	}
	return true
}

// points lists the points of the box, of n variables, at which f holds.
func points(n int, f func(p []int64) bool) map[string][]int64 {
	out := make(map[string][]int64)
	p := make([]int64, n)
	var rec func(i int)
	rec = func(i int) {
		if i == n {
			if f(p) {
				out[fmt.Sprint(p)] = slices.Clone(p)
			}
			return
		}
		for p[i] = -box; p[i] <= box; p[i]++ {
			rec(i + 1)
		}
	}
	rec(0)
	return out
}

func pointsOf(r *presburger.Relation) map[string][]int64 {
	return points(r.NumVars(), func(p []int64) bool { return holds(r, p) })
}

func subset(a, b map[string][]int64) bool {
	for k := range a {
		if b[k] == nil {
			return false
		}
	}
	return true
}

// random returns a relation in the box with a few random constraints.
func random(rnd *rand.Rand, domain, rng int) *presburger.Relation {
	r := presburger.NewRelation(domain, rng, 0, 0)
	constrain(rnd, r)
	return r
}

func constrain(rnd *rand.Rand, r *presburger.Relation) {
	for i := range r.NumVars() {
		r.AddBound(presburger.LB, i, presburger.Of(-box))
		r.AddBound(presburger.UB, i, presburger.Of(box))
	}
	for range rnd.IntN(4) {
		row := r.ZeroRow()
		for i := range row {
			row[i] = presburger.Of(int64(rnd.IntN(9)) - 4)
		}
		if rnd.IntN(3) == 0 {
			r.AddEquality(row)
		} else {
			r.AddInequality(row)
		}
	}
}

// each runs a test on many random numbers of variables, each with a seed of its own, so that a failure can be repeated.
func each(t *testing.T, n int, f func(t *testing.T, rnd *rand.Rand)) {
	t.Helper()
	for seed := range uint64(n) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		if f(t, rnd); t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

func TestEmptiness(t *testing.T) {
	empty, rational := 0, 0
	each(t, 400, func(t *testing.T, rnd *rand.Rand) {
		r := random(rnd, 0, 1+rnd.IntN(3))
		want := len(pointsOf(r)) == 0
		text := r.String()
		if got := r.Clone().IsIntegerEmpty(); got != want {
			t.Errorf("%s\nempty: %v, expected %v", text, got, want)
		}
		if r.Clone().IsEmpty() {
			rational++
			if !want {
				t.Errorf("%s\nhas integer points, but no rational ones are found", text)
			}
		}
		if want {
			empty++
		} else if r.IsObviouslyEmpty() {
			t.Errorf("%s\nis not empty", text)
		}
	})
	if empty < 20 || rational < 10 || empty == 400 {
		t.Errorf("%d of 400 random relations are empty, %d of them over the rationals: that shows little", empty, rational)
	}
}

// 2i = 2j + 1 has rational points and no integer ones; 3 <= 2i <= 3 likewise, without an equality.
func TestIntegerEmptiness(t *testing.T) {
	odd := presburger.NewSet(2, 0)
	odd.AddEquality(presburger.Row(2, -2, -1))
	between := presburger.NewSet(1, 0)
	between.AddInequality(presburger.Row(2, -3))
	between.AddInequality(presburger.Row(-2, 3))
	// The Omega test's own example: 27 <= 11x + 13y <= 45 and -10 <= 7x - 9y <= 4 need the splinters.
	omega := presburger.NewSet(2, 0)
	omega.AddInequality(presburger.Row(11, 13, -27))
	omega.AddInequality(presburger.Row(-11, -13, 45))
	omega.AddInequality(presburger.Row(7, -9, 10))
	omega.AddInequality(presburger.Row(-7, 9, 4))
	for name, r := range map[string]*presburger.Relation{"odd": odd, "between": between, "omega": omega} {
		if !r.Clone().IsIntegerEmpty() {
			t.Errorf("%s has no integer points", name)
		}
	}
	omega.RemoveInequality(3)
	if omega.IsIntegerEmpty() {
		t.Error("one constraint less: there are points")
	}
	wide := presburger.NewSet(2, 0) // coefficients that overflow when they are multiplied
	wide.AddEquality(presburger.Row(math.MaxInt64, -(math.MaxInt64 - 1), -1))
	wide.AddInequality(presburger.Row(1, 0, -2))
	if wide.IsIntegerEmpty() {
		t.Error("x = y = MaxInt64, for instance, is a point")
	}
}

// What simplifies keeps the points.
func TestSimplificationKeepsPoints(t *testing.T) {
	each(t, 300, func(t *testing.T, rnd *rand.Rand) {
		r := random(rnd, 0, 1+rnd.IntN(3))
		want := pointsOf(r)
		for name, f := range map[string]func(*presburger.Relation){
			"Normalize":                   (*presburger.Relation).Normalize,
			"RemoveTrivialRedundancy":     (*presburger.Relation).RemoveTrivialRedundancy,
			"RemoveRedundantInequalities": (*presburger.Relation).RemoveRedundantInequalities,
		} {
			c := r.Clone()
			f(c)
			if got := pointsOf(c); len(got) != len(want) || !subset(got, want) {
				t.Errorf("%s\n%s makes\n%s", r, name, c)
			}
			if c.NumConstraints() > r.NumConstraints() {
				t.Errorf("%s: %s adds constraints", r, name)
			}
		}
	})
}

// Projections have the projections of all points.
func TestProjectOut(t *testing.T) {
	exact := 0
	each(t, 300, func(t *testing.T, rnd *rand.Rand) {
		n := 2 + rnd.IntN(2)
		r := random(rnd, 0, n)
		pos := rnd.IntN(n)
		shadow := make(map[string][]int64)
		for _, p := range pointsOf(r) {
			p = slices.Delete(p, pos, pos+1)
			shadow[fmt.Sprint(p)] = p
		}
		c := r.Clone()
		c.ProjectOut(pos, 1)
		if c.NumVars() != n-1 {
			t.Fatalf("%d variables are left of %d", c.NumVars(), n)
		}
		got := pointsOf(c)
		if !subset(shadow, got) {
			t.Errorf("%s\nwithout %d is\n%s\nwhich lacks points", r, pos, c)
		}
		if len(got) == len(shadow) {
			exact++
		}
		for _, p := range pointsOf(r) { // the fixed variables keep their meaning
			f := r.Clone()
			f.SetAndEliminate(pos, presburger.Of(p[pos]))
			if !holds(f, slices.Delete(slices.Clone(p), pos, pos+1)) {
				t.Errorf("%s\nhas %v, but not when %d is set", r, p, pos)
			}
			break
		}
	})
	if exact < 200 {
		t.Errorf("only %d of 300 projections are exact", exact)
	}
}

// Constant bounds hold for all points, and are met where there is one variable without an equality.
func TestConstantBound(t *testing.T) {
	each(t, 300, func(t *testing.T, rnd *rand.Rand) {
		n := 1 + rnd.IntN(3)
		r := random(rnd, 0, n)
		all := pointsOf(r)
		if len(all) == 0 {
			return
		}
		pos := rnd.IntN(n)
		low, okL := r.ConstantBound(presburger.LB, pos)
		high, okU := r.ConstantBound(presburger.UB, pos)
		if !okL || !okU {
			t.Fatalf("%s\nno bounds of %d, which is in the box", r, pos)
		}
		least, most := int64(box), int64(-box)
		for _, p := range all {
			least, most = min(least, p[pos]), max(most, p[pos])
		}
		if low.Cmp(presburger.Of(least)) > 0 || high.Cmp(presburger.Of(most)) < 0 ||
			n == 1 && r.NumEqualities() == 0 && (!low.Equal(presburger.Of(least)) || !high.Equal(presburger.Of(most))) {
			t.Errorf("%s\nbounds of %d: %s to %s, points from %d to %d", r, pos, low, high, least, most)
		}
	})
}

func TestIsSubsetOf(t *testing.T) {
	subsets := 0
	each(t, 300, func(t *testing.T, rnd *rand.Rand) {
		n := 1 + rnd.IntN(2)
		a, b := random(rnd, 0, n), random(rnd, 0, n)
		want := subset(pointsOf(a), pointsOf(b))
		got, ok := a.IsSubsetOf(b)
		if !ok || got != want {
			t.Errorf("%s\nis a subset of\n%s\n%v (%v), expected %v", a, b, got, ok, want)
		}
		if want {
			subsets++
		}
	})
	if subsets < 30 || subsets > 270 {
		t.Errorf("%d of 300 are subsets: that shows little", subsets)
	}
}

// The composition leads where going through both relations leads.
func TestCompose(t *testing.T) {
	each(t, 150, func(t *testing.T, rnd *rand.Rand) {
		first, second := random(rnd, 1, 1), random(rnd, 1, 1)
		want := points(2, func(p []int64) bool {
			for mid := int64(-box); mid <= box; mid++ {
				if holds(first, []int64{p[0], mid}) && holds(second, []int64{mid, p[1]}) {
					return true
				}
			}
			return false
		})
		c := second.Clone()
		c.Compose(first)
		got := points(2, func(p []int64) bool {
			f := c.Clone()
			f.SetAndEliminate(0, presburger.Row(p...)...)
			return !f.IsIntegerEmpty()
		})
		if len(got) != len(want) || !subset(got, want) {
			t.Errorf("%s\nbehind\n%s\nis\n%s\nwith %d points, expected %d", second, first, c, len(got), len(want))
		}
		inverse := first.Clone()
		inverse.Inverse()
		for _, p := range pointsOf(first) {
			if !holds(inverse, []int64{p[1], p[0]}) {
				t.Errorf("the inverse lacks %v", p)
			}
		}
		if d := first.DomainSet(); d.NumDims() != 1 {
			t.Errorf("the domain has %d variables", d.NumDims())
		}
	})
}

// A box around two sets has the points of both.
func TestUnionBoundingBox(t *testing.T) {
	each(t, 150, func(t *testing.T, rnd *rand.Rand) {
		n := 1 + rnd.IntN(2)
		a, b := random(rnd, 0, n), random(rnd, 0, n)
		pa, pb := pointsOf(a), pointsOf(b)
		if len(pa) == 0 || len(pb) == 0 || !a.UnionBoundingBox(b) {
			return
		}
		if got := pointsOf(a); !subset(pa, got) || !subset(pb, got) {
			t.Errorf("the box\n%s\nlacks points", a)
		}
	})
}

// A quotient is what floor division makes of every dividend.
func TestAddFloorDiv(t *testing.T) {
	each(t, 100, func(t *testing.T, rnd *rand.Rand) {
		divisor := int64(1 + rnd.IntN(5))
		c, k := int64(rnd.IntN(7))-3, int64(rnd.IntN(7))-3
		r := presburger.NewSet(1, 0)
		pos := r.AddFloorDiv(presburger.Row(c, k), presburger.Of(divisor))
		q := r.LocalReprs()
		if len(q) != 1 || q[0].Denom.IsZero() {
			t.Fatalf("quotients %v", q)
		}
		for x := int64(-20); x <= 20; x++ {
			want := int64(math.Floor(float64(c*x+k) / float64(divisor)))
			for l := want - 3; l <= want+3; l++ {
				p := []int64{x, l}
				if pos == 0 {
					p = []int64{l, x}
				}
				if holds(r, p) != (l == want) {
					t.Fatalf("(%d * %d + %d) floordiv %d is %d: %v, expected %d", c, x, k, divisor, l, holds(r, p), want)
				}
			}
		}
	})
}

// Variables keep their names and kinds while columns come and go.
func TestColumns(t *testing.T) {
	r := presburger.NewRelation(1, 2, 1, 1)
	for i, id := range []string{"d", "r0", "r1", "s"} {
		r.SetID(i, id)
	}
	r.AddInequality(presburger.Row(1, 2, 3, 4, 5, 6))
	at := r.Insert(presburger.Range, 1, 1)
	if at != 2 || r.NumCols() != 7 || r.Find("r1", 0) != 3 || r.Find("s", 0) != 4 || r.Find("none", 0) >= 0 {
		t.Fatalf("inserted at %d: %s", at, r)
	}
	for i, want := range []presburger.Kind{presburger.Domain, presburger.Range, presburger.Range, presburger.Range,
		presburger.Symbol, presburger.Local} {
		if got := r.KindAt(i); got != want {
			t.Errorf("kind of %d: %v, expected %v", i, got, want)
		}
	}
	r.Swap(1, 3)
	if r.ID(1) != "r1" || r.ID(3) != "r0" || fmt.Sprint(r.Inequality(0)) != fmt.Sprint(presburger.Row(1, 3, 0, 2, 4, 5, 6)) {
		t.Errorf("swapped: %s", r)
	}
	r.Remove(presburger.Range, 1, 2)
	if fmt.Sprint(r.Inequality(0)) != fmt.Sprint(presburger.Row(1, 3, 2, 4, 5, 6)) || r.Num(presburger.Range) != 2 ||
		r.Num(presburger.Local) != 1 {
		t.Errorf("removed: %s", r)
	}
	r.Convert(presburger.Range, 0, 1, presburger.Symbol, 0)
	if r.Num(presburger.Range) != 1 || r.Num(presburger.Symbol) != 2 || r.ID(r.Offset(presburger.Symbol)) != "r1" ||
		r.Find("r0", 0) != 1 {
		t.Errorf("converted: %s", r)
	}
	if c := r.Clone(); c.String() != r.String() {
		t.Error("a clone differs")
	} else if c.ClearConstraints(); r.NumConstraints() != 1 || c.NumConstraints() != 0 {
		t.Error("clones share constraints")
	}
}

// Int computes as math/big does, at the edges of 64 bits too.
func TestInt(t *testing.T) {
	vals := []int64{0, 1, -1, 2, -2, 3, -7, 10, math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64, math.MaxInt64 - 1,
		math.MinInt64 + 1}
	var ints []presburger.Int
	var bigs []*big.Int
	for _, v := range vals {
		ints, bigs = append(ints, presburger.Of(v)), append(bigs, big.NewInt(v))
	}
	for i := range vals { // products that do not fit
		ints = append(ints, ints[i].Mul(ints[len(vals)-1-i]))
		bigs = append(bigs, new(big.Int).Mul(bigs[i], bigs[len(vals)-1-i]))
	}
	floor := func(x, y *big.Int) *big.Int {
		q, m := new(big.Int).DivMod(x, y, new(big.Int))
		if y.Sign() < 0 && m.Sign() != 0 {
			q.Sub(q, big.NewInt(1)) // DivMod is Euclidean
		}
		return q
	}
	same := func(what string, got presburger.Int, want *big.Int) {
		t.Helper()
		v, fits := got.Int64()
		if got.String() != want.String() || fits != want.IsInt64() || fits && v != want.Int64() || got.Sign() != want.Sign() ||
			got.IsZero() != (want.Sign() == 0) || got.IsOne() != (want.String() == "1") {
			t.Errorf("%s = %s, expected %s", what, got, want)
		}
	}
	for i, x := range ints {
		a := bigs[i]
		same("-"+a.String(), x.Neg(), new(big.Int).Neg(a))
		same("|"+a.String()+"|", x.Abs(), new(big.Int).Abs(a))
		for k, y := range ints {
			b := bigs[k]
			op := func(s string) string { return a.String() + " " + s + " " + b.String() }
			same(op("+"), x.Add(y), new(big.Int).Add(a, b))
			same(op("-"), x.Sub(y), new(big.Int).Sub(a, b))
			same(op("*"), x.Mul(y), new(big.Int).Mul(a, b))
			if x.Cmp(y) != a.Cmp(b) || x.Equal(y) != (a.Cmp(b) == 0) {
				t.Errorf("%s: %d", op("cmp"), x.Cmp(y))
			}
			same(op("gcd"), presburger.GCD(x, y), new(big.Int).GCD(nil, nil, new(big.Int).Abs(a), new(big.Int).Abs(b)))
			if b.Sign() > 0 { // by which upstream divides
				q := floor(a, b)
				same(op("floordiv"), x.FloorDiv(y), q)
				same(op("mod"), x.Mod(y), new(big.Int).Sub(a, new(big.Int).Mul(q, b)))
				same(op("ceildiv"), x.CeilDiv(y), new(big.Int).Neg(floor(new(big.Int).Neg(a), b)))
				if a.Sign() != 0 {
					l := new(big.Int).Div(new(big.Int).Abs(new(big.Int).Mul(a, b)),
						new(big.Int).GCD(nil, nil, new(big.Int).Abs(a), new(big.Int).Abs(b)))
					same(op("lcm"), presburger.LCM(x, y), l)
				}
			}
		}
	}
}

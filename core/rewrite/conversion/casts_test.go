package conversion

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
)

// randomCasts returns a module of casts between a few types, each with some other uses, in which results are those of
// earlier casts.
func randomCasts(rnd *rand.Rand, n int) string {
	types := []string{"i1", "i2", "i3"}
	of := []string{"i1", "i2", "i3"} // types of the values %0, %1 ...
	var b strings.Builder
	b.WriteString("%0:3 = \"t.a\"() : () -> (i1, i2, i3)\n")
	name := func(i int) string {
		if i < 3 {
			return fmt.Sprintf("%%0#%d", i)
		}
		return fmt.Sprintf("%%v%d", i)
	}
	for len(of) < n {
		v, w := rnd.IntN(len(of)), types[rnd.IntN(len(types))]
		if k := len(of) - 1; k > 2 && rnd.IntN(2) == 0 {
			v = k
		}
		if rnd.IntN(4) == 0 && v > 3 && v < len(of)-1 { // two at once
			x := types[rnd.IntN(len(types))]
			fmt.Fprintf(&b, "%%v%d, %%v%d = builtin.unrealized_conversion_cast %s, %s : %s, %s to %s, %s\n", len(of), len(of)+1, name(v),
				name(v+1), of[v], of[v+1], w, x)
			of = append(of, w, x)
		} else {
			fmt.Fprintf(&b, "%%v%d = builtin.unrealized_conversion_cast %s : %s to %s\n", len(of), name(v), of[v], w)
			of = append(of, w)
		}
		for range rnd.IntN(3) {
			u := rnd.IntN(len(of))
			fmt.Fprintf(&b, "\"t.use\"(%s) : (%s) -> ()\n", name(u), of[u])
		}
	}
	return b.String()
}

// TestForest compares what a forest of casts does with casts bypassed one by one, the order of uses included.
func TestForest(t *testing.T) {
	for seed := range uint64(300) {
		text := randomCasts(rand.New(rand.NewPCG(seed, 1)), 40)
		var got [2]string
		for k := range got {
			c := core.NewContext()
			c.AllowUnregistered(true)
			m, err := core.ParseString(c, "in", text)
			if err != nil {
				t.Fatal(err)
			}
			var casts []*core.Operation
			m.Walk(func(op *core.Operation) {
				if isCast(op) {
					casts = append(casts, op)
				}
			})
			if k == 0 {
				for _, op := range slices.Backward(casts) {
					bypass(op)
				}
			} else if f := newCastForest(casts); f == nil {
				t.Fatal("no forest")
			} else {
				f.replace()
			}
			got[k] = describe(m)
		}
		if got[0] != got[1] {
			t.Fatalf("%s\nbecomes\n%s\nin place of\n%s", text, got[1], got[0])
		}
	}
}

// describe prints a module with the uses of each value.
func describe(m *core.Operation) string {
	var b strings.Builder
	number := map[*core.Operation]int{}
	m.Walk(func(op *core.Operation) { number[op] = len(number) })
	m.Walk(func(op *core.Operation) {
		fmt.Fprintf(&b, "%d %s:", number[op], op.Name())
		for _, v := range op.Operands() {
			fmt.Fprintf(&b, " %d#%d", number[v.DefiningOp()], v.Index())
		}
		for _, r := range op.Results() {
			b.WriteString(" used by")
			for u := range r.Uses() {
				fmt.Fprintf(&b, " %d.%d", number[u.Owner()], u.Index())
			}
		}
		b.WriteString("\n")
	})
	return b.String()
}

// TestForestOrder has no forest where a cast comes before what it takes.
func TestForestOrder(t *testing.T) {
	c := core.NewContext()
	c.AllowUnregistered(true)
	m, err := core.ParseString(c, "in", `"t.graph"() ({
  %a = builtin.unrealized_conversion_cast %b : i1 to i2
  %b = builtin.unrealized_conversion_cast %a : i2 to i1
}) : () -> ()`)
	if err != nil {
		t.Fatal(err)
	}
	var casts []*core.Operation
	m.Walk(func(op *core.Operation) {
		if isCast(op) {
			casts = append(casts, op)
		}
	})
	if len(casts) != 2 || newCastForest(casts) != nil {
		t.Errorf("a forest of %d casts in a cycle", len(casts))
	}
}

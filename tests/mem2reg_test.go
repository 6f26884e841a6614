package tests

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/backend/engine"
)

// TestRegionOps promotes variables of random functions with nested loops and conditions, and compares what the functions
// return with what they returned before.
func TestRegionOps(t *testing.T) {
	for seed := range uint64(60) {
		g := &structured{rnd: rand.New(rand.NewPCG(seed, 13)), vars: 1 + int(seed%4)}
		text := g.function()
		ctx := ods.NewContext()
		module, err := ods.Parse(ctx, "f.mlir", text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		want := results(t, module.String())
		if err := ods.RunPipeline(t.Context(), module, "func.func(mem2reg{region-ops=true})"); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		if strings.Contains(module.String(), "memref") {
			t.Errorf("seed %d: memory is left in\n%s\nof\n%s", seed, module, text)
		}
		if got := results(t, module.String()); got != want {
			t.Errorf("seed %d: got %s, expected %s\n%s\nof\n%s", seed, got, want, module, text)
		}
	}
}

// results calls a function with several arguments.
func results(t *testing.T, text string) string {
	t.Helper()
	module, err := ods.Parse(ods.NewContext(), "f.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	e, err := ods.Compile(t.Context(), module, "", engine.Options{})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	f, err := engine.Func[func(context.Context, int32, int32) (int32, error)](e, "f")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, x := range []int32{-3, 0, 1, 2, 5} {
		r, err := f(t.Context(), x, x*x-4)
		fmt.Fprintln(&b, r, err)
	}
	return b.String()
}

// structured writes functions of scf whose variables are in memory.
type structured struct {
	rnd    *rand.Rand
	vars   int
	number int // of values
	b      strings.Builder
}

func (g *structured) function() string {
	g.b.WriteString("func.func @f(%x: i32, %y: i32) -> i32 {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n" +
		"%c3 = arith.constant 3 : index\n%seven = arith.constant 7 : i32\n")
	for v := range g.vars {
		fmt.Fprintf(&g.b, "%%m%d = memref.alloca() : memref<i32>\nmemref.store %%%c, %%m%d[] : memref<i32>\n", v, "xy"[v%2], v)
	}
	g.body(3)
	sum := "%x"
	for v := range g.vars {
		sum = g.value("arith.addi %s, %s : i32", sum, g.load(v))
	}
	fmt.Fprintf(&g.b, "return %s : i32\n}\n", sum)
	return g.b.String()
}

// value writes an operation with one result and returns its name.
func (g *structured) value(format string, args ...any) string {
	name := fmt.Sprintf("%%v%d", g.number)
	g.number++
	fmt.Fprintf(&g.b, "%s = "+format+"\n", append([]any{name}, args...)...)
	return name
}

func (g *structured) load(v int) string { return g.value("memref.load %%m%d[] : memref<i32>", v) }

// condition loads a variable and compares it.
func (g *structured) condition() string {
	return g.value("arith.cmpi %s, %s, %%seven : i32", []string{"slt", "sgt", "ne"}[g.rnd.IntN(3)], g.load(g.rnd.IntN(g.vars)))
}

// body writes operations, nested as deep as given.
func (g *structured) body(depth int) {
	for range 1 + g.rnd.IntN(4) {
		kind := g.rnd.IntN(9)
		if depth == 0 {
			kind %= 3
		}
		switch kind {
		case 0, 1, 2:
			sum := g.value("arith.%s %s, %s : i32", []string{"addi", "subi", "xori"}[g.rnd.IntN(3)], g.load(g.rnd.IntN(g.vars)), g.load(g.rnd.IntN(g.vars)))
			fmt.Fprintf(&g.b, "memref.store %s, %%m%d[] : memref<i32>\n", sum, g.rnd.IntN(g.vars))
		case 3:
			fmt.Fprintf(&g.b, "scf.if %s {\n", g.condition())
			g.body(depth - 1)
			if g.rnd.IntN(2) == 0 {
				g.b.WriteString("} else {\n")
				g.body(depth - 1)
			}
			g.b.WriteString("}\n")
		case 4, 5:
			g.number++
			fmt.Fprintf(&g.b, "scf.for %%i%d = %%c0 to %%c3 step %%c1 {\n", g.number)
			g.body(depth - 1)
			g.b.WriteString("}\n")
		case 6: // at most three times
			name := fmt.Sprintf("%%n%d", g.number)
			g.number++
			fmt.Fprintf(&g.b, "scf.while (%s = %%c0) : (index) -> index {\n", name)
			g.body(depth - 1)
			more := g.value("arith.andi %s, %s : i1", g.value("arith.cmpi slt, %s, %%c3 : index", name), g.condition())
			fmt.Fprintf(&g.b, "scf.condition(%s) %s : index\n} do {\n^bb0(%[2]s: index):\n", more, name)
			g.body(depth - 1)
			fmt.Fprintf(&g.b, "scf.yield %s : index\n}\n", g.value("arith.addi %s, %%c1 : index", name))
		case 7:
			index := g.value("arith.index_cast %s : i32 to index", g.load(g.rnd.IntN(g.vars)))
			fmt.Fprintf(&g.b, "scf.index_switch %s\ncase 1 {\n", index)
			g.body(depth - 1)
			g.b.WriteString("scf.yield\n}\ncase 2 {\nscf.yield\n}\ndefault {\n")
			g.body(depth - 1)
			g.b.WriteString("}\n")
		case 8:
			g.number++
			n := g.number
			fmt.Fprintf(&g.b, "scf.execute_region {\n%%e%d = arith.cmpi slt, %%x, %%y : i32\ncf.cond_br %%e%[1]d, ^a%[1]d, ^b%[1]d\n^a%[1]d:\n", n)
			g.body(depth - 1)
			fmt.Fprintf(&g.b, "cf.br ^b%d\n^b%[1]d:\n", n)
			g.body(depth - 1)
			g.b.WriteString("scf.yield\n}\n")
		}
	}
}

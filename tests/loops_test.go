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

// loopPasses are passes that change the order of accesses in loops, or the memory that these are to.
var loopPasses = []string{
	"affine-loop-fusion", "affine-loop-fusion{maximal}", "affine-loop-fusion{mode=sibling maximal}",
	"affine-loop-tile{tile-size=2}", "affine-loop-tile{tile-sizes=1,3}", "affine-loop-unroll-jam{unroll-jam-factor=2}",
	"affine-loop-unroll-jam{unroll-jam-factor=3}", "affine-super-vectorize{virtual-vector-size=4}",
	"affine-data-copy-generate{fast-mem-space=0 generate-dma=false}",
	"affine-loop-coalescing",
}

// TestLoopTransformations runs random nests of affine loops before and after passes that reorder them, in which memory has
// several names and calls, copies and conditions are between accesses.
func TestLoopTransformations(t *testing.T) {
	changed, wrong := map[string]int{}, map[string]int{}
	for seed := range uint64(30) {
		g := &nests{rnd: rand.New(rand.NewPCG(seed, 29))}
		text := g.module()
		want := checksum(t, text)
		if want == "" {
			t.Fatalf("seed %d: no result\n%s", seed, text)
		}
		plain := transformed(t, text, "", false)
		for _, pass := range loopPasses {
			after := transformed(t, text, pass, false)
			if bugs := transformed(t, text, pass, true); bugs != after && (bugs == "" || checksum(t, bugs) != want) {
				wrong[pass]++
			}
			if after == plain {
				continue
			}
			changed[pass]++
			if got := checksum(t, after); got != want {
				t.Errorf("seed %d: %s: got %s, expected %s\n%s\nof\n%s", seed, pass, got, want, after, text)
			}
		}
	}
	for _, pass := range loopPasses {
		t.Logf("%s: changed %d programs; upstream's way is wrong in %d", pass, changed[pass], wrong[pass])
		if changed[pass]+wrong[pass] == 0 {
			t.Errorf("%s has nothing to do", pass)
		}
	}
	if len(wrong) < 3 {
		t.Errorf("upstream's way is wrong for %v only: the programs are too simple", wrong)
	}
}

// transformed returns a module after a pass on its functions, if any; nothing when
// upstream's way does not end in valid IR.
func transformed(t *testing.T, text, pass string, bugs bool) string {
	t.Helper()
	ctx := ods.NewContext()
	ctx.FollowUpstreamBugs(bugs)
	module, err := ods.Parse(ctx, "f.mlir", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if pass != "" {
		if err := ods.RunPipeline(t.Context(), module, "func.func("+pass+")"); err != nil {
			if bugs {
				return ""
			}
			t.Fatalf("%s: %v\n%s", pass, err, text)
		}
	}
	return module.String()
}

// checksum calls the function f, which returns a sum over all memory. What stops with an error has none.
func checksum(t *testing.T, text string) string {
	t.Helper()
	module, err := ods.Parse(ods.NewContext(), "f.mlir", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	e, err := ods.Compile(t.Context(), module, "", engine.Options{})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	f, err := engine.Func[func(context.Context, int32) (int32, error)](e, "f")
	if err != nil {
		t.Fatal(err)
	}
	r, err := f(t.Context(), 3)
	if err != nil {
		return ""
	}
	return fmt.Sprint(r)
}

// nests writes modules with nests of affine loops over square memory of size*size elements.
type nests struct {
	rnd  *rand.Rand
	b    strings.Builder
	next int
	// names are those of memory.
	names []string
}

const size = 6

const square = "memref<6x6xi32>"

func (g *nests) line(format string, args ...any) { fmt.Fprintf(&g.b, format+"\n", args...) }

func (g *nests) fresh() string { g.next++; return fmt.Sprintf("%%v%d", g.next) }

func (g *nests) one(list ...string) string { return list[g.rnd.IntN(len(list))] }

func (g *nests) memory() string { return g.one(g.names...) }

func (g *nests) module() string {
	// A function that starts with a loop, which unroll-and-jam asks for.
	g.names = []string{"%a", "%b", "%c"}
	g.line("func.func @start(%%a: %s, %%b: %s, %%c: %s, %%x: i32, %%n: index, %%two: index) {", square, square, square)
	g.nest()
	g.line("  return\n}")
	g.names = append(g.names, "%d")
	g.b.WriteString(`func.func @touch(%m: memref<?x?xi32>, %x: i32) {
  affine.store %x, %m[2, 3] : memref<?x?xi32>
  return
}
func.func @k(%a: memref<6x6xi32>, %b: memref<6x6xi32>, %x: i32, %n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : index
  %c = memref.alloc() : memref<6x6xi32>
  memref.copy %a, %c : memref<6x6xi32> to memref<6x6xi32>
`)
	g.line("  %%cast = memref.cast %s : %s to memref<?x?xi32>", g.one("%a", "%c"), square)
	if g.rnd.IntN(2) == 0 {
		g.line("  %%d = memref.cast %%cast : memref<?x?xi32> to %s", square) // another name
	} else {
		g.line("  %%d = memref.alloc() : %s\n  memref.copy %%b, %%d : %s to %s", square, square, square)
	}
	g.line("  func.call @start(%%a, %%b, %%c, %%x, %%n, %%two) : (%s, %s, %s, i32, index, index) -> ()", square, square, square)
	for range 2 + g.rnd.IntN(3) {
		if g.rnd.IntN(4) == 0 {
			g.between()
		}
		g.nest()
	}
	sum := "%zero"
	for _, m := range []string{"%a", "%b", "%c", "%d"} {
		r := g.fresh()
		g.line(`  %s = affine.for %%i = 0 to 6 iter_args(%%p = %s) -> i32 {
    %%q = affine.for %%j = 0 to 6 iter_args(%%r = %%p) -> i32 {
      %%v = affine.load %s[%%i, %%j] : %s
      %%t = arith.constant 31 : i32
      %%u = arith.muli %%r, %%t : i32
      %%w = arith.addi %%u, %%v : i32
      affine.yield %%w : i32
    }
    affine.yield %%q : i32
  }`, r, sum, m, square)
		sum = r
	}
	g.line("  return %s : i32\n}", sum)
	g.b.WriteString(`func.func @f(%x: i32) -> i32 {
  %n = arith.constant 5 : index
  %a = memref.alloc() : memref<6x6xi32>
  %b = memref.alloc() : memref<6x6xi32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %p = affine.apply affine_map<(d0, d1) -> (d0 * 17 + d1 * 5 + 3)>(%i, %j)
      %v = arith.index_cast %p : index to i32
      %w = arith.muli %v, %v : i32
      memref.store %v, %a[%i, %j] : memref<6x6xi32>
      memref.store %w, %b[%i, %j] : memref<6x6xi32>
    }
  }
  %r = func.call @k(%a, %b, %x, %n) : (memref<6x6xi32>, memref<6x6xi32>, i32, index) -> i32
  return %r : i32
}
`)
	return g.b.String()
}

// between writes something between nests that touches memory without affine accesses.
func (g *nests) between() {
	m, d, e := g.memory(), g.fresh(), g.fresh()
	if g.rnd.IntN(2) == 0 {
		g.line("  %s = memref.cast %s : %s to memref<?x?xi32>\n  func.call @touch(%s, %%x) : (memref<?x?xi32>, i32) -> ()", d, m, square, d)
		return
	}
	g.line("  %s = memref.subview %s[1, 1] [2, 2] [1, 1] : %s to memref<2x2xi32, strided<[6, 1], offset: 7>>", d, m, square)
	g.line("  %s = memref.subview %s[2, 3] [2, 2] [1, 1] : %s to memref<2x2xi32, strided<[6, 1], offset: 15>>", e, g.memory(), square)
	g.line("  memref.copy %s, %s : memref<2x2xi32, strided<[6, 1], offset: 7>> to memref<2x2xi32, strided<[6, 1], offset: 15>>", d, e)
}

// subscripts returns two subscripts that are within bounds for induction variables from 1 to 4.
func (g *nests) subscripts(ivs []string) string {
	out := make([]string, 2)
	for i := range out {
		iv := ivs[g.rnd.IntN(len(ivs))]
		switch g.rnd.IntN(9) {
		case 0:
			out[i] = fmt.Sprint(g.rnd.IntN(size))
		case 1:
			out[i] = iv + " + 1"
		case 2:
			out[i] = iv + " - 1"
		case 3:
			out[i] = "5 - " + iv
		case 4:
			out[i] = iv + " floordiv 2"
		default:
			out[i] = iv
		}
	}
	return strings.Join(out, ", ")
}

func (g *nests) nest() {
	depth, pad := 1+g.rnd.IntN(2), "  "
	var ivs []string
	for d := range depth {
		iv := g.fresh()
		upper, step := g.one("5", "5", "5", "%n", "4"), ""
		if d > 0 && g.rnd.IntN(6) == 0 {
			upper = "affine_map<(d0) -> (d0)>(" + ivs[0] + ")"
		}
		if g.rnd.IntN(8) == 0 {
			step = " step 2"
		}
		g.line("%saffine.for %s = 1 to %s%s {", pad, iv, upper, step)
		ivs, pad = append(ivs, iv), pad+"  "
	}
	vals := []string{"%x"}
	for range 1 + g.rnd.IntN(2) {
		v := g.fresh()
		g.line("%s%s = affine.load %s[%s] : %s", pad, v, g.memory(), g.subscripts(ivs), square)
		vals = append(vals, v)
	}
	v := g.fresh()
	g.line("%s%s = arith.addi %s, %s : i32", pad, v, vals[len(vals)-1], vals[g.rnd.IntN(len(vals))])
	switch m := g.memory(); g.rnd.IntN(10) {
	case 0:
		g.line("%smemref.store %s, %s[%%two, %%two] : %s", pad, v, m, square)
	case 1:
		g.line("%saffine.if affine_set<(d0) : (d0 - 2 >= 0)>(%s) {\n%s  affine.store %s, %s[%s] : %s\n%s}", pad, ivs[0], pad, v, m,
			g.subscripts(ivs), square, pad)
	case 2:
		d := g.fresh()
		g.line("%s%s = memref.cast %s : %s to memref<?x?xi32>\n%sfunc.call @touch(%s, %s) : (memref<?x?xi32>, i32) -> ()", pad, d, m, square, pad, d, v)
	default:
		g.line("%saffine.store %s, %s[%s] : %s", pad, v, m, g.subscripts(ivs), square)
	}
	for range depth {
		pad = pad[2:]
		g.line("%s}", pad)
	}
}

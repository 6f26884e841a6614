package affine_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestOracleRandom transforms random loop nests and compares them with mlir-opt's, mistakes included.
func TestOracleRandom(t *testing.T) {
	for seed, pass := range []string{
		"affine-loop-unroll{unroll-factor=3 unroll-num-reps=2}", "affine-loop-unroll{unroll-factor=2 cleanup-unroll}",
		"affine-loop-unroll-jam{unroll-jam-factor=2}", "affine-loop-normalize{promote-single-iter}",
		"affine-loop-tile{tile-sizes=3,2 separate}",
		"affine-loop-tile{cache-size=1}", "affine-loop-normalize,affine-loop-coalescing",
		"affine-super-vectorize{virtual-vector-size=8 vectorize-reductions}",
	} {
		g := nests{rnd: rand.New(rand.NewPCG(uint64(seed), 11))}
		for range 40 {
			g.function()
		}
		suite.Compare(t, g.b.String(), "--pass-pipeline=builtin.module(func.func("+pass+"))", "--split-input-file",
			"--mlir-print-debuginfo", "--upstream-bugs")
	}
}

// nests writes random functions of nested affine.for.
type nests struct {
	rnd  *rand.Rand
	b    strings.Builder
	next int
}

func (g *nests) line(depth int, format string, args ...any) {
	fmt.Fprintf(&g.b, strings.Repeat("  ", depth)+format+"\n", args...)
}

func (g *nests) fresh() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *nests) function() {
	g.line(0, "func.func @f(%%n: index, %%k: index, %%m: memref<64x64xf32>, %%f: f32) {")
	for range 1 + g.rnd.IntN(2) {
		g.loop(1, nil, g.rnd.IntN(4))
	}
	g.line(1, "return\n}\n// -----")
}

func pick[T any](g *nests, list []T) T { return list[g.rnd.IntN(len(list))] }

// expr returns an expression of the given names.
func (g *nests) expr(names []string, depth int) string {
	if depth == 0 || g.rnd.IntN(3) == 0 {
		if g.rnd.IntN(4) == 0 {
			return fmt.Sprint(g.rnd.IntN(12) - 3)
		}
		return pick(g, names)
	}
	a := g.expr(names, depth-1)
	switch g.rnd.IntN(4) {
	case 0:
		return fmt.Sprintf("(%s + %s)", a, g.expr(names, depth-1))
	case 1:
		return fmt.Sprintf("(%s * %d)", a, g.rnd.IntN(9)-2)
	case 2:
		return fmt.Sprintf("(%s floordiv %d)", a, 1+g.rnd.IntN(8))
	}
	return fmt.Sprintf("(%s mod %d)", a, 1+g.rnd.IntN(8))
}

// bound returns a constant, or a map of an induction variable and a symbol with up to two results.
func (g *nests) bound(ivs []string, several string, low, high int) string {
	if g.rnd.IntN(2) == 0 {
		return fmt.Sprint(low + g.rnd.IntN(high-low))
	}
	dims, names, operands := "", []string{"s0"}, ""
	if len(ivs) > 0 && g.rnd.IntN(2) == 0 {
		dims, operands = "d0", pick(g, ivs)
		names = append(names, dims)
	}
	results := g.expr(names, 2)
	if g.rnd.IntN(4) == 0 {
		results += ", " + g.expr(names, 2)
	} else {
		several = ""
	}
	return fmt.Sprintf("%s affine_map<(%s)[s0] -> (%s)>(%s)[%s]", several, dims, results, operands, pick(g, []string{"%n", "%k"}))
}

func (g *nests) loop(depth int, ivs []string, nesting int) {
	iv, step, acc := g.fresh(), "", ""
	if g.rnd.IntN(3) == 0 {
		step = fmt.Sprintf(" step %d", 2+g.rnd.IntN(4))
	}
	header := fmt.Sprintf("affine.for %s = %s to %s%s", iv, g.bound(ivs, "max", -2, 6), g.bound(ivs, "min", 0, 20), step)
	if depth > 1 && g.rnd.IntN(3) == 0 {
		acc = g.fresh()
		g.line(depth, "%s = %s iter_args(%s = %%f) -> f32 {", g.fresh(), header, acc)
	} else {
		g.line(depth, "%s {", header)
	}
	ivs = append(ivs[:len(ivs):len(ivs)], iv)
	for range g.rnd.IntN(4) {
		switch k := g.rnd.IntN(4); {
		case k < 2 && nesting > 0:
			g.loop(depth+1, ivs, nesting-1)
		case k == 2:
			v := g.fresh()
			g.line(depth+1, "%s = affine.load %%m[%s + %d, %s] : memref<64x64xf32>", v, pick(g, ivs), g.rnd.IntN(3), pick(g, ivs))
			g.line(depth+1, "affine.store %s, %%m[%s, %s - %d] : memref<64x64xf32>", v, pick(g, ivs), pick(g, ivs), g.rnd.IntN(3))
		default:
			g.line(depth+1, `"use"(%s, %s) : (index, index) -> ()`, pick(g, ivs), iv)
		}
	}
	if acc != "" {
		v := g.fresh()
		g.line(depth+1, "%s = arith.addf %s, %%f : f32", v, acc)
		g.line(depth+1, "affine.yield %s : f32", v)
	}
	g.line(depth, "}")
}

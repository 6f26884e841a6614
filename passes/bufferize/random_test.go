package bufferize_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestOracleRandom bufferizes random functions of tensors, with slices, conditionals, loops and calls.
func TestOracleRandom(t *testing.T) {
	var b strings.Builder
	for seed := range uint64(120) {
		g := &generator{Builder: &b, rnd: rand.New(rand.NewPCG(seed, 7))}
		if seed > 0 {
			b.WriteString("// -----\n")
		}
		g.module()
	}
	for _, options := range []string{
		"bufferize-function-boundaries allow-return-allocs-from-loops",
		"bufferize-function-boundaries allow-return-allocs-from-loops test-analysis-only dump-alias-sets",
		"bufferize-function-boundaries allow-return-allocs-from-loops analysis-heuristic=top-down test-analysis-only",
		"bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
		"allow-unknown-ops copy-before-write",
	} {
		suite.Compare(t, b.String(), "--one-shot-bufferize="+options, "--split-input-file")
	}
	suite.Compare(t, b.String(), "--eliminate-empty-tensors", "--split-input-file")
	for _, pass := range []string{"--buffer-hoisting", "--buffer-loop-hoisting", "--promote-buffers-to-stack",
		"--buffer-results-to-out-params",
		"--drop-equivalent-buffer-results", "--mlir-print-op-generic"} {
		suite.Compare(t, b.String(), "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops", pass,
			"--split-input-file",
			"--mlir-print-debuginfo")
	}
}

// generator writes functions. Tensors are of type tensor<8xf32> or, for parts, tensor<4xf32>.
type generator struct {
	*strings.Builder
	rnd  *rand.Rand
	n    int
	wide []string // values of type tensor<8xf32>
	part []string // values of type tensor<4xf32>
	elem []string // values of type f32
}

func (g *generator) name() string {
	g.n++
	return fmt.Sprintf("%%v%d", g.n)
}

// pick prefers late values.
func (g *generator) pick(list []string) string {
	if g.rnd.IntN(3) > 0 {
		return list[len(list)-1]
	}
	return list[g.rnd.IntN(len(list))]
}

func (g *generator) module() {
	g.wide, g.part, g.elem = []string{"%t"}, []string{"%p"}, []string{"%f"}
	g.WriteString("func.func private @callee(%t: tensor<8xf32>, %p: tensor<4xf32>, %f: f32, %i: index, %c: i1) -> tensor<8xf32> {\n")
	g.body(3, 1)
	fmt.Fprintf(g, "return %s : tensor<8xf32>\n}\n", g.pick(g.wide))
	g.wide, g.part, g.elem = []string{"%u", "%t"}, []string{"%p"}, []string{"%f"}
	g.WriteString("func.func @f(%t: tensor<8xf32>, %u: tensor<8xf32>, %p: tensor<4xf32>, %f: f32, %i: index, %c: i1) -> (tensor<8xf32>, tensor<4xf32>, f32) {\n")
	// The call fixes the order in which mlir-opt visits the functions.
	g.call(g.name())
	g.body(9, 2)
	fmt.Fprintf(g, "return %s, %s, %s : tensor<8xf32>, tensor<4xf32>, f32\n}\n", g.pick(g.wide), g.pick(g.part), g.pick(g.elem))
}

func (g *generator) body(ops, depth int) {
	for range 1 + g.rnd.IntN(ops) {
		v := g.name()
		at := []string{"0", "4", "%i"}[g.rnd.IntN(3)]
		switch g.rnd.IntN(13) {
		case 0, 1:
			fmt.Fprintf(g, "%s = tensor.insert %s into %s[%%i] : tensor<8xf32>\n", v, g.pick(g.elem), g.pick(g.wide))
			g.wide = append(g.wide, v)
		case 2:
			fmt.Fprintf(g, "%s = tensor.insert %s into %s[%%i] : tensor<4xf32>\n", v, g.pick(g.elem), g.pick(g.part))
			g.part = append(g.part, v)
		case 3, 4:
			fmt.Fprintf(g, "%s = tensor.extract %s[%%i] : tensor<8xf32>\n", v, g.pick(g.wide))
			g.elem = append(g.elem, v)
		case 5, 6:
			fmt.Fprintf(g, "%s = tensor.extract_slice %s[%s] [4] [1] : tensor<8xf32> to tensor<4xf32>\n", v, g.pick(g.wide), at)
			g.part = append(g.part, v)
		case 7, 8:
			fmt.Fprintf(g, "%s = tensor.insert_slice %s into %s[%s] [4] [1] : tensor<4xf32> into tensor<8xf32>\n", v, g.pick(g.part),
				g.pick(g.wide), at)
			g.wide = append(g.wide, v)
		case 9:
			g.source(v)
		case 10:
			fmt.Fprintf(g, "%s = arith.select %%c, %s, %s : tensor<8xf32>\n", v, g.pick(g.wide), g.pick(g.wide))
			g.wide = append(g.wide, v)
		default:
			if depth > 0 {
				g.region(v, depth)
			}
		}
	}
}

// source makes a tensor of nothing.
func (g *generator) source(v string) {
	switch g.rnd.IntN(3) {
	case 0:
		fmt.Fprintf(g, "%s = tensor.empty() : tensor<8xf32>\n", v)
		g.wide = append(g.wide, v)
	case 1:
		fmt.Fprintf(g, "%s = tensor.empty() : tensor<4xf32>\n", v)
		g.part = append(g.part, v)
	default:
		fmt.Fprintf(g, "%s = arith.constant dense<%d.0> : tensor<8xf32>\n", v, g.rnd.IntN(3))
		g.wide = append(g.wide, v)
	}
}

// region makes a conditional, a loop or a call.
func (g *generator) region(v string, depth int) {
	wide, part, elem := len(g.wide), len(g.part), len(g.elem)
	leave := func() { g.wide, g.part, g.elem = g.wide[:wide:wide], g.part[:part:part], g.elem[:elem:elem] }
	switch k := g.rnd.IntN(7); {
	case k == 3:
		a, d := g.name(), g.name()
		fmt.Fprintf(g, "%s = scf.while (%s = %s) : (tensor<8xf32>) -> tensor<8xf32> {\n", v, a, g.pick(g.wide))
		g.wide = append(g.wide, a)
		g.body(3, depth-1)
		fmt.Fprintf(g, "scf.condition(%%c) %s : tensor<8xf32>\n} do {\n^bb0(%s: tensor<8xf32>):\n", g.pick(g.wide), d)
		leave()
		g.wide = append(g.wide, d)
		g.body(3, depth-1)
		fmt.Fprintf(g, "scf.yield %s : tensor<8xf32>\n}\n", g.pick(g.wide))
	case k == 4:
		a, i := g.name(), g.name()
		fmt.Fprintf(g, "%s = scf.forall (%s) in (%s) shared_outs(%s = %s) -> tensor<8xf32> {\n", v, i,
			[]string{"2", "%i", "1"}[g.rnd.IntN(3)], a, g.pick(g.wide))
		g.wide = append(g.wide, a)
		g.body(4, depth-1)
		fmt.Fprintf(g, "scf.forall.in_parallel {\ntensor.parallel_insert_slice %s into %s[%s] [4] [1] : tensor<4xf32> into tensor<8xf32>\n}\n}\n", g.pick(g.part), a, i)
	case k == 5:
		fmt.Fprintf(g, "%s = scf.execute_region -> tensor<8xf32> {\n", v)
		g.body(4, depth-1)
		fmt.Fprintf(g, "scf.yield %s : tensor<8xf32>\n}\n", g.pick(g.wide))
	case k == 6:
		fmt.Fprintf(g, "%s = scf.index_switch %%i -> tensor<8xf32>\ncase 1 {\n", v)
		g.body(3, depth-1)
		fmt.Fprintf(g, "scf.yield %s : tensor<8xf32>\n}\ndefault {\n", g.pick(g.wide))
		leave()
		g.body(3, depth-1)
		fmt.Fprintf(g, "scf.yield %s : tensor<8xf32>\n}\n", g.pick(g.wide))
	case k == 0:
		fmt.Fprintf(g, "%s = scf.if %%c -> tensor<8xf32> {\n", v)
		g.body(4, depth-1)
		fmt.Fprintf(g, "scf.yield %s : tensor<8xf32>\n} else {\n", g.pick(g.wide))
		leave()
		g.body(4, depth-1)
		fmt.Fprintf(g, "scf.yield %s : tensor<8xf32>\n}\n", g.pick(g.wide))
	case k == 1:
		a := g.name()
		fmt.Fprintf(g, "%s = scf.for %s = %%i to %%i step %%i iter_args(%s = %s) -> tensor<8xf32> {\n", v, g.name(), a, g.pick(g.wide))
		g.wide = append(g.wide, a)
		g.body(5, depth-1)
		fmt.Fprintf(g, "scf.yield %s : tensor<8xf32>\n}\n", g.pick(g.wide))
	case depth == 2:
		g.call(v)
		return
	default:
		fmt.Fprintf(g, "%s = bufferization.alloc_tensor() copy(%s) : tensor<8xf32>\n", v, g.pick(g.wide))
	}
	leave()
	g.wide = append(g.wide, v)
}

func (g *generator) call(v string) {
	fmt.Fprintf(g, "%s = func.call @callee(%s, %s, %s, %%i, %%c) : (tensor<8xf32>, tensor<4xf32>, f32, index, i1) -> tensor<8xf32>\n",
		v, g.pick(g.wide), g.pick(g.part), g.pick(g.elem))
	g.wide = append(g.wide, v)
}

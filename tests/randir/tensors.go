package randir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Tensors returns a program of structured operations, slices and vectors on tensors of i32: functions that compute
// tensors of other ones, and a function main that prints all elements of what they return. The same seed gives the same
// text. It is free of undefined behaviour, so that all that executes it has to print the same.
func Tensors(seed uint64) string {
	g := &tensorProgram{rnd: rand.New(rand.NewPCG(seed, 33))}
	g.b.WriteString("func.func private @printI64(i64)\nfunc.func private @printNewline()\n")
	n := 1 + g.rnd.IntN(3)
	for i := range n {
		fmt.Fprintf(&g.b, "func.func @f%d(%%a: tensor<4x6xi32>, %%b: tensor<6x4xi32>) -> tensor<4x6xi32> {\n", i)
		g.body(1 + g.rnd.IntN(8))
		g.b.WriteString("}\n")
	}
	g.main(n)
	return g.b.String()
}

// ManyTensors returns a module of at least the given number of bytes: functions like those of [Tensors], and nothing that
// calls them. Whole processes are measured with it.
func ManyTensors(seed uint64, bytes int) string {
	g := &tensorProgram{rnd: rand.New(rand.NewPCG(seed, 34))}
	for i := 0; g.b.Len() < bytes; i++ {
		fmt.Fprintf(&g.b, "func.func @f%d(%%a: tensor<4x6xi32>, %%b: tensor<6x4xi32>) -> tensor<4x6xi32> {\n", i)
		g.body(1 + g.rnd.IntN(8))
		g.b.WriteString("}\n")
	}
	return g.b.String()
}

// tensorProgram writes functions. Values of type tensor<4x6xi32> are in wide, those of type tensor<6x4xi32> in tall.
type tensorProgram struct {
	rnd        *rand.Rand
	b          strings.Builder
	n          int
	wide, tall []string
}

func (g *tensorProgram) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "  "+format+"\n", args...)
}

func (g *tensorProgram) fresh() string {
	g.n++
	return fmt.Sprintf("%%v%d", g.n)
}

// pick prefers late values.
func (g *tensorProgram) pick(list []string) string {
	if g.rnd.IntN(2) == 0 {
		return list[len(list)-1]
	}
	return list[g.rnd.IntN(len(list))]
}

func (g *tensorProgram) body(n int) {
	g.wide, g.tall = []string{"%a"}, []string{"%b"}
	for i := range 4 {
		g.line("%%c%d = arith.constant %d : index", i, i)
	}
	g.line("%%k = arith.constant %d : i32", g.rnd.IntN(7))
	steps := []func(){g.elementwise, g.matmul, g.transpose, g.fill, g.slices, g.vectors, g.pad, g.rows, g.generate, g.loop}
	for range n {
		steps[g.rnd.IntN(len(steps))]()
	}
	g.line("return %s : tensor<4x6xi32>", g.pick(g.wide))
}

// init returns a tensor for the result: an empty one or, when it is read or by chance, a value.
func (g *tensorProgram) init() string {
	if g.rnd.IntN(2) == 0 {
		return g.pick(g.wide)
	}
	e := g.fresh()
	g.line("%s = tensor.empty() : tensor<4x6xi32>", e)
	return e
}

func (g *tensorProgram) elementwise() {
	x, y, init, r := g.pick(g.wide), g.pick(g.wide), g.init(), g.fresh()
	op := []string{"addi", "subi", "muli", "andi", "maxsi"}[g.rnd.IntN(5)]
	g.line("%s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], "+
		"iterator_types = [\"parallel\", \"parallel\"]} ins(%s, %s : tensor<4x6xi32>, tensor<4x6xi32>) outs(%s : tensor<4x6xi32>) {", r, x, y, init)
	g.line("^bb0(%%x: i32, %%y: i32, %%z: i32):")
	g.line("  %%w = arith.%s %%x, %%y : i32", op)
	g.line("  linalg.yield %%w : i32")
	g.line("} -> tensor<4x6xi32>")
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) matmul() {
	e, zero, p, r := g.fresh(), g.fresh(), g.fresh(), g.fresh()
	g.line("%s = tensor.empty() : tensor<4x4xi32>", e)
	g.line("%s = linalg.fill ins(%%k : i32) outs(%s : tensor<4x4xi32>) -> tensor<4x4xi32>", zero, e)
	g.line("%s = linalg.matmul ins(%s, %s : tensor<4x6xi32>, tensor<6x4xi32>) outs(%s : tensor<4x4xi32>) -> tensor<4x4xi32>", p,
		g.pick(g.wide), g.pick(g.tall), zero)
	g.line("%s = tensor.insert_slice %s into %s[0, %d][4, 4][1, 1] : tensor<4x4xi32> into tensor<4x6xi32>", r, p, g.pick(g.wide), g.rnd.IntN(3))
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) transpose() {
	e, r := g.fresh(), g.fresh()
	g.line("%s = tensor.empty() : tensor<6x4xi32>", e)
	g.line("%s = linalg.transpose ins(%s : tensor<4x6xi32>) outs(%s : tensor<6x4xi32>) permutation = [1, 0]", r, g.pick(g.wide), e)
	g.tall = append(g.tall, r)
}

func (g *tensorProgram) fill() {
	r := g.fresh()
	g.line("%s = linalg.fill ins(%%k : i32) outs(%s : tensor<4x6xi32>) -> tensor<4x6xi32>", r, g.init())
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) slices() {
	s, t, r := g.fresh(), g.fresh(), g.fresh()
	from, to := g.rnd.IntN(4), g.rnd.IntN(4)
	g.line("%s = tensor.extract_slice %s[1, %d][2, 3][1, 1] : tensor<4x6xi32> to tensor<2x3xi32>", s, g.pick(g.wide), from)
	g.line("%s = linalg.fill ins(%%k : i32) outs(%s : tensor<2x3xi32>) -> tensor<2x3xi32>", t, s)
	part := []string{s, t}[g.rnd.IntN(2)]
	g.line("%s = tensor.insert_slice %s into %s[%%c1, %d][2, 3][1, 1] : tensor<2x3xi32> into tensor<4x6xi32>", r, part, g.pick(g.wide), to)
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) vectors() {
	v, w, r := g.fresh(), g.fresh(), g.fresh()
	i, k := g.rnd.IntN(4), g.rnd.IntN(3)
	g.line("%s = vector.transfer_read %s[%%c%d, %%c%d], %%k : tensor<4x6xi32>, vector<4xi32>", v, g.pick(g.wide), i, k)
	g.line("%s = arith.addi %s, %s : vector<4xi32>", w, v, v)
	g.line("%s = vector.transfer_write %s, %s[%%c%d, %%c%d] : vector<4xi32>, tensor<4x6xi32>", r, w, g.pick(g.wide), g.rnd.IntN(4), k)
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) pad() {
	s, r := g.fresh(), g.fresh()
	g.line("%s = tensor.extract_slice %s[0, %d][3, 4][1, 1] : tensor<4x6xi32> to tensor<3x4xi32>", s, g.pick(g.wide), g.rnd.IntN(3))
	g.line("%s = tensor.pad %s low[1, 0] high[0, 2] {", r, s)
	g.line("^bb0(%%i: index, %%j: index):")
	g.line("  tensor.yield %%k : i32")
	g.line("} : tensor<3x4xi32> to tensor<4x6xi32>")
	g.wide = append(g.wide, r)
}

// rows sums rows up and puts the sums back.
func (g *tensorProgram) rows() {
	e, zero, sum, r := g.fresh(), g.fresh(), g.fresh(), g.fresh()
	g.line("%s = tensor.empty() : tensor<4xi32>", e)
	g.line("%s = linalg.fill ins(%%k : i32) outs(%s : tensor<4xi32>) -> tensor<4xi32>", zero, e)
	g.line("%s = linalg.reduce ins(%s : tensor<4x6xi32>) outs(%s : tensor<4xi32>) dimensions = [1]", sum, g.pick(g.wide), zero)
	g.line("  (%%x: i32, %%y: i32) {")
	g.line("    %%z = arith.addi %%x, %%y : i32")
	g.line("    linalg.yield %%z : i32")
	g.line("  }")
	g.line("%s = linalg.broadcast ins(%s : tensor<4xi32>) outs(%s : tensor<4x6xi32>) dimensions = [1]", r, sum, g.init())
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) generate() {
	r := g.fresh()
	g.line("%s = tensor.generate {", r)
	g.line("^bb0(%%i: index, %%j: index):")
	g.line("  %%x = tensor.extract %s[%%i, %%c%d] : tensor<4x6xi32>", g.pick(g.wide), g.rnd.IntN(4))
	g.line("  %%y = arith.index_cast %%j : index to i32")
	g.line("  %%z = arith.addi %%x, %%y : i32")
	g.line("  tensor.yield %%z : i32")
	g.line("} : tensor<4x6xi32>")
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) loop() {
	r := g.fresh()
	g.line("%s = scf.for %%i = %%c0 to %%c3 step %%c1 iter_args(%%t = %s) -> tensor<4x6xi32> {", r, g.pick(g.wide))
	g.line("  %%x = tensor.extract %s[%%i, %%c2] : tensor<4x6xi32>", []string{"%t", g.pick(g.wide)}[g.rnd.IntN(2)])
	g.line("  %%y = arith.addi %%x, %%k : i32")
	g.line("  %%u = tensor.insert %%y into %%t[%%i, %%c%d] : tensor<4x6xi32>", g.rnd.IntN(4))
	g.line("  scf.yield %%u : tensor<4x6xi32>")
	g.line("}")
	g.wide = append(g.wide, r)
}

func (g *tensorProgram) main(functions int) {
	g.b.WriteString("func.func @main() {\n")
	g.line("%%c0 = arith.constant 0 : index")
	g.line("%%c1 = arith.constant 1 : index")
	g.line("%%c4 = arith.constant 4 : index")
	g.line("%%c6 = arith.constant 6 : index")
	write := func(name string, rows, columns int) {
		var all []string
		for range rows {
			var row []string
			for range columns {
				row = append(row, fmt.Sprint(g.rnd.IntN(20)-10))
			}
			all = append(all, "["+strings.Join(row, ", ")+"]")
		}
		g.line("%s = arith.constant dense<[%s]> : tensor<%dx%dxi32>", name, strings.Join(all, ", "), rows, columns)
	}
	write("%in", 4, 6)
	write("%tall", 6, 4)
	at := "%in"
	for i := range functions {
		r := g.fresh()
		g.line("%s = func.call @f%d(%s, %%tall) : (tensor<4x6xi32>, tensor<6x4xi32>) -> tensor<4x6xi32>", r, i, at)
		at = r
	}
	g.line("scf.for %%i = %%c0 to %%c4 step %%c1 {")
	g.line("  scf.for %%j = %%c0 to %%c6 step %%c1 {")
	g.line("    %%x = tensor.extract %s[%%i, %%j] : tensor<4x6xi32>", at)
	g.line("    %%y = arith.extsi %%x : i32 to i64")
	g.line("    func.call @printI64(%%y) : (i64) -> ()")
	g.line("    func.call @printNewline() : () -> ()")
	g.line("  }")
	g.line("}")
	g.line("return")
	g.b.WriteString("}\n")
}

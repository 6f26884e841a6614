package avx2

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	gen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// Add adds the pattern that transposes matrices of 4 by 8 and 8 by 8 elements f32, before all patterns of usual benefit.
// It makes llvm.inline_asm, so the dialect llvm must be registered.
func Add(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&gen.TransposeDef, gen.AsTransposeOp, "transpose by AVX2", transpose).WithBenefit(10))
}

// steps are the sequences of instructions, by the number of rows.
var steps = map[int64]func(b *core.Builder, rows []*core.Value) []*core.Value{4: fourRows, 8: eightRows}

func transpose(op gen.TransposeOp, rw *rewrite.Rewriter) bool {
	from := op.Vector().Type().(*core.VectorType)
	if f, ok := from.ElementType().(*core.FloatType); !ok || f != rw.Context().F32() {
		return rw.NoMatch(op.Op, "Unsupported vector element type")
	}
	m, n, ok := vector.MatrixIn(op)
	if !ok || from.IsScalable() {
		return rw.NoMatch(op.Op, "expected transposition on a 2D slice")
	}
	f := steps[m]
	if n != 8 || f == nil {
		return rw.NoMatch(op.Op, "unsupported transpose sizes")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, rw.Context()
	flat, matrix := c.Vector([]int64{m * n}, from.ElementType(), nil), c.Vector([]int64{m, n}, from.ElementType(), nil)
	reshape := func(v *core.Value, list ...core.Type) *core.Value {
		for _, t := range list {
			v = gen.ShapeCast{ResultType: t, Source: v}.Build(b).Result()
		}
		return v
	}
	v := reshape(op.Vector(), flat, matrix)
	rows := make([]*core.Value, m)
	for i := range rows {
		rows[i] = gen.NewExtract(b, v, nil, []int64{int64(i)}).Result()
	}
	all := arith.NewConstant(b, constfold.Zero(matrix)).Result()
	for i, row := range f(b, rows) {
		all = gen.NewInsert(b, row, all, nil, []int64{int64(i)}).Result()
	}
	rw.ReplaceOp(op.Op, reshape(all, flat, op.Result().Type()))
	return true
}

// Each shuffle of two vectors of eight elements is one instruction.
var (
	unpackLow  = [8]int64{0, 8, 1, 9, 4, 12, 5, 13}
	unpackHigh = [8]int64{2, 10, 3, 11, 6, 14, 7, 15}
	lowPairs   = [8]int64{0, 1, 8, 9, 4, 5, 12, 13}
	highPairs  = [8]int64{2, 3, 10, 11, 6, 7, 14, 15}
	crossPairs = [8]int64{2, 3, 8, 9, 6, 7, 12, 13}
	lowHalves  = [8]int64{0, 1, 2, 3, 8, 9, 10, 11}
	highHalves = [8]int64{4, 5, 6, 7, 12, 13, 14, 15}
)

func shuffle(b *core.Builder, v, w *core.Value, mask [8]int64) *core.Value {
	return gen.NewShuffle(b, v, w, mask[:]).Op.Result(0)
}

// interleave makes two rows of each pair of rows: their elements by turns.
func interleave(b *core.Builder, rows []*core.Value) []*core.Value {
	out := make([]*core.Value, len(rows))
	for i := 0; i < len(rows); i += 2 {
		out[i] = shuffle(b, rows[i], rows[i+1], unpackLow)
		out[i+1] = shuffle(b, rows[i], rows[i+1], unpackHigh)
	}
	return out
}

func fourRows(b *core.Builder, rows []*core.Value) []*core.Value {
	t := interleave(b, rows)
	var s []*core.Value
	for i := range 2 {
		s = append(s, shuffle(b, t[i], t[i+2], lowPairs), shuffle(b, t[i], t[i+2], highPairs))
	}
	var out []*core.Value
	for _, half := range [][8]int64{lowHalves, highHalves} {
		out = append(out, shuffle(b, s[0], s[1], half), shuffle(b, s[2], s[3], half))
	}
	return out
}

// Blends of two vectors, by the bits of a mask: a set bit takes the element of the second vector.
const (
	blendHighPairs = "0xcc"
	blendLowPairs  = "0x33"
)

func blend(b *core.Builder, v, w *core.Value, mask string) *core.Value {
	return llvm.InlineAsm{ResType: v.Type(), Operands: []*core.Value{v, w}, AsmString: "vblendps $0, $1, $2, " + mask,
		Constraints: "=x,x,x", AsmDialect: b.Context().I64Attr(int64(llvm.AsmDialectIntel))}.Build(b).Op.Result(0)
}

func eightRows(b *core.Builder, rows []*core.Value) []*core.Value {
	t := interleave(b, rows)
	first := []int{0, 1, 4, 5} // rows that are paired with the row after the next one
	var cross, s, out []*core.Value
	for _, i := range first {
		cross = append(cross, shuffle(b, t[i], t[i+2], crossPairs))
	}
	for k, i := range first {
		s = append(s, blend(b, t[i], cross[k], blendHighPairs), blend(b, t[i+2], cross[k], blendLowPairs))
	}
	for _, half := range [][8]int64{lowHalves, highHalves} {
		for i := range 4 {
			out = append(out, shuffle(b, s[i], s[i+4], half))
		}
	}
	return out
}

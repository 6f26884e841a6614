package winograd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
)

// matrix is a matrix of constants by rows.
type matrix [][]float32

func (m matrix) transposed() matrix {
	out := make(matrix, len(m[0]))
	for i := range out {
		out[i] = make([]float32, len(m))
		for k := range m {
			out[i][k] = m[k][i]
		}
	}
	return out
}

// constant makes a tensor of the elements, which are rounded to the type from single precision.
func (m matrix) constant(b *core.Builder, elem *core.FloatType) *core.Value {
	c := b.Context()
	var elems []core.Attribute
	for _, row := range m {
		for _, v := range row {
			elems = append(elems, floatAttr(elem, v))
		}
	}
	t := c.RankedTensor([]int64{int64(len(m)), int64(len(m[0]))}, elem, nil)
	return arith.NewConstant(b, c.DenseOf(t, elems)).Result()
}

func floatAttr(elem *core.FloatType, v float32) core.Attribute {
	f, _, _ := num.Float32(v).Convert(elem.Semantics(), num.NearestTiesToEven)
	return elem.Context().FloatAttr(f)
}

// transforms are the matrices of an algorithm, of which each is used transposed from the right, too: filter is G, input is B transposed and output is
// A transposed in the notation of the paper. The input and the output are scaled down so that their elements need few bits; scale is
// what the result of one dimension is multiplied by.
type transforms struct {
	filter, input, output matrix
	scale                 float32
}

const (
	third    = 1.0 / 3
	sixth    = 1.0 / 6
	twelfth  = 1.0 / 12
	fifteen2 = 2.0 / 15
	fifteen4 = 4.0 / 15
	thirty   = 1.0 / 30
	sixty    = 1.0 / 60
	fifteen1 = 1.0 / 15
)

var algorithms = map[linalg.WinogradConv2DFmr]transforms{
	linalg.WinogradConv2DFmrF23: {
		filter: matrix{
			{-1, 0, 0},
			{1.0 / 2, -1.0 / 2, 1.0 / 2},
			{1.0 / 2, 1.0 / 2, 1.0 / 2},
			{0, 0, 1},
		},
		input: matrix{
			{-1, 0, 1, 0},
			{0, -1, 1, 0},
			{0, 1, 1, 0},
			{0, -1, 0, 1},
		},
		output: matrix{
			{1, 1, 1, 0},
			{0, -1, 1, 1},
		},
		scale: 1,
	},
	linalg.WinogradConv2DFmrF43: {
		filter: matrix{
			{1, 0, 0},
			{-third, third, -third},
			{-third, -third, -third},
			{twelfth, -sixth, third},
			{twelfth, sixth, third},
			{0, 0, 1},
		},
		input: matrix{
			{1.0 / 4, 0, -5.0 / 16, 0, 1.0 / 16, 0},
			{0, 1.0 / 4, -1.0 / 4, -1.0 / 16, 1.0 / 16, 0},
			{0, -1.0 / 4, -1.0 / 4, 1.0 / 16, 1.0 / 16, 0},
			{0, 1.0 / 4, -1.0 / 8, -1.0 / 4, 1.0 / 8, 0},
			{0, -1.0 / 4, -1.0 / 8, 1.0 / 4, 1.0 / 8, 0},
			{0, 1.0 / 4, 0, -5.0 / 16, 0, 1.0 / 16},
		},
		output: matrix{
			{1.0 / 8, 1.0 / 4, 1.0 / 4, 1.0 / 8, 1.0 / 8, 0},
			{0, -1.0 / 4, 1.0 / 4, -1.0 / 4, 1.0 / 4, 0},
			{0, 1.0 / 4, 1.0 / 4, 1.0 / 2, 1.0 / 2, 0},
			{0, -1.0 / 4, 1.0 / 4, -1, 1, 1.0 / 2},
		},
		scale: 32,
	},
	linalg.WinogradConv2DFmrF25: {
		filter: matrix{
			{1, 0, 0, 0, 0},
			{sixth, -sixth, sixth, -sixth, sixth},
			{-sixth, -sixth, -sixth, -sixth, -sixth},
			{-fifteen4, fifteen2, -fifteen1, thirty, -sixty},
			{sixty, thirty, fifteen1, fifteen2, fifteen4},
			{0, 0, 0, 0, 1},
		},
		input: matrix{
			{1.0 / 8, 3.0 / 16, -1.0 / 4, -3.0 / 16, 1.0 / 8, 0},
			{0, 1.0 / 8, 1.0 / 16, -5.0 / 16, 1.0 / 8, 0},
			{0, -1.0 / 8, -5.0 / 16, -1.0 / 16, 1.0 / 8, 0},
			{0, 1.0 / 4, -1.0 / 8, -1.0 / 4, 1.0 / 8, 0},
			{0, -1.0 / 8, -1.0 / 4, 1.0 / 8, 1.0 / 4, 0},
			{0, 1.0 / 8, 3.0 / 16, -1.0 / 4, -3.0 / 16, 1.0 / 8},
		},
		output: matrix{
			{1.0 / 2, 1, 1, 2, 1, 0},
			{0, -1, 1, -1, 2, 1.0 / 2},
		},
		scale: 16,
	},
}

package linalg

import (
	"slices"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/linalg"
)

func num64(n int64) string { return strconv.FormatInt(n, 10) }

// VerifyStructured checks what belongs to one operation.
func (Hooks) VerifyStructured(op *core.Operation, r *core.Reporter) bool {
	switch op.Name() {
	case linalg.MapDef.Name:
		v := core.Must(linalg.AsMapOp(op))
		return verifyMap(v, r)
	case linalg.ReduceDef.Name:
		v := core.Must(linalg.AsReduceOp(op))
		return verifyReduce(v, r)
	case linalg.TransposeDef.Name:
		v := core.Must(linalg.AsTransposeOp(op))
		return verifyTranspose(v, r)
	case linalg.BroadcastDef.Name:
		v := core.Must(linalg.AsBroadcastOp(op))
		return verifyBroadcast(v, r)
	case linalg.MatmulDef.Name:
		return verifyMatmulMaps(op, r)
	case linalg.BatchMatmulDef.Name, linalg.BatchReduceMatmulDef.Name:
		return verifyBatchMaps(op, r)
	case linalg.ContractDef.Name:
		return verifyContract(op, r)
	}
	return true
}

func verifyMap(op linalg.MapOp, r *core.Reporter) bool {
	inputs, block := op.Inputs(), op.Mapper().Entry()
	if len(inputs)+1 != block.NumArgs() {
		return r.OpErrorf(op.Op, "expects number of operands to match the arity of mapper, but got: %d and %d", len(inputs)+1,
			block.NumArgs()).Fail()
	}
	for i, v := range inputs {
		if want, got := elementOrSelf(v.Type()), block.Arg(i).Type(); want != got {
			return r.OpErrorf(op.Op, "expected element type of input '%s' to match bbArg type '%s'", core.TypeString(want),
				core.TypeString(got)).Fail()
		}
	}
	out := shapeOf(op.Init().Type())
	for _, v := range inputs {
		if in := shapeOf(v.Type()); !slices.Equal(in, out) {
			return r.OpErrorf(op.Op, "expected shape of input (%s) to match shape of output (%s)", joined(in), joined(out)).Fail()
		}
	}
	return true
}

func verifyReduce(op linalg.ReduceOp, r *core.Reporter) bool {
	inputs, inits, block := op.Inputs(), op.Inits(), op.Combiner().Entry()
	same := func(vals []*core.Value, what string) bool {
		for i, v := range vals {
			if !slices.Equal(shapeOf(v.Type()), shapeOf(vals[0].Type())) {
				return r.OpErrorf(op.Op, "expects all %[1]ss to have the same shapes. Shape at %[1]s-index %[2]d is not equal to the shape at %[1]s-index 0.",
					what, i).Fail()
			}
		}
		return true
	}
	if !same(inputs, "input") || !same(inits, "output") {
		return false
	}
	if len(inputs) == 0 {
		return true
	}
	in, out := shapeOf(inputs[0].Type()), shapeOf(inits[0].Type())
	for _, d := range op.Dimensions() {
		if d < 0 || d >= int64(len(in)) {
			return r.OpErrorf(op.Op, "dimensions for reduction should be in the range [0, %d].", len(in)-1).Fail()
		}
	}
	var left []int64
	for i, n := range in {
		if !slices.Contains(op.Dimensions(), int64(i)) {
			left = append(left, n)
		}
	}
	if len(left) != len(out) {
		return r.OpErrorf(op.Op, "number of dimensions after reduction %d doesn't match the init rank %d", len(left), len(out)).Fail()
	}
	if !slices.Equal(left, out) {
		return r.OpErrorf(op.Op, "init dimensions [%s] doesn't match input dimensions after reduction [%s]", joined(out),
			joined(left)).Fail()
	}
	if block.NumArgs() != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "mismatching number of operands and block arguments").Fail()
	}
	for i, v := range op.Op.Operands() {
		what := "input"
		if i >= len(inputs) {
			what = "output"
		}
		if want, got := elementOrSelf(v.Type()), block.Arg(i).Type(); want != got {
			return r.OpErrorf(op.Op, "%s element type '%s' does not match corresponding block argument type '%s'", what,
				core.TypeString(want), core.TypeString(got)).Fail()
		}
	}
	return true
}

func verifyTranspose(op linalg.TransposeOp, r *core.Reporter) bool {
	perm := op.Permutation()
	if !query.IsPermutation(perm) {
		return r.OpErrorf(op.Op, "permutation is not valid").Fail()
	}
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Init().Type())
	if len(in) != len(out) {
		return r.OpErrorf(op.Op, "input rank %d does not match init rank %d", len(in), len(out)).Fail()
	}
	if len(in) != len(perm) {
		return r.OpErrorf(op.Op, "size of permutation %d does not match the argument rank %d", len(perm), len(in)).Fail()
	}
	for i, p := range perm {
		if in[p] != out[i] {
			return r.OpErrorf(op.Op, "dim(result, %[1]d) = %[2]d doesn't match dim(input, permutation[%[1]d]) = %[3]d", i, out[i],
				in[p]).Fail()
		}
	}
	return true
}

func verifyBroadcast(op linalg.BroadcastOp, r *core.Reporter) bool {
	dims, in, out := op.Dimensions(), shapeOf(op.Input().Type()), shapeOf(op.Init().Type())
	if len(in)+len(dims) != len(out) {
		return r.OpErrorf(op.Op, "input rank plus added dimensions does not match init rank. input rank: %d, dimensions size: %d, init rank: %d",
			len(in), len(dims), len(out)).Fail()
	}
	for i, d := range dims {
		if d < 0 || d >= int64(len(out)) {
			return r.OpErrorf(op.Op, "dimension %d is out of range. expected range: [0, %d], got: %d", i, len(out)-1, d).Fail()
		}
	}
	k := 0
	for i, n := range out {
		if slices.Contains(dims, int64(i)) {
			continue
		}
		if k < len(in) && in[k] != n {
			return r.OpErrorf(op.Op, "input dim %d should match init dim %d. input: %d, init: %d", k, i, in[k], n).Fail()
		}
		k++
	}
	return true
}

// matmulMaps returns the maps of an operation of the matmul family and its default ones; own is false when these are the
// same.
func matmulMaps(op *core.Operation) (maps, defaults []*affine.Map, own bool) {
	a := indexingMapsSlot(op)
	d := op.Info().DefaultOf(op.Info().SlotIndex("indexing_maps"))
	maps, defaults = mapList(a), mapList(d)
	return maps, defaults, a != d
}

// knownResults reports whether all results of a map are loops that the default map has, too.
func knownResults(m, def *affine.Map) bool {
	for _, e := range m.Results() {
		if !e.IsDim() || def.ResultPosition(e) < 0 {
			return false
		}
	}
	return true
}

func verifyMatmulMaps(op *core.Operation, r *core.Reporter) bool {
	maps, defaults, own := matmulMaps(op)
	if !own {
		return true
	}
	for i, m := range maps[:min(2, len(maps))] {
		if !knownResults(m, defaults[i]) {
			return r.OpErrorf(op, "Unexpected dim expression in map result.").Fail()
		}
		if m.NumResults() < defaults[i].NumResults() && (m.NumResults() != 1 || !m.Result(0).IsFunctionOfDim(m.NumDims()-1)) {
			return r.OpErrorf(op, "Invalid broadcast requested, should be (d2).").Fail()
		}
	}
	return true
}

// verifyBatchMaps checks the maps of products of lists of matrices, whose loops are list, row, column, and sum.
func verifyBatchMaps(op *core.Operation, r *core.Reporter) bool {
	maps, defaults, own := matmulMaps(op)
	if !own {
		return true
	}
	if len(maps) != len(defaults) {
		return r.OpErrorf(op, "Indexing_map attribute must have %d affine maps.", len(defaults)).Fail()
	}
	for i, m := range maps[:2] {
		switch {
		case !knownResults(m, defaults[i]):
			return r.OpErrorf(op, "Unexpected result dim expression (outside the set of default result dims).").Fail()
		case m.NumResults() > 3:
			return r.OpErrorf(op, "no. of result dim expressions exceeds 3.").Fail()
		case m.NumResults() < 3:
			if !isBatchBroadcast(m, i == 0) {
				return r.OpErrorf(op, "Invalid broadcast requested.").Fail()
			}
		case !m.Result(0).IsFunctionOfDim(0):
			return r.OpErrorf(op, "Invalid batch dimension expression.").Fail()
		}
	}
	out, want := maps[2], defaults[2]
	if out.NumResults() != want.NumResults() {
		return r.OpErrorf(op, "expects %d dims, but got (%d).", want.NumResults(), out.NumResults()).Fail()
	}
	for i, e := range out.Results() {
		if !e.IsFunctionOfDim(want.DimPosition(i)) {
			return r.OpErrorf(op, "Invalid output map result dimension.").Fail()
		}
	}
	return true
}

// isBatchBroadcast reports whether a map leaves out loops that it may leave out.
func isBatchBroadcast(m *affine.Map, lhs bool) bool {
	const batch, row, column, sum = 0, 1, 2, 3
	on := func(i, dim int) bool { return m.Result(i).IsFunctionOfDim(dim) }
	switch m.NumResults() {
	case 1:
		return on(0, sum)
	case 2:
		if lhs {
			return (on(0, batch) || on(0, row)) && on(1, sum)
		}
		return on(0, batch) && on(1, sum) || on(0, sum) && on(1, column)
	}
	return false
}

func verifyContract(op *core.Operation, r *core.Reporter) bool {
	maps := mapList(indexingMapsSlot(op))
	var in, out []int
	for i, m := range maps {
		if i >= op.NumOperands() || i >= 3 {
			break
		}
		if in == nil {
			in, out = make([]int, m.NumDims()), make([]int, m.NumDims())
		} else if len(in) != m.NumDims() {
			return r.OpEmitErrorf(op, "iteration spaces of provided affine_maps differ").Fail()
		}
		if !m.IsProjectedPermutation(false) {
			return r.OpEmitErrorf(op, "provided affine_map is not a projected permutation").Fail()
		}
		if s, ok := op.Operand(i).Type().(core.ShapedType); ok {
			if len(s.Shape()) != m.NumResults() {
				return r.OpEmitErrorf(op, "ranks of shaped operand and results of corresponding affine_map differ").Fail()
			}
		} else if m.NumResults() != 0 {
			return r.OpEmitErrorf(op, "affine_map specifies shaped access while operand has non-shaped type").Fail()
		}
		for _, e := range m.Results() {
			if i < 2 {
				in[e.Position()]++
			} else {
				out[e.Position()]++
			}
		}
	}
	contracting := false
	for d := range in {
		contracting = contracting || in[d] == 2 && out[d] == 0
		if in[d] == 0 && out[d] == 0 {
			return r.OpEmitErrorf(op, "iteration space dim at index %d not used to access any operand", d).Fail()
		}
		if in[d] == 1 && out[d] != 1 {
			return r.OpEmitErrorf(op, "iteration space dim at index %d is neither a contracting dim nor of parallel iteration type",
				d).Fail()
		}
	}
	if !contracting {
		return r.OpEmitErrorf(op, "'indexing_maps' do not specify a contracting dimension").Fail()
	}
	return true
}

package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
)

// ContractLowering says what contractions become.
type ContractLowering string

// The lowerings of contractions; the zero value is dot.
const (
	ContractDot           ContractLowering = "dot"
	ContractLLVM          ContractLowering = "llvmintr"
	ContractOuterProduct  ContractLowering = "outerproduct"
	ContractParallelArith ContractLowering = "parallelarith"
)

// TransposeLowering says what transpositions become.
type TransposeLowering string

// The lowerings of transpositions; the zero value is eltwise.
const (
	TransposeElementwise  TransposeLowering = "eltwise"
	TransposeLLVM         TransposeLowering = "llvmintr"
	TransposeShuffle1D    TransposeLowering = "shuffle1d"
	TransposeShuffle16x16 TransposeLowering = "shuffle16x16"
)

// Lowerings says how vectors of several dimensions are lowered.
type Lowerings struct {
	Contract  ContractLowering
	Transpose TransposeLowering
	// Wide compares indices of 64 bits to make masks, otherwise indices of 32 bits.
	Wide bool
}

// AddLowerings adds the patterns that lower operations of dialect vector within the dialect, in upstream's order.
// Transfers of more than one dimension stay.
func AddLowerings(set *rewrite.PatternSet, o Lowerings) {
	addFolders(set)
	AddBitCastLowering(set)
	AddBroadcastLowering(set)
	AddOuterProductLowering(set)
	AddContractLowerings(set, o.Contract)
	AddMaskLowerings(set)
	AddShapeCastLowerings(set)
	AddInterleaveLowerings(set)
	AddTransposeLowerings(set, o.Transpose)
	AddTransferLowerings(set, 1)
	AddMaskMaterializations(set, o.Wide)
	AddSliceLowerings(set)
	AddStepLowering(set)
	AddFMALowering(set)
	AddGatherLowering(set)
	AddElementsLowerings(set)
}

// folders are the canonicalizations that the dialect's lowerings need: of masks that are known, and of transpositions
// that cancel each other.
var folders = []string{
	"vector.create_mask of constant size",
	"MaskedLoadOfAll", "MaskedLoadOfNothing", "MaskedStoreOfAll", "MaskedStoreOfNothing",
	"GatherOfNothing", "ScatterOfNothing", "vector.scatter of nothing",
	"ExpandLoadOfAll", "ExpandLoadOfNothing", "CompressStoreOfAll", "CompressStoreOfNothing",
	"vector.extract_strided_slice of constant_mask",
	"TransposeOfTranspose",
}

func addFolders(set *rewrite.PatternSet) {
	all := rewrite.NewPatternSet(set.Context())
	rewrite.AddCanonicalizations(all)
	for _, p := range all.Patterns() {
		if slices.Contains(folders, p.Name) {
			set.Add(p)
		}
	}
}

// vectorOf returns the vector type of a value, or nil.
func vectorOf(v *core.Value) *core.VectorType {
	t, _ := v.Type().(*core.VectorType)
	return t
}

// scalable reports whether dimension i is scalable.
func scalable(t *core.VectorType, i int) bool {
	s := t.ScalableDims()
	return i < len(s) && s[i]
}

// DropDim returns the type without dimension i.
func DropDim(t *core.VectorType, i int) *core.VectorType {
	var s []bool
	if t.IsScalable() {
		s = slices.Delete(slices.Clone(t.ScalableDims()), i, i+1)
	}
	return t.Context().Vector(slices.Delete(slices.Clone(t.Shape()), i, i+1), t.ElementType(), s)
}

// withElement returns the type with other elements.
func withElement(t *core.VectorType, elem core.Type) *core.VectorType {
	return t.Context().Vector(t.Shape(), elem, t.ScalableDims())
}

func elements(shape []int64) int64 { return core.NumElements(shape) }

func zero(b *core.Builder, t core.Type) *core.Value {
	return arith.NewConstant(b, constfold.Zero(t)).Result()
}

func poison(b *core.Builder, t core.Type) *core.Value {
	return ub.Poison{ResultType: t}.Build(b).Op.Result(0)
}

func extract(b *core.Builder, v *core.Value, position ...int64) *core.Value {
	return vector.NewExtract(b, v, nil, position).Result()
}

func insert(b *core.Builder, v, into *core.Value, position ...int64) *core.Value {
	return vector.NewInsert(b, v, into, nil, position).Result()
}

func broadcast(b *core.Builder, t core.Type, v *core.Value) *core.Value {
	return vector.NewBroadcast(b, t, v).Op.Result(0)
}

func shapeCast(b *core.Builder, t core.Type, v *core.Value) *core.Value {
	return vector.ShapeCast{ResultType: t, Source: v}.Build(b).Result()
}

func transpose(b *core.Builder, v *core.Value, permutation ...int64) *core.Value {
	t := vectorOf(v)
	shape, s := make([]int64, len(permutation)), make([]bool, len(permutation))
	for i, p := range permutation {
		shape[i], s[i] = t.Shape()[p], scalable(t, int(p))
	}
	if !t.IsScalable() {
		s = nil
	}
	return vector.Transpose{ResultType: t.Context().Vector(shape, t.ElementType(), s), Vector: v,
		Permutation: permutation}.Build(b).Result()
}

// maskingOf returns the operation to replace in place of op: the vector.mask around it with its mask, or op itself.
func maskingOf(op *core.Operation) (root *core.Operation, mask *core.Value) {
	if m, ok := vector.AsMaskOp(op.ParentOp()); ok {
		return m.Op, m.Mask()
	}
	return op, nil
}

// masked puts an operation that was just made into a vector.mask, and returns its first result, nil when it has none. Without
// a mask it stays as it is.
func masked(rw *rewrite.Rewriter, op *core.Operation, mask *core.Value) *core.Value {
	if mask == nil {
		return firstResult(op)
	}
	m := vector.Mask{ResultsTypes: op.ResultTypes(), Mask: mask}.Build(&rw.Builder)
	at := rw.Save()
	block := rw.CreateBlock(m.MaskRegion(), nil)
	rw.MoveOp(op, block, nil)
	rw.SetEnd(block)
	vector.Yield{Operands: op.ResultList()}.Build(&rw.Builder)
	rw.Restore(at)
	return firstResult(m.Op)
}

func firstResult(op *core.Operation) *core.Value {
	if op.NumResults() == 0 {
		return nil
	}
	return op.Result(0)
}

// unrolled calls f with each position in the outer dimensions of a vector, as far as they are not scalable and more
// than so many remain; it returns false when there is none.
func unrolled(t *core.VectorType, rank int, f func(position []int64)) bool {
	shape := t.Shape()
	n := len(shape) - rank
	for i := range max(n, 0) {
		if scalable(t, i) {
			n = i
			break
		}
	}
	if n <= 0 {
		return false
	}
	p := make([]int64, n)
	for range elements(shape[:n]) {
		f(slices.Clone(p))
		advance(p, shape[:n], 1)
	}
	return true
}

// advance adds a number to a position in a shape, the last index fastest.
func advance(p, shape []int64, by int64) {
	for i := len(p) - 1; i >= 0 && by > 0; i-- {
		p[i] = dim.Add(p[i], by)
		by, p[i] = p[i]/shape[i], p[i]%shape[i]
	}
}

// byRows replaces an operation by what row makes for each of the outermost rows of its result.
func byRows(op *core.Operation, rw *rewrite.Rewriter, row func(t *core.VectorType, i int64) *core.Value) bool {
	t := vectorOf(op.Result(0))
	if t == nil || len(t.Shape()) < 2 || scalable(t, 0) {
		return rw.NoMatch(op, "it has no rows")
	}
	rw.SetLoc(op.Loc())
	all := poison(&rw.Builder, t)
	for i := range t.Shape()[0] {
		all = insert(&rw.Builder, row(DropDim(t, 0), i), all, i)
	}
	rw.ReplaceOp(op, all)
	return true
}

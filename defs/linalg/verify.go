package linalg

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/linalg"
)

// VerifyRegionsInterfaceLinalgOp checks kinds of operands, maps, and the arguments of the region.
func (Hooks) VerifyRegionsInterfaceLinalgOp(x linalg.LinalgOp, r *core.Reporter) bool {
	op := x.AsOperation()
	if op.NumOperands() > 0 && !HasPureTensors(op) && !HasPureBuffers(op) {
		return r.OpErrorf(op, "expected to have pure tensor or buffer semantics").Fail()
	}
	n := lookupNamed(shortName(op))
	if n != nil && n.isStrided() && (!verifyWindow(op, "strides", r) || !verifyWindow(op, "dilations", r)) {
		return false
	}
	maps := memoize(x)
	loops := len(x.IteratorTypes())
	if !verifyMaps(op, maps, r) {
		return false
	}
	for i, m := range maps {
		if m.NumDims() != loops {
			return r.OpErrorf(op, "expected indexing_map #%d to have %d dim(s) to match the number of loops", i, loops).Fail()
		}
	}
	return verifyArguments(op, r)
}

// memoize returns the maps, and keeps those that follow from the other attributes of a named operation.
func memoize(x linalg.LinalgOp) []*affine.Map {
	op, maps := x.AsOperation(), x.IndexingMaps()
	if lookupNamed(shortName(op)) != nil && op.DiscardableAttr(memoized) == nil {
		op.SetDiscardableAttr(memoized, MapsAttr(op.Context(), maps))
	}
	return maps
}

// verifyWindow checks the type of the attribute strides or dilations.
func verifyWindow(op *core.Operation, name string, r *core.Reporter) bool {
	d, ok := op.SlotOrDefault(op.Info().SlotIndex(name)).(*core.DenseElementsAttr)
	if !ok {
		return true
	}
	t := d.ShapedType()
	if i, ok := t.ElementType().(*core.IntegerType); !ok || i.Width() != 64 {
		return r.OpEmitErrorf(op, "incorrect element type for index attribute '%s'", name).Fail()
	}
	want, _ := op.Info().DefaultOf(op.Info().SlotIndex(name)).(*core.DenseElementsAttr)
	if s := t.Shape(); want != nil && (len(s) != 1 || s[0] != want.ShapedType().Shape()[0]) {
		return r.OpEmitErrorf(op, "incorrect shape for index attribute '%s'", name).Fail()
	}
	return true
}

// verifyMaps checks that the sizes of the loops follow from the operands, and that the operands are large enough for
// the maps.
func verifyMaps(op *core.Operation, maps []*affine.Map, r *core.Reporter) bool {
	if len(maps) != op.NumOperands() {
		return r.OpErrorf(op, "expected the number of indexing_map (%d) to be equal to the number of input/output operands (%d)",
			len(maps), op.NumOperands()).Fail()
	}
	if len(maps) == 0 || mapsFit(op, maps) {
		return true
	}
	var sizes []int64
	for i, m := range maps {
		if m.NumSymbols() > 0 {
			return r.OpErrorf(op, "unexpected symbols in indexing_map #%d", i).Fail()
		}
		shape := shapeOf(op.Operand(i).Type())
		if m.NumResults() != len(shape) {
			return r.OpErrorf(op, "expected operand #%d rank (%d) to match the result rank of indexing_map (%d)", i, len(shape),
				m.NumResults()).Fail()
		}
		sizes = append(sizes, shape...)
	}
	all := affine.ConcatMaps(maps...)
	inverse := all.InversePermutation()
	if inverse == nil {
		return r.OpErrorf(op, "invalid indexing maps are non-invertible: (%s)", all).Fail()
	}
	first := make([]int64, inverse.NumResults())
	last := make([]int64, inverse.NumResults())
	for i, e := range inverse.Results() {
		if !e.IsDim() {
			return true
		}
		if last[i] = sizes[e.Position()]; last[i] == core.Dynamic {
			return true
		}
		last[i]--
	}
	for i, m := range maps {
		if !verifyRange(op, i, m, first, last, r) {
			return false
		}
	}
	return true
}

// mapsFit reports whether all results of the maps are dimensions and the shapes of the operands give each of these one
// size, which is so for nearly all operations, and soon seen. Otherwise nothing is known.
func mapsFit(op *core.Operation, maps []*affine.Map) bool {
	const unknown = -1
	var buf [8]int64
	dims := maps[0].NumDims()
	if dims > len(buf) {
		return false
	}
	sizes := buf[:dims]
	for d := range sizes {
		sizes[d] = unknown
	}
	for i, m := range maps {
		shape := shapeOf(op.Operand(i).Type())
		if m.NumDims() != dims || m.NumSymbols() > 0 || m.NumResults() != len(shape) {
			return false
		}
		for k, e := range m.Results() {
			if !e.IsDim() || shape[k] == core.Dynamic || shape[k] == 0 {
				return false
			}
			if d := e.Position(); sizes[d] == unknown {
				sizes[d] = shape[k]
			} else if sizes[d] != shape[k] {
				return false
			}
		}
	}
	return !slices.Contains(sizes, unknown)
}

// verifyRange compares the elements that a map reaches at the first and last points with the shape of its operand.
func verifyRange(op *core.Operation, i int, m *affine.Map, first, last []int64, r *core.Reporter) bool {
	if m.NumDims() != len(first) {
		return true
	}
	starts, ok := m.ComposeValues(first)
	ends, ok2 := m.ComposeValues(last)
	shape := shapeOf(op.Operand(i).Type())
	if !ok || !ok2 || len(shape) != len(starts) {
		return true
	}
	for d, size := range shape {
		if size == core.Dynamic || size == 0 {
			continue
		}
		if min(starts[d], ends[d]) < 0 {
			return r.OpErrorf(op, "unexpected result less than 0 at expression #%d in %s", d, m).Fail()
		}
		inferred := max(starts[d], ends[d]) + 1
		if m.Result(d).IsDim() {
			if inferred != size {
				return r.OpErrorf(op, "inferred input/output operand #%d has shape's dimension #%d to be %d, but found %d", i, d, inferred,
					size).Fail()
			}
		} else if inferred > size {
			return r.OpErrorf(op, "inferred input/output operand #%d has shape's dimension #%d to be greater than or equal to %d, but found %d",
				i, d, inferred, size).Fail()
		}
	}
	return true
}

// verifyArguments compares the arguments of the region with the operands.
func verifyArguments(op *core.Operation, r *core.Reporter) bool {
	if op.NumRegions() != 1 || !op.Region(0).HasOneBlock() {
		return r.OpErrorf(op, "expects to have 1 region with 1 block").Fail()
	}
	block := op.Region(0).Entry()
	if block.NumArgs() != op.NumOperands() {
		return r.OpErrorf(op, "expected as many non-induction variable region arguments as the number of input/output operands").Fail()
	}
	for i, v := range op.Operands() {
		got, want := block.Arg(i).Type(), elementOrSelf(v.Type())
		if got != want {
			return r.OpErrorf(op, "expected type of bb argument #%d ('%s') to match element or self type of the corresponding operand ('%s')",
				i, core.TypeString(got), core.TypeString(want)).Fail()
		}
	}
	return true
}

// VerifyRegionsInterfaceContractionOpInterface checks that products of two operands are added up.
func (Hooks) VerifyRegionsInterfaceContractionOpInterface(x linalg.ContractionOpInterface, r *core.Reporter) bool {
	op := x.AsOperation()
	if numInputs(op) != 2 || numInits(op) != 1 {
		return r.OpEmitErrorf(op, "expected op with 2 inputs and 1 output").Fail()
	}
	reductions := 0
	for _, k := range Iterators(op) {
		if k == linalg.IteratorTypeReduction {
			reductions++
		}
	}
	if reductions == 0 {
		return r.OpEmitErrorf(op, "expected at least 1 reduction").Fail()
	}
	for _, m := range Maps(op) {
		if !m.IsProjectedPermutation(false) {
			return r.OpEmitErrorf(op, "expected indexing maps to be projected permutations").Fail()
		}
	}
	if !IsContraction(op.Region(0).Entry()) {
		return r.OpEmitErrorf(op, "expected add/mul op in the body").Fail()
	}
	return true
}

// contractionBodies are the operations that multiply and add.
var contractionBodies = [...][2]string{
	{"arith.mulf", "arith.addf"}, {"arith.muli", "arith.addi"}, {"complex.mul", "complex.add"}, {"arith.andi", "arith.ori"},
}

func isProductAndSum(product, sum string) bool {
	return slices.Contains(contractionBodies[:], [2]string{product, sum})
}

// NotContraction says why a block does not yield a product of its first two arguments added to its third one, "" when it does. Each of them may be
// converted, or what is computed of it by operations of one operand. pair tells whether two names of operations are a product and a
// sum.
func NotContraction(b *core.Block, pair func(product, sum string) bool) string {
	y := b.Terminator()
	switch {
	case y == nil:
		return "no terminator in the block"
	case b.NumArgs() != 3:
		return "expected block with 3 arguments"
	case y.NumOperands() != 1:
		return "expected terminator with 1 operand"
	}
	sum := withoutCasts(y.Operand(0)).DefiningOp()
	if sum == nil || sum.NumResults() != 1 || sum.NumOperands() != 2 {
		return "expected reduction op to be binary"
	}
	x, out := withoutCasts(sum.Operand(0)), withoutCasts(sum.Operand(1))
	if x == b.Arg(2) {
		x, out = out, x
	}
	if out != b.Arg(2) {
		return "expected reduction to take block argument #2 as one of the operands (modulo unary casts)"
	}
	product := x.DefiningOp()
	switch {
	case product == nil || product.NumResults() != 1 || product.NumOperands() != 2:
		return "expected elementwise op to be binary"
	case !pair(product.Name(), sum.Name()):
		return "expected reduction/elementwise op kind not satisfied"
	}
	lhs, rhs := withoutCasts(product.Operand(0)), withoutCasts(product.Operand(1))
	if lhs == b.Arg(0) && rhs == b.Arg(1) || lhs == b.Arg(1) && rhs == b.Arg(0) {
		return ""
	}
	return "expected elementwise op to apply to block arguments (modulo unary casts)"
}

// withoutCasts follows operations of one operand to where a value comes from.
func withoutCasts(v *core.Value) *core.Value {
	for {
		op := v.DefiningOp()
		if op == nil || op.NumOperands() != 1 {
			return v
		}
		v = op.Operand(0)
	}
}

// VerifyInterfaceFillOpInterface wants a scalar and one output.
func (Hooks) VerifyInterfaceFillOpInterface(x linalg.FillOpInterface, r *core.Reporter) bool {
	op := x.AsOperation()
	if numInputs(op) != 1 || numInits(op) != 1 {
		return r.OpEmitErrorf(op, "expected op with 1 input and 1 output").Fail()
	}
	v := op.Operand(0).Type()
	switch v.(type) {
	case *core.RankedTensorType, *core.MemRefType:
		return r.OpEmitErrorf(op, "expected op with scalar input").Fail()
	}
	if out := elementOrSelf(op.Operand(1).Type()); v != out {
		return r.OpErrorf(op, "expected fill value type ('%s') to match output element type ('%s')", core.TypeString(v),
			core.TypeString(out)).Fail()
	}
	return true
}

// VerifyYield compares what is yielded with the elements of the outputs.
func (Hooks) VerifyYield(op linalg.YieldOp, r *core.Reporter) bool {
	parent := op.Op.ParentOp()
	if parent == nil || parent.NumRegions() != 1 || parent.Region(0).IsEmpty() {
		return r.OpErrorf(op.Op, "expected single non-empty parent region").Fail()
	}
	x, ok := linalg.LinalgOpKey.Of(parent)
	if !ok {
		return r.OpErrorf(op.Op, "expected parent op with LinalgOp interface").Fail()
	}
	inits := x.DpsInits()
	if n := op.Op.NumOperands(); n != inits.Len() {
		return r.OpErrorf(op.Op, "expected number of yield values (%d) to match the number of inits / outs operands of the enclosing LinalgOp (%d)",
			n, inits.Len()).Fail()
	}
	for i, v := range op.Op.Operands() {
		if got, want := v.Type(), elementOrSelf(inits.Value(i).Type()); got != want {
			return r.OpErrorf(op.Op, "type of yield operand %d ('%s') doesn't match the element type of the enclosing linalg.generic op ('%s')",
				i+1, core.TypeString(got), core.TypeString(want)).Fail()
		}
	}
	return true
}

// VerifyIndex wants a loop of that number.
func (Hooks) VerifyIndex(op linalg.IndexOp, r *core.Reporter) bool {
	x, ok := linalg.LinalgOpKey.Of(op.Op.ParentOp())
	if !ok {
		return r.OpErrorf(op.Op, "expected parent op with LinalgOp interface").Fail()
	}
	if n := len(x.IteratorTypes()); int64(n) <= op.Dim() {
		return r.OpErrorf(op.Op, "expected dim (%d) to be lower than the number of loops (%d) of the enclosing LinalgOp", op.Dim(),
			n).Fail()
	}
	return true
}

// joined writes the sizes of a shape with commas.
func joined(shape []int64) string {
	var b strings.Builder
	for i, n := range shape {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(num64(n))
	}
	return b.String()
}

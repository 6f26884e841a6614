package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
)

// VerifyApply wants one result, an operand for each input, and no dimensions where the map has symbols. Operands that
// are neither dimensions nor symbols are allowed.
func (Hooks) VerifyApply(op gen.ApplyOp, r *core.Reporter) bool {
	m, operands := op.MapAttr().Value(), op.MapOperands()
	if len(operands) != m.NumInputs() {
		return r.OpErrorf(op.Op, "operand count and affine map dimension and symbol count must match").Fail()
	}
	if m.NumResults() != 1 {
		return r.OpErrorf(op.Op, "mapping must produce one value").Fail()
	}
	scope := Scope(op.Op)
	for _, v := range operands[m.NumDims():] {
		if IsValidDimIn(v, scope) && !IsValidSymbolIn(v, scope) {
			return r.OpEmitErrorf(op.Op, "dimensional operand cannot be used as a symbol").Fail()
		}
	}
	return true
}

// VerifyRegionsFor looks at the induction variable, the operands of the bounds, and what the loop carries.
func (Hooks) VerifyRegionsFor(op gen.ForOp, r *core.Reporter) bool {
	args := op.Region().Entry().Args()
	if len(args) == 0 || !isIndex(args[0]) {
		return r.OpErrorf(op.Op, "expected body to have a single index argument for the induction variable").Fail()
	}
	lower, upper := op.LowerBoundMapAttr().Value(), op.UpperBoundMapAttr().Value()
	// Upstream does not count and prints, or crashes on, what is not there.
	if n := len(op.LowerBoundOperands()); n != lower.NumInputs() {
		return r.OpErrorf(op.Op, "lower bound operand count and affine map dimension and symbol count must match: %d and %d", n,
			lower.NumInputs()).Fail()
	}
	if n := len(op.UpperBoundOperands()); n != upper.NumInputs() {
		return r.OpErrorf(op.Op, "upper bound operand count and affine map dimension and symbol count must match: %d and %d", n,
			upper.NumInputs()).Fail()
	}
	if lower.NumInputs() > 0 && !verifyOperands(op.Op, op.LowerBoundOperands(), lower.NumDims(), r) ||
		upper.NumInputs() > 0 && !verifyOperands(op.Op, op.UpperBoundOperands(), upper.NumDims(), r) {
		return false
	}
	if lower.NumResults() < 1 {
		return r.OpErrorf(op.Op, "expected lower bound map to have at least one result").Fail()
	}
	if upper.NumResults() < 1 {
		return r.OpErrorf(op.Op, "expected upper bound map to have at least one result").Fail()
	}
	n := op.Op.NumResults()
	if n == 0 {
		return true
	}
	if len(op.Inits()) != n {
		return r.OpErrorf(op.Op, "mismatch between the number of loop-carried values and results").Fail()
	}
	if len(args)-1 != n {
		return r.OpErrorf(op.Op, "mismatch between the number of basic block args and results").Fail()
	}
	return true
}

// VerifyIf wants an operand for each input of the set.
func (Hooks) VerifyIf(op gen.IfOp, r *core.Reporter) bool {
	s := op.ConditionAttr().Value()
	if op.Op.NumOperands() != s.NumInputs() {
		return r.OpErrorf(op.Op, "operand count and condition integer set dimension and symbol count must match").Fail()
	}
	return verifyOperands(op.Op, op.Op.OperandList(0, op.Op.NumOperands()), s.NumDims(), r)
}

// verifyAccess wants a subscript for each dimension of the memory and an operand for each input of the map.
func verifyAccess(a access, r *core.Reporter) bool {
	m, operands := a.affineMap(), a.operands()
	if t, ok := a.value().Type().(*core.MemRefType); !ok || m.NumResults() != len(t.Shape()) {
		return r.OpErrorf(a.op, "affine map num results must equal memref rank").Fail()
	}
	if m.NumInputs() != len(operands) {
		return r.OpErrorf(a.op, "expects as many subscripts as affine map inputs").Fail()
	}
	return verifyOperands(a.op, operands, m.NumDims(), r)
}

func elementType(v *core.Value) core.Type {
	t, ok := v.Type().(core.ShapedType)
	if !ok {
		return nil
	}
	return t.ElementType()
}

// VerifyLoad compares the result with the memory, and the subscripts.
func (Hooks) VerifyLoad(op gen.LoadOp, r *core.Reporter) bool {
	if op.Result().Type() != elementType(op.Memref()) {
		return r.OpErrorf(op.Op, "result type must match element type of memref").Fail()
	}
	return verifyAccess(accessOf(op.Op, 0, gen.LoadMapSlot), r)
}

// VerifyStore compares the value with the memory, and the subscripts.
func (Hooks) VerifyStore(op gen.StoreOp, r *core.Reporter) bool {
	if op.Value().Type() != elementType(op.Memref()) {
		return r.OpErrorf(op.Op, "value to store must have the same type as memref element type").Fail()
	}
	return verifyAccess(accessOf(op.Op, 1, gen.StoreMapSlot), r)
}

func verifyVector(op *core.Operation, memref, vector *core.Value, r *core.Reporter) bool {
	if elementType(memref) != elementType(vector) {
		return r.OpErrorf(op, "requires memref and vector types of the same elemental type").Fail()
	}
	return true
}

// VerifyVectorLoad compares the subscripts and the types of the elements.
func (Hooks) VerifyVectorLoad(op gen.VectorLoadOp, r *core.Reporter) bool {
	return verifyAccess(accessOf(op.Op, 0, gen.VectorLoadMapSlot), r) && verifyVector(op.Op, op.Memref(), op.Result(), r)
}

// VerifyVectorStore compares the subscripts and the types of the elements.
func (Hooks) VerifyVectorStore(op gen.VectorStoreOp, r *core.Reporter) bool {
	return verifyAccess(accessOf(op.Op, 1, gen.VectorStoreMapSlot), r) && verifyVector(op.Op, op.Memref(), op.Value(), r)
}

// VerifyPrefetch looks at the subscripts.
func (Hooks) VerifyPrefetch(op gen.PrefetchOp, r *core.Reporter) bool {
	a := accessOf(op.Op, 0, gen.PrefetchMapSlot)
	m, operands := a.affineMap(), a.operands()
	if t, ok := a.value().Type().(*core.MemRefType); !ok || m.NumResults() != len(t.Shape()) {
		return r.OpErrorf(op.Op, "affine.prefetch affine map num results must equal memref rank").Fail()
	}
	if m.NumInputs() != len(operands) {
		return r.OpErrorf(op.Op, "too few operands").Fail()
	}
	scope := Scope(op.Op)
	for _, v := range operands {
		if !IsValidDimIn(v, scope) {
			return r.OpErrorf(op.Op, "index must be a valid dimension or symbol identifier").Fail()
		}
	}
	return true
}

// verifyMinMax wants an operand for each input, and results.
func verifyMinMax(op *core.Operation, m *affine.Map, r *core.Reporter) bool {
	if op.NumOperands() != m.NumInputs() {
		return r.OpErrorf(op, "operand count and affine map dimension and symbol count must match").Fail()
	}
	if m.NumResults() == 0 {
		return r.OpErrorf(op, "affine map expect at least one result").Fail()
	}
	return true
}

// VerifyMin wants an operand for each input of the map.
func (Hooks) VerifyMin(op gen.MinOp, r *core.Reporter) bool {
	return verifyMinMax(op.Op, op.MapAttr().Value(), r)
}

// VerifyMax wants an operand for each input of the map.
func (Hooks) VerifyMax(op gen.MaxOp, r *core.Reporter) bool {
	return verifyMinMax(op.Op, op.MapAttr().Value(), r)
}

// stepsOf returns the steps of the dimensions.
func stepsOf(op gen.ParallelOp) (out []int64) {
	for _, a := range op.StepsAttr().Elems() {
		if i, ok := a.(*core.IntegerAttr); ok {
			out = append(out, i.Int64())
		}
	}
	return out
}

// VerifyParallel compares the numbers of dimensions and looks at groups, reductions and operands.
func (Hooks) VerifyParallel(op gen.ParallelOp, r *core.Reporter) bool {
	lower, upper := lowerOf(op), upperOf(op)
	args, steps := op.Region().Entry().NumArgs(), len(stepsOf(op))
	if len(lower.groups) != steps || len(upper.groups) != steps || args != steps {
		return r.OpErrorf(op.Op, "the number of region arguments (%d) and the number of map groups for lower (%d) and upper bound (%d), "+
			"and the number of steps (%d) must all match", args, len(lower.groups), len(upper.groups), steps).Fail()
	}
	if !verifyGroups(op, "lower", lower, r) || !verifyGroups(op, "upper", upper, r) || !verifyReductions(op, r) {
		return false
	}
	return verifyOperands(op.Op, lower.operands, lower.m.NumDims(), r) && verifyOperands(op.Op, upper.operands, upper.m.NumDims(), r)
}

func verifyGroups(op gen.ParallelOp, word string, b parallelBounds, r *core.Reporter) bool {
	sum := 0
	for _, n := range b.groups {
		if n == 0 {
			return r.OpErrorf(op.Op, "expected %s bound map to have at least one result", word).Fail()
		}
		sum += n
	}
	if sum != b.m.NumResults() {
		return r.OpErrorf(op.Op, "expected %s bounds map to have %d results", word, sum).Fail()
	}
	return true
}

func verifyReductions(op gen.ParallelOp, r *core.Reporter) bool {
	kinds := op.ReductionsAttr().Elems()
	if len(kinds) != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "a reduction must be specified for each output").Fail()
	}
	for i, a := range kinds {
		if k, ok := a.(*core.IntegerAttr); !ok || !arith.AtomicRMWKind(k.Int64()).IsValid() {
			return r.OpErrorf(op.Op, "invalid reduction attribute").Fail()
		}
		if !reduces(op.Op.Result(i).Type(), reductionKind(a)) {
			return r.OpErrorf(op.Op, "result type cannot match reduction attribute").Fail()
		}
	}
	return true
}

// reduces reports whether values of the type can be combined so.
func reduces(t core.Type, k arith.AtomicRMWKind) bool {
	i, isInt := t.(*core.IntegerType)
	_, isFloat := t.(*core.FloatType)
	switch k {
	case arith.AtomicRMWKindAddf, arith.AtomicRMWKindMulf, arith.AtomicRMWKindMaximumf, arith.AtomicRMWKindMinimumf:
		return isFloat
	case arith.AtomicRMWKindAddi, arith.AtomicRMWKindMuli, arith.AtomicRMWKindOri, arith.AtomicRMWKindAndi:
		return isInt
	case arith.AtomicRMWKindAssign:
		return true
	case arith.AtomicRMWKindMaxs, arith.AtomicRMWKindMins:
		return isInt && i.Signedness() == core.Signed
	case arith.AtomicRMWKindMaxu, arith.AtomicRMWKindMinu:
		return isInt && i.Signedness() == core.Unsigned
	}
	return false
}

// VerifyYield compares the values with the results of the operation around.
func (Hooks) VerifyYield(op gen.YieldOp, r *core.Reporter) bool {
	p := op.Op.ParentOp()
	if p == nil || !p.Is(&gen.ParallelDef) && !p.Is(&gen.IfDef) && !p.Is(&gen.ForDef) {
		return r.OpErrorf(op.Op, "only terminates affine.if/for/parallel regions").Fail()
	}
	if p.NumResults() != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "parent of yield must have same number of results as the yield operands").Fail()
	}
	for i, v := range op.Op.Operands() {
		if v.Type() != p.Result(i).Type() {
			return r.OpErrorf(op.Op, "types mismatch between yield op and its parent").Fail()
		}
	}
	return true
}

package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/spirv"
)

// This file checks arithmetic, casts, and matrices.

// VerifyPair checks operations whose result is a struct of two numbers.
func (Hooks) VerifyPair(op *core.Operation, r *core.Reporter) bool {
	members := MembersOf(op.Result(0).Type().(*spirv.StructType))
	if len(members) != 2 {
		return r.OpErrorf(op, "expected result struct type containing two members").Fail()
	}
	t := op.Operand(0).Type()
	if op.Operand(1).Type() != t || members[0] != t || members[1] != t {
		return r.OpErrorf(op, "expected all operand types and struct member types are the same").Fail()
	}
	return true
}

// VerifyVectorTimesScalar compares the types.
func (Hooks) VerifyVectorTimesScalar(op spirv.VectorTimesScalarOp, r *core.Reporter) bool {
	t := op.Op.Result(0).Type()
	if op.Vector().Type() != t {
		return r.OpErrorf(op.Op, "vector operand and result type mismatch").Fail()
	}
	if op.Scalar().Type() != core.ElementTypeOrSelf(t) {
		return r.OpErrorf(op.Op, "scalar operand and result element type match").Fail()
	}
	return true
}

// VerifyShift compares the types of the value before and after.
func (Hooks) VerifyShift(op *core.Operation, r *core.Reporter) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if from != to {
		return r.OpEmitErrorf(op, "expected the same type for the first operand and result, but provided %s and %s",
			message.Quote(from), message.Quote(to)).Fail()
	}
	return true
}

// bitWidth returns how many bits a value has. Pointers count as 64.
func bitWidth(t core.Type) int64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return int64(t.Width())
	case *core.FloatType:
		return int64(t.Width())
	case *core.VectorType:
		return dim.Count(bitWidth(t.ElementType()), core.NumElements(t.Shape()))
	case *spirv.PointerType:
		return 64
	}
	return 0
}

// VerifyBitcast wants another type of as many bits.
func (Hooks) VerifyBitcast(op spirv.BitcastOp, r *core.Reporter) bool {
	from, to := op.Op.Operand(0).Type(), op.Op.Result(0).Type()
	_, fromPtr := from.(*spirv.PointerType)
	_, toPtr := to.(*spirv.PointerType)
	switch {
	case from == to:
		return r.OpEmitErrorf(op.Op, "result type must be different from operand type").Fail()
	case fromPtr && !toPtr:
		return r.OpEmitErrorf(op.Op, "unhandled bit cast conversion from pointer type to non-pointer type").Fail()
	case !fromPtr && toPtr:
		return r.OpEmitErrorf(op.Op, "unhandled bit cast conversion from non-pointer type to pointer type").Fail()
	case bitWidth(from) != bitWidth(to):
		return r.OpErrorf(op.Op, "mismatch in result type bitwidth %d and operand type bitwidth %d", bitWidth(to),
			bitWidth(from)).Fail()
	}
	return true
}

// VerifyResize wants numbers of different widths.
func (Hooks) VerifyResize(op *core.Operation, r *core.Reporter) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	same := true
	switch f := from.(type) {
	case *core.VectorType:
		t, ok := to.(*core.VectorType)
		if same = ok; ok {
			from, to = f.ElementType(), t.ElementType()
		}
	case *spirv.CooperativeMatrixType:
		t, ok := to.(*spirv.CooperativeMatrixType)
		if same = ok; ok {
			from, to = f.ElementType(), t.ElementType()
		}
	}
	if !same || !isNumber(to) {
		return r.OpErrorf(op, "incompatible operand and result types").Fail()
	}
	if bitWidth(from) == bitWidth(to) {
		return r.OpErrorf(op, "expected the different bit widths for operand type and result type, but provided %s and %s",
			message.Quote(from), message.Quote(to)).Fail()
	}
	return true
}

// isPhysical reports whether pointers of the type are numbers in the module around.
func isPhysical(op *core.Operation, t core.Type) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		m, ok := spirv.AsModuleOp(p)
		if !ok {
			continue
		}
		switch m.AddressingModel() {
		case spirv.AddressingModelLogical:
			return false
		case spirv.AddressingModelPhysicalStorageBuffer64:
			return t.(*spirv.PointerType).StorageClass() == spirv.StorageClassPhysicalStorageBuffer
		}
		return true
	}
	return true
}

func isSignless(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.IsSignless()
}

// VerifyConvertPtrToU wants a physical pointer.
func (Hooks) VerifyConvertPtrToU(op spirv.ConvertPtrToUOp, r *core.Reporter) bool {
	if !isSignless(op.Op.Result(0).Type()) {
		return r.OpEmitErrorf(op.Op, "result must be a scalar type of unsigned integer").Fail()
	}
	if !isPhysical(op.Op, op.Op.Operand(0).Type()) {
		return r.OpEmitErrorf(op.Op, "operand must be a physical pointer").Fail()
	}
	return true
}

// VerifyConvertUToPtr wants a physical pointer as result.
func (Hooks) VerifyConvertUToPtr(op spirv.ConvertUToPtrOp, r *core.Reporter) bool {
	if !isSignless(op.Op.Operand(0).Type()) {
		return r.OpEmitErrorf(op.Op, "result must be a scalar type of unsigned integer").Fail()
	}
	if !isPhysical(op.Op, op.Op.Result(0).Type()) {
		return r.OpEmitErrorf(op.Op, "result must be a physical pointer").Fail()
	}
	return true
}

// verifyGenericCast checks a cast between the generic storage class and another.
func verifyGenericCast(op *core.Operation, r *core.Reporter, toGeneric bool) bool {
	from, to := op.Operand(0).Type().(*spirv.PointerType), op.Result(0).Type().(*spirv.PointerType)
	generic, other := from, to
	genericText, otherText := "pointer type must be of storage class Generic",
		"result must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
	if toGeneric {
		generic, other = to, from
		genericText, otherText = "result type must be of storage class Generic",
			"pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
	}
	wrong := [2]string{}
	if generic.StorageClass() != spirv.StorageClassGeneric {
		wrong[0] = genericText
	}
	switch other.StorageClass() {
	case spirv.StorageClassWorkgroup, spirv.StorageClassCrossWorkgroup, spirv.StorageClassFunction:
	default:
		wrong[1] = otherText
	}
	if toGeneric {
		wrong[0], wrong[1] = wrong[1], wrong[0]
	}
	for _, text := range wrong {
		if text != "" {
			return r.OpEmitErrorf(op, "%s", text).Fail()
		}
	}
	if from.PointeeType() != to.PointeeType() {
		return r.OpErrorf(op, "pointer operand's pointee type must have the same as the op result type, but found %s vs %s",
			message.Quote(from.PointeeType()), message.Quote(to.PointeeType())).Fail()
	}
	return true
}

func verifyToGeneric(op *core.Operation, r *core.Reporter) bool {
	return verifyGenericCast(op, r, true)
}

// VerifyFromGeneric wants a cast from the storage class Generic.
func (Hooks) VerifyFromGeneric(op *core.Operation, r *core.Reporter) bool {
	return verifyGenericCast(op, r, false)
}

// VerifyPtrCastToGeneric is [verifyToGeneric].
func (Hooks) VerifyPtrCastToGeneric(op spirv.PtrCastToGenericOp, r *core.Reporter) bool {
	return verifyToGeneric(op.Op, r)
}

// shapeOf returns the number of columns and rows of a matrix type, and its element type.
func shapeOf(t core.Type) (columns, rows int64, elem core.Type) {
	m, ok := t.(*spirv.MatrixType)
	if !ok {
		return 0, 0, nil
	}
	v := m.ColumnType().(*core.VectorType)
	return int64(m.Columns()), v.Shape()[0], v.ElementType()
}

// VerifyTranspose compares the shapes.
func (Hooks) VerifyTranspose(op spirv.TransposeOp, r *core.Reporter) bool {
	columns, rows, elem := shapeOf(op.Op.Operand(0).Type())
	outColumns, outRows, outElem := shapeOf(op.Op.Result(0).Type())
	switch {
	case rows != outColumns:
		return r.OpEmitErrorf(op.Op, "input matrix rows count must be equal to output matrix columns count").Fail()
	case columns != outRows:
		return r.OpEmitErrorf(op.Op, "input matrix columns count must be equal to output matrix rows count").Fail()
	case elem != outElem:
		return r.OpEmitErrorf(op.Op, "input and output matrices must have the same component type").Fail()
	}
	return true
}

// VerifyMatrixTimesVector compares the shapes.
func (Hooks) VerifyMatrixTimesVector(op spirv.MatrixTimesVectorOp, r *core.Reporter) bool {
	columns, rows, elem := shapeOf(op.Matrix().Type())
	v, out := op.Vector().Type().(*core.VectorType), op.Op.Result(0).Type().(*core.VectorType)
	switch {
	case columns != v.Shape()[0]:
		return r.OpErrorf(op.Op, "matrix columns (%d) must match vector operand size (%d)", columns, v.Shape()[0]).Fail()
	case out.Shape()[0] != rows:
		return r.OpErrorf(op.Op, "result size (%d) must match the matrix rows (%d)", out.Shape()[0], rows).Fail()
	case elem != out.ElementType():
		return r.OpErrorf(op.Op, "matrix and result element types must match").Fail()
	}
	return true
}

// VerifyVectorTimesMatrix compares the shapes.
func (Hooks) VerifyVectorTimesMatrix(op spirv.VectorTimesMatrixOp, r *core.Reporter) bool {
	columns, rows, elem := shapeOf(op.Matrix().Type())
	v, out := op.Vector().Type().(*core.VectorType), op.Op.Result(0).Type().(*core.VectorType)
	switch {
	case v.Shape()[0] != rows:
		return r.OpErrorf(op.Op, "number of components in vector must equal the number of components in each column in matrix").Fail()
	case out.Shape()[0] != columns:
		return r.OpErrorf(op.Op, "number of columns in matrix must equal the number of components in result").Fail()
	case elem != out.ElementType():
		return r.OpErrorf(op.Op, "matrix must be a matrix with the same component type as the component type in result").Fail()
	}
	return true
}

// VerifyMatrixTimesMatrix compares the shapes.
func (Hooks) VerifyMatrixTimesMatrix(op spirv.MatrixTimesMatrixOp, r *core.Reporter) bool {
	lc, lr, le := shapeOf(op.Op.Operand(0).Type())
	rc, rr, re := shapeOf(op.Op.Operand(1).Type())
	oc, or, oe := shapeOf(op.Op.Result(0).Type())
	switch {
	case lc != rr:
		return r.OpEmitErrorf(op.Op, "left matrix columns' count must be equal to the right matrix rows' count").Fail()
	case rc != oc:
		return r.OpEmitErrorf(op.Op, "right and result matrices must have equal columns' count").Fail()
	case re != oe:
		return r.OpEmitErrorf(op.Op, "right and result matrices' component type must be the same").Fail()
	case le != oe:
		return r.OpEmitErrorf(op.Op, "left and result matrices' component type must be the same").Fail()
	case lr != or:
		return r.OpEmitErrorf(op.Op, "left and result matrices must have equal rows' count").Fail()
	}
	return true
}

// VerifyDot checks how the factors are packed and that the result has enough bits.
func (Hooks) VerifyDot(op *core.Operation, r *core.Reporter) bool {
	factor := op.Operand(0).Type()
	format := op.Attr("format")
	if i, ok := factor.(*core.IntegerType); ok {
		f, ok := format.(*spirv.PackedVectorFormatAttr)
		if !ok {
			return r.OpErrorf(op, "requires Packed Vector Format attribute for integer vector operands").Fail()
		}
		if i.Width() != 32 {
			return r.OpErrorf(op, "with specified Packed Vector Format (%s) requires integer vector operands to be 32-bits wide",
				f.Value()).Fail()
		}
	} else if format != nil {
		return r.OpErrorf(op, "with invalid format attribute for vector operands of type %s", message.Quote(factor)).Fail()
	}
	need := bitWidth(core.ElementTypeOrSelf(factor))
	if _, packed := factor.(*core.IntegerType); packed {
		need = 8
	}
	if have := bitWidth(op.Result(0).Type()); have < need {
		return r.OpErrorf(op, "result type has insufficient bit-width (%d bits) for the specified vector operand type (%d bits)", have,
			need).Fail()
	}
	return true
}

// VerifySelect compares the lengths of condition and result.
func (Hooks) VerifySelect(op spirv.SelectOp, r *core.Reporter) bool {
	c, ok := op.Condition().Type().(*core.VectorType)
	if !ok {
		return true
	}
	v, ok := op.Op.Result(0).Type().(*core.VectorType)
	if !ok {
		return r.OpErrorf(op.Op, "result expected to be of vector type when condition is of vector type").Fail()
	}
	if core.NumElements(v.Shape()) != core.NumElements(c.Shape()) {
		return r.OpErrorf(op.Op, "result should have the same number of elements as the condition when condition is of vector type").Fail()
	}
	return true
}

// VerifyGLFrexpStruct compares the members of the result with the operand.
func (Hooks) VerifyGLFrexpStruct(op spirv.GLFrexpStructOp, r *core.Reporter) bool {
	members := MembersOf(op.Op.Result(0).Type().(*spirv.StructType))
	if len(members) != 2 {
		return r.OpEmitErrorf(op.Op, "result type must be a struct type with two memebers").Fail()
	}
	t := op.Op.Operand(0).Type()
	if members[0] != t {
		return r.OpEmitErrorf(op.Op, "member zero of the resulting struct type must be the same type as the operand").Fail()
	}
	exponent, isVector := members[1].(*core.VectorType)
	if i, ok := core.ElementTypeOrSelf(members[1]).(*core.IntegerType); !ok || i.Width() != 32 {
		if isVector {
			return r.OpEmitErrorf(op.Op, "member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type").Fail()
		}
		return r.OpEmitErrorf(op.Op, "member one of the resulting struct type must be a scalar or vector of 32 bit integer type").Fail()
	}
	v, wantVector := t.(*core.VectorType)
	if isVector != wantVector || isVector && core.NumElements(exponent.Shape()) != core.NumElements(v.Shape()) {
		return r.OpEmitErrorf(op.Op, "member one of the resulting struct type must have the same number of components as the operand type").Fail()
	}
	return true
}

// VerifyGLLdexp compares the shapes of significand and exponent.
func (Hooks) VerifyGLLdexp(op spirv.GLLdexpOp, r *core.Reporter) bool {
	x, isX := op.Op.Operand(0).Type().(*core.VectorType)
	e, isE := op.Op.Operand(1).Type().(*core.VectorType)
	if isX != isE {
		return r.OpErrorf(op.Op, "operands must both be scalars or vectors").Fail()
	}
	if isX && core.NumElements(x.Shape()) != core.NumElements(e.Shape()) {
		return r.OpErrorf(op.Op, "operands must have the same number of elements").Fail()
	}
	return true
}

// TruthOf is the type of what a comparison of values gives: i1, or a vector of one dimension.
func (Hooks) TruthOf(t core.Type) core.Type {
	c := t.Context()
	if v, ok := t.(*core.VectorType); ok {
		return c.Vector([]int64{core.NumElements(v.Shape())}, c.Integer(1), nil)
	}
	return c.Integer(1)
}

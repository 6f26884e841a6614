package core

// atLeastOneOperand and the checks below repeat upstream's checks of the counts that the type traits rely on.
func atLeastOneOperand(op *Operation, r *Reporter) bool {
	return op.nOperands > 0 || r.OpErrorf(op, "expected 1 or more operands, but found 0").Fail()
}

func atLeastOneResult(op *Operation, r *Reporter) bool {
	return op.nResults > 0 || r.OpErrorf(op, "expected 1 or more results").Fail()
}

func verifySameTypeOperands(op *Operation, r *Reporter) bool {
	uses := op.uses()
	for i := 1; i < len(uses); i++ {
		if uses[i].value.typ != uses[0].value.typ {
			return r.OpErrorf(op, "requires all operands to have the same type").Fail()
		}
	}
	return true
}

// allSameType reports whether all operands and results have one type, the usual case, which all of the traits below
// accept.
func allSameType(op *Operation) bool {
	var t *TypeBase
	if op.nOperands > 0 {
		t = op.uses()[0].value.typ
	} else if op.nResults > 0 {
		t = op.Result(0).typ
	}
	for i := range op.uses() {
		if op.uses()[i].value.typ != t {
			return false
		}
	}
	for i := range int(op.nResults) {
		if op.Result(i).typ != t {
			return false
		}
	}
	return true
}

func verifySameOperandsShape(op *Operation, r *Reporter) bool {
	if !atLeastOneOperand(op, r) {
		return false
	}
	if !compatibleShapes(op.OperandTypes()) {
		return r.OpErrorf(op, "requires the same shape for all operands").Fail()
	}
	return true
}

func verifySameOperandsAndResultShape(op *Operation, r *Reporter) bool {
	if !atLeastOneOperand(op, r) || !atLeastOneResult(op, r) {
		return false
	}
	if allSameType(op) || noneShaped(op) || compatibleShapes(append(op.OperandTypes(), op.ResultTypes()...)) {
		return true
	}
	return r.OpErrorf(op, "requires the same shape for all operands and results").Fail()
}

// noneShaped reports whether all operands and results are scalars, whose shapes are always compatible.
func noneShaped(op *Operation) bool {
	for i := range op.uses() {
		if _, ok := op.Operand(i).Type().(ShapedType); ok {
			return false
		}
	}
	for i := range op.NumResults() {
		if _, ok := op.Result(i).Type().(ShapedType); ok {
			return false
		}
	}
	return true
}

func verifySameOperandsElementType(op *Operation, r *Reporter) bool {
	if !atLeastOneOperand(op, r) {
		return false
	}
	want := ElementTypeOrSelf(op.Operand(0).Type())
	for i := 1; i < op.NumOperands(); i++ {
		if ElementTypeOrSelf(op.Operand(i).Type()) != want {
			return r.OpErrorf(op, "requires the same element type for all operands").Fail()
		}
	}
	return true
}

func verifySameOperandsAndResultElementType(op *Operation, r *Reporter) bool {
	if !atLeastOneOperand(op, r) || !atLeastOneResult(op, r) {
		return false
	}
	if allSameType(op) {
		return true
	}
	want := ElementTypeOrSelf(op.Result(0).Type())
	for i := 1; i < op.NumResults(); i++ {
		if ElementTypeOrSelf(op.Result(i).Type()) != want {
			return r.OpErrorf(op, "requires the same element type for all operands and results").Fail()
		}
	}
	for _, v := range op.Operands() {
		if ElementTypeOrSelf(v.Type()) != want {
			return r.OpErrorf(op, "requires the same element type for all operands and results").Fail()
		}
	}
	return true
}

func verifySameOperandsAndResultType(op *Operation, r *Reporter) bool {
	if !atLeastOneOperand(op, r) || !atLeastOneResult(op, r) {
		return false
	}
	if allSameType(op) {
		return true
	}
	first := op.Result(0).Type()
	for i := 1; i < op.NumResults(); i++ {
		if !verifySameType(op, op.Result(i).Type(), first, r) {
			return false
		}
	}
	for _, v := range op.Operands() {
		if !verifySameType(op, v.Type(), first, r) {
			return false
		}
	}
	return true
}

// verifySameType compares up to dynamic sizes.
func verifySameType(op *Operation, t, first Type, r *Reporter) bool {
	if t == first {
		return true
	}
	if ElementTypeOrSelf(t) != ElementTypeOrSelf(first) || !CompatibleShape(t, first) {
		return r.OpErrorf(op, "requires the same type for all operands and results").Fail()
	}
	if f, ok := first.(*RankedTensorType); ok && f.encoding != nil {
		if g, ok := t.(*RankedTensorType); ok && g.encoding != f.encoding {
			return r.OpErrorf(op, "requires the same encoding for all operands and results").Fail()
		}
	}
	return true
}

func verifySameOperandsAndResultRank(op *Operation, r *Reporter) bool {
	if !atLeastOneOperand(op, r) {
		return false
	}
	rank := -1
	differs := func(t Type) bool {
		s, ok := t.(ShapedType)
		if !ok || !s.HasRank() {
			return false
		}
		if rank < 0 {
			rank = len(s.Shape())
		}
		return len(s.Shape()) != rank
	}
	for _, v := range op.Operands() {
		if differs(v.Type()) {
			return r.OpErrorf(op, "operands don't have matching ranks").Fail()
		}
	}
	for _, v := range op.Results() {
		if differs(v.Type()) {
			return r.OpErrorf(op, "result type has different rank than operands").Fail()
		}
	}
	return true
}

// tensorOrVectorElement looks through tensors, of vectors too, and vectors.
func tensorOrVectorElement(t Type) Type {
	switch t := t.(type) {
	case *VectorType:
		return t.elem
	case *RankedTensorType:
		return tensorOrVectorElement(t.elem)
	case *UnrankedTensorType:
		return tensorOrVectorElement(t.elem)
	}
	return t
}

func isFloat(t Type) bool { _, ok := t.(*FloatType); return ok }

func isSignlessIntOrIndex(t Type) bool {
	if i, ok := t.(*IntegerType); ok {
		return i.signedness == Signless
	}
	_, ok := t.(*IndexType)
	return ok
}

func isI1(t Type) bool { i, ok := t.(*IntegerType); return ok && i.width == 1 }

func verifyResultElements(op *Operation, r *Reporter, ok func(Type) bool, msg string) bool {
	for _, v := range op.Results() {
		if !ok(tensorOrVectorElement(v.Type())) {
			return r.OpErrorf(op, "%s", msg).Fail()
		}
	}
	return true
}

func verifyOperandElements(op *Operation, r *Reporter, ok func(Type) bool, msg string) bool {
	for _, v := range op.Operands() {
		if !ok(tensorOrVectorElement(v.Type())) {
			return r.OpErrorf(op, "%s", msg).Fail()
		}
	}
	return true
}

func verifyResultsAreBoolLike(op *Operation, r *Reporter) bool {
	return verifyResultElements(op, r, isI1, "requires a bool result type")
}

func verifyResultsAreFloatLike(op *Operation, r *Reporter) bool {
	return verifyResultElements(op, r, isFloat, "requires a floating point type")
}

func verifyResultsAreSignlessIntegerLike(op *Operation, r *Reporter) bool {
	return verifyResultElements(op, r, isSignlessIntOrIndex, "requires an integer or index type")
}

func verifyOperandsAreFloatLike(op *Operation, r *Reporter) bool {
	return verifyOperandElements(op, r, isFloat, "requires a float type")
}

func verifyOperandsAreSignlessIntegerLike(op *Operation, r *Reporter) bool {
	return verifyOperandElements(op, r, isSignlessIntOrIndex, "requires an integer or index type")
}

func isVectorOrTensor(t Type) bool {
	switch t.(type) {
	case *VectorType, *RankedTensorType, *UnrankedTensorType:
		return true
	}
	return false
}

func verifyElementwise(op *Operation, r *Reporter) bool {
	var mapped []Type
	for i := range op.uses() {
		if t := op.uses()[i].value.Type(); isVectorOrTensor(t) {
			mapped = append(mapped, t)
		}
	}
	operands := len(mapped)
	for i := range int(op.nResults) {
		if t := op.Result(i).Type(); isVectorOrTensor(t) {
			mapped = append(mapped, t)
		}
	}
	results := len(mapped) - operands
	switch {
	case len(mapped) == 0:
		return true
	case operands == 0:
		return r.OpErrorf(op, "if a result is non-scalar, then at least one operand must be non-scalar").Fail()
	case results == 0:
		return r.OpErrorf(op, "if an operand is non-scalar, then there must be at least one non-scalar result").Fail()
	case results != op.NumResults():
		return r.OpErrorf(op, "if an operand is non-scalar, then all results must be non-scalar").Fail()
	}
	same := true
	for _, t := range mapped[1:] {
		same = same && sameTypeKind(t, mapped[0])
	}
	if !same || !compatibleShapes(mapped) {
		return r.OpErrorf(op, "all non-scalar operands/results must have the same shape and base type").Fail()
	}
	return true
}

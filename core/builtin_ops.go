package core

// verifyModule checks what only a module forbids: attributes whose names have no dialect prefix.
func verifyModule(_ any, op *Operation, r *Reporter) bool {
	for _, a := range op.DiscardableAttrs() {
		if !hasDialectPrefix(a.Name) {
			return r.OpErrorf(op, "can only contain attributes with dialect-prefixed names, found: '%s'", a.Name).Fail()
		}
	}
	return true
}

func hasDialectPrefix(name string) bool {
	for i := range len(name) {
		if name[i] == '.' {
			return true
		}
	}
	return false
}

func verifyUnrealizedCast(_ any, op *Operation, r *Reporter) bool {
	if op.nResults == 0 {
		return r.OpErrorf(op, "expected at least one result for cast operation").Fail()
	}
	return true
}

// foldUnrealizedCast: a cast to the operands' own types is its operands, and a cast of all results of another cast back
// to that one's operand types is those operands.
func foldUnrealizedCast(_ any, op *Operation, _ *FoldIn) Fold {
	operands := op.OperandList(0, op.NumOperands())
	if castsTo(op, operands) {
		return foldToValues(operands)
	}
	if len(operands) == 0 {
		return NoFold
	}
	in := operands[0].DefiningOp()
	if in == nil || in.info != op.info || in.NumResults() != len(operands) {
		return NoFold
	}
	for i, v := range operands {
		if v != in.Result(i) {
			return NoFold
		}
	}
	if sources := in.OperandList(0, in.NumOperands()); castsTo(op, sources) {
		return foldToValues(sources)
	}
	return NoFold
}

// castsTo reports whether the results of op have the types of the values.
func castsTo(op *Operation, vals []*Value) bool {
	if len(vals) != op.NumResults() {
		return false
	}
	for i, v := range vals {
		if v.typ != op.Result(i).typ {
			return false
		}
	}
	return true
}

func foldToValues(vals []*Value) Fold {
	if len(vals) == 1 {
		return FoldValue(vals[0])
	}
	results := make([]FoldResult, len(vals))
	for i, v := range vals {
		results[i].Value = v
	}
	return FoldTo(results...)
}

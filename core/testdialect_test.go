package core

import (
	"slices"
	"testing"
)

// The dialects that the tests of this package build IR with. Their operations mirror upstream's in name and declaration
// where a test compares messages with mlir-opt's.

func isIndex(t Type) bool   { _, ok := t.(*IndexType); return ok }
func isFuncTy(t Type) bool  { _, ok := t.(*FunctionType); return ok }
func isIntLike(t Type) bool { return isSignlessIntOrIndex(tensorOrVectorElement(t)) }

var (
	anyType    = TypeConstraint{Summary: "any type"}
	indexType  = TypeConstraint{Summary: "index", Check: isIndex}
	i1Type     = TypeConstraint{Summary: "1-bit signless integer", Check: isI1}
	funcType   = TypeConstraint{Summary: "function type", Check: isFuncTy}
	intLike    = TypeConstraint{Summary: "signless-integer-like", Check: isIntLike}
	isIntegerT = TypeConstraint{Summary: "integer", Check: func(t Type) bool { _, ok := t.(*IntegerType); return ok }}
)

var funcTypeAttr = AttrConstraint{Summary: "type attribute of function type", Check: func(a Attribute) bool {
	t, ok := a.(*TypeAttr)
	return ok && isFuncTy(t.value)
}}

var testFunc = OpDef{
	Name: "func.func",
	Slots: []SlotDef{
		{Name: "sym_name", Constraint: &strAttr},
		{Name: "function_type", Constraint: &funcTypeAttr},
		{Name: "sym_visibility", Optional: true, Constraint: &strAttr},
		{Name: "arg_attrs", Optional: true},
		{Name: "res_attrs", Optional: true},
	},
	Regions: []RegionDef{{Name: "body", Constraint: &AnyRegion}},
	Traits:  []*Trait{&AffineScope, &AutomaticAllocationScope, &IsolatedFromAbove, &Symbol, &FunctionLike},
}

var testReturn = OpDef{
	Name:     "func.return",
	Operands: []ValueDef{{Name: "operands", Arity: Variadic, Constraint: &anyType}},
	Traits:   []*Trait{&AlwaysSpeculatable, &HasParent, &NoMemoryEffect, &ReturnLike, &Terminator},
	Parents:  []string{"func.func"},
}

var testCallIndirect = OpDef{
	Name: "func.call_indirect",
	Operands: []ValueDef{{Name: "callee", Constraint: &funcType},
		{Name: "callee_operands", Arity: Variadic, Constraint: &anyType}},
	Results: []ValueDef{{Name: "results", Arity: Variadic, Constraint: &anyType}},
	Predicates: []PredTrait{{Summary: "callee input types match argument types", Check: func(op *Operation) bool {
		f := op.Operand(0).Type().(*FunctionType)
		return slices.Equal(f.inputs, op.OperandTypes()[1:])
	}}},
}

var testAndI = OpDef{
	Name:     "arith.andi",
	Operands: []ValueDef{{Name: "lhs", Constraint: &intLike}, {Name: "rhs", Constraint: &intLike}},
	Results:  []ValueDef{{Name: "result", Constraint: &intLike}},
	Traits: []*Trait{&AlwaysSpeculatable, &NoMemoryEffect, &SameOperandsAndResultType, &Elementwise, &Scalarizable,
		&Vectorizable, &Tensorizable, &Commutative},
}

var testSelect = OpDef{
	Name: "arith.select",
	Operands: []ValueDef{{Name: "condition"}, {Name: "true_value", Constraint: &anyType},
		{Name: "false_value", Constraint: &anyType}},
	Results: []ValueDef{{Name: "result", Constraint: &anyType}},
	Predicates: []PredTrait{{Summary: "all of {true_value, false_value, result} have same type", Match: MatchTypes,
		Refs: []PartRef{{PartOperand, 1}, {PartOperand, 2}, {PartResult, 0}}}},
	Traits: []*Trait{&AlwaysSpeculatable, &NoMemoryEffect, &Elementwise, &Scalarizable, &Vectorizable, &Tensorizable},
}

var testConstant = OpDef{
	Name:    "arith.constant",
	Slots:   []SlotDef{{Name: "value"}},
	Results: []ValueDef{{Name: "result", Constraint: &anyType}},
	Traits:  []*Trait{&ConstantLike, &AlwaysSpeculatable, &NoMemoryEffect},
	Predicates: []PredTrait{{Summary: "all of {value, result} have same type", Match: MatchTypes,
		Refs: []PartRef{{PartSlot, 0}, {PartResult, 0}}}},
}

var testBr = OpDef{
	Name:       "cf.br",
	Operands:   []ValueDef{{Name: "destOperands", Arity: Variadic, Constraint: &anyType}},
	Successors: []SuccessorDef{{Name: "dest"}},
	Traits:     []*Trait{&AlwaysSpeculatable, &NoMemoryEffect, &Terminator},
}

var testCondBr = OpDef{
	Name: "cf.cond_br",
	Operands: []ValueDef{{Name: "condition", Constraint: &i1Type}, {Name: "trueDestOperands", Arity: Variadic, Constraint: &anyType},
		{Name: "falseDestOperands", Arity: Variadic, Constraint: &anyType}},
	Successors:      []SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
	Slots:           []SlotDef{{Name: "operandSegmentSizes", Segments: true}},
	OperandSegments: 1,
	Traits:          []*Trait{&AttrSizedOperandSegments, &AlwaysSpeculatable, &NoMemoryEffect, &Terminator},
}

var i32ArrayAttr = AttrConstraint{Summary: "i32 dense array attribute", Check: func(a Attribute) bool {
	d, ok := a.(*DenseArrayAttr)
	return ok && d.elem == Type(d.ctx.I32())
}}

var testSwitch = OpDef{
	Name: "cf.switch",
	Operands: []ValueDef{{Name: "flag", Constraint: &isIntegerT}, {Name: "defaultOperands", Arity: Variadic, Constraint: &anyType},
		{Name: "caseOperands", Arity: VariadicOfVariadic, Segments: 2, Constraint: &anyType}},
	Successors: []SuccessorDef{{Name: "defaultDestination"}, {Name: "caseDestinations", Variadic: true}},
	Slots: []SlotDef{{Name: "case_values", Optional: true}, {Name: "case_operand_segments", Constraint: &i32ArrayAttr},
		{Name: "operandSegmentSizes", Segments: true}},
	OperandSegments: 3,
	Traits:          []*Trait{&AttrSizedOperandSegments, &AlwaysSpeculatable, &NoMemoryEffect, &Terminator},
}

var testFor = OpDef{
	Name: "scf.for",
	Operands: []ValueDef{{Name: "lowerBound", Constraint: &intLike}, {Name: "upperBound", Constraint: &intLike},
		{Name: "step", Constraint: &intLike}, {Name: "initArgs", Arity: Variadic, Constraint: &anyType}},
	Results:    []ValueDef{{Name: "results", Arity: Variadic, Constraint: &anyType}},
	Regions:    []RegionDef{{Name: "region", Constraint: &SizedRegion1}},
	Terminator: "scf.yield",
	Traits:     []*Trait{&SingleBlock, &SingleBlockImplicitTerminator, &AutomaticAllocationScope, &RecursiveMemoryEffects},
}

var testIf = OpDef{
	Name:       "scf.if",
	Operands:   []ValueDef{{Name: "condition", Constraint: &i1Type}},
	Results:    []ValueDef{{Name: "results", Arity: Variadic, Constraint: &anyType}},
	Regions:    []RegionDef{{Name: "thenRegion", Constraint: &SizedRegion1}, {Name: "elseRegion", Constraint: &MaxSizedRegion1}},
	Terminator: "scf.yield",
	Traits: []*Trait{&NoRegionArguments, &SingleBlock, &SingleBlockImplicitTerminator, &RecursivelySpeculatable,
		&RecursiveMemoryEffects},
}

var testExecuteRegion = OpDef{
	Name:    "scf.execute_region",
	Results: []ValueDef{{Arity: Variadic, Constraint: &anyType}},
	Regions: []RegionDef{{Name: "region", Constraint: &AnyRegion}},
	Traits:  []*Trait{&RecursiveMemoryEffects},
}

var testIndexSwitch = OpDef{
	Name:     "scf.index_switch",
	Operands: []ValueDef{{Name: "arg", Constraint: &indexType}},
	Results:  []ValueDef{{Name: "results", Arity: Variadic, Constraint: &anyType}},
	Slots:    []SlotDef{{Name: "cases"}},
	Regions: []RegionDef{{Name: "defaultRegion", Constraint: &SizedRegion1},
		{Name: "caseRegions", Variadic: true, Constraint: &SizedRegion1}},
	Terminator: "scf.yield",
	Traits:     []*Trait{&SingleBlock, &SingleBlockImplicitTerminator, &RecursiveMemoryEffects},
}

var testYield = OpDef{
	Name:     "scf.yield",
	Operands: []ValueDef{{Name: "results", Arity: Variadic, Constraint: &anyType}},
	Traits:   []*Trait{&AlwaysSpeculatable, &NoMemoryEffect, &ReturnLike, &Terminator, &ParentOneOf},
	Parents:  []string{"scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"},
}

func dialectOf(name string, ops ...*OpDef) *Dialect {
	return &Dialect{Def: &DialectDef{Name: name, Ops: ops}}
}

// testDialects returns the dialects above.
func testDialects() []*Dialect {
	return []*Dialect{
		dialectOf("func", &testFunc, &testReturn, &testCallIndirect),
		dialectOf("arith", &testAndI, &testSelect, &testConstant),
		dialectOf("cf", &testBr, &testCondBr, &testSwitch),
		dialectOf("scf", &testFor, &testIf, &testExecuteRegion, &testIndexSwitch, &testYield),
	}
}

func testContext() *Context {
	c := NewContext(testDialects()...)
	c.AllowUnregistered(true)
	return c
}

// build makes an operation of the given name.
func build(b *Builder, name string, types []Type, operands ...*Value) *Operation {
	return b.Create(&OperationState{Info: b.Context().OpName(name), Types: types, Operands: operands})
}

// testFuncOp makes func.func @name with one entry block of the given argument types, at the end of the module.
func testFuncOp(m *Operation, name string, args ...Type) (*Operation, *Block) {
	c := m.Context()
	blk := NewBlock(args)
	st := OperationState{Info: c.InfoOf(&testFunc)}
	st.SetSlot(0, c.String(name))
	st.SetSlot(1, c.TypeAttr(c.Function(args, nil)))
	st.AddRegion().Append(blk)
	op := Create(&st)
	m.Body().Append(op)
	return op, blk
}

func verifyAll(t testing.TB, op *Operation, workers int) *Reporter {
	t.Helper()
	r := NewReporter(op.Context())
	if ok := Verify(op, r, VerifyOptions{Workers: workers}); ok == r.List().HasErrors() {
		t.Fatalf("Verify says %v with findings %v", ok, r.List())
	}
	return r
}

package llvm

import "github.com/odsgen/ods/core"

// This file has the verifiers of the dialect's attributes on parameters and results of functions.

// paramRule says what an attribute of a parameter must be, and on what type.
type paramRule struct {
	value   paramValue
	on      paramType
	argOnly bool // it makes no sense on results
}

// paramValue is the kind of an attribute's value.
type paramValue uint8

const (
	anyValue paramValue = iota
	unitValue
	typeValue
	intValue
)

// paramType is the kind of type that a parameter must have.
type paramType uint8

const (
	anyParam paramType = iota
	pointerParam
	integerParam
)

var paramRules = map[string]paramRule{
	"llvm.align":                   {intValue, pointerParam, false},
	"llvm.alignstack":              {intValue, anyParam, true},
	"llvm.allocalign":              {anyValue, anyParam, true},
	"llvm.allocptr":                {anyValue, anyParam, true},
	"llvm.byref":                   {typeValue, pointerParam, true},
	"llvm.byval":                   {typeValue, pointerParam, true},
	"llvm.dereferenceable":         {intValue, pointerParam, false},
	"llvm.dereferenceable_or_null": {intValue, pointerParam, false},
	"llvm.elementtype":             {typeValue, pointerParam, false},
	"llvm.inalloca":                {typeValue, pointerParam, true},
	"llvm.inreg":                   {unitValue, anyParam, false},
	"llvm.nest":                    {unitValue, pointerParam, true},
	"llvm.noalias":                 {unitValue, pointerParam, false},
	"llvm.nocapture":               {unitValue, pointerParam, true},
	"llvm.nofree":                  {unitValue, pointerParam, true},
	"llvm.nonnull":                 {unitValue, pointerParam, false},
	"llvm.noundef":                 {unitValue, anyParam, false},
	"llvm.preallocated":            {typeValue, pointerParam, true},
	"llvm.readnone":                {unitValue, pointerParam, true},
	"llvm.readonly":                {unitValue, pointerParam, true},
	"llvm.returned":                {unitValue, anyParam, true},
	"llvm.signext":                 {unitValue, integerParam, false},
	"llvm.sret":                    {typeValue, pointerParam, true},
	"llvm.writeonly":               {unitValue, pointerParam, true},
	"llvm.zeroext":                 {unitValue, integerParam, false},
}

// check compares an attribute of a value of the type with the rule. Types that are not LLVM's yet may become anything.
func (rule paramRule) check(op *core.Operation, t core.Type, a core.NamedAttr, r *core.Reporter) bool {
	ok, want := true, ""
	switch rule.value {
	case unitValue:
		_, ok = a.Value.(*core.UnitAttr)
		want = "a unit attribute"
	case typeValue:
		_, ok = a.Value.(*core.TypeAttr)
		want = "a type attribute"
	case intValue:
		_, ok = a.Value.(*core.IntegerAttr)
		want = "an integer attribute"
	}
	if !ok {
		return r.OpEmitErrorf(op, "\"%s\" should be %s", a.Name, want).Fail()
	}
	if !IsCompatibleType(t) {
		return true
	}
	switch rule.on {
	case pointerParam:
		if !isPointer(t) {
			return r.OpEmitErrorf(op, "\"%s\" attribute attached to non-pointer LLVM type", a.Name).Fail()
		}
	case integerParam:
		if _, ok := t.(*core.IntegerType); !ok {
			return r.OpEmitErrorf(op, "\"%s\" attribute attached to non-integer LLVM type", a.Name).Fail()
		}
	}
	return true
}

// VerifyRegionArgAttribute checks an attribute of a function's parameter.
func (Hooks) VerifyRegionArgAttribute(op *core.Operation, _, arg int, a core.NamedAttr, r *core.Reporter) bool {
	rule, known := paramRules[a.Name]
	in, _, ok := op.FunctionSignature()
	if !known || !ok || arg >= len(in) {
		return true
	}
	return rule.check(op, in[arg], a, r)
}

// VerifyRegionResultAttribute checks an attribute of a function's result.
func (Hooks) VerifyRegionResultAttribute(op *core.Operation, _, result int, a core.NamedAttr, r *core.Reporter) bool {
	_, out, ok := op.FunctionSignature()
	if !ok || result >= len(out) {
		return true
	}
	if IsVoid(out[result]) {
		return r.OpEmitErrorf(op, "cannot attach result attributes to functions with a void return").Fail()
	}
	rule, known := paramRules[a.Name]
	if !known {
		return true
	}
	if rule.argOnly {
		return r.OpEmitErrorf(op, "\"%s\" is not a valid result attribute", a.Name).Fail()
	}
	return rule.check(op, out[result], a, r)
}

// VerifyOperationAttribute checks an attribute of the dialect on any operation.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	if a.Name != "llvm.data_layout" {
		return true
	}
	s, ok := a.Value.(*core.StringAttr)
	if !ok {
		return r.OpErrorf(op, "expected '%s' to be a string attributes", a.Name).Fail()
	}
	if msg := checkDataLayout(s.Value()); msg != "" {
		return r.OpErrorf(op, "invalid data layout descriptor: %s\n", msg).Fail()
	}
	return true
}

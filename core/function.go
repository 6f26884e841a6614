package core

import "slices"

// FunctionLikeTypeInterface is implemented by function types of dialects, for [Operation.FunctionSignature].
type FunctionLikeTypeInterface interface {
	Inputs() []Type
	Results() []Type
}

// The inherent attributes of operations with the trait [FunctionLike].
const (
	FunctionTypeAttr = "function_type"
	ArgAttrsAttr     = "arg_attrs"
	ResAttrsAttr     = "res_attrs"
)

// FunctionSignature returns the types of the arguments and results of a function-like operation, and whether it has a
// function type.
func (op *Operation) FunctionSignature() (inputs, results []Type, ok bool) {
	a, _ := op.Attr(FunctionTypeAttr).(*TypeAttr)
	if a == nil {
		return nil, nil, false
	}
	if t, ok := FunctionLikeTypeInterfaceKey.Of(a.value); ok {
		return t.Inputs(), t.Results(), true
	}
	return nil, nil, false
}

// ArgAttrs returns the dictionary of argument i of a function-like operation, nil when it has none.
func (op *Operation) ArgAttrs(i int) *DictAttr { return dictAt(op.Attr(ArgAttrsAttr), i) }

// ResultAttrs returns the dictionary of result i of a function-like operation, nil when it has none.
func (op *Operation) ResultAttrs(i int) *DictAttr { return dictAt(op.Attr(ResAttrsAttr), i) }

// SetArgAttr sets an attribute of argument i of a function-like operation; nil removes it.
func (op *Operation) SetArgAttr(i int, name string, value Attribute) {
	inputs, _, _ := op.FunctionSignature()
	c := op.Context()
	list := make([]Attribute, len(inputs))
	any := false
	for k := range list {
		d := op.ArgAttrs(k)
		var entries []NamedAttr
		if d != nil {
			entries = slices.Clone(d.Entries())
		}
		if k == i {
			entries = slices.DeleteFunc(entries, func(a NamedAttr) bool { return a.Name == name })
			if value != nil {
				entries = append(entries, NamedAttr{Name: name, Value: value})
			}
		}
		any = any || len(entries) > 0
		list[k] = c.Dict(entries)
	}
	if any {
		op.SetAttr(ArgAttrsAttr, c.Array(list...))
	} else {
		op.RemoveAttr(ArgAttrsAttr)
	}
}

func dictAt(list Attribute, i int) *DictAttr {
	l, ok := list.(*ArrayAttr)
	if !ok || i >= len(l.elems) {
		return nil
	}
	d, _ := l.elems[i].(*DictAttr)
	return d
}

// verifyFunctionLike compares the attributes of arguments and results, and the entry block, with the function type.
func verifyFunctionLike(op *Operation, r *Reporter) bool {
	if !verifyFunctionParts(op, r) {
		return false
	}
	inputs, _, ok := op.FunctionSignature()
	if !ok {
		return true
	}
	entry := op.Region(0).Entry()
	if entry == nil {
		return true
	}
	if len(entry.args) != len(inputs) {
		return r.OpErrorf(op, "entry block must have %d arguments to match function signature", len(inputs)).Fail()
	}
	for i, a := range entry.args {
		if a.Type() != inputs[i] {
			return r.OpErrorf(op, "type of entry block argument #%d(%s) must match the type of the corresponding argument in "+
				"function signature(%s)", i, quoteType(a.Type()), quoteType(inputs[i])).Fail()
		}
	}
	return true
}

// verifyFunctionParts checks the attributes of arguments and results.
func verifyFunctionParts(op *Operation, r *Reporter) bool {
	inputs, results, ok := op.FunctionSignature()
	if !ok {
		return true // the declaration demands a function type
	}
	if !verifyValueAttrs(op, ArgAttrsAttr, "argument", len(inputs), r) || !verifyValueAttrs(op, ResAttrsAttr, "result", len(results),
		r) {
		return false
	}
	if op.NumRegions() != 1 {
		return r.OpErrorf(op, "expects one region").Fail()
	}
	return true
}

// verifyValueAttrs checks the list of dictionaries of a function's arguments or results.
func verifyValueAttrs(op *Operation, name, what string, count int, r *Reporter) bool {
	list, ok := op.Attr(name).(*ArrayAttr)
	if !ok {
		return true
	}
	if len(list.elems) != count {
		return r.OpErrorf(op, "expects %s attribute array to have the same number of elements as the number of function %ss, "+
			"got %d, but expected %d", what, what, len(list.elems), count).Fail()
	}
	for i, e := range list.elems {
		dict, ok := e.(*DictAttr)
		if !ok {
			return r.OpErrorf(op, "expects %s attribute dictionary to be a DictionaryAttr, but got `%s`", what, AttrString(e)).Fail()
		}
		for _, a := range dict.entries {
			if !hasDialectPrefix(a.Name) {
				return r.OpErrorf(op, "%ss may only have dialect attributes", what).Fail()
			}
			d := op.Context().attrDialect(a.Name)
			if d == nil {
				continue
			}
			f := d.Def.VerifyRegionArgAttr
			if name == ResAttrsAttr {
				f = d.Def.VerifyRegionResultAttr
			}
			if f != nil && !f(d.Hooks, op, 0, i, a, r) {
				return false
			}
		}
	}
	return true
}

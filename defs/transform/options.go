package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// ParseApplyRegisteredPassOptions reads {key = value}. A value is an attribute, an operand, or a list of such; an
// operand is remembered by an attribute with its number.
func (Hooks) ParseApplyRegisteredPassOptions(p *core.Parser, options *core.Attribute, refs *[]core.OperandRef) bool {
	var list []core.NamedAttr
	ok := p.List(core.DelimBrace, " in options dictionary", func() bool {
		var key string
		if !p.TryKeywordOrString(&key) || key == "" {
			return p.Errorf(p.Pos(), "expected key to either be an identifier or a string")
		}
		if !p.TryPunct(core.PunctEqual) {
			return p.Errorf(p.Pos(), "expected '=' after key in key-value pair")
		}
		var value core.Attribute
		if !parseOption(p, &value, refs) {
			return p.Errorf(p.Pos(), "expected a valid attribute or operand as value associated to key '%s'", key)
		}
		list = append(list, core.NamedAttr{Name: key, Value: value})
		return true
	})
	if !ok {
		return false
	}
	for i, a := range list {
		if slices.ContainsFunc(list[:i], func(b core.NamedAttr) bool { return a.Name == b.Name }) {
			return p.Errorf(p.Pos(), "duplicate keys found in options dictionary")
		}
	}
	*options = p.Context().Dict(list)
	return true
}

// parseOption reads the value of an option.
func parseOption(p *core.Parser, value *core.Attribute, refs *[]core.OperandRef) bool {
	c := p.Context()
	if p.TryPunct(core.PunctLSquare) {
		var list []core.Attribute
		ok := p.List(core.DelimNone, " in options dictionary", func() bool {
			list = append(list, nil)
			return parseOption(p, &list[len(list)-1], refs)
		})
		if !ok || !p.Punct(core.PunctRSquare) {
			return false
		}
		*value = c.Array(list...)
		return true
	}
	switch found, ok := p.TryAttr(value, nil); {
	case !found:
		var ref core.OperandRef
		if !p.Operand(&ref) {
			return false
		}
		*value = transform.GetParamOperandAttr(c, c.I64Attr(int64(len(*refs))))
		*refs = append(*refs, ref)
	case !ok:
		return false
	default:
		if _, marker := (*value).(*transform.ParamOperandAttr); marker {
			return p.Errorf(p.Pos(), "the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only "+
				"used in the generic print format")
		}
	}
	return true
}

// PrintApplyRegisteredPassOptions writes what [Hooks.ParseApplyRegisteredPassOptions] reads.
func (Hooks) PrintApplyRegisteredPassOptions(p *core.Printer, _ *core.Operation, options core.Attribute, vals []*core.Value) {
	dict, ok := options.(*core.DictAttr)
	if !ok || len(dict.Entries()) == 0 {
		return
	}
	p.Byte('{')
	for i, e := range dict.Entries() {
		if i > 0 {
			p.Str(", ")
		}
		p.QuotedString(e.Name)
		p.Str(" = ")
		printOption(p, e.Value, vals)
	}
	p.Byte('}')
}

func printOption(p *core.Printer, a core.Attribute, vals []*core.Value) {
	switch a := a.(type) {
	case *transform.ParamOperandAttr:
		if i := a.Index().Int64(); i >= 0 && i < int64(len(vals)) {
			p.Operand(vals[i])
			return
		}
		p.Attr(a) // the verifier has not seen the operation
	case *core.ArrayAttr:
		p.Byte('[')
		for i, e := range a.Elems() {
			if i > 0 {
				p.Str(", ")
			}
			printOption(p, e, vals)
		}
		p.Byte(']')
	default:
		p.Attr(a)
	}
}

// VerifyApplyRegisteredPass checks that each operand is used by one option.
func (Hooks) VerifyApplyRegisteredPass(op transform.ApplyRegisteredPassOp, r *core.Reporter) bool {
	used := make([]bool, len(op.DynamicOptions()))
	var check func(a core.Attribute) bool
	check = func(a core.Attribute) bool {
		switch a := a.(type) {
		case *core.ArrayAttr:
			for _, e := range a.Elems() {
				if !check(e) {
					return false
				}
			}
		case *transform.ParamOperandAttr:
			i := a.Index().Int64()
			if i < 0 || i >= int64(len(used)) {
				return r.OpErrorf(op.Op, "dynamic option index %d is out of bounds for the number of dynamic options: %d", i,
					len(used)).Fail()
			}
			if used[i] {
				return r.OpErrorf(op.Op, "dynamic option index %d is already used in options", i).Fail()
			}
			used[i] = true
		}
		return true
	}
	if d := op.OptionsAttr(); d != nil {
		for _, e := range d.Entries() {
			if !check(e.Value) {
				return false
			}
		}
	}
	if slices.Contains(used, false) {
		return r.OpErrorf(op.Op, "a param operand does not have a corresponding param_operand attr in the options dict").Fail()
	}
	return true
}

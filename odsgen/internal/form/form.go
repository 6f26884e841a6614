package form

import (
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// opSubject describes an operation to the format compiler.
func opSubject(o *model.Op) *asmformat.Subject {
	sub := &asmformat.Subject{Kind: asmformat.OpSubject, Name: o.FullName(),
		OperandSegments: o.OperandSegments == model.SegmentsAttr, ResultSegments: o.ResultSegments == model.SegmentsAttr,
		Terminator:                o.HasTrait("Terminator"),
		SameOperandsAndResultType: o.HasTrait("SameOperandsAndResultType"), SameTypeOperands: o.HasTrait("SameTypeOperands"),
		InferTypes: model.FindHook(o.Hooks, model.HookInfer) != nil}
	value := func(v *model.Value) asmformat.Value {
		x := asmformat.Value{Name: v.Name, Arity: asmformat.Arity(v.Length), Buildable: v.Constraint.Builds != nil,
			Any: v.Constraint.Pred.Op == model.ExprTrue}
		if v.InnerSegments != nil {
			x.SizesAttr = v.InnerSegments.Name
		}
		return x
	}
	for _, v := range o.Operands {
		sub.Operands = append(sub.Operands, value(v))
	}
	for _, v := range o.Results {
		sub.Results = append(sub.Results, value(v))
	}
	for _, a := range o.Attributes {
		sub.Attrs = append(sub.Attrs, attrSubject(a))
	}
	for _, a := range o.Properties {
		sub.Props = append(sub.Props, propSubject(a))
	}
	for _, r := range o.Regions {
		sub.Regions = append(sub.Regions, asmformat.Region{Name: r.Name, Arity: asmformat.Arity(r.Length),
			Terminator: o.HasTrait("SingleBlockImplicitTerminator")})
	}
	for _, x := range o.Successors {
		sub.Successors = append(sub.Successors, asmformat.Successor{Name: x.Name, Arity: asmformat.Arity(x.Length)})
	}
	for i := range o.Facts {
		f := &o.Facts[i]
		if f.Expr == nil {
			continue
		}
		refs := exprRefs(f.Expr, nil)
		if len(refs) != 1 {
			continue // buildable, or more than the format's one-source rule takes
		}
		from, to := o.RefName(refs[0]), o.RefName(f.To)
		if isEquality(f) {
			sub.AllTypesMatch = append(sub.AllTypesMatch, []string{from, to})
			continue
		}
		form := asmformat.MatchOne
		if f.Optional {
			form = asmformat.MatchOptional
		} else if f.Ranged {
			form = asmformat.MatchRange
		}
		sub.TypesMatch = append(sub.TypesMatch, asmformat.TypesMatch{From: from, To: to, Form: form})
	}
	return sub
}

// Matches returns the facts after Subject.TypesMatch, in its order.
func Matches(o *model.Op) []*model.TypeFact {
	var out []*model.TypeFact
	for i := range o.Facts {
		f := &o.Facts[i]
		if f.Expr != nil && !isEquality(f) && len(exprRefs(f.Expr, nil)) == 1 {
			out = append(out, f)
		}
	}
	return out
}

// isEquality reports whether a type is simply that of another part, and both ways.
func isEquality(f *model.TypeFact) bool {
	e := f.Expr
	if e.Op == model.ExprValue {
		return !f.Transformed
	}
	return e.Op == model.ExprCall && e.Name == "type" && len(e.Args) == 1 && e.Args[0].Op == model.ExprValue
}

// exprRefs appends the different parts of the operation that an expression mentions.
func exprRefs(e *model.Expr, out []model.ValueRef) []model.ValueRef {
	if e.Op == model.ExprValue {
		for _, r := range out {
			if r == e.Ref {
				return out
			}
		}
		return append(out, e.Ref)
	}
	if e.Op == model.ExprCall && e.Name == "type" && len(e.Args) == 1 {
		return exprRefs(e.Args[0], out)
	}
	for _, a := range e.Args {
		out = exprRefs(a, out)
	}
	return out
}

// untypedClasses are the attributes of package core that are never written with a type.
var untypedClasses = map[string]bool{"SymbolRefAttr": true, "ArrayAttr": true, "DictAttr": true, "TypeAttr": true,
	"AffineMapAttr": true, "IntegerSetAttr": true, "UnitAttr": true, "DenseArrayAttr": true}

func attrSubject(a *model.Attribute) asmformat.Attr {
	x := asmformat.Attr{Name: a.Name, Optional: a.Optional || a.Constraint.Unit, Default: a.Default != nil, Unit: a.Constraint.Unit}
	if a.Constraint.Untyped || untypedClasses[a.Constraint.Class] {
		x.Form = asmformat.AttrTyped // never written with a type
	}
	switch a.Syntax {
	case model.SyntaxUnit:
		x.Form, x.First = asmformat.AttrTyped, asmformat.First{Tokens: []string{"unit"}}
	case model.SyntaxTyped:
		x.Form = asmformat.AttrTyped
	case model.SyntaxStripped:
		x.Form = asmformat.AttrStripped
		x.OwnType = a.Constraint.ValueType == nil && a.Constraint.Def != nil && slices.ContainsFunc(a.Constraint.Def.Params,
			func(p *model.Param) bool { return p.Self })
	case model.SyntaxSymbolName:
		x.Form = asmformat.AttrSymbolName
	case model.SyntaxEnumKeyword:
		x.Form = asmformat.AttrEnumKeyword
		for _, c := range a.Constraint.Enum.Cases {
			x.Cases = append(x.Cases, c.Str)
		}
	}
	if e := a.Constraint.Enum; e != nil && e.Storage == model.EnumAttr {
		x.First = formatFirst(e)
	}
	return x
}

// formatFirst returns what the text of an enum attribute can start with.
func formatFirst(e *model.Enum) asmformat.First {
	if f := e.Attr.Format; f != nil && !f.Custom {
		t := f.Text.Value
		for i := 0; i+2 < len(t); i++ {
			if t[i] == '`' {
				return asmformat.First{Tokens: []string{t[i+1 : i+2]}}
			}
			if t[i] == '$' {
				break
			}
		}
	}
	return enumFirst(e)
}

func enumFirst(e *model.Enum) asmformat.First {
	if e == nil {
		return asmformat.First{}
	}
	var f asmformat.First
	for _, c := range e.Cases {
		f.Tokens = append(f.Tokens, c.Str)
	}
	return f
}

// defSubject describes a type or attribute to the format compiler.
func defSubject(d *model.AttrOrTypeDef) *asmformat.Subject {
	sub := &asmformat.Subject{Kind: asmformat.TypeSubject, Name: d.Dialect.Prefix() + "." + d.Mnemonic}
	if d.IsAttr {
		sub.Kind = asmformat.AttrSubject
	}
	for _, p := range d.Params {
		t := p.Type.Present()
		x := asmformat.Param{Name: p.Name, Optional: p.Optional, Self: p.Self || p.Mutable, List: t.Kind == model.ParamList, Bare: bare(t)}
		if t.Kind == model.ParamEnum {
			x.First = enumFirst(t.Enum)
		} else if k := t.Scalar; k != nil {
			switch k.Zero.(type) {
			case int64, uint64:
				x.First.Classes = asmformat.ClassInteger
			case bool:
				x.First.Tokens = []string{"true", "false"}
			case string:
				x.First.Classes = asmformat.ClassString
			}
		}
		sub.Params = append(sub.Params, x)
	}
	return sub
}

// bare reports whether the text of a parameter of a type never has a prefix.
func bare(t *model.ParamType) bool {
	switch t.Kind {
	case model.ParamTypeRef, model.ParamAttrRef:
		return false
	case model.ParamList:
		return bare(t.Elem)
	}
	return true
}

// Op compiles the declarative format of an operation. Calling the operation's inference is the last resort, because a
// parser can derive most types at less cost. The format is nil when the findings have errors.
func Op(o *model.Op) (*asmformat.Format, diag.List) {
	sub := opSubject(o)
	sub.Allow = o.Format.Allow
	if o.Infer != nil && !sub.InferTypes {
		if f, findings := asmformat.Compile(sub, o.Format.Text.Value); !findings.HasErrors() {
			return f, nil
		}
		sub.InferTypes = true
	}
	return compile(sub, o.Format)
}

// Def compiles the declarative format of a type or attribute. The format is nil when the findings have errors.
func Def(d *model.AttrOrTypeDef) (*asmformat.Format, diag.List) {
	sub := defSubject(d)
	sub.Allow = d.Format.Allow
	return compile(sub, d.Format)
}

// compile compiles a format and places what is wrong with it in the YAML.
func compile(sub *asmformat.Subject, f *model.Format) (*asmformat.Format, diag.List) {
	out, findings := asmformat.Compile(sub, f.Text.Value)
	list := findings.Diagnostics(func(s asmformat.Span) (diag.Pos, string) {
		sp := f.Text.At(s.Start, s.End)
		return sp.Pos(), sp.SourceLine()
	})
	if findings.HasErrors() {
		return nil, list
	}
	return out, list
}

// OwnDef returns the definition of the dialect's type or attribute that a constraint names, or nil.
func OwnDef(c *model.Constraint) *model.AttrOrTypeDef {
	if c.Enum != nil && c.Enum.Storage == model.EnumAttr {
		return c.Enum.Attr
	}
	if c.Def != nil && !c.Def.Native {
		return c.Def
	}
	return nil
}

// DenseArray returns the constraint on packed arrays that a constraint is, or nil.
func DenseArray(c *model.Constraint) *rt.DenseArray {
	for ; c != nil; c = c.Base {
		for i := range rt.DenseArrays {
			if rt.DenseArrays[i].Name == c.Name {
				return &rt.DenseArrays[i]
			}
		}
	}
	return nil
}

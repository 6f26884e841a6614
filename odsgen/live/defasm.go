package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// ParseType implements [core.TypeAsm].
func (x *define) ParseType(_ any, p *core.Parser) (core.Type, bool) {
	params, ok := x.parse(p, nil)
	if !ok {
		return nil, false
	}
	return x.makeType(p.Context(), params), true
}

// PrintType implements [core.TypeAsm].
func (x *define) PrintType(_ any, p *core.Printer, t core.Type) { x.print(p, valuesOf(t)) }

// ParseAttr implements [core.AttrAsm].
func (x *define) ParseAttr(_ any, p *core.Parser, self core.Type) (core.Attribute, bool) {
	params, ok := x.parse(p, self)
	if !ok {
		return nil, false
	}
	return x.makeAttr(p.Context(), params), true
}

// PrintAttr implements [core.AttrAsm].
func (x *define) PrintAttr(_ any, p *core.Printer, a core.Attribute) { x.print(p, valuesOf(a)) }

// parse reads the parameters after the mnemonic.
func (x *define) parse(p *core.Parser, self core.Type) ([]any, bool) {
	at := p.Pos()
	if x.unreadable != "" {
		return nil, p.Errorf(at, "'%s.%s' cannot be read: %s", x.d.m.Name, x.m.Mnemonic, x.unreadable)
	}
	c := p.Context()
	r := defParse{x: x, P: p, params: make([]any, len(x.m.Params))}
	for i, param := range x.m.Params {
		switch {
		case param.Mutable:
		case param.Self:
			if k := x.d.classOf(param.Type.Constraint); k != nil && (self == nil || !k.Has(self)) {
				return nil, rt.WrongSelf(p, self)
			} else if self != nil {
				r.params[i] = self
			}
		default:
			r.params[i] = x.defaultOf(c, param)
		}
	}
	if !r.steps(x.parser) {
		return nil, false
	}
	if len(x.checked) > 0 && !x.check(c, p.Reporter(), p.LocAt(at), r.params) {
		return nil, p.Failed(at)
	}
	return r.params, true
}

// defParse reads the text of one type or attribute: it executes the steps of the parser that compiled definitions have.
type defParse struct {
	P      *core.Parser
	x      *define
	params []any
}

func (r *defParse) steps(steps []*asmprog.Step) bool {
	for _, st := range steps {
		if !r.step(st) {
			return false
		}
	}
	return true
}

func (r *defParse) step(st *asmprog.Step) bool {
	switch st.Kind {
	case asmprog.Must:
		_, ok := r.call(st.Call)
		return ok
	case asmprog.If:
		found, ok := r.call(st.Call)
		if found {
			return ok && r.steps(st.Then)
		}
		return ok && r.steps(st.Else)
	case asmprog.SetTrue:
		r.params[st.Param.Index] = true
	case asmprog.Fields:
		var names, required []string
		for _, f := range st.Fields {
			names = append(names, f.Param.Name)
			if !f.Param.Optional {
				required = append(required, f.Param.Name)
			}
		}
		return r.P.Struct(names, required, func(key string) bool {
			_, ok := r.call(st.Fields[slices.Index(names, key)].Call)
			return ok
		})
	}
	return true
}

// call reads a part. Hooks are not called: what needs one has no text.
func (r *defParse) call(c *asmprog.Call) (found, ok bool) {
	p := c.Param
	if p == nil {
		return asm.Literal(r.P, c.Op, c.Args.Text)
	}
	found, ok = r.value(&p.Type, &r.params[p.Index], p.Try)
	if p.Try {
		return found, ok
	}
	return true, r.P.Param(form.CPPDef(r.x.m), form.CPPParamName(r.x.m, p.Param),
		form.CPPParam(r.x.m, p.Param, show.ParamGo(r.x.d.m, p.Type)), ok)
}

// value reads a value of a type; try declines when none is there.
func (r *defParse) value(t *model.ParamType, dst *any, try bool) (found, ok bool) {
	p := r.P
	switch t.Kind {
	case model.ParamScalar:
		return t.Scalar.Read(p, dst, try)
	case model.ParamEnum:
		read, text := form.ReadEnum(t.Enum, try)
		var v uint64
		if found, ok = read.Read(p, text, &v); found && ok {
			*dst = v
		}
		return found, ok
	case model.ParamTypeRef:
		return r.typeRef(t, dst, try)
	case model.ParamAttrRef:
		return r.attrRef(t, dst, try)
	case model.ParamMaybe:
		found, ok = r.value(t.Elem, dst, try || t.MayBeEmpty())
		return found, ok
	case model.ParamList:
		elem := func(v *any) bool { _, ok := r.value(t.Elem, v, false); return ok }
		var l []any
		if found, ok = true, true; try {
			found, ok = rt.TryParseList(p, &l, elem)
		} else {
			ok = rt.ParseList(p, &l, elem)
		}
		if found && ok {
			*dst = l
		}
		return found, ok
	}
	return true, p.Errorf(p.Pos(), "a parameter of Go type '%s' cannot be read without its hook", t.Go)
}

func (r *defParse) typeRef(t *model.ParamType, dst *any, try bool) (found, ok bool) {
	set, c := r.x.d.set, t.Constraint
	var v core.Type
	if own := form.OwnTypeDef(c); own != nil {
		found, ok = set.customType(r.P, own, &v, try)
	} else {
		found, ok = r.x.d.classOf(c).ReadType(r.P, &v, try)
	}
	if found && ok {
		*dst = v
	}
	return found, ok
}

func (r *defParse) attrRef(t *model.ParamType, dst *any, try bool) (found, ok bool) {
	set, c := r.x.d.set, t.Constraint
	var v core.Attribute
	own, where := form.AttrRef(c)
	if d := form.DenseArray(c); d != nil {
		var list *core.DenseArrayAttr
		if found, ok = true, true; try {
			found, ok = r.P.TryDenseArray(d.Elem(r.P.Context()), &list)
		} else {
			ok = r.P.DenseArray(d.Elem(r.P.Context()), &list)
		}
		v = list
	} else if own != nil {
		found, ok = set.customAttr(r.P, own, &v, try)
	} else {
		found, ok = r.x.d.classOf(c).ReadAttr(r.P, &v, nil, r.x.d.where(where), try)
	}
	if found && ok {
		*dst = v
	}
	return found, ok
}

// print writes what follows the mnemonic.
func (x *define) print(p *core.Printer, v *values) {
	if v != nil {
		(&defPrint{x: x, p: p, v: v}).steps(x.printer)
	}
}

// defPrint writes the text of one type or attribute: it executes the steps of the printer that compiled definitions
// have.
type defPrint struct {
	x    *define
	p    *core.Printer
	v    *values
	list rt.Items // that is written
}

func (w *defPrint) present(t asmprog.TestArg) bool {
	return !w.x.isDefault(w.p.Context(), t.Param.Param, w.v.params[t.Param.Index])
}

func (w *defPrint) steps(steps []*asmprog.WriteStep) {
	for _, st := range steps {
		switch st.Kind {
		case asmprog.Text:
			w.p.Str(st.Text)
		case asmprog.Newline:
			w.p.Newline()
		case asmprog.WriteParam:
			w.value(&st.Param.Type, w.v.params[st.Param.Index], st.Param.Qualified)
		case asmprog.WriteIf:
			if slices.ContainsFunc(st.Tests, w.present) != st.Negate {
				w.steps(st.Then)
			} else {
				w.steps(st.Else)
			}
		case asmprog.Listing:
			w.list = rt.Items{P: w.p}
			w.steps(st.Then)
		case asmprog.Item:
			w.list.Item(st.Text)
		}
	}
}

func (w *defPrint) value(t *model.ParamType, v any, qualified bool) {
	if c := form.Codec(*t, qualified); c != nil {
		text := ""
		if n, ok := v.(uint64); ok && t.Kind == model.ParamEnum {
			text = t.Enum.Table().Text(n)
		}
		c.Write(w.p, v, text)
		return
	}
	if t.Kind == model.ParamMaybe {
		w.value(t.Elem, v, qualified)
		return
	}
	list, _ := v.([]any)
	for i, e := range list {
		if i > 0 {
			w.p.Str(", ")
		}
		w.value(t.Elem, e, qualified)
	}
}

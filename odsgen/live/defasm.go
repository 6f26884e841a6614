package live

import (
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
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

// parse reads the parameters behind the mnemonic.
func (x *define) parse(p *core.Parser, self core.Type) ([]any, bool) {
	at := p.Pos()
	if x.unreadable != "" {
		return nil, p.Errorf(at, "'%s.%s' cannot be read: %s", x.d.m.Name, x.m.Mnemonic, x.unreadable)
	}
	c := p.Context()
	r := defParse{x: x, p: p, params: make([]any, len(x.m.Params))}
	for i, param := range x.m.Params {
		switch {
		case param.Mutable:
		case param.Self:
			k := x.d.set.classOf(param.Type.Constraint)
			switch {
			case self == nil && k != nil:
				return nil, p.Errorf(at, "expected a trailing type")
			case k != nil && !k.is(self):
				return nil, p.Errorf(at, "invalid kind of type specified")
			case self != nil:
				r.params[i] = self
			}
		default:
			r.params[i] = x.defaultOf(c, param)
		}
	}
	if x.f != nil && !r.steps(x.f.Program.Parse) {
		return nil, false
	}
	if len(x.checked) > 0 && !x.check(c, p.Reporter(), p.LocAt(at), r.params) {
		return nil, p.Failed(at)
	}
	return r.params, true
}

// defParse reads the text of one type or attribute.
type defParse struct {
	x      *define
	p      *core.Parser
	params []any
}

func (r *defParse) steps(steps []asmformat.Step) bool {
	for _, st := range steps {
		ok := true
		switch st := st.(type) {
		case *asmformat.Literal:
			ok = literal(r.p, st)
		case *asmformat.Var:
			ok = r.param(st.Ref.Index)
		case *asmformat.Params:
			ok = r.list(st.Items)
		case *asmformat.Struct:
			ok = r.fields(st)
		case *asmformat.ParseIf:
			ok = r.parseIf(st)
		case *asmformat.SetUnit:
			r.params[st.Ref.Index] = true
		}
		if !ok {
			return false
		}
	}
	return true
}

// list reads the parameters that params stands for. A missing comma ends the list in front of an optional one.
func (r *defParse) list(items []*asmformat.Var) bool {
	for i, v := range items {
		if i > 0 {
			switch {
			case r.p.TryPunct(core.PunctComma):
			case r.x.m.Params[v.Ref.Index].Optional:
				return true
			default:
				return r.p.Punct(core.PunctComma)
			}
		}
		if !r.param(v.Ref.Index) {
			return false
		}
	}
	return true
}

func (r *defParse) fields(st *asmformat.Struct) bool {
	var names, required []string
	for _, f := range st.Fields {
		p := r.x.m.Params[f.Param]
		names = append(names, p.Name)
		if !p.Optional {
			required = append(required, p.Name)
		}
	}
	return r.p.Struct(names, required, func(key string) bool { return r.param(st.Fields[slices.Index(names, key)].Param) })
}

func (r *defParse) parseIf(st *asmformat.ParseIf) bool {
	found, ok := false, true
	switch e := st.Guard.Element.(type) {
	case *asmformat.Var:
		p := r.x.m.Params[e.Ref.Index]
		found, ok = r.value(&p.Type, &r.params[e.Ref.Index], true)
	case nil:
		found = tryLiteral(r.p, st.Guard.Literal)
	default:
		if found = r.p.StartsParameters(); found {
			ok = r.steps([]asmformat.Step{e})
		}
	}
	switch {
	case !ok:
		return false
	case found:
		return r.steps(st.Then)
	}
	return r.steps(st.Else)
}

// param reads one parameter.
func (r *defParse) param(i int) bool {
	p := r.x.m.Params[i]
	_, ok := r.value(&p.Type, &r.params[i], false)
	return r.p.Param(form.CPPDef(r.x.m), form.CPPParamName(r.x.m, p), form.CPPParam(r.x.m, p, show.ParamGo(r.x.d.m, p.Type)), ok)
}

// value reads a value of a type; try declines when none is there.
func (r *defParse) value(t *model.ParamType, dst *any, try bool) (found, ok bool) {
	p := r.p
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
	case model.ParamList:
		elem := func(v *any) bool { _, ok := r.value(t.Elem, v, false); return ok }
		return store(dst, try,
			func(l *[]any) (bool, bool) { return rt.TryParseList(p, l, elem) },
			func(l *[]any) bool { return rt.ParseList(p, l, elem) })
	}
	return true, p.Errorf(p.Pos(), "a parameter of Go type '%s' cannot be read without its hook", t.Go)
}

func (r *defParse) typeRef(t *model.ParamType, dst *any, try bool) (found, ok bool) {
	set, c := r.x.d.set, t.Constraint
	var v core.Type
	if own := form.OwnTypeDef(c); own != nil {
		found, ok = set.customType(r.p, own, &v, try)
	} else {
		found, ok = set.classOf(c).typ(r.p, &v, try)
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
	if own != nil {
		found, ok = set.customAttr(r.p, own, &v, try)
	} else {
		found, ok = r.x.d.attrWhere(r.p, set.classOf(c), where, &v, nil, try)
	}
	if found && ok {
		*dst = v
	}
	return found, ok
}

// print writes what follows the mnemonic.
func (x *define) print(p *core.Printer, v *values) {
	if x.f != nil && v != nil {
		(&defPrint{x: x, p: p, v: v}).steps(x.f.Program.Print)
	}
}

// defPrint writes the text of one type or attribute.
type defPrint struct {
	x *define
	p *core.Printer
	v *values
}

func (w *defPrint) space(on bool) {
	if on {
		w.p.Byte(' ')
	}
}

func (w *defPrint) present(i int) bool {
	return !w.x.isDefault(w.p.Context(), w.x.m.Params[i], w.v.params[i])
}

func (w *defPrint) steps(steps []asmformat.Step) {
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.Literal:
			w.space(st.Space)
			w.p.Str(st.Text)
		case *asmformat.Whitespace:
			switch st.Kind {
			case asmformat.BlankSpace:
				w.p.Byte(' ')
			case asmformat.BlankNewline:
				w.p.Newline()
			}
		case *asmformat.Var:
			w.space(st.Space)
			w.param(st)
		case *asmformat.Params:
			w.space(st.Space && (!st.SpaceIfPresent ||
				slices.ContainsFunc(st.Items, func(v *asmformat.Var) bool { return w.present(v.Ref.Index) })))
			first := true
			for _, v := range st.Items {
				if w.x.m.Params[v.Ref.Index].Optional && !w.present(v.Ref.Index) {
					continue
				}
				w.comma(&first)
				w.param(v)
			}
		case *asmformat.Struct:
			w.space(st.Space && (!st.SpaceIfPresent ||
				slices.ContainsFunc(st.Fields, func(f asmformat.StructField) bool { return w.present(f.Param) })))
			w.fields(st)
		case *asmformat.PrintIf:
			if slices.ContainsFunc(st.Any, func(c asmformat.Presence) bool { return w.present(c.Ref.Index) }) != st.Negate {
				w.steps(st.Then)
			} else {
				w.steps(st.Else)
			}
		}
	}
}

func (w *defPrint) comma(first *bool) {
	if !*first {
		w.p.Str(", ")
	}
	*first = false
}

func (w *defPrint) fields(st *asmformat.Struct) {
	first := true
	for _, f := range st.Fields {
		p := w.x.m.Params[f.Param]
		if p.Optional && !w.present(f.Param) {
			continue
		}
		w.comma(&first)
		w.p.Str(p.Name)
		w.p.Str(" = ")
		if v, ok := f.Value.(*asmformat.Var); ok {
			w.param(v)
		}
	}
}

func (w *defPrint) param(v *asmformat.Var) {
	w.value(&w.x.m.Params[v.Ref.Index].Type, w.v.params[v.Ref.Index], v.Qualified)
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
	list, _ := v.([]any)
	for i, e := range list {
		if i > 0 {
			w.p.Str(", ")
		}
		w.value(t.Elem, e, qualified)
	}
}

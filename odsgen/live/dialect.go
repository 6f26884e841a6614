package live

import (
	"reflect"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// dialect is a live dialect.
type dialect struct {
	set *Set
	m   *model.Dialect
	// compiled is the dialect whose hooks it is bound to, or nil.
	compiled *core.Dialect
	// hooks are the hooks that formats and expressions name, ops the definitions, by name.
	hooks map[string]*core.UntypedHook
	ops   map[string]*core.OpDef

	defs  []*define
	def   core.DialectDef
	bound *core.Dialect
	asked map[*model.Expr]bool
	// The constraints that have been made.
	typeConstraints map[*model.Constraint]*core.TypeConstraint
	attrConstraints map[*model.Constraint]*core.AttrConstraint
}

// extension is the name of the dialect when it extends another, else "".
func (d *dialect) extension() string {
	if d.m.Extends == "" {
		return ""
	}
	return d.m.Name
}

func (s *Set) newDialect(m *model.Dialect) *dialect {
	d := &dialect{set: s, m: m, compiled: s.compiled(m.Name), hooks: map[string]*core.UntypedHook{}, ops: map[string]*core.OpDef{},
		asked: map[*model.Expr]bool{}, typeConstraints: map[*model.Constraint]*core.TypeConstraint{},
		attrConstraints: map[*model.Constraint]*core.AttrConstraint{}}
	d.def.Name, d.def.Extends, d.def.Depends = m.Name, m.Extends, m.Depends
	d.bound = &core.Dialect{Def: &d.def}
	if c := d.compiled; c != nil {
		d.bound.Hooks = c.Hooks
		for i := range c.Def.HookTable {
			d.hooks[c.Def.HookTable[i].Name] = &c.Def.HookTable[i]
		}
		for _, o := range c.Def.Ops {
			d.ops[o.Name] = o
		}
	}
	return d
}

// hook returns a hook that formats and expressions name, or nil when none has that name and signature.
func (d *dialect) hook(name, params string) *core.UntypedHook {
	if h := d.hooks[name]; h != nil && h.Params == params {
		return h
	}
	return nil
}

// goHook returns the hook that an expression calls, with the hooks of the dialect that it was written in, or nil when
// there is none.
func (d *dialect) goHook(e *model.Expr) (h *core.UntypedHook, hooks any) {
	owner := d.compiled
	if e.Owner != nil && e.Owner.Name != d.m.Name {
		owner = d.set.compiled(e.Owner.Name)
	}
	if owner == nil || e.Op != model.ExprGo || e.Pkg != "" {
		return nil, nil
	}
	params := strings.Join(e.GoParams(), ", ")
	i := slices.IndexFunc(owner.Def.HookTable, func(h core.UntypedHook) bool { return h.Name == e.Name && h.Params == params })
	if i < 0 {
		return nil, nil
	}
	return &owner.Def.HookTable[i], owner.Hooks
}

// callHook calls a hook. An argument that is absent, or has another type than the parameter, is the zero value.
func callHook(h *core.UntypedHook, hooks any, args []any) []any {
	f := reflect.ValueOf(h.Func)
	in := make([]reflect.Value, f.Type().NumIn())
	in[0] = reflect.ValueOf(hooks)
	for i := 1; i < len(in); i++ {
		want := f.Type().In(i)
		in[i] = reflect.Zero(want)
		if i <= len(args) && args[i-1] != nil {
			if v := reflect.ValueOf(args[i-1]); v.Type().AssignableTo(want) {
				in[i] = v
			}
		}
	}
	out := make([]any, 0, f.Type().NumOut())
	for _, v := range f.Call(in) {
		out = append(out, v.Interface())
	}
	return out
}

// defineTypes makes the types and attributes. Those that the compiled dialect has, too, are taken from it, because its
// hooks know their Go types.
func (d *dialect) defineTypes() {
	for _, m := range d.m.Types {
		if i := d.compiledType(m.Mnemonic); i >= 0 {
			d.def.Types = append(d.def.Types, d.compiled.Def.Types[i])
		} else if x := d.own(m); m.Mnemonic != "" {
			d.def.Types = append(d.def.Types, &x.typ)
		}
	}
	for _, m := range d.m.Attrs {
		if i := d.compiledAttr(m.Mnemonic); i >= 0 {
			d.def.Attrs = append(d.def.Attrs, d.compiled.Def.Attrs[i])
		} else if x := d.own(m); m.Mnemonic != "" {
			d.def.Attrs = append(d.def.Attrs, &x.attr)
		}
	}
}

// own makes a type or an attribute that is interpreted.
func (d *dialect) own(m *model.AttrOrTypeDef) *define {
	x := d.define(m)
	d.set.defs[m] = x
	d.defs = append(d.defs, x)
	return x
}

func (d *dialect) compiledType(mnemonic string) int {
	if d.compiled == nil || mnemonic == "" {
		return -1
	}
	return slices.IndexFunc(d.compiled.Def.Types, func(t *core.TypeDef) bool { return t.Mnemonic == mnemonic })
}

func (d *dialect) compiledAttr(mnemonic string) int {
	if d.compiled == nil || mnemonic == "" {
		return -1
	}
	return slices.IndexFunc(d.compiled.Def.Attrs, func(t *core.AttrDef) bool { return t.Mnemonic == mnemonic })
}

// finish makes the operations and the formats, and binds the hooks.
func (d *dialect) finish() {
	for _, x := range d.defs {
		d.finishDef(x)
	}
	for _, m := range d.m.Ops {
		o := d.defineOp(m)
		if m.Format != nil && !m.Format.Custom {
			o.format()
		}
		d.bind(o)
		d.def.Ops = append(d.def.Ops, &o.def)
	}
	d.rules()
	d.bindDialect()
}

// finishDef compiles the format of a type or attribute and reports the hooks that it lacks.
func (d *dialect) finishDef(x *define) {
	m := x.m
	name := d.m.Prefix() + "." + m.Name
	switch {
	case m.Mnemonic == "":
	case m.Format != nil && m.Format.Custom:
		x.unreadable = "its syntax is written in Go, and the hook is not bound"
		d.set.lose(LostText, name, "Parse"+m.GoName, m.Format.Text.Span)
	case m.Format != nil:
		f, findings := form.Def(m)
		d.set.findings = append(d.set.findings, findings...)
		if f == nil {
			break
		}
		x.parser, x.printer = asmprog.DefParser(m, f), asmprog.DefPrinter(m, f)
		hooks(x.parser, func(h *asmprog.Hook) {
			x.unreadable = "custom<" + h.Directive + "> is written in Go, and the hook is not bound"
			d.set.lose(LostText, name, h.Method, m.Format.Text.At(h.At.Start, h.At.End))
		})
	}
	for _, p := range m.Params {
		d.checkParam(x, p, &p.Type)
	}
	if h := model.FindHook(m.Hooks, model.HookVerify); h != nil {
		d.set.lose(LostVerifier, name, h.Method, h.Span)
	}
	for _, h := range m.Hooks {
		if h.Kind == model.HookInterfaceMethod && h.Promised() {
			d.set.lose(LostInterface, name, h.Method, h.Span)
		}
	}
}

// checkParam reports parameters that cannot be read and conditions that cannot be checked.
func (d *dialect) checkParam(x *define, p *model.Param, t *model.ParamType) {
	switch t.Kind {
	case model.ParamGo:
		if x.m.Mnemonic != "" && x.parser != nil && x.unreadable == "" {
			x.unreadable = "parameter '" + p.Name + "' is of a Go type"
			d.set.lose(LostText, d.m.Name+"."+x.m.Name, "Parse"+x.m.GoName+p.GoName, p.Span)
		}
	case model.ParamList:
		d.checkParam(x, p, t.Elem)
	case model.ParamTypeRef, model.ParamAttrRef:
		if t.Constraint != nil {
			d.needs(t.Constraint.Pred, d.m.Name+"."+x.m.Name, p.Span)
		}
	}
}

// needs reports the Go functions that a condition or an equation calls and that are not bound.
func (d *dialect) needs(e *model.Expr, owner string, at model.Span) {
	if e == nil || d.asked[e] {
		return
	}
	d.asked[e] = true
	if h, _ := d.goHook(e); e.Op == model.ExprGo && h == nil {
		name := e.Name
		if e.Pkg != "" {
			name = e.Pkg + "." + name
		}
		if e.Span.IsValid() {
			at = e.Span
		}
		kind := LostConstraint
		if e.Kind != model.KindBool {
			kind = LostInference
		}
		d.set.lose(kind, owner, name, at)
	}
	for _, a := range e.Args {
		d.needs(a, owner, at)
	}
	if e.Constraint != nil {
		d.needs(e.Constraint.Pred, owner, at)
	}
}

// ownTrait returns the run-time form of a trait that a dialect declares: the compiled one where there is one.
func (d *dialect) ownTrait(m *model.Trait) *core.Trait {
	s := d.set
	if t := s.own[m]; t != nil {
		return t
	}
	t := s.compiledTrait(m)
	if t == nil {
		t = &core.Trait{Name: m.Name, Structural: m.Structural}
		s.bindTrait(t, m)
	}
	s.own[m] = t
	return t
}

// bindTrait gives a trait that is not compiled the hooks that are shared.
func (s *Set) bindTrait(t *core.Trait, m *model.Trait) {
	c := s.compiled(m.Dialect.Name)
	for i := range m.Hooks {
		h := &m.Hooks[i]
		if field := traitField(t, h.Kind); field != nil && !take(field, traitField(&core.Trait{}, h.Kind), c, h) {
			s.lose(lossOf[h.Kind], m.Name, h.Method, h.Span)
		}
	}
}

// compiledTrait looks for a trait among those of the compiled operations, types and attributes.
func (s *Set) compiledTrait(m *model.Trait) *core.Trait {
	c := s.compiled(m.Dialect.Name)
	if c == nil {
		return nil
	}
	var lists [][]*core.Trait
	for _, o := range c.Def.Ops {
		lists = append(lists, o.Traits)
	}
	for _, t := range c.Def.Types {
		lists = append(lists, t.Traits)
	}
	for _, a := range c.Def.Attrs {
		lists = append(lists, a.Traits)
	}
	for _, l := range lists {
		for _, t := range l {
			if t.Bit == 0 && t.Name == m.Name {
				return t
			}
		}
	}
	return nil
}

// resource returns the run-time form of a resource: the compiled one where there is one, because resources are compared
// by address.
func (s *Set) resource(m *model.Resource) *core.Resource {
	if r := s.resources[m]; r != nil {
		return r
	}
	r := &core.Resource{Name: m.Name}
	switch c := s.compiled(m.Dialect.Name); {
	case m.Dialect.Native && m.GoName == "Default":
		r = &core.DefaultResource
	case m.Dialect.Native && m.GoName == "AutomaticAllocationScope":
		r = &core.AutomaticAllocationScopeResource
	case c != nil:
		for _, o := range c.Def.Ops {
			for i := range o.Effects {
				if x := o.Effects[i].Resource; x != nil && x.Name == m.Name {
					r = x
				}
			}
		}
	}
	s.resources[m] = r
	return r
}

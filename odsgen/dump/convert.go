package dump

import (
	"slices"
	"strings"

	"fmt"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// Options says what a dump contains.
type Options struct {
	// All adds the imported dialects and libraries to those that were named.
	All bool
	// NoPlaces leaves out file names and places, so that equal definitions in different files give equal dumps.
	NoPlaces bool
}

// Model converts a program.
func Model(prog *model.Program, opt Options) *Document {
	c := &converter{opt: opt, ids: map[*model.Constraint]string{}, used: map[string]bool{}}
	doc := &Document{Schema: SchemaID, Version: Version, Dialects: []Dialect{}}
	list := prog.Roots
	if opt.All {
		list = prog.Dialects
	}
	for _, d := range list {
		doc.Dialects = append(doc.Dialects, c.dialect(d))
	}
	doc.Constraints = append([]Constraint{}, c.constraints...)
	return doc
}

// converter is the state of one conversion.
type converter struct {
	opt         Options
	constraints []Constraint
	ids         map[*model.Constraint]string
	used        map[string]bool
	op          *model.Op // whose parts expressions refer to
}

func (c *converter) place(s model.Span) *Place {
	if c.opt.NoPlaces || !s.IsValid() {
		return nil
	}
	p := s.Pos()
	return &Place{p.File, p.Line, p.Col}
}

func (c *converter) common(m *model.Common) Common {
	out := Common{Name: m.Name, GoName: m.GoName, Summary: m.Summary, Description: m.Description, Deprecated: m.Deprecated,
		Since: m.Since,
		Meta:  raw(m.Meta), At: c.place(m.Span)}
	if m.ID >= 0 {
		out.ID = &m.ID
	}
	for _, s := range m.Expanded {
		if p := c.place(s); p != nil {
			out.Expanded = append(out.Expanded, p)
		}
	}
	return out
}

// raw converts uninterpreted YAML; nil for nothing.
func raw(r *model.Raw) any {
	if r == nil {
		return nil
	}
	switch r.Kind {
	case model.RawScalar:
		return r.Scalar.Value
	case model.RawList:
		out := []any{}
		for _, it := range r.Items {
			out = append(out, raw(it))
		}
		return out
	}
	out := map[string]any{}
	for i, k := range r.Keys {
		out[k.Value] = raw(r.Items[i])
	}
	return out
}

// convert applies a function to all elements of a list.
func convert[A, B any](list []A, f func(A) B) []B {
	var out []B
	for _, x := range list {
		out = append(out, f(x))
	}
	return out
}

func (c *converter) dialect(d *model.Dialect) Dialect {
	versionText := ""
	if _, _, _, parts := evolution.Parts(d.Version); parts {
		versionText = evolution.Text(d.Version)
	}
	out := Dialect{VersionText: versionText, Name: d.Name, Library: d.Library, Native: d.Native, Version: d.Version, Summary: d.Summary,
		Description: d.Description,
		GoPackage:   d.GoPackage, Depends: d.Depends, Hooks: hooks(d.Hooks),
		Passes: convert(d.Passes, c.pass), Rules: convert(d.Rules, c.rule), Meta: raw(d.Meta)}
	if !c.opt.NoPlaces {
		out.ImportPath = d.ImportPath
		if d.Source != nil {
			out.File = d.Source.Path
		}
	}
	for _, i := range d.Imports {
		out.Imports = append(out.Imports, i.Name)
	}
	out.Enums = convert(d.Enums, c.enum)
	out.Types = convert(d.Types, c.def)
	out.Attributes = convert(d.Attrs, c.def)
	out.Constraints = convert(d.Constraints, c.constraint)
	out.Traits = convert(d.Traits, c.trait)
	out.Interfaces = convert(d.Interfaces, c.iface)
	out.Ops = convert(d.Ops, c.operation)
	for _, r := range d.Resources {
		out.Resources = append(out.Resources, c.common(&r.Common))
	}
	out.Discardable = convert(d.Discardable, c.attribute)
	return out
}

func qualified(d *model.Dialect, name string) string {
	if d == nil {
		return name
	}
	return d.Name + "." + name
}

func hooks(list []model.Hook) []Hook {
	return convert(list, func(h model.Hook) Hook { return Hook{h.Interface, h.Method, h.Owner} })
}

func (c *converter) enum(e *model.Enum) Enum {
	out := Enum{Common: c.common(&e.Common), Storage: [...]string{"integer", "attribute", "property"}[e.Storage], Width: e.Width,
		Bits:      e.Bits,
		Separator: e.Separator, PrintGroups: e.PrintGroups, Quoted: e.Quoted, Cases: []EnumCase{},
		Constraint: c.constraint(e.Constraint)}
	if e.Attr != nil {
		out.Attribute = e.Attr.Name
	}
	for _, x := range e.Cases {
		k := EnumCase{Text: x.Str, GoName: x.Go, Value: int64(x.Value), Summary: x.Summary, At: c.place(x.Span)}
		for _, m := range x.Group {
			k.Group = append(k.Group, m.Str)
		}
		out.Cases = append(out.Cases, k)
	}
	return out
}

func (c *converter) def(t *model.AttrOrTypeDef) AttrOrType {
	out := AttrOrType{Common: c.common(&t.Common), Mnemonic: t.Mnemonic, Native: t.Native, Format: c.format(t.Format),
		Verifier: t.Verifier,
		Alias:    t.Alias, Location: t.Location, Encoded: t.Encoded, Builders: builders(t.Builders), Traits: convert(t.Traits, c.traitUse),
		Interfaces: convert(t.Interfaces, c.interfaceUse), Hooks: hooks(t.Hooks), Constraint: c.constraint(t.Constraint)}
	for _, p := range t.Params {
		out.Params = append(out.Params, Param{Name: p.Name, GoName: p.GoName, Summary: p.Summary, Type: c.paramType(*p.Type.Present()),
			Optional: p.Optional,
			Default:  constant(p.Default), SelfType: p.Self, Mutable: p.Mutable, At: c.place(p.Span)})
	}
	if t.Enum != nil {
		out.Enum = t.Enum.Name
	}
	return out
}

// paramKind returns the class of a type as the schema names it.
func paramKind(t model.ParamType) string {
	switch t.Kind {
	case model.ParamEnum:
		return "enum"
	case model.ParamTypeRef:
		return "type"
	case model.ParamAttrRef:
		return "attribute"
	case model.ParamList:
		return "list"
	case model.ParamGo:
		return "go"
	}
	switch t.Scalar.Name {
	case "bool", "string":
		return t.Scalar.Name
	case "float64":
		return "float"
	case "APInt", "APFloat":
		return strings.ToLower(t.Scalar.Name)
	}
	return "int"
}

func (c *converter) paramType(t model.ParamType) ParamType {
	out := ParamType{Kind: paramKind(t), Go: t.Go, Constraint: c.constraint(t.Constraint)}
	if t.Kind == model.ParamList || t.Kind == model.ParamTypeRef || t.Kind == model.ParamAttrRef {
		out.Go = ""
	}
	if t.Enum != nil {
		out.Enum = qualified(t.Enum.Dialect, t.Enum.Name)
	}
	if t.Elem != nil {
		e := c.paramType(*t.Elem)
		out.Elem = &e
	}
	return out
}

func (c *converter) format(f *model.Format) *Format {
	switch {
	case f == nil:
		return nil
	case f.Custom:
		return &Format{Custom: true, At: c.place(f.Text.Span)}
	}
	return &Format{Text: f.Text.Value, At: c.place(f.Text.Span)}
}

func builders(list []*model.Builder) []Signature {
	return convert(list, func(b *model.Builder) Signature { return Signature{b.Name, b.Signature.Text, b.Summary} })
}

func (c *converter) operation(o *model.Op) Op {
	c.op = o
	defer func() { c.op = nil }()
	segments := [...]string{"", "attribute", "equal"}
	out := Op{Common: c.common(&o.Common), FullName: o.FullName(),
		Operands: convert(o.Operands, c.value), Results: convert(o.Results, c.value),
		Attributes: convert(o.Attributes, c.attribute), Properties: convert(o.Properties, c.attribute),
		Traits: convert(o.Traits, c.traitUse), Checks: convert(o.Checks, c.traitUse),
		Interfaces: convert(o.Interfaces, c.interfaceUse), Format: c.format(o.Format),
		Folder: o.Folder, Verifier: o.Verifier, RegionVerifier: o.RegionVerifier,
		Canonicalize: [...]string{"", "method", "patterns"}[o.Canonicalizer], Builders: builders(o.Builders),
		ResultNamesInGo: o.NamesHook, CustomBytecode: o.CustomBytecode,
		OperandSegments: segments[o.OperandSegments], ResultSegments: segments[o.ResultSegments], Hooks: hooks(o.Hooks)}
	for _, e := range o.Examples {
		out.Examples = append(out.Examples, e.Value)
	}
	if e := o.Effects; e.Known {
		out.Effects = &Effects{Recursive: e.Recursive, Go: e.Hook, List: effects(e.List)}
	}
	for _, r := range o.Regions {
		x := Region{Name: r.Name, GoName: r.GoName, Summary: r.Summary, Variadic: r.Length == model.Variadic,
			Constraint: c.constraint(r.Constraint),
			MinBlocks:  r.MinBlocks, DefaultDialect: r.DefaultDialect, At: c.place(r.Span)}
		if r.MaxBlocks >= 0 {
			x.MaxBlocks = &r.MaxBlocks
		}
		out.Regions = append(out.Regions, x)
	}
	for _, s := range o.Successors {
		out.Successors = append(out.Successors,
			Successor{s.Name, s.GoName, s.Summary, s.Length == model.Variadic, c.constraint(s.Constraint), c.place(s.Span)})
	}
	for _, s := range o.Slots {
		out.Slots = append(out.Slots, Slot{s.Name, [...]string{"attribute", "property", "operandSegments", "resultSegments"}[s.Kind]})
	}
	for _, d := range o.Infer {
		out.Infer = append(out.Infer, Derivation{*c.ref(d.To), *c.root(d.Expr)})
	}
	return out
}

func (c *converter) value(v *model.Value) Value {
	out := Value{Name: v.Name, GoName: v.GoName, Summary: v.Summary, Length: v.Length.String(),
		Constraint: c.constraint(v.Constraint),
		Effects:    effects(v.Effects), SSAName: v.SSAName, Since: v.Since, At: c.place(v.Span)}
	if v.InnerSegments != nil {
		out.Sizes = v.InnerSegments.Name
	}
	return out
}

func (c *converter) attribute(a *model.Attribute) Attribute {
	syntax := [...]string{"full", "typed", "stripped", "symbol", "keyword", "unit", "property"}
	return Attribute{Name: a.Name, GoName: a.GoName, Summary: a.Summary, Constraint: c.constraint(a.Constraint),
		Optional: a.Optional,
		Default:  constant(a.Default), Syntax: syntax[a.Syntax], Effects: effects(a.Effects), Deprecated: a.Deprecated, Since: a.Since,
		Implied: a.Implied, At: c.place(a.Span)}
}

func effects(list []model.Effect) []Effect {
	return convert(list, func(e model.Effect) Effect {
		out := Effect{Kind: show.EffectKind(e.Kind), Stage: e.Stage, Full: e.Full}
		if e.Resource != nil {
			out.Resource = qualified(e.Resource.Dialect, e.Resource.Name)
		}
		return out
	})
}

func (c *converter) trait(t *model.Trait) Trait {
	kinds := [...]string{"native", "predicate", "own", "internal", "bundle"}
	return Trait{Common: c.common(&t.Common), Kind: kinds[t.Kind], On: t.Target, Structural: t.Structural,
		Params:   convert(t.Params, func(p model.TraitParam) TraitParam { return TraitParam{p.Name, p.Kind} }),
		Requires: t.Requires, Implies: t.Implies, Verifier: t.Verifier, RegionVerifier: t.RegionVerifier, Fold: t.Fold}
}

func (c *converter) traitUse(u *model.TraitUse) TraitUse {
	out := TraitUse{Name: qualified(u.Trait.Dialect, u.Trait.Name), Text: show.Trait(c.op, u), Summary: u.Summary,
		Implied: u.Implied, At: c.place(u.Span)}
	if u.Pred != nil {
		out.Pred = c.root(u.Pred)
	}
	for _, a := range u.Args {
		x := TraitArg{Name: a.Name, Constraints: convert(a.Types, c.constraint), Ops: a.Ops, Ints: a.Ints, String: a.Str}
		for _, r := range a.Refs {
			x.Parts = append(x.Parts, *c.ref(r))
		}
		if a.Expr != nil {
			x.Expr = c.root(a.Expr)
		}
		out.Args = append(out.Args, x)
	}
	return out
}

func (c *converter) iface(i *model.Interface) Interface {
	out := Interface{Common: c.common(&i.Common), On: show.InterfaceKind(i.Kind), Native: i.Native, Verifier: i.Verifier,
		RegionVerifier: i.RegionVerifier, Conditional: i.Conditional, Constraint: c.constraint(i.Constraint)}
	for _, e := range i.Extends {
		out.Extends = append(out.Extends, qualified(e.Dialect, e.Name))
	}
	for _, m := range i.Methods {
		out.Methods = append(out.Methods, Method{Signature{m.Name, m.Signature.Text, m.Summary}, m.Static, m.Default, m.Final})
	}
	return out
}

func (c *converter) interfaceUse(u *model.InterfaceUse) InterfaceUse {
	return InterfaceUse{qualified(u.Interface.Dialect, u.Interface.Name), u.Overrides, u.Implied, c.place(u.Span)}
}

// constraint returns the id of a constraint, which it enters into the table; "" for none.
func (c *converter) constraint(con *model.Constraint) string {
	if con == nil {
		return ""
	}
	if id, ok := c.ids[con]; ok {
		return id
	}
	id := qualified(con.Dialect, con.Name)
	if con.Name == "" {
		id = c.constraint(con.Base) + " confined"
	}
	for n, base := 2, id; c.used[id]; n++ {
		id = fmt.Sprintf("%s #%d", base, n)
	}
	c.ids[con], c.used[id] = id, true
	at := len(c.constraints) // before those that it needs
	c.constraints = append(c.constraints, Constraint{})
	op := c.op
	c.op = nil
	defer func() { c.op = op }()
	out := Constraint{ID: id, Kind: con.Kind.String(), Name: con.Name, Summary: con.Summary, Pred: *c.root(con.Pred),
		Builds: c.root(con.Builds),
		Class:  con.Class, GoType: con.GoType, ValueType: c.root(con.ValueType), Untyped: con.Untyped, Stripped: con.Stripped,
		SymbolName: con.SymbolName, Unit: con.Unit, Elem: c.constraint(con.Elem), Base: c.constraint(con.Base), At: c.place(con.Span)}
	if con.Dialect != nil {
		out.Dialect = con.Dialect.Name
	}
	if con.Def != nil {
		out.Def = qualified(con.Def.Dialect, con.Def.Name)
	}
	if con.Enum != nil {
		out.Enum = qualified(con.Enum.Dialect, con.Enum.Name)
	}
	c.constraints[at] = out
	return id
}

var refKinds = [...]string{"operand", "result", "attribute", "property", "region", "successor"}

func (c *converter) ref(r model.ValueRef) *Ref {
	out := &Ref{Kind: refKinds[r.Kind], Index: r.Index}
	if c.op != nil {
		if name := c.op.RefName(r); name[0] != '#' {
			out.Name = name
		}
	}
	return out
}

// exprOps are the operators, in the order of model.ExprOp.
var exprOps = [...]string{"true", "false", "and", "or", "not", "eq", "ne", "lt", "le", "gt", "ge", "in", "is", "isClass",
	"implements", "hasTrait",
	"each", "some", "allEqual", "self", "element", "value", "int", "string", "list", "call", "go", "sum"}

// root converts an expression with its text; nil stays nil.
func (c *converter) root(e *model.Expr) *Expr {
	if e == nil {
		return nil
	}
	out := c.expr(e)
	out.Text = show.Expr(c.op, e)
	return &out
}

func (c *converter) expr(e *model.Expr) Expr {
	out := Expr{Op: exprOps[e.Op], Kind: e.Kind.String(), String: e.Str, Name: e.Name, Pkg: e.Pkg,
		Constraint: c.constraint(e.Constraint)}
	if e.Owner != nil {
		out.Owner = e.Owner.Name
	}
	if e.Kind == model.KindList {
		out.Elem = e.Elem.String()
	}
	for _, a := range e.Args {
		out.Args = append(out.Args, c.expr(a))
	}
	switch e.Op {
	case model.ExprInt:
		out.Int = &e.Int
	case model.ExprValue:
		out.Ref = c.ref(e.Ref)
	}
	if e.Def != nil {
		out.Def = qualified(e.Def.Dialect, e.Def.Name)
	}
	if e.Interface != nil {
		out.Interface = qualified(e.Interface.Dialect, e.Interface.Name)
	}
	if e.Trait != nil {
		out.Trait = qualified(e.Trait.Dialect, e.Trait.Name)
	}
	return out
}

func constant(k *model.Const) *Const {
	if k == nil {
		return nil
	}
	kinds := [...]string{"int", "float", "bool", "string", "enum", "list", "unit", "empty", "attribute"}
	out := &Const{Kind: kinds[k.Kind], Text: show.Const(k), Int: k.Int, Float: k.Float, Bool: k.Bool, Str: k.Str}
	for _, x := range k.List {
		out.List = append(out.List, *constant(x))
	}
	if k.Enum != nil {
		out.Enum = qualified(k.Enum.Dialect, k.Enum.Name)
	}
	for _, x := range k.Cases {
		out.Cases = append(out.Cases, x.Str)
	}
	if k.Def != nil {
		out.Def = qualified(k.Def.Dialect, k.Def.Name)
	}
	return out
}

func (c *converter) rule(r *model.Rule) Rule {
	out := Rule{Common: c.common(&r.Common), Root: r.Root().FullName(), Rule: r.Listing, Benefit: r.Benefit, Set: r.Set}
	for _, h := range r.Hooks() {
		out.Calls = append(out.Calls, h.Method)
	}
	slices.Sort(out.Calls)
	out.Calls = slices.Compact(out.Calls)
	return out
}

func (c *converter) pass(p *model.Pass) Pass {
	out := Pass{Common: c.common(&p.Common), Class: p.Class, Anchor: p.Anchor, Depends: p.Depends}
	if p.AnchorInterface != nil {
		out.Interface = p.AnchorInterface.Name
	}
	for _, o := range p.Options {
		x := PassOption{Name: o.Name, GoName: o.GoName, Summary: o.Summary, Type: o.Type, List: o.List, Defaults: o.Defaults}
		if o.Default != "" {
			x.Defaults = []string{o.Default}
		}
		for _, v := range o.Values {
			x.Values = append(x.Values, v.Name)
		}
		out.Options = append(out.Options, x)
	}
	for _, s := range p.Statistics {
		out.Statistics = append(out.Statistics, PassOption{Name: s.Name, GoName: s.GoName, Summary: s.Summary})
	}
	return out
}

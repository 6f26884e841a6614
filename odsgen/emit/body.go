package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// bodyShape is what the Go function is like that makes the body of a region.
//
//	func(b *core.Builder, iv *core.Value, args []*core.Value) []*core.Value
type bodyShape struct {
	args  []model.RegionArg
	given bool      // the types of the arguments are not declared: a field of the builder has them
	term  *model.Op // what takes the values that the function returns; nil: the function makes the terminator
}

func (g *gen) bodyShape(o *model.Op, r *model.Region) bodyShape {
	sh := bodyShape{args: r.Args}
	name := r.Terminator
	if u := o.TraitUse("SingleBlockImplicitTerminator"); u != nil && name == "" {
		for _, a := range u.Args {
			if len(a.Ops) > 0 {
				name = a.Ops[0]
			}
		}
	}
	if t := opNamed(g.d, name, map[*model.Dialect]bool{}); t != nil && takesValues(t) {
		sh.term = t
	}
	if slices.ContainsFunc(sh.args, func(a model.RegionArg) bool { return usesGroups(o, a.Type) }) {
		sh.args, sh.given = nil, true
	}
	if sh.args == nil && !sh.given && !o.HasTrait("NoRegionArguments") {
		sh.args, sh.given = formatArgs(o, r.Index)
	}
	return sh
}

// opNamed finds an operation in a dialect and its imports.
func opNamed(d *model.Dialect, name string, seen map[*model.Dialect]bool) *model.Op {
	if seen[d] || name == "" {
		return nil
	}
	seen[d] = true
	if m, ok := strings.CutPrefix(name, d.Prefix()+"."); ok {
		if o := d.Op(m); o != nil {
			return o
		}
	}
	for _, i := range d.Imports {
		if o := opNamed(i, name, seen); o != nil {
			return o
		}
	}
	return nil
}

// takesValues reports whether a terminator is made of one value or none, and a list of values or none.
func takesValues(t *model.Op) bool {
	needs := func(a *model.Attribute) bool {
		return !a.Optional && a.Default == nil && !a.Constraint.Unit && !a.Implied
	}
	switch {
	case slices.ContainsFunc(t.Attributes, needs), slices.ContainsFunc(t.Properties, needs), len(t.Results) > 0,
		len(t.Successors) > 0:
		return false
	case slices.ContainsFunc(t.Regions, func(r *model.Region) bool { return r.Length != model.Variadic }):
		return false
	}
	switch n := len(t.Operands); n {
	case 0:
		return true
	case 1:
		return t.Operands[0].Length != model.Nested
	case 2:
		return t.Operands[0].Length == model.Single && t.Operands[1].Length == model.Variadic
	}
	return false
}

// formatArgs returns the arguments whose types the format of an operation tells, or that a field has to give them.
func formatArgs(o *model.Op, region int) (args []model.RegionArg, given bool) {
	defs := form.EntryArgs(o, region)
	if len(defs) == 0 {
		return nil, true
	}
	for _, d := range defs {
		if d.Form != core.EntryArgsOfOperand && d.Form != core.EntryArgPairs {
			return nil, true
		}
		v := o.Operands[d.Group]
		e := &model.Expr{Op: model.ExprValue, Kind: model.KindType, Ref: model.ValueRef{Kind: model.RefOperand, Index: d.Group}}
		if v.Length.IsVariable() {
			e.Kind, e.Elem = model.KindList, model.KindType
		}
		args = append(args, model.RegionArg{Name: v.Name, GoName: v.GoName, Type: e})
	}
	return args, false
}

// usesGroups reports whether an expression asks for results that nobody can assign to their owners when the body is
// made.
func usesGroups(o *model.Op, e *model.Expr) bool {
	if e.Op == model.ExprValue && e.Ref.Kind == model.RefResult {
		return !form.AllSingle(o.Results) && len(o.Results) > 1
	}
	return slices.ContainsFunc(e.Args, func(a *model.Expr) bool { return usesGroups(o, a) })
}

// goType returns the Go type of the function.
func (sh bodyShape) goType() string {
	params := []string{"b *core.Builder"}
	if sh.given {
		params = append(params, "args []*core.Value")
	}
	used := map[string]bool{"b": true}
	for _, a := range sh.args {
		name := lower(a.GoName)
		for used[name] || name == "" || name == "_" {
			name += "_"
		}
		used[name] = true
		params = append(params, name+" "+flag("[]", a.Type.Kind == model.KindList)+"*core.Value")
	}
	return "func(" + strings.Join(params, ", ") + ")" + sh.results()
}

// results returns the results of the function, with a space in front.
func (sh bodyShape) results() string {
	if sh.term == nil || len(sh.term.Operands) == 0 {
		return ""
	}
	switch last := sh.term.Operands[len(sh.term.Operands)-1]; {
	case len(sh.term.Operands) == 2:
		return fmt.Sprintf(" (%s *core.Value, %s []*core.Value)", resultName(sh.term.Operands[0], "first"), resultName(last, "rest"))
	case last.Length == model.Variadic:
		return " []*core.Value"
	}
	return " *core.Value"
}

func resultName(v *model.Value, otherwise string) string {
	if v.Name == "" {
		return otherwise
	}
	return lower(v.GoName) + "Out"
}

// bodyFields returns the fields of the builder for a region.
func (g *gen) bodyFields(s *source, o *model.Op, r *model.Region) []field {
	sh := g.bodyShape(o, r)
	name := freeField(o, r, model.FieldName(r.GoName, "Region", r.Index))
	types := "nil"
	var out []field
	if sh.given {
		types = "a." + freeField(o, r, name+"ArgTypes")
		out = append(out, field{name: types[2:], typ: "[]core.Type", doc: "types of the arguments of " + name, body: true})
	}
	f := "a." + name
	fn := field{name: name, typ: sh.goType(), doc: "makes the body; nil: empty", body: true}
	if r.Length == model.Variadic {
		f, fn.typ, fn.doc = "rt.BodyAt(a."+name+", i)", "[]"+fn.typ, "make the bodies"
	}
	term := ""
	if sh.term != nil && r.Terminator != "" {
		term = r.Terminator
	}
	if len(sh.args) == 0 && (sh.term == nil || len(sh.term.Operands) < 2) {
		fn.build = fmt.Sprintf("rt.AddBody(&st, %q, %s, %s)", term, types, f)
	} else {
		fn.build = g.bodyCall(s, o, sh, term, types, f)
	}
	if r.Yields && !infersTypes(o) {
		fn.build += fmt.Sprintf("\nst.YieldResults(%d)", len(sh.leading()))
	}
	if r.Length == model.Variadic {
		num := "Num" + r.GoName
		fn.build = fmt.Sprintf("for i := range max(a.%s, len(a.%s)) {\n%s\n}", num, name, fn.build)
		out = append(out, field{name: num, typ: "int", doc: "number of regions " + r.Name, required: true, num: num})
	}
	return append(out, fn)
}

// leading are the operands of the terminator before its list.
func (sh bodyShape) leading() []*model.Value {
	if sh.term == nil || len(sh.term.Operands) < 2 {
		return nil
	}
	return sh.term.Operands[:1]
}

// bodyCall emits the statement for a function with arguments of its own.
//
//	st.AddBody("", func(in *core.InferIn) [][]core.Type { return [][]core.Type{{in.Operands[0].Type()}, query.TypesOf(in.OperandGroup(3))} },
//		rt.BodyIf(a.Region != nil, func(b *core.Builder, v [][]*core.Value) []*core.Value { return a.Region(b, v[0][0], v[1]) }))
func (g *gen) bodyCall(s *source, o *model.Op, sh bodyShape, term, types, f string) string {
	args, groups := []string{"b"}, []string(nil)
	if sh.given {
		args = append(args, "rt.BodyArgs(v)")
	}
	results := map[int]string{} // their types are known when the body is made
	for i := range o.Results {
		if results[i] = "st.Types"; o.Results[i].Length != model.Variadic {
			results[i] = fmt.Sprintf("st.Types[%d]", i)
		}
	}
	v := env{ctx: "in.Context", hooks: "in.Info.Hooks()",
		ref: func(ref model.ValueRef, k model.ExprKind) string { return g.inferRef(o, ref, k, results) }}
	for i, a := range sh.args {
		e := g.expr(s, a.Type, v)
		if a.Type.Kind == model.KindList {
			groups, args = append(groups, e), append(args, fmt.Sprintf("v[%d]", i))
			continue
		}
		groups, args = append(groups, "{"+e+"}"), append(args, fmt.Sprintf("v[%d][0]", i))
	}
	typesFunc := fmt.Sprintf("rt.BodyTypes(%s)", types)
	if !sh.given {
		typesFunc = fmt.Sprintf("func(in *core.InferIn) [][]core.Type { return [][]core.Type{%s} }", strings.Join(groups, ", "))
	}
	call := fmt.Sprintf("%s(%s)", f, strings.Join(args, ", "))
	switch n := 0; {
	case sh.term == nil || len(sh.term.Operands) == n:
		call += "; return nil"
	case len(sh.term.Operands) == 2:
		call = fmt.Sprintf("return rt.Prepend(%s)", call)
	case sh.term.Operands[0].Length == model.Variadic:
		call = "return " + call
	case sh.term.Operands[0].Length == model.Optional:
		call = fmt.Sprintf("return rt.Maybe(%s)", call)
	default:
		call = fmt.Sprintf("return []*core.Value{%s}", call)
	}
	return fmt.Sprintf("st.AddBody(%q, %s, rt.BodyIf(%s != nil, func(b *core.Builder, v [][]*core.Value) []*core.Value { %s }))",
		term, typesFunc, f, call)
}

// bodyDoc ends the comment on the function that takes bodies.
func (g *gen) bodyDoc(o *model.Op) string {
	var terms []string
	for _, r := range o.Regions {
		if sh := g.bodyShape(o, r); o.BuildsBody(r) && sh.term != nil && len(sh.term.Operands) > 0 &&
			!slices.Contains(terms, sh.term.FullName()) {
			terms = append(terms, sh.term.FullName())
		}
	}
	switch len(terms) {
	case 0:
		return "."
	case 1:
		return ", which return what " + terms[0] + " takes."
	}
	return ", which return what " + strings.Join(terms, " and ") + " take."
}

// freeField returns a name for a field of the builder that no part of the operation has.
func freeField(o *model.Op, own *model.Region, name string) string {
	taken := map[string]bool{"Loc": true, "Attrs": true, "Build": true}
	for _, list := range [][]*model.Value{o.Operands, o.Results} {
		for _, v := range list {
			taken[v.GoName], taken[v.GoName+"Type"], taken[v.GoName+"Types"] = true, true, true
		}
	}
	for _, a := range slices.Concat(o.Attributes, o.Properties) {
		taken[a.GoName] = true
	}
	for _, r := range o.Regions {
		if r != own {
			taken[r.GoName] = true
		}
	}
	for _, x := range o.Successors {
		taken[x.GoName] = true
	}
	for taken[name] {
		name += "_"
	}
	return name
}

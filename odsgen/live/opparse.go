package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/model"
)

// opParse reads one operation: it executes the steps of the parser that compiled definitions have.
type opParse struct {
	*rt.Frame
	o *op
}

// parse runs the parser.
func (o *op) parse(p *core.Parser, st *core.OperationState) bool {
	f, _ := o.idle.Get().(*rt.Frame)
	if f == nil {
		f = rt.NewFrame(o.parser.Count())
	}
	f.P, f.State = p, st
	for i := range f.Region {
		f.Region[i] = new(core.Region)
	}
	ok := (&opParse{f, o}).steps(o.parser.Steps)
	f.Reset(nil, nil)
	o.idle.Put(f)
	return ok
}

func (r *opParse) steps(steps []*asmprog.Step) bool {
	for _, st := range steps {
		if !r.step(st) {
			return false
		}
	}
	return true
}

// branch executes the steps for a part that is there, or for one that is not.
func (r *opParse) branch(st *asmprog.Step, found bool) bool {
	if found {
		return r.steps(st.Then)
	}
	return r.steps(st.Else)
}

func (r *opParse) step(st *asmprog.Step) bool {
	p, state := r.P, r.State
	switch st.Kind {
	case asmprog.Must:
		_, ok := r.call(st.Call)
		return ok
	case asmprog.If:
		found, ok := r.call(st.Call)
		return ok && r.branch(st, found)
	case asmprog.Clauses:
		return r.clauses(st)
	case asmprog.Position:
		if st.Var.Index >= 0 {
			r.Pos[st.Var.Index] = p.Pos()
		}
	case asmprog.SetSizes:
		sizes := make([]int32, len(st.Vars))
		for i, v := range st.Vars {
			sizes[i] = int32(r.count(v))
		}
		state.SetSlot(st.Slot, p.SegmentSizes(sizes...))
	case asmprog.SetGroups:
		state.SetSlot(st.Slot, p.Context().I32Array(r.Sizes[st.Var.Index]...))
	case asmprog.AddTypes:
		state.Types = r.addTypes(state.Types, st.Types)
	case asmprog.AddArgs:
		all, args := &r.Args[st.Vars[0].Index], r.Args[st.Vars[1].Index]
		switch {
		case st.Types == nil:
			*all = append(*all, args...)
		case st.Types[0].List:
			return p.AppendArguments(all, args, r.types(st.Types[0])...)
		default:
			return p.AppendArgumentsOf(all, args, r.typ(st.Types[0]))
		}
	case asmprog.Check:
		is := func(t core.Type) bool { return r.o.d.acceptsType(st.Value.Constraint, t) }
		return rt.CheckType(p, st.Value.Name, st.Text, is, r.addTypes(nil, st.Types)...)
	case asmprog.Resolve:
		return p.Resolve(&state.Operands, r.Ref[st.Vars[0].Index], r.typ(st.Types[0]))
	case asmprog.ResolveSame:
		return p.ResolveSame(&state.Operands, r.Refs[st.Vars[0].Index], r.typ(st.Types[0]))
	case asmprog.ResolveAll:
		return r.resolve(st)
	}
	return true
}

// resolve resolves lists of operands.
func (r *opParse) resolve(st *asmprog.Step) bool {
	at := r.P.NamePos()
	if st.At != nil {
		at = r.Pos[st.At.Index]
	}
	if !st.Gather && !st.GatherTypes && st.Vars[0].Type == rt.RegRefs {
		return r.P.ResolveAll(&r.State.Operands, r.Refs[st.Vars[0].Index], r.types(st.Types[0]), at)
	}
	var refs []core.OperandRef
	for _, v := range st.Vars {
		if v.Type == rt.RegRef {
			refs = append(refs, r.Ref[v.Index])
		} else {
			refs = append(refs, r.Refs[v.Index]...)
		}
	}
	return r.P.ResolveAll(&r.State.Operands, refs, r.addTypes(nil, st.Types), at)
}

// count is the length of a list that was read, 1 for what is not a list.
func (r *opParse) count(v *asmprog.Var) int {
	switch {
	case v == nil:
		return 1
	case v.Type == rt.RegRefs:
		return len(r.Refs[v.Index])
	}
	return len(r.Types[v.Index])
}

func (r *opParse) clauses(st *asmprog.Step) bool {
	for {
		i := slices.IndexFunc(st.Clauses, func(c asmprog.Clause) bool { found, _ := r.call(c.Call); return found })
		if i < 0 {
			return true
		}
		c := &st.Clauses[i]
		if seen := &r.Bool[c.Seen.Index]; *seen {
			return rt.RepeatedClause(r.P, c.Keyword)
		} else {
			*seen = true
		}
		if !r.steps(c.Body) {
			return false
		}
	}
}

// typ is types where there is one type only.
func (r *opParse) typ(t *asmprog.Types) core.Type {
	switch t.Kind {
	case asmprog.TypesVar:
		return r.Type[t.Var.Index]
	case asmprog.TypesOnly:
		return rt.OnlyType(r.Types[t.Var.Index])
	case asmprog.TypesAttr:
		return query.TypeOf(r.State.Slot(t.Slot))
	}
	return r.scope(t.From).typ(t.Expr)
}

// types is types that are a list.
func (r *opParse) types(t *asmprog.Types) []core.Type {
	switch t.Kind {
	case asmprog.TypesVar:
		return r.Types[t.Var.Index]
	case asmprog.TypesEach:
		return rt.Map(r.types(t.From), func(x core.Type) core.Type {
			return (&scope{ctx: r.P.Context(), d: r.o.d, parts: source{one: x}}).typ(t.Expr)
		})
	case asmprog.TypesExpr:
		return r.scope(t.From).types(t.Expr)
	}
	return nil
}

// addTypes appends types, one or a list each.
func (r *opParse) addTypes(list []core.Type, types []*asmprog.Types) []core.Type {
	for _, t := range types {
		if t.List {
			list = append(list, r.types(t)...)
		} else {
			list = append(list, r.typ(t))
		}
	}
	return list
}

// scope evaluates an expression of types, or of nothing.
func (r *opParse) scope(from *asmprog.Types) *scope {
	s := &scope{ctx: r.P.Context(), d: r.o.d}
	switch {
	case from == nil:
	case from.List:
		s.parts = source{list: r.types(from)}
	default:
		s.parts = source{one: r.typ(from)}
	}
	return s
}

// source stands for the only part that an equation refers to.
type source struct {
	one  core.Type
	list []core.Type
}

func (s source) part(_ model.ValueRef, kind model.ExprKind) any {
	if kind == model.KindList {
		return s.list
	}
	return s.one
}

// call reads a part.
func (r *opParse) call(c *asmprog.Call) (found, ok bool) {
	switch {
	case c.Reader != nil:
		return c.Reader.Read(r.Frame, &c.Args)
	case c.Hook != nil:
		return r.hook(c.Hook)
	case c.Type != nil && c.Type.Def != nil:
		return r.o.d.set.customType(r.P, c.Type.Def, &r.Type[c.Type.Var.Index], false)
	case c.Type != nil:
		return r.o.d.set.classOf(c.Type.Constraint).typ(r.P, &r.Type[c.Type.Var.Index], false)
	}
	return r.attribute(c.Attr, r.State.SlotVar(c.Attr.Attr.Slot))
}

// attribute reads an attribute.
func (r *opParse) attribute(c *asmprog.Attr, dst *core.Attribute) (found, ok bool) {
	p, at, set := r.P, c.Attr, r.o.d.set
	switch c.Form {
	case asmprog.AttrEnum:
		var text string
		e := at.Constraint.Enum
		if found, ok = true, true; c.Try {
			found, ok = p.TryEnumKeyword(at.Name, e.Table().Texts, &text)
		} else {
			ok = p.EnumKeyword(at.Name, e.Table().Texts, &text)
		}
		if found && ok {
			v, _ := e.Table().Parse(text)
			*dst = set.enumAttr(p.Context(), e, v)
		}
		return found, ok
	case asmprog.AttrCustom:
		return set.customAttr(p, c.Def, dst, c.Try)
	case asmprog.AttrDense:
		elem := c.Elem.Elem(p.Context())
		return store(dst, c.Try, func(v **core.DenseArrayAttr) (found, ok bool) { return p.TryDenseArray(elem, v) },
			func(v **core.DenseArrayAttr) bool { return p.DenseArray(elem, v) })
	}
	var class *class
	if c.Form != asmprog.AttrAny {
		class = set.classOf(at.Constraint)
	}
	return r.o.d.attrWhere(p, class, c.Where, dst, r.valueType(c), c.Try)
}

// valueType is the type that an attribute has without saying so, or nil.
func (r *opParse) valueType(c *asmprog.Attr) core.Type {
	switch {
	case c.Fixed == "None":
		return r.P.Context().None()
	case c.Fixed == "Index":
		return r.P.Context().Index()
	case c.Type != nil:
		return r.scope(nil).typ(c.Type)
	}
	return nil
}

// hook calls the parse hook of a custom directive.
func (r *opParse) hook(c *asmprog.Hook) (found, ok bool) {
	h := r.o.d.hook(c.Method, "*core.Parser"+joined(c.Params()))
	if h == nil {
		return true, r.P.OpErrorf(r.P.NamePos(), "custom<%s> cannot be read without its hook", c.Directive)
	}
	args := []any{r.P}
	for i := range c.Args {
		args = append(args, r.hookArg(&c.Args[i]))
	}
	out := callHook(h, r.o.d.compiled.Hooks, args)
	ok, _ = out[len(out)-1].(bool)
	if !c.Try {
		return true, ok
	}
	found, _ = out[0].(bool)
	return found, ok
}

// joined are the types of further parameters.
func joined(types []string) string {
	out := ""
	for _, t := range types {
		out += ", " + t
	}
	return out
}

func (r *opParse) hookArg(a *asmprog.HookArg) any {
	switch a.Kind {
	case asmprog.ArgText:
		return a.Text
	case asmprog.ArgState:
		return r.State
	case asmprog.ArgDict:
		return &r.State.Attrs
	case asmprog.ArgSlot:
		return r.State.Slot(a.Slot)
	case asmprog.ArgSlotVar:
		return r.State.SlotVar(a.Slot)
	}
	return r.Pointer(a.Var.Type, a.Var.Index, a.Kind == asmprog.ArgVar)
}

// hooks calls f for all hooks that steps call.
func hooks(steps []*asmprog.Step, f func(*asmprog.Hook)) {
	for _, st := range steps {
		if st.Call != nil && st.Call.Hook != nil {
			f(st.Call.Hook)
		}
		hooks(st.Then, f)
		hooks(st.Else, f)
		for _, c := range st.Clauses {
			hooks(c.Body, f)
		}
		for _, x := range st.Fields {
			if x.Call.Hook != nil {
				f(x.Call.Hook)
			}
		}
	}
}

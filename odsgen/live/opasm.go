package live

import (
	"sync/atomic"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/model"
)

// opAsm is the text of an operation. Its steps are made when the operation is first read or written, since most are not.
type opAsm struct {
	op   *op
	made atomic.Pointer[asm.Format]
}

// format makes the steps. Goroutines that ask at once may each make them.
func (a *opAsm) format() *asm.Format {
	f := a.made.Load()
	if f == nil {
		f = a.op.asm()
		a.made.Store(f)
	}
	return f
}

// ParseOp implements [core.OpAsm].
func (a *opAsm) ParseOp(p *core.Parser, st *core.OperationState) bool {
	return a.format().ParseOp(p, st)
}

// PrintOp implements [core.OpAsm].
func (a *opAsm) PrintOp(p *core.Printer, op *core.Operation) { a.format().PrintOp(p, op) }

// asm makes the parser and printer that compiled definitions have, with functions that evaluate where those have compiled
// ones.
func (o *op) asm() *asm.Format {
	b := &binder{o.d}
	printer := asm.Printer(asmprog.LowerPrinter(o.printer, b))
	return &asm.Format{Parser: o.parser.Lower(b), Printer: &printer}
}

// binder makes what the steps of a dialect's operations refer to. It implements [asmprog.Binder].
type binder struct{ d *dialect }

// Types implements [asmprog.Binder].
func (b *binder) Types(t *asmprog.Types) any { return b.types(t) }

// OneType implements [asmprog.Binder].
func (b *binder) OneType(t *asmprog.Types) any { return b.types(t) }

func (b *binder) types(t *asmprog.Types) *asm.Types {
	if t == nil {
		return nil
	}
	out := &asm.Types{Kind: t.Lowered(), X: t.X(), From: b.types(t.From)}
	if t.Expr != nil {
		out.One = b.maker(t.Expr)
		out.List = func(f *asm.Frame) []core.Type { return b.scope(f).types(t.Expr) }
	}
	return out
}

// maker returns the function that makes a type of what stands in the frame. What is no more than functions of types needs
// no scope.
func (b *binder) maker(e *model.Expr) func(f *asm.Frame) core.Type {
	var args []func(f *asm.Frame) core.Type
	switch {
	case e.Op == model.ExprValue && e.Kind == model.KindType:
		return func(f *asm.Frame) core.Type { return f.Of }
	case e.Op == model.ExprCall && e.Func.Word == nil && e.Def.Native:
		if w := model.NativeType(e.Def); w != nil {
			if typ, ok := w.Func.(func(*core.Context) core.Type); ok {
				return func(f *asm.Frame) core.Type { return typ(f.P.Context()) }
			}
		}
	case e.Op == model.ExprCall && e.Func.Word != nil:
		for _, a := range e.Args {
			args = append(args, b.maker(a))
		}
		switch typ := e.Func.Word.Func.(type) {
		case func(core.Type) core.Type:
			return func(f *asm.Frame) core.Type { return typ(args[0](f)) }
		case func(core.Type, core.Type) core.Type:
			return func(f *asm.Frame) core.Type { return typ(args[0](f), args[1](f)) }
		}
	}
	return func(f *asm.Frame) core.Type { return b.scope(f).typ(e) }
}

// scope evaluates an expression of types, or of nothing.
func (b *binder) scope(f *asm.Frame) *scope {
	return &scope{ctx: f.P.Context(), d: b.d, parts: source{one: f.Of, list: f.OfList}}
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

// Want implements [asmprog.Binder].
func (b *binder) Want(v *model.Value, summary string) any {
	return &asm.Want{Name: v.Name, Summary: summary, Is: condition[core.Type](b.d, v.Constraint.Pred)}
}

// Gather implements [asmprog.Binder].
func (b *binder) Gather(refs []asm.Reg, types []*asmprog.Types) any {
	g := &asm.Gather{Refs: refs}
	for _, t := range types {
		g.Types = append(g.Types, *b.types(t))
	}
	return g
}

// Type implements [asmprog.Binder].
func (b *binder) Type(t *asmprog.Type) any {
	if t.Def == nil {
		return b.d.classOf(t.Constraint)
	}
	return func(f *asm.Frame, dst *core.Type) bool {
		_, ok := b.d.set.customType(f.P, t.Def, dst, false)
		return ok
	}
}

// Def implements [asmprog.Binder].
func (b *binder) Def(d *model.AttrOrTypeDef) any {
	if def := b.d.set.liveAttr(d); def != nil {
		return def
	}
	return func(f *asm.Frame, dst *core.Attribute, try bool) (found, ok bool) {
		return b.d.set.customAttr(f.P, d, dst, try)
	}
}

// Attr implements [asmprog.Binder].
func (b *binder) Attr(a *asmprog.Attr) any {
	of := new(asm.AttrOf)
	if a.Where != nil {
		of.Where = condition[core.Attribute](b.d, a.Where.Pred)
	}
	if a.Form != asmprog.AttrAny {
		of.Class = b.d.classOf(a.Attr.Constraint)
	}
	switch {
	case a.Fixed == "None":
		of.Type = &asm.None
	case a.Fixed == "Index":
		of.Type = &asm.Index
	case a.Type != nil:
		of.Type = b.types(&asmprog.Types{Kind: asmprog.TypesExpr, Expr: a.Type})
	}
	return of
}

// Elem implements [asmprog.Binder].
func (b *binder) Elem(a *asmprog.Attr) any {
	return &asm.Types{Kind: asm.OneMade, One: func(f *asm.Frame) core.Type { return a.Elem.Elem(f.P.Context()) }}
}

// Keywords implements [asmprog.Binder].
func (b *binder) Keywords(a *model.Attribute) any {
	e := a.Constraint.Enum
	table := e.Table()
	return &asm.Keywords{
		Cases: table.Texts,
		Attr: func(c *core.Context, text string) core.Attribute {
			v, _ := table.Parse(text)
			return b.d.set.enumAttr(c, e, v)
		},
		Text: func(a core.Attribute) string { return table.Text(enumOf(e, a)) },
	}
}

// Custom implements [asmprog.Binder]. The hook is there: an operation without it keeps the generic form.
func (b *binder) Custom(h *asmprog.Hook) any {
	hook := b.d.hook(h.Method, "*core.Parser"+joined(h.Params()))
	call := func(f *asm.Frame) []any {
		args := []any{f.P}
		for i := range h.Args {
			args = append(args, hookArg(f, &h.Args[i]))
		}
		return callHook(hook, b.d.compiled.Hooks, args)
	}
	if h.Try {
		return func(f *asm.Frame) (found, ok bool) {
			out := call(f)
			return out[0].(bool), out[1].(bool)
		}
	}
	return func(f *asm.Frame) bool { return call(f)[0].(bool) }
}

// joined are the types of further parameters.
func joined(types []string) string {
	out := ""
	for _, t := range types {
		out += ", " + t
	}
	return out
}

func hookArg(f *asm.Frame, a *asmprog.HookArg) any {
	switch a.Kind {
	case asmprog.ArgText:
		return a.Text
	case asmprog.ArgState:
		return f.State
	case asmprog.ArgDict:
		return &f.State.Attrs
	case asmprog.ArgSlot:
		return f.State.Slot(a.Slot)
	case asmprog.ArgSlotVar:
		return f.State.SlotVar(a.Slot)
	}
	return register(f, a.Var, a.Kind == asmprog.ArgVar)
}

// register returns the address of a register, or with value what it holds.
func register(f *asm.Frame, v *asmprog.Var, value bool) any {
	i := v.Index
	switch v.Type {
	case asmprog.RegRef:
		return pointer(&f.Ref[i], value)
	case asmprog.RegRefs:
		return pointer(&f.Refs[i], value)
	case asmprog.RegSizes:
		return pointer(&f.Sizes[i], value)
	case asmprog.RegType:
		return pointer(&f.Type[i], value)
	case asmprog.RegTypes:
		return pointer(&f.Types[i], value)
	case asmprog.RegRegion:
		return pointer(&f.Region[i], value)
	case asmprog.RegRegions:
		return pointer(&f.Regions[i], value)
	case asmprog.RegBlock:
		return pointer(&f.Block[i], value)
	case asmprog.RegBlocks:
		return pointer(&f.Blocks[i], value)
	}
	return pointer(&f.Args[i], value)
}

func pointer[T any](p *T, value bool) any {
	if value {
		return *p
	}
	return p
}

// PutCustom implements [asmprog.Binder].
func (b *binder) PutCustom(h *asmprog.Hook) any {
	hook := b.d.hook(h.Method, "*core.Printer, *core.Operation"+joined(h.Params()))
	return func(p *core.Printer, op *core.Operation) {
		args := []any{p, op}
		for i := range h.Args {
			if a := &h.Args[i]; a.Kind == asmprog.ArgText {
				args = append(args, a.Text)
			} else {
				args = append(args, a.Part.Get(op, &a.Part.Args))
			}
		}
		callHook(hook, b.d.compiled.Hooks, args)
	}
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

// printHooks calls f for all hooks that steps call.
func printHooks(steps []*asmprog.WriteStep, f func(*asmprog.Hook)) {
	for _, st := range steps {
		if st.Hook != nil {
			f(st.Hook)
		}
		printHooks(st.Then, f)
		printHooks(st.Else, f)
	}
}

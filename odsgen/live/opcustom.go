package live

import (
	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/model"
)

// custom calls the parse hook of a custom directive; try calls the optional form.
func (r *opParse) custom(c *asmformat.Custom, try bool) (found, ok bool) {
	name := "Parse" + c.Name
	if try {
		name = "Try" + name
	}
	h := r.o.d.hook(name, r.o.parseParams(c))
	if h == nil {
		return true, r.p.OpErrorf(r.p.NamePos(), "custom<%s> cannot be read without its hook", c.Name)
	}
	args := []any{r.p}
	for i := range c.Args {
		args = append(args, r.customArgs(&c.Args[i])...)
	}
	out := callHook(h, r.o.d.compiled.Hooks, args)
	ok, _ = out[len(out)-1].(bool)
	if !try {
		return true, ok
	}
	found, _ = out[0].(bool)
	return found, ok
}

// refOr returns the value of a pointer for an argument that is only read, else the pointer.
func refOr[T any](byRef bool, x *T) any {
	if byRef {
		return *x
	}
	return x
}

// customArgs are the arguments that one argument of a directive stands for.
func (r *opParse) customArgs(a *asmformat.CustomArg) []any {
	switch a.Kind {
	case asmformat.ArgText:
		return []any{a.Text}
	case asmformat.ArgAttrDict:
		return []any{&r.st.Attrs}
	case asmformat.ArgPropDict:
		return []any{r.st}
	case asmformat.ArgAll:
		return []any{r.allOperands}
	case asmformat.ArgType:
		x := r.value(a.Ref)
		if r.o.value(a.Ref).Length == model.Single && !r.o.lists[a.Ref] {
			return []any{refOr(a.ByRef, &x.typ)}
		}
		return []any{refOr(a.ByRef, &x.types)}
	}
	i := a.Ref.Index
	switch a.Ref.Kind {
	case asmformat.OperandVar:
		x := &r.operands[i]
		if !a.ByRef {
			x.at = r.p.Pos()
		}
		switch r.o.m.Operands[i].Length {
		case model.Single:
			return []any{refOr(a.ByRef, &x.ref)}
		case model.Nested:
			return []any{refOr(a.ByRef, &x.refs), refOr(a.ByRef, &x.sizes)}
		}
		return []any{refOr(a.ByRef, &x.refs)}
	case asmformat.RegionVar:
		if r.o.m.Regions[i].Length == model.Variadic {
			return []any{refOr(a.ByRef, &r.regionLists[i])}
		}
		return []any{r.regions[i]}
	case asmformat.SuccessorVar:
		if r.o.m.Successors[i].Length == model.Variadic {
			return []any{refOr(a.ByRef, &r.blockLists[i])}
		}
		return []any{refOr(a.ByRef, &r.blocks[i])}
	}
	if slot := r.o.attr(a.Ref).Slot; a.ByRef {
		return []any{r.st.Slot(slot)}
	} else {
		return []any{r.st.SlotVar(slot)}
	}
}

// parseParams is the signature of the parse hook of a directive.
func (o *op) parseParams(c *asmformat.Custom) string {
	out := "*core.Parser"
	for i := range c.Args {
		out += ", " + o.parseParam(&c.Args[i])
	}
	return out
}

func (o *op) parseParam(a *asmformat.CustomArg) string {
	t := ""
	switch a.Kind {
	case asmformat.ArgText:
		return "string"
	case asmformat.ArgAttrDict:
		return "*[]core.NamedAttr"
	case asmformat.ArgPropDict:
		return "*core.OpState"
	case asmformat.ArgAll:
		return "[]core.OperandRef"
	case asmformat.ArgType:
		t = "[]core.Type"
		if o.value(a.Ref).Length == model.Single && !o.lists[a.Ref] {
			t = "core.Type"
		}
	case asmformat.ArgVar:
		variadic := false
		switch i := a.Ref.Index; a.Ref.Kind {
		case asmformat.OperandVar:
			switch o.m.Operands[i].Length {
			case model.Single:
				t = "core.OperandRef"
			case model.Nested:
				if a.ByRef {
					return "[]core.OperandRef, []int32"
				}
				return "*[]core.OperandRef, *[]int32"
			default:
				t = "[]core.OperandRef"
			}
		case asmformat.RegionVar:
			if variadic = o.m.Regions[i].Length == model.Variadic; !variadic {
				return "*core.Region"
			}
			t = "[]*core.Region"
		case asmformat.SuccessorVar:
			t = "*core.Block"
			if o.m.Successors[i].Length == model.Variadic {
				t = "[]*core.Block"
			}
		default:
			t = "core.Attribute"
		}
	}
	if !a.ByRef {
		t = "*" + t
	}
	return t
}

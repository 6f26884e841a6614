package testpasses

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/passes"
)

// signature is what a function's type and attributes say about its arguments or results.
type signature struct {
	types []core.Type
	dicts []core.Attribute
}

// insert puts an argument or result before another.
func (s *signature) insert(at int, n addition) {
	s.types = slices.Insert(s.types, at, n.typ)
	s.dicts = slices.Insert(s.dicts, at, core.Attribute(n.dict))
}

func (s *signature) erase(at int) {
	s.types = slices.Delete(s.types, at, at+1)
	s.dicts = slices.Delete(s.dicts, at, at+1)
}

// list returns the attribute with the dictionaries, nil when there is nothing in them.
func (s *signature) list(c *core.Context) core.Attribute {
	for _, d := range s.dicts {
		if len(d.(*core.DictAttr).Entries()) > 0 {
			return c.Array(s.dicts...)
		}
	}
	return nil
}

// editFunctions calls f for what the functions of a module have and take, and sets their types and attributes accordingly.
func editFunctions(r *passes.Run, f func(op *core.Operation, in, out *signature) bool) {
	c := r.Op.Context()
	for op := range r.Op.Body().Ops() {
		fn, ok := function.FunctionOpInterfaceKey.Of(op)
		if !ok {
			continue
		}
		t, ok := fn.FunctionType().(*core.FunctionType)
		if !ok {
			r.Reporter().OpErrorf(op, "has a type that is not that of a function")
			r.Fail()
			return
		}
		in := &signature{types: slices.Clone(t.Inputs())}
		for i := range in.types {
			in.dicts = append(in.dicts, dictOr(c, op.ArgAttrs(i)))
		}
		out := &signature{types: slices.Clone(t.Results())}
		for i := range out.types {
			out.dicts = append(out.dicts, dictOr(c, op.ResultAttrs(i)))
		}
		if !f(op, in, out) {
			r.Fail()
			return
		}
		op.SetAttr(core.FunctionTypeAttr, c.TypeAttr(c.Function(in.types, out.types)))
		setOrRemove(op, core.ArgAttrsAttr, in.list(c))
		setOrRemove(op, core.ResAttrsAttr, out.list(c))
	}
}

func dictOr(c *core.Context, d *core.DictAttr) core.Attribute {
	if d == nil {
		return c.Dict(nil)
	}
	return d
}

func setOrRemove(op *core.Operation, name string, a core.Attribute) {
	if a != nil {
		op.SetAttr(name, a)
	} else if op.Attr(name) != nil {
		op.RemoveAttr(name)
	}
}

// marked returns the places of the dictionaries that have an attribute, the last first.
func (s *signature) marked(name string) (at []int) {
	for i, d := range slices.Backward(s.dicts) {
		if d.(*core.DictAttr).Get(name) != nil {
			at = append(at, i)
		}
	}
	return at
}

func (p *EraseArgPass) run(r *passes.Run) {
	editFunctions(r, func(op *core.Operation, in, _ *signature) bool {
		for _, i := range in.marked("test.erase_this_arg") {
			in.erase(i)
			if body := op.Body(); body != nil {
				if body.Arg(i).HasUses() {
					return r.Reporter().OpErrorf(op, "has uses of argument %d, which cannot be erased", i).Fail()
				}
				body.EraseArg(i)
			}
		}
		return true
	})
}

func (p *EraseResultPass) run(r *passes.Run) {
	editFunctions(r, func(op *core.Operation, _, out *signature) bool {
		for _, i := range out.marked("test.erase_this_result") {
			out.erase(i)
		}
		return true
	})
}

// addition is an argument or result to add, and where.
type addition struct {
	at   int
	typ  core.Type
	dict *core.DictAttr
	loc  core.Location
}

// additions reads the list [[place, type, {attributes}, location], ...], whose last two elements may be missing, and
// removes it.
func additions(r *passes.Run, op *core.Operation, name string, most int) (list []addition, ok bool) {
	c := op.Context()
	a := op.DiscardableAttr(name)
	if a == nil {
		return nil, true
	}
	fail := func() ([]addition, bool) {
		return nil, r.Reporter().OpErrorf(op, "'%s' is no list of [place, type, attributes, location] in order", name).Fail()
	}
	outer, ok := a.(*core.ArrayAttr)
	if !ok {
		return fail()
	}
	for _, e := range outer.Elems() {
		one, ok := e.(*core.ArrayAttr)
		if !ok || len(one.Elems()) < 2 {
			return fail()
		}
		elems := one.Elems()
		at, isInt := elems[0].(*core.IntegerAttr)
		t, isType := elems[1].(*core.TypeAttr)
		n := addition{dict: c.Dict(nil)}
		if len(elems) > 2 {
			d, ok := elems[2].(*core.DictAttr)
			if !ok {
				return fail()
			}
			n.dict = d
		}
		if len(elems) > 3 {
			l, ok := c.AttrLoc(elems[3])
			if !ok {
				return fail()
			}
			n.loc = l
		}
		if !isInt || !isType || at.Int64() < 0 || at.Int64() > int64(most) || len(list) > 0 && int(at.Int64()) < list[len(list)-1].at {
			return fail()
		}
		n.at, n.typ = int(at.Int64()), t.Value()
		list = append(list, n)
	}
	op.RemoveAttr(name)
	return list, true
}

func (p *InsertArgPass) run(r *passes.Run) {
	editFunctions(r, func(op *core.Operation, in, _ *signature) bool {
		list, ok := additions(r, op, "test.insert_args", len(in.types))
		for _, n := range slices.Backward(list) {
			in.insert(n.at, n)
			if body := op.Body(); body != nil {
				body.InsertArg(n.at, n.typ, n.loc)
			}
		}
		return ok
	})
}

func (p *InsertResultPass) run(r *passes.Run) {
	editFunctions(r, func(op *core.Operation, _, out *signature) bool {
		list, ok := additions(r, op, "test.insert_results", len(out.types))
		for _, n := range slices.Backward(list) {
			out.insert(n.at, n)
		}
		return ok
	})
}

func (p *SetTypePass) run(r *passes.Run) {
	for op := range r.Op.Body().Ops() {
		ref, ok := op.DiscardableAttr("test.set_type_from").(*core.SymbolRefAttr)
		if _, isFunc := function.FunctionOpInterfaceKey.Of(op); !isFunc || !ok {
			continue
		}
		from := r.Op.LookupSymbolRef(ref)
		if from == nil || from.Attr(core.FunctionTypeAttr) == nil {
			r.Reporter().OpErrorf(op, "refers to no function whose type it can have")
			r.Fail()
			return
		}
		op.SetAttr(core.FunctionTypeAttr, from.Attr(core.FunctionTypeAttr))
	}
}

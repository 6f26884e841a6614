package inline

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/call"
)

// inlineCall puts the body of a callable after a call and makes it compute what the call's results are used for. It
// reports whether it did; the call itself stays. blocks, when not nil, is called with the inlined blocks, from first up
// to but excluding end.
func inlineCall(c call.CallOpInterface, callable *core.Operation, source *core.Region, clone bool,
	blocks func(first, end *core.Block)) bool {
	op := c.AsOperation()
	target, ok := call.CallableOpInterfaceKey.Of(callable)
	if !ok || source.IsEmpty() {
		return false
	}
	args, results := c.ArgOperands(), op.ResultList()
	entry, types := source.Entry(), target.CallableResultTypes()
	if len(args) != entry.NumArgs() || len(results) != len(types) {
		return false
	}
	d := of(op)
	casts := castList{d: d, b: core.BuilderBefore(op)}
	var m core.IRMapping
	for i, v := range args {
		if v = casts.to(v, entry.Arg(i).Type(), op.Loc()); v == nil {
			casts.undo()
			return false
		}
		m.Map(entry.Arg(i), v)
	}
	casts.b.SetAfter(op)
	for i, r := range results {
		if r.Type() != types[i] && !casts.from(r, types[i], op.Loc()) {
			casts.undo()
			return false
		}
	}
	if d == nil || !d.MayInlineCall(op, callable, clone) || !legal(source, op.ParentRegion(), clone, &m) {
		casts.undo()
		return false
	}
	rest := op.Next()
	var result func(b *core.Builder, i int, v *core.Value) *core.Value
	if of := of(callable); of != nil {
		passArguments(of, op, callable, source, &m)
		result = func(b *core.Builder, i int, v *core.Value) *core.Value {
			return of.Result(b, op, callable, v, callable.ResultAttrs(i))
		}
	}
	place(op, rest, source, &m, results, types, clone, blocks, result)
	return true
}

// passArguments lets the callable's dialect adapt what the call passes.
func passArguments(d Dialect, op, callable *core.Operation, source *core.Region, m *core.IRMapping) {
	b := core.BuilderBefore(op)
	b.SetAfter(op)
	for i, a := range source.Entry().Args() {
		b.SetLoc(op.Loc())
		m.Map(a, d.Argument(b, op, callable, m.Value(a), callable.ArgAttrs(i)))
	}
}

// castList makes the conversions between the types of call and callable and can take them back.
type castList struct {
	d    Dialect
	b    *core.Builder
	made []*core.Operation
}

func (c *castList) to(v *core.Value, t core.Type, loc core.Location) *core.Value {
	if v.Type() == t {
		return v
	}
	if c.d == nil {
		return nil
	}
	op := c.d.Convert(c.b, v, t, loc)
	if op == nil {
		return nil
	}
	c.made = append(c.made, op)
	return op.Result(0)
}

// from converts the result of a call from what the callable returns: users get the converted value.
func (c *castList) from(r *core.Value, t core.Type, loc core.Location) bool {
	if c.d == nil {
		return false
	}
	op := c.d.Convert(c.b, r, r.Type(), loc)
	if op == nil {
		return false
	}
	c.made = append(c.made, op)
	r.ReplaceAllUsesExcept(op.Result(0), op)
	return true
}

func (c *castList) undo() {
	for i := len(c.made) - 1; i >= 0; i-- {
		op := c.made[i]
		op.Result(0).ReplaceAllUsesWith(op.Operand(0))
		op.Erase()
	}
}

// legal reports whether the operations of a region, and what is nested in them, may be put into another one.
func legal(source, dest *core.Region, clone bool, values *core.IRMapping) bool {
	d := of(dest.Op())
	return d != nil && d.MayInlineRegion(dest, source, clone, values) && legalOps(source, dest, clone)
}

func legalOps(r, dest *core.Region, clone bool) bool {
	for op := range r.Ops() {
		d := of(op)
		if d == nil || !d.MayInlineOp(op, dest, clone) {
			return false
		}
		if op.NumRegions() == 0 || !d.Analyze(op) {
			continue
		}
		for _, nested := range op.Regions() {
			if !legalOps(nested, dest, clone) {
				return false
			}
		}
	}
	return true
}

// place puts the blocks of the source region after the call, before rest, which follows in its block. result, when not nil,
// returns what takes the place of a value that is returned.
func place(op, rest *core.Operation, source *core.Region, m *core.IRMapping, results []*core.Value, types []core.Type, clone bool,
	blocks func(first, end *core.Block), result func(b *core.Builder, i int, v *core.Value) *core.Value) {
	into, dest := op.Block(), op.ParentRegion()
	// A block of its own for what follows the call. When one block is inlined all that stays where it is, because there
	// can be a lot of it.
	post := core.NewBlock(nil)
	dest.InsertBefore(post, into.Next())
	if clone {
		source.CopyInto(dest, post, m)
	} else {
		dest.InlineBefore(source, post)
	}
	first := into.Next()
	remapLocations(first, post, op.Loc())
	if !clone {
		remapOperands(first, post, m)
	}
	if d := of(op); d != nil {
		d.Inlined(op, first, post)
	}
	if blocks != nil {
		blocks(first, post)
	}
	d := of(dest.Op())
	if first.Next() == post && (d == nil || d.MergeOneBlock(first)) {
		t := first.Last()
		if result != nil {
			b := core.BuilderBefore(t)
			for i, v := range t.Operands() {
				if w := result(b, i, v); w != v {
					t.SetOperand(i, w)
				}
			}
		}
		if td := of(t); td != nil {
			td.ReplaceResults(t, results)
		}
		t.Erase()
		if first.First() != nil {
			into.Splice(rest, first.First(), first.Last())
		}
		first.Erase()
		post.Erase()
		return
	}
	if rest != nil {
		post.Splice(nil, rest, into.Last())
	}
	for i, r := range results {
		r.ReplaceAllUsesWith(post.AddArg(types[i], r.Loc()))
	}
	if result != nil {
		b := core.NewBuilder(op.Context())
		b.SetStart(post)
		for i := range results {
			v := post.Arg(i)
			if w := result(b, i, v); w != v {
				v.ReplaceAllUsesExcept(w, w.DefiningOp())
			}
		}
	}
	for b := first; b != post; b = b.Next() {
		if td := of(b.Last()); td != nil {
			td.ReplaceTerminator(b.Last(), post)
		}
	}
	if first.First() != nil {
		into.Splice(nil, first.First(), first.Last())
	}
	first.Erase()
}

// remapLocations makes the locations of inlined operations tell where they were inlined.
func remapLocations(first, end *core.Block, caller core.Location) {
	if caller.IsUnknown() {
		return
	}
	if first == end {
		return
	}
	in := first.ParentOp().Context().Inlining(caller)
	for b := first; b != end; b = b.Next() {
		remapBlock(b, in)
	}
}

func remapBlock(b *core.Block, in *core.Inlining) {
	for i := range b.NumArgs() {
		b.SetArgLoc(i, in.At(b.ArgLoc(i)))
	}
	for op := b.First(); op != nil; op = op.Next() {
		op.SetLoc(in.At(op.Loc()))
		for i := range op.NumRegions() {
			for nested := range op.Region(i).Blocks() {
				remapBlock(nested, in)
			}
		}
	}
}

// remapOperands replaces the arguments of a moved body by what the call passes.
func remapOperands(first, end *core.Block, m *core.IRMapping) {
	for b := first; b != end; b = b.Next() {
		for op := range b.Ops() {
			op.Walk(func(o *core.Operation) {
				for i, v := range o.Operands() {
					if w := m.Value(v); w != v {
						o.SetOperand(i, w)
					}
				}
			})
		}
	}
}

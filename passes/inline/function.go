package inline

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/call"
)

// Call replaces a call of a function by a copy of the function's body, and erases the call. It fails, with nothing
// changed, when the operation is not a call of a symbol whose body is seen, when the body contains the call, when types
// differ and no dialect converts them, and when a dialect says no: the context's registry must know what dialects say,
// see [Extend]. The error is a [diag.List] at the call.
//
// The call and the function must be in IR that belongs to the calling goroutine.
func Call(op *core.Operation) error {
	r := core.NewReporter(op.Context())
	fail := func(format string, args ...any) error {
		r.OpErrorf(op, "cannot be inlined: "+format, args...)
		return r.List()
	}
	c, ok := call.CallOpInterfaceKey.Of(op)
	if !ok {
		return fail("it is no call")
	}
	if op.Has(core.TraitTerminator) {
		return fail("it is a terminator")
	}
	ref := c.CalleeSymbol()
	if ref == nil {
		return fail("it calls a value, not a symbol")
	}
	var symbols core.SymbolTableCollection
	callee := symbols.LookupNearest(op, ref)
	if callee == nil {
		return fail("symbol '%s' is not defined", core.AttrString(ref))
	}
	callable, ok := call.CallableOpInterfaceKey.Of(callee)
	if !ok {
		return fail("symbol '%s' is a '%s', which nothing can call", core.AttrString(ref), callee.Name())
	}
	body := callable.CallableRegion()
	if body == nil || body.IsEmpty() {
		return fail("'%s' has no body", core.AttrString(ref))
	}
	if body.IsAncestorOf(op.ParentRegion()) {
		return fail("it is part of what it calls")
	}
	if reason := noRoom(body, op); reason != "" {
		return fail("%s", reason)
	}
	if !inlineCall(c, callee, body, true, nil) {
		return fail("the types of call and function differ, or a dialect forbids it")
	}
	op.Erase()
	return nil
}

// Region replaces an operation by a copy of a region's body: args take the place of the arguments of the region's first
// block, and the operands of its terminators that of the operation's results (upstream's inlineRegion). The operation
// is erased; the region, which may be its own, is not changed. It fails, with nothing changed, when types do not fit,
// when the body has several blocks and the operation stands where only one may be, and when a dialect says no, as for
// [Call].
func Region(source *core.Region, op *core.Operation, args ...*core.Value) error {
	r := core.NewReporter(op.Context())
	fail := func(format string, args ...any) error {
		r.OpErrorf(op, "cannot be replaced by the region: "+format, args...)
		return r.List()
	}
	if source.IsEmpty() {
		return fail("the region is empty")
	}
	entry, results := source.Entry(), op.ResultTypes()
	var m core.IRMapping
	if len(args) != entry.NumArgs() {
		return fail("%d values for %d arguments", len(args), entry.NumArgs())
	}
	for i, v := range args {
		if v.Type() != entry.Arg(i).Type() {
			return fail("value #%d is of type '%s', the argument of type '%s'", i, core.TypeString(v.Type()),
				core.TypeString(entry.Arg(i).Type()))
		}
		m.Map(entry.Arg(i), v)
	}
	for b := range source.Blocks() {
		switch t := b.Last(); {
		case t == nil || !t.Has(core.TraitTerminator):
			return fail("a block has no terminator")
		case t.NumSuccessors() == 0 && !slices.Equal(t.OperandTypes(), results):
			return fail("'%s' does not hand on what the operation's results are", t.Name())
		}
	}
	if reason := noRoom(source, op); reason != "" {
		return fail("%s", reason)
	}
	if of(op) == nil || !legal(source, op.ParentRegion(), true, &m) {
		return fail("a dialect forbids it")
	}
	place(op, op.Next(), source, &m, op.ResultList(), results, true, nil, nil)
	op.Erase()
	return nil
}

// noRoom says why the blocks of a region cannot stand around an operation; "" when they can.
func noRoom(source *core.Region, op *core.Operation) string {
	parent := op.ParentOp()
	if parent == nil {
		return "it is in no block"
	}
	if !source.HasOneBlock() && (parent.Has(core.TraitSingleBlock) || !parent.IsRegistered()) {
		return "the body has several blocks, and '" + parent.Name() + "' takes one"
	}
	return ""
}

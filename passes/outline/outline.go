package outline

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/funcd"
)

// Region moves the operations of a region's only block, all but its terminator, into a new function, and calls that in
// their place (upstream's outlineSingleBlockRegion). See [Ops].
func Region(r *core.Region, name string) (funcd.FuncOp, funcd.CallOp, error) {
	if !r.HasOneBlock() {
		return fail(r.Op(), "the region has not exactly one block")
	}
	b := r.Entry()
	last := b.Last()
	if last != nil && last.Has(core.TraitTerminator) {
		last = last.Prev()
	}
	if last == nil {
		return fail(r.Op(), "the region has no operation but its terminator")
	}
	return Ops(b.First(), last, name)
}

// Ops moves the operations of a block from first to last into a new private function and calls it in their place. The
// function comes before the operation around them that is in the closest symbol table, and gets the name,
// followed by a number when that is taken. The values from outside that the operations use become its parameters in the
// order of the first uses; those of their results that are used outside become its results. It returns the function and
// the call.
//
// It fails, with nothing changed, when last does not come after first in one block, when one of them is a terminator
// or a symbol, when no symbol table is around them, and when dialect func is not registered. The error is a [diag.List]
// at the operation that is to blame.
func Ops(first, last *core.Operation, name string) (funcd.FuncOp, funcd.CallOp, error) {
	b := first.Block()
	if b == nil || last.Block() != b || first != last && !first.IsBeforeInBlock(last) {
		return fail(first, "the last operation does not come behind it in its block")
	}
	var moved []*core.Operation
	for op := first; ; op = op.Next() {
		if op.Has(core.TraitTerminator) || op.IsSymbol() {
			return fail(op, "a function cannot take it")
		}
		moved = append(moved, op)
		if op == last {
			break
		}
	}
	table := b.ParentOp().NearestSymbolTable()
	if table == nil {
		return fail(first, "it is in no symbol table")
	}
	c := first.Context()
	if c.Dialect(funcd.Name) == nil {
		return fail(first, "dialect '%s' is not registered", funcd.Name)
	}
	before := first
	for before.ParentOp() != table {
		before = before.ParentOp()
	}

	params := captured(moved)
	results := usedBehind(moved)
	fn := funcd.NewFunc(core.NewBuilder(c), name, c.Function(query.TypesOf(params), query.TypesOf(results)))
	fn.Op.SetLoc(first.Loc())
	fn.Op.SetSymbolVisibility(core.Private)
	core.NewSymbols(table).Insert(fn.Op, before)
	locs := make([]core.Location, len(params))
	for i, v := range params {
		locs[i] = v.Loc()
	}
	body := core.NewBlock(query.TypesOf(params), locs...)
	fn.Body().Append(body)

	at := core.BuilderBefore(first)
	at.SetLoc(first.Loc())
	call := funcd.NewCall(at, query.TypesOf(results), params, fn.SymName())
	body.Splice(nil, first, last)
	end := core.BuilderAtEnd(c, body)
	end.SetLoc(last.Loc())
	end.CreateOp(&core.OperationState{Info: c.InfoOf(&funcd.ReturnDef), Operands: results, Loc: last.Loc()})

	inside := func(u *core.Use) bool { return fn.Op.IsAncestorOf(u.Owner()) }
	for i, v := range params {
		v.ReplaceUsesIf(body.Arg(i), inside)
	}
	for i, v := range results {
		v.ReplaceUsesIf(call.Op.Result(i), func(u *core.Use) bool { return !inside(u) })
	}
	return fn, call, nil
}

// captured returns the values from outside that operations, and what is nested in them, use, in the order of the first
// uses.
func captured(ops []*core.Operation) (vals []*core.Value) {
	seen := make(map[*core.Value]bool)
	in := inside(ops)
	for _, op := range ops {
		op.WalkPre(func(o *core.Operation) core.WalkResult {
			for _, v := range o.Operands() {
				if !seen[v] && !in(owner(v)) {
					seen[v] = true
					vals = append(vals, v)
				}
			}
			return core.WalkAdvance
		})
	}
	return vals
}

// owner returns the operation that makes a value, or around the block that it is an argument of.
func owner(v *core.Value) *core.Operation {
	if op := v.DefiningOp(); op != nil {
		return op
	}
	return v.OwnerBlock().ParentOp()
}

// usedBehind returns the results of operations that others use.
func usedBehind(ops []*core.Operation) (vals []*core.Value) {
	in := inside(ops)
	for _, op := range ops {
		for _, r := range op.Results() {
			for u := range r.Users() {
				if !in(u) {
					vals = append(vals, r)
					break
				}
			}
		}
	}
	return vals
}

// inside returns a function that reports whether an operation is one of these operations of a block, or nested in one.
func inside(ops []*core.Operation) func(*core.Operation) bool {
	own := make(map[*core.Operation]bool, len(ops))
	for _, op := range ops {
		own[op] = true
	}
	b := ops[0].Block()
	return func(op *core.Operation) bool {
		at := b.AncestorOpInBlock(op)
		return at != nil && own[at]
	}
}

func fail(op *core.Operation, format string, args ...any) (funcd.FuncOp, funcd.CallOp, error) {
	r := core.NewReporter(op.Context())
	r.OpErrorf(op, "cannot be outlined: "+format, args...)
	return funcd.FuncOp{}, funcd.CallOp{}, r.List()
}

package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/transform"
)

// without terminator.
func steps(b *core.Block) (out []*core.Operation) {
	last := b.Last()
	for op := range b.Ops() {
		if op != last || !op.Has(core.TraitTerminator) {
			out = append(out, op)
		}
	}
	return out
}

// runBlock applies the operations of a block and returns what its terminator's operands stand for.
func (c *Call) runBlock(b *core.Block, mode transform.FailurePropagationMode) ([][]any, Outcome) {
	for _, op := range steps(b) {
		o := c.apply(op)
		if o.IsDefinite() || o.IsSilenceable() && mode == transform.FailurePropagationModePropagate {
			return nil, o
		}
	}
	return c.yielded(b), Done
}

// yielded returns what the operands of a block's terminator stand for.
func (c *Call) yielded(b *core.Block) (out [][]any) {
	last := b.Last()
	if last == nil || !last.Has(core.TraitTerminator) {
		return nil
	}
	for _, v := range last.Operands() {
		out = append(out, c.Payload(v))
	}
	return out
}

// setAll says what all results stand for.
func (c *Call) setAll(list [][]any) {
	for i, x := range list {
		if i < len(c.results) {
			c.Set(i, x...)
		}
	}
}

// bindArgs lets the arguments of a block stand for something.
func (c *Call) bindArgs(b *core.Block, to [][]any) bool {
	for i, v := range b.Args() {
		var list []any
		if i < len(to) {
			list = to[i]
		}
		if !c.bind(v, list) {
			return false
		}
	}
	return true
}

// topLevelArgs returns what the arguments of a sequence stand for: its operands, or what the interpreter was given.
func (c *Call) topLevelArgs(b *core.Block) ([][]any, bool) {
	if c.Op.NumOperands() > 0 {
		return c.operands(c.Op.OperandList(0, c.Op.NumOperands())), true
	}
	if n := b.NumArgs() - 1; n != len(c.extra) {
		c.Definite("operation expects %d extra value bindings, but %d were provided to the interpreter", n, len(c.extra))
		return nil, false
	}
	return append([][]any{{c.Root}}, c.extra...), true
}

// operands returns what values of the script stand for.
func (c *Call) operands(vals []*core.Value) (out [][]any) {
	for _, v := range vals {
		out = append(out, c.Payload(v))
	}
	return out
}

func applyNamedSequence(c *Call) Outcome {
	if c.Op.Region(0).IsEmpty() {
		return c.Definite("unresolved external named sequence")
	}
	o := c.sequence(c.Op.Region(0), transform.FailurePropagationModePropagate)
	// Its results belong to those who include it.
	for i := range c.results {
		c.results[i] = nil
	}
	return o
}

func applySequence(c *Call) Outcome {
	op := core.Must(transform.AsSequenceOp(c.Op))
	return c.sequence(op.Body(), op.FailurePropagationMode())
}

func (c *Call) sequence(body *core.Region, mode transform.FailurePropagationMode) Outcome {
	defer c.enter(body)()
	args, ok := c.topLevelArgs(body.Entry())
	if !ok || !c.bindArgs(body.Entry(), args) {
		return failed
	}
	out, o := c.runBlock(body.Entry(), mode)
	c.setAll(out)
	return o
}

func applyInclude(c *Call) Outcome {
	op := core.Must(transform.AsIncludeOp(c.Op))
	callee := c.Op.LookupNearestSymbol(op.TargetAttr())
	if callee == nil || callee.NumRegions() == 0 || callee.Region(0).IsEmpty() {
		return c.Definite("unresolved external named sequence")
	}
	body := callee.Region(0)
	args := c.operands(op.Operands())
	defer c.enter(body)()
	if !c.bindArgs(body.Entry(), args) {
		return failed
	}
	out, o := c.runBlock(body.Entry(), op.FailurePropagationMode())
	if o.IsSilenceable() {
		out = c.yielded(body.Entry())
	}
	c.setAll(out)
	return o
}

func applyForeach(c *Call) Outcome {
	op := core.Must(transform.AsForeachOp(c.Op))
	list := c.operands(op.Targets())
	n := 0
	if len(list) > 0 {
		n = len(list[0])
	}
	for i, x := range list {
		if op.WithZipShortest() {
			n = min(n, len(x))
		} else if len(x) != n {
			return c.Silenceable("prior targets' payload size (%d) differs from payload size (%d) of target %s", n, len(x),
				valueText(op.Targets()[i]))
		}
	}
	body := op.Body()
	results := make([][]any, len(c.results))
	for k := range n {
		args := make([][]any, len(list))
		for i := range list {
			args[i] = []any{list[i][k]}
		}
		o := func() Outcome {
			defer c.enter(body)()
			if !c.bindArgs(body.Entry(), args) {
				return failed
			}
			out, o := c.runBlock(body.Entry(), transform.FailurePropagationModePropagate)
			for i := range out {
				if i < len(results) {
					results[i] = append(results[i], out[i]...)
				}
			}
			return o
		}()
		if !o.Succeeded() {
			return o
		}
	}
	c.setAll(results)
	return Done
}

func applyAlternatives(c *Call) Outcome {
	op := core.Must(transform.AsAlternativesOp(c.Op))
	scopes := []*core.Operation{c.Root}
	if h := op.Scope(); h != nil {
		scopes = c.Ops(h)
	}
	for _, x := range scopes {
		if x.IsAncestorOf(c.Op) {
			return c.Definite("scope must not contain the transforms being applied").Note(x.Loc(), "scope")
		}
		if !x.Has(core.TraitIsolatedFromAbove) {
			return c.Definite("only isolated-from-above ops can be alternative scopes").Note(x.Loc(), "scope")
		}
	}
	for _, r := range op.Alternatives() {
		if done, o := c.alternative(r, scopes); done {
			return o
		}
	}
	return c.Silenceable("all alternatives failed")
}

// alternative tries one region on copies of the payload.
func (c *Call) alternative(r *core.Region, scopes []*core.Operation) (done bool, o Outcome) {
	defer c.enter(r)()
	copies := make([]*core.Operation, len(scopes))
	for i, x := range scopes {
		copies[i] = x.Clone(nil)
	}
	erase := func() {
		for _, x := range copies {
			if !x.IsErased() {
				x.Erase()
			}
		}
	}
	if r.Entry().NumArgs() > 0 && !c.bindArgs(r.Entry(), [][]any{Objects(copies...)}) {
		erase()
		return true, failed
	}
	out, o := c.runBlock(r.Entry(), transform.FailurePropagationModePropagate)
	switch {
	case o.IsSilenceable():
		erase()
		return false, Done
	case o.IsDefinite():
		erase()
		return true, o
	}
	rw := rewrite.NewRewriter(c.Op.Context(), newTracker(c.State, c.Op, consumed(c.Op)))
	for i, x := range scopes {
		x.Block().InsertBefore(copies[i], x)
		rw.ReplaceOpWith(x, copies[i])
	}
	c.setAll(out)
	return true, Done
}

// match applies the matchers of a block to what its arguments stand for and returns what it yields.
func (c *Call) match(body *core.Region, args [][]any) ([][]any, Outcome) {
	if c.refused(body.Entry(), args) {
		return nil, refused
	}
	defer c.enter(body)()
	if !c.bindArgs(body.Entry(), args) {
		return nil, failed
	}
	for _, op := range steps(body.Entry()) {
		if !transform.MatchOpInterfaceKey.In(op.Info()) {
			return nil, c.State.Definite(op.Loc(), "expected operations in the match part to implement MatchOpInterface")
		}
		if o := c.apply(op); !o.Succeeded() {
			return nil, o
		}
	}
	return c.yielded(body.Entry()), Done
}

// refused is the outcome of a matcher that matches nothing, of which nobody asks why.
var refused = Outcome{status: silenceable}

// refused reports whether the first matcher of a block, which decides for most operations, does not match what the first argument stands
// for. It is asked before anything is bound, unless somebody watches.
func (c *Call) refused(b *core.Block, args [][]any) bool {
	first := b.First()
	if c.checks || c.run.ShowsSteps() || len(args) == 0 || len(args[0]) != 1 || first.NumOperands() == 0 || first.Operand(0) != b.Arg(0) {
		return false
	}
	x, ok := OpKey.Of(first)
	if !ok {
		return false
	}
	m, ok := x.(refuser)
	if !ok {
		return false
	}
	target, ok := args[0][0].(*core.Operation)
	return ok && m.refuses(first, target)
}

// body returns the region of the named sequence that a reference means.
func (c *Call) body(ref core.Attribute) (*core.Region, *core.Operation, Outcome) {
	sym, _ := ref.(*core.SymbolRefAttr)
	var op *core.Operation
	if sym != nil {
		op = c.Op.LookupNearestSymbol(sym)
	}
	if op == nil || op.NumRegions() == 0 || op.Region(0).IsEmpty() {
		return nil, nil, c.Definite("unresolved external symbol %s", core.AttrString(ref))
	}
	return op.Region(0), op, Done
}

// nested returns an operation and all that is nested in it, inner ones first.
func nested(op *core.Operation) (out []*core.Operation) {
	op.WalkPost(func(o *core.Operation) core.WalkResult {
		out = append(out, o)
		return core.WalkAdvance
	})
	return out
}

func applyCollectMatching(c *Call) Outcome {
	op := core.Must(transform.AsCollectMatchingOp(c.Op))
	body, _, o := c.body(op.MatcherAttr())
	if !o.Succeeded() {
		return o
	}
	results := make([][]any, len(c.results))
	for _, root := range c.Ops(op.Root()) {
		for _, x := range nested(root) {
			out, o := c.match(body, [][]any{{x}})
			if o.IsDefinite() {
				return o
			}
			if o.IsSilenceable() {
				continue
			}
			for i, list := range out {
				if len(list) != 1 {
					return c.Silenceable("result #%d, associated with %d payload objects, expected 1", i, len(list))
				}
				if i < len(results) {
					results[i] = append(results[i], list...)
				}
			}
		}
	}
	c.setAll(results)
	return Done
}

// foreachMatch is transform.foreach_match.
type foreachMatch struct{}

// AllowsRepeated implements [Repeater]: nothing is consumed indeed.
func (foreachMatch) AllowsRepeated(*core.Operation) bool { return true }

// Apply implements [Op].
func (foreachMatch) Apply(c *Call) Outcome {
	op := core.Must(transform.AsForeachMatchOp(c.Op))
	type pair struct {
		match, act *core.Region
		action     *core.Operation
	}
	var pairs []pair
	for i, m := range op.MatchersAttr().Elems() {
		match, _, o := c.body(m)
		if !o.Succeeded() {
			return o
		}
		act, action, o := c.body(op.ActionsAttr().Elems()[i])
		if !o.Succeeded() {
			return o
		}
		pairs = append(pairs, pair{match, act, action})
	}
	args := append([][]any{nil}, c.operands(op.ForwardedInputs())...)
	results := make([][]any, len(c.results)-1)
	overall := Done
	for _, root := range c.Ops(op.Root()) {
		o := c.walk(root, func(x *core.Operation) Outcome {
			if x == root && !op.RestrictRoot() {
				return Done
			}
			args[0] = []any{x}
			for _, p := range pairs {
				out, o := c.match(p.match, args)
				if o.IsDefinite() {
					return failed
				}
				if o.IsSilenceable() {
					continue
				}
				return c.act(p.act, p.action, x.Loc(), out, results, op.FlattenResults(), &overall)
			}
			return Done
		})
		if !o.Succeeded() {
			return o
		}
	}
	c.Set(0, c.Payload(op.Root())...)
	for i, list := range results {
		c.Set(i+1, list...)
	}
	return overall
}

// walk calls f for what is nested in op, inner operations first, while f may erase the operation it is given.
func (c *Call) walk(op *core.Operation, f func(*core.Operation) Outcome) Outcome {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				if out := c.walk(o, f); !out.Succeeded() {
					return out
				}
			}
		}
	}
	return f(op)
}

// act runs the action of a matcher.
func (c *Call) act(body *core.Region, action *core.Operation, at core.Location, args, results [][]any, flatten bool,
	overall *Outcome) Outcome {
	defer c.enter(body)()
	if !c.bindArgs(body.Entry(), args) {
		return failed
	}
	for _, op := range steps(body.Entry()) {
		o := c.apply(op)
		if o.IsDefinite() {
			return failed
		}
		if o.IsSilenceable() {
			if overall.Succeeded() {
				*overall = c.Silenceable("actions failed")
			}
			*overall = overall.Note(action.Loc(), "failed action: %s", o.Message()).Note(at, "when applied to this matching payload")
		}
	}
	for i, list := range c.yielded(body.Entry()) {
		if len(list) != 1 && !flatten {
			name, _ := action.SymbolName()
			return c.Definite("action @%s has results associated with multiple payload entities, but flattening was not requested", name)
		}
		if i < len(results) {
			results[i] = append(results[i], list...)
		}
	}
	return Done
}

// valueText writes a value as messages do: the operation that defines it.
func valueText(v *core.Value) string {
	if op := v.DefiningOp(); op != nil {
		return op.String()
	}
	return "<block argument> of type '" + core.TypeString(v.Type()) + "' at index: " + itoa(v.Index())
}

package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/transform"
)

// OpKey is the key of [Op].
var OpKey = core.OpInterface[Op]{Name: "TransformOp"}

// Op is what an operation of a script does. Implementations are stateless and shared.
type Op interface {
	// Apply changes the payload and says with [Call.Set] what each result stands for. A result that is not set stands for
	// nothing.
	Apply(c *Call) Outcome
}

// Func is an [Op] that is a function.
type Func func(c *Call) Outcome

// Apply calls the function.
func (f Func) Apply(c *Call) Outcome { return f(c) }

// Attach lets an operation of scripts do something.
func Attach(l *core.Loading, name string, x Op) bool {
	return OpKey.Attach(l, name, func(*core.Operation) (Op, bool) { return x, true })
}

// Call is one application of an operation of a script.
type Call struct {
	// Op is the operation of the script.
	Op *core.Operation
	// Rewriter is what changes the payload; it keeps handles up to date.
	Rewriter *rewrite.Rewriter
	*State

	track   *tracker
	results [][]any
	set     []bool
}

// Set says what a result stands for.
func (c *Call) Set(result int, to ...any) {
	c.results[result], c.set[result] = to, true
}

// Silenceable returns a failure of this application that operations around may silence.
func (c *Call) Silenceable(format string, args ...any) Outcome {
	return c.State.Silenceable(c.Op.Loc(), format, args...)
}

// Definite reports an error of this application that ends the script.
func (c *Call) Definite(format string, args ...any) Outcome {
	return c.State.Definite(c.Op.Loc(), format, args...)
}

// FailedToApply is the failure of an operation on one target when there is no more to say.
func (c *Call) FailedToApply(target *core.Operation) Outcome {
	return c.Silenceable("%s failed to apply", c.Op.Name()).Note(target.Loc(), "when applied to this op")
}

// Tracker returns the listener that keeps handles up to date.
func (c *Call) Tracker() rewrite.Listener { return c.track }

// separate refuses to transform the script that runs.
func (c *Call) separate(payload *core.Operation) Outcome {
	if payload.IsAncestorOf(c.Op) {
		return c.Definite("cannot apply transform to itself (or one of its ancestors)").Note(payload.Loc(), "target payload op")
	}
	return Done
}

// apply applies one operation of the script.
func (s *State) apply(op *core.Operation) Outcome {
	x, ok := OpKey.Of(op)
	if !ok {
		return s.Definite(op.Loc(), "'%s' op is not supported by the interpreter", op.Name())
	}
	if err := s.run.Context().Err(); err != nil {
		return s.Definite(op.Loc(), "%v", err)
	}
	s.scopes[len(s.scopes)-1].current = op
	if s.checks {
		if !s.checkHandles(op) {
			return failed
		}
		if o := s.checkRepeated(op); !o.Succeeded() {
			return o
		}
	}
	gone := consumed(op)
	results, defining, o := s.associated(op, gone)
	if !o.Succeeded() {
		return o
	}

	track := newTracker(s, op, gone)
	track.skipDead = true
	c := &Call{Op: op, State: s, track: track, Rewriter: rewrite.NewRewriter(op.Context(), track),
		results: make([][]any, op.NumResults()), set: make([]bool, op.NumResults())}
	end := s.run.Step(op, s.Root)
	o = x.Apply(c)
	s.compactHandles()
	o = s.withTracking(op, o, track.failed)
	end(o.reason())
	if o.IsDefinite() {
		return o
	}
	for _, u := range gone {
		s.forget(u.Value(), results)
	}
	s.forgetOps(defining)
	for i, v := range op.Results() {
		if !s.bind(v, c.results[i]) {
			return failed
		}
	}
	return o
}

// associated returns the results of what is consumed by handles to operations, and the operations that belong to the
// values that are consumed.
func (s *State) associated(op *core.Operation, gone []*core.Use) (results []*core.Value, ops []*core.Operation, o Outcome) {
	for _, u := range gone {
		h := u.Value()
		switch t := h.Type(); {
		case isOpHandle(t):
			for _, x := range s.Ops(h) {
				results = append(results, x.ResultList()...)
			}
		case isValueHandle(t):
			for _, v := range s.Values(h) {
				if def := v.DefiningOp(); def != nil {
					ops = append(ops, def)
				} else {
					ops = slices.AppendSeq(ops, v.OwnerBlock().Ops())
				}
			}
		default:
			return nil, nil, s.Definite(op.Loc(), "unexpectedly consumed a value that is not a handle as operand #%d", u.Index()).
				Note(h.Loc(), "value defined here with type '%s'", core.TypeString(t))
		}
	}
	return results, ops, Done
}

// withTracking adds to an outcome that payload was lost, where that is an error.
func (s *State) withTracking(op *core.Operation, o, lost Outcome) Outcome {
	if lost.Succeeded() || !reportsTracking(op) || op.Attr("transform.silence_tracking_failures") != nil {
		return o
	}
	if o.Succeeded() {
		return lost
	}
	if o.IsSilenceable() {
		o = o.Note(op.Loc(), "tracking listener also failed: %s", lost.Message())
	}
	return o
}

// reportsTracking reports whether payload that gets lost is an error of the operation.
func reportsTracking(op *core.Operation) bool {
	return op.IsRegistered() && slices.Contains(op.Info().Def().Traits, &transform.ReportTrackingListenerFailuresOpTraitTrait)
}

// Each returns an [Op] that is applied to every operation of the first operand by itself. f returns what the results
// stand for, one for each; nil stands for nothing.
func Each(f func(c *Call, target *core.Operation) ([]any, Outcome)) Op {
	return Func(func(c *Call) Outcome {
		handle := c.Op.Operand(0)
		targets := c.Ops(handle)
		if consumes(c.Op, handle) {
			if o := c.checkNested(targets); !o.Succeeded() {
				return o
			}
		}
		for i := range c.results {
			c.Set(i)
		}
		var pending []Outcome
		for _, target := range targets {
			if target.IsErased() {
				continue
			}
			if target.Block() != nil {
				c.Rewriter.SetBefore(target)
			}
			c.Rewriter.SetLoc(target.Loc())
			at := target.Loc()
			part, o := f(c, target)
			switch {
			case o.IsDefinite():
				return o
			case o.IsSilenceable():
				pending = append(pending, o)
				continue
			case len(part) != len(c.results):
				return c.Definite("application of %s expected to produce %d results (actually produced %d).", c.Op.Name(), len(c.results),
					len(part)).Note(at, "when applied to this op").
					Note(c.Op.Loc(), "if you need variadic results, consider a generic `apply` instead of the specialized `applyToOne`.")
			}
			if slices.Contains(part, nil) {
				continue
			}
			for i, x := range part {
				c.results[i] = append(c.results[i], x)
			}
		}
		return c.join(pending)
	})
}

// checkNested refuses to transform an operation before one that is nested in it.
func (c *Call) checkNested(targets []*core.Operation) Outcome {
	index := make(map[*core.Operation]int, len(targets))
	for i, op := range targets {
		index[op] = i
	}
	for i, child := range targets {
		for up := child; up != nil; up = up.ParentOp() {
			if at, ok := index[up]; ok && at < i {
				return c.Definite("transform operation consumes a handle pointing to an ancestor payload operation before its descendant").
					Note(c.Op.Loc(), "the ancestor is likely erased or rewritten before the descendant is accessed, leading to undefined behavior").
					Note(up.Loc(), "ancestor payload op").Note(child.Loc(), "descendant payload op")
			}
		}
	}
	return Done
}

// Remark reports a remark at the operation of the script.
func (c *Call) Remark(format string, args ...any) core.Finding {
	return c.report.OpEmitRemarkf(c.Op, format, args...)
}

// RunRegion applies the operations of a region's only block, whose arguments stand for args, up to the first failure, and
// returns what the operands of the terminator stand for.
func (c *Call) RunRegion(r *core.Region, args [][]any) ([][]any, Outcome) {
	defer c.enter(r)()
	if !c.bindArgs(r.Entry(), args) {
		return nil, failed
	}
	return c.runBlock(r.Entry(), transform.FailurePropagationModePropagate)
}

package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/iface/cast"
	"github.com/odsgen/ods/generated/transform"
)

// tracker follows the payload while it is rewritten, so that handles stand for what replaces it.
type tracker struct {
	rewrite.NoListener
	s        *State
	op       *core.Operation // the operation of the script that rewrites
	anyName  bool            // a replacement may be an operation of another name
	skipDead bool            // handles without later uses need no replacement
	consumed map[*core.Value]bool
	failed   Outcome
	count    int
}

func newTracker(s *State, op *core.Operation, consumed []*core.Use) *tracker {
	t := &tracker{s: s, op: op, consumed: map[*core.Value]bool{}}
	for _, u := range consumed {
		t.consumed[u.Value()] = true
	}
	return t
}

// OpErased implements [rewrite.Listener].
func (t *tracker) OpErased(op *core.Operation) {
	for _, v := range op.Results() {
		t.s.replaceValue(v, nil, true)
	}
	t.s.ReplaceOp(op, nil)
}

// OpReplaced implements [rewrite.Listener].
func (t *tracker) OpReplaced(op *core.Operation, vals []*core.Value) {
	for i, v := range op.Results() {
		if i < len(vals) {
			t.s.replaceValue(v, vals[i], true)
		}
	}
	list := t.s.handles(op, true)
	if len(list) == 0 {
		return
	}
	var alive *core.Value
	gone := false
	for _, h := range list {
		if alive == nil && !(t.skipDead && t.dead(h)) {
			alive = h
		}
		gone = gone || t.consumed[h]
	}
	if alive == nil || gone {
		t.s.ReplaceOp(op, nil)
		return
	}
	by, o := t.replacement(op, vals)
	if by == nil {
		t.fail(o.Note(alive.Loc(), "replacement is required because this handle must be updated"), op, vals)
	}
	t.s.ReplaceOp(op, by)
}

// dead reports whether nothing that is still to come uses a handle.
func (t *tracker) dead(h *core.Value) bool {
	sc := t.s.scopeOf(h)
	if sc == nil {
		return true
	}
	for user := range h.Users() {
		if user != sc.current && !happensBefore(user, sc.current) {
			return false
		}
	}
	return true
}

// happensBefore reports whether an operation, or one around it, comes before another one that is not inside.
func happensBefore(a, b *core.Operation) bool {
	for ; a != nil; a = a.ParentOp() {
		if a.IsProperAncestorOf(b) || a.Block() == nil {
			return false
		}
		if in := a.Block().AncestorOpInBlock(b); in != nil {
			return a != in && a.IsBeforeInBlock(in)
		}
	}
	return false
}

// replacement finds the operation that replaces another one: the one that defines all values, or one that it casts.
func (t *tracker) replacement(op *core.Operation, vals []*core.Value) (*core.Operation, Outcome) {
	o := t.s.Silenceable(t.op.Loc(), "tracking listener failed to find replacement op during application of this transform op")
	for {
		by, known := commonDefinition(vals)
		if by == nil {
			return nil, o.Note(t.op.Loc(), "replacement values belong to different ops")
		}
		switch _, casts := cast.CastOpInterfaceKey.Of(by); {
		case casts && known:
			o = o.Note(by.Loc(), "using output of 'CastOpInterface' op")
			vals = by.OperandList(0, by.NumOperands())
			if len(vals) > 0 {
				continue
			}
		case t.anyName || by.Name() == op.Name() || by.ConstantValue() != nil:
			return by, Done
		case transform.FindPayloadReplacementOpInterfaceKey.In(by.Info()) || looksThrough[by.Name()]:
			vals = nextOperands(by)
			o = o.Note(by.Loc(), "using operands provided by 'FindPayloadReplacementOpInterface'")
			if len(vals) > 0 {
				continue
			}
		}
		return nil, o.Note(t.op.Loc(), "ran out of suitable replacement values")
	}
}

// looksThrough names operations through which the replacement is sought: those that only change the shape.
var looksThrough = map[string]bool{"tensor.cast": true, "tensor.collapse_shape": true, "tensor.expand_shape": true, "tensor.reshape": true,
	"tensor.extract_slice": true, "tensor.insert_slice": true}

func nextOperands(op *core.Operation) []*core.Value {
	if op.NumOperands() == 0 {
		return nil
	}
	return op.OperandList(0, 1)
}

// commonDefinition returns the operation that defines all of the values.
func commonDefinition(vals []*core.Value) (by *core.Operation, ok bool) {
	for _, v := range vals {
		if v == nil {
			continue
		}
		switch def := v.DefiningOp(); {
		case def == nil:
			return nil, false
		case by == nil:
			by = def
		case by != def:
			return nil, false
		}
	}
	return by, true
}

func (t *tracker) fail(o Outcome, op *core.Operation, vals []*core.Value) {
	o = o.Note(op.Loc(), "[%d] replaced op", t.count)
	for i, v := range vals {
		if v != nil {
			o = o.Note(v.Loc(), "[%d] replacement value %d", t.count, i)
		}
	}
	t.count++
	if t.failed.Succeeded() {
		t.failed = o
		return
	}
	t.failed = t.s.join([]Outcome{t.failed, o})
}

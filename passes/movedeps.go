package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// MoveDependencies moves what an operation depends on, but for what is there already, before another operation of
// the same block. It returns why that is not possible, or "" when it was done.
func MoveDependencies(rw *rewrite.Rewriter, op, before *core.Operation) string {
	switch {
	case op.Block() != before.Block():
		return "unsupported case where operation and insertion point are not in the same basic block"
	case op.IsBeforeInBlock(before):
		return "insertion point does not dominate op"
	}
	needed := newSlice(before)
	needed.add(op)
	list := needed.list[:len(needed.list)-1] // without op itself
	if needed.seen[before] {
		return "cannot move dependencies before operation in backward slice of op"
	}
	for _, x := range list {
		rw.MoveOp(x, before.Block(), before)
	}
	return ""
}

// MoveDefinitions moves what computes values, but for what is there already, before an operation of the same block.
// ok is false when that is not possible, and reason says why, where upstream does.
func MoveDefinitions(rw *rewrite.Rewriter, vals []*core.Value, before *core.Operation) (reason string, ok bool) {
	needed := newSlice(before)
	var from []*core.Operation
	for _, v := range vals {
		if needed.dom.ProperlyDominates(v, before) {
			continue
		}
		if v.IsBlockArg() {
			return "unsupported case of moving block argument before insertion point", false
		}
		if v.DefiningOp().Block() != before.Block() {
			return "unsupported case of moving definition of value before an insertion point in a different basic block", false
		}
		from = append(from, v.DefiningOp())
	}
	for _, op := range from {
		needed.add(op)
	}
	for _, op := range needed.list {
		if !op.IsPure() {
			return "", false
		}
	}
	if needed.seen[before] {
		return "cannot move dependencies before operation in backward slice of op", false
	}
	for _, op := range needed.list {
		rw.MoveOp(op, before.Block(), before)
	}
	return "", true
}

// slice collects operations that others depend on and that come after an insertion point, each after those that it
// depends on itself.
type slice struct {
	before *core.Operation
	dom    *core.DominanceInfo
	seen   map[*core.Operation]bool
	list   []*core.Operation
}

func newSlice(before *core.Operation) *slice {
	return &slice{before: before, dom: new(core.DominanceInfo), seen: map[*core.Operation]bool{}}
}

// add walks without recursion, as chains may be long.
func (s *slice) add(op *core.Operation) {
	type frame struct {
		op   *core.Operation
		vals []*core.Value
	}
	if s.seen[op] {
		return
	}
	s.seen[op] = true
	stack := []frame{{op, dependencies(op)}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.vals) == 0 {
			s.list = append(s.list, top.op)
			stack = stack[:len(stack)-1]
			continue
		}
		def := top.vals[0].DefiningOp()
		top.vals = top.vals[1:]
		if def != nil && !s.seen[def] && (def == s.before || !s.dom.ProperlyDominatesOp(def, s.before)) {
			s.seen[def] = true
			stack = append(stack, frame{def, dependencies(def)})
		}
	}
}

// dependencies returns the values that an operation uses in its regions from outside of it, and its operands.
func dependencies(op *core.Operation) []*core.Value {
	var out []*core.Value
	op.WalkPre(func(x *core.Operation) core.WalkResult {
		for _, v := range x.Operands() {
			if in := v.ParentRegion(); x != op && (in == nil || !op.IsProperAncestorOf(in.Op()) && in.Op() != op) {
				out = append(out, v)
			}
		}
		return core.WalkAdvance
	})
	return append(out, op.OperandList(0, op.NumOperands())...)
}

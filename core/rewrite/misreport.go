package rewrite

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
)

// watcher compares IR before and after a pattern with what the pattern told the rewriter's listener. Operations are
// compared one by one, without what is nested in them, so that the message can name the one that was changed after the
// driver's back.
type watcher struct {
	before  []opPrint
	notices int
	ops     map[*core.Operation]bool
	blocks  bool
}

// opPrint is what a pattern could change about one operation.
type opPrint struct {
	op       *core.Operation
	name     string
	block    *core.Block
	operands []*core.Value
	types    []core.Type
	succs    []*core.Block
	slots    []core.Attribute
	attrs    []core.NamedAttr
}

func watch(scope *core.Region) *watcher {
	return &watcher{before: fingerprint(scope), ops: make(map[*core.Operation]bool)}
}

func fingerprint(scope *core.Region) (list []opPrint) {
	visit := func(op *core.Operation) core.WalkResult {
		p := opPrint{op: op, name: op.Name(), block: op.Block(), operands: op.OperandList(0, op.NumOperands()),
			types: op.ResultTypes(), attrs: slices.Clone(op.DiscardableAttrs())}
		for _, s := range op.Successors() {
			p.succs = append(p.succs, s)
		}
		for i := range op.NumSlots() {
			p.slots = append(p.slots, op.Slot(i))
		}
		list = append(list, p)
		return core.WalkAdvance
	}
	for op := range scope.Ops() {
		op.WalkPre(visit)
	}
	return list
}

func (p *opPrint) equal(q *opPrint) bool {
	return p.op == q.op && p.block == q.block && slices.Equal(p.operands, q.operands) && slices.Equal(p.types, q.types) &&
		slices.Equal(p.succs, q.succs) && slices.Equal(p.slots, q.slots) && slices.Equal(p.attrs, q.attrs)
}

// told records a notification; the nil watcher ignores it.
func (w *watcher) told(op *core.Operation) {
	if w != nil {
		w.ops[op] = true
		w.notices++
	}
}

func (w *watcher) toldBlock(*core.Block) {
	if w != nil {
		w.blocks = true
		w.notices++
	}
}

// misreport returns what is wrong with the pattern's account, or nothing.
func (w *watcher) misreport(scope *core.Region, matched bool) string {
	after := fingerprint(scope)
	same := slices.EqualFunc(w.before, after, func(a, b opPrint) bool { return a.equal(&b) })
	switch {
	case !matched && !same:
		return "changed the IR but returned that it does not match"
	case matched && same && w.notices == 0:
		return "returned that it matched but changed nothing"
	case same:
		return ""
	}
	now := make(map[*core.Operation]*opPrint, len(after))
	for i := range after {
		now[after[i].op] = &after[i]
	}
	for i := range w.before {
		b := &w.before[i]
		a := now[b.op]
		delete(now, b.op)
		switch {
		case w.ops[b.op]:
		case a == nil:
			return fmt.Sprintf("erased '%s' without telling the rewriter", b.name)
		case !a.equal(b) && (a.block == b.block || !w.blocks):
			return fmt.Sprintf("modified '%s' without telling the rewriter", b.name)
		}
	}
	for i := range after {
		if a := &after[i]; now[a.op] != nil && !w.ops[a.op] {
			return fmt.Sprintf("inserted '%s' without telling the rewriter", a.name)
		}
	}
	return ""
}

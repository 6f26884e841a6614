package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// mmraAttr annotates memory accesses with how the memory model is relaxed for them. It may appear on every operation of
// the dialect; only what becomes an instruction gets its metadata.
const mmraAttr = "llvm.mmra"

// checkMMRA reports an annotation that is none.
func (t *translator) checkMMRA(op *core.Operation) bool {
	if len(op.DiscardableAttrs()) == 0 {
		return true
	}
	switch a := op.DiscardableAttr(mmraAttr).(type) {
	case nil, *llvm.MMRATagAttr:
	case *core.ArrayAttr:
		for _, e := range a.Elems() {
			if _, ok := e.(*llvm.MMRATagAttr); !ok {
				return t.r.OpErrorf(op, "MMRA annotations array contains value that isn't an MMRA tag").Fail()
			}
		}
	default:
		return t.r.OpErrorf(op, "%s is something other than an MMRA tag or an array of them", mmraAttr).Fail()
	}
	return true
}

// mmra writes the annotation of an instruction, which LLVM knows on accesses to memory and calls only.
func (b *body) mmra(op *core.Operation, k kind) {
	if len(op.DiscardableAttrs()) == 0 {
		return
	}
	node := none
	switch a := op.DiscardableAttr(mmraAttr).(type) {
	case *llvm.MMRATagAttr:
		node = b.t.mmraTag(a)
	case *core.ArrayAttr:
		var ops []mdOperand
		for _, e := range a.Elems() {
			if tag, ok := e.(*llvm.MMRATagAttr); ok {
				ops = append(ops, mdRef(b.t.mmraTag(tag)))
			}
		}
		switch len(ops) {
		case 0:
		case 1:
			node = ops[0].node - 1
		default:
			node = b.t.meta.node(false, ops...)
		}
	}
	if node == none {
		return
	}
	switch k.code {
	case opLoad, opStore, opAtomicRMW, opCmpXchg, opFence, opCall, opInvoke, opInlineAsm, opCallIntrinsic, opIntrinsic:
	default:
		b.t.invalid(op.Loc(), "!mmra metadata attached to unexpected instruction kind")
	}
	b.str(", !mmra !" + strconv.Itoa(b.t.meta.slot(node)))
}

func (t *translator) mmraTag(a *llvm.MMRATagAttr) int {
	return t.meta.node(false, mdString(a.Prefix()), mdString(a.Suffix()))
}

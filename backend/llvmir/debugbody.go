package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// debugFunctions translates the descriptions of all functions, and returns their nodes.
func (t *translator) debugFunctions() []int {
	out := make([]int, len(t.funcs))
	owners := map[*llvm.DISubprogramAttr]bool{}
	for i, f := range t.funcs {
		t.verifyAttached(f, owners)
		out[i] = t.subprogram(f.Loc())
	}
	return out
}

// debugBodies translates the debug information inside of functions, given their nodes, in upstream's order, in which
// compilation units are listed.
func (t *translator) debugBodies(out []int) {
	for i, f := range t.funcs {
		if out[i] == none && !hasCompoundLocs(f.Region(0)) {
			continue
		}
		for k, blk := range dominanceOrder(f.Region(0)) {
			if k > 0 {
				for _, a := range blk.Args() {
					t.location(a.Loc(), out[i], none)
				}
			}
			for op := range blk.Ops() {
				t.debugOp(op, t.location(op.Loc(), out[i], none))
			}
			if a := loopAnnotation(blk.Last()); a != nil {
				t.loopNode(a)
			}
		}
	}
}

// hasCompoundLocs reports whether locations in a body can name scopes.
func hasCompoundLocs(r *core.Region) bool {
	for blk := range r.Blocks() {
		for _, a := range blk.Args() {
			if a.Loc().IsCompound() {
				return true
			}
		}
		for op := range blk.Ops() {
			if op.Loc().IsCompound() {
				return true
			}
		}
		if a := loopAnnotation(blk.Last()); a != nil && (a.StartLoc() != nil || a.EndLoc() != nil) {
			return true
		}
	}
	return false
}

// loopAnnotation returns what a terminator states about the loop that it belongs to, or nil.
func loopAnnotation(term *core.Operation) *llvm.LoopAnnotationAttr {
	if term == nil {
		return nil
	}
	a, _ := term.Attr("loop_annotation").(*llvm.LoopAnnotationAttr)
	return a
}

// debugOp translates what a debug operation states. Without a location it states nothing.
func (t *translator) debugOp(op *core.Operation, loc int) {
	if loc == none {
		return
	}
	if v, ok := llvm.AsDbgValueOp(op); ok {
		t.debugNode(v.VarInfoAttr())
	} else if v, ok := llvm.AsDbgDeclareOp(op); ok {
		t.debugNode(v.VarInfoAttr())
	} else if v, ok := llvm.AsDbgLabelOp(op); ok {
		t.debugNode(v.LabelAttr())
	}
}

// location writes where an instruction comes from.
func (b *body) location(loc core.Location) {
	if n := b.t.location(loc, b.scope, none); n != none {
		b.str(", !dbg !")
		b.t.body = strconv.AppendInt(b.t.body, int64(b.t.meta.slot(n)), 10)
	}
}

// record writes a debug operation, which belongs to the next instruction.
func (b *body) record(op *core.Operation) {
	t := b.t
	loc := t.location(op.Loc(), b.scope, none)
	if loc == none {
		return
	}
	node := func(n int) {
		t.body = strconv.AppendInt(append(t.body, '!'), int64(t.meta.slot(n)), 10)
	}
	variable := func(word string, v *core.Value, info *llvm.DILocalVariableAttr, e *llvm.DIExpressionAttr) {
		b.str("    #dbg_" + word + "(")
		b.typed(v)
		b.str(", ")
		node(t.debugNode(info))
		b.str(", " + expression(e))
	}
	if v, ok := llvm.AsDbgValueOp(op); ok {
		variable("value", v.Value(), v.VarInfoAttr(), v.LocationExprAttr())
	} else if v, ok := llvm.AsDbgDeclareOp(op); ok {
		variable("declare", v.Addr(), v.VarInfoAttr(), v.LocationExprAttr())
	} else if v, ok := llvm.AsDbgLabelOp(op); ok {
		b.str("    #dbg_label(")
		node(t.debugNode(v.LabelAttr()))
	} else {
		return
	}
	b.str(", ")
	node(loc)
	b.str(")\n")
}

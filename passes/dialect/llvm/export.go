package llvm

import (
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	gen "github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes"
)

func (*LlvmLegalizeForExportPass) run(r *passes.Run) {
	b := core.NewBuilder(r.Op.Context())
	known := make(map[core.Attribute]core.Attribute)
	r.Op.Walk(func(op *core.Operation) {
		op.ReplaceNestedAttrs(known, mergeFragments)
		for _, rg := range op.Regions() {
			last := rg.Last()
			for blk := range rg.Blocks() {
				distinctSuccessors(blk, b)
				if blk == last {
					break // what follows was made here
				}
			}
		}
	})
}

// mergeFragments makes one fragment of those that follow each other in a location expression.
func mergeFragments(a core.Attribute) (core.Attribute, bool) {
	if e, ok := a.(*gen.DIExpressionAttr); ok {
		return llvmdefs.MergeFragments(e), true
	}
	return a, false
}

// distinctSuccessors puts a block that passes arguments on between a terminator and each further occurrence of a
// successor with arguments.
func distinctSuccessors(blk *core.Block, b *core.Builder) {
	term := blk.Last()
	if term == nil || term.NumSuccessors() < 2 {
		return
	}
	// Further occurrences of the first successor come before those of the next one.
	for i := range term.NumSuccessors() {
		dest := term.Successor(i)
		if dest.NumArgs() == 0 {
			continue
		}
		for j := i + 1; j < term.NumSuccessors(); j++ {
			if term.Successor(j) != dest {
				continue
			}
			types, locs := make([]core.Type, dest.NumArgs()), make([]core.Location, dest.NumArgs())
			for k, a := range dest.Args() {
				types[k], locs[k] = a.Type(), a.Loc()
			}
			between := b.CreateBlock(blk.Region(), types, locs...)
			term.SetSuccessor(j, between)
			b.SetLoc(term.Loc())
			gen.NewBr(b, between.Args(), dest)
		}
	}
}

func (p *LlvmUseDefaultVisibilityPass) run(r *passes.Run) {
	to := gen.VisibilityHidden
	if p.Visibility == LlvmUseDefaultVisibilityVisibilityProtected {
		to = gen.VisibilityProtected
	}
	r.Op.Walk(func(op *core.Operation) { replaceDefaultVisibility(op, to) })
}

// symbolWithVisibility is what the operations with a visibility of the linker have in common.
type symbolWithVisibility interface {
	Visibility() gen.Visibility
	SetVisibility(gen.Visibility)
}

func replaceDefaultVisibility(op *core.Operation, to gen.Visibility) {
	var s symbolWithVisibility
	if f, ok := gen.AsLLVMFuncOp(op); ok {
		s = f
	} else if g, ok := gen.AsGlobalOp(op); ok {
		s = g
	} else if a, ok := gen.AsAliasOp(op); ok {
		s = a
	} else if i, ok := gen.AsIFuncOp(op); ok {
		s = i
	} else {
		return
	}
	if s.Visibility() == gen.VisibilityDefault {
		s.SetVisibility(to)
	}
}

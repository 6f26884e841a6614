package testpasses

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/linalg/fusion"
	"github.com/odsgen/ods/passes/dialect/linalg/packing"
	"github.com/odsgen/ods/passes/dialect/linalg/vectorize"
	"github.com/odsgen/ods/passes/dialect/linalg/winograd"
	memrefpasses "github.com/odsgen/ods/passes/dialect/memref"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
	slicing "github.com/odsgen/ods/passes/dialect/tensor/slices"
)

// choice is an option that stands for patterns.
type choice struct {
	name string
	is   bool
	add  func(set *rewrite.PatternSet) // nil when there are none here
}

// apply applies the patterns of the options that are set, each after the other. An option without patterns is an error.
func apply(r *passes.Run, list ...choice) {
	for _, c := range list {
		switch {
		case !c.is:
		case c.add == nil:
			r.Reporter().OpErrorf(r.Op, "option '%s' stands for patterns that are not implemented", c.name)
			r.Fail()
			return
		default:
			greedily(r, c.add)
		}
	}
}

// greedily applies patterns to what is in the operation that a pass runs on.
func greedily(r *passes.Run, add ...func(set *rewrite.PatternSet)) (converged bool) {
	set := rewrite.NewPatternSet(r.Op.Context())
	for _, f := range add {
		f(set)
	}
	_, converged = rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
	return converged
}

func (p *TensorPatternsPass) run(r *passes.Run) {
	apply(r,
		choice{"test-rewrite-extract-slice-from-collapse-shape", p.SliceOfCollapse, nil},
		choice{"test-fold-constant-extract-slice", p.Constants, nil},
		choice{"test-tracking-listener", p.Tracking, nil},
		choice{"test-fold-extract-from-collapse-shape", p.Extract, nil},
		choice{"use-foreach", p.Forall, nil},
		choice{"test-reassociative-reshape-folding", p.Reshapes, slicing.AddReshapeFolds},
		choice{"test-fold-consecutive-insert-extract-slice", p.Merging, slicing.AddMerging},
		choice{"test-drop-redundant-insert-slice-rank-expansion", p.Dropping, slicing.AddDropping},
		choice{"test-expand-shape-bubbling", p.Bubbling, shapes.AddBubbleUpExpand})
}

func (p *ElementwiseFusionPass) run(r *passes.Run) {
	always := func(*core.Use) bool { return true }
	elementwise := func(may func(u *core.Use) bool) func(set *rewrite.PatternSet) {
		return func(set *rewrite.PatternSet) { fusion.AddElementwiseIf(set, may) }
	}
	expansion := func(may func(u *core.Use) bool) func(set *rewrite.PatternSet) {
		return func(set *rewrite.PatternSet) { fusion.AddExpansionIf(set, may) }
	}
	list := []choice{
		{"fuse-generic-ops", p.Generic, elementwise(always)},
		{"fuse-generic-ops-control", p.GenericControl, elementwise(needsFewOperands)},
		{"fuse-with-reshape-by-expansion", p.Expansion, expansion(always)},
		{"control-fusion-by-expansion", p.ExpansionControl, expansion(mayExpand)},
		{"fuse-with-reshape-by-collapsing", p.Collapsing, nil},
		{"fuse-with-reshape-by-collapsing-control", p.CollapsingControl, nil},
		{"fuse-multiuse-producer", p.MultiUse, nil},
		{"collapse-dimensions-control", len(p.Collapse) > 0, nil},
	}
	if i := slices.IndexFunc(list, func(c choice) bool { return c.is }); i >= 0 {
		apply(r, list[i])
	}
}

// fewOperands is how many operands an operation that fuse-generic-ops-control makes may have.
const fewOperands = 4

// needsFewOperands reports whether an operation and the one that computes an operand have few others.
func needsFewOperands(u *core.Use) bool {
	producer := u.Value().DefiningOp()
	if producer == nil || producer.NumResults() != 1 {
		return false
	}
	all := valueSet{}
	for _, op := range []*core.Operation{producer, u.Owner()} {
		for _, v := range op.Operands() {
			all[v] = true
		}
	}
	delete(all, u.Value())
	return len(all) <= fewOperands
}

// mayExpand lets dimensions be split where they were joined after a structured operation, and where the result with more of
// them is what one structured operation writes to.
func mayExpand(u *core.Use) bool {
	producer := u.Value().DefiningOp()
	if producer == nil {
		return false
	}
	if c, ok := tensor.AsCollapseShapeOp(producer); ok && !isStructured(c.Src().DefiningOp()) {
		return false
	}
	expand, ok := tensor.AsExpandShapeOp(u.Owner())
	if !ok {
		return true
	}
	if v := expand.Op.Result(0); v.HasOneUse() {
		use := v.FirstUse()
		x, ok := linalg.LinalgOpKey.Of(use.Owner())
		return ok && use.Index() >= use.Owner().NumOperands()-x.DpsInits().Len()
	}
	return false
}

func isStructured(op *core.Operation) bool {
	if op == nil {
		return false
	}
	_, ok := linalg.LinalgOpKey.Of(op)
	return ok
}

func (p *LinalgPatternsPass) run(r *passes.Run) {
	apply(r,
		choice{"test-patterns", p.Patterns, nil},
		choice{"test-vector-transfer-forwarding-patterns", p.Forwarding, vectorize.AddCopyForwarding},
		choice{"test-decompose-pad-tensor", p.DecomposePad, vectorize.AddPadDecomposition},
		choice{"test-decompose-linalg-pack", p.DecomposePack, only(linalg.PackDef.Name, packing.AddDecompositions)},
		choice{"test-decompose-tensor-unpack", p.DecomposeUnpack, only(linalg.UnPackDef.Name, packing.AddDecompositions)},
		choice{"test-swap-subtensor-padtensor", p.SwapPad, nil},
		choice{"test-bubble-up-extract-slice-op-pattern", p.BubbleUp, nil},
		choice{"test-swap-extract-slice-with-fill-pattern", p.SwapFill, nil},
		choice{"test-erase-unused-operands-and-results", p.EraseUnused, fusion.AddCleanUp},
		choice{"test-erase-unnecessary-inputs", p.EraseInputs, fusion.AddInputCleanUp},
		choice{"test-winograd-conv2d", p.Winograd, addWinograd},
		choice{"test-decompose-winograd-ops", p.DecomposeWinograd, addWinogradDecomposition},
		choice{"test-fold-into-pack-and-unpack", p.FoldPack, packing.AddFolds},
		choice{"test-fold-into-pack-and-unpack-control", p.FoldPackControl, nil},
		choice{"test-simplify-pack-unpack-patterns", p.SimplifyPack, nil},
		choice{"loop-type", p.LoopType != "for", nil},
		choice{"peeled-loops", len(p.Peeled) > 0, nil},
		choice{"skip-partial", p.SkipPartial, nil},
		choice{"tile-sizes", len(p.Tiles) > 0, nil})
}

// only adds those of some patterns that start from one operation.
func only(root string, add func(set *rewrite.PatternSet)) func(set *rewrite.PatternSet) {
	return func(set *rewrite.PatternSet) {
		all := rewrite.NewPatternSet(set.Context())
		add(all)
		for _, p := range all.Patterns() {
			if p.Root == root {
				set.Add(p)
			}
		}
	}
}

// addWinograd adds the patterns that convolve by the algorithm of Winograd, with filters of 3 and of 5 elements.
func addWinograd(set *rewrite.PatternSet) {
	for _, fmr := range []linalg.WinogradConv2DFmr{linalg.WinogradConv2DFmrF43, linalg.WinogradConv2DFmrF25} {
		set.Add(rewrite.Pattern{Name: "convolution by tiles", Root: linalg.Conv2DNhwcFhwcDef.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				rw.SetBefore(op)
				rw.SetLoc(op.Loc())
				_, ok := winograd.Convert(rw, op, fmr)
				return ok
			}})
	}
}

func addWinogradDecomposition(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "transformation of tiles", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		if !winograd.IsTransform(op) {
			return false
		}
		rw.SetBefore(op)
		rw.SetLoc(op.Loc())
		_, ok := winograd.Decompose(rw, op)
		return ok
	}})
}

func (p *MultiBufferingPass) run(r *passes.Run) {
	var list []memref.AllocOp
	r.Op.Walk(func(op *core.Operation) {
		if alloc, ok := memref.AsAllocOp(op); ok {
			list = append(list, alloc)
		}
	})
	rw := rewrite.NewRewriter(r.Op.Context(), nil)
	for _, alloc := range list {
		memrefpasses.MultiBuffer(rw, alloc, int64(p.Multiplier), false)
	}
}

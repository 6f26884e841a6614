package transform

import (
	"github.com/odsgen/ods/core"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/transform"
	linalgpasses "github.com/odsgen/ods/passes/dialect/linalg"
)

func applyGeneralize(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	target := x.AsOperation()
	if target.Is(&linalg.GenericDef) {
		return []any{target}, Done
	}
	c.Rewriter.SetBefore(target)
	g, ok := linalgpasses.Generalize(x, c.Rewriter)
	if !ok {
		return nil, c.FailedToApply(target)
	}
	return []any{g}, Done
}

func applySpecialize(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	target := x.AsOperation()
	g, ok := linalg.AsGenericOp(target)
	if !ok {
		return []any{target}, Done
	}
	c.Rewriter.SetBefore(target)
	by, ok := linalgpasses.Specialize(c.Rewriter, g)
	if !ok {
		return nil, c.FailedToApply(target)
	}
	return []any{by}, Done
}

func applyInterchange(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsInterchangeOp(c.Op))
	g, ok := linalg.AsGenericOp(target)
	if !ok {
		return nil, c.wrongKindOfTarget(target)
	}
	order := op.IteratorInterchange()
	if len(order) == 0 {
		return []any{target}, Done
	}
	if n := len(linalg.StructuredOp(g).IteratorTypes()); n != len(order) {
		return nil, c.Silenceable("\"iterator_interchange\" has length (%d) different from the number of loops in the target operation (%d)",
			len(order), n)
	}
	linalgpasses.Interchange(c.Rewriter, g, order)
	return []any{target}, Done
}

func applyInsertSliceToCopy(c *Call, target *core.Operation) ([]any, Outcome) {
	rw := c.Rewriter
	rw.SetLoc(target.Loc())
	rw.SetBefore(target)
	var e tensor.ExtractSlice
	var source *core.Value
	if s, ok := tensor.AsInsertSliceOp(target); ok {
		source = s.Source()
		e = tensor.ExtractSlice{Source: s.Dest(), StaticOffsets: s.StaticOffsets(), StaticSizes: s.StaticSizes(), StaticStrides: s.StaticStrides(),
			Offsets: s.Offsets(), Sizes: s.Sizes(), Strides: s.Strides()}
	} else if s, ok := tensor.AsParallelInsertSliceOp(target); ok {
		source = s.Source()
		e = tensor.ExtractSlice{Source: s.Dest(), StaticOffsets: s.StaticOffsets(), StaticSizes: s.StaticSizes(), StaticStrides: s.StaticStrides(),
			Offsets: s.Offsets(), Sizes: s.Sizes(), Strides: s.Strides()}
		// Only insertions are allowed around it.
		if region := target.ParentOp(); region != nil {
			rw.SetBefore(region)
		}
	} else {
		return nil, c.Silenceable("only InsertSliceOp and ParallelInsertSliceOp ops are supported").Note(target.Loc(), "target op")
	}
	if by := source.DefiningOp(); by != nil && by.Is(&linalg.CopyDef) {
		return []any{by}, Done
	}
	e.ResultType = source.Type()
	part := e.Build(&rw.Builder).Op.Result(0)
	made := linalgdefs.NewCopy(&rw.Builder, source, part)
	rw.SetBefore(target)
	twin := rw.Clone(target, &core.IRMapping{})
	twin.SetOperand(0, made.Result(0))
	rw.ReplaceOpWith(target, twin)
	return []any{made}, Done
}

func applyCopyToMemref(c *Call, target *core.Operation) ([]any, Outcome) {
	fail := func(why string) ([]any, Outcome) {
		return nil, c.Silenceable("%s", why).Note(target.Loc(), "target op")
	}
	if !target.Is(&linalg.CopyDef) {
		return fail("only linalg.copy target ops are supported")
	}
	from, to := target.Operand(0), target.Operand(1)
	if _, ok := to.Type().(*core.RankedTensorType); ok {
		return fail("cannot transform a linalg.copy on tensors into a memref.copy")
	}
	if _, ok := from.Type().(*core.RankedTensorType); ok {
		return fail("cannot transform a linalg.copy on tensors into a memref.copy")
	}
	src, ok := from.Type().(core.ShapedType)
	if !ok {
		return fail("cannot transform a linalg.copy which input has no shape")
	}
	if dst, ok := to.Type().(core.ShapedType); !ok || src.ElementType() != dst.ElementType() {
		return fail("cannot transform a linalg.copy with different source and destination element types ")
	}
	c.Rewriter.SetBefore(target)
	c.Rewriter.SetLoc(target.Loc())
	made := memref.NewCopy(&c.Rewriter.Builder, from, to)
	c.Rewriter.ReplaceOpWith(target, made.Op)
	return []any{made.Op}, Done
}

func applyReplace(c *Call) Outcome {
	op := core.Must(transform.AsReplaceOp(c.Op))
	targets := c.Ops(op.Target())
	for _, target := range targets {
		if target.NumOperands() > 0 {
			return c.Definite("expected target without operands")
		}
		if target.NumRegions() > 0 && !target.Info().Has(core.TraitIsolatedFromAbove) {
			return c.Definite("expected target that is isolated from above")
		}
	}
	pattern := op.BodyRegion().Entry().First()
	var out []any
	for _, target := range targets {
		if c.Op.IsAncestorOf(target) {
			continue
		}
		c.Rewriter.SetBefore(target)
		made := c.Rewriter.Clone(pattern, &core.IRMapping{})
		c.Rewriter.ReplaceOpWith(target, made)
		out = append(out, made)
	}
	c.Set(0, out...)
	return Done
}

func applyDecomposeInterface(c *Call, target *core.Operation) ([]any, Outcome) {
	op, ok := linalg.AsSoftmaxOp(target)
	if !ok {
		return nil, c.FailedToApply(target)
	}
	made, ok := linalgpasses.DecomposeSoftmax(c.Rewriter, op)
	if !ok {
		return nil, c.FailedToApply(target)
	}
	return []any{made}, Done
}

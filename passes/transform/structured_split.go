package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
)

// staticLength returns the length of a loop of a structured operation, core.Dynamic when types do not tell.
func staticLength(x linalg.LinalgOp, dim int) int64 {
	op := x.AsOperation()
	for i, m := range x.IndexingMaps() {
		if k := m.ResultPosition(affine.Dim(dim)); k >= 0 {
			if t, ok := op.Operand(i).Type().(core.ShapedType); ok {
				return t.Shape()[k]
			}
		}
	}
	return core.Dynamic
}

// hasDynamicShape reports whether an operand has a size that its type does not tell.
func hasDynamicShape(op *core.Operation) bool {
	for _, v := range op.Operands() {
		if t, ok := v.Type().(core.ShapedType); ok {
			for _, n := range t.Shape() {
				if n == core.Dynamic {
					return true
				}
			}
		}
	}
	return false
}

// knownShapes is the failure of what computes parameters for a payload whose shape nobody knows.
func (c *Call) knownShapes(target *core.Operation) Outcome {
	if hasDynamicShape(target) {
		return c.Silenceable("cannot compute parametric tile sizes for dynamically shaped payload op").Note(target.Loc(), "payload op")
	}
	return Done
}

func applyMultiTileSizes(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	op := core.Must(transform.AsMultiTileSizesOp(c.Op))
	target := x.AsOperation()
	dim := int(op.Dimension())
	if p, ok := op.LowSize().Type().(*transform.ParamType); ok {
		if o := c.knownShapes(target); !o.Succeeded() {
			return nil, o
		}
		s, ok := tile.StaticTwoSizes(staticLength(x, dim), op.TargetSize(), op.Divisor())
		if !ok {
			return nil, c.Silenceable("failed to compute multi-size tiling sizes")
		}
		var out []any
		for _, n := range []int64{s.Low, s.High, s.Low * s.LowCount} {
			out = append(out, c.Op.Context().IntegerAttr(p.Type(), n))
		}
		return out, Done
	}
	b := &c.Rewriter.Builder
	b.SetBefore(target)
	b.SetLoc(target.Loc())
	s, ok := tile.DynamicTwoSizes(b, x, dim, op.TargetSize(), op.Divisor())
	if !ok {
		return nil, c.Silenceable("could not generate tile size computation")
	}
	point := tile.SplitPoint(b, s.Low, s.LowCount)
	return []any{s.Low.DefiningOp(), s.High.DefiningOp(), point.DefiningOp()}, Done
}

func applyContinuousTileSizes(c *Call) Outcome {
	op := core.Must(transform.AsContinuousTileSizesOp(c.Op))
	targets := c.Ops(op.Target())
	if len(targets) != 1 {
		return c.Silenceable("requires exactly one target (got %d)", len(targets))
	}
	target := targets[0]
	x, ok := linalg.LinalgOpKey.Of(target)
	if !ok {
		return c.Definite("expected Linalg Op")
	}
	along := int(op.Dimension())
	var sizes, chunks []any
	if isParam(op.ChunkSizes().Type()) {
		if o := c.knownShapes(target); !o.Succeeded() {
			return o
		}
		list, counts, ok := tile.StaticContinuousSizes(staticLength(x, along), op.TargetSize())
		if !ok {
			return c.Silenceable("failed to compute multi-size tiling sizes")
		}
		t := c.Op.Context().Integer(64)
		for i, n := range list {
			sizes = append(sizes, c.Op.Context().IntegerAttr(t, n))
			chunks = append(chunks, c.Op.Context().IntegerAttr(t, dim.Mul(n, counts[i])))
		}
	} else {
		b := &c.Rewriter.Builder
		b.SetBefore(target)
		b.SetLoc(target.Loc())
		y, _ := tile.Of(target)
		list, counts, ok := tile.DynamicContinuousSizes(c.Tiling(), y, along, op.TargetSize())
		if !ok {
			return c.Silenceable("could not generate tile size computation")
		}
		for i, v := range list {
			sizes = append(sizes, v.DefiningOp())
			chunks = append(chunks, tile.SplitPoint(b, v, counts[i]).DefiningOp())
		}
	}
	c.Set(0, sizes...)
	c.Set(1, chunks...)
	return Done
}

// chunks returns the sizes after which targets are split.
func (c *Call) chunks(op transform.SplitOp, targets []*core.Operation) (out []core.FoldResult, o Outcome) {
	handle := op.DynamicChunkSizes()
	if handle == nil {
		for range targets {
			out = append(out, core.FoldResult{Attr: c.Op.Context().IndexAttr(op.StaticChunkSizes())})
		}
		return out, Done
	}
	if isParam(handle.Type()) {
		for _, a := range c.Params(handle) {
			if i, ok := a.(*core.IntegerAttr); ok {
				out = append(out, core.FoldResult{Attr: c.Op.Context().IndexAttr(i.Int64())})
			}
		}
	} else {
		for _, x := range c.Ops(handle) {
			if !hasIndexResult(x) {
				o = c.Silenceable("expected dynamic split point handle to point to a single-result index-typed op").
					Note(x.Loc(), "dynamic split point")
				continue
			}
			out = append(out, core.FoldResult{Value: x.Result(0)})
		}
	}
	if o.Succeeded() && !op.Multiway() && len(out) != len(targets) {
		o = c.Definite("expected the dynamic split point handle to point to as many operations (%d) as the target handle (%d)",
			len(out), len(targets))
	}
	return out, o
}

// split splits one target.
func (c *Call) split(target *core.Operation, dim int64, size core.FoldResult) (first, second *core.Operation, o Outcome) {
	x, ok := linalg.LinalgOpKey.Of(target)
	if !ok {
		return nil, nil, c.Silenceable("only applies to structured ops").Note(target.Loc(), "target op")
	}
	if dim >= int64(len(x.IteratorTypes())) {
		return nil, nil, c.Silenceable("dimension %d does not exist in target op", dim).Note(target.Loc(), "target op")
	}
	at := target.Loc()
	if first, second, ok = tile.Split(c.Tiling(), target, int(dim), size); !ok {
		return nil, nil, c.Definite("internal failure in splitting").Note(at, "target op")
	}
	return first, second, Done
}

func applySplit(c *Call) Outcome {
	op := core.Must(transform.AsSplitOp(c.Op))
	targets := c.Ops(op.Target())
	if op.Multiway() && len(targets) != 1 {
		return c.Silenceable("requires exactly one target when multiway split is enabled (got %d)", len(targets))
	}
	sizes, o := c.chunks(op, targets)
	if !o.Succeeded() {
		return o
	}
	if op.Multiway() {
		return c.splitAll(op, targets[0], sizes)
	}
	var first, second []any
	var whole *core.Operation
	for i, target := range targets {
		a, b, o := c.split(target, op.Dimension(), sizes[i])
		if !o.Succeeded() {
			return o
		}
		first = append(first, a)
		if b == nil {
			whole = target
			continue
		}
		second = append(second, b)
	}
	if len(second) != len(first) && len(second) > 0 {
		return c.Silenceable("splitting does not produce the second part for a subset of targets").
			Note(c.Op.Loc(), "expected splitting to produce the second part of all or none of the targets").
			Note(whole.Loc(), "first target with no second part")
	}
	c.Set(0, append(first, second...)...)
	return Done
}

// splitAll splits one target into as many parts as there are sizes, and a rest.
func (c *Call) splitAll(op transform.SplitOp, target *core.Operation, sizes []core.FoldResult) Outcome {
	var parts []any
	rest := target
	for _, n := range sizes {
		if rest == nil {
			break
		}
		first, second, o := c.split(rest, op.Dimension(), n)
		if !o.Succeeded() {
			return o
		}
		parts, rest = append(parts, first), second
	}
	if rest != nil && len(sizes) > 0 {
		parts = append(parts, rest)
	}
	c.Set(0, parts...)
	return Done
}

package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/dialect/linalg/vectorize"
)

func applyVectorize(c *Call) Outcome {
	op := core.Must(transform.AsVectorizeOp(c.Op))
	targets := c.Ops(op.Target())
	if len(targets) == 0 {
		return Done
	}
	sizes, o := c.constantSizes(op.StaticVectorSizes(), op.VectorSizes())
	if !o.Succeeded() {
		return o
	}
	for _, target := range targets {
		if !vectorize.Supports(target) {
			return c.State.Silenceable(target.Loc(), "Unsupported Op, cannot vectorize")
		}
		vals, ok := vectorize.Op(c.Rewriter, target, vectorize.Options{Sizes: sizes, Scalable: op.ScalableSizes(),
			AssumeDynamicMatch: op.AssumeDynamicDimsMatchVecSizes(), Contraction: op.CreateNamedContraction(),
			ExtractND: op.VectorizeNdExtract()})
		if !ok {
			return c.State.Silenceable(target.Loc(), "Attempted to vectorize, but failed")
		}
		c.Rewriter.ReplaceOp(target, vals...)
	}
	return Done
}

// constantSizes returns sizes, of which those that are not static are parameters or constants that handles stand for.
func (c *Call) constantSizes(static []int64, dynamic []*core.Value) ([]int64, Outcome) {
	var out []int64
	for _, n := range static {
		if n != core.Dynamic {
			out = append(out, n)
			continue
		}
		if len(dynamic) == 0 {
			return nil, c.Definite("expected a value for each dynamic size")
		}
		h := dynamic[0]
		dynamic = dynamic[1:]
		list := c.Payload(h)
		if len(list) != 1 {
			if isParam(h.Type()) {
				return nil, c.Silenceable("expected 1 parameter per target, got %d", len(list))
			}
			return nil, c.Silenceable("requires exactly one op associated, got %d", len(list))
		}
		var a core.Attribute
		switch x := list[0].(type) {
		case core.Attribute:
			a = x
		case *core.Operation:
			a = x.ConstantValue()
		}
		i, ok := a.(*core.IntegerAttr)
		if !ok {
			return nil, c.Silenceable("requires constant-like integer producer of size")
		}
		out = append(out, i.Int64())
	}
	return out, Done
}

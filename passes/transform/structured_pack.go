package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/dialect/linalg/packing"
)

func applyPack(c *Call) Outcome {
	op := core.Must(transform.AsPackOp(c.Op))
	targets := c.Ops(op.Target())
	if len(targets) == 0 {
		c.Set(0)
		return Done
	}
	x, ok := linalg.LinalgOpKey.Of(targets[0])
	if !ok || len(targets) != 1 {
		return c.Silenceable("requires target to map to exactly 1 LinalgOp (got %d)", len(targets))
	}
	if n := len(x.IteratorTypes()); n != len(op.StaticPackedSizes()) {
		return c.Silenceable("requires number of packed sizes match the number of loops (%d vs %d)", len(op.StaticPackedSizes()), n)
	}
	sizes, o := c.unpacked(nil, op.StaticPackedSizes(), op.PackedSizes())
	if !o.Succeeded() {
		return o
	}
	c.Rewriter.SetBefore(targets[0])
	packed, ok := packing.Pack(c.Rewriter, x, sizes)
	if !ok {
		return c.Definite("data tiling failed")
	}
	c.Set(0, packed)
	return Done
}

func applyPackGreedily(c *Call) Outcome {
	op := core.Must(transform.AsPackGreedilyOp(c.Op))
	static, _ := op.StaticMatmulPackedSizes()
	order, _ := op.MatmulInnerDimsOrder()
	sizes, o := c.unpacked(nil, static, op.MatmulPackedSizes())
	if !o.Succeeded() {
		return o
	}
	var out []any
	for _, target := range c.Ops(op.Target()) {
		x, ok := linalg.LinalgOpKey.Of(target)
		if !ok {
			continue
		}
		c.Rewriter.SetAfter(target)
		if packed, ok := packing.Greedily(c.Rewriter, x, sizes, op.MatmulPaddedSizesNextMultipleOf(), order); ok {
			target = packed
		}
		out = append(out, target)
	}
	c.Set(0, out...)
	return Done
}

func applyPackTranspose(c *Call) Outcome {
	op := core.Must(transform.AsPackTransposeOp(c.Op))
	relayouts, structured := c.Ops(op.TargetPackOrUnPackOp()), c.Ops(op.TargetLinalgOp())
	if len(relayouts) == 0 {
		for i := range c.results {
			c.Set(i)
		}
		return Done
	}
	if len(relayouts) != 1 || len(structured) != 1 {
		return c.Silenceable("requires target to map to exactly 1 packing op and 1 packed op (got %d and %d)", len(relayouts), len(structured))
	}
	target := relayouts[0]
	pack, isPack := linalg.AsPackOp(target)
	unpack, isUnpack := linalg.AsUnPackOp(target)
	if !isPack && !isUnpack {
		return c.Silenceable("requires target to map to a linalg.pack or linalg.unpack")
	}
	x, ok := linalg.LinalgOpKey.Of(structured[0])
	if !ok {
		return c.Silenceable("requires a LinalgOp target")
	}
	if isPack {
		if v := target.Result(0); !v.HasOneUse() || onlyUser(v) != structured[0] {
			return c.Silenceable("not a single use by the LinalgOp target")
		}
	} else {
		v := unpack.Source()
		if v.DefiningOp() != structured[0] {
			return c.Silenceable("not produced by the LinalgOp target")
		}
		n := structured[0].NumOperands() - x.DpsInits().Len()
		init := structured[0].Operand(n + v.Index())
		if by := init.DefiningOp(); by != nil {
			pack, isPack = linalg.AsPackOp(by)
		}
		if !isPack || !init.HasOneUse() {
			return c.Silenceable("could not find matching pack op")
		}
	}
	rank := len(pack.Source().Type().(core.ShapedType).Shape())
	if p := op.OuterPerm(); len(p) > 0 && !(len(p) == rank && query.IsPermutation(p)) {
		return c.Silenceable("invalid outer_perm: %s", target)
	}
	if p := op.InnerPerm(); len(p) > 0 && !(len(p) == len(pack.InnerDimsPos()) && query.IsPermutation(p)) {
		return c.Silenceable("invalid inner_perm: %s", target)
	}
	var last *core.Operation
	if isUnpack {
		last = target
	}
	r, ok := packing.Transpose(c.Rewriter, pack, x, last, op.OuterPerm(), op.InnerPerm())
	if !ok {
		return c.Definite("failed to transpose")
	}
	c.Set(0, r.Packed)
	c.Set(1, r.Pack)
	c.Set(2)
	if r.Unpack != nil {
		c.Set(2, r.Unpack)
	}
	return Done
}

// onlyUser returns the operation that uses a value with one use.
func onlyUser(v *core.Value) *core.Operation {
	for u := range v.Uses() {
		return u.Owner()
	}
	return nil
}

// made returns operations, nil for those that were not necessary.
func made(ops ...*core.Operation) []any {
	out := make([]any, len(ops))
	for i, op := range ops {
		if op != nil {
			out[i] = op
		}
	}
	return out
}

func applyLowerPack(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsLowerPackOp(c.Op))
	pack, ok := linalg.AsPackOp(target)
	if !ok {
		return nil, c.wrongKindOfTarget(target)
	}
	at := target.Loc()
	r, ok := packing.Lower(c.Rewriter, pack, op.LowerPadLikeWithInsertSlice())
	if !ok {
		return nil, c.State.Silenceable(at, "cannot lower to pad + expand + transpose")
	}
	return made(r.Pad, r.Expand, r.Transpose), Done
}

func applyLowerUnpack(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsLowerUnPackOp(c.Op))
	unpack, ok := linalg.AsUnPackOp(target)
	if !ok {
		return nil, c.wrongKindOfTarget(target)
	}
	at := target.Loc()
	r, ok := packing.LowerUnpack(c.Rewriter, unpack, op.LowerUnpadLikeWithExtractSlice())
	if !ok {
		return nil, c.Silenceable("cannot lower to transpose + collapse + extract").Note(at, "target payload op")
	}
	return made(r.Empty, r.Transpose, r.Collapse, r.Slice), Done
}

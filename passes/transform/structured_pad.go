package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/passes/dialect/linalg/padding"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
)

// paddingValues returns what the operands of a target are padded with. Texts are values to be parsed.
func (c *Call) paddingValues(list *core.ArrayAttr, target *core.Operation) (out []core.Attribute, o Outcome) {
	if list == nil {
		return nil, Done
	}
	fail := func(format string, args ...any) ([]core.Attribute, Outcome) {
		c.report.OpErrorf(c.Op, format, args...).Note(target.Loc(), "when applied to this op")
		return nil, failed
	}
	for i, a := range list.Elems() {
		if i >= target.NumOperands() {
			break
		}
		if _, ok := a.(*ub.PoisonAttr); ok {
			out = append(out, a)
			continue
		}
		elem := core.ElementTypeOrSelf(target.Operand(i).Type())
		if s, ok := a.(*core.StringAttr); ok {
			parsed, err := core.ParseAttr(c.Op.Context(), s.Value()+" : "+elem.String())
			typed, ok := parsed.(core.TypedAttr)
			if err != nil || !ok || typed.Type() != elem {
				return fail("expects a padding that parses to '%s', got %s", elem, a)
			}
			out = append(out, parsed)
			continue
		}
		typed, ok := a.(core.TypedAttr)
		if !ok {
			c.report.OpErrorf(c.Op, "expects padding values to be typed attributes or poison")
			return nil, failed
		}
		if typed.Type() != elem {
			return fail("expects a padding value of type '%s', got %s", elem, a)
		}
		out = append(out, a)
	}
	return out, Done
}

func applyPad(c *Call) Outcome {
	op := core.Must(transform.AsPadOp(c.Op))
	var padded, pads, copies []any
	for _, target := range c.Ops(op.Target()) {
		if _, ok := linalg.LinalgOpKey.Of(target); !ok {
			return c.Silenceable("expected LinalgOp target").Note(target.Loc(), "target op")
		}
		o := padding.Options{Dims: integersOf(op.PaddingDimensionsAttr()), Prescribed: op.UsePrescribedTensorShapes()}
		for _, n := range integersOf(op.NofoldFlagsAttr()) {
			o.NoFold = append(o.NoFold, n != 0)
		}
		var status Outcome
		if o.Values, status = c.paddingValues(op.PaddingValuesAttr(), target); !status.Succeeded() {
			return status
		}
		if o.Multiples, status = c.constantSizes(op.StaticPadToMultipleOf(), op.PadToMultipleOf()); !status.Succeeded() {
			return status
		}
		switch op.CopyBackOp() {
		case "bufferization.materialize_in_destination":
			o.Back = padding.Materialize
		case "linalg.copy":
			o.Back = padding.LinalgCopy
		}
		r, ok := padding.Operands(c.Rewriter, target, o)
		if !ok {
			return c.Silenceable("failed to pad op").Note(target.Loc(), "target op")
		}
		c.Rewriter.ReplaceOp(target, r.Replacements...)
		padded, pads, copies = append(padded, r.Padded), append(pads, Objects(r.Pads...)...), append(copies, Objects(r.Copies...)...)
	}
	c.Set(0, padded...)
	c.Set(1, pads...)
	c.Set(2, copies...)
	return Done
}

func applyPadTilingInterface(c *Call) Outcome {
	op := core.Must(transform.AsPadTilingInterfaceOp(c.Op))
	var padded, pads []any
	for _, target := range c.Ops(op.Target()) {
		if _, ok := tile.Of(target); !ok {
			return c.Silenceable("expected TilingInterface target").Note(target.Loc(), "target op")
		}
		if _, ok := linalg.LinalgOpKey.Of(target); !ok {
			return c.Silenceable("only IndexingMapOpInterface ops supported atm").Note(target.Loc(), "target op")
		}
		o := padding.DomainOptions{AsMultiples: op.PadToMultipleOf()}
		var status Outcome
		if o.Values, status = c.paddingValues(op.PaddingValuesAttr(), target); !status.Succeeded() {
			return status
		}
		sizes, status := c.constantSizes(op.StaticPaddingSizes(), op.PaddingSizes())
		if !status.Succeeded() {
			return status
		}
		o.Sizes = c.constants(sizes)
		r, ok := padding.Domain(c.Tiling(), target, o)
		if !ok {
			return c.Silenceable("failed to pad op").Note(target.Loc(), "target op")
		}
		c.Rewriter.ReplaceOp(target, r.Replacements...)
		padded, pads = append(padded, r.Padded), append(pads, Objects(r.Pads...)...)
	}
	c.Set(0, padded...)
	c.Set(1, pads...)
	return Done
}

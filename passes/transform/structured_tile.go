package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
)

// Tiling returns what changes the payload while it is tiled.
func (c *Call) Tiling() *tile.Work { return &tile.Work{Rewriter: c.Rewriter, Report: c.report} }

// perTarget returns what each of the handles of sizes stands for, of which there must be one for each target.
func (c *Call) perTarget(handles []*core.Value, targets int) ([][]core.FoldResult, Outcome) {
	var out [][]core.FoldResult
	for _, h := range handles {
		var list []core.FoldResult
		if isParam(h.Type()) {
			for _, a := range c.Params(h) {
				i, ok := a.(*core.IntegerAttr)
				if !ok {
					return nil, c.Definite("expected parameters to be integers")
				}
				list = append(list, core.FoldResult{Attr: c.Op.Context().IndexAttr(i.Int64())})
			}
			if len(list) != targets {
				return nil, c.Silenceable("expected as many parameter values (%d) as target ops (%d)", len(out), targets).
					Note(h.Loc(), "for this parameter")
			}
			out = append(out, list)
			continue
		}
		ops := c.Ops(h)
		if len(ops) != targets {
			return nil, c.Silenceable("expected as many dynamic size-producing operations (%d) as target ops (%d)", len(ops), targets)
		}
		for _, op := range ops {
			if !hasIndexResult(op) {
				return nil, c.Silenceable("expected sizes to be produced by ops with a single index-type result").
					Note(op.Loc(), "size producer op").Note(h.Loc(), "for this handle")
			}
			list = append(list, core.FoldResult{Value: op.Result(0)})
		}
		out = append(out, list)
	}
	return out, Done
}

func hasIndexResult(op *core.Operation) bool {
	return op.NumResults() == 1 && op.Result(0).Type() == core.Type(op.Context().Index())
}

// mixed puts sizes for one target together: static ones, and those of handles where these are [core.Dynamic].
func (c *Call) mixed(static []int64, dynamic [][]core.FoldResult, target int) (out []core.FoldResult) {
	for _, n := range static {
		if n != core.Dynamic || len(dynamic) == 0 {
			out = append(out, core.FoldResult{Attr: c.Op.Context().IndexAttr(n)})
			continue
		}
		out = append(out, dynamic[0][target])
		dynamic = dynamic[1:]
	}
	return out
}

func applyTileUsingFor(c *Call) Outcome {
	op := core.Must(transform.AsTileUsingForOp(c.Op))
	targets := c.Ops(op.Target())
	dynamic, o := c.perTarget(op.DynamicSizes(), len(targets))
	if !o.Succeeded() {
		return o
	}
	var tiled []any
	nests := make([][]any, len(c.results)-1)
	static, scalable := op.StaticSizes(), op.ScalableSizes()
	for i, target := range targets {
		x, ok := tile.Of(target)
		if !ok {
			return c.Silenceable("only ops implementing TilingInterface are supported").Note(target.Loc(), "target op")
		}
		if n := len(x.Kinds()); len(static) > n {
			return c.Silenceable("too many tiles provided, expected at most %d found %d", n, len(static)).Note(target.Loc(), "target op")
		}
		sizes := func() []core.FoldResult {
			list := c.mixed(static, dynamic, i)
			defer c.Rewriter.SetLoc(c.Rewriter.Loc())
			c.Rewriter.SetLoc(c.Op.Loc())
			for k, m := range list {
				if m.Attr != nil && k < len(scalable) && scalable[k] {
					b := &c.Rewriter.Builder
					n := arith.NewConstant(b, m.Attr).Result()
					scale := vector.NewVectorScale(b).Op.Result(0)
					list[k] = core.FoldResult{Value: arith.NewMulI(b, n, scale).Op.Result(0)}
				}
			}
			return list
		}
		r, ok := tile.Loops(c.Tiling(), target, tile.Options{ComputeSizes: sizes, Interchange: op.Interchange()})
		if !ok {
			return failed
		}
		c.Rewriter.ReplaceOp(target, r.Replacements...)
		tiled = append(tiled, Objects(r.Ops...)...)
		for k, l := range r.Loops {
			if k < len(nests) {
				nests[k] = append(nests[k], l)
			}
		}
	}
	c.Set(0, tiled...)
	for i, list := range nests {
		c.Set(i+1, list...)
	}
	return Done
}

// unpacked returns the sizes that all payload of one handle are, or those of a list; each handle of it stands for one.
func (c *Call) unpacked(packed *core.Value, static []int64, handles []*core.Value) ([]core.FoldResult, Outcome) {
	var out []core.FoldResult
	add := func(x any) Outcome {
		switch x := x.(type) {
		case core.Attribute:
			i, ok := x.(*core.IntegerAttr)
			if !ok {
				return c.Definite("expected the parameter to be associated with an integer attribute")
			}
			out = append(out, core.FoldResult{Attr: c.Op.Context().IndexAttr(i.Int64())})
		case *core.Operation:
			if !hasIndexResult(x) {
				return c.Silenceable("payload op must have exactly 1 index result").Note(x.Loc(), "has %d results", x.NumResults())
			}
			out = append(out, core.FoldResult{Value: x.Result(0)})
		}
		return Done
	}
	if packed != nil {
		for _, x := range c.Payload(packed) {
			if o := add(x); !o.Succeeded() {
				return nil, o
			}
		}
		return out, Done
	}
	for _, n := range static {
		if n != core.Dynamic || len(handles) == 0 {
			out = append(out, core.FoldResult{Attr: c.Op.Context().IndexAttr(n)})
			continue
		}
		list := c.Payload(handles[0])
		if len(list) != 1 {
			return nil, c.Silenceable("handle must be mapped to exactly 1 payload op").Note(handles[0].Loc(), "mapped to %d payload ops", len(list))
		}
		if o := add(list[0]); !o.Succeeded() {
			return nil, o
		}
		handles = handles[1:]
	}
	return out, Done
}

func applyTileUsingForall(c *Call) Outcome {
	op := core.Must(transform.AsTileUsingForallOp(c.Op))
	threads, o := c.unpacked(op.PackedNumThreads(), op.StaticNumThreads(), op.NumThreads())
	if !o.Succeeded() {
		return o
	}
	sizes, o := c.unpacked(op.PackedTileSizes(), op.StaticTileSizes(), op.TileSizes())
	if !o.Succeeded() {
		return o
	}
	var tiled, made []any
	for _, target := range c.Ops(op.Target()) {
		if _, ok := tile.Of(target); !ok {
			return c.Silenceable("only TilingInterface ops are supported").Note(target.Loc(), "target op")
		}
		r, ok := tile.Loops(c.Tiling(), target, tile.Options{Sizes: sizes, Threads: threads, Forall: true, Mapping: op.MappingAttr()})
		if !ok {
			return c.FailedToApply(target)
		}
		c.Rewriter.ReplaceOp(target, r.Replacements...)
		tiled = append(tiled, Objects(r.Ops...)...)
		for _, l := range r.Loops {
			loop := core.Must(scf.AsForallOp(l))
			made = append(made, loops.NormalizeForall(c.Rewriter, loop).Op)
		}
	}
	c.Set(0, tiled...)
	c.Set(1, made...)
	return Done
}

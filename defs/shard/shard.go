package shard

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/shard"
)

// YAML is the definition of the dialect.
//
//go:embed shard.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ shard.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return shard.New(Hooks{}) }

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimSquare, vals, static)
}

// ParseDimensionList reads "2x?x4", or "[]" for none.
func (Hooks) ParseDimensionList(p *core.Parser, shape *core.Attribute) bool {
	var dims []int64
	if p.TryPunct(core.PunctLSquare) {
		*shape = p.Context().I64Array()
		return p.Punct(core.PunctRSquare)
	}
	if !p.DimList(&dims, true, false) {
		return false
	}
	*shape = p.Context().I64Array(dims...)
	return true
}

// PrintDimensionList writes "2x?x4".
func (Hooks) PrintDimensionList(p *core.Printer, _ *core.Operation, shape core.Attribute) {
	if a, ok := shape.(*core.DenseArrayAttr); !ok || a.Len() == 0 {
		p.Str("[]")
	} else {
		p.DimList(a.Ints())
	}
}

// VerifyGrid checks that there are dimensions, and that their sizes are not negative.
func (Hooks) VerifyGrid(op shard.GridOp, r *core.Reporter) bool {
	if len(op.Shape()) == 0 {
		return r.OpErrorf(op.Op, "rank of grid is expected to be a positive integer").Fail()
	}
	for _, n := range op.Shape() {
		if n < 0 && n != core.Dynamic {
			return r.OpErrorf(op.Op, "dimension size of a grid is expected to be non-negative or dynamic").Fail()
		}
	}
	return true
}

// VerifySharding checks that each dimension of the grid is there once, and that there are two halo sizes for each split
// dimension.
func (Hooks) VerifySharding(op shard.ShardingOp, r *core.Reporter) bool {
	seen := map[int64]bool{}
	lists := op.SplitAxesAttr().Axes().Elems()
	for _, list := range lists {
		a, ok := list.(*core.DenseArrayAttr)
		if !ok {
			continue
		}
		for _, d := range a.Ints() {
			if d < 0 {
				return r.OpEmitErrorf(op.Op, "grid axis is expected to be non-negative").Fail()
			}
			if seen[d] {
				return r.OpEmitErrorf(op.Op, "grid axis duplicated").Fail()
			}
			seen[d] = true
		}
	}
	if len(op.StaticHaloSizes()) > 0 && len(op.StaticShardedDimsOffsets()) > 0 {
		return r.OpErrorf(op.Op, "halo sizes and shard offsets are mutually exclusive").Fail()
	}
	if n := len(op.StaticHaloSizes()); n > 0 && n != 2*numSplit(lists) {
		return r.OpEmitErrorf(op.Op, "halo sizes must be specified for all split axes.").Fail()
	}
	return true
}

// numSplit counts the lists that are not empty.
func numSplit(lists []core.Attribute) int {
	n := 0
	for _, list := range lists {
		if a, ok := list.(*core.DenseArrayAttr); ok && a.Len() > 0 {
			n++
		}
	}
	return n
}

// ParseGridAxesArrayAttr reads "[[0], [1, 2]]".
func (Hooks) ParseGridAxesArrayAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var lists []core.Attribute
	if !p.Punct(core.PunctLSquare) {
		return nil, false
	}
	ok := p.List(core.DelimNone, "", func() bool { // there is one at least
		var a *core.DenseArrayAttr
		if !p.DenseArray(p.Context().I16(), &a) {
			return false
		}
		lists = append(lists, a)
		return true
	})
	if !ok || !p.Punct(core.PunctRSquare) {
		return nil, false
	}
	return shard.GetGridAxesArrayAttr(p.Context(), p.Context().Array(lists...)), true
}

// PrintGridAxesArrayAttr writes "[[0], [1, 2]]".
func (Hooks) PrintGridAxesArrayAttr(p *core.Printer, x *shard.GridAxesArrayAttr) {
	p.Byte('[')
	for i, list := range x.Axes().Elems() {
		if i > 0 {
			p.Str(", ")
		}
		p.StrippedAttr(list)
	}
	p.Byte(']')
}

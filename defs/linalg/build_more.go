package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/linalg"
)

// NewFill makes a linalg.fill of a tensor or a buffer.
func NewFill(b *core.Builder, v, dest *core.Value) *core.Operation {
	return NewNamed(b, &linalg.FillDef, []*core.Value{v}, []*core.Value{dest})
}

// NewCopy makes a linalg.copy.
func NewCopy(b *core.Builder, from, to *core.Value) *core.Operation {
	return NewNamed(b, &linalg.CopyDef, []*core.Value{from}, []*core.Value{to})
}

// NewTranspose makes a linalg.transpose.
func NewTranspose(b *core.Builder, from, to *core.Value, permutation []int64) *core.Operation {
	op := NewNamed(b, &linalg.TransposeDef, []*core.Value{from}, []*core.Value{to},
		core.NamedAttr{Name: "permutation", Value: rt.DenseFrom(b.Context().Integer(64), permutation)})
	// Unlike other named operations, this one says where its body comes from.
	block := op.Region(0).Entry()
	block.SetArgLoc(0, from.Loc())
	block.SetArgLoc(1, to.Loc())
	block.Last().SetLoc(op.Loc())
	return op
}

// NewGeneric makes a linalg.generic with an empty region. It has a result for each tensor among the outputs.
func NewGeneric(b *core.Builder, inputs, outputs []*core.Value, maps []*affine.Map, kinds []linalg.IteratorType) linalg.GenericOp {
	c := b.Context()
	var ms, ks []core.Attribute
	for _, m := range maps {
		ms = append(ms, c.AffineMap(m))
	}
	for _, k := range kinds {
		ks = append(ks, linalg.GetIteratorTypeAttr(c, k))
	}
	g := linalg.Generic{Inputs: inputs, Outputs: outputs, IndexingMaps: c.Array(ms...), IteratorTypes: c.Array(ks...)}
	for _, v := range outputs {
		if t, ok := v.Type().(*core.RankedTensorType); ok {
			g.ResultTensorsTypes = append(g.ResultTensorsTypes, t)
		}
	}
	return g.Build(b)
}

package linalg

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/linalg"
)

// NewNamed makes a structured operation whose region follows from its name, such as linalg.fill and linalg.matmul, at the
// builder's insertion point. Results are those outputs that are tensors. attrs are all attributes, with those that the
// definition names. It panics when there is no such region for the operands, and for operations that bring their own:
// linalg.generic, map and reduce.
func NewNamed(b *core.Builder, def *core.OpDef, inputs, outputs []*core.Value, attrs ...core.NamedAttr) *core.Operation {
	c := b.Context()
	st := core.OperationState{Info: c.InfoOf(def), Types: []core.Type{}}
	for _, a := range attrs {
		st.SetAttr(a.Name, a.Value)
	}
	rt.SetOperands(&st, inputs, outputs)
	for _, v := range outputs {
		st.Types = append(st.Types, tensorTypes(v)...)
	}
	types := make([]core.Type, len(st.Operands))
	for i, v := range st.Operands {
		types[i] = v.Type()
	}
	what, kind, ok := bodyOf(def, attrs)
	if !ok {
		panic(fmt.Sprintf("linalg.NewNamed: %s has no region of its own", def.Name))
	}
	if _, err := fillBody(c, st.AddRegion(), types, what, kind, castIn(attrs)); err != "" {
		panic("linalg.NewNamed: " + err)
	}
	return b.CreateOp(&st)
}

// bodyOf returns what the region of an operation computes.
func bodyOf(def *core.OpDef, attrs []core.NamedAttr) (what body, kind linalg.ElementwiseKind, ok bool) {
	switch def {
	case &linalg.MatmulDef, &linalg.BatchMatmulDef, &linalg.BatchReduceMatmulDef, &linalg.ContractDef:
		return bodyMulAdd, 0, true
	case &linalg.CopyDef:
		return bodyCopy, 0, true
	case &linalg.FillDef, &linalg.TransposeDef, &linalg.BroadcastDef:
		return bodyFill, 0, true
	case &linalg.ElementwiseDef:
		for _, a := range attrs {
			if k, ok := a.Value.(*linalg.ElementwiseKindAttr); ok {
				return bodyElementwise, k.Value(), true
			}
		}
		return 0, 0, false
	}
	name := def.Name[len("linalg."):]
	if n := lookupNamed(name); n != nil {
		return n.body, 0, true
	}
	kind, ok = elementwiseKind(name)
	return bodyElementwise, kind, ok
}

// IsContraction reports whether a region yields the product of its first two arguments, which may be converted, added to
// its last one.
func IsContraction(b *core.Block) bool { return NotContraction(b, isProductAndSum) == "" }

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

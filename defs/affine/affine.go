package affine

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	arithdefs "github.com/odsgen/ods/defs/arith"
	gen "github.com/odsgen/ods/generated/affine"
)

// YAML is the definition of the dialect.
//
//go:embed affine.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ gen.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return gen.New(Hooks{}) }

// MaterializeConstant makes constants of arith: affine has none of its own.
func (h Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	return arithdefs.Hooks{}.MaterializeConstant(b, value, t, loc)
}

// mapAttr returns the affine map in an attribute by name, or nil.
func mapAttr(op *core.Operation, name string) *core.AffineMapAttr {
	a, _ := op.Attr(name).(*core.AffineMapAttr)
	return a
}

// access is an operation that accesses memory through a map of some of its operands.
type access struct {
	op     *core.Operation
	memref int // operand number; the operands of the map follow
	slot   int // of the map
}

func accessOf(op *core.Operation, memref, slot int) access { return access{op, memref, slot} }

func (a access) value() *core.Value { return a.op.Operand(a.memref) }

func (a access) operands() []*core.Value { return a.op.OperandList(a.memref+1, a.op.NumOperands()) }

func (a access) attr() *core.AffineMapAttr {
	m, _ := a.op.Slot(a.slot).(*core.AffineMapAttr)
	return m
}

func (a access) affineMap() *affine.Map { return a.attr().Value() }

// mapFor returns the map when the memory is what is accessed.
func (a access) mapFor(memref *core.Value) *core.AffineMapAttr {
	if memref != a.value() {
		return nil
	}
	return a.attr()
}

// AffineMapOfLoad returns the map of the subscripts.
func (Hooks) AffineMapOfLoad(op gen.LoadOp, m *core.Value) *core.AffineMapAttr {
	return accessOf(op.Op, 0, gen.LoadMapSlot).mapFor(m)
}

// AffineMapOfVectorLoad returns the map of the subscripts.
func (Hooks) AffineMapOfVectorLoad(op gen.VectorLoadOp, m *core.Value) *core.AffineMapAttr {
	return accessOf(op.Op, 0, gen.VectorLoadMapSlot).mapFor(m)
}

// AffineMapOfPrefetch returns the map of the subscripts.
func (Hooks) AffineMapOfPrefetch(op gen.PrefetchOp, m *core.Value) *core.AffineMapAttr {
	return accessOf(op.Op, 0, gen.PrefetchMapSlot).mapFor(m)
}

// AffineMapOfStore returns the map of the subscripts.
func (Hooks) AffineMapOfStore(op gen.StoreOp, m *core.Value) *core.AffineMapAttr {
	return accessOf(op.Op, 1, gen.StoreMapSlot).mapFor(m)
}

// AffineMapOfVectorStore returns the map of the subscripts.
func (Hooks) AffineMapOfVectorStore(op gen.VectorStoreOp, m *core.Value) *core.AffineMapAttr {
	return accessOf(op.Op, 1, gen.VectorStoreMapSlot).mapFor(m)
}

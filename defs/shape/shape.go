package shape

import (
	_ "embed" // the definition
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/generated/shape"
)

// YAML is the definition of the dialect.
//
//go:embed shape.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ shape.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return shape.New(Hooks{}) }

// MaterializeConstant makes constants of the dialect's types and of extent tensors; all others are arith's.
func (h Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	switch t.(type) {
	case *shape.SizeType:
		return shape.ConstSize{Value: value.(*core.IntegerAttr), Loc: loc}.Build(b).Op
	case *shape.WitnessType:
		return shape.ConstWitness{Passing: !value.(*core.IntegerAttr).Value().IsZero(), Loc: loc}.Build(b).Op
	}
	if d, ok := value.(*core.DenseElementsAttr); ok && (isShape(t) || isExtentTensor(t)) {
		return shape.ConstShape{Shape: d, ResultType: t, Loc: loc}.Build(b).Op
	}
	return arithdefs.Hooks{}.MaterializeConstant(b, value, t, loc)
}

func isShape(t core.Type) bool {
	_, ok := t.(*shape.ShapeType)
	return ok
}

func isSize(t core.Type) bool {
	_, ok := t.(*shape.SizeType)
	return ok
}

// isExtentTensor reports whether a type is a tensor of one dimension of indices.
func isExtentTensor(t core.Type) bool {
	r, ok := t.(*core.RankedTensorType)
	return ok && len(r.Shape()) == 1 && query.Is[*core.IndexType](r.ElementType())
}

// extents returns the numbers of constant elements.
func extents(a core.Attribute) ([]int64, bool) {
	d, ok := a.(*core.DenseElementsAttr)
	if !ok {
		return nil, false
	}
	out := make([]int64, d.NumElements())
	for i := range out {
		out[i] = d.Int(int64(i)).Int64()
	}
	return out, true
}

// extentsAttr is the reverse of extents.
func extentsAttr(c *core.Context, list []int64) core.Attribute {
	elems := make([]core.Attribute, len(list))
	for i, n := range list {
		elems[i] = c.IndexAttr(n)
	}
	return c.DenseOf(c.RankedTensor([]int64{int64(len(list))}, c.Index(), nil), elems)
}

// NameConstSize suggests %c10.
func (Hooks) NameConstSize(op shape.ConstSizeOp, set func(v *core.Value, name string)) {
	set(op.Result(), "c"+strconv.FormatInt(op.ValueAttr().Int64(), 10))
}

// RegionSuccessorsAssuming goes into the region and then behind the operation.
func (Hooks) RegionSuccessorsAssuming(op shape.AssumingOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return []flow.RegionSuccessor{{Region: op.DoRegion()}}
	}
	return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
}

// CallableRegionFunc returns the body, nil for a declaration.
func (Hooks) CallableRegionFunc(op shape.FuncOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesFunc returns the inputs of the function type.
func (Hooks) CallableArgTypesFunc(op shape.FuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesFunc returns the results of the function type.
func (Hooks) CallableResultTypesFunc(op shape.FuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// AreCastCompatibleSizeToIndex allows sizes and indices.
func (Hooks) AreCastCompatibleSizeToIndex(_ shape.SizeToIndexOp, inputs, outputs []core.Type) bool {
	return len(inputs) == 1 && len(outputs) == 1 && (query.Is[*core.IndexType](inputs[0]) || isSize(inputs[0])) &&
		query.Is[*core.IndexType](outputs[0])
}

// AreCastCompatibleToExtentTensor allows shapes and extent tensors.
func (Hooks) AreCastCompatibleToExtentTensor(_ shape.ToExtentTensorOp, inputs, outputs []core.Type) bool {
	if len(inputs) != 1 || len(outputs) != 1 || !isShape(inputs[0]) && !isExtentTensor(inputs[0]) {
		return false
	}
	switch t := outputs[0].(type) {
	case *core.RankedTensorType:
		return query.Is[*core.IndexType](t.ElementType())
	case *core.UnrankedTensorType:
		return query.Is[*core.IndexType](t.ElementType())
	}
	return false
}

// SpeculateDiv reports whether the divisor is known to be neither zero nor minus one.
func (Hooks) SpeculateDiv(op shape.DivOp) bool { return intrange.SpeculateSigned(op.Op) }

package linalg

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
)

// YAML is the definition of the dialect.
//
//go:embed linalg.yaml
var YAML []byte

// Hooks implements what the definition promises. Those whose names end in Structured serve all operations with a
// region.
type Hooks struct{}

var _ linalg.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return linalg.New(Hooks{}) }

// memoized is the attribute in which operations keep the maps that follow from their other attributes.
const memoized = "linalg.memoized_indexing_maps"

// VerifyOperationAttribute accepts the dialect's only attribute.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	if a.Name == memoized {
		return true
	}
	return r.OpEmitErrorf(op, `attribute '"%s"' not supported by the linalg dialect`, a.Name).Fail()
}

// MaterializeConstant makes an arith.constant.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if a, ok := value.(core.TypedAttr); !ok || a.Type() != t || b.Context().LookupOp(arith.ConstantDef.Name) == nil {
		return nil
	}
	return arith.Constant{Value: value, Loc: loc}.Build(b).Op
}

// numInits returns how many operands are outputs.
func numInits(op *core.Operation) int {
	switch k := len(op.Info().Def().Operands); {
	case k < 2:
		return 0
	default:
		_, n := op.OperandSegment(k - 1)
		return n
	}
}

// numInputs returns how many operands are inputs; they are in front of the outputs.
func numInputs(op *core.Operation) int { return op.NumOperands() - numInits(op) }

// DpsInitsStructured returns the outputs.
func (Hooks) DpsInitsStructured(op *core.Operation) flow.SuccessorOperands {
	return flow.GroupOperands(op, 1)
}

// HasIndexSemanticsOfLinalgOp looks for linalg.index among the operations of the region.
func (Hooks) HasIndexSemanticsOfLinalgOp(x linalg.LinalgOp) bool {
	r := x.AsOperation().Region(0)
	if r.IsEmpty() {
		return false
	}
	for op := range r.Entry().Ops() {
		if _, ok := linalg.AsIndexOp(op); ok {
			return true
		}
	}
	return false
}

// HasPureTensors reports whether there is a tensor among the operands, and no buffer.
func HasPureTensors(op *core.Operation) bool {
	t, m := operandKinds(op)
	return t && !m
}

// HasPureBuffers reports whether there is a buffer among the operands, and no tensor.
func HasPureBuffers(op *core.Operation) bool {
	t, m := operandKinds(op)
	return m && !t
}

func operandKinds(op *core.Operation) (tensors, buffers bool) {
	for _, v := range op.Operands() {
		switch v.Type().(type) {
		case *core.RankedTensorType, *core.UnrankedTensorType:
			tensors = true
		case *core.MemRefType, *core.UnrankedMemRefType:
			buffers = true
		}
	}
	return tensors, buffers
}

// elementOrSelf returns the element type of a tensor or buffer whose rank is known, and any other type as it is.
func elementOrSelf(t core.Type) core.Type {
	switch t := t.(type) {
	case *core.RankedTensorType:
		return t.ElementType()
	case *core.MemRefType:
		return t.ElementType()
	}
	return t
}

// shapeOf returns the shape of a tensor or buffer. All others, vectors too, are scalars to the dialect, which have
// none.
func shapeOf(t core.Type) []int64 {
	switch t := t.(type) {
	case *core.RankedTensorType:
		return t.Shape()
	case *core.MemRefType:
		return t.Shape()
	}
	return nil
}

// NameStructured names the result after what the operation does.
func (Hooks) NameStructured(op *core.Operation, set func(v *core.Value, name string)) {
	if op.NumResults() == 0 {
		return
	}
	switch op.Name() {
	case linalg.MapDef.Name:
		set(op.Result(0), "mapped")
	case linalg.ReduceDef.Name:
		set(op.Result(0), "reduced")
	case linalg.TransposeDef.Name:
		set(op.Result(0), "transposed")
	case linalg.BroadcastDef.Name:
		set(op.Result(0), "broadcasted")
	}
}

// NameArgumentsStructured names arguments after the operands whose elements they are.
func (Hooks) NameArgumentsStructured(op *core.Operation, r *core.Region, set func(v *core.Value, name string)) {
	if r.IsEmpty() {
		return
	}
	out := "init"
	if op.Name() == linalg.GenericDef.Name {
		out = "out"
	}
	n := numInputs(op)
	for i, a := range r.Entry().Args() {
		switch {
		case i < n:
			set(a, "in")
		case i < op.NumOperands():
			set(a, out)
		}
	}
}

// EffectsStructured appends reading of buffers, and writing to those that are outputs.
func (Hooks) EffectsStructured(op *core.Operation, dst []core.Effect) []core.Effect {
	n := numInputs(op)
	for i, v := range op.Operands() {
		if _, ok := v.Type().(*core.MemRefType); !ok {
			continue
		}
		if i < n || PayloadUses(op, i) {
			dst = append(dst, core.Effect{Kind: core.EffectRead, Value: v})
		}
		if i >= n {
			dst = append(dst, core.Effect{Kind: core.EffectWrite, Value: v})
		}
	}
	return dst
}

// PayloadUses reports whether the region uses the element of operand i. Upstream takes for granted that the region of
// linalg.map does not use that of the output.
func PayloadUses(op *core.Operation, i int) bool {
	if op.Name() == linalg.MapDef.Name && i >= numInputs(op) && upstream.MapReadsInit.In(op.Context()) {
		return false
	}
	r := op.Region(0)
	return !r.IsEmpty() && i < r.Entry().NumArgs() && r.Entry().Arg(i).HasUses()
}

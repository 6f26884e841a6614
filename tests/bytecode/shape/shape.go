package shape

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

//go:generate go run github.com/odsgen/ods/cmd/odsgen gen --out . shape.yaml

// Dialect returns the dialect with its hooks.
func Dialect() *core.Dialect { return New(hooks{}) }

type hooks struct{}

// VerifySmallAttr accepts even numbers.
func (hooks) VerifySmallAttr(r *core.Reporter, at core.Location, _ *core.Context, _ core.Type, even int32) bool {
	if even%2 != 0 {
		return r.Errorf(at, "%d is odd", even).Fail()
	}
	return true
}

// WritePropertiesPacked writes the differences between values, then the label.
func (hooks) WritePropertiesPacked(op PackedOp, w *bytecode.Writer) {
	last := int64(0)
	w.VarInt(uint64(len(op.Values())))
	for _, v := range op.Values() {
		w.SignedVarInt(v - last)
		last = v
	}
	label, ok := op.Label()
	if w.Bool(ok); ok {
		w.String(label)
	}
}

// ReadPropertiesPacked reads what WritePropertiesPacked wrote.
func (hooks) ReadPropertiesPacked(st *core.OperationState, r *bytecode.Reader) {
	values := make([]int64, r.Count())
	last := int64(0)
	for i := range values {
		last += r.SignedVarInt()
		values[i] = last
	}
	st.SetAttr("values", r.Context().I64Array(values...))
	if r.Bool() {
		st.SetAttr("label", r.Context().String(r.String()))
	}
}

// checkMark stands behind the properties of checked.
const checkMark = 42

// WritePropertiesChecked writes a mark behind what the definition declares.
func (hooks) WritePropertiesChecked(op CheckedOp, w *bytecode.Writer) {
	w.Declared(op.Op)
	w.VarInt(checkMark)
}

// ReadPropertiesChecked reads what WritePropertiesChecked wrote.
func (hooks) ReadPropertiesChecked(st *core.OperationState, r *bytecode.Reader) {
	r.Declared(st)
	if mark := r.VarInt(); mark != checkMark && !r.Failed() {
		r.Errorf("expected the mark %d, found %d", checkMark, mark)
	}
}

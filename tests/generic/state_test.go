package generic_test

import (
	"slices"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
)

// TestState makes an operation by the state of another one: it has the inherent attributes, and a discardable attribute stays one although a property has
// its name.
func TestState(t *testing.T) {
	c := core.NewContext(affine.New(), arith.New())
	c.AllowUnregistered(true)
	for _, text := range []string{
		`"test.op"(%a) <{x = 1 : i32}> {y} : (index) -> i32`,
		`"arith.index_cast"(%a) {y} : (index) -> i32`,
		`"affine.linearize_index"(%a, %a) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> {disjoint = 7 : i32} : (index, index) -> index`,
	} {
		module, list := core.Parse(c, []byte(`"test.block"() ({
^bb0(%a: index):
  %0 = `+text+`
}) : () -> ()`), core.ParseOptions{Name: "-"})
		if module == nil {
			t.Fatal(list)
		}
		module.Walk(func(op *core.Operation) {
			if op.NumOperands() == 0 {
				return
			}
			st := op.State()
			st.Operands, st.Types = op.OperandList(0, op.NumOperands()), op.ResultTypes()
			made := core.Create(&st)
			op.Block().InsertBefore(made, op)
			if !slices.Equal(made.InherentAttrs(), op.InherentAttrs()) || !slices.Equal(made.DiscardableAttrs(), op.DiscardableAttrs()) ||
				made.OpaqueProperties() != op.OpaqueProperties() || made.Loc() != op.Loc() || made.Info() != op.Info() {
				t.Errorf("got %v, %v, %v, want %v, %v, %v", made.InherentAttrs(), made.DiscardableAttrs(), made.OpaqueProperties(), op.InherentAttrs(),
					op.DiscardableAttrs(), op.OpaqueProperties())
			}
			if len(op.DiscardableAttrs()) != 1 {
				t.Errorf("%s has %d discardable attributes", text, len(op.DiscardableAttrs()))
			}
			made.Erase()
		})
	}
}

package dataflow_test

import (
	"context"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

// TestConvertingCall shows that what is known about a value says nothing about one of another type that a call passes
// it to. mlir-opt takes the number for that of the result, whatever the conversion does.
func TestConvertingCall(t *testing.T) {
	const text = `func.func private @callee(%a: i32) -> i32 {
  %c = arith.constant 7 : i32
  return %c : i32
}
func.func @caller() -> (i16, i16) {
  %c0 = arith.constant 0 : i16
  %0 = "test.conversion_call_op"(%c0) {callee = @callee} : (i16) -> i16
  %1 = arith.addi %0, %0 : i16
  return %0, %1 : i16, i16
}
`
	for _, name := range []string{"int-range-optimizations", "sccp"} {
		c := core.NewContext(append(all.Dialects(), testdialect.Dialect())...)
		op, err := core.ParseString(c, "f.mlir", text)
		if err != nil {
			t.Fatal(err)
		}
		m := passes.NewManager(c, "")
		m.MustAdd(backend.Passes().New(name))
		if list, ok := m.Run(context.Background(), op); !ok {
			t.Errorf("%s: %v", name, list)
		}
		if got := op.String(); !strings.Contains(got, "arith.addi %0, %0 : i16") {
			t.Errorf("%s: got %s", name, got)
		}
	}
}

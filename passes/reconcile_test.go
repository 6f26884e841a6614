package passes_test

import (
	"context"
	"testing"

	"github.com/odsgen/ods/passes"
)

// TestReconcileWide runs reconcile-unrealized-casts on casts that take some of the results of others, level over level: what the lowest ones
// start from shows when those above are gone. mlir-opt's own result changes from run to run here.
func TestReconcileWide(t *testing.T) {
	const text = `func.func @f(%a: i64, %b: i64) -> (i64, i64) {
  %0 = builtin.unrealized_conversion_cast %b : i64 to index
  %1 = builtin.unrealized_conversion_cast %a : i64 to index
  %2:2 = builtin.unrealized_conversion_cast %1, %0 : index, index to i64, i64
  %3:3 = builtin.unrealized_conversion_cast %2#0, %2#1 : i64, i64 to i32, i32, i32
  %4:2 = builtin.unrealized_conversion_cast %3#0, %3#1, %3#2 : i32, i32, i32 to index, index
  %5 = builtin.unrealized_conversion_cast %4#1 : index to f64
  %6 = builtin.unrealized_conversion_cast %4#0 : index to f64
  %7:2 = builtin.unrealized_conversion_cast %6, %5 : f64, f64 to i8, i8
  %8:2 = builtin.unrealized_conversion_cast %7#0, %7#1 : i8, i8 to f64, f64
  %9 = builtin.unrealized_conversion_cast %8#1 : f64 to i64
  %10 = builtin.unrealized_conversion_cast %8#0 : f64 to i64
  return %10, %9 : i64, i64
}`
	const want = `module {
  func.func @f(%arg0: i64, %arg1: i64) -> (i64, i64) {
    return %arg0, %arg1 : i64, i64
  }
}`
	c := newContext()
	module := parse(t, c, text)
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(passes.ReconcileUnrealizedCasts.New())
	if list, ok := m.Run(context.Background(), module); !ok {
		t.Fatal(list)
	}
	if got := module.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

package dialect_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/inline"
)

// An operation that folds to a call of a function that comes later, which nobody expected to be called from there:
// first is optimized before later, and inlines it as it is then.
const foldsToCalls = `func.func @first(%arg0: i32) -> i32 {
  "test.fold_to_call_op"() {callee = @later} : () -> ()
  return %arg0 : i32
}
func.func private @later() {
  "test.fold_to_call_op"() {callee = @last} : () -> ()
  "test.keep"() : () -> ()
  return
}
func.func private @last() {
  "test.keep_too"() : () -> ()
  return
}
func.func @user() {
  call @later() : () -> ()
  return
}
`

// inlined is what mlir-opt makes of it.
const inlined = `module {
  func.func @first(%arg0: i32) -> i32 {
    "test.keep_too"() : () -> ()
    "test.keep"() : () -> ()
    return %arg0 : i32
  }
  func.func @user() {
    "test.keep_too"() : () -> ()
    "test.keep"() : () -> ()
    return
  }
}`

func TestInlineWhatFoldsToCalls(t *testing.T) { inlines(t, foldsToCalls, inlined) }

// Types of calls that differ from those of the function, and a result that asks for an operation between.
const converts = `test.conversion_func_op @wide(%arg0: i32 {test.handle_argument}) -> (i32 {test.handle_result}) {
  %0 = arith.addi %arg0, %arg0 : i32
  "test.return"(%0) : (i32) -> ()
}
func.func @user(%arg0: i16, %arg1: i32, %arg2: i64) -> (i16, i32, i64) {
  %0 = "test.conversion_call_op"(%arg0) {callee = @wide} : (i16) -> i16
  %1 = "test.conversion_call_op"(%arg1) {callee = @wide} : (i32) -> i32
  %2 = "test.conversion_call_op"(%arg2) {callee = @wide} : (i64) -> i64
  return %0, %1, %2 : i16, i32, i64
}
`

// converted is what mlir-opt makes of it.
const converted = `module {
  test.conversion_func_op @wide(%arg0: i32 {test.handle_argument}) -> (i32 {test.handle_result}) {
    %0 = arith.addi %arg0, %arg0 : i32
    "test.return"(%0) : (i32) -> ()
  }
  func.func @user(%arg0: i16, %arg1: i32, %arg2: i64) -> (i16, i32, i64) {
    %0 = "test.cast"(%arg0) : (i16) -> i32
    %1 = "test.type_changer"(%0) : (i32) -> i32
    %2 = arith.addi %1, %1 {inlined_conversion} : i32
    %3 = "test.type_changer"(%2) : (i32) -> i32
    %4 = "test.cast"(%3) : (i32) -> i16
    %5 = "test.type_changer"(%arg1) : (i32) -> i32
    %6 = arith.addi %5, %5 {inlined_conversion} : i32
    %7 = "test.type_changer"(%6) : (i32) -> i32
    %8 = "test.conversion_call_op"(%arg2) <{callee = @wide}> : (i64) -> i64
    return %4, %7, %8 : i16, i32, i64
  }
}`

func TestInlineConverts(t *testing.T) { inlines(t, converts, converted) }

// inlines compares what pass inline makes of a module with what is expected.
func inlines(t *testing.T, text, want string) {
	t.Helper()
	r := core.NewRegistry(dialects()...)
	inline.Extend(r)
	all := passes.NewRegistry()
	passes.RegisterPasses(all)
	inline.RegisterPasses(all)
	for _, workers := range []int{1, 2, 8} {
		c := core.NewContextWith(r)
		c.AllowUnregistered(true)
		module, err := core.ParseString(c, "f", text)
		if err != nil {
			t.Fatal(err)
		}
		m := passes.NewManager(c, "builtin.module")
		m.Workers = workers
		m.MustAdd(inline.Inline.Make(all))
		if list, ok := m.Run(context.Background(), module); !ok {
			t.Fatalf("%d workers: %v", workers, list)
		}
		var b strings.Builder
		if err := core.Print(&b, module, core.PrintOptions{}); err != nil {
			t.Fatal(err)
		}
		if got := strings.TrimSpace(b.String()); got != want {
			t.Errorf("%d workers: got\n%s\nexpected\n%s", workers, got, want)
		}
	}
}

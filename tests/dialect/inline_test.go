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

func TestInlineWhatFoldsToCalls(t *testing.T) {
	r := core.NewRegistry(dialects()...)
	inline.Extend(r)
	all := passes.NewRegistry()
	passes.RegisterGeneric(all)
	inline.Register(all)
	for _, workers := range []int{1, 2, 8} {
		c := core.NewContextWith(r)
		c.AllowUnregistered(true)
		module, err := core.ParseString(c, "f", foldsToCalls)
		if err != nil {
			t.Fatal(err)
		}
		m := passes.NewManager(c, "builtin.module")
		m.Workers = workers
		m.MustAdd(inline.Inline(all))
		if list, ok := m.Run(context.Background(), module); !ok {
			t.Fatalf("%d workers: %v", workers, list)
		}
		var b strings.Builder
		if err := core.Print(&b, module, core.PrintOptions{}); err != nil {
			t.Fatal(err)
		}
		if got := strings.TrimSpace(b.String()); got != inlined {
			t.Errorf("%d workers: got\n%s\nexpected\n%s", workers, got, inlined)
		}
	}
}

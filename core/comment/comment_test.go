package comment_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/comment"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

func parse(text string) *core.Operation {
	m, err := core.ParseString(core.NewContext(all.Dialects()...), "f.mlir", text)
	if err != nil {
		panic(err)
	}
	return m
}

// The comment of the addition survives with it; that of the dead multiplication goes.
func Example() {
	module := parse(`// What f is for.
func.func @f(%a: i32) -> i32 {
  // Twice the argument.
  %0 = arith.addi %a, %a : i32  // cheap
  // Never used.
  %1 = arith.muli %a, %a : i32
  return %0 : i32
}`)
	comments := comment.Of(module)
	r := passes.NewRegistry()
	r.Add(passes.Canonicalize)
	m := passes.NewManager(module.Context(), "")
	m.MustAdd(r.New("canonicalize"))
	m.Run(context.Background(), module)
	fmt.Print(string(comments.Print(module, core.PrintOptions{})))
	// Output:
	// module {
	//   // What f is for.
	//   func.func @f(%arg0: i32) -> i32 {
	//     // Twice the argument.
	//     %0 = arith.addi %arg0, %arg0 : i32  // cheap
	//     return %0 : i32
	//   }
	// }
}

// TestPlaces shows comments everywhere, in a text that is printed as it was.
func TestPlaces(t *testing.T) {
	const text = `// File.
module {  // the module
  // Function,
  // two lines.
  func.func @f(%arg0: i1, %arg1: index) {  // "quoted" // twice
    // "no" { brackets ( count
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    // In a block.
    cf.br ^bb2
    // Behind the branch.
  ^bb2:  // 2 preds: ^bb0, ^bb1
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {  // loop
      "test.op"() {a = "// no comment {"} : () -> ()  // generic
      // Last in the loop.
    }
    // Behind the loop.
    "test.region"() ({
      // Nested.
      "test.inner"() : () -> ()
    }) {k} : () -> ()
    return
    // Last in the function.
  }
  // Last in the module.
}
// Last in the file.
`
	c := core.NewContext(all.Dialects()...)
	c.AllowUnregistered(true)
	m, err := core.ParseString(c, "f.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	got := string(comment.Of(m).Print(m, core.PrintOptions{}))
	if got != text {
		t.Errorf("got\n%s", got)
	}
	again := string(comment.Of(m).Print(m, core.PrintOptions{Generic: true}))
	if m2, err := core.ParseString(c, "g.mlir", again); err != nil ||
		len(comment.Of(m2).Print(m2, core.PrintOptions{})) < len(text)-60 {
		t.Errorf("%v\n%s", err, again)
	}
}

// What has no comments, or locations of its own, is printed as always.
func TestNone(t *testing.T) {
	m := parse("// Lost.\nfunc.func @f() {\n  return loc(\"x\":1:1)\n} loc(unknown)\n")
	if got, want := string(comment.Of(m).Print(m, core.PrintOptions{})), m.String()+"\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func FuzzOf(f *testing.F) {
	f.Add("// a\nfunc.func @f() { // b\n  return // c\n} // d")
	f.Add("\"x\"() ({ // a\n}) : () -> () // b\n//")
	f.Fuzz(func(t *testing.T, text string) {
		c := core.NewContext(all.Dialects()...)
		c.AllowUnregistered(true)
		if m, err := core.ParseString(c, "f.mlir", text); err == nil {
			comment.Of(m).Print(m, core.PrintOptions{})
		}
	})
}

package rewrite_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	arithdefs "github.com/odsgen/ods/defs/arith"
	funcdefs "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/generated/arith"
)

// A pattern that makes x + x of 2 * x, applied until nothing changes.
func ExampleGreedy() {
	ctx := core.NewContext(arithdefs.New(), funcdefs.New())
	module, err := core.ParseString(ctx, "example.mlir", `func.func @f(%x: i32) -> i32 {
  %two = arith.constant 2 : i32
  %0 = arith.muli %x, %two : i32
  return %0 : i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	set := rewrite.NewPatternSet(ctx)
	set.Add(rewrite.OpPattern(&arith.MulIDef, arith.AsMulIOp, "twice", func(op arith.MulIOp, rw *rewrite.Rewriter) bool {
		two, ok := arith.AsConstantOp(op.Rhs().DefiningOp())
		if !ok || two.ValueAttr() != core.Attribute(ctx.I32Attr(2)) {
			return false
		}
		rw.ReplaceOp(op.Op, arith.NewAddI(&rw.Builder, op.Lhs(), op.Lhs()).Result())
		return true
	}))
	changed, converged := rewrite.Greedy(module, set.Freeze(), rewrite.DefaultConfig())
	fmt.Println(changed, converged)
	fmt.Println(module)
	// Output:
	// true true
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = arith.addi %arg0, %arg0 : i32
	//     return %0 : i32
	//   }
	// }
}

package tests

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/generated/arith"
)

// The shipped dialects as a library: parse, look at operations through typed views, build new ones.
func Example() {
	ctx := core.NewContext(all.Dialects()...)
	module, err := core.ParseString(ctx, "f.mlir", `
		func.func @f(%x: i32, %y: i32) -> i32 {
		  %0 = arith.addi %x, %y overflow<nsw> : i32
		  return %0 : i32
		}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	module.Walk(func(op *core.Operation) {
		if add, ok := arith.AsAddIOp(op); ok {
			b := core.BuilderBefore(op)
			twice := arith.NewMulI(b, add.Lhs(), add.Rhs())
			add.SetRhs(twice.Result())
			add.SetOverflowFlags(add.OverflowFlags() | arith.IntegerOverflowFlagsNuw)
		}
	})
	fmt.Println(module)

	// Output:
	// module {
	//   func.func @f(%arg0: i32, %arg1: i32) -> i32 {
	//     %0 = arith.muli %arg0, %arg1 : i32
	//     %1 = arith.addi %arg0, %0 overflow<nsw, nuw> : i32
	//     return %1 : i32
	//   }
	// }
}

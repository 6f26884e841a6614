package structural_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes/convert/structural"
)

// A conversion that replaces a type replaces it in functions, conditions and loops, too. Here every bf16 becomes f32.
func ExampleAddSCF() {
	module, err := core.ParseString(core.NewContext(all.Dialects()...), "f.mlir", `func.func @f(%c: i1, %x: bf16) -> bf16 {
  %r = scf.if %c -> (bf16) {
    scf.yield %x : bf16
  } else {
    %y = arith.negf %x : bf16
    scf.yield %y : bf16
  }
  return %r : bf16
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := module.Context()
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t *core.FloatType) core.Type {
		if t == ctx.BF16() {
			return ctx.F32()
		}
		return t
	})
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	structural.AddFunc(set, target, types)
	structural.AddSCF(set, target, types)
	structural.Add(set, target, types, "arith.negf") // any operation that works on both
	ok := conversion.Partial([]*core.Operation{module}, target, set, conversion.Config{})
	fmt.Println(ok)
	fmt.Println(module)
	// Output:
	// true
	// module {
	//   func.func @f(%arg0: i1, %arg1: f32) -> f32 {
	//     %0 = scf.if %arg0 -> (f32) {
	//       scf.yield %arg1 : f32
	//     } else {
	//       %1 = arith.negf %arg1 : f32
	//       scf.yield %1 : f32
	//     }
	//     return %0 : f32
	//   }
	// }
}

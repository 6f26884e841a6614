package conversion_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/defs/arith"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	gen "github.com/odsgen/ods/generated/arith"
	gencomplex "github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/passes/structural"
)

// Complex numbers become their real parts. The adaptor has the operands that were converted already.
func ExampleOn() {
	ctx := core.NewContext(arith.New(), complexd.New(), funcd.New())
	module, err := core.ParseString(ctx, "f.mlir", `
func.func @square(%x: complex<f64>) -> complex<f64> {
  %0 = complex.mul %x, %x : complex<f64>
  return %0 : complex<f64>
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t *core.ComplexType) core.Type { return t.ElementType() })

	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	target.LegalDialects("arith", "builtin")
	target.IllegalDialects("complex")
	structural.AddFunc(set, target, types)
	conversion.On(set, types, &gencomplex.MulDef, func(op, in gencomplex.MulOp, rw *conversion.Rewriter) bool {
		rw.ReplaceOp(op.Op, gen.NewMulF(&rw.Builder, in.Lhs(), in.Rhs()).Result())
		return true
	})
	if conversion.Full([]*core.Operation{module}, target, set, conversion.Config{}) {
		fmt.Print(module)
	}
	// Output:
	// module {
	//   func.func @square(%arg0: f64) -> f64 {
	//     %0 = arith.mulf %arg0, %arg0 : f64
	//     return %0 : f64
	//   }
	// }
}

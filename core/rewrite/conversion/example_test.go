package conversion_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/defs/arith"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	arithgen "github.com/odsgen/ods/generated/arith"
	complexdgen "github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/passes/convert/structural"
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
	conversion.On(set, types, &complexdgen.MulDef, func(op, in complexdgen.MulOp, rw *conversion.Rewriter) bool {
		rw.ReplaceOp(op.Op, arithgen.NewMulF(&rw.Builder, in.Lhs(), in.Rhs()).Result())
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

// Complex numbers become pairs of floats. The operands of a pattern are the pairs that the operands of the operation
// became, and so is its result.
func ExampleOnMulti() {
	ctx := core.NewContext(arith.New(), complexd.New(), funcd.New())
	module, err := core.ParseString(ctx, "f.mlir", `
func.func @f(%x: complex<f64>, %y: complex<f64>) -> complex<f64> {
  %0 = complex.add %x, %y : complex<f64>
  %1 = complex.add %0, %0 : complex<f64>
  return %1 : complex<f64>
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	types.AddConversion(func(t core.Type) ([]core.Type, conversion.Answer) {
		c, ok := t.(*core.ComplexType)
		if !ok {
			return nil, conversion.NotMine
		}
		return []core.Type{c.ElementType(), c.ElementType()}, conversion.Converted
	})

	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	target.LegalDialects("arith", "builtin")
	target.IllegalDialects("complex")
	structural.AddFunc(set, target, types)
	conversion.OnMulti(set, types, &complexdgen.AddDef, func(op complexdgen.AddOp, in conversion.Multi, rw *conversion.Rewriter) bool {
		x, y := in.Of(op.Lhs()), in.All()[1]
		re, im := arithgen.NewAddF(&rw.Builder, x[0], y[0]), arithgen.NewAddF(&rw.Builder, x[1], y[1])
		rw.ReplaceOpMulti(op.Op, [][]*core.Value{{re.Result(), im.Result()}})
		return in.Of(op.Result()) == nil // which is not an operand
	})
	if conversion.Full([]*core.Operation{module}, target, set, conversion.Config{}) {
		fmt.Print(module)
	}
	// Output:
	// module {
	//   func.func @f(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: f64) -> (f64, f64) {
	//     %0 = arith.addf %arg0, %arg2 : f64
	//     %1 = arith.addf %arg1, %arg3 : f64
	//     %2 = arith.addf %0, %0 : f64
	//     %3 = arith.addf %1, %1 : f64
	//     return %2, %3 : f64, f64
	//   }
	// }
}

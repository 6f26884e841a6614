package ods_test

import (
	"context"
	"fmt"
	"os"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

// Text is read and verified, transformed by name, and executed.
func Example() {
	ctx := ods.NewContext()
	module, err := ods.Parse(ctx, "square.mlir", `
		func.func @square(%x: i64) -> i64 {
		  %zero = arith.constant 0 : i64
		  %y = arith.addi %x, %zero : i64
		  %0 = arith.muli %x, %y : i64
		  return %0 : i64
		}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := ods.RunPipeline(context.Background(), module, "canonicalize,cse"); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(module)
	results, err := ods.Run(context.Background(), os.Stdout, module, "square", 7)
	fmt.Println(results, err)
	// Output:
	// module {
	//   func.func @square(%arg0: i64) -> i64 {
	//     %0 = arith.muli %arg0, %arg0 : i64
	//     return %0 : i64
	//   }
	// }
	// [49] <nil>
}

// What is wrong in a text is an error with its line and column.
func ExampleParse() {
	_, err := ods.Parse(ods.NewContext(), "f.mlir", `func.func @f(%x: i32) -> i64 {
  return %x : i32
}`)
	fmt.Println(err)
	// Output:
	// f.mlir:2:3: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f
}

// A function with a loop: Go functions make the bodies and return what to yield.
func Example_loop() {
	ctx := ods.NewContext()
	module := core.NewModule(ctx, core.Location{})
	b := core.BuilderAtEnd(ctx, module.Body())
	numbers := ctx.MemRef([]int64{core.Dynamic}, ctx.F64(), nil, nil)
	typ := ctx.Function([]core.Type{numbers, ctx.F64()}, []core.Type{ctx.F64()})
	funcd.BuildFunc(b, "sum", typ, func(b *core.Builder, args []*core.Value) []*core.Value {
		zero := arith.NewConstant(b, ctx.IndexAttr(0)).Result()
		one := arith.NewConstant(b, ctx.IndexAttr(1)).Result()
		size := memref.NewDim(b, args[0], zero).Result()
		loop := scf.BuildFor(b, zero, size, one, args[1:], func(b *core.Builder, iv *core.Value, sum []*core.Value) []*core.Value {
			x := memref.NewLoad(b, args[0], []*core.Value{iv}).Result()
			return []*core.Value{arith.NewAddF(b, sum[0], x).Result()}
		})
		return []*core.Value{loop.Result()}
	})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @sum(%arg0: memref<?xf64>, %arg1: f64) -> f64 {
	//     %c0 = arith.constant 0 : index
	//     %c1 = arith.constant 1 : index
	//     %dim = memref.dim %arg0, %c0 : memref<?xf64>
	//     %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %arg1) -> (f64) {
	//       %1 = memref.load %arg0[%arg2] : memref<?xf64>
	//       %2 = arith.addf %arg3, %1 : f64
	//       scf.yield %2 : f64
	//     }
	//     return %0 : f64
	//   }
	// }
}

// A function of a module is called as a Go function; slices are not copied.
func ExampleCompile() {
	module, err := ods.Parse(ods.NewContext(), "dot.mlir", `
		func.func @dot(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
		  %c0 = arith.constant 0 : index
		  %c1 = arith.constant 1 : index
		  %n = memref.dim %x, %c0 : memref<?xf64>
		  %zero = arith.constant 0.0 : f64
		  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
		    %a = memref.load %x[%i] : memref<?xf64>
		    %b = memref.load %y[%i] : memref<?xf64>
		    %ab = arith.mulf %a, %b : f64
		    %t = arith.addf %s, %ab : f64
		    scf.yield %t : f64
		  }
		  return %sum : f64
		}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	e, err := ods.Compile(context.Background(), module, "", engine.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	dot, err := engine.Func[func(x, y []float64) float64](e, "dot")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(dot([]float64{1, 2, 3}, []float64{4, 5, 6}))
	_, err = engine.Func[func(x, y []float32) float64](e, "dot")
	fmt.Println(err != nil)
	// Output:
	// 32
	// true
}

// A pass of one's own stands in a pipeline by its name.
func ExampleRunPipeline() {
	count := passes.Func(func() *passes.Pass {
		return &passes.Pass{Name: "count-ops", Anchor: "func.func", Run: func(r *passes.Run) {
			n := 0
			r.Op.Walk(func(*core.Operation) { n++ })
			name, _ := r.Op.SymbolName()
			fmt.Println(name, n)
		}}
	})
	module, err := ods.Parse(ods.NewContext(), "f.mlir", "func.func @f() {\n  return\n}")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(ods.RunPipeline(context.Background(), module, "func.func(count-ops)", count))
	// Output:
	// f 2
	// <nil>
}

// Operations are looked at and changed through typed views.
func Example_views() {
	module, err := ods.Parse(ods.NewContext(), "f.mlir", `func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x overflow<nsw> : i32
  return %0 : i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	module.Walk(func(op *core.Operation) {
		if add, ok := arith.AsAddIOp(op); ok {
			twice := arith.NewMulI(core.BuilderBefore(op), add.Lhs(), add.Rhs())
			add.SetRhs(twice.Result())
			fmt.Println(add)
		}
	})
	// Output:
	// %1 = arith.addi %arg0, %0 overflow<nsw> : i32
}

// A variable that a loop changes becomes a value that the loop carries. mlir-opt's mem2reg leaves it in memory, and so
// does this one without the option.
func ExampleRunPipeline_mem2reg() {
	module, err := ods.Parse(ods.NewContext(), "f.mlir", `func.func @power(%x: f64, %n: index) -> f64 {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %m = memref.alloca() : memref<f64>
  memref.store %one, %m[] : memref<f64>
  scf.for %i = %zero to %n step %step {
    %p = memref.load %m[] : memref<f64>
    %q = arith.mulf %p, %x : f64
    memref.store %q, %m[] : memref<f64>
  }
  %r = memref.load %m[] : memref<f64>
  return %r : f64
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := ods.RunPipeline(context.Background(), module, "func.func(mem2reg{region-ops=true})"); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @power(%arg0: f64, %arg1: index) -> f64 {
	//     %c0 = arith.constant 0 : index
	//     %c1 = arith.constant 1 : index
	//     %cst = arith.constant 1.000000e+00 : f64
	//     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %cst) -> (f64) {
	//       %1 = arith.mulf %arg3, %arg0 : f64
	//       scf.yield %1 : f64
	//     }
	//     return %0 : f64
	//   }
	// }
}

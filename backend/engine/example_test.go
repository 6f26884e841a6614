package engine_test

import (
	"context"
	"fmt"
	"sync"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/llvm"
)

// load prepares a module of the llvm dialect.
func load(text string, o engine.Options) *engine.Engine {
	module, err := core.ParseString(core.NewContext(llvm.New()), "example.mlir", text)
	if err != nil {
		panic(err)
	}
	e, err := engine.New(module, o)
	if err != nil {
		panic(err)
	}
	return e
}

// Values of any width go in and out; what is undefined is an error with its place.
func ExampleEngine_Call() {
	e := load(`llvm.func @divide(%a: i32, %b: i32) -> i32 {
  %0 = llvm.sdiv %a, %b : i32
  llvm.return %0 : i32
}`, engine.Options{})
	for _, by := range []int64{7, 0} {
		results, err := e.Call(context.Background(), "divide", engine.Int(num.NewSigned(32, 42)), engine.Int(num.NewSigned(32, by)))
		fmt.Println(results, err)
	}
	// Output:
	// [6] <nil>
	// [] example.mlir:2:8: error: division by zero
}

// The type of the Go function is checked against the program when it is made.
func ExampleFunc() {
	e := load(`llvm.func @twice(%x: f64) -> f64 {
  %0 = llvm.fadd %x, %x : f64
  llvm.return %0 : f64
}`, engine.Options{})
	twice, err := engine.Func[func(float64) float64](e, "twice")
	fmt.Println(twice(1.25), err)
	_, err = engine.Func[func(float32) float64](e, "twice")
	fmt.Println(err)
	// Output:
	// 2.5 <nil>
	// '@twice' has type (f64) -> f64, which is no func(float32) float64: parameter #0: f64 is no float32
}

// A memref shares its elements with a slice.
func ExampleNewMemref() {
	e := load(`llvm.func @last(%base: !llvm.ptr, %x: !llvm.ptr, %offset: i64, %n: i64, %m: i64, %stride0: i64, %stride1: i64) {
  %seven = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.getelementptr %x[5] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %seven, %p : i32, !llvm.ptr
  llvm.return
}`, engine.Options{})
	data := make([]int32, 6)
	m, err := engine.NewMemref(e, data, 2, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = e.Call(context.Background(), "last", m.Args()...)
	fmt.Println(data, err)
	// Output:
	// [0 0 0 0 0 7] <nil>
}

// Go reads and writes a global variable of the program.
func ExampleGlobal() {
	e := load(`llvm.mlir.global internal @primes(dense<[2, 3, 5]> : tensor<3xi64>) : !llvm.array<3 x i64>`, engine.Options{})
	primes, err := engine.Global[int64](e, "primes")
	fmt.Println(primes, err)
	// Output:
	// [2 3 5] <nil>
}

// A Go function fills a buffer of the program.
func ExampleHostFunc() {
	e := load(`llvm.func @fill(!llvm.ptr, !llvm.ptr, i64, i64, i64)
llvm.func @second() -> f64 {
  %n = llvm.mlir.constant(2 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %n x f64 : (i64) -> !llvm.ptr
  llvm.call @fill(%p, %p, %zero, %n, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  llvm.return %v : f64
}`, engine.Options{Externals: map[string]engine.External{"fill": engine.HostFunc(func(buf []float64) {
		for i := range buf {
			buf[i] = float64(i) / 2
		}
	})}})
	second, err := engine.Func[func() float64](e, "second")
	fmt.Println(second(), err)
	// Output:
	// 0.5 <nil>
}

// Instances of a program share its code and nothing else, so that goroutines execute it at the same time.
func ExampleEngine_NewInstance() {
	e := load(`llvm.mlir.global internal @total(0 : i64) : i64
llvm.func @add(%x: i64) -> i64 {
  %p = llvm.mlir.addressof @total : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  %1 = llvm.add %0, %x : i64
  llvm.store %1, %p : i64, !llvm.ptr
  llvm.return %1 : i64
}`, engine.Options{})
	totals := make([]int64, 3)
	var group sync.WaitGroup
	for i := range totals {
		group.Go(func() {
			instance, err := e.NewInstance()
			if err != nil {
				panic(err)
			}
			defer instance.Close()
			add, err := engine.Func[func(int64) int64](instance, "add")
			if err != nil {
				panic(err)
			}
			for range 100 {
				totals[i] = add(int64(i))
			}
		})
	}
	group.Wait()
	fmt.Println(totals)
	// Output:
	// [0 100 200]
}

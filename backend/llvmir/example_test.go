package llvmir_test

import (
	"fmt"
	"os"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/llvm"
)

// A module of the llvm dialect as LLVM IR.
func ExampleWrite() {
	module, err := core.ParseString(core.NewContext(llvm.New()), "example.mlir", `llvm.func @add(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  llvm.return %0 : i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := llvmir.Write(os.Stdout, module); err != nil {
		fmt.Println(err)
	}
	// Output:
	// ; ModuleID = 'LLVMDialectModule'
	// source_filename = "LLVMDialectModule"
	//
	// define i32 @add(i32 %0, i32 %1) {
	//   %3 = add i32 %0, %1
	//   ret i32 %3
	// }
	//
	// !llvm.module.flags = !{!0}
	//
	// !0 = !{i32 2, !"Debug Info Version", i32 3}
}

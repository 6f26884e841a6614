package native

import (
	"testing"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// TestDefines: what is found in the text of the library are the functions that it defines, and no others.
func TestDefines(t *testing.T) {
	c := core.NewContext(llvm.New(llvmdefs.Hooks{}))
	parse := func(text string) *core.Operation {
		t.Helper()
		m, list := core.Parse(c, []byte(text), core.ParseOptions{})
		if list.HasErrors() {
			t.Fatal(list)
		}
		return m
	}
	declared := parse("llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr)\nllvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @sin(f64) -> f64\nllvm.func @print(i64)\n")
	var list []*core.Operation
	for op := range declared.Region(0).Ops() {
		list = append(list, op)
	}
	text, err := helperText(list)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []bool{true, false, false, false} {
		if got := defines(text, list[i]); got != want {
			t.Errorf("%s: got %v", list[i], got)
		}
	}
	n := 0
	for op := range parse(text).Region(0).Ops() {
		if f, ok := llvm.AsLLVMFuncOp(op); ok {
			n++
			if got := defines(text, op); got == f.Body().IsEmpty() {
				t.Errorf("'@%s': got %v", f.SymName(), got)
			}
		}
	}
	if n < 50 {
		t.Errorf("the library has %d functions", n)
	}
}

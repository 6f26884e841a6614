package bufferize_test

import (
	"context"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/bufferize"
)

// TestFreedBeforeTerminator shows that memory that a terminator passes on, or a clone of it, is freed where it was:
// mlir-opt crashes on this input.
func TestFreedBeforeTerminator(t *testing.T) {
	c := core.NewContext(suite.Dialects...)
	op, list := core.Parse(c, []byte(`
func.func @f(%c: i1) -> memref<4xf32> {
  %m = scf.if %c -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    scf.yield %b : memref<4xf32>
  } else {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  return %m : memref<4xf32>
}`), core.ParseOptions{})
	if op == nil {
		t.Fatal(list)
	}
	before := op.String()
	m := passes.NewManager(c, "builtin.module")
	m.Nest("func.func").MustAdd(bufferize.OptimizeAllocationLiveness.New())
	if found, ok := m.Run(context.Background(), op); !ok {
		t.Fatalf("got %v, want no error", found)
	}
	if got := op.String(); got != before {
		t.Errorf("got\n%s\nwant it unchanged", got)
	}
}

package bufferization_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	gen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{arith.New(), cf.New(), funcd.New(), bufferization.New(), memref.New(), scf.New(), tensor.New(), ub.New()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }

// TestInterfaces asks operations what they know of memory and shapes.
func TestInterfaces(t *testing.T) {
	const text = `func.func @f(%m: memref<?xf32>, %t: tensor<?x4xf32>, %n: index) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %2 = bufferization.materialize_in_destination %1 in %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}`
	module, list := core.Parse(core.NewContext(dialects()...), []byte(text), core.ParseOptions{Name: "in.mlir"})
	if module == nil {
		t.Fatal(list.Error())
	}
	var ops []*core.Operation
	module.Walk(func(op *core.Operation) { ops = append(ops, op) })
	var end *core.Operation
	shapes := 0
	for _, op := range ops {
		if op.Name() == "func.return" {
			end = op
		}
	}
	for _, op := range ops {
		b := core.BuilderBefore(end)
		if a, ok := gen.AllocationOpInterfaceKey.Of(op); ok {
			copied := a.BuildClone(b, op.Result(0))
			a.BuildDealloc(b, copied)
		}
		if s, ok := view.ReifyRankedShapedTypeOpInterfaceKey.Of(op); ok {
			sizes := s.ReifyResultShapes(b)
			if len(sizes) != 1 || len(sizes[0]) != 2 || sizes[0][0].Value == nil || sizes[0][1].Attr == nil {
				t.Errorf("%s has the sizes %v", op.Name(), sizes)
			}
			shapes++
		}
	}
	if shapes != 2 {
		t.Errorf("%d operations know shapes, want 2", shapes)
	}
	got := module.String()
	for _, want := range []string{"%3 = bufferization.clone %0 : memref<?xf32>", "memref.dealloc %3 : memref<?xf32>",
		"tensor.dim %arg1, %c0"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
}

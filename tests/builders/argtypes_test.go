package builders_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
)

// The types of the arguments of these bodies follow from other parts.
func TestArgumentTypes(t *testing.T) {
	c := newContext()
	vector := c.RankedTensor([]int64{8}, c.F32(), nil)
	b, args := place(c.Index(), vector, c.F32(), c.MemRef([]int64{4}, c.F32(), nil, nil))
	loop := scf.BuildForall(b, []core.Type{vector}, nil, nil, nil, args[1:2], []int64{0, 0}, []int64{8, 2}, []int64{1, 1},
		func(b *core.Builder, ivs, outputs []*core.Value) {
			if len(ivs) != 2 || ivs[1].Type() != c.Index() || len(outputs) != 1 || outputs[0].Type() != vector {
				t.Errorf("forall: %v, %v", ivs, outputs)
			}
			scf.BuildInParallel(b, func(*core.Builder) {})
		})
	if loop.Region().Entry().NumArgs() != 3 {
		t.Error(loop)
	}
	id, parallel := c.AffineMap(affine.IdentityMap(1)), linalg.GetIteratorTypeAttr(c, linalg.IteratorTypeParallel)
	linalg.BuildGeneric(b, []core.Type{vector}, args[1:3], args[1:2], c.Array(id, c.AffineMap(affine.NewMap(1, 0)), id), c.Array(parallel),
		func(b *core.Builder, in, out []*core.Value) []*core.Value {
			if len(in) != 2 || in[1].Type() != c.F32() || len(out) != 1 {
				t.Errorf("generic: %v, %v", in, out)
			}
			return []*core.Value{arith.NewAddF(b, in[0], in[1]).Result()}
		})
	linalg.BuildMap(b, []core.Type{vector}, args[1:2], args[1], func(b *core.Builder, in []*core.Value, _ *core.Value) []*core.Value {
		return []*core.Value{arith.NewNegF(b, in[0]).Result()}
	})
	memref.BuildGenericAtomicRMW(b, args[3], args[:1], func(b *core.Builder, current *core.Value) *core.Value {
		return arith.NewAddF(b, current, args[2]).Result()
	})
	for op := range b.Block().Ops() {
		if r := core.NewReporter(c); !core.Verify(op, r, core.VerifyOptions{}) {
			t.Error(r.List())
		}
	}
}

func TestLLVMFunc(t *testing.T) {
	c := newContext()
	m := core.NewModule(c, core.Location{})
	b := core.BuilderAtEnd(c, m.Body())
	typ := llvm.GetLLVMFunctionType(c, c.I64(), []core.Type{c.I64()}, false)
	llvmdefs.BuildFunc(b, "twice", typ, func(b *core.Builder, params []*core.Value) *core.Value {
		return llvm.NewAdd(b, params[0], params[0]).Result()
	})
	llvmdefs.BuildFunc(b, "never", llvm.GetLLVMFunctionType(c, llvm.GetLLVMVoidType(c), nil, false),
		func(b *core.Builder, _ []*core.Value) *core.Value {
			llvm.NewUnreachable(b)
			return nil
		})
	llvm.BuildGlobal(b, c.I64(), "seven", llvm.LinkageInternal, func(b *core.Builder) *core.Value {
		return llvm.NewConstant(b, c.I64(), c.IntegerAttr(c.I64(), 7)).Result()
	})
	if r := core.NewReporter(c); !core.Verify(m, r, core.VerifyOptions{}) {
		t.Error(r.List())
	}
	want := `module {
  llvm.func @twice(%arg0: i64) -> i64 {
    %0 = llvm.add %arg0, %arg0 : i64
    llvm.return %0 : i64
  }
  llvm.func @never() {
    llvm.unreachable
  }
  llvm.mlir.global internal @seven() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant(7 : i64) : i64
    llvm.return %0 : i64
  }
}`
	if got := m.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

package jit

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core/num"
)

// calls pass vectors in every way that functions are called.
const calls = `
llvm.func @host(vector<4xf32>, i32) -> vector<2xf64>
llvm.func @twice(%v: vector<8xi32>) -> vector<8xi32> {
  %0 = llvm.add %v, %v : vector<8xi32>
  llvm.return %0 : vector<8xi32>
}
llvm.func @pair(%v: vector<4xf32>, %x: i64, %m: vector<4xi1>) -> !llvm.struct<(vector<4xf32>, i64)> {
  %0 = llvm.fneg %v : vector<4xf32>
  %1 = llvm.select %m, %0, %v : vector<4xi1>, vector<4xf32>
  %2 = llvm.mlir.poison : !llvm.struct<(vector<4xf32>, i64)>
  %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(vector<4xf32>, i64)>
  %4 = llvm.insertvalue %x, %3[1] : !llvm.struct<(vector<4xf32>, i64)>
  llvm.return %4 : !llvm.struct<(vector<4xf32>, i64)>
}
llvm.func @by_address(%v: vector<8xi32>) -> vector<8xi32> {
  %f = llvm.mlir.addressof @twice : !llvm.ptr
  %0 = llvm.call %f(%v) : !llvm.ptr, (vector<8xi32>) -> vector<8xi32>
  llvm.return %0 : vector<8xi32>
}
llvm.func @to_host(%v: vector<4xf32>) -> vector<2xf64> {
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.call @host(%v, %n) : (vector<4xf32>, i32) -> vector<2xf64>
  %f = llvm.mlir.addressof @host : !llvm.ptr
  %1 = llvm.call %f(%v, %n) : !llvm.ptr, (vector<4xf32>, i32) -> vector<2xf64>
  %2 = llvm.fadd %0, %1 : vector<2xf64>
  llvm.return %2 : vector<2xf64>
}
llvm.func @stops(%v: vector<4xi32>) -> i32 {
  %c = llvm.mlir.constant(0 : i32) : i32
  %x = llvm.extractelement %v[%c : i32] : vector<4xi32>
  %0 = llvm.udiv %x, %c : i32
  llvm.return %0 : i32
}
llvm.mlir.global internal constant @table(dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>) : !llvm.array<2 x vector<4xi32>>
llvm.func @row() -> vector<4xi32> {
  %a = llvm.mlir.addressof @table : !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x vector<4xi32>>
  %0 = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
llvm.func @mask_again(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
  %m = llvm.icmp "slt" %x, %y : vector<4xi32>
  %z = llvm.zext %m : vector<4xi1> to vector<4xi32>
  %s = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi32>
  %r = llvm.add %s, %z : vector<4xi32>
  %t = llvm.select %m, %r, %x : vector<4xi1>, vector<4xi32>
  llvm.return %t : vector<4xi32>
}`

// TestVectorCalls passes vectors between the program and its host, which WebAssembly's hosts cannot do.
func TestVectorCalls(t *testing.T) {
	vector := func(float bool, list ...float64) engine.Value {
		v := engine.Value{Kind: engine.PartsKind}
		for _, x := range list {
			if float {
				f, _ := num.FromDouble(num.F32, x)
				v.Parts = append(v.Parts, engine.Float(f))
			} else {
				v.Parts = append(v.Parts, engine.Int(num.NewInt(32, uint64(x))))
			}
		}
		return v
	}
	truths := engine.Value{Kind: engine.PartsKind}
	for i := range 4 {
		truths.Parts = append(truths.Parts, engine.Int(num.NewInt(1, uint64(i&1))))
	}
	host := func(c *engine.ExternalCall) (engine.Value, error) {
		last, _ := c.Args[0].Parts[3].Float.ToFloat64()
		x, _ := num.FromDouble(num.F64, last)
		n, _ := num.FromDouble(num.F64, float64(c.Args[1].Int.Uint64()))
		return engine.Value{Kind: engine.PartsKind, Parts: []engine.Value{engine.Float(x), engine.Float(n)}}, nil
	}
	for _, scalars := range []bool{false, true} {
		e, err := engine.New(parse(t, calls), engine.Options{Mode: engine.JIT, Compiler: tested(!scalars),
			Externals: map[string]engine.External{"host": host}})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			name, want string
			args       []engine.Value
		}{
			{"twice", "[[2, 4, 6, 8, 10, 12, 14, 16]]", []engine.Value{vector(false, 1, 2, 3, 4, 5, 6, 7, 8)}},
			{"by_address", "[[2, 4, 6, 8, 10, 12, 14, 16]]", []engine.Value{vector(false, 1, 2, 3, 4, 5, 6, 7, 8)}},
			{"pair", "[[1.000000e+00, -2.000000e+00, 3.000000e+00, -4.000000e+00] 9]",
				[]engine.Value{vector(true, 1, 2, 3, 4), engine.Int(num.NewInt(64, 9)), truths}},
			{"to_host", "[[8.000000e+00, 6.000000e+00]]", []engine.Value{vector(true, 1, 2, 3, 4)}},
			{"row", "[[5, 6, 7, 8]]", nil},
			{"mask_again", "[[2, 5, 4, 7]]", []engine.Value{vector(false, 1, 5, 3, 7), vector(false, 2, 4, 6, 1)}},
		} {
			if got, err := e.Call(t.Context(), c.name, c.args...); err != nil || fmt.Sprint(got) != c.want {
				t.Errorf("@%s, without SIMD %v: got %v, %v, want %s", c.name, scalars, got, err, c.want)
			}
		}
		_, err = e.Call(t.Context(), "stops", vector(false, 1, 2, 3, 4))
		if err == nil || !strings.Contains(err.Error(), "program.mlir:31:8: ") || strings.Contains(err.Error(), "scalars") {
			t.Errorf("got %v", err)
		}
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	}
}

package builders_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	affinemap "github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// expectText compares the text of a valid operation.
func expectText(t *testing.T, op *core.Operation, want string) {
	t.Helper()
	r := core.NewReporter(op.Context())
	if !core.Verify(op, r, core.VerifyOptions{}) {
		t.Errorf("%v", r.List())
	}
	if got := op.String(); got != strings.TrimPrefix(want, "\n") {
		t.Errorf("got\n%s\nexpected%s", got, want)
	}
}

// Functions make the bodies of a function, loops and conditionals; what they return is yielded and gives the results
// their types.
func TestBodies(t *testing.T) {
	c := newContext()
	b := core.NewBuilder(c)
	f := funcd.BuildFunc(b, "sum", c.Function([]core.Type{c.Index(), c.F64()}, []core.Type{c.F64()}),
		func(b *core.Builder, args []*core.Value) []*core.Value {
			zero := arith.NewConstant(b, c.IndexAttr(0)).Result()
			one := arith.NewConstant(b, c.IndexAttr(1)).Result()
			loop := scf.BuildFor(b, zero, args[0], one, args[1:], func(b *core.Builder, iv *core.Value, sum []*core.Value) []*core.Value {
				odd := arith.NewCmpI(b, arith.CmpIPredicateNe, arith.NewRemUI(b, iv, one).Result(), zero).Result()
				pick := scf.BuildIf(b, odd,
					func(b *core.Builder) []*core.Value { return []*core.Value{arith.NewAddF(b, sum[0], args[1]).Result()} },
					func(b *core.Builder) []*core.Value { return sum })
				return []*core.Value{pick.Result()}
			})
			scf.BuildIf(b, arith.NewCmpI(b, arith.CmpIPredicateEq, zero, one).Result(), func(b *core.Builder) []*core.Value { return nil },
				nil)
			while := scf.BuildWhile(b, []*core.Value{loop.Result(), args[0]},
				func(b *core.Builder, args []*core.Value) (*core.Value, []*core.Value) {
					return arith.NewCmpI(b, arith.CmpIPredicateUgt, args[1], zero).Result(), args[:1]
				},
				func(b *core.Builder, args []*core.Value) []*core.Value { return []*core.Value{args[0], zero} })
			return []*core.Value{while.Result()}
		})
	expectText(t, f.Op, `
func.func @sum(%arg0: index, %arg1: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f64) {
    %3 = arith.remui %arg2, %c1 : index
    %4 = arith.cmpi ne, %3, %c0 : index
    %5 = scf.if %4 -> (f64) {
      %6 = arith.addf %arg3, %arg1 : f64
      scf.yield %6 : f64
    } else {
      scf.yield %arg3 : f64
    }
    scf.yield %5 : f64
  }
  %1 = arith.cmpi eq, %c0, %c1 : index
  scf.if %1 {
  }
  %2 = scf.while (%arg2 = %0, %arg3 = %arg0) : (f64, index) -> f64 {
    %3 = arith.cmpi ugt, %arg3, %c0 : index
    scf.condition(%3) %arg2 : f64
  } do {
  ^bb0(%arg2: f64):
    scf.yield %arg2, %c0 : f64, index
  }
  return %2 : f64
}`)
}

// Bodies of other shapes: with arguments whose types are given, with one value to yield, several regions, a terminator
// of one's own.
func TestBodyShapes(t *testing.T) {
	c := newContext()
	b, args := place(c.Index(), c.MemRef([]int64{4}, c.F32(), nil, nil), c.F32(), c.I1())
	tensor.BuildGenerate(b, c.RankedTensor([]int64{4}, c.F32(), nil), nil,
		func(b *core.Builder, at []*core.Value) *core.Value { return memref.NewLoad(b, args[1], at).Result() })
	if got := b.Block().Last().String(); !strings.Contains(got, "tensor.yield") {
		t.Error(got)
	}
	sw := scf.BuildIndexSwitch(b, args[0], []int64{2, 5}, func(*core.Builder) []*core.Value { return args[2:3] },
		[]func(*core.Builder) []*core.Value{func(*core.Builder) []*core.Value { return args[2:3] },
			func(*core.Builder) []*core.Value { return args[2:3] }})
	if n := len(sw.CaseRegions()); n != 2 || sw.Result().Type() != c.F32() {
		t.Errorf("%d cases, %v", n, sw)
	}
	if r := core.NewReporter(c); !core.Verify(sw.Op, r, core.VerifyOptions{}) {
		t.Error(r.List())
	}
	loop := affine.BuildFor(b, nil, nil, args[2:3], c.AffineMap(affinemap.ConstantMap(0)), c.AffineMap(affinemap.ConstantMap(8)),
		c.IndexAttr(1),
		func(b *core.Builder, iv *core.Value, args []*core.Value) []*core.Value { return args })
	if loop.Result().Type() != c.F32() || loop.Region().Entry().Arg(0).Type() != c.Index() {
		t.Errorf("loop %v", loop)
	}
	// A body may consist of blocks, and make its own terminator.
	f := funcd.BuildFunc(b, "f", c.Function([]core.Type{c.I1()}, nil), func(b *core.Builder, args []*core.Value) []*core.Value {
		entry := b.Block()
		end := b.CreateBlock(entry.Region(), nil)
		funcd.NewReturn(b, nil)
		b.SetEnd(entry)
		cf.NewCondBranch(b, args[0], nil, nil, end, end)
		return nil
	})
	if got := f.String(); strings.Count(got, "return") != 1 || strings.Count(got, "cf.cond_br") != 1 {
		t.Error(got)
	}
	if empty := scf.BuildIf(b, args[3], nil, nil); !empty.ThenRegion().IsEmpty() {
		t.Error("a body without a function is not empty")
	}
	declaration := funcd.BuildFunc(b, "g", c.Function(nil, nil), nil)
	if !declaration.Body().IsEmpty() {
		t.Error("a declaration has a body")
	}
}

// The builder is where it was after a body, with the location that it had.
func TestBodyPlace(t *testing.T) {
	c := newContext()
	b, args := place(c.I1())
	outer, inner := c.FileLoc("f", 1, 1), c.FileLoc("f", 2, 2)
	b.SetLoc(outer)
	op := scf.BuildIf(b, args[0], func(b *core.Builder) []*core.Value { b.SetLoc(inner); return nil }, nil)
	next := arith.NewConstant(b, c.Bool(true))
	if next.Op.Prev() != op.Op || next.Op.Loc() != outer || op.ThenRegion().Entry().Last().Loc() != outer {
		t.Error("the builder is not where it was")
	}
	// A nil value is found where it is yielded.
	expectPanic(t, "core: cannot build 'scf.yield': operand #0 of 'results' is nil, expected a value",
		func() { scf.BuildIf(b, args[0], func(*core.Builder) []*core.Value { return []*core.Value{nil} }, nil) })
}

// Try reports what a builder panics with, and what the verifier finds, and leaves nothing behind.
func TestTry(t *testing.T) {
	c := newContext()
	b, args := place(c.I32(), c.F32(), c.I1())
	b.SetLoc(c.FileLoc("f.lang", 3, 7))
	for want, build := range map[string]func(){
		"f.lang:3:7: error: cannot build 'arith.addi': operand 'lhs' is nil, expected a value": func() {
			arith.NewAddI(b, args[0], args[0])
			arith.NewAddI(b, nil, args[0])
		},
		"f.lang:3:7: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'": func() {
			arith.NewAddI(b, args[1],
				args[1])
		},
		"f.lang:3:7: error: memref type: size #0 is -1; a size that is not known is core.Dynamic": func() {
			memref.NewAlloc(b, c.MemRef([]int64{-1}, c.F32(), nil, nil), nil, nil)
		},
		"f.lang:3:7: error: cannot build 'scf.yield': operand #0 of 'results' is nil, expected a value": func() {
			scf.BuildIf(b, args[2], func(b *core.Builder) []*core.Value {
				arith.NewAddI(b, args[0], args[0])
				return []*core.Value{nil}
			}, nil)
		},
		"f.lang:3:7: error: 'scf.if' op must have an else block if defining values": func() {
			scf.BuildIf(b, args[2], func(*core.Builder) []*core.Value { return args[:1] }, nil)
		},
	} {
		err := b.Try(build)
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("got %v, expected %s", err, want)
		}
		if last := b.Block().Last(); last != nil {
			t.Errorf("%s was left behind", last)
		}
		for i, a := range args {
			if a.HasUses() {
				t.Errorf("argument %d has uses", i)
			}
		}
	}
	var add arith.AddIOp
	if err := b.Try(func() { add = arith.NewAddI(b, args[0], args[0]) }); err != nil || add.Op.Block() != b.Block() {
		t.Errorf("a valid operation: %v", err)
	}
	// What fails outside of the builder is not caught.
	expectPanic(t, "mine", func() { _ = b.Try(func() { panic("mine") }) })
}

// Views print as operations, and give their only result.
func TestViews(t *testing.T) {
	c := newContext()
	b, args := place(c.I32(), c.MemRef([]int64{2}, c.I32(), nil, nil))
	add := arith.NewAddI(b, args[0], args[0])
	if got := add.String(); got != add.Op.String() || !strings.Contains(got, "arith.addi") {
		t.Error(got)
	}
	if got := (arith.AddIOp{}).String(); got != "<nil>" {
		t.Error(got)
	}
	alloc := memref.NewAlloc(b, args[1].Type(), nil, nil)
	if alloc.Result() != alloc.Memref() {
		t.Error("Result is not the result")
	}
	store := memref.NewStore(b, args[0], args[1], nil)
	expectPanic(t, "core: Result asked of 'memref.store', which has 0 results", func() { store.Result() })
}

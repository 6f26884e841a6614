package dataflow_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

// needed is the set of values that operations further on use: a dense backward analysis (upstream's Liveness).
type needed struct{}

type valueSet = map[*core.Value]bool

func (needed) Boundary() valueSet { return nil }

func (needed) Join(a, b valueSet) valueSet {
	u := maps.Clone(a)
	if u == nil {
		u = valueSet{}
	}
	maps.Copy(u, b)
	return u
}

func (needed) Equal(a, b valueSet) bool { return maps.Equal(a, b) }

func (needed) Transfer(op *core.Operation, t valueSet) valueSet {
	u := needed{}.Join(t, nil)
	for _, r := range op.Results() {
		delete(u, r)
	}
	for _, v := range op.Operands() {
		u[v] = true
	}
	return u
}

func (needed) TransferCall(op *core.Operation, t valueSet) valueSet { return needed{}.Transfer(op, t) }

// Which values are needed after each call? %b is, although only a later iteration uses it; %a is not.
func ExampleBackward() {
	module := parseExample(`
func.func private @use(i32)
func.func @f(%a: i32, %b: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  call @use(%a) : (i32) -> ()
  scf.for %i = %c0 to %n step %c1 {
    func.call @use(%b) : (i32) -> ()
  }
  return
}`)
	s := dataflow.Backward(module, needed{})
	fn := module.Region(0).Entry().Last().Region(0).Entry()
	module.Walk(func(op *core.Operation) {
		if op.Name() == "func.call" {
			after, _ := s.After(op)
			fmt.Println(after[fn.Arg(0)], after[fn.Arg(1)])
		}
	})
	// Output:
	// false true
	// false true
}

// stored is the text of the names of what may have been stored last, a dense forward analysis; "?" is anything.
type stored struct{}

func (stored) Boundary() string { return "?" }
func (stored) Join(a, b string) string {
	list := append(strings.Split(a, " "), strings.Split(b, " ")...)
	slices.Sort(list)
	return strings.Join(slices.Compact(list), " ")
}
func (stored) Equal(a, b string) bool { return a == b }
func (stored) Transfer(op *core.Operation, t string) string {
	if op.Name() == "memref.store" {
		return op.Context().SourceName(op.Operand(0))
	}
	return t
}

// What may have been stored last where the function returns, and where the branch that is never taken leads?
func ExampleForward() {
	module := parseExample(`
func.func @f(%m: memref<i32>, %c: i1, %one: i32, %two: i32, %three: i32) {
  memref.store %one, %m[] : memref<i32>
  scf.if %c {
    func.call @set(%m, %two) : (memref<i32>, i32) -> ()
  }
  %no = arith.constant false
  cf.cond_br %no, ^bb1, ^bb2
^bb1:
  memref.store %three, %m[] : memref<i32>
  cf.br ^bb2
^bb2:
  return
}
func.func private @set(%m: memref<i32>, %by: i32) {
  memref.store %by, %m[] : memref<i32>
  return
}`)
	s := dataflow.Forward(module, stored{})
	body := module.Region(0).Entry().First().Region(0)
	at, ok := s.Before(body.Last().Last())
	fmt.Println(at, ok)
	_, ok = s.AtStart(body.Entry().Next())
	fmt.Println(ok)
	// Output:
	// by one true
	// false
}

// bits is how many of the low bits of a value anybody looks at, a sparse backward analysis; 0 is none yet.
type bits struct{}

func (bits) Join(a, b uint) uint     { return max(a, b) }
func (bits) Equal(a, b uint) bool    { return a == b }
func (bits) IsBottom(n uint) bool    { return n == 0 }
func (bits) Exit(v *core.Value) uint { return core.StorageWidth(v.Type()) }
func (bits) VisitNotForwarded(s *dataflow.BackwardSolver[uint], op *core.Operation, v *core.Value) {
	s.Join(v, core.StorageWidth(v.Type()))
}

func (bits) Visit(s *dataflow.BackwardSolver[uint], op *core.Operation, results []uint) {
	switch op.Name() {
	case "arith.addi", "arith.muli": // low bits depend on low bits only
		s.Join(op.Operand(0), results[0])
		s.Join(op.Operand(1), results[0])
	case "arith.trunci":
		s.Join(op.Operand(0), results[0])
	default:
		s.JoinExit(op)
	}
}

// How many bits of the sum does the program need? Only eight, through the loop and the function.
func ExampleSolveBackward() {
	module := parseExample(`
func.func @f(%x: i64, %n: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (i64) {
    %t = arith.addi %s, %x : i64
    scf.yield %t : i64
  }
  %r = call @narrow(%sum) : (i64) -> i8
  return %r : i8
}
func.func private @narrow(%v: i64) -> i8 {
  %0 = arith.trunci %v : i64 to i8
  return %0 : i8
}`)
	s := dataflow.SolveBackward(module, bits{})
	module.Walk(func(op *core.Operation) {
		if op.Name() == "arith.addi" {
			fmt.Println(s.Of(op.Result(0)), s.Of(op.Operand(1)))
		}
	})
	// Output: 8 8
}

func parseExample(text string) *core.Operation {
	ctx := core.NewContext(all.Dialects()...)
	module, list := core.Parse(ctx, []byte(text), core.ParseOptions{Name: "example", KeepNames: true})
	if module == nil {
		panic(list)
	}
	return module
}

// Points that no execution reaches have no element, in either direction, and what is not a branch stays one way.
func TestDenseEnds(t *testing.T) {
	module := parseExample(`
func.func @stays() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func private @never() {
  return
}
func.func @empty() {
  return
}`)
	forward, backward := dataflow.Forward(module, stored{}), dataflow.Backward(module, stored{})
	fn := module.Region(0).Entry().First()
	branch := fn.Region(0).Last().Last()
	if _, ok := forward.Before(branch); !ok {
		t.Error("the loop is entered")
	}
	if _, ok := backward.Before(branch); ok {
		t.Error("the loop is never left")
	}
	ret := fn.Next().Region(0).Entry().Last()
	if _, ok := forward.Before(ret); ok {
		t.Error("the function is never called")
	}
	for _, s := range []*dataflow.DenseSolution[string]{forward, backward} {
		if at, ok := s.Before(fn.Next().Next().Region(0).Entry().Last()); !ok || at != "?" {
			t.Errorf("the empty function has %q, %v", at, ok)
		}
	}
}

package validate_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/backend/validate"
	"github.com/odsgen/ods/core"
	generated "github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// wrong are passes that change what programs do, or what looks like it.
func wrong() *passes.Registry {
	reg := all.Passes()
	add := func(name string, change func(op *core.Operation)) {
		reg.Add(passes.Func(func() *passes.Pass {
			return &passes.Pass{Name: name, Run: func(r *passes.Run) {
				var list []*core.Operation
				r.Op.Walk(func(op *core.Operation) { list = append(list, op) })
				for _, op := range list {
					change(op)
				}
			}}
		}))
	}
	erase := func(op *core.Operation) { op.Erase() }
	is := func(name string, change func(op *core.Operation)) func(op *core.Operation) {
		return func(op *core.Operation) {
			if op.Name() == name {
				change(op)
			}
		}
	}
	add("no-stores", is("memref.store", erase))
	add("no-llvm-stores", is("llvm.store", erase))
	add("no-prints", is("vector.print", erase))
	add("no-calls", is("func.call", func(op *core.Operation) {
		if op.NumResults() == 0 {
			op.Erase()
		}
	}))
	add("swap-operands", func(op *core.Operation) {
		if n := op.Name(); n == "arith.subi" || n == "arith.subf" {
			a, b := op.Operand(0), op.Operand(1)
			op.SetOperand(0, b)
			op.SetOperand(1, a)
		}
	})
	add("ones-to-zeros", is("arith.constant", func(op *core.Operation) {
		if a, ok := op.Attr("value").(*core.IntegerAttr); ok && a.Value().IsOne() {
			op.SetAttr("value", op.Context().IntegerAttr(a.Type(), 0))
		}
	}))
	add("mark", is("func.func", func(op *core.Operation) { op.SetAttr("test.mark", op.Context().Unit()) }))
	add("spoil", is("func.func", func(op *core.Operation) {
		b := core.NewBuilder(op.Context())
		b.SetStart(op.Region(0).Entry())
		b.Create(&core.OperationState{Info: op.Context().OpName("test.unknown"), Loc: op.Loc()})
	}))
	add("unspoil", is("test.unknown", erase))
	return reg
}

// check runs a pipeline on a module.
func check(t *testing.T, text, pipeline string, o validate.Options) *validate.Report {
	t.Helper()
	dialects := generated.Registry()
	all.Extend(dialects)
	ctx := core.NewContextWith(dialects)
	ctx.AllowUnregistered(true)
	module, err := core.ParseString(ctx, "test.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	o.Passes, o.Lowerings = wrong(), lower.Lowerings
	p, list := passes.ParsePipeline(o.Passes, "builtin.module("+pipeline+")")
	if p == nil {
		t.Fatal(list)
	}
	r, err := validate.Check(context.Background(), module, p, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestFinds has what changes, and what is said about it.
func TestFinds(t *testing.T) {
	for _, c := range []struct{ name, text, pipeline, want string }{
		{"result", `func.func @f(%a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b : i8 return %0 : i8 }`,
			"cse,func.func(swap-operands),canonicalize", "pass 2 of 3, 'swap-operands' on 'func.func' @f, changes what '@f' does\n  result #0 differs"},
		{"float", `func.func @f(%a: f32, %b: f32) -> f32 { %0 = arith.subf %a, %b : f32 return %0 : f32 }`, "swap-operands", "result #0 differs"},
		{"vector", `func.func @f(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> { %0 = arith.subi %a, %b : vector<3xi8> return %0 : vector<3xi8> }`,
			"swap-operands", "result #0 differs"},
		{"tensor", `func.func @f(%a: tensor<?x2xi8>, %b: tensor<?x2xi8>) -> tensor<?x2xi8> {
  %0 = arith.subi %a, %b : tensor<?x2xi8> return %0 : tensor<?x2xi8> }`, "swap-operands", "of result #0 differs"},
		{"argument", `func.func @f(%m: memref<2x2xi32, strided<[?, 1], offset: ?>>, %x: i32) {
  %0 = arith.constant 1 : index
  memref.store %x, %m[%0, %0] : memref<2x2xi32, strided<[?, 1], offset: ?>> return }`, "no-stores", "element [1, 1] of argument #0 differs"},
		{"unranked", `func.func @f(%u: memref<*xi32>, %x: i32) {
  %m = memref.cast %u : memref<*xi32> to memref<?xi32>
  %0 = arith.constant 1 : index
  memref.store %x, %m[%0] : memref<?xi32> return }`, "no-stores", "element [1] of argument #0 differs"},
		{"output", `func.func @main() { %0 = arith.constant 5 : i32 vector.print %0 : i32 return }`, "no-prints",
			"line 1 of the output differs\n    before: 5\n    after:  \n"},
		{"call", `func.func private @ext(i32) func.func @f(%x: i32) { call @ext(%x) : (i32) -> () return }`, "no-calls",
			"step 1 of what is printed and called differs\n    before: @ext("},
		{"argument of call", `func.func private @ext(i32) func.func @f(%a: i32, %b: i32) {
  %0 = arith.subi %a, %b : i32 call @ext(%0) : (i32) -> () return }`, "swap-operands", "argument #0 of call 1, which is of '@ext' differs"},
		{"memory in call", `func.func private @ext(memref<2xi32>) func.func @f(%x: i32) {
  %m = memref.alloc() : memref<2xi32> %0 = arith.constant 1 : index
  memref.store %x, %m[%0] : memref<2xi32>
  call @ext(%m) : (memref<2xi32>) -> () return }`, "no-stores", "element [1] of argument #0 of call 1, which is of '@ext' differs"},
		{"memory after call", `func.func private @ext(memref<2xi32>) func.func @f(%m: memref<2xi32>) {
  call @ext(%m) : (memref<2xi32>) -> () return }`, "no-calls", "step 1"},
		{"global", `memref.global @g : memref<2xi32> = dense<[1, 2]>
func.func @f(%x: i32) { %m = memref.get_global @g : memref<2xi32> %0 = arith.constant 1 : index
  memref.store %x, %m[%0] : memref<2xi32> return }`, "no-stores", "element [1] of global '@g' at the end differs"},
		{"lowered global", `memref.global @g : memref<2xi32> = dense<[1, 2]>
func.func @f(%x: i32) { %m = memref.get_global @g : memref<2xi32> %0 = arith.constant 1 : index
  memref.store %x, %m[%0] : memref<2xi32> return }`, "no-stores,finalize-memref-to-llvm", "pass 1 of 2"},
		{"llvm global", `llvm.mlir.global @g(7 : i32) : i32
func.func @f(%x: i32) { %p = llvm.mlir.addressof @g : !llvm.ptr llvm.store %x, %p : i32, !llvm.ptr return }`, "no-llvm-stores",
			"global '@g' at the end differs"},
		{"trap", `func.func @f(%x: i32) -> i32 { %0 = arith.constant 1 : i32 %1 = arith.divsi %x, %0 : i32 return %1 : i32 }`, "ones-to-zeros",
			"the end differs\n    before: it returns\n    after:  test.mlir:1:65: error: division by zero"},
		{"endless", `func.func @f(%x: i32) -> i32 {
  %s = arith.constant 1 : i32 %z = arith.constant 0 : i32
  cf.br ^l(%z : i32)
^l(%i: i32):
  %n = arith.addi %i, %s : i32 %m = arith.constant 9 : i32
  %c = arith.cmpi slt, %n, %m : i32
  cf.cond_br %c, ^l(%n : i32), ^e
^e: return %n : i32 }`, "ones-to-zeros", "the end differs\n    before: it returns\n    after:  test.mlir:7:3: error: step limit"},
		{"never executed again", `func.func @f(%a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b : i8 return %0 : i8 }`,
			"spoil,swap-operands,canonicalize", ""},
		{"range", `func.func @f(%a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b : i8 return %0 : i8 }`, "spoil,swap-operands,unspoil",
			"pass 3 of 3, 'unspoil' on 'builtin.module', changes what '@f' does\n  (or one of those before it, after which it cannot be executed: spoil, swap-operands)"},
		{"callee", `func.func private @g(%a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b : i8 return %0 : i8 }
func.func @main() { %a = arith.constant 3 : i8 %b = arith.constant 5 : i8 %0 = call @g(%a, %b) : (i8, i8) -> i8 vector.print %0 : i8 return }`,
			"func.func(swap-operands)", "on 'func.func' @g, changes what '@main' does"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := check(t, c.text, c.pipeline, validate.Options{})
			switch {
			case c.want == "" && r.Finding != nil:
				t.Fatalf("found, although nothing was compared:\n%s", r.Finding)
			case c.want == "" && (len(r.Functions) != 1 || len(r.Functions[0].Skipped) == 0):
				t.Fatalf("nothing is said about what was not compared: %+v", r.Functions)
			case c.want != "" && r.Finding == nil:
				t.Fatalf("nothing is found: %+v", r.Functions)
			case c.want != "" && !strings.Contains(r.Finding.String(), c.want):
				t.Errorf("found\n%s\nwant %q", r.Finding, c.want)
			}
		})
	}
}

// TestAccepts has what passes may do, although results differ.
func TestAccepts(t *testing.T) {
	for _, c := range []struct{ name, text, pipeline string }{
		{"poison", `func.func @f(%a: i8, %b: i8) -> i8 {
  %p = ub.poison : i8 %q = arith.subi %a, %p : i8 return %q : i8 }`, "swap-operands,canonicalize"},
		{"unwritten memory", `func.func @f() -> memref<2xi32> { %0 = arith.constant 1 : index %1 = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32> memref.store %1, %m[%0] : memref<2xi32> return %m : memref<2xi32> }`, "mark,cse,canonicalize"},
		{"overflow", `func.func private @g(%a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b overflow<nsw> : i8 return %0 : i8 }
func.func @f() -> i8 { %a = arith.constant 0 : i8 %b = arith.constant -128 : i8 %0 = call @g(%a, %b) : (i8, i8) -> i8 return %0 : i8 }`, "swap-operands"},
		{"dead memory", `func.func @f(%x: i32) -> i32 { %0 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32> memref.store %x, %m[%0] : memref<2xi32> return %x : i32 }`, "no-stores"},
		{"bufferization", `func.func @f(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> { %0 = arith.constant 1 : index
  %1 = tensor.insert %x into %t[%0] : tensor<4xi32> return %1 : tensor<4xi32> }`, "one-shot-bufferize{bufferize-function-boundaries=true},convert-bufferization-to-memref"},
		{"results as arguments", `func.func @f(%x: i32) -> (memref<2xi32>, i32) { %0 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32> memref.store %x, %m[%0] : memref<2xi32> return %m, %x : memref<2xi32>, i32 }`, "buffer-results-to-out-params{modify-public-functions=true}"},
		{"lowering", `func.func private @ext(memref<?xf32>, f32) -> f32
func.func @f(%m: memref<?xf32>, %x: f32) -> f32 { %0 = call @ext(%m, %x) : (memref<?xf32>, f32) -> f32 return %0 : f32 }`,
			"finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"},
		{"globals", `memref.global @g : memref<2x2xi32> = dense<1>
memref.global "private" @u : memref<2xi32> = uninitialized
func.func @f(%x: i32) { %m = memref.get_global @g : memref<2x2xi32> %0 = arith.constant 1 : index
  memref.store %x, %m[%0, %0] : memref<2x2xi32> %u = memref.get_global @u : memref<2xi32> memref.store %x, %u[%0] : memref<2xi32> return }`,
			"finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"},
		{"aborts", `func.func @f(%c: i1) { cf.assert %c, "no" return }`, "convert-cf-to-llvm,canonicalize"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := check(t, c.text, c.pipeline, validate.Options{})
			if r.Finding != nil || r.Failed {
				t.Fatalf("%v\n%v", r.Finding, r.Diagnostics)
			}
			f := r.Functions[0]
			if f.Reason != "" || f.Calls == 0 || f.Changes == 0 || len(f.Skipped) > 0 {
				t.Errorf("not compared: %+v", f)
			}
		})
	}
}

// TestNotExecuted has functions about which nothing is said but why.
func TestNotExecuted(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"undefined", `func.func @f() -> i32 { %z = arith.constant 0 : i32 %0 = arith.divsi %z, %z : i32 return %0 : i32 }`, "before the passes, it stops"},
		{"unknown", `func.func @f() { "test.unknown"() : () -> () return }`, "test.unknown"},
		{"library", `func.func @malloc(%n: i64) -> i64 { return %n : i64 } func.func @f() { return }`, "'@malloc' of its own"},
		{"endless", `func.func @f() { cf.br ^a ^a: cf.br ^a }`, "step limit"},
		{"large", `func.func @f(%m: memref<1000000xi8>) { return }`, "has more than"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := check(t, c.text, "mark", validate.Options{})
			if r.Compared() || !strings.Contains(r.Functions[0].Reason, c.want) {
				t.Errorf("got %+v, want %q", r.Functions, c.want)
			}
		})
	}
}

// TestArguments has arguments as they are written, and what is wrong with others.
func TestArguments(t *testing.T) {
	const text = `func.func @f(%m: memref<?x2xi32>, %v: vector<2xf32>, %x: i32, %e: memref<i32>, %n: memref<?x?xi8>, %w: vector<2x2xi8>, %k: memref<?xvector<2xi8>>, %z: vector<i8>) -> i32 {
  %0 = arith.constant 1 : index %1 = memref.load %m[%0, %0] : memref<?x2xi32> %2 = arith.subi %1, %x : i32 return %2 : i32 }`
	good := []string{"[[1, 2], [3, 40]]", "[1.5, nan]", "-2", "[7]", "0x3:[]", "[[1, 2], [3, 4]]", "[[1, 2], [3, 4], [5, 6]]", "[9]"}
	r := check(t, text, "swap-operands", validate.Options{Entry: "f", Args: good})
	if r.Finding == nil || r.Finding.Before != "42" || r.Finding.After != "-42" {
		t.Fatalf("found %v", r.Finding)
	}
	for i, a := range r.Finding.Args {
		if i != 1 && a.String() != good[i] { // a NaN is written in digits
			t.Errorf("argument #%d is %s, want %s", i, a, good[i])
		}
	}
	for i, bad := range map[int]string{0: "[[1, 2], [3]]", 1: "[1]", 2: "x", 3: "7", 4: "[[1, 2]", 5: "[1, 2, 3, 4]", 6: "[[1, 2, 3]]", 7: "9"} {
		args := append([]string(nil), good...)
		args[i] = bad
		r := check(t, text, "swap-operands", validate.Options{Entry: "f", Args: args})
		if r.Compared() || !strings.Contains(r.Functions[0].Reason, "argument #") {
			t.Errorf("%s: got %+v", bad, r.Functions)
		}
	}
}

// TestReduced has modules with more than what is needed to find the same.
func TestReduced(t *testing.T) {
	r := check(t, `func.func @other() { return }
func.func private @g(%a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b : i8 return %0 : i8 }
func.func @f(%a: i8, %b: i8) -> i8 { %0 = call @g(%a, %b) : (i8, i8) -> i8 return %0 : i8 }`, "func.func(swap-operands)", validate.Options{Entry: "f"})
	if r.Finding == nil {
		t.Fatal("nothing is found")
	}
	if text := r.Finding.Module.String(); strings.Contains(text, "@other") || !strings.Contains(text, "@g") {
		t.Errorf("the module is\n%s", text)
	}
}

// TestReproducer runs the pipeline of a finding on its module again.
func TestReproducer(t *testing.T) {
	r := check(t, `func.func @f(%a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b : i8 return %0 : i8 }`, "cse,func.func(swap-operands)", validate.Options{})
	f := r.Finding
	if f == nil || f.Pipeline != "builtin.module(func.func(swap-operands))" {
		t.Fatalf("found %+v", f)
	}
	var args []string
	for _, a := range f.Args {
		args = append(args, a.String())
	}
	again := check(t, f.Module.String(), "func.func(swap-operands)", validate.Options{Entry: f.Function, Args: args}).Finding
	if again == nil || again.Before != f.Before || again.After != f.After {
		t.Errorf("found %v, want %v", again, f)
	}
}

// TestMadePrivate has a function that a pass hides, so that the next one may take it for dead.
func TestMadePrivate(t *testing.T) {
	r := check(t, `func.func private @printI64(i64)
func.func @f() { %0 = arith.constant 3 : i64 call @printI64(%0) : (i64) -> () return }`, "symbol-privatize,remove-dead-values{canonicalize=false}", validate.Options{})
	if r.Finding != nil || r.Failed {
		t.Fatalf("%v\n%v", r.Finding, r.Diagnostics)
	}
	if s := r.Functions[0].Skipped; len(s) != 1 || !strings.Contains(s[0].Reason, "private") {
		t.Errorf("skipped %v, want the second pass", s)
	}
}

// TestTypesStay executes a program whose memory has a layout that its type leaves open: the type still does afterwards.
func TestTypesStay(t *testing.T) {
	const text = `func.func @f(%m: memref<2x?xi8, strided<[?, 2], offset: ?>>, %a: i8, %b: i8) -> i8 { %0 = arith.subi %a, %b : i8 return %0 : i8 }`
	r := check(t, text, "func.func(swap-operands)", validate.Options{})
	if r.Finding == nil || !strings.Contains(r.Finding.Module.String(), "strided<[?, 2], offset: ?>") {
		t.Errorf("found %v", r.Finding)
	}
}

package core

import (
	"fmt"
	"runtime"
	"testing"
	"unsafe"
)

// TestSizes pins the sizes of what IR is made of: their memory traffic bounds the speed of everything.
func TestSizes(t *testing.T) {
	for _, s := range []struct {
		what      string
		got, most uintptr
	}{
		{"Operation", unsafe.Sizeof(Operation{}), 88},
		{"Use", unsafe.Sizeof(Use{}), 32},
		{"Value", unsafe.Sizeof(Value{}), 32},
		{"BlockUse", unsafe.Sizeof(BlockUse{}), 32},
		{"Block", unsafe.Sizeof(Block{}), 112},
		{"Region", unsafe.Sizeof(Region{}), 24},
		{"opExt", unsafe.Sizeof(opExt{}), 88},
		{"Location", unsafe.Sizeof(Location{}), 8},
		{"OpView", unsafe.Sizeof(OpView{}), 8},
	} {
		if s.got > s.most {
			t.Errorf("%s takes %d bytes, at most %d were planned", s.what, s.got, s.most)
		}
	}
}

// TestAllocations pins how often the everyday actions allocate.
func TestAllocations(t *testing.T) {
	c := testContext()
	blk := NewBlock([]Type{c.I32()})
	st := OperationState{Info: c.InfoOf(&testAndI), Types: []Type{c.I32()}, Operands: []*Value{blk.Arg(0), blk.Arg(0)}}
	op := Create(&st)
	blk.Append(op)
	m := manyFuncs(c, 10, 10, 0)
	verifyAll(t, m, 1) // makes the plans
	for _, a := range []struct {
		what string
		most float64
		f    func()
	}{
		{"create an operation with operands and a result", 3, func() { Create(&st).DropAllReferences() }},
		{"walk", 0, func() { m.WalkPre(func(*Operation) WalkResult { return WalkAdvance }) }},
		{"iterate operands, results, users", 0, func() {
			for range op.Operands() {
			}
			for range op.Results() {
			}
			for range blk.Arg(0).Users() {
			}
		}},
		{"set an operand", 0, func() { op.SetOperand(0, blk.Arg(0)) }},
		{"query a missing interface", 0, func() { ConditionallySpeculatableKey.Of(op) }},
		{"verify one operation", 0, func() {
			if !op.info.verifyPlan().run(op, nil) {
				t.Error("invalid")
			}
		}},
		{"intern a type again", 0, func() { c.Integer(32) }},
	} {
		if got := testing.AllocsPerRun(100, a.f); got > a.most {
			t.Errorf("%s: %v allocations, at most %v were planned", a.what, got, a.most)
		}
	}
}

// liveHeap returns the bytes that are reachable.
func liveHeap() uint64 {
	var s runtime.MemStats
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&s)
	return s.HeapAlloc
}

// TestErasingFreesMemory erases 99 % of a parsed module and of a built one: what is left must not keep the rest alive.
// The cells of a parser's chunk live as long as one of them, so a parsed module shrinks where neighbours die.
func TestErasingFreesMemory(t *testing.T) {
	const funcs, per = 2000, 20
	built := func(c *Context) *Operation { return manyFuncs(c, funcs, per, 0) }
	text := []byte(genericFuncs(funcs, per)) // kept by the context, for locations
	parsed := func(c *Context) *Operation {
		op, list := Parse(c, text, ParseOptions{Name: "x", Workers: 1, NoVerify: true})
		if op == nil {
			t.Fatal(list)
		}
		return op
	}
	for _, tc := range []struct {
		what  string
		make  func(c *Context) *Operation
		keeps func(i int) bool
		most  float64
	}{
		{"built, every 100th stays", built, func(i int) bool { return i%100 == 0 }, 0.15},
		{"parsed, the first 1 % stay", parsed, func(i int) bool { return i < funcs/100 }, 0.15},
		{"parsed, the last 1 % stay", parsed, func(i int) bool { return i >= funcs-funcs/100 }, 0.15},
	} {
		c := testContext()
		before := liveHeap()
		m := tc.make(c)
		full := liveHeap() - before
		i := 0
		for op := range m.Region(0).Ops() {
			if !tc.keeps(i) {
				op.Erase()
			}
			i++
		}
		left := liveHeap() - before
		n := 0
		for op := range m.Region(0).Ops() {
			if n++; op.IsErased() || op.Region(0).Entry().First().IsErased() {
				t.Fatal("an erased operation is still linked")
			}
		}
		if n != funcs/100 {
			t.Errorf("%s: %d functions are left", tc.what, n)
		}
		runtime.KeepAlive(c)
		runtime.KeepAlive(text)
		if share := float64(left) / float64(full); share > tc.most {
			t.Errorf("%s: %d of %d bytes, %.2f, are alive", tc.what, left, full, share)
		} else {
			t.Logf("%s: %d of %d bytes, %.2f, are alive", tc.what, left, full, share)
		}
	}
}

// genericFuncs is the text of functions with additions in generic form.
func genericFuncs(funcs, per int) string {
	var b []byte
	for i := range funcs {
		b = fmt.Appendf(b, "\"func.func\"() ({\n^bb0(%%a: i32):\n")
		for k := range per {
			b = fmt.Appendf(b, "  %%%d = \"arith.andi\"(%%a, %%a) : (i32, i32) -> i32\n", k)
		}
		b = fmt.Appendf(b, "  \"func.return\"() : () -> ()\n}) {sym_name = \"f%d\", function_type = (i32) -> ()} : () -> ()\n", i)
	}
	return string(b)
}

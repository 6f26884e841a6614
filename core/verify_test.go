package core

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"
)

func TestVerifyNullOperand(t *testing.T) {
	c := testContext()
	m := NewModule(c, Location{})
	_, blk := testFuncOp(m, "f", c.I32())
	op := build(BuilderAtEnd(c, blk), "foo.x", nil, blk.Arg(0))
	build(BuilderAtEnd(c, blk), "func.return", nil)
	expectFindings(t, verifyAll(t, m, 1))
	op.OperandUse(0).Set(nil)
	expectFindings(t, verifyAll(t, m, 1), "null operand found")
}

// expectFindings compares the messages of all findings.
func expectFindings(t *testing.T, r *Reporter, want ...string) {
	t.Helper()
	var got []string
	for _, d := range r.List() {
		got = append(got, d.Message)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("findings:\n  %s\nwant:\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
}

func TestVerifyBranchToOtherRegion(t *testing.T) {
	c := testContext()
	m := NewModule(c, Location{})
	_, blk := testFuncOp(m, "f")
	_, other := testFuncOp(m, "g")
	build(BuilderAtEnd(c, other), "func.return", nil)
	second := new(Block)
	other.Region().Append(second)
	build(BuilderAtEnd(c, second), "func.return", nil)
	BuilderAtEnd(c, blk).Create(&OperationState{Info: c.OpName("foo.br"), Successors: []*Block{second}})
	expectFindings(t, verifyAll(t, m, 1), "'foo.br' op branching to block of a different region")

	blk.Last().Erase()
	BuilderAtEnd(c, blk).Create(&OperationState{Info: c.InfoOf(&testBr), Successors: []*Block{second}})
	expectFindings(t, verifyAll(t, m, 1), "reference to block defined in another region")
}

func TestVerifyUnregistered(t *testing.T) {
	c := NewContext(dialectOf("strict", &OpDef{Name: "strict.a"}))
	c.Dialect("strict")
	m := NewModule(c, Location{})
	b := BuilderAtEnd(c, m.Body())
	build(b, "strict.b", nil)
	expectFindings(t, verifyAll(t, m, 1),
		"unregistered operation 'strict.b' found in dialect ('strict') that does not allow unknown operations")
	m.Body().First().Erase()
	build(b, "foo.a", nil)
	expectFindings(t, verifyAll(t, m, 1), "'foo.a' op created with unregistered dialect. If this is intended, please call "+
		"allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used")
	c.AllowUnregistered(true)
	expectFindings(t, verifyAll(t, m, 1))
}

// TestVerifyOrder records the calls of all kinds of verifiers.
func TestVerifyOrder(t *testing.T) {
	var calls []string
	note := func(s string) func(*Operation, *Reporter) bool {
		return func(*Operation, *Reporter) bool { calls = append(calls, s); return true }
	}
	iface := &OpInterface[int]{Name: "I", Verify: func(int, *Operation, *Reporter) bool { return note("interface")(nil, nil) },
		VerifyRegions: func(int, *Operation, *Reporter) bool { return note("interface regions")(nil, nil) }}
	impl := func(*Operation) (int, bool) { return 1, true }
	late := &Trait{Name: "late", Verify: note("late trait"), VerifyRegions: note("late trait regions")}
	early := &Trait{Name: "early", Verify: note("early trait"), VerifyRegions: note("early trait regions")}
	structural := &Trait{Name: "structural", Structural: true, Verify: note("structural")}
	def := &OpDef{
		Name:       "t.op",
		Regions:    []RegionDef{{Name: "body"}},
		Traits:     []*Trait{early, late, structural},
		Interfaces: []InterfaceImpl{{Key: iface, Impl: impl, After: 1}},
		Predicates: []PredTrait{{Summary: "x", Check: func(*Operation) bool { return note("predicate")(nil, nil) }}},
		Checks:     []PredTrait{{Summary: "x", Check: func(*Operation) bool { return note("check")(nil, nil) }}},
		Verify:     func(any, *Operation, *Reporter) bool { return note("verify")(nil, nil) },
		VerifyRegions: func(hooks any, _ *Operation, _ *Reporter) bool {
			return hooks == any("hooks") && note("verify regions")(nil, nil)
		},
	}
	inner := &OpDef{Name: "t.inner", Verify: func(any, *Operation, *Reporter) bool { return note("nested")(nil, nil) }}
	c := NewContext(&Dialect{Def: &DialectDef{Name: "t", Ops: []*OpDef{def, inner}}, Hooks: "hooks"})
	m := NewModule(c, Location{})
	st := OperationState{Info: c.InfoOf(def)}
	st.AddRegion().Append(new(Block))
	op := BuilderAtEnd(c, m.Body()).Create(&st)
	build(BuilderAtEnd(c, op.Region(0).Entry()), "t.inner", nil)
	r := verifyAll(t, m, 1)
	want := []string{"structural", "predicate", "early trait", "interface", "late trait", "check", "verify", "nested"}
	if !reflect.DeepEqual(calls, want) {
		t.Errorf("calls %v, want %v", calls, want)
	}
	expectFindings(t, r, "block with no terminator, has \"t.inner\"() : () -> ()")

	calls = nil
	build(BuilderAtEnd(c, op.Region(0).Entry()), "t.inner", nil).Erase()
	op.Region(0).Entry().First().Erase()
	def.Traits = append(def.Traits, &NoTerminator)
	c2 := NewContext(&Dialect{Def: &DialectDef{Name: "t", Ops: []*OpDef{def, inner}}, Hooks: "hooks"})
	st = OperationState{Info: c2.InfoOf(def)}
	st.AddRegion().Append(new(Block))
	expectFindings(t, verifyAll(t, Create(&st), 1))
	want = []string{"structural", "predicate", "early trait", "interface", "late trait", "check", "verify",
		"early trait regions", "interface regions", "late trait regions", "verify regions"}
	if !reflect.DeepEqual(calls, want) {
		t.Errorf("calls %v, want %v", calls, want)
	}
}

// manyFuncs makes a module of n functions of k additions; every bad-th one has an error (0: none).
func manyFuncs(c *Context, n, k, bad int) *Operation {
	m := NewModule(c, Location{})
	for i := range n {
		_, blk := testFuncOp(m, fmt.Sprint("f", i), c.I32(), c.I64())
		b := BuilderAtEnd(c, blk)
		v := blk.Arg(0)
		for range k {
			v = build(b, "arith.andi", []Type{c.I32()}, v, blk.Arg(0)).Result(0)
		}
		if bad > 0 && i%bad == 0 {
			build(b, "arith.andi", []Type{c.I32()}, v, blk.Arg(1))
			build(b, "arith.andi", nil, v, v) // hidden by the first one
		}
		build(b, "func.return", nil)
	}
	return m
}

func TestVerifyInParallelReportsTheSame(t *testing.T) {
	c := testContext()
	m := manyFuncs(c, 301, 3, 7)
	one := verifyAll(t, m, 1)
	if n := len(one.List()); n != 43 {
		t.Fatalf("%d findings, want one for each broken function, 43", n)
	}
	for _, w := range []int{2, 8, 1000} {
		if got := verifyAll(t, m, w); !reflect.DeepEqual(got.List(), one.List()) {
			t.Errorf("%d workers report something else", w)
		}
	}
	if !strings.HasPrefix(one.List()[0].Message, "'arith.andi' op requires the same type for all operands and results") {
		t.Errorf("message %q", one.List()[0].Message)
	}
}

// TestUseChecksAgree verifies random nested IR once as usual and once with the full checks forced.
func TestUseChecksAgree(t *testing.T) {
	c := testContext()
	rng := rand.New(rand.NewPCG(3, 4))
	bad := 0
	for range 3000 {
		m := NewModule(c, Location{})
		_, blk := testFuncOp(m, "f", c.I32())
		vals := []*Value{blk.Arg(0)}
		randomBody(c, rng, blk, &vals, 3)
		build(BuilderAtEnd(c, blk), "func.return", nil)
		quick := NewReporter(c)
		ok := Verify(m, quick, VerifyOptions{})
		full := NewReporter(c)
		v := verifier{recursive: true}
		u := unit{v: &v, r: full, root: m, slow: true}
		okFull := u.tree(m) && u.dominance(m)
		f := m.Body().First()
		okFull = okFull && verifyIsolatedFromAbove(f, full)
		if okFull {
			u = unit{v: &v, r: full, root: f, slow: true}
			okFull = u.dominance(f)
		}
		if ok != okFull {
			t.Fatalf("quick %v %v, full %v %v on\n%s", ok, quick.List(), okFull, full.List(), m)
		}
		if !ok {
			bad++
		}
	}
	if bad < 300 || bad > 2700 {
		t.Errorf("%d of 3000 random modules are invalid, which proves little", bad)
	}
}

func randomBody(c *Context, rng *rand.Rand, blk *Block, vals *[]*Value, depth int) {
	b := BuilderAtEnd(c, blk)
	b.SetEnd(blk)
	for range 1 + rng.IntN(3) {
		var operands []*Value
		for range rng.IntN(2) {
			operands = append(operands, (*vals)[rng.IntN(len(*vals))])
		}
		st := OperationState{Info: c.OpName("foo.x"), Types: []Type{c.I32()}, Operands: operands}
		if depth > 0 && rng.IntN(3) == 0 {
			st = OperationState{Info: c.InfoOf(&testExecuteRegion), Types: []Type{c.I32()}}
			st.AddRegion().Append(new(Block))
		}
		op := Create(&st)
		if rng.IntN(6) == 0 && blk.First() != nil {
			blk.InsertBefore(op, blk.First()) // perhaps before its operands
		} else {
			b.Insert(op)
		}
		if op.NumRegions() > 0 {
			inner := op.Region(0).Entry()
			randomBody(c, rng, inner, vals, depth-1)
			build(BuilderAtEnd(c, inner), "scf.yield", nil)
		}
		*vals = append(*vals, op.Result(0))
	}
}

// TestVerifyLinearTime has the shapes in which quadratic checks show.
func TestVerifyLinearTime(t *testing.T) {
	c := testContext()
	for name, f := range map[string]func(n int) *Operation{
		"symbols": func(n int) *Operation { return manyFuncs(c, n, 0, 0) },
		"blocks": func(n int) *Operation {
			m := NewModule(c, Location{})
			_, blk := testFuncOp(m, "f", c.I32())
			for i := range n {
				next := NewBlock([]Type{c.I32()})
				blk.Region().Append(next)
				BuilderAtEnd(c, blk).Create(&OperationState{Info: c.InfoOf(&testBr),
					Operands:   []*Value{m.Body().First().Region(0).Entry().Arg(0)},
					Successors: []*Block{next}})
				blk = next
				_ = i
			}
			build(BuilderAtEnd(c, blk), "func.return", nil)
			return m
		},
		"arguments": func(n int) *Operation {
			m := NewModule(c, Location{})
			types := make([]Type, n)
			for i := range types {
				types[i] = c.I32()
			}
			_, blk := testFuncOp(m, "f", types...)
			b := BuilderAtEnd(c, blk)
			for _, a := range blk.Args() {
				build(b, "foo.use", nil, a)
			}
			build(b, "func.return", nil, blk.Args()...)
			return m
		},
		"nesting": func(n int) *Operation {
			m := NewModule(c, Location{})
			_, blk := testFuncOp(m, "f", c.I32())
			arg := blk.Arg(0)
			build(BuilderAtEnd(c, blk), "func.return", nil)
			for range n / 10 {
				st := OperationState{Info: c.InfoOf(&testExecuteRegion)}
				st.AddRegion().Append(new(Block))
				op := Create(&st)
				blk.InsertBefore(op, blk.First())
				blk = op.Region(0).Entry()
				build(BuilderAtEnd(c, blk), "foo.x", nil, arg)
				build(BuilderAtEnd(c, blk), "scf.yield", nil)
			}
			return m
		},
	} {
		op := f(100_000)
		start := time.Now()
		expectFindings(t, verifyAll(t, op, 2))
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("%s: verification took %v", name, d)
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	c := testContext()
	m := manyFuncs(c, 1000, 25, 0)
	for _, w := range []int{1, 2} {
		b.Run(fmt.Sprint("workers=", w), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				verifyAll(b, m, w)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/27001, "ns/operation")
		})
	}
}

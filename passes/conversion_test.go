package passes_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
)

// toLLVM converts additions and branches of the generator's functions with changing types.
func toLLVM(c *core.Context, op *core.Operation, cfg conversion.Config, extra ...conversion.Pattern) bool {
	target := conversion.NewTarget()
	target.LegalDialects("llvm", "builtin")
	target.IllegalOps("u.impossible")
	set, types := conversion.NewPatternSet(), miniTypes(c)
	for from, to := range llvmNames {
		set.Add(conversion.Pattern{Name: from, Root: from, Types: types,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				res, _ := types.ConvertAll(op.ResultTypes())
				rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: c.OpName(to), Operands: in, Types: res}))
				return true
			}})
	}
	for from, to := range map[string]string{"cf.br": "llvm.br", "cf.cond_br": "llvm.cond_br", "cf.switch": "llvm.switch"} {
		set.Add(conversion.Pattern{Name: from, Root: from, Types: types,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				st := &core.OperationState{Info: c.OpName(to), Operands: in}
				for _, b := range op.Successors() {
					st.Successors = append(st.Successors, rw.ApplySignature(b, types.BlockSignature(b), types))
				}
				rw.ReplaceOpWith(op, rw.Create(st))
				return true
			}})
	}
	set.Add(extra...)
	return conversion.Partial([]*core.Operation{op}, target, set, cfg)
}

// TestNoRollback shows that conversions that succeed make the same operations without rollback; each gets casts of its
// own. Folding is off, because it sees casts in place of operands that are converted already.
func TestNoRollback(t *testing.T) {
	for seed := range uint64(30) {
		text := new(generator).seeded(seed).module(20)
		var made [2]string
		for i, no := range []bool{false, true} {
			c := newContext()
			op, r := parse(t, c, text), core.NewReporter(c)
			if !toLLVM(c, op, conversion.Config{Report: r, NoRollback: no, Folding: conversion.FoldNever}) {
				t.Fatalf("seed %d, without rollback %v: %v", seed, no, r.List())
			}
			var b strings.Builder
			op.Walk(func(o *core.Operation) {
				if o.Name() == core.UnrealizedCastDef.Name {
					return
				}
				fmt.Fprintf(&b, "%s :", o.Name())
				for i := range o.NumOperands() {
					fmt.Fprintf(&b, " %s", core.TypeString(o.Operand(i).Type()))
				}
				b.WriteByte('\n')
			})
			made[i] = b.String()
		}
		if made[0] != made[1] {
			t.Fatalf("seed %d: without rollback\n%s\nwith\n%s", seed, made[1], made[0])
		}
	}
}

// TestNoRollbackFailures shows what is left of a conversion that fails, and that a pattern must not fail after a
// change.
func TestNoRollbackFailures(t *testing.T) {
	const text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  \"u.impossible\"() : () -> ()\n  return %0 : i32\n}\n"
	sly := conversion.Pattern{Name: "sly", Root: "u.impossible", Plain: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		rw.Modify(op, func() { op.SetAttr("u.touched", op.Context().Unit()) })
		return rw.NoMatch(op, "changed my mind")
	}}
	for _, c := range []struct {
		no    bool
		extra []conversion.Pattern
		want  string
		left  string
	}{
		{false, nil, "failed to legalize operation 'u.impossible' that was explicitly marked illegal", "arith.addi"},
		{true, nil, "failed to legalize operation 'u.impossible' that was explicitly marked illegal", "llvm.add"},
		{false, []conversion.Pattern{sly}, "failed to legalize operation 'u.impossible' that was explicitly marked illegal",
			"arith.addi"},
		{true, []conversion.Pattern{sly}, "pattern 'sly' failed on 'u.impossible' after it had changed the IR", "llvm.add"},
	} {
		ctx := newContext()
		op, r := parse(t, ctx, text), core.NewReporter(ctx)
		if toLLVM(ctx, op, conversion.Config{Report: r, NoRollback: c.no}, c.extra...) {
			t.Fatal("the conversion succeeded")
		}
		if list := r.List(); !strings.Contains(list[0].Message, c.want) {
			t.Errorf("got %v, want %s", list, c.want)
		}
		if got := print(t, op); !strings.Contains(got, c.left) || strings.Contains(got, "touched") {
			t.Errorf("without rollback %v: left is\n%s", c.no, got)
		}
	}
}

// TestRollback converts random functions until one operation turns out to be impossible: everything must be as it was.
// Patterns fail now and then after they have changed something.
func TestRollback(t *testing.T) {
	for seed := range uint64(20) {
		c := newContext()
		rnd := rand.New(rand.NewPCG(seed, 3))
		text := new(generator).seeded(seed).module(20) + "func.func @last() {\n  \"u.impossible\"() : () -> ()\n  return\n}\n"
		op := parse(t, c, text)
		want := print(t, op)
		target := conversion.NewTarget()
		target.LegalDialects("llvm", "builtin")
		target.IllegalOps("u.impossible")
		set := conversion.NewPatternSet()
		types := miniTypes(c)
		rewrites := 0
		add := func(from, to string, branch bool) {
			set.Add(conversion.Pattern{Name: from, Root: from, Types: types,
				Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
					rewrites++
					rw.Create(&core.OperationState{Info: c.OpName("llvm.extra"), Operands: in})
					if rnd.IntN(4) == 0 {
						rw.Modify(op, func() { op.SetAttr("u.touched", c.Unit()) })
						return rw.NoMatch(op, "bad luck")
					}
					res, _ := types.ConvertAll(op.ResultTypes())
					st := &core.OperationState{Info: c.OpName(to), Operands: in, Types: res}
					for _, b := range op.Successors() {
						if s := types.BlockSignature(b); s != nil && branch {
							b = rw.ApplySignature(b, s, types)
						}
						st.Successors = append(st.Successors, b)
					}
					if rnd.IntN(6) == 0 && op.NumSuccessors() == 0 {
						holder := rw.Create(&core.OperationState{Info: c.OpName("llvm.holder"), Regions: []*core.Region{nil}})
						at := rw.Save()
						rw.CreateBlock(holder.Region(0), nil)
						rw.Clone(op, nil)
						rw.Restore(at)
						rw.Clone(holder, nil)
					}
					if rnd.IntN(4) == 0 && op.Next() != nil {
						_, nb := rw.SplitBlock(op.Block(), op.Next())
						rw.SetBefore(op)
						rw.MergeBlocks(nb, op.Block(), nil)
					}
					rw.ReplaceOpWith(op, rw.Create(st))
					return rnd.IntN(5) > 0
				}})
		}
		for from, to := range llvmNames {
			add(from, to, false)
		}
		target.DynamicUnknown(func(op *core.Operation) conversion.Legality {
			switch op.Info().DialectName() {
			case "arith", "cf":
				return conversion.Unknown
			}
			return conversion.Legal
		})
		for from, to := range map[string]string{"cf.br": "llvm.br", "cf.cond_br": "llvm.cond_br", "cf.switch": "llvm.switch"} {
			add(from, to, true)
		}
		r := core.NewReporter(c)
		if conversion.Partial([]*core.Operation{op}, target, set, conversion.Config{Report: r}) {
			t.Fatal("the conversion succeeded")
		}
		if got := print(t, op); got != want {
			t.Fatalf("seed %d: not as it was: got\n%s\nwant\n%s", seed, got, want)
		}
		if !core.Verify(op, r, core.VerifyOptions{}) {
			t.Fatal(r.List())
		}
		if rewrites == 0 {
			t.Fatal("no pattern was tried")
		}
	}
}

// convertText converts a text and returns the result or the findings.
func convertText(t *testing.T, text string, full bool,
	setup func(c *core.Context, target *conversion.Target, set *conversion.PatternSet)) (string, string) {
	t.Helper()
	c := newContext()
	op := parse(t, c, text)
	target, set := conversion.NewTarget(), conversion.NewPatternSet()
	setup(c, target, set)
	r := core.NewReporter(c)
	r.Explain = true
	run := conversion.Partial
	if full {
		run = conversion.Full
	}
	before := print(t, op)
	if run([]*core.Operation{op}, target, set, conversion.Config{Report: r}) {
		return print(t, op), ""
	}
	if got := print(t, op); got != before && !strings.Contains(r.List().Error(), "unresolved materialization") {
		t.Errorf("not as it was: %s", got)
	}
	var b strings.Builder
	for _, d := range r.List() {
		fmt.Fprintln(&b, d.Error())
		for _, n := range d.Notes {
			fmt.Fprintln(&b, " ", n.Message)
		}
	}
	return "", b.String()
}

// swap returns a pattern that replaces one operation by another, with its operands converted.
func swap(c *core.Context, from, to string, types *conversion.TypeConverter) conversion.Pattern {
	return conversion.Pattern{Name: from + " to " + to, Root: from, Types: types, Generates: []string{to},
		Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			res := op.ResultTypes()
			if types != nil {
				var ok bool
				if res, ok = types.ConvertAll(res); !ok {
					return rw.NoMatch(op, "result types cannot be converted")
				}
			}
			rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: c.OpName(to), Operands: in, Types: res}))
			return true
		}}
}

func TestFailureReport(t *testing.T) {
	text := "%0 = \"u.a\"() : () -> f32\n\"u.b\"(%0) : (f32) -> ()\n"
	for _, c := range []struct {
		name, want string
		full       bool
		setup      func(c *core.Context, target *conversion.Target, set *conversion.PatternSet)
	}{
		{"illegal without a pattern", `t.mlir:2:1: error: failed to legalize operation 'u.b' that was explicitly marked illegal
  operation 'u.b' is illegal for the target
  no pattern for 'u.b' leads to operations that are legal for the target; add one, or make the operation legal
`, false, func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
			target.IllegalOps("u.b")
		}},
		{"unknown in a full conversion", `t.mlir:1:6: error: failed to legalize operation 'u.a'
  the target says nothing about operation 'u.a' or dialect 'u'
  no pattern for 'u.a' leads to operations that are legal for the target; add one, or make the operation legal
`, true, func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
			target.LegalDialects("builtin")
		}},
		{"no type conversion", `t.mlir:2:1: error: failed to legalize operation 'u.b' that was explicitly marked illegal
  dialect 'u' is legal for the target under conditions, which this operation does not meet
  pattern 'u.b to v.b' on 'u.b' failed: unable to convert type for operand #0, type was 'f32'
`, false, func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
			target.DynamicDialects(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(op.Name() != "u.b") }, "u")
			target.LegalDialects("v")
			set.Add(swap(c, "u.b", "v.b", miniTypes(c)))
		}},
		{"what is made cannot be legalized", `t.mlir:2:1: error: failed to legalize operation 'u.b' that was explicitly marked illegal
  operation 'u.b' is illegal for the target
  pattern 'u.b to v.c' on 'u.b' failed: what it makes cannot be legalized: 'v.c'
  pattern 'v.c' on 'v.c' failed: not ready
`, false, func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
			target.IllegalOps("u.b", "v.c")
			set.Add(swap(c, "u.b", "v.c", nil))
			set.Add(conversion.Pattern{Name: "v.c", Root: "v.c",
				Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
					return rw.NoMatch(op, "not ready")
				}})
		}},
		{"live cast", `t.mlir:1:6: error: failed to legalize unresolved materialization from ('i32') to ('f32') that remained live after conversion
  see existing live user here: "u.b"(%0) : (f32) -> ()
`, false, func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
			tc := conversion.NewTypeConverter()
			tc.AddConversion(func(core.Type) ([]core.Type, conversion.Answer) { return []core.Type{c.I32()}, conversion.Converted })
			target.IllegalOps("u.a")
			target.LegalDialects("v")
			set.Add(swap(c, "u.a", "v.a", tc))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, got := convertText(t, text, c.full, c.setup); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

func TestOneToMany(t *testing.T) {
	text := `%0 = "u.pair"() : () -> complex<f32>
"u.use"(%0) : (complex<f32>) -> ()
"u.keep"(%0) : (complex<f32>) -> ()
"u.f"() ({
^bb0(%a: complex<f32>):
  "u.use"(%a) : (complex<f32>) -> ()
}) : () -> ()
`
	got, errs := convertText(t, text, false, func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
		tc := conversion.NewTypeConverter()
		tc.AddLegal(func(core.Type) bool { return true })
		conversion.AddConversionOf(tc, func(t *core.FloatType) core.Type { return t })
		tc.AddConversion(func(t core.Type) ([]core.Type, conversion.Answer) {
			if x, ok := t.(*core.ComplexType); ok {
				return []core.Type{x.ElementType(), x.ElementType()}, conversion.Converted
			}
			return nil, conversion.NotMine
		})
		tc.AddSource(conversion.CastMaterialization)
		tc.AddTarget(conversion.CastMaterialization)
		target.LegalDialects("v")
		target.IllegalOps("u.pair", "u.use", "u.f")
		set.Add(conversion.Pattern{Name: "pair", Root: "u.pair", Types: tc,
			Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
				types, _ := tc.Convert(op.Result(0).Type())
				n := rw.Create(&core.OperationState{Info: c.OpName("v.two"), Types: types})
				rw.ReplaceOpMulti(op, [][]*core.Value{n.ResultList()})
				return true
			}})
		set.Add(conversion.Pattern{Name: "use", Root: "u.use", Types: tc,
			MatchMulti: func(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
				rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: c.OpName("v.use"), Operands: in[0]}))
				return true
			}})
		set.Add(conversion.Pattern{Name: "f", Root: "u.f", Types: tc,
			Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
				if _, ok := rw.ConvertRegionTypes(op.Region(0), tc, nil); !ok {
					return false
				}
				n := rw.Create(&core.OperationState{Info: c.OpName("v.f"), Regions: []*core.Region{nil}})
				rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
				rw.ReplaceOpWith(op, n)
				return true
			}})
	})
	want := `module {
  %0:2 = "v.two"() : () -> (f32, f32)
  %1 = unrealized_conversion_cast %0#0, %0#1 : f32, f32 to complex<f32>
  "v.use"(%0#0, %0#1) : (f32, f32) -> ()
  "u.keep"(%1) : (complex<f32>) -> ()
  "v.f"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    "v.use"(%arg0, %arg1) : (f32, f32) -> ()
  }) : () -> ()
}

`
	if errs != "" || got != want {
		t.Errorf("got %s\n%s\nwant %s", errs, got, want)
	}
}

func TestRecursivelyLegal(t *testing.T) {
	text := "\"u.f\"() ({\n  \"u.a\"() : () -> ()\n}) {keep} : () -> ()\n\"u.f\"() ({\n  \"u.a\"() : () -> ()\n}) : () -> ()\n"
	got, errs := convertText(t, text, false, func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
		target.LegalOps("u.f")
		target.RecursivelyLegal(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(op.Attr("keep") != nil) },
			"u.f")
		target.IllegalOps("u.a")
		target.LegalDialects("v")
		set.Add(swap(c, "u.a", "v.a", nil))
	})
	want := "module {\n  \"u.f\"() ({\n    \"u.a\"() : () -> ()\n  }) {keep} : () -> ()\n  \"u.f\"() ({\n    \"v.a\"() : () -> ()\n  }) : () -> ()\n}\n\n"
	if errs != "" || got != want {
		t.Errorf("got %s\n%s\nwant %s", errs, got, want)
	}
}

// TestPatternCosts shows that fewer steps win over a greater benefit, a greater benefit over order, and the last one
// otherwise; and that patterns which lead nowhere are not tried.
func TestPatternCosts(t *testing.T) {
	for _, c := range []struct {
		name, want string
		add        func(c *core.Context, set *conversion.PatternSet)
	}{
		{"steps", "v.direct", func(c *core.Context, set *conversion.PatternSet) {
			far := swap(c, "u.a", "w.half", nil)
			far.Benefit = 10
			set.Add(far, swap(c, "w.half", "v.far", nil), swap(c, "u.a", "v.direct", nil))
		}},
		{"benefit", "v.good", func(c *core.Context, set *conversion.PatternSet) {
			good := swap(c, "u.a", "v.good", nil)
			good.Benefit = 2
			set.Add(good, swap(c, "u.a", "v.other", nil))
		}},
		{"order", "v.last", func(c *core.Context, set *conversion.PatternSet) {
			set.Add(swap(c, "u.a", "v.first", nil), swap(c, "u.a", "v.last", nil))
		}},
		{"nowhere", "v.ok", func(c *core.Context, set *conversion.PatternSet) {
			set.Add(swap(c, "u.a", "v.ok", nil), swap(c, "u.a", "x.stuck", nil))
		}},
		{"two steps", "v.far", func(c *core.Context, set *conversion.PatternSet) {
			set.Add(swap(c, "u.a", "w.half", nil), swap(c, "w.half", "v.far", nil))
		}},
	} {
		got, errs := convertText(t, "\"u.a\"() : () -> ()\n", false,
			func(ctx *core.Context, target *conversion.Target, set *conversion.PatternSet) {
				target.IllegalOps("u.a")
				target.LegalDialects("v")
				c.add(ctx, set)
			})
		if want := "module {\n  \"" + c.want + "\"() : () -> ()\n}\n\n"; errs != "" || got != want {
			t.Errorf("%s: got %s\n%s\nwant %s", c.name, errs, got, want)
		}
	}
}

// TestFolding shows that operations fold before patterns are tried, unless a constant that results cannot be legalized.
func TestFolding(t *testing.T) {
	text := "func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  %1 = arith.addi %0, %0 : i32\n  return %1 : i32\n}\n"
	setup := func(legal bool) func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
		return func(c *core.Context, target *conversion.Target, set *conversion.PatternSet) {
			target.IllegalOps("arith.addi")
			target.LegalDialects("v")
			target.DynamicOps(func(op *core.Operation) conversion.Legality {
				v := op.Attr("value").(*core.IntegerAttr)
				return conversion.LegalIf(legal || v.Value().IsOne())
			}, "arith.constant")
			set.Add(swap(c, "arith.addi", "v.add", nil))
		}
	}
	got, errs := convertText(t, text, false, setup(true))
	if errs != "" || !strings.Contains(got, "constant 2 : i32") || strings.Contains(got, "v.add") {
		t.Errorf("not folded: %s%s", got, errs)
	}
	got, errs = convertText(t, text, false, setup(false))
	if errs != "" || strings.Contains(got, "constant 2 : i32") || !strings.Contains(got, "v.add") {
		t.Errorf("folded to an illegal constant: %s%s", got, errs)
	}
}

// TestFoldingEnds shows that a folder that says for ever that it folded in place keeps no conversion from ending: a
// pattern gets the operation.
func TestFoldingEnds(t *testing.T) {
	unsettled := core.OpDef{Name: "w.unsettled", Fold: func(any, *core.Operation, *core.FoldIn) core.Fold { return core.InPlace }}
	c := core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "w", Ops: []*core.OpDef{&unsettled}}})
	c.AllowUnregistered(true)
	for _, converted := range []bool{true, false} {
		op := parse(t, c, "\"w.unsettled\"() : () -> ()\n")
		target, set := conversion.NewTarget(), conversion.NewPatternSet()
		target.LegalDialects("v")
		want := unsettled.Name
		if converted {
			want = "v.settled"
			set.Add(swap(c, unsettled.Name, want, nil))
		}
		if !conversion.Partial([]*core.Operation{op}, target, set, conversion.Config{Report: core.NewReporter(c)}) {
			t.Error("the conversion failed")
		}
		if got := print(t, op); !strings.Contains(got, want) {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

func TestAnalyze(t *testing.T) {
	c := newContext()
	op := parse(t, c, "\"u.a\"() : () -> ()\n\"u.b\"() : () -> ()\n")
	before := print(t, op)
	target, set := conversion.NewTarget(), conversion.NewPatternSet()
	target.IllegalDialects("u")
	target.LegalDialects("v", "builtin")
	set.Add(swap(c, "u.a", "v.a", nil))
	can := conversion.Analyze([]*core.Operation{op}, target, set, conversion.Config{})
	var names []string
	op.Walk(func(o *core.Operation) {
		if can[o] {
			names = append(names, o.Name())
		}
	})
	if got := strings.Join(names, " "); got != "u.a builtin.module" {
		t.Errorf("got %s", got)
	}
	if got := print(t, op); got != before {
		t.Errorf("changed: %s", got)
	}
}

// TestFoldingEndsInPatterns shows the same for the greedy driver, with any number of iterations.
func TestFoldingEndsInPatterns(t *testing.T) {
	folds := 0
	unsettled := core.OpDef{Name: "w.unsettled",
		Fold: func(any, *core.Operation, *core.FoldIn) core.Fold { folds++; return core.InPlace }}
	c := core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "w", Ops: []*core.OpDef{&unsettled}}})
	op := parse(t, c, "\"w.unsettled\"() : () -> ()\n\"w.unsettled\"() : () -> ()\n")
	cfg := rewrite.DefaultConfig()
	cfg.MaxIterations = -1
	if _, converged := rewrite.Greedy(op, rewrite.NewPatternSet(c).Freeze(), cfg); !converged {
		t.Error("not converged")
	}
	if folds > 4*rewrite.MaxFoldsInPlace {
		t.Errorf("folded %d times", folds)
	}
}

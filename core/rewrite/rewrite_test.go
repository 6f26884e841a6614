package rewrite_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
)

// The dialect t: t.br and t.cond are branches, t.jump is one that does not say what it passes on, t.pure has no
// effects, t.const is a constant that t materializes, t.add folds.

type branchView struct{ op *core.Operation }

func (b branchView) SuccessorOperands(i int) flow.SuccessorOperands {
	if b.op.NumSuccessors() == 1 {
		return flow.GroupOperands(b.op, 0)
	}
	return flow.GroupOperands(b.op, i)
}

func branchOf(op *core.Operation) (flow.BranchOpInterface, bool) { return branchView{op}, true }

var anyType = core.TypeConstraint{Summary: "any type"}

var (
	brDef = core.OpDef{Name: "t.br", Operands: []core.ValueDef{{Name: "args", Arity: core.Variadic, Constraint: &anyType}},
		Successors: []core.SuccessorDef{{Name: "dest"}}, Traits: []*core.Trait{&core.NoMemoryEffect, &core.Terminator},
		Interfaces: []core.InterfaceImpl{{Key: &flow.BranchOpInterfaceKey, Impl: branchOf}}}
	condDef = core.OpDef{Name: "t.cond", Operands: []core.ValueDef{{Name: "yes", Arity: core.Variadic, Constraint: &anyType},
		{Name: "no", Arity: core.Variadic, Constraint: &anyType}},
		Successors: []core.SuccessorDef{{Name: "yesDest"}, {Name: "noDest"}}, OperandSegments: 1,
		Slots:      []core.SlotDef{{Name: "operandSegmentSizes", Segments: true}},
		Traits:     []*core.Trait{&core.AttrSizedOperandSegments, &core.NoMemoryEffect, &core.Terminator},
		Interfaces: []core.InterfaceImpl{{Key: &flow.BranchOpInterfaceKey, Impl: branchOf}}}
	jumpDef = core.OpDef{Name: "t.jump", Operands: []core.ValueDef{{Name: "args", Arity: core.Variadic, Constraint: &anyType}},
		Successors: []core.SuccessorDef{{Name: "dest"}}, Traits: []*core.Trait{&core.NoMemoryEffect, &core.Terminator}}
	pureDef = core.OpDef{Name: "t.pure", Operands: []core.ValueDef{{Name: "in", Arity: core.Variadic, Constraint: &anyType}},
		Results: []core.ValueDef{{Name: "out", Arity: core.Variadic, Constraint: &anyType}},
		Traits:  []*core.Trait{&core.NoMemoryEffect}}
	addDef = core.OpDef{Name: "t.add", Operands: []core.ValueDef{{Name: "a", Constraint: &anyType},
		{Name: "b", Constraint: &anyType}},
		Results: []core.ValueDef{{Name: "out", Constraint: &anyType}},
		Traits:  []*core.Trait{&core.NoMemoryEffect, &core.Commutative}, Fold: foldAdd}
	constDef = core.OpDef{Name: "t.const", Slots: []core.SlotDef{{Name: "value"}},
		Results: []core.ValueDef{{Name: "out", Constraint: &anyType}},
		Traits:  []*core.Trait{&core.ConstantLike, &core.NoMemoryEffect},
		Fold: func(_ any, op *core.Operation, _ *core.FoldIn) core.Fold {
			return core.FoldAttr(op.Slot(0))
		}}
	holdDef = core.OpDef{Name: "t.hold", Regions: []core.RegionDef{{Name: "body", Constraint: &core.AnyRegion}},
		Traits: []*core.Trait{&core.IsolatedFromAbove}}
)

func foldAdd(_ any, op *core.Operation, in *core.FoldIn) core.Fold {
	a, ok1 := in.Const(0).(*core.IntegerAttr)
	b, ok2 := in.Const(1).(*core.IntegerAttr)
	if !ok1 || !ok2 {
		return core.NoFold
	}
	return core.FoldAttr(op.Context().APIntAttr(a.Type(), a.Value().Add(b.Value())))
}

func materialize(_ any, b *core.Builder, v core.Attribute, t core.Type, l core.Location) *core.Operation {
	return b.Create(&core.OperationState{Info: b.Context().InfoOf(&constDef), Types: []core.Type{t}, Slots: []core.Attribute{v},
		Loc: l})
}

func newContext() *core.Context {
	c := core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "t", MaterializeConstant: materialize,
		Ops: []*core.OpDef{&brDef, &condDef, &jumpDef, &pureDef, &addDef, &constDef, &holdDef}}})
	c.AllowUnregistered(true)
	return c
}

// body parses operations as the body of one isolated operation.
func body(t testing.TB, text string) (*core.Operation, *core.Region) {
	t.Helper()
	op, list := core.Parse(newContext(), []byte("\"t.hold\"() ({\n"+text+"\n}) : () -> ()"),
		core.ParseOptions{Name: "t", NoImplicitModule: true})
	if op == nil {
		t.Fatal(list)
	}
	return op, op.Region(0)
}

// text prints the operations of a region, generic, one a line without blanks in front.
func text(op *core.Operation) string {
	var b strings.Builder
	core.Print(&b, op, core.PrintOptions{Generic: true})
	var out []string
	for _, l := range strings.Split(b.String(), "\n") {
		l, _, _ = strings.Cut(strings.TrimSpace(l), "  //")
		if l != "" && !strings.HasPrefix(l, "\"t.hold\"") && !strings.HasPrefix(l, "})") {
			out = append(out, l)
		}
	}
	return strings.Join(out, "\n")
}

func lines(l ...string) string { return strings.Join(l, "\n") }

func check(t *testing.T, op *core.Operation, want string) {
	t.Helper()
	if got := text(op); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func greedy(op *core.Operation, cfg rewrite.Config, list ...rewrite.Pattern) (changed, converged bool) {
	set := rewrite.NewPatternSet(op.Context())
	set.Add(list...)
	return rewrite.Greedy(op, set.Freeze(), cfg)
}

func topDown() rewrite.Config {
	cfg := rewrite.DefaultConfig()
	cfg.TopDown = true
	return cfg
}

func TestFoldsAndConstants(t *testing.T) {
	op, _ := body(t, `
  "u.use"() : () -> ()
  %0 = "t.const"() {value = 1 : i32} : () -> i32
  %1 = "t.const"() {value = 2 : i32} : () -> i32
  %2 = "t.const"() {value = 1 : i32} : () -> i32
  %3 = "t.add"(%0, %1) : (i32, i32) -> i32
  "u.use"(%3, %2) : (i32, i32) -> ()
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.pure"(%3) : (i32) -> ()
  "u.end"() : () -> ()`)
	changed, converged := greedy(op, topDown())
	if !changed || !converged {
		t.Errorf("changed %v, converged %v", changed, converged)
	}
	check(t, op, lines(
		`%0 = "t.const"() <{value = 3 : i32}> : () -> i32`,
		`%1 = "t.const"() <{value = 1 : i32}> : () -> i32`,
		`"u.use"() : () -> ()`,
		`"u.use"(%0, %1) : (i32, i32) -> ()`,
		`"t.br"()[^bb1] : () -> ()`,
		`^bb1:`,
		`"u.end"() : () -> ()`))
}

// rename replaces operations of one name by another.
func rename(name, from, to string, benefit int) rewrite.Pattern {
	return rewrite.Pattern{Name: name, Root: from, Benefit: benefit, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: op.Context().OpName(to),
			Operands: op.OperandList(0, op.NumOperands()), Types: op.ResultTypes()}))
		return true
	}}
}

func TestPatternOrder(t *testing.T) {
	op, _ := body(t, `"u.a"() : () -> ()`+"\n"+`"u.b"() : () -> ()`)
	var applied []string
	cfg := topDown()
	cfg.Applied = func(p *rewrite.Pattern) { applied = append(applied, p.Name) }
	any := rewrite.Pattern{Name: "any", Benefit: 3, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		return rw.NoMatch(op, "not today")
	}}
	greedy(op, cfg, rename("late", "u.a", "u.c", 1), rename("good", "u.a", "u.d", 2), rename("b", "u.b", "u.e", 1), any)
	if got := strings.Join(applied, " "); got != "good b" {
		t.Errorf("applied %s, want good b", got)
	}
	check(t, op, lines(`"u.d"() : () -> ()`, `"u.e"() : () -> ()`))
}

func TestBounds(t *testing.T) {
	op, _ := body(t, `"u.a"() : () -> ()`)
	ping := []rewrite.Pattern{rename("ping", "u.a", "u.b", 1), rename("pong", "u.b", "u.a", 1)}
	cfg := topDown()
	cfg.MaxRewrites = 5
	cfg.MaxIterations = 2
	n := 0
	cfg.Applied = func(*rewrite.Pattern) { n++ }
	if _, converged := greedy(op, cfg, ping...); converged || n != 10 {
		t.Errorf("converged %v after %d rewrites, want 10", converged, n)
	}
}

func TestGreedyOps(t *testing.T) {
	op, r := body(t, `"u.a"() : () -> ()`+"\n"+`"u.a"() : () -> ()`)
	set := rewrite.NewPatternSet(op.Context())
	set.Add(rename("a", "u.a", "u.b", 1), rename("b", "u.b", "u.c", 1))
	cfg := topDown()
	cfg.Strict = rewrite.ExistingOnly
	rewrite.GreedyOps([]*core.Operation{r.Entry().First()}, set.Freeze(), cfg)
	check(t, op, lines(`"u.b"() : () -> ()`, `"u.a"() : () -> ()`))
	cfg.Strict = rewrite.ExistingAndNew
	rewrite.GreedyOps([]*core.Operation{r.Entry().Last()}, set.Freeze(), cfg)
	check(t, op, lines(`"u.b"() : () -> ()`, `"u.c"() : () -> ()`))
}

func TestFilteredPatterns(t *testing.T) {
	op, _ := body(t, `"u.a"() : () -> ()`+"\n"+`"u.b"() : () -> ()`)
	set := rewrite.NewPatternSet(op.Context())
	set.Add(rename("one", "u.a", "u.x", 1), rename("two", "u.b", "u.y", 1))
	rewrite.Greedy(op, set.FreezeOnly([]string{"one"}, nil), topDown())
	check(t, op, lines(`"u.a"() : () -> ()`, `"u.y"() : () -> ()`))
	rewrite.Greedy(op, set.FreezeOnly(nil, []string{"one"}), topDown())
	check(t, op, lines(`"u.x"() : () -> ()`, `"u.y"() : () -> ()`))
}

// TestMisreports shows that every kind of untrue account is found, and that true ones pass.
func TestMisreports(t *testing.T) {
	touch := func(op *core.Operation) { op.SetAttr("x", op.Context().Unit()) }
	fresh := func(op *core.Operation) bool { return op.Attr("x") == nil }
	for _, c := range []struct {
		name, want string
		match      func(op *core.Operation, rw *rewrite.Rewriter) bool
	}{
		{"honest", "", func(op *core.Operation, rw *rewrite.Rewriter) bool {
			if !fresh(op) {
				return false
			}
			rw.Modify(op, func() { touch(op) })
			return true
		}},
		{"silent", "modified 'u.a' without telling the rewriter", func(op *core.Operation, rw *rewrite.Rewriter) bool {
			if !fresh(op) {
				return false
			}
			touch(op)
			return true
		}},
		{"failing", "changed the IR but returned that it does not match", func(op *core.Operation, rw *rewrite.Rewriter) bool {
			if fresh(op) {
				touch(op)
			}
			return false
		}},
		{"idle", "returned that it matched but changed nothing", func(op *core.Operation, rw *rewrite.Rewriter) bool {
			return op.Next() == nil && true
		}},
		{"erasing", "erased 'u.b' without telling the rewriter", func(op *core.Operation, rw *rewrite.Rewriter) bool {
			if op.Next() == nil {
				return false
			}
			op.Next().Erase()
			return true
		}},
		{"inserting", "inserted 'u.c' without telling the rewriter", func(op *core.Operation, rw *rewrite.Rewriter) bool {
			if op.Prev() != nil {
				return false
			}
			op.Block().InsertBefore(core.Create(&core.OperationState{Info: op.Context().OpName("u.c")}), op)
			return true
		}},
	} {
		op, _ := body(t, `"u.a"() : () -> ()`+"\n"+`"u.b"() : () -> ()`)
		root := "u.a"
		if c.name == "idle" {
			root = "u.b"
		}
		cfg := topDown()
		cfg.MaxIterations, cfg.MaxRewrites = 1, 3
		misreports := map[string]bool{}
		cfg.Misreported = func(p, what string) { misreports[p+": "+what] = true }
		greedy(op, cfg, rewrite.Pattern{Name: c.name, Root: root, Match: c.match})
		if c.want == "" && len(misreports) > 0 || c.want != "" && !misreports[c.name+": "+c.want] {
			t.Errorf("%s: got %v, want %q", c.name, misreports, c.want)
		}
	}
}

package rules_test

import (
	"os"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	arithdefs "github.com/odsgen/ods/defs/arith"
	ubdefs "github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/tests/irtest"
	"github.com/odsgen/ods/tests/rules"
)

// cases show each rule where it fires, with what it makes, and where it must not. The result is used by t.use, so that
// it is not dead.
var table = []struct{ rule, fires, want, not string }{
	{"NegNeg", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.neg"(%n) : (i32) -> i32` + use,
		`"t.use"(%arg0)`, `%n = "rules.inv"(%a) : (i32) -> i32 %r = "rules.neg"(%n) : (i32) -> i32` + use},
	{"Same", `%r = "rules.b_same"(%a, %a)` + bin + use, `"t.use"(%arg0)`, `%r = "rules.b_same"(%a, %b)` + bin + use},
	{"Nested", `%i = "rules.b_nest"(%a, %b)` + bin + `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.b_nest"(%i, %n)` + bin + use,
		`%0 = "rules.inv"(%arg0) : (i32) -> i32 %1 = "rules.b_nest"(%arg1, %0)`,
		`%i = "rules.b_nest"(%a, %b)` + bin + `%n = "rules.neg"(%b) : (i32) -> i32 %r = "rules.b_nest"(%i, %n)` + bin + use},
	{"Named", `%i = "rules.box"(%a) : (i32) -> i32 %r = "rules.b_typed"(%i, %b)` + bin + use,
		`%0 = "rules.unbox"(%arg0) : (i32) -> i32 %1 = "rules.b_typed"(%0, %arg1)`,
		`%i = "rules.box"(%a) : (i32) -> i32 "t.use"(%i) : (i32) -> () %r = "rules.b_typed"(%i, %b)` + bin + use},
	{"Typed", `%n = "rules.neg"(%g) : (f32) -> f32 %r = "rules.b_typed"(%f, %n) : (f32, f32) -> f32 "t.use"(%r) : (f32) -> ()`,
		`"t.use"(%arg2)`, `%n = "rules.neg"(%b) : (i32) -> i32 %r = "rules.b_typed"(%a, %n)` + bin + use},
	{"Zero", constant("0") + `%r = "rules.b_zero"(%a, %c)` + bin + use, `"t.use"(%arg0)`,
		constant("1") + `%r = "rules.b_zero"(%a, %c)` + bin + use},
	{"One", `%c = arith.constant dense<1> : vector<2xi8> %v = "t.v"() : () -> vector<2xi8>
		%r = "rules.b_one"(%v, %c) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8> "t.use"(%r) : (vector<2xi8>) -> ()`,
		`"t.use"(%0)`, `%c = arith.constant true %v = "t.v"() : () -> i1 %r = "rules.b_one"(%v, %c) : (i1, i1) -> i1 "t.use"(%r) : (i1) -> ()`},
	{"Minus", constant("-1") + `%r = "rules.b_minus"(%a, %c)` + bin + use, `"rules.neg"(%arg0)`,
		constant("255") + `%r = "rules.b_minus"(%a, %c)` + bin + use},
	{"Half", `%c = arith.constant 0.5 : f32 %r = "rules.b_half"(%f, %c) : (f32, f32) -> f32 "t.use"(%r) : (f32) -> ()`,
		`"rules.neg"(%arg2)`,
		`%c = arith.constant -0.5 : f32 %r = "rules.b_half"(%f, %c) : (f32, f32) -> f32 "t.use"(%r) : (f32) -> ()`},
	{"Yes", `%c = arith.constant true %v = "t.v"() : () -> i1 %r = "rules.b_yes"(%v, %c) : (i1, i1) -> i1 "t.use"(%r) : (i1) -> ()`,
		`"t.use"(%0)`,
		`%c = arith.constant false %v = "t.v"() : () -> i1 %r = "rules.b_yes"(%v, %c) : (i1, i1) -> i1 "t.use"(%r) : (i1) -> ()`},
	{"Exact", constant("7") + `%r = "rules.b_exact"(%a, %c)` + bin + use, `"t.use"(%arg0)`,
		`%c = arith.constant 7 : i8 %v = "t.v"() : () -> i8 %r = "rules.b_exact"(%v, %c) : (i8, i8) -> i8 "t.use"(%r) : (i8) -> ()`},
	{"Sum", constant("12") + `%d = arith.constant 10 : i32 %i = arith.xori %a, %c : i32 %r = arith.xori %i, %d : i32` + use,
		`value = 6 : i32`,
		constant("12") + `%i = arith.xori %a, %c : i32 %r = arith.xori %i, %b : i32` + use},
	{"Either", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.b_com"(%a, %n)` + bin + use, `"rules.inv"(%arg0)`,
		`%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.b_com"(%b, %n)` + bin + use},
	{"EitherDeep", `%x = "rules.box"(%a) : (i32) -> i32 %y = "rules.unbox"(%b) : (i32) -> i32
		%i = "rules.b_com"(%b, %y) : (i32, i32) -> i32 %r = "rules.b_com"(%i, %x)` + bin + use, `"rules.b_com"(%arg0, %arg1)`,
		`%x = "rules.box"(%a) : (i32) -> i32 %y = "rules.unbox"(%b) : (i32) -> i32
		%i = "rules.b_com"(%b, %b)` + bin + `%r = "rules.b_com"(%i, %y)` + bin + use},
	{"ListOne", `%r = "rules.list"(%a) : (i32) -> i32` + use, `"t.use"(%arg0)`, `%r = "rules.list"(%a, %b)` + bin + use},
	{"ListRest", `%n = "rules.neg"(%a) : (i32) -> i32 %i = "rules.inv"(%a) : (i32) -> i32 %r = "rules.list"(%n, %b, %b, %i) : (i32, i32, i32, i32) -> i32` + use,
		`"rules.list"(%arg0, %arg1, %arg1, %arg0)`,
		`%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.list"(%n, %b, %n) : (i32, i32, i32) -> i32` + use},
	{"ListEmpty", `%r = "rules.list"() : () -> i32` + use, `value = 0 : i32`, `%r = "rules.list"(%a, %b)` + bin + use},
	{"Many", `%r = "rules.many"(%a, %b, %b, %b) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i32, i32, i32, i32) -> i32` + use,
		`"rules.many"(%arg1, %arg1, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 3, 0>}>`,
		`%r = "rules.many"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> i32` + use},
	{"ManySame", `%r = "rules.many"(%a, %a, %b, %a, %b) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i32, i32, i32, i32, i32) -> i32` + use,
		`"rules.list"(%arg0, %arg1)`,
		`%r = "rules.many"(%a, %a, %b, %b, %a) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i32, i32, i32, i32, i32) -> i32` + use},
	{"RegionLost", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.body"(%n) ({ "t.x"() : () -> () }, {}) : (i32) -> i32` + use,
		`"t.use"(%arg0)`,
		`%r = "rules.body"(%a) ({ "t.x"() : () -> () }, {}) : (i32) -> i32` + use},
	{"RegionMoved", `%n = "rules.inv"(%a) : (i32) -> i32 %r = "rules.body"(%n) ({ ^bb0(%i: i32): "t.x"(%i, %b) : (i32, i32) -> () }, {}) : (i32) -> i32` + use,
		`%0 = "rules.loop"(%arg0) ({ ^bb0(%arg4: i32): "t.x"(%arg4, %arg1) : (i32, i32) -> () }) : (i32) -> i32`,
		`%n = "rules.inv"(%a) : (i32) -> i32 %r = "rules.body"(%n) ({ "t.x"() : () -> () }, { "t.x"() : () -> () }) : (i32) -> i32` +
			use},
	{"RegionKept", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.loop"(%n) ({ "t.x"() : () -> () }) : (i32) -> i32` + use,
		`%0 = "rules.loop"(%arg0) ({ "t.x"() : () -> () }) : (i32) -> i32`,
		`%r = "rules.loop"(%a) ({ "t.x"() : () -> () }) : (i32) -> i32` + use},
	{"Nested1", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.nested"(%n, %a, %b, %a) <{sizes = array<i32: 2, 1>}> : (i32, i32, i32, i32) -> i32` + use,
		`"rules.nested2"(%arg0, %arg1, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 3, 3>, sizes = array<i32: 2, 1>, sizes2 = array<i32: 1, 0, 2>}>`,
		`%r = "rules.nested"(%a, %b) <{sizes = array<i32: 1>}> : (i32, i32) -> i32` + use},
	{"Nested2", `%r = "rules.nested2"(%a, %b, %a, %b) <{operandSegmentSizes = array<i32: 2, 2>, sizes = array<i32: 1, 1>, sizes2 = array<i32: 1, 1>}> : (i32, i32, i32, i32) -> i32` + use,
		`"rules.nested"(%0, %arg0, %arg1) <{sizes = array<i32: 1, 1>}>`,
		`%r = "rules.nested2"(%a, %b, %a, %b) <{operandSegmentSizes = array<i32: 2, 2>, sizes = array<i32: 1, 1>, sizes2 = array<i32: 2>}> : (i32, i32, i32, i32) -> i32` + use},
	{"NestedSizes", `%r = "rules.nested2"(%a, %b) <{operandSegmentSizes = array<i32: 0, 2>, sizes = array<i32: 0>, sizes2 = array<i32: 2>}> : (i32, i32) -> i32` + use,
		`"rules.nested2"(%arg0, %arg1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 2>, sizes = array<i32: 2>, sizes2 = array<i32: 2>}>`,
		`%r = "rules.nested2"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, sizes = array<i32: 1>, sizes2 = array<i32: 1>}> : (i32, i32) -> i32` + use},
	{"Absent", `%r = "rules.maybe"(%a) : (i32) -> i32` + use, `"rules.id"(%arg0)`, `%r = "rules.maybe"(%a, %b)` + bin + use},
	{"Present", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.maybe"(%n, %b)` + bin + use, `"rules.maybe"(%arg0, %arg1)`,
		`%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.maybe"(%n) : (i32) -> i32` + use},
	{"Results", `%r, %s = "rules.two"(%a) : (i32) -> (i32, i32)` + use, `"rules.neg"(%arg0)`,
		`%r, %s = "rules.two"(%a) : (i32) -> (i32, i32) "t.use"(%s) : (i32) -> ()` + use},
	{"ResultsPack", `%n = "rules.neg"(%a) : (i32) -> i32 %s, %r = "rules.swap"(%n) : (i32) -> (i32, i32) "t.use"(%s) : (i32) -> ()` +
		use,
		`%0:2 = "rules.two"(%arg0) : (i32) -> (i32, i32) "t.use"(%0#0) : (i32) -> () "t.use"(%0#1)`,
		`%s, %r = "rules.swap"(%a) : (i32) -> (i32, i32)` + use},
	{"ResultOf", `%l, %h = "rules.two"(%a) : (i32) -> (i32, i32) %r = "rules.id2"(%h) : (i32) -> i32` + use, `"rules.inv"(%arg0)`,
		`%l, %h = "rules.two"(%a) : (i32) -> (i32, i32) "t.use"(%h) : (i32) -> () %r = "rules.id2"(%l) : (i32) -> i32` + use},
	{"MakeOne", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.id3"(%n) : (i32) -> i32` + use, `"t.use"(%0#1)`,
		`%r = "rules.id3"(%a) : (i32) -> i32` + use},
	{"Mode", `%r = "rules.attrs"(%a) <{mode = 2 : i32, n = 8 : i32}> : (i32) -> i32` + use, `<{mode = 0 : i32, n = 4 : i32}>`,
		`%r = "rules.attrs"(%a) <{mode = 2 : i32, n = 7 : i32}> : (i32) -> i32` + use},
	{"Number", `%r = "rules.attrs"(%a) <{n = 3 : i32}> : (i32) -> i32` + use,
		`<{mode = 0 : i32, n = 0 : i32, name = "three", on, sizes = array<i64: 1, 2>}>`,
		`%r = "rules.attrs"(%a) <{n = 4 : i32}> : (i32) -> i32` + use},
	{"Text", `%r = "rules.attrs"(%a) <{name = "here"}> : (i32) -> i32` + use, `"rules.id"(%arg0)`,
		`%r = "rules.attrs"(%a) <{name = "there"}> : (i32) -> i32` + use},
	{"Unit", `%r = "rules.attrs"(%a) <{any = 5 : i8, on}> : (i32) -> i32` + use, `<{any = 5 : i8, mode = 0 : i32, n = 0 : i32}>`,
		`%r = "rules.attrs"(%a) <{any = "x", on}> : (i32) -> i32` + use},
	{"Sizes", `%r = "rules.attrs"(%a) <{sizes = array<i64: 4>}> : (i32) -> i32` + use, `"t.use"(%arg0)`,
		`%r = "rules.attrs"(%a) <{sizes = array<i64: 4, 4>}> : (i32) -> i32` + use},
	{"Copy", `%i = "rules.attrs"(%a) <{n = 5 : i32}> : (i32) -> i32 %r = "rules.attrs"(%i) <{n = 5 : i32}> : (i32) -> i32` + use,
		`"rules.attrs"(%arg0) <{any = 5 : i32, mode = 0 : i32, n = 5 : i32}>`,
		`%i = "rules.attrs"(%a) <{n = 5 : i32}> : (i32) -> i32 %r = "rules.attrs"(%i) <{n = 6 : i32}> : (i32) -> i32` + use},
	{"PropFlag", `%r = "rules.props"(%a) <{level = 1 : i32, n = 9 : i64, on}> : (i32) -> i32` + use, `"rules.id"(%arg0)`,
		`%r = "rules.props"(%a) <{level = 1 : i32, n = 9 : i64}> : (i32) -> i32` + use},
	{"PropBuild", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.props"(%n) <{n = 8 : i64}> : (i32) -> i32` + use,
		`"rules.props"(%arg0) <{level = 1 : i32, list = array<i64: 1, 2>, n = 8 : i64, o = [3 : i32], on, s = "made"}>`,
		`%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.props"(%n) <{o = [1 : i32]}> : (i32) -> i32` + use},
	{"PropOptional", `%n = "rules.inv"(%a) : (i32) -> i32 %r = "rules.props"(%n) <{list = array<i64: 1>, o = [4 : i32], s = "kept"}> : (i32) -> i32` + use,
		`"rules.props"(%arg0) <{level = 0 : i32, list = array<i64: 7>, n = 5 : i64, o = [], on = false, s = "kept"}>`,
		`%n = "rules.inv"(%a) : (i32) -> i32 %r = "rules.props"(%n) <{list = array<i64: 1>, o = [5 : i32]}> : (i32) -> i32` + use},
	{"PropPresent", `%n = "rules.box"(%a) : (i32) -> i32 %r = "rules.props"(%n) <{n = 6 : i64, o = [1 : i32]}> : (i32) -> i32` + use,
		`n = 12 : i64, o = [1 : i32]`, `%n = "rules.box"(%a) : (i32) -> i32 %r = "rules.props"(%n) <{n = 6 : i64}> : (i32) -> i32` +
			use},
	{"ApartNumber", `%x = "rules.b_com"(%a, %b)` + bin + `%r = "rules.wrap"(%x) : (i32) -> i32` + use, `"rules.id3"(%arg1)`,
		`%x = "rules.keep"(%a) : (i32) -> i32 %r = "rules.wrap"(%x) : (i32) -> i32` + use},
	{"CondNumber", `%r = "rules.twice"(%b) : (i32) -> i32` + use, `"rules.made"(%arg1) {unboxed = 5.000000e-01 : f64}`,
		`%r = "rules.twice"(%a) : (i32) -> i32` + use},
	{"Cond", `%r = "rules.keep"(%a) : (i32) -> i32` + use, `"t.use"(%arg0)`,
		`%v = "t.v"() : () -> i32 %r = "rules.keep"(%v) : (i32) -> i32` + use},
	{"Apart", `%x = "rules.box"(%a) : (i32) -> i32 %r = "rules.wrap"(%x) : (i32) -> i32` + use, `"rules.id2"(%arg0)`,
		`%r = "rules.wrap"(%a) : (i32) -> i32` + use},
	{"ApartAttr", constant("6") + `%r = "rules.wrap"(%c) : (i32) -> i32` + use, `value = 3 : i32`,
		constant("5") + `%r = "rules.wrap"(%c) : (i32) -> i32` + use},
	{"Split", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.twice"(%n) : (i32) -> i32` + use,
		`%0 = "rules.tag"(%arg0) : (i32) -> i32 %1 = "rules.at"(%arg0) : (i32) -> i32 %2 = "rules.inv"(%1) : (i32) -> i32 %3 = "rules.b_same"(%0, %2)`,
		`%r = "rules.twice"(%a) : (i32) -> i32` + use},
	{"Aside", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.made"(%n) : (i32) -> i32` + use,
		`%0 = "rules.tag"(%arg0) {note = i32} : (i32) -> i32 "rules.noted"(%0) : (i32) -> () "t.use"(%0)`,
		`%r = "rules.made"(%a) : (i32) -> i32` + use},
	{"Types", `%i = "rules.id"(%f) : (f32) -> f32 %r = "rules.cast"(%i) : (f32) -> vector<2xi32> "t.use"(%r) : (vector<2xi32>) -> ()`,
		`%0 = "rules.cast"(%arg2) : (f32) -> vector<2xi1> %1 = "rules.cast"(%0) : (vector<2xi1>) -> vector<2xi32>`,
		`%r = "rules.cast"(%f) : (f32) -> vector<2xi32> "t.use"(%r) : (vector<2xi32>) -> ()`},
	{"Loc", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.loc"(%n) : (i32) -> i32` + use, `"rules.at"(%1)`,
		`%r = "rules.loc"(%a) : (i32) -> i32` + use},
	{"Erase", `%n = "rules.neg"(%a) : (i32) -> i32 "rules.effect"(%n) : (i32) -> ()`,
		`^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32): })`,
		`"rules.effect"(%a) : (i32) -> ()`},
	{"EraseUnused", `%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.produce"(%n) : (i32) -> i32`,
		`^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32): })`,
		`%n = "rules.neg"(%a) : (i32) -> i32 %r = "rules.produce"(%n) : (i32) -> i32` + use},
	{"Replace", `%n = "rules.inv"(%a) : (i32) -> i32 "rules.effect"(%n) : (i32) -> ()`, `"rules.effect"(%arg0)`,
		`"rules.effect"(%a) : (i32) -> ()`},
	{"First", `%x = "rules.box"(%a) : (i32) -> i32 %r = "rules.tag"(%x) : (i32) -> i32` + use, `"t.use"(%arg0)`,
		`%y = "rules.box"(%a) : (i32) -> i32 %x = "rules.box"(%y) : (i32) -> i32 %r = "rules.tag"(%x) : (i32) -> i32` + use},
	{"Second", `%y = "rules.box"(%a) : (i32) -> i32 %x = "rules.box"(%y) : (i32) -> i32 %r = "rules.tag"(%x) : (i32) -> i32` + use,
		`"rules.neg"(%arg0)`,
		`%x = "rules.box"(%a) : (i32) -> i32 %r = "rules.tag"(%x) : (i32) -> i32` + use},
}

const (
	use = ` "t.use"(%r) : (i32) -> ()`
	bin = ` : (i32, i32) -> i32 `
)

func cases() []irtest.RuleCase {
	var out []irtest.RuleCase
	for _, c := range table {
		out = append(out, irtest.RuleCase{Rule: c.rule, Fires: c.fires, Want: c.want, Not: c.not})
	}
	return out
}

func constant(n string) string { return `%c = arith.constant ` + n + ` : i32 ` }

func others() []*core.Dialect {
	return []*core.Dialect{arith.New(arithdefs.Hooks{}), ub.New(ubdefs.Hooks{})}
}

func TestCompiled(t *testing.T) {
	irtest.Rules(t, cases(), append([]*core.Dialect{rules.New(rules.Semantics{})}, others()...)...)
}

// TestLive interprets the same rules, which call the same Go functions.
func TestLive(t *testing.T) {
	reg := core.NewRegistry(append([]*core.Dialect{rules.New(rules.Semantics{})}, others()...)...)
	set, findings := live.Load(live.Options{Load: load.Options{Embedded: os.DirFS("../../defs")}, Compiled: reg.Lookup},
		"rules.yaml")
	if set == nil {
		t.Fatal(findings)
	}
	for _, f := range findings {
		t.Error(f)
	}
	irtest.Rules(t, cases(), append(set.Dialects(), others()...)...)
}

// TestSet checks that a rule of another set is not among the canonicalizations, and can be had.
func TestSet(t *testing.T) {
	set := rewrite.NewPatternSet(core.NewContext(rules.New(rules.Semantics{})))
	rules.AddLoweringPatterns(rules.Semantics{}, set)
	if l := set.Patterns(); len(l) != 1 || l[0].Name != "Lower" || l[0].Rule != "(id $x) => $x" {
		t.Errorf("the set is %v", l)
	}
}

package arith_test

import (
	"testing"

	arithdefs "github.com/odsgen/ods/defs/arith"
	ubdefs "github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/tests/irtest"
)

const (
	c2    = "%c2 = arith.constant 2 : i32 "
	c5    = "%c5 = arith.constant 5 : i32 "
	m1    = "%m = arith.constant -1 : i32 "
	yes   = "%true = arith.constant true "
	i8s   = "%x, %y = \"t.v\"() : () -> (i8, i8) %p = \"t.v\"() : () -> i1 "
	use   = ` "t.use"(%r) : (i32) -> ()`
	use1  = ` "t.use"(%r) : (i1) -> ()`
	use16 = ` "t.use"(%r) : (i16) -> ()`
	useF  = ` "t.use"(%r) : (f32) -> ()`
)

// ruleCases has for each rule of the definition where it fires, what it makes, and a near miss.
var ruleCases = []struct{ rule, fires, want, not string }{
	{"AddIAddConstant", c2 + c5 + `%i = arith.addi %a, %c2 overflow<nsw> : i32 %r = arith.addi %i, %c5 overflow<nsw, nuw> : i32` +
		use,
		`<{overflowFlags = #arith.overflow<nsw>}>`, c2 + `%i = arith.addi %a, %c2 : i32 %r = arith.addi %i, %b : i32` + use},
	{"AddISubConstantRHS", c2 + c5 + `%i = arith.subi %a, %c2 : i32 %r = arith.addi %i, %c5 : i32` + use, `value = 3 : i32`,
		c2 + `%i = arith.subi %a, %c2 : i32 %r = arith.addi %i, %b : i32` + use},
	{"AddISubConstantLHS", c2 + c5 + `%i = arith.subi %c2, %a : i32 %r = arith.addi %i, %c5 : i32` + use, `value = 7 : i32`,
		c2 + `%i = arith.subi %c2, %a : i32 %r = arith.addi %i, %b : i32` + use},
	{"AddIMulNegativeOneRhs", m1 + `%i = arith.muli %a, %m : i32 %r = arith.addi %b, %i : i32` + use, `"arith.subi"(%arg1, %arg0)`,
		c2 + `%i = arith.muli %a, %c2 : i32 %r = arith.addi %b, %i : i32` + use},
	{"AddIMulNegativeOneLhs", m1 + `%i = arith.muli %a, %m : i32 %r = arith.addi %i, %b : i32` + use, `"arith.subi"(%arg1, %arg0)`,
		c2 + `%i = arith.muli %a, %c2 : i32 %r = arith.addi %i, %b : i32` + use},
	{"MulIMulIConstant", c2 + c5 + `%i = arith.muli %a, %c2 : i32 %r = arith.muli %i, %c5 : i32` + use, `value = 10 : i32`,
		c2 + `%i = arith.muli %a, %c2 : i32 %r = arith.muli %i, %b : i32` + use},
	{"SubIRHSAddConstant", c2 + c5 + `%i = arith.addi %a, %c2 overflow<nsw> : i32 %r = arith.subi %i, %c5 overflow<nsw> : i32` + use,
		`value = -3 : i32}> : () -> i32 %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}>`,
		c2 + `%i = arith.addi %a, %c2 : i32 %r = arith.subi %i, %b : i32` + use},
	{"SubILHSAddConstant", c2 + c5 + `%i = arith.addi %a, %c2 : i32 %r = arith.subi %c5, %i : i32` + use, `value = 3 : i32`,
		c5 + `%i = arith.addi %a, %b : i32 %r = arith.subi %c5, %i : i32` + use},
	{"SubIRHSSubConstantRHS", c2 + c5 + `%i = arith.subi %a, %c2 : i32 %r = arith.subi %i, %c5 : i32` + use, `value = 7 : i32`,
		c2 + `%i = arith.subi %a, %c2 : i32 %r = arith.subi %i, %b : i32` + use},
	{"SubIRHSSubConstantLHS", c2 + c5 + `%i = arith.subi %c2, %a : i32 %r = arith.subi %i, %c5 : i32` + use, `value = -3 : i32`,
		c2 + `%i = arith.subi %c2, %a : i32 %r = arith.subi %i, %b : i32` + use},
	{"SubILHSSubConstantRHS", c2 + c5 + `%i = arith.subi %a, %c2 : i32 %r = arith.subi %c5, %i : i32` + use, `value = 7 : i32`,
		c5 + `%i = arith.subi %a, %b : i32 %r = arith.subi %c5, %i : i32` + use},
	{"SubILHSSubConstantLHS", c2 + c5 + `%i = arith.subi %c2, %a : i32 %r = arith.subi %c5, %i : i32` + use,
		`"arith.addi"(%arg0, %0)`,
		c5 + `%i = arith.subi %b, %a : i32 %r = arith.subi %c5, %i : i32` + use},
	{"SubISubILHSRHSLHS", `%i = arith.subi %a, %b : i32 %r = arith.subi %i, %a : i32` + use, `"arith.subi"(%0, %arg1)`,
		`%i = arith.subi %a, %b : i32 %r = arith.subi %i, %b : i32` + use},
	{"AddUIExtendedToAddI", `%r, %o = arith.addui_extended %a, %b : i32, i1` + use, `"arith.addi"(%arg0, %arg1)`,
		`%s, %r = arith.addui_extended %a, %b : i32, i1` + use1},
	{"MulUIExtendedToMulI", `%r, %h = arith.mului_extended %a, %b : i32` + use, `"arith.muli"(%arg0, %arg1)`,
		`%l, %r = arith.mului_extended %a, %b : i32` + use},
	{"MulSIExtendedToMulI", `%r, %h = arith.mulsi_extended %a, %b : i32` + use, `"arith.muli"(%arg0, %arg1)`,
		`%l, %r = arith.mulsi_extended %a, %b : i32` + use},
	{"MulSIExtendedRHSOne", `%one = arith.constant 1 : i32 %l, %r = arith.mulsi_extended %a, %one : i32` + use,
		`%1 = "arith.cmpi"(%arg0, %0) <{predicate = 2 : i64}> : (i32, i32) -> i1 %2 = "arith.extsi"(%1)`,
		yes + i8s + `%l, %r = arith.mulsi_extended %p, %true : i1` + use1},
	{"XOrINotCmpI", yes + `%i = arith.cmpi slt, %a, %b : i32 %r = arith.xori %i, %true : i1` + use1, `<{predicate = 5 : i64}>`,
		i8s + `%i = arith.cmpi slt, %a, %b : i32 %r = arith.xori %i, %p : i1` + use1},
	{"andi_of_extui", ext("andi", "extui", "extui"), `"arith.extui"(%2)`, ext("andi", "extui", "extsi")},
	{"andi_of_extsi", ext("andi", "extsi", "extsi"), `"arith.extsi"(%2)`, ext("andi", "extui", "extsi")},
	{"ori_of_extui", ext("ori", "extui", "extui"), `"arith.extui"(%2)`, ext("ori", "extui", "extsi")},
	{"ori_of_extsi", ext("ori", "extsi", "extsi"), `"arith.extsi"(%2)`, ext("ori", "extui", "extsi")},
	{"xori_of_extui", ext("xori", "extui", "extui"), `"arith.extui"(%2)`, ext("xori", "extui", "extsi")},
	{"xori_of_extsi", ext("xori", "extsi", "extsi"), `"arith.extsi"(%2)`, ext("xori", "extui", "extsi")},
	{"CmpI_of_extsi", cmpExt("eq", "extsi"), `"arith.cmpi"(%0#0, %0#1) <{predicate = 0 : i64}> : (i8, i8)`, cmpExt("slt", "extsi")},
	{"CmpI_of_extui", cmpExt("ne", "extui"), `"arith.cmpi"(%0#0, %0#1) <{predicate = 1 : i64}> : (i8, i8)`, cmpExt("ult", "extui")},
	{"RedundantSelectFalse", i8s + `%i = arith.select %p, %a, %b : i32 %r = arith.select %p, %b, %i : i32` + use, `"t.use"(%arg1)`,
		i8s + `%q = "t.v"() : () -> i1 %i = arith.select %q, %a, %b : i32 %r = arith.select %p, %b, %i : i32` + use},
	{"RedundantSelectTrue", i8s + c2 + `%i = arith.select %p, %a, %b : i32 %r = arith.select %p, %i, %c2 : i32` + use,
		`"arith.select"(%2, %arg0, %0)`,
		i8s + c2 + `%q = "t.v"() : () -> i1 %i = arith.select %q, %a, %b : i32 %r = arith.select %p, %i, %c2 : i32` + use},
	{"SelectNotCond", i8s + yes + `%n = arith.xori %p, %true : i1 %r = arith.select %n, %a, %b : i32` + use,
		`, %arg1, %arg0) : (i1, i32, i32) -> i32`,
		i8s + `%q = "t.v"() : () -> i1 %n = arith.xori %p, %q : i1 %r = arith.select %n, %a, %b : i32` + use},
	{"SelectI1ToNot", i8s + yes + `%false = arith.constant false %r = arith.select %p, %false, %true : i1` + use1, `"arith.xori"`,
		i8s + yes + `%false = arith.constant false %r = arith.select %p, %true, %false : i1` + use1},
	{"ExtSIOfExtUI", i8s + `%i = arith.extui %x : i8 to i16 %r = arith.extsi %i : i16 to i32` + use,
		`"arith.extui"(%0#0) : (i8) -> i32`,
		i8s + `%i = arith.extsi %x : i8 to i16 %r = arith.extui %i : i16 to i32` + use},
	{"TruncI_of_extsi", i8s + `%i = arith.extsi %x : i8 to i32 %r = arith.trunci %i : i32 to i16` + use16,
		`"arith.extsi"(%0#0) : (i8) -> i16`,
		i8s + `%z = "t.v"() : () -> i24 %i = arith.extsi %z : i24 to i32 %r = arith.trunci %i : i32 to i16` + use16},
	{"TruncI_of_extui", i8s + `%i = arith.extui %x : i8 to i32 %r = arith.trunci %i : i32 to i16` + use16,
		`"arith.extui"(%0#0) : (i8) -> i16`,
		i8s + `%z = "t.v"() : () -> i24 %i = arith.extui %z : i24 to i32 %r = arith.trunci %i : i32 to i16` + use16},
	{"TruncIShrSIToTrunciShrUI", `%n = arith.constant 16 : i32 %i = arith.shrsi %a, %n exact : i32 %r = arith.trunci %i : i32 to i16` + use16,
		`"arith.shrui"(%arg0, %0) <{isExact}>`,
		`%n = arith.constant 15 : i32 %i = arith.shrsi %a, %n : i32 %r = arith.trunci %i : i32 to i16` + use16},
	{"TruncF_of_sitofp", `%i = arith.sitofp %a : i32 to f64 %r = arith.truncf %i : f64 to f32` + useF,
		`"arith.sitofp"(%arg0) : (i32) -> f32`,
		`%i = arith.sitofp %a : i32 to f64 %r = arith.truncf %i upward : f64 to f32` + useF},
	{"TruncF_of_uitofp", `%i = arith.uitofp %a : i32 to f64 %r = arith.truncf %i : f64 to f32` + useF,
		`"arith.uitofp"(%arg0) : (i32) -> f32`,
		`%i = arith.uitofp %a : i32 to f64 %r = arith.truncf %i downward : f64 to f32` + useF},
	{"index_cast_back", `%i = arith.index_cast %a : i32 to index %r = arith.index_cast %i : index to i32` + use, `"t.use"(%arg0)`,
		`%i = arith.index_cast %a : i32 to index %r = arith.index_cast %i : index to i16` + use16},
	{"index_castui_back", `%i = arith.index_castui %a : i32 to index %r = arith.index_castui %i : index to i32` + use,
		`"t.use"(%arg0)`,
		`%i = arith.index_castui %a : i32 to index %r = arith.index_castui %i : index to i16` + use16},
	{"IndexCastOfExtSI", `%i = arith.extsi %a : i32 to i64 %r = arith.index_cast %i : i64 to index "t.use"(%r) : (index) -> ()`,
		`"arith.index_cast"(%arg0)`,
		`%i = arith.extui %a : i32 to i64 %r = arith.index_cast %i : i64 to index "t.use"(%r) : (index) -> ()`},
	{"IndexCastUIOfExtUI", `%i = arith.extui %a : i32 to i64 %r = arith.index_castui %i : i64 to index "t.use"(%r) : (index) -> ()`,
		`"arith.index_castui"(%arg0)`,
		`%i = arith.extsi %a : i32 to i64 %r = arith.index_castui %i : i64 to index "t.use"(%r) : (index) -> ()`},
	{"BitcastOfBitcast", `%v = "t.v"() : () -> bf16 %i = arith.bitcast %v : bf16 to f16 %r = arith.bitcast %i : f16 to i16` + use16,
		`"arith.bitcast"(%0) : (bf16) -> i16`,
		`%r = arith.bitcast %a : i32 to f32` + useF},
	{"mulf_of_negf", neg("mulf", "negf"), `"arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<nnan>}>`, neg("mulf", "addf")},
	{"divf_of_negf", neg("divf", "negf"), `"arith.divf"(%arg2, %arg3) <{fastmath = #arith.fastmath<nnan>}>`, neg("divf", "addf")},
}

func ext(op, first, second string) string {
	return i8s + "%i = arith." + first + " %x : i8 to i32 %j = arith." + second + " %y : i8 to i32 %r = arith." + op +
		" %i, %j : i32" + use
}

func cmpExt(predicate, op string) string {
	return i8s + "%i = arith." + op + " %x : i8 to i32 %j = arith." + op + " %y : i8 to i32 %r = arith.cmpi " + predicate +
		", %i, %j : i32" + use1
}

// neg multiplies or divides %f by %g, each negated; another operation than negf is no negation.
func neg(op, of string) string {
	second := "%j = arith.negf %g : f32"
	if of != "negf" {
		second = "%j = arith." + of + " %g, %g : f32"
	}
	return "%i = arith.negf %f : f32 " + second + " %r = arith." + op + " %i, %j fastmath<nnan> : f32" + useF
}

func TestRules(t *testing.T) {
	var cases []irtest.RuleCase
	for _, c := range ruleCases {
		cases = append(cases, irtest.RuleCase{Rule: c.rule, Fires: c.fires, Want: c.want, Not: c.not})
	}
	irtest.Rules(t, cases, arith.New(arithdefs.Hooks{}), ub.New(ubdefs.Hooks{}))
}

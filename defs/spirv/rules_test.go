package spirv_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/defs/spirv"
	"github.com/odsgen/ods/tests/irtest"
)

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	const values = `%x = "t.v"() : () -> i32 %y = "t.v"() : () -> i32 %p0 = "t.v"() : () -> i1 %q0 = "t.v"() : () -> i1 ` +
		`%0 = spirv.Constant 0 : i32 %1 = spirv.Constant 1 : i32 %4 = spirv.Constant 4 : i32 %8 = spirv.Constant 8 : i32 `
	use := func(text, t string) string { return values + text + ` "t.use"(%r) : (` + t + `) -> ()` }
	var cases []irtest.RuleCase
	for _, c := range [][3]string{
		{"IEqual", "INotEqual", "%x, %y : i32"}, {"INotEqual", "IEqual", "%x, %y : i32"},
		{"LogicalEqual", "LogicalNotEqual", "%p0, %q0 : i1"}, {"LogicalNotEqual", "LogicalEqual", "%p0, %q0 : i1"},
	} {
		cases = append(cases, irtest.RuleCase{
			Rule:  "ConvertLogicalNotOf" + c[0],
			Fires: use(`%i = spirv.`+c[0]+` `+c[2]+` %r = spirv.LogicalNot %i : i1`, "i1"),
			Want:  `"spirv.` + c[1] + `"`,
			Not:   use(`%i = spirv.ULessThan %x, %y : i32 %r = spirv.LogicalNot %i : i1`, "i1"),
		})
	}
	const pair = `!spirv.struct<(i32, i32)>`
	fold := func(rule, op, operands, want, not string) {
		cases = append(cases, irtest.RuleCase{
			Rule:  rule,
			Fires: use(`%r = spirv.`+op+` `+operands+` : `+pair, pair),
			Want:  want,
			Not:   use(`%r = spirv.`+op+` `+not+` : `+pair, pair),
		})
	}
	fold("IAddCarryZero", "IAddCarry", "%x, %0", `"spirv.CompositeConstruct"(%0, %1)`, "%x, %y")
	fold("IAddCarryFold", "IAddCarry", "%8, %4", `value = 12 : i32`, "%x, %4")
	fold("SMulExtendedFold", "SMulExtended", "%8, %4", `value = 32 : i32`, "%x, %4")
	fold("UMulExtendedFold", "UMulExtended", "%8, %4", `value = 32 : i32`, "%x, %4")
	fold("SMulExtendedZero", "SMulExtended", "%x, %0", `"spirv.CompositeConstruct"`, "%x, %1")
	fold("UMulExtendedZero", "UMulExtended", "%x, %0", `"spirv.CompositeConstruct"`, "%x, %4")
	fold("UMulExtendedOne", "UMulExtended", "%x, %1", `"spirv.CompositeConstruct"(%1, %0)`, "%x, %4")
	const (
		outer = `!spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>`
		inner = `!spirv.ptr<!spirv.array<4 x f32>, Function>`
		leaf  = `!spirv.ptr<f32, Function>`
	)
	part := `%i = spirv.AccessChain %p[%x] : ` + outer + `, i32 -> ` + inner
	cases = append(cases,
		irtest.RuleCase{
			Rule:  "UModSimplification",
			Fires: use(`%i = spirv.UMod %x, %8 : i32 %r = spirv.UMod %i, %4 : i32`, "i32"),
			Want:  `"spirv.UMod"(%1, `,
			Not:   use(`%i = spirv.UMod %x, %4 : i32 %r = spirv.UMod %i, %8 : i32`, "i32"),
		},
		irtest.RuleCase{
			Rule: "CombineChainedAccessChain",
			Fires: use(`%p = "t.v"() : () -> `+outer+` `+part+
				` %r = spirv.AccessChain %i[%y] : `+inner+`, i32 -> `+leaf, leaf),
			Want: `(` + outer + `, i32, i32) -> ` + leaf,
			Not:  use(`%p = "t.v"() : () -> `+outer+` `+strings.Replace(part, "%i =", "%r =", 1), inner),
		})
	irtest.Rules(t, cases, spirv.New())
}

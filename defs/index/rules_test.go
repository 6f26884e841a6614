package index_test

import (
	"testing"

	"github.com/odsgen/ods/tests/irtest"
)

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	irtest.Rules(t, []irtest.RuleCase{
		{Rule: "add_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.add %x, %c3 %r = index.add %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 8 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.add %x, %c3 %r = index.add %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "mul_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.mul %x, %c3 %r = index.mul %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 15 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.mul %x, %c3 %r = index.mul %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "maxs_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.maxs %x, %c3 %r = index.maxs %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 5 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.maxs %x, %c3 %r = index.maxs %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "maxu_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.maxu %x, %c3 %r = index.maxu %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 5 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.maxu %x, %c3 %r = index.maxu %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "mins_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.mins %x, %c3 %r = index.mins %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 3 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.mins %x, %c3 %r = index.mins %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "minu_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.minu %x, %c3 %r = index.minu %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 3 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.minu %x, %c3 %r = index.minu %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "and_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.and %x, %c3 %r = index.and %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 1 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.and %x, %c3 %r = index.and %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "or_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.or %x, %c3 %r = index.or %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 7 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.or %x, %c3 %r = index.or %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "xor_of_constants", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.xor %x, %c3 %r = index.xor %i, %c5 "t.use"(%r) : (index) -> ()`,
			Want: `value = 6 : index`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %i = index.xor %x, %c3 %r = index.xor %i, %y "t.use"(%r) : (index) -> ()`},
		{Rule: "CmpOfSub", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %c0 = index.constant 0 %s = index.sub %x, %y %r = index.cmp slt(%s, %c0) "t.use"(%r) : (i1) -> ()`,
			Want: `"index.cmp"(%0#0, %0#1) <{pred = #index<cmp_predicate slt>}>`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %c0 = index.constant 0 %s = index.sub %x, %y %r = index.cmp slt(%s, %c3) "t.use"(%r) : (i1) -> ()`},
		{Rule: "CmpWithSub", Fires: `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %c0 = index.constant 0 %s = index.sub %x, %y %r = index.cmp slt(%c0, %s) "t.use"(%r) : (i1) -> ()`,
			Want: `"index.cmp"(%0#1, %0#0) <{pred = #index<cmp_predicate slt>}>`,
			Not:  `%x, %y = "t.v"() : () -> (index, index) %c3 = index.constant 3 %c5 = index.constant 5 %c0 = index.constant 0 %s = index.sub %x, %y %r = index.cmp slt(%c3, %s) "t.use"(%r) : (i1) -> ()`},
	}, dialects()...)
}

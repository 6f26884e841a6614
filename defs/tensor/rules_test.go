package tensor_test

import (
	"testing"

	"github.com/odsgen/ods/tests/irtest"
)

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	irtest.Rules(t, []irtest.RuleCase{
		{Rule: "BitcastOfBitcast", Fires: `%t = "t.v"() : () -> tensor<?xi32> %q = "t.v"() : () -> tensor<*xi32> %x = "t.v"() : () -> index %i = tensor.bitcast %t : tensor<?xi32> to tensor<?xf32> %r = tensor.bitcast %i : tensor<?xf32> to tensor<?xui32> "t.use"(%r) : (tensor<?xui32>) -> ()`,
			Want: `"tensor.bitcast"(%0) : (tensor<?xi32>) -> tensor<?xui32>`,
			Not:  `%t = "t.v"() : () -> tensor<?xi32> %q = "t.v"() : () -> tensor<*xi32> %x = "t.v"() : () -> index %r = tensor.bitcast %t : tensor<?xi32> to tensor<?xf32> "t.use"(%r) : (tensor<?xf32>) -> ()`},
		{Rule: "ExtractOfCast", Fires: `%t = "t.v"() : () -> tensor<?xi32> %q = "t.v"() : () -> tensor<*xi32> %x = "t.v"() : () -> index %i = tensor.cast %t : tensor<?xi32> to tensor<4xi32> %r = tensor.extract %i[%x] : tensor<4xi32> "t.use"(%r) : (i32) -> ()`,
			Want: `"tensor.extract"(%0, %2)`,
			Not:  `%t = "t.v"() : () -> tensor<?xi32> %q = "t.v"() : () -> tensor<*xi32> %x = "t.v"() : () -> index %i = tensor.cast %q : tensor<*xi32> to tensor<4xi32> %r = tensor.extract %i[%x] : tensor<4xi32> "t.use"(%r) : (i32) -> ()`},
		{Rule: "ExtractOfIndexCast", Fires: `%t = "t.v"() : () -> tensor<?xi32> %q = "t.v"() : () -> tensor<*xi32> %x = "t.v"() : () -> index %i = arith.index_cast %t : tensor<?xi32> to tensor<?xindex> %r = tensor.extract %i[%x] : tensor<?xindex> "t.use"(%r) : (index) -> ()`,
			Want: `%3 = "tensor.extract"(%0, %2) : (tensor<?xi32>, index) -> i32 %4 = "arith.index_cast"(%3) : (i32) -> index`,
			Not:  `%t = "t.v"() : () -> tensor<?xi32> %q = "t.v"() : () -> tensor<*xi32> %x = "t.v"() : () -> index %i = arith.extui %t : tensor<?xi32> to tensor<?xi64> %r = tensor.extract %i[%x] : tensor<?xi64> "t.use"(%r) : (i64) -> ()`},
	}, dialects()...)
}

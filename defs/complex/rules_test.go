package complexd_test

import (
	"testing"

	"github.com/odsgen/ods/tests/irtest"
)

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	irtest.Rules(t, []irtest.RuleCase{
		{Rule: "ReOfNegatedCreate", Fires: `%c = complex.create %f, %g : complex<f32> %n = complex.neg %c : complex<f32> %r = complex.re %n : complex<f32> "t.use"(%r) : (f32) -> ()`,
			Want: `"arith.negf"(%arg2)`,
			Not:  `%c = complex.create %f, %g : complex<f32> %n = complex.conj %c : complex<f32> %r = complex.re %n : complex<f32> "t.use"(%r) : (f32) -> ()`},
		{Rule: "ImOfNegatedCreate", Fires: `%c = complex.create %f, %g : complex<f32> %n = complex.neg %c : complex<f32> %r = complex.im %n : complex<f32> "t.use"(%r) : (f32) -> ()`,
			Want: `"arith.negf"(%arg3)`,
			Not:  `%c = complex.create %f, %g : complex<f32> %n = complex.conj %c : complex<f32> %r = complex.im %n : complex<f32> "t.use"(%r) : (f32) -> ()`},
		{Rule: "ArithBitcast", Fires: `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %i = complex.bitcast %w : i64 to complex<f32> %r = complex.bitcast %i : complex<f32> to f64 "t.use"(%r) : (f64) -> ()`,
			Want: `"arith.bitcast"(%1) : (i64) -> f64`,
			Not:  `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %r = complex.bitcast %v : complex<f32> to i64 "t.use"(%r) : (i64) -> ()`},
		{Rule: "BitcastOfBitcast", Fires: `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %i = complex.bitcast %w : i64 to complex<f32> %r = complex.bitcast %i : complex<f32> to f64 "t.use"(%r) : (f64) -> ()`,
			Want: `(%1) : (i64) -> f64`,
			Not:  `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %r = complex.bitcast %v : complex<f32> to i64 "t.use"(%r) : (i64) -> ()`},
		{Rule: "BitcastOfArithBitcast", Fires: `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %i = arith.bitcast %w : i64 to f64 %r = complex.bitcast %i : f64 to complex<f32> "t.use"(%r) : (complex<f32>) -> ()`,
			Want: `"complex.bitcast"(%1) : (i64) -> complex<f32>`,
			Not:  `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %r = complex.bitcast %w : i64 to complex<f32> "t.use"(%r) : (complex<f32>) -> ()`},
		{Rule: "ArithBitcastOfBitcast", Fires: `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %i = complex.bitcast %v : complex<f32> to i64 %r = arith.bitcast %i : i64 to f64 "t.use"(%r) : (f64) -> ()`,
			Want: `"complex.bitcast"(%0) : (complex<f32>) -> f64`,
			Not:  `%v = "t.v"() : () -> complex<f32> %w = "t.v"() : () -> i64 %r = arith.bitcast %w : i64 to f64 "t.use"(%r) : (f64) -> ()`},
	}, dialects()...)
}

package vector_test

import (
	"testing"

	"github.com/odsgen/ods/tests/irtest"
)

// memory is what the cases of loads and stores start with.
const memory = `%m = "t.v"() : () -> memref<8xf32> %i = "t.v"() : () -> index %x = "t.v"() : () -> vector<8xf32> %some = "t.v"() : () -> vector<8xi1> ` +
	`%all = arith.constant dense<true> : vector<8xi1> %none = arith.constant dense<false> : vector<8xi1> ` +
	`%n = vector.step : vector<8xindex> %p = "t.v"() : () -> vector<8xindex> %t = "t.v"() : () -> tensor<8xf32> `

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	use := ` "t.use"(%r) : (vector<8xf32>) -> ()`
	const (
		masks  = ` : memref<8xf32>, vector<8xi1>, vector<8xf32>`
		places = `, vector<8xindex>, vector<8xi1>, vector<8xf32>`
	)
	irtest.Rules(t, []irtest.RuleCase{
		{Rule: "BroadcastOfBroadcast", Fires: `%y = vector.broadcast %f : f32 to vector<1xf32> %r = vector.broadcast %y : vector<1xf32> to vector<8xf32>` + use,
			Want: `"vector.broadcast"(%arg2) : (f32) -> vector<8xf32>`,
			Not:  memory + `%y = vector.shape_cast %x : vector<8xf32> to vector<2x4xf32> %r = vector.broadcast %y : vector<2x4xf32> to vector<3x2x4xf32> "t.use"(%r) : (vector<3x2x4xf32>) -> ()`},
		{Rule: "TransposeOfTranspose",
			Fires: `%x = "t.v"() : () -> vector<2x3x4xf32> %y = vector.transpose %x, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>` +
				` %r = vector.transpose %y, [0, 2, 1] : vector<3x4x2xf32> to vector<3x2x4xf32> "t.use"(%r) : (vector<3x2x4xf32>) -> ()`,
			Want: `"vector.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (vector<2x3x4xf32>) -> vector<3x2x4xf32>`,
			Not: `%x = "t.v"() : () -> vector<2x3xf32> %r = vector.transpose %x, [1, 0] : vector<2x3xf32> to vector<3x2xf32>` +
				` "t.use"(%r) : (vector<3x2xf32>) -> ()`},
		{Rule: "ShuffleOfScalar",
			Fires: `%y = vector.broadcast %f : f32 to vector<4xf32> %z = vector.broadcast %f : f32 to vector<2xf32>` +
				` %r = vector.shuffle %y, %z [0, 1, 2, 3, 4, 5, 1, 0] : vector<4xf32>, vector<2xf32>` + use,
			Want: `"vector.broadcast"(%arg2) : (f32) -> vector<8xf32>`,
			Not: `%y = vector.broadcast %f : f32 to vector<4xf32> %z = vector.broadcast %g : f32 to vector<2xf32>` +
				` %r = vector.shuffle %y, %z [0, 1, 2, 3, 4, 5, 1, 0] : vector<4xf32>, vector<2xf32>` + use},
		{Rule: "MaskedLoadOfAll", Fires: memory + `%r = vector.maskedload %m[%i], %all, %x` + masks + ` into vector<8xf32>` + use,
			Want: `"vector.load"(%0, %1) : (memref<8xf32>, index) -> vector<8xf32>`,
			Not:  memory + `%r = vector.maskedload %m[%i], %some, %x` + masks + ` into vector<8xf32>` + use},
		{Rule: "MaskedLoadOfNothing", Fires: memory + `%r = vector.maskedload %m[%i], %none, %x` + masks + ` into vector<8xf32>` + use,
			Want: `"t.use"(%2)`, Not: memory + `%r = vector.maskedload %m[%i], %some, %x` + masks + ` into vector<8xf32>` + use},
		{Rule: "ExpandLoadOfAll", Fires: memory + `%r = vector.expandload %m[%i], %all, %x` + masks + ` into vector<8xf32>` + use,
			Want: `"vector.load"(%0, %1) : (memref<8xf32>, index) -> vector<8xf32>`,
			Not:  memory + `%r = vector.expandload %m[%i], %some, %x` + masks + ` into vector<8xf32>` + use},
		{Rule: "ExpandLoadOfNothing", Fires: memory + `%r = vector.expandload %m[%i], %none, %x` + masks + ` into vector<8xf32>` + use,
			Want: `"t.use"(%2)`, Not: memory + `%r = vector.expandload %m[%i], %some, %x` + masks + ` into vector<8xf32>` + use},
		{Rule: "MaskedStoreOfAll", Fires: memory + `vector.maskedstore %m[%i], %all, %x` + masks, Want: `"vector.store"(%2, %0, %1)`,
			Not: memory + `vector.maskedstore %m[%i], %some, %x` + masks},
		{Rule: "MaskedStoreOfNothing", Fires: memory + `vector.maskedstore %m[%i], %none, %x` + masks, Want: `"t.v"`,
			Not: memory + `vector.maskedstore %m[%i], %some, %x` + masks},
		{Rule: "CompressStoreOfAll", Fires: memory + `vector.compressstore %m[%i], %all, %x` + masks,
			Want: `"vector.store"(%2, %0, %1)`,
			Not:  memory + `vector.compressstore %m[%i], %some, %x` + masks},
		{Rule: "CompressStoreOfNothing", Fires: memory + `vector.compressstore %m[%i], %none, %x` + masks, Want: `"t.v"`,
			Not: memory + `vector.compressstore %m[%i], %some, %x` + masks},
		{Rule: "GatherOfNothing", Fires: memory + `%r = vector.gather %m[%i][%p], %none, %x : memref<8xf32>` + places +
			` into vector<8xf32>` + use,
			Want: `"t.use"(%2)`, Not: memory + `%r = vector.gather %m[%i][%p], %all, %x : memref<8xf32>` + places + ` into vector<8xf32>` +
				use},
		{Rule: "ScatterOfNothing", Fires: memory + `vector.scatter %m[%i][%p], %none, %x : memref<8xf32>` + places, Want: `"t.v"`,
			Not: memory + `vector.scatter %m[%i][%p], %all, %x : memref<8xf32>` + places},
		{Rule: "GatherOfNeighbours", Fires: memory + `%r = vector.gather %m[%i][%n], %some, %x : memref<8xf32>` + places +
			` into vector<8xf32>` + use,
			Want: `"vector.maskedload"(%0, %1, %3, %2)`,
			Not:  memory + `%r = vector.gather %t[%i][%n], %some, %x : tensor<8xf32>` + places + ` into vector<8xf32>` + use},
		{Rule: "ScatterToNeighbours", Fires: memory + `vector.scatter %m[%i][%n], %some, %x : memref<8xf32>` + places,
			Want: `"vector.maskedstore"(%0, %1, %3, %2)`, Not: memory + `vector.scatter %m[%i][%p], %some, %x : memref<8xf32>` + places},
	}, dialects()...)
}

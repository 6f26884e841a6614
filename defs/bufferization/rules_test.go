package bufferization_test

import (
	"testing"

	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/tests/irtest"
)

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	irtest.Rules(t, []irtest.RuleCase{
		{Rule: "DimOfToTensor", Fires: `%t = "t.v"() : () -> tensor<?xi32> %m = "t.v"() : () -> memref<?xi32> %x = "t.v"() : () -> index %i = bufferization.to_tensor %m : memref<?xi32> to tensor<?xi32> %r = tensor.dim %i, %x : tensor<?xi32> "t.use"(%r) : (index) -> ()`,
			Want: `"memref.dim"(%1, %2)`,
			Not:  `%t = "t.v"() : () -> tensor<?xi32> %m = "t.v"() : () -> memref<?xi32> %x = "t.v"() : () -> index %r = tensor.dim %t, %x : tensor<?xi32> "t.use"(%r) : (index) -> ()`},
		{Rule: "DimOfToBuffer", Fires: `%t = "t.v"() : () -> tensor<?xi32> %m = "t.v"() : () -> memref<?xi32> %x = "t.v"() : () -> index %i = bufferization.to_buffer %t : tensor<?xi32> to memref<?xi32> %r = memref.dim %i, %x : memref<?xi32> "t.use"(%r) : (index) -> ()`,
			Want: `"tensor.dim"(%0, %2)`,
			Not:  `%t = "t.v"() : () -> tensor<?xi32> %m = "t.v"() : () -> memref<?xi32> %x = "t.v"() : () -> index %r = memref.dim %m, %x : memref<?xi32> "t.use"(%r) : (index) -> ()`},
		{Rule: "LoadOfToBuffer", Fires: `%t = "t.v"() : () -> tensor<?xi32> %m = "t.v"() : () -> memref<?xi32> %x = "t.v"() : () -> index %i = bufferization.to_buffer %t : tensor<?xi32> to memref<?xi32> %r = memref.load %i[%x] : memref<?xi32> "t.use"(%r) : (i32) -> ()`,
			Want: `"tensor.extract"(%0, %2)`,
			Not:  `%t = "t.v"() : () -> tensor<?xi32> %m = "t.v"() : () -> memref<?xi32> %x = "t.v"() : () -> index %r = memref.load %m[%x] : memref<?xi32> "t.use"(%r) : (i32) -> ()`},
	}, bufferization.New(), arith.New(), memref.New(), tensor.New())
}

package shape_test

import (
	"testing"

	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/shape"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/tests/irtest"
)

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	irtest.Rules(t, []irtest.RuleCase{
		{Rule: "IndexToSizeOfSizeToIndex", Fires: `%s = "t.v"() : () -> !shape.size %x = "t.v"() : () -> index %i = shape.size_to_index %s : !shape.size %r = shape.index_to_size %i "t.use"(%r) : (!shape.size) -> ()`,
			Want: `"t.use"(%0)`,
			Not:  `%s = "t.v"() : () -> !shape.size %x = "t.v"() : () -> index %r = shape.index_to_size %x "t.use"(%r) : (!shape.size) -> ()`},
		{Rule: "SizeToIndexOfIndexToSize", Fires: `%s = "t.v"() : () -> !shape.size %x = "t.v"() : () -> index %i = shape.index_to_size %x %r = shape.size_to_index %i : !shape.size "t.use"(%r) : (index) -> ()`,
			Want: `"t.use"(%1)`,
			Not:  `%s = "t.v"() : () -> !shape.size %x = "t.v"() : () -> index %r = shape.size_to_index %s : !shape.size "t.use"(%r) : (index) -> ()`},
	}, shape.New(), arith.New(), tensor.New())
}

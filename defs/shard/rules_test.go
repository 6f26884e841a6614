package shard_test

import (
	"testing"

	"github.com/odsgen/ods/defs/shard"
	"github.com/odsgen/ods/tests/irtest"
)

// TestRules shows for each rule of the definition where it fires, what it makes, and a near miss.
func TestRules(t *testing.T) {
	const x, typ = `module { shard.grid @g(shape = 1) %x = "t.v"() : () -> tensor<4xf32> `, `tensor<4xf32>`
	var cases []irtest.RuleCase
	for _, c := range [][3]string{
		{"all_gather", "gather_axis = 0 : tensor<4xf32> ->"}, {"all_reduce", ": tensor<4xf32> ->"},
		{"all_slice", "slice_axis = 0 : tensor<4xf32> ->"},
		{"all_to_all", "split_axis = 0 concat_axis = 0 : tensor<4xf32> ->"}, {"reduce_scatter", "scatter_axis = 0 : tensor<4xf32> ->"},
		{"broadcast", "root = [] : (tensor<4xf32>) ->", "root = [0] : (tensor<4xf32>) ->"},
		{"gather", "gather_axis = 0 root = [] : (tensor<4xf32>) ->", "gather_axis = 0 root = [0] : (tensor<4xf32>) ->"},
		{"recv", ": (tensor<4xf32>) ->"}, {"reduce", "root = [] : (tensor<4xf32>) ->", "root = [0] : (tensor<4xf32>) ->"},
		{"scatter", "scatter_axis = 0 root = [] : (tensor<4xf32>) ->", "scatter_axis = 0 root = [0] : (tensor<4xf32>) ->"},
		{"send", "destination = [] : (tensor<4xf32>) ->", "destination = [0] : (tensor<4xf32>) ->"},
	} {
		rest := c[2]
		if rest == "" {
			rest = c[1]
		}
		use := ` "t.use"(%r) : (` + typ + `) -> () }`
		cases = append(cases, irtest.RuleCase{
			Rule:  "EmptyGridAxes_" + c[0],
			Fires: x + `%r = shard.` + c[0] + ` %x on @g ` + c[1] + ` ` + typ + use,
			Want:  `"t.use"(%0)`,
			Not:   x + `%r = shard.` + c[0] + ` %x on @g grid_axes = [0] ` + rest + ` ` + typ + use,
		})
	}
	irtest.Rules(t, cases, shard.New())
}

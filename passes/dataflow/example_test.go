package dataflow_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dataflow"
)

// What is known about the values of a function: the constant condition makes ^bb1 unreachable, so ^bb2 is only reached
// with %m.
func Example() {
	ctx := core.NewContext(arith.New(), cf.New(), funcd.New(), ub.New())
	module, list := core.Parse(ctx, []byte(`
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %no = arith.constant false
  %m = arith.andi %x, %c3 : i32
  %unused = arith.muli %x, %x : i32
  cf.cond_br %no, ^bb1, ^bb2(%m : i32)
^bb1:
  cf.br ^bb2(%x : i32)
^bb2(%r: i32):
  return %r : i32
}`), core.ParseOptions{Name: "example"})
	if module == nil {
		fmt.Println(list)
		return
	}
	body := module.Region(0).Entry().First().Region(0)
	var c3, unused *core.Value
	for op := range body.Entry().Ops() {
		switch op.Name() {
		case "arith.muli":
			unused = op.Result(0)
		case "arith.constant":
			if c3 == nil {
				c3 = op.Result(0)
			}
		}
	}
	r := body.Last().Arg(0)

	constants := dataflow.Solve[dataflow.Constant](module, dataflow.Constants{})
	fmt.Println("constant:", core.AttrString(constants.Of(c3).Attr))
	fmt.Println("^bb1 is reachable:", constants.IsReachable(body.Entry().Next()))
	bounds := dataflow.Solve[dataflow.Bounds](module, dataflow.Ranges{}).Of(r).Range
	least, _ := bounds.SMin.ZExtValue()
	most, _ := bounds.SMax.ZExtValue()
	fmt.Printf("%%r is from %d to %d\n", least, most)
	live := dataflow.FindLive(module)
	fmt.Println("live:", live.IsLive(r), live.IsLive(unused))
	// Output:
	// constant: 3 : i32
	// ^bb1 is reachable: false
	// %r is from 0 to 3
	// live: true false
}

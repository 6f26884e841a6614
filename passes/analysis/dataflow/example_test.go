package dataflow_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/analysis/dataflow"
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

// taint says which values may depend on a parameter: 0 is unknown, 1 clean and 2 tainted.
type taint struct{}

func (taint) Join(a, b int) int                          { return max(a, b) }
func (taint) Equal(a, b int) bool                        { return a == b }
func (taint) IsBottom(t int) bool                        { return t == 0 }
func (taint) Entry(*core.Value) int                      { return 2 }
func (taint) Constant(*core.Context, int) core.Attribute { return nil }
func (taint) Visit(s *dataflow.Solver[int], op *core.Operation, operands []int) {
	level := 1 // clean
	for _, t := range operands {
		if t == 0 {
			return // nothing is known about the operand yet
		}
		level = max(level, t)
	}
	for _, r := range op.Results() {
		s.Join(r, level)
	}
}

// An analysis of one's own beside that of constants: what comes from the dead block does not taint %r. Alone, it takes
// both ways for possible.
func ExampleJoint() {
	ctx := core.NewContext(arith.New(), cf.New(), funcd.New(), ub.New())
	module, err := core.ParseString(ctx, "example", `
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %no = arith.constant false
  cf.cond_br %no, ^bb1, ^bb2(%c3 : i32)
^bb1:
  cf.br ^bb2(%x : i32)
^bb2(%r: i32):
  return %r : i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	r := module.Body().First().Region(0).Last().Arg(0)
	levels := [...]string{"unknown", "clean", "tainted"}
	fmt.Println("alone:", levels[dataflow.Solve[int](module, taint{}).Of(r)])

	j := dataflow.NewJoint(module)
	constants, tainted := dataflow.Load(j, dataflow.Constants{}), dataflow.Load(j, taint{})
	j.Solve()
	fmt.Println("with constants:", levels[tainted.Of(r)], constants.Of(r).Attr)
	// Output:
	// alone: tainted
	// with constants: clean 3 : i32
}

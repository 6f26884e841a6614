package core_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

// costly is an interface that a program adds to operations and types of others.
type costly interface{ Cost() int }

type cost int

func (c cost) Cost() int { return int(c) }

var (
	costlyOp   = core.OpInterface[costly]{Name: "Costly"}
	costlyType = core.TypeInterface[costly]{Name: "CostlyType"}
)

// An operation costs what its type does, for operations of dialect arith that know nothing of it.
func ExampleOpInterface_Attach() {
	r := core.NewRegistry(all.Dialects()...)
	r.AddExtension(core.Extension{Dialects: []string{"arith"}, Apply: func(l *core.Loading) {
		costlyType.Attach(l, "builtin.integer", func(t core.Type) (costly, bool) { return cost(core.StorageWidth(t)), true })
		costlyOp.Attach(l, "arith.muli", func(op *core.Operation) (costly, bool) { return costlyType.Of(op.Result(0).Type()) })
	}})
	m, err := core.ParseString(core.NewContextWith(r), "f.mlir", `
func.func @f(%a: i64, %b: index) {
  %0 = arith.muli %a, %a : i64
  %1 = arith.muli %b, %b : index
  %2 = arith.addi %a, %a : i64
  return
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	m.Walk(func(op *core.Operation) {
		if c, ok := costlyOp.Of(op); ok {
			fmt.Println(op.Name(), c.Cost())
		}
	})
	// Output: arith.muli 64
}

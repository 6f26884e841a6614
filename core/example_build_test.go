package core_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/iface/control"
)

// Operations are made at an insertion point, with the location that the builder has.
func ExampleBuilder() {
	ctx := core.NewContext(arithdefs.New())
	module := core.NewModule(ctx, core.Location{})
	b := core.BuilderAtEnd(ctx, module.Body())
	three := arith.NewConstant(b, ctx.I32Attr(3)).Result()
	nine := arith.NewMulI(b, three, three)
	b.SetBefore(nine.Op)
	arith.NewConstant(b, ctx.Bool(true))
	fmt.Println(module)
	// Output:
	// module {
	//   %c3_i32 = arith.constant 3 : i32
	//   %true = arith.constant true
	//   %0 = arith.muli %c3_i32, %c3_i32 : i32
	// }
}

// A front end that may be wrong gets an error with the place in its own source, and nothing of what it built remains.
func ExampleBuilder_Try() {
	ctx := core.NewContext(arithdefs.New())
	source := &core.Source{Name: "sum.lang", Text: []byte("let x = 1\nx + 2.5\n"), FirstLine: 1}
	ctx.AddSource(source)
	module := core.NewModule(ctx, source.LocAt(0))
	b := core.BuilderAtEnd(ctx, module.Body())
	err := b.Try(func() {
		x := arith.NewConstant(b, ctx.I32Attr(1)).Result()
		b.SetLoc(source.LocAt(12))
		arith.NewAddF(b, x, x)
	})
	fmt.Println(err)
	fmt.Println(module.Body().First() == nil)
	// Output:
	// sum.lang:2:3: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'i32'
	// true
}

// pick says that arith.maxsi chooses, which its dialect does not say.
type pick struct{ arith.MaxSIOp }

func (p pick) Condition() *core.Value  { return nil }
func (p pick) TrueValue() *core.Value  { return p.Lhs() }
func (p pick) FalseValue() *core.Value { return p.Rhs() }

// An external model implements an interface for an operation of a dialect that others define.
func ExampleOpInterface_Attach_shipped() {
	ctx := core.NewContext(arithdefs.New())
	ctx.Extend(core.Extension{Dialects: []string{"arith"}, Apply: func(l *core.Loading) {
		ok := control.SelectLikeOpInterfaceKey.Attach(l, "arith.maxsi", func(op *core.Operation) (control.SelectLikeOpInterface, bool) {
			view, ok := arith.AsMaxSIOp(op)
			return pick{view}, ok
		})
		fmt.Println("attached:", ok)
	}})
	b := core.BuilderAtEnd(ctx, core.NewModule(ctx, core.Location{}).Body())
	one := arith.NewConstant(b, ctx.I32Attr(1)).Result()
	chosen, ok := control.SelectLikeOpInterfaceKey.Of(arith.NewMaxSI(b, one, one).Op)
	fmt.Println(ok, chosen.TrueValue() == one)
	// Output:
	// attached: true
	// true true
}

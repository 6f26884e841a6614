package core_test

import (
	"fmt"

	"github.com/odsgen/ods/core"
)

// Verify reports what is wrong in upstream's words and order.
func ExampleVerify() {
	ctx := core.NewContext()
	m := core.NewModule(ctx, core.Location{})
	b := core.BuilderAtEnd(ctx, m.Body())
	b.Create(&core.OperationState{Info: ctx.OpName("my.op")})

	r := core.NewReporter(ctx)
	ok := core.Verify(m, r, core.VerifyOptions{})
	fmt.Println(ok, len(r.List()))

	ctx.AllowUnregistered(true)
	fmt.Println(core.Verify(m, core.NewReporter(ctx), core.VerifyOptions{}))
	// Output:
	// false 1
	// true
}

// A symbol table gives constant-time lookup and unique names.
func ExampleNewSymbols() {
	ctx := core.NewContext()
	ctx.AllowUnregistered(true)
	m := core.NewModule(ctx, core.Location{})
	symbols := core.NewSymbols(m)
	for range 3 {
		op := core.Create(&core.OperationState{Info: ctx.OpName("my.global")})
		op.SetSymbolName("g")
		fmt.Println(symbols.Insert(op, nil))
	}
	fmt.Println(symbols.Lookup("g_1") == m.Body().Last())
	// Output:
	// g
	// g_0
	// g_1
	// true
}

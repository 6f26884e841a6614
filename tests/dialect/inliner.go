package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/inline"
)

// inliner says what may be inlined: everything, but for calls that say no.
type inliner struct{ inline.Anything }

// MayInlineCall implements [inline.Dialect].
func (inliner) MayInlineCall(call, _ *core.Operation, _ bool) bool {
	return call.Attr("noinline") == nil
}

// Analyze implements [inline.Dialect]: what a function as a value does when it is called does not matter where it
// stands.
func (inliner) Analyze(op *core.Operation) bool { return !op.Is(&FunctionalRegionOpDef) }

// ReplaceResults implements [inline.Dialect] for test.return.
func (inliner) ReplaceResults(op *core.Operation, results []*core.Value) {
	if !op.Is(&ReturnDef) {
		return
	}
	for i, r := range results {
		if i < op.NumOperands() {
			r.ReplaceAllUsesWith(op.Operand(i))
		}
	}
}

// Convert implements [inline.Dialect] for integers of 16 and 32 bits.
func (inliner) Convert(b *core.Builder, v *core.Value, t core.Type, loc core.Location) *core.Operation {
	fits := func(t core.Type) bool { return t == b.Context().Integer(16) || t == b.Context().I32() }
	if !fits(v.Type()) || !fits(t) {
		return nil
	}
	return Cast{Operand0: []*core.Value{v}, Result0Type: t, Loc: loc}.Build(b).Op
}

// Argument implements [inline.Dialect]: a parameter may ask for an operation between.
func (inliner) Argument(b *core.Builder, call, _ *core.Operation, arg *core.Value, attrs *core.DictAttr) *core.Value {
	if attrs == nil || attrs.Get("test.handle_argument") == nil {
		return arg
	}
	return TypeChanger{Operand0: arg, Result0Type: arg.Type(), Loc: call.Loc()}.Build(b).Op.Result(0)
}

// Result implements [inline.Dialect]: a result may ask for an operation between.
func (inliner) Result(b *core.Builder, call, _ *core.Operation, result *core.Value, attrs *core.DictAttr) *core.Value {
	if attrs == nil || attrs.Get("test.handle_result") == nil {
		return result
	}
	return TypeChanger{Operand0: result, Result0Type: result.Type(), Loc: call.Loc()}.Build(b).Op.Result(0)
}

// Inlined implements [inline.Dialect]: it marks what was inlined for test.conversion_call_op.
func (inliner) Inlined(call *core.Operation, first, end *core.Block) {
	if !call.Is(&ConversionCallOpDef) {
		return
	}
	for b := first; b != end; b = b.Next() {
		for op := range b.Ops() {
			op.Walk(func(op *core.Operation) { op.SetAttr("inlined_conversion", op.Context().Unit()) })
		}
	}
}

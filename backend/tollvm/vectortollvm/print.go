package vectortollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/convert/toapfloat/kinds"
)

// punctuationPrinters are the functions of the runtime library that print something between elements.
var punctuationPrinters = map[vector.PrintPunctuation]string{
	vector.PrintPunctuationOpen:    "printOpen",
	vector.PrintPunctuationClose:   "printClose",
	vector.PrintPunctuationComma:   "printComma",
	vector.PrintPunctuationNewLine: "printNewline",
}

// print calls functions of the runtime library. Vectors are to be split into elements before.
func (v vectors) print(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	module := tollvm.EnclosingModule(op)
	if module == nil {
		return rw.NoMatch(op, "it is in no module")
	}
	p := core.Must(vector.AsPrintOp(op))
	e := v.emit(&rw.Builder)
	if p.Source() != nil && !v.printScalar(e, module, p.Source().Type(), in[0]) {
		return rw.NoMatch(op, "there is no function that prints such values")
	}
	if text, ok := p.StringLiteral(); ok {
		if !v.printString(e, module, text) {
			return false
		}
	} else if name := punctuationPrinters[p.Punctuation()]; name != "" && !v.callPrinter(e, module, name) {
		return false
	}
	rw.EraseOp(op)
	return true
}

// callPrinter calls a function of the runtime library that returns nothing.
func (v vectors) callPrinter(e emitter, module *core.Operation, name string, args ...*core.Value) bool {
	f := tollvm.LibFunction{Name: name, Result: llvmdefs.Void(v.Context()), Reserved: true, Loc: module.Loc()}
	for _, a := range args {
		f.Params = append(f.Params, a.Type())
	}
	fn := v.Library().Function(v.TypeConverter, e.Builder, module, f)
	if fn == nil {
		return false
	}
	v.Library().Call(e.Builder, fn, args...)
	return true
}

// printScalar prints a number; x is what it was converted to.
func (v vectors) printScalar(e emitter, module *core.Operation, t core.Type, x *core.Value) bool {
	if v.ConvertOne(t) == nil {
		return false
	}
	i64 := v.Context().I64()
	var name string
	var widen func() *core.Value // to what the function takes
	switch t := t.(type) {
	case *core.FloatType:
		switch t {
		case v.Context().F32():
			name = "printF32"
		case v.Context().F64():
			name = "printF64"
		case v.Context().F16():
			name = "printF16"
		case v.Context().BF16():
			name = "printBF16"
		default:
			return v.printAnyFloat(e, module, t, x)
		}
		if t.Width() == 16 {
			widen = func() *core.Value { return llvm.NewBitcast(e.Builder, v.Context().Integer(16), x).Op.Result(0) }
		}
	case *core.IndexType:
		name = "printU64"
	case *core.IntegerType:
		unsigned := t.Signedness() == core.Unsigned
		name = "printI64"
		if unsigned {
			name = "printU64"
		}
		switch {
		case t.Width() > 64:
			return false
		case t.Width() == 64:
		case unsigned || t.Width() == 1: // true is 1, not -1
			widen = func() *core.Value { return arith.NewExtUI(e.Builder, i64, x).Op.Result(0) }
		default:
			widen = func() *core.Value { return arith.NewExtSI(e.Builder, i64, x).Op.Result(0) }
		}
	default:
		return false
	}
	// The function is declared before its argument is made.
	param := core.Type(i64)
	if _, ok := t.(*core.FloatType); ok {
		if param = t; widen != nil {
			param = v.Context().Integer(16)
		}
	}
	f := tollvm.LibFunction{Name: name, Result: llvmdefs.Void(v.Context()), Params: []core.Type{param}, Reserved: true, Loc: module.Loc()}
	fn := v.Library().Function(v.TypeConverter, e.Builder, module, f)
	if fn == nil {
		return false
	}
	if widen != nil {
		x = widen()
	}
	v.Library().Call(e.Builder, fn, x)
	return true
}

// printAnyFloat prints a float whose bits became an integer.
func (v vectors) printAnyFloat(e emitter, module *core.Operation, t *core.FloatType, x *core.Value) bool {
	if _, ok := x.Type().(*core.IntegerType); !ok {
		return false
	}
	kind, ok := kinds.Of(t.Semantics())
	if !ok {
		return false
	}
	i32, i64 := core.Type(v.Context().Integer(32)), core.Type(v.Context().Integer(64))
	fn := v.Library().Function(v.TypeConverter, e.Builder, module,
		tollvm.LibFunction{Name: "printApFloat", Result: llvmdefs.Void(v.Context()), Params: []core.Type{i32, i64}, Reserved: true, Loc: module.Loc()})
	if fn == nil {
		return false
	}
	k := llvm.NewConstant(e.Builder, i32, v.Context().I32Attr(int32(kind))).Op.Result(0)
	v.Library().Call(e.Builder, fn, k, llvm.NewZExt(e.Builder, i64, x).Op.Result(0))
	return true
}

// printString prints a constant text by a function of the runtime library.
func (v vectors) printString(e emitter, module *core.Operation, text string) bool {
	first := v.Library().Text(e.Emitter, module, "vector_print_str", text)
	fn := v.Library().Function(e.Types, e.Builder, module,
		tollvm.LibFunction{Name: "printString", Result: llvmdefs.Void(v.Context()), Params: []core.Type{v.Ptr()}, Reserved: true, Loc: module.Loc()})
	if fn == nil {
		return false
	}
	v.Library().Call(e.Builder, fn, first)
	return true
}

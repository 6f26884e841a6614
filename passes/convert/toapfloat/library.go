package toapfloat

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/toapfloat/kinds"
)

// library declares functions of the library in a module.
type library struct {
	module   *core.Operation
	symbols  *core.Symbols
	declared map[string]*core.Operation // what is not in symbols yet
	report   *core.Reporter
	conflict bool // a function of the module has the name of one of the library, and another type
}

// apply applies patterns to what is in the module of a run, once.
func apply(r *passes.Run, add func(set *rewrite.PatternSet, l *library)) {
	l := &library{module: r.Op, symbols: core.NewSymbols(r.Op), declared: make(map[string]*core.Operation),
		report: r.Reporter()}
	set := rewrite.NewPatternSet(r.Op.Context())
	add(set, l)
	rewrite.Walk(r.Op, set.Freeze(), r.GreedyConfig())
	if l.conflict {
		r.Fail()
	}
}

// declare makes sure that the module has a function.
func (l *library) declare(rw *rewrite.Rewriter, name string, result core.Type, params ...core.Type) bool {
	c := rw.Context()
	t := c.Function(params, []core.Type{result})
	have := l.declared[name]
	if have == nil {
		have = l.symbols.Lookup(name)
	}
	if have != nil {
		f, ok := funcd.AsFuncOp(have)
		if !ok || f.FunctionType() == core.Type(t) {
			return ok
		}
		l.report.OpErrorf(have, "matched function '%s' but with different type: '%s' (expected '%s')", name,
			core.TypeString(f.FunctionType()), core.TypeString(t))
		l.conflict = true
		return false
	}
	p, loc := rw.Save(), rw.Loc()
	rw.SetStart(l.module.Region(0).Entry())
	rw.SetLoc(core.Location{})
	l.declared[name] = funcd.Func{SymName: name, FunctionType: t, SymVisibility: c.String("private")}.Build(&rw.Builder).Op
	rw.Restore(p)
	rw.SetLoc(loc)
	return true
}

// call calls a declared function.
func call(b *core.Builder, name string, result core.Type, args ...*core.Value) *core.Value {
	return funcd.Call{Callee: name, Result0Types: []core.Type{result}, Operands: args}.Build(b).Op.Result(0)
}

// constant makes an integer.
func constant(b *core.Builder, width uint, v int64) *core.Value {
	c := b.Context()
	return arith.NewConstant(b, c.APIntAttr(c.Integer(width), num.NewInt(width, uint64(v)))).Result()
}

// kind makes the number by which the library knows the kind of a float.
func kind(b *core.Builder, t core.Type) *core.Value {
	k, _ := kinds.Of(t.(*core.FloatType).Semantics())
	return constant(b, 32, k)
}

// bits returns the bits of a float as an i64.
func bits(b *core.Builder, v *core.Value) *core.Value {
	c := b.Context()
	i := arith.NewBitcast(b, c.Integer(core.StorageWidth(v.Type())), v).Out()
	return arith.NewExtUI(b, c.Integer(64), i).Out()
}

// float makes a float of the bits in an i64.
func float(b *core.Builder, v *core.Value, t core.Type) *core.Value {
	i := arith.NewTruncI(b, b.Context().Integer(core.StorageWidth(t)), v).Out()
	return arith.NewBitcast(b, t, i).Out()
}

// small reports whether the library takes an element: a float or an integer that fits into an i64.
func small(t core.Type) bool {
	switch t := t.(type) {
	case *core.FloatType:
		_, known := kinds.Of(t.Semantics())
		return known && t.Width() <= 64
	case *core.IntegerType:
		return t.Width() <= 64
	}
	return false
}

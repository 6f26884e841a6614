package toapfloat

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

func (*ArithPass) run(r *passes.Run) { apply(r, addArith) }

// replacement has what an operation on scalars becomes.
type replacement struct {
	// name of the function, its result and its parameters
	name   string
	result core.Type
	params []core.Type
	// build calls it with the elements of the operands.
	build func(b *core.Builder, args []*core.Value, result core.Type) *core.Value
}

// binary and unary are functions of floats of one kind.
var (
	binary = map[*core.OpDef]string{
		&arith.AddFDef: "add", &arith.SubFDef: "subtract", &arith.MulFDef: "multiply", &arith.DivFDef: "divide",
		&arith.RemFDef: "remainder", &arith.MinNumFDef: "minnum", &arith.MaxNumFDef: "maxnum", &arith.MinimumFDef: "minimum",
		&arith.MaximumFDef: "maximum",
	}
	casts = []*core.OpDef{&arith.ExtFDef, &arith.TruncFDef}
	toInt = map[*core.OpDef]bool{&arith.FPToSIDef: false, &arith.FPToUIDef: true} // unsigned?
	toFP  = map[*core.OpDef]bool{&arith.SIToFPDef: false, &arith.UIToFPDef: true}
)

// addArith adds the patterns. There is one for each kind of operation, so the order of adding does not matter.
func addArith(set *rewrite.PatternSet, l *library) {
	c := l.module.Context()
	i1, i8, i32, i64 := core.Type(c.Integer(1)), core.Type(c.Integer(8)), core.Type(c.Integer(32)), core.Type(c.Integer(64))
	for def, name := range binary {
		l.add(set, def, func(*core.Operation) replacement {
			return sameKind("_mlir_apfloat_"+name, i32, i64, 2)
		})
	}
	l.add(set, &arith.NegFDef, func(*core.Operation) replacement { return sameKind("_mlir_apfloat_neg", i32, i64, 1) })
	l.add(set, &arith.CmpFDef, func(op *core.Operation) replacement {
		cmp := core.Must(arith.AsCmpFOp(op))
		return replacement{"_mlir_apfloat_compare", i8, []core.Type{i32, i64, i64}, compare(cmp.Predicate())}
	})
	for _, def := range casts {
		l.add(set, def, func(*core.Operation) replacement {
			return replacement{"_mlir_apfloat_convert", i64, []core.Type{i32, i32, i64}, convert}
		})
	}
	for def, unsigned := range toInt {
		l.add(set, def, func(*core.Operation) replacement {
			return replacement{"_mlir_apfloat_convert_to_int", i64, []core.Type{i32, i32, i1, i64}, convertToInt(unsigned)}
		})
	}
	for def, unsigned := range toFP {
		l.add(set, def, func(*core.Operation) replacement {
			return replacement{"_mlir_apfloat_convert_from_int", i64, []core.Type{i32, i32, i1, i64}, convertFromInt(unsigned)}
		})
	}
}

// add adds the pattern for an operation, which works on vectors element by element.
func (l *library) add(set *rewrite.PatternSet, def *core.OpDef, by func(op *core.Operation) replacement) {
	set.Add(rewrite.Pattern{Name: def.Name + " to APFloat", Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		if !supported(op) {
			return false
		}
		f := by(op)
		if !l.declare(rw, f.name, f.result, f.params...) {
			return false
		}
		rw.ReplaceOp(op, eachElement(&rw.Builder, op, f.build))
		return true
	}})
}

// supported reports whether the types of an operation are scalars or vectors that the library can work on.
func supported(op *core.Operation) bool {
	for _, t := range append(op.OperandTypes(), op.Result(0).Type()) {
		if !small(core.ElementTypeOrSelf(t)) {
			return false
		}
		if v, ok := t.(*core.VectorType); ok {
			if v.IsScalable() {
				return false
			}
		} else if _, ok := t.(core.ShapedType); ok {
			return false
		}
	}
	return true
}

// eachElement builds the elements of a result one by one.
func eachElement(b *core.Builder, op *core.Operation,
	build func(b *core.Builder, args []*core.Value, result core.Type) *core.Value) *core.Value {
	t := op.Result(0).Type()
	v, ok := t.(*core.VectorType)
	if !ok {
		return build(b, op.OperandList(0, op.NumOperands()), t)
	}
	parts := make([]*core.Operation, op.NumOperands())
	for i, operand := range op.Operands() {
		parts[i] = vector.NewToElements(b, operand).Op
	}
	elements := make([]*core.Value, core.NumElements(v.Shape()))
	args := make([]*core.Value, len(parts))
	for i := range elements {
		for k, p := range parts {
			args[k] = p.Result(i)
		}
		elements[i] = build(b, args, v.ElementType())
	}
	return vector.NewFromElements(b, t, elements).Dest()
}

// sameKind is a function of n floats of one kind.
func sameKind(name string, i32, i64 core.Type, n int) replacement {
	params := []core.Type{i32}
	for range n {
		params = append(params, i64)
	}
	return replacement{name, i64, params, func(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
		return float(b, callOfKind(b, name, i64, args), result)
	}}
}

// callOfKind calls a function with the bits of floats, and their kind in front.
func callOfKind(b *core.Builder, name string, result core.Type, floats []*core.Value) *core.Value {
	args := []*core.Value{nil}
	for _, v := range floats {
		args = append(args, bits(b, v))
	}
	args[0] = kind(b, floats[0].Type())
	return call(b, name, result, args...)
}

func convert(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
	v := bits(b, args[0])
	from := kind(b, args[0].Type())
	return float(b, call(b, "_mlir_apfloat_convert", b.Context().Integer(64), from, kind(b, result), v), result)
}

func flag(b *core.Builder, on bool) *core.Value {
	if on {
		return constant(b, 1, 1)
	}
	return constant(b, 1, 0)
}

func convertToInt(unsigned bool) func(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
	return func(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
		v := bits(b, args[0])
		from := kind(b, args[0].Type())
		width := constant(b, 32, int64(core.StorageWidth(result)))
		r := call(b, "_mlir_apfloat_convert_to_int", b.Context().Integer(64), from, width, flag(b, unsigned), v)
		return arith.NewTruncI(b, result, r).Out()
	}
}

func convertFromInt(unsigned bool) func(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
	return func(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
		v, i64 := args[0], core.Type(b.Context().Integer(64))
		if from := v.Type(); core.StorageWidth(from) < 64 && unsigned {
			v = arith.NewExtUI(b, i64, v).Out()
		} else if core.StorageWidth(from) < 64 {
			v = arith.NewExtSI(b, i64, v).Out()
		}
		to := kind(b, result)
		width := constant(b, 32, int64(core.StorageWidth(args[0].Type())))
		return float(b, call(b, "_mlir_apfloat_convert_from_int", i64, to, width, flag(b, unsigned), v), result)
	}
}

// The answers of _mlir_apfloat_compare.
const (
	less int64 = iota
	equal
	greater
	unordered
)

// answers has those for which a predicate holds, in the order in which they are tried; the others hold never and always.
var answers = map[arith.CmpFPredicate][]int64{
	arith.CmpFPredicateOEQ: {equal}, arith.CmpFPredicateOGT: {greater}, arith.CmpFPredicateOGE: {greater, equal},
	arith.CmpFPredicateOLT: {less}, arith.CmpFPredicateOLE: {less, equal}, arith.CmpFPredicateONE: {less, greater},
	arith.CmpFPredicateORD: {less, greater, equal}, arith.CmpFPredicateUEQ: {unordered, equal},
	arith.CmpFPredicateUGT: {unordered, greater}, arith.CmpFPredicateUGE: {unordered, greater, equal},
	arith.CmpFPredicateULT: {unordered, less}, arith.CmpFPredicateULE: {unordered, less, equal},
	arith.CmpFPredicateUNE: {less, greater, unordered}, arith.CmpFPredicateUNO: {unordered},
}

func compare(p arith.CmpFPredicate) func(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
	return func(b *core.Builder, args []*core.Value, _ core.Type) *core.Value {
		r := callOfKind(b, "_mlir_apfloat_compare", b.Context().Integer(8), args)
		list, ok := answers[p]
		if !ok {
			return flag(b, p == arith.CmpFPredicateAlwaysTrue)
		}
		var holds []*core.Value
		for _, a := range list {
			holds = append(holds, arith.NewCmpI(b, arith.CmpIPredicateEq, r, constant(b, 8, a)).Result())
		}
		v := holds[len(holds)-1]
		for i := len(holds) - 2; i >= 0; i-- {
			v = arith.NewOrI(b, holds[i], v).Result()
		}
		return v
	}
}

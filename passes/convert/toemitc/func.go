package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/emitc"
	"github.com/odsgen/ods/generated/funcd"
)

// AddFunc adds the patterns for dialect func.
func AddFunc(set *conversion.PatternSet, t *conversion.TypeConverter) {
	a := adder{set, t}
	a.add(&funcd.CallDef, a.call)
	a.add(&funcd.FuncDef, a.function)
	a.add(&funcd.ReturnDef, a.returns)
}

func (a adder) call(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	c := core.Must(funcd.AsCallOp(op))
	if op.NumResults() > 1 {
		return rw.NoMatch(op, "only functions with zero or one result can be converted")
	}
	n := emitc.Call{Callee: c.Callee(), Operands: in, Result0Types: op.ResultTypes()}.Build(&rw.Builder)
	copyAttrs(op, n.Op)
	rw.ReplaceOp(op, n.Op.ResultList()...)
	return true
}

// copyAttrs gives an operation the attributes of another but for those that are named.
func copyAttrs(from, to *core.Operation, but ...string) {
	for _, a := range from.Attrs() {
		named := false
		for _, name := range but {
			named = named || a.Name == name
		}
		if !named {
			to.SetAttr(a.Name, a.Value)
		}
	}
}

func (a adder) function(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	f := core.Must(funcd.AsFuncOp(op))
	in, out, ok := op.FunctionSignature()
	if !ok || len(out) > 1 {
		return rw.NoMatch(op, "only functions with zero or one result can be converted")
	}
	args := conversion.NewSignature(len(in))
	for i, t := range in {
		to := a.types.ConvertOne(t)
		if to == nil {
			return rw.NoMatch(op, "argument type conversion failed")
		}
		args.Add(i, to)
	}
	var results []core.Type
	for _, t := range out {
		to := a.types.ConvertOne(t)
		if to == nil {
			return rw.NoMatch(op, "result type conversion failed")
		}
		results = append(results, to)
	}
	n := emitc.NewFunc(&rw.Builder, f.SymName(), rw.Context().Function(args.Types(), results)).Op
	copyAttrs(op, n, "function_type", "sym_name")
	declaration := op.Region(0).IsEmpty()
	switch visibility := op.Attr("sym_visibility"); {
	case declaration:
		n.SetAttr("specifiers", rw.Context().Array(rw.Context().String("extern")))
	case visibility == rw.Context().String("private"):
		n.SetAttr("specifiers", rw.Context().Array(rw.Context().String("static")))
	}
	if !declaration {
		rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
		if _, ok := rw.ConvertRegionTypes(n.Region(0), a.types, args); !ok {
			return false
		}
	}
	rw.EraseOp(op)
	return true
}

func (a adder) returns(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if len(in) > 1 {
		return rw.NoMatch(op, "only zero or one operand is supported")
	}
	r := emitc.Return{}
	if len(in) == 1 {
		r.Operand = in[0]
	}
	r.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

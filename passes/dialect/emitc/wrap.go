package emitc

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/emitc"
	"github.com/odsgen/ods/passes"
)

func (*WrapFuncInClassPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&emitc.FuncDef, emitc.AsFuncOp, "wrap in a class", wrapInClass))
	rewrite.Walk(r.Op, set.Freeze(), r.GreedyConfig())
}

// wrapInClass makes a class of a function. That of a declaration declares the method and has no fields.
func wrapInClass(f emitc.FuncOp, rw *rewrite.Rewriter) bool {
	b := &rw.Builder
	class := emitc.NewClass(b, f.SymName()+"Class")
	rw.CreateBlock(class.Body(), nil)
	var args []*core.Value
	if !f.Body().IsEmpty() {
		args = f.Body().Entry().Args()
	}
	names := make([]string, len(args))
	for i, arg := range args {
		names[i] = "fieldName" + strconv.Itoa(i)
		emitc.Field{SymName: names[i], Type: arg.Type(), Attrs: argAttrs(f, i)}.Build(b)
	}
	_, results, _ := f.Op.FunctionSignature()
	method := emitc.NewFunc(b, "execute", rw.Context().Function(nil, results))
	if !f.Body().IsEmpty() {
		entry := f.Body().Entry()
		rw.InlineRegionBefore(f.Body(), method.Body(), nil)
		rw.SetStart(entry)
		for i, name := range names {
			field := emitc.NewGetField(b, args[i].Type(), name)
			rw.ReplaceAllUsesWith(args[i], field.Result())
		}
		rw.Modify(method.Op, func() { entry.EraseArgs(func(*core.Value) bool { return true }) })
	}
	rw.EraseOp(f.Op)
	return true
}

// argAttrs returns the attributes of a parameter.
func argAttrs(f emitc.FuncOp, i int) []core.NamedAttr {
	if all := f.ArgAttrsAttr(); all != nil && i < len(all.Elems()) {
		if d, ok := all.Elems()[i].(*core.DictAttr); ok {
			return d.Entries()
		}
	}
	return nil
}

package tollvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/rt"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/llvm"
)

// Discardable attributes that say how a function is converted.
const (
	attrCWrapper = "llvm.emit_c_interface"
	attrBarePtr  = "llvm.bareptr"
	attrLinkage  = "llvm.linkage"
	attrVarArg   = "func.varargs"
	attrReadnone = "llvm.readnone"
)

// AddFunc adds the patterns for dialect func.
func AddFunc(set *conversion.PatternSet, t *TypeConverter) {
	set.Add(conversion.Pattern{Name: "func", Root: funcd.FuncDef.Name, Types: t.TypeConverter,
		Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
			return t.ConvertFunction(op, rw) != nil
		}})
	set.Add(conversion.Pattern{Name: "constant", Root: funcd.ConstantDef.Name, Types: t.TypeConverter, Match: t.functionConstant})
	multi := func(name string, def *core.OpDef, match func(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool) {
		set.Add(conversion.Pattern{Name: name, Root: def.Name, Types: t.TypeConverter, MatchMulti: match, Outside: passesUnranked})
	}
	multi("call_indirect", &funcd.CallIndirectDef, func(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
		return t.call(op, in, false, rw)
	})
	multi("call", &funcd.CallDef, func(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
		c := core.Must(funcd.AsCallOp(op))
		return t.call(op, in, t.opts.BarePtr || t.symbols.isBare(op, c.CalleeAttr()), rw)
	})
	multi("return", &funcd.ReturnDef, t.returnValues)
}

// barePtrOf reports whether memrefs are passed to and from the function as pointers.
func (t *TypeConverter) barePtrOf(f *core.Operation) bool {
	return t.opts.BarePtr || f != nil && f.DiscardableAttr(attrBarePtr) != nil
}

func isUnit(a core.Attribute) bool { _, ok := a.(*core.UnitAttr); return ok }

// ComplainAt reports an error at an operation, if there is a reporter.
func (t *TypeConverter) ComplainAt(op *core.Operation, msg string) {
	if t.report != nil {
		t.report.OpEmitErrorf(op, "%s", msg)
	}
}

// signature is what becomes of a function's type.
type signature struct {
	typ    *llvm.LLVMFunctionType
	params *conversion.Signature
	bare   bool
	// byReference are the attributes, by index, of arguments that are passed by reference although they are not
	// pointers.
	byReference map[int]core.NamedAttr
}

func (t *TypeConverter) signature(f *core.Operation, ft *core.FunctionType, varArg bool) *signature {
	s := &signature{params: conversion.NewSignature(len(ft.Inputs())), bare: t.barePtrOf(f),
		byReference: make(map[int]core.NamedAttr)}
	for i, x := range ft.Inputs() {
		types := t.Parameters(x, s.bare)
		if len(types) == 0 {
			return nil
		}
		if a, ok := referenceAttr(f.ArgAttrs(i)); ok {
			_, isPtr := types[0].(*llvm.LLVMPointerType)
			if len(types) > 1 || !isPtr {
				s.byReference[i] = a
			}
			if len(types) == 1 && !isPtr {
				types = []core.Type{t.ptr}
			}
		}
		s.params.Add(i, types...)
	}
	result := t.PackResults(ft.Results(), s.bare)
	if result == nil {
		return nil
	}
	s.typ = llvmdefs.Function(result, s.params.Types(), varArg)
	return s
}

// referenceAttr returns the attribute of an argument that says that it is passed by reference.
func referenceAttr(d *core.DictAttr) (core.NamedAttr, bool) {
	if d != nil {
		for _, na := range d.Entries() {
			if na.Name == "llvm.byval" || na.Name == "llvm.byref" {
				return na, true
			}
		}
	}
	return core.NamedAttr{}, false
}

// ConvertFunction replaces a function of any dialect by one of dialect llvm, with wrappers for callers or callees
// written in C when it asks for them, and returns it; nil when its type cannot be converted.
func (t *TypeConverter) ConvertFunction(f *core.Operation, rw *conversion.Rewriter) *core.Operation {
	fn, ok := function.FunctionOpInterfaceKey.Of(f)
	if !ok {
		rw.NoMatch(f, "it is no function")
		return nil
	}
	ft, ok := fn.FunctionType().(*core.FunctionType)
	if !ok {
		rw.NoMatch(f, "only support FunctionOpInterface with FunctionType")
		return nil
	}
	varArg, _ := f.DiscardableAttr(attrVarArg).(*core.IntegerAttr)
	s := t.signature(f, ft, varArg != nil && varArg.Int64() != 0)
	if s == nil {
		rw.NoMatch(f, "signature conversion failed")
		return nil
	}
	wrap := !s.bare && isUnit(f.DiscardableAttr(attrCWrapper))
	if wrap && s.typ.VarArg() {
		t.ComplainAt(f, "C interface for variadic functions is not supported yet.")
		return nil
	}
	linkage, ok := t.linkageOf(f)
	if !ok {
		return nil
	}
	name, _ := f.SymbolName()
	made := llvm.LLVMFunc{SymName: name, FunctionType: s.typ, Linkage: linkage, Attrs: functionAttrs(f)}.Build(&rw.Builder)
	made.Op.SetSymbolVisibility(f.SymbolVisibility())
	made.Op.SetSourceType(ft)
	if f.DiscardableAttr(attrReadnone) != nil {
		made.SetMemoryEffectsAttr(llvm.GetMemoryEffectsAttr(t.ctx, 0, 0, 0, 0, 0, 0))
	}
	setResultAttrs(made, f, ft)
	t.setParamAttrs(made, f, s)
	rw.InlineRegionBefore(fn.FunctionBody(), made.Body(), nil)
	if entry := made.Body().Entry(); entry != nil {
		entry = rw.ApplySignature(entry, s.params, t.TypeConverter)
		t.loadReferences(entry, s, rw)
	}
	if wrap {
		if made.Body().IsEmpty() {
			t.wrapExternal(f, ft, made, rw)
		} else {
			t.wrapForCallers(f, ft, made, rw)
		}
	}
	rw.EraseOp(f)
	return made.Op
}

// linkageOf returns the linkage that a function asks for.
func (t *TypeConverter) linkageOf(f *core.Operation) (llvm.Linkage, bool) {
	linkage := llvm.LinkageExternal
	if a := f.DiscardableAttr(attrLinkage); a != nil {
		l, ok := a.(*llvm.LinkageAttr)
		if !ok {
			t.ComplainAt(f, "Contains "+attrLinkage+" attribute not of type LLVM::LinkageAttr")
			return 0, false
		}
		linkage = l.Value()
	}
	if a := f.DiscardableAttr(attrReadnone); a != nil && !isUnit(a) {
		t.ComplainAt(f, "Contains "+attrReadnone+" attribute not of type UnitAttr")
		return 0, false
	}
	return linkage, true
}

// functionAttrs returns the discardable attributes that a converted function keeps.
func functionAttrs(f *core.Operation) []core.NamedAttr {
	return slices.DeleteFunc(slices.Clone(f.DiscardableAttrs()), func(a core.NamedAttr) bool {
		return a.Name == attrLinkage || a.Name == attrVarArg || a.Name == attrReadnone
	})
}

// setResultAttrs hands on the attributes of a single result; those of several have no place.
func setResultAttrs(made llvm.LLVMFuncOp, f *core.Operation, ft *core.FunctionType) {
	if list, ok := f.Attr(core.ResAttrsAttr).(*core.ArrayAttr); ok && len(ft.Results()) == 1 {
		made.SetResAttrsAttr(list)
	}
}

// setParamAttrs hands on the attributes of arguments that became one parameter, with types in them converted.
func (t *TypeConverter) setParamAttrs(made llvm.LLVMFuncOp, f *core.Operation, s *signature) {
	list, ok := f.Attr(core.ArgAttrsAttr).(*core.ArrayAttr)
	if !ok {
		return
	}
	out := make([]core.Attribute, len(s.typ.Params()))
	for i := range out {
		out[i] = t.ctx.Dict(nil)
	}
	for i, d := range list.Elems() {
		if from, n, ok := s.params.Input(i); ok && n == 1 {
			out[from] = t.convertTypesIn(d)
		}
	}
	made.SetArgAttrsAttr(t.ctx.Array(out...))
}

// typedParamAttrs are the attributes of parameters that hold a type.
var typedParamAttrs = []string{"llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"}

func (t *TypeConverter) convertTypesIn(a core.Attribute) core.Attribute {
	d, ok := a.(*core.DictAttr)
	if !ok {
		return a
	}
	entries := slices.Clone(d.Entries())
	for i, na := range entries {
		if !slices.Contains(typedParamAttrs, na.Name) {
			continue
		}
		if x, ok := na.Value.(*core.TypeAttr); ok {
			if u := t.ConvertOne(x.Value()); u != nil {
				entries[i].Value = t.ctx.TypeAttr(u)
			}
		}
	}
	return t.ctx.Dict(entries)
}

// loadReferences replaces parameters that refer to their values by the values. As upstream it takes the argument's
// index for that of the parameter.
func (t *TypeConverter) loadReferences(entry *core.Block, s *signature, rw *conversion.Rewriter) {
	if len(s.byReference) == 0 {
		return
	}
	p, loc := rw.Save(), rw.Loc()
	rw.SetStart(entry)
	for i := range entry.Args() {
		a, ok := s.byReference[i]
		if !ok {
			continue
		}
		arg := entry.Arg(i)
		x := t.ConvertOne(rt.TypeIn[core.Type](a.Value))
		if x == nil {
			continue
		}
		rw.SetLoc(arg.Loc())
		loaded := llvm.NewLoad(&rw.Builder, x, arg).Op
		rw.ReplaceValue(arg, loaded.Result(0))
	}
	rw.Restore(p)
	rw.SetLoc(loc)
}

// functionConstant takes the address of a function.
func (t *TypeConverter) functionConstant(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	x := t.ConvertOne(op.Result(0).Type())
	if x == nil || !llvmdefs.IsCompatibleType(x) {
		return rw.NoMatch(op, "failed to convert result type")
	}
	c := core.Must(funcd.AsConstantOp(op))
	rw.ReplaceOpWith(op, llvm.AddressOf{ResType: x, GlobalName: c.Value(), Attrs: op.DiscardableAttrs()}.Build(&rw.Builder).Op)
	return true
}

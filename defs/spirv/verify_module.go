package spirv

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/spirv"
)

// This file checks modules, functions, and constants.

// VerifyRegionsModule checks what stands in a module, its entry points and its functions.
func (Hooks) VerifyRegionsModule(op spirv.ModuleOp, r *core.Reporter) bool {
	type entry struct {
		fn    *core.Operation
		model spirv.ExecutionModel
	}
	seen := map[entry]bool{}
	isOwn := func(o *core.Operation) bool { return o.IsRegistered() && strings.HasPrefix(o.Name(), spirv.Name+".") }
	for o := range op.Op.Region(0).Ops() {
		if !isOwn(o) {
			return r.OpEmitErrorf(o, "'spirv.module' can only contain spirv.* ops").Fail()
		}
		if e, ok := spirv.AsEntryPointOp(o); ok {
			fn := verifyEntryPoint(op.Op, e, r)
			if fn == nil {
				return false
			}
			key := entry{fn, e.ExecutionModel()}
			if seen[key] {
				return r.OpEmitErrorf(o, "duplicate of a previous EntryPointOp").Fail()
			}
			seen[key] = true
			continue
		}
		f, ok := spirv.AsFuncOp(o)
		if !ok {
			continue
		}
		l, ok := o.Attr("linkage_attributes").(*spirv.LinkageAttributesAttr)
		imported := ok && l.LinkageType().Value() == spirv.LinkageTypeImport
		if f.Body().IsEmpty() && !imported {
			return r.OpEmitErrorf(o, "'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)").Fail()
		}
		for inner := range f.Body().Ops() {
			if !isOwn(inner) {
				return r.OpEmitErrorf(inner, "functions in 'spirv.module' can only contain spirv.* ops").Fail()
			}
		}
	}
	return true
}

// verifyEntryPoint looks for the function and the interface. It returns the function, nil when something is wrong.
func verifyEntryPoint(module *core.Operation, e spirv.EntryPointOp, r *core.Reporter) *core.Operation {
	ref := e.FnAttr()
	fn := module.LookupSymbol(ref.Leaf())
	if fn == nil || !fn.Is(&spirv.FuncDef) {
		r.OpEmitErrorf(e.Op, "function '%s' not found in 'spirv.module'", ref.Leaf())
		return nil
	}
	list, _ := e.Op.Attr("interface").(*core.ArrayAttr)
	for _, a := range list.Elems() {
		ref, ok := a.(*core.SymbolRefAttr)
		if !ok || !ref.IsFlat() {
			r.OpEmitErrorf(e.Op, "expected symbol reference for interface specification instead of '%s", core.AttrString(a))
			return nil
		}
		if v := module.LookupSymbol(ref.Leaf()); v == nil || !v.Is(&spirv.GlobalVariableDef) {
			r.OpEmitErrorf(e.Op, "expected spirv.GlobalVariable symbol reference instead of'%s'", core.AttrString(a))
			return nil
		}
	}
	return fn
}

// VerifyFunc checks the signature, and what the function returns.
func (Hooks) VerifyFunc(op spirv.FuncOp, r *core.Reporter) bool {
	in, out, ok := op.Op.FunctionSignature()
	if !ok {
		return true
	}
	if len(out) > 1 {
		return r.OpErrorf(op.Op, "cannot have more than one result").Fail()
	}
	for i, t := range in {
		if text := undecorated(op.Op, i, t); text != "" {
			return r.OpErrorf(op.Op, "%s", text).Fail()
		}
	}
	if !verifyEntryBlock(op.Op, in, "function", r) {
		return false
	}
	return op.Op.WalkPre(func(o *core.Operation) core.WalkResult {
		if !verifyReturnOf(o, out, r) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// verifyReturnOf checks a return of a function with the results.
func verifyReturnOf(o *core.Operation, out []core.Type, r *core.Reporter) bool {
	switch {
	case o.Is(&spirv.ReturnDef):
		if len(out) != 0 {
			return r.OpErrorf(o, "cannot be used in functions returning value").Fail()
		}
	case o.Is(&spirv.ReturnValueDef):
		if len(out) != 1 {
			return r.OpErrorf(o, "returns 1 value but enclosing function requires %d results", len(out)).Fail()
		}
		if t := o.Operand(0).Type(); t != out[0] {
			return r.OpErrorf(o, " return value's type (%s) mismatch with function's result type (%s)", message.Quote(t),
				message.Quote(out[0])).Fail()
		}
	}
	return true
}

// verifyEntryBlock compares the arguments of the body with the signature.
func verifyEntryBlock(op *core.Operation, in []core.Type, kind string, r *core.Reporter) bool {
	entry := op.Region(0).Entry()
	if entry == nil {
		return true
	}
	if entry.NumArgs() != len(in) {
		return r.OpErrorf(op, "entry block must have %d arguments to match %s signature", len(in), kind).Fail()
	}
	for i, t := range in {
		if got := entry.Arg(i).Type(); got != t {
			return r.OpErrorf(op, "type of entry block argument #%d(%s) must match the type of the corresponding argument in %s signature(%s)",
				i, message.Quote(got), kind, message.Quote(t)).Fail()
		}
	}
	return true
}

// undecorated says which decoration an argument lacks.
func undecorated(op *core.Operation, i int, t core.Type) string {
	has := func(kinds ...spirv.Decoration) bool {
		d := op.ArgAttrs(i)
		if d == nil {
			return false
		}
		a, ok := d.Get(DecorationName).(*spirv.DecorationAttr)
		return ok && (a.Value() == kinds[0] || a.Value() == kinds[1])
	}
	const physical = spirv.StorageClassPhysicalStorageBuffer
	p, ok := t.(*spirv.PointerType)
	if !ok {
		return ""
	}
	switch e := p.PointeeType().(type) {
	case *spirv.PointerType:
		if e.StorageClass() == physical && !has(spirv.DecorationAliasedPointer, spirv.DecorationRestrictPointer) {
			return "with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"
		}
	case *spirv.ArrayType:
		if physicalPointer(e.ElementType()) && !has(spirv.DecorationAliasedPointer, spirv.DecorationRestrictPointer) {
			return "with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"
		}
	default:
		if p.StorageClass() == physical && !has(spirv.DecorationAliased, spirv.DecorationRestrict) {
			return "with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'"
		}
	}
	return ""
}

// VerifyGraphARM checks the signature, and what the graph gives out.
func (Hooks) VerifyGraphARM(op spirv.GraphARMOp, r *core.Reporter) bool {
	in, out, ok := op.Op.FunctionSignature()
	if !ok {
		return true
	}
	if len(out) < 1 {
		return r.OpErrorf(op.Op, "there should be at least one result").Fail()
	}
	tensors := func(list []core.Type, what string) bool {
		for i, t := range list {
			if _, ok := t.(*spirv.TensorArmType); !ok {
				return r.OpErrorf(op.Op, "type of %s #%d must be a TensorArmType, but got %s", what, i, message.Quote(t)).Fail()
			}
		}
		return true
	}
	if !tensors(in, "argument") || !tensors(out, "result") || !verifyEntryBlock(op.Op, in, "graph", r) {
		return false
	}
	return op.Op.WalkPre(func(o *core.Operation) core.WalkResult {
		if o.Is(&spirv.GraphOutputsARMDef) && !verifyOutputsOf(o, out, r) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// verifyOutputsOf compares outputs with the results of the graph.
func verifyOutputsOf(o *core.Operation, out []core.Type, r *core.Reporter) bool {
	if o.NumOperands() != len(out) {
		return r.OpErrorf(o, "is returning %d value(s) but enclosing spirv.ARM.Graph requires %d result(s)", o.NumOperands(),
			len(out)).Fail()
	}
	for i, t := range out {
		if got := o.Operand(i).Type(); got != t {
			return r.OpEmitErrorf(o, "type of return operand %d (%s) doesn't match graph result type (%s)", i, message.Quote(got),
				message.Quote(t)).Fail()
		}
	}
	return true
}

// VerifyGlobalVariable checks storage class and initializer.
func (Hooks) VerifyGlobalVariable(op spirv.GlobalVariableOp, r *core.Reporter) bool {
	a, _ := op.Op.Attr("type").(*core.TypeAttr)
	t, ok := a.Value().(*spirv.PointerType)
	if !ok {
		return r.OpErrorf(op.Op, "result must be of a !spv.ptr type").Fail()
	}
	if c := t.StorageClass(); c == spirv.StorageClassGeneric || c == spirv.StorageClassFunction {
		return r.OpErrorf(op.Op, "storage class cannot be '%s'", c).Fail()
	}
	ref, ok := op.Op.Attr("initializer").(*core.SymbolRefAttr)
	if !ok {
		return true
	}
	init := lookup(op.Op, ref)
	if init == nil || !init.Is(&spirv.GlobalVariableDef) && !init.Is(&spirv.SpecConstantDef) &&
		!init.Is(&spirv.SpecConstantCompositeDef) {
		return r.OpErrorf(op.Op, "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op").Fail()
	}
	return true
}

// lookup returns the operation that a name means in the symbol table around the parent.
func lookup(op *core.Operation, ref *core.SymbolRefAttr) *core.Operation {
	if p := op.ParentOp(); p != nil && ref != nil {
		return p.LookupNearestSymbol(ref)
	}
	return nil
}

// VerifyAddressOf compares the type with the variable's.
func (Hooks) VerifyAddressOf(op spirv.AddressOfOp, r *core.Reporter) bool {
	v := lookup(op.Op, op.VariableAttr())
	if v == nil || !v.Is(&spirv.GlobalVariableDef) {
		return r.OpErrorf(op.Op, "expected spirv.GlobalVariable symbol").Fail()
	}
	if a, ok := v.Attr("type").(*core.TypeAttr); ok && a.Value() != op.Op.Result(0).Type() {
		return r.OpErrorf(op.Op, "result type mismatch with the referenced global variable's type").Fail()
	}
	return true
}

// typeOfSpecConstant returns the type of a specialization constant, nil for other operations.
func typeOfSpecConstant(op *core.Operation) core.Type {
	switch {
	case op == nil:
	case op.Is(&spirv.SpecConstantDef):
		if v, ok := op.Attr("default_value").(core.TypedAttr); ok {
			return v.Type()
		}
	case op.Is(&spirv.SpecConstantCompositeDef):
		if a, ok := op.Attr("type").(*core.TypeAttr); ok {
			return a.Value()
		}
	}
	return nil
}

// VerifyReferenceOf compares the type with the constant's.
func (Hooks) VerifyReferenceOf(op spirv.ReferenceOfOp, r *core.Reporter) bool {
	t := typeOfSpecConstant(lookup(op.Op, op.SpecConstAttr()))
	if t == nil {
		return r.OpErrorf(op.Op, "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol").Fail()
	}
	if t != op.Op.Result(0).Type() {
		return r.OpErrorf(op.Op, "result type mismatch with the referenced specialization constant's type").Fail()
	}
	return true
}

// VerifySpecConstant checks the value and its number.
func (Hooks) VerifySpecConstant(op spirv.SpecConstantOp, r *core.Reporter) bool {
	if id, ok := op.Op.Attr(specIDAttr).(*core.IntegerAttr); ok && id.Value().IsNegative() {
		return r.OpErrorf(op.Op, "SpecId cannot be negative").Fail()
	}
	switch v := op.Op.Attr("default_value").(type) {
	case *core.IntegerAttr, *core.FloatAttr:
		if !IsType(v.(core.TypedAttr).Type()) {
			return r.OpErrorf(op.Op, "default value bitwidth disallowed").Fail()
		}
		return true
	}
	return r.OpErrorf(op.Op, "default value can only be a bool, integer, or float scalar").Fail()
}

// VerifySpecConstantComposite compares the constituents with the parts of the type.
func (Hooks) VerifySpecConstantComposite(op spirv.SpecConstantCompositeOp, r *core.Reporter) bool {
	a, _ := op.Op.Attr("type").(*core.TypeAttr)
	t := a.Value()
	if !IsComposite(t) {
		return r.OpEmitErrorf(op.Op, "result type must be a composite type, but provided %s", message.Quote(t)).Fail()
	}
	if _, ok := t.(*spirv.CooperativeMatrixType); ok {
		return r.OpEmitErrorf(op.Op, "unsupported composite type  %s", message.Quote(t)).Fail()
	}
	list, _ := op.Op.Attr("constituents").(*core.ArrayAttr)
	n, known := NumParts(t)
	if !known || n != list.Len() {
		return r.OpEmitErrorf(op.Op, "has incorrect number of operands: expected %d, but provided %d", n, list.Len()).Fail()
	}
	for i, e := range list.Elems() {
		ref, _ := e.(*core.SymbolRefAttr)
		if got := typeOfSpecConstant(lookup(op.Op, ref)); got != nil && got != PartOf(t, i) {
			return r.OpEmitErrorf(op.Op, "has incorrect types of operands: expected %s, but provided %s", message.Quote(PartOf(t, i)),
				message.Quote(got)).Fail()
		}
	}
	return true
}

// VerifyEXTSpecConstantCompositeReplicate compares the constituent with the parts of the type.
func (Hooks) VerifyEXTSpecConstantCompositeReplicate(op spirv.EXTSpecConstantCompositeReplicateOp, r *core.Reporter) bool {
	a, _ := op.Op.Attr("type").(*core.TypeAttr)
	t := a.Value()
	if !IsComposite(t) {
		return r.OpEmitErrorf(op.Op, "result type must be a composite type, but provided %s", message.Quote(t)).Fail()
	}
	ref, _ := op.Op.Attr("constituent").(*core.SymbolRefAttr)
	def := lookup(op.Op, ref)
	if def == nil {
		return r.OpEmitErrorf(op.Op, "splat spec constant reference defining constituent not found").Fail()
	}
	got := typeOfSpecConstant(def)
	if got == nil {
		return r.OpEmitErrorf(op.Op, "constituent is not a spec constant").Fail()
	}
	if want := PartOf(t, 0); got != want {
		return r.OpEmitErrorf(op.Op, "constituent has incorrect type: expected %s, but provided %s", message.Quote(want),
			message.Quote(got)).Fail()
	}
	return true
}

// VerifyRegionsSpecConstantOperation checks the operation that is wrapped.
func (Hooks) VerifyRegionsSpecConstantOperation(op spirv.SpecConstantOperationOp, r *core.Reporter) bool {
	b := op.Op.Region(0).Entry()
	first := b.First()
	if first == nil || first.Next() == nil || first.Next() != b.Last() {
		return r.OpErrorf(op.Op, "expected exactly 2 nested ops").Fail()
	}
	if !slices.Contains(first.Info().Def().Traits, &spirv.UsableInSpecConstantOpTrait) {
		return r.OpErrorf(op.Op, "invalid enclosed op").Fail()
	}
	for _, v := range first.Operands() {
		def := v.DefiningOp()
		if def == nil || !def.Is(&spirv.ConstantDef) && !def.Is(&spirv.ReferenceOfDef) && !def.Is(&spirv.SpecConstantOperationDef) {
			return r.OpErrorf(op.Op, "invalid operand, must be defined by a constant operation").Fail()
		}
	}
	return true
}

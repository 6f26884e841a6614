package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers of globals and functions.

// isModule reports whether globals may stand in the operation: a symbol table whose contents are its own.
func isModule(op *core.Operation) bool {
	return op == nil || op.Has(core.TraitSymbolTable) && op.Has(core.TraitIsolatedFromAbove)
}

// isGlobalType reports whether a global may have the type.
func isGlobalType(t core.Type) bool {
	switch t.(type) {
	case *llvm.LLVMVoidType, *llvm.LLVMTokenType, *llvm.LLVMMetadataType, *llvm.LLVMLabelType:
		return false
	}
	return IsCompatibleOuter(t)
}

// VerifyGlobal checks type, value and attributes.
func (Hooks) VerifyGlobal(op llvm.GlobalOp, r *core.Reporter) bool {
	t, value := op.GlobalType(), op.ValueAttr()
	if !isGlobalType(t) {
		return r.OpErrorf(op.Op, "expects type to be a valid element type for an LLVM global").Fail()
	}
	if !isModule(op.Op.ParentOp()) {
		return r.OpErrorf(op.Op, "must appear at the module level").Fail()
	}
	if s, ok := value.(*core.StringAttr); ok && !isBytes(t, len(s.Value())) {
		return r.OpErrorf(op.Op, "requires an i8 array type of the length equal to that of the string attribute").Fail()
	}
	if ext, ok := t.(*llvm.LLVMTargetExtType); ok {
		if !targetExtHas(ext, globalValue) {
			return r.OpErrorf(op.Op, "this target extension type cannot be used in a global").Fail()
		}
		if value != nil {
			return r.OpErrorf(op.Op, "global with target extension type can only be initialized with zero-initializer").Fail()
		}
	}
	if op.Linkage() == llvm.LinkageCommon && value != nil && !isZero(value) {
		return r.OpErrorf(op.Op, "expected zero value for '%s' linkage", llvm.LinkageCommon).Fail()
	}
	if op.Linkage() == llvm.LinkageAppending && !isArray(t) {
		return r.OpErrorf(op.Op, "expected array type for '%s' linkage", llvm.LinkageAppending).Fail()
	}
	if !verifyComdat(op.Op, op.ComdatAttr(), r) {
		return false
	}
	if n, ok := op.Alignment(); ok && (n <= 0 || n&(n-1) != 0) {
		return r.OpEmitErrorf(op.Op, "alignment attribute is not a power of 2").Fail()
	}
	return true
}

// isBytes reports whether the type is an array of n bytes.
func isBytes(t core.Type, n int) bool {
	a, ok := t.(*llvm.LLVMArrayType)
	if !ok || a.NumElements() != uint64(n) {
		return false
	}
	e, ok := a.ElementType().(*core.IntegerType)
	return ok && e.Width() == 8 && e.IsSignless()
}

// isZero reports whether all of a value's numbers are zero.
func isZero(a core.Attribute) bool {
	switch a := a.(type) {
	case *core.IntegerAttr:
		return a.Value().IsZero()
	case *core.FloatAttr:
		return a.Value().IsZero()
	case *core.DenseElementsAttr:
		return a.IsSplat() && isZero(a.Element(0))
	case *core.ArrayAttr:
		for _, e := range a.Elems() {
			if !isZero(e) {
				return false
			}
		}
		return true
	}
	return false
}

// verifyComdat checks that a reference leads to a comdat selector.
func verifyComdat(op *core.Operation, ref *core.SymbolRefAttr, r *core.Reporter) bool {
	if ref == nil {
		return true
	}
	if _, ok := llvm.AsComdatSelectorOp(op.LookupNearestSymbol(ref)); !ok {
		return r.OpEmitErrorf(op, "expected comdat symbol").Fail()
	}
	return true
}

// VerifyRegionsGlobal checks the initializer.
func (Hooks) VerifyRegionsGlobal(op llvm.GlobalOp, r *core.Reporter) bool {
	b := op.Initializer().Entry()
	if b == nil {
		return true
	}
	ret, ok := llvm.AsReturnOp(b.Last())
	if !ok {
		return true
	}
	if ret.Arg() == nil {
		return r.OpErrorf(op.Op, "initializer region cannot return void").Fail()
	}
	if t := ret.Arg().Type(); t != op.GlobalType() {
		return r.OpErrorf(op.Op, "initializer region type %s does not match global type %s", message.Quote(t),
			message.Quote(op.GlobalType())).Fail()
	}
	if o := firstWithEffects(b); o != nil {
		return r.OpEmitErrorf(o, "ops with side effects not allowed in global initializers").Fail()
	}
	if op.ValueAttr() != nil {
		return r.OpErrorf(op.Op, "cannot have both initializer value and region").Fail()
	}
	return true
}

// firstWithEffects returns the first operation that does something to memory, or of which that is not known.
func firstWithEffects(b *core.Block) *core.Operation {
	for o := b.First(); o != nil; o = o.Next() {
		if list, known := o.Effects(); !known || len(list) > 0 {
			return o
		}
	}
	return nil
}

// VerifyAlias checks type and linkage.
func (Hooks) VerifyAlias(op llvm.AliasOp, r *core.Reporter) bool {
	if !isGlobalType(op.AliasType()) {
		return r.OpErrorf(op.Op, "expects type to be a valid element type for an LLVM global alias").Fail()
	}
	switch op.Linkage() {
	case llvm.LinkageExternWeak, llvm.LinkageCommon, llvm.LinkageAppending:
		return r.OpErrorf(op.Op, "'%s' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, "+
			"weak_odr, external or available_externally", op.Linkage()).Fail()
	}
	return true
}

// VerifyRegionsAlias checks the initializer.
func (Hooks) VerifyRegionsAlias(op llvm.AliasOp, r *core.Reporter) bool {
	b := op.Initializer().Entry()
	if b == nil {
		return true
	}
	ret, ok := llvm.AsReturnOp(b.Last())
	if !ok {
		return true
	}
	isPtr := false
	if ret.Arg() != nil {
		_, isPtr = ret.Arg().Type().(*llvm.LLVMPointerType)
	}
	if !isPtr {
		return r.OpErrorf(op.Op, "initializer region must always return a pointer").Fail()
	}
	if o := firstWithEffects(b); o != nil {
		return r.OpEmitErrorf(o, "ops with side effects are not allowed in alias initializers").Fail()
	}
	return true
}

// VerifyIFunc checks the linkage.
func (Hooks) VerifyIFunc(op llvm.IFuncOp, r *core.Reporter) bool {
	switch op.Linkage() {
	case llvm.LinkageExternal, llvm.LinkageInternal, llvm.LinkagePrivate, llvm.LinkageWeak, llvm.LinkageWeakOdr,
		llvm.LinkageLinkonce,
		llvm.LinkageLinkonceOdr:
		return true
	}
	return r.OpErrorf(op.Op, "'%s' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, "+
		"weak_odr, or external linkage", op.Linkage()).Fail()
}

// VerifySymbolUsesIFunc checks the resolver.
func (Hooks) VerifySymbolUsesIFunc(op llvm.IFuncOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	fn, ok := llvm.AsLLVMFuncOp(aliased(op.Op, op.ResolverAttr(), symbols))
	if !ok {
		return r.OpErrorf(op.Op, "must have a function resolver").Fail()
	}
	if fn.Body().IsEmpty() || fn.Linkage() == llvm.LinkageAvailableExternally {
		return r.OpErrorf(op.Op, "resolver must be a definition").Fail()
	}
	if t := FunctionTypeOf(fn); t != nil && !isPointer(t.ReturnType()) {
		return r.OpErrorf(op.Op, "resolver must return a pointer").Fail()
	}
	if p, ok := op.ResolverType().(*llvm.LLVMPointerType); !ok || int64(p.AddressSpace()) != int64(op.AddressSpace()) {
		return r.OpErrorf(op.Op, "resolver has incorrect type").Fail()
	}
	return true
}

// aliased returns what a reference leads to, through aliases of it.
func aliased(op *core.Operation, ref *core.SymbolRefAttr, symbols *core.SymbolTableCollection) *core.Operation {
	target := symbols.LookupNearest(op, ref)
	for seen := 0; seen < 100; seen++ { // aliases may be circular
		a, ok := llvm.AsAliasOp(target)
		if !ok || a.Initializer().IsEmpty() {
			return target
		}
		ret, ok := llvm.AsReturnOp(a.Initializer().Entry().Last())
		if !ok || ret.Arg() == nil {
			return target
		}
		addr, ok := llvm.AsAddressOfOp(ret.Arg().DefiningOp())
		if !ok {
			return target
		}
		target = symbols.LookupNearest(a.Op, addr.GlobalNameAttr())
	}
	return nil
}

// VerifyRegionsComdatTable checks that there are selectors only.
func (Hooks) VerifyRegionsComdatTable(op llvm.ComdatTableOp, r *core.Reporter) bool {
	for b := op.Body().Entry(); b != nil; b = nil {
		for o := b.First(); o != nil; o = o.Next() {
			if _, ok := llvm.AsComdatSelectorOp(o); !ok {
				return r.OpEmitErrorf(o, "only comdat selector symbols can appear in a comdat region").Fail()
			}
		}
	}
	return true
}

// VerifyLinkerOptions checks the place.
func (Hooks) VerifyLinkerOptions(op llvm.LinkerOptionsOp, r *core.Reporter) bool {
	if !isModule(op.Op.ParentOp()) {
		return r.OpErrorf(op.Op, "must appear at the module level").Fail()
	}
	return true
}

// VerifyModuleFlags checks the place and the flags.
func (Hooks) VerifyModuleFlags(op llvm.ModuleFlagsOp, r *core.Reporter) bool {
	if !isModule(op.Op.ParentOp()) {
		return r.OpErrorf(op.Op, "must appear at the module level").Fail()
	}
	for _, f := range op.FlagsAttr().Elems() {
		if _, ok := f.(*llvm.ModuleFlagAttr); !ok {
			return r.OpErrorf(op.Op, "expected a module flag attribute").Fail()
		}
	}
	return true
}

// VerifyGlobalCtors compares the lengths of the lists.
func (Hooks) VerifyGlobalCtors(op llvm.GlobalCtorsOp, r *core.Reporter) bool {
	return verifyCtors(op.Op, "ctors", op.CtorsAttr(), op.PrioritiesAttr(), op.DataAttr(), r)
}

// VerifyGlobalDtors compares the lengths of the lists.
func (Hooks) VerifyGlobalDtors(op llvm.GlobalDtorsOp, r *core.Reporter) bool {
	return verifyCtors(op.Op, "dtors", op.DtorsAttr(), op.PrioritiesAttr(), op.DataAttr(), r)
}

func verifyCtors(op *core.Operation, what string, functions, priorities, data *core.ArrayAttr, r *core.Reporter) bool {
	for _, d := range data.Elems() {
		switch d.(type) {
		case *core.SymbolRefAttr, *llvm.ZeroAttr:
			continue
		}
		return r.OpEmitErrorf(op, "data element must be symbol or #llvm.zero").Fail()
	}
	if functions.Len() != priorities.Len() || functions.Len() != data.Len() {
		return r.OpEmitErrorf(op, "%s, priorities, and data must have the same number of elements", what).Fail()
	}
	return true
}

// VerifySymbolUsesGlobalCtors checks that the references lead to functions with bodies.
func (Hooks) VerifySymbolUsesGlobalCtors(op llvm.GlobalCtorsOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	return verifyFunctions(op.Op, op.CtorsAttr(), symbols, r)
}

// VerifySymbolUsesGlobalDtors checks that the references lead to functions with bodies.
func (Hooks) VerifySymbolUsesGlobalDtors(op llvm.GlobalDtorsOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	return verifyFunctions(op.Op, op.DtorsAttr(), symbols, r)
}

func verifyFunctions(op *core.Operation, refs *core.ArrayAttr, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	for _, a := range refs.Elems() {
		ref, ok := a.(*core.SymbolRefAttr)
		if !ok {
			continue
		}
		fn, ok := llvm.AsLLVMFuncOp(symbols.LookupNearest(op, ref))
		if !ok {
			return r.OpErrorf(op, "'%s' does not reference a valid LLVM function", ref.Leaf()).Fail()
		}
		if fn.Body().IsEmpty() {
			return r.OpErrorf(op, "'%s' does not have a definition", ref.Leaf()).Fail()
		}
	}
	return true
}

// VerifyLLVMFunc checks linkage and attributes.
func (Hooks) VerifyLLVMFunc(op llvm.LLVMFuncOp, r *core.Reporter) bool {
	l := op.Linkage()
	if l == llvm.LinkageCommon {
		return r.OpErrorf(op.Op, "functions cannot have '%s' linkage", l).Fail()
	}
	if !verifyComdat(op.Op, op.ComdatAttr(), r) {
		return false
	}
	if op.Body().IsEmpty() {
		if l != llvm.LinkageExternal && l != llvm.LinkageExternWeak {
			return r.OpErrorf(op.Op, "external functions must have '%s' or '%s' linkage", llvm.LinkageExternal,
				llvm.LinkageExternWeak).Fail()
		}
		return true
	}
	if op.NoInline() && op.AlwaysInline() {
		return r.OpEmitErrorf(op.Op, "no_inline and always_inline attributes are incompatible").Fail()
	}
	if op.OptimizeNone() && !op.NoInline() {
		return r.OpErrorf(op.Op, "with optimize_none must also be no_inline").Fail()
	}
	return verifyLandingpads(op, r) && verifyBlockTags(op, r)
}

// verifyBlockTags checks that a function has no tag twice.
func verifyBlockTags(op llvm.LLVMFuncOp, r *core.Reporter) bool {
	var seen map[core.Attribute]bool
	for b := op.Body().Entry(); b != nil; b = b.Next() {
		for o := b.First(); o != nil; o = o.Next() {
			t, ok := llvm.AsBlockTagOp(o)
			switch {
			case !ok:
				continue
			case seen[t.TagAttr()]:
				return r.OpEmitErrorf(o, "duplicate block tag '%d' in the same function: ", t.TagAttr().Id()).Fail()
			case seen == nil:
				seen = map[core.Attribute]bool{}
			}
			seen[t.TagAttr()] = true
		}
	}
	return true
}

// verifyLandingpads checks that all exceptions of a function have one type.
func verifyLandingpads(op llvm.LLVMFuncOp, r *core.Reporter) bool {
	var want core.Type
	message := ""
	check := func(t core.Type, text string) bool {
		if want == nil {
			want = t
		}
		if want != t {
			message = text
		}
		return want == t
	}
	op.Op.WalkPost(func(o *core.Operation) core.WalkResult {
		ok := true
		if l, is := llvm.AsLandingpadOp(o); is {
			ok = check(l.Res().Type(), "'llvm.landingpad' should have a consistent result type inside a function")
		} else if l, is := llvm.AsResumeOp(o); is {
			ok = check(l.Value().Type(), "'llvm.resume' should have a consistent input type inside a function")
		}
		if !ok {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	if message != "" {
		return r.OpEmitErrorf(op.Op, "%s", message).Fail()
	}
	return true
}

// VerifyRegionsLLVMFunc checks the types of the entry block's arguments.
func (Hooks) VerifyRegionsLLVMFunc(op llvm.LLVMFuncOp, r *core.Reporter) bool {
	b := op.Body().Entry()
	if b == nil {
		return true
	}
	for i, a := range b.Args() {
		if !IsCompatibleType(a.Type()) {
			return r.OpErrorf(op.Op, "entry block argument #%d is not of LLVM type", i).Fail()
		}
	}
	return true
}

// VerifySymbolUsesAddressOf checks what the symbol is, and its address space.
func (Hooks) VerifySymbolUsesAddressOf(op llvm.AddressOfOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	target := symbols.LookupNearest(op.Op, op.GlobalNameAttr())
	space := int64(-1)
	if g, ok := llvm.AsGlobalOp(target); ok {
		space = int64(g.AddrSpace())
	} else if a, ok := llvm.AsAliasOp(target); ok {
		space = aliasSpace(a)
	} else if !isFunction(target) {
		return r.OpErrorf(op.Op, "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'").Fail()
	}
	if p, ok := op.Res().Type().(*llvm.LLVMPointerType); ok && space >= 0 && int64(p.AddressSpace()) != space {
		return r.OpErrorf(op.Op, "pointer address space must match address space of the referenced global or alias").Fail()
	}
	return true
}

// isFunction reports whether the symbol is a function or an ifunc.
func isFunction(op *core.Operation) bool {
	_, fn := llvm.AsLLVMFuncOp(op)
	_, ifunc := llvm.AsIFuncOp(op)
	return fn || ifunc
}

// aliasSpace returns the address space of the pointer that the initializer returns, -1 without one.
func aliasSpace(op llvm.AliasOp) int64 {
	if b := op.Initializer().Entry(); b != nil {
		if ret, ok := llvm.AsReturnOp(b.Last()); ok && ret.Arg() != nil {
			if p, ok := ret.Arg().Type().(*llvm.LLVMPointerType); ok {
				return int64(p.AddressSpace())
			}
		}
	}
	return -1
}

// VerifySymbolUsesDSOLocalEquivalent checks what the symbol is.
func (Hooks) VerifySymbolUsesDSOLocalEquivalent(op llvm.DSOLocalEquivalentOp, symbols *core.SymbolTableCollection,
	r *core.Reporter) bool {
	target := symbols.LookupNearest(op.Op, op.FunctionNameAttr())
	fn, ok := llvm.AsLLVMFuncOp(target)
	_, isAlias := llvm.AsAliasOp(target)
	if !ok && !isAlias {
		return r.OpErrorf(op.Op, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'").Fail()
	}
	if ok && fn.Linkage() == llvm.LinkageExternWeak {
		return r.OpErrorf(op.Op, "target function with 'extern_weak' linkage not allowed").Fail()
	}
	return true
}

// VerifySymbolUsesBlockAddress checks what the symbol is.
func (Hooks) VerifySymbolUsesBlockAddress(op llvm.BlockAddressOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	if _, ok := llvm.AsLLVMFuncOp(symbols.LookupNearest(op.Op, op.BlockAddrAttr().Function())); !ok {
		return r.OpErrorf(op.Op, "must reference a function defined by 'llvm.func'").Fail()
	}
	return true
}

// VerifyBlockAddress checks that the function has a block with the tag.
func (Hooks) VerifyBlockAddress(op llvm.BlockAddressOp, r *core.Reporter) bool {
	a := op.BlockAddrAttr()
	fn, ok := llvm.AsLLVMFuncOp(op.Op.LookupNearestSymbol(a.Function()))
	if !ok {
		return r.OpErrorf(op.Op, "expects an existing block label target in the referenced function").Fail()
	}
	found := false
	for b := fn.Body().Entry(); b != nil; b = b.Next() {
		for o := b.First(); o != nil; o = o.Next() {
			tag, ok := llvm.AsBlockTagOp(o)
			found = found || ok && tag.TagAttr() == a.Tag()
		}
	}
	if !found {
		return r.OpErrorf(op.Op, "expects an existing block label target in the referenced function").Fail()
	}
	return true
}

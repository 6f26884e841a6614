package gpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/gpu"
)

// This file has the syntax of gpu.func and gpu.launch.

// The arguments of a launch's body: numbers of block and thread, then the sizes of grid and block, and with clusters
// the number of the cluster and its size.
const (
	blockIDs       = 0
	threadIDs      = 3
	gridSizes      = 6
	blockSizes     = 9
	clusterIDs     = 12
	clusterSizes   = 15
	plainArgs      = 12
	clusterArgs    = 18
	plainOperands  = 6
	clusterOperand = 7 // the group of clusterSizeX
)

// parseAttributions reads "workgroup(%a : memref<...> {...}, ...)" when it comes next.
func parseAttributions(p *core.Parser, word string, args *[]core.Argument, withAttrs bool) (attrs core.Attribute, ok bool) {
	if !p.TryKeyword(word) {
		return nil, true
	}
	n := len(*args)
	if !p.ArgumentList(args, core.DelimParen, true, withAttrs) {
		return nil, false
	}
	list := make([][]core.NamedAttr, 0, len(*args)-n)
	for _, a := range (*args)[n:] {
		list = append(list, a.Attrs)
	}
	return function.Dicts(p.Context(), list), true
}

// printAttributions writes what [parseAttributions] reads.
func printAttributions(p *core.Printer, word string, vals []*core.Value, attrs *core.ArrayAttr) {
	if len(vals) == 0 {
		return
	}
	p.Byte(' ')
	p.Str(word)
	p.Byte('(')
	for i, v := range vals {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(v)
		p.Str(" : ")
		p.Type(v.Type())
		if attrs != nil && i < attrs.Len() {
			if d, ok := attrs.Elems()[i].(*core.DictAttr); ok {
				p.Attrs(d.Entries())
			}
		}
	}
	p.Byte(')')
}

// attributions returns the buffers of workgroup memory and those of private memory, which follow the first n arguments
// of a body.
func attributions(op *core.Operation, n int) (workgroup, private []*core.Value) {
	entry := op.Region(0).Entry()
	if entry == nil || entry.NumArgs() < n {
		return nil, nil
	}
	rest := entry.Args()[n:]
	k := min(numWorkgroupAttributions(op), len(rest))
	return rest[:k], rest[k:]
}

func numWorkgroupAttributions(op *core.Operation) int {
	if a, ok := op.Attr(WorkgroupAttributionsAttr).(*core.IntegerAttr); ok {
		return int(max(a.Value().Int64(), 0))
	}
	return 0
}

// ParseGPUFunc reads "@f(%x: i32) -> i32 workgroup(%w : t) private(%p : t) kernel attributes {...} {...}".
func (Hooks) ParseGPUFunc(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var name *core.StringAttr
	if !p.SymbolName(&name) {
		return false
	}
	st.SetAttr(core.SymbolNameAttr, name)
	at := p.Pos()
	var sig function.Signature
	if !function.ParseSignature(p, &sig, false) {
		return false
	}
	if len(sig.Args) > 0 && !sig.Named {
		return p.OpErrorf(at, "gpu.func requires named arguments")
	}
	inputs := make([]core.Type, len(sig.Args))
	argAttrs := make([][]core.NamedAttr, len(sig.Args))
	for i, a := range sig.Args {
		inputs[i], argAttrs[i] = a.Type, a.Attrs
	}
	st.SetSlot(gpu.GPUFuncFunctionTypeSlot, c.TypeAttr(c.Function(inputs, sig.Results)))
	st.SetSlot(gpu.GPUFuncArgAttrsSlot, function.Dicts(c, argAttrs))
	st.SetSlot(gpu.GPUFuncResAttrsSlot, function.Dicts(c, sig.ResultAttrs))
	args := sig.Args
	attrs, ok := parseAttributions(p, "workgroup", &args, true)
	if !ok {
		return false
	}
	st.SetAttr(WorkgroupAttributionsAttr, c.I64Attr(int64(len(args)-len(inputs))))
	st.SetSlot(gpu.GPUFuncWorkgroupAttribAttrsSlot, attrs)
	if attrs, ok = parseAttributions(p, "private", &args, true); !ok {
		return false
	}
	st.SetSlot(gpu.GPUFuncPrivateAttribAttrsSlot, attrs)
	if p.TryKeyword("kernel") {
		st.SetAttr(KernelAttr, c.Unit())
	}
	return p.AttrDictWithKeyword(&st.Attrs) && p.DeferRegion(st.AddRegion(), args, nil)
}

// PrintGPUFunc writes what [Hooks.ParseGPUFunc] reads.
func (Hooks) PrintGPUFunc(p *core.Printer, op gpu.GPUFuncOp) {
	p.Space()
	name, _ := op.Op.SymbolName()
	p.SymbolName(name)
	function.PrintSignature(p, op.Op, false)
	inputs, _, _ := op.Op.FunctionSignature()
	workgroup, private := attributions(op.Op, len(inputs))
	printAttributions(p, "workgroup", workgroup, op.WorkgroupAttribAttrsAttr())
	printAttributions(p, "private", private, op.PrivateAttribAttrsAttr())
	if IsKernel(op.Op) {
		p.Str(" kernel")
	}
	function.PrintAttrs(p, op.Op, WorkgroupAttributionsAttr, "workgroup_attrib_attrs", "private_attrib_attrs", KernelAttr)
	p.Byte(' ')
	p.Region(op.Body(), core.RegionOpts{HideEntryArgs: true})
}

// ParseLaunch reads "blocks(%bx, %by, %bz) in (%gx = %n, ...) threads(...) in (...) {...}" with its optional parts.
func (Hooks) ParseLaunch(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var deps []core.OperandRef
	token, ok := parseAsync(p, &deps)
	if !ok {
		return false
	}
	tokenType := core.Type(gpu.GetAsyncTokenType(c))
	if token == nil && len(deps) > 0 {
		return p.OpErrorf(p.NamePos(), "gpu.launch requires 'async' keyword to return a value")
	}
	if !p.ResolveSame(&st.Operands, deps, tokenType) {
		return false
	}
	if p.NumResultNames() > 0 {
		if token == nil {
			return p.OpErrorf(p.NamePos(), "gpu.launch requires 'async' keyword to return a value")
		}
		st.Types = append(st.Types, token)
	}
	numArgs, numSizes := plainArgs, plainOperands
	clusters := p.TryKeyword("clusters")
	if clusters {
		numArgs, numSizes = clusterArgs, plainOperands+3
	}
	args := make([]core.Argument, numArgs)
	sizes := make([]core.OperandRef, numSizes)
	if clusters && !parseSizes(p, sizes[plainOperands:], args[clusterSizes:], args[clusterIDs:], "clusters") {
		return false
	}
	if !p.Keyword("blocks") || !parseSizes(p, sizes, args[gridSizes:], args[blockIDs:], "blocks") ||
		!p.Keyword("threads") || !parseSizes(p, sizes[3:], args[blockSizes:], args[threadIDs:], "threads") ||
		!p.ResolveSame(&st.Operands, sizes, c.Index()) {
		return false
	}
	segments := make([]int32, 11)
	for i := 1; i <= numSizes; i++ {
		segments[i] = 1
	}
	segments[0] = int32(len(deps))
	if p.TryKeyword("dynamic_shared_memory_size") {
		var ref core.OperandRef
		if !p.Operand(&ref) || !p.Resolve(&st.Operands, ref, c.I32()) {
			return false
		}
		segments[10] = 1
	}
	st.SetSlot(gpu.LaunchOperandSegmentSizesSlot, p.SegmentSizes(segments...))
	if !parseSymbol(p, st, "module", gpu.LaunchModuleSlot) || !parseSymbol(p, st, "function", gpu.LaunchFunctionSlot) {
		return false
	}
	for i := range args {
		args[i].Type = c.Index()
	}
	if _, ok := parseAttributions(p, "workgroup", &args, false); !ok {
		return false
	}
	st.SetAttr(WorkgroupAttributionsAttr, c.I64Attr(int64(len(args)-numArgs)))
	if _, ok := parseAttributions(p, "private", &args, false); !ok {
		return false
	}
	return p.Region(st.AddRegion(), args) && p.AttrDict(&st.Attrs)
}

// parseSizes reads "(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)".
func parseSizes(p *core.Parser, sizes []core.OperandRef, sizeArgs, ids []core.Argument, word string) bool {
	var refs []core.Argument
	if !p.ArgumentList(&refs, core.DelimParen, false, false) || !p.Keyword("in") || !p.Punct(core.PunctLParen) {
		return false
	}
	if len(refs) != 3 {
		return p.OpErrorf(p.NamePos(), "%s expects 3 arguments, but got %d", word, len(refs))
	}
	copy(ids, refs)
	for i := range 3 {
		if i > 0 && !p.Punct(core.PunctComma) || !p.Argument(&sizeArgs[i], false, false) || !p.Punct(core.PunctEqual) ||
			!p.Operand(&sizes[i]) {
			return false
		}
	}
	return p.Punct(core.PunctRParen)
}

// parseSymbol reads "module(@m)" when it comes next.
func parseSymbol(p *core.Parser, st *core.OperationState, word string, slot int) bool {
	if !p.TryKeyword(word) {
		return true
	}
	var ref *core.SymbolRefAttr
	if !p.Punct(core.PunctLParen) || !core.ParseAttrAs(p, &ref, nil) || !p.Punct(core.PunctRParen) {
		return false
	}
	st.SetSlot(slot, ref)
	return true
}

// hasClusters reports whether a launch has clusters.
func hasClusters(op *core.Operation) bool {
	for i := range 3 {
		if op.OptionalOperand(clusterOperand+i) == nil {
			return false
		}
	}
	return true
}

// numConfigArgs returns how many arguments of the body tell where a thread is.
func numConfigArgs(op *core.Operation) int {
	if hasClusters(op) {
		return clusterArgs
	}
	return plainArgs
}

// PrintLaunch writes what [Hooks.ParseLaunch] reads.
func (Hooks) PrintLaunch(p *core.Printer, op gpu.LaunchOp) {
	if op.Body().IsEmpty() { // the names of its arguments are part of the text
		p.GenericInstead()
		return
	}
	if op.AsyncToken() != nil {
		p.Str(" async")
		if deps := op.AsyncDependencies(); len(deps) > 0 {
			p.Str(" [")
			p.Operands(deps)
			p.Byte(']')
		}
	}
	args := op.Body().Entry().Args()
	sizes := func(word string, operand, sizeArg, id int) {
		p.Byte(' ')
		p.Str(word)
		p.Byte('(')
		p.Operands(args[id : id+3])
		p.Str(") in (")
		for i := range 3 {
			if i > 0 {
				p.Str(", ")
			}
			p.Operand(args[sizeArg+i])
			p.Str(" = ")
			p.Operand(op.Op.OptionalOperand(operand + i))
		}
		p.Byte(')')
	}
	if hasClusters(op.Op) {
		sizes("clusters", clusterOperand, clusterSizes, clusterIDs)
	}
	sizes("blocks", 1, gridSizes, blockIDs)
	sizes("threads", 4, blockSizes, threadIDs)
	if v := op.DynamicSharedMemorySize(); v != nil {
		p.Str(" dynamic_shared_memory_size ")
		p.Operand(v)
	}
	symbol := func(word string, a *core.SymbolRefAttr) {
		if a != nil {
			p.Byte(' ')
			p.Str(word)
			p.Byte('(')
			p.Attr(a)
			p.Byte(')')
		}
	}
	symbol("module", op.ModuleAttr())
	symbol("function", op.FunctionAttr())
	workgroup, private := attributions(op.Op, numConfigArgs(op.Op))
	printAttributions(p, "workgroup", workgroup, nil)
	printAttributions(p, "private", private, nil)
	p.Byte(' ')
	p.Region(op.Body(), core.RegionOpts{HideEntryArgs: true})
	p.AttrDict(op.Op, "operandSegmentSizes", WorkgroupAttributionsAttr, "module", "function")
}

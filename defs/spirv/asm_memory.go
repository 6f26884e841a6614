package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the syntax of operations on memory.

const (
	memoryAccessAttr = "memory_access"
	alignmentAttr    = "alignment"
	storageClassAttr = "storage_class"
)

// parseClass reads a storage class in quotes.
func parseClass(p *core.Parser, dst *spirv.StorageClass) bool {
	return parseQuoted(p, storageClassAttr, spirv.ParseStorageClass, dst)
}

// parseAccess reads "[\"Aligned\", 4]" when it comes next, for attributes with a prefix.
func parseAccess(p *core.Parser, st *core.OperationState, prefix string) bool {
	if !p.TryPunct(core.PunctLSquare) {
		return true
	}
	var v spirv.MemoryAccess
	if !parseQuoted(p, prefix+memoryAccessAttr, spirv.ParseMemoryAccess, &v) {
		return false
	}
	st.SetAttr(prefix+memoryAccessAttr, spirv.GetMemoryAccessAttr(p.Context(), v))
	if v&spirv.MemoryAccessAligned != 0 {
		var a core.Attribute
		if !p.Punct(core.PunctComma) || !p.Attr(&a, p.Context().I32()) {
			return false
		}
		st.SetAttr(prefix+alignmentAttr, a)
	}
	return p.Punct(core.PunctRSquare)
}

// printAccess writes what [parseAccess] reads and returns the attributes that it has written.
func printAccess(p *core.Printer, op *core.Operation, prefix, before string) (written []string) {
	a, ok := op.Attr(prefix + memoryAccessAttr).(*spirv.MemoryAccessAttr)
	if !ok {
		return nil
	}
	written = append(written, prefix+memoryAccessAttr)
	p.Str(before)
	p.Byte('[')
	printQuoted(p, a.Value().String())
	if n, ok := op.Attr(prefix + alignmentAttr).(*core.IntegerAttr); ok && a.Value()&spirv.MemoryAccessAligned != 0 {
		written = append(written, prefix+alignmentAttr)
		p.Str(", ")
		p.AttrNoType(n)
	}
	p.Byte(']')
	return written
}

// printPointer writes a pointer behind its storage class.
func printPointer(p *core.Printer, v *core.Value) {
	if t, ok := v.Type().(*spirv.PointerType); ok {
		printQuoted(p, t.StorageClass().String())
	}
	p.Space()
	p.Operand(v)
}

// ParseLoad reads "\"Function\" %p [\"Aligned\", 4] : f32".
func (Hooks) ParseLoad(p *core.Parser, st *core.OperationState) bool {
	var class spirv.StorageClass
	var ref core.OperandRef
	var t core.Type
	if !parseClass(p, &class) || !p.Operand(&ref) || !parseAccess(p, st, "") || !p.AttrDict(&st.Attrs) || !p.ColonType(&t) {
		return false
	}
	st.Types = append(st.Types, t)
	return p.Resolve(&st.Operands, ref, Pointer(t, class))
}

// PrintLoad writes what [Hooks.ParseLoad] reads.
func (Hooks) PrintLoad(p *core.Printer, op spirv.LoadOp) {
	p.Space()
	printPointer(p, op.Ptr())
	p.AttrDict(op.Op, append(printAccess(p, op.Op, "", " "), storageClassAttr)...)
	p.Str(" : ")
	p.Type(op.Op.Result(0).Type())
}

// ParseStore reads "\"Function\" %p, %v [\"Aligned\", 4] : f32".
func (Hooks) ParseStore(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var class spirv.StorageClass
	var refs []core.OperandRef
	var t core.Type
	if !parseClass(p, &class) || !p.OperandListOf(&refs, core.DelimNone, 2) || !parseAccess(p, st, "") || !p.ColonType(&t) {
		return false
	}
	return p.ResolveAll(&st.Operands, refs, []core.Type{Pointer(t, class), t}, at)
}

// PrintStore writes what [Hooks.ParseStore] reads.
func (Hooks) PrintStore(p *core.Printer, op spirv.StoreOp) {
	p.Space()
	printPointer(p, op.Ptr())
	p.Str(", ")
	p.Operand(op.Value())
	written := printAccess(p, op.Op, "", " ")
	p.Str(" : ")
	p.Type(op.Value().Type())
	p.AttrDict(op.Op, append(written, storageClassAttr)...)
}

// ParseCopyMemory reads "\"Function\" %to, \"Function\" %from [\"Volatile\"], [\"Aligned\", 4] : f32".
func (Hooks) ParseCopyMemory(p *core.Parser, st *core.OperationState) bool {
	var toClass, fromClass spirv.StorageClass
	var to, from core.OperandRef
	var t core.Type
	if !parseClass(p, &toClass) || !p.Operand(&to) || !p.Punct(core.PunctComma) || !parseClass(p, &fromClass) || !p.Operand(&from) ||
		!parseAccess(p, st, "") {
		return false
	}
	if p.TryPunct(core.PunctComma) && !parseAccess(p, st, "source_") {
		return false
	}
	return p.ColonType(&t) && p.AttrDict(&st.Attrs) && p.Resolve(&st.Operands, to, Pointer(t, toClass)) &&
		p.Resolve(&st.Operands, from, Pointer(t, fromClass))
}

// PrintCopyMemory writes what [Hooks.ParseCopyMemory] reads. As upstream does, it writes the access of the target again
// for a source without one, and a comma even when there is neither.
func (Hooks) PrintCopyMemory(p *core.Printer, op spirv.CopyMemoryOp) {
	p.Str("  ")
	printPointer(p, op.Target())
	p.Str(",  ")
	printPointer(p, op.Source())
	written := printAccess(p, op.Op, "", " ")
	p.Str(", ")
	if op.Op.Attr("source_"+memoryAccessAttr) != nil {
		written = append(written, printAccess(p, op.Op, "source_", " ")...)
	} else {
		printAccess(p, op.Op, "", " ")
	}
	p.AttrDict(op.Op, append(written, storageClassAttr)...)
	p.Str(" : ")
	p.Type(pointee(op.Target().Type()))
}

// ParseINTELSubgroupBlockWrite reads "\"StorageBuffer\" %p, %v : vector<2xi32>".
func (Hooks) ParseINTELSubgroupBlockWrite(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var class spirv.StorageClass
	var refs []core.OperandRef
	var t core.Type
	if !parseClass(p, &class) || !p.OperandListOf(&refs, core.DelimNone, 2) || !p.ColonType(&t) {
		return false
	}
	return p.ResolveAll(&st.Operands, refs, []core.Type{Pointer(blockElement(t), class), t}, at)
}

// blockElement is what an invocation reads or writes of a block: the elements of a vector.
func blockElement(t core.Type) core.Type {
	if v, ok := t.(*core.VectorType); ok {
		return v.ElementType()
	}
	return t
}

// PrintINTELSubgroupBlockWrite writes the operation without its storage class, as upstream does.
func (Hooks) PrintINTELSubgroupBlockWrite(p *core.Printer, op spirv.INTELSubgroupBlockWriteOp) {
	p.Space()
	p.OperandRange(op.Op, 0, 2)
	p.Str(" : ")
	p.Type(op.Value().Type())
}

// parsePlace reads where a variable is bound, or which built-in it is, and other attributes.
func parsePlace(p *core.Parser, st *core.OperationState) bool {
	i32 := p.Context().I32()
	switch {
	case p.TryKeyword("bind"):
		var set, binding core.Attribute
		if !p.Punct(core.PunctLParen) || !p.Attr(&set, i32) || !p.Punct(core.PunctComma) || !p.Attr(&binding, i32) ||
			!p.Punct(core.PunctRParen) {
			return false
		}
		st.SetAttr("descriptor_set", set)
		st.SetAttr("binding", binding)
	case p.TryKeyword("built_in"):
		var name *core.StringAttr
		if !p.Punct(core.PunctLParen) || !core.ParseAttrAs(p, &name, nil) || !p.Punct(core.PunctRParen) {
			return false
		}
		st.SetAttr("built_in", name)
	}
	return p.AttrDict(&st.Attrs)
}

// printPlace writes what [parsePlace] reads.
func printPlace(p *core.Printer, op *core.Operation, elided ...string) {
	set, _ := op.Attr("descriptor_set").(*core.IntegerAttr)
	binding, _ := op.Attr("binding").(*core.IntegerAttr)
	if set != nil && binding != nil {
		p.Str(" bind(")
		p.AttrNoType(set)
		p.Str(", ")
		p.AttrNoType(binding)
		p.Byte(')')
		elided = append(elided, "descriptor_set", "binding")
	}
	if name, ok := op.Attr("built_in").(*core.StringAttr); ok {
		p.Str(" built_in(\"")
		p.Str(name.Value())
		p.Str("\")")
		elided = append(elided, "built_in")
	}
	p.AttrDict(op, elided...)
}

// ParseVariable reads "init(%v) {...} : !spirv.ptr<f32, Function>".
func (Hooks) ParseVariable(p *core.Parser, st *core.OperationState) bool {
	var init core.OperandRef
	has := p.TryKeyword("init")
	if has && (!p.Punct(core.PunctLParen) || !p.Operand(&init) || !p.Punct(core.PunctRParen)) {
		return false
	}
	if !parsePlace(p, st) || !p.Punct(core.PunctColon) {
		return false
	}
	at := p.Pos()
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	ptr, ok := t.(*spirv.PointerType)
	if !ok {
		return p.OpErrorf(at, "expected spirv.ptr type")
	}
	st.Types = append(st.Types, ptr)
	st.SetAttr(storageClassAttr, spirv.GetStorageClassAttr(p.Context(), ptr.StorageClass()))
	return !has || p.Resolve(&st.Operands, init, ptr.PointeeType())
}

// PrintVariable writes what [Hooks.ParseVariable] reads.
func (Hooks) PrintVariable(p *core.Printer, op spirv.VariableOp) {
	if op.Op.NumOperands() > 0 {
		p.Str(" init(")
		p.Operand(op.Op.Operand(0))
		p.Byte(')')
	}
	printPlace(p, op.Op, storageClassAttr)
	p.Str(" : ")
	p.Type(op.Op.Result(0).Type())
}

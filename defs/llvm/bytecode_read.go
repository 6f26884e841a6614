package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/generated/llvm"
)

// may reads an attribute of a Go type that may be nil.
func may[T core.Attribute](r *bytecode.Reader) T { return bytecode.ReadOptionalAttrOf[T](r) }

// must reads an attribute of a Go type.
func must[T core.Attribute](r *bytecode.Reader) T { return bytecode.ReadAttrOf[T](r) }

// mayList reads what optionalList wrote.
func mayList[T core.Attribute](r *bytecode.Reader) (out []T) {
	if !r.Bool() {
		return nil
	}
	for range r.Count() {
		out = append(out, may[T](r))
	}
	return out
}

// ReadAttr implements [bytecode.Encoding].
func (Hooks) ReadAttr(r *bytecode.Reader) core.Attribute {
	c := r.Context()
	code := r.VarInt()
	var made func() core.Attribute
	switch code {
	case codeDIBasicType:
		tag, name, size, encoding := llvm.DwarfTag(r.VarInt()), r.String(), r.VarInt(), llvm.DwarfEncoding(r.VarInt())
		made = func() core.Attribute { return llvm.GetDIBasicTypeAttr(c, tag, c.String(name), size, encoding) }
	case codeDICompileUnit:
		id, language, file := must[*core.DistinctAttr](r), llvm.DwarfLanguage(r.VarInt()), must[*llvm.DIFileAttr](r)
		producer, optimized := may[*core.StringAttr](r), r.Bool()
		emission, names := llvm.DIEmissionKind(r.VarInt()), llvm.DINameTableKind(r.VarInt())
		made = func() core.Attribute {
			return llvm.GetDICompileUnitAttr(c, id, language, file, producer, optimized, emission, names, nil)
		}
	case codeDIExpressionElem:
		opcode := llvm.DwarfOperation(r.VarInt())
		var args []uint64
		if r.Bool() {
			for range r.Count() {
				args = append(args, r.VarInt())
			}
		}
		made = func() core.Attribute { return llvm.GetDIExpressionElemAttr(c, opcode, args) }
	case codeDIExpression:
		list := mayList[*llvm.DIExpressionElemAttr](r)
		for _, e := range list {
			if e == nil {
				r.Errorf("an element of a DIExpression is absent")
			}
		}
		made = func() core.Attribute { return llvm.GetDIExpressionAttr(c, list) }
	case codeDIFile:
		name, directory := r.String(), r.String()
		made = func() core.Attribute { return llvm.GetDIFileAttr(c, c.String(name), c.String(directory)) }
	case codeLoopAnnotation:
		made = readLoop(r)
	case codeDICompositeType, codeDIDerivedType, codeDISubrange, codeDISubroutineType:
		made = readDIType(r, code)
	case codeDIGlobalVariable, codeDIGlobalVariableExpression, codeDILabel, codeDILocalVariable:
		made = readVariable(r, code)
	default:
		made = readScope(r, code)
	}
	if r.Failed() {
		return nil
	}
	return made()
}

func readLoop(r *bytecode.Reader) func() core.Attribute {
	disable, vectorize, interleave := may[*core.IntegerAttr](r), may[*llvm.LoopVectorizeAttr](r), may[*llvm.LoopInterleaveAttr](r)
	unroll, jam, licm := may[*llvm.LoopUnrollAttr](r), may[*llvm.LoopUnrollAndJamAttr](r), may[*llvm.LoopLICMAttr](r)
	distribute, pipeline := may[*llvm.LoopDistributeAttr](r), may[*llvm.LoopPipelineAttr](r)
	peeled, unswitch := may[*llvm.LoopPeeledAttr](r), may[*llvm.LoopUnswitchAttr](r)
	progress, vectorized := may[*core.IntegerAttr](r), may[*core.IntegerAttr](r)
	start, end := may[*core.LocationAttr](r), may[*core.LocationAttr](r)
	accesses := mayList[*llvm.AccessGroupAttr](r)
	for _, a := range accesses {
		if a == nil {
			r.Errorf("a parallel access of a loop annotation is absent")
		}
	}
	return func() core.Attribute {
		return llvm.GetLoopAnnotationAttr(r.Context(), disable, vectorize, interleave, unroll, jam, licm, distribute, pipeline, peeled,
			unswitch,
			progress, vectorized, start, end, accesses)
	}
}

func readDIType(r *bytecode.Reader, code uint64) func() core.Attribute {
	c := r.Context()
	switch code {
	case codeDICompositeType:
		id, self, tag := may[*core.DistinctAttr](r), r.Bool(), llvm.DwarfTag(r.VarInt())
		name, file, line := may[*core.StringAttr](r), may[*llvm.DIFileAttr](r), uint32(r.VarInt())
		scope, base, flags := r.OptionalAttr(), r.OptionalAttr(), llvm.DIFlags(r.VarInt())
		size, align := r.VarInt(), r.VarInt()
		var e [4]*llvm.DIExpressionAttr
		for i := range e {
			e[i] = may[*llvm.DIExpressionAttr](r)
		}
		elements := mayList[core.Attribute](r)
		return func() core.Attribute {
			return llvm.GetDICompositeTypeAttr(c, id, self, tag, name, file, line, scope, base, flags, size, align, e[0], e[1], e[2], e[3],
				elements)
		}
	case codeDIDerivedType:
		tag, name, base := llvm.DwarfTag(r.VarInt()), may[*core.StringAttr](r), r.OptionalAttr()
		size, align, offset := r.VarInt(), uint32(r.VarInt()), r.VarInt()
		var space *uint32
		if v := r.VarInt(); v&1 != 0 {
			space = new(uint32(v >> 1))
		}
		extra := r.OptionalAttr()
		return func() core.Attribute {
			return llvm.GetDIDerivedTypeAttr(c, tag, name, base, size, align, offset, space, extra)
		}
	case codeDISubrange:
		count, low, high, stride := r.OptionalAttr(), r.OptionalAttr(), r.OptionalAttr(), r.OptionalAttr()
		return func() core.Attribute { return llvm.GetDISubrangeAttr(c, count, low, high, stride) }
	}
	convention, types := llvm.DwarfCallingConvention(r.VarInt()), mayList[core.Attribute](r)
	return func() core.Attribute { return llvm.GetDISubroutineTypeAttr(c, convention, types) }
}

func readVariable(r *bytecode.Reader, code uint64) func() core.Attribute {
	c := r.Context()
	switch code {
	case codeDIGlobalVariable:
		scope, name, linkage := r.OptionalAttr(), may[*core.StringAttr](r), may[*core.StringAttr](r)
		file, line, typ := must[*llvm.DIFileAttr](r), uint32(r.VarInt()), r.Attr()
		local, defined, align := r.Bool(), r.Bool(), uint32(r.VarInt())
		return func() core.Attribute {
			return llvm.GetDIGlobalVariableAttr(c, scope, name, linkage, file, line, typ, local, defined, align)
		}
	case codeDIGlobalVariableExpression:
		v, e := must[*llvm.DIGlobalVariableAttr](r), may[*llvm.DIExpressionAttr](r)
		return func() core.Attribute { return llvm.GetDIGlobalVariableExpressionAttr(c, v, e) }
	case codeDILabel:
		scope, name, file, line := r.Attr(), may[*core.StringAttr](r), may[*llvm.DIFileAttr](r), uint32(r.VarInt())
		return func() core.Attribute { return llvm.GetDILabelAttr(c, scope, name, file, line) }
	}
	scope, name, file := r.Attr(), may[*core.StringAttr](r), may[*llvm.DIFileAttr](r)
	line, arg, align := uint32(r.VarInt()), uint32(r.VarInt()), uint32(r.VarInt())
	typ, flags := r.OptionalAttr(), llvm.DIFlags(r.VarInt())
	return func() core.Attribute {
		return llvm.GetDILocalVariableAttr(c, scope, name, file, line, arg, align, typ, flags)
	}
}

func readScope(r *bytecode.Reader, code uint64) func() core.Attribute {
	c := r.Context()
	switch code {
	case codeDIImportedEntity:
		tag, scope, entity := llvm.DwarfTag(r.VarInt()), r.Attr(), r.Attr()
		file, line, name := may[*llvm.DIFileAttr](r), uint32(r.VarInt()), may[*core.StringAttr](r)
		elements := mayList[core.Attribute](r)
		return func() core.Attribute {
			return llvm.GetDIImportedEntityAttr(c, tag, scope, entity, file, line, name, elements)
		}
	case codeDILexicalBlock:
		scope, file, line, column := r.Attr(), may[*llvm.DIFileAttr](r), uint32(r.VarInt()), uint32(r.VarInt())
		return func() core.Attribute { return llvm.GetDILexicalBlockAttr(c, scope, file, line, column) }
	case codeDILexicalBlockFile:
		scope, file, discriminator := r.Attr(), may[*llvm.DIFileAttr](r), uint32(r.VarInt())
		return func() core.Attribute { return llvm.GetDILexicalBlockFileAttr(c, scope, file, discriminator) }
	case codeDINamespace:
		name, scope, export := may[*core.StringAttr](r), r.OptionalAttr(), r.Bool()
		return func() core.Attribute { return llvm.GetDINamespaceAttr(c, name, scope, export) }
	case codeDISubprogram:
		recID, self, id := may[*core.DistinctAttr](r), r.Bool(), may[*core.DistinctAttr](r)
		unit, scope := may[*llvm.DICompileUnitAttr](r), r.OptionalAttr()
		name, linkage, file := may[*core.StringAttr](r), may[*core.StringAttr](r), may[*llvm.DIFileAttr](r)
		line, scopeLine, flags := uint32(r.VarInt()), uint32(r.VarInt()), llvm.DISubprogramFlags(r.VarInt())
		typ := may[*llvm.DISubroutineTypeAttr](r)
		nodes, annotations := mayList[core.Attribute](r), mayList[core.Attribute](r)
		return func() core.Attribute {
			return llvm.GetDISubprogramAttr(c, recID, self, id, unit, scope, name, linkage, file, line, scopeLine, flags, typ, nodes,
				annotations)
		}
	}
	r.Errorf("unknown attribute code: %d", code)
	return nil
}

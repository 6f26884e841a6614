package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/generated/llvm"
)

// The codes of attributes in bytecode, those of upstream. All others, and the types, are text.
const (
	codeDIBasicType = iota
	codeDICompileUnit
	codeDICompositeType
	codeDIDerivedType
	codeDIExpressionElem
	codeDIExpression
	codeDIFile
	codeDIGlobalVariable
	codeDIGlobalVariableExpression
	codeDIImportedEntity
	codeDILabel
	codeDILexicalBlock
	codeDILexicalBlockFile
	codeDILocalVariable
	codeDINamespace
	codeDISubprogram
	codeDISubrange
	codeDISubroutineType
	codeLoopAnnotation
)

var _ bytecode.Encoding = Hooks{}

// WriteType implements [bytecode.Encoding]; types are text.
func (Hooks) WriteType(*bytecode.Writer, core.Type) bool { return false }

// ReadType implements [bytecode.Encoding].
func (Hooks) ReadType(r *bytecode.Reader) core.Type {
	r.Errorf("unknown attribute code: %d", r.VarInt()) // upstream says so about types, too
	return nil
}

// optional writes attributes that may be nil.
func optional[T interface {
	comparable
	core.Attribute
}](w *bytecode.Writer, list ...T) {
	var none T
	for _, a := range list {
		if a == none {
			w.OptionalAttr(nil)
		} else {
			w.OptionalAttr(a)
		}
	}
}

// optionalList writes a list of attributes that may be nil, with a mark in front whether it has any.
func optionalList[T interface {
	comparable
	core.Attribute
}](w *bytecode.Writer, list []T) {
	if w.Bool(len(list) > 0); len(list) > 0 {
		w.VarInt(uint64(len(list)))
		optional(w, list...)
	}
}

func text(a *core.StringAttr) string {
	if a == nil {
		return ""
	}
	return a.Value()
}

// WriteAttr implements [bytecode.Encoding].
func (Hooks) WriteAttr(w *bytecode.Writer, a core.Attribute) bool {
	switch a := a.(type) {
	case *llvm.DIBasicTypeAttr:
		w.VarInt(codeDIBasicType)
		w.VarInt(uint64(a.Tag()))
		w.String(text(a.Name()))
		w.VarInt(a.SizeInBits())
		w.VarInt(uint64(a.Encoding()))
	case *llvm.DICompileUnitAttr:
		w.VarInt(codeDICompileUnit)
		w.Attr(a.Id())
		w.VarInt(uint64(a.SourceLanguage()))
		w.Attr(a.File())
		optional(w, a.Producer())
		w.Bool(a.IsOptimized())
		w.VarInt(uint64(a.EmissionKind()))
		w.VarInt(uint64(a.NameTableKind()))
	case *llvm.DIExpressionElemAttr:
		w.VarInt(codeDIExpressionElem)
		w.VarInt(uint64(a.Opcode()))
		if w.Bool(len(a.Arguments()) > 0); len(a.Arguments()) > 0 {
			w.VarInt(uint64(len(a.Arguments())))
			for _, v := range a.Arguments() {
				w.VarInt(v)
			}
		}
	case *llvm.DIExpressionAttr:
		w.VarInt(codeDIExpression)
		optionalList(w, a.Operations())
	case *llvm.DIFileAttr:
		w.VarInt(codeDIFile)
		w.String(text(a.Name()))
		w.String(text(a.Directory()))
	case *llvm.LoopAnnotationAttr:
		writeLoop(w, a)
	default:
		return writeType(w, a) || writeVariable(w, a) || writeScope(w, a)
	}
	return true
}

func writeLoop(w *bytecode.Writer, a *llvm.LoopAnnotationAttr) {
	w.VarInt(codeLoopAnnotation)
	optional(w, a.DisableNonforced())
	optional(w, a.Vectorize())
	optional(w, a.Interleave())
	optional(w, a.Unroll())
	optional(w, a.UnrollAndJam())
	optional(w, a.Licm())
	optional(w, a.Distribute())
	optional(w, a.Pipeline())
	optional(w, a.Peeled())
	optional(w, a.Unswitch())
	optional(w, a.MustProgress(), a.IsVectorized())
	optional(w, a.StartLoc(), a.EndLoc())
	optionalList(w, a.ParallelAccesses())
}

// writeType writes the types of debug information.
func writeType(w *bytecode.Writer, a core.Attribute) bool {
	switch a := a.(type) {
	case *llvm.DICompositeTypeAttr:
		w.VarInt(codeDICompositeType)
		optional(w, a.RecId())
		w.Bool(a.IsRecSelf())
		w.VarInt(uint64(a.Tag()))
		optional(w, a.Name())
		optional(w, a.File())
		w.VarInt(uint64(a.Line()))
		optional(w, a.Scope(), a.BaseType())
		w.VarInt(uint64(a.Flags()))
		w.VarInt(a.SizeInBits())
		w.VarInt(a.AlignInBits())
		optional(w, a.DataLocation(), a.Rank(), a.Allocated(), a.Associated())
		optionalList(w, a.Elements())
	case *llvm.DIDerivedTypeAttr:
		w.VarInt(codeDIDerivedType)
		w.VarInt(uint64(a.Tag()))
		optional(w, a.Name())
		optional(w, a.BaseType())
		w.VarInt(a.SizeInBits())
		w.VarInt(uint64(a.AlignInBits()))
		w.VarInt(a.OffsetInBits())
		if space, ok := a.DwarfAddressSpace(); ok {
			w.VarInt(uint64(space)<<1 | 1)
		} else {
			w.VarInt(0)
		}
		optional(w, a.ExtraData())
	case *llvm.DISubrangeAttr:
		w.VarInt(codeDISubrange)
		optional(w, a.Count(), a.LowerBound(), a.UpperBound(), a.Stride())
	case *llvm.DISubroutineTypeAttr:
		w.VarInt(codeDISubroutineType)
		w.VarInt(uint64(a.CallingConvention()))
		optionalList(w, a.Types())
	default:
		return false
	}
	return true
}

// writeVariable writes variables and labels.
func writeVariable(w *bytecode.Writer, a core.Attribute) bool {
	switch a := a.(type) {
	case *llvm.DIGlobalVariableAttr:
		w.VarInt(codeDIGlobalVariable)
		optional(w, a.Scope())
		optional(w, a.Name(), a.LinkageName())
		w.Attr(a.File())
		w.VarInt(uint64(a.Line()))
		w.Attr(a.Type())
		w.Bool(a.IsLocalToUnit())
		w.Bool(a.IsDefined())
		w.VarInt(uint64(a.AlignInBits()))
	case *llvm.DIGlobalVariableExpressionAttr:
		w.VarInt(codeDIGlobalVariableExpression)
		w.Attr(a.Var())
		optional(w, a.Expr())
	case *llvm.DILabelAttr:
		w.VarInt(codeDILabel)
		w.Attr(a.Scope())
		optional(w, a.Name())
		optional(w, a.File())
		w.VarInt(uint64(a.Line()))
	case *llvm.DILocalVariableAttr:
		w.VarInt(codeDILocalVariable)
		w.Attr(a.Scope())
		optional(w, a.Name())
		optional(w, a.File())
		w.VarInt(uint64(a.Line()))
		w.VarInt(uint64(a.Arg()))
		w.VarInt(uint64(a.AlignInBits()))
		optional(w, a.Type())
		w.VarInt(uint64(a.Flags()))
	default:
		return false
	}
	return true
}

// writeScope writes what variables belong to.
func writeScope(w *bytecode.Writer, a core.Attribute) bool {
	switch a := a.(type) {
	case *llvm.DIImportedEntityAttr:
		w.VarInt(codeDIImportedEntity)
		w.VarInt(uint64(a.Tag()))
		w.Attr(a.Scope())
		w.Attr(a.Entity())
		optional(w, a.File())
		w.VarInt(uint64(a.Line()))
		optional(w, a.Name())
		optionalList(w, a.Elements())
	case *llvm.DILexicalBlockAttr:
		w.VarInt(codeDILexicalBlock)
		w.Attr(a.Scope())
		optional(w, a.File())
		w.VarInt(uint64(a.Line()))
		w.VarInt(uint64(a.Column()))
	case *llvm.DILexicalBlockFileAttr:
		w.VarInt(codeDILexicalBlockFile)
		w.Attr(a.Scope())
		optional(w, a.File())
		w.VarInt(uint64(a.Discriminator()))
	case *llvm.DINamespaceAttr:
		w.VarInt(codeDINamespace)
		optional(w, a.Name())
		optional(w, a.Scope())
		w.Bool(a.ExportSymbols())
	case *llvm.DISubprogramAttr:
		w.VarInt(codeDISubprogram)
		optional(w, a.RecId())
		w.Bool(a.IsRecSelf())
		optional(w, a.Id())
		optional(w, a.CompileUnit())
		optional(w, a.Scope())
		optional(w, a.Name(), a.LinkageName())
		optional(w, a.File())
		w.VarInt(uint64(a.Line()))
		w.VarInt(uint64(a.ScopeLine()))
		w.VarInt(uint64(a.SubprogramFlags()))
		optional(w, a.Type())
		optionalList(w, a.RetainedNodes())
		optionalList(w, a.Annotations())
	default:
		return false
	}
	return true
}

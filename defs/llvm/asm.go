package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the custom syntax of instructions other than calls.

const fastmathAttr = "fastmathFlags"

// printAttrDict writes the attributes except those elided and flags that are none.
func printAttrDict(p *core.Printer, op *core.Operation, elided ...string) {
	if f, ok := op.Attr(fastmathAttr).(*llvm.FastmathFlagsAttr); ok && f.Value() == llvm.FastmathFlagsNone {
		elided = append(elided, fastmathAttr)
	}
	p.AttrDict(op, elided...)
}

// ParseOverflowFlags reads "overflow<nsw, nuw>" when it comes next.
func (Hooks) ParseOverflowFlags(p *core.Parser, dst *core.Attribute) bool {
	if !p.TryKeyword("overflow") {
		return true
	}
	var flags llvm.IntegerOverflowFlags
	ok := p.List(core.DelimLess, "", func() bool {
		var f llvm.IntegerOverflowFlags
		ok := rt.ParseNamedEnum(p, "LLVM integer overflow flags", []string{"none", "nsw", "nuw"}, llvm.ParseIntegerOverflowFlags, &f)
		flags |= f
		return ok
	})
	if !ok {
		return false
	}
	*dst = llvm.IntegerOverflowFlagsAttrOf(p.Context(), flags)
	return true
}

// PrintOverflowFlags writes what [Hooks.ParseOverflowFlags] reads; nothing for no flags.
func (Hooks) PrintOverflowFlags(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if flags := llvm.IntegerOverflowFlags(rt.IntOf(a)); flags != 0 {
		p.Str(" overflow<")
		p.Str(flags.String())
		p.Byte('>')
	}
}

// ParseICmp reads "\"eq\" %a, %b {attrs} : i32".
func (Hooks) ParseICmp(p *core.Parser, st *core.OperationState) bool {
	return parseCompare(p, st, func(text string) core.Attribute {
		if v, ok := llvm.ParseICmpPredicate(text); ok {
			return llvm.ICmpPredicateAttrOf(p.Context(), v)
		}
		return nil
	})
}

// ParseFCmp reads "\"oeq\" %a, %b {attrs} : f32".
func (Hooks) ParseFCmp(p *core.Parser, st *core.OperationState) bool {
	return parseCompare(p, st, func(text string) core.Attribute {
		if v, ok := llvm.ParseFCmpPredicate(text); ok {
			return llvm.FCmpPredicateAttrOf(p.Context(), v)
		}
		return nil
	})
}

func parseCompare(p *core.Parser, st *core.OperationState, predicate func(string) core.Attribute) bool {
	at := p.Pos()
	var text *core.StringAttr
	var a, b core.OperandRef
	if !core.ParseAttrAs(p, &text, nil) || !p.Operand(&a) || !p.Punct(core.PunctComma) || !p.Operand(&b) ||
		!p.AttrDict(&st.Attrs) || !p.Punct(core.PunctColon) {
		return false
	}
	typeAt := p.Pos()
	var t core.Type
	if !p.Type(&t) || !p.Resolve(&st.Operands, a, t) || !p.Resolve(&st.Operands, b, t) {
		return false
	}
	value := predicate(text.Value())
	if value == nil {
		return p.OpErrorf(at, "'%s' is an incorrect value of the 'predicate' attribute", text.Value())
	}
	setSlot(st, "predicate", value)
	if !IsCompatibleType(t) {
		return p.OpErrorf(typeAt, "expected LLVM dialect-compatible type")
	}
	st.Types = append(st.Types, BoolLike(t))
	return true
}

// BoolLike returns i1, or the vector of i1 with the shape of a vector.
func BoolLike(t core.Type) core.Type {
	if v, ok := t.(*core.VectorType); ok {
		return v.CloneWith(nil, t.Context().I1())
	}
	return t.Context().I1()
}

// PrintICmp writes what [Hooks.ParseICmp] reads.
func (Hooks) PrintICmp(p *core.Printer, op llvm.ICmpOp) {
	printCompare(p, op.Op, op.Predicate().String())
}

// PrintFCmp writes what [Hooks.ParseFCmp] reads.
func (Hooks) PrintFCmp(p *core.Printer, op llvm.FCmpOp) {
	printCompare(p, op.Op, op.Predicate().String())
}

func printCompare(p *core.Printer, op *core.Operation, predicate string) {
	p.Str(" \"")
	p.Str(predicate)
	p.Str("\" ")
	p.OperandRange(op, 0, 2)
	printAttrDict(p, op, "predicate")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}

// ParseAlloca reads "inalloca %n x i32 {attrs} : (i32) -> !llvm.ptr".
func (Hooks) ParseAlloca(p *core.Parser, st *core.OperationState) bool {
	if p.TryKeyword("inalloca") {
		setSlot(st, "inalloca", p.Context().Unit())
	}
	var size core.OperandRef
	var elem, t core.Type
	if !p.Operand(&size) || !p.Keyword("x") || !p.Type(&elem) || !p.AttrDict(&st.Attrs) || !p.Punct(core.PunctColon) {
		return false
	}
	typeAt := p.Pos()
	if !p.Type(&t) {
		return false
	}
	for i, a := range st.Attrs {
		if a.Name != "alignment" {
			continue
		}
		n, ok := a.Value.(*core.IntegerAttr)
		if !ok {
			return p.OpErrorf(p.NamePos(), "expected integer alignment")
		}
		if n.Value().IsZero() {
			st.Attrs = append(st.Attrs[:i:i], st.Attrs[i+1:]...)
		}
		break
	}
	f, ok := t.(*core.FunctionType)
	if !ok || len(f.Inputs()) != 1 || len(f.Results()) != 1 {
		return p.OpErrorf(typeAt, "expected trailing function type with one argument and one result")
	}
	if isPointer(f.Results()[0]) { // otherwise the verifier misses the attribute, as in mlir-opt
		setSlot(st, "elem_type", p.Context().TypeAttr(elem))
	}
	st.Types = append(st.Types, f.Results()...)
	return p.Resolve(&st.Operands, size, f.Inputs()[0])
}

// PrintAlloca writes what [Hooks.ParseAlloca] reads.
func (Hooks) PrintAlloca(p *core.Printer, op llvm.AllocaOp) {
	if op.Inalloca() {
		p.Str(" inalloca")
	}
	p.Space()
	p.Operand(op.ArraySize())
	p.Str(" x ")
	p.Type(op.ElemType())
	elided := []string{"elem_type", "inalloca"}
	if n, ok := op.Alignment(); ok && n == 0 {
		elided = append(elided, "alignment")
	}
	p.AttrDict(op.Op, elided...)
	p.Str(" : ")
	p.FunctionalTypeOf(op.Op)
}

// ParseGEPIndices reads "%i, 2, %j". Constants go into the attribute, which has [DynamicIndex] in the place of an
// operand.
func (Hooks) ParseGEPIndices(p *core.Parser, refs *[]core.OperandRef, constants *core.Attribute) bool {
	var raw []int32
	ok := p.List(core.DelimNone, "", func() bool {
		at := p.Pos()
		var v num.Int
		if found, ok := p.TryAPInt(&v); found {
			if ok && !fits32(v) {
				return p.OpErrorf(at, "integer value too large")
			}
			raw = append(raw, int32(v.Int64()))
			return ok
		}
		var r core.OperandRef
		if !p.Operand(&r) {
			return false
		}
		raw = append(raw, DynamicIndex)
		*refs = append(*refs, r)
		return true
	})
	*constants = p.Context().I32Array(raw...)
	return ok
}

// fits32 reports whether a literal fits in 32 bits.
func fits32(v num.Int) bool {
	n := v.Int64()
	return v.Width() <= 64 && n == int64(int32(n))
}

// PrintGEPIndices writes what [Hooks.ParseGEPIndices] reads.
func (Hooks) PrintGEPIndices(p *core.Printer, _ *core.Operation, dynamic []*core.Value, constants core.Attribute) {
	for i, c := range rt.DenseOf[int32](constants) {
		if i > 0 {
			p.Str(", ")
		}
		if c != DynamicIndex {
			p.Int(int64(c))
			continue
		}
		if len(dynamic) == 0 {
			p.Str("<<INVALID INDEX>>") // the verifier counts them
			continue
		}
		p.Operand(dynamic[0])
		dynamic = dynamic[1:]
	}
}

// ParseInsertExtractValueElementType derives the type of the part of an aggregate; it reads nothing.
func (Hooks) ParseInsertExtractValueElementType(p *core.Parser, dst *core.Type, container core.Type,
	position core.Attribute) bool {
	t, reason := ElementTypeAt(container, rt.DenseOf[int64](position))
	if reason != "" {
		return p.OpErrorf(p.Pos(), "%s", reason)
	}
	*dst = t
	return true
}

// PrintInsertExtractValueElementType writes nothing.
func (Hooks) PrintInsertExtractValueElementType(*core.Printer, *core.Operation, core.Type, core.Type, core.Attribute) {
}

// ParseShuffleType derives the type of shufflevector; it reads nothing.
func (Hooks) ParseShuffleType(p *core.Parser, v1 core.Type, dst *core.Type, mask core.Attribute) bool {
	v, ok := v1.(*core.VectorType)
	if !ok || !IsCompatibleVector(v) {
		return p.OpErrorf(p.Pos(), "expected an LLVM compatible vector type")
	}
	d, _ := mask.(*core.DenseArrayAttr)
	if d == nil {
		return false
	}
	*dst = p.Context().Vector([]int64{int64(d.Len())}, v.ElementType(), []bool{v.IsScalable()})
	return true
}

// PrintShuffleType writes nothing.
func (Hooks) PrintShuffleType(*core.Printer, *core.Operation, core.Type, core.Type, core.Attribute) {}

// ParseSwitchOpCases reads the cases in brackets: "[ 1: ^bb1, 2: ^bb2(%a : i32) ]". A value is cut to the width of the
// operand.
func (Hooks) ParseSwitchOpCases(p *core.Parser, flag core.Type, values *core.Attribute, dests *[]*core.Block,
	refs *[]core.OperandRef,
	sizes *[]int32, types *[]core.Type) bool {
	if !p.Punct(core.PunctLSquare) {
		return false
	}
	if p.TryPunct(core.PunctRSquare) {
		return true
	}
	var raw []byte
	width := core.StorageWidth(flag)
	for {
		var v num.Int
		var dest *core.Block
		before := len(*refs)
		if !p.APInt(&v) || !p.Punct(core.PunctColon) || !p.Successor(&dest) {
			return false
		}
		if p.TryPunct(core.PunctLParen) && (!p.OperandList(refs, core.DelimNone) || !p.ColonTypeList(types) ||
			!p.Punct(core.PunctRParen)) {
			return false
		}
		raw = v.SExtOrTrunc(width).AppendLittleEndian(raw)
		*dests = append(*dests, dest)
		*sizes = append(*sizes, int32(len(*refs)-before))
		if !p.TryPunct(core.PunctComma) {
			break
		}
	}
	*values = p.Context().DenseElements(p.Context().Vector([]int64{int64(len(*dests))}, flag, nil), raw)
	return p.Punct(core.PunctRSquare)
}

// PrintSwitchOpCases writes what [Hooks.ParseSwitchOpCases] reads, one case on a line.
func (Hooks) PrintSwitchOpCases(p *core.Printer, _ *core.Operation, _ core.Type, values core.Attribute, dests []*core.Block,
	args [][]*core.Value, _ []core.Type) {
	p.Byte('[')
	p.Newline()
	if cases, ok := values.(*core.DenseElementsAttr); ok {
		for i := range min(int(cases.NumElements()), len(dests), len(args)) {
			if i > 0 {
				p.Byte(',')
				p.Newline()
			}
			p.Str("  ")
			p.APInt(cases.Int(int64(i)), true)
			p.Str(": ")
			p.SuccessorAndArgs(dests[i], args[i])
		}
		p.Newline()
	}
	p.Byte(']')
}

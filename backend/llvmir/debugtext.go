package llvmir

import (
	"strconv"
	"strings"

	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// virtuality are the bits that say how virtual a function is.
const virtuality = llvm.DISubprogramFlagsVirtual | llvm.DISubprogramFlagsPureVirtual

// accessibility are the bits of the words private, protected and public.
const accessibility = llvm.DIFlagsBit0 | llvm.DIFlagsBit1

// flagsOf returns LLVM's words for flags, nothing for none.
func flagsOf(f llvm.DIFlags) string {
	var out []string
	add := func(words ...string) { out = append(out, words...) }
	switch f & accessibility {
	case llvm.DIFlagsPrivate:
		add("DIFlagPrivate")
	case llvm.DIFlagsProtected:
		add("DIFlagProtected")
	case llvm.DIFlagsPublic:
		add("DIFlagPublic")
	}
	f &^= accessibility
	if f&llvm.DIFlagsSingleInheritance != 0 {
		add("DIFlagSingleInheritance")
		f &^= llvm.DIFlagsSingleInheritance
	}
	const indirectVirtualBase = llvm.DIFlagsFwdDecl | llvm.DIFlagsVirtual
	if f&indirectVirtualBase == indirectVirtualBase {
		add("DIFlagIndirectVirtualBase")
		f &^= indirectVirtualBase
	}
	for _, e := range flagWords {
		if f&e.bit != 0 {
			add(e.word)
		}
	}
	return strings.Join(out, " | ")
}

var flagWords = [...]struct {
	bit  llvm.DIFlags
	word string
}{
	{llvm.DIFlagsFwdDecl, "DIFlagFwdDecl"}, {llvm.DIFlagsAppleBlock, "DIFlagAppleBlock"},
	{llvm.DIFlagsReservedBit4, "DIFlagReservedBit4"},
	{llvm.DIFlagsVirtual, "DIFlagVirtual"}, {llvm.DIFlagsArtificial, "DIFlagArtificial"}, {llvm.DIFlagsExplicit, "DIFlagExplicit"},
	{llvm.DIFlagsPrototyped, "DIFlagPrototyped"}, {llvm.DIFlagsObjcClassComplete, "DIFlagObjcClassComplete"},
	{llvm.DIFlagsObjectPointer, "DIFlagObjectPointer"}, {llvm.DIFlagsVector, "DIFlagVector"},
	{llvm.DIFlagsStaticMember, "DIFlagStaticMember"}, {llvm.DIFlagsLValueReference, "DIFlagLValueReference"},
	{llvm.DIFlagsRValueReference, "DIFlagRValueReference"}, {llvm.DIFlagsExportSymbols, "DIFlagExportSymbols"},
	{llvm.DIFlagsIntroducedVirtual, "DIFlagIntroducedVirtual"}, {llvm.DIFlagsBitField, "DIFlagBitField"},
	{llvm.DIFlagsNoReturn, "DIFlagNoReturn"}, {llvm.DIFlagsTypePassByValue, "DIFlagTypePassByValue"},
	{llvm.DIFlagsTypePassByReference, "DIFlagTypePassByReference"}, {llvm.DIFlagsEnumClass, "DIFlagEnumClass"},
	{llvm.DIFlagsThunk, "DIFlagThunk"}, {llvm.DIFlagsNonTrivial, "DIFlagNonTrivial"}, {llvm.DIFlagsBigEndian, "DIFlagBigEndian"},
	{llvm.DIFlagsLittleEndian, "DIFlagLittleEndian"}, {llvm.DIFlagsAllCallsDescribed, "DIFlagAllCallsDescribed"},
}

// subprogramFlags returns LLVM's words for the flags of a function, among them one for none.
func subprogramFlags(f llvm.DISubprogramFlags) string {
	if f == 0 {
		return "0"
	}
	var out []string
	switch f & virtuality {
	case llvm.DISubprogramFlagsVirtual:
		out = append(out, "DISPFlagVirtual")
	case llvm.DISubprogramFlagsPureVirtual:
		out = append(out, "DISPFlagPureVirtual")
	case virtuality:
		out = append(out, "3")
	}
	for _, e := range [...]struct {
		bit  llvm.DISubprogramFlags
		word string
	}{
		{llvm.DISubprogramFlagsLocalToUnit, "DISPFlagLocalToUnit"}, {llvm.DISubprogramFlagsDefinition, "DISPFlagDefinition"},
		{llvm.DISubprogramFlagsOptimized, "DISPFlagOptimized"}, {llvm.DISubprogramFlagsPure, "DISPFlagPure"},
		{llvm.DISubprogramFlagsElemental, "DISPFlagElemental"}, {llvm.DISubprogramFlagsRecursive, "DISPFlagRecursive"},
		{llvm.DISubprogramFlagsMainSubprogram, "DISPFlagMainSubprogram"}, {llvm.DISubprogramFlagsDeleted, "DISPFlagDeleted"},
		{llvm.DISubprogramFlagsObjCDirect, "DISPFlagObjCDirect"},
	} {
		if f&e.bit != 0 {
			out = append(out, e.word)
		}
	}
	return strings.Join(out, " | ")
}

// expression returns a location expression as text; fragments that follow each other are one, as LLVM demands.
func expression(e *llvm.DIExpressionAttr) string {
	b := []byte("!DIExpression(")
	if e != nil {
		for i, op := range llvmdefs.MergeFragments(e).Operations() {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = append(b, op.Opcode().String()...)
			for k, a := range op.Arguments() {
				b = append(b, ", "...)
				if op.Opcode() == llvm.DwarfOperationDWOPLLVMConvert && k == 1 {
					b = append(b, llvm.DwarfEncoding(a).String()...)
				} else {
					b = strconv.AppendUint(b, a, 10)
				}
			}
		}
	}
	return string(append(b, ')'))
}

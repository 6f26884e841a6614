package layout

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rt"
	dltidefs "github.com/odsgen/ods/defs/dlti"
	"github.com/odsgen/ods/generated/dlti"
	"github.com/odsgen/ods/generated/llvm"
)

// Attr is the attribute of a module with the layout of memory in LLVM's notation.
const Attr = "llvm.data_layout"

// TextOf returns the layout of memory that a module demands in LLVM's notation: the attribute [Attr], or else the data
// layout specification of dialect dlti, or else nothing. An error says what in the specification LLVM has no notation
// for.
func TextOf(module *core.Operation) (string, error) {
	if a := module.Attr(Attr); a != nil {
		s, ok := a.(*core.StringAttr)
		if !ok {
			return "", nil
		}
		return s.Value(), nil
	}
	if spec := dlti.DlSpecOf(module); spec != nil {
		return specText(spec)
	}
	return "", nil
}

// Of returns the layout of memory that a module demands, and that of x86-64 for a module that demands none. Its errors are
// those of [TextOf] and [Parse].
func Of(module *core.Operation) (*Layout, error) {
	text, err := TextOf(module)
	if err != nil {
		return nil, err
	}
	if text == "" {
		text = X86_64
	}
	return Parse(text)
}

// specText translates a specification: names in the order of the entries, then types.
func specText(spec *dlti.DataLayoutSpecAttr) (string, error) {
	var parts []string
	for _, e := range spec.Entries() {
		typ, name := dltidefs.Key(e)
		if typ != nil {
			continue
		}
		part, ok := layoutKey(name, e.Value())
		if !ok {
			return "", fmt.Errorf("unsupported data layout key %s", e.Key())
		}
		if part != "" {
			parts = append(parts, part)
		}
	}
	for _, e := range spec.Entries() {
		typ, _ := dltidefs.Key(e)
		if typ == nil {
			continue
		}
		if _, ok := typ.(*core.IndexType); ok {
			continue // there is none in LLVM
		}
		part, err := layoutType(typ, e.Value())
		if err != nil {
			return "", err
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "-"), nil
}

// layoutKey translates an entry that is not about a type; what is zero is not written.
func layoutKey(name string, value core.Attribute) (string, bool) {
	switch name {
	case dltidefs.KeyEndianness:
		if s, ok := value.(*core.StringAttr); ok && s.Value() == dltidefs.LittleEndian {
			return "e", true
		}
		return "E", true
	case dltidefs.KeyManglingMode:
		s, ok := value.(*core.StringAttr)
		if !ok {
			return "", false
		}
		return "m:" + s.Value(), true
	case dltidefs.KeyFunctionPointerAlignment:
		a, ok := value.(*dlti.FunctionPointerAlignmentAttr)
		if !ok {
			return "", false
		}
		kind := "Fi"
		if a.FunctionDependent() {
			kind = "Fn"
		}
		return kind + strconv.FormatUint(a.Alignment(), 10), true
	case dltidefs.KeyLegalIntWidths:
		a, ok := value.(*core.DenseArrayAttr)
		if !ok {
			return "", false
		}
		var widths []string
		for _, w := range rt.DenseOf[int32](a) {
			widths = append(widths, strconv.Itoa(int(w)))
		}
		return "n" + strings.Join(widths, ":"), true
	}
	for _, e := range [...]struct{ key, letter string }{{dltidefs.KeyProgramMemorySpace, "P"}, {dltidefs.KeyGlobalMemorySpace, "G"},
		{dltidefs.KeyAllocaMemorySpace, "A"}, {dltidefs.KeyStackAlignment, "S"}} {
		if e.key != name {
			continue
		}
		n, ok := value.(*core.IntegerAttr)
		if !ok || n.Value().IsZero() {
			return "", ok
		}
		return string(n.Value().AppendDec([]byte(e.letter), false)), true
	}
	return "", false
}

// layoutType translates an entry about a type: alignments, before them the width of a pointer.
func layoutType(typ core.Type, value core.Attribute) (string, error) {
	d, ok := value.(*core.DenseElementsAttr)
	if !ok {
		return "", fmt.Errorf("unsupported type in data layout: %s", typ)
	}
	n := func(i int64) uint64 { return d.Int(min(i, d.NumElements()-1)).Uint64() }
	align := func(i int64) string { return strconv.FormatUint(n(i)/8*8, 10) } // alignments are whole bytes
	letter := "f"
	switch typ := typ.(type) {
	case *llvm.LLVMPointerType:
		size := n(0)
		index := size
		if d.NumElements() > 3 {
			index = n(3)
		}
		return "p" + strconv.FormatUint(uint64(typ.AddressSpace()), 10) + ":" + strconv.FormatUint(size, 10) + ":" + align(1) + ":" +
			align(2) + ":" +
			strconv.FormatUint(index, 10), nil
	case *core.IntegerType:
		if typ.Signedness() != core.Signless {
			return "", fmt.Errorf("unsupported data layout for non-signless integer %s", typ)
		}
		letter = "i"
	case *core.FloatType:
		switch typ.Semantics() {
		case num.F16, num.F32, num.F64, num.F80, num.F128:
		default:
			return "", fmt.Errorf("unsupported type in data layout: %s", typ)
		}
	default:
		return "", fmt.Errorf("unsupported type in data layout: %s", typ)
	}
	s := letter + strconv.FormatUint(uint64(core.StorageWidth(typ)), 10) + ":" + align(0)
	if align(0) != align(1) {
		s += ":" + align(1)
	}
	return s, nil
}

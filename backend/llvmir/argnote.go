package llvmir

import "github.com/odsgen/ods/core"

// argNote says what LLVM writes as a comment before an immediate argument.
type argNote struct {
	at   int
	name string
	// words are what values mean, from 0 on.
	words []string
}

// argNotes lists the intrinsics that have such arguments.
var argNotes = [...]struct {
	intrinsic string
	notes     []argNote
}{
	{"llvm.nvvm.tcgen05.mma.tensor", []argNote{{5, "kind", []string{"f16", "tf32", "f8f6f4", "i8"}}, {6, "cta_group", nil},
		{7, "collector", []string{"discard", "lastuse", "fill", "use"}}}},
	{"llvm.nvvm.tensormap.replace.elemtype", []argNote{{1, "elemtype", []string{"u8", "u16", "u32", "s32", "u64", "s64", "f16", "f32",
		"f32.ftz", "f64", "bf16", "tf32", "tf32.ftz", "b4x16", "b4x16_p64", "b6x16_p32"}}}},
	{"llvm.nvvm.tensormap.replace.interleave.layout", []argNote{{1, "interleave_layout",
		[]string{"No interleave", "16B interleave", "32B interleave"}}}},
	{"llvm.nvvm.tensormap.replace.swizzle.mode", []argNote{{1, "swizzle_mode",
		[]string{"No swizzling", "32B swizzling", "64B swizzling", "128B swizzling", "96B swizzling"}}}},
	{"llvm.nvvm.tensormap.replace.swizzle.atomicity", []argNote{{1, "swizzle_atomicity", []string{"16B", "32B", "32B + 8B flip", "64B"}}}},
	{"llvm.nvvm.tensormap.replace.fill.mode", []argNote{{1, "fill_mode", []string{"Zero fill", "OOB-NaN fill"}}}},
}

func notesOf(intrinsic string) []argNote {
	for i := range argNotes {
		if argNotes[i].intrinsic == intrinsic {
			return argNotes[i].notes
		}
	}
	return nil
}

// argNote writes the comment before argument i of a call, if there is one.
func (b *body) argNote(i int, v *core.Value) {
	for _, n := range b.notes {
		if n.at != i {
			continue
		}
		a, ok := v.ConstantValue().(*core.IntegerAttr)
		if !ok {
			return
		}
		word := ""
		if k := a.Int64(); k >= 0 && k < int64(len(n.words)) {
			word = n.words[k]
		}
		b.str("/* " + n.name + "=" + word + " */ ")
	}
}

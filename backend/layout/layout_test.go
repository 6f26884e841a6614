package layout

import (
	"testing"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/generated/llvm"
)

type recordedType struct {
	text            string
	size, abi, pref uint64
}

func context() *core.Context { return core.NewContextWith(core.NewRegistry(llvmdefs.New(), ub.New())) }

func parseType(t *testing.T, ctx *core.Context, text string) core.Type {
	t.Helper()
	typ, list := core.ParseType(ctx, text)
	if typ == nil {
		t.Fatalf("%s: %v", text, list)
	}
	return typ
}

// TestTypes compares sizes and alignments with the recorded ones.
func TestTypes(t *testing.T) {
	for _, r := range recorded {
		l, err := Parse(r.layout)
		if err != nil {
			t.Fatal(err)
		}
		ctx := context()
		for _, e := range r.types {
			typ := parseType(t, ctx, e.text)
			if size, abi, pref := l.SizeOf(typ), l.Align(typ), l.PrefAlign(typ); size != e.size || abi != e.abi || pref != e.pref {
				t.Errorf("%q: %s: size %d, alignments %d and %d; want %d, %d, %d", r.layout, e.text, size, abi, pref, e.size, e.abi, e.pref)
			}
		}
	}
}

// TestFields checks the offsets of fields, in a struct and in a packed one.
func TestFields(t *testing.T) {
	ctx := context()
	l, err := Parse(X86_64)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string][]uint64{
		"!llvm.struct<(i8, i64, i8, i16)>":        {0, 8, 16, 18},
		"!llvm.struct<packed (i8, i64, i8, i16)>": {0, 1, 9, 10},
		"!llvm.struct<(i1, f80, ptr)>":            {0, 16, 32},
	} {
		typ := parseType(t, ctx, text).(*llvm.LLVMStructType)
		for i, w := range want {
			if got := l.Field(typ, i); got != w {
				t.Errorf("%s: field %d at %d, want %d", text, i, got, w)
			}
		}
	}
}

// TestSpecifications checks what a layout says besides types, and that mistakes are found.
func TestSpecifications(t *testing.T) {
	l, err := Parse("E-p1:32:32:32:16-A5-P2-G3-ni:7-Fn32-S128-n8:16-m:o")
	if err != nil {
		t.Fatal(err)
	}
	if !l.BigEndian() || l.PointerBits(1) != 32 || l.IndexBits(1) != 16 || l.PointerBits(9) != 64 || l.AllocaSpace() != 5 {
		t.Errorf("endianness %v, pointers %d/%d/%d, space of allocas %d", l.BigEndian(), l.PointerBits(1), l.IndexBits(1),
			l.PointerBits(9), l.AllocaSpace())
	}
	for _, s := range []string{"x", "e--E", "ix:8", "p:64:q"} {
		if _, err := Parse(s); err == nil {
			t.Errorf("%q is accepted", s)
		}
	}
}

package layout

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
)

// TestWalk checks the scalars of types: kind, width and offset, with the bit where they are packed.
func TestWalk(t *testing.T) {
	ctx := context()
	l, err := Parse(X86_64)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"i1":                                      "0:1@0",
		"!llvm.void":                              "",
		"!llvm.struct<(i8, f64, ptr)>":            "0:8@0 1:64@8 2:64@16",
		"!llvm.array<2 x struct<(i8, i16)>>":      "0:8@0 0:16@2 0:8@4 0:16@6",
		"vector<2xf32>":                           "1:32@0 1:32@4",
		"vector<3xi1>":                            "0:1@0.0/3 0:1@0.1/2 0:1@0.2/1",
		"!llvm.array<2 x vector<2xi3>>":           "0:3@0.0/2 0:3@0.3/1 0:3@1.0/2 0:3@1.3/1",
		"!llvm.array<1099511627776 x struct<()>>": "",
		"vector<[4]xi32>":                         "none",
		"vector<2x2xi32>":                         "none",
		"!llvm.struct<\"s\", opaque>":             "none",
		"!llvm.ppc_fp128":                         "none",
		"!llvm.array<1099511627776 x i8>":         "none", // the visitor ends it
	} {
		var got []string
		ok := l.Walk(parseType(t, ctx, text), Visitor{Scalar: func(s Scalar) bool {
			one := fmt.Sprintf("%d:%d@%d", s.Kind, s.Width, s.Off)
			if s.Pack > 0 {
				one += fmt.Sprintf(".%d/%d", s.Bit, s.Run)
			}
			got = append(got, one)
			return len(got) < 10
		}})
		if text := strings.Join(got, " "); ok && text != want || ok != (want != "none") {
			t.Errorf("%s: %q %v, want %q", text, got, ok, want)
		}
	}
}

// TestPart checks the parts of aggregates, and how many scalars lie before them.
func TestPart(t *testing.T) {
	ctx := context()
	l, err := Parse("")
	if err != nil {
		t.Fatal(err)
	}
	count := func(typ core.Type) (n int, ok bool) {
		ok = l.Walk(typ, Visitor{Scalar: func(Scalar) bool { n++; return true }})
		return n, ok
	}
	for _, tt := range []struct {
		text   string
		i      int
		part   string
		before int
	}{
		{"!llvm.struct<(struct<(i8, i8)>, f64)>", 1, "f64", 2},
		{"!llvm.struct<(i8)>", 1, "", 0},
		{"!llvm.array<3 x struct<(i8, i8)>>", 2, "!llvm.struct<(i8, i8)>", 4},
		{"!llvm.array<3 x i8>", 3, "", 0},
		{"vector<4xi32>", 3, "i32", 3},
		{"i32", 0, "", 0},
	} {
		part, before, ok := Part(parseType(t, ctx, tt.text), tt.i, count)
		if ok != (tt.part != "") || ok && (part.String() != tt.part || before != tt.before) {
			t.Errorf("%s: part %d is %v, %d before it, %v", tt.text, tt.i, part, before, ok)
		}
	}
}

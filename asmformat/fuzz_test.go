package asmformat

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// everything is a subject with one thing of each kind under short names, so that random formats name something.
func everything(kind SubjectKind) *Subject {
	s := &Subject{Kind: kind, Name: "test.x"}
	if kind != OpSubject {
		s.Params = []Param{{Name: "a", First: integerFirst()}, {Name: "b", Optional: true}, {Name: "c", Optional: true, List: true},
			{Name: "t", Self: true}}
		return s
	}
	s.Operands = []Value{{Name: "a"}, {Name: "b", Arity: Optional, Buildable: true}, {Name: "c", Arity: Variadic},
		{Name: "d", Arity: VariadicOfVariadic, SizesAttr: "z"}, {}}
	s.Results = []Value{{Name: "r"}, {Name: "s", Arity: Variadic}}
	s.Attrs = []Attr{{Name: "n"}, {Name: "m", Form: AttrTyped, Optional: true},
		{Name: "e", Form: AttrEnumKeyword, Default: true, Cases: []string{"x", "1y", ""}},
		{Name: "u", Unit: true, Optional: true, Default: true}, {Name: "z", Form: AttrStripped}, {Name: "y", Form: AttrSymbolName}}
	s.Props = []Prop{{Name: "p"}, {Name: "q", Default: true, OptionalParser: true}}
	s.Regions = []Region{{Name: "g"}, {Name: "h", Arity: Variadic}}
	s.Successors = []Successor{{Name: "k"}, {Name: "l", Arity: Variadic}}
	s.AllTypesMatch = [][]string{{"a", "r", "n", "nope"}}
	s.TypesMatch = []TypesMatch{{From: "a", To: "c"}, {From: "c", To: "a"}, {From: "x", To: "y"}}
	return s
}

// FuzzCompile: no text panics, findings lie in the text and have codes and fixes, and what parses prints back to the
// same tree.
func FuzzCompile(f *testing.F) {
	for _, c := range allCodes {
		_, format, _ := strings.Cut(c.example, "---\n")
		f.Add(format)
	}
	for _, name := range []string{"samples.txt", "errors.txt"} {
		raw, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range strings.Split(string(raw), "===\n") {
			_, format, _ := strings.Cut(c, "---\n")
			f.Add(format)
		}
	}
	f.Add("oilist(`x` $u | `y` ($b^ `z`)? custom<X>($c, type($c), ref($a), \"q\\\"\")) ($m^):(`else` $e)? $p ($q^)? functional-type($a, $r) attr-dict `\\n` `` ` ` $d")
	f.Fuzz(func(t *testing.T, text string) {
		for _, kind := range []SubjectKind{OpSubject, AttrSubject, TypeSubject} {
			format, fs := Compile(everything(kind), text)
			for _, x := range fs {
				if x.Span.Start < 0 || x.Span.End < x.Span.Start || x.Span.End > len(text) {
					t.Fatalf("%s at %v outside of %d bytes", x.Code, x.Span, len(text))
				}
				if x.Code == "" || x.Message == "" || x.Fix == "" {
					t.Fatalf("incomplete finding %+v", x)
				}
			}
			fs.Diagnostics(TextLocator("x", text))
			format.Dump()
		}
	})
}

package lines

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/core"
)

// TestLanguage builds the same function twice, and calls it.
func TestLanguage(t *testing.T) {
	ctx := ods.NewContext()
	m1, v1, err1 := languageBefore(ctx, 5, 1.5)
	m2, v2, err2 := languageAfter(ctx, 5, 1.5)
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	if v1 != 6 || v2 != 6 || m1.String() != m2.String() {
		t.Errorf("%v from\n%s\n%v from\n%s", v1, m1, v2, m2)
	}
}

// parsed returns a module of its own.
func parsed(t *testing.T, text string) *core.Operation {
	t.Helper()
	m, err := ods.Parse(ods.NewContext(), "t.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestTool rewrites the same function twice.
func TestTool(t *testing.T) {
	const text = `func.func @f(%x: i32, %y: i32) -> (i32, i32, i32) {
		%c8 = arith.constant 8 : i32
		%c7 = arith.constant 7 : i32
		%0 = arith.divui %x, %c8 : i32
		%1 = arith.divui %x, %c7 : i32
		%2 = arith.divui %x, %y : i32
		return %0, %1, %2 : i32, i32, i32
	}`
	a, b := parsed(t, text), parsed(t, text)
	toolBefore(a)
	toolAfter(b)
	if a.String() != b.String() || strings.Count(a.String(), "arith.shrui") != 1 {
		t.Errorf("before:\n%s\nafter:\n%s", a, b)
	}
}

// TestLowering lowers the same function twice.
func TestLowering(t *testing.T) {
	const text = `func.func @f(%c: i1, %x: complex<f32>) -> complex<f32> {
		%0 = scf.if %c -> (complex<f32>) {
			%1 = complex.mul %x, %x : complex<f32>
			scf.yield %1 : complex<f32>
		} else {
			scf.yield %x : complex<f32>
		}
		return %0 : complex<f32>
	}`
	a, b := parsed(t, text), parsed(t, text)
	if !loweringBefore(a) || !loweringAfter(b) {
		t.Fatal("a conversion failed")
	}
	if a.String() != b.String() || strings.Contains(a.String(), "complex") {
		t.Errorf("before:\n%s\nafter:\n%s", a, b)
	}
}

// length returns the number of lines of a function's body, those without text excepted.
func length(t *testing.T, file, name string) int {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, file, src, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Name.Name != name {
			continue
		}
		n := 0
		body := src[fset.Position(fn.Body.Lbrace).Offset+1 : fset.Position(fn.Body.Rbrace).Offset]
		for line := range strings.Lines(string(body)) {
			if strings.TrimSpace(line) != "" {
				n++
			}
		}
		return n
	}
	t.Fatalf("%s has no function %s", file, name)
	return 0
}

// TestLengths compares the lengths of the programs with what the page says, and looks for what the shorter ones do not need.
func TestLengths(t *testing.T) {
	page, err := os.ReadFile("../../docs/which-import.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"language", "tool", "lowering"} {
		before, after := length(t, "before_test.go", name+"Before"), length(t, "after_test.go", name+"After")
		if row := fmt.Sprintf("| %d | %d |\n", before, after); !strings.Contains(string(page), row) {
			t.Errorf("docs/which-import.md has no row that ends in %q, for %s", row, name)
		}
	}
	for _, file := range []string{"after_test.go", "../../examples/kaleidoscope/build.go", "../../examples/kaleidoscope/compile.go",
		"../../examples/ranges/main.go", "../../examples/toy/fix/lower.go"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{".Save()", ".Restore(", "OperationState{"} {
			if strings.Contains(string(text), word) {
				t.Errorf("%s contains %s", file, word)
			}
		}
	}
}

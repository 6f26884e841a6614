package odsgen

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/model"
)

// MissingHook is a method that a definition promises and no hand-written file of the hooks' package has.
type MissingHook struct {
	// Dir is the folder of the hooks' package.
	Dir string
	// Method is the method's name, Stub a version to paste.
	Method, Stub string
}

// missingHooks compares what the definition promises with the methods in the folder of the hooks. Files that do not parse
// count as far as they do.
func missingHooks(d *model.Dialect, dir string, alone bool, opt emit.Options) []MissingHook {
	have := methods(dir)
	if len(have) == 0 {
		return nil // nothing is written yet, so a list of everything would be noise; the Hooks interface has it
	}
	var out []MissingHook
	for _, s := range emit.Stubs(d, opt) {
		if have[s.Method] {
			continue
		}
		text := s.Text
		if alone {
			text = s.External
		}
		out = append(out, MissingHook{Dir: dir, Method: s.Method, Stub: text})
	}
	return out
}

// methods returns the names of all methods in the hand-written files of a folder.
func methods(dir string) map[string]bool {
	out := map[string]bool{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return out
	}
	for _, e := range entries {
		n := e.Name()
		if !strings.HasSuffix(n, ".go") || strings.HasSuffix(n, ".gen.go") || strings.HasSuffix(n, "_test.go") {
			continue
		}
		f, _ := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, n), nil, parser.SkipObjectResolution)
		if f == nil {
			continue
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
				out[fn.Name.Name] = true
			}
		}
	}
	return out
}

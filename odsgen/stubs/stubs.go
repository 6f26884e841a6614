package stubs

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/internal/layout"
	"github.com/odsgen/ods/odsgen/model"
)

// Hook is a method that a definition promises and no hand-written file of the hooks' package has.
type Hook struct {
	// Dir is the folder of the hooks' package.
	Dir string
	// Receiver is the generated type that lacks the method; "" when it is one of the hooks.
	Receiver string
	// Method is the method's name, Stub a version to paste.
	Method, Stub string
	// Porting says that a default stands in for it, see the key porting.
	Porting bool
	// Package is the name of the package, Imports the paths that stubs need, by the name of the package.
	Package string
	Imports map[string]string
}

// File returns a Go file with the stubs of missing hooks, which must all be in one folder.
func File(missing []Hook) ([]byte, error) {
	var b strings.Builder
	imports := map[string]string{}
	for _, m := range missing {
		if m.Dir != missing[0].Dir {
			return nil, fmt.Errorf("hooks are missing in %s and in %s; name the definitions of one dialect", missing[0].Dir, m.Dir)
		}
		b.WriteString("\n" + m.Stub)
		for name, path := range m.Imports {
			if strings.Contains(m.Stub, name+".") {
				imports[path] = name
			}
		}
	}
	head := "package " + missing[0].Package + "\n\nimport (\n"
	for _, path := range slices.Sorted(maps.Keys(imports)) {
		if name := imports[path]; strings.HasSuffix(path, "/"+name) {
			head += fmt.Sprintf("\t%q\n", path)
		} else {
			head += fmt.Sprintf("\t%s %q\n", name, path)
		}
	}
	return format.Source([]byte(head + ")\n" + b.String()))
}

// Owed returns the hooks that a definition promises and its folder lacks, also when none is written yet, without generating
// anything. A native dialect and a library owe none.
func Owed(d *model.Dialect) []Hook {
	if d.Native || d.Library {
		return nil
	}
	dir, _ := layout.Target(d)
	hooks := filepath.Dir(d.Source.Path)
	var files []string
	names, _ := filepath.Glob(filepath.Join(hooks, "*.go"))
	for _, n := range names {
		if !strings.HasSuffix(n, "_test.go") {
			files = append(files, n)
		}
	}
	eopt := emit.Options{PackagePath: func(x *model.Dialect) string {
		_, p := layout.Target(x)
		return p
	}}
	have := methods(files)
	return stubs(d, emit.Plan(d, eopt), hooks, files, dir != hooks, func(receiver, method string) bool {
		return have[methodName{receiver, method}]
	})
}

// Missing compares what the definition promises with the methods in the files of the hooks' package. Those that do
// not parse count as far as they do.
func Missing(d *model.Dialect, p *emit.Package, dir string, files []string, alone, all bool) []Hook {
	have := methods(files)
	return stubs(d, p, dir, files, alone, func(receiver, method string) bool {
		// Of no hooks at all a list would be noise; the Hooks interface has it.
		return receiver == "" && (d.Library || len(have) == 0 && !d.Porting && !all) || have[methodName{receiver, method}]
	})
}

// stubs returns the stubs of hooks that are not written.
func stubs(d *model.Dialect, p *emit.Package, dir string, files []string, alone bool,
	written func(receiver, method string) bool) []Hook {
	var out []Hook
	for _, s := range p.Stubs(written) {
		text := s.Text
		if alone {
			text = s.External
		}
		out = append(out, Hook{Dir: dir, Receiver: s.Receiver, Method: s.Method, Stub: text,
			Porting: d.Porting && s.Receiver == "", Package: packageOf(files, d.GoPackage), Imports: p.StubImports(alone)})
	}
	return out
}

// packageOf returns the name of the package that hand-written files are of, or else the given one.
func packageOf(files []string, otherwise string) string {
	for _, n := range files {
		if f, _ := parser.ParseFile(token.NewFileSet(), n, nil, parser.PackageClauseOnly); f != nil {
			return f.Name.Name
		}
	}
	return otherwise
}

// methodName names a method; the receiver is "" for any.
type methodName struct{ receiver, name string }

// methods returns the methods in hand-written files.
func methods(files []string) map[methodName]bool {
	out := map[methodName]bool{}
	for _, n := range files {
		if strings.HasSuffix(n, ".gen.go") {
			continue
		}
		f, _ := parser.ParseFile(token.NewFileSet(), n, nil, parser.SkipObjectResolution)
		if f == nil {
			continue
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil && len(fn.Recv.List) > 0 {
				out[methodName{"", fn.Name.Name}] = true
				out[methodName{receiverName(fn.Recv.List[0].Type), fn.Name.Name}] = true
			}
		}
	}
	return out
}

// receiverName returns the name of the type T in T, *T and T[...].
func receiverName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.StarExpr:
		return receiverName(x.X)
	case *ast.ParenExpr:
		return receiverName(x.X)
	case *ast.IndexExpr:
		return receiverName(x.X)
	}
	return ""
}

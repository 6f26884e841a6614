package arch

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Package is a package as "go list" describes it. Imports and Deps leave test files out.
type Package struct {
	ImportPath   string
	Name         string
	Dir          string
	Standard     bool
	GoFiles      []string
	IgnoredFiles []string `json:"IgnoredGoFiles"`
	TestGoFiles  []string
	XTestGoFiles []string
	Imports      []string
	Deps         []string
	Export       string
	Error        *struct{ Err string }

	// Path is the import path within the module: "" for its root, "core/affine" and so on.
	Path string
}

// Tree is a module with its packages and what they depend on.
type Tree struct {
	Root   string // directory of go.mod
	Module string
	// Packages are those of the module, in order of their paths.
	Packages []*Package

	all    map[string]*Package
	fset   *token.FileSet
	parsed map[string]*ast.File

	compiledForms types.Importer
}

// Load describes the module in dir with the go command, compiling what has changed.
func Load(dir string) (*Tree, error) {
	root, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if err := visit(root); err != nil {
		return nil, err
	}
	module, err := goCommand(root, "list", "-m")
	if err != nil {
		return nil, err
	}
	listing, err := goCommand(root, "list", "-e", "-export", "-deps",
		"-json=ImportPath,Name,Dir,Standard,GoFiles,IgnoredGoFiles,TestGoFiles,XTestGoFiles,Imports,Deps,Export,Error", "./...")
	if err != nil {
		return nil, err
	}
	t := &Tree{
		Root: root, Module: strings.TrimSpace(string(module)), all: map[string]*Package{},
		fset: token.NewFileSet(), parsed: map[string]*ast.File{},
	}
	d := json.NewDecoder(bytes.NewReader(listing))
	for {
		p := new(Package)
		if err := d.Decode(p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("output of go list: %w", err)
		}
		t.all[p.ImportPath] = p
		if path, ok := t.within(p.ImportPath); ok {
			p.Path = path
			t.Packages = append(t.Packages, p)
		}
	}
	slices.SortFunc(t.Packages, func(a, b *Package) int { return strings.Compare(a.ImportPath, b.ImportPath) })
	return t, nil
}

// visit opens every directory of the tree. The go command does the listing, in a process of its own, but go test reuses
// a result unless it saw the test itself look at what has changed.
func visit(root string) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && path != root && strings.HasPrefix(d.Name(), ".") {
			return fs.SkipDir
		}
		return err
	})
}

func goCommand(dir string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, stderr.String())
	}
	return out, nil
}

// within returns the path of a package within the module.
func (t *Tree) within(importPath string) (string, bool) {
	if importPath == t.Module {
		return "", true
	}
	return strings.CutPrefix(importPath, t.Module+"/")
}

// files returns the paths of a package's Go files without tests, including those of other platforms.
func (p *Package) files() []string {
	var out []string
	for _, f := range slices.Concat(p.GoFiles, p.IgnoredFiles) {
		if !strings.HasSuffix(f, "_test.go") {
			out = append(out, filepath.Join(p.Dir, f))
		}
	}
	return out
}

// parse returns the syntax of a file, with comments.
func (t *Tree) parse(path string) (*ast.File, error) {
	if f, ok := t.parsed[path]; ok {
		return f, nil
	}
	f, err := parser.ParseFile(t.fset, path, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err == nil {
		t.parsed[path] = f
	}
	return f, err
}

// place writes a position relative to the module's root.
func (t *Tree) place(pos token.Pos) string {
	p := t.fset.Position(pos)
	return fmt.Sprintf("%s:%d", t.relative(p.Filename), p.Line)
}

func (t *Tree) relative(path string) string {
	if rel, err := filepath.Rel(t.Root, path); err == nil {
		return filepath.ToSlash(rel)
	}
	return path
}

// importer reads the compiled form of packages.
func (t *Tree) importer() types.Importer {
	if t.compiledForms == nil {
		t.compiledForms = importer.ForCompiler(t.fset, "gc", func(path string) (io.ReadCloser, error) {
			dep := t.all[path]
			if dep == nil || dep.Export == "" {
				return nil, fmt.Errorf("package %q is not compiled", path)
			}
			return os.Open(dep.Export)
		})
	}
	return t.compiledForms
}

// check type-checks the files of a package against the compiled form of what it imports.
func (t *Tree) check(p *Package) (*types.Package, *types.Info, []*ast.File, error) {
	var files []*ast.File
	for _, name := range p.GoFiles {
		f, err := t.parse(filepath.Join(p.Dir, name))
		if err != nil {
			return nil, nil, nil, err
		}
		files = append(files, f)
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{},
		Defs:  map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
	}
	conf := types.Config{Importer: t.importer()}
	pkg, err := conf.Check(p.ImportPath, t.fset, files, info)
	return pkg, info, files, err
}

// Rules are all rules by name, each shown in testdata to fire.
func Rules() map[string]func(*Tree) []string {
	return map[string]func(*Tree) []string{
		"builds":              Builds,
		"import directions":   ImportDirections,
		"import names":        ImportNames,
		"standard library":    StandardLibraryOnly,
		"general passes":      GeneralPasses,
		"generator closure":   GeneratorClosure,
		"package comments":    PackageComments,
		"symbol comments":     SymbolComments,
		"generated header":    GeneratedHeader,
		"process in library":  NoProcessInLibraries,
		"goroutines":          NoGoroutines,
		"init in source":      NoInitFunctions,
		"init in symbols":     NoInitSymbols,
		"assertions on views": NoAssertionsOnViews,
		"code in documents":   DocCode,
		"checked sizes":       CheckedSizes,
		"kept api":            KeptAPI,
	}
}

// Names returns the names of the rules in order.
func Names() []string { return slices.Sorted(maps.Keys(Rules())) }

// Builds reports packages that the go command cannot load or compile; the other rules see them in part only.
func Builds(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		if p.Error != nil {
			out = append(out, fmt.Sprintf("%s: %s", p.Path, firstError(p.Error.Err)))
		}
	}
	return out
}

// firstError shortens the compiler's output to its first message.
func firstError(text string) string {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "# ") {
			return line
		}
	}
	return text
}

// compiled reports whether a package and all that it needs were compiled.
func (t *Tree) compiled(p *Package) bool {
	if p.Error != nil {
		return false
	}
	for _, path := range p.Deps {
		if dep := t.all[path]; dep != nil && dep.Error != nil {
			return false
		}
	}
	return true
}

package typecheck

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"
)

// Options says where packages are.
type Options struct {
	// Dir is a folder of the module that the generated packages belong to; "" is the current directory.
	Dir string
	// Find returns the folder of an import path, or "" when it is not known. Nil looks in the module of Dir, its replacements, its
	// vendor folder, and the module cache.
	Find func(importPath string) string
}

// File is a generated file.
type File struct {
	Name string
	Text []byte
}

// Checker type-checks packages. It keeps what it has read and is for one goroutine.
type Checker struct {
	find     func(string) string
	fset     *token.FileSet
	added    map[string][]File
	dirs     map[string]string // of hand-written files, by import path
	imported map[string]*types.Package
	// partial is set when a package beyond the standard library could not be found: what embeds its types cannot be judged.
	partial bool
}

// New returns a checker that has read nothing yet.
func New(opt Options) *Checker {
	c := &Checker{find: opt.Find, fset: token.NewFileSet(), added: map[string][]File{}, dirs: map[string]string{}, imported: map[string]*types.Package{}}
	if c.find == nil {
		dir := opt.Dir
		if dir == "" {
			dir = "."
		}
		c.find = newModules(dir).find
	}
	return c
}

// Add makes generated files known under their package's import path. They take the place of those on disk; dir holds the hand-written files
// of the package, "" for none.
func (c *Checker) Add(importPath, dir string, files []File) {
	c.added[importPath] = files
	c.dirs[importPath] = dir
}

// Check type-checks an added package and returns what is wrong with its generated files, in the order of the text. Nothing is reported
// where a package beyond the standard library cannot be found.
func (c *Checker) Check(importPath string) []error {
	var out []error
	generated := map[string]bool{}
	var files []*ast.File
	for _, f := range c.added[importPath] {
		name := importPath + "/" + f.Name
		generated[name] = true
		x, err := parser.ParseFile(c.fset, name, f.Text, parser.SkipObjectResolution)
		if err != nil {
			out = append(out, err)
		}
		if x != nil {
			files = append(files, x)
		}
	}
	if len(out) > 0 {
		return out
	}
	files = append(files, c.handWritten(importPath)...)
	conf := types.Config{Importer: c, Error: func(err error) {
		var te types.Error
		if errors.As(err, &te) && generated[c.fset.Position(te.Pos).Filename] && !strings.HasPrefix(te.Msg, "could not import ") {
			out = append(out, err)
		}
	}}
	conf.Check(importPath, c.fset, files, nil) //nolint:errcheck // reported one by one
	if c.partial {
		return nil
	}
	return out
}

// handWritten parses the declarations of the files beside generated ones.
func (c *Checker) handWritten(importPath string) []*ast.File {
	dir := c.dirs[importPath]
	if dir == "" {
		return nil
	}
	var out []*ast.File
	for _, f := range c.parseDir(dir) {
		name := filepath.Base(c.fset.Position(f.Package).Filename)
		if !strings.HasSuffix(name, ".gen.go") {
			out = append(out, f)
		}
	}
	return out
}

// Import returns the declarations of a package, for go/types. An error makes the package stand for anything.
func (c *Checker) Import(importPath string) (*types.Package, error) {
	if importPath == "unsafe" {
		return types.Unsafe, nil
	}
	if p, ok := c.imported[importPath]; ok {
		if p == nil {
			return nil, errUnknown
		}
		return p, nil
	}
	c.imported[importPath] = nil // also ends cycles
	var files []*ast.File
	if added, ok := c.added[importPath]; ok {
		for _, f := range added {
			if x, _ := parser.ParseFile(c.fset, importPath+"/"+f.Name, f.Text, parser.SkipObjectResolution); x != nil {
				files = append(files, x)
			}
		}
		files = append(files, c.handWritten(importPath)...)
	} else if dir := c.find(importPath); dir != "" {
		files = c.parseDir(dir)
	}
	if len(files) == 0 {
		first, _, _ := strings.Cut(importPath, "/")
		c.partial = c.partial || strings.Contains(first, ".")
		return nil, errUnknown
	}
	conf := types.Config{Importer: c, IgnoreFuncBodies: true, Error: func(error) {}}
	p, _ := conf.Check(importPath, c.fset, files, nil)
	c.imported[importPath] = p
	return p, nil
}

var errUnknown = errors.New("not known here")

// parseDir parses the files of a package, without the bodies of functions. Files for tests and other platforms are left out.
func (c *Checker) parseDir(dir string) []*ast.File {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var out []*ast.File
	for _, e := range entries {
		n := e.Name()
		if e.IsDir() || !strings.HasSuffix(n, ".go") || strings.HasSuffix(n, "_test.go") || strings.HasPrefix(n, "_") || strings.HasPrefix(n, ".") {
			continue
		}
		f, _ := parser.ParseFile(c.fset, filepath.Join(dir, n), nil, parser.SkipObjectResolution|parser.ParseComments)
		if f == nil || constrained(f) || len(out) > 0 && f.Name.Name != out[0].Name.Name {
			continue
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				fn.Body = nil
			}
		}
		out = append(out, f)
	}
	return out
}

// constrained reports whether a file has a build constraint: it may declare again what another file declares.
func constrained(f *ast.File) bool {
	for _, g := range f.Comments {
		if g.Pos() > f.Package {
			break
		}
		for _, c := range g.List {
			if strings.HasPrefix(c.Text, "//go:build ") {
				return true
			}
		}
	}
	return false
}

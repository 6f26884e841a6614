package typecheck

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/gopkg"
)

// Options says where packages are.
type Options struct {
	// Dir is a folder of the module that the generated packages belong to; "" is the current directory.
	Dir string
}

// File is a generated file.
type File struct {
	Name string
	Text []byte
}

// Checker type-checks packages. It keeps what it has read and is for one goroutine.
type Checker struct {
	dir      string
	files    map[string][]string // of packages that are imported, by import path; nil before the go command is asked
	folders  map[string][]string // of hand-written files, by folder; likewise
	fset     *token.FileSet
	added    map[string][]File
	dirs     map[string]string // of hand-written files, by import path
	imported map[string]*types.Package
	// partial is set when a package beyond the standard library could not be found: what embeds its types cannot be
	// judged.
	partial bool
}

// New returns a checker that has read nothing yet.
func New(opt Options) *Checker {
	return &Checker{dir: opt.Dir, fset: token.NewFileSet(), added: map[string][]File{}, dirs: map[string]string{},
		imported: map[string]*types.Package{}}
}

// Add makes generated files known under their package's import path. They take the place of those on disk; dir holds
// the hand-written files of the package, "" for none.
func (c *Checker) Add(importPath, dir string, files []File) {
	c.added[importPath] = files
	if dir != "" {
		c.dirs[importPath] = dir
	}
}

// Check type-checks an added package and returns what is wrong with its generated files, in the order of the text.
// Nothing is reported where a package beyond the standard library cannot be found.
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
	var out []*ast.File
	if c.folders == nil {
		c.folders = gopkg.InFolders(c.dir, slices.Collect(maps.Values(c.dirs))...)
	}
	for _, n := range c.folders[dir] {
		if !strings.HasSuffix(n, ".gen.go") {
			out = c.parse(n, out)
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
	} else {
		for _, n := range c.find(importPath) {
			files = c.parse(n, files)
		}
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

// find returns the files of a package. The go command is asked once, for all that added packages import.
func (c *Checker) find(importPath string) []string {
	if c.files == nil {
		paths := map[string]bool{}
		note := func(f *ast.File) {
			for _, i := range f.Imports {
				if p, err := strconv.Unquote(i.Path.Value); err == nil && c.added[p] == nil && p != "C" {
					paths[p] = true
				}
			}
		}
		for path, files := range c.added {
			for _, f := range files {
				if x, _ := parser.ParseFile(token.NewFileSet(), f.Name, f.Text, parser.ImportsOnly); x != nil {
					note(x)
				}
			}
			for _, f := range c.handWritten(path) {
				note(f)
			}
		}
		c.files = gopkg.Files(c.dir, true, slices.Sorted(maps.Keys(paths))...)
	}
	return c.files[importPath]
}

// parse parses a file, without the bodies of functions, and appends it to others of its package.
func (c *Checker) parse(name string, out []*ast.File) []*ast.File {
	f, _ := parser.ParseFile(c.fset, name, nil, parser.SkipObjectResolution)
	if f == nil || len(out) > 0 && f.Name.Name != out[0].Name.Name {
		return out
	}
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok {
			fn.Body = nil
		}
	}
	return append(out, f)
}

package load

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/internal/fanout"
	"github.com/odsgen/ods/odsgen/check"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
)

// Options says where definitions are looked for. The zero value works for files that need nothing but what lies beside
// them; builtin must be reachable in some way.
type Options struct {
	// ImportMap maps import paths to files. It comes before everything else (--imports).
	ImportMap map[string]string
	// DialectPath lists directories that are searched next (--dialect-path).
	DialectPath []string
	// Elsewhere lists directories that are searched after the importing file's surroundings: those of the file that
	// this one is a copy of.
	Elsewhere []string
	// Embedded holds the definitions shipped with the command, as "arith/arith.yaml"; it is searched after the importing
	// file's surroundings.
	Embedded fs.FS
	// GoList finds the directory of a Go package for a file in dir, as the last resort. Nil stands for the go command,
	// when there is one; a function that returns an error turns this off.
	GoList func(importPath, dir string) (string, error)
	// ReadFile replaces [ReadFile], for unsaved editor buffers and tests. [MaxFile] holds for it, too.
	ReadFile func(name string) ([]byte, error)
	// OnDemand leaves out of what is imported the constraints that nothing uses, which takes half the time. Mistakes in
	// them are not found.
	OnDemand bool
	// Cache keeps what was parsed for the next load; nil keeps nothing.
	Cache *Cache
	// Limit is the number of findings after which the rest is only counted; 0 stands for 100.
	Limit int
}

// ReadImportMap reads the file of --imports: a JSON object from import paths to files, relative to the map's own
// directory.
func ReadImportMap(name string) (map[string]string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	m := map[string]string{}
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, fmt.Errorf("%s: expected a JSON object from import paths to files: %w", name, err)
	}
	for k, v := range m {
		if !filepath.IsAbs(v) {
			m[k] = filepath.Join(filepath.Dir(name), v)
		}
	}
	return m, nil
}

// Load reads the named files or directories with what they import. The program is complete but only fit for use when
// the list has no errors.
func Load(opts Options, paths ...string) (*model.Program, diag.List) {
	l := load(opts, paths)
	return l.prog, l.rep.List()
}

func load(opts Options, paths []string) *loader {
	if opts.ReadFile == nil {
		opts.ReadFile = ReadFile
	}
	if opts.GoList == nil {
		opts.GoList = goList
	}
	opts.ReadFile = remembered(opts.ReadFile)
	rep := report.New(opts.Limit)
	l := &loader{opts: opts, rep: rep, res: resolve.New(rep), files: map[string]*file{}, byName: map[string]*file{},
		prog: &model.Program{}, roots: map[string]bool{}, texts: map[string]*parsed{}, modules: map[string]module{}}
	var roots []location
	for _, p := range paths {
		loc := l.rootFile(p)
		l.roots[loc.key()] = true
		roots = append(roots, loc)
	}
	l.loadBuiltin(roots)
	for _, loc := range roots {
		if f := l.file(loc, nil, model.Span{}); f != nil && f.unit != nil {
			l.prog.Roots = append(l.prog.Roots, f.unit.Dialect)
		}
	}
	for _, u := range l.units {
		check.Dialect(u.Dialect, u.Damaged, rep)
	}
	return l
}

// loader is the state of one load.
type loader struct {
	opts    Options
	rep     *report.Reporter
	res     *resolve.Resolver
	files   map[string]*file
	byName  map[string]*file
	roots   map[string]bool    // the keys of the files that were named
	texts   map[string]*parsed // files that were read ahead, by their keys
	modules map[string]module  // the Go modules of folders
	builtin *file
	prog    *model.Program
	units   []*resolve.Unit
}

// file is a definition file, found and perhaps loaded.
type file struct {
	loc  location
	unit *resolve.Unit
	busy bool
}

// parsed is a file that was read: its text and the tree of that, with what is wrong in it. It is not changed afterwards.
type parsed struct {
	err  error
	src  *model.Source
	root *yamlx.Node
	rep  *report.Reporter
}

func (l *loader) parse(loc location) *parsed {
	data, err := l.read(loc)
	if err != nil {
		return &parsed{err: err}
	}
	return l.opts.Cache.parse(loc.name, data)
}

// readAhead parses files at the same time. What they import is known only then.
func (l *loader) readAhead(list []location) {
	texts := make([]*parsed, len(list))
	fanout.NewPool(runtime.GOMAXPROCS(0)).Each(0, len(list), func(_, i int) { texts[i] = l.parse(list[i]) }).Raise()
	for i, loc := range list {
		l.texts[loc.key()] = texts[i]
	}
}

// loadBuiltin makes the library of builtin the first unit.
func (l *loader) loadBuiltin(roots []location) {
	for _, loc := range roots {
		if filepath.Base(loc.name) == "builtin.yaml" {
			l.builtin = l.file(loc, nil, model.Span{})
			return
		}
	}
	near := "."
	if len(roots) > 0 {
		near = filepath.Dir(roots[0].name)
	}
	loc, tried := l.find(builtinPath, location{name: filepath.Join(near, "x.yaml")})
	if loc.name == "" {
		l.rep.Error(report.ImportNotFound, report.Place{}, "pass --dialect-path with the directory that has builtin/builtin.yaml",
			"the definitions of builtin were not found in %s", tried)
		src := model.NewSource("builtin.yaml", []byte("dialect: builtin\nnative: true\n"))
		l.builtin = &file{unit: l.res.Add(resolve.File{Root: yamlx.Parse(src, l.rep), Source: src}, nil)}
		l.prog.Dialects = append(l.prog.Dialects, l.builtin.unit.Dialect)
		return
	}
	l.readAhead(append([]location{loc}, roots...))
	l.builtin = l.file(loc, nil, model.Span{})
}

// builtinPath is what every file imports.
const builtinPath = "github.com/odsgen/ods/defs/builtin"

// file loads a file once, after what it imports. It returns nil after a report.
func (l *loader) file(loc location, stack []string, at model.Span) *file {
	key := loc.key()
	if f := l.files[key]; f != nil {
		if f.busy {
			l.rep.Error(report.ImportCycle, report.At(at), "move what both need into a library", "import cycle: %s",
				cycle(append(stack, key), key))
			return nil
		}
		return f
	}
	f := &file{loc: loc, busy: true}
	l.files[key] = f
	defer func() { f.busy = false }()
	text := l.texts[key]
	if text == nil {
		text = l.parse(loc)
	}
	delete(l.texts, key)
	if err := text.err; err != nil {
		place := report.At(at)
		if !at.IsValid() {
			place.File = model.NewSource(loc.name, nil)
		}
		var pe *fs.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		l.rep.Error(report.ReadFile, place, "check the name", "cannot read '%s': %v", loc.name, err)
		return nil
	}
	src, root := text.src, text.root
	l.rep.Take(text.rep)
	if root.Kind != yamlx.Map {
		if text.rep.Errors() == 0 {
			l.rep.Error(report.FirstKey, root.Place(), "start the file with 'dialect: NAME' or 'library: NAME'",
				"a definition file must be a map, not %s", root.Kind)
		}
		return nil
	}
	imports := l.imports(root, f, append(stack, key))
	if l.builtin != nil || filepath.Base(loc.name) == "builtin.yaml" {
		f.unit = l.res.Add(resolve.File{Root: root, Source: src, ImportPath: loc.importPath,
			OnDemand: l.opts.OnDemand && !l.roots[key]}, imports)
	} else {
		return nil
	}
	if name := f.unit.Dialect.Name; name != "" {
		if other := l.byName[name]; other != nil {
			d := l.rep.Error(report.DuplicateDialect, report.At(f.unit.Dialect.Span), "rename one of the two",
				"'%s' is defined by two files", name)
			report.Note(d, other.unit.Dialect.Span, "also defined here")
		}
		l.byName[name] = f
	}
	l.prog.Dialects = append(l.prog.Dialects, f.unit.Dialect)
	l.units = append(l.units, f.unit)
	return f
}

// cycle renders the files of an import cycle.
func cycle(stack []string, key string) string {
	out := ""
	on := false
	for _, s := range stack {
		on = on || s == key
		if on {
			if out != "" {
				out += " -> "
			}
			out += filepath.Base(s)
		}
	}
	return out
}

// imports loads what a file imports.
func (l *loader) imports(root *yamlx.Node, f *file, stack []string) []*resolve.Unit {
	list := root.Get("imports")
	if list == nil || list.Kind == yamlx.Null {
		return nil
	}
	if list.Kind != yamlx.List {
		l.rep.Error(report.WrongKind, list.Place(), "write imports: [path, path]", "'imports' must be a list, not %s", list.Kind)
		return nil
	}
	var out []*resolve.Unit
	for _, n := range list.Items {
		if n.Kind != yamlx.Scalar || n.Value() == "" {
			l.rep.Error(report.WrongKind, n.Place(), "write an import path or a directory", "an import must be text, not %s", n.Kind)
			continue
		}
		loc, tried := l.find(n.Value(), f.loc)
		if loc.name == "" {
			l.rep.Error(report.ImportNotFound, n.Place(), "check the path, or add --dialect-path or --imports",
				"import '%s' was not found in %s", n.Value(), tried)
			continue
		}
		imp := l.file(loc, stack, n.Span)
		if imp == nil || imp.unit == nil || imp == l.builtin {
			continue
		}
		out = append(out, imp.unit)
	}
	return out
}

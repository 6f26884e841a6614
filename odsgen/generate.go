package odsgen

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/internal/gopkg"
	"github.com/odsgen/ods/odsgen/internal/layout"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/stubs"
	"github.com/odsgen/ods/odsgen/typecheck"
)

// Options says what to generate.
type Options struct {
	// Dir is where to start; "" is the current directory.
	Dir string
	// Paths are definition files. Without any, all definitions below Dir/defs, or else those in Dir, are generated.
	Paths []string
	// Out is the folder that generated files go to, instead of the one that the definition's place tells; only for a
	// single definition, which no other one imports.
	Out string
	// AllHooks lists in Result.Missing also the hooks of packages that have no method yet. A list of all of them is long, so
	// that it is left out where nobody asks for it: the Go interface Hooks has it.
	AllHooks bool
	// Load says where imports are looked for.
	Load load.Options
}

// Output is one generated file, with its path relative to Options.Dir.
type Output struct {
	Path string
	Text []byte
	// root is the folder, below which it is written; it stands in nobody's definition.
	root string
}

// Result is everything that one run generates.
type Result struct {
	Dir   string
	Files []Output
	// Missing are the hooks that hand-written code still owes. The generated files are right without them; the hooks'
	// package does not compile yet.
	Missing []stubs.Hook
	// Orphans are generated files in the output folders that no definition makes any more.
	Orphans []string
	// mayHave are folders that a run writes to for some definitions, which other ones left files in.
	mayHave []string
}

// OnDisk returns where a path of the result is: below Dir, unless it is absolute.
func (r *Result) OnDisk(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(r.Dir, path)
}

// Generate loads the definitions and generates their packages in memory. Findings are about the definitions, and
// nothing is generated when one is an error; an error is a failure to read files, or a bug of odsgen.
func Generate(opt Options) (*Result, diag.List, error) {
	if opt.Dir == "" {
		opt.Dir = "."
	}
	paths, whole, err := definitions(opt)
	if err != nil {
		return nil, nil, err
	}
	prog, findings := load.Load(opt.Load, paths...)
	if findings.HasErrors() {
		return nil, findings, nil
	}
	g := &generator{opt: opt, res: &Result{Dir: opt.Dir}, written: handWritten(prog, opt), findings: findings}
	for _, d := range prog.Roots {
		if d.Native {
			continue
		}
		if err := g.dialect(d); err != nil {
			return nil, g.findings, err
		}
	}
	if whole {
		files, err := registryFiles(opt.Dir, prog)
		if err != nil {
			return nil, g.findings, err
		}
		g.res.Files = append(g.res.Files, files...)
	}
	if g.findings.HasErrors() {
		return nil, g.findings, nil
	}
	if err := g.res.typeCheck(g.packages); err != nil {
		return nil, g.findings, err
	}
	return g.res, g.findings, g.res.findOrphans(whole)
}

// definitions returns the files to generate from, and whether these are all of a project.
func definitions(opt Options) (paths []string, whole bool, err error) {
	if paths = opt.Paths; len(paths) == 0 {
		if paths, whole, err = findDefinitions(opt.Dir); err != nil {
			return nil, false, err
		}
		if len(paths) == 0 {
			return nil, false, fmt.Errorf("no definition in %q: expected *.yaml files that start with \"dialect:\" or \"library:\", "+
				"there or below defs/; name them on the command line", opt.Dir)
		}
	}
	if opt.Out != "" && len(paths) != 1 {
		return nil, false, fmt.Errorf("an output folder is for one definition, found %d; name the definition", len(paths))
	}
	return paths, whole, nil
}

// generator is the state of one run.
type generator struct {
	opt      Options
	res      *Result
	written  map[string][]string // hand-written files, by folder
	packages []generatedPackage
	findings diag.List
}

// dialect generates the package of one dialect or library.
func (g *generator) dialect(d *model.Dialect) error {
	dir, _ := layout.Target(d)
	alone := dir != filepath.Dir(d.Source.Path)
	if g.opt.Out != "" {
		dir, alone = g.opt.Out, false
	}
	var homeless *model.Dialect // one whose import path is needed and unknown
	own := ownPath(d, g.opt.Out)
	emitted, more, err := emit.Dialect(d, emit.Options{Doc: alone, PackagePath: func(x *model.Dialect) string {
		if x.ImportPath == "" {
			homeless = x
		}
		if x == d {
			return own
		}
		_, p := layout.Target(x)
		return p
	}})
	g.findings = append(g.findings, more...)
	if err == nil && homeless != nil {
		err = fmt.Errorf("no go.mod above %q: run \"go mod init\" there, because code that uses the dialect must know its import path",
			homeless.Source.Path)
	}
	if err != nil {
		return err
	}
	p := generatedPackage{importPath: own}
	if p.importPath == "" {
		p.importPath = "./" + filepath.ToSlash(dir)
	}
	if !alone {
		p.dir = dir
	}
	root := rootOf(filepath.Dir(d.Source.Path), dir)
	g.add(&p, emitted.Files, dir, root)
	below := generatedPackage{importPath: p.importPath + "/" + d.APIPackage()}
	apart := filepath.Join(dir, d.APIPackage())
	g.add(&below, emitted.Apart, apart, root)
	g.res.mayHave = append(g.res.mayHave, relative(g.opt.Dir, apart))
	hooks := hooksFolder(d, g.opt)
	if !alone {
		g.findings = append(g.findings, clashes(d, emitted.Files, g.written[hooks])...)
	}
	if !more.HasErrors() {
		missing := stubs.Missing(d, emitted, hooks, g.written[hooks], alone, g.opt.AllHooks)
		g.res.Missing = append(g.res.Missing, missing...)
		if f, any := promised(d.GoPackage, missing); any {
			p.files = append(p.files, f)
		}
	}
	g.packages = append(g.packages, p)
	if len(below.files) > 0 {
		g.packages = append(g.packages, below)
	}
	return nil
}

// add enters the files of a package, which go to a folder below root.
func (g *generator) add(p *generatedPackage, files []emit.File, dir, root string) {
	for _, f := range files {
		path := relative(g.opt.Dir, filepath.Join(dir, f.Name))
		p.files, p.paths = append(p.files, typecheck.File{Name: f.Name, Text: f.Text}), append(p.paths, path)
		g.res.Files = append(g.res.Files, Output{path, f.Text, root})
	}
}

// ownPath returns the import path of the package that is generated for a definition, in the folder out unless that is
// "".
func ownPath(d *model.Dialect, out string) string {
	if rel, err := filepath.Rel(filepath.Dir(d.Source.Path), out); out != "" && err == nil && d.ImportPath != "" {
		return path.Join(d.ImportPath, filepath.ToSlash(rel))
	}
	return layout.OutputPath(d.ImportPath, d.GoPackage)
}

// hooksFolder returns the folder of the hooks of a dialect.
func hooksFolder(d *model.Dialect, opt Options) string {
	if opt.Out != "" {
		return opt.Out
	}
	return filepath.Dir(d.Source.Path)
}

// handWritten returns the Go files of the folders of hooks, by folder.
func handWritten(prog *model.Program, opt Options) map[string][]string {
	var folders []string
	for _, d := range prog.Roots {
		if !d.Native {
			folders = append(folders, hooksFolder(d, opt))
		}
	}
	return gopkg.InFolders(opt.Dir, folders...)
}

// promised returns a file with the missing methods of generated types, so that the Go which needs them can be checked
// before they are written; false when there are none.
func promised(pkg string, missing []stubs.Hook) (typecheck.File, bool) {
	body := ""
	for _, m := range missing {
		if m.Receiver != "" {
			body += "\n" + m.Stub
		}
	}
	text := "package " + pkg + "\n"
	for qualifier, path := range map[string]string{"core.": emit.CorePath, "passes.": emit.PassesPath} {
		if strings.Contains(body, qualifier) {
			text += "\nimport \"" + path + "\"\n"
		}
	}
	return typecheck.File{Name: "promised.go", Text: []byte(text + body)}, body != ""
}

// generatedPackage is a package that a run makes.
type generatedPackage struct {
	importPath string
	dir        string // of hand-written files that belong to it, or ""
	files      []typecheck.File
	paths      []string // of the files, relative to Options.Dir
}

// typeCheck makes sure that what is about to be written compiles. Packages that would stay as they are are not looked
// at.
func (r *Result) typeCheck(packages []generatedPackage) error {
	stale := map[string]bool{}
	for _, f := range r.Stale() {
		stale[f.Path] = true
	}
	if len(stale) == 0 {
		return nil
	}
	c := typecheck.New(typecheck.Options{Dir: r.Dir})
	for _, p := range packages {
		c.Add(p.importPath, p.dir, p.files)
	}
	for _, p := range packages {
		if !slices.ContainsFunc(p.paths, func(f string) bool { return stale[f] }) {
			continue
		}
		if errs := c.Check(p.importPath); len(errs) > 0 {
			return fmt.Errorf("nothing is written, because the Go made from correct definitions does not compile, which is a bug of odsgen: %w", errors.Join(errs[:min(len(errs), 5)]...))
		}
	}
	return nil
}

func relative(dir, p string) string {
	if r, err := filepath.Rel(dir, p); err == nil {
		return r
	}
	return p
}

// findDefinitions lists the definition files below dir/defs (whole is then true), with those below dir/passes,
// dir/backend and dir/tests that are neither test data nor in a module of their own; or else in dir.
func findDefinitions(dir string) (paths []string, whole bool, err error) {
	if isDir(filepath.Join(dir, "defs")) {
		for _, sub := range []string{"defs", "passes", "backend", "tests"} {
			more, e := definitionsBelow(filepath.Join(dir, sub))
			paths, err = append(paths, more...), errors.Join(err, e)
		}
		return paths, true, err
	}
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		if p := filepath.Join(dir, e.Name()); isDefinition(p) {
			paths = append(paths, p)
		}
	}
	return paths, false, err
}

func isDir(p string) bool {
	st, err := os.Stat(p)
	return err == nil && st.IsDir()
}

// definitionsBelow lists the definition files of a folder that may be missing, sorted.
func definitionsBelow(root string) (paths []string, err error) {
	if !isDir(root) {
		return nil, nil
	}
	err = filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if _, e := os.Stat(filepath.Join(p, "go.mod")); e == nil || d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if isDefinition(p) {
			paths = append(paths, p)
		}
		return nil
	})
	slices.Sort(paths)
	return paths, err
}

// isDefinition reports whether the first key of a YAML file is "dialect" or "library".
func isDefinition(p string) bool {
	if filepath.Ext(p) != ".yaml" {
		return false
	}
	data, err := load.ReadFile(p)
	if err != nil {
		return false
	}
	return IsDefinition(data)
}

// registryFiles generates generated/all, which binds every dialect below defs to its hooks.
func registryFiles(dir string, prog *model.Program) ([]Output, error) {
	var entries []emit.RegistryEntry
	root := ""
	for _, d := range prog.Roots {
		if d.Library || d.Native {
			continue
		}
		if dir, _ := layout.Target(d); dir == filepath.Dir(d.Source.Path) {
			continue // below tests: not shipped
		}
		// A dialect without hand-written code beside its definition has no hooks to bind yet.
		if hooks, err := filepath.Glob(filepath.Join(filepath.Dir(d.Source.Path), "*.go")); err != nil || len(hooks) == 0 {
			continue
		}
		out, gen := layout.Target(d)
		root = filepath.Dir(out)
		entries = append(entries, emit.RegistryEntry{Dialect: d, Generated: gen, Hooks: d.ImportPath})
	}
	if len(entries) == 0 {
		return nil, nil
	}
	files, err := emit.Registry(entries)
	if err != nil {
		return nil, err
	}
	var out []Output
	for _, f := range files {
		out = append(out, Output{relative(dir, filepath.Join(root, "all", f.Name)), f.Text, filepath.Dir(root)})
	}
	return out, nil
}

// findOrphans lists generated files that this run did not make, in the folders that it writes to and, for a whole tree,
// everywhere below generated.
func (r *Result) findOrphans(whole bool) error {
	made := map[string]bool{}
	dirs := map[string]bool{}
	for _, f := range r.Files {
		made[f.Path] = true
		dirs[filepath.Dir(f.Path)] = true
	}
	for _, d := range r.mayHave {
		dirs[d] = true
	}
	check := func(p string) {
		if left := atomicfile.IsTemp(filepath.Base(p)); left || strings.HasSuffix(p, ".gen.go") && !made[p] &&
			isGenerated(r.OnDisk(p)) {
			r.Orphans = append(r.Orphans, p)
		}
	}
	if whole {
		err := filepath.WalkDir(filepath.Join(r.Dir, "generated"), func(p string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				check(relative(r.Dir, p))
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	for d := range dirs {
		if whole && strings.HasPrefix(filepath.ToSlash(d), "generated/") {
			continue // seen above
		}
		entries, err := os.ReadDir(r.OnDisk(d))
		if err != nil && !os.IsNotExist(err) {
			return err
		}
		for _, e := range entries {
			check(filepath.Join(d, e.Name()))
		}
	}
	slices.Sort(r.Orphans)
	return nil
}

// Stale lists the files whose content on disk differs from what was generated.
func (r *Result) Stale() []Output {
	var out []Output
	for _, f := range r.Files {
		old, err := os.ReadFile(r.OnDisk(f.Path))
		if err != nil || !bytes.Equal(old, f.Text) {
			out = append(out, f)
		}
	}
	return out
}

// rootOf returns the folder that the definition in a folder and what is generated into another have in common: x for
// x/defs/y and x/generated/y. Any other output folder was named by the user, or is the definition's own.
func rootOf(definition, out string) string {
	if layout.OutputPath(filepath.ToSlash(definition), filepath.Base(out)) == filepath.ToSlash(out) && definition != out {
		return filepath.Dir(filepath.Dir(out))
	}
	return out
}

// isGenerated reports whether a file starts as generated ones do, or is empty.
func isGenerated(name string) bool {
	info, err := os.Lstat(name)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	start := make([]byte, len(emit.Header))
	n, err := io.ReadFull(f, start)
	return n == 0 && errors.Is(err, io.EOF) || string(start[:n]) == emit.Header
}

// Write makes the files on disk equal to the result: stale and missing ones are written, orphans removed, others left
// untouched. All files are written under temporary names first, and renamed at the end. A hand-written file that is in
// the way is an error, and nothing is written; so is a link that leads out of the folder.
func (r *Result) Write() (changed []string, err error) {
	stale := r.Stale()
	sets := map[string]*atomicfile.Set{}
	var order []*atomicfile.Set
	defer func() {
		for _, s := range order {
			s.Discard()
		}
	}()
	for _, f := range stale {
		p := r.OnDisk(f.Path)
		if info, err := os.Lstat(p); err == nil && info.Mode().IsRegular() && !isGenerated(p) {
			return nil, fmt.Errorf("%q is not overwritten, because it does not start with %q; rename it, or remove it when it was generated", f.Path, emit.Header)
		}
		set := sets[f.root]
		if set == nil {
			if err := os.MkdirAll(f.root, 0o777); err != nil {
				return nil, err
			}
			if set, err = atomicfile.NewSet(f.root); err != nil {
				return nil, err
			}
			sets[f.root] = set
			order = append(order, set)
		}
		name, err := filepath.Rel(f.root, p)
		if err == nil {
			err = set.Add(name, f.Text)
		}
		if err != nil {
			return nil, err
		}
		changed = append(changed, f.Path)
	}
	for i, s := range order {
		if err := s.Commit(); err != nil {
			if partial := (*atomicfile.PartialError)(nil); i > 0 || errors.As(err, &partial) {
				err = fmt.Errorf("%w; the packages are a mix of two generations, which 'odsgen gen' puts right when it is run again", err)
			}
			return nil, err
		}
	}
	for _, o := range r.Orphans {
		if err := os.Remove(r.OnDisk(o)); err != nil {
			return changed, err
		}
		os.Remove(filepath.Dir(r.OnDisk(o))) //nolint:errcheck // fails where other files are in the folder
		changed = append(changed, o)
	}
	return changed, nil
}

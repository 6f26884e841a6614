package transform

import (
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes"
)

// libraryKey finds the library of a context.
var libraryKey = core.DialectInterface[*library]{Name: "TransformLibrary"}

// library is the module with the named sequences that transform-preload-library has read for a context. The first one
// counts.
type library struct {
	mu      sync.Mutex
	module  *core.Operation
	scripts map[string]*core.Operation // by name and text, see ParseScript
}

// ParseScript parses a script, a module of its own that nobody changes. A context remembers it. What is wrong with it is reported at
// its place; it is nil then.
func ParseScript(c *core.Context, report *core.Reporter, name, text string) *core.Operation {
	l, ok := libraryOf(c)
	if !ok {
		report.Errorf(core.Location{}, "dialect transform is not loaded")
		return nil
	}
	key := name + "\x00" + text
	l.mu.Lock()
	script := l.scripts[key]
	l.mu.Unlock()
	if script != nil {
		return script
	}
	script, list := core.Parse(c, []byte(text), core.ParseOptions{Name: name})
	for _, d := range list {
		report.Report(d)
	}
	if hasErrors(list) {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.scripts == nil {
		l.scripts = map[string]*core.Operation{}
	}
	l.scripts[key] = script
	return script
}

func (l *library) set(m *core.Operation) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.module == nil {
		l.module = m
	}
}

// preloaded returns a copy of the library's module; nil when there is none.
func preloaded(c *core.Context) *core.Operation {
	l, ok := libraryOf(c)
	if !ok {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.module == nil {
		return nil
	}
	return l.module.Clone(nil)
}

func libraryOf(c *core.Context) (*library, bool) {
	d := c.Dialect(transform.Name)
	if d == nil {
		return nil, false
	}
	return libraryKey.Of(c, d)
}

func (p *PreloadLibraryPass) run(r *passes.Run) {
	m, ok := readLibrary(r.Op.Context(), r.Reporter(), p.TransformLibraryPaths)
	if !ok {
		r.Fail()
		return
	}
	if l, ok := libraryOf(r.Op.Context()); ok {
		l.set(m)
	}
	r.PreserveAll()
}

// readLibrary merges the modules of files into one. A path to a folder stands for the files in it whose names end in
// .mlir.
func readLibrary(c *core.Context, report *core.Reporter, paths []string) (*core.Operation, bool) {
	files, ok := libraryFiles(c, report, paths)
	if !ok {
		return nil, false
	}
	var modules []*core.Operation
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			report.Errorf(c.FileLoc(file, 0, 0), "failed to open transform file: cannot open input file '%s': %v", file, err)
			return nil, false
		}
		m, list := core.Parse(c, text, core.ParseOptions{Name: file})
		for _, d := range list {
			report.Report(d)
		}
		if m == nil || hasErrors(list) {
			return nil, false
		}
		modules = append(modules, m)
	}
	all := core.NewModule(c, c.FileLoc("<shared-library-module>", 0, 0))
	all.SetSymbolName("__transform")
	all.SetAttr("transform.with_named_sequence", c.Unit())
	for _, m := range modules {
		if !mergeSymbols(report, all, m) {
			report.OpEmitErrorf(all, "failed to verify merged transform module")
			return nil, false
		}
	}
	return all, true
}

func hasErrors(list diag.List) bool {
	for _, d := range list {
		if d.Severity == diag.Error {
			return true
		}
	}
	return false
}

func libraryFiles(c *core.Context, report *core.Reporter, paths []string) (files []string, ok bool) {
	for _, path := range paths {
		info, err := os.Stat(path)
		switch {
		case err == nil && info.Mode().IsRegular():
			files = append(files, path)
		case err == nil && info.IsDir():
			entries, err := os.ReadDir(path)
			if err != nil {
				report.Errorf(c.FileLoc(path, 0, 0), "error while opening files in '%s': %v", path, err)
				return nil, false
			}
			for _, e := range entries {
				if e.Type().IsRegular() && strings.HasSuffix(e.Name(), ".mlir") {
					files = append(files, filepath.Join(path, e.Name()))
				}
			}
		default:
			report.Errorf(c.FileLoc(path, 0, 0), "'%s' is neither a file nor a directory", path)
			return nil, false
		}
	}
	return files, true
}

// useLibrary brings what the library defines into the symbol table that a named sequence is in.
func useLibrary(report *core.Reporter, entry, lib *core.Operation) bool {
	if lib == nil || lib.IsAncestorOf(entry) {
		return true
	}
	return mergeSymbols(report, entry.NearestSymbolTable(), lib)
}

// mergeSymbols moves the symbols of a table to the end of another one. Private symbols give way by new names;
// declarations of functions become one with the definitions. The order of steps is that of upstream's function of the
// same name.
func mergeSymbols(report *core.Reporter, to, from *core.Operation) bool {
	a, b := core.NewSymbols(to), core.NewSymbols(from)
	if !renameColliding(report, a, b) || !renameColliding(report, b, a) {
		return false
	}
	var list []*core.Operation
	for op := range from.Region(0).Entry().Ops() {
		if op.IsSymbol() {
			list = append(list, op)
		}
	}
	for _, op := range list {
		name, _ := op.SymbolName()
		other := a.Lookup(name)
		op.Remove()
		to.Region(0).Entry().Append(op)
		if other == nil {
			continue
		}
		gone, stays := op, other
		if !canMergeInto(gone, stays) {
			gone, stays = stays, gone
		}
		if !mergeInto(report, gone, stays) {
			return false
		}
		if gone == other {
			a.Remove(gone)
			a.Insert(stays, nil)
		}
		gone.Erase()
	}
	if !core.Verify(to, report, core.VerifyOptions{Workers: 1}) {
		report.OpEmitErrorf(to, "failed to verify target op after merging symbols")
		return false
	}
	return true
}

// renameColliding gives private symbols new names where the other table has the same.
func renameColliding(report *core.Reporter, table, other *core.Symbols) bool {
	for op := range table.Op().Region(0).Entry().Ops() {
		if !op.IsSymbol() {
			continue
		}
		name, _ := op.SymbolName()
		twin := other.Lookup(name)
		if twin == nil {
			continue
		}
		if op.Has(core.TraitFunctionLike) && twin.Has(core.TraitFunctionLike) && (canMergeInto(op, twin) || canMergeInto(twin, op)) {
			continue
		}
		in, out, renamed, stays := table, other, op, twin
		switch {
		case op.SymbolVisibility() == core.Private:
		case twin.SymbolVisibility() == core.Private:
			in, out, renamed, stays = other, table, twin, op
		default:
			report.OpEmitErrorf(op, "doubly defined symbol @%s", name).Note(twin.Loc(), "previously defined here")
			return false
		}
		if _, ok := in.RenameToUnique(renamed, []*core.Symbols{out}); !ok {
			report.OpEmitErrorf(renamed, "failed to rename symbol").
				Note(stays.Loc(), "attempted renaming due to collision with this op")
			return false
		}
	}
	return true
}

// canMergeInto reports whether a function is a declaration of another one that it can see.
func canMergeInto(f, g *core.Operation) bool {
	return f.Region(0).IsEmpty() && (g.SymbolVisibility() == core.Public || g.Region(0).IsEmpty())
}

// mergeInto takes over what a declaration says about the arguments.
func mergeInto(report *core.Reporter, declaration, f *core.Operation) bool {
	if t := f.Attr(core.FunctionTypeAttr); t != declaration.Attr(core.FunctionTypeAttr) {
		report.OpEmitErrorf(declaration, "external definition has a mismatching signature ('%s')", typeOf(t))
		return false
	}
	const consumed, readOnly = "transform.consumed", "transform.readonly"
	t, _ := f.Attr(core.FunctionTypeAttr).(*core.TypeAttr)
	ft, _ := t.Value().(*core.FunctionType)
	for i := range ft.Inputs() {
		has := func(op *core.Operation, name string) bool {
			d := op.ArgAttrs(i)
			return d != nil && d.Get(name) != nil
		}
		switch unit := f.Context().Unit(); {
		case has(f, consumed) || has(f, readOnly):
			if has(f, consumed) && !has(declaration, consumed) || has(f, readOnly) && !has(declaration, readOnly) {
				report.OpEmitErrorf(declaration, "external definition has mismatching consumption annotations for argument #%d", i)
				return false
			}
		case has(declaration, consumed):
			f.SetArgAttr(i, consumed, unit)
		case has(declaration, readOnly):
			f.SetArgAttr(i, readOnly, unit)
		}
	}
	return true
}

func typeOf(a core.Attribute) string {
	if t, ok := a.(*core.TypeAttr); ok {
		return core.TypeString(t.Value())
	}
	return ""
}

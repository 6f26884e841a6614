package deflang

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

// Options say where definitions are found.
type Options struct {
	// Embedded holds the definitions that the program ships, see [load.Options.Embedded].
	Embedded fs.FS
}

// Language is the language of definitions; it implements [lsp.Language] and is safe for concurrent use.
type Language struct {
	opts  Options
	cache load.Cache

	mu    sync.Mutex
	dirs  map[string]string // of Go packages that the go command was asked for, "" for none
	trees map[*model.Source]*yamlx.Node
}

// New makes the language.
func New(o Options) *Language {
	return &Language{opts: o, dirs: map[string]string{}}
}

// Name returns "ods".
func (l *Language) Name() string { return "ods" }

// Owns reports whether a file is a definition: YAML whose first key is dialect or library.
func (l *Language) Owns(f *lsp.File) bool {
	return (f.LanguageID == "ods-yaml" || strings.HasSuffix(f.Path, ".yaml") || f.LanguageID == "yaml") && IsDefinition(f.Text)
}

// IsDefinition reports whether a text starts like a definition.
func IsDefinition(text []byte) bool {
	for line := range bytes.Lines(text) {
		line = bytes.TrimSpace(line)
		if len(line) == 0 || line[0] == '#' || string(line) == "---" {
			continue
		}
		return bytes.HasPrefix(line, []byte("dialect:")) || bytes.HasPrefix(line, []byte("library:"))
	}
	return false
}

// analysis is what a file and its imports say.
type analysis struct {
	prog *model.Program
	list diag.List
	used []dependency // files that were read
}

// options returns how the loader reads files of a snapshot; what it reads is appended to used.
func (l *Language) options(s *lsp.Snapshot, used *[]dependency) load.Options {
	o := load.Options{Embedded: l.opts.Embedded, GoList: l.goList, Cache: &l.cache}
	s.Setting("dialectPath", &o.DialectPath)
	o.ReadFile = func(name string) ([]byte, error) {
		if used != nil {
			*used = append(*used, depend(s, name))
		}
		if f := s.Open(name); f != nil {
			return f.Text, nil
		}
		return load.ReadFile(name)
	}
	return o
}

// goListTime bounds how long the go command may take.
const goListTime = 5 * time.Second

// goList finds the folder of a Go package as the loader does by itself, but asks the go command only once for each: a
// server must not wait for it at every key.
func (l *Language) goList(importPath, dir string) (string, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	key := dir + " " + importPath
	found, asked := l.dirs[key]
	if !asked {
		ctx, cancel := context.WithTimeout(context.Background(), goListTime)
		defer cancel()
		cmd := exec.CommandContext(ctx, "go", "list", "-find", "-f", "{{.Dir}}", "--", importPath)
		cmd.Dir = dir
		out, err := cmd.Output()
		if err == nil {
			found = strings.TrimSpace(string(out))
		}
		l.dirs[key] = found
	}
	if found == "" {
		return "", errors.New("the go command does not find it")
	}
	return found, nil
}

// analyze loads a file with its imports, once for each version of these.
func (l *Language) analyze(s *lsp.Snapshot, f *lsp.File) *analysis {
	box := f.Memo(l, func() any { return new(cell) }).(*cell)
	box.mu.Lock()
	defer box.mu.Unlock()
	if box.a == nil || !fresh(s, box.a.used) {
		a := &analysis{}
		a.prog, a.list = load.Load(l.options(s, &a.used), f.Path)
		if !a.list.HasErrors() {
			a.list = append(a.list, formats(a.prog)...)
		}
		box.a = a
	}
	return box.a
}

// cell holds the latest analysis of a version of a file.
type cell struct {
	mu sync.Mutex
	a  *analysis
}

// formats returns what generating would find.
func formats(prog *model.Program) diag.List {
	var out diag.List
	for _, d := range prog.Roots {
		if d.Native || d.Library {
			continue
		}
		_, list, err := emit.Dialect(d, emit.Options{PackagePath: func(x *model.Dialect) string { return x.ImportPath }})
		if out = append(out, list...); err != nil && !list.HasErrors() {
			out = append(out, diag.Diagnostic{Pos: d.Span.Pos(), Message: err.Error()})
		}
	}
	return out
}

// Diagnose returns what "odsgen check" finds.
func (l *Language) Diagnose(_ context.Context, s *lsp.Snapshot, f *lsp.File) diag.List {
	return l.analyze(s, f).list
}

// Actions offers to write stubs of hooks that the definition at a place promises and no Go file has.
func (l *Language) Actions(_ context.Context, s *lsp.Snapshot, f *lsp.File, part lsp.Range) []lsp.Action {
	a := l.analyze(s, f)
	if a.list.HasErrors() || len(a.prog.Roots) == 0 {
		return nil
	}
	return stubActions(a.prog.Roots[0], f, part.Start)
}

// tree returns the YAML of a file. Mistakes in it are reported elsewhere.
func (l *Language) tree(src *model.Source) *yamlx.Node {
	l.mu.Lock()
	defer l.mu.Unlock()
	if n := l.trees[src]; n != nil {
		return n
	}
	if l.trees == nil || len(l.trees) > 200 {
		l.trees = map[*model.Source]*yamlx.Node{}
	}
	n := parseTree(src)
	l.trees[src] = n
	return n
}

// samePath reports whether two paths are those of one file.
func samePath(a, b string) bool { return a == b || filepath.Clean(a) == filepath.Clean(b) }

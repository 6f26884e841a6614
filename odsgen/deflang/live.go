package deflang

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/odsgen/live"
)

// dependency is a file in the state in which it was read.
type dependency struct {
	path string
	open *lsp.File // when it was open
	size int64
	time time.Time
}

func depend(s *lsp.Snapshot, path string) dependency {
	d := dependency{path: path, open: s.Open(path)}
	if d.open == nil {
		if info, err := os.Stat(path); err == nil {
			d.size, d.time = info.Size(), info.ModTime()
		}
	}
	return d
}

// fresh reports whether files are as they were.
func fresh(s *lsp.Snapshot, used []dependency) bool {
	return !slices.ContainsFunc(used, func(d dependency) bool { return depend(s, d.path) != d })
}

// Live makes dialects of the definitions of a snapshot, in the form that the language of IR wants: those that the
// setting definitions names, those that are open, and those in the folders whose dialect is not linked. The registry is
// the same one as long as nothing changed. While a definition has errors its last good version counts.
func (l *Language) Live(linked *core.Registry) func(s *lsp.Snapshot) *core.Registry {
	d := &liveDialects{l: l, linked: linked, registry: linked, good: map[string]*live.Set{}}
	return d.of
}

// liveDialects keeps the latest registry.
type liveDialects struct {
	l      *Language
	linked *core.Registry

	mu       sync.Mutex
	paths    []string
	used     []dependency
	registry *core.Registry
	good     map[string]*live.Set // the last version without errors, by path
	scanned  []string             // folders that were scanned
	found    []string             // definitions in them
}

func (d *liveDialects) of(s *lsp.Snapshot) *core.Registry {
	d.mu.Lock()
	defer d.mu.Unlock()
	paths := d.definitions(s)
	if slices.Equal(paths, d.paths) && fresh(s, d.used) {
		return d.registry
	}
	d.paths, d.used = paths, nil
	var dialects []*core.Dialect
	for _, p := range paths {
		d.used = append(d.used, depend(s, p))
		opt := live.Options{Load: d.l.options(s, &d.used), Compiled: d.linked.Lookup}
		if set, _ := live.Load(opt, p); set != nil {
			d.good[p] = set
		}
		if set := d.good[p]; set != nil {
			dialects = append(dialects, set.Dialects()...)
		}
	}
	d.registry = d.linked
	if len(dialects) > 0 {
		d.registry = d.linked.With(dialects...)
	}
	return d.registry
}

// definitions returns the paths of the definitions that count, each once.
func (d *liveDialects) definitions(s *lsp.Snapshot) []string {
	var out []string
	add := func(p string) {
		if abs, err := filepath.Abs(p); err == nil {
			p = abs
		}
		if !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	var named []string
	s.Setting("definitions", &named)
	for _, p := range named {
		if !filepath.IsAbs(p) && len(s.Folders()) > 0 {
			p = filepath.Join(s.Folders()[0], p)
		}
		add(p)
	}
	for _, f := range s.Files() {
		if d.l.Owns(f) && strings.HasPrefix(key(f.Text), "dialect:") {
			add(f.Path)
		}
	}
	if !slices.Equal(d.scanned, s.Folders()) {
		d.scanned, d.found = s.Folders(), nil
		for _, folder := range s.Folders() {
			d.scan(folder)
		}
	}
	for _, p := range d.found {
		add(p)
	}
	return out
}

// Limits of the search for definitions.
const (
	maxScanned = 5000
	maxFound   = 50
)

// scan looks for definitions of dialects that are not linked in a folder.
func (d *liveDialects) scan(folder string) {
	n := 0
	filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if n++; err != nil || n > maxScanned || len(d.found) == maxFound {
			return filepath.SkipAll
		}
		name := e.Name()
		if e.IsDir() {
			if path != folder && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if filepath.Ext(name) != ".yaml" {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil || !IsDefinition(text) {
			return nil
		}
		if dialect, ok := strings.CutPrefix(key(text), "dialect:"); ok && d.linked.Lookup(strings.TrimSpace(dialect)) == nil {
			d.found = append(d.found, path)
		}
		return nil
	})
}

// key returns the first line of a definition that says something.
func key(text []byte) string {
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line != "" && line[0] != '#' && line != "---" {
			return line
		}
	}
	return ""
}

package typecheck

import (
	"go/build"
	"os"
	"path/filepath"
	"strings"
	"unicode"
)

// modules finds the folders of packages without running the go command: in the module around a folder, what its go.mod replaces, its
// vendor folder, and the module cache.
type modules struct {
	root, path string
	roots      []moduleRoot
}

// moduleRoot is a module on disk.
type moduleRoot struct{ path, dir string }

func newModules(dir string) *modules {
	m := &modules{}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return m
	}
	for {
		if data, err := os.ReadFile(filepath.Join(abs, "go.mod")); err == nil {
			m.root = abs
			m.read(string(data))
			return m
		}
		up := filepath.Dir(abs)
		if up == abs {
			return m
		}
		abs = up
	}
}

// read takes what it needs from a go.mod: the module's path, replacements by folders, and required versions.
func (m *modules) read(text string) {
	block := ""
	cache := filepath.Join(build.Default.GOPATH, "pkg", "mod")
	if c := os.Getenv("GOMODCACHE"); c != "" {
		cache = c
	}
	var required []moduleRoot
	for _, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		f := strings.Fields(line)
		switch {
		case len(f) == 0:
			continue
		case f[0] == ")":
			block = ""
			continue
		case block != "":
			f = append([]string{block}, f...)
		case len(f) == 2 && f[1] == "(":
			block = f[0]
			continue
		}
		switch {
		case f[0] == "module" && len(f) > 1:
			m.path = strings.Trim(f[1], `"`)
		case f[0] == "require" && len(f) > 2:
			required = append(required, moduleRoot{f[1], filepath.Join(cache, filepath.FromSlash(escapeModule(f[1])+"@"+escapeModule(f[2])))})
		case f[0] == "replace":
			m.replace(f[1:])
		}
	}
	m.roots = append(append(m.roots, moduleRoot{m.path, m.root}), required...)
}

// replace notes "A [v] => ./dir".
func (m *modules) replace(f []string) {
	for i, w := range f {
		if w != "=>" || i == 0 || i+1 >= len(f) {
			continue
		}
		to := f[i+1]
		if !strings.HasPrefix(to, ".") && !filepath.IsAbs(to) {
			return
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(m.root, filepath.FromSlash(to))
		}
		m.roots = append(m.roots, moduleRoot{f[0], to})
		return
	}
}

// escapeModule spells upper-case letters as the module cache does.
func escapeModule(p string) string {
	var b strings.Builder
	for _, r := range p {
		if unicode.IsUpper(r) {
			b.WriteByte('!')
			r = unicode.ToLower(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}

// find returns the folder of a package, or "".
func (m *modules) find(importPath string) string {
	best := ""
	longest := -1
	for _, r := range m.roots {
		if r.path == "" || len(r.path) <= longest || importPath != r.path && !strings.HasPrefix(importPath, r.path+"/") {
			continue
		}
		dir := filepath.Join(r.dir, filepath.FromSlash(strings.TrimPrefix(strings.TrimPrefix(importPath, r.path), "/")))
		if st, err := os.Stat(dir); err == nil && st.IsDir() {
			best, longest = dir, len(r.path)
		}
	}
	if best != "" || m.root == "" {
		return best
	}
	dir := filepath.Join(m.root, "vendor", filepath.FromSlash(importPath))
	if st, err := os.Stat(dir); err == nil && st.IsDir() {
		return dir
	}
	return ""
}

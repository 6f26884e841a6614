package load

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// location is where a definition file is: on disk, or in the embedded file system.
type location struct {
	name     string
	embedded bool
	// importPath is the Go import path of its directory, "" when unknown.
	importPath string
}

// key identifies a file regardless of how it was reached.
func (l location) key() string {
	if l.embedded {
		return "embedded:" + l.name
	}
	if abs, err := filepath.Abs(l.name); err == nil {
		return abs
	}
	return l.name
}

func (l *loader) read(loc location) ([]byte, error) {
	if loc.embedded {
		return fs.ReadFile(l.opts.Embedded, loc.name)
	}
	data, err := l.opts.ReadFile(loc.name)
	if err == nil && len(data) > MaxFile {
		err = errTooLarge
	}
	return data, err
}

// MaxFile is the size in bytes that a definition file may have. The largest shipped one has a thirtieth of it.
const MaxFile = 4 << 20

var (
	errTooLarge = fmt.Errorf("it is larger than %d MiB", MaxFile>>20)
	errNoFile   = errors.New("it is no regular file")
)

// ReadFile reads a definition file as [Load] does: no device, and at most [MaxFile] bytes.
func ReadFile(name string) ([]byte, error) {
	fail := func(err error) ([]byte, error) { return nil, &fs.PathError{Op: "read", Path: name, Err: err} }
	// Asked before opening, which would wait for a pipe's writer. A pipe below /dev is what a shell's <(...) makes.
	st, err := os.Stat(name)
	if err != nil {
		var path *fs.PathError
		if errors.As(err, &path) {
			path.Op = "open"
		}
		return nil, err
	}
	if pipe := st.Mode()&fs.ModeNamedPipe != 0 && strings.HasPrefix(name, "/dev/"); !st.Mode().IsRegular() && !pipe {
		return fail(errNoFile)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var data bytes.Buffer
	data.Grow(int(min(st.Size(), MaxFile)) + bytes.MinRead)
	if _, err := data.ReadFrom(io.LimitReader(f, MaxFile+1)); err != nil {
		return nil, err
	}
	if data.Len() > MaxFile {
		return fail(errTooLarge)
	}
	return data.Bytes(), nil
}

// remembered reads each file once: an import is looked for by reading it.
func remembered(read func(name string) ([]byte, error)) func(name string) ([]byte, error) {
	var files sync.Map // of functions, by absolute name
	return func(name string) ([]byte, error) {
		f, _ := files.LoadOrStore(absolute(name), sync.OnceValues(func() ([]byte, error) { return read(name) }))
		return f.(func() ([]byte, error))()
	}
}

// rootFile turns an argument into a file: a directory stands for the definition file of its name, and the name of a
// shipped definition ("arith", "iface/call") that is not a file for that definition.
func (l *loader) rootFile(p string) location {
	info, err := os.Stat(p)
	if shipped := p + "/" + path.Base(p) + ".yaml"; err != nil && l.opts.Embedded != nil && filepath.Ext(p) == "" &&
		fs.ValidPath(shipped) {
		if _, err := fs.Stat(l.opts.Embedded, shipped); err == nil {
			return location{name: shipped, embedded: true, importPath: "github.com/odsgen/ods/defs/" + p}
		}
	}
	if err == nil && info.IsDir() {
		abs, err := filepath.Abs(p)
		if err == nil {
			p = filepath.Join(p, filepath.Base(abs)+".yaml")
		}
	}
	return location{name: p, importPath: l.goImportPath(filepath.Dir(p))}
}

// find looks an import up in the documented order. tried describes where it was looked for.
func (l *loader) find(imp string, from location) (loc location, tried string) {
	var places []string
	if f, ok := l.opts.ImportMap[imp]; ok {
		return location{name: f, importPath: imp}, ""
	}
	if l.opts.ImportMap != nil {
		places = append(places, "the import map")
	}
	importPath := ""
	if first, _, _ := strings.Cut(imp, "/"); strings.Contains(strings.TrimLeft(first, "."), ".") &&
		!strings.HasSuffix(imp, ".yaml") {
		importPath = imp
	}
	onDisk := func(name string) bool {
		_, err := l.opts.ReadFile(name)
		return err == nil
	}
	for _, dir := range l.opts.DialectPath {
		for _, name := range candidates(imp) {
			if f := filepath.Join(dir, filepath.FromSlash(name)); onDisk(f) {
				return location{name: f, importPath: or(importPath, l.goImportPath(filepath.Dir(f)))}, ""
			}
		}
		places = append(places, "'"+dir+"'")
	}
	if !from.embedded {
		dir := filepath.Dir(from.name)
		for _, name := range candidates(imp) {
			for _, base := range []string{dir, filepath.Dir(absolute(dir))} {
				if f := filepath.Join(base, filepath.FromSlash(name)); onDisk(f) {
					return location{name: relative(f), importPath: or(importPath, l.goImportPath(filepath.Dir(f)))}, ""
				}
			}
		}
		places = append(places, "'"+dir+"'")
		// A path of the file's own Go module is a folder of it.
		if m := l.goModule(dir); m.path != "" && strings.HasPrefix(importPath, m.path+"/") {
			f := filepath.Join(m.root, filepath.FromSlash(importPath[len(m.path)+1:]), path.Base(importPath)+".yaml")
			if onDisk(f) {
				return location{name: relative(f), importPath: importPath}, ""
			}
		}
	}
	for _, dir := range l.opts.Elsewhere {
		for _, name := range candidates(imp) {
			if f := filepath.Join(dir, filepath.FromSlash(name)); onDisk(f) {
				return location{name: relative(f), importPath: or(importPath, l.goImportPath(filepath.Dir(f)))}, ""
			}
		}
		places = append(places, "'"+dir+"'")
	}
	if l.opts.Embedded != nil {
		for _, name := range candidates(imp) {
			if name = path.Clean(name); fs.ValidPath(name) {
				if _, err := fs.Stat(l.opts.Embedded, name); err == nil {
					return location{name: name, embedded: true, importPath: or(importPath, "github.com/odsgen/ods/defs/"+path.Dir(name))}, ""
				}
			}
		}
		places = append(places, "the command")
	}
	if importPath != "" {
		dir, err := l.opts.GoList(importPath, filepath.Dir(from.name))
		if err == nil {
			if f := filepath.Join(dir, path.Base(imp)+".yaml"); onDisk(f) {
				return location{name: relative(f), importPath: importPath}, ""
			}
		}
		places = append(places, "the Go module")
	}
	return location{}, strings.Join(places, ", ")
}

func or(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func absolute(dir string) string {
	if abs, err := filepath.Abs(dir); err == nil {
		return abs
	}
	return dir
}

// relative makes a path below the working directory relative, so that messages are short and equal on all machines.
func relative(name string) string {
	wd, err := os.Getwd()
	if err != nil {
		return name
	}
	rel, err := filepath.Rel(wd, absolute(name))
	if err != nil || strings.HasPrefix(rel, ".."+string(filepath.Separator)+".."+string(filepath.Separator)+"..") {
		return name
	}
	return rel
}

// candidates lists the files that an import may be, from the whole path to its last element: "x/defs/ub" gives
// x/defs/ub/ub.yaml, defs/ub/ub.yaml, ub/ub.yaml.
func candidates(imp string) []string {
	var out []string
	for rest := imp; ; {
		if strings.HasSuffix(rest, ".yaml") {
			out = append(out, rest)
		} else {
			out = append(out, rest+"/"+path.Base(rest)+".yaml")
		}
		_, after, ok := strings.Cut(rest, "/")
		if !ok || strings.HasPrefix(imp, ".") {
			return out
		}
		rest = after
	}
}

// goImportPath returns the Go import path of a directory, from the go.mod above it; "" when there is none.
func (l *loader) goImportPath(dir string) string {
	dir = absolute(dir)
	m := l.goModule(dir)
	if m.path == "" {
		return ""
	}
	rel, err := filepath.Rel(m.root, dir)
	if err != nil {
		return ""
	}
	return path.Join(m.path, filepath.ToSlash(rel))
}

// module is the folder and the path of a Go module; empty for none.
type module struct{ root, path string }

// goModule returns the Go module that a directory belongs to.
func (l *loader) goModule(dir string) module {
	dir = absolute(dir)
	m, known := l.modules[dir]
	if known {
		return m
	}
	if data, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
		for line := range bytes.Lines(data) {
			if mod, ok := bytes.CutPrefix(bytes.TrimSpace(line), []byte("module ")); ok {
				m = module{dir, strings.Trim(string(bytes.TrimSpace(mod)), `"`)}
				break
			}
		}
	} else if up := filepath.Dir(dir); up != dir {
		m = l.goModule(up)
	}
	l.modules[dir] = m
	return m
}

// goListTimeout bounds the go command, which may wait for the network.
const goListTimeout = 30 * time.Second

// goList asks the go command for the directory of a package.
func goList(importPath, dir string) (string, error) {
	exe, err := exec.LookPath("go")
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), goListTimeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, exe, "list", "-mod=readonly", "-find", "-f", "{{.Dir}}", importPath)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		return "", err
	}
	if d := strings.TrimSpace(string(out)); d != "" {
		return d, nil
	}
	return "", errors.New("no directory")
}

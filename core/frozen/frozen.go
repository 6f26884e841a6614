package frozen

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/evolution"
)

// The endings of samples.
const (
	TextExt     = ".mlir"
	BytecodeExt = ".mlirbc"
)

// Make returns a sample of the present version of a dialect, as text in generic form and as bytecode, from text in which
// values need not be defined.
func Make(c *core.Context, dialect, name, text string) (generic, code []byte, err error) {
	top, list := core.Parse(c, []byte(text), core.ParseOptions{Name: name, FreeValues: true})
	if top == nil {
		return nil, nil, list
	}
	ev := c.Registry().Evolution(dialect)
	if ev == nil {
		return nil, nil, fmt.Errorf("dialect '%s' does not carry versions: write 'upgrades: {}' in its definition", dialect)
	}
	r := core.NewReporter(c)
	if ok, err := top.Downgrade(evolution.Versions{dialect: ev.Version}, r); err != nil || !ok {
		return nil, nil, errors.Join(err, r.List().Err())
	}
	top.Walk(func(op *core.Operation) { // where the example stands does not belong to the sample
		op.SetLoc(core.Location{})
		for _, rg := range op.Regions() {
			for bl := range rg.Blocks() {
				for i := range bl.NumArgs() {
					bl.SetArgLoc(i, core.Location{})
				}
			}
		}
	})
	var t, b bytes.Buffer
	if err := core.Print(&t, top, core.PrintOptions{Generic: true}); err != nil {
		return nil, nil, err
	}
	if err := bytecode.Write(&b, top, bytecode.WriteOptions{}); err != nil {
		return nil, nil, err
	}
	return t.Bytes(), b.Bytes(), nil
}

// Read reads all samples of all versions in a folder, each in a new context. It returns an error about each that cannot
// be read or is not valid, and where text and bytecode of a sample do not mean the same. Samples of operations that were
// removed for good must be refused. A folder without samples is an error.
func Read(newContext func() *core.Context, fsys fs.FS) error {
	return ReadExcept(newContext, fsys, nil)
}

// ReadExcept is [Read] without the samples of the operations, by mnemonic and version, for which except returns true.
func ReadExcept(newContext func() *core.Context, fsys fs.FS, except func(op string, version int) bool) error {
	var found []error
	n := 0
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != TextExt {
			return err
		}
		n++
		op, version := operation(name)
		if except != nil && except(op, version) {
			return nil
		}
		if isGone(newContext().Registry(), op, version) {
			if _, err := read(newContext(), fsys, name); err == nil {
				found = append(found, fmt.Errorf("%s: the operation was removed, but the sample is read", name))
			}
			return nil
		}
		text, err := read(newContext(), fsys, name)
		if err != nil {
			found = append(found, err)
			return nil
		}
		code, err := read(newContext(), fsys, strings.TrimSuffix(name, TextExt)+BytecodeExt)
		if err != nil {
			found = append(found, err)
		} else if code != text {
			found = append(found, fmt.Errorf("%s: text and bytecode differ:\n%s\n%s", name, text, code))
		}
		return nil
	})
	if err == nil && n == 0 {
		err = errors.New("there are no samples")
	}
	return errors.Join(append(found, err)...)
}

// operation returns what a sample, N/OP.mlir or N/OP.1.mlir, is of.
func operation(name string) (op string, version int) {
	dir, file := path.Split(name)
	version, _ = evolution.Parse(path.Base(dir))
	op = strings.TrimSuffix(file, TextExt)
	if _, err := strconv.Atoi(strings.TrimPrefix(path.Ext(op), ".")); err == nil {
		op = strings.TrimSuffix(op, path.Ext(op))
	}
	return op, version
}

// isGone reports whether an operation of a version was removed.
func isGone(r *core.Registry, op string, version int) bool {
	for _, d := range r.Names() {
		if ev := r.Evolution(d); ev != nil && ev.IsGone(d+"."+op, version) {
			return true
		}
	}
	return false
}

// read returns what a sample means today.
func read(c *core.Context, fsys fs.FS, name string) (string, error) {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return "", err
	}
	top, list := bytecode.Parse(c, data, core.ParseOptions{Name: name})
	if top == nil {
		return "", fmt.Errorf("%s: %w", name, list.Err())
	}
	var b bytes.Buffer
	err = core.Print(&b, top, core.PrintOptions{Generic: true})
	return b.String(), err
}

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/core/frozen"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

const aboutFreeze = `Records samples of the present version of a dialect in the folder versions/N beside its definition: the examples of each operation, in
generic form and as bytecode, and the definition itself, for "odsgen breaking --against". What is recorded is never changed. With --check
nothing is written: all samples of all versions are read, and those of the present version are compared with what would be recorded.
Hooks do not run; a test with package core/frozen reads the samples with the compiled dialect.`

// runFreeze is "odsgen freeze".
func runFreeze(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	check := fs.Bool("check", false, "write nothing; read all samples, and compare those of the present version")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(files) != 1 {
		return c.fail(fmt.Errorf("expected one definition, found %d", len(files)))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	file := definitionFile(files[0])
	prog, findings := load.Load(opt, file)
	if findings.HasErrors() {
		return max(c.findings(findings), 2)
	}
	set, findings := live.Load(live.Options{Load: opt}, file)
	if set == nil {
		return max(c.findings(findings), 2)
	}
	d := prog.Roots[0]
	if !d.Versioned {
		return c.report(fmt.Errorf("%s: dialect '%s' does not carry versions; write 'upgrades: {}'", file, d.Name))
	}
	newContext := func() *core.Context { return core.NewContext(set.Dialects()...) }
	dir := filepath.Join(filepath.Dir(file), "versions")
	samples, err := c.samples(newContext, d, file)
	if err == nil {
		err = c.record(filepath.Join(dir, evolution.Text(d.Version)), samples, *check)
	}
	if err == nil && *check {
		var unbound []string
		for _, l := range set.Losses() {
			if l.Kind == live.LostUpgrade {
				unbound = append(unbound, l.Owner)
			}
		}
		err = frozen.ReadExcept(newContext, os.DirFS(dir), func(op string, version int) bool {
			return slices.Contains(unbound, d.Name+"."+op)
		})
	}
	if err != nil {
		return c.report(err)
	}
	return 0
}

// report prints an error that is a finding.
func (c *context) report(err error) int {
	fmt.Fprintln(c.err, err)
	return 1
}

// sample is a file to be recorded.
type sample struct {
	name string
	data []byte
}

// samples makes the samples of all operations.
func (c *context) samples(newContext func() *core.Context, d *model.Dialect, file string) ([]sample, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	out := []sample{{d.Name + ".yaml", text}}
	var found []error
	for _, o := range d.Ops {
		if len(o.Examples) == 0 {
			found = append(found, fmt.Errorf("%s: operation '%s' has no example; write 'examples'", o.Span.Pos(), o.FullName()))
		}
		for i, x := range o.Examples {
			name := o.Mnemonic
			if len(o.Examples) > 1 {
				name += "." + strconv.Itoa(i+1)
			}
			generic, code, err := frozen.Make(newContext(), d.Name, name+frozen.TextExt, x.Value)
			if err != nil {
				found = append(found, fmt.Errorf("%s: example of '%s': %w", x.Span.Pos(), o.FullName(), err))
				continue
			}
			out = append(out, sample{name + frozen.TextExt, generic}, sample{name + frozen.BytecodeExt, code})
		}
	}
	return out, errors.Join(found...)
}

// record writes the samples that are not there yet, or only compares.
func (c *context) record(dir string, samples []sample, check bool) error {
	var found, names []string
	for _, s := range samples {
		old, err := os.ReadFile(filepath.Join(dir, s.name))
		names = append(names, s.name)
		switch {
		case err == nil && bytes.Equal(old, s.data):
		case err == nil:
			found = append(found, s.name+" differs from what is recorded")
		case !errors.Is(err, fs.ErrNotExist):
			return err
		case check:
			found = append(found, s.name+" is not recorded")
		}
	}
	list, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, e := range list {
		if !slices.Contains(names, e.Name()) {
			found = append(found, e.Name()+" is recorded, but no such sample is made any more")
		}
	}
	if len(found) > 0 {
		return fmt.Errorf("%s: %s; a version that is recorded does not change; raise 'version'", dir, strings.Join(found, ", "))
	}
	if check {
		return nil
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, s := range samples {
		path := filepath.Join(dir, s.name)
		if _, err := os.Stat(path); err == nil {
			continue
		}
		if err := os.WriteFile(path, s.data, 0o666); err != nil {
			return err
		}
		fmt.Fprintln(c.out, path)
	}
	return nil
}

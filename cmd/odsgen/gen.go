package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/stubs"
)

// runGen is "odsgen gen".
func runGen(c *context, args []string) int {
	flags := c.flags()
	options := loadFlags(flags)
	check := flags.Bool("check", false, "write nothing; print what would change, and exit with status 1 when something would")
	dir := flags.String("C", "", "directory to work in")
	out := flags.String("out", "", "folder for the generated files, instead of the one that the definition's place tells; for one definition")
	stubs := flags.String("stubs", "", "write stubs of the hooks that hand-written code still owes into this new Go file, instead of printing them")
	files, status, ok := c.parse(flags, args)
	if !ok {
		return status
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	res, list, err := odsgen.Generate(odsgen.Options{Dir: *dir, Paths: files, Out: *out, AllHooks: *stubs != "", Load: opt})
	if rerr := diag.Render(c.err, list...); rerr != nil {
		return 2
	}
	if err != nil {
		return c.fail(err)
	}
	if list.HasErrors() {
		return 1
	}
	if *check {
		return c.checkStale(res)
	}
	changed, err := res.Write()
	if err != nil {
		return c.fail(err)
	}
	for _, f := range changed {
		fmt.Fprintln(c.out, f)
	}
	if *stubs != "" {
		return c.writeStubs(*stubs, res.Missing)
	}
	for _, m := range res.Missing {
		if !m.Porting {
			fmt.Fprintf(c.out, "\nnow implement in %s:\n\n%s", m.Dir, m.Stub)
		}
	}
	return 0
}

// writeStubs writes stubs of missing hooks into a new Go file.
func (c *context) writeStubs(name string, missing []stubs.Hook) int {
	if len(missing) == 0 {
		fmt.Fprintln(c.err, "no hook is missing, so no stubs are written")
		return 0
	}
	if _, err := os.Lstat(name); err == nil {
		return c.fail(fmt.Errorf("%s exists; name a new file, and move from it what you keep", name))
	}
	text, err := stubs.File(missing)
	if err != nil {
		return c.fail(err)
	}
	if err := atomicfile.Write(name, text, 0o666); err != nil {
		return c.fail(err)
	}
	fmt.Fprintf(c.out, "%s: %d stubs\n", name, len(missing))
	return 0
}

// checkStale reports the files that "odsgen gen" would change.
func (c *context) checkStale(res *odsgen.Result) int {
	stale := res.Stale()
	for _, f := range stale {
		fmt.Fprintf(c.err, "%s: out of date; run 'odsgen gen'\n", f.Path)
		old, err := os.ReadFile(res.OnDisk(f.Path))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return c.fail(err)
		}
		fmt.Fprint(c.out, textdiff.Unified(f.Path, f.Path+" (generated)", string(old), string(f.Text)))
	}
	for _, o := range res.Orphans {
		fmt.Fprintf(c.err, "%s: no definition makes this file any more; run 'odsgen gen'\n", o)
	}
	if len(stale)+len(res.Orphans) > 0 {
		return 1
	}
	return 0
}

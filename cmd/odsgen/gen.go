package main

import (
	"fmt"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen"
)

// runGen is "odsgen gen".
func runGen(c *context, args []string) int {
	fs := c.flags("[FILE...]")
	options := loadFlags(fs)
	check := fs.Bool("check", false, "write nothing; exit with status 1 when a file would change")
	dir := fs.String("C", "", "directory to work in")
	out := fs.String("out", "", "folder for the generated files, instead of the one that the definition's place tells; for one definition")
	if err := fs.Parse(args); err != nil {
		return 2
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	res, list, err := odsgen.Generate(odsgen.Options{Dir: *dir, Paths: fs.Args(), Out: *out, Load: opt})
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
	for _, m := range res.Missing {
		fmt.Fprintf(c.out, "\nnow implement in %s:\n\n%s", m.Dir, m.Stub)
	}
	return 0
}

// checkStale reports the files that "odsgen gen" would change.
func (c *context) checkStale(res *odsgen.Result) int {
	stale := res.Stale()
	for _, f := range stale {
		fmt.Fprintf(c.err, "%s: out of date; run 'odsgen gen'\n", f.Path)
	}
	for _, o := range res.Orphans {
		fmt.Fprintf(c.err, "%s: no definition makes this file any more; run 'odsgen gen'\n", o)
	}
	if len(stale)+len(res.Orphans) > 0 {
		return 1
	}
	return 0
}

package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/scaffold"
)

const aboutNew = `Writes the first version of something, which compiles and passes its own tests before any edit:

  project NAME [DIR]   a module with a dialect, a command that works on its IR, tests, a check for continuous integration
  dialect NAME [DIR]   a dialect in a module: definition, hooks, tests
  op NAME [FILE|DIR]   an operation in a definition, with a test where the folder has tests of this kind
  pass NAME [DIR]      a pass in a package of its own, with a test

It overwrites nothing, and says what is left to do.`

// runNew is "odsgen new".
func runNew(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	module := fs.String("module", "", "project: its module path (default example.com/NAME)")
	replace := fs.String("replace", "", "project: use this checkout of odsgen instead of a released version")
	rest, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(rest) < 2 || len(rest) > 3 {
		return c.fail(fmt.Errorf("expected what to make, its name and perhaps a folder: odsgen new project|dialect|op|pass NAME [DIR]"))
	}
	what, name, dir := rest[0], rest[1], ""
	if len(rest) == 3 {
		dir = rest[2]
	}
	if what != "project" && (*module != "" || *replace != "") {
		return c.fail(fmt.Errorf("--module and --replace are for projects"))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	plan, list, err := plan(what, name, dir, scaffold.Options{ModulePath: *module, Version: ownVersion(), Replace: *replace}, opt)
	if err != nil {
		return c.fail(err)
	}
	if err := diag.Render(c.err, list...); err != nil {
		return 2
	}
	if list.HasErrors() {
		return 1
	}
	if err := plan.Write(opt); err != nil {
		return c.fail(err)
	}
	for _, f := range plan.Files {
		fmt.Fprintln(c.out, f.Path)
	}
	fmt.Fprintln(c.out, "\nnext:")
	for _, n := range plan.Next {
		fmt.Fprintln(c.out, "  "+n)
	}
	return 0
}

// plan plans one kind of thing.
func plan(what, name, dir string, sopt scaffold.Options, opt load.Options) (*scaffold.Plan, diag.List, error) {
	switch what {
	case "project":
		p, err := scaffold.Project(name, dir, sopt)
		return p, nil, err
	case "dialect":
		p, err := scaffold.Dialect(name, dir)
		return p, nil, err
	case "pass":
		p, err := scaffold.Pass(name, dir)
		return p, nil, err
	case "op":
		if dir == "" {
			dir = "."
		}
		return scaffold.Op(name, dir, opt)
	}
	return nil, nil, fmt.Errorf("cannot make %q; use project, dialect, op or pass", what)
}

// ownVersion returns the version of this module in the running program, "" for one that was built from a checkout.
func ownVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	m := info.Main
	if slices.ContainsFunc(info.Settings, func(s debug.BuildSetting) bool { return s.Key == "vcs" }) && m.Path == scaffold.Module {
		return "" // the version that go makes up for a clean checkout may not be published
	}
	for _, d := range info.Deps {
		if d.Path == scaffold.Module && m.Path != scaffold.Module {
			m = *d
		}
	}
	if m.Path != scaffold.Module || m.Replace != nil || !strings.HasPrefix(m.Version, "v") || strings.Contains(m.Version, "+") {
		return ""
	}
	return m.Version
}

package driver

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes/lint"
)

// LintCommand is the command lint, which runs checks on IR.
func LintCommand(list ...*lint.Analyzer) Command {
	return Command{Name: "lint", Summary: "check IR for what is valid but suspicious, and mend it with --fix",
		Run: func(cfg *Config, args []string, s Streams) int { return runLint(cfg, list, args, s) }}
}

// lintOptions are the flags of lint.
type lintOptions struct {
	optOptions
	fix    bool
	checks []string
}

func lintFlags(list []*lint.Analyzer) []flagDef[lintOptions] {
	type o = lintOptions
	table := []flagDef[lintOptions]{
		{name: "fix", help: "apply suggested fixes to the file; the text goes to standard output when it comes from standard input",
			set: boolFlag(func(o *o) *bool { return &o.fix })},
		{name: "checks", kind: flagValue, arg: "NAMES", help: "run these checks only, with commas between them",
			set: func(o *o, value string) error {
				for _, name := range strings.Split(value, ",") {
					if !slices.ContainsFunc(list, func(a *lint.Analyzer) bool { return a.Name == name }) {
						return fmt.Errorf("no check is called %q%s", name, didYouMean(name, checkNames(list)))
					}
					o.checks = append(o.checks, name)
				}
				return nil
			}},
	}
	for _, f := range optFlags() {
		if slices.Contains([]string{"dialect", "dialect-path", "allow-unregistered-dialect", "no-implicit-module", "help", "h"},
			f.name) {
			g := flagDef[lintOptions]{name: f.name, kind: f.kind, arg: f.arg, help: f.help, why: f.why}
			g.set = func(o *o, v string) error { return f.set(&o.optOptions, v) }
			table = append(table, g)
		}
	}
	return table
}

func checkNames(list []*lint.Analyzer) (names []string) {
	for _, a := range list {
		names = append(names, a.Name)
	}
	return names
}

func runLint(cfg *Config, list []*lint.Analyzer, args []string, s Streams) int {
	table := lintFlags(list)
	o := &lintOptions{optOptions: *newOptOptions()}
	files, err := parseFlags(table, o, args, func(name, _ string, _ bool) error {
		var names []string
		for _, f := range table {
			names = append(names, f.name)
		}
		return fmt.Errorf("unknown flag --%s%s", name, didYouMean(name, names))
	})
	if err != nil {
		fmt.Fprintf(s.Err, "%s: %v\n", cfg.name(), err)
		return StatusUsage
	}
	if o.help {
		fmt.Fprintf(s.Out, "usage: %s lint [flags] [files]\n\nchecks:\n", cfg.name())
		for _, a := range list {
			fmt.Fprintf(s.Out, "  %-12s %s\n", a.Name, summaryOf(a.Doc))
		}
		fmt.Fprintf(s.Out, "\nflags:\n")
		for _, f := range table {
			fmt.Fprintf(s.Out, "  --%-28s %s\n", strings.TrimSuffix(f.name+"="+f.arg, "="), f.help)
		}
		return StatusOK
	}
	cfg, status := o.withDefinitions(cfg, s)
	if cfg == nil {
		return status
	}
	if len(files) == 0 {
		files = []string{"-"}
	}
	if len(o.checks) > 0 {
		list = slices.DeleteFunc(slices.Clone(list), func(a *lint.Analyzer) bool { return !slices.Contains(o.checks, a.Name) })
	}
	for _, name := range files {
		if !lintFile(cfg, o, list, name, s) {
			status = StatusFindings
		}
	}
	return status
}

// summaryOf returns the first line of a documentation.
func summaryOf(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}

// maxFixRounds is how often fixes are applied and the checks run again: removing one thing leaves others unused.
const maxFixRounds = 100

// lintFile checks a file and reports whether nothing is found, or left.
func lintFile(cfg *Config, o *lintOptions, list []*lint.Analyzer, name string, s Streams) bool {
	in, err := readInput(name, s.In)
	if err != nil {
		fmt.Fprintln(s.Err, err)
		return false
	}
	text, fixes := in.text, 0
	found := check(cfg, o, list, in.name, text)
	for range maxFixRounds {
		fixed, n := diag.ApplyFixes(in.name, text, found...)
		if !o.fix || n == 0 {
			break
		}
		next := check(cfg, o, list, in.name, fixed)
		if next.HasErrors() {
			diag.Render(s.Err, diag.Diagnostic{Pos: diag.Pos{File: in.name},
				Message: "the suggested fixes make IR that is not valid, so they are not applied"})
			break
		}
		text, fixes, found = fixed, fixes+n, next
	}
	diag.Render(s.Err, found...)
	if o.fix && name == "-" {
		s.Out.Write(text)
	} else if fixes > 0 {
		if err := atomicfile.Write(name, text, 0o666); err != nil {
			fmt.Fprintf(s.Err, "cannot write '%s': %s\n", name, reason(err))
			return false
		}
	}
	return len(found) == 0
}

// check parses a text and runs the checks; errors of the parser and the verifier are what is found when there are some.
func check(cfg *Config, o *lintOptions, list []*lint.Analyzer, name string, text []byte) diag.List {
	ctx := core.NewContextWith(cfg.Dialects)
	ctx.AllowUnregistered(o.allowUnregistered)
	op, found := core.Parse(ctx, text, core.ParseOptions{Name: name, Workers: cfg.Workers, NoImplicitModule: o.noImplicitModule})
	if op == nil {
		return found
	}
	return append(found, lint.Run(op, list...)...)
}

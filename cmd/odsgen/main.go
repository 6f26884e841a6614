package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// command is one subcommand.
type command struct {
	name, args, summary string
	run                 func(c *context, args []string) int
}

// context is what a subcommand works with.
type context struct {
	out, err io.Writer
	name     string
}

// commands lists the subcommands in the order of the usage text.
func commands() []command {
	return []command{
		{"gen", "[FILE...]", "generate Go from definitions", runGen},
		{"check", "FILE...", "report everything that is wrong with definitions", runCheck},
		{"new", "KIND NAME [DIR]", "a project, dialect, op or pass that works before any edit", runNew},
		{"doc", "FILE... [-o DIR]", "reference pages of dialects, as Markdown or HTML", runDoc},
		{"dump", "FILE... [--json]", "definitions with reuse expanded, or the resolved model as JSON", runDump},
		{"schema", "[--project]", "JSON Schema of definitions, for editors", runSchema},
		{"explain", "CODE", "say more about a message; without a code, list all", runExplain},
	}
}

// run executes a command line and returns the exit status: 0, 1 for findings, 2 for wrong usage.
func run(args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" || args[0] == "--help" {
		usage(stderr)
		if len(args) == 0 {
			return 2
		}
		return 0
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return c.run(&context{out: stdout, err: stderr, name: c.name}, args[1:])
		}
	}
	fmt.Fprintf(stderr, "odsgen: unknown command %q; run 'odsgen help' for the list\n", args[0])
	return 2
}

func usage(w io.Writer) {
	fmt.Fprint(w, "odsgen works on dialect definitions.\n\nUsage: odsgen COMMAND [FLAGS] [ARGUMENTS]\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-24s %s\n", c.name+" "+c.args, c.summary)
	}
	fmt.Fprint(w, "\nRun 'odsgen COMMAND -h' for the flags of a command.\n")
}

// stringList is a flag that can be given several times.
type stringList []string

func (s *stringList) String() string { return strings.Join(*s, ",") }

func (s *stringList) Set(v string) error {
	*s = append(*s, v)
	return nil
}

// loadFlags declares the flags that say where imports are looked for. The result reads them after parsing.
func loadFlags(fs *flag.FlagSet) func() (load.Options, error) {
	var path stringList
	fs.Var(&path, "dialect-path", "directory to look for imports in; may be repeated")
	imports := fs.String("imports", "", "JSON file that maps import paths to definition files")
	limit := fs.Int("max-errors", 0, "number of findings to show (default 100)")
	return func() (load.Options, error) {
		opt := load.Options{DialectPath: path, Embedded: defs.FS, Limit: *limit}
		if *imports != "" {
			m, err := load.ReadImportMap(*imports)
			if err != nil {
				return opt, err
			}
			opt.ImportMap = m
		}
		return opt, nil
	}
}

// flags returns a flag set that prints its errors like the rest of the command.
func (c *context) flags(args string) *flag.FlagSet {
	fs := flag.NewFlagSet("odsgen "+c.name, flag.ContinueOnError)
	fs.SetOutput(c.err)
	fs.Usage = func() {
		fmt.Fprintf(c.err, "Usage: odsgen %s [FLAGS] %s\n", c.name, args)
		fs.PrintDefaults()
	}
	return fs
}

// parseAnywhere parses flags that may also stand behind arguments, and returns the arguments.
func parseAnywhere(fs *flag.FlagSet, args []string) (rest []string, err error) {
	for {
		if err := fs.Parse(args); err != nil {
			return nil, err
		}
		if fs.NArg() == 0 {
			return rest, nil
		}
		rest, args = append(rest, fs.Arg(0)), fs.Args()[1:]
	}
}

// fail prints an error of the command itself.
func (c *context) fail(err error) int {
	fmt.Fprintf(c.err, "odsgen %s: %v\n", c.name, err)
	return 2
}

// runCheck is "odsgen check".
func runCheck(c *context, args []string) int {
	fs := c.flags("FILE...")
	options := loadFlags(fs)
	verbose := fs.Bool("v", false, "say what was checked, and how long it took")
	if err := fs.Parse(args); err != nil {
		return 2
	}
	if fs.NArg() == 0 {
		return c.fail(fmt.Errorf("no definition given; name the files to check"))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	start := time.Now()
	prog, list := load.Load(opt, fs.Args()...)
	if !list.HasErrors() {
		more, err := formatFindings(prog)
		if err != nil {
			return c.fail(err)
		}
		list = append(list, more...)
	}
	if err := diag.Render(c.err, list...); err != nil {
		return 2
	}
	if *verbose {
		for _, d := range prog.Roots {
			fmt.Fprintf(c.out, "%s: %d operations, %d types, %d attributes, %d enums, %d constraints\n", d.Name, len(d.Ops), len(d.Types), len(d.Attrs), len(d.Enums), len(d.Constraints))
		}
		fmt.Fprintf(c.out, "%d files in %v\n", len(prog.Dialects), time.Since(start).Round(10*time.Microsecond))
	}
	if list.HasErrors() {
		return 1
	}
	return 0
}

// formatFindings returns what is wrong with the assembly formats: they are compiled as for generation, and the result is dropped.
func formatFindings(prog *model.Program) (diag.List, error) {
	var out diag.List
	for _, d := range prog.Roots {
		if d.Native || d.Library {
			continue
		}
		_, list, err := emit.Dialect(d, emit.Options{PackagePath: func(x *model.Dialect) string { return x.ImportPath }})
		out = append(out, list...)
		if err != nil && !list.HasErrors() {
			return out, err
		}
	}
	return out, nil
}

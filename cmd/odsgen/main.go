package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/internal/sink"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// command is one subcommand: its arguments, one line for the list of commands, and what -h says.
type command struct {
	name, args, summary, about string
	run                        func(c *context, args []string) int
}

// context is what a subcommand works with.
type context struct {
	in       io.Reader
	out, err io.Writer
	cmd      *command
}

// commands lists the subcommands in the order of the usage text.
func commands() []command {
	return []command{
		{"new", "KIND NAME [DIR]", "a project, dialect, op or pass that works before any edit", aboutNew, runNew},
		{"import", "FILE...", "a definition of a dialect that is written for TableGen", aboutImport, runImport},
		{"gen", "[FILE...]", "generate Go from definitions", aboutGen, runGen},
		{"check", "FILE...", "report everything that is wrong with definitions", aboutCheck, runCheck},
		{"fmt", "[FILE...]", "lay definitions out in one way", aboutFmt, runFmt},
		{"breaking", "--against REV|FILE [FILE...]", "changes of definitions that break their users", aboutBreaking, runBreaking},
		{"freeze", "[--check] FILE", "samples of a version of a dialect, to be read for ever", aboutFreeze, runFreeze},
		{"doc", "[FILE...]", "reference pages of dialects, as Markdown or HTML", aboutDoc, runDoc},
		{"site", "-o DIR [FILE...]", "a site of reference pages and guides, with a search", aboutSite, runSite},
		{"dump", "FILE...", "definitions with reuse expanded, or the resolved model as JSON", aboutDump, runDump},
		{"pdl", "FILE...", "rewrite rules as modules of dialect pdl", aboutPDL, runPDL},
		{"schema", "[--project [FILE...]]", "JSON Schema of definitions, for editors", aboutSchema, runSchema},
		{"grammar", "[FILE...]", "TextMate grammar of MLIR's text, for editors", aboutGrammar, runGrammar},
		{"lsp", "", "language server for definitions, on standard input and output", aboutLSP, runLSP},
		{"explain", "[CODE]", "say more about a message; without a code, list all", aboutExplain, runExplain},
	}
}

// What -h says of the commands that have no file of their own for it.
const (
	aboutGen = `Writes the Go packages of definitions: of the named files, or else of all below defs/, or else of those in the folder. Prints the
files that changed, and stubs of the hooks that hand-written code still owes.`
	aboutCheck = `Reports everything that is wrong with definitions, also with their formats. Writes nothing.`
	aboutDoc   = `Writes the reference page of each dialect: operations with their syntax as diagrams, tables of operands, attributes and results,
types, attributes, enums, interfaces. What stands under "examples:" is shown; package dialecttest verifies it. Several pages get an
index. Without files, all definitions that "odsgen gen" takes are documented.`
	aboutDump = `Writes definitions with templates, mixins and loops expanded, in the definition language; with --json the resolved model, whose
document is described by --schema and carries the version of that schema.`
	aboutSchema = `Writes the JSON Schema of definitions, from which editors complete and check. With --project it also knows the names that the files
can use: constraints, traits, interfaces, templates.`
	aboutExplain = `Says what a message means, with an example of the fault and of the fix. "functions" lists the functions of expressions.`
)

// run executes a command line and returns the exit status: 0, 1 for findings, 2 for wrong usage and for output that
// cannot be written.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := sink.Watch(stdout)
	status := runCommand(args, stdin, out, stderr)
	if err := out.Err(); err != nil && status == 0 {
		fmt.Fprintf(stderr, "odsgen: cannot write the output: %v\n", err)
		return 2
	}
	return status
}

func runCommand(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		usage(stderr)
		return 2
	}
	name, rest := args[0], args[1:]
	if name == "help" || name == "-h" || name == "--help" {
		if len(rest) == 0 {
			usage(stdout)
			return 0
		}
		name, rest = rest[0], []string{"-h"}
	}
	for _, cmd := range commands() {
		if cmd.name == name {
			return cmd.run(&context{in: stdin, out: stdout, err: stderr, cmd: &cmd}, rest)
		}
	}
	fmt.Fprintf(stderr, "odsgen: unknown command %q; run 'odsgen help' for the list\n", name)
	return 2
}

func usage(w io.Writer) {
	fmt.Fprint(w, "odsgen works on dialect definitions.\n\nUsage: odsgen COMMAND [FLAGS] [ARGUMENTS]\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-37s %s\n", c.name+" "+c.args, c.summary)
	}
	fmt.Fprint(w, "\nRun 'odsgen help COMMAND' for what a command does and its flags.\n")
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

// flags returns a flag set whose help is that of the command.
func (c *context) flags() *flag.FlagSet {
	fs := flag.NewFlagSet("odsgen "+c.cmd.name, flag.ContinueOnError)
	fs.SetOutput(c.err)
	fs.Usage = func() {
		fmt.Fprintf(fs.Output(), "Usage: odsgen %s [FLAGS] %s\n\n%s\n\nFlags:\n", c.cmd.name, c.cmd.args, c.cmd.about)
		fs.PrintDefaults()
		fmt.Fprint(fs.Output(), "\nThe exit status is 0, 1 for findings, or 2 when the command could not do its work.\n")
	}
	return fs
}

// parse parses flags, which may also come after arguments, and returns the arguments. When it is not ok, the command
// ends with the status.
func (c *context) parse(fs *flag.FlagSet, args []string) (rest []string, status int, ok bool) {
	if slices.ContainsFunc(args, func(a string) bool { return a == "-h" || a == "--h" || a == "-help" || a == "--help" }) {
		fs.SetOutput(c.out)
	}
	for {
		switch err := fs.Parse(args); {
		case errors.Is(err, flag.ErrHelp):
			return nil, 0, false
		case err != nil:
			return nil, 2, false
		case fs.NArg() == 0:
			return rest, 0, true
		}
		rest, args = append(rest, fs.Arg(0)), fs.Args()[1:]
	}
}

// fail prints an error of the command itself.
func (c *context) fail(err error) int {
	fmt.Fprintf(c.err, "odsgen %s: %v\n", c.cmd.name, err)
	return 2
}

// runCheck is "odsgen check".
func runCheck(c *context, args []string) int {
	fs := c.flags()
	options := loadFlags(fs)
	verbose := fs.Bool("v", false, "say what was checked, and how long it took")
	files, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	if len(files) == 0 {
		return c.fail(fmt.Errorf("no definition given; name the files to check"))
	}
	opt, err := options()
	if err != nil {
		return c.fail(err)
	}
	start := time.Now()
	prog, list := load.Load(opt, files...)
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
			fmt.Fprintf(c.out, "%s: %d operations, %d types, %d attributes, %d enums, %d constraints\n", d.Name, len(d.Ops), len(d.Types),
				len(d.Attrs), len(d.Enums), len(d.Constraints))
		}
		fmt.Fprintf(c.out, "%d files in %v\n", len(prog.Dialects), time.Since(start).Round(10*time.Microsecond))
	}
	if list.HasErrors() {
		return 1
	}
	if slices.ContainsFunc(prog.Roots, func(d *model.Dialect) bool { return d.Porting }) {
		return c.listUnwritten(odsgen.Options{Paths: files, Load: opt})
	}
	return 0
}

// listUnwritten prints the hooks that defaults stand in for, which is not a fault.
func (c *context) listUnwritten(opt odsgen.Options) int {
	res, _, err := odsgen.Generate(opt)
	if err != nil {
		return c.fail(err)
	}
	if res == nil {
		return 0 // said already
	}
	for _, m := range res.Missing {
		if m.Porting {
			fmt.Fprintf(c.out, "%s: hook %s is not written yet; HookDefaults stands in for it\n", m.Dir, m.Method)
		}
	}
	return 0
}

// formatFindings returns what is wrong with the assembly formats: they are compiled as for generation, and the result
// is dropped.
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

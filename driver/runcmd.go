package driver

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/odsgen/ods/core"
)

// Engine executes functions.
type Engine struct {
	// Name selects the engine by --engine; Summary is its line in the help.
	Name, Summary string
	// Run executes a function and writes its results to w. An error that is a diag.List is printed with its places, such
	// as a trap with the location of the operation that caused it.
	Run func(ctx context.Context, w io.Writer, call Call) error
}

// Call is what an engine executes.
type Call struct {
	// Module holds the lowered functions.
	Module *core.Operation
	// Entry is the symbol of the function, without '@'.
	Entry string
	// Args are the arguments as they stand on the command line.
	Args []string
}

// runOptions are the flags of run.
type runOptions struct {
	optOptions
	entry, engine string
}

// RunCommand is the command run, which lowers a module by a pipeline and executes one of its functions with an engine, the
// first one unless --engine says otherwise.
func RunCommand(pipeline string, engines ...Engine) Command {
	return Command{Name: "run", Summary: "lower a module and execute one of its functions",
		Run: func(cfg *Config, args []string, s Streams) int { return runFunction(cfg, pipeline, engines, args, s) }}
}

func runFlags(engines []Engine) []flagDef[runOptions] {
	type o = runOptions
	var names []string
	for _, e := range engines {
		names = append(names, e.Name)
	}
	return []flagDef[runOptions]{
		{name: "entry", kind: flagValue, arg: "NAME", help: "the function to execute (main)", set: textFlag(func(o *o) *string { return &o.entry })},
		{name: "e", kind: flagValue, arg: "NAME", help: "as --entry", set: textFlag(func(o *o) *string { return &o.entry })},
		{name: "engine", kind: flagValue, arg: strings.Join(names, "|"), help: "what executes it",
			set: wordFlag(func(o *o) *string { return &o.engine }, names...)},
		{name: "pass-pipeline", kind: flagValue, arg: "TEXT", help: "how to lower the module, instead of the default",
			set: textFlag(func(o *o) *string { return &o.pipeline })},
		{name: "allow-unregistered-dialect", help: "accept operations, types and attributes of unknown dialects",
			set: boolFlag(func(o *o) *bool { return &o.allowUnregistered })},
		dialectFlag(func(o *o) *[]string { return &o.definitions }),
		dialectPathFlag(func(o *o) *[]string { return &o.dialectPath }),
		{name: "mlir-disable-threading", help: "work on one goroutine", set: boolFlag(func(o *o) *bool { return &o.serial })},
		{name: "mlir-print-op-on-diagnostic", help: "attach the operation to errors about it (true)",
			set: boolFlag(func(o *o) *bool { return &o.opNotes })},
		{name: "mlir-print-stacktrace-on-diagnostic", help: "attach the stack to internal errors",
			set: boolFlag(func(o *o) *bool { return &o.stackTrace })},
		{name: "help", help: "print this list and exit", set: boolFlag(func(o *o) *bool { return &o.help })},
		{name: "h", help: "as --help", set: boolFlag(func(o *o) *bool { return &o.help })},
	}
}

func runFunction(cfg *Config, pipeline string, engines []Engine, args []string, s Streams) int {
	o := &runOptions{optOptions: *newOptOptions(), entry: "main"}
	o.pipeline, o.hasText = pipeline, true
	if len(engines) > 0 {
		o.engine = engines[0].Name
	}
	table := runFlags(engines)
	rest, err := parseFlags(table, o, args, func(name, _ string, _ bool) error {
		var names []string
		for _, f := range table {
			names = append(names, f.name)
		}
		return fmt.Errorf("flag --%s is unknown%s; arguments of the function that begin with a letter behind '-' follow '--'", name,
			didYouMean(name, names))
	})
	switch {
	case err == nil && o.help:
		runHelp(s.Out, cfg, engines, table)
		return StatusOK
	case err == nil && len(rest) == 0:
		err = errors.New("expected an input file; name one, or - for standard input")
	}
	if err != nil {
		fmt.Fprintf(s.Err, "%s: %v\n", cfg.name(), err)
		return StatusUsage
	}
	o.entry = strings.TrimPrefix(o.entry, "@")
	cfg, status := o.withDefinitions(cfg, s)
	if cfg == nil {
		return status
	}
	r := &optRun{cfg: cfg, o: &o.optOptions, s: s, out: s.Out}
	r.o.explain = true
	if r.input, err = readInput(rest[0], s.In); err != nil {
		fmt.Fprintln(s.Err, err)
		return StatusFindings
	}
	ok := false
	e := guard(func() { ok = r.execute(o, engines, rest[1:]) })
	if e != nil {
		r.reportError(e.diagnostic(o.stackTrace))
	}
	if !ok || e != nil {
		return StatusFindings
	}
	return StatusOK
}

// execute lowers the input and runs the function.
func (r *optRun) execute(o *runOptions, engines []Engine, args []string) bool {
	ctx := core.NewContextWith(r.cfg.Dialects)
	if r.opNotes() {
		ctx.PrintNotesWith(r.o.print)
	}
	op := r.parse(ctx, part{text: r.input.text})
	if r.cfg.Parsed != nil {
		r.cfg.Parsed(op != nil)
	}
	if op == nil || !r.runPasses(ctx, op) {
		return false
	}
	for _, e := range engines {
		if e.Name != o.engine {
			continue
		}
		if err := e.Run(context.Background(), r.s.Out, Call{Module: op, Entry: o.entry, Args: args}); err != nil {
			r.reportError(err)
			return false
		}
		return true
	}
	r.reportError(errors.New("no engine is linked"))
	return false
}

func runHelp(w io.Writer, cfg *Config, engines []Engine, table []flagDef[runOptions]) {
	fmt.Fprintf(w, "usage: %s run [flags] FILE [ARGUMENT...]\n\nLowers the module in the file, calls a function with the arguments and prints its results.\n\nengines:\n",
		cfg.name())
	for _, e := range engines {
		fmt.Fprintf(w, "  %-8s  %s\n", e.Name, e.Summary)
	}
	fmt.Fprint(w, "\nflags:\n")
	helpFlags(w, table)
}

package driver

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/odsgen/ods/core"
)

// Engine executes functions.
type Engine struct {
	// Name selects the engine by --engine, as Also does when it is not empty; Summary is its line in the help.
	Name, Also, Summary string
	// Run executes a function and writes its results to w. An error that is a diag.List is printed with its places, such
	// as a trap with the location of the operation that caused it.
	Run func(ctx context.Context, w io.Writer, call Call) error
	// Fast, when it is not nil, lowers modules for this engine in place of the command's [Lowering]: with approximations of
	// functions, which --exact-math declines.
	Fast Lowering
	// Parallel, when it is not nil, is in place of Fast where there may be several workers.
	Parallel Lowering
}

// lowering returns the lowering with approximations for a number of workers; 0 is that of the processor's cores.
func (e *Engine) lowering(workers int) Lowering {
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	if workers > 1 && e.Parallel != nil {
		return e.Parallel
	}
	return e.Fast
}

// Exit is the error of an engine whose program ended itself with a status.
type Exit struct {
	// Status is what the command ends with.
	Status int
}

// Error implements error.
func (e Exit) Error() string { return fmt.Sprintf("the program ended with status %d", e.Status) }

// Call describes the call that an engine is asked to execute.
type Call struct {
	// Module holds the lowered functions.
	Module *core.Operation
	// Entry is the symbol of the function, without '@'.
	Entry string
	// Args are the arguments as they stand on the command line.
	Args []string
	// Stdin is the standard input stream of what is executed; nil is empty. Stderr is where its errors go; nil discards.
	Stdin  io.Reader
	Stderr io.Writer
	// Result is mlir-runner's --entry-point-result: void, i32, i64 or f32, which the function has to have and which is
	// printed as mlir-runner prints it. It is empty when any results are welcome.
	Result string
	// Libraries are shared libraries that hold functions which the module declares.
	Libraries []string
	// Level says how much native code is optimized, from 0 to 3.
	Level int
	// CheckLeaks makes memory that is never freed an error; engines that cannot tell refuse it.
	CheckLeaks bool
	// Check asks for a search for undefined behaviour; engines that cannot do it refuse.
	Check bool
	// Workers is how many goroutines may execute loops at the same time, for engines that can divide them; 0 is as many as the
	// processor executes.
	Workers int
}

// runOptions are the flags of run and build.
type runOptions struct {
	needsInput bool // a file is named, since the output is named after it
	optOptions
	entry, engine, result string
	libraries             []string
	level, workers        int
	timeout               time.Duration
	leaks, check, exact   bool
	lowering              Lowering
	fast                  func() Lowering // the one with approximations, or nil
	emit, via, target     string
	features              string
}

// Lowering chooses the pipeline that lowers a module, unless a flag names one.
type Lowering func(module *core.Operation) (pipeline string)

// RunCommand is the command run, which lowers a module by a pipeline and executes one of its functions with an engine,
// the first one unless --engine says otherwise.
func RunCommand(pipeline Lowering, engines ...Engine) Command {
	return Command{Name: "run", Summary: "lower a module and execute one of its functions",
		Run: func(cfg *Config, args []string, s Streams) int { return runFunction(cfg, pipeline, engines, args, s) }}
}

func runFlags(engines []Engine) []flagDef[runOptions] {
	type o = runOptions
	var names []string
	for _, e := range engines {
		names = append(names, e.Name)
	}
	return append([]flagDef[runOptions]{
		{name: "engine", kind: flagValue, arg: strings.Join(names, "|"), help: "what executes it",
			set: func(o *o, value string) error { return setEngine(o, engines, names, value) }},
		{name: "entry-point-result", kind: flagValue, arg: "void|i32|i64|f32",
			help: "demand this result and print it as mlir-runner does",
			set:  wordFlag(func(o *o) *string { return &o.result }, "void", "i32", "i64", "f32")},
		{name: "timeout", kind: flagValue, arg: "DURATION", help: "stop the program after this time, such as 500ms, 10s or 2m",
			set: setTimeout},
		{name: "check", help: "look for undefined behaviour, which the interpreter always does",
			set: boolFlag(func(o *o) *bool { return &o.check })},
		{name: "check-leaks", help: "make memory that the program never frees an error (interpreter, or jit with --check)",
			set: boolFlag(func(o *o) *bool { return &o.leaks })},
		{name: "workers", kind: flagValue, arg: "N", help: "how many goroutines may execute parallel loops (jit); as many as the processor has cores without the flag",
			set: setWorkers},
	}, loweringFlags()...)
}

// setEngine chooses an engine by one of its names.
func setEngine(o *runOptions, engines []Engine, names []string, value string) error {
	for _, e := range engines {
		if e.Also != "" && e.Also == value {
			value = e.Name
		}
	}
	return wordFlag(func(o *runOptions) *string { return &o.engine }, names...)(o, value)
}

func setTimeout(o *runOptions, value string) (err error) {
	o.timeout, err = positiveDuration(value)
	return err
}

func setWorkers(o *runOptions, value string) error {
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 {
		return fmt.Errorf("value %q is no number of workers; at least one is needed", value)
	}
	o.workers = n
	return nil
}

func positiveDuration(value string) (time.Duration, error) {
	d, err := time.ParseDuration(value)
	if err != nil || d <= 0 {
		return 0, fmt.Errorf("value %q is no positive duration; write one as 500ms, 10s or 2m", value)
	}
	return d, nil
}

// loweringFlags are those that run and build share.
func loweringFlags() []flagDef[runOptions] {
	type o = runOptions
	table := []flagDef[runOptions]{
		{name: "entry", kind: flagValue, arg: "NAME", help: "the function to execute (main)",
			set: textFlag(func(o *o) *string { return &o.entry })},
		{name: "e", kind: flagValue, arg: "NAME", help: "as --entry", set: textFlag(func(o *o) *string { return &o.entry })},
		{name: "shared-libs", kind: flagValue, arg: "FILES", help: "shared libraries for native code, with commas between them",
			set: func(o *o, value string) error {
				o.libraries = append(o.libraries, strings.FieldsFunc(value, func(r rune) bool { return r == ',' })...)
				return nil
			}},
		{name: "exact-math", help: "compute functions such as exp by calls of functions, also where approximations are the default",
			set: boolFlag(func(o *o) *bool { return &o.exact })},
		{name: "pass-pipeline", kind: flagValue, arg: "TEXT", help: "how to lower the module, instead of the default",
			set: textFlag(func(o *o) *string { return &o.pipeline })},
		{name: "allow-unregistered-dialect", help: "accept operations, types and attributes of unknown dialects",
			set: boolFlag(func(o *o) *bool { return &o.allowUnregistered })},
		{name: "no-implicit-module", help: "do not put a module around the input",
			set: boolFlag(func(o *o) *bool { return &o.noImplicitModule })},
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
	for level := range 4 {
		table = append(table, flagDef[runOptions]{name: fmt.Sprintf("O%d", level),
			help: fmt.Sprintf("optimize native code at level %d", level),
			set:  func(o *o, _ string) error { o.level = level; return nil }})
	}
	return table
}

func runFunction(cfg *Config, pipeline Lowering, engines []Engine, args []string, s Streams) int {
	o := newRunOptions(pipeline)
	if len(engines) > 0 {
		o.engine = engines[0].Name
	}
	o.fast = func() Lowering {
		for _, e := range engines {
			if e.Name == o.engine {
				return e.lowering(o.workers)
			}
		}
		return nil
	}
	table := runFlags(engines)
	return lowerAndDo(cfg, table, o, args, s, func() { runHelp(s.Out, cfg, engines, table) },
		"; arguments of the function that begin with a letter behind '-' follow '--'",
		func(r *optRun, op *core.Operation, rest []string) int { return r.execute(op, o, engines, rest[1:]) })
}

func newRunOptions(pipeline Lowering) *runOptions {
	o := &runOptions{optOptions: *newOptOptions(), entry: "main", level: defaultLevel}
	o.lowering, o.hasText, o.explain = pipeline, true, true
	return o
}

// defaultLevel is how much native code is optimized unless a flag says otherwise.
const defaultLevel = 2

// lowerAndDo reads the flags and the input, lowers it and does something with the outcome. hint ends the error about an
// unknown flag.
func lowerAndDo(cfg *Config, table []flagDef[runOptions], o *runOptions, args []string, s Streams, help func(), hint string,
	do func(r *optRun, op *core.Operation, rest []string) int) int {
	rest, err := parseFlags(table, o, args, func(name, _ string, _ bool) error {
		var names []string
		for _, f := range table {
			names = append(names, f.name)
		}
		return fmt.Errorf("flag --%s is unknown%s%s", name, didYouMean(name, names), hint)
	})
	switch {
	case err == nil && o.help:
		help()
		return StatusOK
	case err == nil && len(rest) == 0 && o.needsInput:
		err = errors.New("expected an input file; name one, or - for standard input")
	case err == nil && len(rest) == 0: // as mlir-runner
		rest = []string{"-"}
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
	if r.input, err = readInput(rest[0], s.In); err != nil {
		fmt.Fprintln(s.Err, err)
		return StatusFindings
	}
	status = StatusFindings
	list := guard(func() {
		if op := r.lower(o.chosen()); op != nil {
			status = do(r, op, rest)
		}
	})
	if list != nil {
		r.report(list)
		return StatusFindings
	}
	return status
}

// chosen is the lowering that the flags ask for.
func (o *runOptions) chosen() Lowering {
	if o.fast != nil && !o.exact {
		if f := o.fast(); f != nil {
			return f
		}
	}
	return o.lowering
}

// lower parses and lowers the input. It returns nil when there are errors, which it reports.
func (r *optRun) lower(pipeline Lowering) *core.Operation {
	ctx := core.NewContextWith(r.cfg.Dialects)
	if r.opNotes() {
		ctx.PrintNotesWith(r.o.print)
	}
	op := r.parse(ctx, part{text: r.input.text})
	if r.cfg.Parsed != nil {
		r.cfg.Parsed(op != nil)
	}
	if op != nil && r.o.pipeline == "" {
		r.o.pipeline = pipeline(op)
	}
	if op == nil || !r.runPasses(ctx, op) {
		return nil
	}
	return op
}

// execute runs the function and returns the status.
func (r *optRun) execute(op *core.Operation, o *runOptions, engines []Engine, args []string) int {
	for _, e := range engines {
		if e.Name != o.engine {
			continue
		}
		ctx := context.Background()
		if o.timeout > 0 {
			var stop context.CancelFunc
			ctx, stop = context.WithTimeoutCause(ctx, o.timeout, fmt.Errorf("the time limit of %s is over", o.timeout))
			defer stop()
		}
		err := e.Run(ctx, r.s.Out, Call{Module: op, Entry: o.entry, Args: args, Stdin: r.s.In, Stderr: r.s.Err,
			Result: o.result, Libraries: o.libraries, Level: o.level, CheckLeaks: o.leaks, Check: o.check, Workers: o.workers})
		var exit Exit
		switch {
		case err == nil:
			return StatusOK
		case errors.As(err, &exit):
			return exit.Status
		}
		r.reportError(err)
		return StatusFindings
	}
	r.reportError(errors.New("no engine is linked"))
	return StatusFindings
}

func runHelp(w io.Writer, cfg *Config, engines []Engine, table []flagDef[runOptions]) {
	fmt.Fprintf(w, "OVERVIEW: MLIR execution driver\n\nUSAGE: %s run [options] [<input file> [ARGUMENT...]]\n\nLowers the module in the file or on standard input, calls a function with the arguments and prints its results.\n\nengines:\n",
		cfg.name())
	for _, e := range engines {
		fmt.Fprintf(w, "  %-11s  %s\n", e.Name, e.Summary)
	}
	fmt.Fprint(w, "\nflags:\n")
	helpFlags(w, table)
}

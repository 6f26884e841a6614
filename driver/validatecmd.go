package driver

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes"
)

// Validator executes functions before and after passes. The error says what is wrong with what is asked for.
type Validator func(ctx context.Context, v Validation) (*Validated, error)

// Validation describes what a [Validator] is asked to do.
type Validation struct {
	// Module has the functions; the passes change it. Pipeline are the passes, and Passes knows more of them.
	Module   *core.Operation
	Pipeline *passes.Pipeline
	Passes   *passes.Registry
	// Entry is the symbol of the function, without '@'; empty for main, or where there is none all that are public.
	Entry string
	// Args are the arguments as they stand on the command line; nil asks for values made from the types, by Seed, as many as
	// Trials.
	Args   []string
	Seed   uint64
	Trials int
	// Timeout bounds the time of each call; 0 does not.
	Timeout time.Duration
	// UpstreamBugs makes the passes do what MLIR 22.1.8 does, mistakes included.
	UpstreamBugs bool
}

// Validated is what a [Validator] found.
type Validated struct {
	// Found says that a pass changed a result, and OK that nothing else is wrong: passes ran, and something was compared.
	Found, OK bool
	// Report is what there is to say, in lines.
	Report string
	// Diagnostics are those of the passes.
	Diagnostics diag.List
	// Module, Pipeline, Entry and Args repeat what was found.
	Module   *core.Operation
	Pipeline string
	Entry    string
	Args     []string
}

// ValidateCommand is the command validate, which executes functions before and after each pass and names the first one
// that changes a result.
func ValidateCommand(v Validator) Command {
	return Command{Name: "validate", Summary: "execute functions before and after each pass, and name the first that changes a result",
		Run: func(cfg *Config, args []string, s Streams) int { return runValidate(cfg, v, args, s) }}
}

// validateOptions are the flags of validate.
type validateOptions struct {
	optOptions
	entry, reproducer string
	seed, trials      int64
	timeout           time.Duration
}

// sharedWithOpt are the flags that validate has from opt.
var sharedWithOpt = [...]string{"pass-pipeline", "upstream-bugs", "run-reproducer", "dialect", "dialect-path",
	"allow-unregistered-dialect", "no-implicit-module", "verify-each", "help", "h"}

func validateFlags() []flagDef[validateOptions] {
	type o = validateOptions
	table := []flagDef[validateOptions]{
		{name: "entry", kind: flagValue, arg: "NAME", help: "the function to execute (main, or where there is none all that are public)",
			set: textFlag(func(o *o) *string { return &o.entry })},
		{name: "e", kind: flagValue, arg: "NAME", help: "as --entry", set: textFlag(func(o *o) *string { return &o.entry })},
		{name: "seed", kind: flagValue, arg: "NUMBER", help: "which values are made from the types of arguments (0)",
			set: numberFlag(func(o *o, n int64) { o.seed = n })},
		{name: "trials", kind: flagValue, arg: "NUMBER", help: "how many calls are compared for each function that has arguments (16)",
			set: numberFlag(func(o *o, n int64) { o.trials = n })},
		{name: "timeout", kind: flagValue, arg: "DURATION", help: "what a call may take, such as 500ms, 10s or 2m (10s)",
			set: func(o *o, value string) (err error) { o.timeout, err = positiveDuration(value); return err }},
		{name: "reproducer", kind: flagValue, arg: "FILE", help: "write the module before the guilty pass, with the pass, to a file that --run-reproducer runs",
			set: textFlag(func(o *o) *string { return &o.reproducer })},
	}
	for _, f := range optFlags() {
		if slices.Contains(sharedWithOpt[:], f.name) {
			g := flagDef[validateOptions]{name: f.name, kind: f.kind, arg: f.arg, help: f.help, why: f.why}
			g.set = func(o *o, v string) error { return f.set(&o.optOptions, v) }
			table = append(table, g)
		}
	}
	return table
}

func runValidate(cfg *Config, validate Validator, args []string, s Streams) int {
	table := validateFlags()
	o := &validateOptions{optOptions: *newOptOptions(), trials: 16, timeout: 10 * time.Second}
	rest, err := parseFlags(table, o, args, func(name, value string, _ bool) error {
		var names []string
		for _, f := range table {
			names = append(names, f.name)
		}
		return o.addPassFlag(cfg.Passes, names, name, value)
	})
	switch {
	case err == nil && o.help:
		validateHelp(s.Out, cfg, table)
		return StatusOK
	case err == nil && len(rest) == 0:
		err = errors.New("expected an input file; name one, or - for standard input")
	case err == nil && o.trials <= 0:
		err = fmt.Errorf("flag --trials: %d is no number of calls", o.trials)
	case err == nil:
		err = o.check(cfg.Passes, rest[:1])
	}
	if err != nil {
		fmt.Fprintf(s.Err, "%s: %v\n", cfg.name(), err)
		return StatusUsage
	}
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
	if list := guard(func() {
		if r.validate(validate, o, rest[1:]) {
			status = StatusOK
		}
	}); list != nil {
		r.report(list)
		return StatusFindings
	}
	return status
}

// validate reports whether nothing is found.
func (r *optRun) validate(validate Validator, o *validateOptions, args []string) bool {
	ctx := core.NewContextWith(r.cfg.Dialects)
	ctx.AllowUnregistered(o.allowUnregistered)
	ctx.FollowUpstreamBugs(o.upstreamBugs)
	op := r.parse(ctx, part{text: r.input.text})
	if op == nil || !r.readReproducer(ctx) {
		return false
	}
	p, list := r.pipeline(op)
	r.report(list)
	if p == nil {
		return false
	}
	if p.IsEmpty() {
		r.reportError(errors.New("there is no pass to check; name one as a flag, such as --canonicalize, or several with --pass-pipeline"))
		return false
	}
	v := Validation{Module: op, Pipeline: p, Passes: r.cfg.Passes, Entry: strings.TrimPrefix(o.entry, "@"), Seed: uint64(o.seed),
		Trials: int(o.trials), Timeout: o.timeout, UpstreamBugs: o.upstreamBugs}
	if len(args) > 0 {
		v.Args = args
	}
	found, err := validate(context.Background(), v)
	if err != nil {
		r.reportError(err)
		return false
	}
	r.report(found.Diagnostics)
	io.WriteString(r.s.Out, found.Report)
	if found.Found && o.reproducer != "" {
		if err := r.writeFinding(found, o); err != nil {
			r.reportError(err)
		}
	}
	return !found.Found && found.OK
}

// writeFinding writes what repeats a finding.
func (r *optRun) writeFinding(f *Validated, o *validateOptions) error {
	w, err := createOutput(o.reproducer, r.s.Out)
	if err != nil {
		return err
	}
	line := fmt.Sprintf("// %s validate --run-reproducer --entry=%s", r.cfg.name(), f.Entry)
	if o.upstreamBugs {
		line += " --upstream-bugs"
	}
	line += " " + o.reproducer
	for _, a := range f.Args {
		line += " '" + a + "'"
	}
	fmt.Fprintln(w, line)
	if err := passes.WriteReproducer(w, f.Module, passes.Reproduction{Pipeline: f.Pipeline}, core.PrintOptions{Workers: 1}); err != nil {
		w.discard()
		return err
	}
	fmt.Fprintln(w)
	if err := w.commit(); err != nil {
		return err
	}
	if o.reproducer != "-" {
		fmt.Fprintf(r.s.Out, "a reproducer is in '%s'; its first line is the command\n", o.reproducer)
	}
	return nil
}

func validateHelp(w io.Writer, cfg *Config, table []flagDef[validateOptions]) {
	fmt.Fprintf(w, "usage: %s validate [flags] PASSES FILE [ARGUMENT...]\n\n"+
		"Executes functions of the module in the file before and after each pass, with the arguments or with values made from\n"+
		"their types, and names the first pass that changed a result. Passes are flags or a --pass-pipeline, as for opt. Lists\n"+
		"are memrefs, tensors and vectors: '[[1, 2], [3, 4]]'. The status is 1 when a pass changed a result, and when nothing\n"+
		"could be compared.\n\nflags:\n", cfg.name())
	helpFlags(w, table)
}

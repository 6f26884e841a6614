package driver

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/comment"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes"
)

// OptCommand is the command opt, which reads IR, runs passes on it and prints it.
var OptCommand = Command{Name: "opt", Summary: "parse, verify and transform IR, with mlir-opt's flags", Run: runOpt}

func runOpt(cfg *Config, args []string, s Streams) int {
	o, files, err := parseOptFlags(cfg.Passes, args)
	if err != nil {
		fmt.Fprintf(s.Err, "%s: %v\n", cfg.name(), err)
		return StatusUsage
	}
	switch {
	case o.help:
		optHelp(s.Out, cfg)
		return StatusOK
	case o.version:
		fmt.Fprintln(s.Out, cfg.versionLine())
		return StatusOK
	case o.listPasses:
		listPasses(s.Out, cfg.Passes)
		return StatusOK
	}
	cfg, status := o.withDefinitions(cfg, s)
	if cfg == nil {
		return status
	}
	if o.legacy {
		if cfg.Legacy == nil {
			fmt.Fprintf(s.Err, "%s: flag --legacy is not supported: set Legacy in the program's driver.Config\n", cfg.name())
			return StatusUsage
		}
		old := *cfg
		old.Dialects = cfg.Legacy.Dialects(cfg.Dialects)
		cfg = &old
	}
	if o.showDialects {
		showDialects(s.Out, cfg)
		return StatusOK
	}
	r := &optRun{cfg: cfg, o: o, s: s}
	run := r.run
	if o.stream {
		run = r.stream
	}
	if run(files) {
		return StatusOK
	}
	return StatusFindings
}

// optRun is one execution of opt.
type optRun struct {
	cfg    *Config
	o      *optOptions
	s      Streams
	out    io.Writer
	input  input
	files  sourceFiles
	timer  *timer        // nil without --mlir-timing
	tracer *tracer       // nil without --trace
	expect *expectations // nil without --verify-diagnostics

	translation *Translation // instead of printing; nil in opt

	reproduction passes.Reproduction // what the part asks for with --run-reproducer
}

// run processes the input and reports whether all of it succeeded. What was found on the way is on standard error.
func (r *optRun) run(files []string) bool {
	name := "-"
	if len(files) == 1 {
		name = files[0]
	}
	in, err := readInput(name, r.s.In)
	if err != nil {
		fmt.Fprintln(r.s.Err, err)
		return false
	}
	out, err := createOutput(r.o.output, r.s.Out)
	if err != nil {
		fmt.Fprintln(r.s.Err, err)
		return false
	}
	r.input, r.out = in, out
	if r.o.timing {
		r.timer = newTimer()
	}
	if r.o.trace != "" {
		r.tracer = newTracer()
	}
	ok := r.parts()
	if !ok {
		out.discard()
	} else if err := out.commit(); err != nil {
		fmt.Fprintln(r.s.Err, err)
		ok = false
	}
	if err := r.writeTrace(); err != nil {
		fmt.Fprintln(r.s.Err, err)
		ok = false
	}
	if r.timer != nil {
		r.timer.finish().print(r.s.Err, r.o.timingDisplay, r.o.timingFormat)
	}
	return ok
}

// parts processes the parts of the input one after the other; later ones too when one fails.
func (r *optRun) parts() bool {
	parts := []part{{text: r.input.text}}
	if r.o.split && !bytecode.Is(r.input.text) {
		var near []diag.Diagnostic
		parts, near = splitInput(&r.input, r.o.splitMarker)
		diag.Render(r.s.Err, near...)
	}
	if r.translation != nil && len(parts) > 1 {
		return r.separately(parts)
	}
	return r.expecting(func() bool {
		ok := true
		for i := range parts {
			r.separator(i)
			ok = r.part(parts[i]) && ok
		}
		return ok
	})
}

// separately processes parts as inputs of their own, as mlir-translate does: places are counted from the start of the
// part, whose name tells where that is.
func (r *optRun) separately(parts []part) bool {
	ok := true
	whole := r.input
	for i, p := range parts {
		r.separator(i)
		r.input = input{name: fmt.Sprintf("within split at %s:%d offset ", whole.name, whole.pos(p.start).Line),
			text: whole.text[p.start:p.end]}
		ok = r.expecting(func() bool { return r.part(part{text: r.input.text}) }) && ok
	}
	return ok
}

func (r *optRun) separator(i int) {
	if i > 0 {
		fmt.Fprintln(r.out, r.o.outputMarker)
	}
}

// expecting runs f on the input. With --verify-diagnostics it does not matter whether f succeeds: only its diagnostics
// do.
func (r *optRun) expecting(f func() bool) bool {
	level := r.o.verifyDiagnostics
	if level == "" {
		return f()
	}
	r.expect = readExpectations(r.s.Err, &r.input, level == "only-expected")
	f()
	return r.expect.finish()
}

// part processes one part of the input. A panic in it becomes a diagnostic, and the next part is processed.
func (r *optRun) part(p part) (ok bool) {
	if list := guard(func() { ok = r.process(p) }); list != nil {
		r.report(list)
		return false
	}
	return ok
}

func (r *optRun) workers() int {
	if r.serial() {
		return 1
	}
	return r.cfg.Workers
}

// hasPasses reports whether passes run, as far as known: a reproducer is taken for one that has some.
func (r *optRun) hasPasses() bool { return r.o.hasText || len(r.o.passes) > 0 || r.o.repro.run }

func (r *optRun) opNotes() bool { return r.o.opNotes && r.o.verifyDiagnostics == "" }

func (r *optRun) process(p part) bool {
	r.reproduction = passes.Reproduction{}
	if t := r.timer; r.translation != nil && t != nil { // one row for all of it, as in mlir-translate
		defer t.span(r.translation.Summary)()
		r.timer = nil
		defer func() { r.timer = t }()
	}
	ctx := core.NewContextWith(r.cfg.Dialects)
	ctx.AllowUnregistered(r.o.allowUnregistered)
	ctx.FollowUpstreamBugs(r.o.upstreamBugs)
	if r.opNotes() {
		ctx.PrintNotesWith(r.o.print)
	}
	if p.firstLine > 0 {
		// Locations may refer to lines of other parts.
		ctx.AddSource(&core.Source{Name: r.input.name, Text: r.input.text})
	}
	op := r.read(ctx, p)
	if r.cfg.Parsed != nil {
		r.cfg.Parsed(op != nil && r.hasPasses())
	}
	var comments *comment.Comments
	if op != nil && r.o.keepComments {
		comments = comment.Of(op)
	}
	if op == nil || !r.readReproducer(ctx) || r.o.verifyRoundtrip && !r.roundtrip(op) || !r.runPasses(ctx, op) {
		return false
	}
	if r.translation != nil && r.translation.Read == nil {
		return r.translate(op)
	}
	if r.o.verifyRoundtrip && r.hasPasses() && !r.roundtrip(op) || !r.downgrade(op) {
		return false
	}
	defer r.span("Output")()
	if r.o.emitBytecode {
		return r.writeBytecode(op)
	}
	o := r.printOptions(op)
	write := core.Print
	if r.o.legacy {
		write = r.cfg.Legacy.Print
	}
	if comments != nil && !r.o.legacy {
		r.out.Write(comments.Print(op, o))
	} else if err := write(r.out, op, o); err != nil {
		fmt.Fprintf(r.s.Err, "cannot write the output: %v\n", err)
		return false
	}
	if r.translation == nil {
		io.WriteString(r.out, "\n")
	}
	return true
}

// writeBytecode writes the result as bytecode.
func (r *optRun) writeBytecode(op *core.Operation) bool {
	o := r.o.bytecode
	o.Workers = r.workers()
	err := bytecode.Write(r.out, op, o)
	if list, ok := err.(diag.List); ok {
		r.report(list)
	} else if err != nil {
		fmt.Fprintf(r.s.Err, "cannot write the output: %v\n", err)
	}
	return err == nil
}

// read returns the IR that the part has or is translated to, and nil when there are errors.
func (r *optRun) read(ctx *core.Context, p part) *core.Operation {
	if r.translation == nil || r.translation.Read == nil {
		return r.parse(ctx, p)
	}
	op, list := r.translation.Read(ctx, r.input.name, p.text)
	r.report(list)
	return op
}

// parse returns nil when there are errors.
func (r *optRun) parse(ctx *core.Context, p part) *core.Operation {
	o := core.ParseOptions{Name: r.input.name, FirstLine: p.firstLine, Workers: r.workers(),
		AllowUnregistered: r.o.allowUnregistered, NoVerify: r.o.noVerifyOnParsing, NoImplicitModule: r.o.noImplicitModule,
		KeepNames: r.o.keepNames, OpNotes: r.opNotes(), WarnDropped: r.o.warnDropped, Versions: r.o.sourceVersions}
	verifyHere := r.timer != nil && !o.NoVerify // to be measured apart
	o.NoVerify = o.NoVerify || verifyHere
	stop := r.span("Parser")
	read := bytecode.Parse
	if r.o.legacy {
		read = r.cfg.Legacy.Parse
	}
	op, list := read(ctx, p.text, o)
	stop()
	if p.firstLine > 0 {
		r.placeModule(ctx, op, list, p)
		r.input.restoreLines(list)
	}
	r.report(list)
	if op == nil || !verifyHere {
		return op
	}
	defer r.span("Verifier")()
	rep := core.NewReporter(ctx)
	rep.OpNotes = r.opNotes()
	ok := core.Verify(op, rep, core.VerifyOptions{Workers: r.workers()})
	r.report(rep.List())
	if !ok {
		return nil
	}
	return op
}

// placeModule moves what concerns a part as a whole from the start of the file to the start of the part: the module
// made around the part, and errors about it.
func (r *optRun) placeModule(ctx *core.Context, op *core.Operation, list diag.List, p part) {
	at := r.input.pos(p.start)
	if op != nil && op.Loc() == ctx.FileLoc(r.input.name, 0, 0) {
		op.SetLoc(ctx.FileLoc(r.input.name, at.Line, at.Col))
	}
	for i := range list {
		if list[i].Pos == (diag.Pos{File: r.input.name + ":0:0"}) {
			list[i].Pos, list[i].SourceLine = at, r.input.line(p.start)
		}
	}
}

// runPasses runs the pipeline that the flags describe.
func (r *optRun) runPasses(ctx *core.Context, op *core.Operation) bool {
	p, list := r.pipeline(op)
	r.report(list)
	if p == nil {
		return false
	}
	if r.o.dumpPipeline {
		dumpPipeline(r.s.Err, p)
	}
	if p.IsEmpty() && p.Anchor() == op.Name() {
		return r.writeReproducer(op, p)
	}
	m := passes.NewManagerOf(ctx, p)
	m.Workers, m.NoVerify, m.OpNotes, m.Output = r.workers(), !r.verifyEach(), r.opNotes(), r.s.Err
	m.Text = r.s.Out
	m.Reproducer, m.Explain = r.crashReproducer(), r.o.explain
	m.Print, m.VerifyPatterns = r.o.print, r.o.verifyPatterns
	m.Print.KeepNames = r.o.keepNames
	var dumps *dumper
	if r.o.dump.any() {
		dumps = newDumper(r.o)
		m.Instrumentation = append(m.Instrumentation, dumps)
	}
	if r.o.dump.steps {
		m.Instrumentation = append(m.Instrumentation, newStepTracer(r.o))
	}
	if r.timer != nil {
		m.Instrumentation = append(m.Instrumentation, r.timer.instrument(op))
	}
	if r.tracer != nil {
		m.Instrumentation = append(m.Instrumentation, r.tracer)
	}
	m.RemarkIdle = r.o.remarkIdle
	if r.o.patternCounts || len(r.o.debugPatterns) > 0 {
		m.Patterns = &passes.PatternLog{Debug: r.o.debugPatterns}
	}
	found, ok := m.Run(context.Background(), op)
	r.report(found)
	if r.o.patternCounts {
		banner(r.s.Err, "Pattern statistics report")
	}
	if m.Patterns != nil {
		m.Patterns.Report(r.s.Err, r.o.patternCounts)
	}
	if r.o.statistics {
		printStatistics(r.s.Err, p, r.o.statisticsShape)
	}
	if err := dumps.err(); err != nil {
		return r.failAt(op, err.Error())
	}
	return ok && r.writeReproducer(op, p)
}

// pipeline builds the pipeline for an operation; nil when there are errors.
func (r *optRun) pipeline(op *core.Operation) (*passes.Pipeline, diag.List) {
	if r.o.hasText {
		p, list := passes.ParsePipeline(r.cfg.Passes, r.o.pipeline)
		return p, unplaced(list)
	}
	p := passes.NewPipeline(op.Name())
	var list diag.List
	if text := r.reproduction.Pipeline; text != "" {
		if p, list = passes.ParsePipeline(r.cfg.Passes, text); p == nil {
			return nil, list
		}
	}
	p.NestImplicitly(true)
	for _, f := range r.o.passes {
		if err := addPass(p, r.cfg.Passes, f); err != nil {
			return nil, diag.List{{Message: fmt.Sprintf("--%s: %v", f.name, err)}}
		}
	}
	return p, list
}

// unplaced turns findings that point into the text of a pipeline into findings about the command as a whole, which show
// that text, as mlir-opt does.
func unplaced(list diag.List) diag.List {
	for i := range list {
		if list[i].Pos.IsValid() {
			var b strings.Builder
			diag.Render(&b, list[i])
			list[i] = diag.Diagnostic{Severity: list[i].Severity, Message: b.String()}
		}
	}
	return list
}

// dumpPipeline writes the pipeline on indented lines. The number is that of the outermost passes and nested pipelines,
// which come after two blanks.
func dumpPipeline(w io.Writer, p *passes.Pipeline) {
	text, n := p.Pretty(), 0
	for line := range strings.Lines(text) {
		if len(line) > 2 && line[:2] == "  " && line[2] != ' ' && line[2] != ')' {
			n++
		}
	}
	if p.IsEmpty() { // upstream has an empty line for what is not there
		text = strings.Replace(text, "\n", "\n\n", 1)
	}
	fmt.Fprintf(w, "Pass Manager with %d passes:\n%s\n\n", n, text)
}

func addPass(p *passes.Pipeline, reg *passes.Registry, f passFlag) error {
	if pass := reg.New(f.name); pass != nil {
		if err := pass.Options.Parse(f.options); err != nil {
			return err
		}
		return p.Add(pass)
	}
	opts, build := reg.Pipeline(f.name).New()
	if err := opts.Parse(f.options); err != nil {
		return err
	}
	return build(p)
}

// printOptions returns how the result is printed. Custom forms are only right for valid IR, so what nobody has verified
// is verified first, and printed in the generic form when it is invalid.
func (r *optRun) printOptions(op *core.Operation) core.PrintOptions {
	o := r.o.print
	o.KeepNames, o.Workers = r.o.keepNames, r.workers()
	verified := !r.o.noVerifyOnParsing
	if r.hasPasses() {
		// A pass that changes nothing is not verified, so the input must have been.
		verified = verified && r.verifyEach()
	}
	if !verified && !o.AssumeVerified && !o.Generic {
		o.Generic = !valid(op, r.workers())
	}
	return o
}

// valid verifies without reporting anything.
func valid(op *core.Operation, workers int) bool {
	return core.Verify(op, core.NewReporter(op.Context()), core.VerifyOptions{Workers: workers})
}

// report delivers diagnostics: to the expectations when there are any, else to standard error.
func (r *optRun) report(list diag.List) {
	if r.expect != nil {
		for _, d := range list {
			r.expect.process(d)
		}
		return
	}
	for i := range list {
		if list[i].Severity <= r.o.worst() {
			if r.o.stackTrace {
				list[i] = list[i].WithStack()
			}
			if r.o.explain {
				list[i] = list[i].WithHints()
			}
			r.files.addLines(&list[i])
			diag.Render(r.s.Err, list[i])
		}
	}
}

package driver

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/internal/fanout"
	"github.com/odsgen/ods/passes"
)

// With --stream, the operations of a module go through the pipeline in parts, each in a context of its own, so that
// memory is needed for the parts that are being worked on and for an index of the input. The result is what is printed
// without the flag; what depends on the whole module is refused.

// defaultPart is about how many bytes of text are in a part; bytecode of the same operations has a quarter of them.
const defaultPart = 1 << 20

// partSource gives the parts of a module.
type partSource interface {
	// numOps returns the number of operations in the module.
	numOps() int
	// part returns the number after that of the last operation of the part that starts with number lo and has about the
	// given size in bytes of text.
	part(lo int, size int64) (hi int)
	// lookup returns the number of the operation that defines a symbol, or -1.
	lookup(symbol string) int
	// read reads operations lo up to but excluding hi into a module, unverified. before and
	// behind count the operations around them that are there because something refers to their symbols. The module is
	// nil when there are errors.
	read(ctx *core.Context, lo, hi int, o core.ParseOptions) (module *core.Operation, before, behind int, list diag.List)
}

// cannotStream returns why the flags do not go together with --stream; "" when they do.
func (o *optOptions) cannotStream() string {
	p := &o.print
	for _, f := range []struct {
		set       bool
		name, why string
	}{
		{o.emitBytecode, "emit-bytecode", "the numbers in bytecode depend on the whole module"},
		{p.DebugInfo, "mlir-print-debuginfo", "aliases of locations are numbered in the whole module"},
		{p.PrettyDebugInfo, "mlir-pretty-debuginfo", "aliases of locations are numbered in the whole module"},
		{p.Generic, "mlir-print-op-generic", "the generic form numbers values in the whole module"},
		{p.UniqueSSAIDs, "mlir-print-unique-ssa-ids", "values are numbered in the whole module"},
		{o.split, "split-input-file", "each part of the input is a module of its own"},
		{o.verifyDiagnostics != "", "verify-diagnostics", "diagnostics of the whole input are compared"},
		{o.verifyRoundtrip, "verify-roundtrip", "the whole module is compared"},
		{o.noImplicitModule, "no-implicit-module", "the operations of a module are divided"},
		{o.noVerifyOnParsing && !p.AssumeVerified, "mlir-very-unsafe-disable-verifier-on-parsing",
			"the form in which invalid IR is printed depends on the whole module; add --mlir-print-assume-verified"},
		{!o.verifyEach && !p.AssumeVerified, "verify-each=false",
			"the form in which invalid IR is printed depends on the whole module; add --mlir-print-assume-verified"},
		{o.keepComments, "keep-comments", "comments are found in the whole text"},
		{o.legacy, "legacy", "the language of 2019 is read as a whole"},
		{o.timing, "mlir-timing", "the parts have no times of their own"},
		{o.trace != "", "trace", "the parts have no times of their own"},
		{o.statistics, "mlir-pass-statistics", "counters are those of the whole module"},
		{o.patternCounts, "pattern-statistics", "counters are those of the whole module"},
		{o.remarkIdle, "remark-idle-passes", "whether a pass runs depends on the whole module"},
		{o.dump.any(), "mlir-print-ir-*", "dumps are in the order of the passes on the whole module"},
		{o.repro != reproducerOptions{}, "mlir-*-reproducer", "a reproducer holds the whole module"},
	} {
		if f.set {
			return fmt.Sprintf("--%s: %s", f.name, f.why)
		}
	}
	return ""
}

// wholeModule returns which part of a pipeline needs the whole module; "" when all is nested in the operations of the
// module.
func wholeModule(p *passes.Pipeline) string {
	if p.Anchor() != core.ModuleDef.Name && p.Anchor() != passes.AnyAnchor {
		return fmt.Sprintf("the pipeline runs on '%s', not on the module", p.Anchor())
	}
	for _, s := range p.Steps() {
		if s.Pass != nil {
			return fmt.Sprintf("pass '%s' runs on the whole module; nest it, as in builtin.module(func.func(%s))", s.Pass.Name, s.Pass.Name)
		}
	}
	return ""
}

// stream is run with --stream.
func (r *optRun) stream(files []string) bool {
	fail := func(err error) bool {
		fmt.Fprintln(r.s.Err, err)
		return false
	}
	if why := r.o.cannotStream(); why != "" {
		return fail(fmt.Errorf("--stream does not go together with %s", why))
	}
	in, err := openStream(files, r.s.In)
	if err != nil {
		return fail(err)
	}
	defer in.close()
	r.input.name = in.name
	if r.cfg.Streaming != nil {
		r.cfg.Streaming()
	}
	source, list := r.partsOf(in)
	r.report(list)
	if source == nil {
		return false
	}
	out, err := createOutput(r.o.output, r.s.Out)
	if err != nil {
		return fail(err)
	}
	s := &streaming{r: r, source: source, workers: r.workers()}
	s.turn.L = &s.mu
	ok := s.run(out)
	if !ok {
		out.discard()
		return false
	}
	if err := out.commit(); err != nil {
		return fail(err)
	}
	return true
}

// partsOf finds the operations of the input; nil when there are errors.
func (r *optRun) partsOf(in *streamInput) (partSource, diag.List) {
	ctx := core.NewContextWith(r.cfg.Dialects)
	ctx.FollowUpstreamBugs(r.o.upstreamBugs)
	var start [4]byte
	if n, _ := in.file.ReadAt(start[:], 0); bytecode.Is(start[:n]) {
		f, list := bytecode.Open(ctx, in.file, in.size, core.ParseOptions{Name: in.name, AllowUnregistered: r.o.allowUnregistered})
		switch {
		case f == nil:
			return nil, list
		case f.HasResources():
			return nil, diag.List{{Pos: diag.Pos{File: in.name}, Message: "--stream cannot divide the input: resources belong to the whole of a file"}}
		}
		return bytecodeParts{f}, nil
	}
	index := new(core.TextIndex)
	refused, err := index.Build(in.file, in.size, func(name string) bool { return ctx.LookupOp(name) != nil })
	switch {
	case err != nil:
		return nil, diag.List{{Message: fmt.Sprintf("cannot read '%s': %v", in.name, err)}}
	case refused != "":
		return nil, diag.List{{Pos: diag.Pos{File: in.name}, Message: "--stream cannot divide the input: " + refused}}
	}
	return textParts{index}, nil
}

// textParts are the parts of a text.
type textParts struct{ *core.TextIndex }

func (t textParts) numOps() int                      { return t.NumOps() }
func (t textParts) part(lo int, size int64) (hi int) { return t.Part(lo, size) }
func (t textParts) lookup(symbol string) int         { return t.Lookup(symbol) }

func (t textParts) read(ctx *core.Context, lo, hi int, o core.ParseOptions) (*core.Operation, int, int, diag.List) {
	text, pieces, before, behind, err := t.Compose(lo, hi)
	if err != nil {
		return nil, 0, 0, diag.List{{Message: fmt.Sprintf("cannot read '%s': %v", o.Name, err)}}
	}
	o.Pieces = pieces
	op, list := core.Parse(ctx, text, o)
	return op, before, behind, list
}

// bytecodeParts are the parts of bytecode.
type bytecodeParts struct{ *bytecode.File }

func (b bytecodeParts) numOps() int                      { return b.NumOps() }
func (b bytecodeParts) part(lo int, size int64) (hi int) { return b.Part(lo, size/4) }
func (b bytecodeParts) lookup(symbol string) int         { return b.Lookup(symbol) }

func (b bytecodeParts) read(ctx *core.Context, lo, hi int, o core.ParseOptions) (*core.Operation, int, int, diag.List) {
	return b.Read(ctx, lo, hi, o)
}

// streamInput is a file from which any part can be read.
type streamInput struct {
	name string
	file *os.File
	size int64
	temp bool // it is removed at the end
}

// openStream opens the input. What cannot be read in any order is copied to a temporary file.
func openStream(files []string, stdin io.Reader) (*streamInput, error) {
	in := &streamInput{name: "<stdin>"}
	if len(files) == 1 && files[0] != "-" {
		in.name = files[0]
		f, err := os.Open(in.name)
		if err != nil {
			return nil, fmt.Errorf("cannot open input file '%s': %s", in.name, reason(err))
		}
		in.file = f
		stdin = f
	} else if f, ok := stdin.(*os.File); ok {
		in.file = f
	}
	if in.file != nil {
		if info, err := in.file.Stat(); err == nil && info.Mode().IsRegular() {
			in.size = info.Size()
			return in, nil
		}
	}
	f, err := os.CreateTemp("", "ods-*.mlir")
	if err != nil {
		return nil, err
	}
	in.file, in.temp = f, true
	if in.size, err = io.Copy(f, stdin); err != nil {
		in.close()
		return nil, fmt.Errorf("cannot read '%s': %w", in.name, err)
	}
	return in, nil
}

func (in *streamInput) close() {
	in.file.Close()
	if in.temp {
		os.Remove(in.file.Name())
	}
}

// streaming is one run of the parts.
type streaming struct {
	r       *optRun
	source  partSource
	workers int
	parts   []int // where each part starts, and the number of operations

	mu     sync.Mutex
	turn   sync.Cond
	next   int // the part that is delivered next
	failed bool
	joiner core.PartJoiner
	spool  *spool
}

// run processes the parts and writes the result.
func (s *streaming) run(out *output) bool {
	p, list := s.r.pipeline(core.NewModule(core.NewContextWith(s.r.cfg.Dialects), core.Location{}))
	s.r.report(list)
	if p == nil {
		return false
	}
	if why := wholeModule(p); why != "" {
		fmt.Fprintf(s.r.s.Err, "--stream cannot run the pipeline: %s\n", why)
		return false
	}
	if s.r.o.dumpPipeline {
		dumpPipeline(s.r.s.Err, p)
	}
	if !s.divide() {
		return false
	}
	s.spool = newSpool(out)
	defer s.spool.close()
	panicked := fanout.NewPool(s.workers).Each(0, len(s.parts)-1, func(_, i int) { s.part(i) })
	if panicked != nil {
		s.r.report(diag.List{diag.Internal(diag.Pos{}, "", panicked.Error(), panicked.Stack)})
		return false
	}
	if s.failed {
		return false
	}
	if err := s.spool.finish(&s.joiner); err != nil {
		fmt.Fprintf(s.r.s.Err, "cannot write the output: %v\n", err)
		return false
	}
	return true
}

// divide decides which operations are in which part.
func (s *streaming) divide() bool {
	if name := s.r.o.symbol; name != "" {
		i := s.source.lookup(name)
		if i < 0 {
			s.r.report(diag.List{{Pos: diag.Pos{File: s.r.input.name}, Message: fmt.Sprintf("no operation of the module defines symbol '%s'", name)}})
			return false
		}
		s.parts = []int{i, i + 1}
		return true
	}
	n := s.source.numOps()
	for lo := 0; lo < n; lo = s.source.part(lo, s.r.o.partSize) {
		s.parts = append(s.parts, lo)
	}
	if n == 0 {
		s.parts = append(s.parts, 0)
	}
	s.parts = append(s.parts, n)
	return true
}

// partResult is what a part leaves behind.
type partResult struct {
	list   diag.List // found before the passes
	found  diag.List // by the passes
	text   *core.PrintedPart
	output bytes.Buffer // of passes
}

// part processes a part and delivers the result when it is its turn. At most as many parts as there are workers wait.
func (s *streaming) part(i int) {
	s.mu.Lock()
	failed := s.failed
	s.mu.Unlock()
	var res partResult
	if !failed {
		if p := fanout.Catch(func() { s.process(i, &res) }); p != nil {
			res.list = append(res.list, diag.Internal(diag.Pos{}, "", p.Error(), p.Stack))
			res.text = nil
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.next != i {
		s.turn.Wait()
	}
	if !s.failed {
		s.deliver(&res)
	}
	s.next++
	s.turn.Broadcast()
}

func (s *streaming) deliver(res *partResult) {
	r := s.r
	r.report(res.list)
	r.s.Err.Write(res.output.Bytes())
	r.report(res.found)
	if res.text == nil {
		s.failed = true
		return
	}
	if err := s.spool.body(&s.joiner, res.text); err != nil {
		fmt.Fprintf(r.s.Err, "cannot write the output: %v\n", err)
		s.failed = true
	}
}

// process reads a part, runs the pipeline on it and prints it. There is no text when something is wrong.
func (s *streaming) process(i int, res *partResult) {
	r := s.r
	ctx := core.NewContextWith(r.cfg.Dialects)
	ctx.AllowUnregistered(r.o.allowUnregistered)
	ctx.FollowUpstreamBugs(r.o.upstreamBugs)
	if r.opNotes() {
		ctx.PrintNotesWith(r.o.print)
	}
	o := core.ParseOptions{Name: r.input.name, Workers: 1, AllowUnregistered: r.o.allowUnregistered, NoVerify: true,
		KeepNames: r.o.keepNames, OpNotes: r.opNotes(), WarnDropped: r.o.warnDropped}
	module, before, behind, list := s.source.read(ctx, s.parts[i], s.parts[i+1], o)
	res.list = list
	if module == nil {
		return
	}
	var except map[*core.Operation]bool
	var others []*core.Operation
	if body := module.Region(0).Entry(); before+behind > 0 {
		for op := body.First(); len(others) < before; op = op.Next() {
			others = append(others, op)
		}
		for op := body.Last(); len(others) < before+behind; op = op.Prev() {
			others = append(others, op)
		}
		except = make(map[*core.Operation]bool, len(others))
		for _, op := range others {
			except[op] = true
		}
	}
	if !r.o.noVerifyOnParsing {
		rep := core.NewReporter(ctx)
		rep.OpNotes = r.opNotes()
		ok := core.Verify(module, rep, core.VerifyOptions{Except: except})
		res.list = append(res.list, rep.List()...)
		if !ok {
			return
		}
	}
	// Options of a pipeline belong to one run, so each part has a pipeline of its own.
	p, _ := r.pipeline(module)
	if !p.IsEmpty() {
		m := passes.NewManagerOf(ctx, p)
		m.Workers, m.NoVerify, m.OpNotes, m.Output = 1, !r.verifyEach(), r.opNotes(), &res.output
		m.Explain, m.Print, m.VerifyPatterns, m.Except = r.o.explain, r.o.print, r.o.verifyPatterns, except
		m.Print.KeepNames = r.o.keepNames
		var ok bool
		if res.found, ok = m.Run(context.Background(), module); !ok {
			return
		}
	}
	for _, op := range others {
		op.Erase()
	}
	print := r.o.print
	print.KeepNames = r.o.keepNames
	text := new(core.PrintedPart)
	if err := text.Print(module, print); err != nil {
		res.found = append(res.found, diag.Diagnostic{Message: "--stream cannot print the result in parts: " + err.Error()})
		return
	}
	res.text = text
}

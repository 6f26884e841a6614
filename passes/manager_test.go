package passes_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/passes"
)

func TestPipelineText(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"builtin.module(cse)", "builtin.module(cse)"},
		{" builtin.module( cse , func.func( cse ) ) ", "builtin.module(cse,func.func(cse))"},
		{"any(cse)", "any(cse)"},
		{"builtin.module()", "builtin.module()"},
		{"builtin.module(func.func())", "builtin.module(func.func())"},
		{"builtin.module(canonicalize{max-iterations=3 top-down=false})",
			"builtin.module(canonicalize{  max-iterations=3 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=false})"},
		{"builtin.module(canonicalize{disable-patterns=a,b enable-patterns={c,d} test-convergence})",
			"builtin.module(canonicalize{disable-patterns={a,b} enable-patterns={c,d} max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=true top-down=true})"},
	} {
		p, list := passes.ParsePipeline(registry(), c.text)
		if p == nil {
			t.Errorf("%s: %v", c.text, list)
			continue
		}
		if got := p.String(); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.text, got, c.want)
		}
		again, list := passes.ParsePipeline(registry(), p.String())
		if again == nil || again.String() != c.want {
			t.Errorf("%s: printed text does not come back: %v %v", c.text, again, list)
		}
	}
}

func TestPipelineErrors(t *testing.T) {
	for _, c := range []struct {
		text, want string
		col        int
	}{
		{"cse", "expected pass pipeline to be wrapped", 0},
		{"", "expected pass pipeline to be wrapped", 0},
		{"builtin.module(func.func(canonicalize,cse)", "encountered unbalanced parentheses", 24},
		{"builtin.module(any(cse),cse))", "encountered extra closing ')'", 13},
		{"builtin.module(nope)", "'nope' does not refer to a registered pass or pass pipeline", 1},
		{"builtin.module(cse, nope)", "'nope' does not refer to a registered pass or pass pipeline", 6},
		{"builtin.module(cse{a=b})", "no such option a\n\nfailed to add `cse` with options `a=b`\n", 0},
		{"builtin.module(func.func(cse{a=b}))",
			"failed to add `cse` with options `a=b`\nfailed to add `func.func` with options `` to inner pipeline\n", 0},
		{"builtin.module(canonicalize{max-iterations=x})", "for the --max-iterations option: 'x' value invalid for long argument!", 0},
		{"builtin.module(canonicalize{region-simplify=x})", "for the --region-simplify option: Cannot find option named 'x'!", 0},
		{"builtin.module(canonicalize{)", "missing closing '}' while processing pass options", 13},
		{"builtin.module(,cse)", "'' does not refer to a registered pass", 1},
		{"builtin.module(cse cse)", "'cse cse' does not refer to a registered pass", 1},
		{"builtin.module(cse{}x)", "expected ',' after parsing pipeline", 6},
		{"(cse)", "expected pass pipeline to be wrapped", 0},
		{"builtin.module(canonicalize{max-iterations})", "for the --max-iterations option: requires a value!", 0},
		{"builtin.module(canonicalize{enable-patterns})", "for the --enable-patterns option: requires a value!", 0},
		{"builtin.module(canonicalize{max-iterations=+3})", "'+3' value invalid for long argument!", 0},
		{"builtin.module(canonicalize{max-iterations=1_0})", "'1_0' value invalid for long argument!", 0},
		{strings.Repeat("a(", 3000) + strings.Repeat(")", 3000), "nested deeper", 0},
	} {
		p, list := passes.ParsePipeline(registry(), c.text)
		if p != nil || len(list) == 0 {
			t.Errorf("%.40s: accepted", c.text)
			continue
		}
		if !strings.Contains(list[0].Message, c.want) || c.col > 0 && list[0].Pos.Col != c.col {
			t.Errorf("%.40s: got %v, want %q at column %d", c.text, list[0], c.want, c.col)
		}
	}
}

// TestPipelineHints shows what is said, after upstream's words, about the place and the way out.
func TestPipelineHints(t *testing.T) {
	reg := registry()
	reg.Add(passes.Func(func() *passes.Pass { return &passes.Pass{Name: "module-only", Anchor: "builtin.module"} }))
	for _, c := range []struct{ text, want string }{
		{"builtin.module(cse,canonicalize{top-down max-iter=3})",
			"1:27: note: its options are 'disable-patterns', 'enable-patterns', "},
		{"builtin.module(canonicalize{top-dwn})", "1:14: note: did you mean 'top-down'?"},
		{"builtin.module(canonicalize{top-down\n region-simplify=x})",
			"2:2: note: expected region-simplify=VALUE with 'disabled', 'normal', 'aggressive'"},
		{"builtin.module(cse{a})", "1:5: note: it has no options"},
		{"builtin.module(canonicalise)", "1:1: note: did you mean 'canonicalize'?"},
		{"builtin.module(cse,func.func(module-only))",
			"1:15: note: 'module-only' runs on 'builtin.module': write builtin.module(module-only)"},
	} {
		_, list := passes.ParsePipeline(reg, c.text)
		if len(list) != 1 || len(list[0].Notes) != 1 || !strings.Contains(list[0].Notes[0].Error(), c.want) {
			t.Errorf("%s: got %+v, want %q", c.text, list, c.want)
		}
	}
}

// TestOptionValues compares the text of options that are read with what mlir-opt prints.
func TestOptionValues(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"l=3,4", "{f=5.000000e-01 l={3,4} s=a}"},
		{"l=3 l=4,5", "{f=5.000000e-01 l={3,4,5} s=a}"},
		{"l=", "{f=5.000000e-01 l={} s=a}"},
		{"l={}", "{f=5.000000e-01 l={} s=a}"},
		{"f=inf", "{f=INF l={1,2} s=a}"},
		{"f=-1e400", "{f=-INF l={1,2} s=a}"},
		{"s=b s=c", "{f=5.000000e-01 l={1,2} s=c}"},
		{`s=n{x=10 y=" {} " z=true} f=1`, `{f=1.000000e+00 l={1,2} s=n{x=10 y=" {} " z=true}}`},
		{"s='b c'", "{f=5.000000e-01 l={1,2} s={b c}}"},
		{"", "{f=5.000000e-01 l={1,2} s=a}"},
	} {
		var o passes.OptionSet
		f, l, s := 0.5, []int64{1, 2}, "a"
		o.Float(&f, "f", "")
		o.Ints(&l, "l", "")
		o.Text(&s, "s", "")
		if err := o.Parse(c.text); err != nil || o.String() != c.want {
			t.Errorf("%s: got %s, %v, want %s", c.text, o.String(), err, c.want)
		}
	}
}

func TestRestrictedPass(t *testing.T) {
	p := passes.NewPipeline("func.func")
	only := &passes.Pass{Name: "m", Class: "ModulePass", Anchor: "builtin.module"}
	if err := p.Add(only); err == nil || !strings.Contains(err.Error(), "restricted to 'builtin.module'") {
		t.Errorf("got %v", err)
	}
	q := passes.NewPipeline("builtin.module").NestImplicitly(true)
	f := func() *passes.Pass { return &passes.Pass{Name: "f", Anchor: "func.func"} }
	q.MustAdd(f(), f(), only, f())
	if got, want := q.String(), "builtin.module(func.func(f,f),m,func.func(f))"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// moduleOf makes a text of n functions.
func moduleOf(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "func.func @f%d() {\n  return\n}\n", i)
	}
	return b.String()
}

func symbolOf(op *core.Operation) string {
	name, _ := op.SymbolName()
	return name
}

// TestOrder shows that findings and output arrive in the order of the operations whatever the number of workers, that
// all operations of a nested pipeline run although some fail, and that nothing runs after a failure.
func TestOrder(t *testing.T) {
	text := moduleOf(40)
	var first string
	for _, workers := range []int{1, 2, 8} {
		c := newContext()
		op := parse(t, c, text)
		m := passes.NewManager(c, "builtin.module")
		m.Workers = workers
		var out bytes.Buffer
		m.Output = &out
		m.Nest("func.func").MustAdd(&passes.Pass{Name: "talk", Run: func(r *passes.Run) {
			fmt.Fprintln(r.Output(), symbolOf(r.Op))
			r.Reporter().Remarkf(r.Op.Loc(), "seen %s", symbolOf(r.Op))
			if strings.HasSuffix(symbolOf(r.Op), "7") {
				r.Fail()
			}
		}}, &passes.Pass{Name: "later", Run: func(r *passes.Run) {
			if strings.HasSuffix(symbolOf(r.Op), "7") {
				t.Error("a pass ran behind a failure")
			}
			fmt.Fprintln(r.Output(), "later", symbolOf(r.Op))
		}})
		m.MustAdd(&passes.Pass{Name: "never", Run: func(*passes.Run) { t.Error("the module's pass ran behind a failure") }})
		list, ok := m.Run(context.Background(), op)
		if ok {
			t.Fatal("the pipeline succeeded")
		}
		got := out.String() + list.Error()
		if first == "" {
			first = got
		}
		if got != first {
			t.Errorf("%d workers: got\n%s\nwant\n%s", workers, got, first)
		}
	}
	if n := strings.Count(first, "seen"); n != 40 {
		t.Errorf("%d functions were seen, want 40:\n%s", n, first)
	}
}

func TestVerifierRuns(t *testing.T) {
	c := newContext()
	op := parse(t, c, "func.func @f() {\n  return\n}\n")
	breaks := &passes.Pass{Name: "break", Run: func(r *passes.Run) {
		r.Op.Walk(func(o *core.Operation) {
			if o.Name() == "func.return" {
				o.Erase()
			}
		})
	}}
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(breaks, passes.CSE.New())
	list, ok := m.Run(context.Background(), op)
	if ok || len(list) != 1 || !strings.Contains(list[0].Message, "empty block: expect at least a terminator") {
		t.Errorf("got %v, %v", ok, list)
	}
}

func TestPanicIsAnError(t *testing.T) {
	c := newContext()
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(&passes.Pass{Name: "boom", Run: func(*passes.Run) { panic("oops") }})
	list, ok := m.Run(context.Background(), parse(t, c, moduleOf(1)))
	if ok || !strings.Contains(list.Error(), "pass 'boom' panicked on 'builtin.module': oops") {
		t.Errorf("got %v, %v", ok, list)
	}
}

// noisy is instrumentation that panics before the passes on one operation.
type noisy struct {
	passes.NoInstrumentation
	at string
}

func (n noisy) BeforePass(e *passes.Event) {
	if s, ok := e.Op.Attr(core.SymbolNameAttr).(*core.StringAttr); ok && s.Value() >= n.at {
		panic("at " + s.Value())
	}
}

// What panics outside of passes is an error too, the same whatever the number of goroutines.
func TestPanicOutsideOfPasses(t *testing.T) {
	for _, workers := range []int{1, 8} {
		c := newContext()
		m := passes.NewManager(c, "builtin.module")
		m.Workers, m.Instrumentation = workers, []passes.Instrumentation{noisy{at: "f5"}}
		m.Nest("func.func").MustAdd(passes.CSE.New())
		list, ok := m.Run(context.Background(), parse(t, c, moduleOf(9)))
		if ok || len(list) != 1 || !strings.Contains(list[0].Message,
			"internal error: running 'builtin.module(func.func(cse))' panicked: at f5; please report") {
			t.Errorf("%d workers: got %v, %v", workers, ok, list)
		}
	}
}

// A verifier that panics after a pass is an error at the operation.
func TestPanicOfVerifier(t *testing.T) {
	def := core.OpDef{Name: "bad.op", Verify: func(any, *core.Operation, *core.Reporter) bool { panic("in a verifier") }}
	c := core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "bad", Ops: []*core.OpDef{&def}}})
	module, list := core.Parse(c, []byte(`"bad.op"() : () -> ()`+"\n"+`"bad.op"() : () -> ()`), core.ParseOptions{NoVerify: true})
	if module == nil {
		t.Fatal(list)
	}
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(&passes.Pass{Name: "nothing", Run: func(*passes.Run) {}})
	list, ok := m.Run(context.Background(), module)
	if ok || len(list) != 1 || !strings.Contains(list[0].Message, "verifying 'bad.op' panicked: in a verifier") {
		t.Errorf("got %v, %v", ok, list)
	}
}

func TestWrongAnchor(t *testing.T) {
	c := newContext()
	list, ok := passes.NewManager(c, "func.func").Run(context.Background(), parse(t, c, moduleOf(1)))
	if ok || list[0].Message != "can't run 'func.func' pass manager on 'builtin.module' op" {
		t.Errorf("got %v, %v", ok, list)
	}
}

// TestWrongPass shows that a pass that can never run on what the pipeline is for is an error with the way out, in
// mlir-opt's words.
func TestWrongPass(t *testing.T) {
	c := newContext()
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(&passes.Pass{Name: "p", Class: "P", Accepts: func(i *core.OpInfo) bool { return i.Name() == "func.func" },
		Run: func(*passes.Run) {
			t.Error("ran on an operation that it does not accept")
		}})
	list, ok := m.Run(context.Background(), parse(t, c, moduleOf(1)))
	if ok || len(list) != 1 || list[0].Message != "unable to schedule pass 'P' on a PassManager intended to run on 'builtin.module'!" ||
		!strings.Contains(list[0].Notes[0].Message, "builtin.module(func.func(p))") {
		t.Errorf("got %v, %v", ok, list)
	}
}

func TestCancellation(t *testing.T) {
	c := newContext()
	ctx, cancel := context.WithCancel(context.Background())
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(&passes.Pass{Name: "stop", Run: func(*passes.Run) { cancel() }},
		&passes.Pass{Name: "next", Run: func(*passes.Run) { t.Error("ran although cancelled") }})
	if list, ok := m.Run(ctx, parse(t, c, moduleOf(1))); ok || !strings.Contains(list.Error(), "pipeline stopped in pass 'stop'") {
		t.Errorf("got %v, %v", ok, list)
	}
}

var counted = passes.Analysis[int]{Name: "count", Build: func(op *core.Operation) int {
	n := 0
	op.Walk(func(*core.Operation) { n++ })
	return n
}}

func TestAnalyses(t *testing.T) {
	c := newContext()
	builds := 0
	a := passes.Analysis[int]{Name: "a", Build: func(*core.Operation) int { builds++; return builds }}
	use := func(after func(r *passes.Run)) *passes.Pass {
		return &passes.Pass{Name: "use", Run: func(r *passes.Run) { passes.Get(r, &a); after(r) }}
	}
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(
		use(func(r *passes.Run) { r.Preserve(&a) }), // builds 1
		use(func(r *passes.Run) { r.PreserveAll() }),
		use(func(r *passes.Run) {}),                       // invalidates
		use(func(r *passes.Run) { r.Preserve(&counted) }), // builds 2, invalidates
		use(func(r *passes.Run) {}),                       // builds 3
	)
	if list, ok := m.Run(context.Background(), parse(t, c, moduleOf(1))); !ok {
		t.Fatal(list)
	}
	if builds != 3 {
		t.Errorf("built %d times, want 3", builds)
	}
}

// TestAnalysesOfNested shows how long analyses of operations inside live, what passes see of those of operations around
// them, and that a nested pipeline ends the analyses of what it may have changed.
func TestAnalysesOfNested(t *testing.T) {
	c := newContext()
	op := parse(t, c, moduleOf(2))
	var log []string
	say := func(format string, args ...any) { log = append(log, fmt.Sprintf(format, args...)) }
	size := passes.Analysis[int]{Name: "size", Build: func(op *core.Operation) int {
		say("build %s.", op.Name())
		return counted.Build(op)
	}}
	m := passes.NewManager(c, "builtin.module")
	m.Workers = 1
	module := func(after func(r *passes.Run)) *passes.Pass {
		return &passes.Pass{Name: "module", Run: func(r *passes.Run) {
			f := r.Op.Region(0).Entry().First()
			say("%d %d", passes.Get(r, &size), passes.GetOf(r, &size, f))
			after(r)
		}}
	}
	m.MustAdd(module(func(r *passes.Run) { r.Preserve(&size) }), module(func(r *passes.Run) { r.PreserveAll() }))
	m.Nest("func.func").MustAdd(&passes.Pass{Name: "f", Run: func(r *passes.Run) {
		n, ok := passes.CachedAround(r, &size, r.Op.ParentOp())
		own, _ := passes.Cached(r, &size)
		_, of := passes.CachedAround(r, &size, r.Op)
		say("%s: %d %v %d %v", symbolOf(r.Op), n, ok, own, of)
	}}, &passes.Pass{Name: "g", Run: func(r *passes.Run) {
		b := core.NewBuilder(c)
		b.SetBefore(r.Op.Region(0).Entry().First())
		b.Create(&core.OperationState{Info: c.OpName("t.x")})
		r.Preserve(&size)
	}})
	m.MustAdd(module(func(*passes.Run) {}))
	c.AllowUnregistered(true)
	if list, ok := m.Run(context.Background(), op); !ok {
		t.Fatal(list)
	}
	want := "build builtin.module.;build func.func.;5 2;5 2;f0: 5 true 2 false;f1: 5 true 0 false;build builtin.module.;build func.func.;7 3"
	if got := strings.Join(log, ";"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestScratch shows that no two executions of a pass have the same scratch at once, and that few are made.
func TestScratch(t *testing.T) {
	type scratch struct{ busy bool }
	var mu sync.Mutex
	for _, workers := range []int{1, 4} {
		c := newContext()
		made := 0
		m := passes.NewManager(c, "builtin.module")
		m.Workers = workers
		m.Nest("func.func").MustAdd(&passes.Pass{Name: "p",
			Scratch: func() any {
				mu.Lock()
				defer mu.Unlock()
				made++
				return new(scratch)
			},
			Run: func(r *passes.Run) {
				s := r.Scratch.(*scratch)
				if s.busy {
					t.Error("somebody else has it")
				}
				s.busy = true
				defer func() { s.busy = false }()
				time.Sleep(time.Millisecond)
			}})
		for range 2 {
			if list, ok := m.Run(context.Background(), parse(t, c, moduleOf(20))); !ok {
				t.Fatal(list)
			}
		}
		if made < 2 || made > 2*workers {
			t.Errorf("%d workers: made %d in two runs", workers, made)
		}
	}
}

type recorder struct {
	passes.NoInstrumentation
	log []string
}

func (r *recorder) BeforePass(e *passes.Event) {
	r.log = append(r.log, fmt.Sprintf("before %s %s %v", e.Pass.Name, symbolOf(e.Op), e.Path))
}

func (r *recorder) AfterPass(e *passes.Event) {
	r.log = append(r.log, fmt.Sprintf("after %s %s failed=%v", e.Pass.Name, symbolOf(e.Op), e.Failed))
}

func TestInstrumentation(t *testing.T) {
	c := newContext()
	p, _ := passes.ParsePipeline(registry(), "builtin.module(cse,func.func(cse),func.func(canonicalize))")
	m := passes.NewManagerOf(c, p)
	m.Workers = 1
	r := new(recorder)
	m.Instrumentation = []passes.Instrumentation{r}
	if list, ok := m.Run(context.Background(), parse(t, c, moduleOf(2))); !ok {
		t.Fatal(list)
	}
	want := `before cse  [0]
after cse  failed=false
before cse f0 [1 0 0]
after cse f0 failed=false
before canonicalize f0 [1 0 1]
after canonicalize f0 failed=false
before cse f1 [1 1 0]
after cse f1 failed=false
before canonicalize f1 [1 1 1]
after canonicalize f1 failed=false`
	if got := strings.Join(r.log, "\n"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// analysisRecorder records analyses, too.
type analysisRecorder struct{ recorder }

func (r *analysisRecorder) BeforeAnalysis(e *passes.AnalysisEvent) {
	r.log = append(r.log, fmt.Sprintf("analysis %s of %s on worker %d", e.Name, symbolOf(e.Op), e.Worker))
}

// TestInstrumentedAnalyses shows that only analyses that are computed are told.
func TestInstrumentedAnalyses(t *testing.T) {
	c := newContext()
	m := passes.NewManager(c, "builtin.module")
	m.Workers = 1
	use := func(after func(r *passes.Run)) *passes.Pass {
		return &passes.Pass{Name: "use", Run: func(r *passes.Run) { passes.Get(r, &counted); after(r) }}
	}
	m.MustAdd(use(func(r *passes.Run) { r.PreserveAll() }), use(func(*passes.Run) {}), use(func(*passes.Run) {}))
	r := new(analysisRecorder)
	m.Instrumentation = []passes.Instrumentation{r}
	if list, ok := m.Run(context.Background(), parse(t, c, "module @m {}")); !ok {
		t.Fatal(list)
	}
	want := "before use m [0];analysis count of m on worker 0;after use m failed=false;before use m [1];after use m failed=false;" +
		"before use m [2];analysis count of m on worker 0;after use m failed=false"
	if got := strings.Join(r.log, ";"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestIdle shows which pipelines are remarked on when they ran on nothing, and that nobody is told unless asked.
func TestIdle(t *testing.T) {
	const text = "builtin.module(cse,func.func(cse),builtin.module(func.func(cse),cse),any(canonicalize))"
	for _, c := range []struct{ input, want string }{
		{"func.func @f() {\n  return\n}", "'builtin.module(func.func(cse),cse)' ran on nothing: found no 'builtin.module' directly inside 'builtin.module'"},
		{"module {}\nfunc.func @f() {\n  return\n}",
			"'func.func(cse)' ran on nothing: found no 'func.func' directly inside 'builtin.module'"},
		{"module { func.func @f() {\n  return\n} }\nfunc.func @f() {\n  return\n}", ""},
	} {
		for _, asked := range []bool{true, false} {
			ctx := newContext()
			p, _ := passes.ParsePipeline(registry(), text)
			m := passes.NewManagerOf(ctx, p)
			m.RemarkIdle = asked
			list, ok := m.Run(context.Background(), parse(t, ctx, c.input))
			if !ok || c.want == "" && len(list) > 0 || !asked && len(list) > 0 {
				t.Fatalf("%s: %v, %v", c.input, ok, list)
			}
			if asked && c.want != "" && (len(list) != 1 || !strings.HasPrefix(list[0].Message, c.want)) {
				t.Errorf("%s: got %v, want %s", c.input, list, c.want)
			}
		}
	}
}

// TestCancellationOnce shows that a cancellation is one error, however many operations there are.
func TestCancellationOnce(t *testing.T) {
	for _, workers := range []int{1, 8} {
		c := newContext()
		ctx, cancel := context.WithCancel(context.Background())
		m := passes.NewManager(c, "builtin.module")
		m.Workers = workers
		m.Nest("func.func").MustAdd(&passes.Pass{Name: "stop", Run: func(*passes.Run) { cancel() }}, passes.CSE.New())
		list, ok := m.Run(ctx, parse(t, c, moduleOf(50)))
		if ok || len(list) != 1 || !strings.Contains(list.Error(), "pipeline stopped") {
			t.Errorf("%d workers: got %v, %v", workers, ok, list)
		}
	}
}

// TestCancellationOfDrivers shows that rewriting stops in the middle, not only between passes. The patterns would go on
// for ever.
func TestCancellationOfDrivers(t *testing.T) {
	again := func(op *core.Operation, rw *rewrite.Rewriter) {
		rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: op.Info()}))
	}
	for name, run := range map[string]func(r *passes.Run, step func()){
		"greedy": func(r *passes.Run, step func()) {
			set := rewrite.NewPatternSet(r.Op.Context())
			set.Add(rewrite.Pattern{Name: "again", Root: "u.a", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				step()
				again(op, rw)
				return true
			}})
			if _, converged := rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig()); converged {
				t.Error("the greedy driver claims to have converged")
			}
		},
		"conversion": func(r *passes.Run, step func()) {
			target, set := conversion.NewTarget(), conversion.NewPatternSet()
			target.DynamicUnknown(func(op *core.Operation) conversion.Legality {
				step()
				return conversion.Legal
			})
			if conversion.Partial([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
				t.Error("the conversion claims to have succeeded")
			}
		},
	} {
		c := newContext()
		c.AllowUnregistered(true)
		ctx, cancel := context.WithCancel(context.Background())
		steps := 0
		m := passes.NewManager(c, "builtin.module")
		m.MustAdd(&passes.Pass{Name: "p", Run: func(r *passes.Run) {
			run(r, func() {
				if steps++; steps == 100 {
					cancel()
				}
				if steps > 2000 {
					t.Fatalf("%s: not stopped", name)
				}
			})
		}})
		list, ok := m.Run(ctx, parse(t, c, strings.Repeat("\"u.a\"() : () -> ()\n", 3000)))
		if ok || len(list) != 1 || !strings.Contains(list.Error(), "pipeline stopped in pass 'p'") {
			t.Errorf("%s: got %v, %v", name, ok, list)
		}
		if steps < 100 {
			t.Errorf("%s: %d steps, want 100 and more", name, steps)
		}
	}
}

func TestDynamicPipeline(t *testing.T) {
	c := newContext()
	op := parse(t, c, "func.func @f() {\n  %c = arith.constant 1 : i32\n  return\n}\n")
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(&passes.Pass{Name: "outer", Run: func(r *passes.Run) {
		for f := range r.Op.Region(0).Ops() {
			if !r.RunPipeline(passes.NewPipeline("func.func").MustAdd(passes.Canonicalize.New()), f) {
				r.Fail()
			}
		}
	}})
	if list, ok := m.Run(context.Background(), op); !ok {
		t.Fatal(list)
	}
	if got := print(t, op); strings.Contains(got, "constant") {
		t.Errorf("got %s", got)
	}
}

// TestHonestPatterns canonicalizes random functions while all patterns are watched.
func TestHonestPatterns(t *testing.T) {
	for seed := range uint64(4) {
		g := new(generator).seeded(seed)
		g.depth = 2
		c := newContext()
		op := parse(t, c, g.module(60))
		m := passes.NewManager(c, "builtin.module")
		m.VerifyPatterns = true
		m.Nest("func.func").MustAdd(passes.Canonicalize.New())
		if list, ok := m.Run(context.Background(), op); !ok {
			t.Fatal(list)
		}
	}
}

// TestMisreportFails shows that a pass whose pattern hides a change fails.
func TestMisreportFails(t *testing.T) {
	c := newContext()
	set := rewrite.NewPatternSet(c)
	set.Add(rewrite.Pattern{Name: "sly", Root: "func.return", Match: func(op *core.Operation, _ *rewrite.Rewriter) bool {
		op.SetAttr("u.x", c.Unit())
		return false
	}})
	m := passes.NewManager(c, "builtin.module")
	m.VerifyPatterns = true
	m.MustAdd(&passes.Pass{Name: "p", Run: func(r *passes.Run) { rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig()) }})
	list, ok := m.Run(context.Background(), parse(t, c, moduleOf(1)))
	if ok || !strings.Contains(list.Error(), "pattern 'sly' changed the IR but returned that it does not match") {
		t.Errorf("got %v, %v", ok, list)
	}
}

func TestStatistics(t *testing.T) {
	c := newContext()
	op := parse(t, c, "func.func @f(%a: i32) -> (i32, i32) {\n  %0 = arith.addi %a, %a : i32\n  %1 = arith.addi %a, %a : i32\n  return %0, %1 : i32, i32\n}\n")
	cse := passes.CSE.New()
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(cse)
	if _, ok := m.Run(context.Background(), op); !ok || cse.Statistics[0].Value() != 1 {
		t.Errorf("replaced %d operations, want 1", cse.Statistics[0].Value())
	}
}

func BenchmarkCanonicalize(b *testing.B) { benchmark(b, "builtin.module(canonicalize)") }
func BenchmarkCSE(b *testing.B)          { benchmark(b, "builtin.module(cse)") }
func BenchmarkSCCP(b *testing.B)         { benchmark(b, "builtin.module(sccp)") }

func benchmark(b *testing.B, pipeline string) {
	text := new(generator).seeded(1).module(2000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		b.StopTimer()
		c := newContext()
		op := parse(b, c, text)
		p, _ := passes.ParsePipeline(registry(), pipeline)
		m := passes.NewManagerOf(c, p)
		m.Workers = 1
		b.StartTimer()
		if list, ok := m.Run(context.Background(), op); !ok {
			b.Fatal(list)
		}
	}
}

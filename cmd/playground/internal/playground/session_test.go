package playground

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/lsp"
)

// TestUsual: what warms up has no mistakes.
func TestUsual(t *testing.T) {
	_, list := New().load(lsp.NewFile(definitionName, "yaml", 0, []byte(usual)))
	for _, d := range list {
		t.Error(d)
	}
	if got := ask(t, New(), "run", Request{Program: usualProgram, Entry: "main", Args: []string{"16"}}); got.Output != "1" || len(got.Findings) > 0 {
		t.Errorf("got %+v", got)
	}
}

// TestDefinition: while a definition has errors, the last one without them counts; without a definition none does.
func TestDefinition(t *testing.T) {
	s := New()
	r := Request{Definition: "dialect: d\nops:\n  a: {format: attr-dict}\n", Program: "d.a\n"}
	if got := ask(t, s, "check", r); len(got.Findings)+len(got.Definition) > 0 {
		t.Errorf("got %+v", got)
	}
	r.Definition = "dialect: d\nops:\n  a: {frmat: attr-dict}\n"
	got := ask(t, s, "check", r)
	if len(got.Definition) != 1 || len(got.Findings) != 0 || !strings.Contains(got.Definition[0].Message, "did you mean 'format'") {
		t.Errorf("got %+v", got)
	}
	if f := got.Definition[0]; r.Definition[f.From:f.To] != "frmat" || f.Line != 3 || f.Col != 7 {
		t.Errorf("got %+v", f)
	}
	r.Definition = ""
	if got := ask(t, s, "check", r); len(got.Findings) != 1 || len(got.Definition) != 0 {
		t.Errorf("got %+v", got)
	}
}

// TestLinked: a definition is that of a linked dialect until it is changed.
func TestLinked(t *testing.T) {
	s := New()
	text, err := fs.ReadFile(defs.FS, "arith/arith.yaml")
	if err != nil {
		t.Fatal(err)
	}
	nvvm, err := fs.ReadFile(defs.FS, "nvvm/nvvm.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bool{string(text): true, string(text) + " ": false, string(nvvm): false, "dialect: arith": false, "dialect: ../x": false, "": false} {
		if got := s.isLinked(text); got != want {
			t.Errorf("%.30q...: got %v", text, got)
		}
	}
}

// TestUnits: offsets count UTF-16 code units.
func TestUnits(t *testing.T) {
	s := New()
	got := ask(t, s, "check", Request{Program: "// ä😀\nno.no\n"})
	if len(got.Findings) != 1 || got.Findings[0].From != 7 || got.Findings[0].To != 12 {
		t.Errorf("got %+v", got.Findings)
	}
	text := "aä😀b"
	at := newOffsets([]byte(text))
	for _, c := range []struct{ bytes, units int }{{0, 0}, {1, 1}, {3, 2}, {7, 4}, {8, 5}} {
		if got := at.units(c.bytes); got != c.units {
			t.Errorf("offset %d is %d units, want %d", c.bytes, got, c.units)
		}
		if got := byteOffset(text, c.units); got != c.bytes {
			t.Errorf("%d units are offset %d, want %d", c.units, got, c.bytes)
		}
	}
}

// TestNames: a name keeps its number through the stages, and what takes the place of a value its origin.
func TestNames(t *testing.T) {
	s := New()
	r := Request{Program: "func.func @f(%m: memref<4xi32>, %i: index) -> i32 {\n  %v = memref.load %m[%i] : memref<4xi32>\n  cf.br ^next\n^next:\n  return %v : i32\n}\n",
		Pipeline: "finalize-memref-to-llvm,cse"}
	checked := ask(t, s, "check", r)
	staged := ask(t, s, "stages", r)
	if len(staged.Stages) != 3 {
		t.Fatalf("got %+v", staged)
	}
	named := func(text string, names []int, column, number int) []string {
		var out []string
		for i := 0; i < len(names); i += 4 {
			if names[i+column] == number {
				out = append(out, text[names[i]:names[i+1]])
			}
		}
		return out
	}
	number := func(name string) (int, int) {
		for i := 0; i < len(checked.Names); i += 4 {
			if r.Program[checked.Names[i]:checked.Names[i+1]] == name {
				return checked.Names[i+2], checked.Names[i+3]
			}
		}
		t.Fatalf("%s has no name", name)
		return 0, 0
	}
	next, _ := number("^next")
	symbol, _ := number("@f")
	value, origin := number("%v")
	for i, st := range staged.Stages {
		if st.Same {
			continue
		}
		if got := named(st.Text, st.Names, 2, next); len(got) != 2 {
			t.Errorf("stage %d: the block is %q", i, got)
		}
		if got := named(st.Text, st.Names, 2, symbol); !slices.Equal(got, []string{"@f"}) {
			t.Errorf("stage %d: the function is %q", i, got)
		}
	}
	if got := named(staged.Stages[0].Text, staged.Stages[0].Names, 2, value); !slices.Equal(got, []string{"%v", "%v"}) {
		t.Errorf("the value is %q", got)
	}
	lowered := staged.Stages[1]
	if got := named(lowered.Text, lowered.Names, 2, value); len(got) != 0 {
		t.Errorf("the value is still there: %q", got)
	}
	if got := named(lowered.Text, lowered.Names, 3, origin); len(got) < 2 {
		t.Errorf("what came from the value is %q in\n%s", got, lowered.Text)
	}
}

// patient makes a session whose programs have time enough on a machine that is busy with other things. What they may do is limited
// all the same.
func patient() *Session {
	s := New()
	s.runTime = 10 * time.Minute
	return s
}

// TestLimits: what does not end is ended.
func TestLimits(t *testing.T) {
	s := patient()
	for name, c := range map[string]struct{ program, want string }{
		"output": {"func.func private @printI64(i64)\nfunc.func private @printNewline()\nfunc.func @main() {\n  %c = arith.constant 1 : i64\n  cf.br ^a\n^a:\n" +
			"  call @printI64(%c) : (i64) -> ()\n  call @printNewline() : () -> ()\n  cf.br ^a\n}\n", "wrote more than 256 kB"},
		"depth": {"func.func @main() {\n  call @main() : () -> ()\n  return\n}\n", "stack overflow"},
		"memory": {"func.func @main() {\n  %i = arith.constant 7 : index\n  %x = arith.constant 1.0 : f64\n  cf.br ^a\n^a:\n  %m = memref.alloc() : memref<1000000xf64>\n" +
			"  memref.store %x, %m[%i] : memref<1000000xf64>\n  cf.br ^a\n}\n", "out of memory"},
	} {
		t.Run(name, func(t *testing.T) {
			got := ask(t, s, "run", Request{Program: c.program, Entry: "main"})
			if len(got.Findings) == 0 || !strings.Contains(got.Findings[0].Message, c.want) {
				t.Errorf("got %d bytes and %+v", len(got.Output), got.Findings)
			}
		})
	}
}

// TestTime: a program that does nothing else than going on ends with its time, and the next one has all of its own.
func TestTime(t *testing.T) {
	s := New()
	if s.runTime != runTime {
		t.Errorf("programs have %v", s.runTime)
	}
	s.runTime = 50 * time.Millisecond
	got := ask(t, s, "run", Request{Program: "func.func @main() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\n", Entry: "main"})
	if len(got.Findings) != 1 || !strings.Contains(got.Findings[0].Message, "execution was cancelled: the time limit of 50ms is over") {
		t.Errorf("got %+v", got.Findings)
	}
	s.runTime = 10 * time.Minute
	if got := ask(t, s, "run", Request{Program: "func.func @main() {\n  return\n}\n", Entry: "main"}); len(got.Findings) != 0 {
		t.Errorf("got %+v", got.Findings)
	}
}

// TestEngines: engines are chosen by their names, and times are told. What the JIT does is tested where there is one, by the
// tests of editors/playground.
func TestEngines(t *testing.T) {
	s := New()
	program := "func.func @main() -> i32 {\n  %c = arith.constant 7 : i32\n  return %c : i32\n}\n"
	for name, want := range map[string]string{"": "7\n", "interpreter": "7\n", "jit": "the JIT needs what compiles WebAssembly", "lli": `engine "lli" is unknown`} {
		got := ask(t, s, "run", Request{Program: program, Entry: "main", Engine: name})
		if text := got.Output; text != want && (len(got.Findings) != 1 || !strings.HasPrefix(got.Findings[0].Message, want)) {
			t.Errorf("%q: got %+v", name, got)
		}
		if ran := got.Output != ""; ran != (got.Lowering > 0 && got.Running > 0) {
			t.Errorf("%q: times of %+v", name, got)
		}
	}
}

// TestFailures: whatever is asked, there is an answer.
func TestFailures(t *testing.T) {
	s := New()
	for _, r := range []Request{
		{Kind: "nonsense"},
		{Kind: "graph", Graph: "nonsense", Text: "module {}"},
		{Kind: "graph", Graph: "cfg", Text: "", Offset: 99},
		{Kind: "hover", Program: "x", Offset: -3},
		{Kind: "complete", Program: "x", Offset: 99},
		{Kind: "run", Program: "module {}", Entry: "main"},
		{Kind: "run", Program: "syntax error", Entry: "main"},
		{Kind: "stages", Program: "module {}", Pipeline: "((("},
		{Kind: "stages", Program: "module {}", Pipeline: "no-such-pass"},
	} {
		n := 0
		s.Handle(r, func(a Reply) { n++ })
		if n != 1 {
			t.Errorf("%+v: %d replies", r, n)
		}
	}
	var out strings.Builder
	if err := Serve(strings.NewReader(`{"id":3,"kind":"hover"}`+"\n{\n"), &out); err == nil || !strings.Contains(out.String(), `"id":3`) {
		t.Errorf("got %q, %v", out.String(), err)
	}
}

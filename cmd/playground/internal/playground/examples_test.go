package playground

import (
	"strings"
	"testing"

	page "github.com/odsgen/ods/odsgen/site/playground"
)

// TestExamples: what the page offers has no errors, each pass does something to one of them, and what can run runs.
func TestExamples(t *testing.T) {
	list, err := page.Examples()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 6 {
		t.Errorf("there are %d examples", len(list))
	}
	s := patient()
	for _, x := range list {
		t.Run(x.Name, func(t *testing.T) {
			r := Request{Definition: x.Definition, Program: x.Program, Pipeline: x.Pipeline, Entry: x.Entry, Args: strings.Fields(x.Args)}
			checked := ask(t, s, "check", r)
			for _, f := range append(checked.Definition, checked.Findings...) {
				if f.Severity == "error" {
					t.Errorf("%d:%d: %s", f.Line, f.Col, f.Message)
				}
			}
			staged := ask(t, s, "stages", r)
			for _, f := range staged.Findings {
				t.Errorf("%s: %s", f.Severity, f.Message)
			}
			if n := len(staged.Stages); n < 2 {
				t.Errorf("%d stages", n)
			}
			changed := false
			for _, st := range staged.Stages {
				changed = changed || st.Pass != "" && !st.Same
				if !st.Same && len(st.Names) == 0 {
					t.Errorf("no names behind %q:\n%s", st.Pass, st.Text)
				}
			}
			if !changed {
				t.Error("the pipeline changes nothing")
			}
			if x.Entry == "" {
				return
			}
			ran := ask(t, s, "run", r) // by the interpreter, which is slower: the JIT needs a browser
			trap := strings.Contains(x.Name, "is an error")
			if failed := len(ran.Findings) > 0; failed != trap {
				t.Errorf("got %q and %v", ran.Output, ran.Findings)
			}
		})
	}
}

// ask sends a request and returns the one reply.
func ask(t *testing.T, s *Session, kind string, r Request) Reply {
	t.Helper()
	r.Kind, r.ID = kind, 7
	var got []Reply
	s.Handle(r, func(a Reply) { got = append(got, a) })
	if len(got) != 1 || got[0].ID != 7 || got[0].Error != "" {
		t.Fatalf("%s: got %+v", kind, got)
	}
	return got[0]
}

package core

import (
	"fmt"
	"strings"
	"testing"
)

// panics is a dialect whose hooks panic.
func panics() *Dialect {
	def := OpDef{Name: "bad.op", Verify: func(any, *Operation, *Reporter) bool { panic("in a verifier") }}
	box := OpDef{Name: "bad.box", Traits: []*Trait{&IsolatedFromAbove, &NoTerminator}, Regions: []RegionDef{{Name: "body"}}}
	syntax := OpDef{Name: "bad.syntax", Parse: func(p *Parser, _ *OperationState) bool { panic("in a parser") }}
	return &Dialect{Def: &DialectDef{Name: "bad", Ops: []*OpDef{&def, &box, &syntax}}}
}

// A verifier that panics makes an error at the operation, whoever runs it; all others are verified.
func TestPanicInVerifier(t *testing.T) {
	c := NewContext(panics())
	const n = 2000
	m, list := Parse(c, []byte(strings.Repeat("\"bad.box\"() ({ \"bad.op\"() : () -> () }) : () -> ()\n", n)),
		ParseOptions{Name: "f", NoVerify: true})
	if m == nil {
		t.Fatal(list)
	}
	for _, workers := range []int{1, 8} {
		r := NewReporter(c)
		if Verify(m, r, VerifyOptions{Workers: workers}) {
			t.Error("verified")
		}
		if len(r.List()) != n {
			t.Fatalf("%d workers: %d errors, expected %d", workers, len(r.List()), n)
		}
		for i, d := range r.List() {
			want := fmt.Sprintf("f:%d:16: error: internal error: verifying 'bad.op' panicked: in a verifier; "+
				"please report it with the input and the command line", i+1)
			if d.Error() != want || !strings.Contains(string(d.Stack), "TestPanicInVerifier") && !strings.Contains(string(d.Stack),
				"panics.func") {
				t.Fatalf("%d workers: got %q with stack\n%s\nexpected %q", workers, d.Error(), d.Stack, want)
			}
		}
	}
}

// A parser hook that panics makes an error where it stopped, whoever runs it, and no goroutine stays behind.
func TestPanicInParser(t *testing.T) {
	const body = "t.body () {\n  \"x.y\"() : () -> ()\n}\n"
	inside := strings.Repeat(body, 2000) + "t.body () {\n  bad.syntax\n}\n"
	outside := strings.Repeat(body, 2000) + "bad.syntax\n"
	for name, src := range map[string]string{"in a body": inside, "between bodies": outside} {
		for _, workers := range []int{1, 8} {
			c := NewContext(panics(), apiDialect(nil))
			m, list := Parse(c, []byte(src), ParseOptions{Name: "f", Workers: workers, ParallelFrom: 1, AllowUnregistered: true})
			if m != nil || len(list) != 1 || !strings.Contains(list[0].Error(),
				": error: internal error: parsing panicked: in a parser; please report") ||
				list[0].Pos.Line < 6001 || len(list[0].Stack) == 0 {
				t.Errorf("%s, %d workers: got %v", name, workers, list)
			}
		}
	}
	if _, err := ParseType(NewContext(panicTypes()), "!badtype.t"); err == nil || !strings.Contains(err.Error(),
		"parsing panicked: in a type") {
		t.Errorf("got %v, expected the panic of the type's parser", err)
	}
}

// panicTypes is a dialect with a type whose syntax panics.
func panicTypes() *Dialect {
	return &Dialect{Def: &DialectDef{Name: "badtype", ParseType: func(any, *Parser) (Type, bool) { panic("in a type") }}}
}

package core

import (
	"fmt"
	"strings"
	"testing"
)

// A hook that panics on another goroutine must panic where the caller can recover, not end the process.
func TestPanicsReachTheCaller(t *testing.T) {
	def := OpDef{Name: "bad.op", Verify: func(any, *Operation, *Reporter) bool { panic("in a verifier") }}
	box := OpDef{Name: "bad.box", Traits: []*Trait{&IsolatedFromAbove, &NoTerminator}, Regions: []RegionDef{{Name: "body"}}}
	c := NewContext(&Dialect{Def: &DialectDef{Name: "bad", Ops: []*OpDef{&def, &box}}})
	var text strings.Builder
	for range 2000 {
		text.WriteString("\"bad.box\"() ({ \"bad.op\"() : () -> () }) : () -> ()\n")
	}
	m, list := Parse(c, []byte(text.String()), ParseOptions{NoVerify: true})
	if m == nil {
		t.Fatal(list)
	}
	defer func() {
		if got := fmt.Sprint(recover()); got != "in a verifier" {
			t.Errorf("recovered %q, expected the hook's panic", got)
		}
	}()
	Verify(m, NewReporter(c), VerifyOptions{Workers: 8, Recursive: true})
	t.Error("the hook did not panic")
}

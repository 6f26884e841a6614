package core_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs/arith"
)

// TestHintOfOperation reads misspelt operations: the error's text has the name that was meant, what upstream's would show
// has not, and a name that is like no other gets no hint.
func TestHintOfOperation(t *testing.T) {
	for text, want := range map[string]string{
		`%0 = arith.constan 1 : i32`:  "did you mean 'arith.constant'?",
		`%0 = arit.constant 1 : i32`:  "did you mean 'arith.constant'?",
		`%0 = arith.somethingelse`:    "",
		`%0 = "arith.constan"() : ()`: "",
	} {
		_, err := core.ParseString(core.NewContext(arith.New()), "f.mlir", text)
		if err == nil {
			t.Fatalf("%s is read", text)
		}
		if got := err.Error(); want == "" && strings.Contains(got, "did you mean") || !strings.Contains(got, want) {
			t.Errorf("%s: %s", text, got)
		}
		var out strings.Builder
		if _ = diag.Render(&out, err.(diag.List)...); strings.Contains(out.String(), "did you mean") {
			t.Errorf("%s: rendered as %s", text, &out)
		}
	}
}

func TestFloatAttrs(t *testing.T) {
	c := core.NewContext()
	if a := c.F64Attr(0.1); a.Float64() != 0.1 || core.AttrString(a) != "1.000000e-01 : f64" {
		t.Errorf("%s", core.AttrString(a))
	}
	if a := c.F32Attr(0.5); a.Float64() != 0.5 || a.Type() != core.Type(c.F32()) {
		t.Errorf("%s", core.AttrString(a))
	}
}

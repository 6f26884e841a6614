package poly

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
)

const program = `module {
  "demo.func"() ({
  ^bb0(%arg0: i32):
    %0 = poly.constant [1, 2, 3] : <2>
    %1 = poly.constant [4, 5, 6] : <2>
    %2 = poly.add %0, %1 : <2>
    %3 = poly.mul %2, %0 : <2>, <2>
    %4 = poly.eval %3 at %arg0 : <4>
    "demo.return"(%4) : (i32) -> ()
  }) : () -> ()
}
`

func parse(t *testing.T, text string) (*core.Operation, error) {
	t.Helper()
	ctx := core.NewContext(Dialect())
	ctx.AllowUnregistered(true)
	return core.ParseString(ctx, "test.mlir", text)
}

func TestRoundTrip(t *testing.T) {
	op, err := parse(t, program)
	if err != nil {
		t.Fatal(err)
	}
	if got := op.String(); strings.TrimSpace(got) != strings.TrimSpace(program) {
		t.Errorf("printed\n%s\nexpected\n%s", got, program)
	}
}

// TestDefaults: parameters that are attributes and types have defaults, which are not printed.
func TestDefaults(t *testing.T) {
	ctx := core.NewContext(Dialect())
	read := func(text string) *FormAttr {
		a, err := core.ParseAttr(ctx, text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		return a.(*FormAttr)
	}
	for _, text := range []string{"#poly.form<>", "#poly.form<basis monomial, exact true, over i32>"} {
		if a := read(text); a.String() != "#poly.form<>" || a.Basis().Value() != BasisMonomial || a.Exact() != ctx.Bool(true) ||
			a.Over() != ctx.I32() {
			t.Errorf("%s: got %s", text, a)
		}
	}
	a := read("#poly.form<basis chebyshev, exact false, over i64>")
	if a.Basis().Value() != BasisChebyshev || a.Exact() != ctx.Bool(false) || a.Over() != ctx.I64() || read(a.String()) != a {
		t.Errorf("got %s", a)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`%0 = poly.constant [1, 2] : <2>`, "test.mlir:1:6: error: 'poly.constant' op expected 3 coefficients, found 2"},
		{`"demo.op"() {t = !poly.poly<-1>} : () -> ()`, "expected a degree of at least 0, found -1"},
		{`%0 = "poly.eval"() : () -> i32`, "'poly.eval' op expected 2 operands, but found 0"},
	} {
		_, err := parse(t, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngot error %v\nexpected %q", c.text, err, c.want)
		}
	}
}

func TestBuildAndFold(t *testing.T) {
	ctx := core.NewContext(Dialect())
	m := core.NewModule(ctx, core.Location{})
	b := core.BuilderAtEnd(ctx, m.Body())
	quadratic := GetPolyType(ctx, 2)
	x := NewConstant(b, quadratic, []int32{1, 2, 3})
	y := NewConstant(b, quadratic, []int32{4, 5, 6})
	sum := NewAdd(b, x.Result(), y.Result())
	if got := NewMul(b, sum.Sum(), x.Result()).Product().Type(); got != core.Type(GetPolyType(ctx, 4)) {
		t.Errorf("type of the product: got %s, expected degree 4", got)
	}
	fold := sum.Op.FoldWithConstants()
	if len(fold.Results()) != 1 || fold.Results()[0].Attr != core.Attribute(ctx.I32Array(5, 7, 9)) {
		t.Errorf("fold of %s: got %v", sum.Op, fold.Results())
	}
}

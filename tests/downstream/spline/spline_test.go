package spline

import (
	"strings"
	"testing"

	"example.com/downstream/poly"
	"github.com/odsgen/ods/core"
)

func TestHooksOfAnotherDialect(t *testing.T) {
	for _, c := range []struct{ op, want string }{
		{`"spline.join"(%a, %b) {label = "ab"} : (!poly.poly<2>, !poly.poly<2>) -> ()`, ""},
		{`"spline.all"(%t) : (tuple<!poly.poly<2>>) -> ()`, ""},
		{`"spline.join"(%c, %b) {label = "ab"} : (!poly.poly<3>, !poly.poly<2>) -> ()`,
			"operand #0 must be polynomial of even degree, but got '!poly.poly<3>'"},
		{`"spline.join"(%a, %d) {label = "ab"} : (!poly.poly<2>, !poly.poly<8>) -> ()`,
			"operand #1 must be polynomial of a degree up to 6, but got '!poly.poly<8>'"},
		{`"spline.join"(%a, %e) {label = "ab"} : (!poly.poly<2>, !poly.poly<4>) -> ()`,
			"failed to verify that x and y have the same degree"},
		{`"spline.join"(%a, %b) {label = "abcd"} : (!poly.poly<2>, !poly.poly<2>) -> ()`,
			"attribute 'label' failed to satisfy constraint: string attribute of few letters"},
	} {
		ctx := core.NewContext(poly.Dialect(), Dialect())
		ctx.AllowUnregistered(true)
		text := `%a, %b, %c, %d, %e, %t = "d.x"() : () -> (!poly.poly<2>, !poly.poly<2>, !poly.poly<3>, !poly.poly<8>, !poly.poly<4>, tuple<!poly.poly<2>>)` + "\n" + c.op
		_, err := core.ParseString(ctx, "test.mlir", text)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s\n%v", c.op, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s\ngot error %v\nexpected %q", c.op, err, c.want)
		}
	}
}

// TestLoaded: the dialect whose hooks are called is loaded also when no type of it was named.
func TestLoaded(t *testing.T) {
	ctx := core.NewContext(poly.Dialect(), Dialect())
	ctx.AllowUnregistered(true)
	_, err := core.ParseString(ctx, "test.mlir",
		`%a = "d.x"() : () -> i32`+"\n"+`"spline.join"(%a, %a) {label = "ab"} : (i32, i32) -> ()`)
	if err == nil || !strings.Contains(err.Error(), "operand #0 must be polynomial of even degree, but got 'i32'") {
		t.Errorf("got error %v", err)
	}
}

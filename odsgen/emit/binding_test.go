package emit_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

// emitBound emits a dialect with an interface, a type and an operation a of which body is the rest. It returns the text
// of the views, types and hooks, and the findings.
func emitBound(t *testing.T, iface, params, op string) (text, findings string) {
	t.Helper()
	def := "dialect: d\ngo_imports: {flow: github.com/odsgen/ods/core/flow, q: example.com/q}\ninterfaces:\n" +
		"  I: {methods: ['" + iface + "'], summary: i" + params + "}\n" + "ops:\n  a: " + op + "\n"
	prog, list := load.Load(load.Options{Embedded: os.DirFS("../../defs"), ReadFile: func(p string) ([]byte, error) {
		if p == "d.yaml" {
			return []byte(def), nil
		}
		return load.ReadFile(p)
	}, GoList: func(string, string) (string, error) { return "", os.ErrNotExist }}, "d.yaml")
	if list.HasErrors() {
		t.Fatal(list.Err())
	}
	p, more, err := emit.Dialect(prog.Roots[0],
		emit.Options{PackagePath: func(d *model.Dialect) string { return "example.com/" + d.GoPackage }})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range more {
		findings += d.Message + "\n"
	}
	for _, f := range slices.Concat(p.Files, p.Apart) {
		text += string(f.Text)
	}
	return text, findings
}

// TestBindings: what the methods of interfaces call, and what they cannot return.
func TestBindings(t *testing.T) {
	const parts = "operands: [{x: I32}, {ys: {type: I32, variadic: true}}], attributes: [{s: StrAttr}], regions: [{body: AnyRegion}], "
	for _, c := range []struct{ method, how, want, finding string }{
		{"M() *core.Value", "$x", "M() *core.Value { return op.X() }", ""},
		{"M(n int) []*core.Value", "$ys", "M(n int) []*core.Value { return op.Ys() }", ""},
		{"M() string", "$s", "M() string { return op.S() }", ""},
		{"M() *core.StringAttr", "$s", "M() *core.StringAttr { return op.SAttr() }", ""},
		{"M() *core.Region", "$body", "M() *core.Region { return op.Body() }", ""},
		{"M() flow.SuccessorOperands", "$ys", "M() flow.SuccessorOperands { return flow.GroupOperands(op.Op, 1) }", ""},
		{"M() flow.SuccessorOperands", "none", "M() flow.SuccessorOperands { return flow.NoOperands(op.Op) }", ""},
		{"M() *core.Block", "none", "M() *core.Block { return nil }", ""},
		{"M(n int) bool", "go(q.F)", "M(n int) bool { return q.F(op.Op, n) }", ""},
		{"M(n int) bool", "go(F)", "\tF(op *core.Operation, n int) bool\n", ""},
		{"M(n int) bool", "go(F)", "M(n int) bool { return op.Op.Info().Hooks().(Hooks).F(op.Op, n) }", ""},
		{"M() int", "$x", "", "the part is a (*core.Value), but method 'M() int' returns (int)"},
		{"M() *core.Region", "$s", "", "the part is a (string) or (*core.StringAttr), but method 'M() *core.Region' returns (*core.Region)"},
		{"M() int", "none", "", "method 'M() int' returns (int), of which there is no none"},
		{"X() *core.Value", "$x", "", "accessor 'X' of operation 'd.a' already implements the method of interface 'I'"},
	} {
		name, _, _ := strings.Cut(c.method, "(")
		text, findings := emitBound(t, c.method, "", "{"+parts+"interfaces: [{I: {"+name+": "+c.how+"}}]}")
		if findings != c.finding && strings.TrimSpace(findings) != c.finding {
			t.Errorf("%s: %s: found %q, want %q", c.method, c.how, findings, c.finding)
		}
		if c.finding == "" && !strings.Contains(text, c.want) {
			t.Errorf("%s: %s: no %s in\n%s", c.method, c.how, c.want, text)
		}
	}
}

// TestBoundParameters: a type implements a method by a parameter.
func TestBoundParameters(t *testing.T) {
	text, findings := emitBound(t, "M() int64", ", on: type", "{}\ntypes:\n  AType: {mnemonic: a, params: [{w: int64}], format: '`<` $w `>`', interfaces: [{I: {M: $w}}]}")
	if want := "M() int64 { return x.W() }"; findings != "" || !strings.Contains(text, want) {
		t.Errorf("no %s: %s", want, findings)
	}
}

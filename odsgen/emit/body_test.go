package emit_test

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestBuilders: what builders take follows from the declared regions and the order of parameters.
func TestBuilders(t *testing.T) {
	const terminators = `  yield: {traits: [Terminator], operands: [{values: {type: AnyType, variadic: true}}]}
  give: {traits: [Terminator], operands: [{value: AnyType}]}
  maybe: {traits: [Terminator], operands: [{value: {type: AnyType, optional: true}}]}
  decide: {traits: [Terminator], operands: [{condition: I1}, {rest: {type: AnyType, variadic: true}}]}
  end: {traits: [Terminator]}
  needs: {traits: [Terminator], operands: [{values: {type: AnyType, variadic: true}}], attributes: [{kind: StrAttr}]}
`
	for _, c := range []struct{ op, want string }{
		{`{operands: [{x: I32}], attributes: [{kind: StrAttr}]}`, "func NewA(b *core.Builder, x *core.Value, kind string) AOp"},
		{`{operands: [{x: I32}], attributes: [{kind: StrAttr}], builder_order: [kind, x]}`,
			"func NewA(b *core.Builder, kind string, x *core.Value) AOp"},
		{`{operands: [{x: I32}], attributes: [{kind: StrAttr}], builder_order: [knd]}`, ""},
		{`{regions: [{body: AnyRegion}]}`, "func NewA(b *core.Builder) AOp"},
		{`{regions: [{body: SizedRegion<1>}]}`,
			"func BuildA(b *core.Builder, bodyArgTypes []core.Type, body func(b *core.Builder, args []*core.Value)) AOp"},
		{`{traits: [NoRegionArguments], regions: [{body: MaxSizedRegion<1>}]}`,
			"func BuildA(b *core.Builder, body func(b *core.Builder)) AOp"},
		{`{traits: [{SingleBlockImplicitTerminator: d.yield}, NoRegionArguments], regions: [{body: AnyRegion}]}`,
			"func BuildA(b *core.Builder, body func(b *core.Builder) []*core.Value) AOp"},
		{`{traits: [{SingleBlockImplicitTerminator: d.give}, NoRegionArguments], regions: [{body: AnyRegion}]}`,
			"func BuildA(b *core.Builder, body func(b *core.Builder) *core.Value) AOp"},
		{`{traits: [{SingleBlockImplicitTerminator: d.maybe}, NoRegionArguments], regions: [{body: AnyRegion}]}`,
			"func BuildA(b *core.Builder, body func(b *core.Builder) *core.Value) AOp"},
		{`{traits: [{SingleBlockImplicitTerminator: d.end}, NoRegionArguments], regions: [{body: AnyRegion}]}`,
			"func BuildA(b *core.Builder, body func(b *core.Builder)) AOp"},
		{`{traits: [{SingleBlockImplicitTerminator: d.needs}, NoRegionArguments], regions: [{body: AnyRegion}]}`,
			"func BuildA(b *core.Builder, body func(b *core.Builder)) AOp"},
		{`{regions: [{body: {type: AnyRegion, args: [], terminator: d.decide}}]}`,
			"func BuildA(b *core.Builder, body func(b *core.Builder) (conditionOut *core.Value, restOut []*core.Value)) AOp"},
		{`{operands: [{lb: Index}, {inits: {type: AnyType, variadic: true}}], results: [{rs: {type: AnyType, variadic: true}}],
    regions: [{body: {type: SizedRegion<1>, args: [{iv: $lb}, {carried: $inits}], terminator: d.yield, yields: true}}]}`,
			"func BuildA(b *core.Builder, lb *core.Value, inits []*core.Value, body func(b *core.Builder, iv *core.Value, carried []*core.Value) []*core.Value) AOp"},
		{`{operands: [{lb: I32}], regions: [{body: SizedRegion<1>}], format: 'args($body, type($lb)) $lb $body attr-dict'}`,
			"func BuildA(b *core.Builder, lb *core.Value, body func(b *core.Builder, lb *core.Value)) AOp"},
		{`{regions: [{bodies: {type: SizedRegion<1>, variadic: true, args: []}}]}`,
			"func BuildA(b *core.Builder, bodies []func(b *core.Builder)) AOp"},
		{`{regions: [{body: {type: SizedRegion<1>, args: [{x: $nobody}]}}]}`, ""},
		{`{regions: [{body: {type: SizedRegion<1>, args: [{x: I32}, {x: I32}]}}]}`, ""},
		{`{regions: [{body: {type: SizedRegion<1>, args: [{x: {}}]}}]}`, ""},
	} {
		files := emitText(t, filepath.Join(t.TempDir(), "d.yaml"), []byte("dialect: d\nops:\n"+terminators+"  a: "+c.op+"\n"))
		if (files == nil) != (c.want == "") {
			t.Errorf("%s: accepted: %v", c.op, files != nil)
			continue
		}
		text := ""
		for _, f := range files {
			text += string(f.Text)
		}
		if !strings.Contains(text, c.want) {
			t.Errorf("%s: no %s", c.op, c.want)
		}
	}
}

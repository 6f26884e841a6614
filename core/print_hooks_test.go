package core_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
)

// pairType is !h.pair<first, second>; its alias is "pair". tagAttr is #h.tag<value>; its alias is "tag8".
type pairType struct {
	core.TypeBase
	a, b core.Type
}

type tagAttr struct {
	core.AttrBase
	v core.Attribute
}

type hAsm struct{}

func (hAsm) ParseType(any, *core.Parser) (core.Type, bool)                 { return nil, false }
func (hAsm) ParseAttr(any, *core.Parser, core.Type) (core.Attribute, bool) { return nil, false }
func (hAsm) PrintType(_ any, p *core.Printer, t core.Type) {
	p.Str("<")
	p.TypeList(t.(*pairType).a, t.(*pairType).b)
	p.Str(">")
}
func (hAsm) PrintAttr(_ any, p *core.Printer, a core.Attribute) {
	p.Str("<")
	p.Attr(a.(*tagAttr).v)
	p.Str(">")
}

var (
	pairDef = core.TypeDef{Dialect: "h", Mnemonic: "pair", Asm: hAsm{}, Alias: func(any, core.Type) string { return "pair" }}
	flatDef = core.TypeDef{Dialect: "h", Mnemonic: "flat", Asm: hAsm{}}
	tagDef  = core.AttrDef{Dialect: "h", Mnemonic: "tag", Asm: hAsm{}, Alias: func(any, core.Attribute) string { return "tag8" }}

	hOp = core.OpDef{Name: "h.op", Slots: []core.SlotDef{{Name: "t"},
		{Name: "u", Default: func(c *core.Context) core.Attribute { return c.I32Attr(1) }}},
		ResultNames: func(_ any, op *core.Operation, set func(*core.Value, string)) {
			set(op.Result(0), "first")
			set(op.Result(2), "rest")
		},
		Print: func(p *core.Printer, op *core.Operation) {
			p.Space()
			p.StrippedAttr(op.Slot(0))
			p.AttrDict(op, "t")
			p.Str(" : ")
			p.StrippedType(op.Result(0).Type())
		}}
	hFunc = core.OpDef{Name: "h.func", Traits: []*core.Trait{&core.IsolatedFromAbove}, DefaultDialect: "h",
		BlockNames: func(_ any, op *core.Operation, set func(*core.Block, string)) {
			if b := op.Region(0).Entry().Next(); b != nil {
				set(b, "the end")
			}
		},
		BlockArgNames: func(_ any, r *core.Region, set func(*core.Value, string)) { set(r.Entry().Arg(0), "self") },
		Print: func(p *core.Printer, op *core.Operation) {
			p.Byte('(')
			for i, a := range op.Region(0).Entry().Args() {
				if i > 0 {
					p.Str(", ")
				}
				p.RegionArg(a, []core.NamedAttr{{Name: "k", Value: p.Context().Unit()}}, false)
			}
			p.Byte(')')
			p.AttrDictWithKeyword(op)
			p.Space()
			p.Region(op.Region(0), core.RegionOpts{HideEntryArgs: true, HideTerminator: true})
		}}
	hEnd = core.OpDef{Name: "h.end", Traits: []*core.Trait{&core.Terminator},
		Print: func(p *core.Printer, op *core.Operation) { p.AttrDict(op) }}
	hBlind = core.OpDef{Name: "h.blind", Print: func(p *core.Printer, op *core.Operation) { p.Attr(op.Slot(3)) }}
	hooked = &core.Dialect{Def: &core.DialectDef{Name: "h", Ops: []*core.OpDef{&hOp, &hFunc, &hEnd, &hBlind},
		Types: []*core.TypeDef{&pairDef, &flatDef}, Attrs: []*core.AttrDef{&tagDef}}}
)

func pair(c *core.Context, def *core.TypeDef, a, b core.Type) core.Type {
	var k core.Key
	k.Type(a)
	k.Type(b)
	return core.InternType(c, def, &k, func() *pairType { return &pairType{a: a, b: b} })
}

func tag(c *core.Context, v core.Attribute) core.Attribute {
	var k core.Key
	k.Attr(v)
	return core.InternAttr(c, &tagDef, &k, func() *tagAttr { return &tagAttr{v: v} })
}

// hooksModule uses every kind of hook: names, groups of results, aliases, stripped forms, hidden terminators.
func hooksModule() *build {
	b := newBuild(hooked)
	c := b.c
	i32 := core.Type(c.I32())
	inner := pair(c, &pairDef, i32, c.F32())
	outer := pair(c, &flatDef, inner, c.Index())
	f := b.Create(&core.OperationState{Info: c.InfoOf(&hFunc), Regions: []*core.Region{nil}})
	b.CreateBlock(f.Region(0), []core.Type{i32, i32})
	for _, v := range []core.Attribute{c.Unit(), c.AffineMap(affine.NewMap(0, 0))} {
		b.Create(&core.OperationState{Info: c.InfoOf(&hOp), Types: []core.Type{outer, i32, i32, i32},
			Slots: []core.Attribute{tag(c, v)}})
	}
	b.Create(&core.OperationState{Info: c.InfoOf(&hEnd), Attrs: []core.NamedAttr{{Name: "hidden", Value: c.Unit()}}})
	b.SetEnd(b.m.Body())
	return b
}

func TestPrintHooks(t *testing.T) {
	b := hooksModule()
	wantText(t, b.print(t, core.PrintOptions{}), `
!pair = !h.pair<i32, f32>
#map = affine_map<() -> ()>
#tag8 = #h.tag<unit>
#tag8_1 = #h.tag<#map>
module {
  h.func(%self: i32 {k}, %arg0: i32 {k}) {
    %first:2, %rest:2 = op #tag8 : <!pair, index>
    %first_0:2, %rest_1:2 = op #tag8_1 : <!pair, index>
  }
}
`)
	wantText(t, b.print(t, core.PrintOptions{LocalScope: true}), strings.TrimSuffix(`
module {
  h.func(%self: i32 {k}, %arg0: i32 {k}) {
    %first:2, %rest:2 = op <unit> : <!h.pair<i32, f32>, index>
    %first_0:2, %rest_1:2 = op <affine_map<() -> ()>> : <!h.pair<i32, f32>, index>
  }
}
`, "\n"))
	wantText(t, b.print(t, core.PrintOptions{Generic: true}), `
!pair = !h.pair<i32, f32>
#map = affine_map<() -> ()>
#tag8 = #h.tag<unit>
#tag8_1 = #h.tag<#map>
"builtin.module"() ({
  "h.func"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0:4 = "h.op"() <{t = #tag8, u = 1 : i32}> : () -> (!h.flat<!pair, index>, i32, i32, i32)
    %1:4 = "h.op"() <{t = #tag8_1, u = 1 : i32}> : () -> (!h.flat<!pair, index>, i32, i32, i32)
    "h.end"() {hidden} : () -> ()
  }) : () -> ()
}) : () -> ()
`)
}

// TestPrintUseOfGroups shows the names of results in groups.
func TestPrintUseOfGroups(t *testing.T) {
	b := hooksModule()
	f := b.m.Body().First()
	op := f.Region(0).Entry().First()
	b.SetBefore(f.Region(0).Entry().Last())
	b.op("foo.use", nil, nil, op.ResultList()...)
	got := b.print(t, core.PrintOptions{})
	if want := `"foo.use"(%first#0, %first#1, %rest#0, %rest#1)`; !strings.Contains(got, want) {
		t.Errorf("%s is not in\n%s", want, got)
	}
}

// TestPrintLabels shows labels that an operation gives to its blocks.
func TestPrintLabels(t *testing.T) {
	b := hooksModule()
	b.CreateBlock(b.m.Body().First().Region(0), nil)
	b.op("foo.end", nil, nil)
	if got, want := b.print(t, core.PrintOptions{}), "  ^the_end:  // no predecessors\n"; !strings.Contains(got, want) {
		t.Errorf("%s is not in\n%s", want, got)
	}
}

// TestStringOfMalformed prints an operation whose hook fails.
func TestStringOfMalformed(t *testing.T) {
	b := newBuild(hooked)
	op := b.Create(&core.OperationState{Info: b.c.InfoOf(&hBlind)})
	if got, want := op.String(), `"h.blind"() : () -> ()`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestKeepNames(t *testing.T) {
	const text = `module {
  %x, %y:2 = "foo.a"() : () -> (i32, i32, i32)
  "foo.f"() ({
  ^entry(%n: i32, %arg1: i32):
    %0 = "foo.b"(%n, %y#1) : (i32, i32) -> i32
    %x_1 = "foo.b"(%0, %x) : (i32, i32) -> i32
    "foo.br"()[^loop] : () -> ()
  ^loop:  // 2 preds: ^entry, ^loop
    "foo.br"(%x_1, %arg1)[^loop] : (i32, i32) -> ()
  }) : () -> ()
}
`
	c := core.NewContext()
	m, list := core.Parse(c, []byte(text), core.ParseOptions{Name: "k", AllowUnregistered: true, KeepNames: true})
	if m == nil {
		t.Fatal(list)
	}
	var out strings.Builder
	if err := core.Print(&out, m, core.PrintOptions{KeepNames: true}); err != nil {
		t.Fatal(err)
	}
	wantText(t, out.String(), text)
	out.Reset()
	if err := core.Print(&out, m, core.PrintOptions{}); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(out.String(), "%x") {
		t.Errorf("names are kept without being asked for:\n%s", &out)
	}
}

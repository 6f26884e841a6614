package asm_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt/asm"
)

// format makes an operation of dialect t.
func format(name string, p asm.Parser, w asm.Printer) *core.OpDef {
	return &core.OpDef{Name: "t." + name, Asm: &asm.Format{Parser: &p, Printer: &w},
		Operands: []core.ValueDef{{Name: "a", Arity: core.Variadic}}, Results: []core.ValueDef{{Name: "r", Arity: core.Variadic}},
		Traits: []*core.Trait{&core.NoTerminator}, Regions: []core.RegionDef{{Name: "body", Variadic: true}},
		Slots: []core.SlotDef{{Name: "n", Optional: true}, {Name: "u", Optional: true}}}
}

var list = asm.Parser{Refs: 1, Types: 1, Pos: 1, Steps: []asm.Step{
	{Op: asm.Operands, Z: 1}, {Op: asm.HasRefs, Then: []asm.Step{{Op: asm.Colon}, {Op: asm.TypeList}}},
	{Op: asm.Else, Then: []asm.Step{{Op: asm.Keyword, Text: "none"}}}, {Op: asm.Dict},
	{Op: asm.AddTypes}, {Op: asm.ResolveAll, Z: 1}}}

var putList = asm.Printer{
	{Text: " ", Op: asm.IfOperands, Then: []asm.Step{{Op: asm.PutOperands}, {Text: " : ", Op: asm.PutOperandTypes}}},
	{Op: asm.PutElse, Then: []asm.Step{{Text: "none"}}}, {Op: asm.PutDict}}

var clauses = asm.Parser{Bool: 2, Region: 1, Steps: []asm.Step{
	{Op: asm.Clauses, Then: []asm.Step{
		{Op: asm.TryKeyword, Text: "n", Then: []asm.Step{{Op: asm.LParen},
			{Op: asm.Attr, Ref: &asm.AttrOf{Class: &asm.IntegerAttr, Type: &asm.I32}}, {Op: asm.RParen}}},
		{Op: asm.TryKeyword, X: 1, Text: "u", Then: []asm.Step{{Op: asm.SetUnit, X: 1}}}}},
	{Op: asm.TryRegion}, {Op: asm.Dict}, {Op: asm.AddRegion}}}

var putClauses = asm.Printer{
	{Op: asm.IfAttr, Then: []asm.Step{{Text: " n(", Op: asm.PutNoType}, {Text: ")"}}},
	{Op: asm.IfAttr, X: 1, Then: []asm.Step{{Text: " u"}}},
	{Op: asm.IfBody, Then: []asm.Step{{Text: " ", Op: asm.PutRegion}}},
	{Op: asm.PutDict, Ref: []string{"n", "u"}}}

var made = asm.Parser{Ref: 2, Type: 1, Steps: []asm.Step{
	{Op: asm.Operand}, {Op: asm.Comma}, {Op: asm.Operand, X: 1}, {Op: asm.Dict}, {Op: asm.Colon},
	{Op: asm.ReadAs, Ref: &asm.IntegerType}, {Op: asm.AddType, Ref: &asm.Index},
	{Op: asm.ResolveAll, Ref: &asm.Gather{Refs: []asm.Reg{{}, {X: 1}}, Types: []asm.Types{{Kind: asm.OneRead},
		{Kind: asm.OneMade, From: &asm.Types{Kind: asm.OneRead}, One: func(f *asm.Frame) core.Type {
			return f.P.Context().Tuple(f.Of)
		}}}}}}}

var putMade = asm.Printer{{Text: " ", Op: asm.PutAll}, {Op: asm.PutDict}, {Text: " : ", Op: asm.PutOperandType}}

func context() *core.Context {
	return core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "t", Ops: []*core.OpDef{
		format("list", list, putList), format("clauses", clauses, putClauses), format("made", made, putMade),
		{Name: "t.make", Results: []core.ValueDef{{Arity: core.Variadic}}}}}})
}

const head = "%0 = \"t.make\"() : () -> i32\n  %1 = \"t.make\"() : () -> tuple<i32>\n  "

// What is read is printed as it was.
func TestSteps(t *testing.T) {
	for _, text := range []string{
		"t.list none",
		"%2:2 = t.list %0, %1 : i32, tuple<i32>",
		"t.clauses",
		"t.clauses n(7) u",
		"t.clauses u {\n    t.clauses n(7) {\n      t.list none\n    }\n    %2 = t.list %0 : i32\n  } {x}",
		"%2 = t.made %0, %1 : i32",
	} {
		module, list := core.Parse(context(), []byte("module {\n  "+head+text+"\n}\n"), core.ParseOptions{})
		if list.HasErrors() {
			t.Errorf("%s: %v", text, list)
			continue
		}
		if got := module.String(); !strings.Contains(got, "\n  "+text+"\n}") {
			t.Errorf("%s was printed as %s", text, got)
		}
	}
}

// What cannot be read is reported at its place.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"t.list", "5:1: custom op 't.list' expected 'none'"},
		{"t.list %0, %0 : i32", "4:10: custom op 't.list' number of operands and types do not match: got 2 operands and 1 types"},
		{"t.clauses u u", "4:3: custom op 't.clauses' `u` clause can appear at most once"},
		{"t.clauses n(\"x\")", "4:15: custom op 't.clauses' invalid kind of attribute specified"},
		{"%2 = t.made %0, %1 : f32", "4:24: custom op 't.made' invalid kind of type specified: expected builtin.integer, but found 'f32'"},
		{"%2 = t.made %0, %0 : i32", "use of value '%0' expects different type than prior uses: 'tuple<i32>' vs 'i32'"},
	} {
		_, list := core.Parse(context(), []byte("module {\n  "+head+c.text+"\n}\n"), core.ParseOptions{})
		got := ""
		for _, d := range list {
			got += d.Pos.String() + ": " + d.Message + "\n"
		}
		if !strings.Contains(got, c.want) {
			t.Errorf("%s\n got %swant %s", c.text, got, c.want)
		}
	}
}

// Reading operations allocates nothing for the steps: registers serve one operation after the other.
func TestAllocations(t *testing.T) {
	read := func(n int) float64 {
		c := context()
		text := []byte("module {\n" + strings.Repeat("t.clauses n(7) u\n", n) + "}\n")
		return testing.AllocsPerRun(5, func() { core.Parse(c, text, core.ParseOptions{Workers: 1, NoVerify: true}) })
	}
	if few, many := read(100), read(2100); many-few > 200+2000 { // chunks of operations, and a region for each
		t.Errorf("%v allocations for 2000 operations", many-few)
	}
}

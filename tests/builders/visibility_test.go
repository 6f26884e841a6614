package builders_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
)

// A visibility is a discardable attribute of an operation that does not declare it, as upstream, and inherent in one
// that does.
func TestVisibility(t *testing.T) {
	for _, slots := range [][]core.SlotDef{nil, {{Name: core.SymbolVisibilityAttr, Optional: true}}} {
		def := &core.OpDef{Name: "t.op", Slots: slots, Parse: func(p *core.Parser, st *core.OperationState) bool {
			function.ParseVisibility(p, st)
			return true
		}}
		c := core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "t", Ops: []*core.OpDef{def}}})
		m, list := core.Parse(c, []byte("t.op private"), core.ParseOptions{NoVerify: true})
		if m == nil {
			t.Fatal(list)
		}
		op := m.Region(0).Entry().First()
		if s, _ := op.Attr(core.SymbolVisibilityAttr).(*core.StringAttr); s == nil || s.Value() != "private" {
			t.Errorf("visibility %v, expected private", s)
		}
		if got := len(op.DiscardableAttrs()); got != 1-len(slots) {
			t.Errorf("%d discardable attributes, expected %d", got, 1-len(slots))
		}
	}
}

// A discardable attribute keeps its name when that is a property's.
func TestInferredWithPropertyName(t *testing.T) {
	def := &core.OpDef{Name: "t.op", Results: []core.ValueDef{{Name: "r"}},
		Slots:      []core.SlotDef{{Name: "p", Prop: &core.Prop{Kind: core.PropInt, Width: 64}}},
		InferTypes: func(_ any, in *core.InferIn) ([]core.Type, bool) { return []core.Type{in.Context.I32()}, true }}
	c := core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "t", Ops: []*core.OpDef{def}}})
	b, _ := place(c.I32())
	op := b.Create(&core.OperationState{Info: c.InfoOf(def), Types: []core.Type{c.I64()}})
	op.SetDiscardableAttr("p", c.String("mine"))
	n, list := b.InferResults(op)
	if n == nil {
		t.Fatal(list.List())
	}
	if a := n.DiscardableAttr("p"); a != c.String("mine") || n.Slot(0) != c.IntegerAttr(c.I64(), 0) {
		t.Errorf("discardable %v and property %v, expected \"mine\" and 0 : i64", a, n.Slot(0))
	}
}

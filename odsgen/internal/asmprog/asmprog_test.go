package asmprog_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

const definition = "dialect: d\nops:\n" + `
  pair: {operands: [{a: I32}, {b: AnyType}], results: [{r: AnyType}], format: '$a ` + "`,`" + ` $b attr-dict ` + "`:`" + ` functional-type(operands, results)'}
  list: {operands: [{a: {type: AnyType, variadic: true}}], attributes: [{n: I64Attr}, {u: UnitAttr}],
    format: '$n (` + "`with`" + ` $u^)? $a attr-dict ` + "`:`" + ` type($a)'}
  last: {operands: [{a: {type: AnyType, variadic: true}}, {b: I32}], regions: [{body: AnyRegion}], format: '$b (` + "`[` $a^ `:` type($a) `]`" + `)? $body attr-dict'}
`

func op(t *testing.T, name string) *model.Op {
	t.Helper()
	prog, list := load.Load(load.Options{Embedded: defs.FS, ReadFile: func(name string) ([]byte, error) {
		if name != "d.yaml" {
			return nil, os.ErrNotExist
		}
		return []byte(definition), nil
	}}, "d.yaml")
	if prog == nil || list.HasErrors() {
		t.Fatal(list)
	}
	ops := prog.Roots[0].Ops
	i := slices.IndexFunc(ops, func(o *model.Op) bool { return o.Name == name })
	if i < 0 {
		t.Fatalf("no operation %s", name)
	}
	return ops[i]
}

// text writes what a parser does: calls with their variables, and what they make.
func text(steps []*asmprog.Step) string {
	var b strings.Builder
	for _, st := range steps {
		switch {
		case st.Call != nil && st.Call.Op != 0:
			b.WriteString(asmprog.Reading(st.Call.Op).Go)
			for _, v := range st.Call.Vars {
				fmt.Fprintf(&b, " %s%s", v.Of, v.Role)
			}
		case st.Call != nil && st.Call.Attr != nil:
			b.WriteString("attribute " + st.Call.Attr.Attr.Name)
		case st.Kind == asmprog.Position && st.Var.Index < 0:
			continue
		case st.Kind == asmprog.Position:
			b.WriteString("position")
		case st.Kind == asmprog.AddTypes:
			b.WriteString("add types")
		case st.Kind == asmprog.ResolveAll:
			b.WriteString("resolve all")
		case st.Kind == asmprog.Resolve:
			b.WriteString("resolve " + st.Vars[0].Of)
		default:
			fmt.Fprintf(&b, "step %d", st.Kind)
		}
		if st.Then != nil {
			b.WriteString(" {" + text(st.Then) + "}")
		}
		b.WriteString("; ")
	}
	return strings.TrimSuffix(b.String(), "; ")
}

// Steps stand in the order in which the text and then the operation is made.
func TestParser(t *testing.T) {
	for _, c := range []struct{ op, want string }{
		{"pair", "p.Operand(&$x) ARef; p.Punct(core.PunctComma); p.Operand(&$x) BRef" +
			"; p.OpAttrDict(st); p.Punct(core.PunctColon); p.FunctionalType(&$x, &$y) allOperandTypes allResultTypes; add types; resolve all"},
		{"list", "attribute n; p.TryKeyword($text) {st.SetSlot($n, p.Context().Unit())}; position; p.OperandList(&$x, core.DelimNone) ARefs" +
			"; p.OpAttrDict(st); p.Punct(core.PunctColon); p.TypeList(&$x) ATypes; resolve all"},
		{"last", "p.Operand(&$x) BRef; p.TryPunct(core.PunctLSquare) {position; p.OperandList(&$x, core.DelimNone) ARefs; p.Punct(core.PunctColon); p.TypeList(&$x) ATypes; p.Punct(core.PunctRSquare)}; p.Region($x, nil) BodyRegion" +
			"; p.OpAttrDict(st); st.Regions = append(st.Regions, $x) BodyRegion; resolve all; resolve B"},
	} {
		o := op(t, c.op)
		f, findings := form.Op(o)
		if f == nil {
			t.Fatal(findings)
		}
		if got := text(asmprog.Parser(o, f).Steps); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.op, got, c.want)
		}
	}
}

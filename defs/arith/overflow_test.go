package arith_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestMergedConstantFlags merges constants of 4 bits in every rule that does, with all flags, and evaluates what comes
// out for all numbers: it must be poison only where the input is.
func TestMergedConstantFlags(t *testing.T) {
	forms := []string{
		"%0 = arith.addi %x, %a FLAGS : i4\n%1 = arith.addi %0, %b FLAGS : i4", "%0 = arith.subi %x, %a FLAGS : i4\n%1 = arith.addi %0, %b FLAGS : i4",
		"%0 = arith.subi %a, %x FLAGS : i4\n%1 = arith.addi %0, %b FLAGS : i4", "%0 = arith.muli %x, %a FLAGS : i4\n%1 = arith.muli %0, %b FLAGS : i4",
		"%0 = arith.addi %x, %a FLAGS : i4\n%1 = arith.subi %0, %b FLAGS : i4", "%0 = arith.addi %x, %a FLAGS : i4\n%1 = arith.subi %b, %0 FLAGS : i4",
		"%0 = arith.subi %x, %a FLAGS : i4\n%1 = arith.subi %0, %b FLAGS : i4", "%0 = arith.subi %a, %x FLAGS : i4\n%1 = arith.subi %0, %b FLAGS : i4",
		"%0 = arith.subi %x, %a FLAGS : i4\n%1 = arith.subi %b, %0 FLAGS : i4", "%0 = arith.subi %a, %x FLAGS : i4\n%1 = arith.subi %b, %0 FLAGS : i4",
	}
	var text strings.Builder
	n := 0
	for _, form := range forms {
		for _, flags := range []string{"overflow<nsw>", "overflow<nuw>", "overflow<nsw, nuw>"} {
			for a := -8; a < 8; a++ {
				for b := -8; b < 8; b++ {
					fmt.Fprintf(&text, "func.func @f%d(%%x: i4) -> i4 {\n%%a = arith.constant %d : i4\n%%b = arith.constant %d : i4\n%s\nreturn %%1 : i4\n}\n", n, a, b,
						strings.ReplaceAll(form, "FLAGS", flags))
					n++
				}
			}
		}
	}
	parse := func() *core.Operation {
		m, list := core.Parse(core.NewContextWith(dialecttest.Suite{Dialects: dialects()}.Registry()), []byte(text.String()), core.ParseOptions{})
		if list.HasErrors() {
			t.Fatal(list)
		}
		return m
	}
	before, after := parse(), parse()
	reg := passes.NewRegistry()
	passes.RegisterPasses(reg)
	p, list := passes.ParsePipeline(reg, "builtin.module(canonicalize)")
	if list.HasErrors() {
		t.Fatal(list)
	}
	if list, ok := passes.NewManagerOf(after.Context(), p).Run(t.Context(), after); !ok {
		t.Fatal(list)
	}
	old, changed := functions(before), functions(after)
	merged := 0
	for i, f := range old {
		if size(changed[i]) < size(f) {
			merged++
		}
		for x := range 16 {
			v := num.NewInt(4, uint64(x))
			want, ok := evaluate(t, f, v)
			got, ok2 := evaluate(t, changed[i], v)
			if ok && (!ok2 || !got.Equal(want)) {
				t.Fatalf("of %d:\n%v\nbecomes\n%v", x, f, changed[i])
			}
		}
	}
	if merged != n {
		t.Errorf("constants of %d of %d functions were merged", merged, n)
	}
}

func functions(m *core.Operation) (list []*core.Operation) {
	for op := range m.Region(0).Ops() {
		list = append(list, op)
	}
	return list
}

// evaluate computes a function of sums, differences and products; ok is false where it is poison.
func evaluate(t *testing.T, f *core.Operation, x num.Int) (r num.Int, ok bool) {
	t.Helper()
	entry := f.Region(0).Entry()
	vals := map[*core.Value]num.Int{entry.Arg(0): x}
	for op := range entry.Ops() {
		switch {
		case op.Is(&arith.ConstantDef):
			vals[op.Result(0)] = op.ConstantValue().(*core.IntegerAttr).Value()
			continue
		case op.Has(core.TraitTerminator):
			return vals[op.Operand(0)], true
		}
		o, isFlagged := arith.ArithIntegerOverflowFlagsInterfaceKey.Of(op)
		if !isFlagged {
			t.Fatalf("cannot evaluate %v", op)
		}
		a, b := vals[op.Operand(0)], vals[op.Operand(1)]
		signed, unsigned := num.Int.SAddOv, num.Int.UAddOv
		switch {
		case op.Is(&arith.SubIDef):
			signed, unsigned = num.Int.SSubOv, num.Int.USubOv
		case op.Is(&arith.MulIDef):
			signed, unsigned = num.Int.SMulOv, num.Int.UMulOv
		}
		v, nsw := signed(a, b)
		_, nuw := unsigned(a, b)
		if nsw && o.OverflowFlags()&arith.IntegerOverflowFlagsNsw != 0 || nuw && o.OverflowFlags()&arith.IntegerOverflowFlagsNuw != 0 {
			return v, false
		}
		vals[op.Result(0)] = v
	}
	t.Fatal("no terminator")
	return num.Int{}, false
}

func size(f *core.Operation) (n int) {
	f.Walk(func(*core.Operation) { n++ })
	return n
}

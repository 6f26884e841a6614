package conversion_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/ub"
)

// A name that the dialect does not define fails the conversion before it begins, whether or not such an operation would
// be met.
func TestUnknownNames(t *testing.T) {
	match := func(*core.Operation, []*core.Value, *conversion.Rewriter) bool { return false }
	for _, c := range []struct {
		name string
		fill func(set *conversion.PatternSet, target *conversion.Target)
		want string
	}{
		{"root", func(set *conversion.PatternSet, _ *conversion.Target) {
			set.Add(conversion.Pattern{Name: "p", Root: "arith.arith.addi", Match: match})
		}, "root of pattern 'p': dialect 'arith' defines no operation 'arith.arith.addi'"},
		{"near root", func(set *conversion.PatternSet, _ *conversion.Target) {
			set.Add(conversion.Pattern{Name: "p", Root: "arith.adi", Match: match})
		}, "did you mean 'arith.addi'?"},
		{"target", func(_ *conversion.PatternSet, target *conversion.Target) { target.IllegalOps("arith.sum") },
			"target: dialect 'arith' defines no operation 'arith.sum'"},
		{"known ones, and a dialect that is not there", func(set *conversion.PatternSet, target *conversion.Target) {
			set.Add(conversion.Pattern{Name: "p", Root: "arith.addi", Match: match},
				conversion.Pattern{Name: "q", Root: "other.op", Match: match})
			target.LegalOps("arith.subi", "other.op")
		}, ""},
	} {
		ctx := core.NewContext(arith.New(), ub.New())
		m, err := core.ParseString(ctx, "f.mlir", "")
		if err != nil {
			t.Fatal(err)
		}
		set, target, r := conversion.NewPatternSet(), conversion.NewTarget(), core.NewReporter(ctx)
		c.fill(set, target)
		ok := conversion.Partial([]*core.Operation{m}, target, set, conversion.Config{Report: r})
		if ok != (c.want == "") || !strings.Contains(r.List().Error(), c.want) {
			t.Errorf("%s: %v, %v", c.name, ok, r.List())
		}
	}
}

func TestUnknownRootOfPlainPattern(t *testing.T) {
	set := rewrite.NewPatternSet(core.NewContext(arith.New(), ub.New()))
	set.Add(rewrite.Pattern{Name: "known", Root: "arith.addi"}, rewrite.Pattern{Name: "any"},
		rewrite.Pattern{Name: "elsewhere", Root: "other.op"})
	defer func() {
		if e, _ := recover().(string); e != "rewrite: root of pattern 'typo': dialect 'arith' defines no operation 'arith.addd'; did you mean 'arith.addi'?" {
			t.Errorf("panicked with %q", e)
		}
	}()
	set.Add(rewrite.Pattern{Name: "typo", Root: "arith.addd"})
}

// The adaptor is not a user of the values, and goes through the groups of operands that the operation has.
func TestWithOperands(t *testing.T) {
	ctx := core.NewContext(arith.New(), ub.New())
	ctx.AllowUnregistered(true)
	m, err := core.ParseString(ctx, "f.mlir", "%0, %1 = \"t.a\"() : () -> (i1, i1)\n%2 = arith.addi %0, %0 {k} : i1")
	if err != nil {
		t.Fatal(err)
	}
	op := m.Region(0).Entry().Last()
	other := m.Region(0).Entry().First().Result(1)
	in := op.WithOperands([]*core.Value{other, other})
	if in.Operand(0) != other || in.Operand(1) != other || op.Operand(0) == other || in.OperandUse(1).Index() != 1 {
		t.Error("the operands are wrong")
	}
	if other.HasUses() || in.Attr("k") == nil || in.Result(0) != op.Result(0) {
		t.Error("the rest is not that of the operation")
	}
	defer func() {
		if recover() == nil {
			t.Error("accepted too few operands")
		}
	}()
	op.WithOperands(nil)
}

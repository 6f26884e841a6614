package pdleval_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/defs/pdl_interp"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/pdleval"
	"github.com/odsgen/ods/tests/dialecttest"
)

// natives are functions that mlir-opt's test pass knows, too.
var natives = &pdleval.Natives{
	Constraints: map[string]pdleval.Native{
		"single_entity_constraint": func(_ *rewrite.Rewriter, args []any) ([]any, bool) {
			op, ok := args[0].(*core.Operation)
			return nil, ok && op.Name() == "test.op"
		},
		"attribute": func(_ *rewrite.Rewriter, args []any) ([]any, bool) {
			op := args[0].(*core.Operation)
			a := op.Attr("wanted")
			return []any{a}, a != nil
		},
	},
	Rewrites: map[string]pdleval.Native{
		"rewriter": func(rw *rewrite.Rewriter, args []any) ([]any, bool) {
			root := args[0].(*core.Operation)
			made := rw.CreateOp(&core.OperationState{Info: rw.Context().OpName("test.success"), Loc: root.Loc(),
				Operands: []*core.Value{args[1].(*core.Value)}})
			rw.ReplaceOp(root, made.ResultList()...)
			return nil, true
		},
		"type": func(rw *rewrite.Rewriter, _ []any) ([]any, bool) { return []any{rw.Context().I64()}, true },
	},
}

// testPass applies the patterns of module @patterns, which it erases, to module @ir.
func testPass() *passes.Pass {
	return &passes.Pass{Name: "test-pdl-bytecode-pass", Anchor: "builtin.module", Depends: []string{"pdl_interp"}, Run: func(r *passes.Run) {
		patterns, ir := r.Op.LookupSymbol("patterns"), r.Op.LookupSymbol("ir")
		if patterns == nil || ir == nil {
			return
		}
		patterns.Remove()
		p, err := pdleval.Compile(patterns, natives)
		if err != nil {
			r.Reporter().Errorf(r.Op.Loc(), "%v", err)
			r.Fail()
			return
		}
		set := rewrite.NewPatternSet(r.Op.Context())
		set.Add(p.Patterns()...)
		rewrite.Greedy(ir, set.Freeze(), r.GreedyConfig())
	}}
}

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), funcd.New(), pdl.New(), pdlinterp.New(), ub.New()},
	Passes:   func(r *passes.Registry) { r.Add(passes.Func(testPass)) },
}

// TestRecorded compares what patterns do with what they did in mlir-opt.
func TestRecorded(t *testing.T) {
	suite.Recorded(t, "testdata", "--test-pdl-bytecode-pass --allow-unregistered-dialect")
}

// TestOracleRandom applies random patterns to random operations.
func TestOracleRandom(t *testing.T) {
	var b strings.Builder
	for seed := range uint64(150) {
		if seed > 0 {
			b.WriteString("// -----\n")
		}
		rnd := rand.New(rand.NewPCG(seed, 5))
		b.WriteString("module @patterns {\n")
		for range 1 + rnd.IntN(4) {
			writePattern(&b, rnd)
		}
		b.WriteString("}\nmodule @ir {\n")
		writeIR(&b, rnd)
		b.WriteString("}\n")
	}
	suite.Compare(t, b.String(), "--test-pdl-bytecode-pass", "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-debuginfo")
}

var letters = []string{"a", "b", "c", "d"}

func writePattern(b *strings.Builder, rnd *rand.Rand) {
	pick := func() string { return letters[rnd.IntN(len(letters))] }
	fmt.Fprintf(b, "  pdl.pattern : benefit(%d) {\n    %%t = pdl.type\n    %%i = pdl.type : i32\n    %%x = pdl.operand\n    %%k = pdl.attribute%s\n",
		rnd.IntN(3), []string{"", " = 0 : i8", " : %i"}[rnd.IntN(3)])
	vals := []string{"%x"}
	n := 1 + rnd.IntN(3)
	for i := range n {
		var operands, kinds []string
		for range rnd.IntN(3) {
			operands, kinds = append(operands, vals[rnd.IntN(len(vals))]), append(kinds, "!pdl.value")
		}
		if i > 0 || len(operands) == 0 {
			operands, kinds = append(operands, vals[len(vals)-1]), append(kinds, "!pdl.value")
		}
		attr := ""
		if rnd.IntN(3) == 0 || i == 0 && rnd.IntN(2) == 0 {
			attr = ` {"k" = %k}`
		}
		fmt.Fprintf(b, "    %%o%d = pdl.operation \"test.%s\"(%s : %s)%s -> (%s : !pdl.type)\n    %%r%d = pdl.result 0 of %%o%d\n", i, pick(),
			strings.Join(operands, ", "), strings.Join(kinds, ", "), attr, []string{"%t", "%i"}[rnd.IntN(2)], i, i)
		vals = append(vals, fmt.Sprintf("%%r%d", i))
	}
	// What is made starts with another letter, so that rewriting ends.
	fmt.Fprintf(b, "    pdl.rewrite %%o%d {\n      %%s = pdl.type : i32\n", n-1)
	fmt.Fprintf(b, "      %%n = pdl.operation \"test.n%s\"(%%r%d : !pdl.value) {\"from\" = %%a} -> (%%s : !pdl.type)\n", pick(), max(0, n-2))
	b.WriteString("      %a = pdl.attribute = \"x\"\n")
	fmt.Fprintf(b, "      pdl.replace %%o%d with %%n\n    }\n  }\n", n-1)
}

func writeIR(b *strings.Builder, rnd *rand.Rand) {
	b.WriteString("  %v0 = \"test.src\"() : () -> i32\n")
	n := 1
	for range 6 {
		var operands, kinds []string
		for range 1 + rnd.IntN(3) {
			operands, kinds = append(operands, fmt.Sprintf("%%v%d", rnd.IntN(n))), append(kinds, "i32")
		}
		attr := []string{"", " {k = 0 : i8}", " {k = 1 : i32}"}[rnd.IntN(3)]
		fmt.Fprintf(b, "  %%v%d = \"test.%s\"(%s)%s : (%s) -> i32\n", n, letters[rnd.IntN(len(letters))], strings.Join(operands, ", "), attr,
			strings.Join(kinds, ", "))
		n++
	}
	fmt.Fprintf(b, "  \"test.use\"(%%v%d) : (i32) -> ()\n", n-1)
}

func parse(t *testing.T, text string) *core.Operation {
	t.Helper()
	c := core.NewContext(suite.Dialects...)
	c.AllowUnregistered(true)
	op, list := core.Parse(c, []byte(text), core.ParseOptions{})
	if op == nil {
		t.Fatal(list)
	}
	return op
}

// TestNativeResults passes on what native functions give, in a dialect conversion.
func TestNativeResults(t *testing.T) {
	m := parse(t, `
module @patterns {
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %a = pdl.operation "test.op"(%x : !pdl.value)
    %k = pdl.apply_native_constraint "attribute"(%a : !pdl.operation) : !pdl.attribute
    pdl.rewrite %a {
      %t = pdl.apply_native_rewrite "type"(%x : !pdl.value) : !pdl.type
      %n = pdl.operation "test.new"(%x : !pdl.value) {"k" = %k} -> (%t : !pdl.type)
      pdl.erase %a
    }
  }
}
module @ir {
  %0 = "test.src"() : () -> i32
  "test.op"(%0) {wanted = "w"} : (i32) -> ()
  "test.op"(%0) : (i32) -> ()
}`)
	patterns, ir := m.LookupSymbol("patterns"), m.LookupSymbol("ir")
	patterns.Remove()
	p, err := pdleval.Compile(patterns, natives)
	if err != nil {
		t.Fatal(err)
	}
	set := conversion.NewPatternSet()
	set.AddPlain(p.Patterns()...)
	target := conversion.NewTarget()
	target.LegalOps("test.new")
	if !conversion.Partial([]*core.Operation{ir}, target, set, conversion.Config{}) {
		t.Fatal("conversion failed, want success")
	}
	want := `module @ir {
  %0 = "test.src"() : () -> i32
  %1 = "test.new"(%0) {k = "w"} : (i32) -> i64
  "test.op"(%0) : (i32) -> ()
}`
	if got := strings.TrimSpace(ir.String()); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestCompileErrors names what is missing.
func TestCompileErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`pdl.pattern : benefit(1) {
    %a = pdl.operation "test.op"
    pdl.apply_native_constraint "missing"(%a : !pdl.operation)
    pdl.rewrite %a with "rewriter"
  }`, `no native constraint named "missing"`},
		{`pdl.pattern : benefit(1) {
    %a = pdl.operation "test.op"
    pdl.rewrite %a with "missing"
  }`, `no native rewrite named "missing"`},
		{`func.func private @matcher()`, `symbol "matcher" is no pdl_interp.func`},
	} {
		_, err := pdleval.Compile(parse(t, c.text), natives)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got error %v, want one with %q", err, c.want)
		}
	}
}

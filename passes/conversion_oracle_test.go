package passes_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/passes"
)

// llvmNames are the conversions of arith on integers, one operation to one.
var llvmNames = map[string]string{
	"arith.addi": "llvm.add", "arith.subi": "llvm.sub", "arith.muli": "llvm.mul", "arith.andi": "llvm.and", "arith.ori": "llvm.or",
	"arith.xori": "llvm.xor", "arith.maxsi": "llvm.intr.smax", "arith.minui": "llvm.intr.umin", "arith.shli": "llvm.shl",
	"arith.select": "llvm.select", "arith.constant": "llvm.mlir.constant", "arith.cmpi": "llvm.icmp",
}

// miniTypes converts index to i64 and leaves casts where an index is still needed.
func miniTypes(c *core.Context) *conversion.TypeConverter {
	tc := conversion.NewTypeConverter()
	conversion.AddConversionOf(tc, func(t *core.IntegerType) core.Type { return t })
	conversion.AddConversionOf(tc, func(*core.IndexType) core.Type { return c.I64() })
	tc.AddSource(conversion.CastMaterialization)
	tc.AddTarget(conversion.CastMaterialization)
	return tc
}

// miniArithToLLVM is upstream's convert-arith-to-llvm for the operations of the generator, to unregistered operations
// without attributes.
func miniArithToLLVM() *passes.Pass {
	return &passes.Pass{Name: "mini-arith-to-llvm", Run: func(r *passes.Run) {
		c := r.Op.Context()
		target := conversion.NewTarget()
		target.LegalDialects("llvm", "builtin")
		set := conversion.NewPatternSet()
		types := miniTypes(c)
		for from, to := range llvmNames {
			set.Add(conversion.Pattern{Name: from, Root: from, Types: types,
				Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
					res, ok := types.ConvertAll(op.ResultTypes())
					if !ok {
						return false
					}
					rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: c.OpName(to), Operands: in, Types: res}))
					return true
				}})
		}
		if !conversion.Partial([]*core.Operation{r.Op}, target, set, conversion.Config{Report: r.Reporter()}) {
			r.Fail()
		}
	}}
}

// miniCfToLLVM converts branches with the arguments of the blocks that they lead to.
func miniCfToLLVM() *passes.Pass {
	return &passes.Pass{Name: "mini-cf-to-llvm", Run: func(r *passes.Run) {
		c := r.Op.Context()
		target := conversion.NewTarget()
		// Blocks of other operations are converted too, so these must be legal.
		target.DynamicUnknown(func(op *core.Operation) conversion.Legality {
			return conversion.LegalIf(op.Info().DialectName() != "cf")
		})
		set := conversion.NewPatternSet()
		types := miniTypes(c)
		for from, to := range map[string]string{"cf.br": "llvm.br", "cf.cond_br": "llvm.cond_br", "cf.switch": "llvm.switch"} {
			set.Add(conversion.Pattern{Name: from, Root: from, Types: types,
				Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
					st := &core.OperationState{Info: c.OpName(to), Operands: in}
					for _, b := range op.Successors() {
						if s := types.BlockSignature(b); s != nil {
							b = rw.ApplySignature(b, s, types)
						}
						st.Successors = append(st.Successors, b)
					}
					rw.ReplaceOpWith(op, rw.Create(st))
					return true
				}})
		}
		if !conversion.Partial([]*core.Operation{r.Op}, target, set, conversion.Config{Report: r.Reporter()}) {
			r.Fail()
		}
	}}
}

var (
	properties = regexp.MustCompile(` <\{[^}]*\}>`)
	attributes = regexp.MustCompile(` \{[^()\n]*\}`)
)

// bare removes what the small conversions leave out.
func bare(text string) string {
	var out []string
	for _, l := range strings.Split(text, "\n") {
		if strings.Contains(l, "\"llvm.") {
			l = attributes.ReplaceAllString(properties.ReplaceAllString(l, ""), "")
		}
		out = append(out, l)
	}
	return strings.Join(out, "\n")
}

func TestOracleConversion(t *testing.T) {
	tool := oracle(t)
	for _, c := range []struct {
		flags string
		add   []passes.Maker
	}{
		{"--convert-arith-to-llvm", []passes.Maker{passes.Func(miniArithToLLVM)}},
		{"--convert-cf-to-llvm", []passes.Maker{passes.Func(miniCfToLLVM)}},
		{"--convert-arith-to-llvm --convert-cf-to-llvm", []passes.Maker{passes.Func(miniArithToLLVM), passes.Func(miniCfToLLVM)}},
		{"--convert-cf-to-llvm --convert-arith-to-llvm", []passes.Maker{passes.Func(miniCfToLLVM), passes.Func(miniArithToLLVM)}},
		{"--convert-arith-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts",
			[]passes.Maker{passes.Func(miniArithToLLVM), passes.Func(miniCfToLLVM), passes.ReconcileUnrealizedCasts}},
	} {
		t.Run(c.flags, func(t *testing.T) {
			for round := range rounds {
				g := generator{rnd: rand.New(rand.NewPCG(uint64(round), 11))}
				text := g.module(100)
				want := bare(upstream(t, tool, text, append(strings.Fields(c.flags), "--mlir-print-op-generic", "--verify-each=false")...))
				ctx := newContext()
				op := parse(t, ctx, text)
				m := passes.NewManager(ctx, "builtin.module")
				m.NoVerify = true // cf's own branches do not match blocks whose arguments were converted
				for _, f := range c.add {
					m.MustAdd(f.Make(nil))
				}
				if list, ok := m.Run(context.Background(), op); !ok {
					t.Fatal(list)
				}
				var b strings.Builder
				core.Print(&b, op, core.PrintOptions{Generic: true})
				compareLines(t, bare(b.String()+"\n"), want)
			}
		})
	}
}

var names = regexp.MustCompile(`%[a-z0-9]+|\^bb[0-9]+`)

// renumber gives values and blocks the numbers of their first mention in each function, so that one difference does not
// show in everything after it.
func renumber(text string) string {
	parts := strings.SplitAfter(text, "\n  }) : () -> ()\n")
	for i, p := range parts {
		seen := make(map[string]string)
		parts[i] = names.ReplaceAllStringFunc(p, func(n string) string {
			if seen[n] == "" {
				seen[n] = fmt.Sprintf("%s%d", n[:1], len(seen))
			}
			return seen[n]
		})
	}
	return strings.Join(parts, "")
}

func compareLines(t *testing.T, got, want string) {
	t.Helper()
	if got == want {
		return
	}
	g, w := strings.Split(renumber(got), "\n"), strings.Split(renumber(want), "\n")
	for i := range w {
		if i >= len(g) || g[i] != w[i] {
			lo := max(i-25, 0)
			t.Fatalf("line %d\ngot:\n%s\n>> %s\nwant:\n>> %s", i, strings.Join(w[lo:i], "\n"),
				strings.Join(g[i:min(i+12, len(g))], "\n   "), strings.Join(w[i:min(i+12, len(w))], "\n   "))
		}
	}
	t.Fatalf("got %d lines, want %d", len(g), len(w))
}

package pdlrules_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/arith"
	complexd "github.com/odsgen/ods/defs/complex"
	"github.com/odsgen/ods/defs/index"
	pdldefs "github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/defs/pdl_interp"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/pdl"
	"github.com/odsgen/ods/passes/pdleval"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{arith.New(), complexd.New(), index.New(), pdldefs.New(), pdlinterp.New(), tensor.New(), ub.New()}
}

// sources are bodies of a block with arguments of some types. Some rules rewrite them, others look alike.
var sources = []string{
	`%m = arith.constant -1 : i32
%0 = arith.muli %b, %m : i32
%r = arith.addi %a, %0 : i32
"t.use"(%r) : (i32) -> ()`,
	`%m = arith.constant -1 : i32
%0 = arith.muli %a, %m : i32
%r = arith.addi %0, %b : i32
"t.use"(%r) : (i32) -> ()`,
	`%m = arith.constant -2 : i32
%0 = arith.muli %a, %m : i32
%r = arith.addi %0, %b : i32
"t.use"(%r) : (i32) -> ()`,
	`%m = arith.constant dense<-1> : vector<4xi32>
%0 = arith.muli %v, %m : vector<4xi32>
%r = arith.addi %0, %w : vector<4xi32>
"t.use"(%r) : (vector<4xi32>) -> ()`,
	`%m = arith.constant dense<[-1, -1, -1, 0]> : vector<4xi32>
%0 = arith.muli %v, %m : vector<4xi32>
%r = arith.addi %0, %w : vector<4xi32>
"t.use"(%r) : (vector<4xi32>) -> ()`,
	`%0 = arith.select %c, %a, %b : i32
%r = arith.select %c, %0, %b : i32
"t.use"(%r) : (i32) -> ()`,
	`%0 = arith.select %c, %a, %b : i32
%r = arith.select %c, %b, %0 : i32
"t.use"(%r) : (i32) -> ()`,
	`%0 = arith.select %c, %a, %b : i32
%r = arith.select %d, %b, %0 : i32
"t.use"(%r) : (i32) -> ()`,
	`%t = arith.constant true
%0 = arith.xori %c, %t : i1
%r = arith.select %0, %a, %b : i32
"t.use"(%r) : (i32) -> ()`,
	`%t = arith.constant false
%0 = arith.xori %c, %t : i1
%r = arith.select %0, %a, %b : i32
"t.use"(%r) : (i32) -> ()`,
	`%t = arith.constant true
%e = arith.constant false
%r = arith.select %c, %e, %t : i1
"t.use"(%r) : (i1) -> ()`,
	`%0 = arith.extui %k : i8 to i16
%r = arith.extsi %0 : i16 to i32
"t.use"(%r) : (i32) -> ()`,
	`%0 = arith.extsi %k : i8 to i16
%r = arith.extui %0 : i16 to i32
"t.use"(%r) : (i32) -> ()`,
	`%0 = arith.extui %k : i8 to i32
%1 = arith.extui %l : i8 to i32
%2 = arith.andi %0, %1 : i32
%3 = arith.ori %0, %1 : i32
%4 = arith.xori %0, %1 : i32
"t.use"(%2, %3, %4) : (i32, i32, i32) -> ()`,
	`%0 = arith.extsi %k : i8 to i32
%1 = arith.extsi %l : i8 to i32
%2 = arith.andi %0, %1 : i32
%3 = arith.ori %0, %1 : i32
%4 = arith.xori %0, %1 : i32
"t.use"(%2, %3, %4) : (i32, i32, i32) -> ()`,
	`%0 = arith.extsi %k : i8 to i32
%1 = arith.extsi %h : i16 to i32
%2 = arith.andi %0, %1 : i32
"t.use"(%2) : (i32) -> ()`,
	`%0 = arith.extsi %k : i8 to i32
%1 = arith.extsi %l : i8 to i32
%2 = arith.cmpi eq, %0, %1 : i32
%3 = arith.cmpi ne, %0, %1 : i32
%4 = arith.cmpi slt, %0, %1 : i32
"t.use"(%2, %3, %4) : (i1, i1, i1) -> ()`,
	`%0 = arith.extui %k : i8 to i32
%1 = arith.extui %l : i8 to i32
%2 = arith.cmpi eq, %0, %1 : i32
%3 = arith.cmpi ne, %0, %1 : i32
"t.use"(%2, %3) : (i1, i1) -> ()`,
	`%0 = arith.extui %k : i8 to i32
%1 = arith.extui %h : i16 to i32
%2 = arith.cmpi eq, %0, %1 : i32
"t.use"(%2) : (i1) -> ()`,
	`%0 = arith.bitcast %a : i32 to f32
%1 = arith.bitcast %0 : f32 to i32
%2 = arith.bitcast %1 : i32 to f32
"t.use"(%1, %2) : (i32, f32) -> ()`,
	`%0 = arith.negf %f : f32
%1 = arith.negf %g : f32
%2 = arith.mulf %0, %1 : f32
%3 = arith.divf %0, %1 : f32
%4 = arith.addf %f, %1 : f32
%5 = arith.subf %f, %1 : f32
"t.use"(%2, %3, %4, %5) : (f32, f32, f32, f32) -> ()`,
	`%0 = arith.index_cast %a : i32 to index
%1 = arith.index_cast %0 : index to i32
%2 = arith.index_castui %a : i32 to index
%3 = arith.index_castui %2 : index to i32
"t.use"(%1, %3) : (i32, i32) -> ()`,
	`%0 = arith.index_cast %k : i8 to index
%1 = arith.extsi %k : i8 to i32
%2 = arith.index_cast %1 : i32 to index
%3 = arith.extui %k : i8 to i32
%4 = arith.index_castui %3 : i32 to index
"t.use"(%0, %2, %4) : (index, index, index) -> ()`,
	`%0 = tensor.bitcast %tt : tensor<4xi32> to tensor<4xf32>
%1 = tensor.bitcast %0 : tensor<4xf32> to tensor<4xi32>
"t.use"(%1) : (tensor<4xi32>) -> ()`,
	`%0 = complex.create %f, %g : complex<f32>
%1 = complex.re %0 : complex<f32>
%2 = complex.im %0 : complex<f32>
%3 = complex.neg %0 : complex<f32>
%4 = complex.neg %3 : complex<f32>
%5 = complex.add %0, %z : complex<f32>
%6 = complex.sub %5, %z : complex<f32>
%7 = complex.log %z : complex<f32>
%8 = complex.exp %7 : complex<f32>
%9 = complex.conj %z : complex<f32>
%10 = complex.conj %9 : complex<f32>
"t.use"(%1, %2, %4, %6, %8, %10) : (f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>) -> ()`,
	`%0 = complex.create %f, %g : complex<f32>
%1 = complex.neg %0 : complex<f32>
%2 = complex.re %1 : complex<f32>
%3 = complex.im %1 : complex<f32>
%4 = complex.bitcast %z : complex<f32> to i64
%5 = complex.bitcast %4 : i64 to complex<f32>
%6 = arith.bitcast %4 : i64 to f64
%8 = arith.bitcast %h : i16 to bf16
%7 = complex.bitcast %6 : f64 to complex<f32>
"t.use"(%2, %3, %5, %6, %7, %8) : (f32, f32, complex<f32>, f64, complex<f32>, bf16) -> ()`,
	`%0 = arith.bitcast %q : i64 to f64
%1 = complex.bitcast %0 : f64 to complex<f32>
"t.use"(%1) : (complex<f32>) -> ()`,
	`%e = index.constant 0
%i = index.constant 1
%0 = index.sub %n, %i
%1 = index.cmp slt(%0, %e)
%2 = index.cmp ugt(%e, %0)
%3 = index.cmp eq(%0, %i)
"t.use"(%1, %2, %3) : (i1, i1, i1) -> ()`,
	`%0 = index.casts %n : index to i32
%1 = index.casts %0 : i32 to index
%2 = index.sub %n, %n
%3 = index.add %n, %2
%4 = index.cmp eq(%2, %n)
"t.use"(%1, %3, %4) : (index, index, i1) -> ()`,
}

const arguments = "%a: i32, %b: i32, %f: f32, %g: f32, %c: i1, %d: i1, %k: i8, %l: i8, %h: i16, %n: index, %v: vector<4xi32>, " +
	"%w: vector<4xi32>, %tt: tensor<4xi32>, %z: complex<f32>, %q: i64"

// rewritten applies patterns, and nothing else, to a source.
func rewritten(t *testing.T, source string, patterns func(ctx *core.Context) []rewrite.Pattern) (text string, fired map[string]int) {
	t.Helper()
	ctx := core.NewContext(dialects()...)
	op, list := core.Parse(ctx, []byte("\"t.block\"() ({\n^bb0("+arguments+"):\n"+source+"\n}) : () -> ()"),
		core.ParseOptions{Name: "source.mlir", AllowUnregistered: true, NoImplicitModule: true})
	if op == nil {
		t.Fatalf("%v\n%s", list, source)
	}
	set := rewrite.NewPatternSet(ctx)
	set.Add(patterns(ctx)...)
	fired = map[string]int{}
	cfg := rewrite.DefaultConfig()
	cfg.NoFolding, cfg.TopDown, cfg.Regions = true, true, rewrite.SimplifyDisabled
	cfg.Applied = func(p *rewrite.Pattern) { fired[p.Name]++ }
	if _, converged := rewrite.Greedy(op, set.Freeze(), cfg); !converged {
		t.Errorf("no end of rewriting\n%s", source)
	}
	if r := core.NewReporter(ctx); !core.Verify(op, r, core.VerifyOptions{}) {
		t.Errorf("%v\n%s", r.List(), source)
	}
	var out strings.Builder
	core.Print(&out, op, core.PrintOptions{Generic: true})
	return out.String(), fired
}

// module returns what "odsgen pdl" writes for a shipped definition, and the names of the rules that it has.
func module(t *testing.T, name string) (text string, rules map[string]bool) {
	t.Helper()
	prog, list := load.Load(load.Options{}, filepath.Join("..", "..", "defs", name, name+".yaml"))
	if list.HasErrors() {
		t.Fatal(list)
	}
	d := prog.Roots[0]
	text, kept := pdl.Module(d)
	rules = map[string]bool{}
	for _, r := range d.Rules {
		rules[r.Name] = r.Set == ""
	}
	for _, k := range kept {
		delete(rules, k.Rule.Name)
		if !strings.Contains(text, "// "+k.Rule.GoName+" is not here: "+k.Reason) {
			t.Errorf("the module does not name rule %s", k.Rule.Name)
		}
	}
	return text, rules
}

// TestSame applies rules and their pdl to the same sources. Each rule that pdl can say fires somewhere.
func TestSame(t *testing.T) {
	silent := map[string]bool{"arith": true, "complex": true, "index": true, "tensor": true}
	for name := range silent {
		t.Run(name, func(t *testing.T) {
			text, rules := module(t, name)
			fired := map[string]int{}
			for _, source := range sources {
				want, by := rewritten(t, source, func(ctx *core.Context) (out []rewrite.Pattern) {
					set := rewrite.NewPatternSet(ctx)
					if r, ok := rewrite.DialectRules.Of(ctx, ctx.Dialect(name)); ok {
						r.AddCanonicalizationPatterns(set)
					}
					for _, p := range set.Patterns() {
						if rules[p.Name] {
							out = append(out, p)
						}
					}
					return out
				})
				for rule, n := range by {
					fired[rule] += n
				}
				got, _ := rewritten(t, source, func(ctx *core.Context) []rewrite.Pattern {
					m, list := core.Parse(ctx, []byte(text), core.ParseOptions{Name: name + ".mlir"})
					if m == nil {
						t.Fatal(list)
					}
					p, err := pdleval.Compile(m, pdleval.RuleNatives())
					if err != nil {
						t.Fatal(err)
					}
					return p.Patterns()
				})
				if got != want {
					t.Errorf("pdl makes\n%s\nof\n%s\nthe rules make\n%s", got, source, want)
				}
			}
			for rule := range rules {
				if fired[rule] == 0 {
					t.Errorf("rule %s fires on no source", rule)
				}
			}
		})
	}
}

// TestOracle lets mlir-opt read the modules of all shipped definitions.
func TestOracle(t *testing.T) {
	if _, err := exec.LookPath("mlir-opt-22"); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal(err)
		}
		t.Skip("mlir-opt-22 is not installed")
	}
	files, err := filepath.Glob("../../defs/*/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".yaml")
		if filepath.Base(filepath.Dir(file)) != name {
			continue
		}
		text, _ := module(t, name)
		cmd := exec.Command("mlir-opt-22", "-o", os.DevNull)
		cmd.Stdin = strings.NewReader(text)
		var messages bytes.Buffer
		if cmd.Stderr = &messages; cmd.Run() != nil {
			t.Errorf("%s: %s\n%s", name, messages.String(), text)
		}
	}
}

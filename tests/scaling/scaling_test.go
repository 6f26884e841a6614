package scaling

import (
	"flag"
	"strings"
	"testing"
)

var chosen = flag.String("shapes", "", "measure the shapes with these names, separated by commas, in place of all")

// BenchmarkScaling measures every shape with every command. Growth is of the best of b.N measurements.
func BenchmarkScaling(b *testing.B) {
	for _, s := range Shapes() {
		if *chosen != "" && !strings.Contains(","+*chosen+",", ","+s.Name+",") {
			continue
		}
		for _, line := range s.Runs {
			b.Run(s.Name+"/"+strings.ReplaceAll(line, " ", ""), func(b *testing.B) {
				g, err := s.Measure(line, b.N)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(g.Time, "growth")
				b.ReportMetric(g.Bytes, "memory")
				b.ReportMetric(g.Large.Time.Seconds()*1e3, "ms")
			})
		}
	}
}

// worst are commands that once took a time or memory in the square of the input.
var worst = []struct {
	shape, line string
	n           int
}{
	{"switch", "opt", 2_000},
	{"switch", "opt --remove-dead-values", 2_000},
	{"switch", "opt --int-range-optimizations", 2_000},
	{"switch", "opt --convert-cf-to-llvm", 2_000},
	{"llvm-switch", "opt --sccp", 2_000},
	{"llvm-switch", "opt --remove-dead-values", 2_000},
	{"llvm-switch", "translate --mlir-to-llvmir", 4_000},
	{"llvm-switch-to-one", "translate --mlir-to-llvmir", 2_000},
	{"switch-constant", "opt --canonicalize", 2_000},
	{"index-switch", "opt --convert-scf-to-cf --canonicalize=region-simplify=aggressive", 1_000},
	{"dead-block-arguments", "opt --remove-dead-values", 1_000},
	{"llvm-array", "opt", 1_000},
	{"llvm-struct", "opt", 1_000},
	{"dimensions", "opt", 2_000},
	{"dimensions-vector", "opt", 2_000},
	{"blocks", "opt --canonicalize", 500},
	{"regions", "opt --cse", 500},
	{"loops-carried", "opt --loop-invariant-code-motion", 100},
	{"regions-yield", "opt --topological-sort", 500},
	{"slots", "opt --mem2reg", 500},
	{"functions-nested", "opt --int-range-optimizations", 200},
	{"dialect-attr", "opt --allow-unregistered-dialect", 500},
	{"loop-carried", "opt --canonicalize", 500},
	{"slot-frontier", "opt --mem2reg", 250},
	{"ifs", "opt --convert-scf-to-cf", 250},
	{"modules", "opt --topological-sort", 100},
	{"calls-of-one", "opt --inline", 500},
	{"calls-of-one", "opt --sccp", 500},
	{"calls-of-one", "opt --int-range-optimizations", 500},
	{"index-switch", "opt --sccp", 1_000},
	{"llvm-functions", "opt --inline", 200},
	{"unrealized-casts", "opt --reconcile-unrealized-casts", 500},
	{"slots-blocks", "opt --mem2reg", 100},
	{"unrealized-casts-types", "opt --reconcile-unrealized-casts", 500},
	{"loops-carried", "opt " + flags(lowering), 50},
	{"call-cycle", "opt --inline", 100},
	{"regions-values", "opt --loop-invariant-code-motion", 100},
	{"parallel-nest", "opt --canonicalize", 50},
	{"regions-values", "opt --canonicalize", 100},
	{"affine-scalrep", "opt --affine-scalrep", 100},
	{"affine-scalrep-loads", "opt --affine-scalrep", 100},
	{"affine-scalrep-chain", "opt --affine-scalrep", 100},
}

// flags are passes as flags.
func flags(passes string) string { return strings.TrimPrefix(only(passes)[0], "opt ") }

// TestGrowth runs them on inputs of two sizes. Allocated bytes are the same in every run, and may grow as the input
// does. Of the time, which is not, a square would be 16 times as much for inputs of the 16-fold size; 6 times is an
// error when it is so three times.
func TestGrowth(t *testing.T) {
	shapes := make(map[string]Shape)
	for _, s := range Shapes() {
		if shapes[s.Name].Write != nil {
			t.Errorf("two shapes are named %s", s.Name)
		}
		shapes[s.Name] = s
	}
	for _, w := range worst {
		s, ok := shapes[w.shape]
		if !ok {
			t.Errorf("no shape is named %s", w.shape)
			continue
		}
		const factor = 16
		small, large := s.Text(w.n), s.Text(factor*w.n)
		var time float64
		for range 3 {
			a, err := RunCost(w.line, small)
			if err != nil {
				t.Fatalf("%s: %v", w.shape, err)
			}
			b, err := RunCost(w.line, large)
			if err != nil {
				t.Fatalf("%s: %v", w.shape, err)
			}
			input := float64(len(large)) / float64(len(small))
			if bytes := float64(b.Bytes) / float64(a.Bytes) / input; bytes > 1.3 {
				t.Errorf("%s: %s allocates %.1f times more than the input grows", w.shape, w.line, bytes)
			}
			if time = float64(b.Time) / float64(max(a.Time, 1)) / input; time <= 6 {
				break
			}
		}
		if time > 6 {
			t.Errorf("%s: %s takes %.1f times longer than the input grows", w.shape, w.line, time)
		}
	}
}

// TestShapes runs every command of every shape on a small input.
func TestShapes(t *testing.T) {
	for _, s := range Shapes() {
		text := s.Text(8)
		for _, line := range s.Runs {
			if err := Run(line, text); err != nil {
				t.Errorf("%s: %v", s.Name, err)
			}
		}
	}
}

// TestNote reads functions in functions, which are wrong. The note with the outermost one would have 100 MB, most of it
// indentation.
func TestNote(t *testing.T) {
	var b strings.Builder
	wrap(&b, 5_000, "func.func @f() {\n", "", "return }\n")
	c, err := RunCost("opt", b.String())
	if err == nil || !strings.Contains(err.Error(), "symbol's parent must have the SymbolTable trait") {
		t.Errorf("got %v", err)
	}
	if c.Bytes > 200<<20 {
		t.Errorf("%d MiB were allocated", c.Bytes>>20)
	}
}

package conformance

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
	"github.com/odsgen/ods/tests/randir"
)

var (
	agreeing    = flag.Int("agree", 0, "how many mutated inputs TestMutantsAgree compares; none by default, for it takes long")
	differences = flag.String("differences", "", "write the inputs of which TestMutantsAgree finds other outputs to this folder")
)

// agreed are the pipelines of TestMutantsAgree besides all passes with their defaults.
var agreed = []string{
	"--canonicalize=region-simplify=aggressive", "--canonicalize=top-down=false", "--canonicalize=region-simplify=disabled",
	"--affine-loop-unroll=unroll-factor=3 cleanup-unroll", "--affine-loop-unroll-jam=unroll-jam-factor=2",
	"--affine-loop-tile=tile-size=3 separate",
	"--affine-loop-fusion=mode=producer", "--affine-loop-fusion=mode=sibling maximal", "--affine-loop-normalize=promote-single-iter",
	"--affine-parallelize=parallel-reductions", "--scf-for-loop-peeling=skip-partial=false",
	"--scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3",
	"--arith-expand=include-bf16 include-f8e8m0 include-f4e2m1",
	"--one-shot-bufferize=bufferize-function-boundaries allow-unknown-ops",
	"--buffer-results-to-out-params",
}

// silent are passes that print what they have to say; [dialecttest.Suite.Recorded] compares it.
var silent = []string{"print-op-stats", "view-op-graph", "print-ir", "snapshot-op-locations"}

// pipelines returns what -pass selects.
func pipelines(reg *passes.Registry) (out []string) {
	for _, name := range reg.Passes() {
		if !slices.Contains(silent, name) {
			out = append(out, "--"+name)
		}
	}
	return slices.DeleteFunc(append(out, agreed...), func(flags string) bool { return !strings.HasPrefix(flags, "--"+*onlyPass) })
}

// TestMutantsAgree compares what passes make of mutated recorded inputs with what mlir-opt makes of them. Not all
// differences are mistakes.
func TestMutantsAgree(t *testing.T) {
	if *agreeing == 0 {
		t.Skip("takes long; -agree N compares N inputs, -pass one pass")
	}
	dialects := all.Registry()
	backend.Extend(dialects)
	cfg := driver.Config{Dialects: dialects, Passes: backend.Passes()}
	agree(t, cfg, mutatedInputs(t, dialects))
}

// TestRandomAgree does the same with random modules. What is left of differences is mlir-opt's invalid results of
// remove-dead-values, what needs linalg in one-shot-bufferize, calls of the allocator below unregistered operations,
// and a few orders of constants and simplified maps.
func TestRandomAgree(t *testing.T) {
	if *agreeing == 0 {
		t.Skip("takes long; -agree N compares N modules, -pass one pass")
	}
	dialects := all.Registry()
	backend.Extend(dialects)
	cfg := driver.Config{Dialects: dialects, Passes: backend.Passes()}
	var parts []string
	for s := range uint64(*agreeing) {
		parts = append(parts, randir.Module(*seed+s))
	}
	agree(t, cfg, parts)
}

func agree(t *testing.T, cfg driver.Config, parts []string) {
	for _, flags := range pipelines(cfg.Passes) {
		start := time.Now()
		for group := range slices.Chunk(parts, 20) {
			for _, d := range dialecttest.CompareParts(t, cfg, group, 20*time.Second, flags, "--mlir-print-debuginfo",
				"--mlir-print-local-scope") {
				t.Errorf("%s: the outputs differ", flags)
				if *differences != "" {
					save(t, flags, group[d.Part], d)
				}
			}
		}
		t.Log(flags, time.Since(start))
	}
}

// mutatedInputs returns valid texts in generic form.
func mutatedInputs(t *testing.T, dialects *core.Registry) (parts []string) {
	inside := Selection{Dialects: append(dialects.Names(), "unregistered"), Closed: true}
	var cases []*Case
	for _, c := range load(t, corpus(t), false) {
		if !c.Invalid && len(c.Input) < 6_000 && inside.Has(c) {
			cases = append(cases, c)
		}
	}
	for s := *seed; len(parts) < *agreeing; s++ {
		op := mutant(dialects, cases, rand.New(rand.NewPCG(s, 0)))
		if op == nil {
			continue
		}
		var text strings.Builder
		if err := core.Print(&text, op, core.PrintOptions{Generic: true}); err != nil {
			t.Fatal(err)
		}
		parts = append(parts, text.String()+"\n")
	}
	return parts
}

func save(t *testing.T, flags, text string, d dialecttest.Difference) {
	t.Helper()
	name := strings.Map(func(r rune) rune {
		if r == '=' || r == ' ' || r == ',' {
			return '_'
		}
		return r
	}, strings.TrimPrefix(flags, "--"))
	dir := filepath.Join(*differences, name)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	n, _ := filepath.Glob(filepath.Join(dir, "*.mlir"))
	base := filepath.Join(dir, fmt.Sprint(len(n)))
	for ext, s := range map[string]string{".mlir": "// " + flags + "\n" + text, ".got": d.Got, ".want": d.Want} {
		if err := os.WriteFile(base+ext, []byte(s), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

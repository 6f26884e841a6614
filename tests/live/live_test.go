package live

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/tests/conformance"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

var only = flag.String("only", "", "run the recorded cases whose path contains this")

// compiled is a registry of all shipped dialects, and of the test dialect.
func compiled() *core.Registry {
	r := all.Registry()
	r.Add(testdialect.Dialect())
	backend.Extend(r)
	return r
}

// definitions are the files of the shipped dialects.
func definitions(t *testing.T) []string {
	var out []string
	for _, name := range compiled().Names() {
		file := filepath.Join("..", "..", "defs", name, name+".yaml")
		if name == testdialect.Name {
			file = filepath.Join("..", "dialect", "test.yaml")
		}
		if _, err := os.Stat(file); err == nil && name != "builtin" {
			out = append(out, file)
		}
	}
	if len(out) < 7 {
		t.Fatalf("found only %v", out)
	}
	return out
}

// loadAll makes all shipped dialects live, bound to their hooks or not.
func loadAll(t *testing.T, bound bool) *live.Set {
	t.Helper()
	opt := live.Options{Load: load.Options{Embedded: defs.FS}}
	if bound {
		opt.Compiled = compiled().Lookup
	}
	set, list := live.Load(opt, definitions(t)...)
	if set == nil {
		t.Fatal(text(list))
	}
	return set
}

func text(list diag.List) string {
	var b strings.Builder
	diag.Render(&b, list...)
	return b.String()
}

// sample is an input.
type sample struct{ name, text string }

// ownSamples are the parts of the .mlir files in the repository.
func ownSamples(t *testing.T) []sample {
	var out []sample
	err := filepath.WalkDir("../..", func(path string, d os.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".mlir" {
			return err
		}
		data, err := os.ReadFile(path)
		for i, part := range strings.Split(string(data), "// -----") {
			out = append(out, sample{fmt.Sprintf("%s part %d", path, i), part})
		}
		return err
	})
	if err != nil || len(out) < 40 {
		t.Fatalf("%d samples, %v", len(out), err)
	}
	return out
}

// recordedSamples are the recorded cases that mention nothing but shipped dialects.
func recordedSamples(t *testing.T) []sample {
	dir := os.Getenv("ODSGEN_CONFORMANCE")
	if dir == "" {
		dir = filepath.Join("..", "..", "..", "shared", "conformance")
	}
	if _, err := os.Stat(dir); err != nil {
		t.Logf("no recorded cases: %v", err)
		return nil
	}
	cases, err := conformance.Load(dir, false)
	if err != nil {
		t.Fatal(err)
	}
	have := append(compiled().Names(), "unregistered")
	var out []sample
	for _, c := range cases {
		if strings.Contains(c.Path, *only) && !slices.ContainsFunc(c.Dialects,
			func(d string) bool { return !slices.Contains(have, d) }) {
			out = append(out, sample{c.Path + " " + c.Name, c.Input})
		}
	}
	if testing.Short() {
		for i := range out {
			if i*20 < len(out) {
				out[i] = out[i*20]
			}
		}
		out = out[:len(out)/20]
	}
	return out
}

// answer is what the command says.
type answer struct {
	status         int
	stdout, stderr string
}

// opt runs the command on a text.
func opt(dialects *core.Registry, input string, args ...string) (a answer) {
	var stdout, stderr bytes.Buffer
	cfg := driver.Config{Dialects: dialects, Passes: backend.Passes(), Workers: 1}
	a.status = driver.Opt(cfg, append(args, "--allow-unregistered-dialect", "-"), strings.NewReader(input), &stdout, &stderr)
	a.stdout, a.stderr = stdout.String(), stderr.String()
	return a
}

// each calls f for all samples on all processors.
func each(samples []sample, f func(s sample)) {
	var wg sync.WaitGroup
	next := make(chan sample)
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for s := range next {
				f(s)
			}
		}()
	}
	for _, s := range samples {
		next <- s
	}
	close(next)
	wg.Wait()
}

// TestBound demands the output of the compiled dialects, diagnostics included.
func TestBound(t *testing.T) {
	want, got := compiled(), compiled().With(loadAll(t, true).Dialects()...)
	check := func(s sample, args ...string) {
		if w, g := opt(want, s.text, args...), opt(got, s.text, args...); w != g {
			t.Errorf("%s %v\n%s", s.name, args, difference(w, g))
		}
	}
	for _, s := range ownSamples(t) {
		check(s)
		check(s, "--mlir-print-op-generic")
		check(s, "--canonicalize", "--cse")
		check(s, "--convert-to-llvm")
	}
	samples := recordedSamples(t)
	t.Logf("%d recorded cases", len(samples))
	each(samples, func(s sample) {
		check(s)
		check(s, "--mlir-print-op-generic")
		check(s, "--canonicalize", "--cse")
	})
}

// difference shows the first lines that differ.
func difference(want, got answer) string {
	if want.stdout != got.stdout {
		return lines(want.stdout, got.stdout)
	}
	if want.stderr != got.stderr {
		return lines(want.stderr, got.stderr)
	}
	return fmt.Sprintf("status %d, want %d", got.status, want.status)
}

func lines(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		if i >= len(w) || i >= len(g) || w[i] != g[i] {
			return fmt.Sprintf("line %d\nwant %q\ngot  %q", i+1, w[min(i, len(w)-1)], g[min(i, len(g)-1)])
		}
	}
	return ""
}

// lost tells what the load report says about the operations, types and attributes of a text.
type lost struct {
	syntax, names, checks []string
	graphs                []string // operations in whose regions values may be used before they are defined
	texts                 []string // prefixes of the dialects whose types or attributes cannot be read
}

func lossesOf(set *live.Set) (l lost) {
	for _, x := range set.Losses() {
		switch x.Kind {
		case live.LostSyntax:
			l.syntax = append(l.syntax, x.Owner)
		case live.LostText:
			dialect, _, _ := strings.Cut(x.Owner, ".")
			l.texts = append(l.texts, "!"+dialect, "#"+dialect)
		case live.LostNames:
			l.names = append(l.names, x.Owner)
		case live.LostVerifier, live.LostConstraint, live.LostInterface, live.LostInference:
			l.checks = append(l.checks, x.Owner)
			if x.Hook == "RegionKindInterface" {
				l.graphs = append(l.graphs, x.Owner)
			}
		}
	}
	return l
}

// occurs reports whether one of the names stands in the text. An operation may stand without the prefix of its dialect,
// and a type or an attribute is known by its dialect only.
func occurs(names []string, text string) bool {
	return slices.ContainsFunc(names, func(n string) bool {
		_, short, _ := strings.Cut(n, ".")
		return n == "" || strings.Contains(text, n) || strings.Contains(text, short+" ")
	})
}

func contains(text string, parts []string) bool {
	return slices.ContainsFunc(parts, func(x string) bool { return strings.Contains(text, x) })
}

// TestUnbound demands that without hooks nothing differs but what the load report names.
func TestUnbound(t *testing.T) {
	set := loadAll(t, false)
	l := lossesOf(set)
	want, got := compiled(), core.NewRegistry(set.Dialects()...)
	var mu sync.Mutex
	same, skipped := 0, 0
	check := func(s sample) {
		n := 0
		defer func() {
			mu.Lock()
			defer mu.Unlock()
			if n > 0 {
				same++
			} else {
				skipped++
			}
		}()
		generic := opt(want, s.text, "--mlir-print-op-generic")
		if generic.status == 0 {
			if contains(generic.stdout, l.texts) || occurs(l.graphs, generic.stdout) {
				return
			}
			n++
			// A warning about the text is not one about what is printed, and reading simplifies maps.
			generic = opt(want, generic.stdout, "--mlir-print-op-generic")
			if g := opt(got, generic.stdout, "--mlir-print-op-generic"); g != generic {
				t.Errorf("%s generic\n%s", s.name, difference(generic, g))
			}
			if occurs(l.syntax, generic.stdout) || occurs(l.names, generic.stdout) {
				return
			}
			if w, g := opt(want, s.text), opt(got, s.text); w != g {
				t.Errorf("%s\n%s", s.name, difference(w, g))
			}
			return
		}
		if occurs(l.syntax, s.text) || contains(s.text, l.texts) || occurs(l.checks, s.text) {
			return
		}
		n++
		if w, g := opt(want, s.text), opt(got, s.text); w != g {
			t.Errorf("%s\n%s", s.name, difference(w, g))
		}
	}
	for _, s := range ownSamples(t) {
		check(s)
	}
	each(recordedSamples(t), check)
	t.Logf("%d samples compared, %d skipped", same, skipped)
	if same == 0 {
		t.Error("nothing was compared")
	}
}

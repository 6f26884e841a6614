package randir_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/tests/dialecttest"
	"github.com/odsgen/ods/tests/randir"
)

var (
	madeOf     = flag.String("made-dialect", "", "TestMade makes only operations whose names begin so")
	madeReport = flag.String("made-report", "", "write every difference that TestMade finds to this file")
	madeEach   = flag.Int("made", 2, "how many nearly valid modules TestMade makes of each valid one; 0 makes all")
	madeTries  = flag.Int("made-tries", 2, "how often TestMade tries to make a valid module")
)

// onPurpose differ on purpose: the list of all dialects is another, and warnings about what mlir-opt drops silently.
var onPurpose = regexp.MustCompile(`(?m)Available dialects: .*$|^<stdin>:\d+:\d+: warning: .*dropped.*\n.*\n.*\n`)

// requiredGroup is what a missing operand is told apart by, of which upstream does not notice.
const requiredGroup = "requires 1 element, but found"

// judged is a module that both tools are asked about.
type judged struct{ op, what, text string }

// TestMade makes valid and nearly valid modules for every operation, from its definition, and compares with mlir-opt
// what is printed in custom form, what that is read back as, and messages with their positions.
func TestMade(t *testing.T) {
	upstream := dialecttest.Upstream(t, 10*time.Second)
	r, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	ours := dialecttest.Ours(driver.Config{Dialects: r.dialects, Passes: r.passes})
	began := time.Now()
	all, err := everything()
	if err != nil {
		t.Fatal(err)
	}
	m, defs := all.maker, all.defs
	var cases []judged
	valid, nearly, none := 0, 0, []string(nil)
	for i, made := range all.made {
		d := defs[i]
		switch {
		case len(made.Valid) > 0:
			valid++
		case len(made.Refused) > 0:
			nearly++
		default:
			none = append(none, d.Name)
		}
		for _, s := range made.Valid {
			cases = append(cases, judged{d.Name, "valid", s.Text})
		}
		for _, s := range made.Refused {
			cases = append(cases, judged{d.Name, "refused", s.Text})
		}
		samples := slices.Concat(made.Valid, made.Refused)
		if *madeEach > 0 {
			samples = samples[:min(1, len(samples))]
		}
		for _, s := range samples {
			list := m.Spoil(d, s)
			n := *madeEach
			if n == 0 {
				n = len(list)
			}
			for i := range min(n, len(list)) { // some of each kind
				p := list[(i*len(list)/n+len(d.Name))%len(list)]
				cases = append(cases, judged{d.Name, p.What, p.Text})
			}
		}
	}
	t.Logf("%d operations valid, %d only nearly valid, %d not at all; %d modules in %v", valid, nearly, len(none), len(cases),
		time.Since(began))
	if *madeOf == "" && (valid < leastValid || valid+nearly < leastMade) {
		t.Errorf("%d operations valid and %d nearly valid, expected %d and %d together", valid, nearly, leastValid, leastMade)
	}
	compareMade(t, cases, differing(t), ours, upstream)
	t.Logf("%v", time.Since(began))
}

// making is a maker with what it makes for definitions.
type making struct {
	maker *randir.Maker
	defs  []*core.OpDef
	made  []randir.Made
}

// everything is made once, since that takes longest.
var everything = sync.OnceValues(func() (*making, error) {
	r, err := shared()
	if err != nil {
		return nil, err
	}
	m, err := randir.NewMaker(r.dialects, r.texts)
	if err != nil {
		return nil, err
	}
	defs := slices.DeleteFunc(slices.Clone(m.Defs()), func(d *core.OpDef) bool { return !strings.HasPrefix(d.Name, *madeOf) })
	return &making{m, defs, makeAll(m, defs)}, nil
})

// makeAll makes modules for definitions, some at a time.
func makeAll(m *randir.Maker, defs []*core.OpDef) []randir.Made {
	out := make([]randir.Made, len(defs))
	var group sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for i := w; i < len(defs); i += runtime.GOMAXPROCS(0) {
				out[i] = m.Make(defs[i], 2, *madeTries)
			}
		})
	}
	group.Wait()
	return out
}

// leastValid and leastMade are how many operations there are valid modules for, and any.
const leastValid, leastMade = 2390, 2500

// mayVary is how many modules of operations that are not listed may differ: recorded texts are what modules are made
// of, so that each new text changes them, and shows differences that nobody has listed yet.
const mayVary = 20

// differing reads the operations that may differ; behind each stands why.
func differing(t *testing.T) map[string]bool {
	text, err := os.ReadFile("testdata/differ.txt")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		if op, reason, ok := strings.Cut(line, ": "); ok && strings.TrimSpace(reason) != "" && !strings.HasPrefix(line, "#") {
			out[op] = true
		}
	}
	return out
}

// compareMade reports what differs, by kind.
func compareMade(t *testing.T, cases []judged, may map[string]bool, ours, upstream dialecttest.Runner) {
	differences, names, known := map[string][]string{}, map[string]bool{}, 0
	differ := func(c judged, text, got, want string) {
		if names[c.op] = true; may[c.op] && *madeReport == "" {
			known++
			return
		}
		k := firstDifferent(got, want)
		differences[k] = append(differences[k], fmt.Sprintf("%s: %s\nINPUT:\n%s\nGOT:\n%s\nWANT:\n%s\n", c.op, c.what, text, got, want))
	}
	for group := range slices.Chunk(cases, 200) {
		var texts []string
		for _, c := range group {
			texts = append(texts, c.text)
		}
		want, got := dialecttest.Answers(upstream, texts), dialecttest.Answers(ours, texts)
		var again []string
		var of []int
		for i, c := range group {
			switch {
			case want[i] == dialecttest.NoAnswer:
			case strings.Contains(got[i], requiredGroup):
			case onPurpose.ReplaceAllString(want[i], "") != onPurpose.ReplaceAllString(got[i], ""):
				differ(c, c.text, got[i], want[i])
			case !strings.Contains(want[i], "error: "):
				again, of = append(again, want[i]), append(of, i)
			}
		}
		want, got = dialecttest.Answers(upstream, again, "--mlir-print-op-generic"),
			dialecttest.Answers(ours, again, "--mlir-print-op-generic")
		for i := range again {
			if want[i] != dialecttest.NoAnswer && onPurpose.ReplaceAllString(want[i], "") != onPurpose.ReplaceAllString(got[i], "") {
				differ(group[of[i]], again[i], got[i], want[i])
			}
		}
	}
	var kinds []string
	total := 0
	for k, list := range differences {
		kinds = append(kinds, k)
		total += len(list)
	}
	slices.SortFunc(kinds, func(a, b string) int {
		if d := len(differences[b]) - len(differences[a]); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	var report strings.Builder
	complain := t.Errorf
	if total <= mayVary && *madeReport == "" {
		complain = t.Logf
	}
	for _, k := range kinds {
		complain("%d times %s", len(differences[k]), k)
		fmt.Fprintf(&report, "######## %d times %s\n", len(differences[k]), k)
		slices.SortStableFunc(differences[k], func(a, b string) int { return len(a) - len(b) })
		for _, d := range differences[k][:min(4, len(differences[k]))] {
			report.WriteString(d + "\n")
		}
	}
	t.Logf("%d of %d modules differ; %d of operations that may", total+known, len(cases), known)
	t.Logf("operations: %s", strings.Join(slices.Sorted(maps.Keys(names)), " "))
	if *madeReport != "" {
		if err := os.WriteFile(*madeReport, []byte(report.String()), 0o666); err != nil {
			t.Error(err)
		}
	}
}

var variable = regexp.MustCompile(`'[^']*'|"[^"]*"|\d+`)

// firstDifferent names the first lines that differ, without names and numbers.
func firstDifferent(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for len(g) > 1 && len(w) > 1 && g[0] == w[0] {
		g, w = g[1:], w[1:]
	}
	short := func(s string) string {
		if i := strings.Index(s, ": error: "); i >= 0 {
			return variable.ReplaceAllString(s[i:], "_")
		}
		if f := strings.Fields(s); len(f) > 2 {
			return strings.Join(f[:3], " ")
		}
		return s
	}
	return fmt.Sprintf("\n   got %q\n  want %q", short(g[0]), short(w[0]))
}

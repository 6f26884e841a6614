package load

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/internal/report"
	"golang.org/x/tools/txtar"
)

// step writes lines, each of which mentions the one before it ten times.
func step(n int, first, line, use, sep string) string {
	var b strings.Builder
	b.WriteString(first)
	for i := 1; i <= n; i++ {
		uses := strings.Repeat(sep+fmt.Sprintf(use, i-1), 10)[len(sep):]
		fmt.Fprintf(&b, line, i, uses)
	}
	return b.String()
}

func numbers(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "%d, ", i)
	}
	return strings.TrimSuffix(b.String(), ", ")
}

// bombs are short definitions that ask for much.
var bombs = map[string]string{
	"text in variables": "vars:\n" + step(8, "  v0: 'aaaaaaaaaaaaaaaa'\n", "  v%d: '%s'\n", "${v%d}",
		"") + "ops:\n  a: {summary: '${v8}'}\n",
	"lists in variables": "vars:\n" + step(9, "  v0: [a, b]\n", "  v%d: [%s]\n", "'${v%d}'",
		", ") + "ops:\n  a: {meta: {x: '${v9}'}}\n",
	"template arguments": "templates:\n  T0: {params: [a], summary: '${a}'}\n" + templateChain(9) +
		"ops:\n  a: {extends: {T9: {a: xxxx}}}\n",
	"mixin arguments": "mixins:\n  M: {params: [a], description: '" + strings.Repeat("${a}",
		4000) + "'}\nops:\n  a: {mixins: [{M: {a: '" + strings.Repeat("x", 9000) + "'}}]}\n",
	"appended text": "templates:\n  T: {description: '" + strings.Repeat("x",
		1000000) + "'}\nops:\n  'a${i}': {for_each: {i: [" + numbers(900) + "]}, extends: T, description+: more}\n",
	"copies in for_each":    "ops:\n  'a${i}': {for_each: {i: [" + numbers(9000) + "]}, meta: {x: [" + numbers(10000) + "]}}\n",
	"variables of for_each": "ops:\n  'a${i}': {for_each: {" + variables(30000) + "}, meta: {x: 1}}\n",
	"terms of a condition": "vars:\n" + step(3, "  v0: 'rank(self) == 1 and '\n", "  v%d: '%s'\n", "${v%d}",
		"") + "constraints:\n  types:\n    C0: {pred: I32, summary: x}\n" + bases(60),
	"summary of a condition": "constraints:\n  types:\n" + step(9, "    C0: {pred: 'AnyTypeOf<[I32, I64]>', summary: abcdefgh}\n",
		"    C%d: '%s'\n", "C%d", " or ") + "ops:\n  a: {operands: [{x: C9}]}\n",
	"built types": "constraints:\n  types:\n" + step(9, "    C0: {pred: I32, summary: x, builds: int_type(32)}\n",
		"    C%d: {pred: I32, summary: x, builds: 'tuple_type(%s)'}\n", "C%d", ", ") + "ops:\n  a: {operands: [{x: C9}]}\n",
	"names of instances": "constraints:\n  types:\n    'F0<t type>': {pred: t, summary: x}\n" + instances(29) +
		"ops:\n  a: {operands: [{x: 'F29<I32>'}]}\n",
	"summaries of instances": "constraints:\n  types:\n    'F<t type>': {pred: t, summary: '" + strings.Repeat("${t}",
		1000) + "'}\n    L: {pred: I32, summary: '" + strings.Repeat("x", 60000) + "'}\nops:\n  a: {operands: [{x: 'F<L>'}]}\n",
	"parts of an operation": "ops:\n  a:\n    operands:\n" + operands(5001),
	"bundles": "traits:\n" + step(12, "  B0: {bundle: [Pure]}\n", "  B%d: {bundle: [%s]}\n", "B%d",
		", ") + "ops:\n  a: {traits: [B12]}\n",
}

func operands(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "      - x%d: I32\n", i)
	}
	return b.String()
}

func templateChain(n int) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "  T%d: {params: [a], extends: {T%d: {a: '%s'}}}\n", i, i-1, strings.Repeat("${a}", 10))
	}
	return b.String()
}

func variables(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "v%d: [1], ", i)
	}
	return strings.TrimSuffix(b.String(), ", ")
}

func bases(n int) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "    C%d: {base: C%d, pred: '${v3} rank(self) == 2', summary: x}\n", i, i-1)
	}
	return b.String()
}

func diamonds(n int) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "  I%d: {extends: [I%d, J%d], methods: [F%d() bool]}\n  J%d: {extends: [I%d, J%d], methods: [G%d() bool]}\n", i,
			i-1, i-1, i, i, i-1, i-1, i)
	}
	return b.String()
}

func bitCases(n int) string {
	b := strings.Builder{}
	b.WriteString("x: 1, y: 2, ")
	for i := range n {
		fmt.Fprintf(&b, "c%d: %d, m%d: 3, ", i, 1<<(i%31), i)
	}
	return strings.TrimSuffix(b.String(), ", ")
}

func keys(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "  k%d: x\n", i)
	}
	return b.String()
}

func instances(n int) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "    'F%d<t type>': {pred: 'F%d<F%d<t>>', summary: x}\n", i, i-1, i-1)
	}
	return b.String()
}

func loadText(text string) (*loader, diag.List) {
	ar := &txtar.Archive{Files: []txtar.File{{Name: "d.yaml", Data: []byte("dialect: d\n" + text)}}}
	opt := Options{Embedded: os.DirFS("../../defs"), ReadFile: func(name string) ([]byte, error) {
		if filepath.Clean(name) == "d.yaml" {
			return ar.Files[0].Data, nil
		}
		return nil, os.ErrNotExist
	}}
	opt.GoList = func(string, string) (string, error) { return "", os.ErrNotExist }
	l := load(opt, []string{"d.yaml"})
	return l, l.rep.List()
}

// TestGrowth: a definition that expands to much is an error that names the limit, found before the memory is used.
func TestGrowth(t *testing.T) {
	for name, text := range bombs {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			l, list := loadText(text)
			if took := time.Since(start); took > 20*time.Second {
				t.Errorf("it took %v", took)
			}
			found := false
			for _, d := range list {
				found = found || d.Code == report.Growth.ID && strings.ContainsAny(d.Message, "0123456789")
			}
			if !found {
				var b strings.Builder
				_ = diag.Render(&b, list...)
				t.Errorf("no limit is reported:\n%.2000s", b.String())
			}
			if nodes, text := l.rep.Grown(); nodes > report.MaxNodes || text > report.MaxText {
				t.Errorf("expansion made %d nodes and %d bytes", nodes, text)
			}
		})
	}
}

// TestGrowthAllows: what people write is far from the limits.
func TestGrowthAllows(t *testing.T) {
	for name, text := range map[string]string{
		"a long text, used once":  "vars:\n  v: '" + strings.Repeat("x", 1<<20) + "'\nops:\n  a: {summary: '${v}'}\n",
		"many operations":         "ops:\n  'a${i}': {for_each: {i: [" + numbers(9000) + "]}, summary: 'is ${i}'}\n",
		"a plain file of 2.5 MiB": "ops:\n  a: {meta: {x: [" + numbers(350000) + "]}}\n",
		"diamonds of interfaces": "interfaces:\n  I0: {methods: [F0() bool]}\n  J0: {methods: [G0() bool]}\n" + diamonds(40) +
			"ops:\n  a: {}\n",
		"one line of many maps":      "ops:\n  a: {meta: [" + strings.Repeat("{x: {type: y}}, ", 20000) + "{}]}\n",
		"an operation of many parts": "ops:\n  a:\n    operands:\n" + operands(5000),
		"a map of many keys":         "vars:\n" + keys(50000) + "ops:\n  a: {}\n",
		"an enum of many cases": "enums:\n  E: {storage: i32, cases: [c" + strings.ReplaceAll(numbers(100000), ", ",
			", c") + "]}\n",
		"names of the same bits": "enums:\n  E: {storage: i32, bits: true, cases: {" + bitCases(60000) + "}}\n",
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			if _, list := loadText(text); list.HasErrors() {
				t.Error(list.Err())
			}
			if took := time.Since(start); took > 20*time.Second {
				t.Errorf("it took %v", took)
			}
		})
	}
	shipped, err := filepath.Glob("../../defs/*/*.yaml")
	if err != nil || len(shipped) == 0 {
		t.Fatal("no definitions", err)
	}
	l := load(Options{Embedded: os.DirFS("../../defs")}, shipped)
	if list := l.rep.List(); list.HasErrors() {
		t.Fatal(list.Err())
	}
	if nodes, text := l.rep.Grown(); nodes > report.MaxNodes/4 || text > report.MaxText/4 {
		t.Errorf("the shipped definitions expand to %d nodes and %d bytes of text: more than a quarter of the limits", nodes, text)
	} else {
		t.Logf("the shipped definitions expand to %d nodes and %d bytes", nodes, text)
	}
}

// TestFileLimits: a definition is a regular file of a bounded size.
func TestFileLimits(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"large.yaml": "dialect: large\n#" + strings.Repeat("x", MaxFile),
		"fits.yaml": "dialect: fits\n#" + strings.Repeat("x", MaxFile-20)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want := map[string]string{"large.yaml": "it is larger than 4 MiB", "fits.yaml": ""}
	if _, err := os.Stat("/dev/zero"); err == nil {
		if err := os.Symlink("/dev/zero", filepath.Join(dir, "endless.yaml")); err != nil {
			t.Fatal(err)
		}
		want["endless.yaml"] = "it is no regular file"
	}
	for name, message := range want {
		_, list := Load(Options{Embedded: os.DirFS("../../defs")}, filepath.Join(dir, name))
		switch {
		case message == "" && list.HasErrors():
			t.Error(list.Err())
		case message != "" && (len(list) != 1 || !strings.Contains(list[0].Message, message)):
			t.Errorf("%s: %v", name, list)
		}
	}
}

package live

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/importer"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// imported makes the dialect of a dump live, with nothing bound.
func imported(t *testing.T, dump, dialect string) *core.Registry {
	t.Helper()
	data, err := os.ReadFile(dump)
	if err != nil {
		t.Fatal(err)
	}
	recs, err := tablegen.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	opt := load.Options{Embedded: defs.FS}
	res, err := importer.Import(recs, importer.Options{Dialect: dialect, Load: opt})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), res.Name+".yaml")
	if err := os.WriteFile(file, res.YAML, 0o666); err != nil {
		t.Fatal(err)
	}
	set, list := live.Load(live.Options{Load: opt, Compiled: compiled().Lookup}, file)
	if set == nil {
		t.Fatal(text(list))
	}
	return compiled().With(set.Dialects()...)
}

// TestImported reads and prints operations of a dialect that was imported a moment ago.
func TestImported(t *testing.T) {
	dialects := imported(t, filepath.Join("..", "..", "odsgen", "importer", "testdata", "zoo.json"), "zoo")
	const input = `func.func @f(%a: i24, %b: i24, %x: !zoo.animal) -> !zoo.animal {
  %c = zoo.add %a, %b : i24
  %d = zoo.sub %c, %b : i24
  %y = zoo.meet %x, %x : !zoo.animal
  return %y : !zoo.animal
}
`
	want := strings.NewReplacer("%a", "%arg0", "%b", "%arg1", "%x", "%arg2", "%c", "%0", "%d", "%1", "%y", "%2").Replace(input)
	if a := opt(dialects, input); a.stdout != "module {\n"+indent(want)+"}\n\n" {
		t.Errorf("got %+v", a)
	}
	wrong := strings.Replace(input, ": i24\n  %d", ": i9\n  %d", 1)
	if a := opt(dialects, strings.ReplaceAll(wrong, "i24", "i9")); a.status == 0 || !strings.Contains(a.stderr,
		"operand #0 must be 24-bit signless integer or 4/6-bit signless integer or floating-point or complex type with 32-bit float elements, but got 'i9'") {
		t.Errorf("got %+v", a)
	}
}

func indent(s string) string {
	return "  " + strings.ReplaceAll(strings.TrimSuffix(s, "\n"), "\n", "\n  ") + "\n"
}

// dumps is where dumps of other projects' dialects, and those projects' tests, are.
func dumps(t *testing.T) string {
	dir := filepath.Join("..", "..", "..", "shared", "tablegen")
	if _, err := os.Stat(dir); err != nil {
		t.Skip("no dumps of other projects' dialects in ", dir)
	}
	return dir
}

// unbound are the messages about what needs Go, or a dialect that is not here.
var unbound = regexp.MustCompile(`has no custom assembly form|the hook is not bound|undefined symbol alias id|Dialect .hw' not found`)

// TestImportedDialects reads and prints the functions in other projects' tests, with their dialects imported: those
// that need no Go.
func TestImportedDialects(t *testing.T) {
	dir := dumps(t)
	for _, c := range []struct {
		dialect, file string
		least         int
	}{{"mod_arith", "syntax", 3}, {"mod_arith", "invalid-ops", 3}, {"seq", "round-trip", 6}, {"comb", "errors", 6}} {
		dialects := imported(t, filepath.Join(dir, c.dialect+".json"), c.dialect)
		data, err := os.ReadFile(filepath.Join(dir, "tests", c.dialect, c.file+".mlir"))
		if err != nil {
			t.Fatal(err)
		}
		good, total := 0, 0
		for _, f := range functions(string(data)) {
			total++
			a := opt(dialects, f, "--mlir-print-local-scope")
			if a.status != 0 {
				if !unbound.MatchString(a.stderr) {
					t.Errorf("%s: %s\n%s", c.dialect, a.stderr, f)
				}
				continue
			}
			if b := opt(dialects, a.stdout, "--mlir-print-local-scope"); b.stdout != a.stdout {
				t.Errorf("%s: printing changes what was printed: %s\n%s", c.dialect, a.stdout, b.stdout)
				continue
			}
			good++
		}
		t.Logf("%s, %s: %d of %d functions need no Go, and are read and printed", c.dialect, c.file, good, total)
		if good < c.least {
			t.Errorf("%s, %s: %d functions are read and printed, want %d", c.dialect, c.file, good, c.least)
		}
	}
}

var (
	aliasLine = regexp.MustCompile(`(?m)^(![\w]+) = .*$`)
	topLevel  = regexp.MustCompile(`(?m)^(func\.func|hw\.module)[^{]*\{\n(?:[^}].*\n|\n)*\}`)
	header    = regexp.MustCompile(`^hw\.module (?:private )?(@\w+)\s*\((.*)\)`)
	direction = regexp.MustCompile(`\bin (%)`)
	outputs   = regexp.MustCompile(`,? *\bout \w+ *: *[\w!.]+`)
	constants = regexp.MustCompile(`hw\.constant`)
	outputOp  = regexp.MustCompile(`(?m)^ *hw\.output.*\n`)
	comment   = regexp.MustCompile(`(?m)^\s*//.*\n`)
)

// functions returns the functions of a file, each with the aliases in front; modules of CIRCT's hw dialect become
// functions.
func functions(text string) []string {
	text = comment.ReplaceAllString(text, "")
	aliases, seen := "", map[string]bool{}
	for _, m := range aliasLine.FindAllStringSubmatch(text, -1) {
		if !seen[m[1]] && !strings.Contains(m[0], "rns") && !strings.Contains(m[0], "255 : i8>") {
			seen[m[1]] = true
			aliases += m[0] + "\n"
		}
	}
	var out []string
	for _, f := range topLevel.FindAllString(text, -1) {
		if m := header.FindStringSubmatch(f); m != nil {
			args := direction.ReplaceAllString(outputs.ReplaceAllString(m[2], ""), "$1")
			f = "func.func " + m[1] + "(" + strings.Trim(args, ", ") + ")" + strings.TrimPrefix(f, m[0])
			f = outputOp.ReplaceAllString(constants.ReplaceAllString(f, "arith.constant"), "")
			f = strings.TrimSuffix(f, "}") + "  return\n}"
		}
		out = append(out, aliases+f+"\n")
	}
	return out
}

// TestImportedDumps imports all dumps without errors of "odsgen check".
func TestImportedDumps(t *testing.T) {
	dir := dumps(t)
	for _, name := range []string{"comb", "seq", "mod_arith", "polynomial", "stablehlo"} {
		imported(t, filepath.Join(dir, name+".json"), name)
	}
}

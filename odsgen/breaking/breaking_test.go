package breaking

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// dialect loads a definition from memory.
func dialect(t testing.TB, name string, data []byte) *model.Dialect {
	t.Helper()
	prog, list := load.Load(load.Options{
		Embedded: os.DirFS("../../defs"),
		GoList:   func(string, string) (string, error) { return "", errors.New("no go command in tests") },
		ReadFile: func(p string) ([]byte, error) {
			if p == name {
				return data, nil
			}
			return nil, &os.PathError{Op: "open", Path: p, Err: os.ErrNotExist}
		},
	}, name)
	if err := list.Err(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return prog.Roots[0]
}

// TestRules has an archive for each rule: an old and a new version of a definition, and all changes that are found. The
// rule must be among them, and comparing a version with itself finds nothing.
func TestRules(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range Rules() {
		if !slices.Contains(files, filepath.Join("testdata", r.Name+".txt")) {
			t.Errorf("no archive for rule %q", r.Name)
		}
		if (r.Breaks != 0) != (r.Fix != "") {
			t.Errorf("rule %q: expected advice exactly when something breaks", r.Name)
		}
	}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".txt"), func(t *testing.T) {
			ar, err := txtar.ParseFile(f)
			if err != nil {
				t.Fatal(err)
			}
			changes := compareArchive(t, ar)
			if rule := strings.TrimSuffix(filepath.Base(f), ".txt"); !slices.ContainsFunc(changes,
				func(c *Change) bool { return c.Rule.Name == rule }) {
				t.Errorf("rule %q does not fire", rule)
			}
			var list diag.List
			for _, c := range changes {
				list = append(list, c.Diagnostic("old:"))
			}
			var b bytes.Buffer
			if err := diag.Render(&b, list...); err != nil {
				t.Fatal(err)
			}
			last := &ar.Files[len(ar.Files)-1]
			if last.Name != "want" || string(last.Data) != b.String() {
				if !*update {
					t.Errorf("got\n%s\nexpected\n%s", b.String(), last.Data)
					return
				}
				if last.Name != "want" {
					ar.Files = append(ar.Files, txtar.File{Name: "want"})
					last = &ar.Files[len(ar.Files)-1]
				}
				last.Data = b.Bytes()
				if err := os.WriteFile(f, txtar.Format(ar), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func compareArchive(t *testing.T, ar *txtar.Archive) []*Change {
	t.Helper()
	versions := map[string]*model.Dialect{}
	for _, f := range ar.Files {
		if f.Name == "want" {
			continue
		}
		versions[f.Name] = dialect(t, "d.yaml", f.Data)
		same, err := Compare(versions[f.Name], versions[f.Name])
		if err != nil || len(same) > 0 {
			t.Fatalf("%s differs from itself: %v %v", f.Name, err, same)
		}
	}
	if versions["new"] == nil {
		return []*Change{Removed(versions["old"])}
	}
	changes, err := Compare(versions["old"], versions["new"])
	if err != nil {
		t.Fatal(err)
	}
	return changes
}

// TestSpelling writes a definition in two ways that mean the same: with and without templates, loops and names of
// parts.
func TestSpelling(t *testing.T) {
	was := dialect(t, "d.yaml", []byte(`dialect: d
ops:
  sin: {traits: [Pure, SameOperandsAndResultType], operands: [{x: AnyFloat}], results: [{y: AnyFloat}], format: '$x attr-dict `+"`:`"+` type($y)'}
  cos: {traits: [SameOperandsAndResultType, Pure], operands: [{x: AnyFloat}], results: [{y: AnyFloat}], format: '$x attr-dict `+"`:`"+` type($y)'}
`))
	is := dialect(t, "d.yaml", []byte(`dialect: d
templates:
  Unary:
    traits: [Pure, SameOperandsAndResultType]
    operands: [{x: AnyFloat}]
    results: [{y: AnyFloat}]
    format: |
      $x   attr-dict
      `+"`:`"+` type( $y )
ops:
  '${op}': {for_each: {op: [cos, sin]}, extends: Unary, summary: 'Computes ${op}.'}
`))
	changes, err := Compare(was, is)
	if err != nil || len(changes) > 0 {
		t.Errorf("%v", err)
		for _, c := range changes {
			t.Errorf("%s: %s", c.Rule.Name, c.Message())
		}
	}
}

// TestShipped compares shipped definitions with themselves, with ones that lost their first operation, and with each
// other.
func TestShipped(t *testing.T) {
	opt := load.Options{Embedded: os.DirFS("../../defs")}
	prog, list := load.Load(opt, "../../defs/arith", "../../defs/func", "../../defs/scf", "../../defs/builtin",
		"../../defs/iface/view")
	if err := list.Err(); err != nil {
		t.Fatal(err)
	}
	for i, d := range prog.Roots {
		name := d.Name
		if other := prog.Roots[(i+1)%len(prog.Roots)]; other != d {
			if changes, err := Compare(other, d); err != nil || len(changes) == 0 {
				t.Errorf("%s against %s: %v %v", name, other.Name, changes, err)
			}
		}
		if len(d.Ops) == 0 {
			continue
		}
		if changes, err := Compare(d, d); err != nil || len(changes) > 0 {
			t.Errorf("%s: %v %v", name, err, changes)
		}
		less := *d
		less.Ops = d.Ops[1:]
		changes, err := Compare(d, &less)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, rule := range []*Rule{opRemoved, goRemoved} {
			if !slices.ContainsFunc(changes, func(c *Change) bool { return c.Rule == rule }) {
				t.Errorf("%s: no %s without %s", name, rule.Name, d.Ops[0].FullName())
			}
		}
	}
}

func TestExtends(t *testing.T) {
	for _, c := range []struct {
		was, is string
		want    bool
	}{
		{"$x attr-dict", "$x attr-dict", true},
		{"$x attr-dict", "$x (`fast` $f^)? attr-dict", true},
		{"$x (`a` $a^)? attr-dict", "$x (`b` $b^)? (`a` $a^ (`c` $c^)?)? attr-dict", true},
		{"$x (`a` $a^)? attr-dict", "$x attr-dict", false},
		{"$x attr-dict", "$x `,` attr-dict", false},
		{"$x attr-dict", "$x (`a` $a^):(`b`)? attr-dict", false},
		{"$x attr-dict", "attr-dict $x", false},
		{"`a`", "`a", false},
	} {
		if got := extends(tokens(c.was), tokens(c.is)); got != c.want {
			t.Errorf("%s -> %s: got %v", c.was, c.is, got)
		}
	}
}

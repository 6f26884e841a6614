package odsgen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/load"
)

// listing returns the names of the files in a folder.
func listing(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

// TestWriteRefuses: gen writes over nothing that it did not make, and through no link; then it writes nothing at all.
func TestWriteRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		prepare func(t *testing.T, dir, victim string)
		message string
	}{
		"a hand-written file": {func(t *testing.T, dir, _ string) {
			write(t, filepath.Join(dir, "tiny", "views.gen.go"), "package tiny\n")
		},
			"is not overwritten, because it does not start with"},
		"a link": {func(t *testing.T, dir, victim string) { link(t, victim, filepath.Join(dir, "tiny", "ops.gen.go")) },
			"is no regular file"},
		"a link to nothing": {func(t *testing.T, dir, victim string) {
			link(t, victim+".new", filepath.Join(dir, "tiny", "ops.gen.go"))
		}, "is no regular file"},
		"a folder": {func(t *testing.T, dir, _ string) {
			if err := os.Mkdir(filepath.Join(dir, "tiny", "views.gen.go"), 0o777); err != nil {
				t.Fatal(err)
			}
		}, "is no regular file"},
	} {
		t.Run(name, func(t *testing.T) {
			victim := filepath.Join(t.TempDir(), "victim")
			write(t, victim, "precious")
			dir := module(t, map[string]string{"tiny/tiny.yaml": tiny})
			c.prepare(t, dir, victim)
			before := listing(t, filepath.Join(dir, "tiny"))
			res := generate(t, filepath.Join(dir, "tiny"))
			if _, err := res.Write(); err == nil || !strings.Contains(err.Error(), c.message) {
				t.Errorf("the error is %v, expected %q", err, c.message)
			}
			if after := listing(t, filepath.Join(dir, "tiny")); strings.Join(after, " ") != strings.Join(before, " ") {
				t.Errorf("the folder has %v, and had %v", after, before)
			}
			if got, err := os.ReadFile(victim); err != nil || string(got) != "precious" {
				t.Errorf("the victim is %q, %v", got, err)
			}
			if _, err := os.Lstat(victim + ".new"); err == nil {
				t.Error("a file was made outside the folder")
			}
		})
	}
}

// TestWriteStaysBelow: a folder that is a link to elsewhere is not written to.
func TestWriteStaysBelow(t *testing.T) {
	dir := module(t, map[string]string{"defs/tiny/tiny.yaml": tiny})
	outside := t.TempDir()
	link(t, outside, filepath.Join(dir, "generated"))
	res := generate(t, dir)
	if _, err := res.Write(); err == nil || !strings.Contains(err.Error(), "generated") {
		t.Errorf("the error is %v", err)
	}
	if left := listing(t, outside); len(left) != 0 {
		t.Errorf("outside the folder there are %v", left)
	}
}

// TestPlantedTemporary: the name of a temporary file of old is nothing special.
func TestPlantedTemporary(t *testing.T) {
	victim := filepath.Join(t.TempDir(), "victim")
	write(t, victim, "precious")
	dir := module(t, map[string]string{"tiny/tiny.yaml": tiny})
	link(t, victim, filepath.Join(dir, "tiny", "ops.gen.go.tmp"))
	if _, err := generate(t, filepath.Join(dir, "tiny")).Write(); err != nil {
		t.Error(err)
	}
	if got, err := os.ReadFile(victim); err != nil || string(got) != "precious" {
		t.Errorf("the victim is %q, %v", got, err)
	}
	for _, n := range listing(t, filepath.Join(dir, "tiny")) {
		if atomicfile.IsTemp(n) {
			t.Errorf("%s stayed behind", n)
		}
	}
}

// TestOrphans: what nothing makes any more goes, when odsgen made it; leftovers of a killed run go, too.
func TestOrphans(t *testing.T) {
	dir := module(t, map[string]string{"tiny/tiny.yaml": tiny, "tiny/old.gen.go": emit.Header + "\n\npackage tiny\n",
		"tiny/mine.gen.go": "package tiny\n", "tiny/.ops.gen.go.ABCDEFGHIJKL.odstmp": "pack"})
	if _, err := generate(t, filepath.Join(dir, "tiny")).Write(); err != nil {
		t.Fatal(err)
	}
	left := strings.Join(listing(t, filepath.Join(dir, "tiny")), " ")
	if strings.Contains(left, "old.gen.go") || strings.Contains(left, "odstmp") || !strings.Contains(left, "mine.gen.go") {
		t.Errorf("left are %s", left)
	}
}

// TestAbsolutePath: a definition that is named by an absolute path has its package beside it.
func TestAbsolutePath(t *testing.T) {
	dir := module(t, map[string]string{"tiny/tiny.yaml": tiny})
	t.Chdir(t.TempDir())
	res, list, err := Generate(Options{Paths: []string{filepath.Join(dir, "tiny", "tiny.yaml")},
		Load: load.Options{Embedded: defs.FS}})
	if err != nil || list.HasErrors() {
		t.Fatal(err, list)
	}
	if _, err := res.Write(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "tiny", "ops.gen.go")); err != nil {
		t.Error(err)
	}
	if left := listing(t, "."); len(left) != 0 {
		t.Errorf("in the current folder there are %v", left)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func link(t *testing.T, to, name string) {
	t.Helper()
	if err := os.Symlink(to, name); err != nil {
		t.Skip("no links here: ", err)
	}
}

package facts

import (
	"flag"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/load"
)

var (
	only  = flag.String("only", "", "compare this dialect only")
	limit = flag.Int("limit", 200, "how many differences are printed")
)

const differencesFile = "differences.txt"

// TestFacts compares every shipped definition with the facts of upstream.
func TestFacts(t *testing.T) {
	dir := os.Getenv("ODSGEN_UPSTREAM")
	if dir == "" {
		t.Skip("no facts of upstream; set ODSGEN_UPSTREAM to their folder")
	}
	records, err := readRecords(dir)
	if err != nil {
		t.Fatal(err)
	}
	enums := map[string]map[string]enumRecord{} // by the dialect whose file holds them
	all := map[string]enumRecord{}
	for file, r := range records {
		if name, ok := strings.CutPrefix(file, "enums_"); ok {
			enums[strings.ToLower(name)] = r.Enums
			for k, v := range r.Enums {
				all[k] = v
			}
		}
	}
	files, err := filepath.Glob("../../defs/*/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no definitions", err)
	}
	prog, findings := load.Load(load.Options{Embedded: defs.FS}, files...)
	if findings.HasErrors() {
		t.Fatal(findings)
	}
	var got []string
	covered := 0
	for _, d := range prog.Roots {
		up := records[d.Name]
		if up == nil || d.Native || *only != "" && d.Name != *only {
			continue
		}
		byName := enums[d.Name]
		if byName == nil {
			byName = all
		}
		covered += len(up.Ops)
		got = append(got, dialect(d, up, byName)...)
	}
	want := readDifferences(t)
	shown := 0
	for _, g := range got {
		if !want.lists(g) {
			if shown++; shown <= *limit {
				t.Error(g)
			}
		}
	}
	if shown > *limit {
		t.Errorf("and %d more", shown-*limit)
	}
	for _, d := range want {
		if *only == "" && !d.used {
			t.Errorf("%s lists what no longer differs: %s", differencesFile, d.text)
		}
	}
	t.Logf("%d operations compared, %d differences, of which %d are listed", covered, len(got), len(want))
}

// difference is a line of the file: what may differ. A star in front of the colon stands for any text.
type difference struct {
	text, where, what string
	used              bool
}

type differences []*difference

// lists reports whether the file allows a difference.
func (l differences) lists(got string) bool {
	where, what, _ := strings.Cut(got, ": ")
	for _, d := range l {
		if ok, _ := path.Match(d.where, where); ok && d.what == what {
			d.used = true
			return true
		}
	}
	return false
}

// readDifferences reads what may differ. The comment above a block of lines is their reason.
func readDifferences(t *testing.T) differences {
	data, err := os.ReadFile(differencesFile)
	if err != nil {
		t.Fatal(err)
	}
	var out differences
	reason := false
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		where, what, ok := strings.Cut(line, ": ")
		switch {
		case line == "":
			reason = false
		case strings.HasPrefix(line, "#"):
			reason = true
		case !reason || !ok:
			t.Errorf("%s: expected a comment with the reason and lines DIALECT.NAME: DIFFERENCE, found %q", differencesFile, line)
		default:
			out = append(out, &difference{text: line, where: where, what: what})
		}
	}
	return out
}

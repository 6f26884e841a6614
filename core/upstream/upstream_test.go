package upstream_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/upstream"
)

var update = flag.Bool("update", false, "write docs/beyond-upstream.md")

const root = "../.."

// TestTable demands of each row that it is complete, that its example is there, and of each place that it has a row.
func TestTable(t *testing.T) {
	rows := make(map[upstream.Place]bool)
	for _, d := range upstream.Differences() {
		if rows[d.Place] {
			t.Errorf("%s has two rows", d.Place)
		}
		rows[d.Place] = true
		if d.Place == "" || len(d.Where) == 0 || !sentence(d.Upstream) || !sentence(d.Ours) {
			t.Errorf("%q: incomplete row %+v", d.Place, d)
		}
		if _, err := os.Stat(filepath.Join(root, d.Example)); d.Example == "" || err != nil {
			t.Errorf("%s: no example: %q, %v", d.Place, d.Example, err)
		}
	}
	source, err := os.ReadFile("table.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`Place += "([^"]*)"`).FindAllStringSubmatch(string(source), -1) {
		if !rows[upstream.Place(m[1])] {
			t.Errorf("place %s has no row", m[1])
		}
		delete(rows, upstream.Place(m[1]))
	}
	for p := range rows {
		t.Errorf("the row of %s uses no constant", p)
	}
}

func sentence(s string) bool { return strings.HasSuffix(s, ".") && s != "." }

// TestPage holds docs/beyond-upstream.md, which is written by -update, against the table.
func TestPage(t *testing.T) {
	path := filepath.Join(root, "docs", "beyond-upstream.md")
	want := page(upstream.Differences())
	if *update {
		if err := os.WriteFile(path, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(path)
	if err != nil || string(got) != want {
		t.Errorf("%s is not what the table says (%v); run go test ./core/upstream -update", path, err)
	}
}

func page(rows []upstream.Difference) string {
	var b strings.Builder
	b.WriteString(`# Where MLIR 22.1.8 is wrong and ods is right

Text, diagnostics and results are those of MLIR 22.1.8, byte for byte, except where they are wrong. This page lists every
place that we know of. It is written from the table in core/upstream by ` + "`go test ./core/upstream -update`" + `.

` + "`ods opt --upstream-bugs`" + ` gives upstream's bytes back, and so does ` + "`ctx.FollowUpstreamBugs(true)`" + ` in a program, except
where a row says that there is nothing to give back. ` + "`ods validate`" + ` executes a program before and after each pass, and
shows such places in programs of your own.
`)
	for _, d := range rows {
		fmt.Fprintf(&b, "\n## %s\n\nShows in: %s.\n\n- MLIR 22.1.8: %s\n- ods: %s\n- Example: [%s](../%s)\n", d.Place, code(d.Where), d.Upstream, d.Ours, d.Example,
			d.Example)
		if d.Report != "" {
			fmt.Fprintf(&b, "- Report: <%s>\n", d.Report)
		}
		if d.Always {
			b.WriteString("- `--upstream-bugs` changes nothing here.\n")
		}
	}
	return b.String()
}

func code(words []string) string {
	return "`" + strings.Join(words, "`, `") + "`"
}

package approx_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/odsgen/ods/passes/dialect/math/approx"
)

var update = flag.Bool("update", false, "rewrite the table in docs/math.md")

// TestTable compares the table of bounds in docs/math.md with the functions.
func TestTable(t *testing.T) {
	const file, from, to = "../../../../docs/math.md", "<!-- bounds -->\n", "<!-- end of bounds -->"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(text), from)
	have, after, ok2 := strings.Cut(rest, to)
	if !ok || !ok2 {
		t.Fatalf("no %q and %q in %s", from, to, file)
	}
	want := table()
	if *update {
		if err := os.WriteFile(file, []byte(before+from+want+to+after), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if have != want {
		t.Errorf("the table in %s differs from\n%s\nrun go test ./passes/dialect/math/approx -run Table -update", file, want)
	}
}

func table() string {
	var b strings.Builder
	b.WriteString("| function | f32 | | operations | f64 | operations |\n|---|---|---|---|---|---|\n")
	list := approx.Functions()
	for i := 0; i < len(list); i += 2 {
		f, g := list[i], list[i+1]
		wide := ""
		if f.Wide {
			wide = "in f64"
		}
		fmt.Fprintf(&b, "| %s | %v | %s | %d | %v | %d |\n", f.Name, f.ULP, wide, operations(&f), g.ULP, operations(&g))
	}
	return b.String()
}

// operations is how many operations a function takes, without constants.
func operations(f *approx.Function) (n int) {
	for _, in := range f.Program().Code {
		if in.Op != approx.Param && in.Op != approx.Const {
			n++
		}
	}
	return n
}

// TestFit runs the command that computes the coefficients.
func TestFit(t *testing.T) {
	if testing.Short() {
		t.Skip("takes ten seconds")
	}
	t.Parallel()
	got, err := exec.Command("go", "run", "./internal/fit").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("table.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("table.go is not what internal/fit writes")
	}
}

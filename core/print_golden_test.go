package core_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
)

var recordPrint = flag.Bool("record-print", false, "record testdata/print/*.out with mlir-opt-22")

// printFlags are the options that every input below testdata/print is printed with. Their texts were recorded from
// mlir-opt.
var printFlags = []struct {
	flags string
	o     core.PrintOptions
}{
	{"", core.PrintOptions{}},
	{"--mlir-print-op-generic", core.PrintOptions{Generic: true}},
	{"--mlir-print-debuginfo", core.PrintOptions{DebugInfo: true}},
	{"--mlir-print-debuginfo --mlir-print-op-generic", core.PrintOptions{DebugInfo: true, Generic: true}},
	{"--mlir-print-debuginfo --mlir-pretty-debuginfo", core.PrintOptions{DebugInfo: true, PrettyDebugInfo: true}},
	{"--mlir-print-debuginfo --mlir-print-local-scope", core.PrintOptions{DebugInfo: true, LocalScope: true}},
	{"--mlir-print-local-scope", core.PrintOptions{LocalScope: true}},
	{"--mlir-print-value-users", core.PrintOptions{ValueUsers: true}},
	{"--mlir-print-unique-ssa-ids", core.PrintOptions{UniqueSSAIDs: true}},
	{"--mlir-print-skip-regions", core.PrintOptions{SkipRegions: true}},
	{"--mlir-use-nameloc-as-prefix", core.PrintOptions{UseNameLocAsPrefix: true}},
	{"--mlir-print-elementsattrs-with-hex-if-larger=3", core.PrintOptions{HexElementsLargerThan: 3}},
	{"--mlir-print-elementsattrs-with-hex-if-larger=0", core.PrintOptions{HexElementsLargerThan: core.LimitZero}},
	{"--mlir-print-elementsattrs-with-hex-if-larger=-1", core.PrintOptions{HexElementsLargerThan: core.LimitNever}},
	{"--mlir-elide-elementsattrs-if-larger=3", core.PrintOptions{ElideElementsLargerThan: 3}},
	{"--mlir-elide-elementsattrs-if-larger=0", core.PrintOptions{ElideElementsLargerThan: core.LimitZero}},
	{"--mlir-elide-resource-strings-if-larger=20", core.PrintOptions{ElideResourceLargerThan: 20}},
	{"--mlir-elide-resource-strings-if-larger=0", core.PrintOptions{ElideResourceLargerThan: core.LimitZero}},
}

const flagMark = "// FLAGS: "

// TestPrintGolden parses the inputs and compares the texts for every set of flags with the recorded ones.
func TestPrintGolden(t *testing.T) {
	inputs, _ := filepath.Glob("testdata/print/*.in")
	if len(inputs) == 0 {
		t.Fatal("no inputs")
	}
	for _, in := range inputs {
		text, err := os.ReadFile(in)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(in, ".in") + ".out"
		if *recordPrint {
			recordTexts(t, name, text)
		}
		want := readTexts(t, name)
		for _, f := range printFlags {
			t.Run(filepath.Base(in)+f.flags, func(t *testing.T) {
				if got := reprint(t, text, f.o); got != want[f.flags] {
					t.Error(firstDifference(got, want[f.flags]))
				}
			})
		}
	}
}

// reprint parses and prints a text as mlir-opt does, with one more newline at the end.
func reprint(t testing.TB, text []byte, o core.PrintOptions) string {
	c := core.NewContext()
	c.AllowUnregistered(true)
	op, list := core.Parse(c, text, core.ParseOptions{Name: "<stdin>", AllowUnregistered: true})
	if op == nil {
		t.Fatal(list)
	}
	var out bytes.Buffer
	if err := core.Print(&out, op, o); err != nil {
		t.Fatal(err)
	}
	return out.String() + "\n"
}

func recordTexts(t *testing.T, name string, text []byte) {
	var all bytes.Buffer
	for _, f := range printFlags {
		cmd := exec.Command("mlir-opt-22", append([]string{"--allow-unregistered-dialect"}, strings.Fields(f.flags)...)...)
		cmd.Stdin = bytes.NewReader(text)
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		all.WriteString(flagMark + f.flags + "\n")
		all.Write(out)
	}
	if err := os.WriteFile(name, all.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

func readTexts(t *testing.T, name string) map[string]string {
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	out := make(map[string]string)
	for _, part := range strings.Split(string(b), flagMark)[1:] {
		flags, text, _ := strings.Cut(part, "\n")
		out[flags] = text
	}
	return out
}

// firstDifference shows where two texts part.
func firstDifference(got, want string) string {
	i := 0
	for i < len(got) && i < len(want) && got[i] == want[i] {
		i++
	}
	from := max(0, i-60)
	return "got  ..." + got[from:min(len(got), i+100)] + "\nwant ..." + want[from:min(len(want), i+100)]
}

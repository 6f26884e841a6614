package dependence_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

var update = flag.Bool("update", false, "record what mlir-opt says")

// dependences says what mlir-opt's pass test-memref-dependence-check says of all pairs of accesses in a module.
func dependences(t *testing.T, text []byte) string {
	c := core.NewContext(affine.New(), arith.New(), cf.New(), funcd.New(), memref.New(), scf.New(), ub.New())
	m, found := core.Parse(c, text, core.ParseOptions{AllowUnregistered: true})
	if m == nil {
		t.Fatal(found)
	}
	var out strings.Builder
	var list []dependence.Access
	m.Walk(func(op *core.Operation) {
		if a, ok := dependence.AccessOf(op); ok && (op.Name() == "affine.load" || op.Name() == "affine.store") {
			list = append(list, a)
		}
	})
	for i, src := range list {
		for j, dst := range list {
			n := dependence.NumCommonLoops(src.Op, dst.Op)
			for depth := 1; depth <= n+1; depth++ {
				r := dependence.Check(src, dst, depth, false)
				if r.Outcome == dependence.Unknown {
					out.WriteString("dependence check failed\n")
					continue
				}
				fmt.Fprintf(&out, "dependence from %d to %d at depth %d = %s\n", i, j, depth, describe(r, n, depth))
			}
		}
	}
	return out.String()
}

func describe(r dependence.Result, loops, depth int) string {
	if r.Outcome != dependence.Exists {
		return "false"
	}
	list := r.Components()
	if len(list) == 0 || depth > loops {
		return "true"
	}
	s := ""
	for _, c := range list {
		lower, upper := "-inf", "+inf"
		if c.LowerOK {
			lower = fmt.Sprint(c.Lower)
		}
		if c.UpperOK {
			upper = fmt.Sprint(c.Upper)
		}
		s += "[" + lower + ", " + upper + "]"
	}
	return s
}

var remark = regexp.MustCompile(`(?:remark|error): (dependence .*)`)

// oracle returns what mlir-opt says, or false when it is not there.
func oracle(t *testing.T, text []byte) (string, bool) {
	tool, err := exec.LookPath("mlir-opt-22")
	if err != nil {
		return "", false
	}
	cmd := exec.Command(tool, "--test-memref-dependence-check", "--allow-unregistered-dialect", "--mlir-disable-threading",
		"--mlir-print-op-on-diagnostic=false", "-o", os.DevNull)
	cmd.Stdin = bytes.NewReader(text)
	said, _ := cmd.CombinedOutput()
	var out strings.Builder
	for _, m := range remark.FindAllSubmatch(said, -1) {
		fmt.Fprintf(&out, "%s\n", m[1])
	}
	return out.String(), true
}

// TestDependences compares the dependences between all accesses of the files in testdata with what mlir-opt said, and
// that with what it says.
func TestDependences(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			record := strings.TrimSuffix(file, ".mlir") + ".txt"
			said, there := oracle(t, text)
			if !there && os.Getenv("ODSGEN_ORACLE") != "" {
				t.Fatal("mlir-opt-22 is not installed, but ODSGEN_ORACLE demands it")
			}
			if *update && there {
				if err := os.WriteFile(record, []byte(said), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(record)
			if err != nil {
				t.Fatal(err)
			}
			if there && said != string(want) {
				t.Errorf("mlir-opt says something else than what is recorded: run the test with -update")
			}
			compare(t, dependences(t, text), string(want))
		})
	}
}

func compare(t *testing.T, got, want string) {
	t.Helper()
	if got == want {
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	n := 0
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			if n++; n <= 5 {
				t.Errorf("got  %s\nwant %s", g[i], w[i])
			}
		}
	}
	t.Errorf("%d of %d lines differ", n+max(len(g), len(w))-min(len(g), len(w)), len(w)-1)
}

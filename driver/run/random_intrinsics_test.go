package run

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/tests/randprog"
)

// noNumber are the bits of NaNs, whose sign and payload LLVM leaves open.
var noNumber = regexp.MustCompile(`0x(7F[89A-F]|FF[89A-F]|7FF[89A-F]|FFF[89A-F]|7E|FE|7D|FD|7F|FF)[0-9A-F]*`)

// TestRandomIntrinsics compares operations of the llvm dialect on random constants with lli. What the embedded engine
// refuses is left out.
func TestRandomIntrinsics(t *testing.T) {
	need(t, "lli")
	for seed := range (seeds() + 2) / 3 {
		text, types := randprog.Intrinsics(seed, 150)
		m := parse(t, text)
		e, err := engine.New(m, engine.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var keep []int
		var fields []string
		for i, res := range types {
			vals, err := e.Call(t.Context(), fmt.Sprintf("f%d", i))
			if err != nil && strings.Contains(err.Error(), "embedded engine") {
				t.Errorf("seed %d: %v", seed, err)
			}
			if err == nil && e.CheckResults(fmt.Sprintf("f%d", i), vals) == nil {
				keep, fields = append(keep, i), append(fields, res)
			}
		}
		if len(keep) < len(types)/3 {
			t.Errorf("seed %d: only %d of %d operations have defined results", seed, len(keep), len(types))
		}
		all := "!llvm.struct<(" + strings.Join(fields, ", ") + ")>"
		var b strings.Builder
		b.WriteString(text)
		fmt.Fprintf(&b, "llvm.func @main() -> %s {\n  %%s0 = llvm.mlir.zero : %s\n", all, all)
		for k, i := range keep {
			fmt.Fprintf(&b, "  %%r%d = llvm.call @f%d() : () -> %s\n  %%s%d = llvm.insertvalue %%r%d, %%s%d[%d] : %s\n", k, i, fields[k],
				k+1, k, k, k, all)
		}
		fmt.Fprintf(&b, "  llvm.return %%s%d : %s\n}\n", len(keep), all)
		got, want := results(t, b.String(), Engines()[0]), results(t, b.String(), Engines()[1])
		for k, i := range keep {
			if g, w := got[k], want[k]; g != w {
				_, body, _ := strings.Cut(b.String(), fmt.Sprintf("llvm.func @g%d(", i))
				body, _, _ = strings.Cut(body, fmt.Sprintf("llvm.func @g%d(", i+1))
				t.Errorf("seed %d: the embedded engine has %s, lli %s\n%s", seed, g, w, body)
			}
		}
	}
}

// results executes @main and returns the lines of its results.
func results(t *testing.T, text string, e driver.Engine) []string {
	t.Helper()
	m := parse(t, text)
	var b bytes.Buffer
	if err := e.Run(t.Context(), &b, driver.Call{Module: m, Entry: "main"}); err != nil {
		t.Fatalf("%s: %v", e.Name, err)
	}
	return strings.Split(noNumber.ReplaceAllString(b.String(), "nan"), "\n")
}

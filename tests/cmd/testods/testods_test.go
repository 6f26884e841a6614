package main

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/cmd/ods/cli"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// TestForeignDialects demands that shipped and foreign dialects together are those of mlir-opt.
func TestForeignDialects(t *testing.T) {
	r := cli.Dialects(extension)
	const oracle = "mlir-opt-22"
	if _, err := exec.LookPath(oracle); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("%s is not installed, but ODSGEN_ORACLE demands it", oracle)
		}
		t.Skipf("%s is not installed", oracle)
	}
	out, err := exec.Command(oracle, "--show-dialects").Output()
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(out), ":")
	want := strings.Split(strings.TrimSpace(list), ",")
	want = append(want, "builtin")
	have := slices.Concat(r.Names(), r.Foreign())
	for _, set := range []*[]string{&want, &have} {
		slices.Sort(*set)
		*set = slices.Compact(*set)
	}
	if !slices.Equal(want, have) {
		t.Errorf("shipped and foreign dialects:\n%q\nthose of %s:\n%q", have, oracle, want)
	}
}

// TestForeignAttributes: what a foreign dialect's attributes and types can be, those of unknown dialects cannot.
func TestForeignAttributes(t *testing.T) {
	for _, c := range []struct{ format, unknown string }{
		{"func.func private @f(memref<4xf32, #DIALECT.space<workgroup>>)", "unsupported memory space Attribute"},
		{"func.func private @f(memref<*xf32, #DIALECT.space<workgroup>>)", "unsupported memory space Attribute"},
		{"func.func private @f(memref<4x!DIALECT.x>)", "invalid memref element type"},
		{"func.func private @f(vector<4x!DIALECT.x>)", "failed to verify 'elementType': VectorElementTypeInterface instance"},
		{"func.func @f(%n: index) {\n  scf.forall (%i) in (%n) {\n  } {mapping = [#DIALECT.thread<x>]}\n  return\n}",
			"attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute"},
	} {
		for _, dialect := range []string{"test_irdl_to_cpp", "nobody"} {
			for _, unregistered := range []bool{false, true} {
				text := strings.ReplaceAll(c.format, "DIALECT", dialect)
				ctx := core.NewContextWith(cli.Dialects(extension))
				ctx.AllowUnregistered(unregistered)
				m, diags := core.Parse(ctx, []byte(text), core.ParseOptions{Name: "x.mlir"})
				want := c.unknown
				switch {
				case dialect == "test_irdl_to_cpp":
					want = ""
				case !unregistered:
					want = "created with unregistered dialect"
				}
				switch got := firstError(diags); {
				case want == "" && got != "" || !strings.Contains(got, want):
					t.Errorf("%s (unregistered dialects %v): got %q, want %q", text, unregistered, got, want)
				case want == "" && !strings.Contains(m.String(), dialect+"."):
					t.Errorf("%s is printed as\n%s", text, m)
				}
			}
		}
	}
	// There are as many units as dimensions, whoever they belong to.
	ctx := core.NewContextWith(cli.Dialects(extension))
	_, diags := core.Parse(ctx, []byte("func.func @f(%n: index) {\n  scf.forall (%i, %j) in (%n, %n) {\n"+
		"  } {mapping = [#gpu.thread<x>]}\n  return\n}"), core.ParseOptions{Name: "x.mlir"})
	if got := firstError(diags); !strings.Contains(got, "mapping attribute size must match op rank") {
		t.Errorf("one unit for two dimensions: %q", got)
	}
}

func firstError(l diag.List) string {
	for _, d := range l {
		if d.Severity == diag.Error {
			return d.Message
		}
	}
	return ""
}

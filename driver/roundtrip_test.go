package driver_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/odsgen/ods/driver"
)

// TestRoundtripAsPrinted holds --verify-roundtrip to the text that is printed, flags of the printer and passes included.
func TestRoundtripAsPrinted(t *testing.T) {
	const whole = "func.func @f() -> vector<4xi32> {\n  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n  return %a : vector<4xi32>\n}\n"
	const sum = "func.func @f() -> i128 {\n  %a = arith.constant 1 : i128\n  %b = arith.addi %a, %a : i128\n  return %b : i128\n}\n"
	for _, c := range []struct {
		text, flags string
		want        string // in the error; empty for none
	}{
		{whole, "", ""},
		{whole, "--mlir-print-op-generic --mlir-print-debuginfo", ""},
		{whole, "--canonicalize", ""},
		{"func.func @f() {\n  affine.for %i = 0 to 10 {\n  }\n  return\n}\n", "", ""},
		{sum, "--canonicalize --mlir-print-local-scope", ""},
		{whole, "--mlir-elide-elementsattrs-if-larger=8", ""},
		{whole, "--mlir-elide-elementsattrs-if-larger=2", "dense_resource<__elided__>"},
		{"func.func @f(%v: vector<4xi32>) -> vector<4xi32> {\n  %a = arith.constant dense<0> : vector<4xi32>\n  %b = vector.insert %c, %a[1] : i32 into vector<4xi32>\n" +
			"  return %b : vector<4xi32>\n}\n", "", "use of undeclared SSA value"},
		{"func.func @f() -> vector<4xi32> {\n  %a = arith.constant dense<0> : vector<4xi32>\n  %c = arith.constant 7 : i32\n" +
			"  %b = vector.insert %c, %a[1] : i32 into vector<4xi32>\n  return %b : vector<4xi32>\n}\n",
			"--canonicalize --mlir-elide-elementsattrs-if-larger=2", "dense_resource<__elided__>"},
	} {
		var stdout, stderr bytes.Buffer
		flags := append(strings.Fields(c.flags), "--verify-roundtrip")
		status := driver.Opt(config(), flags, strings.NewReader(c.text), &stdout, &stderr)
		if ok := c.want == ""; ok != (status == driver.StatusOK) || !strings.Contains(stderr.String(), c.want) {
			t.Errorf("%v: status %d, want an error with %q:\n%s", flags, status, c.want, &stderr)
		}
	}
}

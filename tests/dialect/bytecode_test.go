package dialect_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

// TestVersions reads files that say that they are of another version of the dialect. What is in them stands where
// version 2.0 has it, so that version 1.0, which has less and has parameters in another order, finds other values.
func TestVersions(t *testing.T) {
	for _, c := range []struct{ text, version, want string }{
		{"test.with_versioned_properties 3 | 4", "\x05\x01", "test.with_versioned_properties 3 | 4"},
		{"test.with_versioned_properties 3 | 4", "\x03\x01", "test.with_versioned_properties 3 | 0"},
		{"\"test.versionedB\"() <{attribute = #test.attr_params<42, 24>}> : () -> ()", "\x05\x01", "#test.attr_params<42, 24>"},
		{"\"test.versionedB\"() <{attribute = #test.attr_params<42, 24>}> : () -> ()", "\x03\x19", "#test.attr_params<24, 42>"},
		{"\"test.versionedA\"() <{dims = 7 : i64, modifier = true}> : () -> ()", "\x05\x01", "<{dims = 7 : i64, modifier = true}>"},
		{"\"test.versionedA\"() <{dims = 7 : i64, modifier = true}> : () -> ()", "\x03\x19", "<{dims = 7 : i64, modifier = false}>"},
		{"test.with_versioned_properties 3 | 4", "\x05\x05", "current test dialect version is 2.0, can't parse version: 2.2"},
		{"test.with_versioned_properties 3 | 4", "\x07\x01", "current test dialect version is 2.0, can't parse version: 3.0"},
	} {
		ctx := core.NewContextWith(core.NewRegistry(dialects()...))
		op, diags := core.Parse(ctx, []byte(c.text), core.ParseOptions{Name: "x.mlir"})
		if op == nil {
			t.Fatal(diags)
		}
		var b bytes.Buffer
		if err := bytecode.Write(&b, op, bytecode.WriteOptions{}); err != nil {
			t.Fatal(err)
		}
		// The section of versions: its number, its size, and 2.0.
		now := []byte("\x07\x05\x05\x01")
		if bytes.Count(b.Bytes(), now) != 1 {
			t.Fatalf("%s: the version is not found in % x", c.text, b.Bytes())
		}
		data := bytes.Replace(b.Bytes(), now, []byte("\x07\x05"+c.version), 1)
		again, list := bytecode.Read(core.NewContextWith(core.NewRegistry(dialects()...)), data, core.ParseOptions{Name: "x.mlirbc"})
		got := list.Error()
		if again != nil {
			got = again.String()
		}
		if !strings.Contains(got, c.want) {
			t.Errorf("%s as version % x is\n%s, want %s", c.text, c.version, got, c.want)
		}
	}
}

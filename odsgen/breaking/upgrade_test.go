package breaking

import (
	"os"
	"strings"
	"testing"
)

// TestDeclared compares the versions of the example with each other: their changes are declared, so that no text and no
// bytecode breaks.
func TestDeclared(t *testing.T) {
	read := func(name string) []byte {
		data, err := os.ReadFile("../../examples/evolution/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	one, two, three := read("versions/1/poly.yaml"), read("versions/2/poly.yaml"), read("poly.yaml")
	for _, c := range []struct{ was, is []byte }{{one, two}, {two, three}, {one, three}} {
		changes, err := Compare(dialect(t, "poly.yaml", c.was), dialect(t, "poly.yaml", c.is))
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range changes {
			if x.Rule.Breaks&(Text|Bytecode) != 0 {
				t.Errorf("%s: %s", x.Rule.Name, x.Message())
			}
		}
	}
}

// TestUndeclared changes the example without an entry under upgrades: the change is found, and the fix says what to
// write.
func TestUndeclared(t *testing.T) {
	data, err := os.ReadFile("../../examples/evolution/poly.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, to, rule, fix string }{
		{"  fma:\n", "  fused:\n", "op-removed", "raise version: to 4, and write upgrades: {4: {ops: {fma: {renamed_to: fused}}}}"},
		{"attributes: [{strategy: Mode}]", "attributes: []", "attribute-removed", "{4: {ops: {inverse: {attributes: {strategy: {removed: true}}}}}}"},
		{"default: 2", "default: 5", "attribute-default", "{4: {ops: {scale: {attributes: {factor: {before: '2 : i64'}}}}}}"},
		{"ring: {renamed_to: mod}", "ring: {renamed_to: modular}", "def-mnemonic", "{4: {types: {mod: {renamed_to: modular}}}}"},
		{"{slow: {renamed_to: exact}}", "{slow: {renamed_to: precise}}", "case-renamed", "{4: {enums: {Mode: {cases: {exact: {renamed_to: precise}}}}}}"},
		{"(`plus` $bias^", "(`and` $bias^", "format-changed", "{4: {ops: {scale: {format: true}}}}"},
		{"{a: ModType}, {b: ModType}, ", "{b: ModType}, ", "part-removed", "{4: {ops: {fma: {operands: {a: {removed: true, at: 0}}}}}}"},
		{"  mul:\n    summary: A product.", "  more:\n    summary: More.\n    format: attr-dict\n  mul:\n    summary: A product.", "since-missing",
			"raise version: to 4, and write since: 4"},
		{"operands: [{lhs: ModType}, {rhs: ModType}]", "operands: [{lhs: ModType}, {rhs: I32}]", "part-constraint", "{upgrade: true, downgrade: true}"},
	} {
		text := strings.Replace(string(data), c.from, c.to, 1)
		switch c.rule {
		case "def-mnemonic":
			text = strings.Replace(text, "mnemonic: mod", "mnemonic: modular", 1)
		case "case-renamed":
			text = strings.Replace(text, "cases: [exact, fast,", "cases: [precise, fast,", 1)
		}
		if c.rule == "part-constraint" {
			text = strings.Replace(text, "traits: [Pure, SameOperandsAndResultType]\n    format: '$lhs `,` $rhs attr-dict `:` type($result)'",
				"format: '$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($result)'", 1)
		}
		switch {
		case strings.Contains(c.from, "strategy"):
			text = strings.NewReplacer("$input $strategy", "$input", "%x <exact>", "%x",
				"inverse: {attributes: {mode: {renamed_to: strategy}}}", "mul: {format: true}").Replace(text)
		case strings.Contains(c.from, "{a:"):
			text = strings.NewReplacer("$a `,` $b", "$b", "fma %x, %y, %z", "fma %x, %y").Replace(text)
		}
		changes, err := Compare(dialect(t, "poly.yaml", data), dialect(t, "poly.yaml", []byte(text)))
		if err != nil {
			t.Fatal(err)
		}
		found := ""
		for _, x := range changes {
			if x.Rule.Name == c.rule {
				found = x.Diagnostic("").Fix
				break
			}
		}
		if !strings.Contains(found, c.fix) {
			t.Errorf("%s: the fix is %q, not %q", c.rule, found, c.fix)
			for _, x := range changes {
				t.Log(x.Rule.Name, x.Message())
			}
		}
	}
}

package llvm_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// TestTypeNesting reads types inside types, with and without the prefix inside, up to the limit of all nesting and
// beyond.
func TestTypeNesting(t *testing.T) {
	for _, form := range []struct{ prefix, before, after string }{
		{"!llvm.", "array<1 x ", ">"}, {"", "!llvm.array<1 x ", ">"}, {"!llvm.", "struct<(", ")>"}, {"", "!llvm.struct<(", ")>"},
		{"", "!llvm.struct<packed (i8, ", ")>"}, {"!llvm.", "struct<(ptr, array<2 x ", ">)>"},
	} {
		const limit = 60
		nest := func(n int) []byte {
			return []byte("module attributes {t.t = " + form.prefix + strings.Repeat(form.before, n) + "i32" + strings.Repeat(form.after,
				n) + "} {}")
		}
		parse := func(n int) diag.List {
			_, list := core.Parse(core.NewContext(dialects()...), nest(n), core.ParseOptions{AllowUnregistered: true, MaxDepth: limit})
			return list
		}
		if list := parse(limit / 4); len(list) > 0 {
			t.Errorf("%s: %v", form.before, list)
		}
		list := parse(2 * limit)
		if len(list) != 1 || !strings.HasPrefix(list[0].Message, "nesting is deeper than 60 levels") {
			t.Errorf("%s: %v, want that nesting is too deep", form.before, list)
		}
	}
}

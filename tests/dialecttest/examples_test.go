package dialecttest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/defs/ub"
)

// TestExampleErrors gives wrong examples, and right ones that need what is around them.
func TestExampleErrors(t *testing.T) {
	for _, tt := range []struct{ example, want string }{
		{"'%0 = ub.poison : i32'", ""},
		{"'%0 = ub.poison <%x> : i32'", "expected attribute value"},
		{"ub.unreachable", "the operation is not in it"},
		{"'%0 = ub.poison : i32 %0 = ub.poison : i32'", "redefinition"},
		{"'%0 = ub.poison : i32 func.return %0 : i32'", "has 1 operands"},
		{"'%0 = ub.poison : i32 func.call @f(%0) : (i32) -> ()'", "does not reference a valid function"},
		{"'%0 = ub.poison : i32 %1, %2 = builtin.unrealized_conversion_cast %0, %any : i32, f32 to i8, i8'", ""},
	} {
		file := filepath.Join(t.TempDir(), "ub.yaml")
		text := "dialect: ub\nops: {poison: {results: [{r: AnyType}], examples: [" + tt.example + "]}}\n"
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		errs := exampleErrors(file, defs.FS, []*core.Dialect{ub.New()})
		switch {
		case tt.want == "" && len(errs) > 0:
			t.Errorf("%s: %v", tt.example, errs)
		case tt.want != "" && (len(errs) != 1 || !strings.Contains(errs[0].Error(), tt.want)):
			t.Errorf("%s: expected %q, found %v", tt.example, tt.want, errs)
		}
	}
}

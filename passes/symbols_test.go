package passes_test

import (
	"strings"
	"testing"
)

// TestSymbolDCEBelow looks at a symbol table below an operation that is none: what is called there stays, the rest that
// is not public goes.
func TestSymbolDCEBelow(t *testing.T) {
	out, _, fails := run(t, `func.func @holder() {
		scf.execute_region {
			builtin.module {
				func.func private @used() { return }
				func.func private @dead() { return }
				func.func nested @nested() { return }
				func.func @main() { call @used() : () -> () return }
			}
			scf.yield
		}
		return
	}`, "builtin.module(symbol-dce)")
	if fails {
		t.Fatal(out)
	}
	for name, want := range map[string]bool{"@holder(": true, "@used(": true, "@main(": true, "@dead(": false, "@nested(": false} {
		if got := strings.Contains(out, name); got != want {
			t.Errorf("%s is there: %v, want %v:\n%s", name, got, want, out)
		}
	}
}

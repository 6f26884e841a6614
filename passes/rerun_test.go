package passes_test

import (
	"context"
	"testing"

	"github.com/odsgen/ods/passes"
)

// TestRunInRun runs a manager on a second module while it runs on the first one. Each run keeps to itself what it has
// seen: the second module has no functions, which is remarked there and not on the first.
func TestRunInRun(t *testing.T) {
	c := newContext()
	outer, inner := parse(t, c, moduleOf(1)), parse(t, c, "module {}")
	m := passes.NewManager(c, "builtin.module")
	m.RemarkIdle = true
	m.Nest("func.func").MustAdd(&passes.Pass{Name: "function", Run: func(*passes.Run) {}})
	inside := -1
	m.MustAdd(&passes.Pass{Name: "again", Run: func(r *passes.Run) {
		if r.Op == outer {
			list, ok := m.Run(context.Background(), inner)
			if !ok {
				t.Error("the run inside failed")
			}
			inside = len(list)
		}
	}})
	list, ok := m.Run(context.Background(), outer)
	if !ok {
		t.Errorf("the run failed: %v", list)
	}
	if len(list) != 0 || inside != 1 {
		t.Errorf("%d remarks on the outer module and %d on the inner one, want 0 and 1: %v", len(list), inside, list)
	}
}

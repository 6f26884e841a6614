package passes_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/ub"
	ubgen "github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/passes"
)

// TestDepends runs a pass that creates an operation of a dialect which nothing has loaded: an error that names the pass, the
// dialect and what to declare, and none when the pass declares it.
func TestDepends(t *testing.T) {
	for _, depends := range [][]string{nil, {"ub"}} {
		c := core.NewContext(arith.New(), ub.New())
		module := core.NewModule(c, core.Location{})
		m := passes.NewManager(c, "builtin.module")
		m.VerifyPatterns = true
		err := m.Add(&passes.Pass{Name: "make", Depends: depends, Run: func(r *passes.Run) {
			b := core.BuilderAtEnd(c, r.Op.Body())
			ubgen.NewPoison(b, c.I32())
		}})
		if err != nil {
			t.Fatal(err)
		}
		list, ok := m.Run(context.Background(), module)
		if want := "was created by pass 'make', which does not say that it depends on dialect 'ub'"; ok != (depends != nil) ||
			!ok && !strings.Contains(list.Error(), want) {
			t.Errorf("depends %v: %v", depends, list)
		}
	}
}

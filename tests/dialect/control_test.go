package dialect_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// TestAnyCondIsExecutedOnce asks how often the region is entered: passes sink into what is executed at most once.
func TestAnyCondIsExecutedOnce(t *testing.T) {
	c := core.NewContext(dialects()...)
	c.AllowUnregistered(true)
	op, list := core.Parse(c, []byte(`"test.any_cond"() ({ "test.finish"() : () -> () }) : () -> ()`), core.ParseOptions{})
	if op == nil {
		t.Fatal(list)
	}
	cond := op.Region(0).Entry().First()
	b, ok := flow.ConstantRegionBranchOpInterfaceKey.Of(cond)
	if !ok {
		t.Fatal("test.any_cond does not know its invocations")
	}
	if got := b.RegionInvocations(nil); len(got) != 1 || got[0].Min != 1 || got[0].Max != 1 {
		t.Errorf("invocations %v, want one of 1", got)
	}
}

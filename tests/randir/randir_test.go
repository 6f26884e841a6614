package randir_test

import (
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/tests/randir"
)

// TestValid parses and verifies random modules.
func TestValid(t *testing.T) {
	dialects := all.Registry()
	backend.Extend(dialects)
	for seed := range uint64(200) {
		c := core.NewContextWith(dialects)
		text := randir.Module(seed)
		op, list := core.Parse(c, []byte(text), core.ParseOptions{AllowUnregistered: true})
		if op == nil {
			t.Fatalf("seed %d: %v\n%s", seed, list, text)
		}
		if r := core.NewReporter(c); !core.Verify(op, r, core.VerifyOptions{}) {
			t.Errorf("seed %d: %v\n%s", seed, r.List(), text)
		}
	}
}

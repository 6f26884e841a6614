package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/scf"
	affineloops "github.com/odsgen/ods/passes/affine/loops"
	scfloops "github.com/odsgen/ods/passes/scf/loops"
)

func applyCoalesce(c *Call, target *core.Operation) ([]any, Outcome) {
	if l, ok := scf.AsForOp(target); ok {
		n := len(scfloops.PerfectNest(l))
		if scfloops.CoalescePerfectNest(l); len(scfloops.PerfectNest(l)) < n {
			return []any{target}, Done
		}
	} else if l, ok := affine.AsForOp(target); ok {
		n := len(affineloops.PerfectNest(l))
		if affineloops.CoalescePerfectNest(l); len(affineloops.PerfectNest(l)) < n {
			return []any{target}, Done
		}
	}
	return nil, c.Silenceable("failed to coalesce")
}

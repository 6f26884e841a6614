package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// functionBody returns the body of the function that a pass runs on; nil for a declaration.
func functionBody(r *passes.Run) *core.Region {
	for _, region := range r.Op.Regions() {
		if !region.IsEmpty() {
			return region
		}
	}
	return nil
}

package passes_test

import (
	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	cfdefs "github.com/odsgen/ods/defs/cf"
	funcddefs "github.com/odsgen/ods/defs/func"
	ubdefs "github.com/odsgen/ods/defs/ub"
)

// newContext returns a context with the dialects that the generic passes are tested on.
func newContext() *core.Context {
	c := core.NewContext(arithdefs.New(), cfdefs.New(), funcddefs.New(), ubdefs.New())
	c.AllowUnregistered(true)
	return c
}

package passes_test

import (
	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	cfdefs "github.com/odsgen/ods/defs/cf"
	funcddefs "github.com/odsgen/ods/defs/func"
	scfdefs "github.com/odsgen/ods/defs/scf"
	ubdefs "github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/inline"
)

// newContext returns a context with the dialects that the generic passes are tested on.
func newContext() *core.Context {
	r := core.NewRegistry(arithdefs.New(), cfdefs.New(), funcddefs.New(), ubdefs.New(), scfdefs.New())
	inline.Extend(r)
	c := core.NewContextWith(r)
	c.AllowUnregistered(true)
	return c
}

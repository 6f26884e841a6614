package toemitc_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	"github.com/odsgen/ods/defs/emitc"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/convert/toemitc"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestConvert compares what the passes make of programs with what mlir-opt makes of them, messages included.
func TestConvert(t *testing.T) {
	s := dialecttest.Suite{Passes: toemitc.RegisterPasses, Extend: toemitc.Extend,
		Dialects: []*core.Dialect{arith.New(), cf.New(), emitc.New(), funcd.New(), math.New(), memref.New(), scf.New(), ub.New()}}
	const (
		unknown = "--allow-unregistered-dialect "
		locs    = unknown + "--mlir-print-debuginfo --mlir-print-local-scope "
		all     = unknown + "--convert-to-emitc"
	)
	for dir, flags := range map[string][]string{
		"arith":  {unknown + "--convert-arith-to-emitc", locs + "--convert-to-emitc=filter-dialects=arith"},
		"func":   {"--convert-func-to-emitc", "--convert-to-emitc", "--convert-to-emitc=filter-dialects=math", "--convert-to-emitc=filter-dialects=cf"},
		"math":   {"--convert-math-to-emitc", "--convert-math-to-emitc=language-target=cpp11", "--convert-to-emitc"},
		"memref": {"--convert-memref-to-emitc", "--convert-memref-to-emitc=lower-to-cpp", "--convert-to-emitc=filter-dialects=memref"},
		"scf":    {locs + "--convert-scf-to-emitc", unknown + "--convert-to-emitc=filter-dialects=scf", all},
		"mixed": {all, "--convert-func-to-emitc", "--convert-scf-to-emitc --convert-arith-to-emitc",
			"--convert-memref-to-emitc --convert-arith-to-emitc --convert-scf-to-emitc --convert-func-to-emitc --reconcile-unrealized-casts"},
	} {
		t.Run(dir, func(t *testing.T) { s.Recorded(t, "testdata/recorded/"+dir, flags...) })
	}
}

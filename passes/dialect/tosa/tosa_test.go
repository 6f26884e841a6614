package tosa_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/defs/tensor"
	tosadefs "github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/tosa"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: tosa.RegisterPasses,
		Dialects: []*core.Dialect{arith.New(), funcd.New(), quant.New(), tensor.New(), tosadefs.New(), ub.New()}}
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }

// TestNarrow compares what the narrowing passes make, and what they refuse, with mlir-opt.
func TestNarrow(t *testing.T) {
	var flags []string
	for _, pass := range []string{"--tosa-narrow-i64-to-i32", "--tosa-narrow-f64-to-f32"} {
		flags = append(flags, pass, pass+"=aggressive-rewrite=1", pass+"=convert-function-boundaries=1",
			"'"+pass+"=aggressive-rewrite=1 convert-function-boundaries=1'")
	}
	suite().Recorded(t, "testdata/recorded/narrow", flags...)
}

// TestBroadcast does that for tosa-make-broadcastable.
func TestBroadcast(t *testing.T) {
	suite().Recorded(t, "testdata/recorded/broadcast", "--tosa-make-broadcastable")
}

// TestTarget does that for tosa-attach-target.
func TestTarget(t *testing.T) {
	const pass = "--tosa-attach-target"
	suite().Recorded(t, "testdata/recorded/target", pass, pass+"=level=none",
		"'"+pass+"=profiles=pro_fp,pro_int,pro_fp extensions=int16,shape,mxfp specification_version=1.1.draft'",
		pass+"=profiles=pro_fp,foo", pass+"=extensions=bar", "'"+pass+"=profiles=none extensions=none'")
}

// TestValidate does that for tosa-validate.
func TestValidate(t *testing.T) {
	const pass, attach = "--tosa-validate", "'--tosa-attach-target="
	const strict = "--tosa-validate=strict-op-spec-alignment"
	suite().Recorded(t, "testdata/recorded/validate", pass, strict, "--tosa-validate=allow-invalid-op-datatype-combinations",
		attach+"profiles=pro_int' "+strict, attach+"profiles=pro_fp extensions=bf16,int16,fp8e4m3,dynamic' "+strict,
		attach+"specification_version=1.1.draft profiles=pro_int,pro_fp extensions=int64,int4,shape,mxfp,doubleround,inexactround,controlflow,variable,fft' "+strict,
		attach+"level=none profiles=pro_int,pro_fp extensions=fp8e5m2' "+strict, attach+"extensions=shape' "+pass)
}

// TestDecompose does that for tosa-optional-decompositions.
func TestDecompose(t *testing.T) {
	suite().Recorded(t, "testdata/recorded/decompose", "--tosa-optional-decompositions")
}

// TestFold does that for tosa-layerwise-constant-fold.
func TestFold(t *testing.T) {
	const pass = "--tosa-layerwise-constant-fold"
	suite().Recorded(t, "testdata/recorded/fold", pass, pass+"=aggressive-reduce-constant=true")
}

// TestTransposes does that for tosa-reduce-transposes.
func TestTransposes(t *testing.T) {
	suite().Recorded(t, "testdata/recorded/transposes", "--tosa-reduce-transposes")
}

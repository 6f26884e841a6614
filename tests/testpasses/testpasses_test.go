package testpasses_test

import (
	"fmt"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/vectortollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/affinetoscf"
	"github.com/odsgen/ods/passes/convert/scftocf"
	"github.com/odsgen/ods/passes/convert/vectortoscf"
	"github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/passes/dialect/memref"
	testdialect "github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialecttest"
	"github.com/odsgen/ods/tests/testpasses"
)

// groups are the folders of inputs with the passes that are run on them.
var groups = []struct {
	dir   string
	flags []string
}{
	{"testdata", []string{"--test-single-fold", "--test-arith-emulate-wide-int=widest-int-supported=16", "--test-cf-assert",
		"--test-transform-dialect-erase-schedule", "--test-lower-to-llvm", "--test-lower-to-llvm=reassociate-fp-reductions",
		"--dump-pass-pipeline --pass-pipeline=builtin.module(func.func(test-arith-emulate-wide-int),test-single-fold,test-cf-assert)"}},
	{"testdata/ir", []string{"--test-generic-ir-visitors", "--test-generic-ir-visitors-interrupt", "--test-generic-ir-block-visitors-interrupt",
		"--test-generic-ir-region-visitors-interrupt", "--test-print-callgraph", "--mlir-disable-threading --pass-pipeline=builtin.module(func.func(test-print-dominance))",
		"--mlir-disable-threading --pass-pipeline=builtin.module(func.func(test-print-liveness))"}},
	{"testdata/ifs", []string{"--test-scf-if-utils", "--test-print-invalid", "--test-print-invalid --mlir-print-assume-verified"}},
	{"testdata/order", []string{"--test-topological-sort-analysis", "--mlir-disable-threading --pass-pipeline=builtin.module(func.func(test-print-topological-sort))"}},
	{"testdata/layout", []string{"--pass-pipeline=builtin.module(func.func(test-data-layout-query),builtin.module(func.func(test-data-layout-query)))"}},
	{"testdata/functions", []string{"--test-func-erase-arg --verify-each=false --mlir-print-op-generic",
		"--test-func-erase-result --verify-each=false --mlir-print-op-generic", "--test-func-insert-arg --verify-each=false --mlir-print-op-generic",
		"--test-func-insert-result --verify-each=false --mlir-print-op-generic", "--test-func-set-type --verify-each=false --mlir-print-op-generic"}},
	{"testdata/manager", []string{"--test-module-pass --test-function-pass", "--test-pass-failure", "--test-pass-failure=gen-diagnostics",
		"--pass-pipeline=builtin.module(any(test-interface-pass),test-stats-pass)", "--mlir-disable-threading --test-dynamic-pipeline=dynamic-pipeline=cse",
		"--mlir-disable-threading '--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{op-name=a dynamic-pipeline=test-pass-failure}))'",
		"--mlir-disable-threading '--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{op-name=a dynamic-pipeline=func.func(cse)}))'",
		"--mlir-disable-threading '--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{op-name=a,b run-on-nested-operations=1 dynamic-pipeline=cse}))'",
		"--mlir-disable-threading '--pass-pipeline=builtin.module(func.func(test-dynamic-pipeline{run-on-parent=1 dynamic-pipeline=cse}))'",
		"--pass-pipeline=builtin.module(func.func(test-pass-create-invalid-ir))",
		"'--pass-pipeline=builtin.module(func.func(test-pass-create-invalid-ir{signal-pass-failure=1 emit-invalid-ir=0}))'",
		"--verify-each=false --pass-pipeline=builtin.module(func.func(test-pass-invalid-parent)) --mlir-print-op-generic",
		"--dump-pass-pipeline --test-options-pass-pipeline=list=1,2 --test-composite-fixed-point-pass --test-pm-nested-pipeline --test-textual-pm-nested-pipeline",
		"--dump-pass-pipeline '--test-options-super-pass=list={enum=zero list={1} string=foo},{enum=one list={} string-list={\"\"}}'",
		"--dump-pass-pipeline '--test-options-super-pass-pipeline=super-list={list=1,2},{} super-list={enum=two}'",
		"--dump-pass-pipeline --test-options-super-set-ab-pipeline=foo"}},
	{"testdata/tensors", []string{"--test-tensor-transform-patterns", "--test-tensor-transform-patterns=test-fold-consecutive-insert-extract-slice",
		"--test-tensor-transform-patterns=test-reassociative-reshape-folding", "--test-tensor-transform-patterns=test-expand-shape-bubbling",
		"--test-tensor-transform-patterns=test-drop-redundant-insert-slice-rank-expansion"}},
	{"testdata/fusion", []string{"--test-linalg-elementwise-fusion-patterns=fuse-generic-ops",
		"--test-linalg-elementwise-fusion-patterns=fuse-generic-ops-control", "--test-linalg-elementwise-fusion-patterns=fuse-with-reshape-by-expansion",
		"--test-linalg-elementwise-fusion-patterns=control-fusion-by-expansion", "--test-linalg-transform-patterns=test-winograd-conv2d",
		"--test-linalg-transform-patterns=test-decompose-winograd-ops", "--test-linalg-transform-patterns=test-vector-transfer-forwarding-patterns",
		"--test-linalg-transform-patterns=test-decompose-pad-tensor", "--test-linalg-transform-patterns=test-decompose-linalg-pack",
		"--test-linalg-transform-patterns=test-decompose-tensor-unpack", "--test-linalg-transform-patterns=test-fold-into-pack-and-unpack",
		"--test-linalg-transform-patterns=test-erase-unused-operands-and-results", "--test-linalg-transform-patterns=test-erase-unnecessary-inputs"}},
	{"testdata/vectors", []string{"--test-fold-arith-extf-into-vector-contract-patterns", "--test-vector-reduction-to-contract-patterns",
		"--test-vector-sink-patterns", "--test-vector-scan-lowering", "--test-vector-transferop-opt"}},
	{"testdata/loops", []string{"--test-loop-unrolling", "--test-loop-unrolling=unroll-factor=3", "'--test-loop-unrolling=unroll-factor=-1 loop-depth=1 annotate'",
		"'--test-loop-unrolling=unroll-factor=2 annotate loop-depth=1'", "'--test-loop-unrolling=unroll-factor=16 loop-depth=1 unroll-up-to-factor'",
		"--test-loop-unrolling=unroll-factor=0", "--pass-pipeline=builtin.module(func.func(test-mapping-to-processing-elements))",
		"--test-control-flow-sink", "--test-wrap-scf-while-loop-in-zero-trip-check", "--test-wrap-scf-while-loop-in-zero-trip-check=force-create-check",
		"--test-multi-buffering", "--test-multi-buffering=multiplier=3"}},
}

// TestRecorded compares what each pass makes of the inputs with what mlir-opt made of them.
func TestRecorded(t *testing.T) {
	suite := dialecttest.Suite{Dialects: append(all.Dialects(), testdialect.Dialect()), Passes: register, Extend: backend.Extend}
	for _, g := range groups {
		suite.Recorded(t, g.dir, g.flags...)
	}
}

// TestNotImplemented demands that options for patterns that there are not are errors.
func TestNotImplemented(t *testing.T) {
	suite := dialecttest.Suite{Dialects: all.Dialects(), Passes: register, Extend: backend.Extend}
	reg := passes.NewRegistry()
	passes.RegisterPasses(reg)
	register(reg)
	for _, c := range []struct{ pass, option, value string }{
		{"func.func(test-linalg-transform-patterns", "test-simplify-pack-unpack-patterns", "true"},
		{"func.func(test-linalg-transform-patterns", "test-patterns", "true"},
		{"func.func(test-linalg-transform-patterns", "loop-type", "parallel"},
		{"func.func(test-linalg-elementwise-fusion-patterns", "fuse-with-reshape-by-collapsing", "true"},
		{"func.func(test-linalg-elementwise-fusion-patterns", "collapse-dimensions-control", "1"},
		{"any(test-tensor-transform-patterns", "test-rewrite-extract-slice-from-collapse-shape", "true"},
	} {
		ctx := core.NewContextWith(suite.Registry())
		m, err := core.ParseString(ctx, "x.mlir", "func.func @f() {\n  return\n}\n")
		if err != nil {
			t.Fatal(err)
		}
		p, list := passes.ParsePipeline(reg, fmt.Sprintf("builtin.module(%s{%s=%s}))", c.pass, c.option, c.value))
		if list.HasErrors() {
			t.Fatal(list)
		}
		found, ok := passes.NewManagerOf(ctx, p).Run(t.Context(), m)
		if want := "option '" + c.option + "' stands for patterns that are not implemented"; ok || !strings.Contains(found.Error(), want) {
			t.Errorf("%s: done is %v, want the error %q; got %v", c.option, ok, want, found)
		}
	}
}

func register(r *passes.Registry) {
	for _, f := range []func(*passes.Registry){affinetoscf.RegisterPasses, cftollvm.RegisterPasses, linalg.RegisterPasses, memref.RegisterPasses,
		memreftollvm.RegisterPasses, scftocf.RegisterPasses, tollvm.RegisterPasses, vectortollvm.RegisterPasses, vectortoscf.RegisterPasses,
		testpasses.Register} {
		f(r)
	}
}

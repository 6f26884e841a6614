package omptollvm_test

import (
	"io"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/omptollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/omp"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), cf.New(), funcd.New(), llvm.New(), memref.New(), omp.New()},
	Extend: func(r *core.Registry) {
		for _, f := range []func(*core.Registry){tollvm.Extend, cftollvm.Extend, memreftollvm.Extend, omptollvm.Extend} {
			f(r)
		}
	},
	Passes: func(reg *passes.Registry) {
		tollvm.RegisterPasses(reg)
		omptollvm.RegisterPasses(reg)
	},
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// TestUnsupported shows what is said about constructs that have no translation yet.
func TestUnsupported(t *testing.T) {
	r := all.Registry()
	omptollvm.Extend(r)
	for _, c := range []struct{ text, want string }{
		{`llvm.func @f() { omp.teams { omp.terminator } llvm.return }`, "'omp.teams' op cannot be translated to LLVM IR yet"},
		{`llvm.func @f(%c: i1) { omp.parallel if(%c) { omp.terminator } llvm.return }`,
			"'omp.parallel' op clause if cannot be translated to LLVM IR yet"},
		{`module attributes {omp.is_target_device = true} { llvm.func @f() { omp.parallel { omp.terminator } llvm.return } }`,
			"OpenMP constructs for a device cannot be translated to LLVM IR yet"},
	} {
		m, list := core.Parse(core.NewContextWith(r), []byte(c.text), core.ParseOptions{})
		if list.HasErrors() {
			t.Fatal(list)
		}
		err := llvmir.Write(io.Discard, m)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.text, err, c.want)
		}
	}
}

// TestReleasingUpdate shows that the load of an update whose store releases is one that LLVM accepts; upstream's is not.
func TestReleasingUpdate(t *testing.T) {
	r := all.Registry()
	omptollvm.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), []byte(`llvm.func @f(%x: !llvm.ptr, %e: i32) {
  omp.atomic.update memory_order(release) %x : !llvm.ptr {
  ^bb0(%old: i32):
    %n = llvm.mul %old, %e : i32
    omp.yield(%n : i32)
  }
  llvm.return
}`), core.ParseOptions{})
	if list.HasErrors() {
		t.Fatal(list)
	}
	var b strings.Builder
	if err := llvmir.Write(&b, m); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"load atomic i32, ptr %0 monotonic", "i32 %5 release monotonic"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%s is not in\n%s", want, b.String())
		}
	}
}

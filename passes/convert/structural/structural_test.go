package structural_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes/convert/structural"
)

// program carries a value of type !t through everything that hands values on; %T stands for what its operands and
// results look like.
const program = `func.func private @callee(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}
func.func @f(%c: i1, %x: complex<f32>, %n: index, %flag: i32) -> complex<f32> {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %0 = scf.if %c -> (complex<f32>) {
    %a = func.call @callee(%x) : (complex<f32>) -> complex<f32>
    scf.yield %a : complex<f32>
  } else {
    scf.yield %x : complex<f32>
  }
  %1 = scf.for %i = %k0 to %n step %k1 iter_args(%v = %0) -> (complex<f32>) {
    %s = scf.index_switch %i -> complex<f32>
    case 1 {
      scf.yield %x : complex<f32>
    }
    default {
      scf.yield %v : complex<f32>
    }
    scf.yield %s : complex<f32>
  }
  %2 = scf.while (%v = %1) : (complex<f32>) -> complex<f32> {
    scf.condition(%c) %v : complex<f32>
  } do {
  ^bb0(%w: complex<f32>):
    scf.yield %w : complex<f32>
  }
  %3 = scf.execute_region -> complex<f32> {
    cf.cond_br %c, ^bb1(%2 : complex<f32>), ^bb1(%x : complex<f32>)
  ^bb1(%p: complex<f32>):
    scf.yield %p : complex<f32>
  }
  %4 = scf.parallel (%i) = (%k0) to (%n) step (%k1) init (%3) -> complex<f32> {
    scf.reduce(%x : complex<f32>) {
    ^bb0(%l: complex<f32>, %r: complex<f32>):
      scf.reduce.return %l : complex<f32>
    }
  }
  cf.switch %flag : i32, [
    default: ^bb2(%4 : complex<f32>),
    1: ^bb3(%x, %n : complex<f32>, index),
    2: ^bb3(%4, %k0 : complex<f32>, index)
  ]
^bb2(%q: complex<f32>):
  cf.br ^bb3(%q, %k1 : complex<f32>, index)
^bb3(%r: complex<f32>, %m: index):
  return %r : complex<f32>
}
`

// convertComplex converts complex numbers to some other types everywhere, and returns the module's text.
func convertComplex(t *testing.T, text string, to func(c *core.Context) []core.Type) string {
	t.Helper()
	c := core.NewContext(all.Dialects()...)
	m, err := core.ParseString(c, "f.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	types.AddConversion(func(t core.Type) ([]core.Type, conversion.Answer) {
		if _, ok := t.(*core.ComplexType); ok {
			return to(c), conversion.Converted
		}
		return nil, conversion.NotMine
	})
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	target.LegalDialects("arith", "builtin")
	structural.AddFunc(set, target, types)
	structural.AddCF(set, target, types)
	structural.AddSCF(set, target, types)
	r := core.NewReporter(c)
	if !conversion.Full([]*core.Operation{m}, target, set, conversion.Config{Report: r}) {
		t.Fatal(r.List())
	}
	if !core.Verify(m, r, core.VerifyOptions{}) {
		t.Fatalf("%v\n%s", r.List(), m)
	}
	return m.String()
}

func TestOneType(t *testing.T) {
	got := convertComplex(t, program, func(c *core.Context) []core.Type { return []core.Type{c.I64()} })
	c := core.NewContext(all.Dialects()...)
	want, err := core.ParseString(c, "f.mlir", strings.ReplaceAll(program, "complex<f32>", "i64"))
	if err != nil {
		t.Fatal(err)
	}
	if got != want.String() {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// One type becomes two: lists grow, and so do their recorded sizes. The types of reductions are not lists, so they are
// left out.
func TestTwoTypes(t *testing.T) {
	from, to := strings.Index(program, "  %4 = "), strings.Index(program, "  cf.switch")
	text := strings.ReplaceAll(program[:from]+program[to:], "%4", "%3")
	got := convertComplex(t, text, func(c *core.Context) []core.Type { return []core.Type{c.F32(), c.F32()} })
	for _, want := range []string{
		"func.func private @callee(%arg0: f32, %arg1: f32) -> (f32, f32)",
		"%0:2 = scf.if %arg0 -> (f32, f32)",
		"iter_args(%arg6 = %0#0, %arg7 = %0#1) -> (f32, f32)",
		"default: ^bb1(%3#0, %3#1 : f32, f32),",
		"1: ^bb2(%arg1, %arg2, %arg3 : f32, f32, index),",
		"return %6, %7 : f32, f32",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

// A type becomes nothing: what carried it carries less.
func TestNoType(t *testing.T) {
	got := convertComplex(t, "func.func @f(%x: complex<f32>, %c: i1) -> i1 {\n  %0:2 = scf.if %c -> (complex<f32>, i1) {\n"+
		"    scf.yield %x, %c : complex<f32>, i1\n  } else {\n    scf.yield %x, %c : complex<f32>, i1\n  }\n  return %0#1 : i1\n}\n",
		func(*core.Context) []core.Type { return nil })
	if !strings.Contains(got, "%0 = scf.if %arg0 -> (i1)") || strings.Contains(got, "complex") {
		t.Error(got)
	}
}

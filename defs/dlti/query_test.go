package dlti_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/defs/dlti"
	gen "github.com/odsgen/ods/generated/dlti"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialect"
)

// queryPass is mlir-opt's pass test-data-layout-query: it writes what the data layout says about the types of results
// to test.data_layout_query.
func queryPass() *passes.Pass {
	p := &passes.Pass{Name: "test-data-layout-query", Class: "TestDataLayoutQuery", Anchor: funcd.FuncDef.Name}
	p.Run = func(r *passes.Run) {
		r.Op.Walk(func(op *core.Operation) {
			if op.Is(&dialect.DataLayoutQueryDef) {
				query(op)
			}
		})
	}
	return p
}

// query writes the answers for one operation.
func query(op *core.Operation) {
	c, l, t := op.Context(), datalayout.At(op), op.Result(0).Type()
	index := func(name string, v uint64) { op.SetAttr(name, c.IndexAttr(int64(v))) }
	size := func(name string, v uint64) {
		op.SetAttr(name, c.IndexAttr(int64(v)))
		if vec, ok := t.(*core.VectorType); ok && vec.IsScalable() {
			op.SetAttr(name, c.Dict([]core.NamedAttr{{Name: "minimal_size", Value: op.Attr(name)}, {Name: "scalable", Value: c.Unit()}}))
		}
	}
	size("size", l.Size(t))
	size("bitsize", l.Bits(t))
	index("alignment", l.ABIAlign(t))
	index("preferred", l.PreferredAlign(t))
	bits, _ := l.IndexBits(t)
	index("index", bits)
	var stack uint64
	if n, ok := l.Named(dlti.KeyStackAlignment).(*core.IntegerAttr); ok {
		stack = n.Value().Uint64()
	}
	index("stack_alignment", stack)
	zero := c.IntegerAttr(c.IntegerOf(32, core.Unsigned), 0)
	for _, e := range []struct {
		name, key string
		absent    core.Attribute
	}{
		{"endianness", dlti.KeyEndianness, c.String("")},
		{"mangling_mode", dlti.KeyManglingMode, c.String("")},
		{"default_memory_space", dlti.KeyDefaultMemorySpace, zero},
		{"alloca_memory_space", dlti.KeyAllocaMemorySpace, zero},
		{"program_memory_space", dlti.KeyProgramMemorySpace, zero},
		{"global_memory_space", dlti.KeyGlobalMemorySpace, zero},
		{"legal_int_widths", dlti.KeyLegalIntWidths, c.I32Array()},
		{"function_pointer_alignment", dlti.KeyFunctionPointerAlignment, gen.GetFunctionPointerAlignmentAttr(c, 0, false)},
	} {
		v := l.Named(e.key)
		if v == nil {
			v = e.absent
		}
		op.SetAttr(e.name, v)
	}
}

// TestUnknown asks about types without a size.
func TestUnknown(t *testing.T) {
	c := core.NewContext(dialects()...)
	l := datalayout.Default()
	for _, text := range []string{"none", "tensor<2xi8>", "memref<4xf32>", "!llvm.void", "!test.i32"} {
		typ, err := core.ParseType(c, text)
		if err != nil {
			t.Fatal(err)
		}
		if l.Known(typ) || l.Bits(typ) != 0 {
			t.Errorf("%s has a size, %d bits", text, l.Bits(typ))
		}
	}
}

// TestRecursion asks for the size of a struct that contains itself, which no program can have.
func TestRecursion(t *testing.T) {
	c := core.NewContext(dialects()...)
	typ, err := core.ParseType(c, `!llvm.struct<"a", (i32, struct<"a">)>`)
	if err != nil {
		t.Fatal(err)
	}
	if n := datalayout.Default().Size(typ); n != 4 {
		t.Errorf("size %d", n)
	}
}

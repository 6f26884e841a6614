package linalg

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (*ConvertToStandardPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	set.AddPlain(rewrite.Pattern{Name: "library call", Match: callLibrary})
	target.LegalDialects(affine.Name, arith.Name, funcd.Name, memref.Name, scf.Name)
	target.LegalOps(core.ModuleDef.Name)
	if !conversion.Full([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
		r.Fail()
	}
}

// callLibrary calls a function of a library, which is declared when it is not there yet.
func callLibrary(op *core.Operation, rw *rewrite.Rewriter) bool {
	if _, ok := linalg.LinalgOpKey.Of(op); !ok {
		return false
	}
	name := libraryName(op)
	if name == "" {
		return rw.NoMatch(op, "No library call defined for: ")
	}
	module := op.ParentOp()
	for module != nil && !module.Is(&core.ModuleDef) {
		module = module.ParentOp()
	}
	if module == nil {
		return rw.NoMatch(op, "no module around the operation")
	}
	if module.LookupSymbol(name) == nil && !declare(op, name, module, rw) {
		return false
	}
	rw.SetLoc(op.Loc())
	var args []*core.Value
	for _, v := range op.Operands() {
		if t, ok := v.Type().(*core.MemRefType); ok {
			v = memref.NewCast(&rw.Builder, anyStrides(t), v).Result()
		}
		args = append(args, v)
	}
	rw.ReplaceOpWith(op, funcd.Call{Callee: name, Operands: args}.Build(&rw.Builder).Op)
	return true
}

// declare makes the declaration of a function before the last operation of the module.
func declare(op *core.Operation, name string, module *core.Operation, rw *rewrite.Rewriter) bool {
	if op.NumResults() != 0 {
		return rw.NoMatch(op, "Library call for linalg operation can be generated only for ops that have void return types")
	}
	defer rw.Restore(rw.Save())
	var types []core.Type
	for _, v := range op.Operands() {
		t := v.Type()
		if m, ok := t.(*core.MemRefType); ok {
			t = anyStrides(m)
		}
		types = append(types, t)
	}
	c := rw.Context()
	rw.SetBefore(module.Region(0).Entry().Last())
	rw.SetLoc(op.Loc())
	f := funcd.Func{SymName: name, FunctionType: c.Function(types, nil), SymVisibility: c.String("private")}.Build(&rw.Builder)
	f.Op.SetAttr("llvm.emit_c_interface", c.Unit())
	return true
}

// anyStrides returns the type of a buffer of whose layout nothing is known.
func anyStrides(t *core.MemRefType) core.Type {
	c := t.Context()
	strides := slices.Repeat([]int64{core.Dynamic}, len(t.Shape()))
	return c.MemRef(t.Shape(), t.ElementType(), c.StridedLayout(core.Dynamic, strides), t.MemorySpace())
}

// libraryName returns the name of the function for an operation and its types, or "".
func libraryName(op *core.Operation) string {
	switch op.Name() {
	case linalg.GenericDef.Name:
		x := core.Must(linalg.AsGenericOp(op))
		if name, ok := x.LibraryCall(); ok {
			return name
		}
		return unnamed
	case linalg.MapDef.Name, linalg.ReduceDef.Name, linalg.TransposeDef.Name, linalg.BroadcastDef.Name:
		return unnamed
	}
	var b strings.Builder
	b.WriteString(strings.ReplaceAll(op.Name(), ".", "_") + "_")
	for _, a := range op.Attrs() {
		switch f := a.Value.(type) {
		case *linalg.UnaryFnAttr:
			b.WriteString(f.Value().String() + "_")
		case *linalg.BinaryFnAttr:
			b.WriteString(f.Value().String() + "_")
		}
	}
	for i, v := range op.Operands() {
		if i > 0 {
			b.WriteByte('_')
		}
		if !mangle(&b, v.Type()) {
			return ""
		}
	}
	return b.String()
}

// unnamed is how upstream calls the function of an operation that has none.
const unnamed = "op_has_no_registered_library_name"

func mangle(b *strings.Builder, t core.Type) bool {
	switch t := t.(type) {
	case *core.MemRefType:
		b.WriteString("view")
		for _, n := range t.Shape() {
			if n == core.Dynamic {
				b.WriteString("sx")
			} else {
				fmt.Fprintf(b, "%dx", n)
			}
		}
		if !mangle(b, t.ElementType()) {
			return false
		}
		if space := t.MemorySpace(); space != nil {
			n, ok := space.(*core.IntegerAttr)
			if ok {
				fmt.Fprintf(b, "as%d", n.Int64())
			}
			return ok
		}
		return true
	case *core.VectorType:
		b.WriteString("vector")
		for i, n := range t.Shape() {
			if i > 0 {
				b.WriteByte('x')
			}
			fmt.Fprintf(b, "%d", n)
		}
		return mangle(b, t.ElementType())
	case *core.IntegerType:
		if !t.IsSignless() {
			return false
		}
	case *core.IndexType, *core.FloatType:
	default:
		return false
	}
	b.WriteString(core.TypeString(t))
	return true
}

package llvmir

import (
	"slices"

	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/llvm"
)

// This file checks intrinsics on vectors and matrices, and assumptions.

// matrixResult returns the result of an intrinsic on matrices, which follows from their sizes, whatever the operation
// says; for other intrinsics it is ty.
func matrixResult(op *core.Operation, name string, ty core.Type) core.Type {
	rows, columns := "rows", "columns"
	elem := ty
	switch name {
	case "llvm.matrix.multiply":
		rows, columns, elem = "lhs_rows", "rhs_columns", op.Operand(0).Type()
	case "llvm.matrix.transpose":
		elem = op.Operand(0).Type()
	case "llvm.matrix.column.major.load":
	default:
		return ty
	}
	n := int64(matrixSize(op, rows) * matrixSize(op, columns))
	if n <= 0 || n >= 1<<32 {
		return ty
	}
	return ty.Context().Vector([]int64{n}, scalarOf(elem), nil)
}

func matrixSize(op *core.Operation, attr string) uint64 {
	if a, ok := op.Attr(attr).(*core.IntegerAttr); ok {
		return uint64(uint32(a.Int64()))
	}
	return 0
}

// verifyOwnIntrinsic checks intrinsics that are operations of their own, with immediate arguments as attributes.
func (b *body) verifyOwnIntrinsic(op *core.Operation, intr *intrinsic) {
	t, at := b.t, op.Loc()
	switch name := intr.name; name {
	case "llvm.assume":
		b.verifyAssume(op)
	case "llvm.bswap":
		if core.StorageWidth(scalarOf(op.Operand(0).Type()))%16 != 0 {
			t.invalid(at, "bswap must be an even number of bytes")
		}
	case "llvm.lround", "llvm.llround", "llvm.lrint", "llvm.llrint":
		b.verifyRounding(op, intr)
	case "llvm.is.fpclass":
		if v, ok := llvm.AsIsFPClassOp(op); ok && v.Bit()&^0x3ff != 0 {
			t.invalid(at, "unsupported bits for llvm.is.fpclass test mask")
		}
	case "llvm.get.active.lane.mask":
		if core.StorageWidth(scalarOf(op.Result(0).Type())) != 1 {
			t.invalid(at, "get_active_lane_mask: element type is not i1")
		}
	case "llvm.stepvector":
		if e := scalarOf(op.Result(0).Type()); !isInt(e) || core.StorageWidth(e) < 8 {
			t.invalid(at, "stepvector only supported for vectors of integers with a bitwidth of at least 8.")
		}
	case "llvm.ptrmask":
		b.verifyPtrMask(op)
	case "llvm.vector.insert", "llvm.vector.extract":
		b.verifySubvector(op, name == "llvm.vector.insert")
	case "llvm.matrix.multiply", "llvm.matrix.column.major.load", "llvm.matrix.column.major.store":
		b.verifyMatrix(op, name)
	case "llvm.coro.id":
		b.verifyCoroID(op)
	case "llvm.masked.load", "llvm.masked.store", "llvm.masked.gather", "llvm.masked.scatter":
		if a, ok := op.Attr("alignment").(*core.IntegerAttr); ok && a.Int64() == 0 {
			t.invalid(at, "huge alignment values are unsupported")
		}
	}
}

// verifyMatrix compares the operands of intrinsics on matrices with the sizes.
func (b *body) verifyMatrix(op *core.Operation, name string) {
	t, at := b.t, op.Loc()
	if name == "llvm.matrix.multiply" {
		v, ok1 := op.Operand(0).Type().(*core.VectorType)
		w, ok2 := op.Operand(1).Type().(*core.VectorType)
		if !ok1 || !ok2 {
			return
		}
		inner := matrixSize(op, "lhs_columns")
		switch {
		case uint64(v.Shape()[0]) != matrixSize(op, "lhs_rows")*inner:
			t.invalid(at, "First argument of a matrix operation does not match specified shape!")
		case uint64(w.Shape()[0]) != inner*matrixSize(op, "rhs_columns"):
			t.invalid(at, "Second argument of a matrix operation does not match specified shape!")
		case v.ElementType() != w.ElementType():
			t.invalid(at, "Vector element type mismatch of the result and second operand vector!")
		}
		return
	}
	rows, stride := matrixSize(op, "rows"), op.Operand(op.NumOperands()-1)
	if name == "llvm.matrix.column.major.store" {
		if v, ok := op.Operand(0).Type().(*core.VectorType); ok && uint64(v.Shape()[0]) != rows*matrixSize(op, "columns") {
			t.invalid(at, "Result of a matrix operation does not fit in the returned vector!")
			return
		}
	}
	if c := b.lookup(stride).c; c != nil && c.kind == constInt && c.ints.LimitedValue(rows) < rows {
		t.invalid(at, "Stride must be greater or equal than the number of rows!")
	}
}

// verifySubvector checks that a vector is put into, or taken from, a place inside another.
func (b *body) verifySubvector(op *core.Operation, insert bool) {
	whole, part := op.Operand(0).Type(), op.Result(0).Type()
	same := "vector_extract result must have the same element type as the input vector."
	multiple := "vector_extract index must be a constant multiple of the result type's known minimum vector length."
	overrun := "vector_extract would overrun."
	if insert {
		part = op.Operand(1).Type()
		same = "vector_insert parameters must have the same element type."
		multiple = "vector_insert index must be a constant multiple of the subvector's known minimum vector length."
		overrun = "subvector operand of vector_insert would overrun the vector being inserted into."
	}
	v, ok1 := whole.(*core.VectorType)
	w, ok2 := part.(*core.VectorType)
	pos, ok3 := read.Position(op)
	if !ok1 || !ok2 || !ok3 {
		return
	}
	n, m, at := uint64(v.Shape()[0]), uint64(w.Shape()[0]), uint64(pos)
	switch {
	case v.ElementType() != w.ElementType():
		b.t.invalid(op.Loc(), "%s", same)
	case at%m != 0:
		b.t.invalid(op.Loc(), "%s", multiple)
	case v.IsScalable() == w.IsScalable() && (at >= n || dim.Total(at, m) > n):
		b.t.invalid(op.Loc(), "%s", overrun)
	}
}

// verifyRounding checks the shapes of roundings to integers.
func (b *body) verifyRounding(op *core.Operation, intr *intrinsic) {
	v, ok1 := op.Operand(0).Type().(*core.VectorType)
	w, ok2 := op.Result(0).Type().(*core.VectorType)
	switch name := b.t.use(intr, op).name; {
	case ok1 != ok2:
		b.t.invalid(op.Loc(), "%s: argument and result disagree on vector use", name)
	case ok1 && !sameLength(v, w):
		b.t.invalid(op.Loc(), "%s: argument must be same length as result", name)
	}
}

// verifyPtrMask compares a mask with the pointer.
func (b *body) verifyPtrMask(op *core.Operation) {
	from, mask := op.Operand(0).Type(), op.Operand(1).Type()
	p, ok := scalarOf(from).(*llvm.LLVMPointerType)
	if !ok {
		return
	}
	v, ok1 := from.(*core.VectorType)
	w, ok2 := mask.(*core.VectorType)
	switch {
	case ok1 != ok2:
		b.t.invalid(op.Loc(), "llvm.ptrmask intrinsic arguments must be both scalars or both vectors")
	case ok1 && !sameLength(v, w):
		b.t.invalid(op.Loc(), "llvm.ptrmask intrinsic arguments must have the same number of elements")
	case core.StorageWidth(scalarOf(mask)) != b.t.layout.IndexBits(p.AddressSpace()):
		b.t.invalid(op.Loc(), "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument")
	}
}

// verifyCoroID checks what is known of a coroutine.
func (b *body) verifyCoroID(op *core.Operation) {
	c := b.lookup(op.Operand(op.NumOperands() - 1)).c
	if c != nil && c.kind == constGlobal {
		if g, ok := llvm.AsGlobalOp(b.t.symbols[c.text]); ok && g.Constant() {
			return
		}
	} else if c != nil && c.isZero() {
		return
	}
	b.t.invalid(op.Loc(), "info argument of llvm.coro.id must refer to an initialized constant")
}

// The attributes that assumptions can be about, by what they tell besides the value.
var (
	assumedNumbers = []string{"alignstack", "dereferenceable_or_null"}
	assumedValues  = []string{"nonnull", "noundef", "noalias", "nocapture", "readonly", "readnone", "writeonly", "nofree",
		"returned",
		"signext", "zeroext", "inreg", "nest", "immarg", "swiftself", "swifterror", "swiftasync", "dead_on_unwind", "writable",
		"allocptr", "allocalign"}
	assumedOfCode = []string{"cold", "hot", "noreturn", "nounwind", "willreturn", "mustprogress", "nosync", "norecurse",
		"speculatable", "convergent"}
)

// verifyAssume checks the operand bundles of an assumption.
func (b *body) verifyAssume(op *core.Operation) {
	v, _ := llvm.AsAssumeOp(op)
	groups, tags := v.OpBundleOperands(), v.OpBundleTagsAttr()
	if len(groups) == 0 || tags == nil {
		return
	}
	if c := b.lookup(op.Operand(0)).c; c == nil || c.kind != constInt || !c.ints.IsOne() {
		b.t.invalid(op.Loc(), "assume with operand bundles must have i1 true condition")
		return
	}
	for i, g := range groups {
		if tag, ok := tags.Elems()[i].(*core.StringAttr); ok {
			if message := b.assumption(tag.Value(), g); message != "" {
				b.t.invalid(op.Loc(), "%s", message)
			}
		}
	}
}

// assumption returns what is wrong with an operand bundle of an assumption, or "".
func (b *body) assumption(tag string, args []*core.Value) string {
	pointer := func(i int) bool { return isPointer(args[i].Type()) }
	switch n := len(args); {
	case tag == "separate_storage" && n != 2:
		return "separate_storage attribute should have 2 arguments"
	case tag == "separate_storage" && !(pointer(0) && pointer(1)):
		return "arguments to separate_storage assumptions should be pointers"
	case tag == "separate_storage" || tag == "ignore":
		return ""
	case tag == "align" && n != 2 && n != 3:
		return "alignment assumptions should have 2 or 3 arguments"
	case tag == "dereferenceable" && n != 2:
		return "dereferenceable assumptions should have 2 arguments"
	case tag == "align" || tag == "dereferenceable":
		switch {
		case !pointer(0):
			return "first argument should be a pointer"
		case !isInt(args[1].Type()):
			return "second argument should be an integer"
		case n == 3 && !isInt(args[2].Type()):
			return "third argument should be an integer if present"
		}
		return ""
	case n > 2 && (slices.Contains(assumedNumbers, tag) || slices.Contains(assumedValues, tag)):
		return "too many arguments"
	case slices.Contains(assumedNumbers, tag):
		if n != 2 {
			return "this attribute should have 2 arguments"
		}
		if c := b.lookup(args[1]).c; c == nil || c.kind != constInt {
			return "the second argument should be a constant integral value"
		}
	case slices.Contains(assumedValues, tag):
		if n != 1 {
			return "this attribute should have one argument"
		}
	case slices.Contains(assumedOfCode, tag):
		if n != 0 {
			return "this attribute has no argument"
		}
	default:
		return "tags must be valid attribute names"
	}
	return ""
}

package nvvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has the verifiers of loads and stores of matrices.

// isStructOf reports whether t is a struct of n members that all have the type member.
func isStructOf(t core.Type, n int, member core.Type) bool {
	b := body(t)
	return len(b) == n && !slices.ContainsFunc(b, func(m core.Type) bool { return m != member })
}

// VerifyLdMatrix checks that shape, number, layout and element type go together, and the type of the result.
func (Hooks) VerifyLdMatrix(op nvvm.LdMatrixOp, r *core.Reporter) bool {
	m, n, num := int(op.ShapeAttr().M()), int(op.ShapeAttr().N()), int(op.Num())
	row, t := op.Layout() == nvvm.MMALayoutRow, op.EltType()
	small := t == nvvm.LdStMatrixEltTypeB8X16B6X16P32 || t == nvvm.LdStMatrixEltTypeB8X16B4X16P64
	four := num == 1 || num == 2 || num == 4
	msg, registers := "", num
	switch {
	case m == 8 && n == 8:
		if !four {
			msg = "expected num attribute to be 1, 2 or 4 for 8x8 matrix"
		} else if t != nvvm.LdStMatrixEltTypeB16 {
			msg = "expected element type to be b16 for 8x8 matrix"
		}
	case m == 8 && n == 16:
		if !four {
			msg = "expected num attribute to be 1, 2 or 4 for 8x16 matrix"
		} else if !row {
			msg = "expected layout to be row for 8x16 matrix"
		} else if !small {
			msg = "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix"
		}
	case m == 16 && n == 16:
		registers = 2 * num
		if num != 1 && num != 2 {
			msg = "expected num attribute to be 1 or 2 for 16x16 matrix"
		} else if row {
			msg = "expected layout to be col for 16x16 matrix"
		} else if !small && t != nvvm.LdStMatrixEltTypeB8 {
			msg = "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix"
		}
	default:
		msg = "expected shape to be 8x8, 8x16 or 16x16"
	}
	if msg != "" {
		return r.OpErrorf(op.Op, "%s", msg).Fail()
	}
	res, i32 := op.Res().Type(), op.Op.Context().Integer(32)
	if registers == 1 {
		if res != core.Type(i32) {
			return r.OpErrorf(op.Op, "expected destination type is i32").Fail()
		}
	} else if !isStructOf(res, registers, i32) {
		return r.OpErrorf(op.Op, "expected destination type is a structure of %d elements of type i32", registers).Fail()
	}
	return true
}

// VerifyStMatrix checks that shape, number, layout and element type go together.
func (Hooks) VerifyStMatrix(op nvvm.StMatrixOp, r *core.Reporter) bool {
	m, n, t := int(op.ShapeAttr().M()), int(op.ShapeAttr().N()), op.EltType()
	msg := ""
	switch k := len(op.Sources()); {
	case k != 1 && k != 2 && k != 4:
		msg = "expected num attribute to be 1, 2 or 4"
	case m == 8 && n == 8:
		if t != nvvm.LdStMatrixEltTypeB16 {
			msg = "expected element type to be B16 for 8x8 matrix"
		}
	case m == 16 && n == 8:
		if t != nvvm.LdStMatrixEltTypeB8 {
			msg = "expected element type to be B8 for 16x8 matrix"
		} else if op.Layout() != nvvm.MMALayoutCol {
			msg = "expected layout to be col for 16x8 matrix"
		}
	default:
		msg = "expected shape to be 8x8 or 16x8"
	}
	if msg != "" {
		return r.OpErrorf(op.Op, "%s", msg).Fail()
	}
	return true
}

// warpShape is the shape of a multiplication m x n x k.
type warpShape [3]int32

var (
	halfShapes   = []warpShape{{16, 16, 16}, {32, 8, 16}, {8, 32, 16}}
	tf32Shapes   = []warpShape{{16, 16, 8}}
	doubleShapes = []warpShape{{8, 8, 4}}
)

// warpShapes returns the shapes that matrices A and B of an element type have, and the types of their accumulators.
func warpShapes(t nvvm.MMATypes) (shapes []warpShape, accumulators []nvvm.MMATypes) {
	switch t {
	case nvvm.MMATypesF16:
		return halfShapes, []nvvm.MMATypes{nvvm.MMATypesF16, nvvm.MMATypesF32}
	case nvvm.MMATypesS8, nvvm.MMATypesU8:
		return halfShapes, []nvvm.MMATypes{nvvm.MMATypesS32}
	case nvvm.MMATypesTf32:
		return tf32Shapes, []nvvm.MMATypes{nvvm.MMATypesF32}
	case nvvm.MMATypesF64:
		return doubleShapes, []nvvm.MMATypes{nvvm.MMATypesF64}
	}
	return nil, nil
}

// hasFragment reports whether there is a fragment of a type in multiplications of a shape.
func hasFragment(s warpShape, t nvvm.MMATypes, frag nvvm.MMAFrag) bool {
	if frag != nvvm.MMAFragC {
		shapes, _ := warpShapes(t)
		return slices.Contains(shapes, s)
	}
	for _, in := range []nvvm.MMATypes{nvvm.MMATypesF16, nvvm.MMATypesS8, nvvm.MMATypesTf32, nvvm.MMATypesF64} {
		shapes, accumulators := warpShapes(in)
		if slices.Contains(shapes, s) && slices.Contains(accumulators, t) {
			return true
		}
	}
	return false
}

// fragment returns the type and number of registers in which a thread holds its part of a matrix.
func fragment(c *core.Context, s warpShape, t nvvm.MMATypes, frag nvvm.MMAFrag) (core.Type, int) {
	accumulates := frag == nvvm.MMAFragC
	side := int(s[0])
	if frag == nvvm.MMAFragB {
		side = int(s[1])
	}
	switch t {
	case nvvm.MMATypesF16:
		if accumulates {
			return half2(c), 4
		}
		return half2(c), 8
	case nvvm.MMATypesF32:
		return c.F32(), 8
	case nvvm.MMATypesF64:
		if accumulates {
			return c.F64(), 2
		}
		return c.F64(), 1
	case nvvm.MMATypesTf32:
		return c.Integer(32), 4
	case nvvm.MMATypesS8, nvvm.MMATypesU8:
		return c.Integer(32), side / 8
	}
	return c.Integer(32), 8
}

func inWarpSpace(v *core.Value) bool {
	s := space(v)
	return s == generic || s == global || s == shared
}

// VerifyWMMALoad checks where the matrix is, that there is such a fragment, and the type of the result.
func (Hooks) VerifyWMMALoad(op nvvm.WMMALoadOp, r *core.Reporter) bool {
	if !inWarpSpace(op.Ptr()) {
		return r.OpErrorf(op.Op, "expected source pointer in memory space 0, 1, 3").Fail()
	}
	s := warpShape{op.M(), op.N(), op.K()}
	if !hasFragment(s, op.Eltype(), op.Frag()) {
		return r.OpErrorf(op.Op, "invalid attribute combination").Fail()
	}
	t, n := fragment(op.Op.Context(), s, op.Eltype(), op.Frag())
	if n == 1 && op.Eltype() == nvvm.MMATypesF64 {
		if op.Res().Type() != t {
			return r.OpErrorf(op.Op, "expected destination type to be f64").Fail()
		}
		return true
	}
	return verifyFragment(op.Op, t, n, r)
}

// verifyFragment checks that the result is a struct of a fragment's registers.
func verifyFragment(op *core.Operation, t core.Type, n int, r *core.Reporter) bool {
	if isStructOf(op.Result(0).Type(), n, t) {
		return true
	}
	return r.OpErrorf(op, "expected destination type is a structure of %d elements of type '%s'", n, t).Fail()
}

// VerifyWMMAStore checks where the matrix goes, that there is such a fragment, and the data.
func (Hooks) VerifyWMMAStore(op nvvm.WMMAStoreOp, r *core.Reporter) bool {
	if !inWarpSpace(op.Ptr()) {
		return r.OpErrorf(op.Op, "expected operands to be a source pointer in memory space 0, 1, 3").Fail()
	}
	s := warpShape{op.M(), op.N(), op.K()}
	if !hasFragment(s, op.Eltype(), nvvm.MMAFragC) {
		return r.OpErrorf(op.Op, "invalid attribute combination").Fail()
	}
	t, n := fragment(op.Op.Context(), s, op.Eltype(), nvvm.MMAFragC)
	if len(op.Args()) != n {
		return r.OpErrorf(op.Op, "expected %d data operands", n).Fail()
	}
	if slices.ContainsFunc(op.Args(), func(v *core.Value) bool { return v.Type() != t }) {
		return r.OpErrorf(op.Op, "expected data operands of type '%s'", t).Fail()
	}
	return true
}

// VerifyWMMAMma checks that there is such a multiplication, and the types of fragments.
func (Hooks) VerifyWMMAMma(op nvvm.WMMAMmaOp, r *core.Reporter) bool {
	s := warpShape{op.M(), op.N(), op.K()}
	if shapes, accumulators := warpShapes(op.EltypeA()); !slices.Contains(shapes, s) || !slices.Contains(accumulators,
		op.EltypeB()) {
		return r.OpErrorf(op.Op, "invalid attribute combination").Fail()
	}
	c := op.Op.Context()
	ta, a := fragment(c, s, op.EltypeA(), nvvm.MMAFragA)
	tb, b := fragment(c, s, op.EltypeA(), nvvm.MMAFragB)
	tc, n := fragment(c, s, op.EltypeB(), nvvm.MMAFragC)
	want := slices.Concat(slices.Repeat([]core.Type{ta}, a), slices.Repeat([]core.Type{tb}, b), slices.Repeat([]core.Type{tc}, n))
	args := op.Args()
	if len(args) != len(want) {
		return r.OpErrorf(op.Op, "expected %d arguments", len(want)).Fail()
	}
	for i, v := range args {
		if v.Type() != want[i] {
			return r.OpErrorf(op.Op, "expected argument %d to be of type '%s'", i, want[i]).Fail()
		}
	}
	return verifyFragment(op.Op, tc, n, r)
}

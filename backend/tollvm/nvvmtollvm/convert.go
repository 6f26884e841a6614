package nvvmtollvm

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// conversions lists conversions between small floats. Two of them are one integer in intrinsics.
var conversions = []expansion{
	{&nvvm.ConvertFloatToTF32Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertFloatToTF32Op(c.op))
		return c.intrinsic("nvvm.f2tf32."+v.Rnd().String()+relu(v.Relu())+satfinite(v.Sat()), v.Src())
	}},
	{&nvvm.ConvertF32x2ToF4x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x2ToF4x2Op(c.op))
		packed := c.returning(c.integer(16), "nvvm.ff.to."+pair(v.DstTy())+".rn"+relu(v.Relu())+".satfinite", v.A(), v.B())
		return llvm.NewTrunc(c.b, c.integer(8), packed).Op.Result(0)
	}},
	{&nvvm.ConvertF32x2ToF6x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x2ToF6x2Op(c.op))
		return c.packed("nvvm.ff.to."+pair(v.DstTy())+".rn"+relu(v.Relu())+".satfinite", v.A(), v.B())
	}},
	{&nvvm.ConvertF32x2ToF8x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x2ToF8x2Op(c.op))
		if scales(v.DstTy()) {
			return c.packed("nvvm.ff.to."+pair(v.DstTy())+"."+v.Rnd().String()+satfinite(v.Sat()), v.A(), v.B())
		}
		return c.packed("nvvm.ff.to."+pair(v.DstTy())+".rn"+relu(v.Relu()), v.A(), v.B())
	}},
	{&nvvm.ConvertF16x2ToF8x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF16x2ToF8x2Op(c.op))
		return c.packed("nvvm.f16x2.to."+pair(v.DstTy())+".rn"+relu(v.Relu()), v.A())
	}},
	{&nvvm.ConvertBF16x2ToF8x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertBF16x2ToF8x2Op(c.op))
		return c.packed("nvvm.bf16x2.to."+pair(v.DstTy())+"."+v.Rnd().String()+satfinite(v.Sat()), v.A())
	}},
	{&nvvm.ConvertF8x2ToF16x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF8x2ToF16x2Op(c.op))
		return c.intrinsic("nvvm."+pair(v.SrcType())+".to.f16x2.rn"+relu(v.Relu()), c.bitcast(v.Src(), c.integer(16)))
	}},
	{&nvvm.ConvertF8x2ToBF16x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF8x2ToBF16x2Op(c.op))
		return c.intrinsic("nvvm."+pair(v.SrcType())+".to.bf16x2", c.bitcast(v.Src(), c.integer(16)))
	}},
	{&nvvm.ConvertF6x2ToF16x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF6x2ToF16x2Op(c.op))
		return c.intrinsic("nvvm."+pair(v.SrcType())+".to.f16x2.rn"+relu(v.Relu()), c.bitcast(v.Src(), c.integer(16)))
	}},
	{&nvvm.ConvertF4x2ToF16x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF4x2ToF16x2Op(c.op))
		wide := llvm.NewZExt(c.b, c.integer(16), v.Src()).Op.Result(0)
		return c.intrinsic("nvvm."+pair(v.SrcType())+".to.f16x2.rn"+relu(v.Relu()), wide)
	}},
	{&nvvm.ConvertF32x2ToF16x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x2ToF16x2Op(c.op))
		return c.intrinsic("nvvm.ff2f16x2."+v.Rnd().String()+relu(v.Relu())+satfinite(v.Sat()), c.operands()...)
	}},
	{&nvvm.ConvertF32x2ToBF16x2Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x2ToBF16x2Op(c.op))
		return c.intrinsic("nvvm.ff2bf16x2."+v.Rnd().String()+relu(v.Relu())+satfinite(v.Sat()), c.operands()...)
	}},
	{&nvvm.ConvertF32x4ToF8x4Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x4ToF8x4Op(c.op))
		return c.four(v.DstTy(), v.Relu())
	}},
	{&nvvm.ConvertF32x4ToF6x4Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x4ToF6x4Op(c.op))
		return c.four(v.DstTy(), v.Relu())
	}},
	{&nvvm.ConvertF32x4ToF4x4Def, func(c *call) *core.Value {
		v := core.Must(nvvm.AsConvertF32x4ToF4x4Op(c.op))
		return c.four(v.DstTy(), v.Relu())
	}},
}

// packed calls an intrinsic that returns two floats as one integer, which the operation may return as a vector.
func (c *call) packed(name string, args ...*core.Value) *core.Value {
	return c.bitcast(c.returning(c.integer(16), name, args...), c.op.Result(0).Type())
}

// four converts four floats with random rounding.
func (c *call) four(to core.Type, isRelu bool) *core.Value {
	return c.intrinsic("nvvm.f32x4.to."+format(to)+"x4.rs"+relu(isRelu)+".satfinite", c.operands()...)
}

// scales reports whether a type is that of unsigned scale factors.
func scales(t core.Type) bool { return strings.HasPrefix(t.String(), "f8E8M0") }

// format returns a small float in names of intrinsics: e4m3 for f8E4M3FN.
func format(t core.Type) string {
	if scales(t) {
		return "ue8m0"
	}
	_, s, _ := strings.Cut(t.String(), "E")
	return "e" + strings.ToLower(s[:min(len(s), 3)])
}

func pair(t core.Type) string { return format(t) + "x2" }

func relu(is bool) string { return when(is, ".relu") }

func satfinite(s nvvm.SaturationMode) string {
	return when(s == nvvm.SaturationModeSATFINITE, ".satfinite")
}

package nvvmtollvm

import (
	"strings"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// matrices lists multiplications of matrices that warps do together, and how those are loaded and stored.
var matrices = []expansion{
	{&nvvm.LdMatrixDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsLdMatrixOp(c.op))
		return c.intrinsic("nvvm.ldmatrix.sync.aligned"+rowsAndColumns(v.ShapeAttr(), v.Num(), v.Layout(), v.EltType()), v.Ptr())
	}},
	{&nvvm.StMatrixDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsStMatrixOp(c.op))
		return c.intrinsic("nvvm.stmatrix.sync.aligned"+rowsAndColumns(v.ShapeAttr(), int32(len(v.Sources())), v.Layout(), v.EltType()),
			c.operands()...)
	}},
	{&nvvm.WMMALoadDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsWMMALoadOp(c.op))
		return c.intrinsic("nvvm.wmma."+geometry(v.M(), v.N(), v.K())+".load."+v.Frag().String()+"."+v.Layout().String()+".stride."+
			v.Eltype().String(), c.operands()...)
	}},
	{&nvvm.WMMAStoreDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsWMMAStoreOp(c.op))
		return c.intrinsic("nvvm.wmma."+geometry(v.M(), v.N(), v.K())+".store.d."+v.Layout().String()+".stride."+v.Eltype().String(),
			c.operands()...)
	}},
	{&nvvm.WMMAMmaDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsWMMAMmaOp(c.op))
		elem := v.EltypeA().String()
		if v.EltypeA() == nvvm.MMATypesF16 {
			elem = v.EltypeB().String() + "." + v.EltypeB().String()
		}
		return c.intrinsic("nvvm.wmma."+geometry(v.M(), v.N(), v.K())+".mma."+v.LayoutA().String()+"."+v.LayoutB().String()+"."+elem,
			c.operands()...)
	}},
	{&nvvm.MmaDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMmaOp(c.op))
		a, _ := v.MultiplicandAPtxType()
		b, _ := v.MultiplicandBPtxType()
		name := "nvvm.mma."
		if a == nvvm.MMATypesB1 {
			how, _ := v.B1Op()
			name += either(how == nvvm.MMAB1OpAndPopc, "and.popc.", "xor.popc.")
		}
		s := v.ShapeAttr()
		over, _ := v.IntOverflowBehavior()
		return c.intrinsic(name+geometry(s.M(), s.N(), s.K())+"."+v.LayoutA().String()+"."+v.LayoutB().String()+
			c.elements(a, b, v.OperandC(), over), c.operands()...)
	}},
	{&nvvm.MmaSpDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMmaSpOp(c.op))
		a, _ := v.MultiplicandAPtxType()
		b, _ := v.MultiplicandBPtxType()
		s := v.ShapeAttr()
		over, _ := v.IntOverflowBehavior()
		prefix := "nvvm.mma.sp." + when(v.OrderedMetadata(), "ordered.metadata.") + geometry(s.M(), s.N(), s.K()) + ".row.col"
		name := prefix + c.elements(a, b, v.OperandC(), over)
		if !llvmir.HasIntrinsic("llvm." + name) {
			name = prefix + ".kind.f8f6f4" + c.elements(a, b, v.OperandC(), over)
		}
		return c.intrinsic(name, c.operands()...)
	}},
	{&nvvm.MmaBlockScaleDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMmaBlockScaleOp(c.op))
		a, _ := v.MultiplicandAPtxType()
		b, _ := v.MultiplicandBPtxType()
		return c.scaled("nvvm.mma.block.scale.", v.ShapeAttr(), v.Kind(), v.ScaleVecSize(), a, b, v.BlockScaleFormat())
	}},
	{&nvvm.MmaSpBlockScaleDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMmaSpBlockScaleOp(c.op))
		a, _ := v.MultiplicandAPtxType()
		b, _ := v.MultiplicandBPtxType()
		return c.scaled("nvvm.mma.sp.ordered.metadata.block.scale.", v.ShapeAttr(), v.Kind(), v.ScaleVecSize(), a, b, v.BlockScaleFormat())
	}},
}

// rowsAndColumns describes matrices that are loaded or stored.
func rowsAndColumns(s *nvvm.LdStMatrixShapeAttr, n int32, l nvvm.MMALayout, e nvvm.LdStMatrixEltType) string {
	return ".m" + itoa(s.M()) + "n" + itoa(s.N()) + ".x" + itoa(n) + when(l == nvvm.MMALayoutCol, ".trans") + "." + e.String()
}

func geometry[T ~int | ~int32 | ~int64](m, n, k T) string {
	return "m" + itoa(m) + "n" + itoa(n) + "k" + itoa(k)
}

// elements names the element types of a multiplication of A and B with accumulators.
func (c *call) elements(a, b nvvm.MMATypes, accumulators []*core.Value, over nvvm.MMAIntOverflow) string {
	switch {
	case a == nvvm.MMATypesF16:
		return "." + c.resultElement() + "." + accumulator(accumulators[0].Type())
	case a == nvvm.MMATypesBf16 || a == nvvm.MMATypesTf32 || a == nvvm.MMATypesF64 || a == nvvm.MMATypesB1:
		return "." + a.String()
	case strings.HasPrefix(a.String(), "e"):
		return "." + c.resultElement() + "." + a.String() + "." + b.String() + "." + accumulator(accumulators[0].Type())
	}
	return when(over == nvvm.MMAIntOverflowSatfinite, ".satfinite") + "." + a.String() + when(a != b, "."+b.String())
}

// accumulator names the element type of a value that holds a part of an accumulator.
func accumulator(t core.Type) string {
	switch t := t.(type) {
	case *core.VectorType:
		return t.ElementType().String()
	case *core.IntegerType:
		return "s32"
	}
	return t.String()
}

// resultElement names the element type of the result, a struct.
func (c *call) resultElement() string {
	if elems := structElements(c.op.Result(0).Type()); len(elems) > 0 {
		return accumulator(elems[0])
	}
	return ""
}

// structElements returns the types of the elements of a struct, nil for another type.
func structElements(t core.Type) []core.Type {
	if s, ok := t.(*llvm.LLVMStructType); ok {
		return llvmdefs.BodyOf(s).Elements
	}
	return nil
}

// scaled multiplies matrices whose blocks have scale factors.
func (c *call) scaled(prefix string, s *nvvm.MMAShapeAttr, kind nvvm.MMABlockScaleKind, size nvvm.ScaleVecSize,
	a, b nvvm.MMATypes, format nvvm.BlockScaleFormat) *core.Value {
	factors := [...]string{".scale.1x", ".scale.2x", ".scale.4x"}
	result := c.resultElement()
	return c.intrinsic(prefix+geometry(s.M(), s.N(), s.K())+".row.col."+kind.String()+factors[size]+"."+result+"."+a.String()+"."+
		b.String()+"."+result+"."+format.String(), c.operands()...)
}

func structOf(parts ...core.Type) core.Type {
	return llvmdefs.Struct(parts[0].Context(), false, parts...)
}

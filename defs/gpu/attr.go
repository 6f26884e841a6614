package gpu

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/gpu"
)

// This file has types and attributes: their syntax, what they may hold, and what mappings tell about processors.

// ParseMMAMatrixType reads "<16x16xf32, "AOp">".
func (Hooks) ParseMMAMatrixType(p *core.Parser) (core.Type, bool) {
	at := p.NamePos()
	var shape []int64
	var elem core.Type
	var operand string
	if !p.Punct(core.PunctLess) || !p.DimList(&shape, false, true) || !p.Type(&elem) || !p.Punct(core.PunctComma) ||
		!p.Str(&operand) ||
		!p.Punct(core.PunctGreater) {
		return nil, false
	}
	t := gpu.GetMMAMatrixTypeChecked(p.Reporter(), p.LocAt(at), p.Context(), shape, elem, operand)
	if t == nil {
		return nil, p.Failed(at)
	}
	return t, true
}

// PrintMMAMatrixType writes what [Hooks.ParseMMAMatrixType] reads.
func (Hooks) PrintMMAMatrixType(p *core.Printer, x *gpu.MMAMatrixType) {
	p.Byte('<')
	for _, n := range x.Shape() {
		p.Int(n)
		p.Byte('x')
	}
	p.Type(x.ElementType())
	p.Str(`, "`)
	p.Str(x.Operand())
	p.Str(`">`)
}

// VerifyMMAMatrixType checks shape, elements and role.
func (Hooks) VerifyMMAMatrixType(r *core.Reporter, at core.Location, c *core.Context, shape []int64, elem core.Type,
	operand string) bool {
	if operand != "AOp" && operand != "BOp" && operand != "COp" {
		return r.Errorf(at, "operand expected to be one of AOp, BOp or COp").Fail()
	}
	if len(shape) != 2 {
		return r.Errorf(at, "MMAMatrixType must have exactly two dimensions").Fail()
	}
	allowed := []core.Type{c.IntegerOf(8, core.Signed), c.IntegerOf(8, core.Unsigned), c.I32(), c.F16(), c.F32(), c.F64()}
	if !slices.Contains(allowed, elem) {
		return r.Errorf(at, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64").Fail()
	}
	return true
}

// ParseParallelLoopDimMappingAttr reads "<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>".
func (Hooks) ParseParallelLoopDimMappingAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	const name = "ParallelLoopDimMappingAttr"
	keys := []string{"processor", "map", "bound"}
	var processor gpu.Processor
	maps := map[string]*core.AffineMapAttr{}
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	ok := p.Struct(keys, keys, func(key string) bool {
		if key == "processor" {
			ok := parseProcessor(p, &processor)
			return p.Param(name, key, "::mlir::gpu::Processor", ok)
		}
		var m *affine.Map
		if !p.Param(name, key, "AffineMap", p.AffineMap(&m)) {
			return false
		}
		maps[key] = p.Context().AffineMap(m)
		return true
	})
	if !ok || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return gpu.GetParallelLoopDimMappingAttr(p.Context(), processor, maps["map"], maps["bound"]), true
}

func parseProcessor(p *core.Parser, dst *gpu.Processor) bool {
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	v, ok := gpu.ParseProcessor(word)
	if !ok {
		return p.OpErrorf(at, "expected ::mlir::gpu::Processor to be one of: block_x, block_y, block_z, thread_x, thread_y, thread_z, sequential")
	}
	*dst = v
	return true
}

// PrintParallelLoopDimMappingAttr writes what [Hooks.ParseParallelLoopDimMappingAttr] reads.
func (Hooks) PrintParallelLoopDimMappingAttr(p *core.Printer, x *gpu.ParallelLoopDimMappingAttr) {
	p.Str("<processor = ")
	p.Str(x.Processor().String())
	p.Str(", map = ")
	p.Str(x.Map().Value().String())
	p.Str(", bound = ")
	p.Str(x.Bound().Value().String())
	p.Byte('>')
}

// ParseObject reads `offload = "..."`; without a word the format is fatbin.
func (Hooks) ParseObject(p *core.Parser, format *gpu.CompilationTarget, object **core.StringAttr) bool {
	at := p.Pos()
	var word string
	*format = gpu.CompilationTargetFatbin
	if p.TryAnyKeyword(&word) {
		f, ok := gpu.ParseCompilationTarget(word)
		if !ok {
			return p.OpErrorf(at, "expected keyword for GPU object format")
		}
		*format = f
		if !p.Punct(core.PunctEqual) {
			return p.OpErrorf(at, "expected an equal sign")
		}
	}
	var a core.Attribute
	if !p.Attr(&a, nil) {
		return false
	}
	s, ok := a.(*core.StringAttr)
	if !ok {
		p.OpErrorf(p.Pos(), "invalid kind of attribute specified")
		return p.OpErrorf(p.Pos(), "failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`")
	}
	*object = s
	return true
}

// PrintObject writes what [Hooks.ParseObject] reads.
func (Hooks) PrintObject(p *core.Printer, format gpu.CompilationTarget, object *core.StringAttr) {
	if format != gpu.CompilationTargetFatbin {
		p.Str(format.String())
		p.Str(" = ")
	}
	p.Attr(object)
}

// VerifyKernelMetadataAttr checks the name and the attributes of arguments.
func (Hooks) VerifyKernelMetadataAttr(r *core.Reporter, at core.Location, _ *core.Context, name *core.StringAttr, _ core.Type,
	argAttrs *core.ArrayAttr, _ *core.DictAttr) bool {
	if name.Value() == "" {
		return r.Errorf(at, "the kernel name can't be empty").Fail()
	}
	if argAttrs == nil {
		return true
	}
	for _, a := range argAttrs.Elems() {
		if _, ok := a.(*core.DictAttr); !ok {
			return r.Errorf(at, "all attributes in the array must be a dictionary attribute").Fail()
		}
	}
	return true
}

// VerifyKernelTableAttr checks that the kernels are sorted, and that no two have the same name.
func (Hooks) VerifyKernelTableAttr(r *core.Reporter, at core.Location, _ *core.Context, table []*gpu.KernelMetadataAttr) bool {
	for i := 1; i < len(table); i++ {
		if table[i-1].Name().Value() == table[i].Name().Value() {
			return r.Errorf(at, "expected all kernels to be uniquely named").Fail()
		}
	}
	return true
}

// VerifyObjectAttr checks the target.
func (Hooks) VerifyObjectAttr(r *core.Reporter, at core.Location, _ *core.Context, target core.Attribute, _ gpu.CompilationTarget,
	_ *core.StringAttr, _ *core.DictAttr, _ *gpu.KernelTableAttr) bool {
	if target == nil {
		return r.Errorf(at, "the target attribute cannot be null").Fail()
	}
	if IsTarget(target) {
		return true
	}
	return r.Errorf(at, "the target attribute must implement or promise the `gpu::TargetAttrInterface`").Fail()
}

// VerifySelectObjectAttr checks that the object is chosen by its target or by its index.
func (Hooks) VerifySelectObjectAttr(r *core.Reporter, at core.Location, _ *core.Context, target core.Attribute) bool {
	if target == nil {
		return true
	}
	if i, ok := target.(*core.IntegerAttr); ok {
		if i.Value().IsNegative() {
			return r.Errorf(at, "the object index must be positive").Fail()
		}
		return true
	}
	if !IsTarget(target) {
		return r.Errorf(at, "the target attribute must be a GPU Target attribute").Fail()
	}
	return true
}

// IsTarget reports whether an attribute says how to compile a module: it implements TargetAttrInterface, or belongs to
// a dialect whose translation does so for it.
func IsTarget(a core.Attribute) bool {
	if _, ok := gpu.TargetAttrInterfaceKey.Of(a); ok {
		return true
	}
	d, ok := a.(interface{ Def() *core.AttrDef })
	if !ok || d.Def() == nil {
		return false
	}
	switch d.Def().Dialect + "." + d.Def().Mnemonic {
	case "nvvm.target", "rocdl.target", "xevm.target", "spirv.target_env":
		return true
	}
	return false
}

// IsGPUTargetAttrCondition is [IsTarget].
func (Hooks) IsGPUTargetAttrCondition(a core.Attribute) bool { return IsTarget(a) }

// IsHasOffloadingTranslationAttrTrait reports whether an attribute says how binaries are embedded.
func (Hooks) IsHasOffloadingTranslationAttrTrait(a core.Attribute) bool {
	_, ok := gpu.OffloadingTranslationAttrTraitKey.Of(a)
	return ok
}

// IsNullAttr reports whether there is no attribute.
func (Hooks) IsNullAttr(a core.Attribute) bool { return a == nil }

// relative returns the number of a linear dimension, or of x, y and z.
func relative(id gpu.MappingId) int64 {
	if id >= gpu.MappingIdLinearDim0 {
		return int64(id - gpu.MappingIdLinearDim0)
	}
	return int64(id)
}

func linear(id gpu.MappingId) bool { return id >= gpu.MappingIdLinearDim0 }

// MappingIDGPUBlockMappingAttr returns the dimension.
func (Hooks) MappingIDGPUBlockMappingAttr(x *gpu.GPUBlockMappingAttr) int64 { return int64(x.Block()) }

// IsLinearMappingGPUBlockMappingAttr reports whether the dimension is a linear one.
func (Hooks) IsLinearMappingGPUBlockMappingAttr(x *gpu.GPUBlockMappingAttr) bool {
	return linear(x.Block())
}

// RelativeIndexGPUBlockMappingAttr numbers the dimensions from zero.
func (Hooks) RelativeIndexGPUBlockMappingAttr(x *gpu.GPUBlockMappingAttr) int64 {
	return relative(x.Block())
}

// MappingIDGPUWarpgroupMappingAttr returns the dimension.
func (Hooks) MappingIDGPUWarpgroupMappingAttr(x *gpu.GPUWarpgroupMappingAttr) int64 {
	return int64(x.Warpgroup())
}

// IsLinearMappingGPUWarpgroupMappingAttr reports whether the dimension is a linear one.
func (Hooks) IsLinearMappingGPUWarpgroupMappingAttr(x *gpu.GPUWarpgroupMappingAttr) bool {
	return linear(x.Warpgroup())
}

// RelativeIndexGPUWarpgroupMappingAttr numbers the dimensions from zero.
func (Hooks) RelativeIndexGPUWarpgroupMappingAttr(x *gpu.GPUWarpgroupMappingAttr) int64 {
	return relative(x.Warpgroup())
}

// MappingIDGPUWarpMappingAttr returns the dimension.
func (Hooks) MappingIDGPUWarpMappingAttr(x *gpu.GPUWarpMappingAttr) int64 { return int64(x.Warp()) }

// IsLinearMappingGPUWarpMappingAttr reports whether the dimension is a linear one.
func (Hooks) IsLinearMappingGPUWarpMappingAttr(x *gpu.GPUWarpMappingAttr) bool {
	return linear(x.Warp())
}

// RelativeIndexGPUWarpMappingAttr numbers the dimensions from zero.
func (Hooks) RelativeIndexGPUWarpMappingAttr(x *gpu.GPUWarpMappingAttr) int64 {
	return relative(x.Warp())
}

// MappingIDGPUThreadMappingAttr returns the dimension.
func (Hooks) MappingIDGPUThreadMappingAttr(x *gpu.GPUThreadMappingAttr) int64 {
	return int64(x.Thread())
}

// IsLinearMappingGPUThreadMappingAttr reports whether the dimension is a linear one.
func (Hooks) IsLinearMappingGPUThreadMappingAttr(x *gpu.GPUThreadMappingAttr) bool {
	return linear(x.Thread())
}

// RelativeIndexGPUThreadMappingAttr numbers the dimensions from zero.
func (Hooks) RelativeIndexGPUThreadMappingAttr(x *gpu.GPUThreadMappingAttr) int64 {
	return relative(x.Thread())
}

// MappingIDGPULaneMappingAttr returns the dimension.
func (Hooks) MappingIDGPULaneMappingAttr(x *gpu.GPULaneMappingAttr) int64 { return int64(x.Lane()) }

// IsLinearMappingGPULaneMappingAttr reports whether the dimension is a linear one.
func (Hooks) IsLinearMappingGPULaneMappingAttr(x *gpu.GPULaneMappingAttr) bool {
	return linear(x.Lane())
}

// RelativeIndexGPULaneMappingAttr numbers the dimensions from zero.
func (Hooks) RelativeIndexGPULaneMappingAttr(x *gpu.GPULaneMappingAttr) int64 {
	return relative(x.Lane())
}

// MappingIDGPUMemorySpaceMappingAttr returns the memory space.
func (Hooks) MappingIDGPUMemorySpaceMappingAttr(x *gpu.GPUMemorySpaceMappingAttr) int64 {
	return int64(x.AddressSpace())
}

// IsLinearMappingGPUMemorySpaceMappingAttr tells that memory spaces have no linear order.
func (Hooks) IsLinearMappingGPUMemorySpaceMappingAttr(*gpu.GPUMemorySpaceMappingAttr) bool {
	return false
}

// RelativeIndexGPUMemorySpaceMappingAttr returns the memory space.
func (Hooks) RelativeIndexGPUMemorySpaceMappingAttr(x *gpu.GPUMemorySpaceMappingAttr) int64 {
	return int64(x.AddressSpace())
}

// MaxNumPhysicalIDsGPUMappingMaskAttr returns how many processors a mask can tell apart.
func (Hooks) MaxNumPhysicalIDsGPUMappingMaskAttr(*gpu.GPUMappingMaskAttr) int64 { return 64 }

// ParseKernelTableAttr reads "<[#gpu.kernel_metadata<...>, ...]>" and sorts the kernels by their names.
func (Hooks) ParseKernelTableAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	at := p.NamePos()
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	var table []*gpu.KernelMetadataAttr
	if p.TryPunct(core.PunctLSquare) {
		ok := p.List(core.DelimNone, "", func() bool {
			var k *gpu.KernelMetadataAttr
			if !core.ParseCustomAttr(p, &gpu.KernelMetadataAttrDef, &k, nil) {
				return false
			}
			table = append(table, k)
			return true
		})
		if !p.Param("GPU_KernelTableAttr", "kernel_table", "::llvm::ArrayRef<KernelMetadataAttr>", ok) || !p.Punct(core.PunctRSquare) {
			return nil, false
		}
	}
	if !p.Punct(core.PunctGreater) {
		return nil, false
	}
	slices.SortStableFunc(table, func(a, b *gpu.KernelMetadataAttr) int {
		return strings.Compare(a.Name().Value(),
			b.Name().Value())
	})
	t := gpu.GetKernelTableAttrChecked(p.Reporter(), p.LocAt(at), p.Context(), table)
	if t == nil {
		return nil, p.Failed(at)
	}
	return t, true
}

// PrintKernelTableAttr writes what [Hooks.ParseKernelTableAttr] reads.
func (Hooks) PrintKernelTableAttr(p *core.Printer, x *gpu.KernelTableAttr) {
	p.Byte('<')
	for i, k := range x.KernelTable() {
		p.Str([]string{"[", ", "}[min(i, 1)])
		p.Attr(k)
	}
	if len(x.KernelTable()) > 0 {
		p.Byte(']')
	}
	p.Byte('>')
}

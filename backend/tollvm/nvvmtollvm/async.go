package nvvmtollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// asynchronous lists copies and prefetches.
var asynchronous = []expansion{
	{&nvvm.CpAsyncDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncOp(c.op))
		cached := either(v.Size() == 16 && v.Modifier() == nvvm.LoadCacheModifierKindCG, "cg", "ca")
		return c.intrinsic("nvvm.cp.async."+cached+".shared.global."+itoa(v.Size())+when(v.CpSize() != nil, ".s"), c.operands()...)
	}},
	{&nvvm.CpAsyncWaitGroupDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncWaitGroupOp(c.op))
		return c.intrinsic("nvvm.cp.async.wait.group", c.constant(32, int64(v.N())))
	}},
	{&nvvm.CpAsyncMBarrierArriveDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncMBarrierArriveOp(c.op))
		return c.intrinsic("nvvm.cp.async.mbarrier.arrive"+when(v.Noinc(), ".noinc")+shared(v.Addr()), v.Addr())
	}},
	{&nvvm.CpAsyncBulkWaitGroupDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkWaitGroupOp(c.op))
		return c.intrinsic("nvvm.cp.async.bulk.wait.group"+when(v.Read(), ".read"), c.constant(32, int64(v.Group())))
	}},
	{&nvvm.WgmmaWaitGroupSyncDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsWgmmaWaitGroupSyncOp(c.op))
		return c.intrinsic("nvvm.wgmma.wait_group.sync.aligned", c.constant(64, v.Group()))
	}},
	{&nvvm.CpAsyncBulkPrefetchDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkPrefetchOp(c.op))
		return c.intrinsic("nvvm.cp.async.bulk.prefetch.L2", v.SrcMem(), v.Size(), c.or(v.L2CacheHint(), 64, 0), c.has(v.L2CacheHint()))
	}},
	{&nvvm.CpAsyncBulkGlobalToSharedClusterDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkGlobalToSharedClusterOp(c.op))
		args := []*core.Value{v.DstMem(), v.Mbar(), v.SrcMem(), v.Size()}
		hint := c.or(v.L2CacheHint(), 64, 0)
		if space(v.DstMem()) == nvvm.NVVMMemorySpaceShared {
			return c.intrinsic("nvvm.cp.async.bulk.global.to.shared.cta", append(args, hint, c.has(v.L2CacheHint()))...)
		}
		return c.intrinsic("nvvm.cp.async.bulk.global.to.shared.cluster", append(args, c.or(v.MulticastMask(), 16, 0), hint,
			c.has(v.MulticastMask()), c.has(v.L2CacheHint()))...)
	}},
	{&nvvm.CpAsyncBulkSharedCTAToSharedClusterDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkSharedCTAToSharedClusterOp(c.op))
		return c.intrinsic("nvvm.cp.async.bulk.shared.cta.to.cluster", v.DstMem(), v.Mbar(), v.SrcMem(), v.Size())
	}},
	{&nvvm.CpAsyncBulkSharedCTAToGlobalDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkSharedCTAToGlobalOp(c.op))
		args := []*core.Value{v.DstMem(), v.SrcMem(), v.Size(), c.or(v.L2CacheHint(), 64, 0), c.has(v.L2CacheHint())}
		if v.ByteMask() != nil {
			args = append(args, v.ByteMask())
		}
		return c.intrinsic("nvvm.cp.async.bulk.shared.cta.to.global"+when(v.ByteMask() != nil, ".bytemask"), args...)
	}},
	{&nvvm.CpAsyncBulkTensorGlobalToSharedClusterDef, tensorLoad},
	{&nvvm.CpAsyncBulkTensorPrefetchDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkTensorPrefetchOp(c.op))
		args := append([]*core.Value{v.TmaDescriptor()}, v.Coordinates()...)
		return c.intrinsic("nvvm.cp.async.bulk.tensor.prefetch."+loadMode(v.Mode(), len(v.Coordinates())),
			c.hinted(append(args, v.Im2colOffsets()...), v.L2CacheHint())...)
	}},
	{&nvvm.CpAsyncBulkTensorSharedCTAToGlobalDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkTensorSharedCTAToGlobalOp(c.op))
		args := append([]*core.Value{v.SrcMem(), v.TmaDescriptor()}, v.Coordinates()...)
		return c.intrinsic("nvvm.cp.async.bulk.tensor.s2g."+storeMode(v.Mode(), len(v.Coordinates())),
			c.hinted(args, v.L2CacheHint())...)
	}},
	{&nvvm.CpAsyncBulkTensorReduceDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsCpAsyncBulkTensorReduceOp(c.op))
		args := append([]*core.Value{v.SrcMem(), v.TmaDescriptor()}, v.Coordinates()...)
		return c.intrinsic("nvvm.cp.async.bulk.tensor.reduce."+v.RedKind().String()+"."+storeMode(v.Mode(), len(v.Coordinates())),
			c.hinted(args, v.L2CacheHint())...)
	}},
	{&nvvm.PrefetchDef, prefetch},
	{&nvvm.BulkStoreDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsBulkStoreOp(c.op))
		return c.intrinsic("nvvm.st.bulk"+when(space(v.Addr()) == nvvm.NVVMMemorySpaceShared, ".shared.cta"), v.Addr(), v.Size(),
			c.constant(64, v.InitVal()))
	}},
}

// has is the flag that says whether an operand is given.
func (c *call) has(v *core.Value) *core.Value { return c.flag(v != nil) }

// hinted appends a cache hint and whether there is one.
func (c *call) hinted(args []*core.Value, hint *core.Value) []*core.Value {
	return append(args, c.or(hint, 64, 0), c.has(hint))
}

// loadMode is the part of a name for how a tensor of so many dimensions is read.
func loadMode(m nvvm.TMALoadMode, dims int) string {
	modes := [...]string{"tile", "im2col", "im2col.w", "im2col.w.128", "tile.gather4"}
	if m == nvvm.TMALoadModeTILEGATHER4 {
		dims = 2 // the other coordinates choose rows
	}
	return modes[m] + "." + itoa(dims) + "d"
}

func storeMode(m nvvm.TMAStoreMode, dims int) string {
	modes := [...]string{"tile", "im2col", "tile.scatter4"}
	if m == nvvm.TMAStoreModeTILESCATTER4 {
		dims = 2
	}
	return modes[m] + "." + itoa(dims) + "d"
}

// tensorLoad copies a box of a tensor to shared memory.
func tensorLoad(c *call) *core.Value {
	v := core.Must(nvvm.AsCpAsyncBulkTensorGlobalToSharedClusterOp(c.op))
	args := append([]*core.Value{v.DstMem(), v.Mbar(), v.TmaDescriptor()}, v.Coordinates()...)
	args = append(args, v.Im2colOffsets()...)
	mode := loadMode(v.Mode(), len(v.Coordinates()))
	if v.IsCTAOnly() {
		return c.intrinsic("nvvm.cp.async.bulk.tensor.g2s.cta."+mode, c.hinted(args, v.L2CacheHint())...)
	}
	blocks := int64(0)
	if g, ok := v.Group(); ok {
		blocks = int64(g) + 1
	}
	return c.intrinsic("nvvm.cp.async.bulk.tensor.g2s."+mode, append(args, c.or(v.MulticastMask(), 16, 0),
		c.or(v.L2CacheHint(), 64, 0), c.has(v.MulticastMask()), c.has(v.L2CacheHint()), c.constant(32, blocks))...)
}

// paramSpace is the address space of parameters of kernels.
const paramSpace = 101

// prefetch brings a line of memory into a cache.
func prefetch(c *call) *core.Value {
	v := core.Must(nvvm.AsPrefetchOp(c.op))
	addr := v.Addr()
	if v.InParamSpace() {
		addr = llvm.NewAddrSpaceCast(c.b, llvm.GetLLVMPointerType(c.op.Context(), paramSpace), addr).Op.Result(0)
	}
	if v.Tensormap() {
		return c.intrinsic("nvvm.prefetch.tensormap", addr)
	}
	level, ok := v.CacheLevel()
	if !ok {
		return nil
	}
	if v.Uniform() && level == nvvm.PrefetchCacheLevelL1 {
		return c.intrinsic("nvvm.prefetchu.L1", addr)
	}
	name := "nvvm.prefetch"
	switch space(v.Addr()) {
	case nvvm.NVVMMemorySpaceGlobal:
		name += ".global"
	case nvvm.NVVMMemorySpaceLocal:
		name += ".local"
	}
	name += "." + level.String()
	if p, ok := v.EvictPriority(); ok && level == nvvm.PrefetchCacheLevelL2 {
		name += either(p == nvvm.CacheEvictionPriorityEvictLast, ".evict.last", ".evict.normal")
	}
	return c.intrinsic(name, addr)
}

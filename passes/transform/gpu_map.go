package transform

import (
	"reflect"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/scf"
	gen "github.com/odsgen/ods/generated/transform"
)

// What one launch may ask for.
const (
	maxBlockThreads = 1024
	maxGridBlocks   = 2147483647
)

var (
	maxBlockDims = [3]int64{1024, 1024, 64}
	maxGridDims  = [3]int64{2147483647, 65535, 65535}
)

// applyMapToBlocks makes the iterations of the one outer scf.forall in a launch the blocks of the launch.
func applyMapToBlocks(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsMapForallToBlocksOp(c.Op))
	launch, ok := gpu.AsLaunchOp(target)
	if !ok && !op.GenerateGpuLaunch() {
		return nil, c.Silenceable("Given target is not gpu.launch, set `generate_gpu_launch` attribute").
			Note(target.Loc(), "when applied to this payload op")
	}
	loop, ok := outerForall(target)
	if !ok {
		return nil, c.Silenceable("could not find a unique topLevel scf.forall").Note(target.Loc(), "when applied to this payload op")
	}
	dims := slices.Clone(op.GridDims())
	if !op.GenerateGpuLaunch() && len(dims) != 3 {
		return nil, c.Definite("transform require size-3 mapping")
	}
	if o := c.checkLimits(dims, nil); !o.Succeeded() {
		return nil, o
	}
	rw := c.Rewriter
	if op.GenerateGpuLaunch() {
		rw.SetBefore(loop.Op)
		rw.SetLoc(target.Loc())
		one := arith.NewConstant(&rw.Builder, rw.Context().IndexAttr(1)).Result()
		launch = gpu.Launch{GridSizeX: one, GridSizeY: one, GridSizeZ: one, BlockSizeX: one, BlockSizeY: one, BlockSizeZ: one,
			Attrs: []core.NamedAttr{{Name: "workgroup_attributions", Value: rw.Context().IntegerAttr(rw.Context().I64(), 0)}}}.Build(&rw.Builder)
		body := launch.Body().Entry()
		if body == nil {
			types := slices.Repeat([]core.Type{rw.Context().Index()}, 12)
			body = rw.CreateBlock(launch.Body(), types)
		}
		rw.SetEnd(body)
		gpu.NewTerminator(&rw.Builder)
		rw.SetStart(body)
		moved := rw.Clone(loop.Op, nil)
		rw.EraseOp(loop.Op)
		loop = core.Must(scf.AsForallOp(moved))
	}
	if o := c.verifyMapping(loop, isBlockMapping, "scf.forall op requires a mapping attribute of kind 'block'"); !o.Succeeded() {
		return nil, o
	}
	ids := idBuilder{op: func(d gpu.Dimension) *core.Value { return gpu.NewBlockId(&rw.Builder, d).Op.Result(0) }, unit: 1}
	ids.linear = usesLinearMapping(loop)
	ids.mask = maskOf(loop)
	body := loop.Op.Block()
	rw.SetStart(body)
	rw.SetLoc(loop.Op.Loc())
	zero := arith.NewConstant(&rw.Builder, rw.Context().IndexAttr(0)).Result()
	sizes, o := c.mapForall(loop, dims, ids)
	if !o.Succeeded() {
		return nil, o
	}
	if len(dims) == 0 {
		for dims = sizes; len(dims) < 3; {
			dims = append(dims, 1)
		}
	}
	if upstream.MappedLoops.In(rw.Context()) {
		replaceUnitIDs(c, body.ParentOp(), &gpu.BlockDimDef, sizes, zero)
	}
	return []any{launch.Op}, c.resize(launch, dims, nil)
}

func isBlockMapping(a core.Attribute) bool { _, ok := a.(*gpu.GPUBlockMappingAttr); return ok }

// outerForall returns the only scf.forall that is in no other one.
func outerForall(target *core.Operation) (loop scf.ForallOp, ok bool) {
	n := 0
	target.Walk(func(op *core.Operation) {
		if l, is := scf.AsForallOp(op); is && !insideForall(op) {
			loop = l
			n++
		}
	})
	return loop, n == 1
}

func insideForall(op *core.Operation) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(&scf.ForallDef) {
			return true
		}
	}
	return false
}

// applyMapToThreads makes the iterations of the scf.forall in a launch its threads.
func applyMapToThreads(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsMapNestedForallToThreadsOp(c.Op))
	launch, ok := gpu.AsLaunchOp(target)
	if !ok {
		return nil, c.Silenceable("Given target is not a gpu.launch")
	}
	dims := op.BlockDims()
	if len(dims) != 3 {
		return nil, c.Definite("requires size-3 thread mapping")
	}
	if op.WarpSize() < 1 {
		return nil, c.Definite("requires a positive warp_size")
	}
	if o := c.checkLimits(nil, dims); !o.Succeeded() {
		return nil, o.Note(c.Op.Loc(), "\"block_dims\" is too large")
	}
	if o := c.resize(launch, nil, dims); !o.Succeeded() {
		return nil, o
	}
	rw := c.Rewriter
	rw.SetStart(launch.Body().Entry())
	rw.SetLoc(target.Loc())
	zero := arith.NewConstant(&rw.Builder, rw.Context().IndexAttr(0)).Result()
	var loops []scf.ForallOp
	target.Walk(func(op *core.Operation) {
		if l, is := scf.AsForallOp(op); is {
			loops = append(loops, l)
		}
	})
	for _, l := range loops {
		if o := c.mapToThreads(l, dims, op.WarpSize(), op.SyncAfterDistribute()); !o.Succeeded() {
			return nil, o
		}
	}
	replaceUnitIDs(c, target, &gpu.ThreadIdDef, dims, zero)
	return []any{launch.Op}, Done
}

// mapToThreads maps one loop to threads, warps, groups of warps or lanes.
func (c *Call) mapToThreads(loop scf.ForallOp, dims []int64, warp int64, sync bool) Outcome {
	rw, loc := c.Rewriter, loop.Op.Loc()
	isThread := func(a core.Attribute) bool {
		switch a.(type) {
		case *gpu.GPUThreadMappingAttr, *gpu.GPUWarpMappingAttr, *gpu.GPUWarpgroupMappingAttr, *gpu.GPULaneMappingAttr:
			return true
		}
		return false
	}
	o := c.verifyMapping(loop, isThread, "scf.forall op requires a mapping attribute of kind 'thread' or 'warp'")
	if !o.Succeeded() {
		return o
	}
	ids := idBuilder{op: func(d gpu.Dimension) *core.Value { return gpu.NewThreadId(&rw.Builder, d).Op.Result(0) }, unit: 1,
		linear: usesLinearMapping(loop), mask: maskOf(loop)}
	switch mappings(loop)[0].(type) {
	case *gpu.GPUWarpgroupMappingAttr:
		ids.unit = warpsPerGroup * warp
	case *gpu.GPUWarpMappingAttr:
		ids.unit = warp
	case *gpu.GPULaneMappingAttr:
		ids.lanes = warp
	}
	iterations, _ := knownBounds(loop.StaticUpperBound(), loop.DynamicUpperBound())
	required, available := dim.Count(append(iterations, ids.unit)...), dim.Count(dims...)
	if !ids.linear && dims[0]%ids.unit != 0 {
		return c.Definite("3-D mapping: size of threadIdx.x must be a multiple of %d", ids.unit)
	}
	if required > available {
		return c.Definite("the number of required parallel resources (blocks or threads) %d overflows the number of available resources %d",
			required, available)
	}
	if ids.lanes > 0 && required > ids.lanes && !upstream.MappedLoops.In(rw.Context()) {
		return c.Definite("the number of required lanes %d overflows the number of lanes of a warp %d", required, ids.lanes)
	}
	block, next := loop.Op.Block(), loop.Op.Next()
	if _, o := c.mapForall(loop, dims, ids); !o.Succeeded() {
		return o
	}
	if sync {
		rw.SetLoc(loc)
		if rw.SetEnd(block); next != nil {
			rw.SetBefore(next)
		}
		gpu.Barrier{}.Build(&rw.Builder)
	}
	return Done
}

const warpsPerGroup = 4

// verifyMapping checks that a loop can be mapped to processors of a kind.
func (c *Call) verifyMapping(loop scf.ForallOp, wanted func(core.Attribute) bool, missing string) Outcome {
	if loop.MappingAttr() == nil {
		return c.Definite("scf.forall op requires a mapping attribute")
	}
	list := mappings(loop)
	kinds := map[reflect.Type]bool{}
	seen := map[core.Attribute]bool{}
	linear := 0
	for _, a := range list {
		kinds[reflect.TypeOf(a)] = true
		if id, _ := mappingID(a); isLinear(id) {
			linear++
		}
	}
	if len(kinds) > 1 {
		return c.Definite("cannot mix different mapping types, use nesting")
	}
	if !slices.ContainsFunc(list, wanted) {
		return c.Definite("%s", missing)
	}
	for _, a := range list {
		if seen[a] {
			return c.Definite("duplicate attribute, cannot map different loops to the same mapping id")
		}
		seen[a] = true
	}
	switch {
	case linear > 0 && linear < len(list):
		return c.Definite("cannot mix linear and non-linear mapping modes")
	case maskOf(loop) != nil && linear == 0:
		return c.Definite("device masking is only available in linear mapping mode")
	case !isNormalized(loop):
		return c.Definite("unsupported non-normalized loops")
	case loop.Op.NumResults() > 0:
		return c.Definite("only bufferized scf.forall can be mapped")
	}
	most := 3
	if linear > 0 {
		most = int(gpu.MappingIdLinearDim9) - int(gpu.MappingIdDimZ)
	}
	if len(loop.StaticUpperBound()) > most {
		return c.Definite("scf.forall with rank > %d does not lower for the specified mapping attribute type", most)
	}
	iterations, ok := knownBounds(loop.StaticUpperBound(), loop.DynamicUpperBound())
	if !ok {
		return c.Definite("requires statically sized, normalized forall op")
	}
	if slices.ContainsFunc(iterations, func(n int64) bool { return n < 1 }) {
		return c.Definite("scf.forall op without iterations cannot be mapped")
	}
	return Done
}

// isNormalized reports whether a loop counts from zero by one.
func isNormalized(l scf.ForallOp) bool {
	lower, ok := knownBounds(l.StaticLowerBound(), l.DynamicLowerBound())
	step, ok2 := knownBounds(l.StaticStep(), l.DynamicStep())
	return ok && ok2 && !slices.ContainsFunc(lower, func(n int64) bool { return n != 0 }) &&
		!slices.ContainsFunc(step, func(n int64) bool { return n != 1 })
}

// knownBounds returns bounds all of which are constants.
func knownBounds(static []int64, dynamic []*core.Value) ([]int64, bool) {
	out := slices.Clone(static)
	for i, n := range out {
		if n != core.Dynamic {
			continue
		}
		a, ok := dynamic[0].ConstantValue().(*core.IntegerAttr)
		if !ok {
			return nil, false
		}
		out[i], dynamic = a.Int64(), dynamic[1:]
	}
	return out, true
}

// resize gives a launch other sizes; nil leaves those of the grid or of blocks.
func (c *Call) resize(l gpu.LaunchOp, grid, block []int64) Outcome {
	if o := c.checkLimits(grid, block); !o.Succeeded() {
		return o
	}
	rw, x := c.Rewriter, l.BlockSizeX()
	rw.SetAfterValue(x)
	rw.SetLoc(x.Loc())
	set := func(sizes []int64, to ...func(v *core.Value)) {
		for i, n := range sizes {
			v := arith.NewConstant(&rw.Builder, rw.Context().IndexAttr(n)).Result()
			rw.Modify(l.Op, func() { to[i](v) })
		}
	}
	set(grid, l.SetGridSizeX, l.SetGridSizeY, l.SetGridSizeZ)
	set(block, l.SetBlockSizeX, l.SetBlockSizeY, l.SetBlockSizeZ)
	return Done
}

func (c *Call) checkLimits(grid, block []int64) Outcome {
	g, b := [3]int64{1, 1, 1}, [3]int64{1, 1, 1}
	copy(g[:], grid)
	copy(b[:], block)
	bad := false
	for i := range g {
		bad = bad || g[i] < 1 || b[i] < 1 || g[i] > maxGridDims[i] || b[i] > maxBlockDims[i]
	}
	if bad || dim.Count(b[:]...) > maxBlockThreads || dim.Count(g[:]...) > maxGridBlocks {
		return c.Silenceable("Trying to launch a GPU kernel with grid_dims = (%d, %d, %d) block_dims = (%d, %d, %d). It is larger than the limits.",
			g[0], g[1], g[2], b[0], b[1], b[2])
	}
	return Done
}

// replaceUnitIDs replaces, below an operation, ids along dimensions of size 1.
func replaceUnitIDs(c *Call, root *core.Operation, def *core.OpDef, sizes []int64, zero *core.Value) {
	root.Walk(func(op *core.Operation) {
		if !op.Is(def) {
			return
		}
		if d, ok := op.Attr("dimension").(*gpu.DimensionAttr); ok && int(d.Value()) < len(sizes) && sizes[d.Value()] == 1 {
			c.Rewriter.ReplaceAllUsesWith(op.Result(0), zero)
		}
	})
}

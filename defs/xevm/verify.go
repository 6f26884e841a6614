package xevm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/xevm"
)

// subgroupSize is how many lanes share a tile.
const subgroupSize = 16

// tile is what accesses to tiles of matrices say about these.
type tile struct {
	op                           *core.Operation
	elem, width, height, vBlocks uint32
}

// between wants a size to lie in an interval.
func (t tile) between(what string, n, least, most uint32, r *core.Reporter) bool {
	return n >= least && n <= most || r.OpErrorf(t.op, "expecting %s to be between %d and %d", what, least, most).Fail()
}

// oneOf wants the number of blocks to be one of a list, which text names.
func (t tile) oneOf(text string, r *core.Reporter, list ...uint32) bool {
	return slices.Contains(list, t.vBlocks) || r.OpErrorf(t.op, "expecting v_blocks to be %s", text).Fail()
}

// columns wants the blocks of a row to have at most so many elements.
func (t tile) columns(most uint32, r *core.Reporter) bool {
	return t.width*t.vBlocks <= most ||
		r.OpErrorf(t.op, "tile_width * v_blocks should be less than or equal to %d for %d bit elements", most, t.elem).Fail()
}

// VerifyBlockLoad2d compares the result with the tile, and the tile with what can be loaded.
func (Hooks) VerifyBlockLoad2d(op xevm.BlockLoad2dOp, r *core.Reporter) bool {
	t := tile{op.Op, uint32(op.ElemSizeInBits()), uint32(op.TileWidth()), uint32(op.TileHeight()), uint32(op.VBlocks())}
	v := op.Res().Type().(*core.VectorType)
	bits := uint32(core.StorageWidth(v.ElementType()))
	got, want := uint32(v.Shape()[0])*bits, t.elem*t.height*t.width*t.vBlocks/subgroupSize
	if got != want {
		return r.OpErrorf(op.Op, "result size of %d bits does not match the expected size of %d bits", got, want).Fail()
	}
	if op.Transpose() && op.PackRegister() {
		return r.OpErrorf(op.Op, "transpose and pack_register are mutually exclusive").Fail()
	}
	loads := t.loads
	switch {
	case op.Transpose():
		loads = t.loadsTransposed
	case op.PackRegister():
		loads = t.loadsPacked
	}
	if !loads(r) || !t.verify(op.BaseWidth(), op.BasePitch(), r) {
		return false
	}
	if (t.elem == 32 || op.PackRegister()) && bits != 32 {
		return r.OpErrorf(op.Op, "expecting result element type to be 32 bits").Fail()
	}
	if op.PackRegister() && t.width != subgroupSize {
		return r.OpErrorf(op.Op, "tile_width when pack_register is true should be equal to subgroup size (16 elements)").Fail()
	}
	return true
}

// loads checks a tile that is loaded as it is.
func (t tile) loads(r *core.Reporter) bool {
	if !t.between("tile_height", t.height, 1, 32, r) {
		return false
	}
	switch t.elem {
	case 8:
		return t.between("tile_width", t.width, 4, 64, r) && t.oneOf("1, 2, or 4", r, 1, 2, 4) && t.columns(64, r)
	case 16:
		return t.between("tile_width", t.width, 2, 32, r) && t.oneOf("1, 2, or 4", r, 1, 2, 4) && t.columns(32, r)
	case 32:
		return t.between("tile_width", t.width, 1, 16, r) && t.oneOf("1 or 2", r, 1, 2) && t.columns(16, r)
	case 64:
		return t.between("tile_width", t.width, 1, 8, r) && t.oneOf("1", r, 1)
	}
	return r.OpErrorf(t.op, "expecting elem_size_in_bits to be 8, 16, 32, or 64").Fail()
}

// loadsTransposed checks a tile whose rows become columns.
func (t tile) loadsTransposed(r *core.Reporter) bool {
	if !t.oneOf("1", r, 1) {
		return false
	}
	switch t.elem {
	case 32:
		return t.between("tile_height", t.height, 1, 32, r) && t.between("tile_width", t.width, 1, 8, r)
	case 64:
		if t.height != 8 {
			return r.OpErrorf(t.op, "expecting tile_height to be 8 for 64 bit elements").Fail()
		}
		return slices.Contains([]uint32{1, 2, 4}, t.width) || r.OpErrorf(t.op, "expecting tile_width to be 1, 2, or 4").Fail()
	}
	return r.OpErrorf(t.op, "transpose is only supported for 32 and 64 bit elements").Fail()
}

// loadsPacked checks a tile of which several elements come into one register.
func (t tile) loadsPacked(r *core.Reporter) bool {
	if !t.oneOf("1, 2, or 4", r, 1, 2, 4) {
		return false
	}
	switch t.elem {
	case 8:
		return t.between("tile_height", t.height, 4, 32, r) && t.between("tile_width", t.width, 4, 16, r)
	case 16:
		return t.between("tile_height", t.height, 2, 32, r) && t.between("tile_width", t.width, 2, 16, r) && t.columns(32, r)
	}
	return r.OpErrorf(t.op, "pack_register is only supported for 8 and 16 bit elements").Fail()
}

// verify compares the rows of the matrix with each other, and checks the tile.
func (t tile) verify(width, pitch *core.Value, r *core.Reporter) bool {
	w, p := constant(width), constant(pitch)
	if w != nil && p != nil && p.Value().SLT(w.Value()) {
		return r.OpErrorf(t.op, "4th operand (base pitch) should be >= 2nd operand (base width)").Fail()
	}
	power := func(n, most uint32) bool { return n > 0 && n <= most && n&(n-1) == 0 }
	switch {
	case t.elem < 8 || !power(t.elem, 32):
		return r.OpErrorf(t.op, "expecting 'elem_size_in_bits' to be 8, 16, or 32").Fail()
	case !power(t.height, 32):
		return r.OpErrorf(t.op, "expecting tile_height to be 1, 2, 4, 8, 16, or 32").Fail()
	case !power(t.vBlocks, 8):
		return r.OpErrorf(t.op, "expecting v_blocks to be 1, 2, 4, or 8").Fail()
	}
	return true
}

func constant(v *core.Value) *core.IntegerAttr {
	if def := v.DefiningOp(); def != nil {
		a, _ := def.ConstantValue().(*core.IntegerAttr)
		return a
	}
	return nil
}

// VerifyBlockStore2d checks the tile.
func (Hooks) VerifyBlockStore2d(op xevm.BlockStore2dOp, r *core.Reporter) bool {
	t := tile{op.Op, uint32(op.ElemSizeInBits()), uint32(op.TileWidth()), uint32(op.TileHeight()), 1}
	if !t.between("tile_height", t.height, 1, 8, r) {
		return false
	}
	widths := map[uint32][2]uint32{8: {4, 64}, 16: {2, 32}, 32: {1, 16}, 64: {1, 8}}
	w, ok := widths[t.elem]
	if !ok {
		return r.OpErrorf(op.Op, "expecting elem_size_in_bits to be 8, 16, 32, or 64").Fail()
	}
	return t.between("tile_width", t.width, w[0], w[1], r) && t.verify(op.BaseWidth(), op.BasePitch(), r) && t.full("16", r, 16)
}

// VerifyBlockPrefetch2d checks the tile.
func (Hooks) VerifyBlockPrefetch2d(op xevm.BlockPrefetch2dOp, r *core.Reporter) bool {
	t := tile{op.Op, uint32(op.ElemSizeInBits()), uint32(op.TileWidth()), uint32(op.TileHeight()), uint32(op.VBlocks())}
	return t.verify(op.BaseWidth(), op.BasePitch(), r) && t.full("8 or 16", r, 8, 16)
}

// full wants tiles to be as wide as a subgroup or twice as wide; those with elements of 32 bits one of a list, which
// text names.
func (t tile) full(text string, r *core.Reporter, widths ...uint32) bool {
	switch t.elem {
	case 8:
		text, widths = "16 or 32", []uint32{16, 32}
	case 16:
		text, widths = "16", []uint32{16}
	}
	return slices.Contains(widths, t.width) || r.OpErrorf(t.op, "tile_width for %d bit elements should be equal to %s", t.elem,
		text).Fail()
}

// VerifyBlockLoad checks the size of the block.
func (Hooks) VerifyBlockLoad(op xevm.BlockLoadOp, r *core.Reporter) bool {
	return verifyBlock(op.Op, op.Res().Type(), r)
}

// VerifyBlockStore checks the size of the block.
func (Hooks) VerifyBlockStore(op xevm.BlockStoreOp, r *core.Reporter) bool {
	return verifyBlock(op.Op, op.Val().Type(), r)
}

func verifyBlock(op *core.Operation, t core.Type, r *core.Reporter) bool {
	v, ok := t.(*core.VectorType)
	if !ok {
		return true
	}
	n, byteElems := v.Shape()[0], core.StorageWidth(v.ElementType())/8 == 1
	switch {
	case slices.Contains([]int64{2, 4, 8}, n), byteElems && n == 16:
		return true
	case byteElems:
		return r.OpErrorf(op, "vector size must be 2, 4, 8 or 16 for 8-bit element type").Fail()
	}
	return r.OpErrorf(op, "vector size must be 2, 4 or 8 for element type > 8 bits").Fail()
}

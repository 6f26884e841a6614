package amx

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/amx"
)

// This file has the type of tiles and the verifiers.

// ParseTileType reads "<16x64xi8>".
func (Hooks) ParseTileType(p *core.Parser) (core.Type, bool) {
	at := p.NamePos()
	var shape []int64
	var elem core.Type
	if !p.Punct(core.PunctLess) || !p.DimList(&shape, false, true) || !p.Type(&elem) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if !isElement(elem) {
		return nil, p.Errorf(at, "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer")
	}
	return amx.GetTileType(p.Context(), shape, elem), true
}

// PrintTileType writes what [Hooks.ParseTileType] reads.
func (Hooks) PrintTileType(p *core.Printer, t *amx.TileType) {
	p.Byte('<')
	for _, n := range t.Shape() {
		p.Int(n)
		p.Byte('x')
	}
	p.Type(t.ElementType())
	p.Byte('>')
}

// element returns the element type of a tile with two dimensions.
func element(t core.Type) core.Type {
	tile, ok := t.(*amx.TileType)
	if !ok || len(tile.Shape()) != 2 {
		return nil
	}
	return tile.ElementType()
}

func isFloat(t core.Type, kinds ...string) bool {
	f, ok := t.(*core.FloatType)
	for _, k := range kinds {
		if ok && core.TypeString(f) == k {
			return true
		}
	}
	return false
}

func isInt(t core.Type, width uint) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Signedness() == core.Signless && i.Width() == width
}

func isElement(t core.Type) bool {
	return isFloat(t, "f32", "f16", "bf16") || isInt(t, 32) || isInt(t, 8)
}

// IsTile reports whether a tile has two dimensions and elements that the machine has.
func (Hooks) IsTile(t core.Type) bool { return isElement(element(t)) }

// IsHalfTile wants f16 or bf16.
func (Hooks) IsHalfTile(t core.Type) bool { return isFloat(element(t), "f16", "bf16") }

// IsF32Tile wants f32.
func (Hooks) IsF32Tile(t core.Type) bool { return isFloat(element(t), "f32") }

// IsI8Tile wants i8.
func (Hooks) IsI8Tile(t core.Type) bool { return isInt(element(t), 8) }

// IsI32Tile wants i32.
func (Hooks) IsI32Tile(t core.Type) bool { return isInt(element(t), 32) }

// shape returns the dimensions of a tile that the constraints have checked.
func shape(v *core.Value) []int64 { return v.Type().(*amx.TileType).Shape() }

// verifySize wants a tile to have at most 16 rows of at most 64 bytes, each a multiple of 4.
func verifySize(op *core.Operation, v *core.Value, r *core.Reporter) bool {
	const maxRows, maxBits = 16, 64 * 8
	dims := shape(v)
	bits := uint32(dims[1]) * uint32(core.StorageWidth(element(v.Type())))
	if dims[0] > maxRows {
		return r.OpErrorf(op, "bad row height: %d", dims[0]).Fail()
	}
	if bits > maxBits || bits%32 != 0 {
		return r.OpErrorf(op, "bad column width: %d", bits>>3).Fail()
	}
	return true
}

// verifyTransfer compares indices and memory; without a stride, rows stand one behind the other.
func verifyTransfer(op *core.Operation, base *core.Value, indices []*core.Value, tile, stride *core.Value,
	r *core.Reporter) bool {
	m := base.Type().(*core.MemRefType)
	rank := len(m.Shape())
	if len(indices) != rank {
		return r.OpErrorf(op, "requires %d indices", rank).Fail()
	}
	if !verifySize(op, tile, r) {
		return false
	}
	if stride != nil {
		return true
	}
	if rank < 2 {
		return r.OpErrorf(op, "requires at least 2D memref").Fail()
	}
	if strides, _, ok := m.StridesAndOffset(); !ok || strides[len(strides)-1] != 1 {
		return r.OpErrorf(op, "requires memref with unit innermost stride").Fail()
	}
	return true
}

// verifyProduct compares the dimensions of two factors, whose rows hold groups of 1<<scale elements, and the sum.
func verifyProduct(op *core.Operation, lhs, rhs, acc *core.Value, scale uint, r *core.Reporter) bool {
	if !verifySize(op, lhs, r) || !verifySize(op, rhs, r) || !verifySize(op, acc, r) {
		return false
	}
	a, b, c := shape(lhs), shape(rhs), shape(acc)
	if k := a[1] >> scale; c[0] != a[0] || c[1] != b[1]>>scale || k != b[0] {
		return r.OpErrorf(op, "bad mult shape: %d x %d x %d", c[0], c[1], k).Fail()
	}
	return true
}

// VerifyTileZero checks the size.
func (Hooks) VerifyTileZero(op amx.TileZeroOp, r *core.Reporter) bool {
	return verifySize(op.Op, op.Res(), r)
}

// VerifyTileLoad compares memory and tile.
func (Hooks) VerifyTileLoad(op amx.TileLoadOp, r *core.Reporter) bool {
	return verifyTransfer(op.Op, op.Base(), op.Indices(), op.Res(), op.Stride(), r)
}

// VerifyTileStore compares memory and tile.
func (Hooks) VerifyTileStore(op amx.TileStoreOp, r *core.Reporter) bool {
	return verifyTransfer(op.Op, op.Base(), op.Indices(), op.Val(), op.Stride(), r)
}

// VerifyTileMulF compares dimensions and elements.
func (Hooks) VerifyTileMulF(op amx.TileMulFOp, r *core.Reporter) bool {
	if !verifyProduct(op.Op, op.Lhs(), op.Rhs(), op.Acc(), 1, r) {
		return false
	}
	if element(op.Lhs().Type()) != element(op.Rhs().Type()) {
		return r.OpErrorf(op.Op, "unsupported type combination").Fail()
	}
	return true
}

// VerifyTileMulI compares dimensions.
func (Hooks) VerifyTileMulI(op amx.TileMulIOp, r *core.Reporter) bool {
	return verifyProduct(op.Op, op.Lhs(), op.Rhs(), op.Acc(), 2, r)
}

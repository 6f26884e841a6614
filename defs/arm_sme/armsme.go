package armsme

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/armsme"
)

// YAML is the definition of the dialect.
//
//go:embed arm_sme.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ armsme.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return armsme.New(Hooks{}) }

// TileIdOfArmSMETileOpInterface returns the attribute that allocation of tiles sets.
func (Hooks) TileIdOfArmSMETileOpInterface(x armsme.ArmSMETileOpInterface) *core.IntegerAttr {
	id, _ := x.AsOperation().Attr("tile_id").(*core.IntegerAttr)
	return id
}

// VerifyInterfaceArmSMETileOpInterface wants the number of the tile, if there is one, to have 32 bits.
func (Hooks) VerifyInterfaceArmSMETileOpInterface(x armsme.ArmSMETileOpInterface, r *core.Reporter) bool {
	if id := x.TileId(); id != nil && id.Type() != core.Type(r.Context().Integer(32)) {
		return r.OpErrorf(x.AsOperation(), "tile ID should be a 32-bit signless integer").Fail()
	}
	return true
}

// Slice is the type of slices of a tile.
func (Hooks) Slice(tile core.Type) core.Type {
	t, ok := tile.(*core.VectorType)
	if !ok || len(t.Shape()) == 0 {
		return nil
	}
	return t.Context().Vector(t.Shape()[1:], t.ElementType(), t.ScalableDims()[1:])
}

// SliceMask is the type of masks for slices of a tile.
func (h Hooks) SliceMask(tile core.Type) core.Type {
	t, ok := h.Slice(tile).(*core.VectorType)
	if !ok {
		return nil
	}
	return t.CloneWith(t.Shape(), t.Context().Integer(1))
}

// SquareTile is the type of outer products of two vectors of a type.
func (Hooks) SquareTile(factor core.Type) core.Type {
	t, ok := factor.(*core.VectorType)
	if !ok || len(t.Shape()) == 0 {
		return nil
	}
	n := t.Shape()[0]
	return t.Context().Vector([]int64{n, n}, t.ElementType(), []bool{true, true})
}

// IsTwiceAsWide compares the widths of elements.
func (Hooks) IsTwiceAsWide(tile, factor core.Type) bool { return isWider(tile, factor, 2) }

// IsFourTimesAsWide compares the widths of elements.
func (Hooks) IsFourTimesAsWide(tile, factor core.Type) bool { return isWider(tile, factor, 4) }

func isWider(tile, factor core.Type, n uint) bool {
	return core.StorageWidth(core.ElementTypeOrSelf(tile)) == n*core.StorageWidth(core.ElementTypeOrSelf(factor))
}

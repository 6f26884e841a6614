package sparse_tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file tells from a tensor's type how it is stored.

// stored is the type of a tensor along with its encoding, nil for a dense tensor.
type stored struct {
	*core.RankedTensorType
	enc *sparsetensor.SparseTensorEncodingAttr
}

// storedAs returns the type of a value that is a ranked tensor, as constraints make sure.
func storedAs(v *core.Value) stored {
	t, _ := v.Type().(*core.RankedTensorType)
	return stored{t, encodingOf(v.Type())}
}

func (t stored) rank() int { return len(t.Shape()) }

// levels returns the formats of levels, nil for a dense tensor.
func (t stored) levels() []uint64 {
	if t.enc == nil {
		return nil
	}
	return t.enc.LvlTypes()
}

func (t stored) levelRank() int {
	if t.enc == nil {
		return t.rank()
	}
	return len(t.enc.LvlTypes())
}

// posWidth and crdWidth return the bits of positions and coordinates, 0 for index.
func (t stored) posWidth() uint32 {
	if t.enc == nil {
		return 0
	}
	return t.enc.PosWidth()
}

func (t stored) crdWidth() uint32 {
	if t.enc == nil {
		return 0
	}
	return t.enc.CrdWidth()
}

// widthType returns the type of positions or coordinates that have a width.
func widthType(c *core.Context, width uint32) core.Type {
	if width == 0 {
		return c.Index()
	}
	return c.Integer(uint(width))
}

// hasWidth reports whether a type is the one of a width, with or without a sign.
func hasWidth(t core.Type, width uint32) bool {
	if width == 0 {
		return t == t.Context().Index()
	}
	i, ok := t.(*core.IntegerType)
	return ok && i.Width() == uint(width)
}

// dimToLvl returns the map from dimensions to levels.
func (t stored) dimToLvl() *affine.Map {
	if t.enc == nil {
		return affine.IdentityMap(t.rank())
	}
	return dimToLvl(t.enc)
}

// sameMap reports whether dimensions become levels in the same way.
func (t stored) sameMap(o stored) bool { return t.dimToLvl().Equal(o.dimToLvl()) }

// isDynamic reports whether the size of a dimension is unknown.
func (t stored) isDynamic() bool {
	for _, n := range t.Shape() {
		if n == core.Dynamic {
			return true
		}
	}
	return false
}

// isCOO reports whether a tensor is one list of coordinates without duplicates.
func (t stored) isCOO() bool {
	l := t.levels()
	if len(l) == 0 || formatOf(l[0])&(compressed|looseCompressed) == 0 || l[len(l)-1]&nonunique != 0 {
		return false
	}
	return singletons(l[1:]) == len(l)-1
}

// singletons counts the leading levels that only list coordinates.
func singletons(levels []uint64) int {
	for i, l := range levels {
		if !isSingleton(l) {
			return i
		}
	}
	return len(levels)
}

// coordinateList is a run of levels that list coordinates: one with positions, and singletons behind it.
type coordinateList struct {
	begin, end int
	separate   bool // each level has a buffer of its own
}

// coordinateLists returns the lists of a tensor.
func (t stored) coordinateLists() []coordinateList {
	levels := t.levels()
	var lists []coordinateList
	for i := 0; i < len(levels); i++ {
		if formatOf(levels[i])&(compressed|looseCompressed) == 0 {
			continue
		}
		if n := singletons(levels[i+1:]); n > 0 {
			lists = append(lists, coordinateList{i, i + 1 + n, levels[i+1]&soa != 0})
			i += n
		}
	}
	return lists
}

// jointStart returns the first level of the coordinates that share a buffer, the number of levels when there are none.
func (t stored) jointStart() int {
	if l := t.coordinateLists(); len(l) > 0 && !l[0].separate {
		return l[0].begin
	}
	return t.levelRank()
}

// levelBuffers returns the types of the elements of the buffers for levels, in their order: positions, then coordinates.
func (t stored) levelBuffers() []core.Type {
	c := t.Context()
	levels, lists := t.levels(), t.coordinateLists()
	var elems []core.Type
	for i := 0; i < len(levels); i++ {
		switch formatOf(levels[i]) {
		case compressed, looseCompressed:
			elems = append(elems, widthType(c, t.posWidth()), widthType(c, t.crdWidth()))
		case singleton, structured:
			elems = append(elems, widthType(c, t.crdWidth()))
		}
		if len(lists) > 0 && lists[0].begin == i {
			if !lists[0].separate {
				i = lists[0].end - 1
			}
			lists = lists[1:]
		}
	}
	return elems
}

// bufferType returns the type of a buffer that a tensor is stored in: batch levels come first, the length is unknown.
// With gaps, the elements do not lie side by side; then upstream has one stride even where there are batch levels, which
// is no type that can be written, and here each dimension has one.
func (t stored) bufferType(elem core.Type, gaps bool) core.Type {
	var shape []int64
	for i, l := range t.levels() {
		if formatOf(l) == batch {
			shape = append(shape, levelSize(t.RankedTensorType, t.enc, i))
		}
	}
	shape = append(shape, core.Dynamic)
	c := t.Context()
	var layout core.Attribute
	if gaps {
		strides := make([]int64, len(shape))
		for i := range strides {
			strides[i] = core.Dynamic
		}
		layout = c.StridedLayout(core.Dynamic, strides)
	}
	return c.MemRef(shape, elem, layout, nil)
}

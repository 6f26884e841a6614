package validate

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// maker makes values from types. Indices and sizes are small, since they are bounds of loops and sizes of memory, and
// often one and the same number n or next to it, so that accesses are in bounds. Other numbers are small as often as not,
// and else at the edges of their types.
type maker struct {
	r     *rand.Rand
	types *tollvm.TypeConverter
	n     int64
	// plain values are such that sums and products of some of them are exact. tiny ones are 0, 1 and -1, so that loops do not
	// run, divisors are 0 and memory has no elements, all at once.
	plain, tiny bool
	// positive says that indices are, since affine expressions divide by some of them.
	positive bool
	// gaps says that dynamic strides and offsets may be others than those of elements without gaps.
	gaps bool
}

// newMaker returns the maker of a trial: the same for the same numbers.
func newMaker(types *tollvm.TypeConverter, seed uint64, function string, trial int) *maker {
	h := fnv.New64a()
	h.Write([]byte(function))
	m := &maker{r: rand.New(rand.NewPCG(seed^h.Sum64(), uint64(trial))), types: types}
	m.n = []int64{4, 8, 3, 5, 1, 2, 6, 7, 0, 16}[m.pick(10)]
	m.plain, m.gaps = m.r.IntN(2) == 0, m.r.IntN(2) == 0
	if m.tiny = m.r.IntN(4) == 0; m.tiny {
		m.n = m.r.Int64N(3)
	}
	return m
}

// pick returns a number below n, smaller ones more often.
func (m *maker) pick(n int) int { return min(m.r.IntN(n), m.r.IntN(n)) }

// value makes a value of a type.
func (m *maker) value(t core.Type) (Value, error) {
	v := Value{Type: t}
	if isPointer(t) { // it points to bytes
		v.Shape, v.strides, v.Elements = []int64{pointed}, []int64{1}, make([]engine.Value, pointed)
		for i := range v.Elements {
			v.Elements[i] = engine.Int(num.NewInt(8, uint64(m.r.IntN(5)*m.r.IntN(2))))
		}
		return v, nil
	}
	shaped, ok := buffer(t)
	if !ok {
		e, err := m.element(t)
		v.Elements = []engine.Value{e}
		return v, err
	}
	if !shaped.HasRank() {
		v.Shape = make([]int64, 1+m.r.IntN(2))
		for i := range v.Shape {
			v.Shape[i] = m.size()
		}
	} else {
		v.Shape = make([]int64, len(shaped.Shape()))
		for i, d := range shaped.Shape() {
			if v.Shape[i] = d; d == core.Dynamic {
				v.Shape[i] = m.size()
			}
		}
	}
	total, ok := count(v.Shape)
	if !ok {
		return v, fmt.Errorf("a value of type %s has more than %d elements", t, maxElements)
	}
	v.Elements = make([]engine.Value, total)
	for i := range v.Elements {
		e, err := m.element(shaped.ElementType())
		if err != nil {
			return v, err
		}
		v.Elements[i] = e
	}
	return v, m.layOut(&v, t)
}

// pointed is the number of bytes that a pointer points to.
const pointed = 256

// layOut chooses strides and an offset where the type leaves them open.
func (m *maker) layOut(v *Value, t core.Type) error {
	v.strides = rowMajor(v.Shape)
	r, ok := t.(*core.MemRefType)
	if !ok {
		return nil
	}
	strides, offset, ok := r.StridesAndOffset()
	if !ok {
		return fmt.Errorf("type %s has a layout that is not strided", t)
	}
	if tollvm.HasIdentityLayout(r) { // strides are unknown only as long as sizes are
		return nil
	}
	strides = slices.Clone(strides) // those of the type are shared
	step := int64(1)
	if m.gaps {
		step = 2
	}
	for i := len(strides) - 1; i >= 0; i-- {
		if strides[i] == core.Dynamic {
			strides[i] = step
		}
		v.strides[i] = strides[i]
		if m.gaps {
			step = max(step, strides[i]*max(v.Shape[i], 1)+1)
		} else {
			step = max(step, strides[i]*max(v.Shape[i], 1))
		}
	}
	if v.offset = offset; offset == core.Dynamic {
		v.offset = 0
		if m.gaps {
			v.offset = 1 + m.r.Int64N(3)
		}
	}
	return nil
}

// size makes the size of a dimension.
func (m *maker) size() int64 {
	if m.tiny || m.r.IntN(4) > 0 {
		return m.n
	}
	return m.r.Int64N(9)
}

// element makes a value of the type of an element.
func (m *maker) element(t core.Type) (engine.Value, error) {
	switch t := t.(type) {
	case *core.IndexType:
		return engine.Int(num.NewSigned(64, m.index())), nil
	case *core.IntegerType:
		return engine.Int(m.integer(t.Width())), nil
	case *core.FloatType:
		f := m.float(t.Semantics())
		if i, ok := m.types.ConvertOne(t).(*core.IntegerType); ok {
			return engine.Int(f.Bits().ZExtOrTrunc(i.Width())), nil
		}
		return engine.Float(f), nil
	case *core.ComplexType:
		re, err := m.element(t.ElementType())
		if err != nil {
			return re, err
		}
		im, err := m.element(t.ElementType())
		return engine.Parts(re, im), err
	case *core.VectorType:
		total, ok := count(t.Shape())
		if !ok || t.IsScalable() {
			break
		}
		return m.parts(total, func(int) core.Type { return t.ElementType() })
	case *llvm.LLVMArrayType:
		if total, ok := count([]int64{int64(t.NumElements())}); ok {
			return m.parts(total, func(int) core.Type { return t.ElementType() })
		}
	case *llvm.LLVMStructType:
		if t.Name() == "" {
			return m.parts(int64(len(t.Elements())), func(i int) core.Type { return t.Elements()[i] })
		}
	}
	return engine.Value{}, fmt.Errorf("no values are made of type %s", t)
}

func (m *maker) parts(n int64, t func(i int) core.Type) (engine.Value, error) {
	v := engine.Parts(make([]engine.Value, n)...)
	for i := range v.Parts {
		p, err := m.element(t(i))
		if err != nil {
			return p, err
		}
		v.Parts[i] = p
	}
	return v, nil
}

// index makes a bound of a loop, a size, a step or a position.
func (m *maker) index() int64 {
	if m.positive {
		return 1 + m.r.Int64N(m.n+2)
	}
	if m.tiny {
		return m.r.Int64N(3) - 1
	}
	switch m.r.IntN(10) {
	case 0, 1, 2:
		return m.n
	case 3:
		return m.n - 1
	case 4:
		return m.n/2 + m.r.Int64N(2)
	case 5, 6, 7:
		return m.r.Int64N(4)
	}
	return []int64{-1, 10, 16, -2, -3, 7}[m.r.IntN(6)]
}

// integer makes an integer of any width.
func (m *maker) integer(width uint) num.Int {
	if width == 0 {
		return num.Zero(0)
	}
	switch {
	case m.tiny:
		return num.NewSigned(width, m.r.Int64N(3)-1)
	case m.plain || m.r.IntN(2) == 0:
		switch m.r.IntN(4) {
		case 0:
			return num.NewSigned(width, m.n)
		case 1:
			return num.NewSigned(width, m.r.Int64N(4)-2)
		}
		return num.NewSigned(width, m.r.Int64N(12)-3)
	}
	switch m.r.IntN(8) {
	case 0:
		return num.SignedMin(width)
	case 1:
		return num.SignedMax(width)
	case 2:
		return num.AllOnes(width)
	case 3:
		return num.SignedMin(width).Add(num.One(width))
	case 4:
		return num.OneBitSet(width, uint(m.r.IntN(int(width))))
	case 5:
		return num.LowBitsSet(width, uint(m.r.IntN(int(width)+1)))
	}
	words := make([]uint64, (width+63)/64)
	for i := range words {
		words[i] = m.r.Uint64()
	}
	return num.NewIntWords(width, words)
}

// float makes a float.
func (m *maker) float(sem *num.Semantics) num.Float {
	small := func(v float64) num.Float { f, _ := num.FromDouble(sem, v); return f }
	if m.plain {
		return small(float64(m.r.IntN(13) - 4))
	}
	negative := m.r.IntN(2) == 0
	switch m.r.IntN(14) {
	case 0:
		return num.FloatZero(sem, negative && sem.HasNegZero())
	case 1:
		if sem.HasInf() {
			return num.FloatInf(sem, negative && sem.HasSign())
		}
	case 2:
		if sem.HasNaN() {
			return num.FloatNaN(sem, false)
		}
	case 3:
		return num.FloatLargest(sem, negative && sem.HasSign())
	case 4:
		return num.FloatSmallest(sem, negative && sem.HasSign())
	case 5:
		return num.FloatSmallestNormalized(sem, negative && sem.HasSign())
	case 6:
		return small(-0.25)
	case 7:
		return small(0.5)
	case 8:
		return small(m.r.NormFloat64())
	case 9:
		return small(m.r.NormFloat64() * 1e4)
	case 10:
		return small(float64(m.r.IntN(9)-4) + 0.5)
	}
	return small(float64(m.r.IntN(21) - 6))
}

package view

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// ParseIndexList reads a list of integers and index operands, "[1, %n, 4]": custom<DynamicIndexList> of formats.
// Positions of operands hold [core.Dynamic] in the array. Upstream reads scalable sizes with the same function, so
// brackets around a size, "[[4]]", are read and mean nothing.
func ParseIndexList(p *core.Parser, d core.Delimiter, refs *[]core.OperandRef, static *core.Attribute) bool {
	var sizes []int64
	ok := p.List(d, " in dynamic index list", func() bool {
		var ref core.OperandRef
		size := core.Dynamic
		found, ok := p.TryOperand(&ref)
		found = found && ok // upstream takes a reference that it cannot read for none, and asks for a number, too
		scalable := p.TryPunct(core.PunctLSquare)
		if found {
			*refs = append(*refs, ref)
		} else if !p.Integer(&size) {
			return false
		}
		sizes = append(sizes, size)
		return !scalable || p.TryPunct(core.PunctRSquare)
	})
	if !ok {
		return p.OpErrorf(p.NamePos(), "expected SSA value or integer")
	}
	*static = p.Context().I64Array(sizes...)
	return true
}

// PrintIndexList writes what [ParseIndexList] reads.
func PrintIndexList(p *core.Printer, d core.Delimiter, vals []*core.Value, static core.Attribute) {
	left, right := byte('['), byte(']')
	if d == core.DelimParen {
		left, right = '(', ')'
	}
	p.Byte(left)
	sizes, _ := static.(*core.DenseArrayAttr)
	k := 0
	for i := 0; sizes != nil && i < sizes.Len(); i++ {
		if i > 0 {
			p.Str(", ")
		}
		switch n := sizes.Int(i); {
		case n != core.Dynamic:
			p.Int(n)
		case k < len(vals):
			p.Operand(vals[k])
			k++
		default:
			p.Str("<<NULL VALUE>>") // the verifier has not seen the operation
		}
	}
	p.Byte(right)
}

// Mixed joins a list of integers and the operands that stand for the dynamic ones.
func Mixed(c *core.Context, static *core.DenseArrayAttr, vals []*core.Value) []core.FoldResult {
	if static == nil {
		return nil
	}
	out := make([]core.FoldResult, static.Len())
	for i := range out {
		switch n := static.Int(i); {
		case n != core.Dynamic:
			out[i].Attr = c.IndexAttr(n)
		case len(vals) > 0:
			out[i].Value, vals = vals[0], vals[1:]
		}
	}
	return out
}

// Split is the reverse of [Mixed]: the integers, with [core.Dynamic] for what is no constant, and the values. Values
// that are constants count as integers.
func Split(mixed []core.FoldResult) (static []int64, vals []*core.Value) {
	static = make([]int64, len(mixed))
	for i, m := range mixed {
		if n, ok := Constant(m); ok {
			static[i] = n
			continue
		}
		static[i] = core.Dynamic
		vals = append(vals, m.Value)
	}
	return static, vals
}

// Integers returns the entries that are attributes, and [core.Dynamic] for the others. Unlike [Split] it takes values
// for values, whatever they are known to be.
func Integers(mixed []core.FoldResult) []int64 {
	out := make([]int64, len(mixed))
	for i, m := range mixed {
		out[i] = core.Dynamic
		if a, ok := m.Attr.(*core.IntegerAttr); ok {
			out[i] = a.Int64()
		}
	}
	return out
}

// Values returns the entries that are no attributes: what belongs to [Integers].
func Values(mixed []core.FoldResult) []*core.Value {
	var out []*core.Value
	for _, m := range mixed {
		if m.Value != nil {
			out = append(out, m.Value)
		}
	}
	return out
}

// Constant returns the integer that an entry is known to be.
func Constant(m core.FoldResult) (int64, bool) {
	a := m.Attr
	if a == nil && m.Value != nil {
		a = m.Value.ConstantValue()
	}
	i, ok := a.(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	v := i.Value()
	if v.SignificantBits() > 64 {
		return 0, false
	}
	return v.Int64(), true
}

// IsConstant reports whether an entry is known to be n.
func IsConstant(m core.FoldResult, n int64) bool {
	v, ok := Constant(m)
	return ok && v == n
}

// ConstantOr returns the integer that an entry is known to be, or [core.Dynamic].
func ConstantOr(m core.FoldResult) int64 {
	if n, ok := Constant(m); ok {
		return n
	}
	return core.Dynamic
}

// FoldConstants turns the entries that are constants into attributes, except those that one of the conditions refuses.
// It reports whether there were any.
func FoldConstants(c *core.Context, list []core.FoldResult, conditions ...func(n int64) bool) bool {
	changed := false
	refused := func(n int64) bool {
		return slices.ContainsFunc(conditions, func(holds func(n int64) bool) bool { return !holds(n) })
	}
	for i, m := range list {
		if m.Value == nil {
			continue
		}
		if n, ok := Constant(m); ok && n != core.Dynamic && !refused(n) {
			list[i] = core.FoldResult{Attr: c.IndexAttr(n)}
			changed = true
		}
	}
	return changed
}

// NonNegative is a condition for [FoldConstants]: what offsets and sizes are.
func NonNegative(n int64) bool { return n >= 0 }

// NonZero is a condition for [FoldConstants]: what the strides of what is written are.
func NonZero(n int64) bool { return n != 0 }

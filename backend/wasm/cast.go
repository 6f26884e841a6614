package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

func (f *fn) cast(op *core.Operation, name string) bool {
	src, n, ok1 := f.leafOf(op.Operand(0).Type())
	dst, m, ok2 := f.leafOf(op.Result(0).Type())
	if !ok1 || !ok2 {
		return f.unsupported(op, "")
	}
	switch name {
	case "bitcast", "addrspacecast":
		return f.bitcast(op, src, dst, n == m && src.Width == dst.Width)
	case "sitofp", "uitofp", "fptosi", "fptoui", "fpext", "fptrunc":
		ints, floats := src, dst
		if name[0] == 'f' {
			ints, floats = dst, src
		}
		bad := !floats.isFloat() || ints.parts() > 1
		if name == "fpext" || name == "fptrunc" {
			bad = !src.isFloat() || !dst.isFloat()
		}
		if bad {
			return f.host(op)
		}
	}
	return f.elementwise(op, func(in [][]*expr) []*expr {
		if f.checks() {
			f.checkCast(op, name, src, dst, in[0][0])
		}
		return f.convert(name, src, dst, in[0])
	})
}

// convert builds the conversion of one scalar.
func (f *fn) convert(name string, src, dst *leaf, in []*expr) []*expr {
	x := in[0]
	switch name {
	case "sitofp":
		x = f.signed(x, src.Width)
		return []*expr{f.un(convertInt(x.typ, dst.val(), true), dst.val(), x)}
	case "uitofp":
		return []*expr{f.un(convertInt(x.typ, dst.val(), false), dst.val(), x)}
	case "fptosi", "fptoui":
		return []*expr{f.mask(f.un(convertFloat(x.typ, dst.val(), name == "fptosi"), dst.val(), x), dst.Width)}
	case "fpext", "fptrunc":
		switch {
		case src.Sem == num.F32 && dst.Sem == num.F64:
			x = f.un(opPromote, f64, x)
		case src.Sem == num.F64 && dst.Sem == num.F32:
			x = f.un(opDemote, f32, x)
		}
		return []*expr{x}
	case "ptrtoint":
		return f.resize(&leaf{Scalar: layout.Scalar{Width: 32, Words: 1}}, dst, in, false)
	case "inttoptr":
		return []*expr{f.low(x)}
	}
	return f.resize(src, dst, in, name == "sext")
}

// resize extends or truncates an integer.
func (f *fn) resize(src, dst *leaf, in []*expr, signed bool) []*expr {
	if src.parts() == 1 && dst.parts() == 1 {
		x := in[0]
		switch {
		case !signed || dst.Width <= src.Width:
			x = f.to(dst.val(), x)
		case x.typ == dst.val():
			x = f.signed(x, src.Width)
		default:
			x = f.un(opExtendS, i64, f.signed(x, src.Width))
		}
		return []*expr{f.mask(x, dst.Width)}
	}
	// Words of 64 bits; those beyond the source repeat its sign.
	words := append([]*expr(nil), in...)
	last := len(words) - 1
	words[last] = f.wide(words[last])
	fill := const64(0)
	if signed && dst.Width > src.Width {
		words[last] = f.hold(f.signed(words[last], (src.Width-1)%64+1))
		fill = f.hold(f.int(opShrS, words[last], const64(63)))
	}
	for len(words) < dst.parts() {
		words = append(words, fill)
	}
	words = words[:dst.parts()]
	last = len(words) - 1
	if dst.parts() == 1 {
		words[last] = f.to(dst.val(), words[last])
	}
	words[last] = f.mask(words[last], (dst.Width-1)%64+1)
	return words
}

// bitcast reinterprets. Of equal scalars each is itself; else all bits are put together and taken apart.
func (f *fn) bitcast(op *core.Operation, src, dst *leaf, equal bool) bool {
	r := op.Result(0)
	in := f.of(op, 0)
	if equal {
		var out []*expr
		for _, x := range in {
			out = append(out, f.reinterpret(x, dst.val()))
		}
		f.define(r, out)
		return true
	}
	from, _ := f.m.types.scalars(op.Operand(0).Type())
	to, _ := f.m.types.scalars(r.Type())
	f.define(r, f.gather(r.Type(), f.unpack(to, f.pack(from, f.scalars(op, 0)))))
	return true
}

// reinterpret returns the bits of a value as one of another type of the same size.
func (f *fn) reinterpret(x *expr, t valType) *expr {
	o := opcode(0)
	switch {
	case x.typ == t:
		return x
	case x.typ == f32 && t == i32:
		o = opF32ToBits
	case x.typ == f64 && t == i64:
		o = opF64ToBits
	case x.typ == i32 && t == f32:
		o = opBitsToF32
	case x.typ == i64 && t == f64:
		o = opBitsToF64
	default:
		return f.to(t, x) // pointers
	}
	return f.un(o, t, x)
}

// bitsOf returns a part as an integer of 64 bits.
func (f *fn) bitsOf(x *expr) *expr {
	switch x.typ {
	case f32:
		x = f.reinterpret(x, i32)
	case f64:
		return f.reinterpret(x, i64)
	}
	return f.wide(x)
}

// pack puts the bits of scalars one after another into words of 64 bits.
func (f *fn) pack(l []leaf, parts []*expr) []*expr {
	var words []*expr
	at, total := 0, uint(0)
	put := func(x *expr, bit, width uint) {
		for uint(len(words))*64 < bit+width {
			words = append(words, const64(0))
		}
		k, shift := bit/64, uint64(bit%64)
		if shift+uint64(width) > 64 {
			f.hold(x)
		}
		words[k] = f.int(opOr, words[k], f.int(opShl, x, const64(shift)))
		if shift+uint64(width) > 64 {
			words[k+1] = f.int(opOr, words[k+1], f.int(opShrU, x, const64(64-shift)))
		}
	}
	for i := range l {
		for k := range l[i].parts() {
			width := min(l[i].Width-uint(k)*64, 64)
			put(f.bitsOf(parts[at]), total, width)
			total += width
			at++
		}
	}
	return words
}

// unpack takes words of 64 bits apart.
func (f *fn) unpack(l []leaf, words []*expr) []*expr {
	f.holdAll(words)
	var out []*expr
	total := uint(0)
	for i := range l {
		for k := range l[i].parts() {
			width := min(l[i].Width-uint(k)*64, 64)
			at, shift := total/64, uint64(total%64)
			x := f.int(opShrU, words[at], const64(shift))
			if shift+uint64(width) > 64 {
				x = f.int(opOr, x, f.int(opShl, words[at+1], const64(64-shift)))
			}
			out = append(out, f.fromBits(f.mask(x, width), &l[i]))
			total += width
		}
	}
	return out
}

// fromBits returns a part of a scalar from an integer of 64 bits.
func (f *fn) fromBits(x *expr, l *leaf) *expr {
	t := l.val()
	switch t {
	case f32:
		return f.reinterpret(f.low(x), f32)
	case f64:
		return f.reinterpret(x, f64)
	}
	return f.to(t, x)
}

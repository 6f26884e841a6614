package engine

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// alloca emits an allocation on the stack.
func (c *compiler) alloca(op *core.Operation) bool {
	v := core.Must(llvm.AsAllocaOp(op))
	if _, ok := c.e.leaves(v.ElemType()); !ok && c.e.layout.Bits(v.ElemType()) == 0 {
		return c.unsupported(op, " because of its element type")
	}
	n := c.one(op.Operand(0))
	if !c.define(op.Result(0)) {
		return false
	}
	c.f.allocas = true
	c.emit(instr{op: opAlloca, dst: c.of(op.Result(0))[0], b: n, imm: c.e.layout.SizeOf(v.ElemType())})
	return true
}

// load emits reading a value, scalar by scalar.
func (c *compiler) load(op *core.Operation, addr, result *core.Value) bool {
	if _, ok := c.e.leaves(result.Type()); !ok || !c.define(result) {
		return c.unsupported(op, "")
	}
	c.loadSlots(c.one(addr), c.alignment(op, result.Type()), result.Type(), c.of(result))
	return true
}

// loadSlots emits reading a value of a type into slots.
func (c *compiler) loadSlots(p, align int32, t core.Type, out []int32) {
	leaves, _ := c.e.leaves(t)
	at := 0
	for i := 0; i < len(leaves); i++ {
		l := &leaves[i]
		if l.Pack > 0 {
			n := l.Run
			end := at + n*int(l.Words)
			c.loadPacked(p, l, n, out[at:end])
			at, i = end, i+n-1
			continue
		}
		for k := range l.Words {
			off := l.Off + uint64(k)*8
			size := min(l.Bytes-uint64(k)*8, 8)
			width := min(l.Width-uint(k)*64, 64)
			c.emit(instr{op: opLoad, dst: out[at], a: p, c: align, imm: off, aux: uint8(size), flag: uint8(64 - width)})
			at, align = at+1, 0
		}
	}
}

// store emits writing a value, scalar by scalar.
func (c *compiler) store(op *core.Operation, value, addr *core.Value) bool {
	c.storeSlots(c.one(addr), c.alignment(op, value.Type()), value.Type(), c.of(value))
	return true
}

// storeSlots emits writing a value of a type from slots.
func (c *compiler) storeSlots(p, align int32, t core.Type, in []int32) {
	leaves, _ := c.e.leaves(t)
	at := 0
	for i := 0; i < len(leaves); i++ {
		l := &leaves[i]
		if l.Pack > 0 {
			n := l.Run
			end := at + n*int(l.Words)
			c.storePacked(p, l, n, in[at:end])
			at, i = end, i+n-1
			continue
		}
		for k := range l.Words {
			size := min(l.Bytes-uint64(k)*8, 8)
			c.emit(instr{op: opStore, a: p, b: c.read(in[at]), c: align, imm: l.Off + uint64(k)*8, aux: uint8(size)})
			at, align = at+1, 0
		}
	}
}

// alignment returns which low bits of the address of an access have to be zero: those that its attribute says, or else
// those of the type.
func (c *compiler) alignment(op *core.Operation, t core.Type) int32 {
	n := read.Alignment(op, c.e.layout.Align(t))
	if n > 1<<16 || n&(n-1) != 0 {
		return 0
	}
	return int32(n - 1)
}

// loadPacked emits reading a vector whose n elements are not whole bytes: the first one, l, is in the low bits.
func (c *compiler) loadPacked(p int32, l *leaf, n int, out []int32) {
	w, size, off, each := l.Width, l.Pack, l.Off, int(l.Words)
	c.generic(out, []int32{p}, func(m *machine, in, out []uint64) outcome {
		data, undef, err := m.mem.bytes(in[0]+off, size, false)
		if err != nil {
			return trapf(err)
		}
		for _, u := range undef {
			if u != 0 {
				return makePoison
			}
		}
		all := intOfBytes(uint(size)*8, data)
		for i := range n {
			putInt(out[i*each:(i+1)*each], all.ExtractBits(uint(i)*w, w))
		}
		return done
	}).strict = "reading through a poison pointer"
}

func (c *compiler) storePacked(p int32, l *leaf, n int, in []int32) {
	w, size, off, each := l.Width, l.Pack, l.Off, int(l.Words)
	g := c.generic(nil, concat([]int32{p}, in), func(m *machine, in, _ []uint64) outcome {
		if m.inPoison(0, 1) {
			return trapf(errorText("writing through a poison pointer"))
		}
		data, _, err := m.mem.bytes(in[0]+off, size, true)
		if err != nil {
			return trapf(err)
		}
		all := num.Zero(uint(size) * 8)
		for i := range n {
			all = all.InsertBits(num.NewIntWords(w, in[1+i*each:1+(i+1)*each]), uint(i)*w)
		}
		putBytes(data, all)
		m.mem.setUndef(in[0]+off, size, m.poisonIn(1, len(in)-1))
		return done
	})
	g.poisonOK = true
}

// intOfBytes reads a little-endian number.
func intOfBytes(width uint, b []byte) num.Int {
	words := make([]uint64, (len(b)+7)/8)
	for i := range b {
		words[i/8] |= uint64(b[i]) << (8 * (i % 8))
	}
	return num.NewIntWords(width, words)
}

// putBytes writes a little-endian number.
func putBytes(b []byte, v num.Int) {
	for i := range b {
		b[i] = byte(v.Word(i/8) >> (8 * (i % 8)))
	}
}

// gep emits the computation of an address.
func (c *compiler) gep(op *core.Operation) bool {
	v := core.Must(llvm.AsGEPOp(op))
	r := op.Result(0)
	if !c.define(r) {
		return false
	}
	_, n := layout.ElementOf(r.Type())
	checked := v.NoWrapFlags()&llvm.GEPNoWrapFlagsInboundsFlag != 0 && escapes(r)
	for i := range n {
		dst := c.of(r)[i]
		at := dst
		if checked {
			at = c.fresh()
		}
		if !c.gepElement(op, v, at, i, n) {
			return c.unsupported(op, "")
		}
		if checked {
			base := c.of(op.Operand(0))
			c.inBounds(dst, base[min(i, len(base)-1)], at)
		}
	}
	return true
}

// escapes reports whether an address is used for more than accesses, which find out themselves that they are out of
// bounds, and further addresses.
func escapes(address *core.Value) bool {
	for u := range address.Uses() {
		op := u.Owner()
		switch {
		case op.Is(&llvm.LoadDef), op.Is(&llvm.GEPDef), op.Is(&llvm.StoreDef) && u.Index() == 1:
		default:
			return true
		}
	}
	return false
}

// inBounds emits the check of an address that is promised to be inside of the memory that it was computed from, or one
// after its end: it is poison otherwise.
func (c *compiler) inBounds(dst, base, address int32) {
	c.generic([]int32{dst}, []int32{c.read(base), c.read(address)}, func(m *machine, in, out []uint64) outcome {
		out[0] = in[1]
		a := m.mem.at(in[0])
		if a == nil {
			return done // nothing is known about the memory
		}
		start := in[0] &^ (1<<offsetBits - 1)
		if in[1]-start > uint64(len(a.data)) {
			return makePoison
		}
		return done
	})
}

// gepElement emits the address that is element i of the result to the slot dst.
func (c *compiler) gepElement(op *core.Operation, v llvm.GEPOp, dst int32, i, n int) bool {
	pick := func(v *core.Value) int32 {
		s := c.of(v)
		if len(s) == n {
			return c.read(s[i])
		}
		return c.read(s[0])
	}
	cur := pick(op.Operand(0))
	var buf [4]layout.Step
	off, indices, ok := c.e.layout.Address(v, buf[:0])
	if !ok {
		return false
	}
	var steps []instr
	for _, x := range indices {
		idx := op.Operand(x.Operand)
		elem, _ := layout.ElementOf(idx.Type())
		s := pick(idx)
		if w := core.StorageWidth(elem); w < 64 {
			ext := c.fresh()
			c.emit(instr{op: opSExt, dst: ext, a: s, aux: uint8(64 - w), imm: ^uint64(0)})
			s = ext
		}
		steps = append(steps, instr{op: opIndex, b: s, imm: x.Size})
	}
	if len(steps) == 0 {
		if off == 0 {
			c.emit(instr{op: opMove, dst: dst, a: cur})
		} else {
			c.emit(instr{op: opAddImm, dst: dst, a: cur, imm: off})
		}
		return true
	}
	for k := range steps {
		steps[k].a = cur
		steps[k].dst = dst
		if k < len(steps)-1 {
			steps[k].dst = c.fresh()
		} else if int64(off) == int64(int32(off)) {
			steps[k].c, off = int32(off), 0
		}
		cur = steps[k].dst
		c.emit(steps[k])
	}
	if off != 0 {
		c.emit(instr{op: opAddImm, dst: dst, a: dst, imm: off})
	}
	return true
}

// evaluate writes the words of a constant.
func (e *Engine) evaluate(a core.Attribute, t core.Type, out []uint64, undef []bool) bool {
	leaves, ok := e.leaves(t)
	if !ok {
		return false
	}
	list, ok := read.AppendConstants(e.constants[:0], e.layout, a, t)
	e.constants = list
	if !ok || len(list) != len(leaves) {
		return false
	}
	at := int32(0)
	for i := range list {
		c, next := &list[i], at+leaves[i].Words
		switch {
		case c.Undef:
			for k := at; k < next; k++ {
				undef[k] = true
			}
		case c.Symbol != "":
			if out[at], ok = e.address(c.Symbol); !ok {
				return false
			}
		default:
			putInt(out[at:next], c.Bits)
		}
		at = next
	}
	return true
}

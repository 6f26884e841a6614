package wasm

import (
	"math/bits"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// place is where memory is accessed: an address and a constant that the access adds to it.
type place struct {
	base *expr
	off  uint64
}

// maxOffset bounds the constants in accesses.
const maxOffset = 1 << 30

// place takes a pointer apart. Constants inside of one piece of memory move into the access.
func (f *fn) place(x *expr) place {
	if x.op == opAdd && x.inside && x.args[1].isInt() && x.args[1].imm < maxOffset {
		base := x.args[0]
		if !x.simple() && !x.used {
			x.used = true
			reuse(base)
		}
		if base.simple() || x.used && !x.simple() {
			return place{base, x.args[1].imm}
		}
	}
	if x.isInt() && x.imm < maxOffset {
		return place{const32(0), x.imm}
	}
	return place{x, 0}
}

// read builds the access to a place.
func (f *fn) read(o opcode, t valType, p place, off uint64, align uint8) *expr {
	return &expr{op: o, typ: t, args: [3]*expr{f.use(p.base)}, imm: p.off + off, align: align, bits: uint8(sizeOf(t)), reads: true,
		at: f.here}
}

// writeTo writes a value to a place.
func (f *fn) writeTo(o opcode, p place, off uint64, align uint8, x *expr) {
	f.write(f.use(p.base))
	f.write(f.use(x))
	f.code.mark(f.here)
	f.op(o)
	f.code.bytes = appendUnsigned(append(f.code.bytes, align), p.off+off)
}

// alignment returns what the address of an access is a multiple of, as a power of two.
func (f *fn) alignment(op *core.Operation, t core.Type) uint8 {
	n := read.Alignment(op, f.m.types.layout.Align(t))
	return uint8(bits.TrailingZeros64(n | 1<<4))
}

// at bounds an alignment by that of an offset and the size of an access.
func at(align uint8, off, size uint64) uint8 {
	return min(align, uint8(bits.TrailingZeros64(off|1<<8)), uint8(bits.Len64(size)-1))
}

func (f *fn) load(op *core.Operation) bool {
	r := op.Result(0)
	parts := f.loadType(f.one(op, 0), r.Type(), f.alignment(op, r.Type()))
	if v, ok := llvm.AsLoadOp(op); ok && v.Volatile() {
		f.holdAll(parts)
	}
	f.define(r, parts)
	return true
}

// loadType builds reading a value of a type.
func (f *fn) loadType(addr *expr, t core.Type, align uint8) []*expr {
	l, _ := f.m.types.leaves(t)
	p := f.place(addr)
	if len(l) > 1 || len(l) == 1 && (l[0].parts() > 1 || l[0].Bytes&(l[0].Bytes-1) != 0) {
		f.hold(p.base)
	}
	f.checkParts(p, l, align, false)
	var out []*expr
	for i := 0; i < len(l); i++ {
		if l[i].Pack > 0 {
			n := l[i].Run
			out = append(out, f.loadPacked(p, l[i:i+n])...)
			i += n - 1
			continue
		}
		for k := range l[i].parts() {
			out = append(out, f.loadPart(p, &l[i], k, align))
		}
	}
	return out
}

// loadPart builds reading part k of a scalar.
func (f *fn) loadPart(p place, l *leaf, k int, align uint8) *expr {
	off, size := l.Off+uint64(k)*8, min(l.Bytes-uint64(k)*8, 8)
	a := at(align, off, size)
	switch {
	case l.Kind == layout.Lanes:
		return f.read(opVLoad, v128, p, off, at(align, off, 16))
	case l.Kind == layout.Pointer:
		return f.read(opI32Load, i32, p, off, min(a, 2))
	case l.isFloat() && l.Width == 32:
		return f.read(opF32Load, f32, p, off, a)
	case l.isFloat():
		return f.read(opF64Load, f64, p, off, a)
	}
	x := f.loadBytes(p, off, size, l.val(), align)
	return f.mask(x, uint(partBits(l, k)))
}

// loads are the instructions that read 1, 2, 4 and 8 bytes into an integer.
var loads = map[valType][4]opcode{
	i32: {opI32Load8U, opI32Load16U, opI32Load},
	i64: {opI64Load8U, opI64Load16U, opI64Load32U, opI64Load},
}

var stores = map[valType][4]opcode{
	i32: {opI32Store8, opI32Store16, opI32Store},
	i64: {opI64Store8, opI64Store16, opI64Store32, opI64Store},
}

// loadBytes builds reading up to eight bytes, in pieces when their number is not a power of two.
func (f *fn) loadBytes(p place, off, size uint64, t valType, align uint8) *expr {
	var sum *expr
	for done := uint64(0); done < size; {
		n := uint64(1) << (bits.Len64(size-done) - 1)
		x := f.read(loads[t][bits.Len64(n)-1], t, p, off+done, at(align, off+done, n))
		x.bits = uint8(min(n*8, uint64(sizeOf(t))))
		if sum == nil {
			sum = x
		} else {
			sum = f.int(opOr, sum, f.int(opShl, x, constant(t, done*8)))
		}
		done += n
	}
	return sum
}

// loadPacked builds reading scalars that lie side by side in one number.
func (f *fn) loadPacked(p place, l []leaf) []*expr {
	var words []*expr
	for off := uint64(0); off < l[0].Pack; off += 8 {
		words = append(words, f.loadBytes(p, l[0].Off+off, min(l[0].Pack-off, 8), i64, 0))
	}
	return f.unpack(l, words)
}

func (f *fn) store(op *core.Operation) bool {
	t := op.Operand(0).Type()
	f.storeType(f.one(op, 1), f.of(op, 0), t, f.alignment(op, t))
	return true
}

// storeType writes a value of a type.
func (f *fn) storeType(addr *expr, parts []*expr, t core.Type, align uint8) {
	l, _ := f.m.types.leaves(t)
	p := f.place(addr)
	single := len(l) == 1 && l[0].parts() == 1 && l[0].Pack == 0 && (l[0].Bytes&(l[0].Bytes-1) == 0 || l[0].Kind == layout.Float)
	if !single {
		// What is written first must not change what is read later.
		f.holdAll(parts)
		f.hold(p.base)
	} else {
		p.base, parts = f.reserve(p.base), []*expr{f.reserve(parts[0])}
	}
	f.flush()
	f.checkParts(p, l, align, true)
	if single {
		free(p.base)
		free(parts[0])
	}
	at := 0
	for i := 0; i < len(l); i++ {
		if l[i].Pack > 0 {
			n := l[i].Run
			count := partsOf(l[i : i+n])
			f.storePacked(p, l[i:i+n], parts[at:at+count])
			at, i = at+count, i+n-1
			continue
		}
		for k := range l[i].parts() {
			f.storePart(p, &l[i], k, parts[at], align)
			at++
		}
	}
}

// checkParts looks up the scalars of an access in the shadow.
func (f *fn) checkParts(p place, l []leaf, align uint8, write bool) {
	if !f.checks() {
		return
	}
	for i := 0; i < len(l); i++ {
		off, size := l[i].Off, l[i].Bytes
		if l[i].Pack > 0 {
			size = l[i].Pack
			i += l[i].Run - 1
		}
		for done := uint64(0); done < size; done += 8 {
			n := min(size-done, 8)
			a := align
			if off+done > 0 {
				a = 0 // what the whole promises is checked at its start
			}
			f.checkAccess(p, off+done, n, min(a, 4), write)
		}
	}
}

// reserve marks an expression as used, so that it is not computed before its time; free ends that.
func (f *fn) reserve(x *expr) *expr { return f.use(x) }

func free(x *expr) {
	if !x.simple() {
		x.used = false
	}
}

// storePart writes part k of a scalar.
func (f *fn) storePart(p place, l *leaf, k int, x *expr, align uint8) {
	off, size := l.Off+uint64(k)*8, min(l.Bytes-uint64(k)*8, 8)
	a := at(align, off, size)
	switch {
	case l.Kind == layout.Lanes:
		f.writeTo(opVStore, p, off, at(align, off, 16), x)
	case l.Kind == layout.Pointer:
		f.writeTo(opI64Store, p, off, a, f.wide(x))
	case l.isFloat() && l.Width == 32:
		f.writeTo(opF32Store, p, off, a, x)
	case l.isFloat():
		f.writeTo(opF64Store, p, off, a, x)
	default:
		f.storeBytes(p, off, size, x, align)
	}
}

// storeBytes writes the low bytes of an integer, in pieces when their number is not a power of two.
func (f *fn) storeBytes(p place, off, size uint64, x *expr, align uint8) {
	if size&(size-1) != 0 {
		f.hold(x)
	}
	for done := uint64(0); done < size; {
		n := uint64(1) << (bits.Len64(size-done) - 1)
		f.writeTo(stores[x.typ][bits.Len64(n)-1], p, off+done, at(align, off+done, n), f.int(opShrU, x, constant(x.typ, done*8)))
		done += n
	}
}

// storePacked writes scalars that lie side by side in one number.
func (f *fn) storePacked(p place, l []leaf, parts []*expr) {
	words := f.pack(l, parts)
	for k, off := 0, uint64(0); off < l[0].Pack; k, off = k+1, off+8 {
		f.storeBytes(p, l[0].Off+off, min(l[0].Pack-off, 8), words[k], 0)
	}
}

// gep builds an address.
func (f *fn) gep(op *core.Operation) bool {
	v := core.Must(llvm.AsGEPOp(op))
	r := op.Result(0)
	_, n := layout.ElementOf(r.Type())
	inside := v.NoWrapFlags()&llvm.GEPNoWrapFlagsInboundsFlag != 0 || v.NoWrapFlags()&llvm.GEPNoWrapFlagsNuw != 0
	operands := make([][]*expr, op.NumOperands())
	for k := range operands {
		if operands[k] = f.of(op, k); n > 1 {
			operands[k] = f.scalars(op, k)
		}
		if n > 1 && len(operands[k]) == 1 {
			f.hold(operands[k][0])
		}
	}
	var out []*expr
	for i := range n {
		x, ok := f.address(op, v, operands, i, inside)
		if !ok {
			return f.unsupported(op, "")
		}
		out = append(out, x)
	}
	f.define(r, out)
	return true
}

// address builds the address that is element i of a GEP's result.
func (f *fn) address(op *core.Operation, v llvm.GEPOp, operands [][]*expr, i int, inside bool) (*expr, bool) {
	pick := func(k int) *expr {
		if s := operands[k]; i < len(s) {
			return s[i]
		}
		return operands[k][0]
	}
	cur := pick(0)
	var buf [4]layout.Step
	off, steps, ok := f.m.types.layout.Address(v, buf[:0])
	if !ok {
		return nil, false
	}
	for _, s := range steps {
		elem, _ := layout.ElementOf(op.Operand(s.Operand).Type())
		x := pick(s.Operand)
		switch w := core.StorageWidth(elem); {
		case len(operands[s.Operand]) > 1 && w > 64:
			return nil, false
		case w < 32:
			x = f.signed(x, w)
		case w > 32 && w < 64:
			x = f.low(x)
		}
		cur = f.int(opAdd, cur, f.scale(op, op.Operand(s.Operand), i, x, s.Size))
	}
	return f.offset(cur, off, inside), true
}

// scaledIndex is an index of GEPs, by its value and lane, times a size.
type scaledIndex struct {
	v    *core.Value
	lane int
	size uint64
}

// scale builds an index of a GEP times a size. GEPs of a block that share the index share the product.
func (f *fn) scale(op *core.Operation, v *core.Value, lane int, x *expr, size uint64) *expr {
	key := scaledIndex{v, lane, size}
	if s := f.scaled[key]; s != nil {
		return s
	}
	s := f.int(opMul, f.low(x), const32(size))
	shared := 0
	for u := range v.Uses() {
		if u.Owner().Block() == op.Block() && u.Owner().Is(&llvm.GEPDef) {
			shared++
		}
	}
	if shared > 1 {
		if f.scaled == nil {
			f.scaled = map[scaledIndex]*expr{}
		}
		f.scaled[key] = f.hold(s)
	}
	return s
}

// offset adds a constant to an address.
func (f *fn) offset(x *expr, off uint64, inside bool) *expr {
	if off == 0 {
		return x
	}
	inside = inside && off < maxOffset
	if x.op == opAdd && x.inside && inside && x.args[1].isInt() && (x.simple() || !x.used) {
		off += x.args[1].imm
		base := x.args[0]
		if !x.simple() {
			x.used = true
			reuse(base)
		}
		x = base
	}
	if x.isInt() {
		return const32(x.imm + off)
	}
	base := f.use(x)
	return &expr{op: opAdd, typ: i32, args: [3]*expr{base, const32(off)}, bits: 32, reads: base.reads, inside: inside}
}

// alloca makes room on the stack. What the entry block allocates has its place since the function began.
func (f *fn) alloca(op *core.Operation) bool {
	r := op.Result(0)
	if off, ok := f.fixed[op]; ok {
		f.define(r, []*expr{f.offset(f.get(f.base), off, true)})
		return true
	}
	v := core.Must(llvm.AsAllocaOp(op))
	size := f.m.types.layout.SizeOf(v.ElemType())
	l, _, _ := f.leafOf(op.Operand(0).Type())
	if l == nil || l.parts() > 1 {
		return f.unsupported(op, " because of the type of its size")
	}
	align := allocaAlign(op, f.m.types.layout.PrefAlign(v.ElemType()))
	// In 64 bits, so that too much is seen to be so.
	want := f.hold(f.int(opMul, f.wide(f.one(op, 0)), const64(size)))
	f.trapFull(f.int(opGtU, want, const64(maxOffset)))
	sp := f.hold(f.stackPointer())
	next := f.local(i32)
	room := f.low(want)
	if f.checks() {
		room = f.int(opAdd, room, const32(gap))
	}
	f.hold(room)
	f.trapFull(f.int(opLtU, f.int(opSub, sp, f.stackBottom()), room))
	f.set(next, f.int(opAnd, f.int(opSub, sp, room), const32(^(align-1))))
	f.trapFull(f.int(opLtU, f.get(next), f.stackBottom()))
	f.write(f.get(next))
	f.indexed(opGlobalSet, 0)
	if f.checks() {
		at := f.hold(f.int(opShrU, f.get(next), const32(3)))
		f.fill(at, 8, f.int(opShrU, f.low(want), const32(3)))
		f.write(f.int(opAdd, at, f.int(opShrU, f.low(want), const32(3))))
		f.write(f.int(opAnd, f.low(want), const32(7)))
		f.op(opI32Store8)
		f.code.bytes = append(f.code.bytes, 0, 0)
	}
	f.define(r, []*expr{f.get(next)})
	return true
}

// stackAlign is what the stack pointer is a multiple of.
const stackAlign = 16

func allocaAlign(op *core.Operation, preferred uint64) uint64 {
	return max(read.Alignment(op, preferred), stackAlign)
}

// trapIf ends the program when a condition holds.
func (f *fn) trapIf(cond *expr) {
	if cond.isConst() && cond.imm == 0 {
		return
	}
	f.write(f.use(cond))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.unreachable()
	f.op(opEnd)
}

// unreachable ends the program.
func (f *fn) unreachable() {
	f.code.mark(f.here)
	f.op(opUnreachable)
}

// trapFull ends the program when the stack has no room.
func (f *fn) trapFull(cond *expr) {
	if f.checks() {
		f.trapWhen(cond, "stack overflow: no room for what the function allocates")
		return
	}
	f.trapIf(cond)
}

// enter writes the prologue: room on the stack for what the entry block allocates.
func (f *fn) enter(region *core.Region) {
	uses, moves := false, 0
	region.Op().Walk(func(op *core.Operation) {
		uses = uses || op.Is(&llvm.AllocaDef) || f.m.passesVariadic(op)
		if op.Is(&llvm.AllocaDef) || op.Is(&llvm.StackRestoreDef) {
			moves++
		}
	})
	if !uses {
		return
	}
	f.fixed = map[*core.Operation]uint64{}
	size := uint64(0)
	var pieces [][2]uint64
	for op := range region.Entry().Ops() {
		v, ok := llvm.AsAllocaOp(op)
		if !ok {
			continue
		}
		n, ok := v.ArraySize().ConstantValue().(*core.IntegerAttr)
		align := allocaAlign(op, f.m.types.layout.PrefAlign(v.ElemType()))
		each := f.m.types.layout.SizeOf(v.ElemType())
		if !ok || n.Value().ActiveBits() > 32 || align > stackAlign || each > maxOffset || n.Value().Uint64()*each+size > maxOffset {
			continue
		}
		f.fixed[op] = size
		whole := n.Value().Uint64() * each
		pieces = append(pieces, [2]uint64{size, whole})
		size += (whole + stackAlign - 1) &^ (stackAlign - 1)
		if f.checks() {
			size += gap
		}
	}
	f.frame = f.local(i32)
	f.set(f.frame, f.stackPointer())
	f.base = f.frame
	if size == 0 {
		return
	}
	f.base, f.room = f.local(i32), size
	f.moves = moves > len(f.fixed)
	f.trapFull(f.full(f.get(f.frame), size))
	f.set(f.base, f.int(opSub, f.get(f.frame), const32(size)))
	f.write(f.get(f.base))
	f.indexed(opGlobalSet, 0)
	for _, p := range pieces {
		f.allow(f.int(opAdd, f.get(f.base), const32(p[0])), p[1])
	}
}

// stackPointer reads the global with the stack pointer.
func (f *fn) stackPointer() *expr { return &expr{op: opGlobalGet, typ: i32, bits: 32} }

// leave gives the stack back.
func (f *fn) leave() {
	if f.frame >= 0 {
		top := f.get(f.frame)
		if f.room > 0 && !f.moves {
			top = f.int(opAdd, f.stackPointer(), const32(f.room)) // so that no local has to be kept
		}
		f.forbid(top)
		f.write(f.use(top))
		f.indexed(opGlobalSet, 0)
	}
}

package wasm

import (
	"fmt"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Checking modules look for undefined behaviour. What an operation excludes is compared where it is computed, and calls
// the host's [TrapName] with what was found.
//
// Memory has a shadow: the byte at address a/8 says how many of the eight bytes from a on may be accessed, with
// [ShadowConstant] when they must not be written. A byte of zero says none, so that the memory of the shadow itself, and
// with it null, cannot be accessed. An access that the shadow does not clearly allow calls the host's [AccessName],
// which looks closer. Globals and the heap are entered by the host, the stack by functions. Between pieces of memory
// there are gaps.

// The functions of the host that checking modules call, from module [TickModule].
const (
	// TrapName ends the program: the number of a text of [Module].Texts, and two integers for it.
	TrapName = "trap"
	// AccessName is asked about an access: the address, how many bytes, whether it writes, and what the address is
	// promised to be a multiple of.
	AccessName = "access"
	// CopyName is asked about copying: the addresses and the number of bytes, and whether they may overlap.
	CopyName = "copy"
)

// ShadowConstant marks memory that must not be written, in the shadow.
const ShadowConstant = 0x80

// gap is how many bytes lie between pieces of memory in checking modules.
const gap = 16

// checks reports whether code looks for undefined behaviour.
func (f *fn) checks() bool { return f.m.o.Check && f.self != nil && f.self.name != startName }

// text returns the number of a text.
func (m *module) text(s string) uint64 {
	n, ok := m.textIDs[s]
	if !ok {
		n = uint64(len(m.texts))
		if m.textIDs == nil {
			m.textIDs = map[string]uint64{}
		}
		m.textIDs[s] = n
		m.texts = append(m.texts, s)
	}
	return n
}

// trapWhen ends the program with a text when a condition holds. The integers are for the text.
func (f *fn) trapWhen(cond *expr, text string, args ...*expr) {
	if cond.isConst() && cond.imm == 0 {
		return
	}
	f.write(f.use(cond))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.write(const32(f.m.text(text)))
	for i := range 2 {
		if i < len(args) {
			f.write(f.use(args[i]))
		} else {
			f.write(const64(0))
		}
	}
	f.writeCall(f.m.imported(TickModule, TrapName, funcType{params: string([]byte{byte(i32), byte(i64), byte(i64)})}))
	f.op(opUnreachable)
	f.op(opEnd)
}

// extended returns an integer with its sign in 64 bits.
func (f *fn) extended(x *expr, width uint) *expr {
	x = f.signed(x, width)
	if x.typ == i32 {
		if x.isConst() {
			return const64(uint64(int64(int32(x.imm))))
		}
		x = f.un(opExtendS, i64, x)
	}
	return x
}

// checkInteger looks for what a binary operation on integers of at most 64 bits excludes.
func (f *fn) checkInteger(op *core.Operation, o opcode, l *leaf, x, y *expr) {
	f.hold(x)
	f.hold(y)
	t := l.val()
	switch o {
	case opDivS, opRemS, opDivU, opRemU:
		f.trapWhen(f.int(opEq, y, constant(t, 0)), "division by zero")
		if o == opDivS || o == opRemS {
			lowest := f.int(opEq, x, constant(t, 1<<(l.Width-1)))
			f.trapWhen(f.int(opAnd, lowest, f.int(opEq, y, ones(l))), "signed division overflows")
		}
	case opShl, opShrU, opShrS:
		f.trapWhen(f.int(opGeU, y, constant(t, uint64(l.Width))), fmt.Sprintf("a shift by %%d of an integer of %d bits", l.Width), f.wide(y))
	}
	p := read.PromisesOf(op)
	switch {
	case p.Exact && (o == opDivS || o == opDivU):
		rem := opRemU
		if o == opDivS {
			rem = opRemS
		}
		rest := f.integer(rem, l, []*expr{x}, []*expr{y})[0]
		f.trapWhen(f.int(opNe, rest, constant(t, 0)), "a remainder, which 'exact' excludes")
	case p.Exact:
		back := f.mask(f.int(opShl, f.int(opShrU, x, y), y), l.Width)
		f.trapWhen(f.int(opNe, back, x), "bits that are shifted out, which 'exact' excludes")
	case p.Disjoint:
		f.trapWhen(f.int(opNe, f.int(opAnd, x, y), constant(t, 0)), "operands with common bits, which 'disjoint' excludes")
	case p.Overflow != 0:
		f.checkOverflow(o, l, x, y, p.Overflow)
	}
}

// checkOverflow looks for an overflow that flags exclude.
func (f *fn) checkOverflow(o opcode, l *leaf, x, y *expr, flags llvm.IntegerOverflowFlags) {
	var over []*expr
	add := func(build func(f *fn, l *leaf, x, y *expr) (v, over *expr)) {
		_, bad := build(f, l, x, y)
		over = append(over, bad)
	}
	signed, unsigned := flags&llvm.IntegerOverflowFlagsNsw != 0, flags&llvm.IntegerOverflowFlagsNuw != 0
	name := map[opcode]string{opAdd: "sadd", opSub: "ssub", opMul: "smul"}[o]
	sign := map[opcode]string{opAdd: "+", opSub: "-", opMul: "*"}[o]
	text := fmt.Sprintf("an overflow that 'nsw' or 'nuw' excludes: %%d %s %%d in %d bits", sign, l.Width)
	if o == opShl {
		text = "an overflow of the shift, which 'nsw' or 'nuw' excludes"
		v := f.hold(f.mask(f.int(opShl, x, y), l.Width))
		if signed {
			over = append(over, f.int(opNe, f.mask(f.int(opShrS, f.signed(v, l.Width), y), l.Width), x))
		}
		if unsigned {
			over = append(over, f.int(opNe, f.int(opShrU, v, y), x))
		}
	} else {
		if signed {
			add(overflowIntrinsics[name+".with.overflow"])
		}
		if unsigned {
			add(overflowIntrinsics["u"+name[1:]+".with.overflow"])
		}
	}
	for _, bad := range over {
		f.trapWhen(bad, text, f.extended(x, l.Width), f.extended(y, l.Width))
	}
}

// checkCast looks for what a conversion of an integer excludes.
func (f *fn) checkCast(op *core.Operation, name string, src, dst *leaf, x *expr) {
	if src.Kind != layout.Int || src.parts() > 1 {
		return
	}
	p := read.PromisesOf(op)
	switch {
	case p.NonNeg:
		f.hold(x)
		f.trapWhen(f.int(opNe, f.int(opShrU, x, constant(x.typ, uint64(src.Width-1))), constant(x.typ, 0)), "a negative operand, which 'nneg' excludes")
	case p.Overflow != 0:
		f.hold(x)
		low := f.hold(f.mask(x, dst.Width))
		text := "a truncation that loses bits, which 'nsw' or 'nuw' excludes"
		if p.Overflow&llvm.IntegerOverflowFlagsNuw != 0 {
			f.trapWhen(f.int(opNe, low, x), text)
		}
		if p.Overflow&llvm.IntegerOverflowFlagsNsw != 0 {
			f.trapWhen(f.int(opNe, f.signed(low, dst.Width), f.signed(x, src.Width)), text)
		}
	}
}

// checkAccess looks up an access of up to eight bytes in the shadow.
func (f *fn) checkAccess(p place, off, size uint64, align uint8, write bool) {
	if !f.checks() {
		return
	}
	f.hold(p.base)
	a := f.hold(f.int(opAdd, p.base, const32(p.off+off)))
	o := opI32Load8U
	if write {
		o = opI32Load8S // constants are negative
	}
	shadow := &expr{op: o, typ: i32, args: [3]*expr{f.use(f.int(opShrU, a, const32(3)))}, bits: 32, at: f.here}
	if !write {
		shadow = f.int(opAnd, shadow, const32(^uint64(ShadowConstant)&0xFF))
	}
	bad := f.int(opGtS, f.int(opAdd, f.int(opAnd, a, const32(7)), const32(size)), shadow)
	if align > 0 {
		bad = f.int(opOr, bad, f.int(opAnd, a, const32(1<<align-1)))
	}
	f.write(f.use(bad))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.askHost(AccessName, a, const32(size), const32(truth(write)), const32(1<<align))
	f.op(opEnd)
}

// askHost calls a function of the host with numbers of 32 bits.
func (f *fn) askHost(name string, args ...*expr) {
	var params []byte
	for _, x := range args {
		f.write(f.use(x))
		params = append(params, byte(i32))
	}
	f.writeCall(f.m.imported(TickModule, name, funcType{params: string(params)}))
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// checkRange asks the host about an access of many bytes.
func (f *fn) checkRange(p, size *expr, write bool) {
	f.askHost(AccessName, p, size, const32(truth(write)), const32(1))
}

// allow enters memory on the stack into the shadow. Its start is a multiple of stackAlign.
func (f *fn) allow(start *expr, size uint64) {
	if !f.checks() || size == 0 {
		return
	}
	at := f.hold(f.int(opShrU, start, const32(3)))
	if n := size / 8; n > 0 {
		f.fill(at, 8, const32(n))
	}
	if rest := size % 8; rest > 0 {
		f.write(f.use(at))
		f.write(const32(rest))
		f.op(opI32Store8)
		f.code.bytes = appendUnsigned(append(f.code.bytes, 0), size/8)
	}
}

// forbid takes memory on the stack from the shadow: that from the stack pointer up to an address.
func (f *fn) forbid(end *expr) {
	if !f.checks() {
		return
	}
	f.hold(end)
	sp := f.hold(f.stackPointer())
	f.fill(f.int(opShrU, sp, const32(3)), 0, f.int(opShrU, f.int(opSub, end, sp), const32(3)))
}

// fill writes a byte many times.
func (f *fn) fill(at *expr, value uint64, n *expr) {
	f.write(f.use(at))
	f.write(const32(value))
	f.write(f.use(n))
	f.op(opMemoryFill)
	f.code.bytes = append(f.code.bytes, 0)
}

// remember says where the program calls the host, which is where memory is allocated or freed.
func (f *fn) remember(callee *function) {
	if !f.checks() || callee.from == "" || callee.from == TickModule {
		return
	}
	f.m.sites = append(f.m.sites, f.here)
	f.write(const32(uint64(len(f.m.sites))))
	f.indexed(opGlobalSet, siteGlobal)
}

// SiteName is the global of checking modules that has the number of the operation which called the host, in
// [Module].Sites from 1 on.
const SiteName = "__site"

// siteGlobal is its number.
const siteGlobal = 3

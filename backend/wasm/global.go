package wasm

import (
	"encoding/binary"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// global is a global variable.
type global struct {
	op         llvm.GlobalOp
	addr, size uint64
	data       []byte // empty when all are zero
}

// maxData bounds the memory of globals.
const maxData = 1 << 31

func (m *module) declareGlobal(op *core.Operation) bool {
	v := core.Must(llvm.AsGlobalOp(op))
	if read.IsDeclared(v) {
		return true // it has no address here
	}
	t := v.GlobalType()
	align := m.types.layout.PrefAlign(t)
	if n, ok := v.Alignment(); ok {
		align = max(align, uint64(n))
	}
	if m.o.Check {
		align = max(align, 8)
	}
	g := &global{op: v, size: m.types.layout.SizeOf(t)}
	g.addr = (m.heap + align - 1) / align * align
	if g.size > maxData || g.addr+g.size > maxData {
		return m.r.Errorf(op.Loc(), "global '@%s' makes the program's data larger than 2 GiB", v.SymName()).Fail()
	}
	m.heap = g.addr + g.size
	if m.o.Check {
		m.heap += gap
	}
	m.globals[v.SymName()] = g
	m.order = append(m.order, g)
	return true
}

// address returns the address of a symbol. That of a function is its number in the table.
func (m *module) address(name string) (*expr, bool) {
	if f := m.functions[name]; f != nil {
		m.demand(f)
		if f.slot == 0 {
			m.table = append(m.table, f)
			f.slot = len(m.table)
		}
		return const32(uint64(f.slot)), true
	}
	if g := m.globals[name]; g != nil {
		return const32(g.addr), true
	}
	v, ok := m.aliases[name]
	if !ok {
		return nil, false
	}
	delete(m.aliases, name) // an alias of itself has no address
	parts, ok := (&fn{m: m, self: &function{name: name, op: v.Op}, frame: -1}).initializer(v.Op.Region(0))
	if !ok || len(parts) != 1 || !parts[0].isInt() {
		return nil, false
	}
	m.aliases[name] = v
	return parts[0], true
}

// initializer returns the parts of the value that the region of a global or alias computes.
func (f *fn) initializer(region *core.Region) ([]*expr, bool) {
	if f.vals == nil {
		f.vals = map[*core.Value][]*expr{}
	}
	for op := range region.Entry().Ops() {
		if op.Is(&llvm.ReturnDef) && op.NumOperands() == 1 {
			return f.of(op, 0), true
		}
		if !f.operation(op) {
			return nil, false
		}
	}
	return nil, f.unsupported(region.Op(), "")
}

// initialize computes the values of globals: as data where they are constant, else by a function that runs first.
func (m *module) initialize() bool {
	init := &fn{m: m, self: &function{name: startName, op: m.op}, frame: -1}
	for _, g := range m.order {
		if m.plainData(g) {
			continue
		}
		t := g.op.GlobalType()
		l, ok := m.types.leaves(t)
		if !ok {
			return m.r.Errorf(g.op.Op.Loc(), "global '@%s' has type %s, which WebAssembly cannot have", g.op.SymName(), t).Fail()
		}
		var parts []*expr
		if g.op.Initializer().IsEmpty() {
			parts, ok = m.evaluate(g.op.ValueAttr(), t)
			if !ok {
				return m.r.Errorf(g.op.Op.Loc(), "the value of global '@%s' cannot be translated to WebAssembly", g.op.SymName()).Fail()
			}
		} else if parts, ok = init.initializer(g.op.Initializer()); !ok {
			return false
		}
		if data, ok := constantData(l, parts, g.size); ok {
			g.data = data
			continue
		}
		init.storeType(const32(g.addr), parts, t, 0)
	}
	if init.broken {
		return m.r.Errorf(m.op.Loc(), "a global's value cannot be translated; report this as a bug").Fail()
	}
	if len(init.code.bytes) > 0 {
		init.op(opEnd)
		init.self.code, init.self.locals = init.code, init.locals
		init.self.op = nil
		m.defined = append(m.defined, init.self)
	}
	return true
}

// startName is the name of the function that computes globals.
const startName = "ods.start"

// plainData takes over arrays of whole bytes, and zeros, without looking at their scalars.
func (m *module) plainData(g *global) bool {
	if !g.op.Initializer().IsEmpty() {
		first := g.op.Initializer().Entry().First()
		return first.Is(&llvm.ZeroDef) && first.Next().Is(&llvm.ReturnDef) || first.Is(&llvm.UndefDef) && first.Next().Is(&llvm.ReturnDef)
	}
	return g.op.ValueAttr() == nil || read.Data(g.op.ValueAttr(), g.size, func() []byte {
		g.data = make([]byte, g.size)
		return g.data
	})
}

// constantData returns the bytes of a value in memory, and false when they are not known before the program runs.
func constantData(l []leaf, parts []*expr, size uint64) ([]byte, bool) {
	out := make([]byte, size)
	at := 0
	for i := range l {
		for k := range l[i].parts() {
			x := parts[at]
			if !x.isConst() {
				return nil, false
			}
			at++
			if l[i].Pack > 0 {
				putBits(out[l[i].Off:], l[i].Bit+uint(k)*64, uint(partBits(&l[i], k)), x.imm)
				continue
			}
			off := l[i].Off + uint64(k)*8
			if l[i].Kind == layout.Lanes {
				binary.LittleEndian.PutUint64(out[off:], x.imm)
				binary.LittleEndian.PutUint64(out[off+8:], x.high)
				continue
			}
			for b := range min(l[i].Bytes-uint64(k)*8, 8) {
				out[off+b] = byte(x.imm >> (8 * b))
			}
		}
	}
	return out, true
}

// putBits sets bits of a little-endian number.
func putBits(out []byte, at, width uint, v uint64) {
	for i := range width {
		out[(at+i)/8] |= byte(v>>i&1) << ((at + i) % 8)
	}
}

// evaluate returns the parts of a constant.
func (m *module) evaluate(a core.Attribute, t core.Type) ([]*expr, bool) {
	l, ok := m.types.scalars(t)
	if !ok {
		return nil, false
	}
	list, ok := read.AppendConstants(m.constants[:0], m.types.layout, a, t)
	m.constants = nil // in use: the initializer of an alias may have constants
	defer func() { m.constants = list }()
	if !ok || len(list) != len(l) {
		return nil, false
	}
	var out []*expr
	for i, c := range list {
		switch {
		case c.Symbol != "":
			x, ok := m.address(c.Symbol)
			if !ok {
				return nil, false
			}
			out = append(out, x)
		case c.Undef:
			out = append(out, scalar(&l[i], num.Zero(l[i].Width))...)
		default:
			out = append(out, scalar(&l[i], c.Bits)...)
		}
	}
	return (&fn{m: m}).gather(t, out), true
}

// scalar returns the parts of a scalar with these bits.
func scalar(l *leaf, v num.Int) []*expr {
	out := make([]*expr, l.parts())
	for k := range out {
		out[k] = constant(l.val(), v.Word(k))
	}
	return out
}

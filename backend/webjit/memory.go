//go:build js && wasm

package webjit

import "syscall/js"

// memory is the linear memory of a program.
type memory struct {
	object, view js.Value // the WebAssembly.Memory, and its bytes as they are until it grows
	size         uint64
	// mirror is a copy of all bytes, which Go works on, once it has asked for that.
	mirror []byte
}

// refresh makes the view that of all memory.
func (m *memory) refresh() {
	m.view = bytesOf(m.object)
	m.size = uint64(m.view.Get("length").Int())
}

// toProgram makes memory what Go has, and toGo the other way round.
func (m *memory) toProgram() {
	if m.mirror != nil {
		js.CopyBytesToJS(m.view, m.mirror)
	}
}

func (m *memory) toGo() {
	if m.mirror == nil {
		return
	}
	if uint64(len(m.mirror)) != m.size {
		m.mirror = make([]byte, m.size)
	}
	js.CopyBytesToGo(m.mirror, m.view)
}

// part returns bytes of the view.
func (m *memory) part(at, size uint64) js.Value {
	return m.view.Call("subarray", float64(at), float64(at+size))
}

// Memory implements engine.Program.
func (p *program) Memory() []byte {
	m := &p.memory
	if uint64(len(m.mirror)) != m.size {
		m.toProgram()
		m.mirror = make([]byte, m.size)
		m.toGo()
	}
	return m.mirror
}

// Size implements host.Machine, as do the methods below.
func (p *program) Size() uint64 { return p.memory.size }

// Grow makes memory larger.
func (p *program) Grow(size uint64) bool {
	thrown := try(func() { p.memory.object.Call("grow", float64((size-p.memory.size)>>16)) })
	p.memory.refresh()
	return thrown == nil
}

// Read returns a copy of memory.
func (p *program) Read(at, size uint64) []byte {
	b := make([]byte, size)
	js.CopyBytesToGo(b, p.memory.part(at, size))
	return b
}

// Write changes memory.
func (p *program) Write(at uint64, data []byte) {
	if len(data) == 0 {
		return
	}
	js.CopyBytesToJS(p.memory.part(at, uint64(len(data))), data)
	if at < uint64(len(p.memory.mirror)) {
		copy(p.memory.mirror[at:], data)
	}
}

// Fill changes memory.
func (p *program) Fill(at, size uint64, b byte) {
	p.memory.view.Call("fill", int(b), float64(at), float64(at+size))
	if n := uint64(len(p.memory.mirror)); at < n {
		x := p.memory.mirror[at:min(at+size, n)]
		for i := range x {
			x[i] = b
		}
	}
}

// Stack returns the stack pointer.
func (p *program) Stack() uint64 { return uint64(global(p.stack)) }

// SetStack changes the stack pointer.
func (p *program) SetStack(at uint64) { p.stack.Set("value", int32(uint32(at))) }

// Site returns where the program called the host last.
func (p *program) Site() uint32 {
	if p.site.IsUndefined() {
		return 0
	}
	return global(p.site)
}

// global returns the value of a global of 32 bits.
func global(g js.Value) uint32 { return uint32(int32(g.Get("value").Int())) }

package wasm

// page is the number of bytes by which memory grows.
const page = 1 << 16

// The names of what a module exports besides its functions.
const (
	MemoryName = "memory"
	StackName  = "__stack_pointer"
	HeapName   = "__heap_base"
	TableName  = "__indirect_function_table"
)

// encode writes the module in the binary format.
func (m *module) encode() []byte {
	for i, f := range m.imports {
		f.index = i
	}
	for i, f := range m.defined {
		f.index = len(m.imports) + i
	}
	var functions []byte
	for _, f := range m.defined {
		functions = appendUnsigned(functions, uint64(m.typeIndex(f.typ)))
	}
	imports := m.encodeImports() // which may add types
	b := append([]byte(nil), header...)
	var types []byte
	for _, t := range m.typeList {
		types = t.append(types)
	}
	section := func(id byte, n int, content []byte) {
		if n > 0 {
			b = appendSection(b, id, appendVector(nil, n, content))
		}
	}
	section(typeSection, len(m.typeList), types)
	section(importSection, len(m.imports), imports)
	section(functionSection, len(m.defined), functions)
	size := uint64(len(m.table) + 1)
	section(tableSection, 1, appendUnsigned(appendUnsigned([]byte{0x70, 1}, size), size))
	section(memorySection, 1, appendUnsigned([]byte{0}, (m.heap+page-1)/page))
	globals := 3
	if m.o.Check || m.o.Divide {
		globals++
	}
	section(globalSection, globals, m.encodeGlobals())
	n, exports := m.encodeExports()
	section(exportSection, n, exports)
	for _, f := range m.defined {
		if f.op == nil && f.name == startName {
			b = appendSection(b, startSection, appendUnsigned(nil, uint64(f.index)))
		}
	}
	if len(m.table) > 0 {
		elements := []byte{0, byte(opI32Const), 1, byte(opEnd)}
		elements = appendUnsigned(elements, uint64(len(m.table)))
		for _, f := range m.table {
			elements = appendUnsigned(elements, uint64(f.index))
		}
		section(elementSection, 1, elements)
	}
	bodies := appendUnsigned(nil, uint64(len(m.defined)))
	for _, f := range m.defined {
		body, marks := f.code.link(encodeLocals(f.locals[f.params:]))
		bodies = appendUnsigned(bodies, uint64(len(body)))
		for _, k := range marks {
			m.marks = append(m.marks, Mark{len(bodies) + k.Offset, k.At})
		}
		bodies = append(bodies, body...)
	}
	if len(m.defined) > 0 {
		b = appendSection(b, codeSection, bodies)
		m.codeAt = len(b) - len(bodies)
	}
	count := 0
	var data []byte
	for _, g := range m.order {
		if len(g.data) > 0 {
			count++
			data = appendSigned(append(data, 0, byte(opI32Const)), int64(int32(g.addr)))
			data = append(data, byte(opEnd))
			data = append(appendUnsigned(data, uint64(len(g.data))), g.data...)
		}
	}
	section(dataSection, count, data)
	return appendSection(b, customSection, m.encodeNames())
}

func (m *module) encodeImports() []byte {
	var b []byte
	for _, f := range m.imports {
		b = appendName(appendName(b, f.from), f.name)
		b = appendUnsigned(append(b, 0), uint64(m.typeIndex(f.typ)))
	}
	return b
}

// encodeGlobals writes the stack pointer, which is global 0, the start of the heap, and the count of calls.
func (m *module) encodeGlobals() []byte {
	top := int64(m.bottom) + int64(m.o.StackSize)&^(stackAlign-1)
	b := appendSigned([]byte{byte(i32), 1, byte(opI32Const)}, top)
	b = append(b, byte(opEnd), byte(i32), 0, byte(opI32Const))
	b = append(appendSigned(b, int64(int32(m.heap))), byte(opEnd), byte(i32), 1, byte(opI32Const))
	b = append(appendSigned(b, TickEvery), byte(opEnd))
	if m.o.Check || m.o.Divide { // where it called the host, or the end of the stack
		b = append(b, byte(i32), 1, byte(opI32Const), 0, byte(opEnd))
	}
	return b
}

func (m *module) encodeExports() (int, []byte) {
	n, b := 0, []byte(nil)
	seen := map[string]bool{}
	add := func(name string, kind byte, index int) {
		if !seen[name] {
			seen[name] = true
			n++
			b = appendUnsigned(append(appendName(b, name), kind), uint64(index))
		}
	}
	for _, f := range m.defined {
		switch {
		case f.outer != nil:
			add(f.name, 0, f.outer.index)
		case m.isExported(f):
			add(f.name, 0, f.index)
		}
	}
	other := func(name string, kind byte, index int) { add(unused(name, seen), kind, index) }
	other(MemoryName, 2, 0)
	other(StackName, 3, 0)
	other(HeapName, 3, 1)
	if m.o.Check {
		other(SiteName, 3, siteGlobal)
	}
	if m.o.Divide {
		other(BottomName, 3, bottomGlobal)
	}
	other(TableName, 1, 0)
	return n, b
}

// unused returns a name with as many dots after it as make it another one than all functions have.
func unused(name string, functions map[string]bool) string {
	for functions[name] {
		name += "."
	}
	return name
}

// Export returns the name by which the module exports its memory or another thing that is not a function: the name that
// it usually has, with dots after it when a function of the program has that.
func (m *Module) Export(name string) string {
	seen := map[string]bool{}
	for _, f := range m.Functions {
		seen[f.Name] = seen[f.Name] || f.Exported
	}
	return unused(name, seen)
}

// isExported reports whether hosts can call a function, perhaps by way of another one.
func (m *module) isExported(f *function) bool {
	return m.exports(f) || f.op == nil && (f.name == InitializeName || f.name == FinalizeName)
}

// encodeLocals writes the types of locals, as runs of equal ones.
func encodeLocals(locals []byte) []byte {
	runs, b := 0, []byte(nil)
	for i := 0; i < len(locals); {
		n := 1
		for i+n < len(locals) && locals[i+n] == locals[i] {
			n++
		}
		b = append(appendUnsigned(b, uint64(n)), locals[i])
		i += n
		runs++
	}
	return appendVector(nil, runs, b)
}

// encodeNames writes the custom section with the names of functions, which traces of the stack show.
func (m *module) encodeNames() []byte {
	var names []byte
	for _, list := range [][]*function{m.imports, m.defined} {
		for _, f := range list {
			names = appendName(appendUnsigned(names, uint64(f.index)), f.name)
		}
	}
	names = appendVector(nil, len(m.imports)+len(m.defined), names)
	b := append(appendName(nil, "name"), 1)
	return append(appendUnsigned(b, uint64(len(names))), names...)
}

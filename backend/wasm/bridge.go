package wasm

import "strconv"

// A host may have less values than WebAssembly: JavaScript has no integers of 64 bits but large ones of another type, and
// need not keep the bits of NaN. Then two modules lie between the host and the program. They pass values as words in a
// memory of theirs, 64 bits for each, zero-extended, floats as their bits: the arguments from address 0 on, and the
// results in their place.

// The names of what the modules between a host and a program import and export, besides functions by their numbers.
const (
	BridgeModule = "host"
	// CallName is what the module before the imports calls with the number of an import, which has to be executed. The
	// program ends when the result is not 0.
	CallName = "call"
	// WordsName is the memory of the words.
	WordsName = "words"
	// ProgramModule is what the functions of the program are imported from by their names.
	ProgramModule = "program"
)

// Function is a function that a module defines.
type Function struct {
	Name string
	// Params and Results are types of WebAssembly, in its binary encoding.
	Params, Results string
	// Exported says that the module exports it.
	Exported bool
}

// probeDepth and probeValues say how much of the host's stack there must be, about 100 KB, before the host is called. It
// may be a program itself, which the end of the stack would leave half done.
const (
	probeDepth  = 24
	probeValues = 512
)

// Inward returns a module that exports functions for the imports of m, by their numbers. [TickName] leads to the host
// every so many times only.
func (m *Module) Inward(every uint32) []byte {
	b := newBridge(funcType{string([]byte{byte(i32)}), string([]byte{byte(i32)})})
	var imports []byte
	imports = appendName(appendName(imports, BridgeModule), CallName)
	imports = append(imports, 0, 0)
	b.section(importSection, 1, imports)
	probe := b.add(funcType{params: string([]byte{byte(i32)})}, probeCode(1))
	const call = 0
	for i, imp := range m.Imports {
		c := bridgeCode{}
		if imp.Module == TickModule && imp.Name == TickName {
			// The global counts down to 0.
			c.op(opGlobalGet, 0).op(opI32Const, 1).op(opSub).op(opGlobalSet, 0)
			c.op(opGlobalGet, 0).op(opIf).raw(emptyBlock).op(opReturn).op(opEnd)
			c.op(opI32Const, uint64(every)).op(opGlobalSet, 0)
		}
		for k, t := range []byte(imp.Params) {
			c.op(opI32Const, 0).op(opLocalGet, uint64(k))
			c.toWord(valType(t)).at(opI64Store, k)
		}
		c.op(opI32Const, probeDepth).op(opCall, uint64(probe))
		c.op(opI32Const, uint64(i)).op(opCall, call).op(opIf).raw(emptyBlock).op(opUnreachable).op(opEnd)
		for k, t := range []byte(imp.Results) {
			c.op(opI32Const, 0).at(opI64Load, k)
			c.fromWord(valType(t))
		}
		b.export(i, b.add(funcType{imp.Params, imp.Results}, c))
	}
	b.memory = true
	b.ticks = every
	return b.encode()
}

// Outward returns a module that exports a function without parameters for each of m.Functions that m exports, by its
// number there.
func (m *Module) Outward() []byte {
	b := newBridge()
	imports := append(appendName(appendName(nil, BridgeModule), WordsName), 2, 0, 1)
	n := 0
	for _, f := range m.Functions {
		if f.Exported {
			imports = append(appendName(appendName(imports, ProgramModule), f.Name), 0)
			imports = appendUnsigned(imports, uint64(b.typeIndex(funcType{f.Params, f.Results})))
			n++
		}
	}
	b.imported = n
	b.section(importSection, n+1, imports)
	n = 0
	for i, f := range m.Functions {
		if !f.Exported {
			continue
		}
		c := bridgeCode{locals: []byte(f.Results)}
		for k, t := range []byte(f.Params) {
			c.op(opI32Const, 0).at(opI64Load, k)
			c.fromWord(valType(t))
		}
		c.op(opCall, uint64(n))
		for k := len(f.Results) - 1; k >= 0; k-- {
			c.op(opLocalSet, uint64(k))
		}
		for k, t := range []byte(f.Results) {
			c.op(opI32Const, 0).op(opLocalGet, uint64(k))
			c.toWord(valType(t)).at(opI64Store, k)
		}
		b.export(i, b.add(funcType{}, c))
		n++
	}
	return b.encode()
}

// probeCode calls itself as many times as its parameter says. What is never executed gives it a large frame.
func probeCode(self uint64) bridgeCode {
	c := bridgeCode{}
	c.op(opLocalGet, 0).op(opEqz).op(opIf).raw(emptyBlock).op(opReturn).op(opEnd)
	c.op(opLocalGet, 0).op(opI32Const, probeDepth).op(opGtU).op(opIf).raw(emptyBlock)
	c.op(opI32Const, 0)
	for k := range probeValues {
		c.op(opI32Const, 0).at(opI64Load, k)
	}
	c.op(opI32Const, 0).op(opCall, self)
	for range probeValues - 1 {
		c.op(intOp(opAdd, i64))
	}
	c.at(opI64Store, 0).op(opEnd)
	c.op(opLocalGet, 0).op(opI32Const, 1).op(opSub).op(opCall, self)
	return c
}

// bridge is a module between the host and a program.
type bridge struct {
	types     []funcType
	imported  int
	functions []byte
	count     int
	bodies    []byte
	exports   []byte
	exported  int
	memory    bool
	ticks     uint32
	imports   []byte
}

func newBridge(types ...funcType) *bridge { return &bridge{types: types, imported: len(types)} }

func (b *bridge) typeIndex(t funcType) int {
	for i, x := range b.types {
		if x == t {
			return i
		}
	}
	b.types = append(b.types, t)
	return len(b.types) - 1
}

// section keeps the section of imports until the types are known.
func (b *bridge) section(id byte, n int, content []byte) {
	b.imports = appendSection(nil, id, appendVector(nil, n, content))
}

// add adds a function and returns its number.
func (b *bridge) add(t funcType, c bridgeCode) int {
	b.functions = appendUnsigned(b.functions, uint64(b.typeIndex(t)))
	body := append(append(encodeLocals(c.locals), c.b...), byte(opEnd))
	b.bodies = append(appendUnsigned(b.bodies, uint64(len(body))), body...)
	b.count++
	return b.imported + b.count - 1
}

// export exports a function by a number as its name.
func (b *bridge) export(name, index int) {
	b.exports = appendUnsigned(append(appendName(b.exports, strconv.Itoa(name)), 0), uint64(index))
	b.exported++
}

func (b *bridge) encode() []byte {
	var types []byte
	for _, t := range b.types {
		types = t.append(types)
	}
	out := append([]byte(nil), header...)
	section := func(id byte, n int, content []byte) {
		out = appendSection(out, id, appendVector(nil, n, content))
	}
	section(typeSection, len(b.types), types)
	out = append(out, b.imports...)
	section(functionSection, b.count, b.functions)
	if b.memory {
		section(memorySection, 1, []byte{0, 1})
		global := appendSigned([]byte{byte(i32), 1, byte(opI32Const)}, int64(b.ticks))
		section(globalSection, 1, append(global, byte(opEnd)))
		b.exports = append(appendName(b.exports, WordsName), 2, 0)
		b.exported++
	}
	section(exportSection, b.exported, b.exports)
	section(codeSection, b.count, b.bodies)
	return out
}

// bridgeCode is the code of a function.
type bridgeCode struct {
	locals, b []byte
}

func (c *bridgeCode) raw(x byte) *bridgeCode {
	c.b = append(c.b, x)
	return c
}

// op appends an instruction. The operand of a constant is signed.
func (c *bridgeCode) op(o opcode, operands ...uint64) *bridgeCode {
	c.b = appendOpcode(c.b, o)
	for _, x := range operands {
		if o == opI32Const {
			c.b = appendSigned(c.b, int64(x))
		} else {
			c.b = appendUnsigned(c.b, x)
		}
	}
	return c
}

// at appends an access to a word.
func (c *bridgeCode) at(o opcode, word int) *bridgeCode { return c.op(o, 3, uint64(8*word)) }

// toWord makes a word of a value, fromWord a value of a word.
func (c *bridgeCode) toWord(t valType) *bridgeCode {
	switch t {
	case i32:
		c.op(opExtendU)
	case f32:
		c.op(opF32ToBits).op(opExtendU)
	case f64:
		c.op(opF64ToBits)
	}
	return c
}

func (c *bridgeCode) fromWord(t valType) *bridgeCode {
	switch t {
	case i32:
		c.op(opWrap)
	case f32:
		c.op(opWrap).op(opBitsToF32)
	case f64:
		c.op(opBitsToF64)
	}
	return c
}

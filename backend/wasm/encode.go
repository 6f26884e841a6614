package wasm

import (
	"encoding/binary"

	"github.com/odsgen/ods/core"
)

// appendUnsigned appends a number in LEB128.
func appendUnsigned(b []byte, v uint64) []byte { return binary.AppendUvarint(b, v) }

// appendSigned appends a number in signed LEB128.
func appendSigned(b []byte, v int64) []byte {
	for {
		c := byte(v & 0x7F)
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}

func appendName(b []byte, s string) []byte {
	return append(appendUnsigned(b, uint64(len(s))), s...)
}

func appendOpcode(b []byte, o opcode) []byte {
	if o > 0xFF {
		return appendUnsigned(append(b, byte(o>>8)), uint64(o&0xFF))
	}
	return append(b, byte(o))
}

// The sections of a module, by their numbers.
const (
	customSection   = 0
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	tableSection    = 4
	memorySection   = 5
	globalSection   = 6
	exportSection   = 7
	startSection    = 8
	elementSection  = 9
	codeSection     = 10
	dataSection     = 11
)

// header begins every module: a magic word and the version.
var header = []byte{0, 'a', 's', 'm', 1, 0, 0, 0}

func appendSection(b []byte, id byte, content []byte) []byte {
	b = append(b, id)
	b = appendUnsigned(b, uint64(len(content)))
	return append(b, content...)
}

// appendVector appends how many things there are and the bytes of them all.
func appendVector(b []byte, n int, content []byte) []byte {
	return append(appendUnsigned(b, uint64(n)), content...)
}

// funcType is the type of a function.
type funcType struct{ params, results string } // of valTypes

func (t funcType) append(b []byte) []byte {
	b = append(b, 0x60)
	b = appendName(b, t.params)
	return appendName(b, t.results)
}

// code is instructions in which the numbers of functions are missing: they are known when all imports are.
type code struct {
	bytes []byte
	calls []callSite
	marks []Mark
}

// callSite is where the number of a function belongs.
type callSite struct {
	at     int
	callee *function
}

// mark says where the operation is that the next instruction belongs to.
func (c *code) mark(at core.Location) {
	c.marks = append(c.marks, Mark{len(c.bytes), at})
}

// link appends the instructions with the numbers of functions, and returns the marks with the places they have then.
func (c *code) link(b []byte) ([]byte, []Mark) {
	from, m := 0, 0
	marks := make([]Mark, 0, len(c.marks))
	upTo := func(at int) {
		for ; m < len(c.marks) && c.marks[m].Offset < at; m++ {
			marks = append(marks, Mark{len(b) + c.marks[m].Offset - from, c.marks[m].At})
		}
		b = append(b, c.bytes[from:at]...)
		from = at
	}
	for _, s := range c.calls {
		upTo(s.at)
		b = appendUnsigned(b, uint64(s.callee.index))
	}
	upTo(len(c.bytes))
	return b, marks
}

package bytecode

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/bits"

	"github.com/odsgen/ods/core/diag"
)

// failure is the first error of a reading; what follows it is not reported.
type failure struct {
	failed  bool
	message string
	list    diag.List // findings about text in the file, instead of the message
	offset  int
	section sectionID // numSections outside of sections
}

// cursor reads the bytes of a section, or of a part of one. After an error all reads return zeros.
type cursor struct {
	data    []byte
	pos     int
	base    int // the offset of data in the file
	section sectionID
	f       *failure
}

// within returns a cursor over n bytes that this one has just read.
func (c *cursor) within(data []byte, section sectionID) cursor {
	return cursor{data: data, base: c.offset() - len(data), section: section, f: c.f}
}

func (c *cursor) offset() int  { return c.base + c.pos }
func (c *cursor) left() int    { return len(c.data) - c.pos }
func (c *cursor) atEnd() bool  { return c.pos == len(c.data) }
func (c *cursor) failed() bool { return c.f.failed }

// fail reports an error at the current place.
func (c *cursor) fail(format string, args ...any) { c.failAt(c.offset(), format, args...) }

func (c *cursor) failAt(offset int, format string, args ...any) {
	if !c.f.failed {
		*c.f = failure{failed: true, message: fmt.Sprintf(format, args...), offset: offset, section: c.section}
	}
	c.pos = len(c.data)
}

// set reports an error, unless there is one.
func (f *failure) set(offset int, section sectionID, message string) {
	if !f.failed {
		*f = failure{failed: true, message: message, offset: offset, section: section}
	}
}

func (c *cursor) byte() byte {
	if c.pos >= len(c.data) {
		c.fail("attempting to parse a byte at the end of the bytecode")
		return 0
	}
	b := c.data[c.pos]
	c.pos++
	return b
}

// bytes reads n bytes, which are part of the file and must not be changed.
func (c *cursor) bytes(n uint64) []byte {
	if n > uint64(c.left()) {
		c.fail("attempting to parse %d bytes when only %d remain", n, c.left())
		return nil
	}
	out := c.data[c.pos : c.pos+int(n) : c.pos+int(n)]
	c.pos += int(n)
	return out
}

// varInt reads what appendVarInt writes.
func (c *cursor) varInt() uint64 {
	if c.pos < len(c.data) && c.data[c.pos]&1 != 0 {
		c.pos++
		return uint64(c.data[c.pos-1] >> 1)
	}
	return c.longVarInt()
}

func (c *cursor) longVarInt() uint64 {
	if c.left() >= 8 && c.data[c.pos] != 0 {
		n := bits.TrailingZeros8(c.data[c.pos]) + 1
		v := binary.LittleEndian.Uint64(c.data[c.pos:])
		c.pos += n
		return v << (64 - 8*n) >> (64 - 7*n)
	}
	first := c.byte()
	if c.failed() {
		return 0
	}
	if first == 0 {
		if b := c.bytes(8); b != nil {
			return binary.LittleEndian.Uint64(b)
		}
		return 0
	}
	n := bits.TrailingZeros8(first)
	var b [8]byte
	b[0] = first
	copy(b[1:], c.bytes(uint64(n)))
	if c.failed() {
		return 0
	}
	return binary.LittleEndian.Uint64(b[:]) >> (n + 1)
}

func (c *cursor) signedVarInt() int64 {
	v := c.varInt()
	return int64(v>>1) ^ -int64(v&1)
}

func (c *cursor) flagged() (v uint64, flag bool) {
	v = c.varInt()
	return v >> 1, v&1 != 0
}

// count reads the number of things that follow, each of which takes a byte at least.
func (c *cursor) count(what string) int {
	return c.bounded(c.varInt(), what)
}

func (c *cursor) bounded(n uint64, what string) int {
	if n > uint64(c.left()) {
		c.fail("the number of %s, %d, exceeds the %d bytes that remain", what, n, c.left())
		return 0
	}
	return int(n)
}

// text reads a string that ends with a zero byte.
func (c *cursor) text() string {
	n := bytes.IndexByte(c.data[c.pos:], 0)
	if n < 0 {
		c.fail("malformed null-terminated string, no null character found")
		return ""
	}
	s := string(c.data[c.pos : c.pos+n])
	c.pos += n + 1
	return s
}

// alignTo skips the padding up to a multiple of the alignment in the file.
func (c *cursor) alignTo(align uint64) {
	if bits.OnesCount64(align) != 1 {
		c.fail("expected alignment to be a power-of-two")
		return
	}
	for uint64(c.offset())&(align-1) != 0 && !c.failed() {
		if b := c.byte(); b != alignmentByte && !c.failed() {
			c.fail("expected alignment byte (0xCB), but got: '0x%X'", b)
		}
	}
}

// nested reads a section.
func (c *cursor) nested() (id sectionID, s cursor) {
	code := c.byte()
	n := c.varInt()
	id = sectionID(code & 0x7f)
	if c.failed() {
		return id, cursor{f: c.f}
	}
	if id >= numSections {
		c.fail("invalid section ID: %d", id)
		return id, cursor{f: c.f}
	}
	if code&0x80 != 0 {
		c.alignTo(c.varInt())
	}
	data := c.bytes(n)
	return id, c.within(data, id)
}

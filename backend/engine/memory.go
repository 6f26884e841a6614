package engine

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"github.com/odsgen/ods/core"
)

// A pointer is a tag and an offset. The tag is the number of an entry and, above it, how often the entry was used.
const (
	offsetBits = 32
	entryBits  = 24
	entryMask  = 1<<entryBits - 1
	maxSize    = 1<<offsetBits - 1<<16 // keeps small negative offsets out of the entry before
)

// allocation is a piece of memory.
type allocation struct {
	tag  uint32
	kind allocKind
	data []byte
	// undef has a byte for each byte of data, the origin of its poison or 0 when it is defined; nil when all are defined.
	undef []byte
	fn    *function // of kind functionMemory
	// made is the operation that allocated it, freed the one that ended its life; unknown for globals and functions.
	made, freed core.Location
}

// allocKind says what a piece of memory is.
type allocKind uint8

const (
	deadMemory allocKind = iota
	globalMemory
	constantMemory
	stackMemory
	heapMemory
	functionMemory
	hostMemory // of a Go slice
)

var kindNames = [...]string{"memory that was freed", "a global", "a constant", "the stack", "the heap", "a function",
	"a Go slice"}

// memory is the memory of an engine.
type memory struct {
	list []allocation  // entry 0 is never used, so that null points nowhere
	free []uint32      // entries to use again, oldest first
	head int           // position in free
	live uint64        // bytes in use
	here core.Location // of the operation that allocates or frees
	max  uint64
	// pay counts work on so many bytes; an error ends it.
	pay func(bytes uint64) error
}

// allocate makes a piece of memory whose bytes are undefined unless data is given.
func (m *memory) allocate(kind allocKind, size uint64, data []byte) (uint64, error) {
	switch {
	case size > maxSize:
		return 0, Limit.Errorf("out of memory: %d bytes asked for; one piece of memory of the embedded engine has at most %d", size, uint64(maxSize))
	case size > m.max-min(m.live, m.max):
		return 0, Limit.Errorf("out of memory: %d bytes in use, %d more asked for, limit %d; LLVM's lli has none", m.live, size, m.max)
	}
	i, gen := uint32(len(m.list)), uint32(0)
	// Entries are used again only when many are free, so that stale pointers are found.
	if len(m.free)-m.head > 1024 || i > entryMask {
		if m.head == len(m.free) {
			return 0, Limit.Errorf("too many pieces of memory in use")
		}
		i = m.free[m.head]
		m.head++
		gen = m.list[i].tag>>entryBits + 1
		if m.head > 4096 && m.head*2 > len(m.free) {
			m.free = append(m.free[:0], m.free[m.head:]...)
			m.head = 0
		}
	} else {
		m.list = append(m.list, allocation{})
	}
	a := &m.list[i]
	old := *a
	*a = allocation{tag: gen<<entryBits | i, kind: kind, data: data, made: m.here}
	m.live += size
	if data == nil && size > 0 {
		if cap(old.data) >= int(size) && cap(old.undef) >= int(size) {
			a.data, a.undef = old.data[:size], old.undef[:size]
			clear(a.data)
		} else {
			a.data, a.undef = make([]byte, size), make([]byte, size)
		}
		undef := a.undef
		if err := m.pieces(size, false, func(at, end uint64) { fillBytes(undef[at:end], poisonUnwritten) }); err != nil {
			m.release(uint64(a.tag) << offsetBits)
			return 0, err
		}
	}
	return uint64(a.tag) << offsetBits, nil
}

// release ends the life of the piece of memory that a pointer points to the start of.
func (m *memory) release(p uint64) {
	a := &m.list[p>>offsetBits&entryMask]
	m.live -= uint64(len(a.data))
	kind := a.kind
	a.kind, a.freed = deadMemory, m.here
	if len(a.data) > 4096 || kind == hostMemory {
		a.data, a.undef = nil, nil
	}
	m.free = append(m.free, uint32(p>>offsetBits)&entryMask)
}

// at returns the piece of memory that a pointer points into, or nil.
func (m *memory) at(p uint64) *allocation {
	i := p >> offsetBits & entryMask
	if i >= uint64(len(m.list)) {
		return nil
	}
	a := &m.list[i]
	if uint64(a.tag) != p>>offsetBits || a.kind == deadMemory {
		return nil
	}
	return a
}

// bytes returns size bytes to read or write, and the flags of undefined ones, which may be nil.
func (m *memory) bytes(p, size uint64, write bool) (data, undef []byte, err error) {
	a := m.at(p)
	off := p & (1<<offsetBits - 1)
	if a == nil || off+size > uint64(len(a.data)) || write && a.kind == constantMemory || a.kind == functionMemory {
		if size == 0 {
			return nil, nil, nil
		}
		return nil, nil, m.explain(a, p, size, write)
	}
	data = a.data[off : off+size]
	if a.undef != nil {
		undef = a.undef[off : off+size]
	}
	return data, undef, nil
}

// explain says what is wrong with an access.
func (m *memory) explain(a *allocation, p, size uint64, write bool) error {
	verb := "reading"
	if write {
		verb = "writing"
	}
	off := int64(p & (1<<offsetBits - 1))
	if a == nil && p>>offsetBits == 0 && p < 1<<16 {
		return errorText(fmt.Sprintf("%s %d bytes through a null pointer", verb, size))
	}
	// A pointer before the start of its memory has the tag before.
	if b := m.at(p + 1<<offsetBits); b != nil && off > maxSize {
		return m.withSites(b, p+1<<offsetBits,
			fmt.Sprintf("%s %d bytes at offset %d of %s, which has %d bytes", verb, size, off-1<<offsetBits, kindNames[b.kind],
				len(b.data)))
	}
	if a == nil {
		if i := p >> offsetBits & entryMask; i != 0 && i < uint64(len(m.list)) {
			return m.withSites(&m.list[i], p, fmt.Sprintf("%s %d bytes of memory whose lifetime has ended", verb, size))
		}
		return errorText(fmt.Sprintf("%s %d bytes at address 0x%x, which is no memory", verb, size, p))
	}
	if write && a.kind == constantMemory && uint64(off)+size <= uint64(len(a.data)) {
		return errorText(fmt.Sprintf("writing %d bytes of a constant", size))
	}
	return m.withSites(a, p, fmt.Sprintf("%s %d bytes at offset %d of %s, which has %d bytes", verb, size, off, kindNames[a.kind],
		len(a.data)))
}

// withSites adds where memory was allocated and freed to what is wrong with an access through a pointer to it.
func (m *memory) withSites(a *allocation, p uint64, text string) error {
	e := &trapError{text: text}
	if uint64(a.tag) != p>>offsetBits {
		return e // used again since
	}
	if !a.made.IsUnknown() {
		e.notes = append(e.notes, trapNote{a.made, "the memory was allocated here"})
	}
	if a.kind == deadMemory && !a.freed.IsUnknown() {
		e.notes = append(e.notes, trapNote{a.freed, "its lifetime ended here"})
	}
	return e
}

// misaligned says that an address is not a multiple of what the access promises.
func (m *memory) misaligned(p, align uint64, write bool) error {
	verb, off := "reading", p&(1<<offsetBits-1)
	if write {
		verb = "writing"
	}
	return errorText(fmt.Sprintf("%s at offset %d of %s, which is no multiple of the alignment of %d bytes", verb, off,
		kindNames[m.at(p).kind], align))
}

// load reads up to eight bytes, and the origin of their poison or 0 when they are defined.
func (m *memory) load(p, size uint64) (word uint64, origin byte, err error) {
	data, undef, err := m.bytes(p, size, false)
	if err != nil {
		return 0, 0, err
	}
	return readWord(data), firstFlag(undef...), nil
}

// fastLoad reads defined bytes, 1, 2, 4 or 8. It is false when there is anything else to say than their value; load
// says it.
func (m *memory) fastLoad(p uint64, size uint8) (uint64, bool) {
	i, off := p>>offsetBits&entryMask, p&(1<<offsetBits-1)
	if i >= uint64(len(m.list)) {
		return 0, false
	}
	a := &m.list[i]
	if uint64(a.tag) != p>>offsetBits || a.kind == deadMemory || off+uint64(size) > uint64(len(a.data)) {
		return 0, false
	}
	data, le := a.data[off:], binary.LittleEndian
	undef := uint64(0)
	var word uint64
	if a.undef == nil {
		switch size {
		case 1:
			return uint64(data[0]), true
		case 2:
			return uint64(le.Uint16(data)), true
		case 4:
			return uint64(le.Uint32(data)), true
		case 8:
			return le.Uint64(data), true
		}
		return 0, false
	}
	flags := a.undef[off:]
	switch size {
	case 1:
		word, undef = uint64(data[0]), uint64(flags[0])
	case 2:
		word, undef = uint64(le.Uint16(data)), uint64(le.Uint16(flags))
	case 4:
		word, undef = uint64(le.Uint32(data)), uint64(le.Uint32(flags))
	case 8:
		word, undef = le.Uint64(data), le.Uint64(flags)
	default:
		return 0, false
	}
	return word, undef == 0
}

// fastStore writes 1, 2, 4 or 8 bytes. It is false when it cannot.
func (m *memory) fastStore(p uint64, size uint8, word uint64) bool {
	i, off := p>>offsetBits&entryMask, p&(1<<offsetBits-1)
	if i >= uint64(len(m.list)) {
		return false
	}
	a := &m.list[i]
	if uint64(a.tag) != p>>offsetBits || a.kind == deadMemory || a.kind == constantMemory || off+uint64(size) > uint64(len(a.data)) {
		return false
	}
	data, le := a.data[off:], binary.LittleEndian
	var flags []byte
	if a.undef != nil {
		flags = a.undef[off:]
	}
	switch size {
	case 1:
		data[0] = byte(word)
		if flags != nil {
			flags[0] = 0
		}
	case 2:
		le.PutUint16(data, uint16(word))
		if flags != nil {
			le.PutUint16(flags, 0)
		}
	case 4:
		le.PutUint32(data, uint32(word))
		if flags != nil {
			le.PutUint32(flags, 0)
		}
	case 8:
		le.PutUint64(data, word)
		if flags != nil {
			le.PutUint64(flags, 0)
		}
	default:
		return false
	}
	return true
}

// readWord reads a little-endian number of up to eight bytes.
func readWord(b []byte) uint64 {
	switch len(b) {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	case 8:
		return binary.LittleEndian.Uint64(b)
	}
	var w uint64
	for i, x := range b {
		w |= uint64(x) << (8 * i)
	}
	return w
}

// writeWord writes the low bytes of a number, as many as there are.
func writeWord(b []byte, w uint64) {
	switch len(b) {
	case 1:
		b[0] = byte(w)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(w))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(w))
	case 8:
		binary.LittleEndian.PutUint64(b, w)
	default:
		for i := range b {
			b[i] = byte(w >> (8 * i))
		}
	}
}

// overlap is the error for a copy between memory that overlaps, which only moving allows. Copying memory to itself is
// allowed.
func overlap(dst, src, size uint64) error {
	distance := max(dst, src) - min(dst, src)
	if distance == 0 || distance >= size {
		return nil
	}
	return errorText(fmt.Sprintf("copying %d bytes to memory that overlaps with where they are, at a distance of %d bytes; memmove can do that",
		size, distance))
}

// copyBytes moves memory with the flags of undefined bytes.
func (m *memory) copyBytes(dst, src, size uint64) error {
	if size == 0 {
		return nil
	}
	from, fromUndef, err := m.bytes(src, size, false)
	if err != nil {
		return err
	}
	to, toUndef, err := m.bytes(dst, size, true)
	if err != nil {
		return err
	}
	if fromUndef == nil {
		clear(toUndef)
	} else if toUndef == nil {
		a := m.at(dst)
		a.undef = make([]byte, len(a.data))
		off := dst & (1<<offsetBits - 1)
		toUndef = a.undef[off : off+size]
	}
	// What overlaps is moved from the side on which it is not needed any more.
	return m.pieces(size, dst > src, func(at, end uint64) {
		if fromUndef != nil {
			copy(toUndef[at:end], fromUndef[at:end])
		}
		copy(to[at:end], from[at:end])
	})
}

// fillBytes sets all bytes, as fast as they are copied.
func fillBytes(to []byte, b byte) {
	if b == 0 {
		clear(to)
		return
	}
	const most = 1 << 12 // what is near is copied fastest
	first := to[:min(len(to), most)]
	for i := range first {
		first[i] = b
	}
	for at := len(first); at < len(to); {
		at += copy(to[at:], first)
	}
}

// fill writes the same byte to memory.
func (m *memory) fill(p uint64, b byte, size uint64) error {
	data, undef, err := m.bytes(p, size, true)
	if err != nil {
		return err
	}
	return m.pieces(size, false, func(at, end uint64) {
		if data != nil {
			fillBytes(data[at:end], b)
		}
		if undef != nil {
			clear(undef[at:end])
		}
	})
}

// setUndef marks bytes with the origin of their poison, or as defined when it is 0.
func (m *memory) setUndef(p, size uint64, origin byte) {
	a := m.at(p)
	if a == nil || size == 0 || a.undef == nil && origin == 0 {
		return
	}
	if a.undef == nil {
		a.undef = make([]byte, len(a.data))
	}
	off := p & (1<<offsetBits - 1)
	for i := off; i < off+size; i++ {
		a.undef[i] = origin
	}
}

// cString reads the bytes up to a zero.
func (m *memory) cString(p uint64) ([]byte, error) {
	a := m.at(p)
	off := p & (1<<offsetBits - 1)
	if a == nil || off > uint64(len(a.data)) {
		_, _, err := m.bytes(p, 1, false)
		return nil, err
	}
	for at := off; at < uint64(len(a.data)); {
		end := min(at+pieceBytes, uint64(len(a.data)))
		i := bytes.IndexByte(a.data[at:end], 0)
		if i >= 0 {
			end = at + uint64(i)
		}
		if m.pay != nil {
			if err := m.pay(end - at); err != nil {
				return nil, err
			}
		}
		if i >= 0 {
			return a.data[off:end], nil
		}
		at = end
	}
	return nil, errorText(fmt.Sprintf("a string at offset %d of %s has no end", off, kindNames[a.kind]))
}

package bytecode

import (
	"encoding/binary"
	"io"
	"math/bits"
)

// appendVarInt appends a number of 7 bits for each byte. The low bits of the first byte tell the length: as many zeros
// as there are further bytes, then a one. Numbers of more than 56 bits follow a byte that is zero.
func appendVarInt(dst []byte, v uint64) []byte {
	if v < 1<<7 {
		return append(dst, byte(v)<<1|1)
	}
	n := varIntLen(v)
	if n > 8 {
		return binary.LittleEndian.AppendUint64(append(dst, 0), v)
	}
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], (v<<1|1)<<(n-1))
	return append(dst, b[:n]...)
}

// varIntLen returns the number of bytes that appendVarInt appends.
func varIntLen(v uint64) int {
	n := (bits.Len64(v) + 6) / 7
	if n > 8 {
		return 9
	}
	return max(n, 1)
}

// zigzag moves the sign of a number to its lowest bit.
func zigzag(v int64) uint64 { return uint64(v)<<1 ^ uint64(v>>63) }

func flagged(v uint64, flag bool) uint64 {
	if flag {
		return v<<1 | 1
	}
	return v << 1
}

// emitter collects the bytes of a section.
type emitter struct {
	buf   []byte
	align uint32 // that the start of the section needs, for what is aligned in it
	holes []hole
	added int // the length of what will fill the holes, as far as they are closed
}

// hole is where something will stand that is not in the buffer: what another emitter holds; or the length of a nested
// section, which is known when that ends. Leaving the places out until all is written saves moving sections level by
// level.
type hole struct {
	at   int
	size uint64   // of a nested section
	part *emitter // nil for the length of a section
}

func (e *emitter) byte(b byte)              { e.buf = append(e.buf, b) }
func (e *emitter) varInt(v uint64)          { e.buf = appendVarInt(e.buf, v) }
func (e *emitter) flagged(v uint64, f bool) { e.varInt(flagged(v, f)) }

// openSection starts a section inside the current one, which must hold nothing that is aligned.
func (e *emitter) openSection(id sectionID) (index, added int) {
	e.byte(byte(id))
	e.holes = append(e.holes, hole{at: len(e.buf)})
	return len(e.holes) - 1, e.added
}

func (e *emitter) closeSection(index, added int) {
	h := &e.holes[index]
	h.size = uint64(len(e.buf) - h.at + e.added - added)
	e.added += varIntLen(h.size)
}

// size returns the number of bytes with the holes filled.
func (e *emitter) size() int { return len(e.buf) + e.added }

// writeSize is about how many bytes are written at once.
const writeSize = 256 << 10

// writeTo writes the bytes, with the holes filled.
func (e *emitter) writeTo(out io.Writer) error {
	w := pieceWriter{out: out, buf: make([]byte, 0, min(e.size(), writeSize))}
	w.emitter(e)
	w.flush()
	return w.err
}

// pieceWriter writes what emitters hold, many small pieces at once.
type pieceWriter struct {
	out io.Writer
	buf []byte
	err error
}

func (w *pieceWriter) emitter(e *emitter) {
	from := 0
	for i := range e.holes {
		h := &e.holes[i]
		w.bytes(e.buf[from:h.at])
		if from = h.at; h.part != nil {
			w.emitter(h.part)
		} else {
			w.buf = appendVarInt(w.buf, h.size)
		}
	}
	w.bytes(e.buf[from:])
}

func (w *pieceWriter) bytes(b []byte) {
	if len(w.buf)+len(b) > writeSize {
		w.flush()
	}
	if len(b) <= writeSize {
		w.buf = append(w.buf, b...)
	} else if w.err == nil {
		_, w.err = w.out.Write(b)
	}
}

func (w *pieceWriter) flush() {
	if len(w.buf) > 0 && w.err == nil {
		_, w.err = w.out.Write(w.buf)
	}
	w.buf = w.buf[:0]
}

// splice appends what another emitter holds, without copying it. That must not change any more.
func (e *emitter) splice(o *emitter) {
	e.holes = append(e.holes, hole{at: len(e.buf), part: o})
	e.added += o.size()
}

// alignTo appends padding until the length is a multiple of the alignment, a power of two.
func (e *emitter) alignTo(align uint32) {
	if align < 2 {
		return
	}
	for e.size()&int(align-1) != 0 {
		e.byte(alignmentByte)
	}
	e.align = max(e.align, align)
}

// blob appends data with its alignment.
func (e *emitter) blob(data []byte, align uint32) {
	e.varInt(uint64(align))
	e.varInt(uint64(len(data)))
	e.alignTo(align)
	e.splice(&emitter{buf: data})
}

// section appends a finished section. When that needs an alignment that the place has not, it is written in front.
func (e *emitter) section(id sectionID, s *emitter) {
	code := len(e.buf)
	e.byte(byte(id))
	e.varInt(uint64(s.size()))
	if s.align > 1 {
		if e.size()&int(s.align-1) != 0 {
			e.varInt(uint64(s.align))
			e.alignTo(s.align)
			e.buf[code] |= 0x80
		} else {
			e.align = max(e.align, s.align)
		}
	}
	e.splice(s)
}

// stringTable numbers strings in the order in which they are first met.
type stringTable struct {
	index map[string]uint64
	list  []string
}

func (t *stringTable) add(s string) uint64 {
	if i, ok := t.index[s]; ok {
		return i
	}
	if t.index == nil {
		t.index = make(map[string]uint64)
	}
	i := uint64(len(t.list))
	t.index[s] = i
	t.list = append(t.list, s)
	return i
}

// emit writes the lengths in reverse order, then the strings, each with a zero byte after it.
func (t *stringTable) emit(e *emitter) {
	e.varInt(uint64(len(t.list)))
	for i := len(t.list) - 1; i >= 0; i-- {
		e.varInt(uint64(len(t.list[i])) + 1)
	}
	for _, s := range t.list {
		e.buf = append(append(e.buf, s...), 0)
	}
}

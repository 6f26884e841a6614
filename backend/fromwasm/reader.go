package fromwasm

import (
	"encoding/binary"
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/wasmssa"
)

// reader reads a part of a binary. After the first error all that it returns is zero.
type reader struct {
	m    *module
	name string // what locations call the part
	data []byte
	pos  int
}

// loc is the location of an offset.
func (r *reader) loc(pos int) core.Location { return r.m.ctx.FileLoc(r.name, 0, pos) }

// fail reports an error at an offset, unless there was one.
func (r *reader) fail(pos int, format string, args ...any) {
	if !r.m.failed {
		r.m.failed = true
		r.m.report.Errorf(r.loc(pos), format, args...)
	}
}

func (r *reader) failed() bool { return r.m.failed }

func (r *reader) done() bool { return r.pos >= len(r.data) }

// take returns the next n bytes.
func (r *reader) take(n uint64) []byte {
	if left := uint64(len(r.data) - r.pos); n > left {
		r.fail(r.pos, "trying to extract %dbytes when only %dare available", n, left)
	}
	if r.failed() {
		return nil
	}
	b := r.data[r.pos : r.pos+int(n)]
	r.pos += int(n)
	return b
}

func (r *reader) byte() byte {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

// unsigned reads a number in LEB128.
func (r *reader) unsigned() uint64 {
	v, n := binary.Uvarint(r.data[r.pos:])
	switch {
	case n < 0:
		r.fail(r.pos, "uleb128 too big for uint64")
	case n == 0:
		r.fail(r.pos, "malformed uleb128, extends past end")
	}
	if r.failed() {
		return 0
	}
	r.pos += n
	return v
}

// index reads an unsigned number of 32 bits.
func (r *reader) index() uint32 {
	at := r.pos
	v := r.unsigned()
	if v > math.MaxUint32 {
		r.fail(at, "number %d does not fit into 32 bits", v)
		return 0
	}
	return uint32(v)
}

// signed reads a signed number of at most so many bits in LEB128.
func (r *reader) signed(bits uint) int64 {
	at := r.pos
	var v int64
	for shift := uint(0); ; shift += 7 {
		if r.pos >= len(r.data) {
			r.fail(at, "malformed sleb128, extends past end")
			return 0
		}
		b := r.data[r.pos]
		r.pos++
		if shift < 64 {
			v |= int64(b&0x7f) << shift
		}
		if b&0x80 == 0 {
			if shift+7 < 64 && b&0x40 != 0 {
				v |= -1 << (shift + 7)
			}
			break
		}
		if shift > 63 {
			r.fail(at, "sleb128 too big for int64")
			return 0
		}
	}
	if limit := int64(1) << (bits - 1); bits < 64 && (v < -limit || v >= limit) {
		r.fail(at, "number %d does not fit into %d bits", v, bits)
		return 0
	}
	return v
}

// text reads a name.
func (r *reader) text() string { return string(r.take(uint64(r.index()))) }

// each reads a list: f reads an element.
func (r *reader) each(f func()) {
	for n := r.index(); n > 0 && !r.failed(); n-- {
		f()
	}
}

// The encodings of types of values.
const (
	typeI32       = 0x7f
	typeI64       = 0x7e
	typeF32       = 0x7d
	typeF64       = 0x7c
	typeV128      = 0x7b
	typeFuncRef   = 0x70
	typeExternRef = 0x6f
	typeFunc      = 0x60
	typeEmpty     = 0x40
)

// valueType returns the type with an encoding; nil when there is none.
func (m *module) valueType(encoding byte) core.Type {
	switch encoding {
	case typeI32:
		return m.ctx.I32()
	case typeI64:
		return m.ctx.I64()
	case typeF32:
		return m.ctx.F32()
	case typeF64:
		return m.ctx.F64()
	case typeV128:
		return m.ctx.Integer(128)
	}
	return m.referenceType(encoding)
}

func (m *module) referenceType(encoding byte) core.Type {
	switch encoding {
	case typeFuncRef:
		return wasmssa.GetFuncRefType(m.ctx)
	case typeExternRef:
		return wasmssa.GetExternRefType(m.ctx)
	}
	return nil
}

func (r *reader) valueType() core.Type {
	at := r.pos
	b := r.byte()
	t := r.m.valueType(b)
	if t == nil {
		r.fail(at, "invalid value type encoding: %d", b)
	}
	return t
}

func (r *reader) limits() *wasmssa.LimitType {
	at := r.pos
	switch flag := r.byte(); flag {
	case 0:
		return wasmssa.GetLimitType(r.m.ctx, r.index(), nil)
	case 1:
		least, most := r.index(), r.index()
		if most < least {
			r.fail(at, "the upper limit %d is below the lower one, %d", most, least)
		}
		return wasmssa.GetLimitType(r.m.ctx, least, &most)
	default:
		r.fail(at, "invalid limit header: %d", flag)
		return wasmssa.GetLimitType(r.m.ctx, 0, nil)
	}
}

func (r *reader) tableType() *wasmssa.TableType {
	t := r.m.referenceType(r.byte())
	if t == nil {
		r.fail(r.pos, "invalid element type for table")
		return nil
	}
	return wasmssa.GetTableType(r.m.ctx, t, r.limits())
}

// mutable reads whether a global is mutable.
func (r *reader) mutable() bool {
	at := r.pos
	b := r.byte()
	if b > 1 {
		r.fail(at, "invalid global mutability specifier: %d", b)
	}
	return b == 1
}

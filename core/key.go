package core

import (
	"encoding/binary"
	"math"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

// Key collects the parts that make an interned type or attribute unique. The zero value is ready; every method writes a
// self-delimiting encoding, so different sequences of parts never collide. It is used within one call and then dropped.
//
// A type or attribute consists of parts of its own context: adding one of another context panics, and so does making
// the whole in another.
type Key struct {
	b    []byte
	buf  [64]byte
	ctx  *Context // of the parts; nil before the first type or attribute
	part any      // the first *TypeBase or *AttrBase, for the message
}

// newKey returns a key for a location.
func newKey(kind byte) Key {
	return Key{b: append(make([]byte, 0, len(Key{}.buf)), kind)}
}

func (k *Key) init() {
	if k.b == nil {
		k.b = k.buf[:0]
	}
}

// Int adds an integer.
func (k *Key) Int(i int64) { k.init(); k.b = binary.AppendVarint(k.b, i) }

// Uint adds an unsigned integer.
func (k *Key) Uint(i uint64) { k.init(); k.b = binary.AppendUvarint(k.b, i) }

// Float64 adds the bits of a number.
func (k *Key) Float64(v float64) { k.Uint(math.Float64bits(v)) }

// Bool adds a flag.
func (k *Key) Bool(v bool) {
	k.init()
	if v {
		k.b = append(k.b, 1)
	} else {
		k.b = append(k.b, 0)
	}
}

// String adds a string.
func (k *Key) String(s string) { k.Uint(uint64(len(s))); k.b = append(k.b, s...) }

// Strings adds a list of strings.
func (k *Key) Strings(l []string) {
	k.Uint(uint64(len(l)))
	for _, s := range l {
		k.String(s)
	}
}

// Bytes adds a byte string.
func (k *Key) Bytes(s []byte) { k.Uint(uint64(len(s))); k.b = append(k.b, s...) }

// Type adds an interned type, which may be nil.
func (k *Key) Type(t Type) {
	if t == nil {
		k.Uint(0)
		return
	}
	b := t.typeBase()
	if b.ctx != k.ctx {
		k.enterContext(b.ctx, b)
	}
	k.Uint(uint64(b.id))
}

// Types adds a list of types.
func (k *Key) Types(l []Type) {
	k.Uint(uint64(len(l)))
	for _, t := range l {
		k.Type(t)
	}
}

// Attr adds an interned attribute, which may be nil.
func (k *Key) Attr(a Attribute) {
	if a == nil {
		k.Uint(0)
		return
	}
	b := a.attrBase()
	if b.ctx != k.ctx {
		k.enterContext(b.ctx, b)
	}
	k.Uint(uint64(b.id))
}

// Attrs adds a list of attributes.
func (k *Key) Attrs(l []Attribute) {
	k.Uint(uint64(len(l)))
	for _, a := range l {
		k.Attr(a)
	}
}

// Ints adds a list of integers.
func (k *Key) Ints(l []int64) {
	k.Uint(uint64(len(l)))
	for _, i := range l {
		k.Int(i)
	}
}

// Loc adds a location.
func (k *Key) Loc(l Location) { k.Uint(l.v) }

// APInt adds an integer of any width.
func (k *Key) APInt(i num.Int) { k.init(); k.b = i.AppendKey(k.b) }

// APFloat adds a float of any kind.
func (k *Key) APFloat(f num.Float) { k.init(); k.b = f.AppendKey(k.b) }

// Map adds an affine map.
func (k *Key) Map(m *affine.Map) { k.init(); k.b = m.AppendKey(k.b) }

// Set adds an integer set.
func (k *Key) Set(s *affine.Set) { k.init(); k.b = s.AppendKey(k.b) }

// enterContext takes the context of the first type or attribute, and panics at one of another context.
func (k *Key) enterContext(c *Context, part any) {
	if k.ctx != nil {
		panic(&misuse{message: describePart(k.part) + " and " + describePart(part) +
			" belong to different contexts; make both by the same Context"})
	}
	k.ctx, k.part = c, part
}

// wantContext panics when the parts are not of the context in which the whole is made.
func (k *Key) wantContext(c *Context) {
	if k.ctx != nil && k.ctx != c {
		panic(&misuse{message: describePart(k.part) +
			" belongs to another context than what is made of it; make both by the same Context"})
	}
}

// describePart names a type or attribute in a message.
func describePart(part any) string {
	if a, ok := part.(*AttrBase); ok {
		return "attribute '" + AttrString(a.self) + "'"
	}
	return "type '" + TypeString(part.(*TypeBase).self) + "'"
}

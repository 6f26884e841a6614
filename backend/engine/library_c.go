package engine

import (
	"bytes"
	"cmp"
	"math/bits"

	"github.com/odsgen/ods/core/num"
)

// cLibrary are more functions of C's library: what grows memory, and what compares it.
func cLibrary(name string) (External, bool) {
	switch name {
	case "calloc":
		return callocExternal, true
	case "realloc":
		return reallocExternal, true
	case "memcmp":
		return func(c *ExternalCall) (Value, error) {
			n, err := c.int(2)
			if err != nil {
				return void, err
			}
			if err := c.Pay(n.Uint64()); err != nil {
				return void, err
			}
			return c.compare(func(p uint64) ([]byte, error) {
				data, undef, err := c.e.m.mem.bytes(p, n.Uint64(), false)
				if id := firstFlag(undef...); err == nil && id != 0 {
					err = c.e.m.poisonTrap("'@memcmp' reads a poison value", id)
				}
				return data, err
			})
		}, true
	case "strcmp":
		return func(c *ExternalCall) (Value, error) { return c.compare(c.e.m.mem.cString) }, true
	case "strncmp":
		return func(c *ExternalCall) (Value, error) {
			n, err := c.int(2)
			if err != nil {
				return void, err
			}
			return c.compare(func(p uint64) ([]byte, error) { return c.e.m.mem.cStringUpTo(p, n.Uint64()) })
		}, true
	}
	return nil, false
}

// compare compares what two pointers point to. The result has C's sign; programs must not look at more.
func (c *ExternalCall) compare(read func(p uint64) ([]byte, error)) (Value, error) {
	var x [2][]byte
	for i := range x {
		p, err := c.ptr(i)
		if err != nil {
			return void, err
		}
		if x[i], err = read(p); err != nil {
			return void, err
		}
	}
	r := bytes.Compare(x[0], x[1])
	return Int(num.NewSigned(32, int64(cmp.Compare(r, 0)))), nil
}

// cStringUpTo reads the bytes up to a zero or to a number of them.
func (m *memory) cStringUpTo(p, n uint64) ([]byte, error) {
	a, off := m.at(p), p&(1<<offsetBits-1)
	if a != nil && n <= uint64(len(a.data)) && off+n <= uint64(len(a.data)) {
		if err := m.pieces(n, false, func(_, _ uint64) {}); err != nil {
			return nil, err
		}
		s := a.data[off : off+n]
		if i := bytes.IndexByte(s, 0); i >= 0 {
			s = s[:i]
		}
		return s, nil
	}
	s, err := m.cString(p)
	return s[:min(uint64(len(s)), n)], err
}

func callocExternal(c *ExternalCall) (Value, error) {
	n, err := c.int(0)
	if err != nil {
		return void, err
	}
	size, err := c.int(1)
	if err != nil {
		return void, err
	}
	hi, total := bits.Mul64(n.Uint64(), size.Uint64())
	if hi != 0 {
		total = 1<<64 - 1
	}
	p, err := c.e.m.mem.allocate(heapMemory, total, nil)
	if err == nil {
		clear(c.e.m.mem.at(p).undef)
	}
	return Ptr(p), err
}

// reallocExternal always moves the memory, so that uses of the old pointer are found.
func reallocExternal(c *ExternalCall) (Value, error) {
	old, err := c.ptr(0)
	if err != nil {
		return void, err
	}
	n, err := c.int(1)
	if err != nil {
		return void, err
	}
	m := &c.e.m.mem
	p, err := m.allocate(heapMemory, n.Uint64(), nil)
	if err != nil || old == 0 {
		return Ptr(p), err
	}
	if a := m.at(old); a != nil {
		if err := m.copyBytes(p, old, min(n.Uint64(), uint64(len(a.data)))); err != nil {
			return void, err
		}
	}
	_, err = free(c)
	return Ptr(p), err
}

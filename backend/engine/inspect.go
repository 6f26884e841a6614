package engine

import (
	"fmt"

	"github.com/odsgen/ods/core"
)

// This file has what callers need that read and write the memory of interpreted programs value by value. Unlike
// [Memref], it knows which bytes are defined.

// Global returns where a global of the module is; false when there is none of the name.
func (e *Engine) Global(name string) (p uint64, ok bool) {
	p, ok = e.globals[name]
	return p, ok
}

// SizeOf returns the number of bytes from one element of a type to the next.
func (e *Engine) SizeOf(t core.Type) uint64 { return e.layout.SizeOf(t) }

// Allocate returns new memory on the heap of an interpreted program, which it may free. Its bytes are not defined.
func (e *Engine) Allocate(size uint64) (uint64, error) {
	if e.program != nil {
		return 0, errNotCompiled("memory")
	}
	return e.m.mem.allocate(heapMemory, size, nil)
}

// Store writes a value of a type to the memory of an interpreted program. Poison makes its bytes undefined.
func (e *Engine) Store(t core.Type, p uint64, v Value) error {
	if e.program != nil {
		return errNotCompiled("values")
	}
	leaves, ok := e.leaves(t)
	if !ok {
		return Unsupported.Errorf("type %s has no values in the embedded engine", t)
	}
	words, flags := make([]uint64, wordsOf(leaves)), make([]byte, wordsOf(leaves))
	if err := v.put(leaves, words, flags); err != nil {
		return err
	}
	if _, _, err := e.m.mem.bytes(p, e.layout.StoreSize(t), true); err != nil || len(leaves) == 0 {
		return err
	}
	if a := e.m.mem.at(p); a.undef == nil {
		a.undef = make([]byte, len(a.data))
	}
	e.storeLeaves(p, leaves, words, flags)
	return nil
}

// Load reads a value of a type from the memory of an interpreted program. What was never written, or is poison, is
// poison in the result.
func (e *Engine) Load(t core.Type, p uint64) (Value, error) {
	if e.program != nil {
		return Value{}, errNotCompiled("values")
	}
	raw, undef, err := e.m.mem.bytes(p, e.layout.StoreSize(t), false)
	if err != nil {
		return Value{}, err
	}
	return e.decode(t, raw, undef)
}

// decode reads a value from the bytes that it has in memory; undef may be nil.
func (e *Engine) decode(t core.Type, raw, undef []byte) (Value, error) {
	leaves, ok := e.leaves(t)
	if !ok {
		return Value{}, Unsupported.Errorf("type %s has no values that can be shown", t)
	}
	words, flags := make([]uint64, 0, wordsOf(leaves)), make([]byte, 0, wordsOf(leaves))
	for i := range leaves {
		lf := &leaves[i]
		size := max(lf.Bytes, lf.Pack)
		if lf.Off+size > uint64(len(raw)) {
			return Value{}, fmt.Errorf("type %s needs more than %d bytes", t, len(raw))
		}
		v := intOfBytes(uint(lf.Bytes)*8, raw[lf.Off:lf.Off+lf.Bytes])
		if lf.Pack > 0 {
			v = intOfBytes(uint(lf.Pack)*8, raw[lf.Off:lf.Off+lf.Pack]).ExtractBits(lf.Bit, lf.Width)
		}
		bad := byte(0)
		if undef != nil {
			bad = firstFlag(undef[lf.Off : lf.Off+size]...)
		}
		for k := range lf.Words {
			words = append(words, v.ZExtOrTrunc(lf.Width).Word(int(k)))
			flags = append(flags, bad)
		}
	}
	v, _, _ := e.value(t, words, flags)
	return v, nil
}

func errNotCompiled(what string) error {
	return Unsupported.Errorf("%s of compiled programs cannot be inspected; interpret them, or use a Memref", what)
}

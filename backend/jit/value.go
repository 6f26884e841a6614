package jit

import (
	"fmt"
	"math"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// parts returns how many words scalars take.
func parts(l []wasm.Scalar) int {
	n := 0
	for i := range l {
		n += l[i].Parts
	}
	return n
}

// flat appends the scalars of a value.
func flat(v engine.Value, l []engine.Value) []engine.Value {
	if v.Kind != engine.PartsKind {
		return append(l, v)
	}
	for _, p := range v.Parts {
		l = flat(p, l)
	}
	return l
}

// encode stores a value in words.
func encode(words []uint64, l []wasm.Scalar, v engine.Value) error {
	list := flat(v, nil)
	if len(list) != len(l) {
		return fmt.Errorf("expected %d scalars, got %d", len(l), len(list))
	}
	at := 0
	for i, v := range list {
		s := &l[i]
		var bits num.Int
		switch {
		case v.Kind == engine.PoisonKind:
			bits = num.Zero(s.Width)
		case v.Kind == engine.IntKind && !s.Pointer && s.Semantics == nil && v.Int.Width() == s.Width:
			bits = v.Int
		case v.Kind == engine.FloatKind && s.Semantics == v.Float.Semantics():
			bits = v.Float.Bits()
		case v.Kind == engine.PtrKind && s.Pointer && v.Ptr <= math.MaxUint32:
			bits = num.NewInt(64, v.Ptr)
		default:
			return fmt.Errorf("scalar #%d is no value of type %s", i, s.Type)
		}
		for k := range s.Parts {
			words[at+k] = bits.Word(k)
		}
		at += s.Parts
	}
	return nil
}

// decode makes a value of a type from words, and returns how many it takes.
func (e *Engine) decode(t core.Type, words []uint64) (engine.Value, int) {
	switch t := t.(type) {
	case *core.VectorType:
		n := int(core.NumElements(t.Shape()))
		return e.decodeAll(n, func(int) core.Type { return t.ElementType() }, words)
	case *llvm.LLVMArrayType:
		return e.decodeAll(int(t.NumElements()), func(int) core.Type { return t.ElementType() }, words)
	case *llvm.LLVMStructType:
		fields := llvmdefs.BodyOf(t).Elements
		return e.decodeAll(len(fields), func(i int) core.Type { return fields[i] }, words)
	}
	l, _ := e.wasm.Scalars(t)
	return decodeScalar(&l[0], words), l[0].Parts
}

func (e *Engine) decodeAll(n int, part func(int) core.Type, words []uint64) (engine.Value, int) {
	v, used := engine.Value{Kind: engine.PartsKind}, 0
	for i := range n {
		p, k := e.decode(part(i), words[used:])
		v.Parts = append(v.Parts, p)
		used += k
	}
	return v, used
}

// decodeScalar makes a value of words, of which a type of 32 bits uses the lower half.
func decodeScalar(s *wasm.Scalar, words []uint64) engine.Value {
	if s.Pointer {
		return engine.Ptr(uint64(uint32(words[0])))
	}
	bits := num.NewIntWords(max(s.Width, 1), append([]uint64(nil), words[:s.Parts]...))
	if s.Semantics != nil {
		return engine.Float(num.FloatFromBits(s.Semantics, bits))
	}
	return engine.Int(bits)
}

package layout

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// X86_64 is the data layout string of x86-64 Linux.
const X86_64 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

// entry says how values of one width are aligned, in bytes.
type entry struct {
	bits      uint64
	abi, pref uint64
}

// pointer describes the pointers of one address space.
type pointer struct {
	space     uint32
	bits      uint64
	abi, pref uint64
	index     uint64 // width of offsets
}

// Layout is a parsed data layout string.
type Layout struct {
	text                  string
	big                   bool
	ints, floats, vectors []entry // sorted by width
	pointers              []pointer
	aggABI, aggPref       uint64
	allocaSpace           uint32
	programSpace          uint32
	globalSpace           uint32
}

// Parse reads a data layout string. What it does not mention has LLVM's defaults; the empty string is all defaults.
func Parse(s string) (*Layout, error) {
	l := &Layout{
		text:     s,
		ints:     []entry{{1, 1, 1}, {8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}},
		floats:   []entry{{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}},
		vectors:  []entry{{64, 8, 8}, {128, 16, 16}},
		pointers: []pointer{{0, 64, 8, 8, 64}},
		aggABI:   1, aggPref: 8,
	}
	if s == "" {
		return l, nil
	}
	for _, spec := range strings.Split(s, "-") {
		if err := l.spec(spec); err != nil {
			return nil, fmt.Errorf("data layout %q: %w", s, err)
		}
	}
	return l, nil
}

// String returns the text that the layout was made of.
func (l *Layout) String() string { return l.text }

// spec applies one part of the string.
func (l *Layout) spec(s string) error {
	if s == "" {
		return fmt.Errorf("empty specification; remove a '-'")
	}
	fields := strings.Split(s[1:], ":")
	num := func(i int, fallback uint64) (uint64, error) {
		if i >= len(fields) || fields[i] == "" {
			return fallback, nil
		}
		n, err := strconv.ParseUint(fields[i], 10, 32)
		if err != nil {
			return 0, fmt.Errorf("specification %q: %q is not a number", s, fields[i])
		}
		return n, nil
	}
	switch s[0] {
	case 'E':
		l.big = true
	case 'e':
		l.big = false
	case 'i', 'f', 'v', 'a':
		width, err := num(0, 0)
		if err != nil {
			return err
		}
		abi, err := num(1, 0)
		if err != nil {
			return err
		}
		pref, err := num(2, abi)
		if err != nil {
			return err
		}
		switch s[0] {
		case 'i':
			setEntry(&l.ints, entry{width, max(abi/8, 1), max(pref/8, 1)})
		case 'f':
			setEntry(&l.floats, entry{width, max(abi/8, 1), max(pref/8, 1)})
		case 'v':
			setEntry(&l.vectors, entry{width, max(abi/8, 1), max(pref/8, 1)})
		default:
			l.aggABI, l.aggPref = max(abi/8, 1), max(pref/8, 1)
		}
	case 'p':
		fields[0] = strings.TrimLeft(fields[0], "ue")
		space, err := num(0, 0)
		if err != nil {
			return err
		}
		p := pointer{space: uint32(space)}
		if p.bits, err = num(1, 64); err != nil {
			return err
		}
		if p.abi, err = num(2, p.bits); err != nil {
			return err
		}
		if p.pref, err = num(3, p.abi); err != nil {
			return err
		}
		if p.index, err = num(4, p.bits); err != nil {
			return err
		}
		p.abi, p.pref = p.abi/8, p.pref/8
		l.setPointer(p)
	case 'A', 'P', 'G':
		n, err := num(0, 0)
		if err != nil {
			return err
		}
		switch s[0] {
		case 'A':
			l.allocaSpace = uint32(n)
		case 'P':
			l.programSpace = uint32(n)
		default:
			l.globalSpace = uint32(n)
		}
	case 'n', 'S', 'm', 'F', 's':
		// Native widths, stack and function alignment, and mangling do not change how values lie in memory.
	default:
		return fmt.Errorf("unknown specification %q", s)
	}
	return nil
}

func setEntry(list *[]entry, e entry) {
	i, found := slices.BinarySearchFunc(*list, e.bits, func(x entry, b uint64) int { return int(x.bits) - int(b) })
	if found {
		(*list)[i] = e
		return
	}
	*list = slices.Insert(*list, i, e)
}

func (l *Layout) setPointer(p pointer) {
	for i := range l.pointers {
		if l.pointers[i].space == p.space {
			l.pointers[i] = p
			return
		}
	}
	l.pointers = append(l.pointers, p)
}

func (l *Layout) pointer(space uint32) pointer {
	for _, p := range l.pointers {
		if p.space == space {
			return p
		}
	}
	return l.pointers[0]
}

// BigEndian reports whether the most significant byte of a value comes first.
func (l *Layout) BigEndian() bool { return l.big }

// PointerBits returns the width of pointers into an address space, IndexBits that of the offsets which are added to
// them.
func (l *Layout) PointerBits(space uint32) uint { return uint(l.pointer(space).bits) }

// IndexBits returns the width of the offsets that are added to pointers into an address space.
func (l *Layout) IndexBits(space uint32) uint { return uint(l.pointer(space).index) }

// AllocaSpace returns the address space of stack memory.
func (l *Layout) AllocaSpace() uint32 { return l.allocaSpace }

// Bits returns the size of a value in bits, without padding after it; 0 for what has no size.
func (l *Layout) Bits(t core.Type) uint64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return uint64(t.Width())
	case *core.FloatType:
		return uint64(t.Width())
	case *llvm.LLVMPPCFP128Type:
		return 128
	case *llvm.LLVMX86AMXType:
		return 8192
	case *llvm.LLVMPointerType:
		return l.pointer(t.AddressSpace()).bits
	case *core.VectorType:
		return dim.Count(uint64(core.NumElements(t.Shape())), l.Bits(t.ElementType()))
	case *llvm.LLVMArrayType:
		return dim.Count(t.NumElements(), l.SizeOf(t.ElementType()), 8)
	case *llvm.LLVMStructType:
		size, _, _ := l.structLayout(t, -1)
		return dim.Count(size, 8)
	}
	return 0
}

// StoreSize returns the number of bytes that storing a value writes.
func (l *Layout) StoreSize(t core.Type) uint64 { return dim.Total(l.Bits(t), 7) / 8 }

// SizeOf returns the number of bytes that a value takes as an element of an array: its store size with padding.
func (l *Layout) SizeOf(t core.Type) uint64 { return alignTo(l.StoreSize(t), l.Align(t)) }

// Align returns the alignment that values of a type have at least, in bytes.
func (l *Layout) Align(t core.Type) uint64 { return l.align(t, false) }

// PrefAlign returns the alignment that new variables of a type get, in bytes.
func (l *Layout) PrefAlign(t core.Type) uint64 { return l.align(t, true) }

func (e entry) get(pref bool) uint64 {
	if pref {
		return e.pref
	}
	return e.abi
}

func (l *Layout) align(t core.Type, pref bool) uint64 {
	switch t := t.(type) {
	case *core.IntegerType:
		w := uint64(t.Width())
		// The first width that is large enough, else the largest one.
		i, _ := slices.BinarySearchFunc(l.ints, w, func(x entry, b uint64) int { return int(x.bits) - int(b) })
		return l.ints[min(i, len(l.ints)-1)].get(pref)
	case *core.FloatType:
		return l.floatAlign(uint64(t.Width()), pref)
	case *llvm.LLVMPPCFP128Type:
		return l.floatAlign(128, pref)
	case *llvm.LLVMX86AMXType:
		return 64
	case *llvm.LLVMPointerType:
		p := l.pointer(t.AddressSpace())
		if pref {
			return p.pref
		}
		return p.abi
	case *core.VectorType:
		w := l.Bits(t)
		for _, e := range l.vectors {
			if e.bits == w {
				return e.get(pref)
			}
		}
		return ceilPow2(dim.Total(w, 7) / 8)
	case *llvm.LLVMArrayType:
		return l.align(t.ElementType(), pref)
	case *llvm.LLVMStructType:
		_, align, _ := l.structLayout(t, -1)
		if llvmdefs.BodyOf(t).Packed && !pref {
			return 1
		}
		if pref {
			return max(align, l.aggPref)
		}
		return max(align, l.aggABI)
	}
	return 1
}

func (l *Layout) floatAlign(w uint64, pref bool) uint64 {
	for _, e := range l.floats {
		if e.bits == w {
			return e.get(pref)
		}
	}
	return ceilPow2(dim.Total(w, 7) / 8)
}

// structLayout returns the size of a struct, its alignment, and the offset of one field.
func (l *Layout) structLayout(t *llvm.LLVMStructType, field int) (size, align, offset uint64) {
	body := llvmdefs.BodyOf(t)
	align = 1
	for i, e := range body.Elements {
		a := uint64(1)
		if !body.Packed {
			a = l.Align(e)
		}
		align = max(align, a)
		size = alignTo(size, a)
		if i == field {
			offset = size
		}
		size = dim.Total(size, l.SizeOf(e))
	}
	return alignTo(size, align), align, offset
}

// Field returns the offset of a field of a struct in bytes.
func (l *Layout) Field(t *llvm.LLVMStructType, field int) uint64 {
	_, _, off := l.structLayout(t, field)
	return off
}

func alignTo(n, a uint64) uint64 { return dim.Total(n, a-1) / a * a }

func ceilPow2(n uint64) uint64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(n-1)
}

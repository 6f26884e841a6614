package datalayout

import (
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
)

// Layout answers questions about types in one place of the IR. It remembers answers, so it belongs to one goroutine,
// and it does not see later changes of specifications.
type Layout struct {
	table  table
	target System
	sizes  map[core.Type]uint64
	abi    map[core.Type]uint64
}

// Default returns the layout where nothing is specified.
func Default() *Layout {
	return &Layout{sizes: make(map[core.Type]uint64), abi: make(map[core.Type]uint64)}
}

// At returns the layout that holds for an operation: that of the closest module or [Scope] around it, or of itself if
// it is one, with what is specified around that. Specifications that do not combine, which the verifier rejects, count
// up to the first conflict.
func At(op *core.Operation) *Layout {
	l := Default()
	for op != nil && !isScope(op) {
		op = op.ParentOp()
	}
	if op == nil {
		return l
	}
	l.table, _ = combined(op)
	for p := op; p != nil && l.target == nil; p = p.ParentOp() {
		l.target = targetOf(p)
	}
	return l
}

// Known reports whether the type has a size.
func (l *Layout) Known(t core.Type) bool {
	switch t := t.(type) {
	case *core.IntegerType, *core.FloatType, *core.IndexType:
		return true
	case *core.ComplexType:
		return l.Known(t.ElementType())
	case *core.VectorType:
		return l.Known(t.ElementType())
	}
	_, ok := SizedTypeKey.Of(t)
	return ok
}

// Size returns the size of a type in bytes without padding after it, rounded up; 0 for a type that has none. Of a
// scalable vector it is the least size.
func (l *Layout) Size(t core.Type) uint64 { return divideCeil(l.Bits(t), 8) }

// Bits returns the size of a type in bits; see [Layout.Size].
func (l *Layout) Bits(t core.Type) uint64 {
	if n, ok := l.sizes[t]; ok {
		return n
	}
	l.sizes[t] = 0 // for a type that contains itself
	n := l.bits(t)
	l.sizes[t] = n
	return n
}

// AllocSize returns the distance in bytes between elements of an array of the type.
func (l *Layout) AllocSize(t core.Type) uint64 { return AlignTo(l.Size(t), l.ABIAlign(t)) }

// ABIAlign returns the alignment in bytes that the ABI demands for a type, 0 for a type without a size.
func (l *Layout) ABIAlign(t core.Type) uint64 {
	if n, ok := l.abi[t]; ok {
		return n
	}
	l.abi[t] = 1
	n := l.abiAlign(t, l.entries(t))
	l.abi[t] = n
	return n
}

// entries returns the entries about types of a kind.
func (l *Layout) entries(t core.Type) []Entry {
	if g := l.table.find(class(t)); g != nil {
		return g.entries
	}
	return nil
}

// Named returns the value of an entry about a name, or nil.
func (l *Layout) Named(name string) core.Attribute {
	for _, e := range l.table.names {
		if e.Name.Value() == name {
			return e.Value
		}
	}
	return nil
}

// DeviceProperty returns the value of a device's property by the description of the target, or nil.
func (l *Layout) DeviceProperty(device, name string) core.Attribute {
	if l.target == nil {
		return nil
	}
	d, ok := DeviceKey.Of(l.target.DeviceSpec(device))
	if !ok {
		return nil
	}
	return d.DeviceProperty(name)
}

// AlignTo returns the least multiple of an alignment that is not less than n. Alignment 0 demands nothing.
func AlignTo(n, align uint64) uint64 {
	if align == 0 {
		return n
	}
	return dim.Total(n, align-1) / align * align
}

func divideCeil(n, by uint64) uint64 { return n/by + min(n%by, 1) }

// powerOf2 returns the least power of two that is not less than n; 0 for 0.
func powerOf2(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	return 1 << bits.Len64(n-1)
}

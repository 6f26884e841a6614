package sparse_tensor

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
)

// The bits of a level's format and properties.
const (
	formatMask      = 0xffff0000
	dense           = 0x00010000
	batch           = 0x00020000
	compressed      = 0x00040000
	singleton       = 0x00080000
	looseCompressed = 0x00100000
	structured      = 0x00200000

	nonunique  = 1
	nonordered = 2
	soa        = 4

	sizeN, sizeM = 32, 40 // where the numbers of structured levels begin
)

var formats = []struct {
	bits uint64
	name string
}{{dense, "dense"}, {batch, "batch"}, {compressed, "compressed"}, {singleton, "singleton"}, {looseCompressed, "loose_compressed"},
	{structured, "structured"}}

var properties = []struct {
	bit  uint64
	name string
}{{nonunique, "nonunique"}, {nonordered, "nonordered"}, {soa, "soa"}}

// levelText writes a level's format: compressed(nonunique, nonordered).
func levelText(bits uint64) string {
	s := "undef"
	for _, f := range formats {
		if bits&formatMask == f.bits {
			s = f.name
		}
	}
	if bits&formatMask == structured {
		s += fmt.Sprintf("[%d, %d]", bits>>sizeN&0xff, bits>>sizeM&0xff)
	}
	sep := "("
	for _, p := range properties {
		if bits&p.bit != 0 {
			s += sep + p.name
			sep = ", "
		}
	}
	if sep != "(" {
		s += ")"
	}
	return s
}

// parseLevel reads what [levelText] writes.
func parseLevel(p *core.Parser, bits *uint64) bool {
	at := p.Pos()
	var name string
	if !p.TryAnyKeyword(&name) {
		return p.OpErrorf(p.Pos(), "expected valid level format (e.g. dense, compressed or singleton)")
	}
	if name == "structured" {
		var sizes []int64
		if !p.List(core.DelimSquare, " in structured n out of m", func() bool { return parseSize(p, &sizes) }) {
			return false
		}
		if len(sizes) != 2 {
			return p.OpErrorf(at, "expected exactly 2 structured sizes")
		}
		if sizes[0] > sizes[1] {
			return p.OpErrorf(at, "expected n <= m in n_out_of_m")
		}
		*bits |= uint64(sizes[0]&0xff)<<sizeN | uint64(sizes[1]&0xff)<<sizeM
	}
	if p.PeekPunct(core.PunctLParen) && !p.List(core.DelimParen, " in level property list",
		func() bool { return parseProperty(p, bits) }) {
		return false
	}
	i := slices.IndexFunc(formats, func(f struct {
		bits uint64
		name string
	}) bool {
		return f.name == name
	})
	if i < 0 {
		return p.OpErrorf(at, "unknown level format: %s", name)
	}
	*bits |= formats[i].bits
	if formats[i].bits&(dense|batch|structured) != 0 && *bits&0xffff != 0 {
		return p.OpErrorf(at, "invalid level type: level format doesn't support the properties")
	}
	return true
}

func parseSize(p *core.Parser, sizes *[]int64) bool {
	var n int64
	at := p.Pos()
	if found, ok := p.TryInteger(&n); !found || !ok {
		return p.OpErrorf(at, "expected valid integer for structured size")
	}
	if n < 0 {
		return p.OpErrorf(at, "expected structured size to be >= 0")
	}
	*sizes = append(*sizes, n)
	return true
}

func parseProperty(p *core.Parser, bits *uint64) bool {
	at := p.Pos()
	var name string
	if !p.TryAnyKeyword(&name) {
		return p.OpErrorf(at, "expected valid level property (e.g. nonordered, nonunique or high)")
	}
	for _, prop := range properties {
		if prop.name == name {
			*bits |= prop.bit
			return true
		}
	}
	return p.OpErrorf(at, "unknown level property: %s", name)
}

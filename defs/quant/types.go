package quant

import (
	"math"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/quant"
)

// maxStorageBits is the width of the widest integer that stores a quantized value.
const maxStorageBits = 32

// signedFlag is the flag of types whose storage is signed.
const signedFlag = 1

// Storage returns the integer type that holds a value of a quantized type; ok is false for other types.
func Storage(t core.Type) (storage core.Type, ok bool) {
	switch t := t.(type) {
	case *quant.AnyQuantizedType:
		return t.StorageType(), true
	case *quant.UniformQuantizedType:
		return t.StorageType(), true
	case *quant.CalibratedQuantizedType:
		return nil, true
	}
	return nil, false
}

// Expressed returns the float type that a quantized type stands for, nil when it is not known; ok is false for other
// types.
func Expressed(t core.Type) (expressed core.Type, ok bool) {
	switch t := t.(type) {
	case *quant.AnyQuantizedType:
		return t.ExpressedType(), true
	case *quant.UniformQuantizedType:
		return t.ExpressedType(), true
	case *quant.CalibratedQuantizedType:
		return t.ExpressedType(), true
	}
	return nil, false
}

// StorageWidth returns the number of bits that a quantized type stores, 0 for a calibrated one; ok is false for other
// types.
func StorageWidth(t core.Type) (bits uint, ok bool) {
	s, ok := Storage(t)
	if i, isInt := s.(*core.IntegerType); isInt {
		return i.Width(), true
	}
	return 0, ok
}

// PerAxis reports whether a uniform type has a scale for each index along an axis.
func PerAxis(t *quant.UniformQuantizedType) bool {
	return len(t.ScaleShape()) == 0 && len(t.Axes()) == 1
}

// PerBlock reports whether a uniform type has a scale for each block.
func PerBlock(t *quant.UniformQuantizedType) bool { return len(t.ScaleShape()) > 0 }

// storage is what all types with a storage have in common.
type storage struct {
	flags    uint32
	typ      *core.IntegerType
	min, max int64
}

// limits returns the least and the greatest integer of a width.
func limits(flags uint32, width uint) (lo, hi int64) {
	if flags&signedFlag != 0 {
		return -1 << (width - 1), 1<<(width-1) - 1
	}
	return 0, 1<<width - 1
}

// parseStorage reads "i8<-4:3>".
func parseStorage(p *core.Parser, s *storage) bool {
	at := p.Pos()
	var t core.Type
	found, ok := p.TryType(&t)
	var width uint
	switch {
	case found && !ok:
		return false
	case found:
		i, isInt := t.(*core.IntegerType)
		if !isInt {
			return p.OpErrorf(at, "illegal storage type prefix")
		}
		if i.Signedness() != core.Unsigned {
			s.flags = signedFlag
		}
		width = i.Width()
	default:
		var word string
		if !p.AnyKeyword(&word) {
			return false
		}
		digits, isUnsigned := strings.CutPrefix(word, "u")
		if !isUnsigned {
			return p.OpErrorf(at, "illegal storage type prefix")
		}
		n, err := strconv.ParseUint(digits, 10, 32)
		if err != nil {
			return p.OpErrorf(at, "expected storage type width")
		}
		width = uint(n)
	}
	if width == 0 || width > maxStorageBits {
		return p.OpErrorf(at, "illegal storage type size: %d", width)
	}
	s.typ = p.Context().Integer(width)
	s.min, s.max = limits(s.flags, width)
	return parseStorageRange(p, s)
}

// parseStorageRange reads "<-4:3>" when it is there.
func parseStorageRange(p *core.Parser, s *storage) bool {
	if !p.TryPunct(core.PunctLess) {
		return true
	}
	lo, hi := s.min, s.max
	loPos := p.Pos()
	if !p.Integer(&s.min) || !p.Punct(core.PunctColon) {
		return false
	}
	hiPos := p.Pos()
	if !p.Integer(&s.max) || !p.Punct(core.PunctGreater) {
		return false
	}
	if s.min < lo {
		return p.OpErrorf(loPos, "illegal storage type minimum: %d", s.min)
	}
	if s.max > hi {
		return p.OpErrorf(hiPos, "illegal storage type maximum: %d", s.max)
	}
	return true
}

// printStorage writes what [parseStorage] reads.
func printStorage(p *core.Printer, flags uint32, t core.Type, lo, hi int64) {
	i, ok := t.(*core.IntegerType)
	if !ok {
		return
	}
	p.Byte("ui"[flags&signedFlag])
	p.Uint(uint64(i.Width()))
	if l, h := limits(flags, i.Width()); l != lo || h != hi {
		p.Byte('<')
		p.Int(lo)
		p.Byte(':')
		p.Int(hi)
		p.Byte('>')
	}
}

// verifyStorage checks what all types with a storage have in common.
func verifyStorage(r *core.Reporter, at core.Location, flags uint32, t core.Type, lo, hi int64) bool {
	i, ok := t.(*core.IntegerType)
	if !ok {
		return r.Errorf(at, "storage type must be integral").Fail()
	}
	if i.Width() == 0 || i.Width() > maxStorageBits {
		return r.Errorf(at, "illegal storage type size: %d", i.Width()).Fail()
	}
	if l, h := limits(flags, i.Width()); hi <= lo || lo < l || hi > h {
		return r.Errorf(at, "illegal storage min and storage max: (%d:%d)", lo, hi).Fail()
	}
	return true
}

// exponent writes a number as messages do.
func exponent(v float64) string {
	switch {
	case math.IsInf(v, 1):
		return "INF"
	case math.IsInf(v, -1):
		return "-INF"
	case math.IsNaN(v):
		return "nan"
	}
	return strconv.FormatFloat(v, 'e', 6, 64)
}

// scaleRange returns the least and the greatest positive number of a float type.
func scaleRange(t *core.FloatType) (lo, hi float64) {
	lo, _ = num.FloatSmallest(t.Semantics(), false).ToFloat64()
	hi, _ = num.FloatLargest(t.Semantics(), false).ToFloat64()
	return lo, hi
}

// Signed reports whether what a uniform type stores is signed.
func Signed(t *quant.UniformQuantizedType) bool { return t.Flags()&signedFlag != 0 }

// Limited reports whether a uniform type stores fewer values than its storage holds.
func Limited(t *quant.UniformQuantizedType) bool {
	width, _ := StorageWidth(t)
	lo, hi := limits(t.Flags(), width)
	return t.StorageTypeMin() != lo || t.StorageTypeMax() != hi
}

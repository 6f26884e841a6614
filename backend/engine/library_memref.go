package engine

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/num"
)

// element is a type that the helpers for memrefs know: how many bytes it has, and how they are printed and compared.
type element struct {
	size uint64
	text func(raw []byte) string
	// near reports whether two elements count as equal; nil when their bytes must be.
	near func(x, y []byte) bool
}

// elements are the types by the ends of the helpers' names. Bytes are printed as characters and indices without sign,
// as upstream's helpers do.
var elements = map[string]element{
	"I8":   {size: 1, text: func(b []byte) string { return string(b) }},
	"I16":  {size: 2, text: func(b []byte) string { return strconv.FormatInt(int64(int16(readWord(b))), 10) }},
	"I32":  {size: 4, text: func(b []byte) string { return strconv.FormatInt(int64(int32(readWord(b))), 10) }},
	"I64":  {size: 8, text: func(b []byte) string { return strconv.FormatInt(int64(readWord(b)), 10) }},
	"Ind":  {size: 8, text: func(b []byte) string { return strconv.FormatUint(readWord(b), 10) }},
	"F16":  {size: 2, text: func(b []byte) string { return floatText(num.F16, b) }, near: sameFloats(num.F16, 0)},
	"BF16": {size: 2, text: func(b []byte) string { return floatText(num.BF16, b) }, near: sameFloats(num.BF16, 0)},
	"F32":  {size: 4, text: func(b []byte) string { return floatText(num.F32, b) }, near: sameFloats(num.F32, 1e-6)},
	"F64":  {size: 8, text: func(b []byte) string { return floatText(num.F64, b) }, near: sameFloats(num.F64, 1e-12)},
	"C32":  {size: 8, text: complexText(num.F32), near: sameComplex(num.F32)},
	"C64":  {size: 16, text: complexText(num.F64), near: sameComplex(num.F64)},
}

// doubleOf reads a float of at most 64 bits.
func doubleOf(sem *num.Semantics, b []byte) float64 {
	f, _ := getFloat(sem, []uint64{readWord(b)}).ToFloat64()
	return f
}

func floatText(sem *num.Semantics, b []byte) string {
	f := doubleOf(sem, b)
	return formatG(f, math.Signbit(f))
}

func complexText(sem *num.Semantics) func([]byte) string {
	return func(b []byte) string {
		half := len(b) / 2
		return "(" + floatText(sem, b[:half]) + "," + floatText(sem, b[half:]) + ")"
	}
}

// sameFloats compares up to a part of the expected value, which is the second one.
func sameFloats(sem *num.Semantics, part float64) func(x, y []byte) bool {
	return func(x, y []byte) bool {
		a, b := doubleOf(sem, x), doubleOf(sem, y)
		return a == b || math.Abs(a-b) <= part*math.Abs(b)
	}
}

func sameComplex(sem *num.Semantics) func(x, y []byte) bool {
	return func(x, y []byte) bool {
		half := len(x) / 2
		return doubleOf(sem, x[:half]) == doubleOf(sem, y[:half]) && doubleOf(sem, x[half:]) == doubleOf(sem, y[half:])
	}
}

// MemrefHelper is what the name of one of upstream's helpers for memrefs says.
type MemrefHelper struct {
	// Element is the end of the name that stands for the type of elements, such as F32, and Size the number of its bytes.
	Element string
	Size    uint64
	// Verify says that it compares two memrefs, instead of printing one.
	Verify bool
	// Shape says that it prints no elements.
	Shape bool
	// Rank is the rank, -1 when the memref is of unknown rank.
	Rank int
	// Wrapped says that arguments are pointers to descriptors; else they are ranks and pointers to descriptors of known
	// rank.
	Wrapped bool
}

// MemrefHelperOf takes a function's name apart; false when it is none of these helpers.
func MemrefHelperOf(name string) (MemrefHelper, bool) {
	h := MemrefHelper{Rank: -1}
	name, h.Wrapped = strings.CutPrefix(name, "_mlir_ciface_")
	if h.Element, h.Verify = strings.CutPrefix(name, "verifyMemRef"); !h.Verify {
		ok := false
		if h.Element, ok = strings.CutPrefix(name, "printMemref"); !ok {
			return h, false
		}
		if e := h.Element; h.Wrapped && len(e) > 2 && e[0] >= '0' && e[0] <= '4' && e[1] == 'd' {
			h.Rank, h.Element = int(e[0]-'0'), e[2:]
		} else {
			h.Element, h.Shape = strings.CutPrefix(e, "Shape")
		}
	}
	e, ok := elements[h.Element]
	h.Size = e.size
	return h, ok
}

// memrefLibrary are the helpers that print and compare memrefs.
func memrefLibrary(name string) (External, bool) {
	h, ok := MemrefHelperOf(name)
	if !ok {
		return nil, false
	}
	e := elements[h.Element]
	if h.Verify {
		return func(c *ExternalCall) (Value, error) { return c.verifyMemrefs(&e, h.Wrapped) }, true
	}
	return func(c *ExternalCall) (Value, error) {
		title := "Unranked Memref"
		var d memref
		var err error
		if h.Rank >= 0 {
			title = "Memref"
			var p uint64
			if p, err = c.ptr(0); err == nil {
				d, err = c.e.ranked(p, uint64(h.Rank))
			}
		} else {
			d, _, err = c.unranked(0, h.Wrapped)
		}
		if err != nil {
			return void, err
		}
		return void, c.printMemref(title, d, &e, !h.Shape)
	}, true
}

// unranked reads the memref of unknown rank that starts at an argument, and returns the number of the next argument.
func (c *ExternalCall) unranked(i int, wrapped bool) (memref, int, error) {
	if wrapped {
		p, err := c.ptr(i)
		if err != nil {
			return memref{}, 0, err
		}
		d, err := c.e.memref(p)
		return d, i + 1, err
	}
	rank, err := c.int(i)
	if err != nil {
		return memref{}, 0, err
	}
	p, err := c.ptr(i + 1)
	if err != nil {
		return memref{}, 0, err
	}
	d, err := c.e.ranked(p, rank.Uint64())
	return d, i + 2, err
}

// shapeText describes a memref without its elements.
func (d *memref) shapeText() string {
	list := func(l []uint64) string {
		s := make([]string, len(l))
		for i, n := range l {
			s[i] = strconv.FormatInt(int64(n), 10)
		}
		return "[" + strings.Join(s, ", ") + "]"
	}
	return fmt.Sprintf("base@ = 0x%x rank = %d offset = %d sizes = %s strides = %s", d.data, len(d.sizes), int64(d.offset),
		list(d.sizes), list(d.strides))
}

// printMemref prints what is known of a memref, and its elements.
func (c *ExternalCall) printMemref(title string, d memref, e *element, data bool) error {
	out := title + " " + d.shapeText()
	if data {
		b := []byte(out + " data = \n")
		b, err := c.appendElements(b, &d, e, 0, d.offset)
		if err != nil {
			return err
		}
		out = string(b)
	}
	return c.print(out + "\n")
}

// appendElements appends the elements below some leading indices. The innermost ones stand on one line, with more space
// between them the more dimensions there are.
func (c *ExternalCall) appendElements(out []byte, d *memref, e *element, dim int, at uint64) ([]byte, error) {
	rank := len(d.sizes)
	if err := c.Pay(bytesPerStep); err != nil {
		return out, err
	}
	if len(out) >= pieceBytes { // sizes may be larger than any memory when strides are zero
		if err := c.print(string(out)); err != nil {
			return out, err
		}
		out = out[:0]
	}
	if dim == rank {
		raw, err := c.element(d.data+at*e.size, e.size)
		if err != nil {
			return out, err
		}
		if rank == 0 {
			return append(append(append(out, '['), e.text(raw)...), ']'), nil
		}
		return append(out, e.text(raw)...), nil
	}
	out = append(out, '[')
	for i := range d.sizes[dim] {
		switch {
		case i == 0:
		case dim == rank-1:
			out = append(append(out, ','), strings.Repeat(" ", rank+1)...)
		default:
			out = append(append(out, ", \n"...), strings.Repeat(" ", dim+1)...)
		}
		var err error
		if out, err = c.appendElements(out, d, e, dim+1, at+i*d.strides[dim]); err != nil {
			return out, err
		}
	}
	return append(out, ']'), nil
}

// element reads an element, which must have been written.
func (c *ExternalCall) element(p, size uint64) ([]byte, error) {
	data, undef, err := c.e.m.mem.bytes(p, size, false)
	if err == nil && slices.ContainsFunc(undef, func(u byte) bool { return u != 0 }) {
		err = errorText("an element of the memref was never written")
	}
	return data, err
}

// shownDifferences is how many differing elements are reported.
const shownDifferences = 10

// verifyMemrefs compares two memrefs, the second of which is what is expected, and returns how many elements differ, or
// -1 when the shapes do. Differences are reported on the standard error stream.
func (c *ExternalCall) verifyMemrefs(e *element, wrapped bool) (Value, error) {
	x, next, err := c.unranked(0, wrapped)
	if err != nil {
		return void, err
	}
	y, _, err := c.unranked(next, wrapped)
	if err != nil {
		return void, err
	}
	if !slices.Equal(x.sizes, y.sizes) {
		err := writeTo(c.e.o.Stderr, x.shapeText()+y.shapeText())
		return Int(num.NewSigned(64, -1)), err
	}
	count, position := int64(0), 0
	err = x.each(&y, func(i, j uint64) error {
		position++
		if err := c.Pay(2 * bytesPerStep); err != nil {
			return err
		}
		a, err := c.element(x.data+i*e.size, e.size)
		if err != nil {
			return err
		}
		b, err := c.element(y.data+j*e.size, e.size)
		if err != nil {
			return err
		}
		if e.near != nil && e.near(a, b) || e.near == nil && string(a) == string(b) {
			return nil
		}
		if count++; count <= shownDifferences {
			_, err = fmt.Fprintf(c.e.o.Stderr, "%s != %s offset = %d\n", e.text(a), e.text(b), position-1)
		}
		return err
	})
	return Int(num.NewSigned(64, count)), err
}

// each calls f with the positions of corresponding elements of two memrefs of one shape, in row-major order.
func (d *memref) each(other *memref, f func(i, j uint64) error) error {
	if slices.Contains(d.sizes, 0) {
		return nil
	}
	index := make([]uint64, len(d.sizes))
	for {
		i, j := d.offset, other.offset
		for k, n := range index {
			i += n * d.strides[k]
			j += n * other.strides[k]
		}
		if err := f(i, j); err != nil {
			return err
		}
		k := len(index) - 1
		for ; k >= 0; k-- {
			if index[k]++; index[k] < d.sizes[k] {
				break
			}
			index[k] = 0
		}
		if k < 0 {
			return nil
		}
	}
}

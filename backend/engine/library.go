package engine

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/num"
)

// library returns the function of a name that modules may declare.
func library(name string) (External, bool) {
	if f, ok := printing(name); ok {
		return f, true
	}
	if f, ok := memoryLibrary(name); ok {
		return f, true
	}
	if f, ok := cLibrary(name); ok {
		return f, true
	}
	if f, ok := memrefLibrary(name); ok {
		return f, true
	}
	if f, ok := clockLibrary(name); ok {
		return f, true
	}
	return mathematics(name)
}

// void is what functions without a result return.
var void Value

// printing are the helpers of upstream's runner library, with its formats.
func printing(name string) (External, bool) {
	text := func(s string) (External, bool) {
		return func(c *ExternalCall) (Value, error) { return void, c.print(s) }, true
	}
	switch name {
	case "printNewline":
		return text("\n")
	case "printComma":
		return text(", ")
	case "printOpen":
		return text("( ")
	case "printClose":
		return text(" )")
	case "printI64", "printU64":
		signed := name == "printI64"
		return func(c *ExternalCall) (Value, error) {
			v, err := c.int(0)
			if err != nil {
				return void, err
			}
			return void, c.print(string(v.AppendDec(nil, signed)))
		}, true
	case "printF32", "printF64", "printF16", "printBF16":
		return func(c *ExternalCall) (Value, error) {
			v, err := c.float16(0, name)
			if err != nil {
				return void, err
			}
			f, _ := v.ToFloat64()
			return void, c.print(formatG(f, v.IsNegative()))
		}, true
	case "printString", "puts":
		return func(c *ExternalCall) (Value, error) {
			p, err := c.ptr(0)
			if err != nil {
				return void, err
			}
			s, err := c.e.m.mem.cString(p)
			if err != nil {
				return void, err
			}
			end := ""
			if name == "puts" {
				end = "\n"
			}
			return Int(num.NewInt(32, 0)), c.print(string(s) + end)
		}, true
	case "putchar":
		return func(c *ExternalCall) (Value, error) {
			v, err := c.int(0)
			if err != nil {
				return void, err
			}
			return Int(v), c.print(string([]byte{byte(v.Uint64())}))
		}, true
	case "printf":
		return func(c *ExternalCall) (Value, error) { return c.printf(0, c.e.o.Stdout) }, true
	case "dprintf":
		return func(c *ExternalCall) (Value, error) {
			fd, err := c.int(0)
			if err != nil {
				return void, err
			}
			switch fd.Int64() {
			case 1:
				return c.printf(1, c.e.o.Stdout)
			case 2:
				return c.printf(1, c.e.o.Stderr)
			}
			return void, Unsupported.Errorf("'@dprintf' writes to file %d; the embedded engine has files 1 and 2", fd.Int64())
		}, true
	}
	return nil, false
}

// float16 returns a float argument; the helpers for half floats take their bits.
func (c *ExternalCall) float16(i int, name string) (num.Float, error) {
	if i < len(c.Args) && c.Args[i].Kind == IntKind {
		sem := num.F16
		if name == "printBF16" {
			sem = num.BF16
		}
		return num.FloatFromBits(sem, c.Args[i].Int.ZExtOrTrunc(16)), nil
	}
	return c.float(i)
}

// print writes to the program's output.
func (c *ExternalCall) print(s string) error {
	if err := c.Pay(uint64(len(s))); err != nil {
		return err
	}
	return writeTo(c.e.o.Stdout, s)
}

func writeTo(w io.Writer, s string) error {
	if _, err := io.WriteString(w, s); err != nil {
		return errorText("cannot write the output: " + err.Error())
	}
	return nil
}

// formatG formats as C's %g.
func formatG(f float64, negative bool) string {
	switch {
	case math.IsNaN(f):
		if negative {
			return "-nan"
		}
		return "nan"
	case math.IsInf(f, 1):
		return "inf"
	case math.IsInf(f, -1):
		return "-inf"
	}
	return strconv.FormatFloat(f, 'g', 6, 64)
}

// printf formats as C does, as far as its verbs d, i, u, x, o, c, s, p, f, e, g and % go. The format is argument at.
func (c *ExternalCall) printf(at int, w io.Writer) (Value, error) {
	p, err := c.ptr(at)
	if err != nil {
		return void, err
	}
	format, err := c.e.m.mem.cString(p)
	if err != nil {
		return void, err
	}
	b := text{write: func(s string) error { return writeTo(w, s) }, pay: c.Pay}
	next := at + 1
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			n := bytes.IndexByte(format[i:], '%')
			if n < 0 {
				n = len(format) - i
			}
			if err := b.add(string(format[i : i+n])); err != nil {
				return void, err
			}
			i += n - 1
			continue
		}
		start := i
		for i++; i < len(format) && strings.IndexByte("0123456789.+- #lhzjt", format[i]) >= 0; i++ {
		}
		if i == len(format) {
			break
		}
		spec := strings.Map(func(r rune) rune {
			if strings.ContainsRune("lhzjt", r) {
				return -1
			}
			return r
		}, string(format[start:i]))
		verb := format[i]
		if verb == '%' {
			if err := b.add("%"); err != nil {
				return void, err
			}
			continue
		}
		s, err := c.format(spec, verb, next)
		if err != nil {
			return void, err
		}
		next++
		if err := b.add(s); err != nil {
			return void, err
		}
	}
	return Int(num.NewSigned(32, int64(b.size))), b.flush()
}

// text is output that is written in pieces, so that it does not become long, and paid for.
type text struct {
	b     strings.Builder
	size  int
	write func(s string) error
	pay   func(bytes uint64) error
}

func (t *text) add(s string) error {
	t.b.WriteString(s)
	t.size += len(s)
	if err := t.pay(uint64(len(s))); err != nil || t.b.Len() < 1<<16 {
		return err
	}
	return t.flush()
}

func (t *text) flush() error {
	err := t.write(t.b.String())
	t.b.Reset()
	return err
}

// format formats one argument of printf.
func (c *ExternalCall) format(spec string, verb byte, i int) (string, error) {
	switch verb {
	case 'd', 'i', 'u', 'x', 'X', 'c', 'o':
		v, err := c.int(i)
		if err != nil {
			return "", err
		}
		switch verb {
		case 'd', 'i':
			return fmt.Sprintf(spec+"d", v.Int64()), nil
		case 'u':
			return fmt.Sprintf(spec+"d", v.Uint64()), nil
		case 'c':
			return string([]byte{byte(v.Uint64())}), nil
		}
		return fmt.Sprintf(spec+string(verb), v.Uint64()), nil
	case 'f', 'e', 'g', 'F', 'E', 'G':
		v, err := c.float(i)
		if err != nil {
			return "", err
		}
		f, _ := v.ToFloat64()
		if !strings.Contains(spec, ".") {
			spec += ".6"
		}
		if math.IsNaN(f) || math.IsInf(f, 0) {
			return formatG(f, v.IsNegative()), nil
		}
		return fmt.Sprintf(spec+string(verb), f), nil
	case 's':
		p, err := c.ptr(i)
		if err != nil {
			return "", err
		}
		s, err := c.e.m.mem.cString(p)
		return fmt.Sprintf(spec+"s", s), err
	case 'p':
		p, err := c.ptr(i)
		return fmt.Sprintf("0x%x", p), err
	}
	return "", Unsupported.Errorf("format verb '%%%c' is not known to the embedded engine; use LLVM's lli", verb)
}

// memoryLibrary are the functions of C's library that concern memory and the process.
func memoryLibrary(name string) (External, bool) {
	size := func(c *ExternalCall, i int) (uint64, error) {
		v, err := c.int(i)
		return v.Uint64(), err
	}
	switch name {
	case "malloc", "_mlir_alloc", "_mlir_memref_to_llvm_alloc":
		return func(c *ExternalCall) (Value, error) {
			n, err := size(c, 0)
			if err != nil {
				return void, err
			}
			p, err := c.e.m.mem.allocate(heapMemory, n, nil)
			return Ptr(p), err
		}, true
	case "aligned_alloc", "_mlir_aligned_alloc", "_mlir_memref_to_llvm_aligned_alloc":
		return func(c *ExternalCall) (Value, error) {
			n, err := size(c, 1)
			if err != nil {
				return void, err
			}
			p, err := c.e.m.mem.allocate(heapMemory, n, nil)
			return Ptr(p), err
		}, true
	case "free", "_mlir_free", "_mlir_aligned_free", "_mlir_memref_to_llvm_free":
		return free, true
	case "memcpy", "memmove":
		return func(c *ExternalCall) (Value, error) {
			d, err := c.ptr(0)
			if err != nil {
				return void, err
			}
			s, err := c.ptr(1)
			if err != nil {
				return void, err
			}
			n, err := size(c, 2)
			if err != nil {
				return void, err
			}
			if err := overlap(d, s, n); name == "memcpy" && err != nil {
				return void, err
			}
			return Ptr(d), c.e.m.mem.copyBytes(d, s, n)
		}, true
	case "memrefCopy":
		return memrefCopy, true
	case "memset":
		return func(c *ExternalCall) (Value, error) {
			p, v, n, err := c.ptrIntSize()
			if err != nil {
				return void, err
			}
			return Ptr(p), c.e.m.mem.fill(p, byte(v), n)
		}, true
	case "strlen":
		return func(c *ExternalCall) (Value, error) {
			p, err := c.ptr(0)
			if err != nil {
				return void, err
			}
			s, err := c.e.m.mem.cString(p)
			return Int(num.NewInt(64, uint64(len(s)))), err
		}, true
	case "abs", "labs", "llabs":
		return func(c *ExternalCall) (Value, error) {
			v, err := c.int(0)
			return Int(v.Abs()), err
		}, true
	case "fflush":
		return func(*ExternalCall) (Value, error) { return Int(num.NewInt(32, 0)), nil }, true
	case "abort":
		return func(c *ExternalCall) (Value, error) { return void, Aborted.Errorf("'@abort' was called") }, true
	case "exit":
		return func(c *ExternalCall) (Value, error) {
			n, err := size(c, 0)
			if err != nil {
				return void, err
			}
			return void, Exit{Status: int(n & 255)}
		}, true
	}
	return nil, false
}

// Exit is the error that a call returns when the program called C's function exit.
type Exit struct {
	// Status is from 0 to 255.
	Status int
}

// Error implements error.
func (e Exit) Error() string { return fmt.Sprintf("'@exit' was called with status %d", e.Status) }

// ptrIntSize reads the arguments of memset.
func (c *ExternalCall) ptrIntSize() (p, v, n uint64, err error) {
	if p, err = c.ptr(0); err != nil {
		return
	}
	x, err := c.int(1)
	if err != nil {
		return
	}
	y, err := c.int(2)
	return p, x.Uint64(), y.Uint64(), err
}

// free ends the lifetime of heap memory.
func free(c *ExternalCall) (Value, error) {
	p, err := c.ptr(0)
	if err != nil || p == 0 {
		return void, err
	}
	a := c.e.m.mem.at(p)
	switch {
	case a == nil && p&(1<<offsetBits-1) == 0 && p>>offsetBits&entryMask < uint64(len(c.e.m.mem.list)):
		return void, c.e.m.mem.withSites(&c.e.m.mem.list[p>>offsetBits&entryMask], p, "memory is freed twice")
	case a == nil || a.kind != heapMemory || p&(1<<offsetBits-1) != 0:
		return void, errorText(fmt.Sprintf("address 0x%x is freed, which is not the start of allocated memory", p))
	}
	c.e.m.mem.release(p)
	return void, nil
}

// memrefCopy copies between two memrefs of unknown rank: the size of an element, and for each a pointer to its rank and
// a pointer to its descriptor.
func memrefCopy(c *ExternalCall) (Value, error) {
	elem, err := c.int(0)
	if err != nil {
		return void, err
	}
	var d [2]memref
	for i := range d {
		p, err := c.ptr(1 + i)
		if err != nil {
			return void, err
		}
		if d[i], err = c.e.memref(p); err != nil {
			return void, err
		}
	}
	src, dst := d[0], d[1]
	if len(src.sizes) != len(dst.sizes) {
		return void, errorText(fmt.Sprintf("a memref of rank %d is copied to one of rank %d", len(src.sizes), len(dst.sizes)))
	}
	size := elem.Uint64()
	return void, src.each(&dst, func(i, j uint64) error {
		if err := c.Pay(bytesPerStep); err != nil {
			return err
		}
		return c.e.m.mem.copyBytes(dst.data+j*size, src.data+i*size, size)
	})
}

// memref is a memref descriptor.
type memref struct {
	data, offset   uint64
	sizes, strides []uint64
}

// memref reads an unranked descriptor.
func (e *Engine) memref(p uint64) (memref, error) {
	word := func(p uint64) (uint64, error) {
		w, _, err := e.m.mem.load(p, 8)
		return w, err
	}
	rank, err := word(p)
	if err != nil {
		return memref{}, err
	}
	at, err := word(p + 8)
	if err != nil {
		return memref{}, err
	}
	return e.ranked(at, rank)
}

// ranked reads a descriptor of known rank.
func (e *Engine) ranked(p, rank uint64) (memref, error) {
	var m memref
	fields := []*uint64{nil, &m.data, &m.offset}
	if rank > 64 {
		return m, errorText(fmt.Sprintf("a memref descriptor has rank %d", rank))
	}
	m.sizes, m.strides = make([]uint64, rank), make([]uint64, rank)
	for i := range m.sizes {
		fields = append(fields, &m.sizes[i])
	}
	for i := range m.strides {
		fields = append(fields, &m.strides[i])
	}
	for i, f := range fields {
		if f == nil {
			continue
		}
		w, _, err := e.m.mem.load(p+uint64(i)*8, 8)
		if err != nil {
			return m, err
		}
		*f = w
	}
	return m, nil
}

// mathematics are the functions of C's mathematical library.
func mathematics(name string) (External, bool) {
	base := strings.TrimSuffix(name, "f")
	for _, n := range []string{name, base} {
		if f := unaryMath(n); f != nil {
			return func(c *ExternalCall) (Value, error) {
				x, err := c.float(0)
				if err != nil {
					return void, err
				}
				return Float(f(x)), nil
			}, true
		}
		if f := binaryMath(n); f != nil {
			return func(c *ExternalCall) (Value, error) {
				x, err := c.float(0)
				if err != nil {
					return void, err
				}
				y, err := c.float(1)
				if err != nil {
					return void, err
				}
				return Float(f(x, y)), nil
			}, true
		}
		if n == "fma" {
			return func(c *ExternalCall) (Value, error) {
				var x [3]num.Float
				for i := range x {
					var err error
					if x[i], err = c.float(i); err != nil {
						return void, err
					}
				}
				return Float(x[0].FMA(x[1], x[2])), nil
			}, true
		}
	}
	return nil, false
}

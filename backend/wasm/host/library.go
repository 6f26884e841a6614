package host

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core/num"
)

// external is a function that the program calls and the host has.
type external func(c *hostCall) error

// hostCall is one call of an [external].
type hostCall struct {
	p *Program
	// Stack has the arguments as words: integers zero-extended, floats as their bits, pointers as addresses. The result
	// replaces the first ones.
	Stack []uint64
	imp   *wasm.Import
}

// Import returns the function for an import. Its words are the arguments, one for each parameter, and what is above the 32
// bits of a narrow one does not matter; the results replace the first ones, zero-extended. An error ends the program: the
// machine makes the program trap then.
func (p *Program) Import(imp *wasm.Import) (func(words []uint64) error, error) {
	fn, err := p.external(imp)
	if err != nil {
		return nil, err
	}
	return func(words []uint64) error {
		for i := range len(imp.Params) {
			if imp.Params[i]&1 != 0 {
				words[i] = uint64(uint32(words[i]))
			}
		}
		if imp.Module != wasm.TickModule {
			if p.calls++; p.calls == callsPerTick {
				p.calls = 0
				if err := p.Tick(callsPerTick); err != nil {
					return err
				}
			}
		}
		c := hostCall{p: p, Stack: words, imp: imp}
		return p.ended(fn(&c))
	}, nil
}

// callsPerTick is after how many calls of the host's functions it looks at the context by itself. A round of a loop may have
// thousands of them, one for each element of a vector.
const callsPerTick = 1 << 10

// ended keeps the error that a function of the host ends the program with.
func (p *Program) ended(err error) error {
	if err != nil {
		p.trap = err
	}
	return err
}

// external returns the function for an import.
func (p *Program) external(imp *wasm.Import) (external, error) {
	switch imp.Module {
	case "llvm":
		return operation(imp)
	case wasm.DivideModule:
		return divided(imp), nil
	case wasm.TickModule:
		return map[string]external{wasm.TickName: (*hostCall).tick, wasm.WorkName: (*hostCall).work, wasm.TrapName: (*hostCall).trap, wasm.AccessName: (*hostCall).access,
			wasm.CopyName: (*hostCall).copies}[imp.Name], nil
	}
	if run := p.External(imp); run != nil {
		return func(c *hostCall) error { return run(p.ctx, c.Stack) }, nil
	}
	if f, ok := library[imp.Name]; ok {
		return f, nil
	}
	if f := mathematics(imp); f != nil {
		return f, nil
	}
	return func(*hostCall) error {
		return fmt.Errorf("'@%s' is declared only and not known to the engine; define it, or add it to Options.Externals", imp.Name)
	}, nil
}

// External returns the code of an import that is a function of Go, nil for all others.
func (p *Program) External(imp *wasm.Import) engine.Code {
	if imp.Op == nil || imp.Module != "env" {
		return nil
	}
	return p.h.External(imp.Op)
}

// mathematics returns a function of C's mathematical library.
func mathematics(imp *wasm.Import) external {
	sem, name := num.F64, imp.Name
	if strings.HasSuffix(name, "f") && imp.Results == "\x7d" {
		sem, name = num.F32, strings.TrimSuffix(name, "f")
	}
	n, f := engine.Math(name)
	if f == nil || n != len(imp.Params) {
		return nil
	}
	if fast, ok := exact[name]; ok && sem == num.F64 {
		return func(c *hostCall) error {
			c.Stack[0] = math.Float64bits(fast(math.Float64frombits(c.Stack[0]), math.Float64frombits(c.Stack[n-1])))
			return nil
		}
	}
	return func(c *hostCall) error {
		var x [3]num.Float
		for i := range n {
			x[i] = num.FloatFromBits(sem, num.NewInt(sem.Width(), c.Stack[i]))
		}
		c.Stack[0] = f(x[:n]...).Bits().Uint64()
		return nil
	}
}

// exact are functions for which Go's library is exact.
var exact = map[string]func(x, y float64) float64{
	"fmod": math.Mod, "remainder": math.Remainder, "fabs": func(x, _ float64) float64 { return math.Abs(x) },
	"sqrt": func(x, _ float64) float64 { return math.Sqrt(x) },
}

// library are functions of C's library.
var library = map[string]external{
	"malloc":              func(c *hostCall) error { return c.malloc(c.Stack[0], smallest, false) },
	"_mlir_alloc":         func(c *hostCall) error { return c.malloc(c.Stack[0], smallest, false) },
	"aligned_alloc":       func(c *hostCall) error { return c.malloc(c.Stack[1], c.Stack[0], false) },
	"_mlir_aligned_alloc": func(c *hostCall) error { return c.malloc(c.Stack[1], c.Stack[0], false) },
	"calloc":              (*hostCall).calloc,
	"realloc":             (*hostCall).realloc,
	"free":                (*hostCall).free,
	"_mlir_free":          (*hostCall).free,
	"_mlir_aligned_free":  (*hostCall).free,
	"printf":              func(c *hostCall) error { return c.printf(c.p.h.Stdout, c.Stack[0], c.Stack[1]) },
	"dprintf":             (*hostCall).dprintf,
	"putchar":             func(c *hostCall) error { return c.print(string([]byte{byte(c.Stack[0])})) },
	"puts":                (*hostCall).puts,
	"fflush":              func(c *hostCall) error { c.Stack[0] = 0; return nil },
	"abort":               func(*hostCall) error { return errors.New("'@abort' was called") },
	"exit":                func(c *hostCall) error { return engine.Exit{Status: int(c.Stack[0] & 255)} },
	"gettimeofday":        (*hostCall).time,
	"strlen":              (*hostCall).strlen,
	"memcmp":              func(c *hostCall) error { return c.compare(true) },
	"strcmp":              func(c *hostCall) error { return c.compare(false) },
	"strncmp":             func(c *hostCall) error { return c.compare(false) },
	"memcpy":              (*hostCall).copy,
	"memmove":             (*hostCall).copy,
	"memset":              (*hostCall).fill,
	"abs":                 (*hostCall).abs,
	"labs":                (*hostCall).abs,
	"llabs":               (*hostCall).abs,
}

func (c *hostCall) malloc(size, align uint64, clean bool) error {
	at, err := c.p.allocate(size, align, false)
	if err == nil {
		err = c.pay(size)
	}
	if err == nil && clean {
		c.p.m.Fill(at, size, 0)
	}
	c.Stack[0] = at
	return err
}

func (c *hostCall) calloc() error {
	if c.Stack[1] != 0 && c.Stack[0] > maxMemory/c.Stack[1] {
		return c.malloc(maxMemory, smallest, true)
	}
	return c.malloc(c.Stack[0]*c.Stack[1], smallest, true)
}

func (c *hostCall) realloc() error {
	old, size := c.Stack[0], c.Stack[1]
	if err := c.malloc(size, smallest, false); err != nil || old == 0 {
		return err
	}
	have, ok := c.p.heap.sizeOf(old)
	if !ok {
		return c.p.notHeap(old)
	}
	c.p.m.Write(c.Stack[0], c.p.m.Read(old, min(size, have)))
	return c.p.release(old, false)
}

func (c *hostCall) free() error {
	if at := c.Stack[0]; at != 0 {
		return c.p.release(at, false)
	}
	return nil
}

func (c *hostCall) print(s string) error {
	if err := c.pay(uint64(len(s))); err != nil {
		return err
	}
	return write(c.p.h.Stdout, s)
}

func write(w io.Writer, s string) error {
	if _, err := io.WriteString(w, s); err != nil {
		return fmt.Errorf("cannot write the output: %w", err)
	}
	return nil
}

func (c *hostCall) puts() error {
	s, err := c.p.cString(c.Stack[0])
	if err != nil {
		return err
	}
	c.Stack[0] = 0
	if err := c.pay(uint64(len(s))); err != nil {
		return err
	}
	return c.print(string(s) + "\n")
}

func (c *hostCall) time() error {
	at := c.Stack[0]
	if err := c.p.accessible(at, 16, true); err != nil {
		return err
	}
	now := time.Now().UnixMicro()
	b := binary.LittleEndian.AppendUint64(nil, uint64(now/1e6))
	c.p.m.Write(at, binary.LittleEndian.AppendUint64(b, uint64(now%1e6)))
	c.Stack[0] = 0
	return nil
}

func (c *hostCall) strlen() error {
	s, err := c.p.cString(c.Stack[0])
	if c.Stack[0] = uint64(len(s)); err == nil {
		err = c.pay(uint64(len(s)))
	}
	return err
}

// compare compares memory, or strings up to their ends or a number of bytes.
func (c *hostCall) compare(whole bool) error {
	var x [2][]byte
	for i := range x {
		var err error
		if whole {
			x[i], err = c.p.bytes(c.Stack[i], c.Stack[2])
		} else {
			x[i], err = c.p.cString(c.Stack[i])
		}
		if err == nil {
			err = c.pay(uint64(len(x[i])))
		}
		if !whole && len(c.imp.Params) > 2 {
			x[i] = x[i][:min(uint64(len(x[i])), c.Stack[2])]
		}
		if err != nil {
			return err
		}
	}
	c.Stack[0] = uint64(uint32(int32(cmp.Compare(bytes.Compare(x[0], x[1]), 0))))
	return nil
}

func (c *hostCall) copy() error {
	to, size := c.Stack[0], c.Stack[2]
	if err := c.p.accessible(to, size, true); err != nil {
		return err
	}
	if err := c.pay(size); err != nil {
		return err
	}
	from, err := c.p.bytes(c.Stack[1], size)
	if err == nil {
		c.p.m.Write(to, from)
	}
	return err
}

func (c *hostCall) fill() error {
	at, size := c.Stack[0], c.Stack[2]
	err := c.p.accessible(at, size, true)
	if err == nil {
		err = c.pay(size)
	}
	if err == nil {
		c.p.m.Fill(at, size, byte(c.Stack[1]))
	}
	return err
}

func (c *hostCall) abs() error {
	v := int64(c.Stack[0])
	if c.imp.Params == "\x7f" {
		v = int64(int32(v))
	}
	if v < 0 {
		v = -v
	}
	if c.imp.Params == "\x7f" {
		v = int64(uint32(v))
	}
	c.Stack[0] = uint64(v)
	return nil
}

func (c *hostCall) dprintf() error {
	switch fd := int32(c.Stack[0]); fd {
	case 1:
		return c.printf(c.p.h.Stdout, c.Stack[1], c.Stack[2])
	case 2:
		return c.printf(c.p.h.Stderr, c.Stack[1], c.Stack[2])
	default:
		return fmt.Errorf("'@dprintf' writes to file %d; the engine has files 1 and 2", fd)
	}
}

// printf formats as C does, as far as its verbs d, i, u, x, o, c, s, p, f, e, g and % go. Arguments lie one after
// another, each at a multiple of eight bytes.
func (c *hostCall) printf(w io.Writer, format, args uint64) error {
	f, err := c.p.cString(format)
	if err != nil {
		return err
	}
	f = bytes.Clone(f) // writing may let the program's memory move
	if err := c.pay(uint64(len(f))); err != nil {
		return err
	}
	var b strings.Builder
	size := 0
	add := func(s string) error {
		b.WriteString(s)
		size += len(s)
		if err := c.pay(uint64(len(s))); err != nil || b.Len() < 1<<16 {
			return err
		}
		s = b.String()
		b.Reset()
		return write(w, s)
	}
	for i := 0; i < len(f); i++ {
		if f[i] != '%' {
			n := bytes.IndexByte(f[i:], '%')
			if n < 0 {
				n = len(f) - i
			}
			if err := add(string(f[i : i+n])); err != nil {
				return err
			}
			i += n - 1
			continue
		}
		start := i
		for i++; i < len(f) && strings.IndexByte("0123456789.+- #lhzjt", f[i]) >= 0; i++ {
		}
		if i == len(f) {
			break
		}
		if f[i] == '%' {
			if err := add("%"); err != nil {
				return err
			}
			continue
		}
		spec := string(f[start:i])
		v, err := c.p.word(args)
		if err != nil {
			return err
		}
		s, err := c.format(strings.Map(func(r rune) rune {
			if strings.ContainsRune("lhzjt", r) {
				return -1
			}
			return r
		}, spec), f[i], v, strings.ContainsAny(spec, "lzjt"))
		if err != nil {
			return err
		}
		args += 8
		if err := add(s); err != nil {
			return err
		}
	}
	c.Stack[0] = uint64(size)
	return write(w, b.String())
}

// format formats one argument of printf.
func (c *hostCall) format(spec string, verb byte, v uint64, long bool) (string, error) {
	if !long {
		v = uint64(uint32(v)) | v&^uint64(math.MaxUint32)*b2u(strings.IndexByte("fegFEG", verb) >= 0)
	}
	switch verb {
	case 'd', 'i':
		if long {
			return fmt.Sprintf(spec+"d", int64(v)), nil
		}
		return fmt.Sprintf(spec+"d", int32(v)), nil
	case 'u':
		return fmt.Sprintf(spec+"d", v), nil
	case 'x', 'X', 'o':
		return fmt.Sprintf(spec+string(verb), v), nil
	case 'c':
		return string([]byte{byte(v)}), nil
	case 'f', 'e', 'g', 'F', 'E', 'G':
		x := math.Float64frombits(v)
		if spec == "%" && verb == 'g' || math.IsNaN(x) || math.IsInf(x, 0) {
			return formatG(x), nil
		}
		if !strings.Contains(spec, ".") {
			spec += ".6"
		}
		return fmt.Sprintf(spec+string(verb), x), nil
	case 's':
		s, err := c.p.cString(uint64(uint32(v)))
		return fmt.Sprintf(spec+"s", s), err
	case 'p':
		return fmt.Sprintf("0x%x", v), nil
	}
	return "", fmt.Errorf("format verb '%%%c' is not known to the engine", verb)
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// formatG formats as C's %g.
func formatG(f float64) string {
	switch {
	case math.IsNaN(f) && math.Signbit(f):
		return "-nan"
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 0):
		return strings.ToLower(strings.TrimPrefix(strconv.FormatFloat(f, 'g', 6, 64), "+"))
	}
	return strconv.FormatFloat(f, 'g', 6, 64)
}

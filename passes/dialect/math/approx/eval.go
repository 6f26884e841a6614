package approx

import (
	"math"
	"slices"
)

// Float is a type that programs are evaluated for.
type Float interface{ ~float32 | ~float64 }

// blockSize is how many elements one step of an evaluator computes.
const blockSize = 128

// Evaluator computes a program for many arguments, one instruction at a time for a block of them, with every step
// rounded as the IR does it. It is used by one goroutine at a time.
type Evaluator struct {
	p    *Program
	regs []register
}

// register holds one value for the elements of a block; the slice of its kind is in use.
type register struct {
	b   []bool
	i32 []uint32
	i64 []uint64
	f32 []float32
	f64 []float64
}

// NewEvaluator returns an evaluator.
func NewEvaluator(p *Program) *Evaluator {
	e := &Evaluator{p, make([]register, len(p.Code))}
	for i, in := range p.Code {
		r := &e.regs[i]
		switch in.Kind {
		case Bool:
			r.b = make([]bool, blockSize)
		case I32:
			r.i32 = make([]uint32, blockSize)
		case I64:
			r.i64 = make([]uint64, blockSize)
		case F32:
			r.f32 = make([]float32, blockSize)
		case F64:
			r.f64 = make([]float64, blockSize)
		}
		if in.Op == Const {
			r.load(in.Kind, slices.Repeat([]uint64{in.Imm}, blockSize))
		}
	}
	return e
}

// load sets elements from bits, store is the inverse.
func (r *register) load(k Kind, bits []uint64) {
	switch k {
	case Bool:
		for j, v := range bits {
			r.b[j] = v != 0
		}
	case I32:
		for j, v := range bits {
			r.i32[j] = uint32(v)
		}
	case I64:
		copy(r.i64, bits)
	case F32:
		for j, v := range bits {
			r.f32[j] = math.Float32frombits(uint32(v))
		}
	case F64:
		for j, v := range bits {
			r.f64[j] = math.Float64frombits(v)
		}
	}
}

func (r *register) store(k Kind, bits []uint64) {
	switch k {
	case Bool:
		for j := range bits {
			bits[j] = 0
			if r.b[j] {
				bits[j] = 1
			}
		}
	case I32:
		for j := range bits {
			bits[j] = uint64(r.i32[j])
		}
	case I64:
		copy(bits, r.i64)
	case F32:
		for j := range bits {
			bits[j] = uint64(math.Float32bits(r.f32[j]))
		}
	case F64:
		for j := range bits {
			bits[j] = math.Float64bits(r.f64[j])
		}
	}
}

// Eval computes the results of a program for arguments, all given as bits of their kinds. The slices of args, one for each
// parameter, have the length of those of results.
func (e *Evaluator) Eval(results, args [][]uint64) {
	for at := 0; at < len(results[0]); at += blockSize {
		n := min(blockSize, len(results[0])-at)
		for i, k := range e.p.Params {
			e.regs[i].load(k, args[i][at:at+n])
		}
		e.run(n)
		for i, r := range e.p.Results {
			e.regs[r].store(e.p.Code[r].Kind, results[i][at:at+n])
		}
	}
}

// run computes a block whose parameters are set.
func (e *Evaluator) run(n int) {
	for i := range e.p.Code {
		in := &e.p.Code[i]
		if in.Op == Param || in.Op == Const {
			continue
		}
		d, a, b, c := &e.regs[i], &e.regs[in.A], &e.regs[in.B], &e.regs[in.C]
		switch from := e.p.Code[in.A].Kind; {
		case in.Op == Select:
			choose(in.Kind, d, a.b[:n], b, c)
		case in.Op == Bitcast || in.Op >= ExtF:
			convert(in, from, n, d, a)
		case from == Bool:
			logic(in.Op, d.b[:n], a.b, b.b)
		case from == I32:
			if in.Op == INE || in.Op == ISLT {
				compareInts[uint32, int32](in.Op, d.b[:n], a.i32, b.i32)
			} else {
				ints[uint32, int32](in.Op, d.i32[:n], a.i32, b.i32)
			}
		case from == I64:
			if in.Op == INE || in.Op == ISLT {
				compareInts[uint64, int64](in.Op, d.b[:n], a.i64, b.i64)
			} else {
				ints[uint64, int64](in.Op, d.i64[:n], a.i64, b.i64)
			}
		case in.Kind == Bool && from == F32:
			compare(in.Op, d.b[:n], a.f32, b.f32)
		case in.Kind == Bool:
			compare(in.Op, d.b[:n], a.f64, b.f64)
		case from == F32:
			floats(in.Op, d.f32[:n], a.f32, b.f32)
		default:
			floats(in.Op, d.f64[:n], a.f64, b.f64)
		}
	}
}

func choose(k Kind, d *register, m []bool, b, c *register) {
	switch k {
	case Bool:
		selects(d.b, m, b.b, c.b)
	case I32:
		selects(d.i32, m, b.i32, c.i32)
	case I64:
		selects(d.i64, m, b.i64, c.i64)
	case F32:
		selects(d.f32, m, b.f32, c.f32)
	case F64:
		selects(d.f64, m, b.f64, c.f64)
	}
}

func selects[T any](d []T, m []bool, b, c []T) {
	for j, yes := range m {
		if yes {
			d[j] = b[j]
		} else {
			d[j] = c[j]
		}
	}
}

func floats[T Float](op Op, d, a, b []T) {
	switch op {
	case Add:
		for j := range d {
			d[j] = a[j] + b[j]
		}
	case Sub:
		for j := range d {
			d[j] = a[j] - b[j]
		}
	case Mul:
		for j := range d {
			d[j] = a[j] * b[j]
		}
	case Div:
		for j := range d {
			d[j] = a[j] / b[j]
		}
	case Abs:
		for j := range d {
			d[j] = T(math.Abs(float64(a[j])))
		}
	case Sqrt:
		for j := range d {
			d[j] = T(math.Sqrt(float64(a[j]))) // rounding twice is right: 53 bits are more than 2*24+2
		}
	case CopySign:
		for j := range d {
			d[j] = T(math.Copysign(float64(a[j]), float64(b[j])))
		}
	default:
		panic("approx: no operation of floats")
	}
}

func compare[T Float](op Op, d []bool, a, b []T) {
	switch op {
	case OEQ:
		for j := range d {
			d[j] = a[j] == b[j]
		}
	case OLT:
		for j := range d {
			d[j] = a[j] < b[j]
		}
	case OLE:
		for j := range d {
			d[j] = a[j] <= b[j]
		}
	case ULT:
		for j := range d {
			d[j] = !(a[j] >= b[j])
		}
	case UNO:
		for j := range d {
			d[j] = a[j] != a[j] || b[j] != b[j]
		}
	case UNE:
		for j := range d {
			d[j] = a[j] != b[j]
		}
	default:
		panic("approx: no comparison of floats")
	}
}

func compareInts[U uint32 | uint64, S int32 | int64](op Op, d []bool, a, b []U) {
	for j := range d {
		if op == INE {
			d[j] = a[j] != b[j]
		} else {
			d[j] = S(a[j]) < S(b[j])
		}
	}
}

func ints[U uint32 | uint64, S int32 | int64](op Op, d, a, b []U) {
	switch op {
	case IAdd:
		for j := range d {
			d[j] = a[j] + b[j]
		}
	case ISub:
		for j := range d {
			d[j] = a[j] - b[j]
		}
	case IMul:
		for j := range d {
			d[j] = a[j] * b[j]
		}
	case And:
		for j := range d {
			d[j] = a[j] & b[j]
		}
	case Or:
		for j := range d {
			d[j] = a[j] | b[j]
		}
	case Xor:
		for j := range d {
			d[j] = a[j] ^ b[j]
		}
	case Shl:
		for j := range d {
			d[j] = a[j] << b[j]
		}
	case ShrU:
		for j := range d {
			d[j] = a[j] >> b[j]
		}
	case ShrS:
		for j := range d {
			d[j] = U(S(a[j]) >> b[j])
		}
	default:
		panic("approx: no operation of integers")
	}
}

func logic(op Op, d, a, b []bool) {
	for j := range d {
		switch op {
		case And:
			d[j] = a[j] && b[j]
		case Or:
			d[j] = a[j] || b[j]
		case Xor:
			d[j] = a[j] != b[j]
		default:
			panic("approx: no operation of truth values")
		}
	}
}

func convert(in *Instr, from Kind, n int, d, a *register) {
	switch {
	case in.Op == ExtF:
		for j := range n {
			d.f64[j] = float64(a.f32[j])
		}
	case in.Op == TruncF:
		for j := range n {
			d.f32[j] = float32(a.f64[j])
		}
	case in.Op == IToF:
		for j := range n {
			d.f64[j] = float64(int32(a.i32[j]))
		}
	case from == F32:
		for j := range n {
			d.i32[j] = math.Float32bits(a.f32[j])
		}
	case from == F64:
		for j := range n {
			d.i64[j] = math.Float64bits(a.f64[j])
		}
	case from == I32:
		for j := range n {
			d.f32[j] = math.Float32frombits(a.i32[j])
		}
	default:
		for j := range n {
			d.f64[j] = math.Float64frombits(a.i64[j])
		}
	}
}

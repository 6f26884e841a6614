package approx

import "math"

// Kind is the type of a value.
type Kind uint8

// The kinds of values. A program for vectors has the same kinds, elementwise.
const (
	Bool Kind = iota
	I32
	I64
	F32
	F64
)

// Op is an operation. Every one acts elementwise and is exact or rounds to nearest, as operations of the dialect arith do.
type Op uint8

// The operations. Those of integers wrap around; amounts of shifts are below the width.
const (
	Param    Op = iota // the parameter number Imm
	Const              // the bits Imm
	Add                // of floats, as are the next three
	Sub                //
	Mul                //
	Div                //
	Abs                //
	Sqrt               //
	CopySign           // A with the sign of B
	OEQ                // comparisons of floats: equal
	OLT                // less
	OLE                // less or equal
	ULT                // less or unordered
	UNE                // not equal, or unordered
	UNO                // unordered
	Select             // if A then B else C
	IAdd               // of integers, as are the next ones
	ISub               //
	IMul               //
	And                // of integers or Bool
	Or                 //
	Xor                //
	Shl                //
	ShrU               // shift with zeros
	ShrS               // shift with copies of the sign
	INE                // comparisons of integers: not equal
	ISLT               // less, signed
	Bitcast            // between a float and the integer of its width
	ExtF               // F32 to F64
	TruncF             // F64 to F32, rounding to nearest
	IToF               // a signed I32 to F64, which is exact
)

// Instr computes one value from those before it.
type Instr struct {
	Op      Op
	Kind    Kind // of the result
	A, B, C int32
	Imm     uint64
}

// Program is a function without branches, as a list of instructions. Value number i is the result of Code[i].
type Program struct {
	Params  []Kind
	Code    []Instr
	Results []int32
}

// operands is how many of A, B and C an operation reads.
func (op Op) operands() int {
	switch op {
	case Param, Const:
		return 0
	case Abs, Sqrt, Bitcast, ExtF, TruncF, IToF:
		return 1
	case Select:
		return 3
	}
	return 2
}

// Operands returns the numbers of the values that an instruction reads.
func (in *Instr) Operands() []int32 { return []int32{in.A, in.B, in.C}[:in.Op.operands()] }

// recorder writes a program down. Equal instructions are recorded once.
type recorder struct {
	p    Program
	seen map[Instr]int32
}

// value is a value of the program that is being recorded. Its methods record operations on it.
type value struct {
	r  *recorder
	id int32
}

func record(f func(r *recorder, x []value) []value, params ...Kind) *Program {
	r := &recorder{p: Program{Params: params}, seen: map[Instr]int32{}}
	var x []value
	for i, k := range params {
		x = append(x, r.emit(Instr{Op: Param, Kind: k, Imm: uint64(i)}))
	}
	for _, v := range f(r, x) {
		r.p.Results = append(r.p.Results, v.id)
	}
	return r.p.prune()
}

func (r *recorder) emit(in Instr) value {
	id, ok := r.seen[in]
	if !ok {
		id = int32(len(r.p.Code))
		r.p.Code = append(r.p.Code, in)
		r.seen[in] = id
	}
	return value{r, id}
}

// prune drops instructions that no result needs.
func (p *Program) prune() *Program {
	need := make([]bool, len(p.Code))
	for _, r := range p.Results {
		need[r] = true
	}
	for i := len(p.Code) - 1; i >= 0; i-- {
		in := &p.Code[i]
		need[i] = need[i] || in.Op == Param
		if need[i] {
			for _, o := range in.Operands() {
				need[o] = true
			}
		}
	}
	out := &Program{Params: p.Params}
	to := make([]int32, len(p.Code))
	for i, in := range p.Code {
		if need[i] {
			n := in.Op.operands()
			for j, o := range []*int32{&in.A, &in.B, &in.C} {
				if j < n {
					*o = to[*o]
				}
			}
			to[i] = int32(len(out.Code))
			out.Code = append(out.Code, in)
		}
	}
	for _, r := range p.Results {
		out.Results = append(out.Results, to[r])
	}
	return out
}

func (x value) kind() Kind { return x.r.p.Code[x.id].Kind }

func (x value) op1(op Op, k Kind) value { return x.r.emit(Instr{Op: op, Kind: k, A: x.id}) }
func (x value) op2(op Op, k Kind, y value) value {
	return x.r.emit(Instr{Op: op, Kind: k, A: x.id, B: y.id})
}

// c is a constant of the kind of x: the float nearest to f.
func (x value) c(f float64) value {
	if x.kind() == F32 {
		return x.r.emit(Instr{Op: Const, Kind: F32, Imm: uint64(math.Float32bits(float32(f)))})
	}
	return x.r.emit(Instr{Op: Const, Kind: F64, Imm: math.Float64bits(f)})
}

// i is a constant of the integer kind of x.
func (x value) i(n int64) value {
	if x.kind() == I32 {
		return x.r.emit(Instr{Op: Const, Kind: I32, Imm: uint64(uint32(n))})
	}
	return x.r.emit(Instr{Op: Const, Kind: x.kind(), Imm: uint64(n)})
}

func (x value) add(y value) value      { return x.op2(Add, x.kind(), y) }
func (x value) sub(y value) value      { return x.op2(Sub, x.kind(), y) }
func (x value) mul(y value) value      { return x.op2(Mul, x.kind(), y) }
func (x value) div(y value) value      { return x.op2(Div, x.kind(), y) }
func (x value) abs() value             { return x.op1(Abs, x.kind()) }
func (x value) sqrt() value            { return x.op1(Sqrt, x.kind()) }
func (x value) copysign(y value) value { return x.op2(CopySign, x.kind(), y) }

func (x value) addc(f float64) value { return x.add(x.c(f)) }
func (x value) subc(f float64) value { return x.sub(x.c(f)) }
func (x value) mulc(f float64) value { return x.mul(x.c(f)) }

// neg flips the sign: -0 - x would be +0 for x = -0.
func (x value) neg() value { return x.bits().xor(x.bits().i(x.format().sign)).float() }

func (x value) eq(y value) value  { return x.op2(OEQ, Bool, y) }
func (x value) lt(y value) value  { return x.op2(OLT, Bool, y) }
func (x value) le(y value) value  { return x.op2(OLE, Bool, y) }
func (x value) ult(y value) value { return x.op2(ULT, Bool, y) }
func (x value) une(y value) value { return x.op2(UNE, Bool, y) }

func (x value) isNaN() value { return x.une(x) }

// choose is y where x holds and z elsewhere.
func (x value) choose(y, z value) value {
	return x.r.emit(Instr{Op: Select, Kind: y.kind(), A: x.id, B: y.id, C: z.id})
}

func (x value) iadd(y value) value { return x.op2(IAdd, x.kind(), y) }
func (x value) isub(y value) value { return x.op2(ISub, x.kind(), y) }
func (x value) imul(y value) value { return x.op2(IMul, x.kind(), y) }
func (x value) and(y value) value  { return x.op2(And, x.kind(), y) }
func (x value) or(y value) value   { return x.op2(Or, x.kind(), y) }
func (x value) xor(y value) value  { return x.op2(Xor, x.kind(), y) }

func (x value) shl(n int64) value   { return x.op2(Shl, x.kind(), x.i(n)) }
func (x value) shr(n int64) value   { return x.op2(ShrU, x.kind(), x.i(n)) }
func (x value) sar(n int64) value   { return x.op2(ShrS, x.kind(), x.i(n)) }
func (x value) has(b int64) value   { return x.and(x.i(b)).op2(INE, Bool, x.i(0)) }
func (x value) iaddc(n int64) value { return x.iadd(x.i(n)) }

func (x value) bits() value { return x.op1(Bitcast, x.kind()-F32+I32) }

// float is the inverse of bits.
func (x value) float() value { return x.op1(Bitcast, x.kind()-I32+F32) }

func (x value) wide() value   { return x.op1(ExtF, F64) }
func (x value) narrow() value { return x.op1(TruncF, F32) }

// format has the numbers of a float format. Adding magic, which is 1.5 times the number whose last bit is 1, rounds to an
// integer and leaves that in the low bits.
type format struct {
	fraction  int64 // bits of the significand that are stored
	bias      int64
	sign      int64
	magic     float64
	magicBits int64
	normal    float64 // the least normal number
}

var formats = [2]format{
	{23, 127, math.MinInt32, 0x1.8p23, 0x4b400000, 0x1p-126},
	{52, 1023, math.MinInt64, 0x1.8p52, 0x4338000000000000, 0x1p-1022},
}

func (x value) format() *format {
	if k := x.kind(); k == F32 || k == I32 {
		return &formats[0]
	}
	return &formats[1]
}

// poly is the value of a polynomial by Horner's rule.
func (x value) poly(c []float64) value {
	y := x.c(c[len(c)-1])
	for i := len(c) - 2; i >= 0; i-- {
		y = y.mul(x).addc(c[i])
	}
	return y
}

// round is the nearest integer of a number below 2^22 or 2^51, as a float and as an integer.
func (x value) round() (value, value) {
	f := x.format()
	t := x.addc(f.magic)
	return t.subc(f.magic), t.bits().isub(t.bits().i(f.magicBits))
}

// fromInt is a small integer as a float of its width.
func (x value) fromInt() value {
	f := x.format()
	return x.iaddc(f.magicBits).float().subc(f.magic)
}

// power is 2 to the power of an integer from 1-bias to bias.
func (x value) power() value {
	f := x.format()
	return x.iaddc(f.bias).shl(f.fraction).float()
}

// scale is x times 2^n, rounded once: no factor overflows where the result does not.
func (x value) scale(n value) value {
	half := n.sar(1)
	return x.mul(half.power()).mul(n.isub(half).power())
}

// pair is an unevaluated sum. T. Dekker, "A floating-point technique for extending the available precision", Numerische
// Mathematik 18 (1971); J.-M. Muller et al., "Handbook of Floating-Point Arithmetic".
type pair struct{ hi, lo value }

// fastSum is x+y exactly, where |x| >= |y| or x = 0.
func fastSum(x, y value) pair {
	s := x.add(y)
	return pair{s, y.sub(s.sub(x))}
}

// sum is x+y exactly.
func sum(x, y value) pair {
	s := x.add(y)
	t := s.sub(x)
	return pair{s, x.sub(s.sub(t)).add(y.sub(t))}
}

// split is x as the sum of two numbers with at most 26 bits each.
func split(x value) pair {
	t := x.mulc(0x1p27 + 1)
	hi := t.sub(t.sub(x))
	return pair{hi, x.sub(hi)}
}

// product is x*y exactly.
func product(x, y value) pair {
	p, a, b := x.mul(y), split(x), split(y)
	e := a.hi.mul(b.hi).sub(p).add(a.hi.mul(b.lo)).add(a.lo.mul(b.hi)).add(a.lo.mul(b.lo))
	return pair{p, e}
}

func (p pair) mul(q pair) pair {
	r := product(p.hi, q.hi)
	return fastSum(r.hi, r.lo.add(p.hi.mul(q.lo).add(p.lo.mul(q.hi))))
}

func (p pair) mulc(parts []float64) pair { return p.mul(pair{p.hi.c(parts[0]), p.hi.c(parts[1])}) }

func (p pair) value() value { return p.hi.add(p.lo) }

// inf and nan are constants of the kind of x.
func (x value) inf() value { return x.c(math.Inf(1)) }
func (x value) nan() value { return x.c(math.NaN()) }

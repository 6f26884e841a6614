package math

import (
	"slices"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes"
	arithpasses "github.com/odsgen/ods/passes/dialect/arith"
	"github.com/odsgen/ods/passes/dialect/math/approx"
)

func (p *MathPolynomialApproximationPass) run(r *passes.Run) {
	known := approximated()
	for _, name := range p.Functions {
		if !slices.Contains(known, name) {
			r.Reporter().Errorf(r.Op.Loc(), "there is no approximation of %q; choose from %s", name, strings.Join(known, ", "))
			r.Fail()
			return
		}
	}
	types, ok := arithpasses.FloatTypes(r.Reporter(), "source", p.Types...)
	if !ok {
		r.Fail()
		return
	}
	filter := func(op *core.Operation) bool {
		return (len(p.Functions) == 0 || slices.Contains(p.Functions, mnemonic(op))) &&
			(len(types) == 0 || slices.Contains(types, core.ElementTypeOrSelf(op.Operand(0).Type())))
	}
	// Other modules stay as they are: what is greedy folds, too.
	if none := r.Op.WalkPre(func(op *core.Operation) core.WalkResult {
		if op.Info().DialectName() == gen.Name && slices.Contains(known, mnemonic(op)) && filter(op) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	}); none {
		r.PreserveAll()
		return
	}
	set := rewrite.NewPatternSet(r.Op.Context())
	AddApproximations(set, filter)
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// approximated are the mnemonics of the operations that have approximations, sorted.
func approximated() []string {
	var out []string
	for _, f := range approx.Functions() {
		out = append(out, f.Name)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func mnemonic(op *core.Operation) string { return op.Name()[len(gen.Name)+1:] }

// AddApproximations adds the patterns of pass math-polynomial-approximation, for the operations that pass the filter.
func AddApproximations(set *rewrite.PatternSet, filter func(op *core.Operation) bool) {
	programs := &programs{made: map[*approx.Function]*approx.Program{}}
	for _, name := range approximated() {
		full := gen.Name + "." + name
		set.Add(rewrite.Pattern{Name: full, Root: full, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			return filter(op) && programs.replace(op, rw)
		}})
	}
}

// programs keeps the programs that were recorded. It is safe for concurrent use, as sets of patterns are.
type programs struct {
	mu   sync.Mutex
	made map[*approx.Function]*approx.Program
}

func (c *programs) get(name string, k approx.Kind) *approx.Program {
	f := approx.Find(name, k)
	if f == nil {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	p, ok := c.made[f]
	if !ok {
		p = f.Program()
		c.made[f] = p
	}
	return p
}

// replace writes the approximation of an operation in its place. Small floats are computed as f32, the exponents of fpowi as i32.
func (c *programs) replace(op *core.Operation, rw *rewrite.Rewriter) bool {
	t := op.Operand(0).Type()
	if _, shaped := t.(core.ShapedType); shaped && !query.Is[*core.VectorType](t) {
		return false
	}
	ctx := op.Context()
	elem := core.ElementTypeOrSelf(t)
	k, small := approx.F32, false
	switch elem {
	case core.Type(ctx.F64()):
		k = approx.F64
	case core.Type(ctx.F32()):
	case core.Type(ctx.F16()), core.Type(ctx.BF16()):
		small = true
	default:
		return false
	}
	p := c.get(mnemonic(op), k)
	if p == nil {
		return false
	}
	w := writer{emit(rw, op), t}
	var args []*core.Value
	for _, v := range op.Operands() {
		if i, ok := core.ElementTypeOrSelf(v.Type()).(*core.IntegerType); ok {
			if i.Width() > 32 {
				return false
			}
			if i.Width() < 32 {
				v = arith.NewExtSI(w.b, w.of(approx.I32), v).Out()
			}
		} else if small {
			v = arith.NewExtF(w.b, w.of(approx.F32), v).Out()
		}
		args = append(args, v)
	}
	results := w.program(p, args)
	if small {
		for i, v := range results {
			results[i] = arith.NewTruncF(w.b, t, v).Out()
		}
	}
	rw.ReplaceOp(op, results...)
	return true
}

// writer writes the instructions of a program as operations on values of the shape of t.
type writer struct {
	emitter
	t core.Type
}

// of is the type of values of a kind.
func (w writer) of(k approx.Kind) core.Type {
	c := w.b.Context()
	return query.WithElement(w.t, []core.Type{c.I1(), c.I32(), c.I64(), c.F32(), c.F64()}[k])
}

func (w writer) program(p *approx.Program, args []*core.Value) []*core.Value {
	values := make([]*core.Value, len(p.Code))
	for i := range p.Code {
		in := &p.Code[i]
		switch in.Op {
		case approx.Param:
			values[i] = args[in.Imm]
		case approx.Const:
			values[i] = w.bitsOf(in.Kind, in.Imm)
		default:
			values[i] = w.instr(in, values[in.A], values[in.B], values[in.C])
		}
	}
	var out []*core.Value
	for _, r := range p.Results {
		out = append(out, values[r])
	}
	return out
}

// bitsOf makes a constant.
func (w writer) bitsOf(k approx.Kind, bits uint64) *core.Value {
	c := w.b.Context()
	e := emitter{w.b, w.of(k), false}
	switch k {
	case approx.F32:
		return e.constant(c.FloatAttr(num.FloatFromUint(num.F32, bits)))
	case approx.F64:
		return e.constant(c.FloatAttr(num.FloatFromUint(num.F64, bits)))
	}
	t := core.ElementTypeOrSelf(e.t)
	return e.constant(c.APIntAttr(t, num.NewInt(core.StorageWidth(t), bits)))
}

var predicatesF = map[approx.Op]arith.CmpFPredicate{approx.OEQ: arith.CmpFPredicateOEQ, approx.OLT: arith.CmpFPredicateOLT,
	approx.OLE: arith.CmpFPredicateOLE, approx.ULT: arith.CmpFPredicateULT, approx.UNE: arith.CmpFPredicateUNE, approx.UNO: arith.CmpFPredicateUNO}

// binary has the operations with two operands.
var binary = map[approx.Op]func(w writer, x, y *core.Value) *core.Value{
	approx.Add:      func(w writer, x, y *core.Value) *core.Value { return w.add(x, y) },
	approx.Sub:      func(w writer, x, y *core.Value) *core.Value { return w.sub(x, y) },
	approx.Mul:      func(w writer, x, y *core.Value) *core.Value { return w.mul(x, y) },
	approx.Div:      func(w writer, x, y *core.Value) *core.Value { return w.div(x, y) },
	approx.CopySign: func(w writer, x, y *core.Value) *core.Value { return w.signOf(x, y) },
	approx.IAdd:     func(w writer, x, y *core.Value) *core.Value { return w.addI(x, y) },
	approx.ISub:     func(w writer, x, y *core.Value) *core.Value { return w.subI(x, y) },
	approx.IMul:     func(w writer, x, y *core.Value) *core.Value { return arith.NewMulI(w.b, x, y).Result() },
	approx.And:      func(w writer, x, y *core.Value) *core.Value { return w.both(x, y) },
	approx.Or:       func(w writer, x, y *core.Value) *core.Value { return w.either(x, y) },
	approx.Xor:      func(w writer, x, y *core.Value) *core.Value { return arith.NewXOrI(w.b, x, y).Result() },
	approx.Shl:      func(w writer, x, y *core.Value) *core.Value { return arith.NewShLI(w.b, x, y).Result() },
	approx.ShrU:     func(w writer, x, y *core.Value) *core.Value { return w.shr(x, y) },
	approx.ShrS:     func(w writer, x, y *core.Value) *core.Value { return arith.NewShRSI(w.b, x, y).Result() },
	approx.INE:      func(w writer, x, y *core.Value) *core.Value { return w.cmpI(arith.CmpIPredicateNe, x, y) },
	approx.ISLT:     func(w writer, x, y *core.Value) *core.Value { return w.cmpI(arith.CmpIPredicateSlt, x, y) },
}

func (w writer) instr(in *approx.Instr, x, y, z *core.Value) *core.Value {
	if make, ok := binary[in.Op]; ok {
		return make(w, x, y)
	}
	if p, ok := predicatesF[in.Op]; ok {
		return w.cmpF(p, x, y)
	}
	switch t := w.of(in.Kind); in.Op {
	case approx.Select:
		return w.choose(x, y, z)
	case approx.Abs:
		return w.abs(x)
	case approx.Sqrt:
		return w.sqrt(x)
	case approx.ExtF:
		return arith.NewExtF(w.b, t, x).Out()
	case approx.TruncF:
		return arith.NewTruncF(w.b, t, x).Out()
	case approx.IToF:
		return arith.NewSIToFP(w.b, t, x).Out()
	default: // Bitcast
		return arith.NewBitcast(w.b, t, x).Out()
	}
}

package mathtofuncs

import (
	"embed"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

//go:embed functions/*.mlir
var files embed.FS

func (p *ConvertPass) run(r *passes.Run) {
	roots := []string{math.IPowIDef.Name, math.FPowIDef.Name}
	if p.Ctlz {
		roots = append(roots, math.CountLeadingZerosDef.Name)
	}
	a := &adder{p: p, module: r.Op, names: map[signature]string{}}
	ok := true
	r.Op.Walk(func(op *core.Operation) {
		if s, is := p.signatureOf(op); is && ok {
			ok = a.add(s, r)
		}
	})
	if !ok {
		r.Fail()
		return
	}
	set := conversion.NewPatternSet()
	for _, root := range roots {
		set.Add(conversion.Pattern{Name: root + " to a call", Root: root, Plain: a.call})
		set.Add(conversion.Pattern{Name: root + " by elements", Root: root, Plain: byElements})
	}
	target := conversion.NewTarget()
	target.LegalDialects(arith.Name, cf.Name, funcd.Name, scf.Name, vector.Name)
	target.DynamicOps(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(!p.converts(op)) }, roots...)
	if !conversion.Partial([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
		r.Fail()
	}
}

// converts reports whether an operation is to be replaced, whether it can be or not.
func (p *ConvertPass) converts(op *core.Operation) bool {
	last := core.ElementTypeOrSelf(op.Operand(op.NumOperands() - 1).Type())
	width, isInt := last.(*core.IntegerType)
	switch {
	case op.Is(&math.FPowIDef):
		return isInt && uint(width.Width()) >= uint(p.MinWidth)
	case op.Is(&math.CountLeadingZerosDef):
		return p.Ctlz && isInt
	}
	return op.Is(&math.IPowIDef) && isInt
}

// signature says which function an operation calls.
type signature struct {
	file    string
	base    *core.FloatType // nil for integers
	integer *core.IntegerType
}

// signatureOf returns the function for an operation on scalars, or for the elements that one works on.
func (p *ConvertPass) signatureOf(op *core.Operation) (signature, bool) {
	s := signature{}
	switch {
	case op.Is(&math.IPowIDef):
		s.file = "ipowi"
	case op.Is(&math.FPowIDef):
		s.file = "fpowi"
		s.base, _ = core.ElementTypeOrSelf(op.Operand(0).Type()).(*core.FloatType)
	case op.Is(&math.CountLeadingZerosDef):
		s.file = "ctlz"
	default:
		return s, false
	}
	s.integer, _ = core.ElementTypeOrSelf(op.Operand(op.NumOperands() - 1).Type()).(*core.IntegerType)
	return s, s.integer != nil && (s.base != nil) == (s.file == "fpowi") && p.converts(op)
}

func (s signature) name() string {
	name := "__mlir_math_" + s.file + "_"
	if s.base != nil {
		name += s.base.String() + "_"
	}
	return name + s.integer.String()
}

// adder adds functions to a module, each one once.
type adder struct {
	p      *ConvertPass
	module *core.Operation
	names  map[signature]string
}

// add adds the function of a signature at the end of the module.
func (a *adder) add(s signature, r *passes.Run) bool {
	if a.names[s] != "" {
		return true
	}
	text, err := files.ReadFile("functions/" + s.file + ".mlir")
	if err != nil {
		return r.Reporter().Errorf(a.module.Loc(), "%v", err).Fail()
	}
	w := s.integer.Width()
	words := []string{"NAME", s.name(), "INT", s.integer.String(), "WIDTH", strconv.FormatUint(uint64(w), 10),
		"LEAST", string(num.SignedMin(w).AppendDec(nil, true)), "GREATEST", string(num.SignedMax(w).AppendDec(nil, true))}
	if s.base != nil {
		words = append(words, "FLOAT", s.base.String())
	}
	body := strings.NewReplacer(words...).Replace(string(text))
	if s.base != nil && w == 1 && !upstream.PowerOfBit.In(a.module.Context()) {
		// Nothing is left of one bit, and a shift by it is undefined.
		body = strings.ReplaceAll(body, "arith.shrui %left, %one", "arith.xori %left, %left")
	}
	m, list := core.Parse(a.module.Context(), []byte(body),
		core.ParseOptions{Name: s.file + ".mlir"})
	if list.HasErrors() {
		for _, d := range list {
			r.Reporter().Report(d)
		}
		return false
	}
	f := m.LookupSymbol(s.name()).Clone(nil)
	f.WalkPre(func(op *core.Operation) core.WalkResult {
		op.SetLoc(a.module.Loc())
		for i := range op.NumRegions() {
			for b := range op.Region(i).Blocks() {
				for k := range b.NumArgs() {
					b.SetArgLoc(k, a.module.Loc())
				}
			}
		}
		return core.WalkAdvance
	})
	a.module.Region(0).Entry().Append(f)
	a.names[s] = s.name()
	return true
}

// call replaces an operation by a call.
func (a *adder) call(op *core.Operation, rw *rewrite.Rewriter) bool {
	s, ok := a.p.signatureOf(op)
	if _, shaped := op.Result(0).Type().(core.ShapedType); !ok || shaped || a.names[s] == "" {
		return false
	}
	c := funcd.Call{Callee: a.names[s], Operands: op.OperandList(0, op.NumOperands()),
		Result0Types: op.ResultTypes()}.Build(&rw.Builder)
	rw.ReplaceOp(op, c.Op.Result(0))
	return true
}

// maxElements is how many elements a vector may have whose operation is done element by element.
const maxElements = 1 << 16

// byElements replaces an operation on vectors by operations on their elements.
func byElements(op *core.Operation, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*core.VectorType)
	if !ok || t.IsScalable() || core.NumElements(t.Shape()) > maxElements {
		return false
	}
	c, elem := rw.Context(), t.ElementType()
	result := arith.NewConstant(&rw.Builder, c.DenseSplat(t, zero(elem))).Result()
	at := make([]int64, len(t.Shape()))
	for range core.NumElements(t.Shape()) {
		in := make([]*core.Value, op.NumOperands())
		for k := range in {
			in[k] = vector.Extract{Source: op.Operand(k), StaticPosition: at}.Build(&rw.Builder).Op.Result(0)
		}
		one := rw.Create(&core.OperationState{Info: op.Info(), Operands: in, Types: []core.Type{elem}, Loc: op.Loc()})
		result = vector.Insert{ValueToStore: one.Result(0), Dest: result, StaticPosition: at}.Build(&rw.Builder).Op.Result(0)
		for i := len(at) - 1; i >= 0; i-- {
			if at[i]++; at[i] < t.Shape()[i] {
				break
			}
			at[i] = 0
		}
	}
	rw.ReplaceOp(op, result)
	return true
}

func zero(t core.Type) core.Attribute {
	if f, ok := t.(*core.FloatType); ok {
		return t.Context().FloatAttr(num.FloatZero(f.Semantics(), false))
	}
	return t.Context().IntegerAttr(t, 0)
}

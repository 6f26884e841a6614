package tollvm

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/llvm"
)

// indexOps are the operations of dialect index that have counterparts of the same form.
var indexOps = []struct {
	from string
	to   *core.OpDef
}{
	{"add", &llvm.AddDef}, {"sub", &llvm.SubDef}, {"mul", &llvm.MulDef}, {"divs", &llvm.SDivDef}, {"divu", &llvm.UDivDef},
	{"rems", &llvm.SRemDef}, {"remu", &llvm.URemDef}, {"maxs", &llvm.SMaxDef}, {"maxu", &llvm.UMaxDef}, {"mins", &llvm.SMinDef},
	{"minu", &llvm.UMinDef}, {"shl", &llvm.ShlDef}, {"shrs", &llvm.AShrDef}, {"shru", &llvm.LShrDef}, {"and", &llvm.AndDef},
	{"or", &llvm.OrDef}, {"xor", &llvm.XOrDef}, {"bool.constant", &llvm.ConstantDef},
}

// AddIndex adds the patterns for dialect index.
func AddIndex(set *conversion.PatternSet, t *TypeConverter) {
	add := func(name string, match MatchFunc) {
		set.Add(conversion.Pattern{Name: name, Root: "index." + name, Types: t.TypeConverter, Match: match})
	}
	for _, r := range indexOps {
		add(r.from, func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			return t.replaceWith(op, r.to, in, op.Attrs(), rw)
		})
	}
	divide := func(name string, compute func(d indexDivision) *core.Value) {
		add(name, func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			rw.ReplaceOp(op, compute(indexDivision{t.Emit(&rw.Builder), in[0], in[1]}))
			return true
		})
	}
	divide("ceildivs", indexDivision.ceilSigned)
	divide("ceildivu", indexDivision.ceilUnsigned)
	divide("floordivs", indexDivision.floorSigned)
	add("casts", t.castIndex(&llvm.SExtDef))
	add("castu", t.castIndex(&llvm.ZExtDef))
	add("cmp", t.compareIndex)
	add("sizeof", func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
		rw.ReplaceOp(op, t.Emit(&rw.Builder).number(int64(t.index.Width())))
		return true
	})
	add("constant", func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
		a, ok := op.Attr("value").(*core.IntegerAttr)
		if !ok {
			return rw.NoMatch(op, "the value is no integer")
		}
		value := t.ctx.APIntAttr(t.index, a.Value().SExtOrTrunc(t.index.Width()))
		rw.ReplaceOpWith(op, llvm.NewConstant(&rw.Builder, t.index, value).Op)
		return true
	})
}

// number makes a constant whose attribute has the type that index becomes.
func (e Emitter) number(v int64) *core.Value {
	return llvm.NewConstant(e.Builder, e.Types.index, e.Types.ctx.IntegerAttr(e.Types.index, v)).Op.Result(0)
}

func (t *TypeConverter) castIndex(ext *core.OpDef) MatchFunc {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		to, ok := t.ConvertOne(op.Result(0).Type()).(*core.IntegerType)
		from, ok2 := in[0].Type().(*core.IntegerType)
		if !ok || !ok2 {
			return rw.NoMatch(op, "a type does not become an integer")
		}
		def := ext
		switch {
		case from.Width() == to.Width():
			rw.ReplaceOp(op, in[0])
			return true
		case from.Width() > to.Width():
			def = &llvm.TruncDef
		}
		rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: t.ctx.InfoOf(def), Operands: in, Types: []core.Type{to},
			Loc: op.Loc()}))
		return true
	}
}

func (t *TypeConverter) compareIndex(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	a := op.Attr("pred")
	if a == nil {
		return rw.NoMatch(op, "there is no predicate")
	}
	words := strings.FieldsFunc(core.AttrString(a), func(r rune) bool { return strings.ContainsRune("#<> ", r) })
	p, ok := llvm.ParseICmpPredicate(words[len(words)-1])
	if !ok {
		return rw.NoMatch(op, "LLVM does not have the predicate")
	}
	rw.ReplaceOpWith(op, llvm.NewICmp(&rw.Builder, p, in[0], in[1]).Op)
	return true
}

// indexDivision divides n by m and rounds.
type indexDivision struct {
	Emitter
	n, m *core.Value
}

func (d indexDivision) sdiv(a, b *core.Value) *core.Value {
	return llvm.NewSDiv(d.Builder, a, b).Op.Result(0)
}
func (d indexDivision) is(p llvm.ICmpPredicate, a, b *core.Value) *core.Value {
	return llvm.NewICmp(d.Builder, p, a, b).Op.Result(0)
}
func (d indexDivision) and(a, b *core.Value) *core.Value {
	return llvm.NewAnd(d.Builder, a, b).Op.Result(0)
}
func (d indexDivision) choose(c, a, b *core.Value) *core.Value {
	return llvm.NewSelect(d.Builder, c, a, b).Op.Result(0)
}

// rounded: q = n/m; q*m != n and, as the predicate says, the signs are the same or differ ? q+step : q. No step overflows, and
// nothing is divided but the operands.
func (d indexDivision) rounded(signs llvm.ICmpPredicate, step int64) *core.Value {
	zero := d.number(0)
	q := d.sdiv(d.n, d.m)
	rest := d.is(llvm.ICmpPredicateNe, llvm.NewMul(d.Builder, q, d.m).Op.Result(0), d.n)
	nNegative := d.is(llvm.ICmpPredicateSlt, d.n, zero)
	mNegative := d.is(llvm.ICmpPredicateSlt, d.m, zero)
	round := d.and(rest, d.is(signs, nNegative, mNegative))
	return d.choose(round, d.Add(q, d.number(step)), q)
}

// ceilSigned rounds up. Upstream's steps are x = m > 0 ? -1 : 1; n*m > 0 ? (n+x)/m + 1 : -(-n/m).
func (d indexDivision) ceilSigned() *core.Value {
	if !upstream.IndexCeilDiv.In(d.Types.ctx) {
		return d.rounded(llvm.ICmpPredicateEq, 1)
	}
	zero, one, minusOne := d.number(0), d.number(1), d.number(-1)
	mPositive := d.is(llvm.ICmpPredicateSgt, d.m, zero)
	x := d.choose(mPositive, minusOne, one)
	positive := d.Add(d.sdiv(d.Add(d.n, x), d.m), one)
	negative := d.Sub(zero, d.sdiv(d.Sub(zero, d.n), d.m))
	nPositive := d.is(llvm.ICmpPredicateSgt, d.n, zero)
	sameSign := d.is(llvm.ICmpPredicateEq, nPositive, mPositive)
	nonZero := d.is(llvm.ICmpPredicateNe, d.n, zero)
	return d.choose(d.and(sameSign, nonZero), positive, negative)
}

// ceilUnsigned: n == 0 ? 0 : (n-1)/m + 1.
func (d indexDivision) ceilUnsigned() *core.Value {
	zero, one := d.number(0), d.number(1)
	q := llvm.NewUDiv(d.Builder, d.Sub(d.n, one), d.m).Op.Result(0)
	more := d.Add(q, one)
	return d.choose(d.is(llvm.ICmpPredicateEq, d.n, zero), zero, more)
}

// floorSigned rounds down. Upstream's steps are x = m < 0 ? 1 : -1; n*m < 0 ? -1 - (x-n)/m : n/m.
func (d indexDivision) floorSigned() *core.Value {
	if !upstream.IndexCeilDiv.In(d.Types.ctx) {
		return d.rounded(llvm.ICmpPredicateNe, -1)
	}
	zero, one, minusOne := d.number(0), d.number(1), d.number(-1)
	mNegative := d.is(llvm.ICmpPredicateSlt, d.m, zero)
	x := d.choose(mNegative, one, minusOne)
	negative := d.Sub(minusOne, d.sdiv(d.Sub(x, d.n), d.m))
	positive := d.sdiv(d.n, d.m)
	nNegative := d.is(llvm.ICmpPredicateSlt, d.n, zero)
	differ := d.is(llvm.ICmpPredicateNe, nNegative, mNegative)
	nonZero := d.is(llvm.ICmpPredicateNe, d.n, zero)
	return d.choose(d.and(differ, nonZero), negative, positive)
}

package tosa

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/funcd"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/structural"
)

func (p *NarrowI64ToI32Pass) run(r *passes.Run) {
	narrowing{integers: true, all: p.AggressiveRewrite, boundaries: p.ConvertFunctionBoundaries}.run(r)
}

func (p *NarrowF64ToF32Pass) run(r *passes.Run) {
	narrowing{all: p.AggressiveRewrite, boundaries: p.ConvertFunctionBoundaries}.run(r)
}

// narrowing makes elements of 64 bits those of 32.
type narrowing struct {
	integers   bool // else floats
	all        bool // also where that may lose something
	boundaries bool // also the arguments and results of functions
}

// element returns the type that elements get.
func (n narrowing) element(t core.Type) core.Type {
	switch t := t.(type) {
	case *core.IntegerType:
		if n.integers && t.Width() == 64 {
			return t.Context().I32()
		}
	case *core.FloatType:
		if !n.integers && t == t.Context().F64() {
			return t.Context().F32()
		}
	}
	return t
}

func (n narrowing) types() *conversion.TypeConverter {
	c := conversion.NewTypeConverter()
	c.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(c, func(t *core.IntegerType) core.Type { return n.element(t) })
	conversion.AddConversionOf(c, func(t *core.FloatType) core.Type { return n.element(t) })
	conversion.AddConversionOf(c, func(t core.TensorType) core.Type { return n.tensor(t) })
	cast := func(b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location, _ core.Type) []*core.Value {
		if len(inputs) != 1 || len(types) != 1 {
			return nil
		}
		return []*core.Value{gen.Cast{OutputType: types[0], Input: inputs[0], Loc: loc}.Build(b).Output()}
	}
	c.AddSource(cast)
	c.AddTarget(cast)
	return c
}

func (n narrowing) tensor(t core.ShapedType) core.Type {
	if by := n.element(t.ElementType()); by != t.ElementType() {
		return t.CloneWith(nil, by)
	}
	return t
}

// safe are the operations that only move elements.
var safe = []*core.OpDef{&gen.ConcatDef, &gen.PadDef, &gen.ReshapeDef, &gen.ReverseDef, &gen.SliceDef, &gen.TileDef,
	&gen.TransposeDef, &gen.IdentityDef, &gen.IfDef, &gen.WhileDef}

func (n narrowing) run(r *passes.Run) {
	set, target, types := conversion.NewPatternSet(), conversion.NewTarget(), n.types()
	if n.boundaries {
		structural.AddFunc(set, conversion.NewTarget(), types)
		set.Remove(func(p *conversion.Pattern) bool { return p.Root == funcd.CallDef.Name }) // upstream does not convert calls
		target.DynamicOps(func(op *core.Operation) conversion.Legality {
			inputs, results, ok := op.FunctionSignature()
			return conversion.LegalIf(ok && types.IsLegal(inputs...) && types.IsLegal(results...) && types.IsLegalRegion(op.Region(0)))
		}, funcd.FuncDef.Name)
		target.DynamicOps(func(op *core.Operation) conversion.Legality {
			f := op.ParentOp()
			_, results, ok := f.FunctionSignature()
			same := ok && len(results) == op.NumOperands()
			for i, v := range op.Operands() {
				same = same && v.Type() == results[i]
			}
			return conversion.LegalIf(same)
		}, funcd.ReturnDef.Name)
	} else {
		target.LegalOps(funcd.FuncDef.Name, funcd.ReturnDef.Name)
	}
	target.DynamicDialects(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, gen.Name)
	add := func(def *core.OpDef, when func(op *core.Operation, operands []*core.Value) string) {
		set.Add(conversion.Pattern{Name: "narrow " + def.Name, Root: def.Name, Types: types,
			Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
				if when != nil {
					if reason := when(op, operands); reason != "" {
						return rw.NoMatch(op, reason)
					}
				}
				return n.convert(op, operands, rw)
			}})
	}
	if n.all {
		set.Add(conversion.Pattern{Name: "narrow", Types: types,
			Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
				if op.Info().DialectName() != gen.Name {
					return rw.NoMatch(op, "Support for operations other than TOSA has not been implemented.")
				}
				return n.convert(op, operands, rw)
			}})
	} else {
		for _, def := range safe {
			add(def, nil)
		}
		if n.integers {
			add(&gen.ArgMaxDef, placesFit)
		}
		add(&gen.ConstDef, n.constLoses)
		add(&gen.CastDef, n.castLoses)
	}
	add(&gen.YieldDef, nil)
	if !conversion.Full([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
		r.Fail()
	}
}

// placesFit gives a reason why the places of greatest elements may not fit into 32 bits.
func placesFit(op *core.Operation, operands []*core.Value) string {
	x := core.Must(gen.AsArgMaxOp(op))
	t, ok := operands[0].Type().(*core.RankedTensorType)
	if !ok || t.Shape()[x.Axis()] == core.Dynamic {
		return "Requires a static axis dimension for bounds checking."
	}
	if t.Shape()[x.Axis()] >= math.MaxInt32 {
		return "Axis dimension is too large to narrow safely."
	}
	return ""
}

// constLoses gives a reason when a constant is not the same in narrow elements.
func (n narrowing) constLoses(op *core.Operation, _ []*core.Value) string {
	x := core.Must(gen.AsConstOp(op))
	a, ok := x.ValuesAttr().(*core.DenseElementsAttr)
	if !ok || n.tensor(a.ShapedType()) == core.Type(a.ShapedType()) {
		return ""
	}
	count := a.NumElements()
	if a.IsSplat() {
		count = min(count, 1)
	}
	for i := range count {
		var loses bool
		if n.integers {
			loses = saturated(a.Int(i)).Int64() != a.Int(i).Int64()
		} else {
			_, loses, _ = a.Float(i).Convert(num.F32, num.NearestTiesToEven)
		}
		if loses {
			return "Narrowing the constant loses data."
		}
	}
	return ""
}

// castLoses gives a reason when a cast makes elements narrower.
func (n narrowing) castLoses(op *core.Operation, operands []*core.Value) string {
	from, to := core.ElementTypeOrSelf(operands[0].Type()), core.ElementTypeOrSelf(op.Result(0).Type())
	_, fromInt := from.(*core.IntegerType)
	_, toInt := to.(*core.IntegerType)
	if fromInt == n.integers && toInt == n.integers && core.StorageWidth(from) > core.StorageWidth(to) {
		return "Narrowing cast may lead to data loss."
	}
	return ""
}

// convert makes an operation again with narrow types and attributes.
func (n narrowing) convert(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
	types := rw.Types()
	results, ok := types.ConvertAll(op.ResultTypes())
	if !ok {
		return false
	}
	st := &core.OperationState{Info: op.Info(), Loc: op.Loc(), Types: results, Operands: operands}
	for i := range op.NumSlots() {
		if a := op.Slot(i); a != nil {
			st.SetSlot(i, n.attr(a))
		}
	}
	for _, a := range op.DiscardableAttrs() {
		st.Attrs = append(st.Attrs, core.NamedAttr{Name: a.Name, Value: n.attr(a.Value)})
	}
	for range op.NumRegions() {
		st.AddRegion()
	}
	by := rw.Create(st)
	for i, r := range op.Regions() {
		rw.InlineRegionBefore(r, by.Region(i), nil)
		if _, ok := rw.ConvertRegionTypes(by.Region(i), types, nil); !ok {
			return false
		}
	}
	rw.ReplaceOp(op, by.ResultList()...)
	return true
}

// attr narrows numbers and types; integers that do not fit are saturated, and floats rounded.
func (n narrowing) attr(a core.Attribute) core.Attribute {
	c := core.ContextOf(a)
	switch a := a.(type) {
	case *core.IntegerAttr:
		if t := n.element(a.Type()); t != a.Type() {
			return c.APIntAttr(t, saturated(a.Value()))
		}
	case *core.FloatAttr:
		if t := n.element(a.Type()); t != a.Type() {
			return c.FloatAttr(rounded(a.Value()))
		}
	case *core.TypeAttr:
		if t, ok := a.Value().(core.TensorType); ok {
			return c.TypeAttr(n.tensor(t))
		}
		return c.TypeAttr(n.element(a.Value()))
	case *core.DenseElementsAttr:
		return n.elements(a)
	}
	return a
}

func saturated(v num.Int) num.Int {
	return num.NewSigned(32, min(max(v.Int64(), math.MinInt32), math.MaxInt32))
}

func rounded(v num.Float) num.Float {
	r, _, _ := v.Convert(num.F32, num.NearestTiesToEven)
	return r
}

func (n narrowing) elements(a *core.DenseElementsAttr) core.Attribute {
	t := n.tensor(a.ShapedType())
	if t == core.Type(a.ShapedType()) {
		return a
	}
	c := core.ContextOf(a)
	count := a.NumElements()
	if a.IsSplat() {
		count = min(count, 1)
	}
	elems := make([]core.Attribute, count)
	for i := range elems {
		if n.integers {
			elems[i] = c.APIntAttr(c.I32(), saturated(a.Int(int64(i))))
		} else {
			elems[i] = c.FloatAttr(rounded(a.Float(int64(i))))
		}
	}
	if a.IsSplat() && count == 1 {
		return c.DenseSplat(t.(core.ShapedType), elems[0])
	}
	return c.DenseOf(t.(core.ShapedType), elems)
}

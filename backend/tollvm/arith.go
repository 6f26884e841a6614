package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
)

// arithOps are the operations that have counterparts of the same form.
var arithOps = []struct {
	from, to *core.OpDef
	attrs    attrsFunc
	floats   bool // computes with floats
}{
	{&arith.AddFDef, &llvm.FAddDef, fastmathAttrs, true},
	{&arith.AddIDef, &llvm.AddDef, overflowAttrs, false},
	{&arith.AndIDef, &llvm.AndDef, sameAttrs, false},
	{&arith.DivFDef, &llvm.FDivDef, fastmathAttrs, true},
	{&arith.DivSIDef, &llvm.SDivDef, sameAttrs, false},
	{&arith.DivUIDef, &llvm.UDivDef, sameAttrs, false},
	{&arith.ExtFDef, &llvm.FPExtDef, sameAttrs, true},
	{&arith.ExtSIDef, &llvm.SExtDef, sameAttrs, false},
	{&arith.ExtUIDef, &llvm.ZExtDef, sameAttrs, false},
	{&arith.FPToSIDef, &llvm.FPToSIDef, sameAttrs, true},
	{&arith.FPToUIDef, &llvm.FPToUIDef, sameAttrs, true},
	{&arith.MaximumFDef, &llvm.MaximumDef, fastmathAttrs, true},
	{&arith.MaxNumFDef, &llvm.MaxNumDef, fastmathAttrs, true},
	{&arith.MaxSIDef, &llvm.SMaxDef, sameAttrs, false},
	{&arith.MaxUIDef, &llvm.UMaxDef, sameAttrs, false},
	{&arith.MinimumFDef, &llvm.MinimumDef, fastmathAttrs, true},
	{&arith.MinNumFDef, &llvm.MinNumDef, fastmathAttrs, true},
	{&arith.MinSIDef, &llvm.SMinDef, sameAttrs, false},
	{&arith.MinUIDef, &llvm.UMinDef, sameAttrs, false},
	{&arith.MulFDef, &llvm.FMulDef, fastmathAttrs, true},
	{&arith.MulIDef, &llvm.MulDef, overflowAttrs, false},
	{&arith.NegFDef, &llvm.FNegDef, fastmathAttrs, true},
	{&arith.OrIDef, &llvm.OrDef, sameAttrs, false},
	{&arith.RemFDef, &llvm.FRemDef, fastmathAttrs, true},
	{&arith.RemSIDef, &llvm.SRemDef, sameAttrs, false},
	{&arith.RemUIDef, &llvm.URemDef, sameAttrs, false},
	{&arith.SelectDef, &llvm.SelectDef, sameAttrs, false},
	{&arith.ShLIDef, &llvm.ShlDef, overflowAttrs, false},
	{&arith.ShRSIDef, &llvm.AShrDef, sameAttrs, false},
	{&arith.ShRUIDef, &llvm.LShrDef, sameAttrs, false},
	{&arith.SIToFPDef, &llvm.SIToFPDef, sameAttrs, false},
	{&arith.SubFDef, &llvm.FSubDef, fastmathAttrs, true},
	{&arith.SubIDef, &llvm.SubDef, overflowAttrs, false},
	{&arith.TruncIDef, &llvm.TruncDef, overflowAttrs, false},
	{&arith.UIToFPDef, &llvm.UIToFPDef, sameAttrs, true},
	{&arith.XOrIDef, &llvm.XOrDef, sameAttrs, false},
}

// AddArith adds the patterns for dialect arith, except those for the divisions that round up or down.
func AddArith(set *conversion.PatternSet, t *TypeConverter) {
	for _, r := range arithOps {
		set.Add(t.elementwise(r.from, r.to, r.attrs, r.floats))
	}
	single := func(def *core.OpDef, name string, match func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool) {
		set.Add(conversion.Pattern{Name: name, Root: def.Name, Types: t.TypeConverter, Match: match})
	}
	single(&arith.ConstantDef, "constant", func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		return t.replaceWith(op, &llvm.ConstantDef, in, op.Attrs(), rw)
	})
	set.Add(t.elementwise(&arith.BitcastDef, &llvm.BitcastDef, sameAttrs, false))
	single(&arith.BitcastDef, "bitcast-to-same", t.sameBits)
	single(&arith.TruncFDef, "truncf", t.truncF)
	single(&arith.CmpIDef, "cmpi", t.compareInts)
	single(&arith.CmpFDef, "cmpf", t.compareFloats)
	single(&arith.IndexCastDef, "index_cast", t.indexCast(&llvm.SExtDef))
	single(&arith.IndexCastUIDef, "index_castui", t.indexCast(&llvm.ZExtDef))
	single(&arith.AddUIExtendedDef, "addui_extended", t.addExtended)
	single(&arith.MulSIExtendedDef, "mulsi_extended", t.mulExtended(&llvm.SExtDef))
	single(&arith.MulUIExtendedDef, "mului_extended", t.mulExtended(&llvm.ZExtDef))
}

// fastmathAttrs hands attributes on with arith's flags as LLVM's.
func fastmathAttrs(op *core.Operation) []core.NamedAttr {
	return replaced(op, "fastmath", "fastmathFlags", func(a core.Attribute) core.Attribute {
		if f, ok := a.(*arith.FastMathFlagsAttr); ok {
			return llvm.GetFastmathFlagsAttr(op.Context(), FastMath(f.Value()))
		}
		return nil
	})
}

var fastmathBits = []struct {
	from arith.FastMathFlags
	to   llvm.FastmathFlags
}{
	{arith.FastMathFlagsReassoc, llvm.FastmathFlagsReassoc},
	{arith.FastMathFlagsNnan, llvm.FastmathFlagsNnan},
	{arith.FastMathFlagsNinf, llvm.FastmathFlagsNinf},
	{arith.FastMathFlagsNsz, llvm.FastmathFlagsNsz},
	{arith.FastMathFlagsArcp, llvm.FastmathFlagsArcp},
	{arith.FastMathFlagsContract, llvm.FastmathFlagsContract},
	{arith.FastMathFlagsAfn, llvm.FastmathFlagsAfn},
}

// FastMath returns the flags that dialect llvm has for those of dialect arith.
func FastMath(f arith.FastMathFlags) (out llvm.FastmathFlags) {
	for _, b := range fastmathBits {
		if f&b.from != 0 {
			out |= b.to
		}
	}
	return out
}

// overflowAttrs hands attributes on with arith's flags as LLVM's.
func overflowAttrs(op *core.Operation) []core.NamedAttr {
	return replaced(op, "overflowFlags", "overflowFlags", func(a core.Attribute) core.Attribute {
		f, ok := a.(*arith.IntegerOverflowFlagsAttr)
		if !ok {
			return nil
		}
		var out llvm.IntegerOverflowFlags
		if f.Value()&arith.IntegerOverflowFlagsNsw != 0 {
			out |= llvm.IntegerOverflowFlagsNsw
		}
		if f.Value()&arith.IntegerOverflowFlagsNuw != 0 {
			out |= llvm.IntegerOverflowFlagsNuw
		}
		return llvm.IntegerOverflowFlagsAttrOf(op.Context(), out)
	})
}

// sameBits drops bitcasts between types that become the same.
func (t *TypeConverter) sameBits(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if in[0].Type() != t.ConvertOne(op.Result(0).Type()) {
		return rw.NoMatch(op, "types are different")
	}
	rw.ReplaceOp(op, in[0])
	return true
}

// roundingModes are LLVM's numbers for arith's modes.
var roundingModes = [...]int64{arith.RoundingModeToNearestEven: 1, arith.RoundingModeDownward: 3, arith.RoundingModeUpward: 2,
	arith.RoundingModeTowardZero: 0, arith.RoundingModeToNearestAway: 4}

// truncF rounds in the direction that the operation says; without one it is the same as other conversions.
func (t *TypeConverter) truncF(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if t.anyStoredFloat(op) {
		return rw.NoMatch(op, "unsupported floating point type")
	}
	f := core.Must(arith.AsTruncFOp(op))
	mode, ok := f.Roundingmode()
	if !ok {
		return t.replaceElementwise(op, &llvm.FPTruncDef, in, op.Attrs(), rw)
	}
	def := t.ctx.LookupOp("llvm.intr.experimental.constrained.fptrunc")
	if def == nil {
		return rw.NoMatch(op, "dialect llvm lacks conversions that round as they are told")
	}
	i64 := func(v int64) core.Attribute { return t.ctx.I64Attr(v) }
	attrs := replaced(op, "roundingmode", "roundingmode", func(core.Attribute) core.Attribute { return i64(roundingModes[mode]) })
	attrs = append(attrs, core.NamedAttr{Name: "fpExceptionBehavior", Value: i64(0)}) // exceptions are ignored
	return t.replaceElementwise(op, def.Def(), in, attrs, rw)
}

func (t *TypeConverter) compareInts(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	c := core.Must(arith.AsCmpIOp(op))
	predicate := llvm.ICmpPredicate(c.Predicate()) // the same numbers
	return t.compare(op, in, rw, func(result core.Type, in []*core.Value) *core.Value {
		return llvm.ICmp{ResType: result, Lhs: in[0], Rhs: in[1], Predicate: predicate}.Build(&rw.Builder).Op.Result(0)
	})
}

func (t *TypeConverter) compareFloats(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if t.storedFloat(op.Operand(0).Type()) {
		return rw.NoMatch(op, "unsupported floating point type")
	}
	c := core.Must(arith.AsCmpFOp(op))
	predicate, flags := llvm.FCmpPredicate(c.Predicate()), FastMath(c.Fastmath())
	return t.compare(op, in, rw, func(result core.Type, in []*core.Value) *core.Value {
		return llvm.FCmp{ResType: result, Lhs: in[0], Rhs: in[1], Predicate: predicate,
			FastmathFlags: flags}.Build(&rw.Builder).Op.Result(0)
	})
}

func (t *TypeConverter) compare(op *core.Operation, in []*core.Value, rw *conversion.Rewriter,
	row func(result core.Type, in []*core.Value) *core.Value) bool {
	if isArray(in[0]) {
		return t.byRows(op, in, rw, row)
	}
	rw.ReplaceOp(op, row(t.ConvertOne(op.Result(0).Type()), in))
	return true
}

// indexCast resizes integers; index is one here. ext widens them.
func (t *TypeConverter) indexCast(ext *core.OpDef) func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		x := op.Result(0).Type()
		to, ok := t.ConvertOne(core.ElementTypeOrSelf(x)).(*core.IntegerType)
		from, ok2 := t.ConvertOne(core.ElementTypeOrSelf(op.Operand(0).Type())).(*core.IntegerType)
		if !ok || !ok2 {
			return rw.NoMatch(op, "an element type does not become an integer")
		}
		def := ext
		switch {
		case to.Width() == from.Width():
			rw.ReplaceOp(op, in[0])
			return true
		case to.Width() < from.Width():
			def = &llvm.TruncDef
		}
		row := func(result core.Type, in []*core.Value) *core.Value {
			return rw.Create(&core.OperationState{Info: t.ctx.InfoOf(def), Operands: in, Types: []core.Type{result},
				Loc: op.Loc()}).Result(0)
		}
		if isArray(in[0]) {
			return t.byRows(op, in, rw, row)
		}
		rw.ReplaceOp(op, row(t.ConvertOne(x), in))
		return true
	}
}

// addExtended takes sum and overflow from an intrinsic. The struct has the sum's old type, as upstream: for index the
// result does not verify.
func (t *TypeConverter) addExtended(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if !llvmdefs.IsCompatibleType(in[0].Type()) {
		return rw.NoMatch(op, "an operand has no type of LLVM")
	}
	if isArray(in[0]) {
		return rw.NoMatch(op, "ND vector types are not supported yet")
	}
	both := llvmdefs.Struct(t.ctx, false, op.Result(0).Type(), t.ConvertOne(op.Result(1).Type()))
	e := t.Emit(&rw.Builder)
	sum := llvm.NewUAddWithOverflow(e.Builder, both, in[0], in[1]).Op.Result(0)
	rw.ReplaceOp(op, e.ExtractValue(sum, 0), e.ExtractValue(sum, 1))
	return true
}

// mulExtended multiplies integers of twice the width and splits the product.
func (t *TypeConverter) mulExtended(ext *core.OpDef) func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		half := in[0].Type()
		if !llvmdefs.IsCompatibleType(half) {
			return rw.NoMatch(op, "an operand has no type of LLVM")
		}
		if isArray(in[0]) {
			return rw.NoMatch(op, "ND vector types are not supported yet")
		}
		width := core.ElementTypeOrSelf(half).(*core.IntegerType).Width()
		wide := core.Type(t.ctx.Integer(2 * width))
		if v, ok := half.(*core.VectorType); ok {
			wide = t.ctx.Vector(v.Shape(), wide, nil) // upstream does not look at scalability either
		}
		b := &rw.Builder
		extend := func(v *core.Value) *core.Value {
			return rw.Create(&core.OperationState{Info: t.ctx.InfoOf(ext), Operands: []*core.Value{v}, Types: []core.Type{wide},
				Loc: op.Loc()}).Result(0)
		}
		lhs := extend(in[0])
		product := llvm.NewMul(b, lhs, extend(in[1])).Op.Result(0)
		low := llvm.NewTrunc(b, half, product).Op.Result(0)
		by := llvm.NewConstant(b, wide, splat(wide, int64(width))).Op.Result(0)
		high := llvm.NewTrunc(b, half, llvm.NewLShr(b, product, by).Op.Result(0)).Op.Result(0)
		rw.ReplaceOp(op, low, high)
		return true
	}
}

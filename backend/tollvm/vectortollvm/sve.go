package vectortollvm

import (
	"slices"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/vector"
)

// This file has operations of dialect arm_sve by name, so that who links this package does not link that dialect.

const svePrefix, sveIntrinsics = "arm_sve.", "arm_sve.intr."

// sveOps has the operations that are intrinsics of the same form.
var sveOps = [...]struct{ op, intrinsic string }{
	{"sdot", "sdot"}, {"smmla", "smmla"}, {"udot", "udot"}, {"ummla", "ummla"}, {"usmmla", "usmmla"}, {"dupq_lane", "dupq_lane"},
	{"masked.addi", "add"}, {"masked.addf", "fadd"}, {"masked.subi", "sub"}, {"masked.subf", "fsub"}, {"masked.muli", "mul"},
	{"masked.mulf", "fmul"}, {"masked.divi_signed", "sdiv"}, {"masked.divi_unsigned", "udiv"}, {"masked.divf", "fdiv"},
	{"zip.x2", "zip.x2"}, {"zip.x4", "zip.x4"},
}

// addSVE adds the patterns that turn operations of arm_sve into intrinsics, and masks into such operations.
func (v vectors) addSVE(set *conversion.PatternSet, target *conversion.Target) {
	c := v.Context()
	for _, o := range sveOps {
		if info := c.LookupOp(sveIntrinsics + o.intrinsic); info != nil {
			set.Add(v.OneToOne(svePrefix+o.op, info.Def()))
			target.IllegalOps(svePrefix + o.op)
			target.LegalOps(sveIntrinsics + o.intrinsic)
		}
	}
	for _, name := range [...]string{"convert.to.svbool", "convert.from.svbool", "psel", "whilelt"} {
		target.LegalOps(sveIntrinsics + name)
	}
	for _, o := range [...]struct{ op, intrinsic string }{{"convert_to_svbool", "convert.to.svbool"},
		{"convert_from_svbool", "convert.from.svbool"}} {
		set.Add(conversion.Pattern{Name: o.op, Root: svePrefix + o.op, Types: v.TypeConverter.TypeConverter,
			Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
				return v.maskByRows(op, sveIntrinsics+o.intrinsic, rw)
			}})
		target.IllegalOps(svePrefix + o.op)
	}
	set.Add(
		conversion.Pattern{Name: "selected predicate", Root: svePrefix + "psel", Types: v.TypeConverter.TypeConverter, Match: v.selectPredicate},
		conversion.Pattern{Name: "mask of native size", Root: vector.CreateMaskDef.Name, Types: v.TypeConverter.TypeConverter, Benefit: 2,
			Match: v.whileLess})
	target.IllegalOps(svePrefix + "psel")
}

// intrinsic makes an operation of arm_sve by name.
func (v vectors) intrinsic(name string, result core.Type, rw *conversion.Rewriter, in ...*core.Value) *core.Value {
	return rw.Create(&core.OperationState{Info: v.Context().LookupOp(name), Operands: in, Types: []core.Type{result},
		Loc: rw.Loc()}).Result(0)
}

// maskByRows converts between masks and predicates of 16 elements, row by row.
func (v vectors) maskByRows(op *core.Operation, name string, rw *conversion.Rewriter) bool {
	t, source := vectorOf(op.Result(0)), op.Operand(0)
	if v.Context().LookupOp(name) == nil {
		return rw.NoMatch(op, "dialect arm_sve is not loaded")
	}
	b, n := &rw.Builder, len(t.Shape())-1
	row := v.Context().Vector(t.Shape()[n:], t.ElementType(), t.ScalableDims()[n:])
	all := arith.NewConstant(b, v.Context().DenseSplat(t, v.Context().Bool(false))).Result()
	if n == 0 {
		rw.ReplaceOp(op, v.intrinsic(name, row, rw, source))
		return true
	}
	of := vectorOf(source)
	part := v.Context().Vector(of.Shape()[n:], of.ElementType(), of.ScalableDims()[n:])
	tollvm.Positions(t.Shape()[:n], func(p []int64) {
		p = slices.Clone(p)
		mask := vector.Extract{ResultType: part, Source: source, StaticPosition: p}.Build(b).Op.Result(0)
		all = vector.Insert{ValueToStore: v.intrinsic(name, row, rw, mask), Dest: all, StaticPosition: p}.Build(b).Op.Result(0)
	})
	rw.ReplaceOp(op, all)
	return true
}

// selectPredicate makes predicates of 16 elements of both, since the intrinsic takes those.
func (v vectors) selectPredicate(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	c := v.Context()
	full := c.Vector([]int64{16}, c.Integer(1), []bool{true})
	toBool, fromBool, name := sveIntrinsics+"convert.to.svbool", sveIntrinsics+"convert.from.svbool", sveIntrinsics+"psel"
	for _, n := range [...]string{toBool, fromBool, name} {
		if c.LookupOp(n) == nil {
			return rw.NoMatch(op, "dialect arm_sve is not loaded")
		}
	}
	result := v.ConvertOne(op.Result(0).Type())
	if result == nil {
		return rw.NoMatch(op, "the type of the result cannot be converted")
	}
	first := v.intrinsic(toBool, full, rw, in[0])
	index := arith.NewIndexCast(&rw.Builder, c.I32(), op.Operand(2)).Out()
	rw.ReplaceOp(op, v.intrinsic(fromBool, result, rw, v.intrinsic(name, full, rw, first, in[1], index)))
	return true
}

// whileLess makes a mask that is as large as a predicate with one instruction.
func (v vectors) whileLess(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	t := vectorOf(op.Result(0))
	name := sveIntrinsics + "whilelt"
	if len(t.Shape()) != 1 || !t.IsScalable() || v.Context().LookupOp(name) == nil {
		return rw.NoMatch(op, "it is no scalable vector of one dimension")
	}
	switch t.Shape()[0] {
	case 2, 4, 8, 16:
	default:
		return rw.NoMatch(op, "no predicate has this size")
	}
	zero := llvm.NewZero(&rw.Builder, v.Context().I64()).Op.Result(0)
	rw.ReplaceOp(op, v.intrinsic(name, t, rw, zero, in[0]))
	return true
}

package validate

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// contracts are what operations require of their operands and what is lost when they are lowered: subscripts outside of a
// dimension may well be inside of memory. Pass generate-runtime-verification checks others; these are the rest.
var contracts = map[*core.OpDef]func(*contract){
	&affinegen.ApplyDef:            (*contract).mapped,
	&affinegen.DelinearizeIndexDef: (*contract).delinearized,
	&affinegen.ForDef:              (*contract).affineBounds,
	&affinegen.LinearizeIndexDef:   (*contract).linearized,
	&affinegen.LoadDef:             (*contract).affineAccess,
	&affinegen.MaxDef:              (*contract).mapped,
	&affinegen.MinDef:              (*contract).mapped,
	&affinegen.StoreDef:            (*contract).affineAccess,
	&affinegen.VectorLoadDef:       (*contract).affineAccess,
	&affinegen.VectorStoreDef:      (*contract).affineAccess,
	&memref.AllocDef:               (*contract).sized,
	&memref.AllocaDef:              (*contract).sized,
	&memref.ExpandShapeDef:         (*contract).expanded,
	&memref.ReshapeDef:             (*contract).reshaped,
	&memref.SubViewDef:             (*contract).slice,
	&scf.ForDef:                    (*contract).steps,
	&scf.ForallDef:                 (*contract).steps,
	&scf.ParallelDef:               (*contract).steps,
	&tensor.EmptyDef:               (*contract).sized,
	&tensor.ExpandShapeDef:         (*contract).expanded,
	&tensor.ExtractSliceDef:        (*contract).slice,
	&tensor.GenerateDef:            (*contract).sized,
	&tensor.InsertSliceDef:         (*contract).slice,
	&tensor.PadDef:                 (*contract).padded,
	&tensor.ParallelInsertSliceDef: (*contract).slice,
	&tensor.ReshapeDef:             (*contract).reshaped,
	&tensor.SplatDef:               (*contract).sized,
	&vector.LoadDef:                (*contract).vectorAccess,
	&vector.StoreDef:               (*contract).vectorAccess,
	&vector.TransferReadDef:        (*contract).transfer,
	&vector.TransferWriteDef:       (*contract).transfer,
}

// contract checks what one operation requires.
type contract struct {
	b  *core.Builder
	op *core.Operation
}

// stepName is a function that is called in loops, and in blocks that branches lead to, which may not end: without an effect, they could be removed, and the program
// would end.
const stepName = "ods.validate.step"

// enforce adds checks of what operations require to a module.
func enforce(module *core.Operation) {
	var list []*core.Operation
	module.Walk(func(op *core.Operation) {
		if contractOf(op) != nil && mayAssert(op) {
			list = append(list, op)
		}
	})
	endless := false
	step := func(b *core.Block) {
		if first := b.First(); first != nil && mayAssert(first) {
			at := core.BuilderBefore(first)
			at.SetLoc(first.Loc())
			funcd.NewCall(at, nil, nil, stepName)
			endless = true
		}
	}
	module.Walk(func(op *core.Operation) {
		if x, ok := scf.AsWhileOp(op); ok && !x.Before().IsEmpty() {
			step(x.Before().Entry())
		}
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				if b.HasPreds() { // a cycle of branches goes through such blocks only
					step(b)
				}
			}
		}
	})
	if endless {
		b := core.BuilderAtEnd(module.Context(), module.Region(0).Entry())
		b.SetLoc(module.Loc())
		funcd.NewFunc(b, stepName, module.Context().Function(nil, nil)).Op.SetSymbolVisibility(core.Private)
	}
	for _, op := range list {
		at := op
		if op.Is(&tensor.ParallelInsertSliceDef) || op.ParentOp().Is(&vector.MaskDef) { // what is around it has nothing else
			at = op.ParentOp()
		}
		c := &contract{core.BuilderBefore(at), op}
		c.b.SetLoc(op.Loc())
		contractOf(op)(c)
	}
}

// contractOf returns what checks the requirements of an operation; nil when there are none.
func contractOf(op *core.Operation) func(*contract) {
	if _, ok := linalg.LinalgOpKey.Of(op); ok {
		return (*contract).structured
	}
	return contracts[op.Info().Def()]
}

// mayAssert reports whether a check may come before an operation: bodies of operations that compute a value from others
// have nothing else.
func mayAssert(op *core.Operation) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if _, structured := linalg.LinalgOpKey.Of(p); structured || p.Is(&memref.GenericAtomicRMWDef) || p.Is(&scf.ReduceDef) {
			return false
		}
	}
	return true
}

func (c *contract) constant(n int64) *core.Value { return memrefdefs.ConstantIndex(c.b, n) }

// value returns a size, an offset or a stride.
func (c *contract) value(f core.FoldResult) *core.Value {
	if f.Value != nil {
		return f.Value
	}
	return arith.NewConstant(c.b, f.Attr).Result()
}

func (c *contract) operands() []*core.Value {
	out := make([]*core.Value, 0, c.op.NumOperands())
	for _, v := range c.op.Operands() {
		out = append(out, v)
	}
	return out
}

func (c *contract) add(x, y *core.Value) *core.Value { return arith.NewAddI(c.b, x, y).Result() }
func (c *contract) mul(x, y *core.Value) *core.Value { return arith.NewMulI(c.b, x, y).Result() }

// require stops the program unless x and y compare as p says.
func (c *contract) require(p arith.CmpIPredicate, x, y *core.Value) {
	cf.NewAssert(c.b, arith.NewCmpI(c.b, p, x, y).Result(), "'"+c.op.Name()+"' does not get what it requires")
}

// atLeast requires that a value is n or more. It may be of any type of integers.
func (c *contract) atLeast(v *core.Value, n int64) {
	k := arith.NewConstant(c.b, c.b.Context().IntegerAttr(v.Type(), n)).Result()
	c.require(arith.CmpIPredicateSge, v, k)
}

// within requires 0 <= at and at + n <= size; most says whether the latter.
func (c *contract) within(at *core.Value, n int64, size *core.Value, most bool) {
	c.atLeast(at, 0)
	if most {
		c.require(arith.CmpIPredicateSle, c.add(at, c.constant(n)), size)
	}
}

// apply returns the values of the results of a map.
func (c *contract) apply(m *affine.Map, operands []*core.Value) []*core.Value {
	out := make([]*core.Value, m.NumResults())
	for i := range out {
		out[i] = affinegen.NewApply(c.b, operands, c.b.Context().AffineMap(m.SubMap(i))).Op.Result(0)
	}
	return out
}

// divisors requires that what expressions divide by is positive.
func (c *contract) divisors(m *affine.Map, operands []*core.Value) {
	var walk func(e affine.Expr)
	walk = func(e affine.Expr) {
		switch e.Kind() {
		case affine.KindConst, affine.KindDim, affine.KindSymbol:
			return
		case affine.KindMod, affine.KindFloorDiv, affine.KindCeilDiv:
			if !e.RHS().IsConst() {
				by := affine.NewMap(m.NumDims(), m.NumSymbols(), e.RHS())
				c.atLeast(c.apply(by, operands)[0], 1)
			}
		}
		walk(e.LHS())
		walk(e.RHS())
	}
	for _, e := range m.Results() {
		walk(e)
	}
}

func (c *contract) mapped() {
	if m, ok := c.op.Attr("map").(*core.AffineMapAttr); ok {
		c.divisors(m.Value(), c.operands())
	}
}

func (c *contract) affineBounds() {
	x := core.Must(affinegen.AsForOp(c.op))
	c.divisors(x.LowerBoundMapAttr().Value(), x.LowerBoundOperands())
	c.divisors(x.UpperBoundMapAttr().Value(), x.UpperBoundOperands())
}

func (c *contract) affineAccess() {
	var m, v *core.Value
	var operands []*core.Value
	if r, ok := affinegen.AffineReadOpInterfaceKey.Of(c.op); ok {
		m, operands, v = r.ReadMemRef(), r.ReadOperands(), c.op.Result(0)
	} else if w, ok := affinegen.AffineWriteOpInterfaceKey.Of(c.op); ok {
		m, operands, v = w.WrittenMemRef(), w.WriteOperands(), w.WrittenValue()
	}
	x, ok := affinegen.AffineMapAccessInterfaceKey.Of(c.op)
	if !ok || m == nil {
		return
	}
	by := x.AffineMapOf(m).Value()
	c.divisors(by, operands)
	c.access(m, c.apply(by, operands), v.Type())
}

func (c *contract) vectorAccess() {
	if x, ok := vector.AsLoadOp(c.op); ok {
		c.access(x.Base(), x.Indices(), x.Result().Type())
	} else if x, ok := vector.AsStoreOp(c.op); ok {
		c.access(x.Base(), x.Indices(), x.ValueToStore().Type())
	}
}

// access requires that the elements of a type are in bounds.
func (c *contract) access(m *core.Value, indices []*core.Value, t core.Type) {
	vec, isVector := t.(*core.VectorType)
	if s, ok := m.Type().(core.ShapedType); ok && s.ElementType() == t {
		isVector = false
	}
	for i, at := range indices {
		n := int64(1)
		if k := 0; isVector {
			if k = len(vec.Shape()) - len(indices) + i; k >= 0 {
				n = vec.Shape()[k]
			}
		}
		c.within(at, n, shapes.Dim(c.b, m, i), true)
	}
}

// transfer requires that what is said to be in bounds is.
func (c *contract) transfer() {
	var base, v *core.Value
	var indices []*core.Value
	var by *core.AffineMapAttr
	var in *core.ArrayAttr
	if x, ok := vector.AsTransferReadOp(c.op); ok {
		base, indices, v, by, in = x.Base(), x.Indices(), x.Vector(), x.PermutationMapAttr(), x.InBoundsAttr()
	} else if x, ok := vector.AsTransferWriteOp(c.op); ok {
		base, indices, v, by, in = x.Base(), x.Indices(), x.ValueToStore(), x.PermutationMapAttr(), x.InBoundsAttr()
	}
	t, ok := v.Type().(*core.VectorType)
	if !ok || by == nil || t.IsScalable() {
		return
	}
	sizes := make([]int64, len(indices))
	for i := range sizes {
		sizes[i] = 1
	}
	for i, e := range by.Value().Results() {
		if e.IsDim() && i < len(t.Shape()) {
			if sizes[e.Position()] = t.Shape()[i]; in == nil || i >= in.Len() || in.Elems()[i].String() != "true" {
				sizes[e.Position()] = 0
			}
		}
	}
	for i, at := range indices {
		c.within(at, sizes[i], shapes.Dim(c.b, base, i), sizes[i] > 0)
	}
}

// sized requires that the sizes of something new are not negative.
func (c *contract) sized() {
	for _, v := range c.op.Operands() {
		if v.Type() == c.b.Context().Index() {
			c.atLeast(v, 0)
		}
	}
}

// expanded requires that a dimension has as many elements as those that it is cut into.
func (c *contract) expanded() {
	var source *core.Value
	var sizes []core.FoldResult
	var groups [][]int64
	if x, ok := tensor.AsExpandShapeOp(c.op); ok {
		source, groups = x.Src(), viewdefs.Groups(x.ReassociationAttr())
		sizes = viewdefs.Mixed(c.op.Context(), x.StaticOutputShapeAttr(), x.OutputShape())
	} else if x, ok := memref.AsExpandShapeOp(c.op); ok {
		source, groups = x.Src(), viewdefs.Groups(x.ReassociationAttr())
		sizes = viewdefs.Mixed(c.op.Context(), x.StaticOutputShapeAttr(), x.OutputShape())
	}
	for i, g := range groups {
		product := c.constant(1)
		for _, d := range g {
			size := c.value(sizes[d])
			c.atLeast(size, 0)
			product = c.mul(product, size)
		}
		c.require(arith.CmpIPredicateEq, product, shapes.Dim(c.b, source, i))
	}
}

// padded requires that no width is negative, and that a dimension has the size that its type states.
func (c *contract) padded() {
	x := core.Must(tensor.AsPadOp(c.op))
	low := viewdefs.Mixed(c.op.Context(), x.StaticLowAttr(), x.Low())
	high := viewdefs.Mixed(c.op.Context(), x.StaticHighAttr(), x.High())
	for i, size := range x.Op.Result(0).Type().(*core.RankedTensorType).Shape() {
		l, h := c.value(low[i]), c.value(high[i])
		c.atLeast(l, 0)
		c.atLeast(h, 0)
		if size != core.Dynamic {
			c.require(arith.CmpIPredicateEq, c.constant(size), c.add(c.add(shapes.Dim(c.b, x.Source(), i), l), h))
		}
	}
}

// reshaped requires that the number of elements stays what it is.
func (c *contract) reshaped() {
	source, shape := c.op.Operand(0), c.op.Operand(1)
	from, ok := source.Type().(core.ShapedType)
	to, ok2 := shape.Type().(core.ShapedType)
	if !ok || !ok2 || !from.HasRank() || !to.HasRank() || len(to.Shape()) != 1 || to.Shape()[0] == core.Dynamic {
		return
	}
	was, is := c.constant(1), c.constant(1)
	for i := range from.Shape() {
		was = c.mul(was, shapes.Dim(c.b, source, i))
	}
	for i := range to.Shape()[0] {
		var n *core.Value
		if at := []*core.Value{c.constant(i)}; c.op.Is(&memref.ReshapeDef) {
			n = memref.NewLoad(c.b, shape, at).Result()
		} else {
			n = tensor.NewExtract(c.b, shape, at).Result()
		}
		if n.Type() != c.b.Context().Index() {
			n = arith.NewIndexCast(c.b, c.b.Context().Index(), n).Result()
		}
		c.atLeast(n, 0)
		is = c.mul(is, n)
	}
	c.require(arith.CmpIPredicateEq, was, is)
}

// slice requires that a slice is within what it is a slice of.
func (c *contract) slice() {
	x, ok := view.OffsetSizeAndStrideOpInterfaceKey.Of(c.op)
	if !ok {
		return
	}
	whole := c.op.Operand(0)
	offsets, sizes, strides := x.MixedOffsets(), x.MixedSizes(), x.MixedStrides()
	if c.op.Is(&tensor.InsertSliceDef) || c.op.Is(&tensor.ParallelInsertSliceDef) {
		source, _ := whole.Type().(core.ShapedType)
		if whole = c.op.Operand(1); source != nil && len(source.Shape()) == len(sizes) {
			for i := range sizes {
				c.require(arith.CmpIPredicateEq, c.value(sizes[i]), shapes.Dim(c.b, c.op.Operand(0), i))
			}
		}
	}
	for i := range offsets {
		offset, size, stride := c.value(offsets[i]), c.value(sizes[i]), c.value(strides[i])
		c.atLeast(offset, 0)
		c.atLeast(size, 0)
		c.require(arith.CmpIPredicateSle, offset, shapes.Dim(c.b, whole, i))
		// The last one counts only where there is one.
		last := c.add(offset, c.mul(c.add(size, c.constant(-1)), stride))
		some := arith.NewCmpI(c.b, arith.CmpIPredicateSgt, size, c.constant(0)).Result()
		zero := c.constant(0)
		last = arith.NewSelect(c.b, some, last, zero).Result()
		bound := arith.NewSelect(c.b, some, shapes.Dim(c.b, whole, i), c.constant(1)).Result()
		c.atLeast(last, 0)
		c.require(arith.CmpIPredicateSlt, last, bound)
	}
}

// structured requires that each dimension of the loops has one size in all operands. The pass checks the last iteration
// only, of which there is none where a size is zero.
func (c *contract) structured() {
	maps := linalgdefs.Maps(c.op)
	if len(maps) != c.op.NumOperands() {
		return
	}
	type place struct {
		v *core.Value
		d int
	}
	first := map[int]place{}
	for i, v := range c.operands() {
		t, ok := v.Type().(core.ShapedType)
		if !ok || !t.HasRank() || len(t.Shape()) != maps[i].NumResults() {
			continue
		}
		for d, e := range maps[i].Results() {
			if !e.IsDim() {
				continue
			}
			was, ok := first[e.Position()]
			if !ok {
				first[e.Position()] = place{v, d}
			} else if t.Shape()[d] == core.Dynamic || was.v.Type().(core.ShapedType).Shape()[was.d] == core.Dynamic {
				c.require(arith.CmpIPredicateEq, shapes.Dim(c.b, v, d), shapes.Dim(c.b, was.v, was.d))
			}
		}
	}
}

// steps requires that the steps of loops are positive.
func (c *contract) steps() {
	loop, ok := flow.LoopLikeOpInterfaceKey.Of(c.op)
	if !ok {
		return
	}
	for _, s := range loop.LoopParts().Steps {
		if s.Value != nil {
			c.atLeast(s.Value, 1)
		}
	}
}

// basis returns the sizes of digits, and requires that they are positive.
func (c *contract) basis(static *core.DenseArrayAttr, dynamic []*core.Value) []*core.Value {
	var out []*core.Value
	for _, f := range viewdefs.Mixed(c.op.Context(), static, dynamic) {
		v := c.value(f)
		c.atLeast(v, 1)
		out = append(out, v)
	}
	return out
}

func (c *contract) delinearized() {
	x := core.Must(affinegen.AsDelinearizeIndexOp(c.op))
	c.basis(x.StaticBasisAttr(), x.DynamicBasis())
}

// linearized requires that the digits of a disjoint index are below their bounds.
func (c *contract) linearized() {
	x := core.Must(affinegen.AsLinearizeIndexOp(c.op))
	basis, digits := c.basis(x.StaticBasisAttr(), x.DynamicBasis()), x.MultiIndex()
	if !x.Disjoint() {
		return
	}
	for i, v := range digits {
		c.atLeast(v, 0)
		if k := i - len(digits) + len(basis); k >= 0 {
			c.require(arith.CmpIPredicateSlt, v, basis[k])
		}
	}
}

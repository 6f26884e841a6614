package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/linalg"
)

// AddElementwise adds the patterns that fuse a generic operation with those that compute its inputs, when nothing else
// uses them, and what tidies up afterwards: upstream's populateElementwiseOpsFusionPatterns.
func AddElementwise(set *rewrite.PatternSet) { AddElementwiseIf(set, isOnlyUse) }

// AddElementwiseIf is [AddElementwise] for the inputs that may says, which other operations may use as well.
func AddElementwiseIf(set *rewrite.PatternSet, may func(input *core.Use) bool) {
	add := func(name string, f func(op linalg.GenericOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, name, f))
	}
	add("fusion with a producer", func(op linalg.GenericOp, rw *rewrite.Rewriter) bool { return fuse(op, may, rw) })
	add("linalg.fill into linalg.generic", foldFill)
	add("constants of one value into linalg.generic", foldSplat)
	add("outputs that are not read", dropOutputs)
	AddCleanUp(set)
}

// isOnlyUse reports whether nothing else uses the operation that computes an operand.
func isOnlyUse(u *core.Use) bool { return hasOneUser(u.Value()) }

// hasOneUser reports whether the operation that computes a value has results that are used once in all.
func hasOneUser(v *core.Value) bool {
	op := v.DefiningOp()
	uses := 0
	for _, r := range op.Results() {
		for range r.Uses() {
			if uses++; uses > 1 {
				return false
			}
		}
	}
	return uses == 1
}

// pair is an operation that computes an input of another one.
type pair struct {
	producer, consumer linalg.GenericOp
	operand, result    int // the input of the consumer that is the result of the producer
	from, to           []*affine.Map
	kept               []int // the results of the producer that are used elsewhere
}

func fuse(op linalg.GenericOp, may func(input *core.Use) bool, rw *rewrite.Rewriter) bool {
	for i, v := range op.Inputs() {
		producer, ok := linalg.AsGenericOp(v.DefiningOp())
		if !ok {
			continue
		}
		p := &pair{producer: producer, consumer: op, operand: i, result: v.Index(), from: linalg.StructuredOp(producer).IndexingMaps(), to: linalg.StructuredOp(op).IndexingMaps()}
		if !p.isFusable() || !may(op.Op.OperandUse(i)) {
			continue
		}
		return p.fuse(rw)
	}
	return false
}

func reductions(op linalg.GenericOp) bool {
	return slices.Contains(linalg.StructuredOp(op).IteratorTypes(), linalg.IteratorTypeReduction)
}

// resultMap is the map by which the producer writes the result.
func (p *pair) resultMap() *affine.Map { return p.from[len(p.producer.Inputs())+p.result] }

// isFusable reports whether points of the consumer are points of the producer, and sizes stay known.
func (p *pair) isFusable() bool {
	v := p.consumer.Inputs()[p.operand]
	if _, ok := v.Type().(*core.RankedTensorType); !ok || !linalgdefs.HasPureTensors(p.producer.Op) || len(p.from) == 0 ||
		slices.ContainsFunc(linalg.StructuredOp(p.producer).IteratorTypes(), func(k linalg.IteratorType) bool { return k != linalg.IteratorTypeParallel }) {
		return false
	}
	if p.to[p.operand].NumResults() != p.from[0].NumDims() || !p.resultMap().IsPermutation() {
		return false
	}
	if !reductions(p.consumer) {
		return true
	}
	covered := make([]bool, p.to[0].NumDims())
	cover := func(m *affine.Map) {
		for _, e := range m.Results() {
			if e.IsDim() {
				covered[e.Position()] = true
			}
		}
	}
	for i, o := range p.consumer.Op.Operands() {
		if o != v {
			cover(p.to[i])
		}
	}
	for i := range p.producer.Inputs() {
		cover(p.inFused(i))
	}
	return !slices.Contains(covered, false)
}

// inFused is the map of an operand of the producer from the loops of the consumer.
func (p *pair) inFused(i int) *affine.Map {
	return p.from[i].Compose(p.resultMap().InversePermutation()).Compose(p.to[p.operand])
}

// keep finds the results of the producer that must stay: others use them, the region reads what they start with, or they
// tell the size of a loop.
func (p *pair) keep() {
	n := len(p.producer.Inputs())
	dropped := map[int]bool{}
	sizesKnown := func() bool {
		var maps []*affine.Map
		for i, m := range p.from {
			if !dropped[i] {
				maps = append(maps, m)
			}
		}
		for i, m := range p.to {
			if i != p.operand {
				maps = append(maps, m)
			}
		}
		if len(maps) == 0 {
			return p.from[0].NumDims() == 0 && p.to[0].NumDims() == 0
		}
		for _, m := range maps[1:] {
			if m.NumDims() != maps[0].NumDims() {
				return affine.ConcatMaps(maps...).InversePermutation() != nil
			}
		}
		return affine.ConcatMaps(maps...).InversePermutation() != nil
	}
	for i, r := range p.producer.Op.Results() {
		dropped[n+i] = true
		elsewhere := false
		for u := range r.Users() {
			elsewhere = elsewhere || u != p.consumer.Op
		}
		if linalgdefs.PayloadUses(p.producer.Op, n+i) || !sizesKnown() || elsewhere {
			p.kept = append(p.kept, i)
			delete(dropped, n+i)
		}
	}
}

// fuse makes one operation of both.
func (p *pair) fuse(rw *rewrite.Rewriter) bool {
	p.keep()
	c, loc := rw.Context(), p.consumer.Op.Loc()
	var inputs, outputs []*core.Value
	var maps []*affine.Map
	var types []core.Type
	for i, v := range p.consumer.Inputs() {
		if i != p.operand {
			inputs, maps = append(inputs, v), append(maps, p.to[i])
			continue
		}
		for k, v := range p.producer.Inputs() {
			inputs, maps = append(inputs, v), append(maps, p.inFused(k))
		}
	}
	n, m := len(p.producer.Inputs()), len(p.consumer.Inputs())
	for _, i := range p.kept {
		v := p.producer.Outputs()[i]
		outputs, maps, types = append(outputs, v), append(maps, p.inFused(n+i)), append(types, v.Type())
	}
	for i, v := range p.consumer.Outputs() {
		outputs, maps = append(outputs, v), append(maps, p.to[m+i])
		if _, ok := v.Type().(*core.MemRefType); !ok {
			types = append(types, v.Type())
		}
	}
	if affine.ConcatMaps(maps...).InversePermutation() == nil {
		return rw.NoMatch(p.consumer.Op, "fused op failed loop bound computation check")
	}
	rw.SetLoc(loc)
	by := linalg.Generic{ResultTensorsTypes: types, Inputs: inputs, Outputs: outputs, IndexingMaps: linalgdefs.MapsAttr(c, maps),
		IteratorTypes: p.consumer.IteratorTypesAttr()}.Build(&rw.Builder)
	p.body(by, rw)
	at := 0
	for _, i := range p.kept {
		rw.ReplaceUsesIf(p.producer.Op.Result(i), by.Op.Result(at), func(u *core.Use) bool {
			return false // as upstream does: what uses the producer still does
		})
		at++
	}
	for _, r := range p.consumer.Op.Results() {
		rw.ReplaceAllUsesWith(r, by.Op.Result(at))
		at++
	}
	rw.EraseOp(p.consumer.Op)
	return true
}

// body copies the region of the producer and then that of the consumer.
func (p *pair) body(by linalg.GenericOp, rw *rewrite.Rewriter) {
	defer rw.Restore(rw.Save())
	loc := rw.Loc()
	defer rw.SetLoc(loc)
	from, to := p.producer.Region().Entry(), p.consumer.Region().Entry()
	n, k := len(p.producer.Inputs()), len(p.consumer.Inputs())
	block := rw.CreateBlock(by.Region(), nil)
	var m core.IRMapping
	p.indices(by, from, &m, rw)
	add := func(v *core.Value) { m.Map(v, block.AddArg(v.Type(), v.Loc())) }
	for i := range k {
		if i != p.operand {
			add(to.Arg(i))
			continue
		}
		for j := range n {
			add(from.Arg(j))
		}
	}
	for _, i := range p.kept {
		add(from.Arg(n + i))
	}
	for i := k; i < to.NumArgs(); i++ {
		add(to.Arg(i))
	}
	clone := func(b *core.Block, skipIndices bool) {
		for op := range b.Ops() {
			if op == b.Last() || skipIndices && op.Is(&linalg.IndexDef) {
				continue
			}
			x := rw.Clone(op, &m)
			for i, v := range op.Results() {
				m.Map(v, x.Result(i))
			}
		}
	}
	clone(from, true)
	m.Map(to.Arg(p.operand), m.Value(from.Last().Operand(p.result)))
	clone(to, false)
	var yielded []*core.Value
	for _, i := range p.kept {
		yielded = append(yielded, m.Value(from.Last().Operand(i)))
	}
	for _, v := range to.Last().Operands() {
		yielded = append(yielded, m.Value(v))
	}
	rw.SetLoc(by.Op.Loc())
	linalg.NewYield(&rw.Builder, yielded)
}

// indices computes the places that the producer asks for from those of the consumer.
func (p *pair) indices(by linalg.GenericOp, from *core.Block, m *core.IRMapping, rw *rewrite.Rewriter) {
	if !linalg.StructuredOp(p.producer).HasIndexSemantics() {
		return
	}
	rw.SetLoc(p.producer.Op.Loc())
	var places []*core.Value
	for d := range p.to[p.operand].NumDims() {
		places = append(places, linalg.Index{Dim: int64(d)}.Build(&rw.Builder).Op.Result(0))
	}
	loops := p.resultMap().InversePermutation().Compose(p.to[p.operand])
	for op := range from.Ops() {
		if x, ok := linalg.AsIndexOp(op); ok {
			one := rw.Context().AffineMap(loops.SubMap(int(x.Dim())))
			m.Map(op.Result(0), affinegen.Apply{MapOperands: places, Map: one}.Build(&rw.Builder).Op.Result(0))
		}
	}
}

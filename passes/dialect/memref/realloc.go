package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (p *ExpandReallocPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	set.Add(conversion.Pattern{Name: "expand memref.realloc", Root: gen.ReallocDef.Name,
		Plain: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			v, ok := gen.AsReallocOp(op)
			return ok && expandRealloc(v, rw, p.EmitDeallocs)
		}})
	t := conversion.NewTarget()
	t.LegalDialects(arith.Name, gen.Name, scf.Name)
	t.IllegalOps(gen.ReallocDef.Name)
	r.Convert(t, set)
}

// expandRealloc replaces an operation by a choice: new memory with a copy of the old elements, or a view of the old
// memory. Memory of constant size that shrinks is always the latter; upstream writes a copy for it, too, which does not
// verify.
func expandRealloc(v gen.ReallocOp, rw *rewrite.Rewriter, dealloc bool) bool {
	b := &rw.Builder
	from, to := memrefType(v.Source()), memrefType(v.Op.Result(0))
	oldSize, newSize := from.Shape()[0], to.Shape()[0]
	if oldSize != core.Dynamic && newSize != core.Dynamic && oldSize > newSize {
		rw.ReplaceOp(v.Op, resized(b, v, newSize))
		return true
	}
	var old *core.Value
	if oldSize == core.Dynamic {
		old = gen.NewDim(b, v.Source(), memrefdefs.ConstantIndex(b, 0)).Op.Result(0)
	} else {
		old = memrefdefs.ConstantIndex(b, oldSize)
	}
	size := v.DynamicResultSize()
	if size == nil {
		size = memrefdefs.ConstantIndex(b, newSize)
	}
	grows := arith.NewCmpI(b, arith.CmpIPredicateUlt, old, size).Op.Result(0)
	choice := scf.If{Condition: grows, ResultsTypes: []core.Type{to}}.Build(b)

	b.CreateBlock(choice.ThenRegion(), nil)
	alloc := gen.Alloc{MemrefType: to, DynamicSizes: dynamic(newSize, size), Alignment: v.AlignmentAttr()}.Build(b).Op.Result(0)
	c := v.Op.Context()
	partType := c.MemRef([]int64{oldSize}, from.ElementType(), c.StridedLayout(0, []int64{1}), to.MemorySpace())
	part := gen.SubView{ResultType: partType, Source: alloc, Sizes: dynamic(oldSize, old), StaticOffsets: []int64{0},
		StaticSizes:   []int64{oldSize},
		StaticStrides: []int64{1}}.Build(b).Op.Result(0)
	gen.NewCopy(b, v.Source(), part)
	if dealloc {
		gen.NewDealloc(b, v.Source())
	}
	scf.NewYield(b, []*core.Value{alloc})

	b.CreateBlock(choice.ElseRegion(), nil)
	scf.NewYield(b, []*core.Value{resized(b, v, newSize)})
	rw.ReplaceOp(v.Op, choice.Results()...)
	return true
}

// resized builds a view of the old memory with the new size.
func resized(b *core.Builder, v gen.ReallocOp, size int64) *core.Value {
	return gen.ReinterpretCast{ResultType: v.Op.Result(0).Type(), Source: v.Source(), Sizes: dynamic(size, v.DynamicResultSize()),
		StaticOffsets: []int64{0},
		StaticSizes:   []int64{size}, StaticStrides: []int64{1}}.Build(b).Op.Result(0)
}

// dynamic lists a size where it is none of the type's.
func dynamic(static int64, v *core.Value) []*core.Value {
	if static != core.Dynamic {
		return nil
	}
	return []*core.Value{v}
}

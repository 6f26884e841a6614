package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

func (p *ConvertToLoopsPass) run(r *passes.Run)       { lowerToLoops(r, forNest, memoryAccess{}) }
func (p *ConvertToAffineLoopsPass) run(r *passes.Run) { lowerToLoops(r, affineNest, affineAccess{}) }
func (p *ConvertToParallelLoopsPass) run(r *passes.Run) {
	lowerToLoops(r, parallelNest, memoryAccess{})
}

// lowerToLoops replaces all structured operations on buffers by loops of a kind.
func lowerToLoops(r *passes.Run, nest nestFunc, mem access) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.Pattern{Name: "to loops", On: linalg.LinalgOpKey.In, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		x, ok := linalg.LinalgOpKey.Of(op)
		if !ok || !linalgdefs.HasPureBuffers(op) {
			return rw.NoMatch(op, "expected linalg op with buffer semantics")
		}
		rw.SetLoc(op.Loc())
		s := scalarCode{op: x, maps: x.IndexingMaps(), inits: op.NumOperands() - x.DpsInits().Len(), rw: rw, mem: mem}
		nest(&rw.Builder, loopRanges(&rw.Builder, s.maps, op), x.IteratorTypes(), s.emit)
		rw.EraseOp(op)
		return true
	}})
	rewrite.AddCanonicalizationsOf(set, &memref.DimDef, &tensor.DimDef, &affinegen.ApplyDef)
	set.Add(rewrite.OpPattern(&affinegen.ApplyDef, affinegen.AsApplyOp, "trivial affine.apply", foldTrivialApply))
	if changed, _ := r.RewriteLocally(set.Freeze()); !changed {
		r.PreserveAll()
	}
}

// foldTrivialApply replaces an affine.apply of a constant, or of one operand as it is.
func foldTrivialApply(op affinegen.ApplyOp, rw *rewrite.Rewriter) bool {
	m := op.MapAttr().Value()
	if m.NumResults() != 1 || m.NumInputs() > 1 {
		return false
	}
	if m.NumInputs() == 0 {
		v, ok := m.ConstantResults()
		if ok {
			rw.SetLoc(op.Op.Loc())
			rw.ReplaceOpWith(op.Op, arith.NewConstant(&rw.Builder, op.Op.Context().IndexAttr(v[0])).Op)
		}
		return ok
	}
	if !m.Result(0).Equal(affine.Dim(0)) && !m.Result(0).Equal(affine.Symbol(0)) {
		return false
	}
	rw.ReplaceOp(op.Op, op.Op.Operand(0))
	return true
}

// loopRanges returns the number of iterations of each loop: the size of the first dimension of an operand that the loop
// goes through.
func loopRanges(b *core.Builder, maps []*affine.Map, op *core.Operation) []core.FoldResult {
	var sizes []core.FoldResult
	for _, v := range op.Operands() {
		sizes = append(sizes, operandSizes(b, v)...)
	}
	if len(maps) == 0 {
		return nil
	}
	out := make([]core.FoldResult, maps[0].NumDims())
	for i, e := range affine.ConcatMaps(maps...).Results() {
		if e.IsDim() && i < len(sizes) && out[e.Position()] == (core.FoldResult{}) {
			out[e.Position()] = sizes[i]
		}
	}
	return out
}

// operandSizes returns the sizes of a buffer; a scalar has none.
func operandSizes(b *core.Builder, v *core.Value) []core.FoldResult {
	m, ok := v.Type().(*core.MemRefType)
	if !ok {
		return nil
	}
	out := make([]core.FoldResult, len(m.Shape()))
	for i, n := range m.Shape() {
		if n != core.Dynamic {
			out[i].Attr = b.Context().IndexAttr(n)
			continue
		}
		at := arith.NewConstant(b, b.Context().IndexAttr(int64(i))).Result()
		out[i].Value = rewrite.FoldCreated(b, memref.NewDim(b, v, at).Op)
	}
	return out
}

// access makes operations that load and store an element.
type access interface {
	load(b *core.Builder, buffer *core.Value, at []*core.Value) *core.Value
	store(b *core.Builder, v, buffer *core.Value, at []*core.Value)
}

// memoryAccess uses dialect memref.
type memoryAccess struct{}

func (memoryAccess) load(b *core.Builder, buffer *core.Value, at []*core.Value) *core.Value {
	return temporal(memref.Load{Memref: buffer, Indices: at}.Build(b).Op).Result(0)
}

func (memoryAccess) store(b *core.Builder, v, buffer *core.Value, at []*core.Value) {
	temporal(memref.Store{Value: v, Memref: buffer, Indices: at}.Build(b).Op)
}

// temporal says of a load or store what upstream's builders say of all: that it is not nontemporal.
func temporal(op *core.Operation) *core.Operation {
	op.SetAttr("nontemporal", op.Context().Bool(false))
	return op
}

// affineAccess uses dialect affine.
type affineAccess struct{}

func (affineAccess) load(b *core.Builder, buffer *core.Value, at []*core.Value) *core.Value {
	m := b.Context().AffineMap(affine.IdentityMap(len(at)))
	return affinegen.Load{ResultType: core.ElementTypeOrSelf(buffer.Type()), Memref: buffer, Indices: at, Map: m}.Build(b).Result()
}

func (affineAccess) store(b *core.Builder, v, buffer *core.Value, at []*core.Value) {
	m := b.Context().AffineMap(affine.IdentityMap(len(at)))
	affinegen.Store{Value: v, Memref: buffer, Indices: at, Map: m}.Build(b)
}

// scalarCode makes what is in the innermost loop.
type scalarCode struct {
	op    linalg.LinalgOp
	maps  []*affine.Map
	inits int // the number of the first output among the operands
	rw    *rewrite.Rewriter
	mem   access
}

// emit loads an element of each operand, does what the region does with them, and stores what it yields. ivs are the
// places of the loops.
func (s scalarCode) emit(ivs []*core.Value) {
	op, rw := s.op.AsOperation(), s.rw
	b := &rw.Builder
	body := op.Region(0).Entry()
	var m core.IRMapping
	for i, v := range op.Operands() {
		x := v
		if _, ok := v.Type().(*core.MemRefType); ok || i >= s.inits {
			x = s.mem.load(b, v, subscripts(b, s.maps[i], ivs))
		}
		if i < body.NumArgs() {
			m.Map(body.Arg(i), x)
		}
	}
	var at [][]*core.Value
	for i := s.inits; i < op.NumOperands(); i++ {
		at = append(at, subscripts(b, s.maps[i], ivs))
	}
	loc := rw.Loc()
	end := body.Last()
	for o := range body.Ops() {
		switch x, ok := linalg.AsIndexOp(o); {
		case o == end:
		case ok:
			m.Map(x.Result(), ivs[x.Dim()])
		default:
			n := rw.Clone(o, &m)
			for i, v := range o.Results() {
				m.Map(v, n.Result(i))
			}
		}
	}
	rw.SetLoc(loc)
	for i, v := range end.Operands() {
		s.mem.store(b, m.Value(v), op.Operand(s.inits+i), at[i])
	}
}

// subscripts computes the results of an indexing map.
func subscripts(b *core.Builder, m *affine.Map, ivs []*core.Value) []*core.Value {
	var out []*core.Value
	for _, e := range m.Results() {
		one, operands := affinedefs.CanonicalMap(affine.NewMap(m.NumDims(), m.NumSymbols(), e), ivs)
		out = append(out, affinegen.Apply{MapOperands: operands, Map: b.Context().AffineMap(one)}.Build(b).Op.Result(0))
	}
	return out
}

package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
)

// structured is a structured operation of linalg.
type structured struct {
	linalg.LinalgOp
}

// Kinds implements [Op].
func (x structured) Kinds() []linalg.IteratorType { return x.IteratorTypes() }

// inits returns the number of the first output among the operands.
func (x structured) inits() int { return x.AsOperation().NumOperands() - x.DpsInits().Len() }

// Domain implements [Op]: a loop is as long as the first dimension of an operand that it goes through.
func (x structured) Domain(w *Work) []Range {
	defer w.Restore(w.Save())
	w.SetBefore(x.AsOperation())
	b := &w.Builder
	out := make([]Range, len(x.Kinds()))
	for i, n := range LoopSizes(b, x.LinalgOp) {
		out[i] = Range{index(b, 0), n, index(b, 1)}
	}
	return out
}

// LoopSizes computes the length of each loop of a structured operation.
func LoopSizes(b *core.Builder, x linalg.LinalgOp) []core.FoldResult {
	var flat []core.FoldResult
	for _, v := range x.AsOperation().Operands() {
		flat = append(flat, mixedSizes(b, v)...)
	}
	maps := x.IndexingMaps()
	all := affine.ConcatMaps(maps...)
	out := make([]core.FoldResult, len(x.IteratorTypes()))
	for i := range out {
		at := all.ResultPosition(affine.Dim(i))
		if at < 0 || at >= len(flat) {
			at = 0
		}
		e := affine.NewMap(0, 1, affine.Symbol(0))
		out[i] = affinedefs.ComposedFoldedApply(b, e, flat[at:at+1])
	}
	return out
}

// cutOperands cuts from the first n operands what a part of the loops uses.
func (x structured) cutOperands(w *Work, n int, loops Part) (operands []*core.Value, made []*core.Operation, ok bool) {
	op, b := x.AsOperation(), &w.Builder
	closed := closedSizes(b, loops.Sizes)
	slices := make([]*slice, n)
	maps, inits := x.IndexingMaps(), x.inits()
	for i := range n {
		v := op.Operand(i)
		_, isTensor := v.Type().(*core.RankedTensorType)
		if !isTiled(maps[i], loops.Sizes) && !(isTensor && i >= inits) {
			continue
		}
		if slices[i], ok = sliceOf(b, v, maps[i], loops.Offsets, loops.Sizes, closed); !ok {
			return nil, nil, false
		}
	}
	operands = op.OperandList(0, n)
	for i, s := range slices {
		if s == nil {
			continue
		}
		if operands[i], ok = s.build(b, operands[i]); !ok {
			return nil, nil, false
		}
		made = append(made, operands[i].DefiningOp())
	}
	return operands, made, true
}

// Tile implements [Op]: the same operation on slices of its operands.
func (x structured) Tile(w *Work, loops Part) (r Result, ok bool) {
	op := x.AsOperation()
	operands, made, ok := x.cutOperands(w, op.NumOperands(), loops)
	if !ok {
		return r, false
	}
	var types []core.Type
	for _, v := range operands[x.inits():] {
		if _, ok := v.Type().(*core.RankedTensorType); ok {
			types = append(types, v.Type())
		}
	}
	by := cloneWith(w.Rewriter, op, operands, types)
	shiftIndices(w.Rewriter, by, loops.Offsets)
	return Result{[]*core.Operation{by}, by.ResultList(), made}, true
}

// cloneWith makes a copy of an operation with other operands and types of results.
func cloneWith(rw *rewrite.Rewriter, op *core.Operation, operands []*core.Value, types []core.Type) *core.Operation {
	by := op.Clone(nil)
	by.SetOperands(operands)
	for i, t := range types {
		by.Result(i).SetType(t)
	}
	return rw.Insert(by)
}

// shiftIndices adds to the places that the region of a tile asks for where the tile is.
func shiftIndices(rw *rewrite.Rewriter, op *core.Operation, offsets []core.FoldResult) {
	defer rw.Restore(rw.Save())
	defer rw.SetLoc(rw.Loc())
	var list []linalg.IndexOp
	for inner := range op.Region(0).Entry().Ops() {
		if x, ok := linalg.AsIndexOp(inner); ok && int(x.Dim()) < len(offsets) {
			list = append(list, x)
		}
	}
	sum := affine.NewMap(2, 0, affine.Dim(0).Add(affine.Dim(1)))
	for _, x := range list {
		rw.SetAfter(x.Op)
		rw.SetLoc(x.Op.Loc())
		v := x.Op.Result(0)
		r := affinedefs.ComposedFoldedApply(&rw.Builder, sum, []core.FoldResult{{Value: v}, offsets[x.Dim()]})
		by := memrefdefs.ValueOf(&rw.Builder, r)
		if by != v {
			rw.ReplaceUsesIf(v, by, func(u *core.Use) bool { return u.Owner() != by.DefiningOp() })
		}
	}
}

// ResultPosition implements [Op].
func (x structured) ResultPosition(w *Work, result int, loops Part) (p Part, ok bool) {
	closed := closedSizes(&w.Builder, loops.Sizes)
	i := x.inits() + result
	s, ok := sliceOf(&w.Builder, x.AsOperation().Operand(i), x.IndexingMaps()[i], loops.Offsets, loops.Sizes, closed)
	if !ok {
		return p, false
	}
	return Part{s.offsets, s.sizes}, true
}

// mapped returns the loops that go through parts of operands: all of those that the operands' maps do not mention. ok is
// false when a map is not a selection of loops, or when two parts do not agree.
func (x structured) mapped(w *Work, operands []int, parts []Part) (p Part, ok bool) {
	n := len(x.Kinds())
	p = Part{make([]core.FoldResult, n), make([]core.FoldResult, n)}
	for k, i := range operands {
		for j, e := range x.IndexingMaps()[i].Results() {
			if !e.IsDim() || j >= len(parts[k].Offsets) {
				return p, false
			}
			d := e.Position()
			at, size := parts[k].Offsets[j], parts[k].Sizes[j]
			if seen := p.Offsets[d]; seen != (core.FoldResult{}) && (seen != at || p.Sizes[d] != size) {
				return p, false
			}
			p.Offsets[d], p.Sizes[d] = at, size
		}
	}
	for i, d := range x.Domain(w) {
		if p.Offsets[i] == (core.FoldResult{}) {
			p.Offsets[i], p.Sizes[i] = d.Offset, d.Size
		}
	}
	return p, true
}

// LoopsOfResult implements [Op].
func (x structured) LoopsOfResult(w *Work, result int, at Part) (p Part, ok bool) {
	i := x.inits() + result
	if !x.IndexingMaps()[i].IsProjectedPermutation(false) {
		return p, w.Errorf(x.AsOperation(),
			"unhandled tiled implementation generation when result is not accessed using a permuted projection")
	}
	return x.mapped(w, []int{i}, []Part{at})
}

// FromResult implements [Op].
func (x structured) FromResult(w *Work, result int, at Part) (r Result, ok bool) {
	loops, ok := x.LoopsOfResult(w, result, at)
	if !ok {
		return r, false
	}
	if r, ok = x.Tile(w, loops); ok {
		r.Values = r.Values[result : result+1]
	}
	return r, ok
}

// LoopsOfOperands implements [Op].
func (x structured) LoopsOfOperands(w *Work, operands []int, parts []Part) (Part, bool) {
	return x.mapped(w, operands, parts)
}

// FromOperands implements [Op].
func (x structured) FromOperands(w *Work, operands []int, parts []Part) (r Result, ok bool) {
	loops, ok := x.mapped(w, operands, parts)
	if !ok {
		return r, false
	}
	return x.Tile(w, loops)
}

// FusesIntoConsumer implements [Op].
func (x structured) FusesIntoConsumer(int, Part) bool { return true }

// FusesIntoProducers implements [Op].
func (x structured) FusesIntoProducers(operands []int, parts []Part) bool {
	rw := rewrite.NewRewriter(x.AsOperation().Context(), nil)
	rw.SetBefore(x.AsOperation())
	_, ok := x.mapped(&Work{Rewriter: rw}, operands, parts)
	return ok
}

// Scalar implements [Op]: it loads an element of each operand, does what the region does, and stores what it yields.
func (x structured) Scalar(w *Work, ivs []*core.Value) bool {
	op, b := x.AsOperation(), &w.Builder
	if !linalgdefs.HasPureBuffers(op) {
		return w.Errorf(op, "expected operation to have buffer semantics")
	}
	body := op.Region(0).Entry()
	maps := x.IndexingMaps()
	place := func(i int) (out []*core.Value) {
		for k := range maps[i].NumResults() {
			out = append(out, affinegen.NewApply(b, ivs, b.Context().AffineMap(maps[i].SubMap(k))).Op.Result(0))
		}
		return out
	}
	var m core.IRMapping
	for i, v := range op.Operands() {
		if !linalgdefs.PayloadUses(op, i) {
			continue
		}
		if _, ok := v.Type().(*core.MemRefType); ok {
			v = temporal(memref.Load{Memref: v, Indices: place(i)}.Build(b).Op).Result(0)
		}
		m.Map(body.Arg(i), v)
	}
	for inner := range body.Ops() {
		if i, ok := linalg.AsIndexOp(inner); ok {
			m.Map(i.Result(), ivs[i.Dim()])
		} else if inner != body.Last() {
			w.Clone(inner, &m)
		}
	}
	w.SetLoc(body.Last().Loc())
	for i, v := range body.Last().Operands() {
		k := x.inits() + i
		at := place(k)
		temporal(memref.Store{Value: m.Value(v), Memref: op.Operand(k), Indices: at}.Build(b).Op)
	}
	return true
}

// temporal says of a load or store what upstream's builders say of all: that it is not nontemporal.
func temporal(op *core.Operation) *core.Operation {
	op.SetAttr("nontemporal", op.Context().Bool(false))
	return op
}

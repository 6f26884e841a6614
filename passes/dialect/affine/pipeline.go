package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/buffers"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

func (*AffinePipelineDataTransferPass) run(r *passes.Run) {
	var list []gen.ForOp
	r.Op.Walk(func(op *core.Operation) {
		if l, ok := gen.AsForOp(op); ok {
			list = append(list, l)
		}
	})
	for _, l := range list {
		pipelineTransfers(l)
	}
}

// transfer is a transfer into faster memory with what waits for it.
type transfer struct{ start, wait *core.Operation }

// pipelineTransfers starts the transfers of an iteration in the one before.
func pipelineTransfers(loop gen.ForOp) {
	if _, ok := loops.ConstantTripCount(loop); !ok || loop.Op.NumResults() > 0 {
		return
	}
	list := transfersIn(loop)
	if len(list) == 0 {
		return
	}
	// Operations that access the memory are replaced by others, so what is to be doubled is looked up in the block anew.
	var memory []*core.Value
	for _, t := range list {
		memory = append(memory, t.start.Operand(fasterOperand(t.start)))
	}
	for _, t := range list {
		memory = append(memory, t.wait.Operand(0))
	}
	for i, v := range memory {
		if slices.Contains(memory[:i], v) {
			continue
		}
		if !doubleBuffer(v, loop) {
			return
		}
		dropUnused(v)
	}
	delays := map[*core.Operation]uint64{}
	early := map[*core.Operation]bool{}
	for _, t := range transfersIn(loop) {
		early[t.start] = true
		slice := computationSlice(t.start)
		if len(slice) == 0 {
			slice = appliesBehind(t.start.OperandList(0, t.start.NumOperands()))
		}
		for _, op := range slice {
			early[op] = true
		}
	}
	end := loops.Body(loop).Last()
	for op := range loops.Body(loop).Ops() {
		if op != end && !early[op] {
			delays[op] = 1
		}
	}
	if loops.CanSkew(loop, delays) {
		loops.Skew(loop, delays)
	}
}

// fasterOperand returns the position of the memory in the faster space: that with the greater number.
func fasterOperand(start *core.Operation) int {
	if to := destination(start); space(start.Operand(0)) <= space(start.Operand(to)) {
		return to
	}
	return 0
}

// destination returns the position of the memory that is written.
func destination(start *core.Operation) int { return 1 + numInputs(start, "src_map") }

func tag(start *core.Operation) int {
	return destination(start) + 1 + numInputs(start, "dst_map")
}

func numInputs(op *core.Operation, name string) int {
	a, _ := op.Attr(name).(*core.AffineMapAttr)
	return a.Value().NumInputs()
}

func space(v *core.Value) int64 {
	t, _ := v.Type().(*core.MemRefType)
	if t == nil {
		return 0
	}
	if a, ok := t.MemorySpace().(*core.IntegerAttr); ok {
		return a.Int64()
	}
	return 0
}

// transfersIn returns the transfers into faster memory directly in a loop, where it is used only there, and nothing
// transfers out what is transferred in.
func transfersIn(loop gen.ForOp) (out []transfer) {
	var written []*core.Value
	var starts, waits []*core.Operation
	for op := range loops.Body(loop).Ops() {
		if op.Is(&gen.DmaStartDef) && space(op.Operand(destination(op))) < space(op.Operand(0)) {
			written = append(written, op.Operand(destination(op)))
		}
	}
	for op := range loops.Body(loop).Ops() {
		switch {
		case op.Is(&gen.DmaWaitDef):
			waits = append(waits, op)
		case op.Is(&gen.DmaStartDef) && space(op.Operand(0)) < space(op.Operand(destination(op))) &&
			!slices.Contains(written, op.Operand(0)) && isLocal(op.Operand(fasterOperand(op)), loop):
			starts = append(starts, op)
		}
	}
	for _, s := range starts {
		if i := slices.IndexFunc(waits, func(w *core.Operation) bool { return sameTag(s, w) }); i >= 0 {
			out = append(out, transfer{s, waits[i]})
		}
	}
	return out
}

// isLocal reports whether memory is used in a loop only, but for being freed.
func isLocal(v *core.Value, loop gen.ForOp) bool {
	for user := range v.Users() {
		if !user.Is(&memref.DeallocDef) && loops.Body(loop).AncestorOpInBlock(user) == nil {
			return false
		}
	}
	return true
}

// sameTag reports whether a wait has the tag of a start, with the same subscripts.
func sameTag(start, wait *core.Operation) bool {
	at := tag(start)
	n := 1 + numInputs(start, "tag_map")
	return start.Operand(at) == wait.Operand(0) && n == 1+numInputs(wait, "tag_map") &&
		slices.Equal(start.OperandList(at, at+n), wait.OperandList(0, n))
}

// doubleBuffer makes two of memory, which iterations take in turn.
func doubleBuffer(old *core.Value, loop gen.ForOp) bool {
	t, _ := old.Type().(*core.MemRefType)
	if t == nil {
		return false
	}
	c := loop.Op.Context()
	rw := rewrite.NewRewriter(c, nil)
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	outer := &rw.Builder
	var sizes []*core.Value
	for i, n := range t.Shape() {
		if n == core.Dynamic {
			at := arith.NewConstant(outer, c.IndexAttr(int64(i))).Result()
			sizes = append(sizes, rw.CreateOrFold(func(b *core.Builder) *core.Operation { return memref.NewDim(b, old, at).Op }))
		}
	}
	doubled := c.MemRef(append([]int64{2}, t.Shape()...), t.ElementType(), nil, t.MemorySpace())
	by := memref.Alloc{MemrefType: doubled, DynamicSizes: sizes}.Build(outer).Memref()
	inner := core.NewBuilder(c)
	inner.SetStart(loops.Body(loop))
	inner.SetLoc(loop.Op.Loc())
	turn := affine.NewMap(1, 0, affine.Dim(0).FloorDivConst(loops.Step(loop)).ModConst(2))
	which := gen.NewApply(inner, []*core.Value{loops.InductionVar(loop)}, c.AffineMap(turn))
	ok := buffers.ReplaceUses(old, by, buffers.Remap{ExtraIndices: []*core.Value{which.Op.Result(0)},
		Only: func(op *core.Operation) bool {
			return loops.Body(loop).AncestorOpInBlock(op) != nil && !usesTwice(op, old)
		}})
	if !ok {
		which.Op.Erase()
		return false
	}
	outer.SetAfter(loop.Op)
	memref.NewDealloc(outer, by)
	return true
}

// usesTwice reports whether an operation has memory as several operands, such as source and tag. mlir-opt leaves these
// alone when it doubles the memory, and so does doubleBuffer.
func usesTwice(op *core.Operation, v *core.Value) bool {
	first := false
	for _, o := range op.Operands() {
		if o == v && first {
			return true
		}
		first = first || o == v
	}
	return false
}

// dropUnused erases the allocation of memory that is at most freed.
func dropUnused(v *core.Value) {
	def := v.DefiningOp()
	if def == nil || v.HasUses() && !v.HasOneUse() {
		return
	}
	for user := range v.Users() {
		if !user.Is(&memref.DeallocDef) {
			return
		}
		user.Erase()
	}
	def.Erase()
}

// computationSlice gives an operation affine.apply of its own, composed with those that they depend on, in place of ones
// that others use too. It is upstream's createAffineComputationSlice.
func computationSlice(op *core.Operation) (out []*core.Operation) {
	var applied []*core.Value
	for _, v := range op.Operands() {
		if def := v.DefiningOp(); def != nil && def.Is(&gen.ApplyDef) {
			applied = append(applied, v)
		}
	}
	local := true
	for _, a := range appliesBehind(applied) {
		for user := range a.Result(0).Users() {
			local = local && user == op
		}
	}
	if local {
		return nil
	}
	b := core.BuilderBefore(op)
	b.SetLoc(op.Loc())
	m, operands := affinedefs.Compose(affine.IdentityMap(len(applied)), applied)
	for i := range m.NumResults() {
		one := affine.NewMap(m.NumDims(), m.NumSymbols(), m.Result(i))
		out = append(out, gen.NewApply(b, operands, b.Context().AffineMap(one)).Op)
	}
	for i, v := range op.Operands() {
		if k := slices.Index(applied, v); k >= 0 {
			op.SetOperand(i, out[k].Result(0))
		}
	}
	return out
}

// appliesBehind returns the affine.apply that values are made by, directly or through others.
func appliesBehind(vals []*core.Value) (out []*core.Operation) {
	for _, v := range vals {
		if def := v.DefiningOp(); def != nil && def.Is(&gen.ApplyDef) {
			out = append(append(out, def), appliesBehind(def.OperandList(0, def.NumOperands()))...)
		}
	}
	return out
}

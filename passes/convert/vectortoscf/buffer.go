package vectortoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// This file makes loops of transfers. Vectors cannot be indexed by values, so they lie in buffers on the stack: a
// buffer of one vector is cast to a buffer of its rows, which the loop loads or stores.

// inLoop marks transfers whose vectors lie in buffers: what is read is stored only, what is written was loaded.
const inLoop = "__vector_to_scf_lowering__"

func mark(op *core.Operation) { op.SetAttr(inLoop, op.Context().Unit()) }

// stack returns the block to allocate in, the entry of the nearest operation that frees what is on the stack.
func stack(op *core.Operation) *core.Block {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Info().Has(core.TraitAutomaticAllocationScope) {
			return p.Region(0).Entry()
		}
	}
	return nil
}

// buffers allocates room for the vector and the mask, which is stored and loaded again.
func (x transfer) buffers(block *core.Block, rw *rewrite.Rewriter) (data, mask *core.Value) {
	rw.SetLoc(x.Op.Loc())
	b, c := &rw.Builder, x.Op.Context()
	alloca := func(t core.Type) *core.Value {
		return memref.Alloca{MemrefType: c.MemRef(nil, t, nil, nil)}.Build(b).Op.Result(0)
	}
	b.SetStart(block)
	data = alloca(x.Type)
	if x.Mask != nil {
		room := alloca(x.Mask.Type())
		b.SetBefore(x.Op)
		memref.Store{Value: x.Mask, Memref: room}.Build(b)
		mask = load(b, room, nil)
	}
	b.SetBefore(x.Op)
	return data, mask
}

// toBuffer reports whether the transfer is to go through a buffer, and returns the block to allocate in.
func (l lowering) toBuffer(t vector.Transfer, rw *rewrite.Rewriter) (*core.Block, bool) {
	if t.Op.Attr(inLoop) != nil || !l.tooLarge(t, rw) {
		return nil, false
	}
	block := stack(t.Op)
	return block, block != nil || rw.NoMatch(t.Op, "there is no scope of allocations on the stack around it")
}

func (l lowering) bufferRead(t vector.Transfer, rw *rewrite.Rewriter) bool {
	block, ok := l.toBuffer(t, rw)
	if !ok {
		return false
	}
	x := transfer{t}
	data, mask := x.buffers(block, rw)
	read := core.Must(vectorgen.AsTransferReadOp(rw.Clone(x.Op, nil)))
	mark(read.Op)
	if mask != nil {
		read.SetMask(mask)
	}
	memref.Store{Value: read.Vector(), Memref: data}.Build(&rw.Builder)
	rw.ReplaceOpWith(x.Op, memref.Load{Memref: data}.Build(&rw.Builder).Op)
	return true
}

func (l lowering) bufferWrite(t vector.Transfer, rw *rewrite.Rewriter) bool {
	block, ok := l.toBuffer(t, rw)
	if !ok {
		return false
	}
	x := transfer{t}
	write := core.Must(vectorgen.AsTransferWriteOp(x.Op))
	data, mask := x.buffers(block, rw)
	memref.Store{Value: write.ValueToStore(), Memref: data}.Build(&rw.Builder)
	loaded := memref.Load{Memref: data}.Build(&rw.Builder).Op.Result(0)
	rw.Modify(x.Op, func() {
		write.SetValueToStore(loaded)
		mark(x.Op)
	})
	if mask != nil {
		rw.Modify(x.Op, func() { write.SetMask(mask) })
	}
	return true
}

// rowsOf casts a buffer of vectors to one of their rows.
func rowsOf(b *core.Builder, buffer *core.Value) *core.Value {
	m := buffer.Type().(*core.MemRefType)
	t := m.ElementType().(*core.VectorType)
	shape := append(slices.Clone(m.Shape()), t.Shape()[0])
	return vectorgen.NewTypeCast(b, b.Context().MemRef(shape, vector.DropDim(t, 0), nil, m.MemorySpace()), buffer).Op.Result(0)
}

// rowLoop is the loop over the rows of a transfer that goes through a buffer.
type rowLoop struct {
	transfer
	rw *rewrite.Rewriter
	// rows is the buffer of rows, at the indices of the vector among other vectors.
	rows *core.Value
	at   []*core.Value
	// masks is the buffer of the rows' masks, or of the mask of all rows.
	masks *core.Value
}

// newRowLoop casts the buffers of data and mask. at is where the vector is in its buffer.
func newRowLoop(x transfer, data *core.Value, at []*core.Value, rw *rewrite.Rewriter) *rowLoop {
	t := data.Type().(*core.MemRefType).ElementType().(*core.VectorType)
	if scalable(t, 0) {
		rw.NoMatch(x.Op, "failed to unpack one vector dim")
		return nil
	}
	r := &rowLoop{transfer: x, rw: rw, at: at}
	rw.SetLoc(x.Op.Loc())
	if x.Mask != nil {
		loaded, ok := memref.AsLoadOp(x.Mask.DefiningOp())
		if !ok {
			rw.NoMatch(x.Op, "its mask is in no buffer")
			return nil
		}
		r.masks = loaded.Memref()
	}
	r.rows = rowsOf(&rw.Builder, data)
	if x.rowsMasked() {
		r.masks = rowsOf(&rw.Builder, r.masks)
	}
	return r
}

// indices returns where row i is in the buffer of rows.
func (r *rowLoop) indices(i *core.Value) []*core.Value { return append(slices.Clone(r.at), i) }

func (r *rowLoop) rowType() *core.VectorType {
	return r.rows.Type().(*core.MemRefType).ElementType().(*core.VectorType)
}

// setRowMask loads the mask of row i.
func (r *rowLoop) setRowMask(b *core.Builder, row *core.Operation, i *core.Value, set func(*core.Value)) {
	if r.Mask == nil || r.dim() >= 0 && r.maskRank() == 1 {
		return
	}
	at := b.Save()
	b.SetBefore(row)
	loaded := core.Must(memref.AsLoadOp(r.Mask.DefiningOp()))
	indices := slices.Clone(loaded.Indices())
	if r.dim() >= 0 {
		indices = append(indices, i)
	}
	mask := load(b, r.masks, indices)
	b.Restore(at)
	r.rw.Modify(row, func() { set(mask) })
}

// build makes the loop. state holds the tensor that is written to, if any.
func (r *rowLoop) build(state []*core.Value, move, otherwise func(b *core.Builder, i *core.Value,
	state []*core.Value) []*core.Value) scf.ForOp {
	b := &r.rw.Builder
	lower := index(b, 0)
	m := r.rows.Type().(*core.MemRefType).Shape()
	upper := index(b, m[len(m)-1])
	step := index(b, 1)
	return scf.BuildFor(b, lower, upper, step, state, func(b *core.Builder, i *core.Value, state []*core.Value) []*core.Value {
		return r.ifMoved(b, i, func(b *core.Builder) []*core.Value { return move(b, i, state) },
			func(b *core.Builder) []*core.Value { return otherwise(b, i, state) })
	})
}

// markLarge marks a transfer of a row that is to become a loop itself.
func (l lowering) markLarge(op *core.Operation) {
	if rank(vector.TransferOf(op).Type) > int(l.TargetRank) {
		mark(op)
	}
}

func (l lowering) loopRead(t vector.Transfer, rw *rewrite.Rewriter) bool {
	read := core.Must(vectorgen.AsTransferReadOp(t.Op))
	if t.Op.Attr(inLoop) == nil || !read.Vector().HasOneUse() {
		return rw.NoMatch(t.Op, "its vector is in no buffer")
	}
	stored, ok := memref.AsStoreOp(read.Vector().FirstUse().Owner())
	if !ok {
		return rw.NoMatch(t.Op, "its vector is in no buffer")
	}
	x := transfer{t}
	r := newRowLoop(x, stored.Memref(), stored.Indices(), rw)
	if r == nil {
		return false
	}
	r.build(nil, func(b *core.Builder, i *core.Value, _ []*core.Value) []*core.Value {
		row := x.readRow(b, r.rowType(), x.indicesAt(b, i))
		l.markLarge(row.Op)
		store(b, row.Vector(), r.rows, r.indices(i))
		r.setRowMask(b, row.Op, i, row.SetMask)
		return nil
	}, func(b *core.Builder, i *core.Value, _ []*core.Value) []*core.Value {
		row := vectorgen.NewBroadcast(b, r.rowType(), read.Padding()).Op.Result(0)
		store(b, row, r.rows, r.indices(i))
		return nil
	})
	rw.EraseOp(stored.Op)
	rw.EraseOp(x.Op)
	return true
}

func (l lowering) loopWrite(t vector.Transfer, rw *rewrite.Rewriter) bool {
	write := core.Must(vectorgen.AsTransferWriteOp(t.Op))
	loaded, ok := memref.AsLoadOp(write.ValueToStore().DefiningOp())
	if !ok || t.Op.Attr(inLoop) == nil {
		return rw.NoMatch(t.Op, "its vector is in no buffer")
	}
	x := transfer{t}
	r := newRowLoop(x, loaded.Memref(), loaded.Indices(), rw)
	if r == nil {
		return false
	}
	var state []*core.Value
	if x.isTensor() {
		state = []*core.Value{x.Base}
	}
	loop := r.build(state, func(b *core.Builder, i *core.Value, state []*core.Value) []*core.Value {
		indices := x.indicesAt(b, i)
		v := load(b, r.rows, r.indices(i))
		base := x.Base
		if len(state) > 0 {
			base = state[0]
		}
		row := x.writeRow(b, v, base, indices)
		l.markLarge(row.Op)
		r.setRowMask(b, row.Op, i, row.SetMask)
		return row.Op.ResultList()
	}, func(_ *core.Builder, _ *core.Value, state []*core.Value) []*core.Value { return state })
	if x.isTensor() {
		rw.ReplaceOpWith(x.Op, loop.Op)
	} else {
		rw.EraseOp(x.Op)
	}
	return true
}

package vectortoscf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// This file makes a transfer of each row, one after the other.

// setRowMask gives the transfer of row i its mask.
func (x transfer) setRowMask(b *core.Builder, row *core.Operation, i int64, set func(*core.Value)) {
	switch {
	case x.rowsMasked():
		at := b.Save()
		b.SetBefore(row)
		set(vectorgen.NewExtract(b, x.Mask, nil, []int64{i}).Result())
		b.Restore(at)
	case x.Mask != nil && x.dim() < 0:
		set(x.Mask)
	}
}

// unrollRead reads row by row into a vector, or into the one that the vector is inserted in.
func (l lowering) unrollRead(t vector.Transfer, rw *rewrite.Rewriter) bool {
	if !l.tooLarge(t, rw) {
		return false
	}
	x := transfer{t}
	read := core.Must(vectorgen.AsTransferReadOp(x.Op))
	var into vectorgen.InsertOp
	if use := read.Vector().FirstUse(); read.Vector().HasOneUse() {
		into, _ = vectorgen.AsInsertOp(use.Owner())
	}
	rw.SetLoc(x.Op.Loc())
	b := &rw.Builder
	var all *core.Value
	var dynamic []*core.Value
	var static []int64
	if into.Op != nil {
		all, dynamic, static = into.Dest(), into.DynamicPosition(), into.StaticPosition()
	} else {
		all = vectorgen.NewBroadcast(b, x.Type, read.Padding()).Op.Result(0)
	}
	rowType := vector.DropDim(x.Type, 0)
	for i := range x.Type.Shape()[0] {
		at := index(b, i)
		all = x.ifMoved(b, at, func(b *core.Builder) []*core.Value {
			row := x.readRow(b, rowType, x.indicesAt(b, at))
			x.setRowMask(b, row.Op, i, row.SetMask)
			v := row.Vector()
			if rank(rowType) == 0 {
				v = vectorgen.NewExtract(b, v, nil, nil).Result()
			}
			return []*core.Value{vectorgen.NewInsert(b, v, all, dynamic, append(static[:len(static):len(static)], i)).Result()}
		}, func(*core.Builder) []*core.Value { return []*core.Value{all} })[0]
	}
	if into.Op != nil {
		rw.ReplaceOp(into.Op, all)
		rw.EraseOp(x.Op)
	} else {
		rw.ReplaceOp(x.Op, all)
	}
	return true
}

// unrollWrite writes row by row, extracted from the vector or from the one that the vector was extracted from.
func (l lowering) unrollWrite(t vector.Transfer, rw *rewrite.Rewriter) bool {
	if !l.tooLarge(t, rw) {
		return false
	}
	x := transfer{t}
	write := core.Must(vectorgen.AsTransferWriteOp(x.Op))
	all := write.ValueToStore()
	var dynamic []*core.Value
	var static []int64
	if from, ok := vectorgen.AsExtractOp(all.DefiningOp()); ok {
		all, dynamic, static = from.Source(), from.DynamicPosition(), from.StaticPosition()
	}
	rw.SetLoc(x.Op.Loc())
	b := &rw.Builder
	base := x.Base
	for i := range x.Type.Shape()[0] {
		at := index(b, i)
		next := x.ifMoved(b, at, func(b *core.Builder) []*core.Value {
			indices := x.indicesAt(b, at)
			v := vectorgen.NewExtract(b, all, dynamic, append(static[:len(static):len(static)], i)).Result()
			if rank(x.Type) == 1 {
				v = vectorgen.NewBroadcast(b, b.Context().Vector(nil, v.Type(), nil), v).Op.Result(0)
			}
			row := x.writeRow(b, v, base, indices)
			x.setRowMask(b, row.Op, i, row.SetMask)
			return row.Op.ResultList()
		}, func(*core.Builder) []*core.Value {
			if x.isTensor() {
				return []*core.Value{base}
			}
			return nil
		})
		if x.isTensor() {
			base = next[0]
		}
	}
	if x.isTensor() {
		rw.ReplaceOp(x.Op, base)
	} else {
		rw.EraseOp(x.Op)
	}
	return true
}

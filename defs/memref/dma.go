package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/memref"
)

// dma has the operands of memref.dma_start.
type dma struct {
	src, dst, count, tag         *core.Value
	srcIndex, dstIndex, tagIndex []*core.Value
	stride, elementsPerStride    *core.Value // nil when the transfer is not strided
	dstPos, countPos, extra      int         // operand numbers, and how many operands follow the tag's indices
}

// dmaParts finds the parts among the operands; ok is false when there are too few, or one that should be a memref is
// not.
func dmaParts(op memref.DmaStartOp) (d dma, ok bool) {
	pos, n := 0, op.Op.NumOperands()
	next := func() *core.Value {
		if pos >= n {
			return nil
		}
		pos++
		return op.Op.Operand(pos - 1)
	}
	indexed := func() (*core.Value, []*core.Value) {
		v := next()
		if v == nil {
			return nil, nil
		}
		t, ok := v.Type().(*core.MemRefType)
		if !ok || pos+len(t.Shape()) > n {
			return nil, nil
		}
		from := pos
		pos += len(t.Shape())
		return v, op.Op.OperandList(from, pos)
	}
	d.src, d.srcIndex = indexed()
	d.dstPos = pos
	d.dst, d.dstIndex = indexed()
	d.countPos = pos
	d.count = next()
	d.tag, d.tagIndex = indexed()
	if d.src == nil || d.dst == nil || d.count == nil || d.tag == nil {
		return d, false
	}
	if d.extra = n - pos; d.extra == 2 {
		d.stride, d.elementsPerStride = next(), next()
	}
	return d, true
}

// ParseDmaStart reads "%src[%i], %dst[%j], %n, %tag[%k], %stride, %per : t, u, v".
func (Hooks) ParseDmaStart(p *core.Parser, st *core.OperationState) bool {
	var heads [3]core.OperandRef
	var indices [3][]core.OperandRef
	var count core.OperandRef
	indexed := func(i int) bool { return p.Operand(&heads[i]) && p.OperandList(&indices[i], core.DelimSquare) }
	comma := func() bool { return p.Punct(core.PunctComma) }
	if !indexed(0) || !comma() || !indexed(1) || !comma() || !p.Operand(&count) || !comma() || !indexed(2) {
		return false
	}
	var strided []core.OperandRef
	if p.TryPunct(core.PunctComma) && !p.OperandList(&strided, core.DelimNone) {
		return false
	}
	if len(strided) != 0 && len(strided) != 2 {
		return p.OpErrorf(p.NamePos(), "expected two stride related operands")
	}
	var types []core.Type
	if !p.ColonTypeList(&types) {
		return false
	}
	if len(types) != 3 {
		return p.OpErrorf(p.NamePos(), "fewer/more types expected")
	}
	index := p.Context().Index()
	for i := range heads {
		if i == 2 && !p.Resolve(&st.Operands, count, index) {
			return false
		}
		if !p.Resolve(&st.Operands, heads[i], types[i]) || !p.ResolveSame(&st.Operands, indices[i], index) {
			return false
		}
	}
	return p.ResolveSame(&st.Operands, strided, index)
}

// PrintDmaStart writes the three accesses.
func (Hooks) PrintDmaStart(p *core.Printer, op memref.DmaStartOp) {
	d, _ := dmaParts(op)
	p.Space()
	access(p, d.src, d.srcIndex)
	p.Str(", ")
	access(p, d.dst, d.dstIndex)
	p.Str(", ")
	p.Operand(d.count)
	p.Str(", ")
	access(p, d.tag, d.tagIndex)
	if d.stride != nil {
		p.Str(", ")
		p.Operand(d.stride)
		p.Str(", ")
		p.Operand(d.elementsPerStride)
	}
	p.AttrDict(op.Op)
	p.Str(" : ")
	p.TypesOf([]*core.Value{d.src, d.dst, d.tag})
}

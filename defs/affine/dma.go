package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// This file has affine.dma_start and affine.dma_wait. Upstream defines them without properties, so their maps are
// discardable attributes here as well.

// dma are the accesses of an operation: memory by operand number with the map of the operands that follow.
type dma struct {
	op    *core.Operation
	names []string
	at    []int
	maps  []*affine.Map
	rest  int // number of the first operand behind
}

var (
	startMaps = []string{"src_map", "dst_map", "tag_map"}
	waitMaps  = []string{"tag_map"}
)

// dmaOf finds the accesses; ok is false when maps or operands are missing.
func dmaOf(op *core.Operation, names []string) (d dma, ok bool) {
	d = dma{op: op, names: names}
	for _, name := range names {
		a := mapAttr(op, name)
		if a == nil {
			return d, false
		}
		d.at, d.maps = append(d.at, d.rest), append(d.maps, a.Value())
		d.rest += 1 + a.Value().NumInputs()
	}
	return d, d.rest < op.NumOperands()
}

func (d dma) value(i int) *core.Value { return d.op.Operand(d.at[i]) }

func (d dma) operands(i int) []*core.Value {
	return d.op.OperandList(d.at[i]+1, d.at[i]+1+d.maps[i].NumInputs())
}

func (d dma) mapOf(memref *core.Value) *core.AffineMapAttr {
	for i, name := range d.names {
		if d.value(i) == memref {
			return mapAttr(d.op, name)
		}
	}
	return nil
}

// AffineMapOfDmaStart returns the map of the source, the destination or the tag.
func (Hooks) AffineMapOfDmaStart(op gen.DmaStartOp, memref *core.Value) *core.AffineMapAttr {
	if d, ok := dmaOf(op.Op, startMaps); ok {
		return d.mapOf(memref)
	}
	return nil
}

// AffineMapOfDmaWait returns the map of the tag.
func (Hooks) AffineMapOfDmaWait(op gen.DmaWaitOp, memref *core.Value) *core.AffineMapAttr {
	if d, ok := dmaOf(op.Op, waitMaps); ok {
		return d.mapOf(memref)
	}
	return nil
}

// EffectsDmaStart appends reads of source and tag and a write of the destination.
func (Hooks) EffectsDmaStart(op gen.DmaStartOp, dst []core.Effect) []core.Effect {
	d, ok := dmaOf(op.Op, startMaps)
	if !ok {
		return append(dst, core.Effect{Kind: core.EffectWrite, Resource: &core.DefaultResource})
	}
	for i, k := range []core.EffectKind{core.EffectRead, core.EffectWrite, core.EffectRead} {
		dst = append(dst, core.Effect{Kind: k, Value: d.value(i), Resource: &core.DefaultResource})
	}
	return dst
}

// FoldMemRefCasts takes the operand of a memref.cast for its result.
func (Hooks) FoldMemRefCasts(op *core.Operation, _ *core.FoldIn) core.Fold {
	return withoutCasts(op, nil)
}

// dmaAccess is "%m[...]" as it is read.
type dmaAccess struct {
	head core.OperandRef
	sub  subscripts
}

// parse reads the access and the comma behind it.
func (a *dmaAccess) parse(p *core.Parser) bool {
	return p.Operand(&a.head) && a.sub.parse(p) && p.Punct(core.PunctComma)
}

// resolve appends the operands and the map of the indices.
func (a *dmaAccess) resolve(p *core.Parser, st *core.OperationState, t core.Type, name string) bool {
	st.Attrs = append(st.Attrs, core.NamedAttr{Name: name, Value: p.Context().AffineMap(a.sub.m)})
	return p.Resolve(&st.Operands, a.head, t) && a.sub.resolve(p, &st.Operands)
}

// ParseDmaStart reads "%src[...], %dst[...], %tag[...], %n, %stride, %per : t, u, v".
func (Hooks) ParseDmaStart(p *core.Parser, st *core.OperationState) bool {
	var accesses [3]dmaAccess
	for i := range accesses {
		if !accesses[i].parse(p) {
			return false
		}
	}
	counts := make([]core.OperandRef, 1)
	if !p.Operand(&counts[0]) {
		return false
	}
	// Upstream reads a list that may be empty behind the comma.
	if p.TryPunct(core.PunctComma) && !p.OperandList(&counts, core.DelimNone) {
		return false
	}
	var types []core.Type
	switch {
	case !p.ColonTypeList(&types):
		return false
	case len(counts) != 1 && len(counts) != 3:
		return p.OpErrorf(p.NamePos(), "expected two stride related operands")
	case len(types) != len(accesses):
		return p.OpErrorf(p.NamePos(), "expected three types")
	}
	for i := range accesses {
		if !accesses[i].resolve(p, st, types[i], startMaps[i]) {
			return false
		}
	}
	return p.ResolveSame(&st.Operands, counts, p.Context().Index())
}

// ParseDmaWait reads "%tag[...], %n : t".
func (Hooks) ParseDmaWait(p *core.Parser, st *core.OperationState) bool {
	var tag dmaAccess
	var count core.OperandRef
	var t core.Type
	if !tag.parse(p) || !p.Operand(&count) || !p.ColonType(&t) || !tag.resolve(p, st, t, waitMaps[0]) ||
		!p.Resolve(&st.Operands, count, p.Context().Index()) {
		return false
	}
	if _, ok := t.(*core.MemRefType); !ok {
		return p.OpErrorf(p.NamePos(), "expected tag to be of memref type")
	}
	return true
}

func printDma(p *core.Printer, op *core.Operation, names []string) {
	d, ok := dmaOf(op, names)
	if !ok {
		return
	}
	p.Space()
	for i := range names {
		p.Operand(d.value(i))
		p.Byte('[')
		p.AffineMapOfSSAIds(d.maps[i], d.operands(i))
		p.Str("], ")
	}
	p.Operands(op.OperandList(d.rest, op.NumOperands()))
	p.Str(" : ")
	for i := range names {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(d.value(i).Type())
	}
}

// PrintDmaStart writes the accesses and the numbers.
func (Hooks) PrintDmaStart(p *core.Printer, op gen.DmaStartOp) { printDma(p, op.Op, startMaps) }

// PrintDmaWait writes the access and the number.
func (Hooks) PrintDmaWait(p *core.Printer, op gen.DmaWaitOp) { printDma(p, op.Op, waitMaps) }

// verifyDma checks memory, operand numbers and indices. words name the memory in messages, indices the indices.
func verifyDma(op *core.Operation, names, words, indices []string, mnemonic string, r *core.Reporter) bool {
	d, _ := dmaOf(op, names)
	for i, at := range d.at {
		if at >= op.NumOperands() {
			break
		}
		if _, ok := d.value(i).Type().(*core.MemRefType); !ok {
			return r.OpErrorf(op, "expected DMA %s to be of memref type", words[i]).Fail()
		}
	}
	if n := op.NumOperands() - d.rest; len(d.maps) < len(names) || n != 1 && !(len(names) > 1 && n == 3) {
		return r.OpErrorf(op, "incorrect number of operands").Fail()
	}
	scope := Scope(op)
	for i := range names {
		for _, v := range d.operands(i) {
			if !isIndex(v) {
				return r.OpErrorf(op, "%sindex to %s must have 'index' type", indices[i], mnemonic).Fail()
			}
			if !IsValidDimIn(v, scope) {
				return r.OpErrorf(op, "%sindex must be a valid dimension or symbol identifier", indices[i]).Fail()
			}
		}
	}
	return true
}

// VerifyDmaStart checks memory, the number of operands and indices.
func (Hooks) VerifyDmaStart(op gen.DmaStartOp, r *core.Reporter) bool {
	return verifyDma(op.Op, startMaps, []string{"source", "destination", "tag"}, []string{"src ", "dst ", "tag "}, "dma_start", r)
}

// VerifyDmaWait checks the tag and its indices.
func (Hooks) VerifyDmaWait(op gen.DmaWaitOp, r *core.Reporter) bool {
	return verifyDma(op.Op, waitMaps, []string{"tag"}, []string{""}, "dma_wait", r)
}

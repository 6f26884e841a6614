package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
)

// convertLanes converts between vectors.
func (f *fn) convertLanes(op *core.Operation, name string, to lane) bool {
	src := op.Operand(0)
	signed := name[0] == 's' || name == "fptosi"
	if _, ok := f.masks[src]; ok && (name == "sext" || name == "zext") {
		if f.checks() && read.PromisesOf(op).NonNeg {
			return false
		}
		var out []*expr
		for _, x := range f.maskOf(src, to) {
			if name == "zext" {
				x = f.bin(opVAnd, v128, x, splatConst(to, 1))
			}
			out = append(out, x)
		}
		f.define(op.Result(0), out)
		return true
	}
	from, _, ok := f.m.types.vector(src.Type())
	if !ok || f.checks() && read.PromisesOf(op) != (read.Promises{}) {
		return false
	}
	parts := f.value(src)
	each := func(o opcode, parts []*expr) []*expr {
		if !signed && (o == opVTruncF32 || o == opVTruncF64 || o == opVToF32 || o == opVToF64) {
			o++
		}
		var out []*expr
		for _, x := range parts {
			out = append(out, f.un(o, v128, x))
		}
		return out
	}
	switch {
	case name == "sext" || name == "zext" || name == "trunc":
		parts = f.relane(parts, from, to, signed)
	case name == "sitofp" || name == "uitofp":
		if from == i64x2 {
			return false
		}
		parts = f.relane(parts, from, i32x4, signed)
		if to == f32x4 {
			parts = each(opVToF32, parts)
		} else {
			parts = each(opVToF64, f.splitHalves(parts))
		}
	case name == "fptosi" || name == "fptoui":
		if to == i64x2 {
			return false
		}
		if from == f32x4 {
			parts = each(opVTruncF32, parts)
		} else if len(parts)%2 == 0 {
			parts = f.lowHalves(each(opVTruncF64, parts))
		} else {
			return false
		}
		parts = f.relane(parts, i32x4, to, false)
	case name == "fpext" && from == f32x4 && to == f64x2:
		parts = each(opVPromote, f.splitHalves(parts))
	case name == "fptrunc" && from == f64x2 && to == f32x4:
		parts = f.lowHalves(each(opVDemote, parts))
	default:
		return false
	}
	f.define(op.Result(0), parts)
	return true
}

// bitcastLanes leaves bits as they are, and collects those of a mask.
func (f *fn) bitcastLanes(op *core.Operation) bool {
	r := op.Result(0)
	if f.m.types.isVector(r.Type()) {
		return f.m.types.isVector(op.Operand(0).Type()) && f.same(op)
	}
	m, ok := f.masks[op.Operand(0)]
	l, n, known := f.leafOf(r.Type())
	if !ok || !known || n != 1 || l.Kind != layout.Int || l.parts() > 1 {
		return false
	}
	if _, ok := r.Type().(*core.VectorType); ok {
		return false
	}
	var sum *expr
	for j, x := range m.parts {
		x = f.un(m.lane.bitmask(), i32, x)
		x.bits = uint8(m.lane.count())
		x = f.int(opShl, f.to(l.val(), x), constant(l.val(), uint64(j*m.lane.count())))
		if sum == nil {
			sum = x
		} else {
			sum = f.int(opOr, sum, x)
		}
	}
	f.define(r, []*expr{sum})
	return true
}

package fromwasm

import (
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/wasmssa"
)

// operation is what an instruction on numbers does: n operands of a type become a result of a type.
type operation struct {
	def        *core.OpDef
	n          int
	of, result byte
	low        int64 // how many bits are extended; 0 for other instructions
}

// numeric makes an operation of an instruction on numbers.
func (c *code) numeric(at int, op byte) {
	o, ok := operations()[op]
	if !ok {
		c.unknown(at, op)
		return
	}
	t := c.m.valueType(o.of)
	operands := c.pop(at, []core.Type{t, t}[:o.n]...)
	var attrs []core.NamedAttr
	if o.low > 0 {
		attrs = []core.NamedAttr{{Name: "bitsToTake", Value: c.uint32(o.low)}}
	}
	c.push(at, o.def, operands, []core.Type{c.m.valueType(o.result)}, attrs...)
}

// operations are the instructions on numbers: section 5.4.7 of the specification. The dialect has none for nearest and for
// truncation to integers.
var operations = sync.OnceValue(func() map[byte]operation {
	out := map[byte]operation{}
	add := func(first byte, n int, of, result byte, defs ...*core.OpDef) {
		for i, def := range defs {
			if def != nil {
				out[first+byte(i)] = operation{def: def, n: n, of: of, result: result}
			}
		}
	}
	integerTests := []*core.OpDef{&wasmssa.EqDef, &wasmssa.NeDef, &wasmssa.LtSIDef, &wasmssa.LtUIDef, &wasmssa.GtSIDef, &wasmssa.GtUIDef, &wasmssa.LeSIDef,
		&wasmssa.LeUIDef, &wasmssa.GeSIDef, &wasmssa.GeUIDef}
	floatTests := []*core.OpDef{&wasmssa.EqDef, &wasmssa.NeDef, &wasmssa.LtDef, &wasmssa.GtDef, &wasmssa.LeDef, &wasmssa.GeDef}
	counts := []*core.OpDef{&wasmssa.ClzDef, &wasmssa.CtzDef, &wasmssa.PopCntDef}
	integers := []*core.OpDef{&wasmssa.AddDef, &wasmssa.SubDef, &wasmssa.MulDef, &wasmssa.DivSIDef, &wasmssa.DivUIDef, &wasmssa.RemSIDef, &wasmssa.RemUIDef,
		&wasmssa.AndDef, &wasmssa.OrDef, &wasmssa.XOrDef, &wasmssa.ShLDef, &wasmssa.ShRSDef, &wasmssa.ShRUDef, &wasmssa.RotlDef, &wasmssa.RotrDef}
	ofOneFloat := []*core.OpDef{&wasmssa.AbsDef, &wasmssa.NegDef, &wasmssa.CeilDef, &wasmssa.FloorDef, &wasmssa.TruncDef, nil, &wasmssa.SqrtDef}
	ofFloats := []*core.OpDef{&wasmssa.AddDef, &wasmssa.SubDef, &wasmssa.MulDef, &wasmssa.DivDef, &wasmssa.MinDef, &wasmssa.MaxDef, &wasmssa.CopySignDef}
	add(0x45, 1, typeI32, typeI32, &wasmssa.EqzDef)
	add(0x46, 2, typeI32, typeI32, integerTests...)
	add(0x50, 1, typeI64, typeI32, &wasmssa.EqzDef)
	add(0x51, 2, typeI64, typeI32, integerTests...)
	add(0x5b, 2, typeF32, typeI32, floatTests...)
	add(0x61, 2, typeF64, typeI32, floatTests...)
	add(0x67, 1, typeI32, typeI32, counts...)
	add(0x6a, 2, typeI32, typeI32, integers...)
	add(0x79, 1, typeI64, typeI64, counts...)
	add(0x7c, 2, typeI64, typeI64, integers...)
	add(0x8b, 1, typeF32, typeF32, ofOneFloat...)
	add(0x92, 2, typeF32, typeF32, ofFloats...)
	add(0x99, 1, typeF64, typeF64, ofOneFloat...)
	add(0xa0, 2, typeF64, typeF64, ofFloats...)
	add(0xa7, 1, typeI64, typeI32, &wasmssa.WrapDef)
	add(0xac, 1, typeI32, typeI64, &wasmssa.ExtendSI32Def, &wasmssa.ExtendUI32Def)
	add(0xb2, 1, typeI32, typeF32, &wasmssa.ConvertSDef, &wasmssa.ConvertUDef)
	add(0xb4, 1, typeI64, typeF32, &wasmssa.ConvertSDef, &wasmssa.ConvertUDef)
	add(0xb6, 1, typeF64, typeF32, &wasmssa.DemoteDef)
	add(0xb7, 1, typeI32, typeF64, &wasmssa.ConvertSDef, &wasmssa.ConvertUDef)
	add(0xb9, 1, typeI64, typeF64, &wasmssa.ConvertSDef, &wasmssa.ConvertUDef)
	add(0xbb, 1, typeF32, typeF64, &wasmssa.PromoteDef)
	add(0xbc, 1, typeF32, typeI32, &wasmssa.ReinterpretDef)
	add(0xbd, 1, typeF64, typeI64, &wasmssa.ReinterpretDef)
	add(0xbe, 1, typeI32, typeF32, &wasmssa.ReinterpretDef)
	add(0xbf, 1, typeI64, typeF64, &wasmssa.ReinterpretDef)
	for op, low := range map[byte]int64{0xc0: 8, 0xc1: 16} {
		out[op] = operation{&wasmssa.ExtendLowBitsSDef, 1, typeI32, typeI32, low}
	}
	for op, low := range map[byte]int64{0xc2: 8, 0xc3: 16, 0xc4: 32} {
		out[op] = operation{&wasmssa.ExtendLowBitsSDef, 1, typeI64, typeI64, low}
	}
	return out
})

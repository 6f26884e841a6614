package core_test

import (
	"io"
	"testing"

	"github.com/odsgen/ods/core"
)

// testDialect has the shapes of operations that make up most of real modules: functions, constants, binary operations.
var testDialect = &core.Dialect{Def: &core.DialectDef{Name: "t", Ops: []*core.OpDef{&tFunc, &tConst, &tAdd, &tRet}}}

var (
	tFunc = core.OpDef{Name: "t.func", Traits: []*core.Trait{&core.IsolatedFromAbove}, DefaultDialect: "t",
		Slots: []core.SlotDef{{Name: "sym_name"}},
		Print: func(p *core.Printer, op *core.Operation) {
			p.Space()
			p.SymbolName(op.Slot(0).(*core.StringAttr).Value())
			p.Byte('(')
			for i, a := range op.Region(0).Entry().Args() {
				if i > 0 {
					p.Str(", ")
				}
				p.RegionArg(a, nil, false)
			}
			p.Str(") ")
			p.Region(op.Region(0), core.RegionOpts{HideEntryArgs: true})
		}}
	tConst = core.OpDef{Name: "t.constant", Slots: []core.SlotDef{{Name: "value"}},
		ResultNames: func(_ any, op *core.Operation, set func(*core.Value, string)) {
			set(op.Result(0), op.Slot(0).(*core.IntegerAttr).SSAName())
		},
		Print: func(p *core.Printer, op *core.Operation) {
			p.AttrDict(op, "value")
			p.Space()
			p.Attr(op.Slot(0))
		}}
	tAdd = core.OpDef{Name: "t.addi", Print: func(p *core.Printer, op *core.Operation) {
		p.Space()
		p.Operand(op.Operand(0))
		p.Str(", ")
		p.Operand(op.Operand(1))
		p.AttrDict(op)
		p.Str(" : ")
		p.Type(op.Result(0).Type())
	}}
	tRet = core.OpDef{Name: "t.return", Traits: []*core.Trait{&core.Terminator}, Print: func(p *core.Printer, op *core.Operation) {
		p.AttrDict(op)
		p.Space()
		p.OperandRange(op, 0, op.NumOperands())
		p.Str(" : ")
		p.Type(op.Operand(0).Type())
	}}
)

// benchModule is a module of functions with 40 operations each.
func benchModule(funcs int) *build {
	b := newBuild(testDialect)
	i32 := core.Type(b.c.I32())
	info := func(d *core.OpDef) *core.OpInfo { return b.c.InfoOf(d) }
	for range funcs {
		f := b.Create(&core.OperationState{Info: info(&tFunc), Slots: []core.Attribute{b.c.String("f")}, Regions: []*core.Region{nil}})
		blk := b.CreateBlock(f.Region(0), []core.Type{i32, i32, b.c.Index()})
		v := blk.Arg(0)
		for k := range 4 {
			c := b.Create(&core.OperationState{Info: info(&tConst), Types: []core.Type{i32},
				Slots: []core.Attribute{b.c.I32Attr(int32(k / 2))}})
			for range 9 {
				v = b.Create(&core.OperationState{Info: info(&tAdd), Types: []core.Type{i32},
					Operands: []*core.Value{v, c.Result(0)}}).Result(0)
			}
		}
		b.Create(&core.OperationState{Info: info(&tRet), Operands: []*core.Value{v}})
		b.SetEnd(b.m.Body())
	}
	return b
}

func BenchmarkPrint(bench *testing.B) {
	for _, w := range []int{1, 2} {
		bench.Run("workers"+string(rune('0'+w)), func(bench *testing.B) {
			m := benchModule(2000).m
			n := &countWriter{}
			bench.ReportAllocs()
			for bench.Loop() {
				if err := core.Print(n, m, core.PrintOptions{Workers: w}); err != nil {
					bench.Fatal(err)
				}
			}
			bench.SetBytes(n.n / int64(bench.N))
		})
	}
}

func BenchmarkOpString(bench *testing.B) {
	m := benchModule(1).m
	op := m.Body().First().Region(0).Entry().Last().Prev()
	bench.ReportAllocs()
	for bench.Loop() {
		io.WriteString(io.Discard, op.String())
	}
}

type countWriter struct{ n int64 }

func (w *countWriter) Write(b []byte) (int, error) {
	w.n += int64(len(b))
	return len(b), nil
}

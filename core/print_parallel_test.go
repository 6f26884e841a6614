package core_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
)

// TestPrintWorkers compares the text at several numbers of workers: modules in modules, values around functions,
// aliases, resources, functions that fill more than one batch.
func TestPrintWorkers(t *testing.T) {
	compareWorkers(t, manyModules().m)
	compareWorkers(t, bigFunction(300, 3).m)
	compareWorkers(t, bigFunction(2, 3000).m)
}

// bigFunction is one function of many blocks that use each other's values.
func bigFunction(blocks, ops int) *build {
	b := newBuild(testDialect)
	i32 := core.Type(b.c.I32())
	f := b.Create(&core.OperationState{Info: b.c.InfoOf(&tFunc), Slots: []core.Attribute{b.c.String("f")},
		Regions: []*core.Region{nil}})
	last := b.CreateBlock(f.Region(0), []core.Type{i32, i32}).Arg(1)
	for i := range blocks {
		for range ops {
			two := b.op("foo.two", []core.Type{i32, i32}, nil, last)
			c := b.Create(&core.OperationState{Info: b.c.InfoOf(&tConst), Types: []core.Type{i32},
				Slots: []core.Attribute{b.c.I32Attr(3)}})
			last = b.Create(&core.OperationState{Info: b.c.InfoOf(&tAdd), Types: []core.Type{i32},
				Operands: []*core.Value{two.Result(1), c.Result(0)}}).Result(0)
		}
		next := core.NewBlock([]core.Type{i32})
		f.Region(0).Append(next)
		b.Create(&core.OperationState{Info: b.c.OpName("foo.br"), Operands: []*core.Value{last},
			Successors: []*core.Block{next, f.Region(0).Entry().Next()}})
		b.SetEnd(next)
		if i%2 == 0 {
			last = next.Arg(0)
		}
	}
	b.op("foo.end", nil, nil)
	b.SetEnd(b.m.Body())
	return b
}

func manyModules() *build {
	b := benchModule(300)
	outer := b.op("foo.value", []core.Type{b.c.I32(), b.c.I32()}, nil)
	for i := range 3 {
		inner := core.NewModule(b.c, core.Location{})
		b.Insert(inner)
		b.SetEnd(inner.Body())
		for k := range 40 {
			res := b.c.DenseResource(b.c.RankedTensor([]int64{2}, b.c.I32(), nil), fmt.Sprint("r", (k*7+i)%50))
			b.c.NewBlob(res.Key(), 4, []byte{1, 2, 3, 4, byte(k), 0, 0, 0})
			op := b.Create(&core.OperationState{Info: b.c.OpName("foo.region"), Types: []core.Type{b.c.I32()},
				Regions: []*core.Region{nil},
				Attrs: []core.NamedAttr{{Name: "r", Value: res},
					{Name: "m", Value: b.c.AffineMap(affine.NewMap(1, 0, affine.Dim(0).AddConst(int64(k%9))))}}})
			b.CreateBlock(op.Region(0), []core.Type{b.c.I32()})
			v := b.Create(&core.OperationState{Info: b.c.InfoOf(&tConst), Types: []core.Type{b.c.I32()},
				Slots: []core.Attribute{b.c.I32Attr(7)}})
			b.op("foo.use", []core.Type{b.c.I32()}, nil, v.Result(0), outer.Result(i%2))
			b.SetEnd(inner.Body())
			b.Create(&core.OperationState{Info: b.c.InfoOf(&tConst), Types: []core.Type{b.c.I32()},
				Slots: []core.Attribute{b.c.I32Attr(7)}})
		}
		b.SetEnd(b.m.Body())
	}
	return b
}

func compareWorkers(t *testing.T, op *core.Operation) {
	t.Helper()
	for _, o := range []core.PrintOptions{{}, {DebugInfo: true}, {Generic: true}, {LocalScope: true}, {ValueUsers: true}} {
		var want string
		for _, w := range []int{1, 2, 3, 8} {
			o.Workers = w
			var out bytes.Buffer
			if err := core.Print(&out, op, o); err != nil {
				t.Fatal(err)
			}
			if w == 1 {
				want = out.String()
			} else if out.String() != want {
				t.Errorf("%d workers print other bytes than one with %+v", w, o)
			}
		}
	}
}

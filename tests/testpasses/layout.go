package testpasses

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/generated/dlti"
	"github.com/odsgen/ods/passes"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

func (p *DataLayoutQueryPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		if op.Is(&testdialect.DataLayoutQueryDef) {
			query(op)
		}
	})
}

// query notes at an operation what the layout around it says about its type, and about everything else.
func query(op *core.Operation) {
	c, t := op.Context(), op.Result(0).Type()
	l := datalayout.At(op)
	index, _ := l.IndexBits(t)
	number := func(n uint64) core.Attribute { return c.IndexAttr(int64(n)) }
	list := []core.NamedAttr{
		{Name: "size", Value: number(l.Size(t))},
		{Name: "bitsize", Value: number(l.Bits(t))},
		{Name: "alignment", Value: number(l.ABIAlign(t))},
		{Name: "preferred", Value: number(l.PreferredAlign(t))},
		{Name: "index", Value: number(index)},
	}
	named := func(name string, otherwise core.Attribute) {
		v := l.Named("dlti." + name)
		if v == nil {
			v = otherwise
		}
		list = append(list, core.NamedAttr{Name: name, Value: v})
	}
	space := c.IntegerAttr(c.IntegerOf(32, core.Unsigned), 0)
	for _, name := range []string{"alloca", "default", "global", "program"} {
		named(name+"_memory_space", space)
	}
	named("endianness", c.String(""))
	named("mangling_mode", c.String(""))
	named("function_pointer_alignment", dlti.GetFunctionPointerAlignmentAttr(c, 0, false))
	named("legal_int_widths", c.I32Array())
	stack := int64(0)
	if n, ok := l.Named("dlti.stack_alignment").(*core.IntegerAttr); ok {
		stack = n.Int64()
	}
	list = append(list, core.NamedAttr{Name: "stack_alignment", Value: c.IndexAttr(stack)})
	op.SetDiscardableAttrs(c.Dict(list).Entries())
}

package engine

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// emitIntrinsic emits the intrinsic of a name, or of what follows the prefix of its family.
type emitIntrinsic func(c *compiler, op *core.Operation, name string) bool

// intrinsicFamilies are intrinsics whose names start alike.
var intrinsicFamilies = []struct {
	prefix string
	emit   emitIntrinsic
}{
	{"vector.reduce.", (*compiler).reduce},
	{"masked.", (*compiler).masked},
	{"vp.", (*compiler).predicated},
	{"experimental.vp.", (*compiler).predicated},
	{"matrix.", (*compiler).matrix},
	{"experimental.constrained.", (*compiler).constrained},
}

// intrinsics are those of no family and no class, by their names.
var intrinsics = tableOf([]struct {
	names []string
	emit  emitIntrinsic
}{
	{[]string{"sincos", "frexp"}, (*compiler).twoResults},
	{[]string{"ldexp"}, unnamed((*compiler).ldexp)},
	{[]string{"lround", "llround", "lrint", "llrint"}, func(c *compiler, op *core.Operation, name string) bool {
		return c.roundToInt(op, strings.HasSuffix(name, "round"))
	}},
	{[]string{"vector.insert", "vector.extract", "stepvector", "vector.interleave2", "vector.deinterleave2"},
		(*compiler).vectorIntrinsic},
	{[]string{"scmp", "ucmp"}, func(c *compiler, op *core.Operation, name string) bool { return c.threeWay(op, name == "scmp") }},
	{[]string{"get.active.lane.mask"}, unnamed((*compiler).activeLanes)},
	{[]string{"ptrmask"}, unnamed(func(c *compiler, op *core.Operation) bool { return c.binary(op, binaryOp{op: opAnd}) })},
	{[]string{"vastart", "vacopy"}, (*compiler).variadicList},
	{[]string{"powi"}, unnamed((*compiler).powi)},
	{[]string{"is.fpclass"}, unnamed((*compiler).isFPClass)},
	{[]string{"assume"}, unnamed((*compiler).assume)},
	{[]string{"stacksave"}, unnamed((*compiler).stackSave)},
	{[]string{"stackrestore"}, unnamed((*compiler).stackRestore)},
})

func tableOf(rows []struct {
	names []string
	emit  emitIntrinsic
}) map[string]emitIntrinsic {
	m := map[string]emitIntrinsic{}
	for _, r := range rows {
		for _, n := range r.names {
			m[n] = r.emit
		}
	}
	return m
}

// unnamed is for intrinsics that do not look at their name.
func unnamed(emit func(c *compiler, op *core.Operation) bool) emitIntrinsic {
	return func(c *compiler, op *core.Operation, _ string) bool { return emit(c, op) }
}

func (c *compiler) assume(op *core.Operation) bool {
	c.generic(nil, c.of(op.Operand(0)), func(m *machine, in, _ []uint64) outcome {
		if in[0]&1 == 0 {
			return trapf(errorText("what 'llvm.intr.assume' promises does not hold"))
		}
		return done
	}).strict = "'llvm.intr.assume' of a poison value"
	return true
}

func (c *compiler) trap(op *core.Operation) bool {
	c.generic(nil, nil, func(*machine, []uint64, []uint64) outcome {
		return trapf(Aborted.Errorf("'%s' was executed", op.Name()))
	})
	return true
}

// nothing makes 0 of an intrinsic that has no effect here.
func (c *compiler) nothing(op *core.Operation) bool {
	if op.NumResults() == 1 {
		c.bind(op.Result(0), []int32{c.word(0)})
	}
	return true
}

// sameValue is for intrinsics that return their operand.
func (c *compiler) sameValue(op *core.Operation) bool {
	c.bind(op.Result(0), c.of(op.Operand(0)))
	return true
}

func (c *compiler) stackSave(op *core.Operation) bool {
	if !c.define(op.Result(0)) {
		return false
	}
	c.emit(instr{op: opStackSave, dst: c.of(op.Result(0))[0]})
	return true
}

func (c *compiler) stackRestore(op *core.Operation) bool {
	c.emit(instr{op: opStackRestore, a: c.one(op.Operand(0))})
	return true
}

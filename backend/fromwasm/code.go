package fromwasm

import (
	"encoding/binary"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/wasmssa"
)

// code makes operations of instructions. Its stack is that of WebAssembly at the place that is read.
type code struct {
	*reader
	b       *core.Builder
	locals  []*core.Value // references to them
	globals []*item       // which may be read
	stack   []*core.Value
	floor   int     // where the stack of the innermost label begins
	labels  []label // the innermost last
}

// label is what a branch can go to, with the types of the values that it takes along.
type label struct{ types []core.Type }

// mostLabels bounds how deep control flow may be nested.
const mostLabels = 10_000

func newCode(r *reader, entry *core.Block, locals []*core.Value) *code {
	return &code{reader: r, b: core.BuilderAtEnd(r.m.ctx, entry), locals: slices.Clone(locals)}
}

// make makes an operation.
func (c *code) make(at int, def *core.OpDef, operands []*core.Value, types []core.Type, attrs ...core.NamedAttr) *core.Operation {
	return c.b.Create(&core.OperationState{Info: c.m.ctx.InfoOf(def), Loc: c.loc(at), Operands: operands, Types: types, Attrs: attrs})
}

// push makes an operation and puts its results on the stack.
func (c *code) push(at int, def *core.OpDef, operands []*core.Value, types []core.Type, attrs ...core.NamedAttr) {
	if !c.failed() {
		c.stack = append(c.stack, c.make(at, def, operands, types, attrs...).ResultList()...)
	}
}

// peek returns the values of types that are on top of the stack.
func (c *code) peek(at int, types []core.Type) []*core.Value {
	if have := len(c.stack) - c.floor; have < len(types) {
		c.fail(at, "stack doesn't contain enough values. trying to get %d operands on a stack containing only %d values", len(types), have)
		return nil
	}
	list := slices.Clone(c.stack[len(c.stack)-len(types):])
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Type() != types[i] {
			c.fail(at, "invalid operand type on stack. expecting '%s', value on stack is of type '%s'", core.TypeString(types[i]), core.TypeString(list[i].Type()))
			return nil
		}
	}
	return list
}

// pop takes the values of types off the stack.
func (c *code) pop(at int, types ...core.Type) []*core.Value {
	list := c.peek(at, types)
	if !c.failed() {
		c.stack = c.stack[:len(c.stack)-len(types)]
	}
	return list
}

// finish ends a block: the results are all that its stack holds.
func (c *code) finish(at int, results []core.Type, end *core.OpDef) {
	list := c.pop(at, results...)
	if left := len(c.stack) - c.floor; left > 0 {
		c.fail(at, "%d values remain on the stack", left)
	}
	if !c.failed() {
		c.make(at, end, list, nil)
	}
}

// The instructions that are more than an operation of numbers.
const (
	opBlock     = 0x02
	opLoop      = 0x03
	opIf        = 0x04
	opElse      = 0x05
	opEnd       = 0x0b
	opBrIf      = 0x0d
	opCall      = 0x10
	opLocalGet  = 0x20
	opLocalSet  = 0x21
	opLocalTee  = 0x22
	opGlobalGet = 0x23
	opConstI32  = 0x41
	opConstI64  = 0x42
	opConstF32  = 0x43
	opConstF64  = 0x44
)

// run reads instructions up to the end of a function or an expression.
func (c *code) run(results []core.Type, end *core.OpDef) {
	if at, op := c.instructions(); op == opElse {
		c.unknown(at, op)
	} else {
		c.finish(at, results, end)
	}
}

// instructions reads instructions up to an end or else, and returns where that is.
func (c *code) instructions() (at int, op byte) {
	for !c.failed() {
		at = c.pos
		switch op = c.byte(); op {
		case opEnd, opElse:
			return at, op
		case opBlock:
			c.block(at, &wasmssa.BlockDef)
		case opLoop:
			c.block(at, &wasmssa.LoopDef)
		case opIf:
			c.conditional(at)
		case opBrIf:
			c.branchIf(at)
		case opCall:
			c.call(at)
		case opLocalGet, opLocalSet, opLocalTee:
			c.local(at, op)
		case opGlobalGet:
			c.global(at)
		case opConstI32:
			c.constant(at, c.m.ctx.IntegerAttr(c.m.ctx.I32(), c.signed(32)), c.m.ctx.I32())
		case opConstI64:
			c.constant(at, c.m.ctx.IntegerAttr(c.m.ctx.I64(), c.signed(64)), c.m.ctx.I64())
		case opConstF32:
			if b := c.take(4); b != nil {
				c.constant(at, c.m.ctx.FloatAttr(num.FloatFromUint(num.F32, uint64(binary.LittleEndian.Uint32(b)))), c.m.ctx.F32())
			}
		case opConstF64:
			if b := c.take(8); b != nil {
				c.constant(at, c.m.ctx.FloatAttr(num.FloatFromUint(num.F64, binary.LittleEndian.Uint64(b))), c.m.ctx.F64())
			}
		default:
			c.numeric(at, op)
		}
	}
	return at, opEnd
}

func (c *code) unknown(at int, op byte) { c.fail(at, "unknown instruction opcode: %d", op) }

func (c *code) constant(at int, v core.Attribute, t core.Type) {
	c.push(at, &wasmssa.ConstDef, nil, []core.Type{t}, core.NamedAttr{Name: "value", Value: v})
}

// blockType reads what a block takes from the stack and puts onto it.
func (c *code) blockType(at int) (params, results []core.Type) {
	if c.pos < len(c.data) {
		b := c.data[c.pos]
		if b == typeEmpty {
			c.pos++
			return nil, nil
		}
		if t := c.m.valueType(b); t != nil && b >= typeV128 {
			c.pos++
			return nil, []core.Type{t}
		}
	}
	start := c.pos
	n := c.signed(33)
	if n < 0 {
		c.fail(start, "type ID should be representable with an unsigned 32 bits integer. Got %d", n)
	}
	if n >= int64(len(c.m.types)) {
		c.fail(at, "type index references nonexistent type (%d). Only %d types are registered", n, len(c.m.types))
	}
	if c.failed() {
		return nil, nil
	}
	return c.m.types[n].Inputs(), c.m.types[n].Results()
}

// enter makes an operation with regions that ends the block, and a block after it that gets the results.
func (c *code) enter(at int, def *core.OpDef, operands []*core.Value, results []core.Type) (op *core.Operation, next *core.Block) {
	if len(c.labels) >= mostLabels {
		c.fail(at, "control flow is nested more than %d deep", mostLabels)
	}
	if c.failed() {
		return nil, nil
	}
	here := c.b.Block()
	next = core.NewBlock(nil)
	here.Region().InsertBefore(next, here.Next())
	for _, t := range results {
		next.AddArg(t, c.loc(at))
	}
	op = c.b.Create(&core.OperationState{Info: c.m.ctx.InfoOf(def), Loc: c.loc(at), Operands: operands, Successors: []*core.Block{next},
		Regions: make([]*core.Region, len(def.Regions))})
	return op, next
}

// inside reads the instructions of a region up to its end.
func (c *code) inside(at int, r *core.Region, params, results, taken []core.Type) (op byte) {
	if c.failed() {
		return opEnd
	}
	outer := c.floor
	c.floor = len(c.stack)
	c.labels = append(c.labels, label{taken})
	entry := core.NewBlock(nil)
	r.Append(entry)
	for _, t := range params {
		c.stack = append(c.stack, entry.AddArg(t, c.loc(at)))
	}
	c.b.SetEnd(entry)
	end, op := c.instructions()
	c.finish(end, results, &wasmssa.BlockReturnDef)
	c.labels = c.labels[:len(c.labels)-1]
	c.floor = outer
	return op
}

// after goes on in the block after an operation with regions.
func (c *code) after(next *core.Block) {
	if !c.failed() {
		c.stack = append(c.stack, next.Args()...)
		c.b.SetEnd(next)
	}
}

func (c *code) block(at int, def *core.OpDef) {
	params, results := c.blockType(at)
	op, next := c.enter(at, def, c.pop(at, params...), results)
	if op == nil {
		return
	}
	taken := results
	if def == &wasmssa.LoopDef {
		taken = params
	}
	if c.inside(at, op.Region(0), params, results, taken) == opElse {
		c.unknown(c.pos-1, opElse)
	}
	c.after(next)
}

func (c *code) conditional(at int) {
	params, results := c.blockType(at)
	condition := c.pop(at, c.m.ctx.I32())
	op, next := c.enter(at, &wasmssa.IfDef, append(condition, c.pop(at, params...)...), results)
	if op == nil {
		return
	}
	if c.inside(at, op.Region(0), params, results, results) == opElse {
		if c.inside(at, op.Region(1), params, results, results) == opElse {
			c.unknown(c.pos-1, opElse)
		}
	} else if !slices.Equal(params, results) {
		c.fail(at, "an if without else returns what it takes")
	}
	c.after(next)
}

func (c *code) branchIf(at int) {
	level := c.index()
	condition := c.pop(at, c.m.ctx.I32())
	if level >= uint32(len(c.labels)) {
		c.fail(at, "branch to level %d, of %d; dialect wasmssa has none for the function itself", level, len(c.labels))
	}
	if c.failed() {
		return
	}
	taken := c.peek(at, c.labels[len(c.labels)-1-int(level)].types)
	if c.failed() {
		return
	}
	here := c.b.Block()
	next := core.NewBlock(nil)
	here.Region().InsertBefore(next, here.Next())
	c.b.Create(&core.OperationState{Info: c.m.ctx.InfoOf(&wasmssa.BranchIfDef), Loc: c.loc(at), Operands: append(condition, taken...), Successors: []*core.Block{next},
		Attrs: []core.NamedAttr{{Name: "exitLevel", Value: c.uint32(int64(level))}}})
	c.b.SetEnd(next)
}

// uint32 is an unsigned attribute.
func (c *code) uint32(n int64) core.Attribute {
	return c.m.ctx.IntegerAttr(c.m.ctx.IntegerOf(32, core.Unsigned), n)
}

func (c *code) call(at int) {
	n := c.index()
	if c.failed() {
		return
	}
	if n >= uint32(len(c.m.items[kindFunction])) {
		c.fail(at, "Invalid function index: %d", n)
		return
	}
	f := c.m.items[kindFunction][n]
	c.push(at, &wasmssa.FuncCallDef, c.pop(at, f.function.Inputs()...), f.function.Results(), core.NamedAttr{Name: "callee", Value: c.m.ctx.SymbolRef(f.name)})
}

func (c *code) local(at int, op byte) {
	n := c.index()
	if c.failed() {
		return
	}
	if n >= uint32(len(c.locals)) {
		c.fail(at, "invalid local index. function has %d accessible locals, received index %d", len(c.locals), n)
		return
	}
	ref := c.locals[n]
	t := []core.Type{ref.Type().(*wasmssa.LocalRefType).ElementType()}
	switch op {
	case opLocalGet:
		c.push(at, &wasmssa.LocalGetDef, []*core.Value{ref}, t)
	case opLocalSet:
		c.push(at, &wasmssa.LocalSetDef, append([]*core.Value{ref}, c.pop(at, t...)...), nil)
	default:
		c.push(at, &wasmssa.LocalTeeDef, append([]*core.Value{ref}, c.pop(at, t...)...), t)
	}
}

func (c *code) global(at int) {
	n := c.index()
	if c.failed() {
		return
	}
	if n >= uint32(len(c.globals)) {
		c.fail(at, "invalid global index. function has %d accessible globals, received index %d", len(c.globals), n)
		return
	}
	g := c.globals[n]
	op := c.make(at, &wasmssa.GlobalGetDef, nil, []core.Type{g.value}, core.NamedAttr{Name: "global", Value: c.m.ctx.SymbolRef(g.name)})
	c.stack = append(c.stack, op.Result(0))
	c.m.uses = append(c.m.uses, use{op, g})
}

package engine

import "github.com/odsgen/ods/core"

// opcode is an instruction of the interpreter. Integers of up to 64 bits are kept zero-extended.
type opcode uint8

const (
	opMove         opcode = iota // dst = a
	opAdd                        // dst = (a + b) & imm; the other integer instructions alike
	opSub                        //
	opMul                        //
	opAnd                        //
	opOr                         //
	opXor                        //
	opShl                        // aux is 64 - width in this and what follows
	opLShr                       //
	opAShr                       //
	opUDiv                       //
	opSDiv                       //
	opURem                       //
	opSRem                       //
	opAddF                       // with the promises in flag
	opSubF                       //
	opMulF                       //
	opShlF                       //
	opLShrX                      // exact
	opAShrX                      //
	opUDivX                      //
	opSDivX                      //
	opOrX                        // disjoint
	opAddW                       // 64 bits with promises, the most frequent ones in what memrefs are lowered to
	opSubW                       //
	opMulW                       //
	opTruncF                     // with promises
	opZExtN                      // not negative
	opEq                         // dst = a == b
	opNe                         //
	opUlt                        //
	opUle                        //
	opSlt                        //
	opSle                        //
	opMask                       // dst = a & imm
	opFlip                       // dst = a ^ imm
	opSExt                       // dst = sign-extension of a from 64-aux bits, & imm
	opAddImm                     // dst = a + imm
	opIndex                      // dst = a + b*imm + c
	opSelect                     // dst = a&1 != 0 ? b : c
	opFAdd32                     //
	opFSub32                     //
	opFMul32                     //
	opFDiv32                     //
	opFAdd64                     //
	opFSub64                     //
	opFMul64                     //
	opFDiv64                     //
	opFCmp32                     // aux is the predicate
	opFCmp64                     //
	opSIToF32                    // aux is 64 - width
	opSIToF64                    //
	opUIToF32                    //
	opUIToF64                    //
	opF32To64                    //
	opF64To32                    //
	opLoad                       // dst = memory at a+imm, aux bytes, flag is a mask's shift, c has the bits that a must not have
	opStore                      // memory at a+imm = b, aux bytes, c as in opLoad
	opAlloca                     // dst = b elements of imm bytes on the stack
	opGeneric                    // c is the index of a generic operation
	opFreeze                     // dst = a, 0 when a is poison
	opJump                       // to c
	opBranch                     // a&1 != 0 ? to b : to c
	opBrEq                       // a == b ? to dst : to c; the others alike, in the order of the comparisons
	opBrNe                       //
	opBrUlt                      //
	opBrUle                      //
	opBrSlt                      //
	opBrSle                      //
	opSwitch                     // c is the index of a table
	opCall                       // c is the index of a call
	opReturn                     // c is the index of a list
	opUnreachable                //
	opStackSave                  // dst = mark of the stack
	opStackRestore               // a
	opPay                        // imm: how many instructions it stands for
)

// shape says which fields of an instruction are slots.
type shape uint8

const (
	readsA shape = 1 << iota
	readsB
	readsC
	writes
	pure // poison operands make a poison result and nothing else happens
)

// shapes is the table of [shape]; instructions that have lists say so in their own way.
var shapes = [...]shape{
	opMove: readsA | writes | pure,
	opAdd:  readsA | readsB | writes | pure, opSub: readsA | readsB | writes | pure, opMul: readsA | readsB | writes | pure,
	opAnd: readsA | readsB | writes | pure, opOr: readsA | readsB | writes | pure, opXor: readsA | readsB | writes | pure,
	opShl: readsA | readsB | writes | pure, opLShr: readsA | readsB | writes | pure, opAShr: readsA | readsB | writes | pure,
	opUDiv: readsA | readsB | writes, opSDiv: readsA | readsB | writes, opURem: readsA | readsB | writes,
	opSRem: readsA | readsB | writes,
	opAddF: readsA | readsB | writes | pure, opSubF: readsA | readsB | writes | pure, opMulF: readsA | readsB | writes | pure,
	opShlF: readsA | readsB | writes | pure, opLShrX: readsA | readsB | writes | pure, opAShrX: readsA | readsB | writes | pure,
	opUDivX: readsA | readsB | writes, opSDivX: readsA | readsB | writes, opOrX: readsA | readsB | writes | pure,
	opAddW: readsA | readsB | writes | pure, opSubW: readsA | readsB | writes | pure, opMulW: readsA | readsB | writes | pure,
	opTruncF: readsA | writes | pure, opZExtN: readsA | writes | pure,
	opEq: readsA | readsB | writes | pure, opNe: readsA | readsB | writes | pure, opUlt: readsA | readsB | writes | pure,
	opUle: readsA | readsB | writes | pure, opSlt: readsA | readsB | writes | pure, opSle: readsA | readsB | writes | pure,
	opMask: readsA | writes | pure, opFlip: readsA | writes | pure, opSExt: readsA | writes | pure, opAddImm: readsA | writes | pure,
	opIndex: readsA | readsB | writes | pure, opSelect: readsA | readsB | readsC | writes,
	opFAdd32: readsA | readsB | writes | pure, opFSub32: readsA | readsB | writes | pure, opFMul32: readsA | readsB | writes | pure,
	opFDiv32: readsA | readsB | writes | pure, opFAdd64: readsA | readsB | writes | pure, opFSub64: readsA | readsB | writes | pure,
	opFMul64: readsA | readsB | writes | pure, opFDiv64: readsA | readsB | writes | pure, opFCmp32: readsA | readsB | writes | pure,
	opFCmp64: readsA | readsB | writes | pure, opSIToF32: readsA | writes | pure, opSIToF64: readsA | writes | pure,
	opUIToF32: readsA | writes | pure, opUIToF64: readsA | writes | pure, opF32To64: readsA | writes | pure,
	opF64To32: readsA | writes | pure,
	opLoad:    readsA | writes, opStore: readsA | readsB, opAlloca: readsB | writes, opGeneric: 0, opFreeze: readsA | writes,
	opBrEq: readsA | readsB, opBrNe: readsA | readsB, opBrUlt: readsA | readsB, opBrUle: readsA | readsB, opBrSlt: readsA | readsB,
	opBrSle: readsA | readsB,
	opJump:  0, opBranch: readsA, opSwitch: readsA, opCall: readsA, opReturn: 0,
	opUnreachable: 0, opStackSave: writes, opStackRestore: readsA, opPay: 0,
}

// instr is one instruction.
type instr struct {
	op        opcode
	aux, flag uint8
	cost      uint8 // of a jump: how many instructions it stands for
	dst, a    int32
	b, c      int32
	imm       uint64
}

// The promises of an instruction, in its flag.
const (
	flagNSW = 1 << iota
	flagNUW
)

// slotList is a list of slots in a function's pool.
type slotList struct{ start, n int32 }

// generic is an operation that is computed by a Go function from words to words.
type generic struct {
	in, out slotList
	run     func(m *machine, in, out []uint64) outcome
	// poisonOK says that run is called with poison operands too; their flags are in m.inFlags.
	poisonOK bool
	// strict says that a poison operand is undefined behaviour.
	strict string
}

// outcome is what became of a generic operation: done, or the result is poison, or a trap.
type outcome struct {
	poison bool
	origin byte // of the poison, 0 when it is this operation
	trap   error
}

var (
	done       = outcome{}
	makePoison = outcome{poison: true}
)

func trapf(err error) outcome { return outcome{trap: err} }

// switchTable is what a switch looks its operand up in.
type switchTable struct {
	cases  map[uint64]int32
	wide   []wideCase
	list   slotList // the operand's words when it is wide
	others int32
}

type wideCase struct {
	words  []uint64
	target int32
}

// call is the call of a function.
type call struct {
	callee   *function // nil when it is called by its address, in slot a
	args     slotList
	results  slotList
	typ      core.Type // of the call's result
	argTypes []core.Type
}

// function is a function of the module.
type function struct {
	name   string
	op     *core.Operation
	params []core.Type
	result core.Type // void or the type of the result
	vararg bool
	extern *External // of a declaration, once it was called
	addr   uint64
	// run is the compiled code in mode JIT, and effects says whether it may write memory.
	run     Code
	effects uint8
	// source is what it was before it was lowered, see [Engine.sourceOf], which has looked when sourceKnown is set.
	source      *source
	sourceKnown bool

	compiled bool
	code     []instr
	locs     []core.Location
	pool     []int32
	generics []generic
	switches []*switchTable
	calls    []call
	returns  []slotList
	consts   []uint64
	// undefs are the slots of constants that are undef or poison. A frame of a function with such starts with its flags
	// on.
	undefs  []int32
	nParams int32 // words
	nValues int32 // words, parameters included; constants follow
	nSlots  int32
	allocas bool
}

func (f *function) list(l slotList) []int32 { return f.pool[l.start : l.start+l.n] }

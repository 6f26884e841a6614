package inline

import "github.com/odsgen/ods/core"

// DialectInterface is the key of [Dialect].
var DialectInterface = core.DialectInterface[Dialect]{Name: "DialectInlinerInterface"}

// Dialect says what may be done with a dialect's operations when calls are replaced by bodies. Embed [Defaults].
type Dialect interface {
	// MayInlineCall reports whether the call, of this dialect, may be replaced by the body of the callable. cloned says
	// that the body is copied rather than moved.
	MayInlineCall(call, callable *core.Operation, cloned bool) bool
	// MayInlineRegion reports whether a region may be put into one of an operation of this dialect. values tells what
	// becomes of the region's arguments.
	MayInlineRegion(dest, source *core.Region, cloned bool, values *core.IRMapping) bool
	// MayInlineOp reports whether an operation of this dialect may be put into a region.
	MayInlineOp(op *core.Operation, dest *core.Region, cloned bool) bool
	// Analyze reports whether what is nested in the operation has to be asked about too.
	Analyze(op *core.Operation) bool
	// ReplaceTerminator replaces a terminator, of this dialect, that leaves the inlined region by a branch to a block that
	// takes the call's results.
	ReplaceTerminator(op *core.Operation, dest *core.Block)
	// ReplaceResults replaces the results of the call by what a terminator of this dialect returns, when the region has
	// one block. The terminator is erased afterwards.
	ReplaceResults(op *core.Operation, results []*core.Value)
	// Convert makes an operation that converts a value where types of call and callable differ; nil when it cannot.
	Convert(b *core.Builder, v *core.Value, t core.Type, loc core.Location) *core.Operation
	// Argument returns what takes the place of a value that is passed to the callable, of this dialect, as the attributes of the
	// parameter demand (nil: it has none); operations are made after the call, where b stands.
	Argument(b *core.Builder, call, callable *core.Operation, arg *core.Value, attrs *core.DictAttr) *core.Value
	// Result returns what takes the place of a value that the callable, of this dialect, returns, as the attributes of the
	// result demand (nil: it has none); operations are made where b stands.
	Result(b *core.Builder, call, callable *core.Operation, result *core.Value, attrs *core.DictAttr) *core.Value
	// Inlined changes what was inlined for a call of this dialect: the blocks from first up to but excluding end, which
	// still have their terminators.
	Inlined(call *core.Operation, first, end *core.Block)
	// MergeOneBlock reports whether a body of one block may be put into the caller's block, which is the region's
	// parent's.
	MergeOneBlock(first *core.Block) bool
}

// Defaults is a [Dialect] that allows nothing and analyzes everything.
type Defaults struct{}

// MayInlineCall implements [Dialect].
func (Defaults) MayInlineCall(_, _ *core.Operation, _ bool) bool { return false }

// MayInlineRegion implements [Dialect].
func (Defaults) MayInlineRegion(_, _ *core.Region, _ bool, _ *core.IRMapping) bool { return false }

// MayInlineOp implements [Dialect].
func (Defaults) MayInlineOp(*core.Operation, *core.Region, bool) bool { return false }

// Analyze implements [Dialect].
func (Defaults) Analyze(*core.Operation) bool { return true }

// ReplaceTerminator implements [Dialect].
func (Defaults) ReplaceTerminator(*core.Operation, *core.Block) {}

// ReplaceResults implements [Dialect].
func (Defaults) ReplaceResults(*core.Operation, []*core.Value) {}

// Convert implements [Dialect].
func (Defaults) Convert(*core.Builder, *core.Value, core.Type, core.Location) *core.Operation {
	return nil
}

// Argument implements [Dialect].
func (Defaults) Argument(_ *core.Builder, _, _ *core.Operation, arg *core.Value, _ *core.DictAttr) *core.Value {
	return arg
}

// Result implements [Dialect].
func (Defaults) Result(_ *core.Builder, _, _ *core.Operation, result *core.Value, _ *core.DictAttr) *core.Value {
	return result
}

// Inlined implements [Dialect].
func (Defaults) Inlined(*core.Operation, *core.Block, *core.Block) {}

// MergeOneBlock implements [Dialect].
func (Defaults) MergeOneBlock(*core.Block) bool { return true }

// Anything is a [Dialect] all of whose operations may be inlined anywhere.
type Anything struct{ Defaults }

// MayInlineRegion implements [Dialect].
func (Anything) MayInlineRegion(_, _ *core.Region, _ bool, _ *core.IRMapping) bool { return true }

// MayInlineOp implements [Dialect].
func (Anything) MayInlineOp(*core.Operation, *core.Region, bool) bool { return true }

// ops is a dialect whose operations may be inlined but whose regions take no inlined ones.
type ops struct{ Defaults }

func (ops) MayInlineOp(*core.Operation, *core.Region, bool) bool { return true }

// builtinDialect lets casts be inlined, which only change types.
type builtinDialect struct{ Defaults }

func (builtinDialect) MayInlineOp(op *core.Operation, _ *core.Region, _ bool) bool {
	return op.Is(&core.UnrealizedCastDef)
}

// funcDialect is what func says: calls may be inlined unless they or the function say no_inline.
type funcDialect struct{ Anything }

func (funcDialect) MayInlineCall(call, callable *core.Operation, _ bool) bool {
	return call.Attr("no_inline") == nil && callable.Attr("no_inline") == nil
}

func (funcDialect) ReplaceTerminator(op *core.Operation, dest *core.Block) {
	if op.Name() != "func.return" {
		return
	}
	branchTo(op, "cf.br", dest)
}

// branchTo replaces a terminator by a branch that hands its operands on.
func branchTo(op *core.Operation, branch string, dest *core.Block) {
	core.BuilderBefore(op).Create(&core.OperationState{Info: op.Context().OpName(branch),
		Operands:   op.OperandList(0, op.NumOperands()),
		Successors: []*core.Block{dest}})
	op.Erase()
}

func (funcDialect) ReplaceResults(op *core.Operation, results []*core.Value) {
	for i, r := range results {
		r.ReplaceAllUsesWith(op.Operand(i))
	}
}

// yielding is a dialect all of whose operations may be inlined, with terminators that pass their operands on.
type yielding struct{ Anything }

func (yielding) ReplaceResults(op *core.Operation, results []*core.Value) {
	for i, r := range results {
		if i < op.NumOperands() {
			r.ReplaceAllUsesWith(op.Operand(i))
		}
	}
}

// models are what upstream's dialects say.
var models = [...]struct {
	dialect string
	model   Dialect
}{
	{"affine", affineDialect{}},
	{"amdgpu", ops{}},
	{"arith", ops{}},
	{"bufferization", ops{}},
	{"builtin", builtinDialect{}},
	{"cf", Anything{}},
	{"complex", ops{}},
	{"func", funcDialect{}},
	{"gpu", ops{}},
	{"index", ops{}},
	{"linalg", Anything{}},
	{"math", ops{}},
	{"memref", ops{}},
	{"ml_program", ops{}},
	{"nvvm", ops{}},
	{"quant", ops{}},
	{"rocdl", ops{}},
	{"scf", yielding{}},
	{"shape", Anything{}},
	{"shard", ops{}},
	{"sparse_tensor", ops{}},
	{"spirv", spirvDialect{}},
	{"tensor", ops{}},
	{"tosa", tosaDialect{}},
	{"ub", ops{}},
	{"vector", ops{}},
}

// Extend adds to the dialects of a registry what they say about inlining.
func Extend(r *core.Registry) {
	for _, m := range models {
		r.AddExtension(core.Extension{Dialects: []string{m.dialect}, Apply: func(l *core.Loading) {
			DialectInterface.Attach(l, m.dialect, m.model)
		}})
	}
}

// of returns what the operation's dialect says, or nil.
func of(op *core.Operation) Dialect {
	d, ok := DialectInterface.Of(op.Context(), op.Info().Dialect())
	if !ok {
		return nil
	}
	return d
}

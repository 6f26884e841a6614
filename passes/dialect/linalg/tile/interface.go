package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// Range is where a loop starts, how far it goes and in which steps.
type Range struct{ Offset, Size, Stride core.FoldResult }

// Part is a part of the space of the loops, or of a tensor: where it starts, and its size.
type Part struct{ Offsets, Sizes []core.FoldResult }

// Result is one tile of an operation.
type Result struct {
	Ops    []*core.Operation // what computes the tile
	Values []*core.Value     // the results of the tile, one for each result of the operation
	Slices []*core.Operation // what cuts the operands
}

// Work is what changes IR while operations are tiled, at its insertion point, and hears of errors.
type Work struct {
	*rewrite.Rewriter
	Report *core.Reporter // may be nil
}

// Errorf reports an error at an operation, with its name in front, and returns false.
func (w *Work) Errorf(op *core.Operation, format string, args ...any) bool {
	if w.Report != nil {
		w.Report.OpErrorf(op, format, args...)
	}
	return false
}

// warn reports a warning at an operation.
func (w *Work) warn(op *core.Operation, format string, args ...any) {
	if w.Report != nil {
		w.Report.OpEmitWarningf(op, format, args...)
	}
}

// OpKey is the key of [Op]. [Of] also knows operations that it is not attached to.
var OpKey = core.OpInterface[Op]{Name: "TilingInterface"}

// Op is an operation whose iteration space can be split. The methods make operations at the insertion point of the
// work; they return false when what is asked for is not possible. [Unsupported] has all but the first four.
type Op interface {
	AsOperation() *core.Operation
	// Kinds returns the kind of each loop.
	Kinds() []linalg.IteratorType
	// Domain returns the range of each loop.
	Domain(w *Work) []Range
	// Tile computes all results for a part of the loops.
	Tile(w *Work, loops Part) (Result, bool)
	// ResultPosition tells where in a result a part of the loops is.
	ResultPosition(w *Work, result int, loops Part) (Part, bool)
	// LoopsOfResult returns the loops that compute a part of a result.
	LoopsOfResult(w *Work, result int, at Part) (Part, bool)
	// FromResult computes a part of one result, which is the only value of the tile.
	FromResult(w *Work, result int, at Part) (Result, bool)
	// LoopsOfOperands returns the loops that use parts of operands.
	LoopsOfOperands(w *Work, operands []int, parts []Part) (Part, bool)
	// FromOperands computes what can be computed from parts of operands.
	FromOperands(w *Work, operands []int, parts []Part) (Result, bool)
	// Scalar computes one point of the loops.
	Scalar(w *Work, ivs []*core.Value) bool
	// FusesIntoConsumer tells, without making anything, whether [Op.FromResult] can succeed.
	FusesIntoConsumer(result int, at Part) bool
	// FusesIntoProducers tells, without making anything that stays, whether [Op.FromOperands] can succeed.
	FusesIntoProducers(operands []int, parts []Part) bool
}

// Unsupported has methods of [Op] that say that something is not possible, for operations to embed.
type Unsupported struct{}

// ResultPosition implements [Op].
func (Unsupported) ResultPosition(*Work, int, Part) (p Part, ok bool) { return p, false }

// LoopsOfResult implements [Op].
func (Unsupported) LoopsOfResult(*Work, int, Part) (p Part, ok bool) { return p, false }

// FromResult implements [Op].
func (Unsupported) FromResult(*Work, int, Part) (r Result, ok bool) { return r, false }

// LoopsOfOperands implements [Op].
func (Unsupported) LoopsOfOperands(*Work, []int, []Part) (p Part, ok bool) { return p, false }

// FromOperands implements [Op].
func (Unsupported) FromOperands(*Work, []int, []Part) (r Result, ok bool) { return r, false }

// Scalar implements [Op].
func (Unsupported) Scalar(*Work, []*core.Value) bool { return false }

// FusesIntoConsumer implements [Op].
func (Unsupported) FusesIntoConsumer(int, Part) bool { return false }

// FusesIntoProducers implements [Op].
func (Unsupported) FusesIntoProducers([]int, []Part) bool { return false }

// models are how operations of the shipped dialects are tiled that are not structured operations of linalg.
var models = map[*core.OpDef]func(op *core.Operation) Op{
	&linalg.PackDef:                    newPack,
	&linalg.SoftmaxDef:                 func(op *core.Operation) Op { return softmax{op: op} },
	&linalg.UnPackDef:                  newUnpack,
	&linalg.WinogradFilterTransformDef: func(op *core.Operation) Op { return newWinograd(op) },
	&linalg.WinogradInputTransformDef:  func(op *core.Operation) Op { return newWinograd(op) },
	&linalg.WinogradOutputTransformDef: func(op *core.Operation) Op { return newWinograd(op) },
	&tensor.PadDef:                     newPad,
}

// Of returns how an operation is tiled.
func Of(op *core.Operation) (Op, bool) {
	if x, ok := OpKey.Of(op); ok {
		return x, true
	}
	if x, ok := linalg.LinalgOpKey.Of(op); ok {
		return structured{x}, true
	}
	if m, ok := models[op.Info().Def()]; ok && op.IsRegistered() {
		return m(op), true
	}
	return nil, false
}

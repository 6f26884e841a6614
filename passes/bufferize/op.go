package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// OpInterface is the key of [Op]. Implementations are stateless and shared, so that all methods get what they are
// about.
var OpInterface = core.OpInterface[Op]{Name: "BufferizableOpInterface"}

// Op says how an operation works on the memory of its tensors. Answers may be too careful, never too bold. Embed
// [Defaults].
type Op interface {
	// Reads reports whether the operation reads the memory of an operand. Like that of Writes, the answer must not depend
	// on which operands are used in place.
	Reads(u *core.Use, s *AnalysisState) bool
	// Writes reports whether the operation writes to the memory of an operand.
	Writes(u *core.Use, s *AnalysisState) bool
	// Elementwise reports whether the operation accesses the operands element by element, reading each before writing it.
	Elementwise(op *core.Operation, a, b *core.Use, s *AnalysisState) bool
	// ResultWrites reports whether the operation defines the contents of its result's memory.
	ResultWrites(result *core.Value, s *AnalysisState) bool
	// MustBeInPlace reports whether the operand's memory has to be used, whatever the analysis thinks of it.
	MustBeInPlace(u *core.Use, s *AnalysisState) bool
	// Values returns what shares memory with the operand if that is used in place: results, or arguments of blocks.
	Values(u *core.Use, s *AnalysisState) []ValueAlias
	// Operands returns which operands share memory with a result or an argument of a block if they are used in place.
	Operands(v *core.Value, s *AnalysisState) []OperandAlias
	// ResolveConflicts inserts copies, so that afterwards all operands can be used in place. It reports errors.
	ResolveConflicts(op *core.Operation, rw *Rewriter) bool
	// Bufferize replaces the operation by one that works on memory. It reports errors. What is outside of the function
	// that the operation is in belongs to other goroutines.
	Bufferize(op *core.Operation, rw *Rewriter) bool
	// Writable reports whether the memory of a result or of a block's argument may be written to.
	Writable(v *core.Value, s *AnalysisState) bool
	// NotConflicting reports whether a read and a write, one of them by this operation, are known not to disturb each
	// other.
	NotConflicting(op *core.Operation, read, write *core.Use, s *AnalysisState) bool
	// VerifyAnalysis reports what the operation cannot cope with.
	VerifyAnalysis(op *core.Operation, s *AnalysisState) bool
	// BufferType returns the type of the memory of a result or a block's argument. path has the values whose types are
	// being found.
	BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool)
	// Repetitive reports whether a region may be executed several times.
	Repetitive(op *core.Operation, region int) bool
	// Parallel reports whether a region may be executed several times at once.
	Parallel(op *core.Operation, region int) bool
	// HasTensors reports whether there is something to do.
	HasTensors(op *core.Operation) bool
	// Unstructured reports whether regions may have several blocks.
	Unstructured() bool
}

// Relation is how two values that share memory relate.
type Relation uint8

// The relations.
const (
	Unknown    Relation = iota
	Equivalent          // the very same memory
)

// ValueAlias is a value that shares memory with an operand.
type ValueAlias struct {
	Value    *core.Value
	Relation Relation
	Maybe    bool // not in every execution
}

// OperandAlias is an operand that shares memory with a value.
type OperandAlias struct {
	Use      *core.Use
	Relation Relation
	Maybe    bool
}

// Defaults implements [Op] for operations without tensors; methods about operands answer as carefully as possible.
type Defaults struct{}

// Reads implements [Op].
func (Defaults) Reads(*core.Use, *AnalysisState) bool { return true }

// Writes implements [Op].
func (Defaults) Writes(*core.Use, *AnalysisState) bool { return true }

// Elementwise implements [Op].
func (Defaults) Elementwise(*core.Operation, *core.Use, *core.Use, *AnalysisState) bool { return false }

// ResultWrites implements [Op]: what shares memory with no operand is defined here, and so is what an operand's use or
// something in a region of the operation writes.
func (Defaults) ResultWrites(result *core.Value, s *AnalysisState) bool {
	operands := s.Operands(result)
	if len(operands) == 0 {
		return true
	}
	for _, a := range operands {
		if s.Writes(a.Use) {
			return true
		}
	}
	inside := func(v *core.Value) bool {
		return result.DefiningOp().IsAncestorOf(owner(v)) && s.IsMemoryWrite(v)
	}
	for _, a := range operands {
		if len(s.Trace(a.Use, inside, TraceConfig{})) > 0 {
			return true
		}
	}
	return false
}

// MustBeInPlace implements [Op]: unranked tensors cannot be copied.
func (Defaults) MustBeInPlace(u *core.Use, _ *AnalysisState) bool {
	_, unranked := u.Value().Type().(*core.UnrankedTensorType)
	return unranked
}

// Values implements [Op].
func (Defaults) Values(*core.Use, *AnalysisState) []ValueAlias { return nil }

// Operands implements [Op]: it inverts Values.
func (Defaults) Operands(v *core.Value, s *AnalysisState) []OperandAlias {
	op := owner(v)
	var out []OperandAlias
	for i, operand := range op.Operands() {
		if !query.IsTensor(operand.Type()) {
			continue
		}
		u := op.OperandUse(i)
		for _, a := range s.Values(u) {
			if a.Value == v {
				out = append(out, OperandAlias{u, a.Relation, a.Maybe})
			}
		}
	}
	return out
}

// ResolveConflicts implements [Op]: operands that are not used in place are copied.
func (Defaults) ResolveConflicts(op *core.Operation, rw *Rewriter) bool { return rw.CopyOperands(op) }

// Bufferize implements [Op]: there is nothing to do.
func (Defaults) Bufferize(*core.Operation, *Rewriter) bool { return true }

// Writable implements [Op]: results are, arguments of blocks are not.
func (Defaults) Writable(v *core.Value, _ *AnalysisState) bool { return !v.IsBlockArg() }

// NotConflicting implements [Op].
func (Defaults) NotConflicting(*core.Operation, *core.Use, *core.Use, *AnalysisState) bool {
	return false
}

// VerifyAnalysis implements [Op].
func (Defaults) VerifyAnalysis(*core.Operation, *AnalysisState) bool { return true }

// BufferType implements [Op]: a result has the type of an equivalent operand.
func (Defaults) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	if !v.IsBlockArg() {
		plain := &AnalysisState{Options: s.Options, Report: s.Report, symbols: s.symbols}
		if list := plain.Operands(v); len(list) > 0 && list[0].Relation == Equivalent {
			return s.bufferType(list[0].Use.Value(), path)
		}
	}
	return s.Options.defaultType(v, s.Report)
}

// Repetitive implements [Op]: regions that can follow themselves are.
func (Defaults) Repetitive(op *core.Operation, region int) bool { return isRepetitive(op, region) }

// Parallel implements [Op].
func (Defaults) Parallel(*core.Operation, int) bool { return false }

// HasTensors implements [Op]: operands, results or arguments of blocks do.
func (Defaults) HasTensors(op *core.Operation) bool { return mentionsTensors(op) }

// Unstructured implements [Op].
func (Defaults) Unstructured() bool { return false }

package flow

import (
	"github.com/odsgen/ods/core"
	"strconv"
)

// RegionSuccessor is where control can go from a region branch point: into a region of the operation, or after the
// operation.
type RegionSuccessor struct {
	// Region is the region that is entered; nil means that control leaves the operation.
	Region *core.Region
	// Inputs are the entry block's arguments, or the operation's results, that receive the forwarded values.
	Inputs []*core.Value
}

// IsParent reports whether control leaves the operation.
func (s RegionSuccessor) IsParent() bool { return s.Region == nil }

// Same reports whether both lead to the same place.
func (s RegionSuccessor) Same(o RegionSuccessor) bool { return s.Region == o.Region }

// EnterRegion is the successor that enters a region of which all arguments from the given one receive values.
func EnterRegion(r *core.Region, firstArg int) RegionSuccessor {
	s := RegionSuccessor{Region: r}
	if e := r.Entry(); e != nil && firstArg < e.NumArgs() {
		s.Inputs = e.Args()[firstArg:]
	}
	return s
}

// LeaveOp is the successor after the operation, all of whose results receive values.
func LeaveOp(op *core.Operation) RegionSuccessor { return RegionSuccessor{Inputs: op.ResultList()} }

// RegionBranchOpInterface is implemented by operations that pass control, and values, between their regions.
type RegionBranchOpInterface interface {
	AsOperation() *core.Operation
	// RegionSuccessors returns where control can go from a terminator in one of the operation's regions; from nil, where
	// it can go when the operation is entered.
	RegionSuccessors(from *core.Operation) []RegionSuccessor
	// EntrySuccessorOperands returns the operands that are forwarded when the operation is entered.
	EntrySuccessorOperands(to RegionSuccessor) SuccessorOperands
}

// ConstantRegionBranchOpInterface is implemented by those that know more when operands are constant.
type ConstantRegionBranchOpInterface interface {
	// EntrySuccessorsFor returns where control can go when the operation is entered with the given operands, of which
	// those that are not constant are nil.
	EntrySuccessorsFor(operands []core.Attribute) []RegionSuccessor
	// RegionInvocations returns how often each region is executed in one execution of the operation.
	RegionInvocations(operands []core.Attribute) []InvocationBounds
}

// RegionBranchTypesInterface is implemented by those where what is forwarded may have another type than what receives it.
type RegionBranchTypesInterface interface {
	// AreTypesCompatible reports whether a value of one type may be forwarded to one of the other.
	AreTypesCompatible(from, to core.Type) bool
}

// InvocationBounds says how often a region is executed. Max is negative when that is not known.
type InvocationBounds struct{ Min, Max int }

// RegionBranchTerminatorOpInterface is implemented by terminators that pass operands on to regions of the operation
// around them, or to its results. Those with the trait ReturnLike, which pass all of their operands, need not.
type RegionBranchTerminatorOpInterface interface {
	// OperandsForRegion returns the operands that are forwarded to the successor.
	OperandsForRegion(to RegionSuccessor) SuccessorOperands
}

// ConstantRegionTerminatorOpInterface is implemented by those that can tell the successor from constant operands.
type ConstantRegionTerminatorOpInterface interface {
	// RegionSuccessorsFor returns where control can go with the given operands, of which those that are not constant are
	// nil.
	RegionSuccessorsFor(operands []core.Attribute) []RegionSuccessor
}

// The keys of the interfaces of structured control flow.
var (
	RegionBranchOpInterfaceKey = core.OpInterface[RegionBranchOpInterface]{Name: "RegionBranchOpInterface",
		VerifyRegions: verifyRegionBranch}
	ConstantRegionBranchOpInterfaceKey     = core.OpInterface[ConstantRegionBranchOpInterface]{Name: "RegionBranchOpInterface.getEntrySuccessorRegions"}
	RegionBranchTypesInterfaceKey          = core.OpInterface[RegionBranchTypesInterface]{Name: "RegionBranchOpInterface.areTypesCompatible"}
	RegionBranchTerminatorOpInterfaceKey   = core.OpInterface[RegionBranchTerminatorOpInterface]{Name: "RegionBranchTerminatorOpInterface"}
	ConstantRegionTerminatorOpInterfaceKey = core.OpInterface[ConstantRegionTerminatorOpInterface]{Name: "RegionBranchTerminatorOpInterface.getSuccessorRegions"}
)

// RegionOperands returns the operands that a terminator forwards to a successor; ok is false when it is not a region
// terminator.
func RegionOperands(terminator *core.Operation, to RegionSuccessor) (s SuccessorOperands, ok bool) {
	if t, ok := RegionBranchTerminatorOpInterfaceKey.Of(terminator); ok {
		return t.OperandsForRegion(to), true
	}
	if terminator.Has(core.TraitReturnLike) {
		return AllOperands(terminator), true
	}
	return s, false
}

// IsRegionTerminator reports whether the operation forwards values to regions of the operation around it, or to its
// results.
func IsRegionTerminator(op *core.Operation) bool {
	return op.Has(core.TraitReturnLike) || RegionBranchTerminatorOpInterfaceKey.In(op.Info())
}

// RegionBranchPoints returns the terminators in the operation's regions from which control goes to another region or
// after the operation, in order.
func RegionBranchPoints(op *core.Operation) []*core.Operation {
	var out []*core.Operation
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			if last := b.Last(); last != nil && IsRegionTerminator(last) {
				out = append(out, last)
			}
		}
	}
	return out
}

// OperandsBetween returns what is forwarded from a branch point (nil: when the operation is entered) to a successor.
func OperandsBetween(b RegionBranchOpInterface, from *core.Operation, to RegionSuccessor) SuccessorOperands {
	if from == nil {
		return b.EntrySuccessorOperands(to)
	}
	s, _ := RegionOperands(from, to)
	return s
}

// verifyRegionBranch compares what is forwarded with what is received on each edge between regions.
func verifyRegionBranch(b RegionBranchOpInterface, op *core.Operation, r *core.Reporter) bool {
	for _, from := range append([]*core.Operation{nil}, RegionBranchPoints(op)...) {
		for _, to := range b.RegionSuccessors(from) {
			if !verifyRegionEdge(op, from, to, OperandsBetween(b, from, to), r) {
				return false
			}
		}
	}
	return true
}

func verifyRegionEdge(op, from *core.Operation, to RegionSuccessor, s SuccessorOperands, r *core.Reporter) bool {
	if s.Len() != len(to.Inputs) {
		return regionEdgeError(op, from, to, r, "region branch point has %d operands, but region successor needs %d inputs", s.Len(),
			len(to.Inputs))
	}
	types, hasTypes := RegionBranchTypesInterfaceKey.Of(op)
	for i, in := range to.Inputs {
		if v := s.Value(i); v != nil && v.Type() != in.Type() && !(hasTypes && types.AreTypesCompatible(v.Type(), in.Type())) {
			return regionEdgeError(op, from, to, r, "successor operand type #%d '%s' should match successor input type #%d '%s'",
				i, core.TypeString(v.Type()), i, core.TypeString(in.Type()))
		}
	}
	return true
}

func regionEdgeError(op, from *core.Operation, to RegionSuccessor, r *core.Reporter, format string, args ...any) bool {
	source, at, target := "parent", op, "parent"
	if from != nil {
		source, at = "Operation "+from.Name(), from
	}
	if to.Region != nil {
		target = "Region #" + strconv.Itoa(to.Region.Index())
	}
	return r.OpErrorf(op, "along control flow edge from %s to %s: "+format, append([]any{source, target}, args...)...).
		Note(at.Loc(), "region branch point").Fail()
}

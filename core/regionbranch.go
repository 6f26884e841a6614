package core

// RegionSuccessor is where control can go from a region branch point: into a region of the operation, or behind the operation.
type RegionSuccessor struct {
	// Region is the region that is entered; nil means that control leaves the operation.
	Region *Region
	// Inputs are the entry block's arguments, or the operation's results, that receive the forwarded values.
	Inputs []*Value
}

// IsParent reports whether control leaves the operation.
func (s RegionSuccessor) IsParent() bool { return s.Region == nil }

// Same reports whether both lead to the same place.
func (s RegionSuccessor) Same(o RegionSuccessor) bool { return s.Region == o.Region }

// EnterRegion is the successor that enters a region of which all arguments from the given one receive values.
func EnterRegion(r *Region, firstArg int) RegionSuccessor {
	s := RegionSuccessor{Region: r}
	if e := r.Entry(); e != nil && firstArg < len(e.args) {
		s.Inputs = e.args[firstArg:]
	}
	return s
}

// LeaveOp is the successor behind the operation, all of whose results receive values.
func LeaveOp(op *Operation) RegionSuccessor { return RegionSuccessor{Inputs: op.ResultList()} }

// RegionBranchOp is implemented by operations that pass control, and values, between their regions.
type RegionBranchOp interface {
	AsOperation() *Operation
	// RegionSuccessors returns where control can go from a terminator in one of the operation's regions; from nil, where it
	// can go when the operation is entered.
	RegionSuccessors(from *Operation) []RegionSuccessor
	// EntrySuccessorOperands returns the operands that are forwarded when the operation is entered.
	EntrySuccessorOperands(to RegionSuccessor) SuccessorOperands
}

// ConstantRegionBranchOp is implemented by those that know more when operands are constant.
type ConstantRegionBranchOp interface {
	// EntrySuccessorsFor returns where control can go when the operation is entered with the given operands, of which those
	// that are not constant are nil.
	EntrySuccessorsFor(operands []Attribute) []RegionSuccessor
	// RegionInvocations returns how often each region is executed in one execution of the operation.
	RegionInvocations(operands []Attribute) []InvocationBounds
}

// InvocationBounds says how often a region is executed. Max is negative when that is not known.
type InvocationBounds struct{ Min, Max int }

// RegionTerminatorOp is implemented by terminators that pass operands on to regions of the operation around them, or to its results.
// Those with the trait ReturnLike, which pass all of their operands, need not.
type RegionTerminatorOp interface {
	// OperandsForRegion returns the operands that are forwarded to the successor.
	OperandsForRegion(to RegionSuccessor) SuccessorOperands
}

// ConstantRegionTerminatorOp is implemented by those that can tell the successor from constant operands.
type ConstantRegionTerminatorOp interface {
	// RegionSuccessorsFor returns where control can go with the given operands, of which those that are not constant are nil.
	RegionSuccessorsFor(operands []Attribute) []RegionSuccessor
}

// The keys of the interfaces of structured control flow.
var (
	RegionBranch             = OpInterface[RegionBranchOp]{Name: "RegionBranchOpInterface", VerifyRegions: verifyRegionBranch}
	ConstantRegionBranch     = OpInterface[ConstantRegionBranchOp]{Name: "RegionBranchOpInterface.getEntrySuccessorRegions"}
	RegionTerminator         = OpInterface[RegionTerminatorOp]{Name: "RegionBranchTerminatorOpInterface"}
	ConstantRegionTerminator = OpInterface[ConstantRegionTerminatorOp]{Name: "RegionBranchTerminatorOpInterface.getSuccessorRegions"}
)

// RegionOperands returns the operands that a terminator forwards to a successor; ok is false when it is no region terminator.
func RegionOperands(terminator *Operation, to RegionSuccessor) (s SuccessorOperands, ok bool) {
	if t, ok := RegionTerminator.Of(terminator); ok {
		return t.OperandsForRegion(to), true
	}
	if terminator.Has(TraitReturnLike) {
		return AllOperands(terminator), true
	}
	return s, false
}

// IsRegionTerminator reports whether the operation forwards values to regions of the operation around it, or to its results.
func IsRegionTerminator(op *Operation) bool {
	return op.Has(TraitReturnLike) || RegionTerminator.In(op.info)
}

// AllOperands returns all operands of an operation as those that are forwarded.
func AllOperands(op *Operation) SuccessorOperands {
	s := SuccessorOperands{Op: op, N: op.NumOperands()}
	if len(op.info.def.Operands) == 1 {
		s.Group = 1
	}
	return s
}

// NoOperands returns the operands of an operation that forwards none.
func NoOperands(op *Operation) SuccessorOperands {
	return SuccessorOperands{Op: op, Start: op.NumOperands()}
}

// RegionBranchPoints returns the terminators in the operation's regions from which control goes to another region or behind the
// operation, in order.
func RegionBranchPoints(op *Operation) []*Operation {
	var out []*Operation
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			if b.last != nil && IsRegionTerminator(b.last) {
				out = append(out, b.last)
			}
		}
	}
	return out
}

// OperandsBetween returns what is forwarded from a branch point (nil: when the operation is entered) to a successor.
func OperandsBetween(b RegionBranchOp, from *Operation, to RegionSuccessor) SuccessorOperands {
	if from == nil {
		return b.EntrySuccessorOperands(to)
	}
	s, _ := RegionOperands(from, to)
	return s
}

// verifyRegionBranch compares what is forwarded with what is received on each edge between regions.
func verifyRegionBranch(b RegionBranchOp, op *Operation, r *Reporter) bool {
	for _, from := range append([]*Operation{nil}, RegionBranchPoints(op)...) {
		for _, to := range b.RegionSuccessors(from) {
			if !verifyRegionEdge(op, from, to, OperandsBetween(b, from, to), r) {
				return false
			}
		}
	}
	return true
}

func verifyRegionEdge(op, from *Operation, to RegionSuccessor, s SuccessorOperands, r *Reporter) bool {
	if s.Len() != len(to.Inputs) {
		return regionEdgeError(op, from, to, r, "region branch point has %d operands, but region successor needs %d inputs", s.Len(), len(to.Inputs))
	}
	for i, in := range to.Inputs {
		if v := s.Value(i); v != nil && v.typ != in.typ {
			return regionEdgeError(op, from, to, r, "successor operand type #%d '%s' should match successor input type #%d '%s'",
				i, TypeString(v.Type()), i, TypeString(in.Type()))
		}
	}
	return true
}

func regionEdgeError(op, from *Operation, to RegionSuccessor, r *Reporter, format string, args ...any) bool {
	source, at, target := "parent", op, "parent"
	if from != nil {
		source, at = "Operation "+from.Name(), from
	}
	if to.Region != nil {
		target = "Region #" + itoa(to.Region.Index())
	}
	return r.OpErrorf(op, "along control flow edge from %s to %s: "+format, append([]any{source, target}, args...)...).
		Note(at.loc, "region branch point").Fail()
}

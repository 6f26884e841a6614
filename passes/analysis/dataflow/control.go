package dataflow

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/iface/call"
)

// findCallables marks the callables that may be called from where nobody sees it: public ones, those of other symbol
// tables when not all of the program is visible, and those with uses other than calls.
func (s *control) findCallables() {
	s.symbolTables(s.top, s.top.Block() == nil)
}

// symbolTables handles nested symbol tables before the one around them. visible says whether all uses of nested symbols
// are seen.
func (s *control) symbolTables(op *core.Operation, visible bool) {
	isTable := op.Has(core.TraitSymbolTable)
	if !isTable || !op.IsSymbol() || op.SymbolVisibility() == core.Private {
		visible = true
	}
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			s.symbolTables(o, visible)
		}
	}
	if isTable && op.NumRegions() > 0 && !op.Region(0).IsEmpty() {
		s.symbolTable(op, visible)
	}
}

func (s *control) symbolTable(table *core.Operation, visible bool) {
	found := false
	for op := range table.Region(0).Entry().Ops() {
		c, ok := call.CallableOpInterfaceKey.Of(op)
		if !ok || !hasBody(c) || !op.IsSymbol() {
			continue
		}
		switch op.SymbolVisibility() {
		case core.Public:
			at(s.callers, op).unknown = true
		case core.Nested:
			if !visible {
				at(s.callers, op).unknown = true
			}
		}
		found = true
	}
	if !found {
		return
	}
	uses, ok := table.Region(0).SymbolUses()
	if !ok {
		s.top.Walk(func(op *core.Operation) {
			if call.CallableOpInterfaceKey.In(op.Info()) {
				at(s.callers, op).unknown = true
			}
		})
		return
	}
	for _, u := range uses {
		if _, isCall := call.CallOpInterfaceKey.Of(u.User); isCall || !s.top.Has(core.TraitSymbolTable) {
			continue
		}
		if op := s.symbols.LookupIn(s.top, u.Ref); op != nil {
			at(s.callers, op).unknown = true
		}
	}
}

func hasBody(c call.CallableOpInterface) bool {
	r := c.CallableRegion()
	return r != nil && !r.IsEmpty()
}

// visitOp follows control from an operation and computes its results.
func (s *control) visitOp(op *core.Operation) {
	if b := op.Block(); b != nil && !s.blocks[b] {
		return
	}
	c, isCall := call.CallOpInterfaceKey.Of(op)
	if isCall {
		s.visitCall(c, op)
	}
	branch, isRegionBranch := flow.RegionBranchOpInterfaceKey.Of(op)
	if op.NumRegions() > 0 {
		s.visitRegions(op, branch, isRegionBranch)
	}
	if flow.IsRegionTerminator(op) || op.Has(core.TraitReturnLike) {
		s.visitReturn(op)
	}
	if op.NumSuccessors() > 0 {
		s.visitBranch(op)
	}
	if op.NumResults() == 0 {
		return
	}
	switch {
	case isRegionBranch:
		s.joinSources(branch, flow.LeaveOp(op), at(s.exits, op), op.ResultList())
	case isCall:
		s.visitCallResults(op)
	default:
		for _, m := range s.members {
			m.visit(op)
		}
	}
}

func (s *control) visitRegions(op *core.Operation, branch flow.RegionBranchOpInterface, isRegionBranch bool) {
	if isRegionBranch {
		consts, ok := s.constants(op)
		if !ok {
			return
		}
		successors := branch.RegionSuccessors(nil)
		if k, known := flow.ConstantRegionBranchOpInterfaceKey.Of(op); known {
			successors = k.EntrySuccessorsFor(consts)
		}
		s.enterAll(op, op, successors)
		return
	}
	if c, ok := call.CallableOpInterfaceKey.Of(op); ok {
		if from := at(s.callers, op); op != s.top && !from.unknown && len(from.list) == 0 {
			return
		}
		if !hasBody(c) {
			return
		}
	}
	for _, r := range op.Regions() {
		if !r.IsEmpty() {
			s.reach(r.Entry())
		}
	}
}

// enterAll lets control go from a place in an operation with regions (the operation itself or a terminator) to
// successors.
func (s *control) enterAll(op, from *core.Operation, successors []flow.RegionSuccessor) {
	for _, to := range successors {
		if to.IsParent() {
			at(s.exits, op).add(from, to.Inputs)
			if from != op {
				s.enqueue(point{op: op})
			}
			continue
		}
		b := to.Region.Entry()
		if b == nil {
			continue
		}
		at(s.entries, b).add(from, to.Inputs)
		s.reach(b)
		s.enqueue(point{block: b})
	}
}

// visitReturn follows a terminator out of its region.
func (s *control) visitReturn(op *core.Operation) {
	parent := op.ParentOp()
	if parent == nil {
		return
	}
	if branch, ok := flow.RegionBranchOpInterfaceKey.Of(parent); ok {
		consts, ok := s.constants(op)
		if !ok {
			return
		}
		successors := branch.RegionSuccessors(op)
		if k, known := flow.ConstantRegionTerminatorOpInterfaceKey.Of(op); known {
			successors = k.RegionSuccessorsFor(consts)
		}
		s.enterAll(parent, op, successors)
		return
	}
	if call.CallableOpInterfaceKey.In(parent.Info()) {
		for _, c := range at(s.callers, parent).list {
			if op.Has(core.TraitReturnLike) {
				at(s.returns, c.op).add(op, nil)
			} else {
				at(s.returns, c.op).unknown = true
			}
			s.enqueue(point{op: c.op})
		}
	}
}

func (s *control) visitBranch(op *core.Operation) {
	if _, ok := flow.BranchOpInterfaceKey.Of(op); ok {
		consts, ok := s.constants(op)
		if !ok {
			return
		}
		if k, known := flow.ConditionalBranchOpInterfaceKey.Of(op); known {
			if b := k.SuccessorForOperands(consts); b != nil {
				s.follow(op.Block(), b)
				return
			}
		}
	}
	for _, b := range op.Successors() {
		s.follow(op.Block(), b)
	}
}

// visitCall makes a call a caller of what it calls, when that is a function that the analysis sees.
func (s *control) visitCall(c call.CallOpInterface, op *core.Operation) {
	var callee *core.Operation
	if ref := c.CalleeSymbol(); ref != nil {
		callee = s.symbols.LookupNearest(op, ref)
	}
	if callee == nil || !callee.IsSymbol() || !s.top.IsAncestorOf(callee) || isDeclaration(callee) {
		at(s.returns, op).unknown = true
		return
	}
	r := calleeRegion(callee)
	if at(s.callers, callee).add(op, nil) {
		s.enqueue(point{op: callee})
		// Terminators that were visited before did not know this caller.
		if r != nil {
			for b := range r.Blocks() {
				if b.Last() != nil && s.blocks[b] {
					s.enqueue(point{op: b.Last()})
				}
			}
		}
	}
	if r != nil {
		s.enqueue(point{block: r.Entry()})
	}
}

func isDeclaration(op *core.Operation) bool {
	c, ok := call.CallableOpInterfaceKey.Of(op)
	return ok && !hasBody(c)
}

func calleeRegion(op *core.Operation) *core.Region {
	if c, ok := call.CallableOpInterfaceKey.Of(op); ok && hasBody(c) {
		return c.CallableRegion()
	}
	return nil
}

func (s *control) visitCallResults(op *core.Operation) {
	from := at(s.returns, op)
	if from.unknown {
		s.joinEntryAll(op)
		return
	}
	for _, t := range from.list {
		for i, r := range op.Results() {
			if i < t.op.NumOperands() {
				s.pass(t.op.Operand(i), r)
			}
		}
	}
}

// pass joins what is known about a value into one that receives it in a call. A call may convert: what is known about
// another type says nothing.
func (s *control) pass(from, to *core.Value) {
	for _, m := range s.members {
		if from.Type() == to.Type() {
			m.forward(from, to)
		} else if m.knows(from) {
			m.JoinEntry(to)
		}
	}
}

// visitEntry computes the arguments of the first block of a region.
func (s *control) visitEntry(b *core.Block) {
	op := b.ParentOp()
	if c, ok := call.CallableOpInterfaceKey.Of(op); ok && c.CallableRegion() == b.Region() {
		from := at(s.callers, op)
		if from.unknown {
			for _, a := range b.Args() {
				s.joinEntry(a)
			}
			return
		}
		for _, caller := range from.list {
			cl, _ := call.CallOpInterfaceKey.Of(caller.op)
			for i, v := range cl.ArgOperands() {
				if i < b.NumArgs() {
					s.pass(v, b.Arg(i))
				}
			}
		}
		return
	}
	if branch, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		s.joinSources(branch, flow.RegionSuccessor{Region: b.Region()}, at(s.entries, b), b.Args())
		return
	}
	for _, a := range b.Args() {
		s.joinArgument(op, a)
	}
}

// joinSources joins what is forwarded to a region or to results. Values that receive nothing may be anything.
func (s *control) joinSources(branch flow.RegionBranchOpInterface, to flow.RegionSuccessor, from *sources,
	receivers []*core.Value) {
	for _, f := range from.list {
		var vals flow.SuccessorOperands
		if f.op == branch.AsOperation() {
			vals = branch.EntrySuccessorOperands(flow.RegionSuccessor{Region: to.Region, Inputs: f.inputs})
		} else {
			vals, _ = flow.RegionOperands(f.op, flow.RegionSuccessor{Region: to.Region, Inputs: f.inputs})
		}
		first := 0
		if len(f.inputs) > 0 {
			first = f.inputs[0].Index()
		}
		for i, r := range receivers {
			if k := i - first; k < 0 || k >= len(f.inputs) {
				if to.IsParent() {
					s.joinEntry(r)
				} else {
					s.joinArgument(branch.AsOperation(), r)
				}
			} else if v := vals.Value(k); v != nil {
				s.forward(v, r)
			} else {
				s.joinEntry(r)
			}
		}
	}
}

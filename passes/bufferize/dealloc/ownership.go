package dealloc

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (p *OwnershipBasedBufferDeallocationPass) run(r *passes.Run) {
	tables := new(core.SymbolTableCollection)
	ok := r.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		if !op.Is(&funcd.FuncDef) || op.IsSymbolDeclaration() {
			return core.WalkAdvance
		}
		if !Deallocate(op, p.PrivateFunctionDynamicOwnership, tables, r.Reporter()) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	if !ok {
		r.Fail()
	}
}

// Deallocate frees the memory that a function allocates. With dynamic ownership, private functions return for each
// memref whether the caller owns it. It returns false when it has reported an error; the function may be changed then.
func Deallocate(f *core.Operation, dynamic bool, tables *core.SymbolTableCollection, r *core.Reporter) bool {
	if hasCycle(f) {
		r.OpEmitErrorf(f, "Only structured control-flow loops are supported.")
		return false
	}
	s := newState(f, dynamic, tables, r)
	return s.regions(f) && s.updateSignature(f)
}

// hasCycle reports whether branches form a loop in a region that is entered.
func hasCycle(root *core.Operation) bool {
	state := make(map[*core.Block]int) // 1: on the path, 2: done
	type frame struct {
		block *core.Block
		succs []*core.Block
	}
	cyclic := func(entry *core.Block) bool {
		var stack []frame
		enter := func(b *core.Block) {
			state[b] = 1
			stack = append(stack, frame{b, branchTargets(b)})
		}
		enter(entry)
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if len(top.succs) == 0 {
				state[top.block] = 2
				stack = stack[:len(stack)-1]
				continue
			}
			next := top.succs[0]
			top.succs = top.succs[1:]
			switch state[next] {
			case 0:
				enter(next)
			case 1:
				return true
			}
		}
		return false
	}
	found := false
	root.WalkPre(func(op *core.Operation) core.WalkResult {
		if b := op.Block(); op != root && b != nil && state[b] == 0 {
			return core.WalkSkip
		}
		for _, r := range op.Regions() {
			if !r.IsEmpty() && cyclic(r.Entry()) {
				found = true
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
	return found
}

func branchTargets(b *core.Block) []*core.Block {
	if last := b.Last(); last != nil && flow.BranchOpInterfaceKey.In(last.Info()) {
		return slices.Clone(b.Succs())
	}
	return nil
}

// regions processes the blocks of an operation's regions, inner ones first, each block after those that dominate it.
func (s *State) regions(op *core.Operation) bool {
	var dom core.DominanceInfo
	for _, r := range op.Regions() {
		for _, b := range inDominanceOrder(&dom, r) {
			for nested := range b.Ops() {
				if nested.NumRegions() > 0 && !s.regions(nested) {
					return false
				}
			}
			if !s.block(b) {
				return false
			}
		}
	}
	return true
}

func inDominanceOrder(dom *core.DominanceInfo, r *core.Region) []*core.Block {
	if r.IsEmpty() {
		return nil
	}
	if r.HasOneBlock() {
		return []*core.Block{r.Entry()}
	}
	tree := dom.Tree(r)
	var out []*core.Block
	todo := []*core.Block{r.Entry()}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		out = append(out, b)
		children := slices.Clone(tree.Children(b))
		slices.Reverse(children)
		todo = append(todo, children...)
	}
	return out
}

func (s *State) block(block *core.Block) bool {
	b := core.NewBuilder(block.Context())
	b.SetStart(block)
	for _, v := range s.liveIn(block) {
		// Memory of the same region goes from block to block; that of regions around this one is never owned.
		if v.ParentRegion() == block.Region() {
			s.Join(v, s.Ownership(v, v.ParentBlock()), block)
			s.Free(v, block)
		} else {
			s.Join(v, Ownership{truth(b, v.Loc(), false), true}, block)
		}
	}
	isFunction := block.IsEntry() && block.ParentOp().Has(core.TraitFunctionLike)
	for _, arg := range slices.Clone(block.Args()) {
		if !isMemory(arg) {
			continue
		}
		var o *core.Value
		if isFunction {
			o = truth(b, arg.Loc(), false)
		} else {
			o = block.AddArg(b.Context().I1(), arg.Loc())
		}
		s.Join(arg, Ownership{o, true}, nil)
		s.Free(arg, block)
	}
	for op := block.First(); op != nil; {
		next := op.Next()
		done, ok := s.process(op)
		if !ok {
			return false
		}
		if done != nil {
			s.propagate(done)
		}
		op = next
	}
	return true
}

// process updates the state for an operation and makes it carry ownership. It returns the operation that is there now.
func (s *State) process(op *core.Operation) (*core.Operation, bool) {
	if m, ok := OpInterface.Of(op); ok {
		return m.Process(s)
	}
	if msg := unsupported(op); msg != "" {
		s.Report.OpEmitErrorf(op, "%s", msg)
		return nil, false
	}
	effects, known := op.Effects()
	if known && !s.effects(op, effects) {
		return nil, false
	}
	if b, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		op = s.regionBranch(op, b)
	}
	if c, ok := call.CallOpInterfaceKey.Of(op); ok {
		op = s.call(op, c)
	}
	if b, ok := flow.BranchOpInterfaceKey.Of(op); ok && !s.branch(op, b) {
		return nil, false
	}
	if flow.IsRegionTerminator(op) && !s.terminator(op) {
		return nil, false
	}
	return op, true
}

// unsupported says why an operation cannot be processed, or nothing.
func unsupported(op *core.Operation) string {
	effects, known := op.Effects()
	isBranch, isRegionEnd := flow.BranchOpInterfaceKey.In(op.Info()), flow.IsRegionTerminator(op)
	n := op.NumRegions()
	switch {
	case op.Is(&bufferization.DeallocDef):
		return "No deallocation operations must be present when running this pass!"
	case !known && !call.CallOpInterfaceKey.In(op.Info()):
		return "ops with unknown memory side effects are not supported"
	case !hasMemory(op) && known && !slices.ContainsFunc(effects, allocatesOrFrees):
		return ""
	case (n == 1 && op.NumResults() > 0 || n > 1) && !flow.RegionBranchOpInterfaceKey.In(op.Info()):
		return "All operations with attached regions need to implement the RegionBranchOpInterface."
	case op.Has(core.TraitNoTerminator):
		return "NoTerminator trait is not supported"
	case !op.Has(core.TraitTerminator):
		return ""
	case isBranch == isRegionEnd:
		return "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!"
	case op.NumSuccessors() > 1:
		return "Terminators with more than one successor are not supported!"
	}
	return ""
}

func allocatesOrFrees(e core.Effect) bool {
	return e.Kind == core.EffectAllocate || e.Kind == core.EffectFree
}

func hasMemory(op *core.Operation) bool {
	if slices.ContainsFunc(op.OperandList(0, op.NumOperands()), isMemory) || slices.ContainsFunc(op.ResultList(), isMemory) {
		return true
	}
	for _, r := range op.Regions() {
		if !r.IsEmpty() && slices.ContainsFunc(r.Entry().Args(), isMemory) {
			return true
		}
	}
	return false
}

// effectOn returns the effect of a kind on a value, or nil.
func effectOn(effects []core.Effect, kind core.EffectKind, v *core.Value) *core.Effect {
	for i := range effects {
		if effects[i].Kind == kind && effects[i].Value == v {
			return &effects[i]
		}
	}
	return nil
}

// effects looks at what an operation allocates and frees.
func (s *State) effects(op *core.Operation, effects []core.Effect) bool {
	manual := op.DiscardableAttr(ManualDeallocation) != nil
	block := op.Block()
	for _, v := range op.Operands() {
		if !isMemory(v) || effectOn(effects, core.EffectFree, v) == nil {
			continue
		}
		if !manual {
			s.Report.OpEmitErrorf(op, "memory free side-effect on MemRef value not supported!")
			return false
		}
		if o := s.Ownership(v, block); o.IsUnique() {
			b := core.BuilderBefore(op)
			yes := truth(b, op.Loc(), true)
			no := arith.XOrI{Lhs: o.Indicator, Rhs: yes, Loc: op.Loc()}.Build(b).Result()
			cf.Assert{Arg: no, Msg: "expected that the block does not have ownership", Loc: op.Loc()}.Build(b)
		}
	}
	b := core.NewBuilder(op.Context())
	b.SetStart(block)
	for _, v := range op.Results() {
		e := effectOn(effects, core.EffectAllocate, v)
		if !isMemory(v) || e == nil {
			continue
		}
		if manual || e.Resource == &core.AutomaticAllocationScopeResource {
			s.Set(v, truth(b, op.Loc(), false), block)
			continue
		}
		s.Join(v, Ownership{truth(b, op.Loc(), true), true}, nil)
		s.Free(v, block)
	}
	return true
}

// regionBranch gives memory that goes into regions an ownership, which is never true, and memory that comes out a
// result for its ownership.
func (s *State) regionBranch(op *core.Operation, r flow.RegionBranchOpInterface) *core.Operation {
	b := core.NewBuilder(op.Context())
	b.SetStart(op.Block())
	no := truth(b, op.Loc(), false)
	if to := r.RegionSuccessors(nil); len(to) > 0 {
		entry := r.EntrySuccessorOperands(to[0])
		vals := entry.Forwarded()
		if n := count(vals); n > 0 {
			entry.Set(append(vals, slices.Repeat([]*core.Value{no}, n)...))
		}
	}
	return s.withOwnership(op)
}

// withOwnership replaces an operation by one that has the ownership of its results as results, too.
func (s *State) withOwnership(op *core.Operation) *core.Operation {
	n := op.NumResults()
	made := s.appendResults(op, slices.Repeat([]core.Type{op.Context().I1()}, count(op.ResultList())))
	for _, v := range made.ResultList()[:n] {
		if isMemory(v) {
			s.Join(v, Ownership{made.Result(n), true}, nil)
			s.Free(v, made.Block())
			n++
		}
	}
	return made
}

func (s *State) appendResults(op *core.Operation, types []core.Type) *core.Operation {
	if len(types) == 0 {
		return op
	}
	st := op.State()
	st.Operands, st.Types = op.OperandList(0, op.NumOperands()), append(slices.Clone(op.ResultTypes()), types...)
	st.Successors, st.Regions = op.SuccessorList(0), op.RegionList(0)
	made := core.Create(&st)
	op.Block().InsertBefore(made, op)
	for i, v := range op.Results() {
		v.ReplaceAllUsesWith(made.Result(i))
		s.renamed[v] = made.Result(i)
	}
	op.Erase()
	return made
}

// call makes the block the owner of what is returned, when the function says so.
func (s *State) call(op *core.Operation, c call.CallOpInterface) *core.Operation {
	var callee *core.Operation
	if ref := c.CalleeSymbol(); ref != nil {
		callee = s.Tables.LookupNearest(op, ref)
	}
	if s.DynamicOwnership && callee != nil && callee.SymbolVisibility() == core.Private && !callee.IsSymbolDeclaration() {
		return s.withOwnership(op)
	}
	yes := truth(core.BuilderBefore(op), op.Loc(), true)
	for _, v := range op.Results() {
		if isMemory(v) {
			s.Join(v, Ownership{yes, true}, nil)
			s.Free(v, v.ParentBlock())
		}
	}
	return op
}

// branch frees what the successor does not need and forwards the ownership of what it gets.
func (s *State) branch(op *core.Operation, br flow.BranchOpInterface) bool {
	fail := func(text string) bool {
		s.Report.OpEmitErrorf(op, "%s", text)
		return false
	}
	if op.NumSuccessors() > 1 {
		return fail("BranchOpInterface operations with multiple successors are not supported yet")
	}
	if op.NumSuccessors() != 1 {
		s.Report.Errorf(op.Loc(), "only BranchOpInterface operations with exactly one successor are supported yet")
		return false
	}
	forwarded := br.SuccessorOperands(0)
	if forwarded.Produced > 0 {
		return fail("produced operands are not supported")
	}
	b, block := core.BuilderBefore(op), op.Block()
	memory, conditions, ok := s.Freed(b, op.Loc(), block)
	if !ok {
		return false
	}
	vals := forwarded.Forwarded()
	d := s.Dealloc(b, op.Loc(), block, memory, conditions, s.Retained(op.Successor(0), vals))
	forwarded.Set(append(vals, d.UpdatedConditions()[:count(vals)]...))
	return true
}

// terminator frees what is not handed on, and hands on the ownership of the rest. What functions return must be the
// caller's; it is copied where it is not.
func (s *State) terminator(op *core.Operation) bool {
	static := s.ownsResults(op.ParentOp())
	if static {
		b := core.BuilderBefore(op)
		for i, v := range op.Operands() {
			if isMemory(v) {
				op.SetOperand(i, s.guaranteed(b, v, op.Block()))
			}
		}
	}
	forwarded, _ := flow.RegionOperands(op, flow.LeaveOp(op.ParentOp()))
	vals := forwarded.Forwarded()
	updated, ok := s.DeallocBefore(op, vals)
	if !ok {
		return false
	}
	if !static && len(updated) > 0 {
		forwarded.Set(append(vals, updated[:count(vals)]...))
	}
	return true
}

// ownsResults reports whether an operation is a function whose callers own all that it returns.
func (s *State) ownsResults(op *core.Operation) bool {
	return op.Has(core.TraitFunctionLike) && (!s.DynamicOwnership || op.SymbolVisibility() != core.Private || op.IsSymbolDeclaration())
}

// guaranteed returns memory that the block owns: the given one, or a copy when the block does not own that.
func (s *State) guaranteed(b *core.Builder, v *core.Value, block *core.Block) *core.Value {
	loc := v.Loc()
	memory, condition := s.materialize(b, v, block)
	if c, ok := condition.ConstantValue().(*core.IntegerAttr); ok && !c.Value().IsZero() {
		return memory
	}
	choice := scf.If{Condition: condition, ResultsTypes: []core.Type{memory.Type()}, Loc: loc,
		ThenRegion: func(b *core.Builder) []*core.Value { return []*core.Value{memory} },
		ElseRegion: func(b *core.Builder) []*core.Value {
			return []*core.Value{bufferization.Clone{OutputType: memory.Type(), Input: memory, Loc: loc}.Build(b).Output()}
		}}.Build(b).Op.Result(0)
	s.Join(choice, Ownership{truth(b, loc, true), true}, nil)
	s.Free(choice, choice.ParentBlock())
	return choice
}

func (s *State) materialize(b *core.Builder, v *core.Value, block *core.Block) (memory, indicator *core.Value) {
	if v.ParentBlock() == block {
		owner := v.DefiningOp()
		if owner == nil {
			owner = block.ParentOp()
		}
		if m, ok := OpInterface.Of(owner); ok {
			return m.Owner(s, b, v)
		}
	}
	return s.Unique(b, v, block)
}

// propagate gives results that nothing is known about the ownership of the operands: they may be the same memory.
func (s *State) propagate(op *core.Operation) {
	block := op.Block()
	for _, v := range op.Results() {
		if !isMemory(v) || s.Ownership(v, block).Known {
			continue
		}
		for _, from := range op.Operands() {
			if isMemory(from) {
				s.Join(v, s.Ownership(from, from.ParentBlock()), block)
			}
		}
		if !s.Ownership(v, block).Known {
			s.Join(v, Ownership{truth(core.BuilderBefore(op), op.Loc(), false), true}, nil)
		}
	}
}

// updateSignature makes the type of a function that of its entry block and of what it returns.
func (s *State) updateSignature(f *core.Operation) bool {
	_, results, _ := f.FunctionSignature()
	first := true
	for op := range f.Region(0).Ops() {
		operands, ok := flow.RegionOperands(op, flow.LeaveOp(f))
		if !ok {
			continue
		}
		var types []core.Type
		for _, v := range operands.Forwarded() {
			types = append(types, v.Type())
		}
		if !first && !slices.Equal(types, results) {
			s.Report.OpEmitErrorf(f, "there are multiple return operations with different operand types")
			return false
		}
		first, results = false, types
	}
	v, ok := funcd.AsFuncOp(f)
	if ok {
		v.SetFunctionTypeAttr(f.Context().TypeAttr(f.Context().Function(f.Region(0).Entry().ArgTypes(), results)))
	}
	return true
}

package deadvalues

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

// cleaner collects what is dead and then removes it, so that the analysis holds while its results are used.
type cleaner struct {
	live    *dataflow.Liveness
	effects effect.Cache // while nothing is changed
	rw      *rewrite.Rewriter
	// calls are the calls of each function all of whose uses are calls; others are not in it.
	calls map[*core.Operation][]*core.Operation

	ops       []*core.Operation // to erase, in the order of the walk
	undecided []*core.Operation // branches that are never executed
	branches  []branchEdge      // edges between blocks that lose operands
	args      map[*core.Block][]bool
	blocks    []*core.Block // the keys of args, in order
	poisoned  []operandSet
	poison    map[*core.Operation]bool // what was put in place of dead values
	erased    []operandSet
	functions []signature
	kept      []*core.Operation // functions that keep their arguments, dead ones included
	results   []resultSet
}

// branchEdge is an edge to a block, with the values that are not forwarded any more.
type branchEdge struct {
	op        *core.Operation
	successor int
	dead      []bool
}

// operandSet is some operands of an operation.
type operandSet struct {
	op   *core.Operation
	list []int
	to   []*core.Value // the values that they are forwarded to
}

type resultSet struct {
	op   *core.Operation
	dead []bool
}

// signature is what a function loses.
type signature struct {
	op            *core.Operation
	args, results []bool
}

func newCleaner(top *core.Operation, live *dataflow.Liveness) *cleaner {
	return &cleaner{live: live, rw: rewrite.NewRewriter(top.Context(), nil), calls: callsOf(top), args: make(map[*core.Block][]bool),
		poison: make(map[*core.Operation]bool)}
}

// callsOf finds the calls of each function below an operation. A function that is used otherwise is left out, and so
// are all when not all uses can be seen.
func callsOf(top *core.Operation) map[*core.Operation][]*core.Operation {
	calls := make(map[*core.Operation][]*core.Operation)
	other := make(map[*core.Operation]bool)
	var tables core.SymbolTableCollection
	known := true
	visit := func(uses []core.SymbolUse, ok bool) {
		known = known && ok
		for _, u := range uses {
			f := tables.LookupNearest(u.User, u.Ref)
			if f == nil {
				continue
			}
			if _, ok := call.CallOpInterfaceKey.Of(u.User); ok {
				calls[f] = append(calls[f], u.User)
			} else {
				other[f] = true
			}
		}
	}
	visit(top.SymbolUses())
	top.Walk(func(op *core.Operation) {
		if op.Has(core.TraitSymbolTable) {
			visit(op.Region(0).SymbolUses())
		}
		if _, ok := function.FunctionOpInterfaceKey.Of(op); ok && calls[op] == nil {
			calls[op] = nil
		}
	})
	for f := range other {
		delete(calls, f)
	}
	if !known {
		clear(calls)
	}
	return calls
}

// dead says of each value whether it is dead, and whether one is.
func (c *cleaner) dead(list []*core.Value) (out []bool, any bool) {
	out = make([]bool, len(list))
	for i, v := range list {
		out[i] = v != nil && !c.live.IsLive(v)
		any = any || out[i]
	}
	return out, any
}

func (c *cleaner) collect(op *core.Operation) {
	if f, ok := function.FunctionOpInterfaceKey.Of(op); ok {
		c.function(f)
	} else if b, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		c.regionBranch(b, op)
	} else if b, ok := flow.BranchOpInterfaceKey.Of(op); ok {
		c.branch(b, op)
	} else if op.Has(core.TraitTerminator) || call.CallOpInterfaceKey.In(op.Info()) {
		return // terminators are their parents' concern, calls that of what they call
	} else {
		c.simple(op)
	}
}

// simple erases operations that have no effects and dead results. A dead operand tells that an operation is never
// executed, because effects would make it live.
func (c *cleaner) simple(op *core.Operation) {
	if _, any := c.dead(op.OperandList(0, op.NumOperands())); any || c.effects.IsMemoryEffectFree(op) &&
		!c.live.AnyLive(op.ResultList()) {
		c.ops = append(c.ops, op)
	}
}

// function removes dead arguments of functions all of whose calls are known, and results that are dead after every
// call.
func (c *cleaner) function(f function.FunctionOpInterface) {
	op := f.AsOperation()
	calls, known := c.calls[op]
	if _, ok := f.FunctionType().(*core.FunctionType); !ok || !known || op.SymbolVisibility() == core.Public ||
		f.FunctionBody().IsEmpty() {
		c.kept = append(c.kept, op)
		return
	}
	entry := f.FunctionBody().Entry()
	s := signature{op: op, results: make([]bool, len(f.CallableResultTypes()))}
	s.args, _ = c.dead(entry.Args())
	for i := range s.results {
		s.results[i] = true
	}
	for _, k := range calls {
		for i, v := range k.Results() {
			if i < len(s.results) && c.live.IsLive(v) {
				s.results[i] = false
			}
		}
	}
	c.functions = append(c.functions, s)
	for _, k := range calls {
		c.erased = append(c.erased, operandSet{op: k, list: argNumbers(k, s.args)})
		c.results = append(c.results, resultSet{k, s.results})
	}
	for b := range f.FunctionBody().Blocks() {
		if t := b.Last(); t != nil && t.Has(core.TraitReturnLike) && t.NumOperands() == len(s.results) {
			c.erased = append(c.erased, operandSet{op: t, list: numbers(s.results)})
		}
	}
}

// argNumbers returns the numbers of those operands of a call that become the arguments in the set.
func argNumbers(op *core.Operation, args []bool) []int {
	k, _ := call.CallOpInterfaceKey.Of(op)
	vals := k.ArgOperands()
	first := 0
	for i := range op.Info().Def().Operands {
		if start, n := op.OperandSegment(i); n == len(vals) && (n == 0 || op.Operand(start) == vals[0]) {
			first = start
			break
		}
	}
	list := numbers(args)
	for i := range list {
		list[i] += first
	}
	return list
}

func numbers(set []bool) (list []int) {
	for i, in := range set {
		if in {
			list = append(list, i)
		}
	}
	return list
}

// regionBranch erases operations without effects and live results, and poisons what others forward only to dead values.
func (c *cleaner) regionBranch(b flow.RegionBranchOpInterface, op *core.Operation) {
	if c.effects.IsMemoryEffectFree(op) && !c.live.AnyLive(op.ResultList()) {
		c.ops = append(c.ops, op)
		return
	}
	for _, from := range append([]*core.Operation{nil}, flow.RegionBranchPoints(op)...) {
		at := op
		if from != nil {
			at = from
		}
		const none, dead, alive = 0, 1, 2
		state := make([]uint8, at.NumOperands())
		var receivers []*core.Value
		for _, to := range b.RegionSuccessors(from) {
			vals := flow.OperandsBetween(b, from, to)
			for i, in := range to.Inputs {
				if i >= vals.Len() || vals.Value(i) == nil {
					continue
				}
				s := &state[vals.OperandIndex(i)]
				if c.live.IsLive(in) {
					*s = alive
				} else {
					*s = max(*s, dead)
					receivers = append(receivers, in)
				}
			}
		}
		var list []int
		for i, s := range state {
			if s == dead {
				list = append(list, i)
			}
		}
		if len(list) > 0 {
			c.poisoned = append(c.poisoned, operandSet{at, list, receivers})
		}
	}
}

// branch removes arguments that receive nothing but dead values. A branch that is decided by a dead value is never
// executed.
func (c *cleaner) branch(b flow.BranchOpInterface, op *core.Operation) {
	dead, _ := c.dead(op.OperandList(0, op.NumOperands()))
	for i := range op.NumSuccessors() {
		s := b.SuccessorOperands(i)
		for k := s.Produced; k < s.Len(); k++ {
			dead[s.OperandIndex(k)] = false
		}
	}
	if len(numbers(dead)) > 0 {
		c.undecided = append(c.undecided, op)
		return
	}
	for i, to := range op.Successors() {
		s := b.SuccessorOperands(i)
		e := branchEdge{op: op, successor: i, dead: make([]bool, s.Len())}
		for k := range e.dead {
			v := s.Value(k)
			e.dead[k] = v != nil && !c.live.IsLive(v)
		}
		c.branches = append(c.branches, e)
		all, ok := c.args[to]
		if !ok {
			all = append(all, e.dead...)
			c.blocks = append(c.blocks, to)
		}
		for k := range all {
			all[k] = all[k] && e.dead[k]
		}
		c.args[to] = all
	}
}

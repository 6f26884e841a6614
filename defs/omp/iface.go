package omp

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/accomp"
	"github.com/odsgen/ods/generated/omp"
)

// IsPointerLike reports whether a type is that of variables: a pointer or a memref.
func (Hooks) IsPointerLike(t core.Type) bool { return accomp.IsPointer(t) }

// isOmp reports whether an operation is of this dialect.
func isOmp(op *core.Operation) bool { return op.IsRegistered() && strings.HasPrefix(op.Name(), "omp.") }

// isWrapper reports whether an operation is a loop wrapper.
func isWrapper(op *core.Operation) bool {
	if op == nil {
		return false
	}
	_, ok := omp.LoopWrapperInterfaceKey.Of(op)
	return ok
}

// parentOf returns the nearest operation around that as accepts.
func parentOf[V any](op *core.Operation, as func(*core.Operation) (V, bool)) (v V, ok bool) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if v, ok = as(p); ok {
			return v, true
		}
	}
	return v, false
}

// is reports whether as accepts an operation, which may be nil.
func is[V any](op *core.Operation, as func(*core.Operation) (V, bool)) bool {
	if op == nil {
		return false
	}
	_, ok := as(op)
	return ok
}

// groups are the clauses of each operation whose values are arguments of its entry block.
var groups = map[string][]string{
	"omp.parallel":    {"private_vars", "reduction_vars"},
	"omp.teams":       {"private_vars", "reduction_vars"},
	"omp.sections":    {"private_vars", "reduction_vars"},
	"omp.loop":        {"private_vars", "reduction_vars"},
	"omp.wsloop":      {"private_vars", "reduction_vars"},
	"omp.simd":        {"private_vars", "reduction_vars"},
	"omp.single":      {"private_vars"},
	"omp.distribute":  {"private_vars"},
	"omp.task":        {"in_reduction_vars", "private_vars"},
	"omp.taskloop":    {"in_reduction_vars", "private_vars", "reduction_vars"},
	"omp.taskgroup":   {"task_reduction_vars"},
	"omp.target_data": {"use_device_addr_vars", "use_device_ptr_vars"},
	"omp.target":      {"has_device_addr_vars", "host_eval_vars", "in_reduction_vars", "map_vars", "private_vars"},
}

// NumClauseBlockArgsOfBlockArgOpenMPOpInterface counts the values of the clauses; a section has those of its construct.
func (Hooks) NumClauseBlockArgsOfBlockArgOpenMPOpInterface(x omp.BlockArgOpenMPOpInterface) int {
	op := x.AsOperation()
	if is(op, omp.AsSectionOp) {
		if op = op.ParentOp(); op == nil {
			return 0
		}
	}
	n := 0
	for _, g := range groups[op.Name()] {
		for i, d := range op.Info().Def().Operands {
			if d.Name == g {
				_, k := op.OperandSegment(i)
				n += k
			}
		}
	}
	return n
}

// VerifyInterfaceBlockArgOpenMPOpInterface wants an argument for each value of the clauses.
func (Hooks) VerifyInterfaceBlockArgOpenMPOpInterface(x omp.BlockArgOpenMPOpInterface, r *core.Reporter) bool {
	op, n, args := x.AsOperation(), x.NumClauseBlockArgs(), 0
	if entry := op.Region(0).Entry(); entry != nil {
		args = entry.NumArgs()
	}
	if args < n {
		return r.OpErrorf(op, "expected at least %d entry block argument(s)", n).Fail()
	}
	return true
}

// AllocaBlockOfOutlineableOpenMPOpInterface returns the entry block, in a wrapper that of its loop.
func (Hooks) AllocaBlockOfOutlineableOpenMPOpInterface(x omp.OutlineableOpenMPOpInterface) *core.Block {
	op := x.AsOperation()
	if w, ok := omp.LoopWrapperInterfaceKey.Of(op); ok {
		if op = w.WrappedLoop(); op == nil {
			return nil
		}
	}
	return op.Region(0).Entry()
}

// MapVarsOfMapClauseOwningOpInterface returns the operands of the clause.
func (Hooks) MapVarsOfMapClauseOwningOpInterface(x omp.MapClauseOwningOpInterface) []*core.Value {
	op := x.AsOperation()
	for i, d := range op.Info().Def().Operands {
		if d.Name == "map_vars" {
			return op.OperandGroup(i)
		}
	}
	return nil
}

// WrappedLoopOfLoopWrapperInterface goes through wrappers to the loop, which is nil in a malformed one.
func (Hooks) WrappedLoopOfLoopWrapperInterface(x omp.LoopWrapperInterface) *core.Operation {
	op := x.AsOperation()
	for op != nil && isWrapper(op) {
		entry := op.Region(0).Entry()
		if entry == nil {
			return nil
		}
		op = entry.First()
	}
	return op
}

// nestedWrapper returns the wrapper directly inside of one.
func nestedWrapper(op *core.Operation) *core.Operation {
	if entry := op.Region(0).Entry(); entry != nil && isWrapper(entry.First()) {
		return entry.First()
	}
	return nil
}

// VerifyRegionsInterfaceLoopWrapperInterface wants one operation inside: a loop or a wrapper.
func (Hooks) VerifyRegionsInterfaceLoopWrapperInterface(x omp.LoopWrapperInterface, r *core.Reporter) bool {
	op := x.AsOperation()
	var first *core.Operation
	n := 0
	for b := range op.Region(0).Blocks() {
		for o := range b.Ops() {
			if n == 0 {
				first = o
			}
			n++
		}
	}
	if n != 1 {
		return r.OpErrorf(op, "loop wrapper does not contain exactly one nested op").Fail()
	}
	if !isWrapper(first) && !is(first, omp.AsLoopNestOp) {
		return r.OpErrorf(op, "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`").Fail()
	}
	return true
}

// IsCompositeOfComposableOpInterface looks at the attribute omp.composite.
func (Hooks) IsCompositeOfComposableOpInterface(x omp.ComposableOpInterface) bool {
	return isComposite(x.AsOperation())
}

func isComposite(op *core.Operation) bool { return op.Attr("omp.composite") != nil }

// IsDeclareTargetOfDeclareTargetInterface looks at the attribute omp.declare_target.
func (Hooks) IsDeclareTargetOfDeclareTargetInterface(x omp.DeclareTargetInterface) bool {
	return x.AsOperation().Attr("omp.declare_target") != nil
}

// IsTargetDeviceOfOffloadModuleInterface looks at the attribute omp.is_target_device.
func (Hooks) IsTargetDeviceOfOffloadModuleInterface(x omp.OffloadModuleInterface) bool {
	a, ok := x.AsOperation().Attr("omp.is_target_device").(*core.IntegerAttr)
	return ok && !a.Value().IsZero()
}

// NumApplyeesOfLoopTransformationInterface counts the loops that are consumed.
func (Hooks) NumApplyeesOfLoopTransformationInterface(x omp.LoopTransformationInterface) int {
	_, applyees := transformed(x.AsOperation())
	return len(applyees)
}

// NumGenerateesOfLoopTransformationInterface counts the loops that are made.
func (Hooks) NumGenerateesOfLoopTransformationInterface(x omp.LoopTransformationInterface) int {
	generatees, _ := transformed(x.AsOperation())
	return len(generatees)
}

// transformed returns the handles of the loops that an operation makes and of those that it consumes.
func transformed(op *core.Operation) (generatees, applyees []*core.Value) {
	if loop, ok := omp.AsCanonicalLoopOp(op); ok {
		if cli := loop.Cli(); cli != nil {
			generatees = []*core.Value{cli}
		}
	} else if tile, ok := omp.AsTileOp(op); ok {
		return tile.Generatees(), tile.Applyees()
	} else if unroll, ok := omp.AsUnrollHeuristicOp(op); ok {
		applyees = []*core.Value{unroll.Applyee()}
	}
	return generatees, applyees
}

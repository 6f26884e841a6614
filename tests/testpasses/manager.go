package testpasses

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

func (p *FunctionPass) run(*passes.Run) {}

func (p *ModulePass) run(*passes.Run) {}

func (p *OptionsAPass) run(*passes.Run) {}

func (p *OptionsBPass) run(*passes.Run) {}

func (p *InterfacePass) run(r *passes.Run) {
	r.Reporter().OpEmitRemarkf(r.Op, "Executing interface pass on operation")
}

func (p *StatsPass) run(r *passes.Run) {
	r.Op.Walk(func(*core.Operation) { p.Counted.Add(1) })
}

func (p *FailurePass) run(r *passes.Run) {
	r.Fail()
	if p.Report {
		r.Reporter().Errorf(r.Op.Loc(), "illegal operation")
	}
}

func (p *InvalidIRPass) run(r *passes.Run) {
	if p.Signal {
		r.Fail()
	}
	if p.Emit {
		create(r.Op, testdialect.AnyAttrOfI32StrDef.Name, core.Location{})
	}
}

func (p *InvalidParentPass) run(r *passes.Run) {
	call := create(r.Op, testdialect.CallDef.Name, r.Op.Loc())
	call.SetAttr("callee", r.Op.Context().SymbolRef("some_unknown_func"))
}

// create puts an operation without anything at the begin of a function.
func create(f *core.Operation, name string, at core.Location) *core.Operation {
	op := core.Create(&core.OperationState{Info: f.Context().OpName(name), Loc: at})
	f.Body().InsertBefore(op, f.Body().First())
	return op
}

func (p *DynamicPipelinePass) run(r *passes.Run) {
	op := r.Op
	inner := passes.NewPipeline(op.Name())
	list := passes.ParseInto(inner, p.Registry, p.Pipeline)
	diag.Render(r.Output(), list...)
	fmt.Fprintf(r.Output(), "Dynamic execute '%s' on %s\n", p.Pipeline, op.Name())
	if p.Pipeline == "" {
		fmt.Fprint(r.Output(), "Empty pipeline\n")
		return
	}
	name := op.SymbolNameAttr()
	if !op.IsSymbol() || name == nil {
		r.Reporter().OpEmitWarningf(op, "Ignoring because not implementing SymbolOpInterface\n")
		return
	}
	if len(p.Names) > 0 && !slices.Contains(p.Names, name.Value()) {
		fmt.Fprintf(r.Output(), "dynamic-pipeline skip op name: %s\n", name.Value())
		return
	}
	switch {
	case list.HasErrors():
	case p.Parent:
		if parent := op.ParentOp(); parent != nil {
			r.RunPipeline(inner, parent)
		}
	case p.Nested:
		fmt.Fprint(r.Output(), "Run on nested op\n")
		op.WalkPost(func(nested *core.Operation) core.WalkResult {
			if nested == op || nested.Name() != op.Name() || r.RunPipeline(inner, nested) {
				return core.WalkAdvance
			}
			r.Fail()
			return core.WalkInterrupt
		})
	default:
		if !r.RunPipeline(inner, op) {
			r.Fail()
		}
	}
}

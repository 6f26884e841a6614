package upgrade

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/gpu"
)

// The attributes that marked parts of a module which are compiled for a GPU.
const (
	kernelAttr       = "gpu.kernel"
	kernelModuleAttr = "gpu.kernel_module"
	containerAttr    = "gpu.container_module"
)

// Prepare gives functions a place that today's verifier accepts: a function within another operation gets a module of its own,
// and the modules and functions of GPU kernels, which attributes marked, become those of dialect gpu.
func Prepare(root *core.Operation) {
	p := preparer{rw: rewrite.NewRewriter(root.Context(), nil)}
	var nested, kernels, modules []*core.Operation
	launched := make(map[string]bool)
	root.Walk(func(op *core.Operation) {
		parent := op.ParentOp()
		switch {
		case parent == nil:
		case op.Name() == "gpu.launch_func":
			if kernel, ok := op.Attr("kernel").(*core.SymbolRefAttr); ok {
				launched[kernel.Root()] = true
			}
		case op.Is(&core.ModuleDef) && op.Attr(kernelModuleAttr) != nil:
			modules = append(modules, op)
		case op.Name() == "gpu.launch":
			p.terminate(op)
		case op.Name() == "func.return" && parent.Name() == "gpu.launch":
			p.rename(op, "gpu.terminator")
		case op.Name() == "gpu.return" && parent.Name() == "func.func" && parent.Attr(kernelAttr) == nil:
			p.rename(op, "func.return")
		case op.Name() != "func.func":
		case op.Attr(kernelAttr) != nil:
			kernels = append(kernels, op)
		case !parent.Has(core.TraitSymbolTable) && parent.IsRegistered():
			nested = append(nested, op)
		}
	})
	for _, f := range nested {
		p.rw.SetBefore(f)
		m := core.NewModule(root.Context(), f.Loc())
		p.rw.Insert(m)
		p.rw.MoveOp(f, m.Body(), nil)
	}
	for _, m := range modules {
		p.gpuModule(m)
	}
	for _, f := range kernels {
		p.kernel(f, launched)
	}
	if root.Is(&core.ModuleDef) && len(launched) > 0 && root.Attr(containerAttr) == nil {
		root.SetAttr(containerAttr, root.Context().Unit())
	}
}

type preparer struct{ rw *rewrite.Rewriter }

// rename replaces an operation by another one with the same operands, attributes and regions.
func (p preparer) rename(op *core.Operation, name string) *core.Operation {
	p.rw.SetBefore(op)
	st := core.OperationState{Info: p.rw.Context().LookupOp(name), Loc: op.Loc(), Operands: op.OperandList(0, op.NumOperands()),
		Types: op.ResultTypes()}
	for _, a := range op.Attrs() {
		st.SetAttr(a.Name, a.Value)
	}
	for range op.NumRegions() {
		st.AddRegion()
	}
	by := p.rw.CreateOp(&st)
	for i := range op.NumRegions() {
		p.rw.InlineRegionBefore(op.Region(i), by.Region(i), nil)
	}
	p.rw.ReplaceOpWith(op, by)
	return by
}

// terminate ends blocks of a launch that need no terminator then.
func (p preparer) terminate(launch *core.Operation) {
	for b := range launch.Region(0).Blocks() {
		if last := b.Last(); last == nil || !last.Has(core.TraitTerminator) && last.NumSuccessors() == 0 {
			p.rw.SetEnd(b)
			p.rw.CreateOp(&core.OperationState{Info: p.rw.Context().LookupOp("gpu.terminator"), Loc: launch.Loc()})
		}
	}
}

func (p preparer) gpuModule(m *core.Operation) {
	if m.ParentOp() == nil {
		return
	}
	m.RemoveAttr(kernelModuleAttr)
	p.rename(m, "gpu.module")
}

// kernel makes a function of dialect gpu. One that is launched by its own name gets a module of the same name.
func (p preparer) kernel(f *core.Operation, launched map[string]bool) {
	if f.Region(0).IsEmpty() {
		return // only declared, which no kernel is today
	}
	if name, _ := f.SymbolName(); f.ParentOp().Name() != "gpu.module" && launched[name] {
		p.rw.SetBefore(f)
		m := gpu.GPUModule{SymName: name, BodyRegion: func(*core.Builder) {}, Loc: f.Loc()}.Build(&p.rw.Builder)
		p.rw.MoveOp(f, m.BodyRegion().Entry(), nil)
	}
	if f.ParentOp().Name() != "gpu.module" {
		return
	}
	f.RemoveAttr("sym_visibility")
	k := p.rename(f, "gpu.func")
	var returns []*core.Operation
	for b := range k.Region(0).Blocks() {
		if t := b.Terminator(); t != nil && t.Name() == "func.return" {
			returns = append(returns, t)
		}
	}
	for _, t := range returns {
		p.rename(t, "gpu.return")
	}
}

package llvm

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes"
)

func (*RequestCWrappersPass) run(r *passes.Run) {
	r.Op.SetDiscardableAttr("llvm.emit_c_interface", r.Op.Context().Unit())
}

func (p *SetModuleDataLayoutPass) run(r *passes.Run) {
	r.Op.SetDiscardableAttr("llvm.data_layout", r.Op.Context().String(p.Layout))
}

// comdatName is the symbol that the comdats of a module are below.
const comdatName = "__llvm_comdat"

func (*AddComdatsPass) run(r *passes.Run) {
	symbols := core.NewSymbols(r.Op)
	for op := range r.Op.Region(0).Entry().Ops() {
		f, ok := gen.AsLLVMFuncOp(op)
		if !ok || f.Linkage() != gen.LinkageLinkonce && f.Linkage() != gen.LinkageLinkonceOdr {
			continue
		}
		addComdat(f, symbols)
	}
}

// addComdat puts a selector with the name of a function first below the comdats of its module.
func addComdat(f gen.LLVMFuncOp, symbols *core.Symbols) {
	c := f.Op.Context()
	group, ok := comdats(symbols)
	if !ok {
		b := core.NewBuilder(c)
		b.SetLoc(symbols.Op().Loc())
		group = gen.ComdatTable{SymName: comdatName}.Build(b)
		if group.Op.Region(0).Entry() == nil {
			b.CreateBlock(group.Op.Region(0), nil)
		}
		symbols.Insert(group.Op, symbols.Op().Region(0).Entry().First())
	}
	b := core.NewBuilder(c)
	b.SetLoc(group.Op.Loc())
	b.SetStart(group.Op.Region(0).Entry())
	name, _ := f.Op.SymbolName()
	gen.ComdatSelector{SymName: name, Comdat: gen.ComdatKindAny}.Build(b)
	f.SetComdatAttr(c.SymbolRef(comdatName, name))
}

// comdats returns the operation that comdats of a module are in.
func comdats(symbols *core.Symbols) (gen.ComdatTableOp, bool) {
	if op := symbols.Lookup(comdatName); op != nil {
		return gen.AsComdatTableOp(op)
	}
	return gen.ComdatTableOp{}, false
}

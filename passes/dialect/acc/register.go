package acc

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/acc"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/memref"
)

// Extend makes operations of the dialects gpu and memref implement interfaces of the dialect acc.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{memref.Name}, Apply: func(l *core.Loading) {
		gen.AddressOfGlobalOpInterfaceKey.Attach(l, memref.GetGlobalDef.Name,
			func(op *core.Operation) (gen.AddressOfGlobalOpInterface, bool) {
				return addressOfGlobal{core.ViewOf(op)}, true
			})
		gen.GlobalVariableOpInterfaceKey.Attach(l, memref.GlobalDef.Name,
			func(op *core.Operation) (gen.GlobalVariableOpInterface, bool) {
				return globalVariable{core.ViewOf(op)}, true
			})
	}})
	r.AddExtension(core.Extension{Dialects: []string{gpu.Name}, Apply: func(l *core.Loading) {
		gen.OffloadRegionOpInterfaceKey.Attach(l, gpu.LaunchDef.Name, func(op *core.Operation) (gen.OffloadRegionOpInterface, bool) {
			return core.ViewOf(op), true
		})
	}})
}

// addressOfGlobal is memref.get_global.
type addressOfGlobal struct{ core.OpView }

// GlobalSymbol implements the interface of dialect acc.
func (a addressOfGlobal) GlobalSymbol() *core.SymbolRefAttr {
	return memref.GetGlobalOp(a).GlobalNameAttr()
}

// globalVariable is memref.global.
type globalVariable struct{ core.OpView }

// IsConstant implements the interface of dialect acc.
func (g globalVariable) IsConstant() bool { return memref.GlobalOp(g).Constant() }

// InitRegion implements the interface of dialect acc: there is none.
func (globalVariable) InitRegion() *core.Region { return nil }

package llvm

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/llvm"
)

// YAML is the definition of the dialect.
//
//go:embed llvm.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{ Constraints }

var _ llvm.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return llvm.New(Hooks{}) }

// MaterializeConstant makes the constant operations that stand for a value: addressof for a symbol, poison, undef and
// zero for their attributes, and mlir.constant for what it accepts.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	switch v := value.(type) {
	case *core.SymbolRefAttr:
		if p, ok := t.(*llvm.LLVMPointerType); ok && v.IsFlat() {
			return llvm.AddressOf{ResType: p, GlobalName: v.Root(), Loc: loc}.Build(b).Op
		}
		return nil
	case *llvm.UndefAttr:
		return llvm.Undef{ResType: t, Loc: loc}.Build(b).Op
	case *llvm.ZeroAttr:
		return llvm.Zero{ResType: t, Loc: loc}.Build(b).Op
	case *llvm.PoisonAttr:
		return llvm.Poison{ResType: t, Loc: loc}.Build(b).Op
	}
	if constfold.IsPoison(value) {
		return llvm.Poison{ResType: t, Loc: loc}.Build(b).Op
	}
	if !isConstantFor(value, t) {
		return nil
	}
	return llvm.Constant{ResType: t, Value: value, Loc: loc}.Build(b).Op
}

// isConstantFor reports whether mlir.constant is made for the value and type. It may have other values, too.
func isConstantFor(value core.Attribute, t core.Type) bool {
	v, ok := value.(core.TypedAttr)
	if !ok || v.Type() != t || !IsCompatibleType(t) {
		return false
	}
	switch value.(type) {
	case *core.IntegerAttr, *core.FloatAttr, core.ElementsAttr:
		return true
	}
	return false
}

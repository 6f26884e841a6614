package scf

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/scf"
)

// YAML is the definition of the dialect.
//
//go:embed scf.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ scf.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return scf.New(Hooks{}) }

// InferIf takes the types of the values that the first region yields.
func (Hooks) InferIf(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Regions) == 0 || in.Regions[0].IsEmpty() {
		return nil, false
	}
	y, ok := scf.AsYieldOp(in.Regions[0].Entry().Last())
	if !ok {
		return nil, false
	}
	return y.Op.OperandTypes(), true
}

// BuildIf makes scf.if with results of the given types and without blocks. (The generated builder takes the types from the first region, which
// it does not have yet.)
func BuildIf(b *core.Builder, types []core.Type, condition *core.Value) scf.IfOp {
	st := core.OpState{Info: b.Context().InfoOf(&scf.IfDef), Loc: b.Loc(), Operands: []*core.Value{condition}, Types: types}
	st.AddRegion()
	st.AddRegion()
	op, _ := scf.AsIfOp(b.Create(&st))
	return op
}

package rocdl

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/rocdl"
)

// YAML is the definition of the dialect.
//
//go:embed rocdl.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{ llvmdefs.Constraints }

var _ rocdl.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return rocdl.New(Hooks{}) }

// IsPairOfI32 is the condition of a struct whose first two members are i32.
func (Hooks) IsPairOfI32(t core.Type) bool {
	s, ok := t.(*llvm.LLVMStructType)
	if !ok {
		return false
	}
	b, i32 := llvmdefs.BodyOf(s).Elements, core.Type(t.Context().I32())
	return len(b) >= 2 && b[0] == i32 && b[1] == i32
}

// PairOfI32 makes the struct of two i32.
func (Hooks) PairOfI32(c *core.Context) core.Type { return llvmdefs.Struct(c, false, c.I32(), c.I32()) }

// VerifyOperationAttribute checks that kernels are functions of dialect llvm.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	if a.Name != "rocdl.kernel" {
		return true
	}
	if _, ok := llvm.AsLLVMFuncOp(op); ok {
		return true
	}
	return r.OpEmitErrorf(op, `'"%s"' attribute attached to unexpected op`, a.Name).Fail()
}

// VerifyROCDLTargetAttr checks the parameters of a target.
func (Hooks) VerifyROCDLTargetAttr(r *core.Reporter, at core.Location, _ *core.Context, o int32, triple, chip, _, abi string,
	_ *core.DictAttr, link *core.ArrayAttr) bool {
	switch {
	case o < 0 || o > 3:
		return r.Errorf(at, "The optimization level must be a number between 0 and 3.").Fail()
	case triple == "":
		return r.Errorf(at, "The target triple cannot be empty.").Fail()
	case chip == "":
		return r.Errorf(at, "The target chip cannot be empty.").Fail()
	case abi != "400" && abi != "500" && abi != "600":
		return r.Errorf(at, "Invalid ABI version, it must be `400`, `500` or '600'.").Fail()
	}
	if link != nil {
		for _, e := range link.Elems() {
			if _, ok := e.(*core.StringAttr); !ok {
				return r.Errorf(at, "All the elements in the `link` array must be strings.").Fail()
			}
		}
	}
	return true
}

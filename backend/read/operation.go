package read

import (
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// NotLowered reports an operation that is not of the llvm dialect, and returns false. What cannot be done with it follows its name
// in the message: "cannot be executed".
func NotLowered(r *core.Reporter, op *core.Operation, cannot string) bool {
	op = foreign(op)
	return r.Errorf(op.Loc(), "'%s' op %s; lower the module to the llvm dialect first", op.Name(), cannot).Fail()
}

// IsElsewhere reports whether an operation of a module is none of what becomes a program: a module in it, such as one with a script of
// dialect transform, or for a device.
func IsElsewhere(op *core.Operation) bool { return op.Is(&core.ModuleDef) || op.Name() == "gpu.module" }

// foreign returns the operation that was not lowered. Casts between types are only what conversions leave between it and its
// neighbours, so that the first operation of the function that is none is meant.
func foreign(op *core.Operation) *core.Operation {
	if !isLeftover(op) {
		return op
	}
	f := op
	for f.ParentOp() != nil && !f.Is(&llvm.LLVMFuncDef) {
		f = f.ParentOp()
	}
	f.WalkPre(func(o *core.Operation) core.WalkResult {
		if o.Info().DialectName() == llvm.Name || isLeftover(o) {
			return core.WalkAdvance
		}
		op = o
		return core.WalkInterrupt
	})
	return op
}

func isLeftover(op *core.Operation) bool { return op.Name() == "builtin.unrealized_conversion_cast" }

// Symbol returns the name that an operation whose result is the address of a symbol refers to.
func Symbol(op *core.Operation) string {
	if v, ok := llvm.AsAddressOfOp(op); ok {
		return v.GlobalName()
	}
	v := core.Must(llvm.AsDSOLocalEquivalentOp(op))
	return v.FunctionName()
}

// Alignment returns what the address of an access, or the memory that an operation allocates, is a multiple of: what its attribute
// says, or else what else is given.
func Alignment(op *core.Operation, otherwise uint64) uint64 {
	if a, ok := op.Attr("alignment").(*core.IntegerAttr); ok && a.Int64() > 0 {
		return a.Value().Uint64()
	}
	return otherwise
}

// Promises is what an operation excludes.
type Promises struct {
	Overflow                llvm.IntegerOverflowFlags
	Exact, Disjoint, NonNeg bool
}

// PromisesOf returns what an operation excludes by its flags.
func PromisesOf(op *core.Operation) Promises {
	var p Promises
	if v, ok := llvm.IntegerOverflowFlagsInterfaceKey.Of(op); ok {
		p.Overflow = v.OverflowFlags()
	} else if v, ok := llvm.ExactFlagInterfaceKey.Of(op); ok {
		p.Exact = v.IsExact()
	} else if v, ok := llvm.DisjointFlagInterfaceKey.Of(op); ok {
		p.Disjoint = v.IsDisjoint()
	} else if v, ok := llvm.NonNegFlagInterfaceKey.Of(op); ok {
		p.NonNeg = v.NonNeg()
	}
	return p
}

// Length returns the number of bytes that an intrinsic copies or fills, where it is an attribute; nil where it is an operand.
func Length(op *core.Operation) *core.IntegerAttr {
	if v, ok := llvm.AsMemcpyInlineOp(op); ok {
		return v.LenAttr()
	}
	if v, ok := llvm.AsMemsetInlineOp(op); ok {
		return v.LenAttr()
	}
	return nil
}

// Position returns which element of a vector an intrinsic inserts or extracts others from; false for other operations.
func Position(op *core.Operation) (int64, bool) {
	if v, ok := llvm.AsVectorInsertOp(op); ok {
		return v.Pos(), true
	}
	v, ok := llvm.AsVectorExtractOp(op)
	if !ok {
		return 0, false
	}
	return v.Pos(), true
}

// IsDeclared reports whether a global is declared only: its memory is elsewhere.
func IsDeclared(g llvm.GlobalOp) bool {
	return g.ValueAttr() == nil && g.Initializer().IsEmpty() && g.Linkage() == llvm.LinkageExternal
}

// VariadicStep is the distance between variadic arguments of a size. They lie in memory one after the other, each at a multiple of
// eight bytes. A list of them starts with the address of the next one.
func VariadicStep(size uint64) uint64 { return (size + 7) &^ 7 }

// Called returns the name of an intrinsic that is called by its name in LLVM's notation, without types. It is false for a call
// with operand bundles, and for intrinsics whose operations have attributes in the place of operands.
func Called(op *core.Operation) (name string, ok bool) {
	v := core.Must(llvm.AsCallIntrinsicOp(op))
	name = llvmdefs.IntrinsicName(v.Intrin())
	return name, len(v.OpBundleOperands()) == 0 && !takesImmediates(name)
}

// Callee returns the symbol that a call or an invoke names, empty for a call of an address.
func Callee(op *core.Operation) string {
	var a *core.SymbolRefAttr
	if v, ok := llvm.AsCallOp(op); ok {
		a = v.CalleeAttr()
	} else if v, ok := llvm.AsInvokeOp(op); ok {
		a = v.CalleeAttr()
	}
	if a == nil {
		return ""
	}
	return a.Root()
}

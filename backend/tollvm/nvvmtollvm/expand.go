package nvvmtollvm

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// Extend lets pass convert-to-llvm convert dialect nvvm and the translation to LLVM IR translate it.
func Extend(r *core.Registry) {
	tollvm.AddSource(r, nvvm.Name, tollvm.Patterns(AddPTX))
	llvmir.AddTranslation(r, nvvm.Name, llvmir.ExpandFunc(expand))
}

// call builds what one operation becomes.
type call struct {
	op *core.Operation
	b  *core.Builder
}

// expansion says what an operation becomes; make returns the result, nil when there is none.
type expansion struct {
	def  *core.OpDef
	make func(c *call) *core.Value
}

// expansionOf returns what is known about an operation, nil for nothing.
func expansionOf(def *core.OpDef) func(c *call) *core.Value {
	for _, table := range [...][]expansion{synchronization, warps, asynchronous, conversions, matrices, tensorCores} {
		for i := range table {
			if table[i].def == def {
				return table[i].make
			}
		}
	}
	return nil
}

// plainNames are operations that are intrinsics with the same operands, and the names of those intrinsics after llvm.
var plainNames = [...]struct {
	def  *core.OpDef
	name string
}{
	{&nvvm.BreakpointDef, "debugtrap"},
	{&nvvm.CpAsyncBulkCommitGroupDef, "nvvm.cp.async.bulk.commit.group"},
	{&nvvm.CpAsyncCommitGroupDef, "nvvm.cp.async.commit.group"},
	{&nvvm.ExitDef, "nvvm.exit"},
	{&nvvm.FenceMbarrierInitDef, "nvvm.fence.mbarrier_init.release.cluster"},
	{&nvvm.FenceScClusterDef, "nvvm.fence.sc.cluster"},
	{&nvvm.NanosleepDef, "nvvm.nanosleep"},
	{&nvvm.SyncWarpDef, "nvvm.bar.warp.sync"},
	{&nvvm.WgmmaFenceAlignedDef, "nvvm.wgmma.fence.sync.aligned"},
	{&nvvm.WgmmaGroupSyncAlignedDef, "nvvm.wgmma.commit_group.sync.aligned"},
}

func plainName(def *core.OpDef) string {
	for i := range plainNames {
		if plainNames[i].def == def {
			return plainNames[i].name
		}
	}
	return ""
}

const registerPrefix = "nvvm.read.ptx.sreg."

// expand is the translation of dialect nvvm.
func expand(op *core.Operation, b *core.Builder) ([]*core.Value, bool) {
	c, def := &call{op, b}, op.Info().Def()
	var v *core.Value
	if name := plainName(def); name != "" {
		v = c.intrinsic(name, c.operands()...)
	} else if strings.HasPrefix(def.Name, registerPrefix) {
		v = c.register(strings.TrimPrefix(def.Name, registerPrefix))
	} else if f := expansionOf(def); f != nil {
		v = f(c)
	} else {
		return nil, false
	}
	if op.NumResults() == 0 {
		return nil, true
	}
	return []*core.Value{v}, v != nil
}

func (c *call) operands() []*core.Value { return c.op.OperandList(0, c.op.NumOperands()) }

// intrinsic calls an intrinsic that has the results of the operation.
func (c *call) intrinsic(name string, args ...*core.Value) *core.Value {
	var result core.Type
	if c.op.NumResults() > 0 {
		result = c.op.Result(0).Type()
	}
	return c.returning(result, name, args...)
}

// returning calls an intrinsic with a result of the type, nil for none.
func (c *call) returning(result core.Type, name string, args ...*core.Value) *core.Value {
	call := llvm.CallIntrinsic{ResultsType: result, Args: args, Intrin: "llvm." + name}.Build(c.b)
	return call.Op.OptionalResult(0)
}

// register reads a special register, whose value may be known to be in a range.
func (c *call) register(name string) *core.Value {
	build := llvm.CallIntrinsic{ResultsType: c.op.Result(0).Type(), Intrin: "llvm." + registerPrefix + name}
	if r := c.op.Attr("range"); r != nil {
		ctx := c.op.Context()
		build.ResAttrs = ctx.Array(ctx.Dict([]core.NamedAttr{{Name: "llvm.range", Value: r}}))
	}
	return build.Build(c.b).Op.Result(0)
}

// constant returns an integer of a width.
func (c *call) constant(width uint, value int64) *core.Value {
	ctx := c.op.Context()
	ty := ctx.Integer(width)
	return llvm.NewConstant(c.b, ty, ctx.IntegerAttr(ty, value)).Op.Result(0)
}

func (c *call) flag(on bool) *core.Value {
	if on {
		return c.constant(1, -1)
	}
	return c.constant(1, 0)
}

// or returns the value, or an integer where there is none.
func (c *call) or(v *core.Value, width uint, value int64) *core.Value {
	if v != nil {
		return v
	}
	return c.constant(width, value)
}

func (c *call) bitcast(v *core.Value, t core.Type) *core.Value {
	if v.Type() == t {
		return v
	}
	return llvm.NewBitcast(c.b, t, v).Op.Result(0)
}

// extract returns an element of a struct.
func (c *call) extract(t core.Type, v *core.Value, i int) *core.Value {
	return llvm.NewExtractValue(c.b, t, v, []int64{int64(i)}).Op.Result(0)
}

func (c *call) integer(width uint) core.Type { return c.op.Context().Integer(width) }

// space returns the address space of a pointer.
func space(v *core.Value) nvvm.NVVMMemorySpace {
	if p, ok := v.Type().(*llvm.LLVMPointerType); ok {
		return nvvm.NVVMMemorySpace(p.AddressSpace())
	}
	return nvvm.NVVMMemorySpaceGeneric
}

// shared is a part of a name that says that a pointer is one to shared memory.
func shared(v *core.Value) string { return when(space(v) == nvvm.NVVMMemorySpaceShared, ".shared") }

// when returns a part of a name that is there under a condition.
func when(is bool, part string) string {
	if is {
		return part
	}
	return ""
}

// either returns one of two parts of a name.
func either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

func itoa[T ~int | ~int32 | ~int64](n T) string { return strconv.FormatInt(int64(n), 10) }

// group is the part of a name that says how many blocks work together.
func group(g nvvm.CTAGroupKind) string { return ".cg" + itoa(int64(g)+1) }

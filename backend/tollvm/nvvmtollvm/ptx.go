package nvvmtollvm

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
	"github.com/odsgen/ods/passes"
)

func (p *ConvertPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	AddPTX(set, nil)
	target.LegalDialects(llvm.Name)
	r.Convert(target, set)
}

// AddPTX adds the patterns that make inline assembly of operations that have no intrinsic.
func AddPTX(set *conversion.PatternSet, _ *tollvm.TypeConverter) {
	for _, def := range [...]*core.OpDef{&nvvm.InlinePtxDef, &nvvm.BarrierArriveDef, &nvvm.MBarrierInitDef,
		&nvvm.MBarrierArriveExpectTxDef, &nvvm.MBarrierTryWaitParityDef, &nvvm.CpAsyncBulkTensorGlobalToSharedClusterDef,
		&nvvm.CpAsyncBulkTensorSharedCTAToGlobalDef, &nvvm.PrefetchDef, &nvvm.WgmmaMmaAsyncDef} {
		set.AddPlain(rewrite.Pattern{Name: def.Name + " to PTX", Root: def.Name, Benefit: 2, Match: toPTX})
	}
}

// assembly collects the operands of inline assembly. Its outputs are numbered first, then its inputs.
type assembly struct {
	text      string
	outs      []core.Type // elements of a struct each have a register
	in        []*core.Value
	predicate *core.Value
	// modified are values that the text changes; their registers are outputs, before others, and inputs, after others.
	modified []*core.Value
	// tied are the constraints of the first inputs, which are in the registers of outputs.
	tied []string
}

// toPTX replaces an operation by inline assembly.
func toPTX(op *core.Operation, rw *rewrite.Rewriter) bool {
	bugs := upstream.InlinePTX.In(op.Context())
	a, ok := describe(op, rw, bugs)
	if !ok {
		return rw.NoMatch(op, "it has an intrinsic")
	}
	constraints, ok := a.constraints()
	if !ok {
		return rw.NoMatch(op, "no kind of register holds the type")
	}
	inputs := slices.Concat(a.in, a.modified)
	if bugs {
		inputs = slices.Concat(a.modified, a.in) // whose order is not that of the constraints
	}
	if a.predicate != nil {
		at := len(a.outs) + len(a.in) - 1
		if bugs {
			at = len(inputs) - 1
		}
		a.text = "@$" + itoa(at) + " " + a.text
	}
	var result core.Type
	unpack := len(a.outs) > 1 && !(op.NumResults() == 1 && len(a.modified) == 0)
	switch {
	case unpack:
		result = structOf(a.outs...)
	case op.NumResults() == 1:
		result = op.Result(0).Type()
	case len(a.outs) == 1:
		result = a.outs[0]
	}
	made := llvm.InlineAsm{ResType: result, Operands: inputs, AsmString: a.text, Constraints: constraints, HasSideEffects: true,
		AsmDialect: op.Context().IntegerAttr(op.Context().Integer(64), 0)}.Build(&rw.Builder)
	var values []*core.Value
	if unpack {
		for i, t := range a.outs {
			values = append(values, (&call{b: &rw.Builder}).extract(t, made.Op.Result(0), i))
		}
	} else if result != nil {
		values = []*core.Value{made.Op.Result(0)}
	}
	if !bugs || unpack {
		for i, v := range a.modified {
			replaceAfter(op, v, values[i], rw)
		}
	}
	rw.ReplaceOp(op, values[len(a.modified):]...)
	return true
}

// replaceAfter replaces a value that the operation changes where it is used afterwards.
func replaceAfter(op *core.Operation, old, changed *core.Value, rw *rewrite.Rewriter) {
	var dom core.DominanceInfo
	made := changed.DefiningOp()
	rw.ReplaceUsesIf(old, changed, func(u *core.Use) bool {
		return u.Owner() != op && u.Owner() != made && dom.ProperlyDominatesOp(op, u.Owner())
	})
}

// constraints writes the registers of the operands; ok is false where a type has none.
func (a *assembly) constraints() (text string, ok bool) {
	var list []string
	for _, t := range a.outs {
		list = append(list, "="+string(register(t)))
	}
	list = append(list, a.tied...)
	for _, v := range a.in[len(a.tied):] {
		r := register(v.Type())
		if d := v.DefiningOp(); d != nil && d.Is(&llvm.ConstantDef) {
			r = 'n'
		}
		list = append(list, string(r))
	}
	for i := range a.modified {
		list = append(list, itoa(i))
	}
	return strings.Join(list, ","), !slices.Contains(list, "?") && !slices.Contains(list, "=?")
}

// register returns the kind of register for a type, ? for none.
func register(t core.Type) rune {
	switch t := t.(type) {
	case *core.IntegerType:
		switch t.Width() {
		case 1:
			return 'b'
		case 16:
			return 'h'
		case 32:
			return 'r'
		case 64:
			return 'l'
		}
	case *core.FloatType:
		switch t.String() {
		case "f32":
			return 'f'
		case "f64":
			return 'd'
		}
	case *llvm.LLVMPointerType:
		if nvvm.NVVMMemorySpace(t.AddressSpace()) == nvvm.NVVMMemorySpaceShared {
			return 'r' // pointers to shared memory have 32 bits
		}
		return 'l'
	case *core.VectorType:
		elem, n := t.ElementType().String(), core.NumElements(t.Shape())
		switch {
		case elem == "i8" && n == 4:
			return 'r'
		case (elem == "f16" || elem == "bf16") && n == 2:
			return 'f'
		}
		return register(t.ElementType())
	}
	return '?'
}

// describe says what the assembly of an operation is; false for one that has an intrinsic.
func describe(op *core.Operation, rw *rewrite.Rewriter, bugs bool) (assembly, bool) {
	if v, ok := nvvm.AsInlinePtxOp(op); ok {
		return inlinePTX(v, rw, bugs)
	}
	if v, ok := nvvm.AsWgmmaMmaAsyncOp(op); ok {
		return multiplyAsync(v, rw), true
	}
	a := assembly{in: op.OperandList(0, op.NumOperands())}
	if op.NumResults() > 0 {
		a.outs = query.TypesOf(op.ResultList())
	}
	switch {
	case op.Is(&nvvm.BarrierArriveDef):
		a.text = either(op.NumOperands() == 1, "bar.arrive 0, $0;", "bar.arrive $0, $1;")
		return a, true
	case op.Is(&nvvm.MBarrierTryWaitParityDef):
		a.text = "{\n\t.reg .pred       P1; \n\tLAB_WAIT: \n\tmbarrier.try_wait.parity" + shared(op.Operand(0)) +
			".b64 P1, [$0], $1, $2; \n\t@P1 bra.uni DONE; \n\tbra.uni     LAB_WAIT; \n\tDONE: \n\t}"
		return a, true
	}
	if v, ok := nvvm.AsMBarrierInitOp(op); ok {
		a.text, a.predicate = "mbarrier.init"+shared(v.Addr())+".b64 [$0], $1;", v.Predicate()
	} else if v, ok := nvvm.AsMBarrierArriveExpectTxOp(op); ok {
		a.text, a.predicate = "mbarrier.arrive.expect_tx"+shared(v.Addr())+".b64 _, [$0], $1;", v.Predicate()
		a.outs = nil // the state is not asked for
	} else if v, ok := nvvm.AsCpAsyncBulkTensorGlobalToSharedClusterOp(op); ok {
		a.text, a.predicate = tensorLoadText(v), v.Predicate()
	} else if v, ok := nvvm.AsCpAsyncBulkTensorSharedCTAToGlobalOp(op); ok {
		a.text = "cp.async.bulk.tensor." + itoa(len(v.Coordinates())) + "d.global.shared::cta.bulk_group [$0, {" +
			registers(2, len(v.Coordinates()), ", ") + "} ], [$1];"
		a.predicate = v.Predicate()
	} else if v, ok := nvvm.AsPrefetchOp(op); ok && v.Tensormap() {
		a.text, a.predicate = "prefetch.tensormap [$0];", v.Predicate()
	}
	return a, a.predicate != nil
}

// registers lists n registers from a number on.
func registers(first, n int, sep string) string {
	list := make([]string, n)
	for i := range list {
		list[i] = "$" + itoa(first+i)
	}
	return strings.Join(list, sep)
}

// tensorLoadText is a copy of a box of a tensor to shared memory.
func tensorLoadText(v nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp) string {
	dims, offsets := len(v.Coordinates()), len(v.Im2colOffsets())
	text := "cp.async.bulk.tensor." + itoa(dims) + "d.shared::cluster.global.mbarrier::complete_tx::bytes" +
		when(offsets > 0, ".im2col") + when(v.MulticastMask() != nil, ".multicast::cluster") +
		when(v.L2CacheHint() != nil, ".L2::cache_hint") + " [$0], [$1, {" + registers(2, dims, ",") + "} ], [$" + itoa(2+dims) + "]"
	next := 3 + dims
	if offsets > 0 {
		text += ",{" + registers(next, offsets, ",") + "}"
		next += offsets
	}
	for _, more := range [...]*core.Value{v.MulticastMask(), v.L2CacheHint()} {
		if more != nil {
			text += ", $" + itoa(next)
			next++
		}
	}
	return text + ";"
}

// multiplyAsync multiplies matrices in shared memory; the accumulator is a struct whose elements each have a register.
func multiplyAsync(v nvvm.WgmmaMmaAsyncOp, rw *rewrite.Rewriter) assembly {
	var a assembly
	a.outs = structElements(v.Inouts().Type())
	c := &call{v.Op, &rw.Builder}
	more := []*core.Value{v.DescriptorA(), v.DescriptorB(), c.constant(32, int64(int32(v.ScaleD())))}
	floats := v.TypeD() != nvvm.WGMMATypesS32
	halves := v.TypeA() == nvvm.WGMMATypesF16 || v.TypeA() == nvvm.WGMMATypesBf16
	if floats {
		more = append(more, c.constant(32, int64(int32(v.ScaleA()))), c.constant(32, int64(int32(v.ScaleB()))))
	}
	if halves {
		more = append(more, c.constant(32, int64(v.LayoutA())), c.constant(32, 1-int64(v.LayoutB())))
	}
	for i, t := range a.outs {
		a.in = append(a.in, c.extract(t, v.Inouts(), i))
		a.tied = append(a.tied, itoa(i))
	}
	a.in = append(a.in, more...)
	n := 2 * len(a.outs)
	over, _ := v.Satfinite()
	s := v.ShapeAttr()
	a.text = "{\n.reg .pred p;\nsetp.ne.b32 p, $" + itoa(n+2) + ", 0;\nwgmma.mma_async.sync.aligned." + geometry(s.M(), s.N(), s.K()) +
		"." + v.TypeD().String() + "." + v.TypeA().String() + "." + v.TypeB().String() +
		when(over == nvvm.MMAIntOverflowSatfinite, ".satfinite") + " {" + registers(0, len(a.outs), ", ") + "}, " +
		registers(n, 2, ", ") + ", p"
	if floats {
		a.text += ", " + registers(n+3, 2, ",  ")
	}
	if halves {
		a.text += ", " + registers(n+5, 2, ",  ")
	}
	a.text += ";\n}\n"
	return a
}

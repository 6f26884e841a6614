package nvvm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has the verifiers of mma.sync and wgmma.

// registersOf is a number of registers of one type.
type registersOf struct {
	n int
	t core.Type
}

func (x registersOf) types() []core.Type { return slices.Repeat([]core.Type{x.t}, x.n) }

func (x registersOf) String() string { return fmt.Sprintf("%dx%s", x.n, x.t) }

// mmaVariant is what the fragments of a multiplication may be.
type mmaVariant struct {
	a, b []registersOf
	c    []registersOf
	d    []registersOf // of the result; nil for those of c
}

// elementBits returns the width of elements of matrices A and B.
func elementBits(t nvvm.MMATypes) int {
	switch t {
	case nvvm.MMATypesB1:
		return 1
	case nvvm.MMATypesS4, nvvm.MMATypesU4:
		return 4
	case nvvm.MMATypesS8, nvvm.MMATypesU8:
		return 8
	case nvvm.MMATypesF16, nvvm.MMATypesBf16:
		return 16
	case nvvm.MMATypesTf32:
		return 32
	case nvvm.MMATypesF64:
		return 64
	}
	return 0
}

// kSizes are the sizes along k of multiplications m16n8 and m8n8.
func kSizes(t nvvm.MMATypes) (k16, k8 []int) {
	switch t {
	case nvvm.MMATypesTf32:
		return []int{4, 8}, nil
	case nvvm.MMATypesBf16:
		return []int{8, 16}, nil
	case nvvm.MMATypesF16:
		return []int{8, 16}, []int{4}
	case nvvm.MMATypesS8, nvvm.MMATypesU8:
		return []int{16, 32}, []int{16}
	case nvvm.MMATypesS4, nvvm.MMATypesU4:
		return []int{32, 64}, []int{32}
	case nvvm.MMATypesB1:
		return []int{128, 256}, []int{128}
	case nvvm.MMATypesF64:
		return nil, []int{4}
	}
	return nil, nil
}

// registerType returns the type of registers that hold elements of A and B.
func registerType(c *core.Context, t nvvm.MMATypes) core.Type {
	switch t {
	case nvvm.MMATypesF16:
		return half2(c)
	case nvvm.MMATypesF64:
		return c.F64()
	}
	return c.Integer(32)
}

// mmaVariantOf returns what the fragments are. A warp has 32 threads; a register of A and B holds 32 bits, one of f64
// 64.
func mmaVariantOf(c *core.Context, m, n, k int, t nvvm.MMATypes) mmaVariant {
	reg := registerType(c, t)
	bits := 32
	if t == nvvm.MMATypesF64 {
		bits = 64
	}
	half := half2(c)
	v := mmaVariant{
		a: []registersOf{{max(1, m*k*elementBits(t)/(32*bits)), reg}},
		b: []registersOf{{max(1, n*k*elementBits(t)/(32*bits)), reg}},
	}
	each := m * n / 32
	switch {
	case m == 8 && t == nvvm.MMATypesF16: // four multiplications at once
		v.a[0].n, v.b[0].n = 2, 2
		v.c = []registersOf{{4, half}, {8, c.F32()}}
	case t == nvvm.MMATypesF16:
		v.c = []registersOf{{each / 2, half}, {each, c.F32()}}
	case t == nvvm.MMATypesF64:
		v.c = []registersOf{{each, c.F64()}}
	case t == nvvm.MMATypesBf16 || t == nvvm.MMATypesTf32:
		v.c = []registersOf{{each, c.F32()}}
	default:
		v.c = []registersOf{{each, c.Integer(32)}}
	}
	return v
}

func join[T any](list []T, sep string, text func(T) string) string {
	parts := make([]string, len(list))
	for i, x := range list {
		parts[i] = text(x)
	}
	return strings.Join(parts, sep)
}

// VerifyMma checks that there is such a multiplication, the types of fragments, and what attributes it needs.
func (Hooks) VerifyMma(op nvvm.MmaOp, r *core.Reporter) bool {
	c := op.Op.Context()
	m, n, k := int(op.ShapeAttr().M()), int(op.ShapeAttr().N()), int(op.ShapeAttr().K())
	ta, hasA := op.MultiplicandAPtxType()
	tb, _ := op.MultiplicandBPtxType()
	if !hasA {
		return true // upstream reads what is not there
	}
	k16, k8 := kSizes(ta)
	var v mmaVariant
	switch {
	case m == 8 && n == 8:
		if slices.Contains(k8, k) {
			v = mmaVariantOf(c, m, n, k, ta)
		}
	case len(k16) == 0:
		return r.OpEmitErrorf(op.Op, "invalid shape or multiplicand type: %s", ta).Fail()
	case m == 16 && n == 8 && slices.Contains(k16, k):
		v = mmaVariantOf(c, m, n, k, ta)
	}
	if v.c == nil {
		return r.OpErrorf(op.Op, "unimplemented variant for MMA shape <%d, %d, %d>", m, n, k).Fail()
	}
	if !v.fits(op.Op, r) {
		return false
	}
	_, hasB1 := op.B1Op()
	_, hasOverflow := op.IntOverflowBehavior()
	if ta == nvvm.MMATypesB1 && !hasB1 {
		return r.OpErrorf(op.Op, "op requires b1Op attribute").Fail()
	}
	if isInteger(ta) && !hasOverflow {
		return r.OpErrorf(op.Op, "op requires intOverflowBehavior attribute").Fail()
	}
	if len(op.OperandC()) > 0 && core.Type(llvmdefs.Struct(c, false, query.TypesOf(op.OperandC())...)) != op.Res().Type() {
		return r.OpErrorf(op.Op, "ctype does not match dtype").Fail()
	}
	free := m == 8 && n == 8 && k == 4 && ta == nvvm.MMATypesF16
	if !free && (op.LayoutA() != nvvm.MMALayoutRow || op.LayoutB() != nvvm.MMALayoutCol) {
		return r.OpErrorf(op.Op, "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <%d, %d, %d> "+
			"with element types %s and %s. Only m8n8k4 with f16 supports other layouts.", m, n, k, ta, tb).Fail()
	}
	return true
}

// fits checks the types of fragments and of the result.
func (v mmaVariant) fits(op *core.Operation, r *core.Reporter) bool {
	for i, allowed := range [][]registersOf{v.a, v.b, v.c} {
		var types []core.Type
		for _, x := range op.OperandGroup(i) {
			types = append(types, x.Type())
		}
		if !slices.ContainsFunc(allowed, func(x registersOf) bool { return slices.Equal(x.types(), types) }) {
			return r.OpErrorf(op, "Could not match types for the %s operands; expected one of %s but got %s", matrices[i],
				join(allowed, " ", registersOf.String), join(types, ", ", core.Type.String)).Fail()
		}
	}
	var results []core.Type
	d := v.c
	if v.d != nil {
		d = v.d
	}
	for _, x := range d {
		results = append(results, llvmdefs.Struct(op.Context(), false, x.types()...))
	}
	if res := op.Result(0).Type(); !slices.Contains(results, res) {
		return r.OpErrorf(op, "Could not match allowed types for the result; expected one of %s but got %s",
			join(results, ", ", core.Type.String), res).Fail()
	}
	return true
}

// sparseSizes are the sizes along k of multiplications m16n8 whose first matrix is sparse. For those, each fragment is two
// registers, or four for the second size and for elements of 8 bits or less that are floats.
func sparseSizes(t nvvm.MMATypes) []int {
	switch t {
	case nvvm.MMATypesTf32:
		return []int{8, 16}
	case nvvm.MMATypesBf16, nvvm.MMATypesF16:
		return []int{16, 32}
	case nvvm.MMATypesS8, nvvm.MMATypesU8:
		return []int{32, 64}
	case nvvm.MMATypesS4, nvvm.MMATypesU4:
		return []int{64, 128}
	}
	if isSmallFloat(t) {
		return []int{64}
	}
	return nil
}

func isSmallFloat(t nvvm.MMATypes) bool {
	switch t {
	case nvvm.MMATypesE4m3, nvvm.MMATypesE5m2, nvvm.MMATypesE3m2, nvvm.MMATypesE2m3, nvvm.MMATypesE2m1:
		return true
	}
	return false
}

// VerifyMmaSp checks that there is such a multiplication, the types of fragments, and what attributes it needs.
func (Hooks) VerifyMmaSp(op nvvm.MmaSpOp, r *core.Reporter) bool {
	c := op.Op.Context()
	m, n, k := int(op.ShapeAttr().M()), int(op.ShapeAttr().N()), int(op.ShapeAttr().K())
	t, ok := op.MultiplicandAPtxType()
	if !ok {
		return true // upstream reads what is not there
	}
	sizes := sparseSizes(t)
	if sizes == nil {
		return r.OpEmitErrorf(op.Op, "invalid shape or multiplicand type: %s", t).Fail()
	}
	if m != 16 || n != 8 || !slices.Contains(sizes, k) {
		return r.OpErrorf(op.Op, "unimplemented variant for MMA shape <%d, %d, %d>", m, n, k).Fail()
	}
	registers := 2
	if k != sizes[0] || isSmallFloat(t) && !upstream.SparseRegisters.In(c) {
		registers = 4
	}
	fragment := []registersOf{{registers, registerType(c, t)}}
	v := mmaVariant{a: fragment, b: fragment, c: []registersOf{{2, half2(c)}, {4, c.F32()}}}
	switch {
	case isInteger(t):
		v.c = []registersOf{{4, c.Integer(32)}}
	case t == nvvm.MMATypesBf16 || t == nvvm.MMATypesTf32:
		v.d = []registersOf{{4, c.F32()}}
	}
	if !v.fits(op.Op, r) {
		return false
	}
	if _, ok := op.IntOverflowBehavior(); isInteger(t) && !ok {
		return r.OpErrorf(op.Op, "op requires intOverflowBehavior attribute").Fail()
	}
	if core.Type(llvmdefs.Struct(c, false, query.TypesOf(op.OperandC())...)) != op.Res().Type() {
		return r.OpErrorf(op.Op, "ctype does not match dtype").Fail()
	}
	return true
}

func isInteger(t nvvm.MMATypes) bool {
	switch t {
	case nvvm.MMATypesS4, nvvm.MMATypesU4, nvvm.MMATypesS8, nvvm.MMATypesU8:
		return true
	}
	return false
}

// blockScaled is what a multiplication with scaled blocks is made of.
type blockScaled struct {
	shape     *nvvm.MMAShapeAttr
	a, b      nvvm.MMATypes
	hasTypes  bool
	kind      nvvm.MMABlockScaleKind
	size      nvvm.ScaleVecSize
	format    nvvm.BlockScaleFormat
	sparse    string // "sparse " for those of a sparse matrix
	narrow    int    // k of 8-bit elements, twice that of 4-bit ones
	operation *core.Operation
}

// verify reports everything that there is no instruction for.
func (b *blockScaled) verify(r *core.Reporter) bool {
	n := len(r.List())
	at := func(format string) string {
		return strings.ReplaceAll(format, "kK", "k"+strconv.Itoa(int(b.shape.K())))
	}
	small := b.size == nvvm.ScaleVecSizeX2 && b.format == nvvm.BlockScaleFormatUE8M0
	switch k := int(b.shape.K()); {
	case b.shape.M() != 16 || b.shape.N() != 8 || k != b.narrow && k != 2*b.narrow:
		r.OpErrorf(b.operation, "unsupported Geom for %smma with block scaling", b.sparse)
	case k == b.narrow:
		if b.kind != nvvm.MMABlockScaleKindMXF8F6F4 || b.size != nvvm.ScaleVecSizeX1 || b.format != nvvm.BlockScaleFormatUE8M0 {
			r.OpErrorf(b.operation, "%s", at("unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8kK"))
		}
	default:
		if !b.hasTypes || b.a != nvvm.MMATypesE2m1 || b.b != nvvm.MMATypesE2m1 {
			r.OpErrorf(b.operation, "%s", at("unsupported MMATypes attribute for mma.m16n8kK.(mxf4nvf4|mxf4)"))
		}
		switch b.kind {
		case nvvm.MMABlockScaleKindMXF4:
			if b.size != nvvm.ScaleVecSizeX2 {
				r.OpErrorf(b.operation, "%s", at("unsupported ScaleVecSize attribute for mma.m16n8kK.mxf4"))
			}
			if b.format != nvvm.BlockScaleFormatUE8M0 {
				r.OpErrorf(b.operation, "%s", at("unsupported BlockScaleFormat attribute for mma.m16n8kK.mxf4"))
			}
		case nvvm.MMABlockScaleKindMXF4NVF4:
			if !small && (b.size != nvvm.ScaleVecSizeX4 || b.format != nvvm.BlockScaleFormatUE4M3) {
				r.OpErrorf(b.operation, "%s", at("unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8kK.mxf4nvf4"))
			}
		default:
			r.OpErrorf(b.operation, "%s", at("unsupported Kind attribute for mma.m16n8kK"))
		}
	}
	return len(r.List()) == n
}

// VerifyMmaBlockScale checks that there is such a multiplication.
func (Hooks) VerifyMmaBlockScale(op nvvm.MmaBlockScaleOp, r *core.Reporter) bool {
	a, hasA := op.MultiplicandAPtxType()
	b, hasB := op.MultiplicandBPtxType()
	m := blockScaled{shape: op.ShapeAttr(), a: a, b: b, hasTypes: hasA && hasB, kind: op.Kind(), size: op.ScaleVecSize(),
		format: op.BlockScaleFormat(),
		narrow: 32, operation: op.Op}
	return m.verify(r)
}

// VerifyMmaSpBlockScale demands ordered metadata, and checks that there is such a multiplication.
func (Hooks) VerifyMmaSpBlockScale(op nvvm.MmaSpBlockScaleOp, r *core.Reporter) bool {
	if !op.OrderedMetadata() {
		return r.OpErrorf(op.Op, "'orderedMetadata' attribute is mandatory").Fail()
	}
	a, hasA := op.MultiplicandAPtxType()
	b, hasB := op.MultiplicandBPtxType()
	m := blockScaled{shape: op.ShapeAttr(), a: a, b: b, hasTypes: hasA && hasB, kind: op.Kind(), size: op.ScaleVecSize(),
		format: op.BlockScaleFormat(),
		sparse: "sparse ", narrow: 64, operation: op.Op}
	return m.verify(r)
}

// wgmmaK returns the size along k that an input type has.
func wgmmaK(t nvvm.WGMMATypes) (k int, ok bool) {
	switch t {
	case nvvm.WGMMATypesTf32:
		return 8, true
	case nvvm.WGMMATypesF16, nvvm.WGMMATypesBf16:
		return 16, true
	case nvvm.WGMMATypesS8, nvvm.WGMMATypesU8, nvvm.WGMMATypesE4m3, nvvm.WGMMATypesE5m2:
		return 32, true
	case nvvm.WGMMATypesB1:
		return 256, true
	}
	return 0, false
}

// wgmmaMultiplies reports whether there is a multiplication of the types.
func wgmmaMultiplies(d, a, b nvvm.WGMMATypes) bool {
	float := d == nvvm.WGMMATypesF32 || d == nvvm.WGMMATypesF16
	switch a {
	case nvvm.WGMMATypesF16:
		return float && b == a
	case nvvm.WGMMATypesTf32, nvvm.WGMMATypesBf16:
		return d == nvvm.WGMMATypesF32 && b == a
	case nvvm.WGMMATypesE4m3, nvvm.WGMMATypesE5m2:
		return float && (b == nvvm.WGMMATypesE4m3 || b == nvvm.WGMMATypesE5m2)
	case nvvm.WGMMATypesS8, nvvm.WGMMATypesU8:
		return d == nvvm.WGMMATypesS32 && (b == nvvm.WGMMATypesS8 || b == nvvm.WGMMATypesU8)
	case nvvm.WGMMATypesB1:
		return d == nvvm.WGMMATypesS32 && b == a
	}
	return false
}

// VerifyWgmmaMmaAsync checks types, shape, layouts and the struct of results.
func (Hooks) VerifyWgmmaMmaAsync(op nvvm.WgmmaMmaAsyncOp, r *core.Reporter) bool {
	d, a, b := op.TypeD(), op.TypeA(), op.TypeB()
	c := op.Op.Context()
	members := body(op.Results().Type())
	for _, t := range members {
		if t != members[0] {
			return r.OpErrorf(op.Op, "all elements in struct must be same type but there is '%s'", t).Fail()
		}
	}
	var first core.Type
	if len(members) > 0 {
		first = members[0]
	}
	switch first {
	case c.F32(), c.F16(), c.Integer(32):
	default:
		return r.OpErrorf(op.Op, "does not support the given output type %s", first).Fail()
	}
	if d == nvvm.WGMMATypesS32 && (op.ScaleA() == nvvm.WGMMAScaleInNeg || op.ScaleB() == nvvm.WGMMAScaleInNeg) {
		return r.OpErrorf(op.Op, "has s32 output, scaleA and scaleB cannot be neg").Fail()
	}
	if !wgmmaMultiplies(d, a, b) {
		return r.OpErrorf(op.Op, "%s += %s * %s, it is not supported.", d, a, b).Fail()
	}
	s := op.ShapeAttr()
	if s.M() != 64 {
		return r.OpErrorf(op.Op, "shape 'm' must be 64").Fail()
	}
	if k, ok := wgmmaK(a); !ok || int(s.K()) != k {
		return r.OpErrorf(op.Op, "shape 'k' must be %d for input type %s", k, a).Fail()
	}
	if (op.LayoutA() == nvvm.MMALayoutCol || op.LayoutB() == nvvm.MMALayoutRow) && a != nvvm.WGMMATypesF16 &&
		a != nvvm.WGMMATypesBf16 {
		return r.OpErrorf(op.Op, "given layouts layout_a = %s and layout_b = %s for input types %s and %s requires transpose. "+
			"However, this is only supported for: f16 and bf16", op.LayoutA(), op.LayoutB(), a, b).Fail()
	}
	want := int(s.N()) / 2
	if d == nvvm.WGMMATypesF16 {
		want = int(s.N()) / 4
	}
	if len(members) != want {
		return r.OpErrorf(op.Op, "results %d, however output struct has %d elements", want, len(members)).Fail()
	}
	if o, ok := op.Satfinite(); ok && o == nvvm.MMAIntOverflowSatfinite && d != nvvm.WGMMATypesS32 {
		return r.OpErrorf(op.Op, " `satfinite` can be only used with s32 accumulator, however the current accumulator is %s", d).Fail()
	}
	return true
}

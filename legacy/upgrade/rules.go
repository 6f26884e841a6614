package upgrade

import (
	"slices"

	"github.com/odsgen/ods/core"
	coreaffine "github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/legacy/std2019"
)

// rule replaces an operation, or says why that is not possible and what to write instead.
type rule func(op *core.Operation, rw *rewrite.Rewriter) (why string)

// rules has an entry for each operation.
var rules = map[string]rule{
	"std2019.constant": to("arith.constant"),
	"std2019.addi":     to("arith.addi"), "std2019.subi": to("arith.subi"), "std2019.muli": to("arith.muli"),
	"std2019.divis": to("arith.divsi"), "std2019.diviu": to("arith.divui"),
	"std2019.remis": to("arith.remsi"), "std2019.remiu": to("arith.remui"),
	"std2019.and": to("arith.andi"), "std2019.or": to("arith.ori"), "std2019.xor": to("arith.xori"),
	"std2019.shift_left": to("arith.shli"), "std2019.shift_right_signed": to("arith.shrsi"),
	"std2019.shift_right_unsigned": to("arith.shrui"),
	"std2019.addf":                 to("arith.addf"), "std2019.subf": to("arith.subf"), "std2019.mulf": to("arith.mulf"),
	"std2019.divf": to("arith.divf"), "std2019.remf": to("arith.remf"), "std2019.copysign": to("math.copysign"),
	"std2019.absf": to("math.absf"), "std2019.ceilf": to("math.ceil"), "std2019.cos": to("math.cos"), "std2019.exp": to("math.exp"),
	"std2019.log": to("math.log"), "std2019.log10": to("math.log10"), "std2019.log2": to("math.log2"),
	"std2019.negf":  to("arith.negf"),
	"std2019.rsqrt": to("math.rsqrt"), "std2019.sqrt": to("math.sqrt"), "std2019.tanh": to("math.tanh"),
	"std2019.sitofp": to("arith.sitofp"), "std2019.fpext": to("arith.extf"), "std2019.fptrunc": to("arith.truncf"),
	"std2019.index_cast": to("arith.index_cast"), "std2019.sexti": to("arith.extsi"), "std2019.zexti": to("arith.extui"),
	"std2019.trunci": to("arith.trunci"),
	"std2019.cmpi":   to("arith.cmpi"), "std2019.cmpf": to("arith.cmpf"), "std2019.select": to("arith.select"),
	"std2019.br": to("cf.br"), "std2019.cond_br": to("cf.cond_br"),
	"std2019.alloc": to("memref.alloc"), "std2019.dealloc": to("memref.dealloc"), "std2019.memref_cast": to("memref.cast"),
	"std2019.prefetch": to("memref.prefetch"), "std2019.tensor_cast": to("tensor.cast"), "std2019.rank": to("tensor.rank"),
	"std2019.dma_wait": to("memref.dma_wait"), "std2019.dma_start": to("memref.dma_start"),

	"std2019.affine_apply":    apply,
	"std2019.load":            load,
	"std2019.store":           store,
	"std2019.dim":             dim,
	"std2019.extract_element": extractElement,
	"std2019.splat":           splat,
	"std2019.tensor_load":     tensorLoad,
	"std2019.tensor_store":    tensorStore,
	"std2019.reshape":         reshape,
	"std2019.byte_view":       byteView,
	"std2019.subview":         subview,
	"std2019.linalg_slice":    linalgSlice,
	"std2019.linalg_view":     linalgView,
	"std2019.range":           rangeGone,
	"std2019.view": no("its index map says where the window is; write memref.subview with offsets, sizes and strides " +
		"(memref.view is another operation)"),
	"std2019.alloc_static": no("memref.alloc allocates without a fixed address; a fixed one is built with llvm.inttoptr"),
}

// no is the rule of what has no counterpart.
func no(why string) rule { return func(*core.Operation, *rewrite.Rewriter) string { return why } }

// to is the rule of an operation that has another name today and the same parts.
func to(name string) rule {
	return func(op *core.Operation, rw *rewrite.Rewriter) string {
		st := core.OperationState{Info: rw.Context().LookupOp(name), Loc: op.Loc(), Operands: op.OperandList(0, op.NumOperands()),
			Types: op.ResultTypes()}
		for i := range op.NumSuccessors() {
			st.Successors = append(st.Successors, op.Successor(i))
		}
		for _, a := range op.Attrs() {
			if name == "memref.dma_start" && a.Name == "operandSegmentSizes" {
				continue // its operands are one list
			}
			st.SetAttr(a.Name, a.Value)
		}
		rw.ReplaceOpWith(op, rw.CreateOp(&st))
		return ""
	}
}

// apply makes one affine.apply for each result.
func apply(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsAffineApplyOp(op))
	m := old.MapAttr().Value()
	var vals []*core.Value
	for _, e := range m.Results() {
		one := coreaffine.NewMap(m.NumDims(), m.NumSymbols(), e)
		vals = append(vals, affine.Apply{Map: rw.Context().AffineMap(one),
			MapOperands: old.MapOperands()}.Build(&rw.Builder).Op.Result(0))
	}
	rw.ReplaceOp(op, vals...)
	return ""
}

// analyzable reports whether indices are dimensions or symbols, in which case an access is one of affine, and can be
// analysed.
func analyzable(indices []*core.Value) bool {
	for _, v := range indices {
		if !affinedefs.IsValidDim(v) {
			return false
		}
	}
	return true
}

func load(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsLoadOp(op))
	if indices := old.Indices(); analyzable(indices) {
		rw.ReplaceOpWith(op, affine.Load{ResultType: old.Result().Type(), Memref: old.Memref(), Indices: indices,
			Map: rw.Context().AffineMap(coreaffine.IdentityMap(len(indices))), Attrs: op.DiscardableAttrs()}.Build(&rw.Builder).Op)
		return ""
	}
	return to("memref.load")(op, rw)
}

func store(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsStoreOp(op))
	if indices := old.Indices(); analyzable(indices) {
		rw.ReplaceOpWith(op, affine.Store{Value: old.Value(), Memref: old.Memref(), Indices: indices,
			Map: rw.Context().AffineMap(coreaffine.IdentityMap(len(indices))), Attrs: op.DiscardableAttrs()}.Build(&rw.Builder).Op)
		return ""
	}
	return to("memref.store")(op, rw)
}

// index makes a constant.
func index(rw *rewrite.Rewriter, n int64) *core.Value {
	return arith.NewConstant(&rw.Builder, rw.Context().IndexAttr(n)).Result()
}

// dim gives the number of the dimension as an operand.
func dim(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsDimOp(op))
	source := old.MemrefOrTensor()
	n := index(rw, old.IndexAttr().Int64())
	if _, ok := source.Type().(*core.MemRefType); ok {
		rw.ReplaceOp(op, memref.Dim{Source: source, Index: n, Attrs: op.DiscardableAttrs()}.Build(&rw.Builder).Result())
		return ""
	}
	rw.ReplaceOp(op, tensor.Dim{Source: source, Index: n, Attrs: op.DiscardableAttrs()}.Build(&rw.Builder).Result())
	return ""
}

func extractElement(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsExtractElementOp(op))
	source, indices := old.Aggregate(), old.Indices()
	switch t := source.Type().(type) {
	case *core.VectorType:
		static := make([]int64, len(indices))
		for i := range static {
			static[i] = core.Dynamic
		}
		rw.ReplaceOp(op, vector.Extract{Source: source, DynamicPosition: indices, StaticPosition: static}.Build(&rw.Builder).Result())
		return ""
	case *core.UnrankedTensorType:
		shape := make([]int64, len(indices))
		for i := range shape {
			shape[i] = core.Dynamic
		}
		source = tensor.NewCast(&rw.Builder, rw.Context().RankedTensor(shape, t.ElementType(), nil), source).Dest()
	}
	rw.ReplaceOp(op, tensor.Extract{Tensor: source, Indices: indices}.Build(&rw.Builder).Result())
	return ""
}

func splat(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsSplatOp(op))
	switch t := old.Aggregate().Type().(type) {
	case *core.VectorType:
		rw.ReplaceOp(op, vector.Broadcast{VectorType: t, Source: old.Input()}.Build(&rw.Builder).Vector())
	case *core.RankedTensorType:
		if !core.IsStaticShape(t) {
			return "the sizes of the tensor are not known; write tensor.splat with its dynamic sizes"
		}
		rw.ReplaceOp(op, tensor.Splat{AggregateType: t, Input: old.Input()}.Build(&rw.Builder).Aggregate())
	default:
		return "it makes neither a vector nor a ranked tensor; write tensor.splat with the sizes of the tensor"
	}
	return ""
}

// tensorLoad copies, as it did then: bufferization.to_tensor alone makes a tensor that changes with the memory.
func tensorLoad(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsTensorLoadOp(op))
	t := old.Result().Type()
	view := bufferization.ToTensor{ResultType: t, Buffer: old.Memref(), Restrict: true}.Build(&rw.Builder)
	rw.ReplaceOp(op, bufferization.AllocTensor{ResultType: t, Copy: view.Result()}.Build(&rw.Builder).Result())
	return ""
}

func tensorStore(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsTensorStoreOp(op))
	rw.ReplaceOpWith(op, bufferization.MaterializeInDestination{Source: old.Tensor(), Dest: old.Memref(),
		Writable: true}.Build(&rw.Builder).Op)
	return ""
}

// reshape factors each size into several, as memref.expand_shape does, when the types tell how.
func reshape(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsReshapeOp(op))
	const instead = "write memref.expand_shape or memref.collapse_shape (memref.reshape is another operation)"
	from, to := old.Source().Type().(*core.MemRefType), old.Result().Type().(*core.MemRefType)
	if !core.IsStaticShape(from) || !core.IsStaticShape(to) {
		return "how dynamic sizes are factored is not known; " + instead
	}
	groups := factor(from.Shape(), to.Shape())
	if groups == nil {
		return "its sizes are not those of the memory split up; " + instead
	}
	c := rw.Context()
	var list []core.Attribute
	for _, g := range groups {
		var dims []core.Attribute
		for _, d := range g {
			dims = append(dims, c.I64Attr(d))
		}
		list = append(list, c.Array(dims...))
	}
	rw.ReplaceOp(op, memref.ExpandShape{ResultType: to, Src: old.Source(), Reassociation: c.Array(list...),
		StaticOutputShape: to.Shape()}.Build(&rw.Builder).Result())
	return ""
}

// factor tells which sizes of the new shape make up each size of the old one; nil when none do.
func factor(from, to []int64) (groups [][]int64) {
	k := 0
	for i, n := range from {
		var g []int64
		product := int64(1)
		for k < len(to) && (product < n || len(g) == 0 || to[k] == 1 && len(to)-k > len(from)-1-i) {
			product *= to[k]
			g = append(g, int64(k))
			k++
		}
		if product != n {
			return nil
		}
		groups = append(groups, g)
	}
	if k < len(to) {
		return nil
	}
	return groups
}

// byteView makes a view of bytes, whose elements follow one another today, and a cast to the layout that it had.
func byteView(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsByteViewOp(op))
	t := old.Result().Type().(*core.MemRefType)
	plain := rw.Context().MemRef(t.Shape(), t.ElementType(), nil, t.MemorySpace())
	if !castsTo(plain, t) {
		return "a view of bytes has no layout today, and this one is not that of elements in order; write memref.view for the bytes and " +
			"memref.reinterpret_cast for the layout"
	}
	offset := old.Offset()
	if offset == nil {
		offset = index(rw, 0)
	}
	view := memref.View{Result0Type: plain, Source: old.Source(), ByteShift: offset, Sizes: old.Sizes()}.Build(&rw.Builder).Op.Result(0)
	rw.ReplaceOp(op, cast(rw, view, t))
	return ""
}

// cast returns the memory with what another type says about its layout.
func cast(rw *rewrite.Rewriter, v *core.Value, t *core.MemRefType) *core.Value {
	if v.Type() == core.Type(t) {
		return v
	}
	return memref.Cast{DestType: core.Type(t), Source: v}.Build(&rw.Builder).Op.Result(0)
}

// castsTo reports whether two types of one shape say nothing about the layout that excludes the other.
func castsTo(from, to *core.MemRefType) bool {
	a, x, ok := from.StridesAndOffset()
	b, y, good := to.StridesAndOffset()
	agree := func(m, n int64) bool { return m == n || m == core.Dynamic || n == core.Dynamic }
	if !ok || !good || len(a) != len(b) || !agree(x, y) {
		return false
	}
	for i := range a {
		if !agree(a[i], b[i]) || !agree(from.Shape()[i], to.Shape()[i]) {
			return false
		}
	}
	return true
}

// subview takes a part of memory, and casts it to the layout that was given.
func subview(op *core.Operation, rw *rewrite.Rewriter) string {
	old := core.Must(std2019.AsSubviewOp(op))
	from, t := old.Source().Type().(*core.MemRefType), old.Result().Type().(*core.MemRefType)
	c, rank := rw.Context(), len(from.Shape())
	if len(t.Shape()) != rank {
		return "the part has another rank; write memref.subview with all its sizes"
	}
	all := func(vals []*core.Value, missing func(i int) int64) []core.FoldResult {
		out := make([]core.FoldResult, rank)
		for i := range out {
			if i < len(vals) {
				out[i] = core.FoldResult{Value: vals[i]}
			} else {
				out[i] = core.FoldResult{Attr: c.IndexAttr(missing(i))}
			}
		}
		return out
	}
	shape := slices.Clone(t.Shape())
	for i := range old.Sizes() {
		shape[i] = core.Dynamic
	}
	part, ok := memrefdefs.ReducedSubView(&rw.Builder, old.Source(), shape, all(old.Offsets(), func(int) int64 { return 0 }),
		all(old.Sizes(), func(i int) int64 { return t.Shape()[i] }), all(old.Strides(), strideFrom(from, t)))
	if !ok || !castsTo(part.Type().(*core.MemRefType), t) {
		return "its type does not say where the part is; write memref.subview, which infers it"
	}
	rw.ReplaceOp(op, cast(rw, part, t))
	return ""
}

// strideFrom returns the stride of a part in a dimension where no operand gives it: what the types' strides say, or 1.
func strideFrom(from, to *core.MemRefType) func(i int) int64 {
	a, _, ok := from.StridesAndOffset()
	b, _, good := to.StridesAndOffset()
	return func(i int) int64 {
		if !ok || !good || a[i] == core.Dynamic || b[i] == core.Dynamic || a[i] == 0 || b[i]%a[i] != 0 {
			return 1
		}
		return b[i] / a[i]
	}
}

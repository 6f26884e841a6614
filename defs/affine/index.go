package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/view"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
)

// This file has affine.delinearize_index and affine.linearize_index: verifiers, folders and canonicalization patterns.
// A padded basis has an entry for each digit; that of the outermost one is empty when it has no bound.

func mixedBasis(op *core.Operation, static *core.DenseArrayAttr, dynamic []*core.Value) []core.FoldResult {
	return view.Mixed(op.Context(), static, dynamic)
}

func delinearizeBasis(op gen.DelinearizeIndexOp) []core.FoldResult {
	return mixedBasis(op.Op, op.StaticBasisAttr(), op.DynamicBasis())
}

func linearizeBasis(op gen.LinearizeIndexOp) []core.FoldResult {
	return mixedBasis(op.Op, op.StaticBasisAttr(), op.DynamicBasis())
}

func padded(basis []core.FoldResult, digits int) []core.FoldResult {
	if len(basis) == digits {
		return basis
	}
	return append([]core.FoldResult{{}}, basis...)
}

func isEmpty(m core.FoldResult) bool { return m == core.FoldResult{} }

// unpadded drops an empty first entry.
func unpadded(basis []core.FoldResult) []core.FoldResult {
	if len(basis) > 0 && isEmpty(basis[0]) {
		return basis[1:]
	}
	return basis
}

// splitBasis separates integers from values.
func splitBasis(basis []core.FoldResult) (static []int64, vals []*core.Value) {
	for _, m := range basis {
		if m.Value != nil {
			static, vals = append(static, core.Dynamic), append(vals, m.Value)
			continue
		}
		n, _ := view.Constant(m)
		static = append(static, n)
	}
	return static, vals
}

// newDelinearize splits a number; the basis may be padded, and bounded says whether an unpadded one has the outermost
// bound.
func newDelinearize(rw *rewrite.Rewriter, loc core.Location, v *core.Value, basis []core.FoldResult,
	bounded bool) gen.DelinearizeIndexOp {
	digits := len(basis)
	if len(basis) > 0 && isEmpty(basis[0]) {
		basis = basis[1:]
	} else if !bounded {
		digits++
	}
	d := gen.DelinearizeIndex{LinearIndex: v, Loc: loc, MultiIndexTypes: make([]core.Type, digits)}
	d.StaticBasis, d.DynamicBasis = splitBasis(basis)
	for i := range d.MultiIndexTypes {
		d.MultiIndexTypes[i] = rw.Context().Index()
	}
	return d.Build(&rw.Builder)
}

// newLinearize makes a number of digits; the basis may be padded.
func newLinearize(rw *rewrite.Rewriter, loc core.Location, digits []*core.Value, basis []core.FoldResult,
	disjoint bool) gen.LinearizeIndexOp {
	l := gen.LinearizeIndex{MultiIndex: digits, Disjoint: disjoint, Loc: loc}
	l.StaticBasis, l.DynamicBasis = splitBasis(unpadded(basis))
	return l.Build(&rw.Builder)
}

func verifyBasis(op *core.Operation, static *core.DenseArrayAttr, dynamic int, r *core.Reporter) bool {
	n := 0
	for i := range static.Len() {
		if static.Int(i) == core.Dynamic {
			n++
		}
	}
	if n != dynamic {
		return r.OpErrorf(op, "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) "+
			"-- this can only happen due to an incorrect fold/rewrite").Fail()
	}
	for i := range static.Len() {
		if v := static.Int(i); v != core.Dynamic && v <= 0 {
			return r.OpErrorf(op, "no basis element may be statically non-positive").Fail()
		}
	}
	return true
}

// VerifyDelinearizeIndex compares the basis with the results.
func (Hooks) VerifyDelinearizeIndex(op gen.DelinearizeIndexOp, r *core.Reporter) bool {
	static := op.StaticBasisAttr()
	if n := op.Op.NumResults(); n != static.Len() && n != static.Len()+1 {
		return r.OpErrorf(op.Op, "should return an index for each basis element and up to one extra index").Fail()
	}
	return verifyBasis(op.Op, static, len(op.DynamicBasis()), r)
}

// VerifyLinearizeIndex compares the basis with the operands.
func (Hooks) VerifyLinearizeIndex(op gen.LinearizeIndexOp, r *core.Reporter) bool {
	static := op.StaticBasisAttr()
	if n := len(op.MultiIndex()); n != static.Len() && n != static.Len()+1 {
		return r.OpErrorf(op.Op, "should be passed a basis element for each index except possibly the first").Fail()
	}
	return verifyBasis(op.Op, static, len(op.DynamicBasis()), r)
}

// foldBasis makes operands that are constants part of the basis, which is operand group k.
func foldBasis(op *core.Operation, k int, basis []core.FoldResult, consts []core.Attribute) bool {
	if !slices.ContainsFunc(consts, func(a core.Attribute) bool { return a != nil }) {
		return false
	}
	i := 0
	for at, m := range basis {
		if m.Value != nil {
			if consts[i] != nil {
				basis[at] = core.FoldResult{Attr: consts[i]}
			}
			i++
		}
	}
	static, vals := splitBasis(basis)
	flow.GroupOperands(op, k).Set(vals)
	op.SetAttr("static_basis", op.Context().I64Array(static...))
	return true
}

// FoldDelinearizeIndex splits a constant.
func (Hooks) FoldDelinearizeIndex(op gen.DelinearizeIndexOp, in *core.FoldIn) core.Fold {
	if foldBasis(op.Op, 1, delinearizeBasis(op), in.Operands[1:]) {
		return core.InPlace
	}
	if op.Op.NumResults() == 1 {
		return core.FoldValue(op.LinearIndex())
	}
	a, ok := in.Operands[0].(*core.IntegerAttr)
	if !ok || len(op.DynamicBasis()) > 0 {
		return core.NoFold
	}
	digits := op.Op.NumResults()
	out := make([]core.FoldResult, digits)
	static := op.StaticBasisAttr()
	rest := a.Int64()
	set := func(i int, v int64) { out[i].Attr = op.Op.Context().IndexAttr(v) }
	for i := digits - 1; i > 0; i-- {
		n := static.Int(static.Len() - digits + i)
		q := num.FloorDiv(rest, n)
		set(i, rest-q*n)
		rest = q
	}
	if digits > 0 {
		set(0, rest)
	}
	return core.FoldTo(out...)
}

// FoldLinearizeIndex makes a constant of constants.
func (Hooks) FoldLinearizeIndex(op gen.LinearizeIndexOp, in *core.FoldIn) core.Fold {
	digits := op.MultiIndex()
	if foldBasis(op.Op, 1, linearizeBasis(op), in.Operands[len(digits):]) {
		return core.InPlace
	}
	switch len(digits) {
	case 0:
		return core.FoldAttr(op.Op.Context().IndexAttr(0))
	case 1:
		return core.FoldValue(digits[0])
	}
	if len(op.DynamicBasis()) > 0 {
		return core.NoFold
	}
	static := op.StaticBasisAttr()
	sum, stride := int64(0), int64(1)
	for i := range digits {
		a, ok := in.Operands[len(digits)-1-i].(*core.IntegerAttr)
		if !ok {
			return core.NoFold
		}
		sum += a.Int64() * stride
		if i < static.Len() {
			stride *= static.Int(static.Len() - 1 - i)
		}
	}
	return core.FoldAttr(op.Op.Context().IndexAttr(sum))
}

// CanonicalizationPatternsDelinearizeIndex adds what was made of digits, and digits that are always 0.
func (Hooks) CanonicalizationPatternsDelinearizeIndex(set *rewrite.PatternSet) {
	on := func(name string, f func(gen.DelinearizeIndexOp, *rewrite.Rewriter) bool) rewrite.Pattern {
		return rewrite.OpPattern(&gen.DelinearizeIndexDef, gen.AsDelinearizeIndexOp, "affine.delinearize_index "+name, f)
	}
	set.Add(on("of the same digits", cancelTail), on("of a digit", splitLastDigit), on("into sizes of 1", dropUnits))
}

// disjointSource returns the affine.linearize_index disjoint that makes the number.
func disjointSource(op gen.DelinearizeIndexOp) (gen.LinearizeIndexOp, bool) {
	l, ok := gen.AsLinearizeIndexOp(op.LinearIndex().DefiningOp())
	return l, ok && l.Disjoint()
}

// cancelTail: digits at the end with the same sizes are those that the number was made of.
func cancelTail(op gen.DelinearizeIndexOp, rw *rewrite.Rewriter) bool {
	l, ok := disjointSource(op)
	if !ok {
		return false
	}
	digits, from, to := l.MultiIndex(), linearizeBasis(l), delinearizeBasis(op)
	n := 0
	for n < len(from) && n < len(to) && from[len(from)-1-n] == to[len(to)-1-n] {
		n++
	}
	switch {
	case n == 0:
		return false
	case n == len(from) && n == len(to) && len(digits) == op.Op.NumResults():
		rw.ReplaceOp(op.Op, digits...)
		return true
	}
	rest := newLinearize(rw, l.Op.Loc(), digits[:len(digits)-n], from[:len(from)-n], true)
	d := newDelinearize(rw, op.Op.Loc(), rest.LinearIndex(), to[:len(to)-n], len(to) == op.Op.NumResults())
	rw.ReplaceOp(op.Op, append(d.Op.ResultList(), digits[len(digits)-n:]...)...)
	return true
}

// splitLastDigit: sizes whose product is that of the last digit split that digit.
func splitLastDigit(op gen.DelinearizeIndexOp, rw *rewrite.Rewriter) bool {
	l, ok := disjointSource(op)
	if !ok {
		return false
	}
	digits, from, to := l.MultiIndex(), linearizeBasis(l), delinearizeBasis(op)
	if len(from) == 0 {
		return false
	}
	target, n, size := from[len(from)-1], 0, int64(1)
	if target.Value != nil {
		return false
	}
	want, _ := view.Constant(target)
	for n < len(to) && size < want {
		m := to[len(to)-1-n]
		if m.Value != nil {
			return false
		}
		v, _ := view.Constant(m)
		size *= v
		n++
	}
	if size != want || n < 2 {
		return false
	}
	rest := newLinearize(rw, l.Op.Loc(), digits[:len(digits)-1], from[:len(from)-1], true)
	d := newDelinearize(rw, op.Op.Loc(), rest.LinearIndex(), to[:len(to)-n], len(to) == op.Op.NumResults())
	last := newDelinearize(rw, op.Op.Loc(), digits[len(digits)-1], to[len(to)-n:], true)
	rw.ReplaceOp(op.Op, append(d.Op.ResultList(), last.Op.ResultList()...)...)
	return true
}

// dropUnits: the digit of a size of 1 is 0.
func dropUnits(op gen.DelinearizeIndexOp, rw *rewrite.Rewriter) bool {
	vals := make([]*core.Value, op.Op.NumResults())
	var zero *core.Value
	var basis []core.FoldResult
	for i, m := range padded(delinearizeBasis(op), len(vals)) {
		if isEmpty(m) || !view.IsConstant(m, 1) {
			basis = append(basis, m)
			continue
		}
		if zero == nil {
			zero = arith.NewConstant(&rw.Builder, rw.Context().IndexAttr(0)).Result()
		}
		vals[i] = zero
	}
	if len(basis) == len(vals) {
		return false
	}
	if len(basis) > 0 {
		d := newDelinearize(rw, op.Op.Loc(), op.LinearIndex(), basis, true)
		k := 0
		for i, v := range vals {
			if v == nil {
				vals[i] = d.Op.Result(k)
				k++
			}
		}
	}
	rw.ReplaceOp(op.Op, vals...)
	return true
}

// CanonicalizationPatternsLinearizeIndex adds digits that a number was split into, and digits that are 0.
func (Hooks) CanonicalizationPatternsLinearizeIndex(set *rewrite.PatternSet) {
	on := func(name string, f func(gen.LinearizeIndexOp, *rewrite.Rewriter) bool) rewrite.Pattern {
		return rewrite.OpPattern(&gen.LinearizeIndexDef, gen.AsLinearizeIndexOp, "affine.linearize_index "+name, f)
	}
	set.Add(on("of split digits", joinDigits), on("of a leading 0", dropLeadingZero), on("by sizes of 1", dropUnitDigits))
}

// dropUnitDigits leaves out digits of size 1 that are 0.
func dropUnitDigits(op gen.LinearizeIndexOp, rw *rewrite.Rewriter) bool {
	old := op.MultiIndex()
	var digits []*core.Value
	var basis []core.FoldResult
	for i, m := range padded(linearizeBasis(op), len(old)) {
		if !isEmpty(m) && view.IsConstant(m, 1) && (op.Disjoint() || view.IsConstant(core.FoldResult{Value: old[i]}, 0)) {
			continue
		}
		digits, basis = append(digits, old[i]), append(basis, m)
	}
	switch len(digits) {
	case len(old):
		return false
	case 0:
		rw.ReplaceOp(op.Op, arith.NewConstant(&rw.Builder, rw.Context().IndexAttr(0)).Result())
	default:
		rw.ReplaceOpWith(op.Op, newLinearize(rw, op.Op.Loc(), digits, basis, op.Disjoint()).Op)
	}
	return true
}

func dropLeadingZero(op gen.LinearizeIndexOp, rw *rewrite.Rewriter) bool {
	digits := op.MultiIndex()
	if len(digits) == 0 || !constfold.IsZero(digits[0].ConstantValue()) {
		return false
	}
	if len(digits) == 1 {
		rw.ReplaceOp(op.Op, digits[0])
		return true
	}
	basis := padded(linearizeBasis(op), len(digits))[1:]
	rw.ReplaceOpWith(op.Op, newLinearize(rw, op.Op.Loc(), digits[1:], basis, op.Disjoint()).Op)
	return true
}

// run says that n digits, from position lin on, are results of an affine.delinearize_index from result delin on.
type run struct {
	op            gen.DelinearizeIndexOp
	lin, delin, n int
}

// runs finds digits that were split with the same sizes, at most one run for each operation.
func runs(op gen.LinearizeIndexOp) (list []run) {
	digits := op.MultiIndex()
	basis := padded(linearizeBasis(op), len(digits))
	for i := 0; i < len(digits); i++ {
		d, ok := gen.AsDelinearizeIndexOp(digits[i].DefiningOp())
		if !ok {
			continue
		}
		k := digits[i].Index()
		from := padded(delinearizeBasis(d), d.Op.NumResults())
		// Outermost digits need no bounds, or have one for sure.
		if basis[i] != from[k] && !(i == 0 && k == 0) && !(op.Disjoint() && k == 0 && isEmpty(from[k])) {
			continue
		}
		n := 1
		for i+n < len(digits) && k+n < len(from) && digits[i+n] == d.Op.Result(k+n) && basis[i+n] == from[k+n] {
			n++
		}
		if n == 1 || slices.ContainsFunc(list, func(r run) bool { return r.op == d }) {
			continue
		}
		list = append(list, run{d, i, k, n})
		i += n - 1
	}
	return list
}

// joinDigits makes digits that a number was split into one again.
func joinDigits(op gen.LinearizeIndexOp, rw *rewrite.Rewriter) bool {
	list := runs(op)
	if len(list) == 0 {
		return false
	}
	old := func() ([]*core.Value, []core.FoldResult) {
		digits := op.MultiIndex()
		return digits, padded(linearizeBasis(op), len(digits))
	}
	joined, sizes := make([]*core.Value, len(list)), make([]core.FoldResult, len(list))
	for i, r := range list {
		_, basis := old()
		merged := basis[r.lin : r.lin+r.n]
		at := rw.Save()
		rw.SetBefore(r.op.Op)
		sizes[i] = product(rw, op.Op.Loc(), merged)
		joined[i] = r.op.LinearIndex()
		if r.n != r.op.Op.NumResults() {
			joined[i] = residue(r, merged, sizes[i], rw)
		}
		rw.Restore(at)
	}
	// What is not joined may have been results of the operations that were split otherwise.
	rest, restBasis := old()
	var digits []*core.Value
	var basis []core.FoldResult
	end := 0
	for i, r := range list {
		digits, basis = append(digits, rest[end:r.lin]...), append(basis, restBasis[end:r.lin]...)
		digits, basis = append(digits, joined[i]), append(basis, sizes[i])
		end = r.lin + r.n
	}
	digits, basis = append(digits, rest[end:]...), append(basis, restBasis[end:]...)
	rw.ReplaceOpWith(op.Op, newLinearize(rw, op.Op.Loc(), digits, basis, op.Disjoint()).Op)
	return true
}

// residue splits with the run as one digit, and that digit into the run's, and returns it.
func residue(r run, merged []core.FoldResult, size core.FoldResult, rw *rewrite.Rewriter) *core.Value {
	basis := padded(delinearizeBasis(r.op), r.op.Op.NumResults())
	basis = slices.Concat(basis[:r.delin], []core.FoldResult{size}, basis[r.delin+r.n:])
	d := newDelinearize(rw, r.op.Op.Loc(), r.op.LinearIndex(), basis, true)
	digit := d.Op.Result(r.delin)
	inner := newDelinearize(rw, r.op.Op.Loc(), digit, merged, true)
	vals := slices.Concat(d.Op.ResultList()[:r.delin], inner.Op.ResultList(), d.Op.ResultList()[r.delin+1:])
	rw.ReplaceOp(r.op.Op, vals...)
	return digit
}

// product multiplies sizes; an empty one makes it empty.
func product(rw *rewrite.Rewriter, loc core.Location, sizes []core.FoldResult) core.FoldResult {
	e := affine.Const(1)
	var syms []*core.Value
	for _, m := range sizes {
		if isEmpty(m) {
			return m
		}
		if n, ok := view.Constant(m); ok {
			e = e.MulConst(n)
			continue
		}
		e = e.Mul(affine.Symbol(len(syms)))
		syms = append(syms, m.Value)
	}
	if v, ok := e.Value(); ok {
		return core.FoldResult{Attr: rw.Context().IndexAttr(v)}
	}
	m := rw.Context().AffineMap(affine.NewMap(0, len(syms), e))
	return core.FoldResult{Value: gen.Apply{MapOperands: syms, Map: m, Loc: loc}.Build(&rw.Builder).Op.Result(0)}
}

package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	tosadefs "github.com/odsgen/ods/defs/tosa"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (*ReduceTransposesPass) run(r *passes.Run) {
	if b := r.Op.Region(0).Entry(); b == nil || b.Next() != nil {
		return
	}
	h := &hoisting{rw: rewrite.NewRewriter(r.Op.Context(), nil), made: map[string]map[*core.Value]*core.Value{},
		hoists: map[string][]*hoist{}}
	r.Op.Walk(func(op *core.Operation) {
		if t, ok := gen.AsTransposeOp(op); ok {
			h.hoist(t)
		}
	})
	good := map[*hoist]bool{}
	for perms, list := range h.hoists {
		for _, x := range worthwhile(perms, list) {
			good[x] = true
		}
	}
	// Later ones first: what takes the place of one may be what takes the place of another.
	for _, x := range slices.Backward(h.order) {
		if good[x] {
			h.rw.ReplaceOp(x.op.Op, h.made[x.perms][x.op.Input1()])
		}
	}
	h.removeDead(r.Op)
}

// hoist is a transposition that can be moved before everything that its operand is computed by.
type hoist struct {
	op    gen.TransposeOp
	perms string
	fanIn []*core.Operation // what computes the operand, in order
	in    map[*core.Operation]bool
}

// hoisting moves all transpositions of a function before what computes their operands. What is new is not used yet.
type hoisting struct {
	rw     *rewrite.Rewriter
	made   map[string]map[*core.Value]*core.Value // by permutation, what transposed values are computed by
	hoists map[string][]*hoist                    // by permutation
	order  []*hoist
}

// key tells permutations apart.
func key(perms []int32) string {
	text := make([]byte, len(perms))
	for i, p := range perms {
		text[i] = byte(p)
	}
	return string(text)
}

func isIdentity(perms []int32) bool {
	for i, p := range perms {
		if int(p) != i {
			return false
		}
	}
	return true
}

// hoist makes everything that a transposition depends on once more, transposed.
func (h *hoisting) hoist(op gen.TransposeOp) {
	perms := op.Perms()
	_, ok1 := op.Input1().Type().(*core.RankedTensorType)
	_, ok2 := op.Output().Type().(*core.RankedTensorType)
	if !ok1 || !ok2 || isIdentity(perms) {
		return
	}
	x := &hoist{op: op, perms: key(perms), in: map[*core.Operation]bool{}}
	if !x.collect(op.Input1().DefiningOp()) {
		return
	}
	made := h.made[x.perms]
	if made == nil {
		made = map[*core.Value]*core.Value{}
		h.made[x.perms] = made
	}
	for _, o := range x.fanIn {
		if made[o.Result(0)] != nil {
			continue
		}
		h.rw.SetAfter(o)
		h.rw.SetLoc(o.Loc())
		v := h.transposed(o, made, perms)
		if v == nil {
			return // what was made is not used and will be removed
		}
		made[o.Result(0)] = v
	}
	if made[op.Input1()].Type() != op.Output().Type() {
		return // sizes that are not known differ
	}
	h.hoists[x.perms] = append(h.hoists[x.perms], x)
	h.order = append(h.order, x)
}

// isElementwise reports whether an operation computes each element of its result from the same elements of its operands.
func isElementwise(op *core.Operation) bool {
	def := op.Info().Def()
	return def != nil && (op.Is(&gen.MulDef) || slices.Contains(def.Traits, &gen.TosaElementwiseOperatorTrait))
}

// collect lists what computes a value, as far as constants, reshapes and other transpositions. It is false when there is
// something that a transposition cannot move across.
func (x *hoist) collect(op *core.Operation) bool {
	if op == nil || op.Info().DialectName() != gen.Name {
		return false
	}
	if x.in[op] {
		return true
	}
	if op.NumResults() != 1 {
		return false
	}
	if _, ok := op.Result(0).Type().(*core.RankedTensorType); !ok {
		return false
	}
	if !op.Is(&gen.TransposeDef) && !op.Is(&gen.ReshapeDef) && !op.Is(&gen.ConstDef) {
		if !isElementwise(op) {
			return false
		}
		for i, v := range op.OperandList(0, op.NumOperands()) {
			if !isNumberAlone(op, i) && !x.collect(v.DefiningOp()) {
				return false
			}
		}
	}
	x.in[op] = true
	x.fanIn = append(x.fanIn, op)
	return true
}

// isNumberAlone reports whether an operand is one number for all elements: the shift of a product, or a zero point.
func isNumberAlone(op *core.Operation, i int) bool {
	return i == 2 && op.Is(&gen.MulDef) || i > 0 && op.Is(&gen.NegateDef)
}

func permutedShape(shape []int64, perms []int32) []int64 {
	out := make([]int64, len(perms))
	for i, p := range perms {
		out[i] = shape[p]
	}
	return out
}

// transposed makes what computes the result of an operation transposed; nil when it cannot.
func (h *hoisting) transposed(op *core.Operation, made map[*core.Value]*core.Value, perms []int32) *core.Value {
	from := op.Result(0).Type().(*core.RankedTensorType)
	if len(from.Shape()) != len(perms) {
		return nil
	}
	t := h.rw.Context().RankedTensor(permutedShape(from.Shape(), perms), from.ElementType(), nil)
	if x, ok := gen.AsTransposeOp(op); ok {
		return undone(x, perms)
	}
	if x, ok := gen.AsReshapeOp(op); ok {
		return h.reshaped(x, t, perms)
	}
	if x, ok := gen.AsConstOp(op); ok {
		value, ok := x.ValuesAttr().(*core.DenseElementsAttr)
		if !ok || value.NumElements() == 0 {
			return nil
		}
		value = permuted(value, t, perms)
		return gen.Const{Values: value, OutputType: value.Type()}.Build(&h.rw.Builder).Op.Result(0)
	}
	operands := op.OperandList(0, op.NumOperands())
	for i, v := range operands {
		if made[v] != nil {
			operands[i] = made[v]
		} else if !isNumberAlone(op, i) {
			return nil
		}
	}
	by := op.Clone(nil)
	by.SetOperands(operands)
	by.Result(0).SetType(t)
	return h.rw.Insert(by).Result(0)
}

// undone returns the operand of a transposition that another one undoes.
func undone(op gen.TransposeOp, perms []int32) *core.Value {
	inner := op.Perms()
	if len(inner) != len(perms) {
		return nil
	}
	for i, p := range perms {
		if int(inner[p]) != i {
			return nil
		}
	}
	return op.Input1()
}

// reshaped gives one dimension another place among those of size one.
func (h *hoisting) reshaped(op gen.ReshapeOp, t *core.RankedTensorType, perms []int32) *core.Value {
	in, ok := op.Input1().Type().(*core.RankedTensorType)
	if !ok || len(in.Shape()) != 1 {
		return nil
	}
	ones := 0
	for _, n := range t.Shape() {
		if n == 1 {
			ones++
		}
	}
	if ones != len(t.Shape())-1 && (ones != len(t.Shape()) || in.Shape()[0] != 1) {
		return nil
	}
	shape, ok := tosadefs.ConstantShape(op.Shape())
	if !ok || len(shape) != len(perms) {
		return nil
	}
	to := constShape(&h.rw.Builder, permutedShape(shape, perms))
	return gen.Reshape{OutputType: t, Input1: op.Input1(), Shape: to}.Build(&h.rw.Builder).Op.Result(0)
}

// worthwhile lists the transpositions of one permutation that can be replaced so that everything which they were computed
// by goes away: it is used by nothing but these transpositions.
func worthwhile(perms string, list []*hoist) []*hoist {
	users := map[*core.Operation]int{} // how many of the transpositions an operation computes
	for _, x := range list {
		for _, op := range x.fanIn {
			users[op]++
		}
	}
	left := slices.Clone(list)
	for changed := true; changed; {
		changed = false
		left = slices.DeleteFunc(left, func(x *hoist) bool {
			if x.isReplaceable(perms, users) {
				return false
			}
			for _, op := range x.fanIn {
				users[op]--
			}
			changed = true
			return true
		})
	}
	return left
}

func (x *hoist) isReplaceable(perms string, users map[*core.Operation]int) bool {
	for _, op := range x.fanIn {
		if op.Is(&gen.ConstDef) { // at worst there are two of them
			continue
		}
		for user := range op.Result(0).Users() {
			if t, ok := gen.AsTransposeOp(user); ok {
				if key(t.Perms()) != perms {
					return false
				}
			} else if users[user] == 0 {
				return false
			}
		}
	}
	return true
}

// removeDead erases what nothing uses, users before what they use.
func (h *hoisting) removeDead(op *core.Operation) {
	var all []*core.Operation
	op.Walk(func(o *core.Operation) { all = append(all, o) })
	for _, o := range slices.Backward(all) {
		if o != op && o.IsTriviallyDead() {
			h.rw.EraseOp(o)
		}
	}
}

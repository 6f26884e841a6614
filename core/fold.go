package core

import "slices"

// FoldResult is one result of folding: an existing value or a constant.
type FoldResult struct {
	Value *Value
	Attr  Attribute
}

// Fold is what a folder answers: nothing, the operation was changed in place, or one [FoldResult] for each result.
type Fold struct {
	status foldStatus
	one    FoldResult
	many   []FoldResult
}

type foldStatus uint8

const (
	foldNone foldStatus = iota
	foldInPlace
	foldOne
	foldMany
)

// NoFold means that nothing could be folded; InPlace that the operation was changed but stays. They are constants in
// spirit and must not be assigned to.
var (
	NoFold  = Fold{}
	InPlace = Fold{status: foldInPlace}
)

// FoldAttr folds the single result to a constant; a nil attribute is [NoFold].
func FoldAttr(a Attribute) Fold {
	if a == nil {
		return NoFold
	}
	return Fold{status: foldOne, one: FoldResult{Attr: a}}
}

// FoldValue folds the single result to an existing value; a nil value is [NoFold].
func FoldValue(v *Value) Fold {
	if v == nil {
		return NoFold
	}
	return Fold{status: foldOne, one: FoldResult{Value: v}}
}

// FoldTo folds each result to an entry.
func FoldTo(results ...FoldResult) Fold { return Fold{status: foldMany, many: results} }

// IsNone reports whether nothing was folded.
func (f Fold) IsNone() bool { return f.status == foldNone }

// IsInPlace reports whether the operation was changed in place.
func (f Fold) IsInPlace() bool { return f.status == foldInPlace }

// Results returns one entry for each result; nil for [NoFold] and [InPlace].
func (f Fold) Results() []FoldResult {
	switch f.status {
	case foldOne:
		return []FoldResult{f.one}
	case foldMany:
		return f.many
	}
	return nil
}

// FoldIn is what a folder may look at besides the operation: the constant value of each operand, or nil. A folder may
// change operands and attributes of its own operation, never create or erase operations.
type FoldIn struct {
	Op       *Operation
	Operands []Attribute
}

// Const returns the constant value of operand i, or nil.
func (in *FoldIn) Const(i int) Attribute { return in.Operands[i] }

// Fold folds an operation with the given constant operands: its own folder first; when that did nothing or changed the
// operation in place, its traits' folds. A fold to one of the operation's own results, which a cycle in a graph region
// leads to, is [NoFold]: replacing a value by itself changes nothing, and a driver would try it again for ever, as
// upstream's does.
func (op *Operation) Fold(operands []Attribute) Fold {
	if !op.info.folds {
		return NoFold
	}
	return foldOp(op, &FoldIn{Op: op, Operands: operands})
}

func foldOp(op *Operation, in *FoldIn) Fold {
	own := NoFold
	if f := op.info.def.Fold; f != nil {
		own = f(op.info.Hooks(), op, in)
		if own.isOf(op) {
			own = NoFold
		}
		if own.status == foldOne || own.status == foldMany {
			return own
		}
	}
	for _, t := range op.info.def.Traits {
		if t.Fold != nil {
			if r := t.Fold(op, in); !r.IsNone() && !r.isOf(op) {
				return r
			}
		}
	}
	return own
}

// isOf reports whether the fold leads to a result of the operation itself.
func (f Fold) isOf(op *Operation) bool {
	of := func(v *Value) bool { return v != nil && v.DefiningOp() == op }
	return of(f.one.Value) || slices.ContainsFunc(f.many, func(r FoldResult) bool { return of(r.Value) })
}

// ConstantValue returns the constant that the value is, when a ConstantLike operation defines it, or nil.
func (v *Value) ConstantValue() Attribute {
	if v == nil {
		return nil
	}
	op := v.DefiningOp()
	if op == nil || !op.Has(TraitConstantLike) {
		return nil
	}
	return op.ConstantValue()
}

// ConstantValue returns the constant that a ConstantLike operation stands for, or nil.
func (op *Operation) ConstantValue() Attribute {
	if !op.Has(TraitConstantLike) {
		return nil
	}
	if f := op.Fold(nil); f.status == foldOne {
		return f.one.Attr
	}
	return nil
}

// FoldWithConstants folds an operation with whatever its operands' constants are.
func (op *Operation) FoldWithConstants() Fold {
	consts := make([]Attribute, op.nOperands)
	for i, v := range op.Operands() {
		consts[i] = v.ConstantValue()
	}
	return op.Fold(consts)
}

// ConstFolder is [Operation.FoldWithConstants] for many operations, without making garbage. It belongs to one
// goroutine; the zero value is ready.
type ConstFolder struct {
	in, constant FoldIn
	consts       []Attribute
}

// Fold folds an operation with whatever its operands' constants are.
func (f *ConstFolder) Fold(op *Operation) Fold {
	if !op.info.folds {
		return NoFold
	}
	f.consts = f.consts[:0]
	for i := range op.uses() {
		f.consts = append(f.consts, f.Constant(op.uses()[i].value))
	}
	f.in = FoldIn{Op: op, Operands: f.consts}
	return foldOp(op, &f.in)
}

// Constant is [Operation.ConstantValue].
func (f *ConstFolder) Constant(v *Value) Attribute {
	if v == nil {
		return nil
	}
	op := v.DefiningOp()
	if op == nil || !op.Has(TraitConstantLike) {
		return nil
	}
	return f.ConstantOf(op)
}

// ConstantOf returns the constant that a constant-like operation holds, and nil for any other operation.
func (f *ConstFolder) ConstantOf(op *Operation) Attribute {
	if !op.Has(TraitConstantLike) {
		return nil
	}
	f.constant = FoldIn{Op: op}
	if r := foldOp(op, &f.constant); r.status == foldOne {
		return r.one.Attr
	}
	return nil
}

// InferIn is what result types are inferred from: the parts of an operation that may not exist yet.
type InferIn struct {
	Context    *Context
	Info       *OpInfo
	Loc        Location
	Operands   []*Value
	Slots      []Attribute
	Attrs      []NamedAttr
	Successors []*Block
	// Report receives the reason of a failure; nil when nobody wants to know.
	Report *Reporter

	regions []*Region
	// body says that the inference has asked for a region that is absent or empty: what it would be inferred from is not
	// there yet.
	body bool
}

// Region returns region k, which may be empty: a builder makes the operation before its body. It returns nil when there
// is no region k.
func (in *InferIn) Region(k int) *Region {
	if k < 0 || k >= len(in.regions) {
		in.body = true
		return nil
	}
	in.body = in.body || in.regions[k] == nil || in.regions[k].IsEmpty()
	return in.regions[k]
}

// OperandGroup returns the operands of declared operand k, sliced from Operands.
func (in *InferIn) OperandGroup(k int) []*Value {
	def := in.Info.def
	if def.OperandSegments > 0 {
		sizes, ok := in.Slot(def.OperandSegments - 1).(*DenseArrayAttr)
		if !ok {
			return nil
		}
		if k >= sizes.Len() {
			return nil
		}
		start := 0
		for i := 0; i < k; i++ {
			start += int(sizes.Int(i))
		}
		return in.operandRange(start, int(sizes.Int(k)))
	}
	variable := 0
	for i := range def.Operands {
		if def.Operands[i].Arity != Single {
			variable++
		}
	}
	each := 1
	if variable > 0 {
		each = (len(in.Operands) - (len(def.Operands) - variable)) / variable
	}
	start := 0
	for i := 0; i <= k; i++ {
		n := 1
		if def.Operands[i].Arity != Single {
			n = each
		}
		if i == k {
			return in.operandRange(start, n)
		}
		start += n
	}
	return nil
}

// operandRange returns n operands from start on, nil when there are not so many.
func (in *InferIn) operandRange(start, n int) []*Value {
	if start < 0 || n < 0 || start+n > len(in.Operands) {
		return nil
	}
	return in.Operands[start : start+n]
}

// Slot returns inherent attribute k, its default when absent, or nil.
func (in *InferIn) Slot(k int) Attribute {
	if k < len(in.Slots) && in.Slots[k] != nil {
		return in.Slots[k]
	}
	return in.Info.DefaultOf(k)
}

// inferInOf returns the inference input that an existing operation gives.
func inferInOf(op *Operation, r *Reporter) *InferIn {
	in := &InferIn{Context: op.Context(), Info: op.info, Loc: op.loc, Operands: op.OperandList(0, op.NumOperands()),
		Attrs: op.DiscardableAttrs(), Report: r}
	for i := range op.info.def.Slots {
		in.Slots = append(in.Slots, op.Slot(i))
	}
	for _, rg := range op.Regions() {
		in.regions = append(in.regions, rg)
	}
	for _, b := range op.Successors() {
		in.Successors = append(in.Successors, b)
	}
	return in
}

package core

import (
	"fmt"

	"github.com/odsgen/ods/core/num"
)

// This file has the small helpers that generated code is made of.

// ViewOf returns the view that generated views embed.
func ViewOf(op *Operation) OpView { return OpView{op} }

// ViewIf returns the view of an operation when it is of the definition; op may be nil.
func ViewIf(op *Operation, def *OpDef) (OpView, bool) {
	if op == nil || op.info.identity != def {
		return OpView{}, false
	}
	return OpView{op}, true
}

// InferLikeOperand is the inference of operations whose only result has the type of the first operand.
func InferLikeOperand(_ any, in *InferIn) ([]Type, bool) {
	if len(in.Operands) == 0 || in.Operands[0].Type() == nil {
		return nil, false
	}
	return []Type{in.Operands[0].Type()}, true
}

// AttrAs returns the attribute as the Go type T; the zero value when it is absent or of another type.
func AttrAs[T Attribute](a Attribute) T {
	t, _ := a.(T)
	return t
}

// SlotOrDefault returns the inherent attribute with definition index i, or its default when it is absent.
func (op *Operation) SlotOrDefault(i int) Attribute {
	if a := op.Slot(i); a != nil {
		return a
	}
	return op.info.DefaultOf(i)
}

// IsAttr reports whether an attribute is of a Go type.
func IsAttr[T Attribute](a Attribute) bool {
	_, ok := a.(T)
	return ok
}

// ReplacedType returns what f makes of a type, or the type itself when it is nil or the replacement has another Go type.
func ReplacedType[T interface {
	comparable
	Type
}](t T, f func(Type) Type) T {
	var zero T
	if t == zero {
		return t
	}
	if n, ok := f(t).(T); ok {
		return n
	}
	return t
}

// ReplacedAttr is [ReplacedType] for an attribute.
func ReplacedAttr[T interface {
	comparable
	Attribute
}](a T, f func(Attribute) Attribute) T {
	var zero T
	if a == zero {
		return a
	}
	if n, ok := f(a).(T); ok {
		return n
	}
	return a
}

// Replaced returns the list of what f makes of each element.
func Replaced[T any](list []T, f func(T) T) []T {
	out := make([]T, len(list))
	for i, e := range list {
		out[i] = f(e)
	}
	return out
}

// AttrOrNil returns a as an attribute; a nil pointer of a concrete type becomes the nil interface.
func AttrOrNil[T interface {
	comparable
	Attribute
}](a T) Attribute {
	var zero T
	if a == zero {
		return nil
	}
	return a
}

// TypeOrNil returns t as a type; a nil pointer of a concrete type becomes the nil interface.
func TypeOrNil[T interface {
	comparable
	Type
}](t T) Type {
	var zero T
	if t == zero {
		return nil
	}
	return t
}

// UnitIf returns the unit attribute when on, else nil.
func UnitIf(c *Context, on bool) Attribute {
	if on {
		return c.Unit()
	}
	return nil
}

// IntOf returns the value of an integer attribute as [IntegerAttr.Int64] does, 0 for anything else.
func IntOf(a Attribute) int64 {
	if i, ok := a.(*IntegerAttr); ok {
		return i.Int64()
	}
	return 0
}

// RootOf returns the outermost name of a symbol reference, "" for anything else.
func RootOf(a Attribute) string {
	if s, ok := a.(*SymbolRefAttr); ok {
		return s.root
	}
	return ""
}

// LocOf returns the location that an attribute holds, the unknown one for anything else.
func LocOf(a Attribute) Location {
	if l, ok := a.(*LocationAttr); ok {
		return l.value
	}
	return Location{}
}

// TypeIn returns the type that a type attribute holds as the Go type T; the zero value for anything else.
func TypeIn[T Type](a Attribute) T {
	var t T
	if ta, ok := a.(*TypeAttr); ok {
		t, _ = ta.value.(T)
	}
	return t
}

// DoubleOf returns the value of a float attribute as a double, 0 for anything else.
func DoubleOf(a Attribute) float64 {
	if f, ok := a.(*FloatAttr); ok {
		d, _ := f.value.ToFloat64()
		return d
	}
	return 0
}

// FloatAttrOf returns the float attribute of a float type nearest to v.
func FloatAttrOf(c *Context, t Type, v float64) *FloatAttr {
	f, _ := num.FromDouble(t.(*FloatType).sem, v)
	return c.FloatAttr(f)
}

// DenseInt is an element type of [DenseOf].
type DenseInt interface {
	int8 | int16 | int32 | int64 | bool
}

// DenseOf returns a new slice of the elements of a packed array, nil for anything else.
func DenseOf[T DenseInt](a Attribute) []T {
	d, ok := a.(*DenseArrayAttr)
	if !ok {
		return nil
	}
	out := make([]T, d.n)
	for i := range out {
		v := d.Int(i)
		switch p := any(&out[i]).(type) {
		case *int8:
			*p = int8(v)
		case *int16:
			*p = int16(v)
		case *int32:
			*p = int32(v)
		case *int64:
			*p = v
		case *bool:
			*p = v != 0
		}
	}
	return out
}

// DenseFrom returns the packed array of the values.
func DenseFrom[T DenseInt](elem *IntegerType, vals []T) *DenseArrayAttr {
	ints := make([]int64, len(vals))
	for i, v := range vals {
		switch v := any(v).(type) {
		case int8:
			ints[i] = int64(v)
		case int16:
			ints[i] = int64(v)
		case int32:
			ints[i] = int64(v)
		case int64:
			ints[i] = v
		case bool:
			if v {
				ints[i] = 1
			}
		}
	}
	return elem.ctx.IntArray(elem, ints...)
}

// CountOf returns 1 for a value and 0 for nil, as a segment size.
func CountOf(v *Value) int32 {
	if v == nil {
		return 0
	}
	return 1
}

// CountType returns 1 for a type and 0 for nil, as a segment size.
func CountType(t Type) int32 {
	if t == nil {
		return 0
	}
	return 1
}

// CountNested returns the number of values in all lists.
func CountNested(lists [][]*Value) int32 {
	n := int32(0)
	for _, l := range lists {
		n += int32(len(l))
	}
	return n
}

// NestedSizes returns the lengths of the lists as a packed array.
func NestedSizes(c *Context, lists [][]*Value) *DenseArrayAttr {
	sizes := make([]int32, len(lists))
	for i, l := range lists {
		sizes[i] = int32(len(l))
	}
	return c.I32Array(sizes...)
}

// NestedOperands returns the values of declared operand k, a list of lists.
func (op *Operation) NestedOperands(k int) [][]*Value {
	start, _ := op.OperandSegment(k)
	sizes, ok := op.Slot(op.info.def.Operands[k].Segments - 1).(*DenseArrayAttr)
	if !ok {
		return nil
	}
	out := make([][]*Value, sizes.Len())
	for i := range out {
		n := int(sizes.Int(i))
		out[i] = op.OperandList(start, start+n)
		start += n
	}
	return out
}

// OptionalResult returns the value of declared result k, or nil when it is absent.
func (op *Operation) OptionalResult(k int) *Value {
	if s, n := op.ResultSegment(k); n > 0 {
		return op.Result(s)
	}
	return nil
}

// SetOptionalOperand sets declared operand k; nil removes it.
func (op *Operation) SetOptionalOperand(k int, v *Value) {
	if v == nil {
		op.SetOperandGroup(k, nil)
		return
	}
	op.SetOperandGroup(k, []*Value{v})
}

// RegionList returns a new slice of the regions from index from on.
func (op *Operation) RegionList(from int) []*Region {
	var out []*Region
	for i := from; i < op.NumRegions(); i++ {
		out = append(out, op.Region(i))
	}
	return out
}

// SuccessorList returns a new slice of the successors from index from on.
func (op *Operation) SuccessorList(from int) []*Block {
	var out []*Block
	for i := from; i < op.NumSuccessors(); i++ {
		out = append(out, op.Successor(i))
	}
	return out
}

// CreateOp makes an operation at the insertion point. Result types that are not given, which an empty list other than nil does, are
// inferred. It panics when they cannot be, with the reason, and when a part is nil that must not be.
func (b *Builder) CreateOp(s *OpState) *Operation {
	s.checkParts()
	if s.Types != nil || s.Info.def.InferTypes == nil {
		return b.Create(s)
	}
	op, r := b.CreateInferred(s)
	if op == nil {
		panic("core: cannot infer the result types of '" + s.Info.Name() + "'; check its operands, or give the types: " + r.list[0].Message)
	}
	return op
}

// checkParts panics when an operand, a result type, a successor or an attribute that the operation must have is nil.
func (s *OpState) checkParts() {
	for i, v := range s.Operands {
		if v == nil {
			s.missing(fmt.Sprintf("operand %s is nil, expected a value", s.operandName(i)))
		}
	}
	for i, t := range s.Types {
		if t == nil {
			s.missing(fmt.Sprintf("the type of result #%d is nil, expected a type", i))
		}
	}
	for i, b := range s.Successors {
		if b == nil {
			s.missing(fmt.Sprintf("successor #%d is nil, expected a block", i))
		}
	}
	for i := range s.Info.def.Slots {
		d := &s.Info.def.Slots[i]
		if !d.Optional && !d.Segments && d.Default == nil && d.Prop == nil && (i >= len(s.Slots) || s.Slots[i] == nil) {
			s.missing(fmt.Sprintf("attribute '%s' is nil, expected %s", d.Name, d.expected()))
		}
	}
}

func (s *OpState) missing(what string) {
	panic("core: cannot build '" + s.Info.Name() + "': " + what)
}

// operandName returns the name that the definition gives to the i-th operand, with its position.
func (s *OpState) operandName(i int) string {
	in := InferIn{Info: s.Info, Operands: s.Operands, Slots: s.Slots}
	at := 0
	for k := range s.Info.def.Operands {
		d := &s.Info.def.Operands[k]
		n := len(in.OperandGroup(k))
		if i < at+n && d.Name != "" {
			if d.Arity == Variadic || d.Arity == VariadicOfVariadic {
				return fmt.Sprintf("#%d of '%s'", i-at, d.Name)
			}
			return "'" + d.Name + "'"
		}
		at += n
	}
	return fmt.Sprintf("#%d", i)
}

// expected says what the attribute must be.
func (d *SlotDef) expected() string {
	if d.Constraint == nil || d.Constraint.Summary == "" {
		return "an attribute"
	}
	return d.Constraint.Summary
}

// ContextOf returns the context of a type or attribute, nil for nil.
func ContextOf(x interface{ Context() *Context }) *Context {
	if x == nil {
		return nil
	}
	return x.Context()
}

// HooksOf returns the hooks of a dialect in the context of a type, attribute or operation.
func HooksOf(x interface{ Context() *Context }, dialect string) any {
	return x.Context().Dialect(dialect).Hooks
}

// AttrFromText returns the attribute that definitions spell as text. It panics on a syntax error, which odsgen excludes.
func AttrFromText(c *Context, text string) Attribute {
	a, err := ParseAttr(c, text)
	if err != nil {
		panic("core: default value " + text + " in a definition: " + err.Error())
	}
	return a
}

package core

import (
	"slices"
	"strings"
)

// OpDef is what a definition says about an operation: immutable static data, shared by all contexts. Generated code
// declares one per operation; the functions that take hooks get the value that the dialect was made with.
type OpDef struct {
	// Name is the full name, such as "arith.addi".
	Name string
	// Summary is the one-line description.
	Summary string
	// Operands, Results, Regions and Successors describe the declared parts in order.
	Operands, Results []ValueDef
	Regions           []RegionDef
	Successors        []SuccessorDef
	// Slots are the inherent attributes in definition order, the segment sizes last.
	Slots []SlotDef
	// OperandSegments and ResultSegments are 1 plus the slot index of the segment sizes, 0 when there are none.
	OperandSegments, ResultSegments int
	// Traits in the order of the definition; structural traits are verified first.
	Traits []*Trait
	// Parents are the operation names of the traits HasParent and ParentOneOf.
	Parents []string
	// Terminator is the operation that SingleBlockImplicitTerminator names.
	Terminator string
	// Effects are the memory effects that the definition states.
	Effects []EffectDef
	// Interfaces lists the implementations of keyed interfaces.
	Interfaces []InterfaceImpl
	// Asm is the custom assembly form as data; Parse and Print are it as functions. When all are nil, only the generic form
	// is available.
	Asm   OpAsm
	Parse func(p *Parser, st *OperationState) bool
	Print func(p *Printer, op *Operation)
	// Predicates are the traits that are conditions over the operation's parts. They are checked, with everything else
	// that the tables above declare, by [Operation.VerifyDeclared]; no code is generated for it.
	Predicates []PredTrait
	// Checks are conditions whose summary is the whole message. They are checked when the traits have been, before Verify.
	Checks []PredTrait
	// Verify and VerifyRegions are the hand-written verifiers, before and after nested operations.
	Verify        func(hooks any, op *Operation, r *Reporter) bool
	VerifyRegions func(hooks any, op *Operation, r *Reporter) bool
	// Fold is the folder.
	Fold func(hooks any, op *Operation, in *FoldIn) Fold
	// InferTypes computes the result types from everything else.
	InferTypes func(hooks any, in *InferIn) ([]Type, bool)
	// VerifyInferred makes the verifier compare the results with InferTypes; it is not set where other checks imply that.
	VerifyInferred bool
	// CompatibleTypes says whether actual result types are acceptable where others were inferred; nil demands equality.
	CompatibleTypes func(hooks any, inferred, actual []Type) bool
	// ResultNames proposes names for the results, and BlockArgNames for the arguments of the regions' entry blocks.
	ResultNames   func(hooks any, op *Operation, set func(v *Value, name string))
	BlockArgNames func(hooks any, r *Region, set func(v *Value, name string))
	// BlockNames proposes labels for the blocks of the regions, without the '^'.
	BlockNames func(hooks any, op *Operation, set func(b *Block, name string))
	// DefaultDialect is the namespace whose prefix is omitted inside the operation's regions; empty means none.
	DefaultDialect string
	// Deprecated tells why the operation should not be used any more.
	Deprecated string
	// StandsFor is the definition whose views accept operations of this one, too, because it declares the same parts in
	// the same order: the compiled definition behind an interpreted one. Nil for any other.
	StandsFor *OpDef
}

// OpAsm is the text of an operation after its name.
type OpAsm interface {
	// ParseOp reads it. It returns false after a report.
	ParseOp(p *Parser, st *OperationState) bool
	// PrintOp writes it.
	PrintOp(p *Printer, op *Operation)
}

// HasAsm reports whether the operation has a custom assembly form that can be read.
func (d *OpDef) HasAsm() bool { return d.Asm != nil || d.Parse != nil }

// parse reads what follows the name.
func (d *OpDef) parse(p *Parser, st *OperationState) bool {
	if d.Asm != nil {
		return d.Asm.ParseOp(p, st)
	}
	return d.Parse(p, st)
}

// print writes what follows the name.
func (d *OpDef) print(p *Printer, op *Operation) {
	if d.Asm != nil {
		d.Asm.PrintOp(p, op)
	} else {
		d.Print(p, op)
	}
}

// Arity says how many values, regions or successors one declared part stands for.
type Arity uint8

// The arities.
const (
	Single Arity = iota
	Optional
	Variadic
	VariadicOfVariadic
)

// ValueDef declares an operand or result.
type ValueDef struct {
	Name  string
	Arity Arity
	// Segments is, for VariadicOfVariadic, 1 plus the slot index of the inner sizes.
	Segments int
	// Constraint is what every type must satisfy; nil accepts any.
	Constraint *TypeConstraint
}

// RegionDef declares a region.
type RegionDef struct {
	Name     string
	Variadic bool
	// Constraint is what every region must satisfy; nil accepts any.
	Constraint *RegionConstraint
	// Args declares the arguments of the entry block when the operation's syntax writes them. Without it any are accepted.
	Args []EntryArgDef
}

// SuccessorDef declares a successor.
type SuccessorDef struct {
	Name     string
	Variadic bool
	// Constraint is what every block must satisfy; nil accepts any.
	Constraint *SuccessorConstraint
}

// SlotDef declares an inherent attribute.
type SlotDef struct {
	Name     string
	Optional bool
	// Default makes the value of an absent attribute; nil when there is none. It is called once for each context.
	Default func(c *Context) Attribute
	// Constraint is what the attribute must satisfy; nil accepts any.
	Constraint *AttrConstraint
	// Segments marks segment sizes, which are an implementation detail of the generic form.
	Segments bool
	// Dictated marks segment sizes that the declarative format cannot tell, so that its dictionary of attributes has them.
	Dictated bool
	// Prop is set for a property that is not an attribute. Its attribute form is stored.
	Prop *Prop
	// Place is the position of the property among those of the definition as that lists them, which is their order in
	// bytecode.
	Place int
}

// elidable reports whether dictionaries leave the value out while it is the default: not where the default only stands
// in for a value that a property must have.
func (d *SlotDef) elidable() bool { return d.Prop == nil || d.Default != nil || d.Prop.hasDefault() }

// InterfaceImpl binds a keyed interface to its implementation by a definition. Impl has the type that the key's Of
// method expects; see [OpInterface], [TypeInterface], [AttrInterface], [StaticOpInterface] and [DialectInterface]. It is nil
// where an operation implements an [OpInterface] without methods of its own, which any view does.
type InterfaceImpl struct {
	Key  any
	Impl any
	// After is, for operations, how many of the definition's Traits come before the interface, which is when it is
	// verified; 0 means all of them and -1 none.
	After int
}

// OpInfo is what one context knows about an operation name: its definition bound to a dialect's hooks, or a mere name
// when it is not registered.
type OpInfo struct {
	ctx        *Context
	def        *OpDef
	identity   *OpDef   // what views compare: def, or what it stands for
	dialect    *Dialect // nil when the dialect is not loaded
	traits     TraitSet
	registered bool
	opaque     bool   // an operation of a file in another version of its dialect
	namespace  string // the name up to the first dot
	shortName  string // what follows it; empty when that holds a dot, too
	index      int    // among the entries of the context
	folds      bool   // the definition or a trait has a folder
	numSlots   int
	byName     []int // slot indexes sorted by name
	attrsFirst []int // the same, attributes before properties
	defaults   atom[[]*AttrBase]
	extra      atom[[]InterfaceImpl] // external models
	found      atom[foundInterfaces] // made when an interface is first asked for
	plan       atom[verifyPlan]      // made when an operation is first verified
}

// Name returns the full name.
func (i *OpInfo) Name() string { return i.def.Name }

// Def returns the definition. It is never nil; an unregistered operation has one with only a name.
func (i *OpInfo) Def() *OpDef { return i.def }

// Dialect returns the dialect, or nil when it is not loaded.
func (i *OpInfo) Dialect() *Dialect { return i.dialect }

// DialectName returns the namespace: the text before the first dot.
func (i *OpInfo) DialectName() string { return i.namespace }

// Context returns the context.
func (i *OpInfo) Context() *Context { return i.ctx }

// Index returns a small number that no other entry of the context has, for tables by operation name.
func (i *OpInfo) Index() int { return i.index }

// Folds reports whether the definition or one of its traits has a folder.
func (i *OpInfo) Folds() bool { return i.folds }

// IsRegistered reports whether a loaded dialect defines the operation.
func (i *OpInfo) IsRegistered() bool { return i.registered }

// Has reports whether the definition carries all the traits.
func (i *OpInfo) Has(t TraitSet) bool { return i.traits&t == t }

// Traits returns the set of well-known traits.
func (i *OpInfo) Traits() TraitSet { return i.traits }

// Hooks returns the value that the dialect was made with.
func (i *OpInfo) Hooks() any {
	if i.dialect == nil {
		return nil
	}
	return i.dialect.Hooks
}

// SlotIndex returns the definition index of an inherent attribute, or -1.
func (i *OpInfo) SlotIndex(name string) int {
	for k := range i.def.Slots {
		if i.def.Slots[k].Name == name {
			return k
		}
	}
	return -1
}

// mayHaveNoResults reports whether the definition allows an operation without results.
func (i *OpInfo) mayHaveNoResults() bool {
	return !slices.ContainsFunc(i.def.Results, func(d ValueDef) bool { return d.Arity == Single })
}

// attrSlot returns the definition index of an inherent attribute that is not a property, or -1. In a dictionary of
// attributes the name of a property means a discardable attribute.
func (i *OpInfo) attrSlot(name string) int {
	k := i.SlotIndex(name)
	if k >= 0 && i.def.Slots[k].Prop != nil {
		return -1
	}
	return k
}

// SlotsByName returns the slot indexes sorted by attribute name, the order in which the generic form prints them. The
// slice must not be changed.
func (i *OpInfo) SlotsByName() []int { return i.byName }

// bindSlots computes what depends on the definition alone.
func (i *OpInfo) bindSlots() {
	n := len(i.def.Slots)
	i.numSlots = n
	i.byName = make([]int, n)
	for k := range i.def.Slots {
		i.byName[k] = k
	}
	slices.SortFunc(i.byName, func(a, b int) int { return strings.Compare(i.def.Slots[a].Name, i.def.Slots[b].Name) })
	i.attrsFirst = i.byName
	isProp := func(k int) bool { return i.def.Slots[k].Prop != nil }
	if slices.ContainsFunc(i.byName, isProp) {
		i.attrsFirst = slices.Clone(i.byName)
		slices.SortStableFunc(i.attrsFirst, func(a, b int) int {
			switch pa, pb := isProp(a), isProp(b); {
			case pa == pb:
				return 0
			case pa:
				return 1
			}
			return -1
		})
	}
}

// defaultWords returns the values that absent attributes have from the start. They are made when first needed, outside
// the context's locks, because making an attribute may load its dialect.
func (i *OpInfo) defaultWords() []*AttrBase {
	if d := load(&i.defaults); d != nil {
		return *d
	}
	words := make([]*AttrBase, i.numSlots)
	for k := range i.def.Slots {
		if d := i.def.Slots[k].Default; d != nil && !i.def.Slots[k].Optional {
			if a := d(i.ctx); a != nil {
				words[k] = a.attrBase()
			}
		} else if p := i.def.Slots[k].Prop; d == nil && p != nil {
			if a := p.zero(i.ctx); a != nil {
				words[k] = a.attrBase()
			}
		}
	}
	// Of two goroutines that get here the first wins, so that all operations share one array.
	storeFirst(&i.defaults, &words)
	return *load(&i.defaults)
}

func (i *OpInfo) defaultSlots() **AttrBase {
	if i.numSlots == 0 {
		return nil
	}
	return &i.defaultWords()[0]
}

// DefaultOf returns the default value of slot k in this context, or nil. It is also set for optional slots, whose
// getter uses it while the attribute stays absent.
func (i *OpInfo) DefaultOf(k int) Attribute {
	if w := i.defaultWords()[k]; w != nil {
		return w.self
	}
	if d := i.def.Slots[k].Default; d != nil {
		return d(i.ctx)
	}
	return nil
}

// newOpInfo makes an entry, which [Context.enter] enters.
func newOpInfo(c *Context, def *OpDef, d *Dialect) *OpInfo {
	i := &OpInfo{ctx: c, def: def, identity: def, dialect: d, registered: d != nil, folds: def.Fold != nil}
	if def.StandsFor != nil {
		i.identity = def.StandsFor
	}
	i.namespace, i.shortName, _ = strings.Cut(def.Name, ".")
	if strings.Contains(i.shortName, ".") {
		i.shortName = ""
	}
	for _, t := range def.Traits {
		i.traits |= t.Bit
		i.folds = i.folds || t.Fold != nil
	}
	i.bindSlots()
	return i
}

// Segment returns the first index and the length of declared operand k of the operation.
func (op *Operation) OperandSegment(k int) (start, n int) {
	return segment(op, op.info.def.Operands, op.info.def.OperandSegments, int(op.nOperands), k)
}

// ResultSegment returns the first index and the length of declared result k of the operation.
func (op *Operation) ResultSegment(k int) (start, n int) {
	return segment(op, op.info.def.Results, op.info.def.ResultSegments, int(op.nResults), k)
}

func segment(op *Operation, defs []ValueDef, slot, total, k int) (start, n int) {
	if slot > 0 {
		sizes, ok := op.Slot(slot - 1).(*DenseArrayAttr)
		if !ok || sizes.Len() != len(defs) {
			return 0, 0
		}
		for i := 0; i < k; i++ {
			start += int(sizes.Int(i))
		}
		n = int(sizes.Int(k))
		if start > total || start+n > total || n < 0 {
			return 0, 0
		}
		return start, n
	}
	variable := 0
	for i := range defs {
		if defs[i].Arity != Single {
			variable++
		}
	}
	if variable == 0 {
		if k >= total { // the operation is malformed
			return 0, 0
		}
		return k, 1
	}
	// Without segment sizes all variable parts are equally long.
	each := (total - (len(defs) - variable)) / variable
	for i := 0; i < k; i++ {
		if defs[i].Arity == Single {
			start++
		} else {
			start += each
		}
	}
	n = each
	if defs[k].Arity == Single {
		n = 1
	}
	if start < 0 || n < 0 || start+n > total { // the operation is malformed
		return 0, 0
	}
	return start, n
}

// OperandGroup returns a new slice of the values of declared operand k.
func (op *Operation) OperandGroup(k int) []*Value {
	s, n := op.OperandSegment(k)
	return op.OperandList(s, s+n)
}

// OptionalOperand returns the value of declared operand k, or nil when it is absent.
func (op *Operation) OptionalOperand(k int) *Value {
	if s, n := op.OperandSegment(k); n > 0 {
		return op.Operand(s)
	}
	return nil
}

// ResultGroup returns a new slice of the values of declared result k.
func (op *Operation) ResultGroup(k int) []*Value {
	s, n := op.ResultSegment(k)
	out := make([]*Value, n)
	for i := range out {
		out[i] = op.Result(s + i)
	}
	return out
}

// SetOperandGroup replaces the values of declared operand k and updates the segment sizes.
func (op *Operation) SetOperandGroup(k int, vals []*Value) {
	s, n := op.OperandSegment(k)
	if slot := op.info.def.OperandSegments; slot > 0 && n != len(vals) {
		sizes := op.Slot(slot - 1).(*DenseArrayAttr)
		out := make([]int32, sizes.Len())
		for i := range out {
			out[i] = int32(sizes.Int(i))
		}
		out[k] = int32(len(vals))
		op.SetSlot(slot-1, op.Context().I32Array(out...))
	}
	op.SpliceOperands(s, s+n, vals)
}

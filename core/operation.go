package core

import (
	"iter"
	"slices"
	"strconv"
	"unsafe"
)

// Operation is one node of the IR: a named instruction with operands, results, attributes, successors and regions.
//
// The following always holds, whether or not the operation verifies:
//
//   - The numbers of results and of regions are fixed when the operation is made.
//   - The operation is in at most one block. A detached operation, such as a module, is in none.
//   - Each operand that is not nil is in the use list of its value, and each successor in that of its block.
//   - The use lists of the results are empty when the operation is erased; [Operation.Erase] panics otherwise.
//
// What the definition demands, and that definitions dominate uses, holds only after [Verify] has said so.
//
// The header is kept small because the memory traffic of writing it bounds the speed of parsing (a test pins its size).
// Operations are made by [Create], by a [Builder] or by the parser, never as a literal. Anyone may change an operation
// through its methods; patterns change it through their rewriter, so that the driver learns of it. An operation is not
// safe for concurrent use: it and everything nested in it belong to one goroutine at a time.
type Operation struct {
	info       *OpInfo
	block      *Block
	prev, next *Operation
	operands   *Use       // first of numOperands
	results    *Value     // first of numResults
	slots      **AttrBase // first of len(info.def.Slots); shared with info.defaults until first written
	ext        *opExt     // nil when there are no regions, successors, discardable attributes or opaque properties
	loc        Location
	order      uint32 // position within the block, valid while the block says so
	nOperands  uint32
	nResults   uint32
	flags      opFlags
}

type opFlags uint32

const (
	opErased    opFlags = 1 << iota
	opOwnsSlots         // slots is this operation's own array, not the shared defaults

	opMarkShift = iota // the rest holds the mark, see [Operation.Mark]
)

// MaxMark is the largest number that [Operation.SetMark] takes.
const MaxMark = 1<<(32-opMarkShift) - 1

// Mark returns the number that a driver keeps in the operation while it works on it, zero when none does. [OpTable] is
// built on it.
func (op *Operation) Mark() uint32 { return uint32(op.flags >> opMarkShift) }

// SetMark sets the number. Who sets it clears it when it is done; who finds a number that is not its own leaves it
// alone and keeps what it knows elsewhere. Erasing clears it, and copies have none.
func (op *Operation) SetMark(n uint32) {
	op.flags = op.flags&(1<<opMarkShift-1) | opFlags(n)<<opMarkShift
}

// opExt holds the parts that most operations lack.
type opExt struct {
	regions     []Region // never grown: regions are referred to by pointer
	successors  []BlockUse
	discardable []NamedAttr // sorted by name
	props       *AttrBase   // properties of an unregistered operation, any attribute
	source      *FunctionType
}

// OperationState collects the parts of an operation before it is made. The zero value with Info and Loc set describes
// an operation without parts. Slices are copied by [Create].
type OperationState struct {
	Info       *OpInfo
	Loc        Location
	Operands   []*Value
	Types      []Type
	Slots      []Attribute // by definition index; shorter is allowed, nil means absent or default
	Attrs      []NamedAttr // discardable; need not be sorted; inherent names are moved to their slots
	Properties Attribute   // of an unregistered operation
	Successors []*Block
	Regions    []*Region // their blocks are moved into the new operation; nil is an empty region

	bodies []bodyState // of AddBody
	chunks *arena      // of Make; nil until it is called
	// parsed: Attrs is a dictionary of the text or of an operation, in which the name of a property means a discardable
	// attribute.
	parsed bool
}

// State returns what makes another operation of the same name at the same place, with the same inherent and discardable attributes. Operands, types of
// results, successors and regions are the caller's to add.
func (op *Operation) State() OperationState {
	st := OperationState{Info: op.info, Loc: op.loc, Attrs: op.DiscardableAttrs(), Properties: op.OpaqueProperties(), parsed: true}
	for i := range op.NumSlots() {
		st.SetSlot(i, op.Slot(i))
	}
	return st
}

// SetSlot puts a value for the inherent attribute with definition index i; nil removes it.
func (s *OperationState) SetSlot(i int, a Attribute) {
	for len(s.Slots) <= i {
		s.Slots = append(s.Slots, nil)
	}
	s.Slots[i] = a
}

// Slot returns the value collected for the inherent attribute with definition index i, or nil.
func (s *OperationState) Slot(i int) Attribute {
	if i < len(s.Slots) {
		return s.Slots[i]
	}
	return nil
}

// SetAttr puts a value for the attribute of a name: in its slot when the definition declares it, else among the
// discardable attributes.
func (s *OperationState) SetAttr(name string, a Attribute) {
	if i := s.Info.SlotIndex(name); i >= 0 {
		s.SetSlot(i, a)
		return
	}
	s.Attrs = append(s.Attrs, NamedAttr{Name: name, Value: a})
}

// AddRegion appends a new empty region and returns it.
func (s *OperationState) AddRegion() *Region {
	r := new(Region)
	s.Regions = append(s.Regions, r)
	return r
}

// Create makes a detached operation from its collected parts. It does not verify anything; absent inherent attributes
// with a default get it. Discardable attributes that name an inherent one move to its slot. It panics when an operand,
// a type or an attribute belongs to another context than the operation.
func Create(s *OperationState) *Operation {
	s.checkContexts()
	return createIn(nil, s)
}

// createIn makes the operation with its parts taken from the chunks of a parser, or from the heap when a is nil.
func createIn(a *arena, s *OperationState) *Operation {
	op := a.operation()
	op.info = s.Info
	op.loc = s.Loc
	op.slots = s.Info.defaultSlots()
	if n := len(s.Operands); n > 0 {
		op.nOperands = uint32(n)
		uses := a.uses(n)
		op.operands = &uses[0]
		for i, v := range s.Operands {
			uses[i].owner = op
			uses[i].set(v)
		}
	}
	if n := len(s.Types); n > 0 {
		op.nResults = uint32(n)
		vals := a.values(n)
		op.results = &vals[0]
		for i, t := range s.Types {
			vals[i] = Value{typ: t.typeBase(), owner: unsafe.Pointer(op), index: uint32(i)}
		}
	}
	for i, v := range s.Slots {
		if v != nil {
			op.setSlotIn(a, i, v.attrBase())
		}
	}
	if len(s.Regions) > 0 || len(s.Successors) > 0 || s.Properties != nil {
		x := op.extension(a)
		x.setProps(s.Properties)
		if n := len(s.Regions); n > 0 {
			x.regions = a.regions(n)
			for i, r := range s.Regions {
				x.regions[i].op = op
				if r != nil {
					x.regions[i].TakeBody(r)
				}
			}
		}
		if n := len(s.Successors); n > 0 {
			x.successors = a.blockUses(n)
			for i, b := range s.Successors {
				x.successors[i].owner = op
				x.successors[i].set(b)
			}
		}
	}
	if len(s.Attrs) > 0 {
		op.takeAttrs(a, s)
	}
	return op
}

// takeAttrs stores named attributes: inherent ones in their slots, the others sorted by name.
func (op *Operation) takeAttrs(a *arena, s *OperationState) {
	attrs, slotOf := s.Attrs, op.info.SlotIndex
	if s.parsed {
		slotOf = op.info.attrSlot
	}
	n := len(attrs)
	if op.info.numSlots > 0 {
		for _, na := range attrs {
			if slotOf(na.Name) >= 0 {
				n--
			}
		}
	}
	rest := a.namedAttrs(n)[:0]
	for _, na := range attrs {
		if i := slotOf(na.Name); i >= 0 {
			op.setSlotIn(a, i, na.Value.attrBase())
			continue
		}
		rest = append(rest, na)
	}
	if len(rest) > 0 {
		sortNamedAttrs(rest)
		op.extension(a).discardable = rest
	}
}

func (op *Operation) extension(a *arena) *opExt {
	if op.ext == nil {
		op.ext = a.extension()
	}
	return op.ext
}

// Info returns what this operation's context knows about its name.
func (op *Operation) Info() *OpInfo { return op.info }

// Name returns the full name, such as "arith.addi".
func (op *Operation) Name() string { return op.info.Name() }

// Context returns the context that the operation lives in.
func (op *Operation) Context() *Context { return op.info.ctx }

// Is reports whether the operation is of the given definition, or of one that stands for it.
func (op *Operation) Is(def *OpDef) bool { return op.info.identity == def }

// IsRegistered reports whether a loaded dialect defines the operation.
func (op *Operation) IsRegistered() bool { return op.info.registered }

// IsErased reports whether the operation was erased; every other use of it is a bug of the caller.
func (op *Operation) IsErased() bool { return op.flags&opErased != 0 }

// Loc returns the source location.
func (op *Operation) Loc() Location { return op.loc }

// SetLoc sets the source location.
func (op *Operation) SetLoc(l Location) { op.loc = l }

// Block returns the block that holds the operation, or nil.
func (op *Operation) Block() *Block { return op.block }

// ParentRegion returns the region that holds the operation, or nil.
func (op *Operation) ParentRegion() *Region {
	if op.block == nil {
		return nil
	}
	return op.block.region
}

// ParentOp returns the operation whose region holds this one, or nil.
func (op *Operation) ParentOp() *Operation {
	if op.block == nil || op.block.region == nil {
		return nil
	}
	return op.block.region.op
}

// Next returns the following operation in the block, or nil.
func (op *Operation) Next() *Operation { return op.next }

// Prev returns the preceding operation in the block, or nil.
func (op *Operation) Prev() *Operation { return op.prev }

func (op *Operation) uses() []Use { return unsafe.Slice(op.operands, op.nOperands) }

// NumOperands returns the number of operands.
func (op *Operation) NumOperands() int { return int(op.nOperands) }

// Operand returns operand i.
func (op *Operation) Operand(i int) *Value { return op.uses()[i].value }

// OperandUse returns the use that is operand i.
func (op *Operation) OperandUse(i int) *Use { return &op.uses()[i] }

// Operands yields the operands in order.
func (op *Operation) Operands() iter.Seq2[int, *Value] {
	return func(yield func(int, *Value) bool) {
		for i := range op.uses() {
			if !yield(i, op.uses()[i].value) {
				return
			}
		}
	}
}

// OperandList returns a new slice of the operands from index from up to but excluding to.
func (op *Operation) OperandList(from, to int) []*Value {
	out := make([]*Value, 0, to-from)
	for i := from; i < to; i++ {
		out = append(out, op.uses()[i].value)
	}
	return out
}

// SetOperand replaces operand i.
func (op *Operation) SetOperand(i int, v *Value) { op.uses()[i].Set(v) }

// SetOperands replaces all operands. Segment sizes are the caller's business.
func (op *Operation) SetOperands(vals []*Value) { op.SpliceOperands(0, int(op.nOperands), vals) }

// SpliceOperands replaces the operands from index from up to but excluding to by vals. Segment sizes are the caller's
// business.
func (op *Operation) SpliceOperands(from, to int, vals []*Value) {
	if to-from == len(vals) {
		for i, v := range vals {
			op.uses()[from+i].Set(v)
		}
		return
	}
	all := slices.Concat(op.OperandList(0, from), vals, op.OperandList(to, int(op.nOperands)))
	for i := range op.uses() {
		op.uses()[i].drop()
	}
	op.operands, op.nOperands = nil, uint32(len(all))
	if len(all) == 0 {
		return
	}
	fresh := make([]Use, len(all))
	op.operands = &fresh[0]
	for i, v := range all {
		fresh[i].owner = op
		fresh[i].set(v)
	}
}

// NumResults returns the number of results.
func (op *Operation) NumResults() int { return int(op.nResults) }

// Result returns result i.
func (op *Operation) Result(i int) *Value { return &unsafe.Slice(op.results, op.nResults)[i] }

// Results yields the results in order.
func (op *Operation) Results() iter.Seq2[int, *Value] {
	return func(yield func(int, *Value) bool) {
		for i := 0; i < int(op.nResults); i++ {
			if !yield(i, op.Result(i)) {
				return
			}
		}
	}
}

// ResultList returns a new slice of all results.
func (op *Operation) ResultList() []*Value {
	out := make([]*Value, op.nResults)
	for i := range out {
		out[i] = op.Result(i)
	}
	return out
}

// ResultTypes returns a new slice of the results' types.
func (op *Operation) ResultTypes() []Type {
	out := make([]Type, op.nResults)
	for i := range out {
		out[i] = op.Result(i).Type()
	}
	return out
}

// OperandTypes returns a new slice of the operands' types.
func (op *Operation) OperandTypes() []Type {
	out := make([]Type, op.nOperands)
	for i := range out {
		out[i] = op.Operand(i).Type()
	}
	return out
}

// NumRegions returns the number of regions.
func (op *Operation) NumRegions() int {
	if op.ext == nil {
		return 0
	}
	return len(op.ext.regions)
}

// Body returns the first block of the first region, which of a module holds everything in it; nil when there is none.
func (op *Operation) Body() *Block {
	if op.NumRegions() == 0 {
		return nil
	}
	return op.Region(0).Entry()
}

// Region returns region i.
func (op *Operation) Region(i int) *Region { return &op.ext.regions[i] }

// Regions yields the regions in order.
func (op *Operation) Regions() iter.Seq2[int, *Region] {
	return func(yield func(int, *Region) bool) {
		for i := 0; i < op.NumRegions(); i++ {
			if !yield(i, &op.ext.regions[i]) {
				return
			}
		}
	}
}

// NumSuccessors returns the number of successor blocks.
func (op *Operation) NumSuccessors() int {
	if op.ext == nil {
		return 0
	}
	return len(op.ext.successors)
}

// Successor returns successor block i.
func (op *Operation) Successor(i int) *Block { return op.ext.successors[i].block }

// SetSuccessor replaces successor block i.
func (op *Operation) SetSuccessor(i int, b *Block) {
	u := &op.ext.successors[i]
	u.drop()
	u.set(b)
}

// Successors yields the successor blocks in order.
func (op *Operation) Successors() iter.Seq2[int, *Block] {
	return func(yield func(int, *Block) bool) {
		for i := 0; i < op.NumSuccessors(); i++ {
			if !yield(i, op.ext.successors[i].block) {
				return
			}
		}
	}
}

// Has reports whether the operation's definition carries the trait.
func (op *Operation) Has(t TraitSet) bool { return op.info.traits&t == t }

// IsBeforeInBlock reports whether op comes before other; both must be in the same block. Amortized constant time.
func (op *Operation) IsBeforeInBlock(other *Operation) bool {
	op.block.ensureOrder()
	return op.order < other.order
}

// Remove takes the operation out of its block without erasing it.
func (op *Operation) Remove() {
	if op.block != nil {
		op.block.unlink(op)
	}
}

// MoveBefore moves the operation before other, possibly from another block.
func (op *Operation) MoveBefore(other *Operation) {
	if op == other {
		return
	}
	op.Remove()
	other.block.insert(op, other)
}

// MoveAfter moves the operation after other, possibly from another block.
func (op *Operation) MoveAfter(other *Operation) {
	if op == other {
		return
	}
	op.Remove()
	other.block.insert(op, other.next)
}

// DropAllUses clears the use list of every result, leaving null operands behind. Only for code that erases the users
// next.
func (op *Operation) DropAllUses() {
	for i := 0; i < int(op.nResults); i++ {
		op.Result(i).dropUses()
	}
}

// DropAllReferences drops the operands and successors of the operation and of everything nested in it.
func (op *Operation) DropAllReferences() {
	for i := range op.uses() {
		op.uses()[i].drop()
	}
	if op.ext == nil {
		return
	}
	for i := range op.ext.regions {
		for b := range op.ext.regions[i].Blocks() {
			for o := range b.Ops() {
				o.DropAllReferences()
			}
		}
	}
	for i := range op.ext.successors {
		op.ext.successors[i].drop()
	}
}

// Erase removes the operation from its block and destroys it with everything nested in it. Its results must have no
// uses left; it panics otherwise, because the uses would dangle. Every pointer of the erased cells is cleared so that
// one kept cell of a parser's chunk holds nothing else alive, and cells are never reused.
func (op *Operation) Erase() {
	for i := 0; i < int(op.nResults); i++ {
		if op.Result(i).HasUses() {
			panic("core: '" + op.Name() + "' erased while result #" + strconv.Itoa(i) +
				" still has uses; replace or erase the users first")
		}
	}
	op.Remove()
	op.DropAllReferences()
	op.destroy()
}

// destroy clears an operation whose references are dropped.
func (op *Operation) destroy() {
	if op.ext != nil {
		for i := range op.ext.regions {
			op.ext.regions[i].destroy()
		}
		*op.ext = opExt{}
	}
	for i := range op.uses() {
		op.uses()[i] = Use{}
	}
	for i := 0; i < int(op.nResults); i++ {
		*op.Result(i) = Value{}
	}
	*op = Operation{info: op.info.ctx.erasedInfo, flags: opErased}
}

// ReplaceAllUsesWith moves every use of result i to vals[i], for all results.
func (op *Operation) ReplaceAllUsesWith(vals []*Value) {
	for i, v := range vals {
		op.Result(i).ReplaceAllUsesWith(v)
	}
}

// HasUses reports whether any result is used.
func (op *Operation) HasUses() bool {
	for i := 0; i < int(op.nResults); i++ {
		if op.Result(i).HasUses() {
			return true
		}
	}
	return false
}

// IsAncestorOf reports whether other is op or is nested somewhere inside it.
func (op *Operation) IsAncestorOf(other *Operation) bool {
	for ; other != nil; other = other.ParentOp() {
		if other == op {
			return true
		}
	}
	return false
}

// IsProperAncestorOf reports whether other is nested somewhere inside op.
func (op *Operation) IsProperAncestorOf(other *Operation) bool {
	return op != other && op.IsAncestorOf(other)
}

// AsOperation returns op itself; it makes *Operation and every [OpView] acceptable where an operation is wanted.
func (op *Operation) AsOperation() *Operation { return op }

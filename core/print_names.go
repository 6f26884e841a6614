package core

import (
	"slices"
	"strconv"
	"strings"
	"unsafe"
)

// naming holds the names that values and blocks have in a text. A value's number is kept in its scratch field: zero
// when it has none, else its number plus one, the index of an entry argument's name, or the index of its name in the
// list.
type naming struct {
	counters
	used      nameSet
	names     []string
	nameChunk []byte
	groups    map[*Operation][]int // first results of the groups of operations with several
	labels    map[*Block]string    // labels given by operations, without ^
	opIDs     map[*Operation]uint32
	local     *localNumbers // when scratch fields must not be written
	args      bool          // some name looks like that of an argument
	keep      bool          // names of the source come first
	lazy      bool          // nested values are named when their operation is printed

	op        *Operation // whose hooks run
	setResult func(v *Value, name string)
	setArg    func(v *Value, name string)
}

// counters are what a region starts numbering with.
type counters struct{ value, arg, conflict uint32 }

// localNumbers stands in for the scratch fields of values and blocks.
type localNumbers struct {
	values map[*Value]uint32
	blocks map[*Block]uint32
}

const (
	numIsName = 1 << 31
	numIsArg  = 1 << 30
)

func (p *Printer) num(v *Value) uint32 {
	if p.local != nil {
		return p.local.values[v]
	}
	return v.num
}

func (p *Printer) setNum(v *Value, n uint32) {
	if p.local == nil {
		v.num = n
		return
	}
	if p.local.values == nil {
		p.local.values = make(map[*Value]uint32)
	}
	p.local.values[v] = n
}

func (p *Printer) setBlockNum(b *Block, n uint32) {
	if p.local == nil {
		b.num = n
		return
	}
	if p.local.blocks == nil {
		p.local.blocks = make(map[*Block]uint32)
	}
	p.local.blocks[b] = n
}

// startNaming names the results of root and prepares for naming the rest when it is printed, or names everything when
// numbers depend on more than the regions around.
func (p *Printer) startNaming(root *Operation) {
	if p.o.UniqueSSAIDs || p.o.ValueUsers {
		p.nameSubtree(root)
		return
	}
	start := p.counters
	p.nameOp(root)
	p.counters = start
	p.lazy = true
}

// nameSubtree names the results of op and everything nested in it. A region starts from the final numbers of the
// region around it, so siblings start from the same number.
func (p *Printer) nameSubtree(op *Operation) {
	start := p.counters
	p.nameOp(op)
	for i := range op.NumRegions() {
		if p.o.UniqueSSAIDs {
			i = op.NumRegions() - 1 - i
		} else {
			p.counters = start
		}
		p.nameRegionTree(op.Region(i))
	}
}

func (p *Printer) nameRegionTree(r *Region) {
	mark := p.used.mark()
	p.nameRegion(r)
	if p.o.UniqueSSAIDs {
		p.nameNestedUnique(r)
	} else {
		end := p.counters
		for b := r.first; b != nil; b = b.next {
			for op := b.first; op != nil; op = op.next {
				for i := range op.NumRegions() {
					p.counters = end
					p.nameRegionTree(op.Region(i))
				}
			}
		}
	}
	p.used.release(mark)
}

// nameNestedUnique goes through nested regions from the last to the first and never resets the numbers, as upstream's
// stack of regions does when numbers must be unique.
func (p *Printer) nameNestedUnique(r *Region) {
	for b := r.last; b != nil; b = b.prev {
		for op := b.last; op != nil; op = op.prev {
			for i := op.NumRegions() - 1; i >= 0; i-- {
				p.nameRegionTree(op.Region(i))
			}
		}
	}
}

// nameRegion names the arguments, blocks and results directly in the region.
func (p *Printer) nameRegion(r *Region) {
	if !p.o.Generic && r.op != nil && r.first != nil {
		if f := r.op.info.def.BlockNames; f != nil && r == r.op.Region(0) {
			f(r.op.info.Hooks(), r.op, p.setLabel)
		}
		if f := r.op.info.def.BlockArgNames; f != nil {
			for a := r.first; a != nil; a = a.next {
				for _, v := range a.args {
					p.setNum(v, 0)
				}
			}
			p.bindHooks()
			f(r.op.info.Hooks(), r, p.setArg)
			p.nameBlocks(r, true)
			return
		}
	}
	p.nameBlocks(r, false)
}

func (p *Printer) nameBlocks(r *Region, argsNamed bool) {
	n := uint32(0)
	if p.keep {
		p.keepLabels(r)
	}
	for b := r.first; b != nil; b = b.next {
		p.setBlockNum(b, n)
		n++
		for _, a := range b.args {
			if argsNamed && p.num(a) != 0 {
				continue
			}
			p.nameArg(a, b == r.first)
		}
		for op := b.first; op != nil; op = op.next {
			p.nameOp(op)
		}
	}
}

func (p *Printer) nameArg(a *Value, entry bool) {
	if p.keep && p.keepName(a) {
		if entry {
			p.counters.arg++
		}
		return
	}
	if p.o.UseNameLocAsPrefix {
		if name, ok := p.ctx.findNameLoc(a.Loc()); ok {
			if entry {
				p.counters.arg++
			}
			p.setName(a, name)
			return
		}
	}
	if !entry {
		p.setName(a, "")
		return
	}
	n := p.counters.arg
	p.counters.arg++
	if p.argsInSet() || p.args && p.used.has("arg"+strconv.Itoa(int(n))) {
		p.setName(a, "arg"+strconv.Itoa(int(n)))
		return
	}
	p.setNum(a, numIsArg|n)
}

// nameOp names the results of an operation.
func (p *Printer) nameOp(op *Operation) {
	n := int(op.nResults)
	if n == 0 {
		if p.o.ValueUsers {
			if p.opIDs == nil {
				p.opIDs = make(map[*Operation]uint32)
			}
			p.opIDs[op] = p.counters.value
			p.counters.value++
		}
		return
	}
	if p.keep && p.keepResultNames(op) {
		return
	}
	hook := op.info.def.ResultNames
	if hook == nil || p.o.Generic {
		if p.o.UseNameLocAsPrefix {
			p.nameResultsByLoc(op)
			return
		}
		p.setNum(op.Result(0), p.counters.value+1)
		p.counters.value++
		return
	}
	for i := range n {
		p.setNum(op.Result(i), 0)
	}
	p.bindHooks()
	p.op = op
	hook(op.info.Hooks(), op, p.setResult)
	p.nameResultsByLoc(op)
	if n > 1 {
		p.recordGroups(op)
	}
}

func (p *Printer) setLabel(b *Block, name string) {
	if name == "" {
		return
	}
	if p.labels == nil {
		p.labels = make(map[*Block]string)
	}
	p.labels[b] = sanitizeIdentifier(name, "$._-", true)
}

// nameResultsByLoc names the first result when no hook did.
func (p *Printer) nameResultsByLoc(op *Operation) {
	r := op.Result(0)
	if op.info.def.ResultNames != nil && !p.o.Generic && p.num(r) != 0 {
		return
	}
	if p.o.UseNameLocAsPrefix {
		if name, ok := p.ctx.findNameLoc(op.loc); ok {
			p.setName(r, name)
			return
		}
	}
	p.setName(r, "")
}

// recordGroups notes the results that start a group: the first one and every other one that a hook named.
func (p *Printer) recordGroups(op *Operation) {
	g := []int{0}
	for i := 1; i < int(op.nResults); i++ {
		if p.num(op.Result(i)) != 0 {
			g = append(g, i)
		}
	}
	if len(g) > 1 {
		if p.groups == nil {
			p.groups = make(map[*Operation][]int)
		}
		p.groups[op] = g
	}
}

// bindHooks makes the functions that are given to naming hooks, once.
func (p *Printer) bindHooks() {
	if p.setResult != nil {
		return
	}
	p.setResult = func(v *Value, name string) { p.setHookName(v, name) }
	p.setArg = p.setResult
}

func (p *Printer) setHookName(v *Value, name string) {
	if p.keep && p.keepName(v) {
		return
	}
	if p.o.UseNameLocAsPrefix {
		if s, ok := p.ctx.findNameLoc(v.Loc()); ok {
			name = s
		}
	}
	p.setName(v, name)
}

func (p *Printer) setName(v *Value, name string) {
	if name == "" {
		p.counters.value++
		p.setNum(v, p.counters.value)
		return
	}
	p.setNum(v, numIsName|uint32(len(p.names)))
	p.names = append(p.names, p.uniqueName(name))
}

// uniqueName makes name an identifier and appends _N when it is taken.
func (p *Printer) uniqueName(name string) string {
	name = sanitizeIdentifier(name, "$._-", true)
	if strings.HasPrefix(name, "arg") {
		p.args = true
	}
	if !p.taken(name) {
		p.used.add(name)
		return name
	}
	for {
		probe := p.conflictName(name)
		p.counters.conflict++
		if !p.taken(probe) {
			p.used.add(probe)
			return probe
		}
	}
}

// conflictName returns name_N. Such names are many, so they share chunks of memory, which are never overwritten.
func (p *Printer) conflictName(name string) string {
	if need := len(name) + 12; cap(p.nameChunk)-len(p.nameChunk) < need {
		p.nameChunk = make([]byte, 0, max(need, 4<<10))
	}
	at := len(p.nameChunk)
	b := append(append(p.nameChunk, name...), '_')
	p.nameChunk = strconv.AppendUint(b, uint64(p.counters.conflict), 10)
	return unsafe.String(&p.nameChunk[at], len(p.nameChunk)-at)
}

// argsInSet reports whether the generated names of entry arguments are kept in the set of names like all others.
// Usually they are not, because they follow from the counter.
func (p *Printer) argsInSet() bool { return p.o.UseNameLocAsPrefix || p.keep }

// taken reports whether a name is in use.
func (p *Printer) taken(name string) bool {
	if rest, ok := strings.CutPrefix(name, "arg"); ok && !p.argsInSet() {
		if n, err := strconv.ParseUint(rest, 10, 32); err == nil && uint32(n) < p.counters.arg && strconv.FormatUint(n, 10) == rest {
			return true
		}
	}
	return p.used.has(name)
}

// valueID writes a value's name; withNumber adds #N for a result that is not alone in its group.
func (p *Printer) valueID(v *Value, withNumber bool) {
	if v == nil {
		p.Str("<<NULL VALUE>>")
		return
	}
	head, no := v, -1
	if v.index&isBlockArg == 0 {
		if op := v.DefiningOp(); op.nResults > 1 {
			head, no = p.groupOf(op, int(v.index))
		}
	}
	n := p.num(head)
	if n == 0 {
		p.Str("<<UNKNOWN SSA VALUE>>")
		return
	}
	p.Byte('%')
	p.numText(n)
	if no >= 0 && withNumber {
		p.Byte('#')
		p.Int(int64(no))
	}
}

func (p *Printer) numText(n uint32) {
	switch {
	case n&numIsName != 0:
		p.Str(p.names[n&^numIsName])
	case n&numIsArg != 0:
		p.buf = append(p.buf, 'a', 'r', 'g')
		p.Int(int64(n &^ numIsArg))
	default:
		p.Int(int64(n - 1))
	}
}

// groupsOf returns the first results of the groups that op's results form, nil when they form one.
func (p *Printer) groupsOf(op *Operation) []int {
	if p.groups == nil {
		return nil
	}
	return p.groups[op]
}

// groupOf returns the first result of the group that result i belongs to, and its number there, -1 when it is alone.
func (p *Printer) groupOf(op *Operation, i int) (*Value, int) {
	g := p.groupsOf(op)
	if g == nil {
		return op.Result(0), i
	}
	k, found := slices.BinarySearch(g, i)
	if !found {
		k--
	}
	end := int(op.nResults)
	if k+1 < len(g) {
		end = g[k+1]
	}
	if end-g[k] == 1 {
		return op.Result(g[k]), -1
	}
	return op.Result(g[k]), i - g[k]
}

func (p *Printer) opID(op *Operation) {
	id, ok := p.opIDs[op]
	if !ok {
		p.Str("<<UNKNOWN OPERATION>>")
		return
	}
	p.Byte('%')
	p.Int(int64(id))
}

func (p *Printer) blockNum(b *Block) uint32 {
	if p.local == nil {
		return b.num
	}
	n, ok := p.local.blocks[b]
	if !ok {
		for q := b.prev; q != nil; q = q.prev {
			n++
		}
		p.setBlockNum(b, n)
	}
	return n
}

func (p *Printer) blockName(b *Block) {
	if b == nil {
		p.Str("<<NULL BLOCK>>")
		return
	}
	if p.labels != nil {
		if s, ok := p.labels[b]; ok {
			p.Byte('^')
			p.Str(s)
			return
		}
	}
	p.Str("^bb")
	p.Int(int64(p.blockNum(b)))
}

func (p *Printer) sortBlocks(l []*Block) {
	slices.SortStableFunc(l, func(a, b *Block) int { return int(p.blockNum(a)) - int(p.blockNum(b)) })
}

// ShadowRegionArgs gives the arguments of the region's entry block the names of values outside; nil leaves a name
// alone. The region must belong to an isolated operation.
func (p *Printer) ShadowRegionArgs(r *Region, names []*Value) {
	if p.collect != nil || r.first == nil {
		return
	}
	for i, v := range names {
		if v == nil || i >= len(r.first.args) {
			continue
		}
		at := len(p.buf)
		p.valueID(v, true)
		name := strings.TrimPrefix(string(p.buf[at:]), "%")
		p.buf = p.buf[:at]
		p.setNum(r.first.args[i], numIsName|uint32(len(p.names)))
		p.names = append(p.names, name)
	}
}

// nameLocally names what op needs when it is printed alone: first the values from outside in order of use, then its
// own.
func (p *Printer) nameLocally(op *Operation) {
	p.local = &localNumbers{}
	p.nameOuter(op, op)
	p.nameSubtree(op)
}

func (p *Printer) nameOuter(op, root *Operation) {
	uses := op.uses()
	for i := range uses {
		if v := uses[i].value; v != nil {
			p.nameIfOuter(v, root)
		}
	}
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			p.nameOuter(o, root)
		}
	}
}

func (p *Printer) nameIfOuter(v *Value, root *Operation) {
	if p.num(v) != 0 || definedBelow(v, root) {
		return
	}
	if def := v.DefiningOp(); def != nil {
		if h, _ := p.groupOf(def, v.Index()); p.num(h) == 0 {
			p.nameOp(def)
		}
		return
	}
	if b := v.OwnerBlock(); b.IsEntry() {
		n := uint32(v.Index())
		p.counters.arg = max(p.counters.arg, n+1)
		p.setNum(v, numIsArg|n)
		return
	}
	p.setName(v, "")
}

// definedBelow reports whether v is a result of root or defined inside it.
func definedBelow(v *Value, root *Operation) bool {
	if v.DefiningOp() == root {
		return true
	}
	for b := v.ParentBlock(); b != nil; {
		op := b.ParentOp()
		if op == root {
			return true
		}
		if op == nil {
			return false
		}
		b = op.block
	}
	return false
}

// ValueNames names everything nested in the operation as printing it does, and returns the name of a value, with its
// "%". The names are not kept up to date when the IR changes. As with [Print], one goroutine at a time.
func (op *Operation) ValueNames() func(*Value) string {
	o := PrintOptions{}
	o.resolve()
	p := newPrinter(op.Context(), &o)
	p.nameSubtree(op)
	return p.OperandText
}

// Texts names everything nested in the operation as printing it does, and returns the text of an operation in it, which
// has no aliases and nothing of what is in its regions. Elements attributes with more than 16 elements are elided. As
// with [Print], one goroutine at a time.
func (op *Operation) Texts() func(*Operation) string {
	o := PrintOptions{LocalScope: true, SkipRegions: true, ElideElementsLargerThan: 16}
	o.resolve()
	p := newPrinter(op.Context(), &o)
	p.nameSubtree(op)
	return func(n *Operation) string {
		p.buf = p.buf[:0]
		p.fullOp(n)
		return string(p.buf)
	}
}

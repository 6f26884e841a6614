package llvmir

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/llvm"
)

// funcHeader is what is known about a function before its body is written.
type funcHeader struct {
	group   int    // of its attributes, -1 for none
	comment string // the attributes before it
}

// header numbers the attributes of a function.
func (t *translator) header(op *core.Operation) (funcHeader, bool) {
	f, _ := llvm.AsLLVMFuncOp(op)
	s, ok := t.funcAttrs(f)
	if ft, isFunc := f.FunctionType().(*llvm.LLVMFunctionType); ok && isFunc {
		t.verifyFunction(f, ft, s)
	}
	return funcHeader{t.attrs.slot(s.text(formGroup)), s.text(formComment)}, ok
}

// cconvText is a calling convention with a blank after it; nothing for C's.
func cconvText(c llvm.CConv) string {
	if c == llvm.CConvC {
		return ""
	}
	for _, k := range cconvNames {
		if k.value == c {
			return k.text + " "
		}
	}
	return "cc" + strconv.FormatUint(uint64(c), 10) + " "
}

// cconvNames are the conventions that LLVM has a word for.
var cconvNames = [...]struct {
	value llvm.CConv
	text  string
}{
	{8, "fastcc"}, {9, "coldcc"}, {10, "ghccc"}, {13, "anyregcc"}, {14, "preserve_mostcc"}, {15, "preserve_allcc"}, {16, "swiftcc"},
	{17, "cxx_fast_tlscc"}, {18, "tailcc"}, {19, "cfguard_checkcc"}, {20, "swifttailcc"}, {21, "preserve_nonecc"},
	{64, "x86_stdcallcc"}, {65, "x86_fastcallcc"}, {66, "arm_apcscc"}, {67, "arm_aapcscc"}, {68, "arm_aapcs_vfpcc"},
	{69, "msp430_intrcc"}, {70, "x86_thiscallcc"}, {71, "ptx_kernel"}, {72, "ptx_device"}, {75, "spir_func"}, {76, "spir_kernel"},
	{77, "intel_ocl_bicc"}, {78, "x86_64_sysvcc"}, {79, "win64cc"}, {80, "x86_vectorcallcc"}, {81, "hhvmcc"}, {82, "hhvm_ccc"},
	{83, "x86_intrcc"}, {84, "avr_intrcc "}, {85, "avr_signalcc "}, {87, "amdgpu_vs"}, {88, "amdgpu_gs"}, {89, "amdgpu_ps"},
	{90, "amdgpu_cs"}, {91, "amdgpu_kernel"}, {92, "x86_regcallcc"}, {93, "amdgpu_hs"}, {95, "amdgpu_ls"}, {96, "amdgpu_es"},
	{97, "aarch64_vector_pcs"}, {98, "aarch64_sve_vector_pcs"}, {100, "amdgpu_gfx"}, {101, "m68k_intrcc"},
}

// function writes a function.
func (b *body) function(op *core.Operation, h *funcHeader) bool {
	t := b.t
	f, _ := llvm.AsLLVMFuncOp(op)
	ft, ok := f.FunctionType().(*llvm.LLVMFunctionType)
	if !ok {
		return t.errorf(op.Loc(), "function '@%s' has no LLVM function type", f.SymName())
	}
	t.noteType(ft)
	defined := !f.Body().IsEmpty()
	if defined && !b.begin(f) {
		return false
	}
	out := append(t.body, '\n')
	if h.comment != "" {
		out = append(append(append(out, "; Function Attrs: "...), h.comment...), '\n')
	}
	if defined {
		out = append(out, "define "...)
	} else {
		out = append(out, "declare"...)
		out = t.functionMetadata(out, f, b.scope)
		out = append(out, ' ')
	}
	l := f.Linkage()
	out = append(out, linkageText(l)...)
	out = appendPreemption(out, f.DsoLocal(), l, f.Visibility())
	out = append(out, funcCConv(f)...)
	if s := t.valueAttrText(op.ResultAttrs(0)); s != "" {
		out = append(append(out, s...), ' ')
	}
	out = append(out, t.typeText(ft.ReturnType())...)
	out = appendName(append(out, " @"...), f.SymName())
	out = append(out, '(')
	for i, p := range ft.Params() {
		if i > 0 {
			out = append(out, ", "...)
		}
		out = append(out, t.typeText(p)...)
		if s := t.valueAttrText(op.ArgAttrs(i)); s != "" {
			out = append(append(out, ' '), s...)
		}
		if defined {
			r := b.values[f.Body().Entry().Arg(i)]
			out = appendNumber(append(out, " %"...), r.n, r.name)
		}
	}
	if ft.VarArg() {
		if len(ft.Params()) > 0 {
			out = append(out, ", "...)
		}
		out = append(out, "..."...)
	}
	out = append(out, ')')
	if u, ok := f.UnnamedAddr(); ok && u != llvm.UnnamedAddrNone {
		out = append(append(out, ' '), u.String()...)
	}
	out = appendGroup(out, h.group)
	if s, ok := f.Section(); ok && defined {
		out = append(appendEscaped(append(out, ` section "`...), s), '"')
	}
	if c := f.ComdatAttr(); c != nil {
		out = append(out, " comdat"...)
		if c.Leaf() != f.SymName() {
			out = append(appendName(append(out, "($"...), c.Leaf()), ')')
		}
	}
	if a, ok := f.Alignment(); ok && a != 0 {
		out = strconv.AppendInt(append(out, " align "...), lowerPowerOf2(a), 10)
	}
	if g, ok := f.GarbageCollector(); ok {
		out = append(appendEscaped(append(out, ` gc "`...), g), '"')
	}
	if p, ok := f.Personality(); ok && defined {
		out = appendName(append(out, " personality ptr @"...), p)
	}
	if defined {
		out = t.functionMetadata(out, f, b.scope)
		out = append(out, " {"...)
	}
	t.body = append(out, '\n')
	if !defined {
		return true
	}
	if !b.write() {
		return false
	}
	t.body = append(t.body, "}\n"...)
	return true
}

// declare writes the declaration of an intrinsic.
func (t *translator) declare(d *declaration) {
	b := append(t.body, '\n')
	if s := d.attrs(); s != "" {
		b = append(append(append(b, "; Function Attrs: "...), s...), '\n')
	}
	b = append(b, "declare "...)
	if d.callback != 0 {
		encoding := t.meta.node(false, mdInt(64, d.callback-1), mdInt(64, -1), mdInt(64, -1), mdInt(1, 1))
		node := t.meta.node(false, mdRef(encoding))
		b = append(strconv.AppendInt(append(b, "!callback !"...), int64(t.meta.slot(node)), 10), ' ')
	}
	if s := d.valueAttrs(-1); s != "" {
		b = append(append(b, s...), ' ')
	}
	t.noteType(d.result)
	b = append(b, t.typeText(d.result)...)
	b = append(append(append(b, " @"...), d.name...), '(')
	for i, p := range d.params {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = append(b, t.typeText(p)...)
		if s := d.valueAttrs(i); s != "" {
			b = append(append(b, ' '), s...)
		}
	}
	if d.sig != nil && d.sig.VarArg() || d.runtime != nil && d.runtime.VarArg() {
		if len(d.params) > 0 {
			b = append(b, ", "...)
		}
		b = append(b, "..."...)
	}
	b = append(b, ')')
	b = appendGroup(b, d.group)
	t.body = append(b, '\n')
}

// ref is what a value of the dialect is in LLVM IR: a constant, another value, or a number.
type ref struct {
	c     *constant
	alias *core.Value
	n     int32
	name  string // instead of a number
}

// appendNumber writes the name of a value or block after its sigil, or its number when it has no name.
func appendNumber(b []byte, n int32, name string) []byte {
	if name != "" {
		return appendName(b, name)
	}
	return strconv.AppendInt(b, int64(n), 10)
}

// edge is an entry of a block's list of predecessors.
type edge struct {
	from *block
	term *core.Operation
	succ int // which successor of the terminator
}

// block is a basic block. One that upstream inserts to keep the successors of a terminator apart has no source.
type block struct {
	src   *core.Block
	split edge // of an inserted block: the edge that it is on
	dest  *block
	n     int32
	name  string // instead of a number
	// incoming are the edges in the order of the dialect's use list, branches those in which LLVM lists predecessors.
	incoming []edge
	order    int    // number in the order of translation
	reached  *block // the latest block that [body.splitEdges] met an edge from
}

// body translates function bodies, one after the other.
type body struct {
	t       *translator
	values  map[*core.Value]ref
	blocks  []*block
	bySrc   map[*core.Block]*block
	targets map[edgeKey]*block // inserted blocks
	scratch []ref
	scope   int           // the node that describes the function, or none
	loc     core.Location // of the instruction, until it is written
	notes   []argNote     // of the arguments of the call that is written
}

type edgeKey struct {
	term *core.Operation
	succ int
}

func newBody(t *translator) *body {
	return &body{t: t, values: map[*core.Value]ref{}, bySrc: map[*core.Block]*block{}, targets: map[edgeKey]*block{}, scope: none}
}

// lookup returns what a value is.
func (b *body) lookup(v *core.Value) ref {
	r := b.values[v]
	for r.alias != nil {
		r = b.values[r.alias]
	}
	return r
}

// begin folds constants and numbers values and blocks.
func (b *body) begin(f llvm.LLVMFuncOp) bool {
	clear(b.values)
	clear(b.bySrc)
	clear(b.targets)
	b.blocks = b.blocks[:0]
	for src := range f.Body().Blocks() {
		blk := &block{src: src, name: b.t.lowered.blockName(src)}
		b.blocks = append(b.blocks, blk)
		b.bySrc[src] = blk
	}
	sources := len(b.blocks)
	for _, blk := range b.blocks[:sources] {
		b.splitEdges(blk)
	}
	b.incomingInserted(b.blocks[sources:])
	for _, blk := range b.blocks[:sources] {
		b.incoming(blk)
		b.t.lowered.sortIncoming(blk)
	}
	for i, blk := range b.dominanceOrder() {
		blk.order = i
		if blk.src != nil && !b.foldBlock(blk.src) {
			return false
		}
	}
	b.number()
	for _, blk := range b.blocks {
		if blk.src != nil && len(b.t.blockNumbers) > 0 {
			b.t.blockNumbers[blk.src] = blk.n
		}
	}
	return true
}

// splitEdges inserts a block on each further edge from a terminator to the same block with arguments, because a phi has
// one value for each predecessor.
func (b *body) splitEdges(blk *block) {
	term := blk.src.Last()
	if term == nil || term.NumSuccessors() < 2 {
		return
	}
	for i, s := range term.Successors() {
		if s.NumArgs() == 0 {
			continue
		}
		dest := b.bySrc[s]
		if dest.reached == blk {
			nb := &block{split: edge{blk, term, i}, dest: dest}
			b.blocks = append(b.blocks, nb)
			b.targets[edgeKey{term, i}] = nb
		}
		dest.reached = blk
	}
}

// incomingInserted lists the edges to and from inserted blocks. Their branches are the newest uses of the blocks that
// they lead to.
func (b *body) incomingInserted(list []*block) {
	for _, nb := range slices.Backward(list) {
		nb.incoming = []edge{nb.split}
		nb.dest.incoming = append(nb.dest.incoming, edge{nb, nb.split.term, nb.split.succ})
	}
}

// incoming lists the edges to a block in the order of its use list, after those of inserted blocks.
func (b *body) incoming(blk *block) {
	for u := range blk.src.SuccUses() {
		term, i := u.Owner(), u.Index()
		if b.targets[edgeKey{term, i}] != nil {
			continue
		}
		if from := b.bySrc[term.Block()]; from != nil {
			blk.incoming = append(blk.incoming, edge{from, term, i})
		}
	}
}

// dominanceOrder is [dominanceOrder] with the inserted blocks.
func (b *body) dominanceOrder() []*block {
	if len(b.blocks) == 1 {
		return b.blocks
	}
	type frame struct {
		b    *block
		next int
	}
	const seen = -1
	for _, blk := range b.blocks {
		blk.order = 0
	}
	order := make([]*block, 0, len(b.blocks))
	var post []*block
	var stack []frame
	for _, root := range b.blocks {
		if root.order == seen {
			continue
		}
		root.order = seen
		post, stack = post[:0], append(stack[:0], frame{b: root})
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			s := b.successor(f.b, f.next)
			if s == nil {
				post = append(post, f.b)
				stack = stack[:len(stack)-1]
				continue
			}
			f.next++
			if s.order != seen {
				s.order = seen
				stack = append(stack, frame{b: s})
			}
		}
		for i := len(post) - 1; i >= 0; i-- {
			order = append(order, post[i])
		}
	}
	return order
}

// successor returns successor i of a block, nil after the last one.
func (b *body) successor(blk *block, i int) *block {
	if blk.src == nil {
		if i == 0 {
			return blk.dest
		}
		return nil
	}
	if term := blk.src.Last(); term != nil && i < term.NumSuccessors() {
		return b.target(term, i)
	}
	return nil
}

// foldBlock finds out which results are constants.
func (b *body) foldBlock(src *core.Block) bool {
	for op := range src.Ops() {
		k := b.t.kindOf(op)
		if k.code == opUnknown {
			return b.t.unsupported(op)
		}
		if !b.t.checkMMRA(op) {
			return false
		}
		r, folded := b.fold(op, k)
		if folded {
			b.values[op.Result(0)] = r
		} else if len(b.t.r.List()) > 0 {
			return false
		}
	}
	return true
}

// forwarded returns the value that becomes argument k of a successor.
func forwarded(term *core.Operation, succ, k int) *core.Value {
	br, _ := flow.BranchOpInterfaceKey.Of(term)
	return br.SuccessorOperands(succ).Value(k)
}

// number gives numbers in the order of the text.
func (b *body) number() {
	n := int32(0)
	number := func(v *core.Value) {
		if name := b.t.lowered.valueName(v); name != "" {
			b.values[v] = ref{name: name}
			return
		}
		b.values[v] = ref{n: n}
		n++
	}
	entry := b.blocks[0]
	for _, a := range entry.src.Args() {
		number(a)
	}
	for i, blk := range b.blocks {
		if blk.name == "" {
			blk.n = n
			n++
		}
		if blk.src == nil {
			n += int32(len(blk.dest.src.Args()))
			continue
		}
		if i > 0 {
			for _, a := range blk.src.Args() {
				number(a)
			}
		}
		for op := range blk.src.Ops() {
			if op.NumResults() == 0 {
				continue
			}
			v := op.Result(0)
			if _, ok := op.Result(0).Type().(*llvm.LLVMVoidType); ok {
				continue
			}
			if r, folded := b.values[v]; folded && (r.c != nil || r.alias != nil) {
				continue
			}
			number(v)
		}
	}
}

// write writes the blocks.
func (b *body) write() bool {
	t := b.t
	for i, blk := range b.blocks {
		if i > 0 {
			t.body = b.label(append(t.body, '\n'), blk)
		} else if blk.name != "" {
			t.body = append(appendName(t.body, blk.name), ":\n"...)
		}
		if blk.src == nil {
			b.writeInserted(blk)
			continue
		}
		if i > 0 {
			for k, a := range blk.src.Args() {
				b.phi(blk, k, a)
			}
		}
		for op := range blk.src.Ops() {
			k := t.kindOf(op)
			if k.code.isConstant() {
				if k.code == opNothing {
					b.record(op)
				}
				continue
			}
			if op.NumResults() > 0 {
				if r := b.values[op.Result(0)]; r.c != nil || r.alias != nil {
					continue
				}
			}
			if !b.instruction(op, k) {
				return false
			}
		}
	}
	return true
}

// label writes the number of a block and its predecessors.
func (b *body) label(out []byte, blk *block) []byte {
	start := len(out)
	out = append(appendNumber(out, blk.n, blk.name), ':', ' ')
	for len(out)-start < 50 {
		out = append(out, ' ')
	}
	preds := b.predecessors(blk)
	if len(preds) == 0 {
		return append(out, "; No predecessors!\n"...)
	}
	out = append(out, "; preds = "...)
	for i, p := range preds {
		if i > 0 {
			out = append(out, ", "...)
		}
		out = appendNumber(append(out, '%'), p.n, p.name)
	}
	return append(out, '\n')
}

// predecessors returns the origins of the edges to a block, those translated last first.
func (b *body) predecessors(blk *block) []*block {
	out := make([]*block, len(blk.incoming))
	for i, e := range b.t.lowered.newestFirst(blk.incoming) {
		out[i] = e.from
	}
	if b.t.lowered.has(blk.src) {
		return out
	}
	slices.SortStableFunc(out, func(x, y *block) int { return cmp.Compare(y.order, x.order) })
	return out
}

// phi writes a block argument.
func (b *body) phi(blk *block, k int, a *core.Value) {
	t := b.t
	t.noteType(a.Type())
	r := b.values[a]
	out := appendNumber(append(t.body, "  %"...), r.n, r.name)
	out = append(out, " = phi "...)
	out = append(out, t.typeText(a.Type())...)
	out = append(out, ' ')
	t.body = out
	for i, e := range blk.incoming {
		if i > 0 {
			t.body = append(t.body, ", "...)
		}
		t.body = append(t.body, "[ "...)
		if e.from.src == nil {
			// The inserted block has the same arguments, in the same order after its label.
			t.body = strconv.AppendInt(append(t.body, '%'), int64(e.from.n)+1+int64(k), 10)
		} else {
			b.operand(forwarded(e.term, e.succ, k))
		}
		t.body = appendNumber(append(t.body, ", %"...), e.from.n, e.from.name)
		t.body = append(t.body, " ]"...)
	}
	b.location(a.Loc())
	t.body = append(t.body, '\n')
}

// writeInserted writes a block that only passes arguments on.
func (b *body) writeInserted(blk *block) {
	t := b.t
	for k, a := range blk.dest.src.Args() {
		out := strconv.AppendInt(append(t.body, "  %"...), int64(blk.n)+1+int64(k), 10)
		out = append(out, " = phi "...)
		out = append(out, t.typeText(a.Type())...)
		t.body = append(out, " [ "...)
		b.operand(forwarded(blk.split.term, blk.split.succ, k))
		t.body = appendNumber(append(t.body, ", %"...), blk.split.from.n, blk.split.from.name)
		t.body = append(t.body, " ]"...)
		b.location(a.Loc())
		t.body = append(t.body, '\n')
	}
	t.body = appendNumber(append(t.body, "  br label %"...), blk.dest.n, blk.dest.name)
	b.location(blk.split.term.Loc())
	t.body = append(t.body, '\n')
}

// target returns the block that a successor edge leads to.
func (b *body) target(term *core.Operation, i int) *block {
	if nb := b.targets[edgeKey{term, i}]; nb != nil {
		return nb
	}
	return b.bySrc[term.Successor(i)]
}

// operand writes a value without its type.
func (b *body) operand(v *core.Value) {
	t := b.t
	r := b.lookup(v)
	if r.c != nil {
		t.noteConst(r.c)
		t.body = t.appendConst(t.body, r.c)
		return
	}
	t.body = appendNumber(append(t.body, '%'), r.n, r.name)
}

// typed writes a value after its type.
func (b *body) typed(v *core.Value) {
	b.t.body = append(append(b.t.body, b.t.typeText(v.Type())...), ' ')
	b.operand(v)
}

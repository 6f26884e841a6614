package csource

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// place is what a pointer points to, as an object of a type.
func (b *body) place(addr *core.Value, typ string) string {
	x := b.values[addr]
	if a, ok := b.elements[addr]; ok && a.typ == typ {
		return a.text
	}
	return fmt.Sprintf("*(%s)%s", declare(typ, "*"), x.inside())
}

// element is an address as what lies there, and its type.
type element struct{ text, typ string }

// orders are C's names of memory orders.
var orders = map[llvm.AtomicOrdering]string{
	llvm.AtomicOrderingUnordered: "__ATOMIC_RELAXED", llvm.AtomicOrderingMonotonic: "__ATOMIC_RELAXED",
	llvm.AtomicOrderingAcquire: "__ATOMIC_ACQUIRE", llvm.AtomicOrderingRelease: "__ATOMIC_RELEASE",
	llvm.AtomicOrderingAcqRel: "__ATOMIC_ACQ_REL", llvm.AtomicOrderingSeqCst: "__ATOMIC_SEQ_CST",
}

// natural is the alignment that C takes for granted for an object of the type.
func natural(t core.Type) int64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return int64(container(t.Width()) / 8)
	case *core.FloatType:
		return int64(max(t.Semantics().Width(), 16)+15) / 16 * 2
	case *core.VectorType:
		return vectorAlign(t)
	case *llvm.LLVMArrayType:
		return natural(t.ElementType())
	case *llvm.LLVMStructType:
		n := int64(1)
		if !llvmdefs.BodyOf(t).Packed {
			for _, e := range llvmdefs.BodyOf(t).Elements {
				n = max(n, natural(e))
			}
		}
		return n
	}
	return 8
}

// copies reports whether an access is a copy of bytes: one of odd width, of a vector that is smaller than its type, or at
// an address that is less aligned.
func copies(t core.Type, align int64, stated bool) bool {
	return isOdd(t) || isPadded(t) || stated && align < natural(t)
}

// sizeText is the number of bytes that an access touches.
func sizeText(t core.Type, name string) string {
	if w, ok := widthOf(t); ok && isOdd(t) {
		return strconv.Itoa(int(w+7) / 8)
	}
	if isPadded(t) {
		return strconv.FormatInt(vectorBytes(t.(*core.VectorType)), 10)
	}
	return "sizeof " + name
}

func (b *body) load(op *core.Operation) bool {
	l := core.Must(llvm.AsLoadOp(op))
	t := op.Result(0).Type()
	name, ok := b.typeName(t, op.Loc())
	if !ok {
		return false
	}
	if isPacked(t) {
		return b.refuse(op, "vectors of integers that do not fill bytes are packed in memory")
	}
	if l.Ordering() != llvm.AtomicOrderingNotAtomic {
		return b.define(op.Result(0), fmt.Sprintf("__atomic_load_n((%s)%s, %s)", declare(name, "*"), b.operand(l.Addr()), orders[l.Ordering()]))
	}
	if l.Volatile() {
		name = "volatile " + name
	}
	align, stated := l.Alignment()
	if !copies(t, align, stated) {
		return b.define(op.Result(0), b.place(l.Addr(), name))
	}
	if !b.define(op.Result(0), zero(t)) {
		return false
	}
	b.headers["string.h"] = true
	v := b.values[op.Result(0)].text
	b.line("memcpy(&%s, %s, %s);", v, b.plain(l.Addr()), sizeText(t, v))
	return true
}

func (b *body) store(op *core.Operation) bool {
	s := core.Must(llvm.AsStoreOp(op))
	t := s.Value().Type()
	name, ok := b.typeName(t, op.Loc())
	if !ok {
		return false
	}
	if isPacked(t) {
		return b.refuse(op, "vectors of integers that do not fill bytes are packed in memory")
	}
	if s.Ordering() != llvm.AtomicOrderingNotAtomic {
		b.line("__atomic_store_n((%s)%s, %s, %s);", declare(name, "*"), b.operand(s.Addr()), b.plain(s.Value()), orders[s.Ordering()])
		return true
	}
	if s.Volatile() {
		name = "volatile " + name
	}
	align, stated := s.Alignment()
	if !copies(t, align, stated) {
		b.line("%s = %s;", b.place(s.Addr(), name), b.plain(s.Value()))
		return true
	}
	b.headers["string.h"] = true
	b.line("{ %s = %s; memcpy(%s, &bits, %s); }", declare(name, "bits"), b.plain(s.Value()), b.plain(s.Addr()), sizeText(t, "bits"))
	return true
}

// alloca makes an array of the function, or memory that lives until the function returns when its size is not known or a
// loop may come by again. Memory that ends with a saved stack is made once between saving and restoring, so an array
// can be used again.
func (b *body) alloca(op *core.Operation) bool {
	a := core.Must(llvm.AsAllocaOp(op))
	t, ok := b.typeName(a.ElemType(), op.Loc())
	if !ok {
		return false
	}
	if isPacked(a.ElemType()) {
		return b.refuse(op, "vectors of integers that do not fill bytes are packed in memory")
	}
	v := op.Result(0)
	if n, ok := constantOf(a.ArraySize()); ok && (b.depth == 0 && !b.inLoop[op.Block()] || savedBefore(op)) {
		if i, ok := n.(*core.IntegerAttr); ok && i.Int64() > 0 && i.Int64() < 1<<20 {
			name := b.name(v)
			align := ""
			if n, ok := a.Alignment(); ok && n > natural(a.ElemType()) {
				align = fmt.Sprintf("_Alignas(%d) ", n)
			}
			b.line("%s%s;", align, declare(t, fmt.Sprintf("%s[%d]", name, i.Int64())))
			b.values[v] = expr{name, true}
			if i.Int64() == 1 {
				b.elements[v] = element{"*" + name, t}
			}
			return true
		}
	}
	b.headers["alloca.h"] = true
	return b.define(v, fmt.Sprintf("alloca(%s * sizeof(%s))", b.typed(a.ArraySize()), t))
}

// savedBefore reports whether the stack is saved before an operation in its block.
func savedBefore(op *core.Operation) bool {
	for p := op.Prev(); p != nil; p = p.Prev() {
		switch p.Name() {
		case "llvm.intr.stacksave":
			return true
		case "llvm.intr.stackrestore":
			return false
		}
	}
	return false
}

// gep computes an address. One that only loads and stores in its block use is written there.
func (b *body) gep(op *core.Operation) bool {
	g := core.Must(llvm.AsGEPOp(op))
	if isVector(op.Result(0).Type()) {
		return b.gepVector(g)
	}
	a, ok := b.address(g, func(v *core.Value) expr { return b.values[v] })
	if !ok {
		return false
	}
	v := op.Result(0)
	if b.accessedOnly(v, op) && len(a.text) < longest {
		b.values[v] = expr{"&" + a.text, true}
		b.elements[v] = a
		return true
	}
	return b.pure(op, expr{"(void *)&" + a.text, true})
}

// accessedOnly reports whether all uses of an address are loads and stores in the same block.
func (b *body) accessedOnly(v *core.Value, op *core.Operation) bool {
	n := 0
	for u := range v.Uses() {
		user := u.Owner()
		_, isLoad := llvm.AsLoadOp(user)
		_, isStore := llvm.AsStoreOp(user)
		if user.Block() != op.Block() || !isLoad && !(isStore && u.Index() == 1) {
			return false
		}
		n++
	}
	return n <= 3
}

// address follows the indices of a getelementptr.
func (b *body) address(g llvm.GEPOp, value func(v *core.Value) expr) (element, bool) {
	dynamic := g.DynamicIndices()
	t := g.ElemType()
	name, ok := b.typeName(t, g.Op.Loc())
	if !ok {
		return element{}, false
	}
	text := ""
	for i, n := range g.RawConstantIndices() {
		index := strconv.Itoa(int(n))
		if n == llvmdefs.DynamicIndex {
			v := dynamic[0]
			dynamic = dynamic[1:]
			index = indexText(elementOf(v.Type()), value(v))
		}
		if a, ok := b.elements[g.Base()]; i == 0 && index == "0" && ok && a.typ == name {
			text = a.text
			if text[0] == '*' {
				text = "(" + text + ")"
			}
			continue
		}
		if i == 0 {
			text = fmt.Sprintf("((%s)%s)[%s]", declare(name, "*"), value(g.Base()).inside(), index)
			continue
		}
		if s, ok := t.(*llvm.LLVMStructType); ok {
			text += ".f" + index
			if int(n) < 0 || int(n) >= len(llvmdefs.BodyOf(s).Elements) {
				return element{}, b.refuse(g.Op, "there is no such field")
			}
			t = llvmdefs.BodyOf(s).Elements[n]
		} else {
			text += ".a[" + index + "]"
			t = fieldType(t, 0)
		}
	}
	name, ok = b.typeName(t, g.Op.Loc())
	return element{text, name}, ok
}

// indexText is an index, which is signed. One as wide as a pointer wraps around like one.
func indexText(t core.Type, x expr) string {
	if w, ok := widthOf(t); ok && w < 64 && !(x.atom && x.text[0] >= '0' && x.text[0] <= '9') {
		return signed(t, x).text
	}
	return x.text
}

func (b *body) gepVector(g llvm.GEPOp) bool {
	ok := true
	return b.fill(g.Op, func(to string) {
		a, found := b.address(g, func(v *core.Value) expr {
			if isVector(v.Type()) {
				return expr{b.operand(v) + ".a[k]", true}
			}
			return b.values[v]
		})
		ok = found
		b.line("  %s = &%s;", to, a.text)
	}) && ok
}

// path is the text after an aggregate that leads to a part of it.
func path(t core.Type, position []int64) string {
	var s strings.Builder
	for _, i := range position {
		if _, ok := t.(*llvm.LLVMStructType); ok {
			fmt.Fprintf(&s, ".f%d", i)
		} else {
			fmt.Fprintf(&s, ".a[%d]", i)
		}
		t = fieldType(t, int(i))
	}
	return s.String()
}

func (b *body) extractValue(op *core.Operation) bool {
	x := core.Must(llvm.AsExtractValueOp(op))
	return b.pure(op, expr{b.operand(x.Container()) + path(x.Container().Type(), x.Position()), true})
}

// insertValue writes into the aggregate's own variable when nothing else uses that.
func (b *body) insertValue(op *core.Operation) bool {
	x := core.Must(llvm.AsInsertValueOp(op))
	if !b.takeOver(x.Container(), op) {
		return false
	}
	b.line("%s%s = %s;", b.values[op.Result(0)].text, path(x.Container().Type(), x.Position()), b.plain(x.Value()))
	return true
}

// takeOver gives the result of an operation the variable of an operand, or a copy.
func (b *body) takeOver(v *core.Value, op *core.Operation) bool {
	def := v.DefiningOp()
	if def != nil && b.owned[v] && v.HasOneUse() && def.Block() == op.Block() {
		b.values[op.Result(0)] = b.values[v]
		b.owned[op.Result(0)] = true
		return true
	}
	return b.define(op.Result(0), b.plain(v))
}

func (b *body) extractElement(op *core.Operation) bool {
	return b.pure(op, expr{fmt.Sprintf("%s.a[%s]", b.operand(op.Operand(0)), b.plain(op.Operand(1))), true})
}

func (b *body) insertElement(op *core.Operation) bool {
	if !b.takeOver(op.Operand(0), op) {
		return false
	}
	b.line("%s.a[%s] = %s;", b.values[op.Result(0)].text, b.plain(op.Operand(2)), b.plain(op.Operand(1)))
	return true
}

func (b *body) shuffle(op *core.Operation) bool {
	s := core.Must(llvm.AsShuffleVectorOp(op))
	if !b.define(op.Result(0), "{0}") {
		return false
	}
	n := int32(s.V1().Type().(*core.VectorType).Shape()[0])
	for i, from := range s.Mask() {
		switch {
		case from >= n:
			b.line("%s.a[%d] = %s.a[%d];", b.values[op.Result(0)].text, i, b.operand(s.V2()), from-n)
		case from >= 0:
			b.line("%s.a[%d] = %s.a[%d];", b.values[op.Result(0)].text, i, b.operand(s.V1()), from)
		}
	}
	return true
}

// fetches are what C can do at once in memory.
var fetches = map[llvm.AtomicBinOp]string{
	llvm.AtomicBinOpXchg: "__atomic_exchange_n", llvm.AtomicBinOpAdd: "__atomic_fetch_add", llvm.AtomicBinOpSub: "__atomic_fetch_sub",
	llvm.AtomicBinOpAnd: "__atomic_fetch_and", llvm.AtomicBinOpOr: "__atomic_fetch_or", llvm.AtomicBinOpXor: "__atomic_fetch_xor",
	llvm.AtomicBinOpNand: "__atomic_fetch_nand",
}

// updates are what is tried until nobody else was faster, of the old value X and the operand Y; signed numbers are
// compared where the second word is signed.
var updates = map[llvm.AtomicBinOp][2]string{
	llvm.AtomicBinOpMax: {"X > Y ? x : y", "signed"}, llvm.AtomicBinOpMin: {"X < Y ? x : y", "signed"},
	llvm.AtomicBinOpUmax: {"X > Y ? x : y"}, llvm.AtomicBinOpUmin: {"X < Y ? x : y"},
	llvm.AtomicBinOpFadd: {"X + Y"}, llvm.AtomicBinOpFsub: {"X - Y"},
	llvm.AtomicBinOpFmax: {"maxnum"}, llvm.AtomicBinOpFmin: {"minnum"},
	llvm.AtomicBinOpUincWrap: {"X >= Y ? 0 : X + 1"}, llvm.AtomicBinOpUdecWrap: {"X == 0 || X > Y ? Y : X - 1"},
	llvm.AtomicBinOpUsubCond: {"X >= Y ? X - Y : X"}, llvm.AtomicBinOpUsubSat: {"X >= Y ? X - Y : 0"},
	llvm.AtomicBinOpFmaximum: {"maximum"}, llvm.AtomicBinOpFminimum: {"minimum"},
}

func (b *body) atomicUpdate(op *core.Operation) bool {
	a := core.Must(llvm.AsAtomicRMWOp(op))
	t := a.Val().Type()
	name, ok := b.typeName(t, op.Loc())
	if !ok {
		return false
	}
	if isOdd(t) {
		return b.refuse(op, "C has no atomic operations on odd widths")
	}
	_, isInt := widthOf(t)
	if f, ok := fetches[a.BinOp()]; ok && (isInt || a.BinOp() == llvm.AtomicBinOpXchg && !isFloat(t)) {
		return b.define(op.Result(0), fmt.Sprintf("%s((%s)%s, %s, %s)", f, declare(name, "*"), b.operand(a.Ptr()), b.plain(a.Val()),
			orders[a.Ordering()]))
	}
	u, ok := updates[a.BinOp()]
	if a.BinOp() == llvm.AtomicBinOpXchg {
		u, ok = [2]string{"Y"}, true
	}
	if !ok {
		return b.refuse(op, "C has no such atomic operation")
	}
	x, y := expr{"x", true}, expr{"y", true}
	if u[1] != "" {
		x, y = signed(t, x), signed(t, y)
	}
	text := substitute(u[0], []expr{x, y})
	if snippets[u[0]] != "" {
		text = b.floatSupport(u[0], t) + "(x, y)"
	}
	if !b.define(op.Result(0), zero(t)) {
		return false
	}
	b.line("{")
	b.line("  %s = %s, x, z;", declare(name, "y"), b.plain(a.Val()))
	b.line("  %s = %s;", declare(name, "*at"), b.plain(a.Ptr()))
	b.line("  __atomic_load(at, &x, __ATOMIC_RELAXED);")
	b.line("  do {")
	b.line("    z = %s;", text)
	b.line("  } while (!__atomic_compare_exchange(at, &x, &z, true, %s, __ATOMIC_RELAXED));", orders[a.Ordering()])
	b.line("  %s = x;", b.values[op.Result(0)].text)
	b.line("}")
	return true
}

func isFloat(t core.Type) bool {
	_, ok := t.(*core.FloatType)
	return ok
}

func (b *body) compareExchange(op *core.Operation) bool {
	a := core.Must(llvm.AsAtomicCmpXchgOp(op))
	name, ok := b.typeName(a.Val().Type(), op.Loc())
	if !ok || !b.define(op.Result(0), "{0}") {
		return false
	}
	v := b.values[op.Result(0)].text
	b.line("{ %s = %s; %s.f0 = %s; %s.f1 = __atomic_compare_exchange((%s)%s, &%s.f0, &y, %t, %s, %s); }", declare(name, "y"),
		b.plain(a.Val()), v, b.plain(a.Cmp()), v, declare(name, "*"), b.operand(a.Ptr()), v, a.Weak(), orders[a.SuccessOrdering()],
		orders[a.FailureOrdering()])
	return true
}

func (b *body) fence(op *core.Operation) bool {
	f := core.Must(llvm.AsFenceOp(op))
	b.line("__atomic_thread_fence(%s);", orders[f.Ordering()])
	return true
}

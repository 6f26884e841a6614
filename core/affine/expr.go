package affine

import "encoding/binary"

// Kind says what an [Expr] is. The order is that of upstream's AffineExprKind.
type Kind uint8

// The kinds of expressions. Kinds up to KindCeilDiv are binary.
const (
	KindInvalid  Kind = iota // the zero Expr
	KindAdd                  // lhs + rhs
	KindMul                  // lhs * rhs
	KindMod                  // lhs mod rhs, never negative
	KindFloorDiv             // lhs floordiv rhs
	KindCeilDiv              // lhs ceildiv rhs
	KindConst                // an int64
	KindDim                  // a dimension, by position
	KindSymbol               // a symbol, by position
)

// Binary reports whether expressions of this kind have two operands.
func (k Kind) Binary() bool { return k >= KindAdd && k <= KindCeilDiv }

// Expr is an immutable affine (or semi-affine) expression. The zero Expr is invalid and stands for "none". Expressions
// are compared with [Expr.Equal]; they need no context and are safe for concurrent use.
type Expr struct {
	// n describes the node; leaves share one static node per kind, so they cost no allocation.
	n *node
	// v is the constant, the position of a dimension or symbol, or for binary nodes a structural hash.
	v int64
}

type node struct {
	lhs, rhs Expr
	// divisor is getLargestKnownDivisor of the node, kept because mod and floordiv ask for it while they are built and a
	// walk each time would make long chains quadratic. Unused in leaves.
	divisor int64
	height  uint32 // 0 for leaves
	kind    Kind
	// symbolic: no dimensions below. pure: multiplied, divided and reduced by constants only.
	symbolic, pure bool
}

var (
	constNode  = node{kind: KindConst, symbolic: true, pure: true}
	dimNode    = node{kind: KindDim, pure: true}
	symbolNode = node{kind: KindSymbol, symbolic: true, pure: true}
)

// Const returns the constant v.
func Const(v int64) Expr { return Expr{&constNode, v} }

// Dim returns the dimension at position pos (d0, d1, ...).
func Dim(pos int) Expr { return Expr{&dimNode, int64(pos)} }

// Symbol returns the symbol at position pos (s0, s1, ...).
func Symbol(pos int) Expr { return Expr{&symbolNode, int64(pos)} }

// newBinary builds a node without simplifying.
func newBinary(k Kind, lhs, rhs Expr) Expr {
	n := &node{
		lhs: lhs, rhs: rhs, kind: k,
		height:   1 + max(lhs.n.height, rhs.n.height),
		symbolic: lhs.n.symbolic && rhs.n.symbolic,
	}
	lc, rc := lhs.n.kind == KindConst, rhs.n.kind == KindConst
	switch k {
	case KindAdd:
		n.pure = lhs.n.pure && rhs.n.pure
	case KindMul:
		n.pure = lhs.n.pure && rhs.n.pure && (lc || rc)
	default:
		n.pure = lhs.n.pure && rc
	}
	n.divisor = binaryDivisor(k, lhs, rhs)
	return Expr{n, hashBinary(k, lhs, rhs)}
}

// hashBinary mixes kind and operands; the multipliers are the odd constants of splitmix64.
func hashBinary(k Kind, lhs, rhs Expr) int64 {
	h := uint64(k) * 0x9e3779b97f4a7c15
	for _, e := range [2]Expr{lhs, rhs} {
		h ^= uint64(e.v) + uint64(e.n.kind)<<56
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return int64(h)
}

// Valid reports whether e is an expression, that is, not the zero Expr.
func (e Expr) Valid() bool { return e.n != nil }

// Kind returns the kind of e, KindInvalid for the zero Expr.
func (e Expr) Kind() Kind {
	if e.n == nil {
		return KindInvalid
	}
	return e.n.kind
}

// Value returns the constant of a KindConst expression and whether e is one.
func (e Expr) Value() (int64, bool) {
	if e.n == nil || e.n.kind != KindConst {
		return 0, false
	}
	return e.v, true
}

// Position returns the position of a dimension or symbol, -1 for other kinds.
func (e Expr) Position() int {
	if e.IsDim() || e.IsSymbol() {
		return int(e.v)
	}
	return -1
}

// IsConst reports whether e is a constant.
func (e Expr) IsConst() bool { return e.n == &constNode }

// IsDim reports whether e is a dimension.
func (e Expr) IsDim() bool { return e.n == &dimNode }

// IsSymbol reports whether e is a symbol.
func (e Expr) IsSymbol() bool { return e.n == &symbolNode }

// LHS returns the left operand of a binary expression, the zero Expr for other kinds.
func (e Expr) LHS() Expr {
	if e.n == nil {
		return Expr{}
	}
	return e.n.lhs
}

// RHS returns the right operand of a binary expression, the zero Expr for other kinds.
func (e Expr) RHS() Expr {
	if e.n == nil {
		return Expr{}
	}
	return e.n.rhs
}

// Equal reports whether e and o have the same structure (in upstream, where expressions are unique, this is ==).
func (e Expr) Equal(o Expr) bool {
	for {
		if e.v != o.v {
			return false
		}
		if e.n == o.n {
			return true
		}
		if e.n == nil || o.n == nil || e.n.kind != o.n.kind || !e.n.lhs.Equal(o.n.lhs) {
			return false
		}
		e, o = e.n.rhs, o.n.rhs // right operands in a loop
	}
}

// Hash returns a hash of the structure: equal expressions have equal hashes, in every process.
func (e Expr) Hash() uint64 { return uint64(e.v)*0x9e3779b97f4a7c15 + uint64(e.Kind()) }

// AppendKey appends a byte string that identifies the structure of e: two expressions have the same key exactly if they
// are equal, and no key is a prefix of another. It serves to intern attributes.
func (e Expr) AppendKey(dst []byte) []byte {
	dst = append(dst, byte(e.Kind()))
	switch {
	case e.n == nil:
		return dst
	case e.n.kind.Binary():
		return e.n.rhs.AppendKey(e.n.lhs.AppendKey(dst))
	}
	return binary.AppendVarint(dst, e.v)
}

// IsSymbolicOrConstant reports whether e has no dimensions.
func (e Expr) IsSymbolicOrConstant() bool { return e.n != nil && e.n.symbolic }

// IsPureAffine reports whether e multiplies, divides and takes remainders with constants only; what is not pure is
// semi-affine.
func (e Expr) IsPureAffine() bool { return e.n != nil && e.n.pure }

// Height returns the number of operations on the longest path from e to a leaf.
func (e Expr) Height() int {
	if e.n == nil {
		return 0
	}
	return int(e.n.height)
}

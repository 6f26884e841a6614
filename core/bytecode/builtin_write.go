package bytecode

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

// The codes of builtin's attributes; those of locations are in location.go.
const (
	codeArray          = 0
	codeDict           = 1
	codeString         = 2
	codeTypedString    = 3
	codeFlatSymbolRef  = 4
	codeSymbolRef      = 5
	codeTypeAttr       = 6
	codeUnit           = 7
	codeInteger        = 8
	codeFloat          = 9
	codeDenseResource  = 16
	codeDenseArray     = 17
	codeDenseElements  = 18
	codeDenseStrings   = 19
	codeSparseElements = 20
	codeDistinct       = 21
)

// The codes of builtin's types.
const (
	codeIntegerType = iota
	codeIndexType
	codeFunctionType
	codeBF16
	codeF16
	codeF32
	codeF64
	codeF80
	codeF128
	codeComplexType
	codeMemRef
	codeMemRefInSpace
	codeNoneType
	codeRankedTensor
	codeEncodedTensor
	codeTupleType
	codeUnrankedMemRef
	codeUnrankedMemRefInSpace
	codeUnrankedTensor
	codeVector
	codeScalableVector
)

// floatTypes are the float types that have a code; the others are text.
var floatTypes = map[*num.Semantics]uint64{num.BF16: codeBF16, num.F16: codeF16, num.F32: codeF32, num.F64: codeF64,
	num.F80:  codeF80,
	num.F128: codeF128}

// builtinEncoding encodes the types and attributes of builtin.
type builtinEncoding struct{}

// WriteAttr implements [Encoding].
func (builtinEncoding) WriteAttr(w *Writer, a core.Attribute) bool {
	c := w.n.ctx
	switch a := a.(type) {
	case *core.ArrayAttr:
		w.VarInt(codeArray)
		w.Attrs(a.Elems())
	case *core.DictAttr:
		w.VarInt(codeDict)
		w.VarInt(uint64(len(a.Entries())))
		for _, e := range a.Entries() {
			w.Attr(c.String(e.Name))
			w.Attr(e.Value)
		}
	case *core.StringAttr:
		if a.Type() == core.Type(c.None()) {
			w.VarInt(codeString)
			w.String(a.Value())
			break
		}
		w.VarInt(codeTypedString)
		w.String(a.Value())
		w.Type(a.Type())
	case *core.SymbolRefAttr:
		if a.IsFlat() {
			w.VarInt(codeFlatSymbolRef)
			w.Attr(c.String(a.Root()))
			break
		}
		w.VarInt(codeSymbolRef)
		w.Attr(c.String(a.Root()))
		w.VarInt(uint64(len(a.Nested())))
		for _, name := range a.Nested() {
			w.Attr(c.SymbolRef(name))
		}
	case *core.TypeAttr:
		w.VarInt(codeTypeAttr)
		w.Type(a.Value())
	case *core.UnitAttr:
		w.VarInt(codeUnit)
	case *core.IntegerAttr:
		w.VarInt(codeInteger)
		w.Type(a.Type())
		w.APInt(a.Value())
	case *core.FloatAttr:
		w.VarInt(codeFloat)
		w.Type(a.Type())
		w.APFloat(a.Value())
	case *core.DistinctAttr:
		w.VarInt(codeDistinct)
		w.Attr(a.Referenced())
	default:
		return w.elements(a)
	}
	return true
}

// elements writes attributes that hold many numbers or strings.
func (w *Writer) elements(a core.Attribute) bool {
	switch a := a.(type) {
	case *core.DenseResourceAttr:
		w.VarInt(codeDenseResource)
		w.Type(a.Type())
		w.resource(a.Key())
	case *core.DenseArrayAttr:
		w.VarInt(codeDenseArray)
		w.Type(a.ElementType())
		w.VarInt(uint64(a.Len()))
		w.Blob(a.RawData())
	case *core.DenseElementsAttr:
		w.VarInt(codeDenseElements)
		w.Type(a.Type())
		if w.e != nil {
			w.Blob(denseBytes(a))
		}
	case *core.DenseStringElementsAttr:
		w.VarInt(codeDenseStrings)
		w.Type(a.Type())
		splat := uint64(0)
		if a.IsSplat() {
			splat = 1
		}
		w.VarInt(splat)
		for _, s := range a.Strings() {
			w.String(s)
		}
	case *core.SparseElementsAttr:
		w.VarInt(codeSparseElements)
		w.Type(a.Type())
		w.Attr(a.Indices())
		w.Attr(a.Values())
	default:
		return false
	}
	return true
}

// denseBytes returns the elements as upstream stores them: those of type i1 as bits, a splat of them as a byte of equal
// bits.
func denseBytes(a *core.DenseElementsAttr) []byte {
	raw := a.RawData()
	if a.ShapedType().ElementType() != core.Type(a.Context().I1()) {
		return raw
	}
	if a.IsSplat() {
		return []byte{-(raw[0] & 1)}
	}
	out := make([]byte, (len(raw)+7)/8)
	for i, b := range raw {
		out[i/8] |= b & 1 << (i % 8)
	}
	return out
}

// WriteType implements [Encoding].
func (builtinEncoding) WriteType(w *Writer, t core.Type) bool {
	switch t := t.(type) {
	case *core.IntegerType:
		w.VarInt(codeIntegerType)
		w.VarInt(uint64(t.Width())<<2 | uint64(t.Signedness()))
	case *core.IndexType:
		w.VarInt(codeIndexType)
	case *core.FunctionType:
		w.VarInt(codeFunctionType)
		w.Types(t.Inputs())
		w.Types(t.Results())
	case *core.FloatType:
		code, ok := floatTypes[t.Semantics()]
		if !ok {
			return false
		}
		w.VarInt(code)
	case *core.ComplexType:
		w.VarInt(codeComplexType)
		w.Type(t.ElementType())
	case *core.NoneType:
		w.VarInt(codeNoneType)
	case *core.TupleType:
		w.VarInt(codeTupleType)
		w.Types(t.Types())
	default:
		return w.shaped(t)
	}
	return true
}

func (w *Writer) shaped(t core.Type) bool {
	switch t := t.(type) {
	case *core.RankedTensorType:
		if t.Encoding() != nil {
			w.VarInt(codeEncodedTensor)
			w.Attr(t.Encoding())
		} else {
			w.VarInt(codeRankedTensor)
		}
		w.SignedVarInts(t.Shape())
		w.Type(t.ElementType())
	case *core.UnrankedTensorType:
		w.VarInt(codeUnrankedTensor)
		w.Type(t.ElementType())
	case *core.MemRefType:
		if t.MemorySpace() != nil {
			w.VarInt(codeMemRefInSpace)
			w.Attr(t.MemorySpace())
		} else {
			w.VarInt(codeMemRef)
		}
		w.SignedVarInts(t.Shape())
		w.Type(t.ElementType())
		layout := t.Layout()
		if layout == nil {
			layout = w.n.ctx.AffineMap(affine.IdentityMap(len(t.Shape())))
		}
		w.Attr(layout)
	case *core.UnrankedMemRefType:
		if t.MemorySpace() != nil {
			w.VarInt(codeUnrankedMemRefInSpace)
			w.Attr(t.MemorySpace())
		} else {
			w.VarInt(codeUnrankedMemRef)
		}
		w.Type(t.ElementType())
	case *core.VectorType:
		if t.IsScalable() {
			w.VarInt(codeScalableVector)
			w.VarInt(uint64(len(t.ScalableDims())))
			for _, s := range t.ScalableDims() {
				w.Bool(s)
			}
		} else {
			w.VarInt(codeVector)
		}
		w.SignedVarInts(t.Shape())
		w.Type(t.ElementType())
	default:
		return false
	}
	return true
}

package bytecode

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
)

// location reads a location after its code.
func (r *Reader) location(code uint64) core.Location {
	c := r.f.ctx
	switch code {
	case codeCallSiteLoc:
		callee, caller := r.Loc(), r.Loc()
		return c.CallSiteLoc(callee, caller)
	case codeFileLineCol:
		name := ReadAttrOf[*core.StringAttr](r)
		line, col := r.place(), r.place()
		if name == nil {
			return core.Location{}
		}
		if name == r.f.lastFile {
			if l, ok := r.f.lastPlace.InFile(line, col); ok {
				return l
			}
		}
		l := c.FileLoc(name.Value(), line, col)
		r.f.lastFile, r.f.lastPlace = name, l
		return l
	case codeFileRange:
		return r.fileRange()
	case codeFusedLoc, codeFusedWithData:
		parts := make([]core.Location, r.Count())
		for i := range parts {
			parts[i] = r.Loc()
		}
		var metadata core.Attribute
		if code == codeFusedWithData {
			metadata = r.Attr()
		}
		return c.FusedLoc(parts, metadata)
	case codeNameLoc:
		name := ReadAttrOf[*core.StringAttr](r)
		child := r.Loc()
		if name == nil {
			return core.Location{}
		}
		return c.NameLoc(name.Value(), child)
	}
	return core.Location{}
}

// place reads a line or column, which upstream keeps in 32 bits.
func (r *Reader) place() int { return int(uint32(r.varInt())) }

func (r *Reader) fileRange() core.Location {
	name := ReadAttrOf[*core.StringAttr](r)
	n := r.Count()
	if n > 4 {
		r.fail("a range in a file has %d numbers, expected 4 at most", n)
	}
	if name == nil || r.failed() {
		return core.Location{}
	}
	var p [4]int
	for i := range n {
		p[i] = r.place()
	}
	line, col, endLine, endCol := p[0], p[1], p[2], p[3]
	switch n {
	case 1:
		endLine = line
	case 2:
		endLine, endCol = line, col
	case 3:
		endLine, endCol = line, p[2]
	}
	if endLine == line && endCol == col {
		endLine, endCol = 0, 0
	}
	return r.f.ctx.FileRangeLoc(name.Value(), line, col, endLine, endCol)
}

// isLocation reports whether a code of an attribute is that of a location.
func isLocation(code uint64) bool {
	return code >= codeCallSiteLoc && code <= codeUnknownLoc || code == codeFileRange
}

// ReadAttr implements [Encoding].
func (builtinEncoding) ReadAttr(r *Reader) core.Attribute {
	c := r.f.ctx
	code := r.varInt()
	if r.failed() {
		return nil
	}
	if isLocation(code) {
		l := r.location(code)
		if r.failed() {
			return nil
		}
		return c.LocAttr(l)
	}
	switch code {
	case codeArray:
		if list := r.Attrs(); !r.failed() {
			return c.Array(list...)
		}
	case codeDict:
		return r.dict()
	case codeString:
		if s := r.String(); !r.failed() {
			return c.String(s)
		}
	case codeTypedString:
		s, t := r.String(), r.Type()
		if !r.failed() {
			return c.TypedString(s, t)
		}
	case codeFlatSymbolRef:
		if s := ReadAttrOf[*core.StringAttr](r); s != nil {
			return c.SymbolRef(s.Value())
		}
	case codeSymbolRef:
		return r.symbolRef()
	case codeTypeAttr:
		if t := r.Type(); t != nil {
			return c.TypeAttr(t)
		}
	case codeUnit:
		return c.Unit()
	case codeInteger:
		return r.integer()
	case codeFloat:
		t := r.Type()
		f, ok := t.(*core.FloatType)
		if !ok {
			if t != nil {
				r.fail("expected a float type of a float attribute, but got: '%s'", core.TypeString(t))
			}
			return nil
		}
		if v := r.APFloat(f.Semantics()); !r.failed() {
			return c.FloatAttr(v)
		}
	case codeDistinct:
		if a := r.Attr(); a != nil {
			return c.Distinct(a)
		}
	default:
		return r.elements(code)
	}
	return nil
}

func (r *Reader) dict() core.Attribute {
	list := make([]core.NamedAttr, r.Count())
	names := make(map[string]bool, len(list))
	for i := range list {
		name, value := ReadAttrOf[*core.StringAttr](r), r.Attr()
		if r.failed() {
			return nil
		}
		if names[name.Value()] || name.Value() == "" {
			r.fail("a dictionary has no name, or one twice: '%s'", name.Value())
			return nil
		}
		names[name.Value()] = true
		list[i] = core.NamedAttr{Name: name.Value(), Value: value}
	}
	if r.failed() {
		return nil
	}
	return r.f.ctx.Dict(list)
}

func (r *Reader) symbolRef() core.Attribute {
	root := ReadAttrOf[*core.StringAttr](r)
	nested := make([]string, r.Count())
	for i := range nested {
		ref := ReadAttrOf[*core.SymbolRefAttr](r)
		if ref == nil {
			return nil
		}
		nested[i] = ref.Leaf()
	}
	if r.failed() {
		return nil
	}
	return r.f.ctx.SymbolRef(root.Value(), nested...)
}

func (r *Reader) integer() core.Attribute {
	t := r.Type()
	if t == nil {
		return nil
	}
	switch t.(type) {
	case *core.IntegerType, *core.IndexType:
	default:
		r.fail("expected integer or index type for IntegerAttr, but got: '%s'", core.TypeString(t))
		return nil
	}
	if v := r.APInt(core.StorageWidth(t)); !r.failed() {
		return r.f.ctx.APIntAttr(t, v)
	}
	return nil
}

// elements reads attributes that hold many numbers or strings.
func (r *Reader) elements(code uint64) core.Attribute {
	c := r.f.ctx
	switch code {
	case codeDenseResource:
		t := r.shapedType()
		if key, ok := r.f.resourceKey(r.cursor); ok && t != nil {
			return c.DenseResource(t, key)
		}
	case codeDenseArray:
		return r.denseArray()
	case codeDenseElements:
		t, raw := r.shapedType(), r.Blob()
		if t == nil || r.failed() {
			return nil
		}
		return r.denseElements(t, raw)
	case codeDenseStrings:
		return r.denseStrings()
	case codeSparseElements:
		t := r.shapedType()
		indices, values := ReadAttrOf[*core.DenseElementsAttr](r), r.Attr()
		if t == nil || r.failed() {
			return nil
		}
		if wrong := c.VerifySparseElements(t, indices, values); wrong != "" {
			r.fail("invalid sparse elements: %s", wrong)
			return nil
		}
		return c.SparseElements(t, indices, values)
	default:
		r.fail("unknown attribute code: %d", code)
	}
	return nil
}

// shapedType reads the type of elements; nil when it is another type.
func (r *Reader) shapedType() core.ShapedType {
	t := r.Type()
	s, ok := t.(core.ShapedType)
	if !ok && t != nil {
		r.fail("expected mlir::ShapedType, but got: '%s'", core.TypeString(t))
	}
	return s
}

// maxEmptyElems is how many elements an array may have that take no bytes.
const maxEmptyElems = 1 << 16

func (r *Reader) denseArray() core.Attribute {
	t, n, raw := r.Type(), r.varInt(), r.Blob()
	if r.failed() {
		return nil
	}
	size := uint64(core.ElementBytes(t))
	if i, ok := t.(*core.IntegerType); ok && i.Width() == 0 && len(raw) == 0 && n <= maxEmptyElems {
		return r.f.ctx.IntArray(i, make([]int64, n)...)
	}
	switch t.(type) {
	case *core.IntegerType, *core.FloatType:
		if w := core.StorageWidth(t); w == 1 || w > 0 && w%8 == 0 {
			if n == uint64(len(raw))/size && uint64(len(raw))%size == 0 {
				return r.f.ctx.DenseArray(t, raw)
			}
			r.fail("expected raw data of %d elements of %d bytes, but got %d bytes", n, size, len(raw))
			return nil
		}
	}
	r.fail("expected integer or floating point element type of whole bytes, but got: '%s'", core.TypeString(t))
	return nil
}

// denseElements makes elements of their bytes, in which those of type i1 are bits.
func (r *Reader) denseElements(t core.ShapedType, raw []byte) core.Attribute {
	c := r.f.ctx
	elem := t.ElementType()
	size := int64(core.ElementBytes(elem))
	n, static := numElements(t)
	switch elem.(type) {
	case *core.IntegerType, *core.IndexType, *core.FloatType, *core.ComplexType:
	default:
		static = false
	}
	if !static {
		r.fail("expected a static shape of numbers for dense elements, but got: '%s'", core.TypeString(t))
		return nil
	}
	if elem == core.Type(c.I1()) {
		if bits, ok := unpackBits(raw, n); ok {
			return c.DenseElements(t, bits)
		}
	} else if int64(len(raw)) == size || n <= int64(len(raw)) && int64(len(raw)) == dim.Count(n, size) {
		return c.DenseElements(t, raw)
	}
	r.fail("%d bytes are no elements of type %s", len(raw), core.TypeString(t))
	return nil
}

// numElements returns the product of the sizes, and whether it is known and not too large.
func numElements(t core.ShapedType) (n int64, ok bool) {
	if !core.IsStaticShape(t) {
		return 0, false
	}
	n = core.NumElements(t.Shape())
	return n, n <= 1<<62
}

// unpackBits returns a byte for each bit. A byte of equal bits stands for any number of elements.
func unpackBits(raw []byte, n int64) ([]byte, bool) {
	if len(raw) == 1 && (raw[0] == 0 || raw[0] == 0xff) {
		return []byte{raw[0] & 1}, true
	}
	if int64(len(raw)) != (n+7)/8 {
		return nil, false
	}
	out := make([]byte, n)
	for i := range out {
		out[i] = raw[i/8] >> (i % 8) & 1
	}
	return out, true
}

func (r *Reader) denseStrings() core.Attribute {
	t := r.shapedType()
	splat := r.varInt() != 0
	if t == nil || r.failed() {
		return nil
	}
	n, static := numElements(t)
	switch t.ElementType().(type) {
	case *core.IntegerType, *core.IndexType, *core.FloatType, *core.ComplexType:
		static = false
	}
	if !static {
		r.fail("expected a static shape of strings, but got: '%s'", core.TypeString(t))
		return nil
	}
	if splat {
		n = 1
	}
	list := make([]string, r.bounded(uint64(n), "strings"))
	for i := range list {
		list[i] = r.String()
	}
	if r.failed() {
		return nil
	}
	return r.f.ctx.DenseStrings(t, list)
}

// floatCodes are the kinds of the float types by code, from the first.
var floatCodes = [...]*num.Semantics{num.BF16, num.F16, num.F32, num.F64, num.F80, num.F128}

// ReadType implements [Encoding].
func (builtinEncoding) ReadType(r *Reader) core.Type {
	c := r.f.ctx
	code := r.varInt()
	if r.failed() {
		return nil
	}
	switch code {
	case codeIntegerType:
		v := r.varInt()
		if r.failed() {
			return nil
		}
		width, signedness := v>>2, core.Signedness(v&3)
		if width > core.MaxIntegerWidth || signedness > core.Unsigned {
			r.fail("integer bitwidth is limited to %d bits", core.MaxIntegerWidth)
			return nil
		}
		return c.IntegerOf(uint(width), signedness)
	case codeIndexType:
		return c.Index()
	case codeFunctionType:
		in, out := r.Types(), r.Types()
		if !r.failed() {
			return c.Function(in, out)
		}
	case codeBF16, codeF16, codeF32, codeF64, codeF80, codeF128:
		return c.Float(floatCodes[code-codeBF16])
	case codeComplexType:
		if t := r.Type(); t != nil && r.valid(c.VerifyComplex(t)) {
			return c.Complex(t)
		}
	case codeNoneType:
		return c.None()
	case codeTupleType:
		if list := r.Types(); !r.failed() {
			return c.Tuple(list...)
		}
	default:
		return r.shaped(code)
	}
	return nil
}

// valid reports what is wrong with the parts of a type, unless that is "".
func (r *Reader) valid(wrong string) bool {
	if wrong != "" {
		r.fail("%s", wrong)
	}
	return !r.failed()
}

func (r *Reader) shaped(code uint64) core.Type {
	c := r.f.ctx
	var extra core.Attribute // the encoding of a tensor, the space of a memref
	var scalable []bool
	switch code {
	case codeEncodedTensor, codeMemRefInSpace, codeUnrankedMemRefInSpace:
		extra = r.Attr()
	case codeScalableVector:
		scalable = make([]bool, r.Count())
		for i := range scalable {
			scalable[i] = r.Bool()
		}
	}
	var shape []int64
	switch code {
	case codeRankedTensor, codeEncodedTensor, codeMemRef, codeMemRefInSpace, codeVector, codeScalableVector:
		shape = r.SignedVarInts()
	case codeUnrankedMemRef, codeUnrankedMemRefInSpace, codeUnrankedTensor:
	default:
		r.fail("unknown attribute code: %d", code) // upstream says so about types, too
		return nil
	}
	elem := r.Type()
	if elem == nil || r.failed() {
		return nil
	}
	switch code {
	case codeRankedTensor, codeEncodedTensor:
		if r.valid(c.VerifyTensor(shape, elem, extra)) {
			return c.RankedTensor(shape, elem, extra)
		}
	case codeUnrankedTensor:
		if r.valid(c.VerifyTensor(nil, elem, nil)) {
			return c.UnrankedTensor(elem)
		}
	case codeMemRef, codeMemRefInSpace:
		layout := r.Attr()
		if !r.failed() && r.valid(c.VerifyMemRef(shape, elem, layout, extra)) {
			return c.MemRef(shape, elem, layout, extra)
		}
	case codeUnrankedMemRef, codeUnrankedMemRefInSpace:
		if r.valid(c.VerifyMemRef(nil, elem, nil, extra)) {
			return c.UnrankedMemRef(elem, extra)
		}
	default:
		if scalable != nil && len(scalable) != len(shape) {
			r.fail("expected %d flags for scalable dimensions, got %d", len(shape), len(scalable))
			return nil
		}
		if r.valid(c.VerifyVector(shape, elem)) {
			return c.Vector(shape, elem, scalable)
		}
	}
	return nil
}

package sparse_tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file has the text of encodings.

// maxDepth is how deep expressions nest.
const maxDepth = 500

// encoding is an encoding that is being read.
type encoding struct {
	levels         []uint64
	dimToLvl       *affine.Map
	lvlToDim       *affine.Map
	pos, crd       uint32
	expl, impl     core.Attribute
	slices         []*sparsetensor.SparseTensorDimSliceAttr
	dims, syms, ls []string // the variables
	exprs          []affine.Expr
	depth          int
}

// ParseSparseTensorEncodingAttr reads "<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>".
func (h Hooks) ParseSparseTensorEncodingAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var e encoding
	at := p.NamePos()
	if !p.Punct(core.PunctLess) || !p.Punct(core.PunctLBrace) {
		return nil, false
	}
	for !p.PeekPunct(core.PunctRBrace) {
		if !e.parseKey(p) {
			return nil, false
		}
		if !p.TryPunct(core.PunctComma) {
			break
		}
	}
	if !p.Punct(core.PunctRBrace) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	c := p.Context()
	var to, from *core.AffineMapAttr
	if e.dimToLvl != nil {
		if e.lvlToDim == nil {
			e.lvlToDim = inverse(e.dimToLvl)
		}
		to = c.AffineMap(e.dimToLvl)
		if e.lvlToDim != nil {
			from = c.AffineMap(e.lvlToDim)
		}
	}
	if !h.VerifySparseTensorEncodingAttr(p.Reporter(), p.LocAt(at), c, e.levels, to, from, e.pos, e.crd, e.expl, e.impl, e.slices) {
		return nil, p.Failed(at)
	}
	return sparsetensor.GetSparseTensorEncodingAttr(c, e.levels, to, from, e.pos, e.crd, e.expl, e.impl, e.slices), true
}

// parseKey reads one entry.
func (e *encoding) parseKey(p *core.Parser) bool {
	at := p.Pos()
	var key string
	if !p.AnyKeyword(&key) || !p.Punct(core.PunctEqual) {
		return false
	}
	switch key {
	case "map":
		return e.parseMap(p)
	case "posWidth", "crdWidth":
		var a core.Attribute
		if !p.Attr(&a, nil) {
			return false
		}
		n, ok := a.(*core.IntegerAttr)
		if !ok {
			what := map[string]string{"posWidth": "position", "crdWidth": "index"}[key]
			return p.OpErrorf(at, "expected an integral %s bitwidth", what)
		}
		if key == "posWidth" {
			e.pos = uint32(n.Value().Int64())
		} else {
			e.crd = uint32(n.Value().Int64())
		}
		return true
	case "explicitVal", "implicitVal":
		var a core.Attribute
		if !p.Attr(&a, nil) {
			return false
		}
		if !isNumber(a) {
			return p.OpErrorf(p.NamePos(), "expected a numeric value for %s", key)
		}
		if key == "explicitVal" {
			e.expl = a
		} else {
			e.impl = a
		}
		return true
	}
	return p.OpErrorf(p.NamePos(), "unexpected key: %s", key)
}

func isNumber(a core.Attribute) bool {
	switch a.(type) {
	case *core.FloatAttr, *core.IntegerAttr:
		return true
	}
	_, ok := a.(complexNumber)
	return ok
}

// declare adds a variable, whose name must be new.
func (e *encoding) declare(p *core.Parser, list *[]string) bool {
	at := p.Pos()
	var name string
	if !p.TryAnyKeyword(&name) {
		return p.OpErrorf(at, "expected bare identifier")
	}
	for _, l := range [][]string{e.dims, e.syms, e.ls} {
		if index(l, name) >= 0 {
			return p.OpErrorf(at, "redefinition of identifier '%s'", name)
		}
	}
	*list = append(*list, name)
	return true
}

func index(list []string, name string) int {
	for i, s := range list {
		if s == name {
			return i
		}
	}
	return -1
}

// parseMap reads "[s0]{l0, l1}(d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : compressed)".
func (e *encoding) parseMap(p *core.Parser) bool {
	if p.PeekPunct(core.PunctLSquare) && !p.List(core.DelimSquare, " in symbol binding list",
		func() bool { return e.declare(p, &e.syms) }) {
		return false
	}
	declared := p.PeekPunct(core.PunctLBrace)
	if declared && !p.List(core.DelimBrace, " in level declaration list", func() bool { return e.declare(p, &e.ls) }) {
		return false
	}
	var inverses []affine.Expr
	if !p.List(core.DelimParen, " in dimension-specifier list", func() bool { return e.parseDim(p, &inverses) }) ||
		!p.Punct(core.PunctArrow) {
		return false
	}
	for len(e.slices) > 0 && len(e.slices) < len(e.dims) {
		e.slices = append(e.slices, wholeSlice(p.Context()))
	}
	n := 0
	at := p.Pos()
	if !p.List(core.DelimParen, " in level-specifier list", func() bool { n++; return e.parseLevel(p, n-1, declared) }) {
		return false
	}
	if declared && n != len(e.ls) {
		return p.OpErrorf(at, "Level-rank mismatch between forward-declarations and specifiers. Declared %d level-variables; but got %d level-specifiers.",
			len(e.ls), n)
	}
	e.dimToLvl = affine.NewMap(len(e.dims), len(e.syms), e.exprs...)
	if len(inverses) > 0 && len(inverses) == len(e.dims) {
		e.lvlToDim = affine.NewMap(n, len(e.syms), inverses...)
	}
	return true
}

// parseDim reads "d0 = l0 : #sparse_tensor<slice(0, 4, 1)>"; all but the name may be absent.
func (e *encoding) parseDim(p *core.Parser, inverses *[]affine.Expr) bool {
	if !e.declare(p, &e.dims) {
		return false
	}
	if p.TryPunct(core.PunctEqual) {
		x, ok := e.expr(p, e.ls)
		if !ok {
			return false
		}
		*inverses = append(*inverses, x)
	}
	if !p.TryPunct(core.PunctColon) {
		return true
	}
	at := p.Pos()
	var a core.Attribute
	if !p.Attr(&a, nil) {
		return false
	}
	s, ok := a.(*sparsetensor.SparseTensorDimSliceAttr)
	if !ok {
		return p.OpErrorf(at, "expected SparseTensorDimSliceAttr")
	}
	for len(e.slices) < len(e.dims)-1 {
		e.slices = append(e.slices, wholeSlice(p.Context()))
	}
	e.slices = append(e.slices, s)
	return true
}

// wholeSlice returns the slice of a dimension for which none is written where others have one.
func wholeSlice(c *core.Context) *sparsetensor.SparseTensorDimSliceAttr {
	return sparsetensor.GetSparseTensorDimSliceAttr(c, 0, -1, 1)
}

var ordinals = []string{"th", "st", "nd", "rd"}

func ordinal(n int) string {
	if n%100 >= 11 && n%100 <= 13 || n%10 > 3 {
		return "th"
	}
	return ordinals[n%10]
}

// parseLevel reads "l0 = d0 : dense"; the name is there when levels are declared.
func (e *encoding) parseLevel(p *core.Parser, i int, declared bool) bool {
	if declared {
		at := p.Pos()
		var name string
		if !p.TryAnyKeyword(&name) {
			return p.OpErrorf(at, "expected bare identifier")
		}
		n := index(e.ls, name)
		if n < 0 {
			return p.OpErrorf(p.Pos(), "use of undeclared identifier '%s'", name)
		}
		if n != i {
			return p.OpErrorf(at, "Level-variable ordering mismatch. The variable '%s' was forward-declared as the %d%s level; "+
				"but is bound by the %d%s specification.", name, n, ordinal(n), i, ordinal(i))
		}
		if !p.Punct(core.PunctEqual) {
			return false
		}
	}
	x, ok := e.expr(p, e.dims)
	if !ok || !p.Punct(core.PunctColon) {
		return false
	}
	var bits uint64
	if !parseLevel(p, &bits) {
		return false
	}
	e.exprs, e.levels = append(e.exprs, x), append(e.levels, bits)
	return true
}

// expr reads a sum over the variables and the symbols.
func (e *encoding) expr(p *core.Parser, vars []string) (affine.Expr, bool) {
	x, ok := e.product(p, vars)
	for ok {
		var y affine.Expr
		switch {
		case p.TryPunct(core.PunctPlus):
			if y, ok = e.product(p, vars); ok {
				x = x.Add(y)
			}
		case p.TryPunct(core.PunctMinus):
			if y, ok = e.product(p, vars); ok {
				x = x.Sub(y)
			}
		default:
			return x, true
		}
	}
	return x, false
}

// product reads a product, quotient or remainder.
func (e *encoding) product(p *core.Parser, vars []string) (affine.Expr, bool) {
	x, ok := e.atom(p, vars)
	for ok {
		at := p.Pos()
		var op func(affine.Expr) affine.Expr
		switch {
		case p.TryPunct(core.PunctStar):
			op = x.Mul
		case p.TryKeyword("floordiv"):
			op = x.FloorDiv
		case p.TryKeyword("ceildiv"):
			op = x.CeilDiv
		case p.TryKeyword("mod"):
			op = x.Mod
		default:
			return x, true
		}
		y, good := e.atom(p, vars)
		if !good {
			return x, false
		}
		if !y.IsSymbolicOrConstant() && !x.IsSymbolicOrConstant() {
			return x, p.OpErrorf(at, "non-affine expression")
		}
		x = op(y)
	}
	return x, false
}

// atom reads a variable, a number or an expression in parentheses.
func (e *encoding) atom(p *core.Parser, vars []string) (affine.Expr, bool) {
	at := p.Pos()
	if p.TryPunct(core.PunctLParen) {
		if e.depth++; e.depth > maxDepth {
			return affine.Expr{}, p.OpErrorf(at, "expression is nested too deeply")
		}
		x, ok := e.expr(p, vars)
		e.depth--
		return x, ok && p.Punct(core.PunctRParen)
	}
	if p.TryPunct(core.PunctMinus) {
		if e.depth++; e.depth > maxDepth {
			return affine.Expr{}, p.OpErrorf(at, "expression is nested too deeply")
		}
		x, ok := e.atom(p, vars)
		e.depth--
		if !ok {
			return x, false
		}
		return x.Neg(), true
	}
	var name string
	if p.TryAnyKeyword(&name) {
		if i := index(vars, name); i >= 0 {
			return affine.Dim(i), true
		}
		if i := index(e.syms, name); i >= 0 {
			return affine.Symbol(i), true
		}
		return affine.Expr{}, p.OpErrorf(at, "use of undeclared identifier '%s'", name)
	}
	var n int64
	if found, ok := p.TryInteger(&n); found {
		return affine.Const(n), ok
	}
	return affine.Expr{}, p.OpErrorf(at, "expected affine expression")
}

// PrintSparseTensorEncodingAttr writes what [Hooks.ParseSparseTensorEncodingAttr] reads.
func (Hooks) PrintSparseTensorEncodingAttr(p *core.Printer, a *sparsetensor.SparseTensorEncodingAttr) {
	m := dimToLvl(a)
	p.Str("<{ map = ")
	if m.NumSymbols() > 0 {
		p.Byte('[')
		list(p, m.NumSymbols(), func(i int) { p.Str(affine.Symbol(i).String()) })
		p.Byte(']')
	}
	p.Byte('(')
	list(p, m.NumDims(), func(i int) {
		p.Str(affine.Dim(i).String())
		if s := a.DimSlices(); i < len(s) {
			p.Str(" : ")
			p.Attr(s[i])
		}
	})
	p.Str(") -> (")
	list(p, len(m.Results()), func(i int) {
		p.Str(m.Results()[i].String())
		p.Str(" : ")
		p.Str(levelText(a.LvlTypes()[i]))
	})
	p.Byte(')')
	if w := a.PosWidth(); w != 0 {
		p.Str(", posWidth = ")
		p.Uint(uint64(w))
	}
	if w := a.CrdWidth(); w != 0 {
		p.Str(", crdWidth = ")
		p.Uint(uint64(w))
	}
	if v := a.ExplicitVal(); v != nil {
		p.Str(", explicitVal = ")
		p.Attr(v)
	}
	if v := a.ImplicitVal(); v != nil {
		p.Str(", implicitVal = ")
		p.Attr(v)
	}
	p.Str(" }>")
}

func list(p *core.Printer, n int, elem func(i int)) {
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		elem(i)
	}
}

// dimToLvl returns the map from dimensions to levels.
func dimToLvl(a *sparsetensor.SparseTensorEncodingAttr) *affine.Map {
	if m := a.DimToLvl(); m != nil {
		return m.Value()
	}
	return affine.IdentityMap(len(a.LvlTypes()))
}

// ParseSparseTensorDimSliceAttr reads "(0, 4, ?)".
func (h Hooks) ParseSparseTensorDimSliceAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	at := p.NamePos()
	v := [3]int64{}
	if !p.Punct(core.PunctLParen) {
		return nil, false
	}
	for i := range v {
		if i > 0 && !p.Punct(core.PunctComma) {
			return nil, false
		}
		if p.TryPunct(core.PunctQuestion) {
			v[i] = -1
			continue
		}
		if !p.Integer(&v[i]) {
			return nil, false
		}
		if v[i] < 0 || v[i] == 0 && i > 0 {
			return nil, p.OpErrorf(p.Pos(), "expect positive value or ? for slice offset/size/stride")
		}
	}
	if !p.Punct(core.PunctRParen) {
		return nil, false
	}
	if !h.VerifySparseTensorDimSliceAttr(p.Reporter(), p.LocAt(at), p.Context(), v[0], v[1], v[2]) {
		return nil, p.Failed(at)
	}
	return sparsetensor.GetSparseTensorDimSliceAttr(p.Context(), v[0], v[1], v[2]), true
}

// PrintSparseTensorDimSliceAttr writes what [Hooks.ParseSparseTensorDimSliceAttr] reads.
func (Hooks) PrintSparseTensorDimSliceAttr(p *core.Printer, a *sparsetensor.SparseTensorDimSliceAttr) {
	p.Byte('(')
	list(p, 3, func(i int) {
		v := [3]int64{a.Offset(), a.Size(), a.Stride()}[i]
		if v == -1 {
			p.Byte('?')
		} else {
			p.Int(v)
		}
	})
	p.Byte(')')
}

// ParseStorageSpecifierType reads "<#sparse_tensor.encoding<{...}>>". What the storage does not depend on is left out.
func (Hooks) ParseStorageSpecifierType(p *core.Parser) (core.Type, bool) {
	var e *sparsetensor.SparseTensorEncodingAttr
	if !p.Punct(core.PunctLess) || !p.Param("SparseTensor_StorageSpecifier", "encoding",
		"::mlir::sparse_tensor::SparseTensorEncodingAttr", core.ParseAttrAs(p, &e, nil)) ||
		!p.Punct(core.PunctGreater) {
		return nil, false
	}
	return SpecifierOf(e), true
}

// PrintStorageSpecifierType writes what [Hooks.ParseStorageSpecifierType] reads.
func (Hooks) PrintStorageSpecifierType(p *core.Printer, t *sparsetensor.StorageSpecifierType) {
	p.Byte('<')
	p.Attr(t.Encoding())
	p.Byte('>')
}

// SpecifierOf returns the type that describes the storage of an encoding: the formats of its levels and its slices.
func SpecifierOf(e *sparsetensor.SparseTensorEncodingAttr) *sparsetensor.StorageSpecifierType {
	var levels []uint64
	for _, l := range e.LvlTypes() {
		levels = append(levels, l&^(nonunique|nonordered))
	}
	c := e.Context()
	n := sparsetensor.GetSparseTensorEncodingAttr(c, levels, nil, nil, 0, 0, nil, nil, e.DimSlices())
	return sparsetensor.GetStorageSpecifierType(c, n)
}

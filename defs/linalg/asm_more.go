package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
)

// attrAs reads an attribute of one Go type.
func attrAs[T core.Attribute](p *core.Parser, dst *T) bool {
	at := p.Pos()
	var a core.Attribute
	if !p.Attr(&a, nil) {
		return false
	}
	t, ok := a.(T)
	if !ok {
		return p.OpErrorf(at, "invalid kind of attribute specified")
	}
	*dst = t
	return true
}

// genericNames are the attributes in front of the operands of linalg.generic.
var genericNames = [...]string{"doc", "indexing_maps", "iterator_types", "library_call"}

// parseGeneric reads "{indexing_maps = ..., iterator_types = ...} ins(...) outs(...) attrs = {...} {...} -> t".
func parseGeneric(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var d *core.DictAttr
	if !attrAs(p, &d) {
		return false
	}
	st.Attrs = append(st.Attrs[:0], d.Entries()...)
	k := slices.IndexFunc(st.Attrs, func(a core.NamedAttr) bool { return a.Name == "iterator_types" })
	var kinds *core.ArrayAttr
	if k >= 0 {
		kinds, _ = st.Attrs[k].Value.(*core.ArrayAttr)
	}
	if kinds == nil {
		return p.OpErrorf(at, `expected "iterator_types" array attribute`)
	}
	var enums []core.Attribute
	for _, e := range kinds.Elems() {
		s, ok := e.(*core.StringAttr)
		if !ok {
			continue
		}
		kind, ok := linalg.ParseIteratorType(s.Value())
		if !ok {
			return p.OpErrorf(p.Pos(), "unexpected iterator_type (%s)", s.Value())
		}
		enums = append(enums, linalg.GetIteratorTypeAttr(p.Context(), kind))
	}
	if len(enums) > 0 {
		st.Attrs[k].Value = p.Context().Array(enums...)
	}
	var x parts
	if !parseParts(p, st, &x) || p.TryKeyword("attrs") && (!p.Punct(core.PunctEqual) || !p.AttrDict(&st.Attrs)) {
		return false
	}
	return p.Region(st.AddRegion(), nil) && p.TryArrowTypeList(&st.Types)
}

// printGeneric writes linalg.generic.
func printGeneric(p *core.Printer, op *core.Operation) {
	p.Space()
	c := p.Context()
	var front []core.NamedAttr
	extra := false
	for _, a := range op.Attrs() {
		switch {
		case a.Name == "iterator_types":
			list, _ := a.Value.(*core.ArrayAttr)
			var words []core.Attribute
			for _, e := range list.Elems() {
				if k, ok := e.(*linalg.IteratorTypeAttr); ok {
					words = append(words, c.String(k.Value().String()))
				}
			}
			front = append(front, core.NamedAttr{Name: a.Name, Value: c.Array(words...)})
		case slices.Contains(genericNames[:], a.Name):
			front = append(front, a)
		case a.Name != "operandSegmentSizes":
			extra = true
		}
	}
	if len(front) > 0 {
		p.Attr(c.Dict(front))
	}
	printParts(p, op)
	if extra {
		p.Str(" attrs = ")
		p.Attrs(op.Attrs(), append(genericNames[:], "operandSegmentSizes")...)
	}
	if r := op.Region(0); !r.IsEmpty() {
		p.Space()
		p.Region(r, core.RegionOpts{})
	}
	p.OptionalArrowTypes(op.ResultTypes())
}

// parseDestination reads the common parts, an array of dimensions when name is not "", and attributes. The results are
// the tensors among the outputs.
func parseDestination(p *core.Parser, st *core.OperationState, x *parts, name string) bool {
	if !parseParts(p, st, x) {
		return false
	}
	for _, t := range x.outputs {
		if _, ok := t.(*core.RankedTensorType); ok {
			st.Types = append(st.Types, t)
		}
	}
	if name != "" {
		var a *core.DenseArrayAttr
		if !p.Keyword(name) || !p.Punct(core.PunctEqual) || !p.DenseArray(p.Context().I64(), &a) {
			return false
		}
		st.SetSlot(st.Info.SlotIndex(name), a)
	}
	return p.AttrDict(&st.Attrs)
}

// printDims writes an array of dimensions.
func printDims(p *core.Printer, op *core.Operation, name string) {
	p.Space()
	p.Str(name)
	p.Str(" = [")
	if a, ok := op.Slot(op.Info().SlotIndex(name)).(*core.DenseArrayAttr); ok {
		for i := range a.Len() {
			if i > 0 {
				p.Str(", ")
			}
			p.Int(a.Int(i))
		}
	}
	p.Str("] ")
}

// payload is the operation that a short form names: { arith.addf {...} }.
type payload struct {
	info  *core.OpInfo
	attrs []core.NamedAttr
}

// parsePayload reads a short form when there is one.
func parsePayload(p *core.Parser, x *payload) bool {
	return !p.TryPunct(core.PunctLBrace) || p.CustomOperationName(&x.info) && p.AttrDict(&x.attrs) && p.Punct(core.PunctRBrace)
}

// fillPayload writes a region of one operation, whose operands are the last argument and the others, or those without
// the last one.
func fillPayload(p *core.Parser, st *core.OperationState, x *payload, initFirst bool) bool {
	r := st.AddRegion()
	if len(st.Operands) == 0 {
		return true
	}
	elems := make([]core.Type, len(st.Operands))
	for i, v := range st.Operands {
		s, ok := v.Type().(core.ShapedType)
		if !ok {
			return p.OpErrorf(p.NamePos(), "expected operands of the short form to be shaped, but got '%s'", core.TypeString(v.Type()))
		}
		elems[i] = s.ElementType()
	}
	block := core.NewBlock(elems)
	r.Append(block)
	args := block.Args()
	last := len(args) - 1
	operands := args[:last]
	if initFirst {
		operands = append([]*core.Value{args[last]}, operands...)
	}
	b := core.NewBuilder(p.Context())
	b.SetEnd(block)
	b.SetLoc(st.Loc)
	op := b.Create(&core.OperationState{Info: x.info, Loc: st.Loc, Operands: operands, Types: elems[last:], Attrs: x.attrs})
	linalg.Yield{Values: op.ResultList(), Loc: st.Loc}.Build(b)
	return true
}

// shortForm returns the operation that the short form of a region names, or nil.
func shortForm(op *core.Operation, initFirst bool) *core.Operation {
	r := op.Region(0)
	if r.IsEmpty() {
		return nil
	}
	body := r.Entry()
	x := body.First()
	if x == nil || x.Next() == nil || x.Next() != body.Last() {
		return nil
	}
	want := body.Args()
	if len(want) == 0 {
		return nil
	}
	last := len(want) - 1
	if initFirst {
		want = append([]*core.Value{want[last]}, want[:last]...)
	} else {
		want = want[:last]
	}
	if x.NumOperands() == 0 || !slices.Equal(x.OperandList(0, x.NumOperands()), want) {
		return nil
	}
	y, ok := linalg.AsYieldOp(body.Last())
	if !ok || y.Op.NumOperands() != 1 || x.NumResults() != 1 || y.Op.Operand(0) != x.Result(0) {
		return nil
	}
	return x
}

// printShortForm writes the name and the attributes of an operation, without flags that are none.
func printShortForm(p *core.Printer, x *core.Operation) {
	p.Str(" { ")
	p.Str(x.Name())
	var elided []string
	for _, a := range x.Attrs() {
		if f, ok := a.Value.(*arith.FastMathFlagsAttr); ok && f.Value() == 0 {
			elided = append(elided, a.Name)
			break
		}
	}
	p.Attrs(x.Attrs(), elided...)
	p.Str(" }")
}

// printLongForm writes a region with its arguments on lines of their own.
func printLongForm(p *core.Printer, r *core.Region) {
	p.IncreaseIndent()
	p.Newline()
	p.Byte('(')
	if !r.IsEmpty() {
		for i, a := range r.Entry().Args() {
			if i > 0 {
				p.Str(", ")
			}
			p.RegionArg(a, nil, false)
		}
	}
	p.Str(") ")
	p.Region(r, core.RegionOpts{HideEntryArgs: true})
	p.DecreaseIndent()
}

// parseLongForm reads "(%a: t) {...}".
func parseLongForm(p *core.Parser, st *core.OperationState) bool {
	var args []core.Argument
	return p.ArgumentList(&args, core.DelimParen, true, true) && p.Region(st.AddRegion(), args)
}

// parseMap reads "{ arith.addf } ins(...) outs(...)", or a region behind the operands.
func parseMap(p *core.Parser, st *core.OperationState) bool {
	var short payload
	var x parts
	if !parsePayload(p, &short) || !parseDestination(p, st, &x, "") {
		return false
	}
	if short.info != nil {
		return fillPayload(p, st, &short, false)
	}
	return parseLongForm(p, st)
}

func printMap(p *core.Printer, op *core.Operation) {
	short := shortForm(op, false)
	if short != nil {
		printShortForm(p, short)
	}
	printParts(p, op)
	p.Attrs(op.Attrs())
	if short == nil {
		printLongForm(p, op.Region(0))
	}
}

// parseReduce reads "{ arith.addf } ins(...) outs(...) dimensions = [1]", or a region at the end.
func parseReduce(p *core.Parser, st *core.OperationState) bool {
	var short payload
	var x parts
	if !parsePayload(p, &short) || !parseDestination(p, st, &x, "dimensions") {
		return false
	}
	if short.info != nil {
		return fillPayload(p, st, &short, true)
	}
	return parseLongForm(p, st)
}

func printReduce(p *core.Printer, op *core.Operation) {
	short := shortForm(op, true)
	if short != nil {
		printShortForm(p, short)
	}
	printParts(p, op)
	printDims(p, op, "dimensions")
	p.Attrs(op.Attrs(), "dimensions")
	if short == nil {
		printLongForm(p, op.Region(0))
	}
}

// parseTransfer reads linalg.transpose and linalg.broadcast, whose regions yield the element of the input.
func parseTransfer(p *core.Parser, st *core.OperationState, name string) bool {
	var x parts
	if !parseDestination(p, st, &x, name) {
		return false
	}
	if len(x.inputs)+len(x.outputs) == 0 {
		st.AddRegion().Append(core.NewBlock(nil))
		return true
	}
	// Unlike other regions that the text leaves out, these have locations.
	var elems []core.Type
	var locs []core.Location
	for i, t := range x.types() {
		elems, locs = append(elems, elementOrSelf(t)), append(locs, st.Operands[i].Loc())
	}
	body := core.NewBlock(elems, locs...)
	st.AddRegion().Append(body)
	linalg.Yield{Values: []*core.Value{body.Arg(0)}, Loc: st.Loc}.Build(core.BuilderAtEnd(p.Context(), body))
	return true
}

func printTransfer(p *core.Printer, op *core.Operation, name string) {
	printParts(p, op)
	printDims(p, op, name)
	p.Attrs(op.Attrs(), name)
}

// parseMaps reads "indexing_maps = [...]" when it is there.
func parseMaps(p *core.Parser, dst **core.ArrayAttr) bool {
	if !p.TryKeyword("indexing_maps") {
		return true
	}
	if !p.Punct(core.PunctEqual) || !attrAs(p, dst) {
		return false
	}
	for _, e := range (*dst).Elems() {
		if _, ok := e.(*core.AffineMapAttr); !ok {
			return p.OpErrorf(p.Pos(), "element of indexing_maps array is not an affine_map")
		}
	}
	return true
}

// setMaps sets the maps of an operation that is being read.
func setMaps(st *core.OperationState, a core.Attribute) {
	st.SetSlot(st.Info.SlotIndex("indexing_maps"), a)
}

// parseMatmul reads maps, which have a default, and the common parts.
func parseMatmul(p *core.Parser, st *core.OperationState) bool {
	var maps *core.ArrayAttr
	if !parseMaps(p, &maps) {
		return false
	}
	if maps != nil {
		setMaps(st, maps)
	} else {
		setMaps(st, st.Info.DefaultOf(st.Info.SlotIndex("indexing_maps")))
	}
	return parseNamed(p, st, 3, bodyMulAdd, 0)
}

// parseContract reads maps and the common parts.
func parseContract(p *core.Parser, st *core.OperationState) bool {
	var maps *core.ArrayAttr
	if !parseMaps(p, &maps) {
		return false
	}
	if maps == nil {
		return p.OpErrorf(p.Pos(), "expected 'indexing_maps' attribute")
	}
	setMaps(st, maps)
	return parseNamed(p, st, 3, bodyMulAdd, 0)
}

// printMaps writes maps that are not the default ones.
func printMaps(p *core.Printer, op *core.Operation) {
	i := op.Info().SlotIndex("indexing_maps")
	a, ok := op.SlotOrDefault(i).(*core.ArrayAttr)
	if !ok || op.Info().DefaultOf(i) == core.Attribute(a) {
		return
	}
	p.Str(" indexing_maps = ")
	p.Attr(a)
}

// elementwiseMaps are the maps of linalg.elementwise whose text has none.
func elementwiseMaps(c *core.Context, operands, rank int) *core.ArrayAttr {
	return mapsAttr(c, slices.Repeat([]*affine.Map{affine.IdentityMap(rank)}, operands))
}

// parseElementwise reads "kind=#linalg.elementwise_kind<add>", maps, and the common parts.
func parseElementwise(p *core.Parser, st *core.OperationState) bool {
	if !p.Keyword("kind") || !p.Punct(core.PunctEqual) {
		return false
	}
	var a core.Attribute
	if !p.Attr(&a, nil) {
		return p.OpErrorf(p.Pos(), "expected operation 'kind' attribute")
	}
	kind, ok := a.(*linalg.ElementwiseKindAttr)
	if !ok {
		return p.OpErrorf(p.Pos(), "expected ElementwiseKind attribute")
	}
	st.SetSlot(st.Info.SlotIndex("kind"), kind)
	var maps []core.Attribute
	if p.TryKeyword("indexing_maps") {
		elem := func() bool {
			var m *core.AffineMapAttr
			if !attrAs(p, &m) {
				return false
			}
			maps = append(maps, m)
			return true
		}
		if !p.Punct(core.PunctEqual) || !p.List(core.DelimSquare, "", elem) {
			return false
		}
	}
	k := kind.Value()
	args := arity(k) + 1
	if len(maps) > 0 {
		setMaps(st, p.Context().Array(maps...))
	}
	if !parseNamed(p, st, args, bodyElementwise, k) {
		return p.OpErrorf(p.Pos(), "unable to parse elemwise op")
	}
	if len(maps) == 0 {
		rank := 0
		if n := len(st.Operands); n > 0 {
			rank = len(shapeOf(st.Operands[n-1].Type()))
		}
		setMaps(st, elementwiseMaps(p.Context(), args, rank))
	}
	return true
}

func printElementwise(p *core.Printer, op *core.Operation) {
	v, _ := linalg.AsElementwiseOp(op)
	p.Str(" kind=")
	p.Attr(v.KindAttr())
	want := elementwiseMaps(p.Context(), op.NumOperands(), initRank(op))
	if a := v.IndexingMapsAttr(); a != nil && a != want {
		p.Str(" indexing_maps = ")
		p.Attr(a)
	}
	printNamed(p, op, "kind", "indexing_maps")
}

package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/linalg"
)

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
	return MapsAttr(c, slices.Repeat([]*affine.Map{affine.IdentityMap(rank)}, operands))
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
	v := core.Must(linalg.AsElementwiseOp(op))
	p.Str(" kind=")
	p.Attr(v.KindAttr())
	want := elementwiseMaps(p.Context(), op.NumOperands(), initRank(op))
	if a := v.IndexingMapsAttr(); a != nil && a != want {
		p.Str(" indexing_maps = ")
		p.Attr(a)
	}
	printNamed(p, op, "kind", "indexing_maps")
}

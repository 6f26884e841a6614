package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/linalg"
)

// parts is what the syntax of all operations has in common.
type parts struct {
	inputs, outputs []core.Type
	at              core.Pos // where it began
}

// types are those of all operands.
func (x *parts) types() []core.Type { return append(append([]core.Type{}, x.inputs...), x.outputs...) }

// parseOperands reads `ins(%a : t)` or `outs(...)` when it is there.
func parseOperands(p *core.Parser, word string, refs *[]core.OperandRef, types *[]core.Type, at *core.Pos) bool {
	if !p.TryKeyword(word) {
		return true
	}
	if !p.Punct(core.PunctLParen) {
		return false
	}
	*at = p.Pos()
	return p.OperandList(refs, core.DelimNone) && p.ColonTypeList(types) && p.Punct(core.PunctRParen)
}

// parseParts reads "<{...}> {...} ins(...) outs(...)", each of which may be missing.
func parseParts(p *core.Parser, st *core.OperationState, x *parts) bool {
	x.at = p.Pos()
	if p.TryPunct(core.PunctLess) && !parseProperties(p, st) {
		return false
	}
	attrsAt := p.Pos()
	if !p.AttrDict(&st.Attrs) {
		return false
	}
	var ins, outs []core.OperandRef
	var insAt, outsAt core.Pos
	if !parseOperands(p, "ins", &ins, &x.inputs, &insAt) || !parseOperands(p, "outs", &outs, &x.outputs, &outsAt) ||
		!p.ResolveAll(&st.Operands, ins, x.inputs, insAt) || !p.ResolveAll(&st.Operands, outs, x.outputs, outsAt) {
		return false
	}
	if i := st.Info.SlotIndex("operandSegmentSizes"); i >= 0 {
		st.SetSlot(i, p.SegmentSizes(int32(len(ins)), int32(len(outs))))
	}
	return p.CheckInherentAttrs(st, attrsAt)
}

// parseProperties reads an attribute and ">". Entries that name no inherent attribute are dropped, as upstream does.
func parseProperties(p *core.Parser, st *core.OperationState) bool {
	var a core.Attribute
	if !p.Attr(&a, nil) || !p.Punct(core.PunctGreater) {
		return false
	}
	if d, ok := a.(*core.DictAttr); ok {
		for _, e := range d.Entries() {
			if i := st.Info.SlotIndex(e.Name); i >= 0 {
				st.SetSlot(i, e.Value)
			}
		}
	}
	return true
}

// printParts writes " ins(...) outs(...)".
func printParts(p *core.Printer, op *core.Operation) {
	n := numInputs(op)
	group := func(word string, vals []*core.Value) {
		if len(vals) == 0 {
			return
		}
		p.Str(word)
		p.Operands(vals)
		p.Str(" : ")
		p.TypesOf(vals)
		p.Byte(')')
	}
	group(" ins(", op.OperandList(0, n))
	group(" outs(", op.OperandList(n, op.NumOperands()))
}

// ParseStructured reads an operation with a region.
func (Hooks) ParseStructured(p *core.Parser, st *core.OperationState) bool {
	switch st.Info.Name() {
	case linalg.GenericDef.Name:
		return parseGeneric(p, st)
	case linalg.MapDef.Name:
		return parseMap(p, st)
	case linalg.ReduceDef.Name:
		return parseReduce(p, st)
	case linalg.TransposeDef.Name:
		return parseTransfer(p, st, "permutation")
	case linalg.BroadcastDef.Name:
		return parseTransfer(p, st, "dimensions")
	case linalg.ElementwiseDef.Name:
		return parseElementwise(p, st)
	case linalg.ContractDef.Name:
		return parseContract(p, st)
	case linalg.MatmulDef.Name, linalg.BatchMatmulDef.Name, linalg.BatchReduceMatmulDef.Name:
		return parseMatmul(p, st)
	}
	name := st.Info.Name()[len("linalg."):]
	if n := lookupNamed(name); n != nil {
		return parseNamed(p, st, n.numOperands(), n.body, 0)
	}
	switch name {
	case "copy":
		return parseNamed(p, st, 2, bodyCopy, 0)
	case "fill":
		return parseNamed(p, st, 2, bodyFill, 0)
	}
	k, ok := elementwiseKind(name)
	return ok && parseNamed(p, st, arity(k)+1, bodyElementwise, k)
}

// PrintStructured writes an operation with a region.
func (Hooks) PrintStructured(p *core.Printer, op *core.Operation) {
	switch op.Name() {
	case linalg.GenericDef.Name:
		printGeneric(p, op)
	case linalg.MapDef.Name:
		printMap(p, op)
	case linalg.ReduceDef.Name:
		printReduce(p, op)
	case linalg.TransposeDef.Name:
		printTransfer(p, op, "permutation")
	case linalg.BroadcastDef.Name:
		printTransfer(p, op, "dimensions")
	case linalg.ElementwiseDef.Name:
		printElementwise(p, op)
	default:
		if op.Info().SlotIndex("indexing_maps") >= 0 {
			printMaps(p, op)
		}
		printNamed(p, op, "indexing_maps")
	}
}

// parseNamed reads the common parts of an operation whose text has no region, the types of its results, and writes its
// region.
func parseNamed(p *core.Parser, st *core.OperationState, args int, what body, kind linalg.ElementwiseKind) bool {
	var x parts
	if !parseParts(p, st, &x) || !p.AttrDict(&st.Attrs) || !p.TryArrowTypeList(&st.Types) {
		return false
	}
	if n := len(x.inputs) + len(x.outputs); n != args {
		return p.OpErrorf(p.Pos(), "[parseNamedStructuredOpRegion] ods-gen generated region expects %d args, got %d", args, n)
	}
	return makeBody(p, st, &x, what, kind)
}

// makeBody writes the region that the text leaves out.
func makeBody(p *core.Parser, st *core.OperationState, x *parts, what body, kind linalg.ElementwiseKind) bool {
	warnings, err := fillBody(p.Context(), st.AddRegion(), x.types(), what, kind, castOf(st))
	for _, w := range warnings {
		p.Reporter().Warningf(core.Location{}, "%s", w)
	}
	return err == "" || p.OpErrorf(x.at, "%s", err)
}

// castOf returns the attribute cast of an operation that is being read.
func castOf(st *core.OperationState) linalg.TypeFn { return castIn(st.Attrs) }

func castIn(attrs []core.NamedAttr) linalg.TypeFn {
	for _, e := range attrs {
		if t, ok := e.Value.(*linalg.TypeFnAttr); ok && e.Name == "cast" {
			return t.Value()
		}
	}
	return linalg.TypeFnCastSigned
}

// printNamed writes the attributes, operands and results of an operation whose text has no region.
func printNamed(p *core.Printer, op *core.Operation, elided ...string) {
	p.Attrs(op.Attrs(), append(elided, "operandSegmentSizes", memoized)...)
	printParts(p, op)
	p.OptionalArrowTypes(op.ResultTypes())
}

// ParseYield reads "%a, %b : t, u".
func (Hooks) ParseYield(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var refs []core.OperandRef
	var types []core.Type
	return p.OperandList(&refs, core.DelimNone) && p.AttrDict(&st.Attrs) &&
		(len(refs) == 0 || p.ColonTypeList(&types)) && p.ResolveAll(&st.Operands, refs, types, at)
}

// PrintYield writes what is yielded.
func (Hooks) PrintYield(p *core.Printer, op linalg.YieldOp) {
	vals := op.Values()
	if len(vals) > 0 {
		p.Space()
		p.Operands(vals)
	}
	p.AttrDict(op.Op)
	if len(vals) > 0 {
		p.Str(" : ")
		p.TypesOf(vals)
	}
}

package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
)

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

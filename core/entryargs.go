package core

import (
	"slices"

	"github.com/odsgen/ods/core/lex"
)

// EntryArgForm tells how the arguments of a region's entry block are written in the syntax of the operation around it.
type EntryArgForm uint8

const (
	// EntryArgsTyped is a list of arguments with their types, as many as there are: (%a: i32, %b: f32). It is the last of
	// its region.
	EntryArgsTyped EntryArgForm = iota
	// EntryArgsOfOperand are arguments with the types of a declared operand: %a for a single one, else (%a, %b).
	EntryArgsOfOperand
	// EntryArgsOfResult are arguments with the types of a declared result.
	EntryArgsOfResult
	// EntryArgPairs are arguments with the operands whose types they have: %a = %x for a single one, else (%a = %x, %b =
	// %y).
	EntryArgPairs
)

// EntryArgDef declares arguments of a region's entry block. Together the entries of [RegionDef.Args] stand for all
// arguments, in order.
type EntryArgDef struct {
	Form EntryArgForm
	// Group indexes the declared operands (results), unless the form is [EntryArgsTyped].
	Group int
}

// single reports whether the entry stands for exactly one argument, written without parentheses.
func (a *EntryArgDef) single(d *OpDef) bool {
	switch a.Form {
	case EntryArgsTyped:
		return false
	case EntryArgsOfResult:
		return d.Results[a.Group].Arity == Single
	}
	return d.Operands[a.Group].Arity == Single
}

// values returns the values whose types the arguments have.
func (a *EntryArgDef) values(op *Operation) []*Value {
	switch a.Form {
	case EntryArgsTyped:
		return nil
	case EntryArgsOfResult:
		return op.ResultGroup(a.Group)
	}
	return op.OperandGroup(a.Group)
}

// declaredArgs returns the declaration of a region's entry arguments; nil when its operation does not write them.
func (r *Region) declaredArgs() []EntryArgDef {
	if r.op == nil {
		return nil
	}
	d := r.op.info.def
	for k := range d.Regions {
		if len(d.Regions[k].Args) > 0 && k < r.op.NumRegions() && r.op.Region(k) == r {
			return d.Regions[k].Args
		}
	}
	return nil
}

// EntryArgs prints entry k of the declared arguments of a region. What an invalid operation lacks is left out.
func (p *Printer) EntryArgs(op *Operation, region, k int) {
	d := op.info.def
	defs := d.Regions[region].Args
	var args []*Value
	if b := op.Region(region).Entry(); b != nil {
		args = b.Args()
	}
	for i := range defs[:k] {
		args = args[min(len(defs[i].values(op)), len(args)):]
	}
	a := &defs[k]
	vals := a.values(op)
	if a.Form != EntryArgsTyped {
		args = args[:min(len(vals), len(args))]
	}
	list := !a.single(d)
	if list {
		p.Byte('(')
	}
	for i, v := range args {
		if i > 0 {
			p.Str(", ")
		}
		p.RegionArg(v, nil, a.Form != EntryArgsTyped)
		if a.Form == EntryArgPairs {
			p.Str(" = ")
			p.Operand(vals[i])
		}
	}
	if list {
		p.Byte(')')
	}
}

// ArgumentPair reads %a = %x: an argument of a region and the operand that it starts with.
func (p *Parser) ArgumentPair(args *[]Argument, ref *OperandRef) bool {
	var a Argument
	if !p.Argument(&a, false, false) || !p.Punct(PunctEqual) || !p.Operand(ref) {
		return false
	}
	*args = append(*args, a)
	return true
}

// ArgumentPairs reads (%a = %x, %b = %y), what upstream calls an assignment list.
func (p *Parser) ArgumentPairs(args *[]Argument, refs *[]OperandRef) bool {
	found, ok := p.TryArgumentPairs(args, refs)
	if !found {
		return p.opFail(p.start, "expected '('")
	}
	return ok
}

// TryArgumentPairs is [Parser.ArgumentPairs] when a parenthesis is there.
func (p *Parser) TryArgumentPairs(args *[]Argument, refs *[]OperandRef) (found, ok bool) {
	if !p.accept(lex.LParen) {
		return false, true
	}
	for first := true; !p.accept(lex.RParen); first = false {
		if !first && !p.expect(lex.Comma, "expected ',' or ')'") {
			return true, false
		}
		var r OperandRef
		if !p.ArgumentPair(args, &r) {
			return true, false
		}
		*refs = append(*refs, r)
	}
	return true, true
}

// AppendArguments gives arguments their types, one each, and appends them to dst.
func (p *Parser) AppendArguments(dst *[]Argument, args []Argument, types ...Type) bool {
	if len(args) != len(types) || slices.Contains(types, nil) {
		at := p.NamePos()
		if len(args) > 0 {
			at = args[0].Ref.Pos
		}
		return p.OpErrorf(at, "number of region arguments and types do not match: got %d arguments and %d types", len(args), len(types))
	}
	for i, a := range args {
		a.Type = types[i]
		*dst = append(*dst, a)
	}
	return true
}

// AppendArgumentsOf gives all arguments the same type and appends them to dst.
func (p *Parser) AppendArgumentsOf(dst *[]Argument, args []Argument, t Type) bool {
	return p.AppendArguments(dst, args, slices.Repeat([]Type{t}, len(args))...)
}

// verifyEntryArgs checks that a region has the entry arguments that the operation's syntax writes: others could not be
// read back.
func verifyEntryArgs(op *Operation, index int, rd *RegionDef, r *Reporter) bool {
	var args []*Value
	if b := op.Region(index).Entry(); b != nil {
		args = b.Args()
	}
	k := 0
	for i := range rd.Args {
		a := &rd.Args[i]
		if a.Form == EntryArgsTyped {
			return true
		}
		what, defs := "operand", op.info.def.Operands
		if a.Form == EntryArgsOfResult {
			what, defs = "result", op.info.def.Results
		}
		for _, v := range a.values(op) {
			if k < len(args) && args[k].Type() != v.Type() {
				return r.OpErrorf(op, "argument #%d of region #%d%s must have the type of %s '%s', %s, but has %s", k, index,
					nameInParens(rd.Name),
					what, defs[a.Group].Name, quoteType(v.Type()), quoteType(args[k].Type())).Fail()
			}
			k++
		}
	}
	if k != len(args) {
		return r.OpErrorf(op, "region #%d%s must have an entry block with %d arguments, but has %d", index, nameInParens(rd.Name), k,
			len(args)).Fail()
	}
	return true
}

package transform

import "github.com/odsgen/ods/core"

// parseScalableList reads "[4, [8], %n]": integers and operands, those in brackets of their own scalable. flags gets a
// byte for each.
func parseScalableList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute, flags *[]byte) bool {
	var sizes []int64
	ok := p.List(core.DelimSquare, " in dynamic index list", func() bool {
		var ref core.OperandRef
		size, flag := core.Dynamic, byte(0)
		scalable := p.TryPunct(core.PunctLSquare)
		if scalable {
			flag = 1
		}
		if found, ok := p.TryOperand(&ref); found && ok {
			*refs = append(*refs, ref)
		} else if !p.Integer(&size) {
			return false
		}
		sizes, *flags = append(sizes, size), append(*flags, flag)
		return !scalable || p.TryPunct(core.PunctRSquare)
	})
	if !ok {
		return p.OpErrorf(p.NamePos(), "expected SSA value or integer")
	}
	*static = p.Context().I64Array(sizes...)
	return true
}

// printScalableList writes what [parseScalableList] reads.
func printScalableList(p *core.Printer, vals []*core.Value, static core.Attribute, flags *core.DenseArrayAttr) {
	p.Byte('[')
	for i, n := range integers(static) {
		if i > 0 {
			p.Str(", ")
		}
		scalable := flags != nil && i < flags.Len() && flags.Int(i) != 0
		if scalable {
			p.Byte('[')
		}
		switch {
		case n != core.Dynamic:
			p.Int(n)
		case len(vals) > 0:
			p.Operand(vals[0])
			vals = vals[1:]
		default:
			p.Str("<<missing>>") // the verifier has not seen the operation
		}
		if scalable {
			p.Byte(']')
		}
	}
	p.Byte(']')
}

package cf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// ParseSwitchOpCases reads "default: ^bb1(%a : i32), 42: ^bb2, ...". A case value is cut to the width of the flag.
func (Hooks) ParseSwitchOpCases(p *core.Parser, flag core.Type, defaultDest **core.Block, defaultRefs *[]core.OperandRef,
	defaultTypes *[]core.Type, values *core.Attribute, dests *[]*core.Block, refs *[]core.OperandRef, sizes *[]int32,
	types *[]core.Type) bool {
	if !p.Keyword("default") || !p.Punct(core.PunctColon) || !parseTarget(p, defaultDest, defaultRefs, defaultTypes) {
		return false
	}
	width := core.StorageWidth(flag)
	var raw []byte
	n := int64(0)
	for p.TryPunct(core.PunctComma) {
		var v int64
		var dest *core.Block
		before := len(*refs)
		if !p.Integer(&v) || !p.Punct(core.PunctColon) || !parseTarget(p, &dest, refs, types) {
			return false
		}
		raw = num.NewSigned(width, v).AppendLittleEndian(raw)
		n++
		*dests = append(*dests, dest)
		*sizes = append(*sizes, int32(len(*refs)-before))
	}
	if n > 0 {
		*values = p.Context().DenseElements(p.Context().Vector([]int64{n}, flag, nil), raw)
	}
	return true
}

// parseTarget reads "^bb1" or "^bb1(%a, %b : i32, i32)".
func parseTarget(p *core.Parser, dest **core.Block, refs *[]core.OperandRef, types *[]core.Type) bool {
	if !p.Successor(dest) || !p.TryPunct(core.PunctLParen) {
		return *dest != nil
	}
	return p.OperandList(refs, core.DelimNone) && p.ColonTypeList(types) && p.Punct(core.PunctRParen)
}

// PrintSwitchOpCases writes what [Hooks.ParseSwitchOpCases] reads, one case on a line. Case values are written as
// unsigned numbers.
func (Hooks) PrintSwitchOpCases(p *core.Printer, _ *core.Operation, _ core.Type, defaultDest *core.Block,
	defaultArgs []*core.Value,
	_ []core.Type, values core.Attribute, dests []*core.Block, args [][]*core.Value, _ []core.Type) {
	p.Str("  default: ")
	p.SuccessorAndArgs(defaultDest, defaultArgs)
	cases, ok := values.(*core.DenseElementsAttr)
	if !ok {
		return
	}
	for i := range min(int(cases.NumElements()), len(dests), len(args)) {
		p.Byte(',')
		p.Newline()
		p.Str("  ")
		v := cases.Int(int64(i))
		p.APInt(num.NewInt(64, v.LimitedValue(1<<64-1)), false)
		p.Str(": ")
		p.SuccessorAndArgs(dests[i], args[i])
	}
	p.Newline()
}

package rt

import "github.com/odsgen/ods/core"

// ParseArgument parses the name of an argument of a region.
func ParseArgument(p *core.Parser, dst *[]core.Argument) bool {
	*dst = make([]core.Argument, 1)
	return p.Argument(&(*dst)[0], false, false)
}

// CheckType reports a type that does not satisfy the constraint of the operand or result whose type it is.
func CheckType(p *core.Parser, name, summary string, is func(core.Type) bool, types ...core.Type) bool {
	for _, t := range types {
		if !is(t) {
			return p.OpErrorf(p.NamePos(), "'%s' must be %s, but got '%s'", name, summary, t)
		}
	}
	return true
}

// RepeatedClause reports a clause that was there before.
func RepeatedClause(p *core.Parser, keyword string) bool {
	return p.OpErrorf(p.NamePos(), "`%s` clause can appear at most once in the expansion of the oilist directive", keyword)
}

// ParseTypeWhere reads a type that satisfies a condition.
func ParseTypeWhere(p *core.Parser, is func(core.Type) bool, dst *core.Type) bool {
	at := p.Pos()
	return p.Type(dst) && (is(*dst) || p.OpErrorf(at, "invalid kind of type specified"))
}

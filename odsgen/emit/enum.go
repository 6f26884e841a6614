package emit

import (
	"slices"
	"strconv"

	"github.com/odsgen/ods/odsgen/model"
)

// enums emits the Go types of the dialect's enums.
//
//	type CmpIPredicate uint64
//	const ( CmpIPredicateEq CmpIPredicate = 0; ... )
//	func (v CmpIPredicate) String() string
//	func ParseCmpIPredicate(s string) (CmpIPredicate, bool)
func (g *gen) enums() *source {
	s := newSource("enums.gen.go")
	for _, e := range g.d.Enums {
		g.enum(s, e)
	}
	return s
}

func (g *gen) enum(s *source, e *model.Enum) {
	s.doc("%s is an enum of dialect %s%s", e.GoName, g.d.Name, clause(e.Summary))
	s.p("type %s uint%d\n", e.GoName, e.Width)
	s.doc("The cases of %s.", e.GoName)
	s.p("const (")
	for _, c := range e.Cases {
		comment := ""
		if c.Summary != "" {
			comment = " // " + firstLine(c.Summary)
		}
		s.p("%s %s = %d%s", c.Go, e.GoName, c.Value, comment)
	}
	s.p(")\n")
	if e.Bits {
		g.bitEnum(s, e)
	} else {
		s.doc("String returns the case as it is spelled in MLIR's text, and the number of an unknown one.")
		s.p("func (v %s) String() string {\nswitch v {", e.GoName)
		seen := map[uint64]bool{}
		for _, c := range e.Cases {
			if !seen[c.Value] {
				seen[c.Value] = true
				s.p("case %s: return %s", c.Go, strconv.Quote(c.Str))
			}
		}
		s.p("}\nreturn %s.FormatUint(uint64(v), 10)\n}\n", s.use("strconv"))
		s.doc("Parse%s returns the case that is spelled so.", e.GoName)
		s.p("func Parse%[1]s(s string) (%[1]s, bool) {\nswitch s {", e.GoName)
		for _, c := range e.Cases {
			s.p("case %s: return %s, true", strconv.Quote(c.Str), c.Go)
		}
		s.p("}\nreturn 0, false\n}\n")
	}
	s.doc("IsValid reports whether the value is a case, or a combination of cases of a bit enum.")
	if e.Bits {
		s.p("func (v %s) IsValid() bool { return v&^%d == 0 }\n", e.GoName, allBits(e))
	} else {
		s.p("func (v %s) IsValid() bool { _, ok := Parse%s(v.String()); return ok }\n", e.GoName, e.GoName)
	}
	if e.Storage != model.EnumAttr {
		core := s.use(CorePath)
		s.doc("%sAttrOf returns the integer attribute that stores the value.", e.GoName)
		s.p("func %sAttrOf(c *%s.Context, v %s) *%s.IntegerAttr { return c.IntegerAttr(c.Integer(%d), int64(v)) }\n", e.GoName, core, e.GoName, core, e.Width)
	}
}

func allBits(e *model.Enum) uint64 {
	var all uint64
	for _, c := range e.Cases {
		all |= c.Value
	}
	return all
}

// bitEnum emits the text form of a combination. Groups come before their members when the enum prints groups.
func (g *gen) bitEnum(s *source, e *model.Enum) {
	zero := ""
	var bits, groups []*model.EnumCase
	for _, c := range e.Cases {
		switch {
		case c.Value == 0:
			zero = c.Str
		case len(c.Group) > 0:
			groups = append(groups, c)
		default:
			bits = append(bits, c)
		}
	}
	slices.SortStableFunc(groups, func(a, b *model.EnumCase) int { // the widest first
		return popcount(b.Value) - popcount(a.Value)
	})
	s.doc("String returns the names of the bits that are set, joined as in MLIR's text.")
	s.p("func (v %s) String() string {", e.GoName)
	s.p("if v == 0 { return %s }", strconv.Quote(zero))
	s.p("var parts []string")
	s.p("rest := v")
	if e.PrintGroups {
		for _, c := range groups {
			s.p("if rest&%[1]s == %[1]s { parts, rest = append(parts, %[2]s), rest&^%[1]s }", c.Go, strconv.Quote(c.Str))
		}
	}
	for _, c := range bits {
		s.p("if rest&%[1]s == %[1]s { parts = append(parts, %[2]s) }", c.Go, strconv.Quote(c.Str))
	}
	s.p("return %s.Join(parts, %s)\n}\n", s.use("strings"), strconv.Quote(e.Separator))
	s.doc("Parse%s returns the combination of the names in s, separated as in MLIR's text.", e.GoName)
	s.p("func Parse%[1]s(s string) (%[1]s, bool) {", e.GoName)
	s.p("var v %s", e.GoName)
	s.p("for _, w := range %s.Split(s, %s) {", s.use("strings"), strconv.Quote(trimSpace(e.Separator)))
	s.p("switch %s.TrimSpace(w) {", s.use("strings"))
	for _, c := range e.Cases {
		s.p("case %s: v |= %s", strconv.Quote(c.Str), c.Go)
	}
	s.p("default: return 0, false\n}\n}\nreturn v, true\n}\n")
}

func trimSpace(s string) string {
	out := ""
	for _, r := range s {
		if r != ' ' {
			out += string(r)
		}
	}
	return out
}

func popcount(v uint64) int {
	n := 0
	for ; v != 0; v &= v - 1 {
		n++
	}
	return n
}

package emit

import (
	"fmt"
	"strconv"

	"github.com/odsgen/ods/odsgen/internal/form"
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
			comment = " // " + form.FirstLine(c.Summary)
		}
		s.p("%s %s = %d%s", c.Go, e.GoName, c.Value, comment)
	}
	s.p(")\n")
	table := lower(e.GoName) + "Cases"
	s.p("var %s = rt.Enum[%s]{%s}\n", table, e.GoName, g.enumTable(s, e))
	s.doc("String returns the value as MLIR's text spells it%s.",
		flag(": the names of its bits", e.Bits)+flag(", or its number when it is no case", !e.Bits))
	s.p("func (v %s) String() string { return %s.Text(v) }\n", e.GoName, table)
	s.doc("Parse%s returns the value that is spelled so.", e.GoName)
	s.p("func Parse%[1]s(s string) (%[1]s, bool) { return %[2]s.Parse(s) }\n", e.GoName, table)
	s.doc("IsValid reports whether the value is a case%s.", flag(", or a combination of cases", e.Bits))
	s.p("func (v %s) IsValid() bool { return %s.IsValid(v) }\n", e.GoName, table)
	if e.Storage != model.EnumAttr {
		s.doc("%sAttrOf returns the integer attribute that stores the value.", e.GoName)
		s.p("func %sAttrOf(c *core.Context, v %s) *core.IntegerAttr { return c.IntegerAttr(c.Integer(%d), int64(v)) }\n",
			e.GoName, e.GoName, e.Width)
	}
}

// enumTable returns the fields of an enum's table.
func (g *gen) enumTable(s *source, e *model.Enum) string {
	var texts, values []string
	counts := true // 0, 1, 2 and so on
	for i, c := range e.Cases {
		texts = append(texts, strconv.Quote(c.Str))
		values = append(values, strconv.FormatUint(c.Value, 10))
		counts = counts && c.Value == uint64(i)
	}
	out := "Texts: []string{" + s.wrap(texts) + "}"
	if !counts {
		out += ", Values: []" + e.GoName + "{" + s.wrap(values) + "}"
	}
	if e.Bits {
		out += fmt.Sprintf(", Separator: %q", e.Separator)
	}
	var groups []string
	for _, c := range e.PrintedGroups() {
		groups = append(groups, strconv.FormatUint(c.Value, 10))
	}
	if groups != nil {
		out += ", Groups: []" + e.GoName + "{" + s.wrap(groups) + "}"
	}
	return out
}

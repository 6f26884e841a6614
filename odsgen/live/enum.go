package live

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// enumTable returns the table of an enum, as generated code has it.
func enumTable(e *model.Enum) *rt.Enum[uint64] {
	t := &rt.Enum[uint64]{Texts: enumCases(e)}
	for _, c := range e.Cases {
		t.Values = append(t.Values, c.Value)
	}
	for _, c := range e.PrintedGroups() {
		t.Groups = append(t.Groups, c.Value)
	}
	if e.Bits {
		t.Separator = e.Separator
	}
	return t
}

// enumText returns a value as it is spelled in MLIR's text.
func enumText(e *model.Enum, v uint64) string { return enumTable(e).Text(v) }

// enumValue returns the value that is spelled so.
func enumValue(e *model.Enum, text string) (uint64, bool) { return enumTable(e).Parse(text) }

// truncated cuts a value to the width of the enum.
func truncated(e *model.Enum, v uint64) uint64 {
	if e.Width >= 64 {
		return v
	}
	return v & (1<<e.Width - 1)
}

// enumCases are the spellings of all cases.
func enumCases(e *model.Enum) []string {
	out := make([]string, len(e.Cases))
	for i, c := range e.Cases {
		out[i] = c.Str
	}
	return out
}

// enumSeparator joins the cases of a bit enum in the text of a parameter; "" for other enums.
func enumSeparator(e *model.Enum) string {
	if !e.Bits {
		return ""
	}
	return strings.ReplaceAll(e.Separator, " ", "")
}

// enumAttr returns the attribute that stores a value.
func (s *Set) enumAttr(c *core.Context, e *model.Enum, v uint64) core.Attribute {
	if e.Storage != model.EnumAttr {
		return c.IntegerAttr(c.Integer(uint(e.Width)), int64(v))
	}
	if def := s.attrDef(c, e.Attr); def != nil {
		if f, ok := def.Asm.(core.EnumAsm); ok {
			return f.MakeEnum(c, v)
		}
	}
	return nil
}

// enumOf returns the value that an attribute stores.
func enumOf(e *model.Enum, a core.Attribute) uint64 {
	if e.Storage != model.EnumAttr {
		return truncated(e, uint64(core.IntOf(a)))
	}
	if d, ok := a.(definedAttr); ok && d.Def() != nil {
		if f, ok := d.Def().Asm.(core.EnumAsm); ok {
			return f.EnumValue(a)
		}
	}
	return 0
}

package live

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/model"
)

// enumText returns a value as it is spelled in MLIR's text.
func enumText(e *model.Enum, v uint64) string {
	if !e.Bits {
		for _, c := range e.Cases {
			if c.Value == v {
				return c.Str
			}
		}
		return strconv.FormatUint(v, 10)
	}
	var single, groups []*model.EnumCase
	zero := ""
	for _, c := range e.Cases {
		switch {
		case c.Value == 0:
			zero = c.Str
		case len(c.Group) > 0:
			groups = append(groups, c)
		default:
			single = append(single, c)
		}
	}
	if v == 0 {
		return zero
	}
	var parts []string
	take := func(list []*model.EnumCase, consume bool) {
		for _, c := range list {
			if v&c.Value == c.Value {
				parts = append(parts, c.Str)
				if consume {
					v &^= c.Value
				}
			}
		}
	}
	if e.PrintGroups {
		slices.SortStableFunc(groups, func(a, b *model.EnumCase) int { return bits.OnesCount64(b.Value) - bits.OnesCount64(a.Value) })
		take(groups, true)
	}
	take(single, false)
	return strings.Join(parts, e.Separator)
}

// enumValue returns the value that is spelled so.
func enumValue(e *model.Enum, text string) (uint64, bool) {
	if !e.Bits {
		c := e.Case(text)
		if c == nil {
			return 0, false
		}
		return c.Value, true
	}
	v := uint64(0)
	for w := range strings.SplitSeq(text, strings.ReplaceAll(e.Separator, " ", "")) {
		c := e.Case(strings.TrimSpace(w))
		if c == nil {
			return 0, false
		}
		v |= c.Value
	}
	return v, true
}

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

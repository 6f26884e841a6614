package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// truncated cuts a value to the width of the enum.
func truncated(e *model.Enum, v uint64) uint64 {
	if e.Width >= 64 {
		return v
	}
	return v & (1<<e.Width - 1)
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
		return truncated(e, uint64(rt.IntOf(a)))
	}
	if d, ok := a.(definedAttr); ok && d.Def() != nil {
		if f, ok := d.Def().Asm.(core.EnumAsm); ok {
			return f.EnumValue(a)
		}
	}
	return 0
}

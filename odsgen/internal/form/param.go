package form

import (
	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/model"
)

// Codec returns how a parameter of a type is written and becomes part of a key; nil for a list, and for a Go type that
// hooks write. A qualified type or attribute is written in full.
func Codec(t model.ParamType, qualified bool) *param.Codec {
	c := t.Constraint
	switch t.Kind {
	case model.ParamScalar:
		return &t.Scalar.Codec
	case model.ParamEnum:
		switch {
		case !t.Enum.Bits:
			return param.EnumWord
		case t.Enum.Quoted:
			return param.EnumFlags
		}
		return param.EnumBits
	case model.ParamTypeRef:
		if !qualified && OwnTypeDef(c) != nil {
			return param.StrippedType
		}
		return param.Type
	case model.ParamAttrRef:
		if !qualified && c != nil && (OwnDef(c) != nil || DenseArray(c) != nil) {
			return param.StrippedAttr
		}
		return param.Attr
	}
	return nil
}

// Bytes returns how a parameter that is neither a list nor an enum is written as bytecode.
func Bytes(t model.ParamType, optional bool) *param.Binary {
	switch {
	case t.Kind == model.ParamScalar:
		return &t.Scalar.Bytes
	case t.Kind == model.ParamTypeRef && optional:
		return param.OptionalTypeBytes
	case t.Kind == model.ParamTypeRef:
		return param.TypeBytes
	case optional:
		return param.OptionalAttrBytes
	}
	return param.AttrBytes
}

// OwnTypeDef returns the definition of the dialect's type with a text of its own that a constraint names, or nil.
func OwnTypeDef(c *model.Constraint) *model.AttrOrTypeDef {
	if c != nil && c.Def != nil && !c.Def.Native && c.Def.Mnemonic != "" {
		return c.Def
	}
	return nil
}

// AttrRef returns how a parameter that is an attribute is read: as its definition writes it, or as an attribute that
// satisfies a constraint; with neither the Go type decides.
func AttrRef(c *model.Constraint) (own *model.AttrOrTypeDef, where *model.Constraint) {
	if c == nil {
		return nil, nil
	}
	if own = OwnDef(c); own != nil && own.Mnemonic != "" {
		return own, nil
	}
	if where = StrictClass(c); where == nil && c.Dialect != nil && isUnion(c.Pred) {
		where = c
	}
	return nil, where
}

// isUnion reports whether a predicate lists definitions, one of which an attribute belongs to, as a class of upstream's does
// that stands for several.
func isUnion(e *model.Expr) bool {
	if e == nil || e.Op != model.ExprOr {
		return false
	}
	for _, a := range e.Args {
		switch {
		case a.Op == model.ExprIsClass && a.Args[0].Op == model.ExprSelf:
		case a.Op == model.ExprIs && a.Args[0].Op == model.ExprSelf && (OwnDef(a.Constraint) != nil || isUnion(a.Constraint.Pred)):
		default:
			return false
		}
	}
	return true
}

// ReadEnum returns how a parameter of an enum is read, one that need not be there with try.
func ReadEnum(e *model.Enum, try bool) (*param.EnumReader, *param.EnumText) {
	text := &param.EnumText{Name: CPPEnum(e), Separator: Separator(e), Cases: e.Table().Texts, Parse: e.Table().Parse}
	if w := EnumInvalid(e); w != "" && !try {
		text.Name = w
		return &param.ReadWord, text
	}
	if NamedEnum(e) {
		text.Name = EnumWords(e)
		if try {
			return &param.TryNamed, text
		}
		return &param.ReadNamed, text
	}
	if try {
		return &param.TryCases, text
	}
	return &param.ReadCases, text
}

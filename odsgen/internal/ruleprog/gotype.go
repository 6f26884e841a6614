package ruleprog

import (
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// GoType returns the Go type of a parameter or result of a function that the rules of a dialect call, as the package
// that is generated for the dialect writes it. An attribute of another dialect is just an attribute, so that hooks need
// not import that.
func GoType(d *model.Dialect, p model.RuleHookParam) string {
	if p.Go != "" {
		return p.Go
	}
	switch p.Kind {
	case model.BindValue:
		return "*core.Value"
	case model.BindValues:
		return "[]*core.Value"
	case model.BindOp:
		return "*core.Operation"
	case model.BindRegion:
		return "*core.Region"
	case model.BindLists:
		return "[][]*core.Value"
	}
	return AttrType(d, p.Constraint)
}

// AttrType returns the Go type of an attribute with a constraint, which may be nil.
func AttrType(d *model.Dialect, c *model.Constraint) string {
	const any = "core.Attribute"
	if c == nil || c.Unit || c.Kind == model.PropConstraint {
		return any // a property is given in its attribute form
	}
	if c.Enum != nil {
		if c.Enum.Storage != model.EnumAttr {
			return "*core.IntegerAttr"
		}
		return defType(d, c.Enum.Attr)
	}
	if c.Def != nil {
		return defType(d, c.Def)
	}
	switch c.Class {
	case "", "Type", "Attribute":
		return any
	case "TypedAttr", "ElementsAttr":
		return "core." + c.Class
	}
	return "*core." + c.Class
}

func defType(d *model.Dialect, x *model.AttrOrTypeDef) string {
	switch {
	case x.Native || x.Dialect.Native:
		return "*core." + x.GoName
	case x.Dialect != d:
		return "core.Attribute"
	}
	return "*" + x.GoName
}

// Params returns the Go types of what a function takes, separated by ", ", as tables of hooks list them.
func Params(d *model.Dialect, h *model.RuleHook) string {
	var out []string
	if h.Role == model.HookValue {
		out = append(out, "*rewrite.Rewriter")
	}
	for _, p := range h.Params {
		out = append(out, GoType(d, p))
	}
	return strings.Join(out, ", ")
}

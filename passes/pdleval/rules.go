package pdleval

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/rule"
)

// RuleNatives returns what the modules that "odsgen pdl" writes call: "ods.constant" gives the attribute of a value that
// is constant, "ods.constant_is" asks whether a constant is a number, of any type and also as the only element of a
// splat, or the i1 constant.
func RuleNatives() *Natives {
	return &Natives{Constraints: map[string]Native{
		"ods.constant": func(_ *rewrite.Rewriter, args []any) ([]any, bool) {
			v, ok := args[0].(*core.Value)
			if !ok || v.ConstantValue() == nil {
				return nil, false
			}
			return []any{v.ConstantValue()}, true
		},
		"ods.constant_is": func(_ *rewrite.Rewriter, args []any) ([]any, bool) {
			v, ok := args[0].(*core.Value)
			if !ok || v.ConstantValue() == nil {
				return nil, false
			}
			return nil, isNumber(v.ConstantValue(), args[1])
		},
	}}
}

// isNumber reports whether a constant is the number that an attribute says.
func isNumber(a core.Attribute, want any) bool {
	switch want := want.(type) {
	case *core.IntegerAttr:
		if t, ok := want.Type().(*core.IntegerType); ok && t.Width() == 1 {
			return rule.IsBool(a, !want.Value().IsZero())
		}
		return rule.IsInt(a, want.Int64())
	case *core.FloatAttr:
		f, _ := want.Value().ToFloat64()
		return rule.IsFloat(a, f)
	}
	return false
}

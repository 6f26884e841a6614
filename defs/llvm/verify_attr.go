package llvm

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers and the custom syntax of attributes.

// VerifyAliasScopeAttr checks the identity.
func (Hooks) VerifyAliasScopeAttr(r *core.Reporter, at core.Location, _ *core.Context, id core.Attribute,
	_ *llvm.AliasScopeDomainAttr, _ *core.StringAttr) bool {
	switch id.(type) {
	case *core.StringAttr, *core.DistinctAttr:
		return true
	}
	return r.Errorf(at, "id of an alias scope must be a StringAttr or a DistrinctAttr").Fail()
}

// VerifyTargetFeaturesAttr checks that each feature starts with a sign and is one.
func (Hooks) VerifyTargetFeaturesAttr(r *core.Reporter, at core.Location, _ *core.Context, features []*core.StringAttr) bool {
	for _, f := range features {
		switch s := f.Value(); {
		case s == "":
			return r.Errorf(at, "target features can not be null or empty").Fail()
		case s[0] != '+' && s[0] != '-':
			return r.Errorf(at, "target features must start with '+' or '-'").Fail()
		case strings.Contains(s, ","):
			return r.Errorf(at, "target features can not contain ','").Fail()
		}
	}
	return true
}

// VerifyConstantRangeAttr checks that both ends have one width.
func (Hooks) VerifyConstantRangeAttr(r *core.Reporter, at core.Location, _ *core.Context, lower, upper num.Int) bool {
	if lower.Width() != upper.Width() {
		return r.Errorf(at, "expected lower and upper to have matching bitwidths but got %d vs. %d", lower.Width(),
			upper.Width()).Fail()
	}
	return true
}

// ParseConstantRangeAttr reads "<i32, 0, 12>".
func (Hooks) ParseConstantRangeAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var t *core.IntegerType
	var lo, hi num.Int
	if !p.Punct(core.PunctLess) || !core.ParseTypeAs(p, &t) || !p.Punct(core.PunctComma) || !p.APInt(&lo) ||
		!p.Punct(core.PunctComma) || !p.APInt(&hi) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return llvm.GetConstantRangeAttr(p.Context(), lo.SExtOrTrunc(t.Width()), hi.SExtOrTrunc(t.Width())), true
}

// PrintConstantRangeAttr writes what [Hooks.ParseConstantRangeAttr] reads.
func (Hooks) PrintConstantRangeAttr(p *core.Printer, a *llvm.ConstantRangeAttr) {
	p.Str("<i")
	p.Uint(uint64(a.Lower().Width()))
	p.Str(", ")
	p.APInt(a.Lower(), true)
	p.Str(", ")
	p.APInt(a.Upper(), true)
	p.Byte('>')
}

// VerifyModuleFlagAttr checks the value of flags that are known.
func (Hooks) VerifyModuleFlagAttr(r *core.Reporter, at core.Location, _ *core.Context, _ llvm.ModFlagBehavior,
	key *core.StringAttr, value core.Attribute) bool {
	switch key.Value() {
	case "CG Profile":
		list, ok := value.(*core.ArrayAttr)
		if ok {
			for _, e := range list.Elems() {
				_, is := e.(*llvm.ModuleFlagCGProfileEntryAttr)
				ok = ok && is
			}
		}
		if !ok {
			return r.Errorf(at, "'CG Profile' key expects an array of '#llvm.cgprofile_entry'").Fail()
		}
		return true
	case "ProfileSummary":
		if _, ok := value.(*llvm.ModuleFlagProfileSummaryAttr); !ok {
			return r.Errorf(at, "'ProfileSummary' key expects a '#llvm.profile_summary' attribute").Fail()
		}
		return true
	}
	switch value.(type) {
	case *core.IntegerAttr, *core.StringAttr:
		return true
	}
	return r.Errorf(at, "only integer and string values are currently supported for unknown key '%s'", core.AttrString(key)).Fail()
}

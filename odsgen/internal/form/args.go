package form

import (
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/model"
)

// EntryArgs returns the declaration of the entry arguments that an operation's format writes for a region; nil without
// such. Findings about the format are those of [Op].
func EntryArgs(o *model.Op, region int) []core.EntryArgDef {
	if o.Format == nil || o.Format.Custom || !strings.Contains(o.Format.Text.Value, "args") {
		return nil // most formats need not be compiled for this
	}
	f, _ := Op(o)
	if f == nil {
		return nil
	}
	return EntryArgDefs(f, region)
}

// EntryArgDefs is [EntryArgs] of a compiled format.
func EntryArgDefs(f *asmformat.Format, region int) []core.EntryArgDef {
	var out []core.EntryArgDef
	for _, a := range f.EntryArgs(region) {
		d := core.EntryArgDef{Group: a.Of.Ref.Index}
		switch {
		case a.Form == asmformat.ArgPairs:
			d.Form = core.EntryArgPairs
		case a.Form == asmformat.ArgsOfType && a.Of.Ref.Kind == asmformat.ResultVar:
			d.Form = core.EntryArgsOfResult
		case a.Form == asmformat.ArgsOfType:
			d.Form = core.EntryArgsOfOperand
		}
		out = append(out, d)
	}
	return out
}

package llvmir

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// moduleFlags lists flags of the module.
func (t *translator) moduleFlags(v llvm.ModuleFlagsOp) {
	for _, e := range v.FlagsAttr().Elems() {
		f, ok := e.(*llvm.ModuleFlagAttr)
		if !ok {
			continue
		}
		var value mdOperand
		switch x := f.Value().(type) {
		case *core.IntegerAttr:
			value = mdInt(32, x.Int64())
		case *core.StringAttr:
			value = mdString(x.Value())
		case *core.ArrayAttr:
			value = t.callProfile(x)
		case *llvm.ModuleFlagProfileSummaryAttr:
			value = t.profileSummary(x)
		default:
			continue
		}
		t.flag(int64(f.Behavior()), f.Key().Value(), value)
	}
}

// flag adds a flag of the module.
func (t *translator) flag(behavior int64, key string, value mdOperand) {
	if t.flags == nil {
		t.flags = map[string]bool{}
	}
	t.flags[key] = true
	t.meta.list(flagsList, t.meta.node(false, mdInt(32, behavior), mdString(key), value))
}

// flagDebugInfo states the version of debug information, and its format where that is not the usual one.
func (t *translator) flagDebugInfo(triple string) {
	const warning = 2
	if !t.flags["Debug Info Version"] {
		t.flag(warning, "Debug Info Version", mdInt(32, 3))
	}
	if isWindowsMSVC(triple) && !t.flags["CodeView"] {
		t.flag(warning, "CodeView", mdInt(32, 1))
	}
}

// isWindowsMSVC reports whether a triple names Windows with the environment of Microsoft's compiler, which is what
// Windows alone means.
func isWindowsMSVC(triple string) bool {
	parts := strings.SplitN(triple, "-", 4)
	if len(parts) < 3 || !strings.HasPrefix(parts[2], "windows") && !strings.HasPrefix(parts[2], "win32") {
		return false
	}
	return len(parts) == 3 || strings.HasPrefix(parts[3], "msvc")
}

// callProfile returns the node of how often functions call each other.
func (t *translator) callProfile(list *core.ArrayAttr) mdOperand {
	function := func(f *core.SymbolRefAttr) mdOperand {
		if f == nil || t.symbols[f.Root()] == nil {
			return mdOperand{text: "null"}
		}
		return mdOperand{text: "ptr " + string(appendName([]byte{'@'}, f.Root()))}
	}
	var calls []mdOperand
	for _, e := range list.Elems() {
		if c, ok := e.(*llvm.ModuleFlagCGProfileEntryAttr); ok {
			calls = append(calls, mdRef(t.meta.node(false, function(c.From()), function(c.To()), mdInt(64, int64(c.Count())))))
		}
	}
	return mdRef(t.meta.node(true, calls...))
}

// profileSummary returns the node of the summary of a profile.
func (t *translator) profileSummary(a *llvm.ModuleFlagProfileSummaryAttr) mdOperand {
	var ops []mdOperand
	add := func(key string, value mdOperand) { ops = append(ops, mdRef(t.meta.node(false, mdString(key), value))) }
	add("ProfileFormat", mdString(a.Format().String()))
	for _, e := range [...]struct {
		key string
		n   uint64
	}{{"TotalCount", a.TotalCount()}, {"MaxCount", a.MaxCount()}, {"MaxInternalCount", a.MaxInternalCount()},
		{"MaxFunctionCount", a.MaxFunctionCount()}, {"NumCounts", a.NumCounts()}, {"NumFunctions", a.NumFunctions()}} {
		add(e.key, mdInt(64, int64(e.n)))
	}
	if n, ok := a.IsPartialProfile(); ok {
		add("IsPartialProfile", mdInt(64, int64(n)))
	}
	if r := a.PartialProfileRatio(); r != nil {
		add("PartialProfileRatio", mdOperand{text: string(t.appendTyped(nil, floatConst(t.ctx.F64(), r.Value())))})
	}
	var steps []mdOperand
	for _, d := range a.DetailedSummary() {
		steps = append(steps, mdRef(t.meta.node(false, mdInt(64, int64(d.CutOff())), mdInt(64, int64(d.MinCount())),
			mdInt(64, int64(d.NumCounts())))))
	}
	add("DetailedSummary", mdRef(t.meta.node(false, steps...)))
	return mdRef(t.meta.node(false, ops...))
}

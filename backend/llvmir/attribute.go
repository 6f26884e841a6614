package llvmir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// attributeGroups numbers sets of attributes: #0.
type attributeGroups struct {
	slots map[string]int
	list  []string
}

// slot returns the number of a set, -1 for the empty one.
func (g *attributeGroups) slot(set string) int {
	if set == "" {
		return -1
	}
	i, ok := g.slots[set]
	if !ok {
		i = len(g.list)
		g.slots[set] = i
		g.list = append(g.list, set)
	}
	return i
}

// append writes the sets.
func (g *attributeGroups) append(b []byte) []byte {
	if len(g.list) > 0 {
		b = append(b, '\n')
	}
	for i, s := range g.list {
		b = append(b, "attributes #"...)
		b = strconv.AppendInt(b, int64(i), 10)
		b = append(b, " = { "...)
		b = append(b, s...)
		b = append(b, " }\n"...)
	}
	return b
}

// appendGroup writes a reference to a set behind a blank.
func appendGroup(b []byte, slot int) []byte {
	if slot < 0 {
		return b
	}
	return strconv.AppendInt(append(b, " #"...), int64(slot), 10)
}

// attrRank orders attributes as LLVM prints them: flags, types, numbers, ranges, strings; by name inside each group.
type attrRank uint8

const (
	rankFlag attrRank = iota
	rankType
	rankInt
	rankRange
	rankString
)

// attrSet collects attributes.
type attrSet []attr

type attr struct {
	rank attrRank
	name string // sorts within the rank
	text string
}

func (s *attrSet) add(r attrRank, name, text string) {
	for i, a := range *s {
		if a.rank == r && a.name == name {
			(*s)[i].text = text
			return
		}
	}
	*s = append(*s, attr{r, name, text})
}

func (s *attrSet) flag(name string) { s.add(rankFlag, name, name) }

// str adds a string attribute; one without a value is only a name.
func (s *attrSet) str(name, value string) {
	b := append(appendEscaped([]byte{'"'}, name), '"')
	if value != "" {
		b = append(appendEscaped(append(b, `="`...), value), '"')
	}
	s.add(rankString, name, string(b))
}

// flagOrder is where the alphabetical order of LLVM's own names differs from that of the text.
func flagOrder(name string) string {
	switch name {
	case "optforfuzzing":
		return "opt1"
	case "optsize":
		return "opt2"
	case "optnone":
		return "opt3"
	case "sanitize_memtag":
		return "sanitize_memos"
	}
	return name
}

func (s attrSet) sort() {
	slices.SortStableFunc(s, func(a, b attr) int {
		if a.rank != b.rank {
			return int(a.rank) - int(b.rank)
		}
		if a.rank == rankFlag {
			return strings.Compare(flagOrder(a.name), flagOrder(b.name))
		}
		return strings.Compare(a.name, b.name)
	})
}

// text returns the set as it is printed; onlyKnown leaves strings out, as the comment in front of functions does.
func (s attrSet) text(onlyKnown bool) string {
	s.sort()
	var b strings.Builder
	for _, a := range s {
		if onlyKnown && a.rank == rankString {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(a.text)
	}
	return b.String()
}

// valueAttrs are the attributes of arguments and results that upstream translates, by their name behind "llvm.".
var valueAttrs = [...]struct {
	name string
	rank attrRank
	text string // what is printed when it is not the name
}{
	{"align", rankInt, ""}, {"allocalign", rankFlag, ""}, {"allocptr", rankFlag, ""}, {"alignstack", rankInt, ""},
	{"byref", rankType, ""}, {"byval", rankType, ""}, {"dereferenceable", rankInt, ""}, {"dereferenceable_or_null", rankInt, ""},
	{"elementtype", rankType, ""}, {"inalloca", rankType, ""}, {"inreg", rankFlag, ""}, {"nest", rankFlag, ""}, {"noalias", rankFlag, ""},
	{"nocapture", rankInt, "captures(none)"}, {"nofree", rankFlag, ""}, {"nonnull", rankFlag, ""}, {"noundef", rankFlag, ""},
	{"preallocated", rankType, ""}, {"range", rankRange, ""}, {"readnone", rankFlag, ""}, {"readonly", rankFlag, ""},
	{"returned", rankFlag, ""}, {"signext", rankFlag, ""}, {"sret", rankType, ""}, {"writeonly", rankFlag, ""}, {"zeroext", rankFlag, ""},
}

// valueAttrText returns the attributes of an argument or result as text.
func (t *translator) valueAttrText(d *core.DictAttr) string {
	if d == nil {
		return ""
	}
	var set attrSet
	for _, e := range d.Entries() {
		name, ok := strings.CutPrefix(e.Name, "llvm.")
		if !ok {
			continue
		}
		for _, k := range valueAttrs {
			if k.name == name {
				t.valueAttr(&set, name, k.rank, k.text, e.Value)
			}
		}
	}
	return set.text(false)
}

func (t *translator) valueAttr(set *attrSet, name string, rank attrRank, text string, v core.Attribute) {
	if _, unit := v.(*core.UnitAttr); unit || rank == rankFlag {
		if text == "" {
			text = name
		} else {
			name = text
		}
		set.add(rank, name, text)
		return
	}
	switch v := v.(type) {
	case *core.TypeAttr:
		t.noteType(v.Value())
		set.add(rankType, name, name+"("+t.typeText(v.Value())+")")
	case *core.IntegerAttr:
		n := itoa(v.Int64())
		switch name {
		case "align":
			text = "align " + n
		default:
			text = name + "(" + n + ")"
		}
		set.add(rankInt, name, text)
	case *llvm.ConstantRangeAttr:
		lo, hi := v.Lower(), v.Upper()
		b := strconv.AppendUint([]byte("range(i"), uint64(lo.Width()), 10)
		b = lo.AppendDec(append(b, ' '), true)
		b = hi.AppendDec(append(b, ", "...), true)
		set.add(rankRange, name, string(append(b, ')')))
	}
}

// memoryText returns the text of memory effects.
func memoryText(m *llvm.MemoryEffectsAttr) string {
	word := func(v llvm.ModRefInfo) string { return v.String() }
	other := m.Other()
	parts := []struct {
		name string
		v    llvm.ModRefInfo
	}{{"argmem", m.ArgMem()}, {"inaccessiblemem", m.InaccessibleMem()}, {"errnomem", m.ErrnoMem()}, {"target_mem0", m.TargetMem0()},
		{"target_mem1", m.TargetMem1()}}
	all := other
	for _, p := range parts {
		all |= p.v
	}
	var list []string
	if other != llvm.ModRefInfoNone || all == other {
		list = append(list, word(other))
	}
	for _, p := range parts {
		if p.v != other {
			list = append(list, p.name+": "+word(p.v))
		}
	}
	return "memory(" + strings.Join(list, ", ") + ")"
}

// funcAttrs collects the attributes of a function; ok is false after an error.
func (t *translator) funcAttrs(f llvm.LLVMFuncOp) (attrSet, bool) {
	var s attrSet
	for _, e := range [...]struct {
		on   bool
		name string
	}{{f.NoInline(), "noinline"}, {f.AlwaysInline(), "alwaysinline"}, {f.InlineHint(), "inlinehint"}, {f.OptimizeNone(), "optnone"},
		{f.Convergent(), "convergent"}, {f.NoUnwind(), "nounwind"}, {f.WillReturn(), "willreturn"}} {
		if e.on {
			s.flag(e.name)
		}
	}
	if v, ok := f.FramePointer(); ok {
		s.str("frame-pointer", v.String())
	}
	if v, ok := f.UwtableKind(); ok && v != llvm.UWTableKindNone {
		s.add(rankInt, "uwtable", intAttrText("uwtable", int64(v)))
	}
	if a := f.MemoryEffectsAttr(); a != nil {
		s.add(rankInt, "memory", memoryText(a))
	}
	if a := f.TargetFeaturesAttr(); a != nil {
		var list []string
		for _, e := range a.Features() {
			list = append(list, e.Value())
		}
		s.str("target-features", strings.Join(list, ","))
	}
	if !f.Body().IsEmpty() {
		t.definitionAttrs(&s, f)
	}
	if a := f.PassthroughAttr(); a != nil && !t.passthrough(&s, a, "passthrough", f.Op.Loc()) {
		return nil, false
	}
	return s, true
}

// definitionAttrs adds the attributes that upstream translates with the body of a function only.
func (t *translator) definitionAttrs(s *attrSet, f llvm.LLVMFuncOp) {
	for _, e := range [...]struct {
		on   bool
		name string
	}{{f.ArmStreaming(), "aarch64_pstate_sm_enabled"}, {f.ArmLocallyStreaming(), "aarch64_pstate_sm_body"},
		{f.ArmStreamingCompatible(), "aarch64_pstate_sm_compatible"}, {f.ArmNewZa(), "aarch64_new_za"}, {f.ArmInZa(), "aarch64_in_za"},
		{f.ArmOutZa(), "aarch64_out_za"}, {f.ArmInoutZa(), "aarch64_inout_za"}, {f.ArmPreservesZa(), "aarch64_preserves_za"}} {
		if e.on {
			s.str(e.name, "")
		}
	}
	for _, e := range [...]struct{ attr, name string }{{"target_cpu", "target-cpu"}, {"tune_cpu", "tune-cpu"},
		{"reciprocal_estimates", "reciprocal-estimates"}, {"prefer_vector_width", "prefer-vector-width"},
		{"denormal_fp_math", "denormal-fp-math"}, {"denormal_fp_math_f32", "denormal-fp-math-f32"}, {"fp_contract", "fp-contract"},
		{"instrument_function_entry", "instrument-function-entry"}, {"instrument_function_exit", "instrument-function-exit"}} {
		if v, ok := f.Op.Attr(e.attr).(*core.StringAttr); ok {
			s.str(e.name, v.Value())
		}
	}
	for _, e := range [...]struct{ attr, name string }{{"no_infs_fp_math", "no-infs-fp-math"}, {"no_nans_fp_math", "no-nans-fp-math"},
		{"no_signed_zeros_fp_math", "no-signed-zeros-fp-math"}} {
		if v, ok := f.Op.Attr(e.attr).(*core.IntegerAttr); ok {
			s.str(e.name, strconv.FormatBool(v.Int64() != 0))
		}
	}
	if a := f.VscaleRangeAttr(); a != nil {
		t.verifyVscale(f.Op.Loc(), a.MinRange().Int64(), a.MaxRange().Int64())
		s.add(rankInt, "vscale_range", "vscale_range("+itoa(a.MinRange().Int64())+","+itoa(a.MaxRange().Int64())+")")
	}
}

// intAttrs are the function attributes with a number that passthrough may name.
var intAttrs = [...]string{"align", "alignstack", "allockind", "allocsize", "memory", "uwtable", "vscale_range"}

// passthrough adds the attributes that the dialect does not interpret; attr is the name of their list.
func (t *translator) passthrough(s *attrSet, list *core.ArrayAttr, attr string, at core.Location) bool {
	for _, e := range list.Elems() {
		name, value, problem := keyValue(e)
		if problem != "" {
			return t.errorf(at, problem, attr)
		}
		switch {
		case slices.Contains(intAttrs[:], name):
			if value == "" {
				return t.errorf(at, "LLVM attribute '%s' expects a value", name)
			}
			if n, err := strconv.ParseInt(value, 0, 64); err != nil {
				s.str(name, value)
			} else {
				s.add(rankInt, name, intAttrText(name, n))
			}
		case isFunctionFlag(name):
			if value != "" {
				return t.errorf(at, "LLVM attribute '%s' does not expect a value, found '%s'", name, value)
			}
			s.flag(name)
		default:
			s.str(name, value)
		}
	}
	return true
}

// keyValue reads an attribute of [translator.passthrough], a name, or an array of name and value, and returns the message about another one.
func keyValue(a core.Attribute) (name, value, problem string) {
	switch a := a.(type) {
	case *core.StringAttr:
		return a.Value(), "", ""
	case *core.ArrayAttr:
		if a.Len() != 2 {
			break
		}
		k, ok1 := a.Elems()[0].(*core.StringAttr)
		v, ok2 := a.Elems()[1].(*core.StringAttr)
		if !ok1 || !ok2 {
			return "", "", "expected arrays within '%s' to contain two strings"
		}
		return k.Value(), v.Value(), ""
	}
	return "", "", "expected '%s' to contain string or array attributes"
}

// intAttrText returns an attribute with a number as LLVM writes it.
func intAttrText(name string, n int64) string {
	switch name {
	case "align":
		return "align " + itoa(n)
	case "uwtable":
		if n == 1 {
			return "uwtable(sync)"
		}
		return name // the kind async, which is the usual one
	case "allocsize", "vscale_range":
		// Two numbers in one; for allocsize all ones mean that there is no second one.
		first, second := uint64(n)>>32, uint64(n)&0xffffffff
		if name == "allocsize" && second == 0xffffffff {
			return name + "(" + itoa(int64(first)) + ")"
		}
		return name + "(" + itoa(int64(first)) + "," + itoa(int64(second)) + ")"
	}
	return name + "(" + itoa(n) + ")"
}

// functionFlags are the attributes of functions without a value, sorted.
var functionFlags = [...]string{"alwaysinline", "builtin", "cold", "convergent", "coro_elide_safe", "coro_only_destroy_when_complete",
	"disable_sanitizer_instrumentation", "fn_ret_thunk_extern", "hot", "hybrid_patchable", "inlinehint", "jumptable", "minsize",
	"mustprogress", "naked", "nobuiltin", "nocallback", "nocf_check", "nocreateundeforpoison", "nodivergencesource", "noduplicate",
	"nofree", "noimplicitfloat", "noinline", "nomerge", "noprofile", "norecurse", "noredzone", "noreturn", "nosanitize_bounds",
	"nosanitize_coverage", "nosync", "nounwind", "nonlazybind", "null_pointer_is_valid", "optforfuzzing", "optnone", "optsize",
	"presplitcoroutine", "returns_twice", "safestack", "sanitize_address", "sanitize_hwaddress", "sanitize_memory",
	"sanitize_memtag", "sanitize_numerical_stability", "sanitize_realtime", "sanitize_realtime_blocking", "sanitize_thread",
	"sanitize_type", "shadowcallstack", "skipprofile", "speculatable", "speculative_load_hardening", "ssp", "sspreq", "sspstrong",
	"strictfp", "willreturn"}

func isFunctionFlag(name string) bool { return slices.Contains(functionFlags[:], name) }

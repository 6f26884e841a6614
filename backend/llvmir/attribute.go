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

// appendGroup writes a reference to a set after a blank.
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
	n    int64 // of one with a number
}

func (s *attrSet) add(r attrRank, name, text string) {
	for i, a := range *s {
		if a.rank == r && a.name == name {
			(*s)[i].text = text
			return
		}
	}
	*s = append(*s, attr{rank: r, name: name, text: text})
}

// num adds an attribute with a number in LLVM's encoding.
func (s *attrSet) num(name string, n int64) {
	s.add(rankInt, name, intAttrText(name, n))
	for i := range *s {
		if a := &(*s)[i]; a.rank == rankInt && a.name == name {
			a.n = n
		}
	}
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

// intOrder is the same for attributes with a number.
func intOrder(name string) string {
	if name == "alignstack" {
		return "stack_alignment"
	}
	return name
}

func (s attrSet) sort() {
	slices.SortStableFunc(s, func(a, b attr) int {
		if a.rank != b.rank {
			return int(a.rank) - int(b.rank)
		}
		switch a.rank {
		case rankFlag:
			return strings.Compare(flagOrder(a.name), flagOrder(b.name))
		case rankInt:
			return strings.Compare(intOrder(a.name), intOrder(b.name))
		}
		return strings.Compare(a.name, b.name)
	})
}

// attrForm says where attributes are printed.
type attrForm uint8

const (
	formInline  attrForm = iota // at a value
	formComment                 // before a function: strings are left out
	formGroup                   // in a group: alignments and sizes are written with "="
)

// text returns the set as it is printed.
func (s attrSet) text(form attrForm) string {
	s.sort()
	var b strings.Builder
	for _, a := range s {
		if form == formComment && a.rank == rankString {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		if form == formGroup && a.rank == rankInt {
			b.WriteString(groupText(a))
		} else {
			b.WriteString(a.text)
		}
	}
	return b.String()
}

// groupText returns an attribute with a number as it is written in a group.
func groupText(a attr) string {
	switch a.name {
	case "align":
		return strings.Replace(a.text, " ", "=", 1)
	case "alignstack", "dereferenceable", "dereferenceable_or_null":
		return strings.TrimSuffix(strings.Replace(a.text, "(", "=", 1), ")")
	}
	return a.text
}

// valueAttrs are the attributes of arguments and results that upstream translates, by their name after "llvm.".
var valueAttrs = [...]struct {
	name string
	rank attrRank
	text string // what is printed when it is not the name
}{
	{"align", rankInt, ""}, {"allocalign", rankFlag, ""}, {"allocptr", rankFlag, ""}, {"alignstack", rankInt, ""},
	{"byref", rankType, ""}, {"byval", rankType, ""}, {"dereferenceable", rankInt, ""}, {"dereferenceable_or_null", rankInt, ""},
	{"elementtype", rankType, ""}, {"inalloca", rankType, ""}, {"inreg", rankFlag, ""}, {"nest", rankFlag, ""},
	{"noalias", rankFlag, ""},
	{"nocapture", rankInt, "captures(none)"}, {"nofree", rankFlag, ""}, {"nonnull", rankFlag, ""}, {"noundef", rankFlag, ""},
	{"preallocated", rankType, ""}, {"range", rankRange, ""}, {"readnone", rankFlag, ""}, {"readonly", rankFlag, ""},
	{"returned", rankFlag, ""}, {"signext", rankFlag, ""}, {"sret", rankType, ""}, {"writeonly", rankFlag, ""},
	{"zeroext", rankFlag, ""},
}

// valueAttrText returns the attributes of an argument or result as text.
func (t *translator) valueAttrText(d *core.DictAttr) string {
	if d == nil {
		return ""
	}
	var set attrSet
	for _, e := range d.Entries() {
		name, ok := strings.CutPrefix(e.Name, "llvm.")
		if e.Name == "nvvm.grid_constant" {
			set.str(e.Name, "")
		}
		if !ok {
			continue
		}
		for _, k := range valueAttrs {
			if k.name == name {
				t.valueAttr(&set, name, k.rank, k.text, e.Value)
			}
		}
	}
	return set.text(formInline)
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
	return effectsText(m.Other(), m.ArgMem(), m.InaccessibleMem(), m.ErrnoMem(), m.TargetMem0(), m.TargetMem1())
}

// memoryNumberText returns the text of memory effects that are given as LLVM encodes them: two bits for each kind of memory.
func memoryNumberText(n int64) string {
	at := func(location int) llvm.ModRefInfo { return llvm.ModRefInfo(n >> (2 * location) & 3) }
	return effectsText(at(3), at(0), at(1), at(2), at(4), at(5))
}

func effectsText(other, arg, inaccessible, errno, target0, target1 llvm.ModRefInfo) string {
	word := func(v llvm.ModRefInfo) string { return v.String() }
	parts := []struct {
		name string
		v    llvm.ModRefInfo
	}{{"argmem", arg}, {"inaccessiblemem", inaccessible}, {"errnomem", errno}, {"target_mem0", target0}, {"target_mem1", target1}}
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
		s.num("uwtable", int64(v))
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
	return s, t.targetAttrs(&s, f)
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
	for _, e := range [...]struct{ attr, name string }{{"no_infs_fp_math", "no-infs-fp-math"},
		{"no_nans_fp_math", "no-nans-fp-math"},
		{"no_signed_zeros_fp_math", "no-signed-zeros-fp-math"}} {
		if v, ok := f.Op.Attr(e.attr).(*core.IntegerAttr); ok {
			s.str(e.name, strconv.FormatBool(v.Int64() != 0))
		}
	}
	if a := f.VscaleRangeAttr(); a != nil {
		s.num("vscale_range", a.MinRange().Int64()<<32|a.MaxRange().Int64()&0xffffffff)
	}
}

// intAttrs are the function attributes with a number that passthrough may name.
var intAttrs = [...]string{"align", "alignstack", "allockind", "allocsize", "captures", "dereferenceable",
	"dereferenceable_or_null", "memory", "nofpclass", "uwtable", "vscale_range"}

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
				s.num(name, n)
			}
		case isFunctionFlag(name) || isValueAttr(name):
			if value != "" {
				return t.errorf(at, "LLVM attribute '%s' does not expect a value, found '%s'", name, value)
			}
			s.add(valueRank(name), name, name)
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
		if n == int64(llvm.UWTableKindAsync) {
			return name // the usual kind
		}
		return "uwtable(sync)"
	case "memory":
		return memoryNumberText(n)
	case "allockind":
		return allocKindText(n)
	case "allocsize", "vscale_range":
		// Two numbers in one; for allocsize all ones mean that there is no second one.
		first, second := numberPair(n)
		if name == "allocsize" && second == noSecondNumber {
			return name + "(" + itoa(first) + ")"
		}
		return name + "(" + itoa(first) + "," + itoa(second) + ")"
	}
	return name + "(" + itoa(n) + ")"
}

// noSecondNumber marks an encoded pair of numbers without the second one.
const noSecondNumber = 0xffffffff

// numberPair takes an attribute apart that encodes two numbers.
func numberPair(n int64) (first, second int64) { return int64(uint64(n) >> 32), n & 0xffffffff }

// allocKinds are what a function that handles memory does, in the order of LLVM's bits.
var allocKinds = [...]string{"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"}

func allocKindText(n int64) string {
	var list []string
	for i, k := range allocKinds {
		if n>>i&1 != 0 {
			list = append(list, k)
		}
	}
	return `allockind("` + strings.Join(list, ",") + `")`
}

// functionFlags are the attributes of functions without a value, sorted.
var functionFlags = [...]string{"alwaysinline", "builtin", "cold", "convergent", "coro_elide_safe",
	"coro_only_destroy_when_complete",
	"disable_sanitizer_instrumentation", "fn_ret_thunk_extern", "hot", "hybrid_patchable", "inlinehint", "jumptable", "minsize",
	"mustprogress", "naked", "nobuiltin", "nocallback", "nocf_check", "nocreateundeforpoison", "nodivergencesource", "noduplicate",
	"nofree", "noimplicitfloat", "noinline", "nomerge", "noprofile", "norecurse", "noredzone", "noreturn", "nosanitize_bounds",
	"nosanitize_coverage", "nosync", "nounwind", "nonlazybind", "null_pointer_is_valid", "optforfuzzing", "optnone", "optsize",
	"presplitcoroutine", "returns_twice", "safestack", "sanitize_address", "sanitize_hwaddress", "sanitize_memory",
	"sanitize_memtag", "sanitize_numerical_stability", "sanitize_realtime", "sanitize_realtime_blocking", "sanitize_thread",
	"sanitize_type", "shadowcallstack", "skipprofile", "speculatable", "speculative_load_hardening", "ssp", "sspreq", "sspstrong",
	"strictfp", "willreturn"}

func isFunctionFlag(name string) bool { return slices.Contains(functionFlags[:], name) }

// valueOnly are the attributes that LLVM knows for arguments and results and not for functions, sorted.
var valueOnly = [...]string{"align", "allocalign", "allocptr", "byref", "byval", "captures", "dead_on_return", "dead_on_unwind",
	"dereferenceable", "dereferenceable_or_null", "elementtype", "immarg", "inalloca", "initializes", "inreg", "nest", "noalias",
	"noext", "nofpclass", "nonnull", "noundef", "range", "readnone", "readonly", "returned", "signext", "sret", "swiftasync",
	"swifterror", "swiftself", "writable", "writeonly", "zeroext"}

// isValueAttr reports whether an attribute without a value is one of arguments and results; preallocated belongs to both.
func isValueAttr(name string) bool {
	return name == "preallocated" || slices.Contains(valueOnly[:], name)
}

// valueRank returns the rank of an attribute: that of arguments' attributes, or of a flag.
func valueRank(name string) attrRank {
	for _, k := range valueAttrs {
		if k.name == name {
			return k.rank
		}
	}
	return rankFlag
}

package llvmir

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/llvmir/internal/intrin"
	"github.com/odsgen/ods/core"
)

// intrinsic describes an operation that becomes a call of an LLVM intrinsic.
type intrinsic struct {
	name string
	// results is how many results the intrinsic has; two or more come as a struct.
	results int
	// byResult and byOperand are the positions of the results and operands whose types are part of the name.
	byResult, byOperand []int
	// immediates are the parameters that come from attributes, in order.
	immediates []immediate
	// alignAt is 1 plus the position of a pointer whose alignment is an attribute of the argument; without an attribute
	// alignment it is that of the elements.
	alignAt int
	// passThru says that a missing last argument is poison of the result's type.
	passThru bool
	// length says that a missing last argument is the number of elements of the result, of the type of the first immediate.
	length bool
	// letterAt is 1 plus the position of an operand whose type is a letter for * in the name: v for a vector, x for an
	// integer, f for a float.
	letterAt int
}

type immediate struct {
	at   int
	attr string
	kind metaKind
}

// families are the starts of names of operations that are intrinsics, and of these.
var families = [...]struct{ op, intrinsic string }{
	{"llvm.intr.", "llvm."},
	{"arm_neon.intr.", "llvm.aarch64.neon."},
	{"arm_sme.intr.", "llvm.aarch64.sme."},
	{"arm_sve.intr.", "llvm.aarch64.sve."},
	{"nvvm.rcp.approx.ftz.f", "llvm.nvvm.rcp.approx.ftz.f"},
	{"nvvm.read.ptx.sreg.", "llvm.nvvm.read.ptx.sreg."},
	{"rocdl.", "llvm.amdgcn."},
}

// intrinsicOf returns the intrinsic that an operation is, or nil. What types its name has, and which of its arguments must be known, is
// what LLVM knows about the intrinsic, see package intrin; what the operation has no operands for are its attributes.
func intrinsicOf(def *core.OpDef) *intrinsic {
	if x, ok := otherwise[def.Name]; ok && x.name != "" {
		return &x
	}
	facts := factsOf(def.Name)
	if facts == nil {
		return nil
	}
	x := &intrinsic{name: facts.Name, results: len(facts.Results), immediates: immediates(def, facts)}
	if o, ok := otherwise[def.Name]; ok {
		x.byResult, x.byOperand = o.byResult, o.byOperand
	} else {
		x.overload(def, facts)
	}
	if hasSlot(def, "alignment") || strings.Contains(x.name, ".column.major.") {
		x.alignAt = 2 - len(def.Results) // what is stored comes before the address
	}
	if n := len(def.Operands); n > 0 {
		x.passThru = def.Operands[n-1].Name == "pass_thru" && def.Operands[n-1].Arity != core.Single
	}
	return x
}

// factsOf returns what LLVM knows about the intrinsic that an operation of a name is, or nil.
func factsOf(op string) *intrin.Intrinsic {
	for _, f := range families {
		rest, ok := strings.CutPrefix(op, f.op)
		if !ok {
			continue
		}
		// Where MLIR's names have a dot, LLVM's may have an underscore, and the other way round.
		for _, name := range [...]string{rest, strings.ReplaceAll(rest, "_", "."), strings.Replace(rest, ".smem.", "_smem_", 1),
			strings.Replace(rest, "va", "va_", 1)} {
			if x, ok := intrin.Lookup(f.intrinsic + name); ok && x.Name == f.intrinsic+name {
				return x
			}
		}
	}
	return nil
}

// overload finds the types in the intrinsic's name: that of the result where the operation has one, or else of the first operand that
// has the same type.
func (x *intrinsic) overload(def *core.OpDef, facts *intrin.Intrinsic) {
	for i, t := range facts.Results {
		switch {
		case !intrin.IsOverload(t):
		case len(def.Results) > 0:
			x.byResult = append(x.byResult, i)
		case slices.Contains(facts.Params, "=0"):
			x.byOperand = append(x.byOperand, slices.Index(facts.Params, "=0"))
		}
	}
	for i, t := range facts.Fixed() {
		if intrin.IsOverload(t) {
			x.byOperand = append(x.byOperand, i)
		}
	}
}

// immediates returns the arguments that are attributes: those that LLVM demands to be constants, or else the last ones.
func immediates(def *core.OpDef, facts *intrin.Intrinsic) []immediate {
	var list []immediate
	for _, s := range def.Slots {
		if i := slices.Index(immediateOrder[:], s.Name); i >= 0 {
			list = append(list, immediate{at: i, attr: s.Name})
		}
	}
	if len(list) > len(facts.Params) {
		return nil
	}
	slices.SortFunc(list, func(a, b immediate) int { return a.at - b.at })
	constant := slices.DeleteFunc(numbers(len(facts.Params)), func(i int) bool {
		return i+1 >= len(facts.ParamAttrs) || !strings.Contains(facts.ParamAttrs[i+1], "immarg")
	})
	for i := range list {
		x := &list[i]
		if x.at = len(facts.Params) - len(list) + i; len(constant) == len(list) {
			x.at = constant[i]
		}
		if facts.Params[x.at] == "metadata" {
			x.kind = metaKinds[x.attr]
		}
	}
	return list
}

func numbers(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

func hasSlot(def *core.OpDef, name string) bool {
	return slices.ContainsFunc(def.Slots, func(s core.SlotDef) bool { return s.Name == name })
}

// immediateOrder are the attributes that are arguments of intrinsics, in the order that these have them in.
var immediateOrder = [...]string{
	"len", "isVolatile",
	"lhs_rows", "lhs_columns", "rhs_columns", "rows", "columns",
	"rw", "hint", "cache",
	"roundingmode", "fpExceptionBehavior",
	"is_int_min_poison", "is_zero_poison", "bit", "pos", "prob", "scope", "failureKind",
	"lane", "tile_id", "tile_mask", "opcode", "imm",
	"dppCtrl", "rowMask", "bankMask", "boundCtrl", "fi", "boundControl",
	"mask", "size", "groupId", "offset", "cpol", "aux",
	"srcSelIndex", "dstLoHiSel",
	"fmtA", "signA", "fmtB", "signB", "modC", "scaleAType", "fmtScaleA", "scaleBType", "fmtScaleB", "reuseA", "reuseB", "clamp",
	"bitfield", "byteSel", "cachePolicy", "count", "dstSelIndex", "id", "memberCnt", "opsel", "priority", "scaleSel", "srcLoHiSel", "variant", "wordSel"}

// metaKinds are the attributes that are metadata as arguments.
var metaKinds = map[string]metaKind{"roundingmode": metaRounding, "fpExceptionBehavior": metaException, "scope": metaNode}

// otherwise has the operations for which MLIR 22.1 says more than follows from LLVM's facts: which of several types that should be the
// same is in the name, and, with a name, what else there is to an operation.
var otherwise = map[string]intrinsic{
	"llvm.intr.abs":                 {byOperand: []int{0}},
	"llvm.intr.ldexp":               {byOperand: []int{0, 1}},
	"llvm.intr.powi":                {byOperand: []int{0, 1}},
	"llvm.intr.threadlocal.address": {byOperand: []int{0}},
	"llvm.intr.vp.merge":            {byOperand: []int{1}},
	"llvm.intr.vp.select":           {byOperand: []int{1}},
	"arm_sve.intr.dupq_lane":        {byOperand: []int{0}},
	"arm_sve.intr.zip.x2":           {byOperand: []int{0}},
	"arm_sve.intr.zip.x4":           {byOperand: []int{0}},
	"rocdl.exp":                     {byResult: []int{0}},
	"rocdl.wmma.bf16.16x16x16.bf16": {byResult: []int{0}, byOperand: []int{1}},
	"rocdl.wmma.f16.16x16x16.f16":   {byResult: []int{0}, byOperand: []int{1}},
	"vcix.v.iv": {name: "llvm.riscv.sf.vc.v.iv.se", results: 1, byResult: []int{0}, byOperand: []int{0, 1, 2, 3},
		immediates: []immediate{{at: 0, attr: "opcode"}, {at: 2, attr: "imm"}}, length: true},
	"vcix.v.sv": {name: "llvm.riscv.sf.vc.v.*v.se", results: 1, byResult: []int{0}, byOperand: []int{0, 1, 2, 3},
		immediates: []immediate{{at: 0, attr: "opcode"}}, length: true, letterAt: 2},
}

package form

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/model"
)

// OpDef is what the definition of an operation says as data. Constraints, defaults, properties, traits, predicates,
// resources and functions are left to those whom it is for.
func OpDef(o *model.Op) core.OpDef {
	def := core.OpDef{Name: o.FullName(), Summary: FirstLine(o.Summary), Deprecated: o.Deprecated, Operands: valueDefs(o.Operands),
		Results: valueDefs(o.Results)}
	for _, r := range o.Regions {
		def.Regions = append(def.Regions, core.RegionDef{Name: r.Name, Variadic: r.Length == model.Variadic})
		if def.DefaultDialect == "" {
			def.DefaultDialect = r.DefaultDialect
		}
	}
	for _, s := range o.Successors {
		def.Successors = append(def.Successors, core.SuccessorDef{Name: s.Name, Variadic: s.Length == model.Variadic})
	}
	for i, s := range o.Slots {
		switch s.Kind {
		case model.SlotOperandSegments:
			def.OperandSegments = i + 1
		case model.SlotResultSegments:
			def.ResultSegments = i + 1
		}
		x := core.SlotDef{Name: s.Name, Segments: s.Attr == nil}
		if a := s.Attr; a != nil {
			x.Optional = a.Optional || a.Constraint.Unit && !a.Property
			if a.Property {
				x.Place = a.Place
			}
		}
		def.Slots = append(def.Slots, x)
	}
	for _, u := range o.Traits {
		if u.Trait.Kind != model.TraitNative {
			continue
		}
		for _, a := range u.Args {
			switch u.Trait.Name {
			case "HasParent", "ParentOneOf":
				def.Parents = a.Ops
			case "SingleBlockImplicitTerminator":
				if len(a.Ops) > 0 {
					def.Terminator = a.Ops[0]
				}
			}
		}
	}
	return def
}

func valueDefs(vals []*model.Value) []core.ValueDef {
	var out []core.ValueDef
	for _, v := range vals {
		x := core.ValueDef{Name: v.Name, Arity: core.Arity(v.Length)}
		if v.InnerSegments != nil {
			x.Segments = v.InnerSegments.Slot + 1
		}
		out = append(out, x)
	}
	return out
}

// FirstLine is what a summary says in one line.
func FirstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	return s
}

// AllSingle reports whether every declared value stands for exactly one.
func AllSingle(vals []*model.Value) bool {
	return !slices.ContainsFunc(vals, func(v *model.Value) bool { return v.Length.IsVariable() })
}

// MinOperands is how many operands an operation has at least.
func MinOperands(o *model.Op) int {
	n := 0
	for _, v := range o.Operands {
		if !v.Length.IsVariable() {
			n++
		}
	}
	return n
}

// LikeFirstOperand reports whether the only result has the type of the first operand, and nothing else is derived.
func LikeFirstOperand(o *model.Op) bool {
	if len(o.Results) != 1 || len(o.Infer) != 1 || o.Results[0].Length.IsVariable() {
		return false
	}
	e := o.Infer[0].Expr
	return e.Op == model.ExprValue && e.Ref.Kind == model.RefOperand && e.Ref.Index == 0 && e.Kind == model.KindType &&
		!o.Operands[0].Length.IsVariable()
}

// ResultName is a name that the definition suggests for the values of a result. One without a name begins a group of
// its own.
type ResultName struct {
	Index int
	Name  string
}

// ResultNames are the names that the definition suggests. Of several results each is worth a name; that of a single one
// would say nothing.
func ResultNames(o *model.Op) []ResultName {
	several := len(o.Results) > 1 && !o.Implements("OpAsmOpInterface")
	some := several && slices.ContainsFunc(o.Results, func(r *model.Value) bool { return r.Name != "" })
	var out []ResultName
	for _, r := range o.Results {
		name := r.SSAName
		if name == "" && several {
			name = r.Name
		}
		if name != "" || some {
			out = append(out, ResultName{r.Index, name})
		}
	}
	return out
}

// Effect is a memory effect that a definition states, and the resource that it is on; nil for the default one.
// Def.Resource is nil.
type Effect struct {
	Def      core.EffectDef
	Resource *model.Resource
}

// Effects are the memory effects that the definition of an operation states.
func Effects(o *model.Op) []Effect {
	var out []Effect
	add := func(list []model.Effect, on core.EffectTarget, index int) {
		for _, e := range list {
			out = append(out, Effect{core.EffectDef{Kind: core.EffectKind(e.Kind), On: on, Index: index, Stage: e.Stage,
				FullRegion: e.Full}, e.Resource})
		}
	}
	add(o.Effects.List, core.OnOp, 0)
	for _, v := range o.Operands {
		add(v.Effects, core.OnOperand, v.Index)
	}
	for _, v := range o.Results {
		add(v.Effects, core.OnResult, v.Index)
	}
	for _, a := range o.Attributes {
		add(a.Effects, core.OnSymbol, a.Slot)
	}
	return out
}

// PartRefs are the parts of an operation whose comparison package core verifies as data; see [Match].
func PartRefs(o *model.Op, refs []model.ValueRef) []core.PartRef {
	var out []core.PartRef
	for _, r := range refs {
		switch r.Kind {
		case model.RefOperand:
			out = append(out, core.PartRef{Kind: core.PartOperand, Index: r.Index})
		case model.RefResult:
			out = append(out, core.PartRef{Kind: core.PartResult, Index: r.Index})
		default:
			out = append(out, core.PartRef{Kind: core.PartSlot, Index: o.Attributes[r.Index].Slot})
		}
	}
	return out
}

// Guarded are the parts of an operation that may be absent, and whose absence makes a condition true: all that it
// mentions but those whose presence it asks for itself.
func Guarded(o *model.Op, e *model.Expr) []model.ValueRef {
	asked, seen := Asked(e), map[model.ValueRef]bool{}
	var out []model.ValueRef
	var visit func(e *model.Expr)
	visit = func(e *model.Expr) {
		optional := false
		switch r := e.Ref; {
		case e.Op != model.ExprValue:
		case r.Kind == model.RefOperand:
			optional = o.Operands[r.Index].Length == model.Optional
		case r.Kind == model.RefResult:
			optional = o.Results[r.Index].Length == model.Optional
		case r.Kind == model.RefAttribute:
			optional = o.Attributes[r.Index].Optional && e.Kind != model.KindBool
		case r.Kind == model.RefProperty:
			optional = o.Properties[r.Index].Optional && e.Kind != model.KindBool
		}
		if optional && !asked[e.Ref] && !seen[e.Ref] {
			seen[e.Ref] = true
			out = append(out, e.Ref)
		}
		for _, a := range e.Args {
			visit(a)
		}
	}
	visit(e)
	return out
}

// Separator joins the cases of a bit enum in the text of a parameter; "" for other enums.
func Separator(e *model.Enum) string {
	if !e.Bits {
		return ""
	}
	return strings.ReplaceAll(e.Separator, " ", "")
}

// Elements tells what a list in a definition is as an attribute that satisfies a constraint: a packed array of integers
// of a width, or with width 0 an array of attributes that satisfy elem.
func Elements(c *model.Constraint) (elem *model.Constraint, width int) {
	base := c
	if c.Base != nil {
		base = c.Base
	}
	if c.Class != "DenseArrayAttr" && base.Class != "DenseArrayAttr" {
		if c.Elem != nil {
			return c.Elem, 0
		}
		return c, 0
	}
	if strings.Contains(c.Name, "Bool") || strings.Contains(base.Name, "Bool") {
		return nil, 1
	}
	for _, w := range []int{32, 16, 8} {
		if name := "I" + strconv.Itoa(w); strings.Contains(c.Name, name) || strings.Contains(base.Name, name) {
			return nil, w
		}
	}
	return nil, 64
}

// EnumValue is the value of an enum that a constant stands for: its cases together.
func EnumValue(k *model.Const) uint64 {
	if len(k.Cases) == 0 {
		return uint64(k.Int)
	}
	var v uint64
	for _, x := range k.Cases {
		v |= x.Value
	}
	return v
}

// Dictate marks the segment sizes that a format does not tell, since it has all operands or all types of results in one
// list. They are in the dictionary of attributes then.
func Dictate(def *core.OpDef, f *asmformat.Format) {
	for i := range def.Slots {
		x := &def.Slots[i]
		x.Dictated = x.Segments && !slices.ContainsFunc(f.Program.Elided, func(e asmformat.Elision) bool { return e.Name == x.Name })
	}
}

package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/irdl"
	"github.com/odsgen/ods/generated/transform"
)

// This file finds operations that fit a definition of irdl, whatever they are called.

func applyIRDLCollectMatching(c *Call) Outcome {
	op := core.Must(transform.AsIRDLCollectMatchingOp(c.Op))
	dialect := op.Body().Entry().First()
	var def *core.Operation
	for x := range dialect.Region(0).Entry().Ops() {
		if _, ok := irdl.AsOperationOp(x); ok {
			def = x
			break
		}
	}
	var found []any
	for _, root := range c.Ops(op.Root()) {
		root.WalkPost(func(x *core.Operation) core.WalkResult {
			if fitsIRDL(def, x) {
				found = append(found, x)
			}
			return core.WalkAdvance
		})
	}
	c.Set(0, found...)
	return Done
}

// irdlMatch compares an operation with a definition. What a constraint was met by, all its other uses must be met by.
type irdlMatch struct {
	met map[*core.Value]core.Attribute
}

// fitsIRDL reports whether an operation has the operands, results, attributes and regions of an irdl.operation.
func fitsIRDL(def, op *core.Operation) bool {
	m := irdlMatch{map[*core.Value]core.Attribute{}}
	operands, results, regions := irdlGroups{}, irdlGroups{}, []*core.Value(nil)
	var attrs irdl.AttributesOp
	for x := range def.Region(0).Entry().Ops() {
		if o, ok := irdl.AsOperandsOp(x); ok {
			operands = irdlGroups{o.Args(), o.VariadicityAttr().Value()}
		} else if o, ok := irdl.AsResultsOp(x); ok {
			results = irdlGroups{o.Args(), o.VariadicityAttr().Value()}
		} else if o, ok := irdl.AsRegionsOp(x); ok {
			regions = o.Args()
		} else if o, ok := irdl.AsAttributesOp(x); ok {
			attrs = o
		}
	}
	return m.values(operands, op.OperandTypes(), op.Attr("operandSegmentSizes")) &&
		m.values(results, op.ResultTypes(), op.Attr("resultSegmentSizes")) && m.attributes(attrs, op) && m.regions(regions, op)
}

// irdlGroups are the constraints of operands or results, and how many values each stands for.
type irdlGroups struct {
	constraints []*core.Value
	kinds       []irdl.Variadicity
}

// sizes returns how many of n values belong to each constraint; false when they cannot be divided so.
func (g irdlGroups) sizes(n int, segments core.Attribute) ([]int, bool) {
	out := make([]int, len(g.constraints))
	open := -1
	for i, k := range g.kinds {
		switch {
		case k == irdl.VariadicitySingle:
			out[i] = 1
			n--
		case open >= 0:
			return g.segmented(n+sum(out[:i]), segments)
		default:
			open = i
		}
	}
	if open >= 0 {
		out[open] = n
		return out, n >= 0 && (n <= 1 || g.kinds[open] == irdl.VariadicityVariadic)
	}
	return out, n == 0
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}

// segmented takes the sizes that an attribute gives.
func (g irdlGroups) segmented(n int, segments core.Attribute) ([]int, bool) {
	given := rt.DenseOf[int32](segments)
	if len(given) != len(g.constraints) {
		return nil, false
	}
	out := make([]int, len(given))
	for i, k := range g.kinds {
		out[i] = int(given[i])
		if out[i] < 0 || k != irdl.VariadicityVariadic && out[i] > 1 || k == irdl.VariadicitySingle && out[i] != 1 {
			return nil, false
		}
	}
	return out, sum(out) == n
}

// values compares the types of operands or results.
func (m irdlMatch) values(g irdlGroups, types []core.Type, segments core.Attribute) bool {
	sizes, ok := g.sizes(len(types), segments)
	if !ok {
		return false
	}
	for i, n := range sizes {
		for range n {
			if !m.meets(g.constraints[i], types[0].Context().TypeAttr(types[0])) {
				return false
			}
			types = types[1:]
		}
	}
	return true
}

// attributes demands each attribute of the definition.
func (m irdlMatch) attributes(def irdl.AttributesOp, op *core.Operation) bool {
	if def.Op == nil {
		return true
	}
	values := def.AttributeValues()
	for i, name := range def.AttributeValueNamesAttr().Elems() {
		a := op.Attr(name.(*core.StringAttr).Value())
		if a == nil || !m.meets(values[i], a) {
			return false
		}
	}
	return true
}

// regions compares the numbers of blocks and the types of their first arguments.
func (m irdlMatch) regions(defs []*core.Value, op *core.Operation) bool {
	if len(defs) != op.NumRegions() {
		return false
	}
	for i, v := range defs {
		def, ok := irdl.AsRegionOp(v.DefiningOp())
		if !ok {
			return false
		}
		r := op.Region(i)
		blocks := 0
		for range r.Blocks() {
			blocks++
		}
		if n, ok := def.NumberOfBlocks(); ok && int(n) != blocks {
			return false
		}
		if !def.ConstrainedArguments() {
			continue
		}
		var types []core.Type
		if !r.IsEmpty() {
			for _, a := range r.Entry().Args() {
				types = append(types, a.Type())
			}
		}
		args := def.EntryBlockArgs()
		if !m.values(irdlGroups{args, make([]irdl.Variadicity, len(args))}, types, nil) {
			return false
		}
	}
	return true
}

// meets reports whether an attribute, or a type in one, meets a constraint, and remembers it.
func (m irdlMatch) meets(constraint *core.Value, a core.Attribute) bool {
	if old := m.met[constraint]; old != nil {
		return old == a
	}
	if !m.fits(constraint, a) {
		return false
	}
	m.met[constraint] = a
	return true
}

func (m irdlMatch) fits(constraint *core.Value, a core.Attribute) bool {
	def := constraint.DefiningOp()
	if _, ok := irdl.AsAnyOp(def); ok {
		return true
	}
	if x, ok := irdl.AsIsOp(def); ok {
		return x.ExpectedAttr() == a
	}
	if x, ok := irdl.AsBaseOp(def); ok {
		name, ok := x.BaseName()
		return ok && name == irdlName(a)
	}
	meets := func(part *core.Value) bool { return m.meets(part, a) }
	if x, ok := irdl.AsAnyOfOp(def); ok {
		return slices.ContainsFunc(x.Args(), meets)
	}
	if x, ok := irdl.AsAllOfOp(def); ok {
		return !slices.ContainsFunc(x.Args(), func(part *core.Value) bool { return !meets(part) })
	}
	return false // of types that a definition of irdl makes, and of conditions in C++, there are none
}

// irdlName is what irdl.base calls a type or an attribute.
func irdlName(a core.Attribute) string {
	if t, ok := a.(*core.TypeAttr); ok {
		x, ok := t.Value().(interface{ Def() *core.TypeDef })
		if ok && x.Def() != nil {
			return "!" + x.Def().FullName()
		}
		return "!builtin." + core.TypeKind(t.Value())
	}
	if x, ok := a.(interface{ Def() *core.AttrDef }); ok && x.Def() != nil {
		return "#" + x.Def().FullName()
	}
	return "#builtin." + builtinAttrName(a)
}

// builtinAttrName is the name of an attribute of builtin after the prefix; "" for one that irdl.base does not know.
func builtinAttrName(a core.Attribute) string {
	switch a.(type) {
	case *core.AffineMapAttr:
		return "affine_map"
	case *core.ArrayAttr:
		return "array"
	case *core.DictAttr:
		return "dictionary"
	case *core.FloatAttr:
		return "float"
	case *core.IntegerAttr:
		return "integer"
	case *core.StringAttr:
		return "string"
	case *core.SymbolRefAttr:
		return "symbol_ref"
	case *core.UnitAttr:
		return "unit"
	}
	return ""
}

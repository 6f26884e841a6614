package structural

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
)

// scfOps are the operations of dialect scf that hand values on.
var scfOps = []string{"scf.condition", "scf.execute_region", "scf.for", "scf.forall", "scf.if", "scf.index_switch",
	"scf.parallel", "scf.reduce",
	"scf.reduce.return", "scf.while", "scf.yield"}

// AddSCF adds patterns that convert what loops and conditions of dialect scf carry, and makes them legal once their
// types are. The values that loops count are converted too, so types is to have an answer for index.
func AddSCF(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter) {
	Add(set, target, types, scfOps...)
}

// AddCF adds patterns that convert what the branches of dialect cf forward, and the arguments of the blocks that they
// lead to, and makes them legal once their types are.
func AddCF(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter) {
	Add(set, target, types, "cf.br", "cf.cond_br", "cf.switch")
}

// Add adds a pattern for each of the named operations and makes it legal for the target once the types of its operands,
// its results, the arguments of the blocks in its regions and of its successors are. The operation is made again with
// converted operands and result types, the same attributes and its own regions: right for one that hands values on, and
// whose attributes do not mention their types.
func Add(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter, ops ...string) {
	add(set, target, types, nil, nil, ops)
}

// AddTyped is [Add] for operations with attributes that are types of what they hand on or of what that points to: these
// are converted, too, and must be legal. refuse, which may be nil, says why an operation cannot be converted, "" when it
// can.
func AddTyped(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter,
	refuse func(op *core.Operation) string, ops ...string) {
	add(set, target, types, func(a core.Attribute) core.Attribute {
		if a, ok := a.(*core.TypeAttr); ok {
			if l, ok := types.Convert(a.Value()); ok && len(l) == 1 {
				return core.ContextOf(a).TypeAttr(l[0])
			}
			return nil
		}
		return a
	}, refuse, ops)
}

// add adds a pattern for each operation; attr converts attributes, and returns nil where it cannot.
func add(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter,
	attr func(core.Attribute) core.Attribute, refuse func(op *core.Operation) string, ops []string) {
	for _, name := range ops {
		set.Add(conversion.Pattern{Name: name + " types", Root: name, Types: types,
			MatchMulti: func(op *core.Operation, operands [][]*core.Value, rw *conversion.Rewriter) bool {
				if refuse != nil {
					if why := refuse(op); why != "" {
						return rw.NoMatch(op, why)
					}
				}
				return convert(op, operands, rw, types, attr)
			}})
	}
	target.DynamicOps(func(op *core.Operation) conversion.Legality {
		return conversion.LegalIf(isLegal(op, types) && legalAttrs(op, attr))
	}, ops...)
}

// legalAttrs reports whether all attributes convert to themselves.
func legalAttrs(op *core.Operation, attr func(core.Attribute) core.Attribute) bool {
	if attr == nil {
		return true
	}
	for _, a := range op.Attrs() {
		if attr(a.Value) != a.Value {
			return false
		}
	}
	return true
}

// AddAny adds a pattern for all operations that nothing else is said about, and makes them legal for the target once
// the types of their operands and results are. It makes them again as [Add] does.
func AddAny(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter) {
	set.Add(conversion.Pattern{Name: "types", Types: types,
		MatchMulti: func(op *core.Operation, operands [][]*core.Value, rw *conversion.Rewriter) bool {
			return convert(op, operands, rw, types, nil)
		}})
	target.DynamicUnknown(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) })
}

// isLegal reports whether the types of everything that an operation hands on convert to themselves.
func isLegal(op *core.Operation, types *conversion.TypeConverter) bool {
	if !types.IsLegalOp(op) {
		return false
	}
	for _, b := range op.Successors() {
		if !types.IsLegal(b.ArgTypes()...) {
			return false
		}
	}
	for _, r := range op.Regions() {
		if !types.IsLegalRegion(r) {
			return false
		}
	}
	return true
}

// convert makes an operation again with converted types, and with converted attributes where attr is not nil.
func convert(op *core.Operation, operands [][]*core.Value, rw *conversion.Rewriter, types *conversion.TypeConverter,
	attr func(core.Attribute) core.Attribute) bool {
	st := op.State()
	if attr != nil && !convertAttrs(op, &st, attr) {
		return rw.NoMatch(op, "a type in an attribute cannot be converted")
	}
	counts := make([]int, op.NumResults())
	for i, r := range op.Results() {
		l, ok := types.Convert(r.Type())
		if !ok {
			return rw.NoMatchf(op, "the type of result #%d cannot be converted", i)
		}
		counts[i], st.Types = len(l), append(st.Types, l...)
	}
	sizes := make([]int, len(operands))
	for i, vals := range operands {
		sizes[i], st.Operands = len(vals), append(st.Operands, vals...)
	}
	def := op.Info().Def()
	if !setSegments(&st, def.Operands, def.OperandSegments, op.OperandSegment, sizes) ||
		!setSegments(&st, def.Results, def.ResultSegments, op.ResultSegment, counts) {
		return rw.NoMatch(op, "a type that is not in a list is converted to several types, or none")
	}
	for i, b := range op.Successors() {
		if types.BlockSignature(b) == nil {
			return rw.NoMatchf(op, "the type of an argument of successor #%d cannot be converted", i)
		}
	}
	for i := range op.NumSuccessors() {
		b := op.Successor(i) // converted already when it is another successor too
		st.Successors = append(st.Successors, rw.ApplySignature(b, types.BlockSignature(b), types))
	}
	for range op.NumRegions() {
		st.AddRegion()
	}
	n := rw.Create(&st)
	for i, r := range op.Regions() {
		rw.InlineRegionBefore(r, n.Region(i), nil)
		if _, ok := rw.ConvertRegionTypes(n.Region(i), types, nil); !ok {
			return rw.NoMatchf(op, "the type of a block argument in region #%d cannot be converted", i)
		}
	}
	groups, at := make([][]*core.Value, len(counts)), 0
	for i, k := range counts {
		groups[i] = n.ResultList()[at : at+k : at+k]
		at += k
	}
	rw.ReplaceOpMulti(op, groups)
	return true
}

// convertAttrs converts the attributes of an operation that is made again; it reports false when one cannot be.
func convertAttrs(op *core.Operation, st *core.OperationState, attr func(core.Attribute) core.Attribute) bool {
	for i := range op.NumSlots() {
		a := op.Slot(i)
		if a == nil {
			continue
		}
		if a = attr(a); a == nil {
			return false
		}
		st.SetSlot(i, a)
	}
	st.Attrs = slices.Clone(st.Attrs)
	for i, a := range st.Attrs {
		if st.Attrs[i].Value = attr(a.Value); st.Attrs[i].Value == nil {
			return false
		}
	}
	return true
}

// setSegments sets the sizes of lists of operands or results, which are in a slot when it is not zero, to what
// converting makes of them: counts values for each. It reports false when a value that is not a list does not stay one
// value.
func setSegments(st *core.OperationState, defs []core.ValueDef, slot int, segment func(k int) (start, n int), counts []int) bool {
	sizes := make([]int32, len(defs))
	for k, def := range defs {
		start, n := segment(k)
		for _, c := range counts[start : start+n] {
			sizes[k] += int32(c)
		}
		if int(sizes[k]) != n && def.Arity != core.Variadic && def.Arity != core.VariadicOfVariadic {
			return false
		}
		if def.Segments > 0 { // a list of lists
			setLists(st, def.Segments-1, counts[start:start+n])
		}
	}
	if slot > 0 {
		st.SetSlot(slot-1, st.Info.Context().I32Array(sizes...))
	}
	return true
}

// setLists sets the sizes of the lists that are in a slot.
func setLists(st *core.OperationState, slot int, counts []int) {
	old, ok := st.Slot(slot).(*core.DenseArrayAttr)
	if !ok {
		return
	}
	sizes := make([]int32, old.Len())
	for i := range sizes {
		for range old.Int(i) {
			sizes[i] += int32(counts[0])
			counts = counts[1:]
		}
	}
	st.SetSlot(slot, st.Info.Context().I32Array(sizes...))
}

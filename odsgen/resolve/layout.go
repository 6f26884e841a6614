package resolve

import (
	"cmp"
	"slices"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/model"
)

// finishOp computes what follows from an operation's declaration: segments, slots, arity, facts, inference, hooks.
// Compiled and live dialects both read the result.
func finishOp(r *Resolver, op *model.Op) {
	op.OperandSegments = segments(op.Operands, op.HasTrait("SameVariadicOperandSize"))
	op.ResultSegments = segments(op.Results, op.HasTrait("SameVariadicResultSize"))
	if op.OperandSegments == model.SegmentsAttr {
		r.imply(op, "AttrSizedOperandSegments", op.Span)
	}
	if op.ResultSegments == model.SegmentsAttr {
		r.imply(op, "AttrSizedResultSegments", op.Span)
	}
	layoutSlots(op)
	op.Arity = model.Arity{
		Operands:   count(op.Operands, func(v *model.Value) model.Length { return v.Length }),
		Results:    count(op.Results, func(v *model.Value) model.Length { return v.Length }),
		Regions:    count(op.Regions, func(g *model.Region) model.Length { return g.Length }),
		Successors: count(op.Successors, func(s *model.Successor) model.Length { return s.Length }),
	}
	op.Facts = typeFacts(op)
	op.Infer = inference(op)
	opHooks(op)
}

// segments says how the groups of variable length among values are told apart.
func segments(values []*model.Value, equal bool) model.Segments {
	n := 0
	for _, v := range values {
		if v.Length.IsVariable() {
			n++
		}
	}
	switch {
	case n < 2:
		return model.SegmentsNone
	case equal:
		return model.SegmentsEqual
	}
	return model.SegmentsAttr
}

// layoutSlots sorts the inherent attributes, properties and segment sizes by name, as "<{...}>" prints them.
func layoutSlots(op *model.Op) {
	op.Slots = nil
	for _, a := range op.Attributes {
		op.Slots = append(op.Slots, model.Slot{Name: a.Name, Kind: model.SlotAttr, Attr: a})
	}
	for i, a := range op.Properties {
		a.Place = i
		op.Slots = append(op.Slots, model.Slot{Name: a.Name, Kind: model.SlotProperty, Attr: a})
	}
	if op.OperandSegments == model.SegmentsAttr {
		op.Slots = append(op.Slots, model.Slot{Name: model.OperandSegmentSizes, Kind: model.SlotOperandSegments})
	}
	if op.ResultSegments == model.SegmentsAttr {
		op.Slots = append(op.Slots, model.Slot{Name: model.ResultSegmentSizes, Kind: model.SlotResultSegments})
	}
	slices.SortStableFunc(op.Slots, func(a, b model.Slot) int { return cmp.Compare(a.Name, b.Name) })
	for i, s := range op.Slots {
		if s.Attr != nil {
			s.Attr.Slot = i
		}
	}
}

func count[T any](list []T, length func(T) model.Length) model.Count {
	c := model.Count{Exact: true}
	for _, x := range list {
		if length(x) == model.Single {
			c.Min++
		} else {
			c.Exact = false
		}
	}
	return c
}

// opHooks lists the promises of an operation.
func opHooks(op *model.Op) {
	n := op.HookName()
	custom := op.Format != nil && op.Format.Custom
	for _, h := range []struct {
		promised      bool
		kind          model.HookKind
		iface, method string
	}{
		{op.Folder, model.HookFold, n + "Folder", "Fold" + n},
		{op.Verifier, model.HookVerify, n + "Verifier", "Verify" + n},
		{op.RegionVerifier, model.HookVerifyRegions, n + "RegionVerifier", "VerifyRegions" + n},
		{op.Canonicalizer == model.CanonicalizeMethod, model.HookCanonicalize, n + "Canonicalizer", "Canonicalize" + n},
		// These get no operation, so there is nothing to tell several of them apart by.
		{op.Canonicalizer == model.CanonicalizePatterns, model.HookCanonicalizePatterns, op.GoName + "Canonicalizer",
			"CanonicalizationPatterns" + op.GoName},
		{custom, model.HookParse, n + "Syntax", "Parse" + n},
		{custom, model.HookPrint, n + "Syntax", "Print" + n},
		{op.NamesHook, model.HookResultNames, n + "Namer", "Name" + n},
		{op.ArgNamesHook, model.HookArgNames, n + "ArgumentNamer", "NameArguments" + n},
		{op.BlockNamesHook, model.HookBlockNames, n + "BlockNamer", "NameBlocks" + n},
		{op.CustomBytecode, model.HookWriteProperties, n + "Properties", "WriteProperties" + n},
		{op.CustomBytecode, model.HookReadProperties, n + "Properties", "ReadProperties" + n},
		{op.Effects.Hook, model.HookEffects, n + "Effects", "Effects" + n},
	} {
		if h.promised {
			op.Hooks = append(op.Hooks, named(model.Hook{Kind: h.kind, Interface: h.iface, Method: h.method, Owner: op.FullName(),
				Span: op.Span}, op.Funcs))
		}
	}
	op.Hooks = append(op.Hooks, interfaceHooks(op.Interfaces, n, op.FullName(), op.Span)...)
}

// overloads finds custom directives of one name that have different numbers of arguments.
func overloads(d *model.Dialect) {
	first := map[string]int{}
	look := func(f *model.Format) {
		if f == nil || f.Custom || !strings.Contains(f.Text.Value, "custom") {
			return
		}
		nodes, _ := asmformat.Parse(f.Text.Value) // what is wrong is reported elsewhere
		for _, c := range asmformat.Customs(nodes) {
			if n, seen := first[c.Custom]; !seen {
				first[c.Custom] = len(c.Args)
			} else if n != len(c.Args) {
				if d.Overloads == nil {
					d.Overloads = map[model.Directive]bool{}
				}
				d.Overloads[model.Directive{Name: c.Custom, Args: len(c.Args)}] = true
			}
		}
	}
	for _, op := range d.Ops {
		look(op.Format)
	}
	for _, def := range slices.Concat(d.Types, d.Attrs) {
		look(def.Format)
	}
}

// named gives a hook the name that its definition has for it.
func named(h model.Hook, funcs map[model.HookKind]*model.GoFunc) model.Hook {
	if h.Func = funcs[h.Kind]; h.Func != nil {
		h.Interface, h.Method = model.SharedHooks, h.Func.Name
	}
	return h
}

// interfaceHooks lists the methods that a definition must implement for its interfaces.
func interfaceHooks(uses []*model.InterfaceUse, goName, owner string, at model.Span) []model.Hook {
	var out []model.Hook
	seen := map[string]bool{}
	for _, u := range uses {
		for _, m := range allMethods(u.Interface) {
			b := u.Binding(m.Name)
			if m.Final || seen[m.Name] || m.Default && b == nil && !slices.Contains(u.Overrides, m.Name) {
				continue
			}
			seen[m.Name] = true
			out = append(out, bound(model.Hook{
				Kind: model.HookInterfaceMethod, Interface: goName + u.Interface.GoName, Method: m.Name + goName, Owner: owner,
				Signature: m.Signature, Span: at,
			}, b))
		}
	}
	return out
}

// bound says of the hook that a method of an interface is how the definition implements it, if it says so.
func bound(h model.Hook, b *model.MethodBinding) model.Hook {
	switch {
	case b == nil:
	case b.Func == nil:
		h.Binding, h.Span = b, b.Span
	default:
		h.Func, h.Interface, h.Method, h.Span = b.Func, model.SharedHooks, b.Func.Name, b.Span
	}
	return h
}

// finishDef lists the promises of a type or attribute.
func finishDef(def *model.AttrOrTypeDef) {
	if def.Native {
		return
	}
	owner := def.Dialect.Name + "." + def.Name
	add := func(kind model.HookKind, iface, method string) {
		def.Hooks = append(def.Hooks, model.Hook{Kind: kind, Interface: iface, Method: method, Owner: owner, Span: def.Span})
	}
	n := def.GoName
	if def.Verifier {
		add(model.HookVerify, n+"Verifier", "Verify"+n)
	}
	if def.Format != nil && def.Format.Custom {
		add(model.HookParse, n+"Syntax", "Parse"+n)
		add(model.HookPrint, n+"Syntax", "Print"+n)
	}
	for _, p := range def.Params {
		if p.Type.Kind == model.ParamGo {
			add(model.HookParamParse, n+p.GoName+"Syntax", "Parse"+n+p.GoName)
			add(model.HookParamPrint, n+p.GoName+"Syntax", "Print"+n+p.GoName)
		}
	}
	def.Hooks = append(def.Hooks, interfaceHooks(def.Interfaces, n, owner, def.Span)...)
}

// finishDialect lists the promises that belong to no single definition: predicates and transforms in Go, traits of the
// dialect's own.
func finishDialect(u *Unit) {
	d := u.Dialect
	overloads(d)
	for _, def := range slices.Concat(d.Types, d.Attrs) {
		finishDef(def)
	}
	for _, t := range d.Traits {
		if t.Kind != model.TraitOwn {
			continue
		}
		add := func(kind model.HookKind, method string) {
			method += t.GoName
			t.Hooks = append(t.Hooks, named(model.Hook{Kind: kind, Interface: method, Method: method, Owner: t.Name, Span: t.Span}, t.Funcs))
		}
		if t.Verifier {
			add(model.HookTraitVerify, "Verify")
		}
		if t.RegionVerifier {
			add(model.HookTraitVerifyRegions, "VerifyRegions")
		}
		if t.Fold {
			add(model.HookTraitFold, "Fold")
		}
		d.Hooks = append(d.Hooks, t.Hooks...)
	}
	d.Hooks = append(d.Hooks, u.goHooks...)
	u.finished = true
}

package live

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/model"
)

// bind gives an operation the compiled hooks that its definition promises, and reports those that there are none for.
//
// The rule is: hooks and views know an operation by the places of its parts, so a live definition stands for a compiled
// one exactly when both declare the same operands, results, regions, successors and slots, with the same constraints.
// Then everything that is Go is taken from the compiled definition and everything that is data from the live one.
func (d *dialect) bind(o *op) {
	c := d.ops[o.def.Name]
	if c != nil {
		if diff := difference(&o.def, c); diff != "" {
			d.set.detach(o.def.Name, diff, o.m.Span)
			c = nil
		}
	}
	o.compiled, o.def.StandsFor = c, c
	if c != nil {
		o.def.Interfaces = c.Interfaces
		o.def.BlockArgNames, o.def.BlockNames, o.def.CompatibleTypes = c.BlockArgNames, c.BlockNames, c.CompatibleTypes
	} else {
		d.loseInterfaces(o)
	}
	for i := range o.m.Hooks {
		d.bindHook(o, &o.m.Hooks[i], c)
	}
	d.bindSyntax(o, c)
}

// bindHook binds one promised hook.
func (d *dialect) bindHook(o *op, h *model.Hook, c *core.OpDef) {
	if c == nil {
		c = &core.OpDef{}
	}
	def := &o.def
	lost := func(missing bool, kind LossKind) {
		if missing {
			d.set.lose(kind, def.Name, h.Method, h.Span)
		}
	}
	switch h.Kind {
	case model.HookVerify:
		if def.Verify = c.Verify; def.Verify == nil {
			def.Verify = sharedHook[func(any, *core.Operation, *core.Reporter) bool](d.compiled, h)
		}
		lost(def.Verify == nil, LostVerifier)
	case model.HookVerifyRegions:
		if def.VerifyRegions = c.VerifyRegions; def.VerifyRegions == nil {
			def.VerifyRegions = sharedHook[func(any, *core.Operation, *core.Reporter) bool](d.compiled, h)
		}
		lost(def.VerifyRegions == nil, LostVerifier)
	case model.HookFold:
		if def.Fold = c.Fold; def.Fold == nil {
			def.Fold = sharedHook[func(any, *core.Operation, *core.FoldIn) core.Fold](d.compiled, h)
		}
		lost(def.Fold == nil, LostFold)
	case model.HookInfer:
		if def.InferTypes, def.VerifyInferred = c.InferTypes, c.VerifyInferred; def.InferTypes == nil {
			def.InferTypes = sharedHook[func(any, *core.InferIn) ([]core.Type, bool)](d.compiled, h)
			def.VerifyInferred = def.InferTypes != nil
		}
		lost(def.InferTypes == nil, LostInference)
	case model.HookArgNames:
		lost(c.BlockArgNames == nil, LostNames)
	case model.HookBlockNames:
		lost(c.BlockNames == nil, LostNames)
	case model.HookResultNames:
		def.ResultNames = c.ResultNames
		lost(c.ResultNames == nil, LostNames)
	case model.HookCanonicalize, model.HookCanonicalizePatterns:
		lost(o.compiled == nil, LostFold)
	case model.HookEffects, model.HookSpeculatable:
		lost(o.compiled == nil, LostEffects)
	}
}

// sharedHook returns a hook that definitions share, as a function of the hooks and what the hook gets. It serves also
// operations that the compiled dialect does not have yet. Nil when the dialect has no hook of that name and type.
func sharedHook[F any](compiled *core.Dialect, h *model.Hook) F {
	var none F
	if compiled == nil || !h.Shared() {
		return none
	}
	for _, x := range compiled.Def.HookTable {
		if x.Name != h.Method {
			continue
		}
		f, want := reflect.ValueOf(x.Func), reflect.TypeFor[F]()
		t := f.Type()
		if t.NumIn() != want.NumIn() || t.NumOut() != want.NumOut() {
			return none
		}
		for i := 1; i < t.NumIn(); i++ {
			if t.In(i) != want.In(i) {
				return none
			}
		}
		return reflect.MakeFunc(want, func(args []reflect.Value) []reflect.Value {
			return f.Call(append([]reflect.Value{args[0].Elem()}, args[1:]...))
		}).Interface().(F)
	}
	return none
}

// loseInterfaces reports the interfaces whose methods are Go. Some verify the operations that implement them.
func (d *dialect) loseInterfaces(o *op) {
	for _, u := range o.m.Interfaces {
		kind := LostInterface
		switch u.Interface.Name {
		case "InferTypeOpInterface", "OpAsmOpInterface", "NoMemoryEffect", "MemoryEffectOpInterface", "ConditionallySpeculatable":
			continue // expressed otherwise
		case "BranchOpInterface", "RegionBranchOpInterface", "LoopLikeOpInterface", "SymbolUserOpInterface":
			kind = LostVerifier
		default:
			if u.Interface.Verifier || u.Interface.RegionVerifier {
				kind = LostVerifier
			}
		}
		at := u.Span
		if !at.IsValid() {
			at = o.m.Span
		}
		d.set.lose(kind, o.def.Name, u.Interface.Name, at)
	}
}

// bindSyntax gives the operation its parser and printer: the interpreter of its format, or the compiled hooks of a
// hand-written one. An operation whose hooks are not bound keeps the generic form only.
func (d *dialect) bindSyntax(o *op, c *core.OpDef) {
	switch {
	case o.m.Format == nil:
	case o.m.Format.Custom:
		if c != nil && c.Parse != nil && c.Print != nil {
			o.def.Parse, o.def.Print = c.Parse, c.Print
			return
		}
		d.set.lose(LostSyntax, o.def.Name, "Parse"+o.m.GoName, o.m.Format.Text.Span)
	case o.parser != nil && o.def.InferTypes == nil && slices.ContainsFunc(o.parser.Steps, infersTypes):
		d.set.lose(LostSyntax, o.def.Name, hookOf(o.m.Hooks, model.HookInfer).Method, o.m.Format.Text.Span)
	case o.parser != nil && d.bindDirectives(o):
		o.def.Parse, o.def.Print = o.parse, o.print
	}
}

func infersTypes(st *asmprog.Step) bool { return st.Call != nil && st.Call.Reader == &rt.InferTypes }

// bindDirectives reports whether all hooks of the format's custom directives are bound.
func (d *dialect) bindDirectives(o *op) bool {
	ok := true
	need := func(at asmformat.Span, name, params string) {
		if d.hook(name, params) == nil {
			ok = false
			d.set.lose(LostSyntax, o.def.Name, name, o.m.Format.Text.At(at.Start, at.End))
		}
	}
	hooks(o.parser.Steps, func(h *asmprog.Hook) { need(h.At, h.Method, "*core.Parser"+joined(h.Params())) })
	printHooks(o.printer, func(h *asmprog.Hook) { need(h.At, h.Method, "*core.Printer, *core.Operation"+joined(h.Params())) })
	return ok
}

// bindDialect binds the hooks of the dialect as a whole.
func (d *dialect) bindDialect() {
	c := &core.DialectDef{}
	d.def.AllowsUnknownOps = d.m.UnknownOps
	d.evolution()
	if d.compiled != nil {
		c = d.compiled.Def
		for _, i := range c.Interfaces { // rules are interpreted, and patterns are a hook
			if i.Key != &rewrite.DialectRules && i.Key != &rewrite.DialectCanonicalizer {
				d.def.Interfaces = append(d.def.Interfaces, i)
			}
		}
		d.def.ParseType, d.def.PrintType, d.def.ParseAttr, d.def.PrintAttr = c.ParseType, c.PrintType, c.ParseAttr, c.PrintAttr
		d.def.AllowsUnknownTypes = c.AllowsUnknownTypes
		d.def.HookTable = c.HookTable
		d.compareTypes()
	}
	for i := range d.m.Hooks {
		h := &d.m.Hooks[i]
		lost := func(missing bool, kind LossKind) {
			if missing {
				d.set.lose(kind, d.m.Name, h.Method, h.Span)
			}
		}
		switch h.Kind {
		case model.HookConstantMaterializer:
			d.def.MaterializeConstant = c.MaterializeConstant
			lost(c.MaterializeConstant == nil, LostFold)
		case model.HookAttrVerifier:
			d.def.VerifyOpAttr = c.VerifyOpAttr
			lost(c.VerifyOpAttr == nil, LostVerifier)
		case model.HookRegionArgVerifier:
			d.def.VerifyRegionArgAttr = c.VerifyRegionArgAttr
			lost(c.VerifyRegionArgAttr == nil, LostVerifier)
		case model.HookRegionResultVerifier:
			d.def.VerifyRegionResultAttr = c.VerifyRegionResultAttr
			lost(c.VerifyRegionResultAttr == nil, LostVerifier)
		case model.HookInterfaceFallback:
			d.def.InterfaceFallback = c.InterfaceFallback
			lost(c.InterfaceFallback == nil, LostInterface)
		case model.HookTypeAliases:
			d.def.AliasOfType = c.AliasOfType
			lost(c.AliasOfType == nil, LostText)
		case model.HookAttrAliases:
			d.def.AliasOfAttr = c.AliasOfAttr
			lost(c.AliasOfAttr == nil, LostText)
		case model.HookTypeParser:
			lost(c.ParseType == nil, LostText)
		case model.HookAttrParser:
			lost(c.ParseAttr == nil, LostText)
		case model.HookDialectInit:
			d.def.Init = c.Init
			lost(c.Init == nil, LostInterface)
		case model.HookDialectCanonicalizer:
			at := slices.IndexFunc(c.Interfaces, func(i core.InterfaceImpl) bool { return i.Key == &rewrite.DialectCanonicalizer })
			if at >= 0 {
				d.def.Interfaces = append(d.def.Interfaces, c.Interfaces[at])
			}
			lost(at < 0, LostFold)
		}
	}
}

// difference says where two definitions of an operation declare different parts; "" when they do not.
func difference(live, compiled *core.OpDef) string {
	if diff := valueDifference("operand", live.Operands, compiled.Operands); diff != "" {
		return diff
	}
	if diff := valueDifference("result", live.Results, compiled.Results); diff != "" {
		return diff
	}
	if len(live.Slots) != len(compiled.Slots) {
		return count("attributes", len(live.Slots), len(compiled.Slots))
	}
	for i := range live.Slots {
		a, b := &live.Slots[i], &compiled.Slots[i]
		if a.Name != b.Name || a.Optional != b.Optional || (a.Prop != nil) != (b.Prop != nil) ||
			attrSummary(a.Constraint) != attrSummary(b.Constraint) ||
			(a.Default == nil) != (b.Default == nil) {
			return "attribute '" + a.Name + "'"
		}
	}
	if len(live.Regions) != len(compiled.Regions) {
		return count("regions", len(live.Regions), len(compiled.Regions))
	}
	for i := range live.Regions {
		if live.Regions[i].Name != compiled.Regions[i].Name || live.Regions[i].Variadic != compiled.Regions[i].Variadic {
			return "region '" + live.Regions[i].Name + "'"
		}
	}
	if len(live.Successors) != len(compiled.Successors) {
		return count("successors", len(live.Successors), len(compiled.Successors))
	}
	for i := range live.Successors {
		if live.Successors[i].Name != compiled.Successors[i].Name || live.Successors[i].Variadic != compiled.Successors[i].Variadic {
			return "successor '" + live.Successors[i].Name + "'"
		}
	}
	return ""
}

func count(what string, live, compiled int) string {
	return fmt.Sprintf("number of %s, %d instead of %d", what, live, compiled)
}

func valueDifference(what string, live, compiled []core.ValueDef) string {
	if len(live) != len(compiled) {
		return count(what+"s", len(live), len(compiled))
	}
	for i := range live {
		a, b := &live[i], &compiled[i]
		if a.Name != b.Name || a.Arity != b.Arity || a.Segments != b.Segments ||
			typeSummary(a.Constraint) != typeSummary(b.Constraint) {
			return what + " '" + a.Name + "'"
		}
	}
	return ""
}

func typeSummary(c *core.TypeConstraint) string {
	if c == nil {
		return ""
	}
	return c.Summary
}

func attrSummary(c *core.AttrConstraint) string {
	if c == nil {
		return ""
	}
	return c.Summary
}

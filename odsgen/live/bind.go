package live

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rt/asm"
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
	} else {
		d.loseInterfaces(o)
		if h := model.FindHook(o.m.Hooks, model.HookWriteProperties); h != nil {
			d.set.lose(LostEncoding, o.def.Name, h.Method, h.Span)
		}
	}
	for i := range o.m.Hooks {
		d.bindHook(o, &o.m.Hooks[i], c)
	}
	d.bindSyntax(o, c)
}

// bindHook binds one promised hook.
func (d *dialect) bindHook(o *op, h *model.Hook, c *core.OpDef) {
	found := c != nil
	if !found {
		c = &core.OpDef{}
	}
	if field := opField(&o.def, h.Kind); field != nil {
		found = take(field, opField(c, h.Kind), d.compiled, h)
	}
	if h.Kind == model.HookInfer {
		o.def.VerifyInferred = c.VerifyInferred || found && c.InferTypes == nil
	}
	if kind, known := lossOf[h.Kind]; known && !found {
		d.set.lose(kind, o.def.Name, h.Method, h.Span)
	}
}

// opField returns the address of the field of a definition that a hook of an operation is, nil for one that is none.
func opField(d *core.OpDef, k model.HookKind) any {
	switch k {
	case model.HookVerify:
		return &d.Verify
	case model.HookVerifyRegions:
		return &d.VerifyRegions
	case model.HookFold:
		return &d.Fold
	case model.HookInfer:
		return &d.InferTypes
	case model.HookCompatible:
		return &d.CompatibleTypes
	case model.HookResultNames:
		return &d.ResultNames
	case model.HookArgNames:
		return &d.BlockArgNames
	case model.HookBlockNames:
		return &d.BlockNames
	}
	return nil
}

// traitField is [opField] of a trait.
func traitField(t *core.Trait, k model.HookKind) any {
	switch k {
	case model.HookTraitVerify:
		return &t.Verify
	case model.HookTraitVerifyRegions:
		return &t.VerifyRegions
	case model.HookTraitFold:
		return &t.Fold
	}
	return nil
}

// dialectField is [opField] of a dialect.
func dialectField(d *core.DialectDef, k model.HookKind) any {
	switch k {
	case model.HookConstantMaterializer:
		return &d.MaterializeConstant
	case model.HookAttrVerifier:
		return &d.VerifyOpAttr
	case model.HookRegionArgVerifier:
		return &d.VerifyRegionArgAttr
	case model.HookRegionResultVerifier:
		return &d.VerifyRegionResultAttr
	case model.HookInterfaceFallback:
		return &d.InterfaceFallback
	case model.HookTypeParser:
		return &d.ParseType
	case model.HookAttrParser:
		return &d.ParseAttr
	case model.HookTypeAliases:
		return &d.AliasOfType
	case model.HookAttrAliases:
		return &d.AliasOfAttr
	case model.HookDialectInit:
		return &d.Init
	}
	return nil
}

// take gives the field of a definition that a hook is what the same field of the compiled definition has, or else the
// hook that definitions share. It reports whether there is one.
func take(field, compiled any, d *core.Dialect, h *model.Hook) bool {
	dst := reflect.ValueOf(field).Elem()
	if src := reflect.ValueOf(compiled).Elem(); !src.IsNil() {
		dst.Set(src)
	} else if f := sharedHook(d, h, dst.Type()); f.IsValid() {
		dst.Set(f)
	}
	return !dst.IsNil()
}

// sharedHook returns a hook that definitions share, as a function of a type; its first parameter may be the hooks. It
// serves also operations that the compiled dialect does not have yet. The value is invalid when the dialect has no hook
// of that name and type.
func sharedHook(compiled *core.Dialect, h *model.Hook, want reflect.Type) (none reflect.Value) {
	if compiled == nil || !h.Shared() {
		return none
	}
	table := compiled.Def.HookTable
	i := slices.IndexFunc(table, func(x core.UntypedHook) bool { return x.Name == h.Method })
	if i < 0 {
		return none
	}
	f, hooks := reflect.ValueOf(table[i].Func), reflect.ValueOf(compiled.Hooks)
	t := f.Type()
	skip := want.NumIn() - (t.NumIn() - 1)
	if skip < 0 || skip > 1 || t.NumOut() != want.NumOut() {
		return none
	}
	for i := 1; i < t.NumIn(); i++ {
		if t.In(i) != want.In(skip+i-1) {
			return none
		}
	}
	return reflect.MakeFunc(want, func(args []reflect.Value) []reflect.Value {
		return f.Call(append([]reflect.Value{hooks}, args[skip:]...))
	})
}

// loseInterfaces reports the interfaces whose methods are Go. Some verify the operations that implement them.
func (d *dialect) loseInterfaces(o *op) {
	for _, u := range o.m.Interfaces {
		kind := LostInterface
		if u.Interface.InTables() {
			continue
		}
		switch u.Interface.Name {
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
		if c != nil && c.HasAsm() {
			o.def.Asm, o.def.Parse, o.def.Print = c.Asm, c.Parse, c.Print
			return
		}
		if d.sharedSyntax(o) {
			return
		}
		d.set.lose(LostSyntax, o.def.Name, "Parse"+o.m.GoName, o.m.Format.Text.Span)
	case o.unboundProp != "":
		d.set.lose(LostSyntax, o.def.Name, o.unboundProp, o.m.Format.Text.Span)
	case o.parser != nil && o.def.InferTypes == nil && slices.ContainsFunc(o.parser.Steps, infersTypes):
		d.set.lose(LostSyntax, o.def.Name, model.FindHook(o.m.Hooks, model.HookInfer).Method, o.m.Format.Text.Span)
	case o.parser != nil && d.bindDirectives(o):
		o.def.Asm = &opAsm{op: o}
	}
}

// sharedSyntax gives the operation the hooks that its definition names for both its parser and its printer, if the
// compiled dialect has them.
func (d *dialect) sharedSyntax(o *op) bool {
	parse, print := model.FindHook(o.m.Hooks, model.HookParse), model.FindHook(o.m.Hooks, model.HookPrint)
	p := sharedHook(d.compiled, parse, reflect.TypeOf(o.def.Parse))
	w := sharedHook(d.compiled, print, reflect.TypeOf(o.def.Print))
	if !p.IsValid() || !w.IsValid() {
		return false
	}
	reflect.ValueOf(&o.def.Parse).Elem().Set(p)
	reflect.ValueOf(&o.def.Print).Elem().Set(w)
	return true
}

func infersTypes(st *asmprog.Step) bool { return st.Call != nil && st.Call.Op == asm.InferTypes }

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
			if i.Key != &rewrite.DialectRules && !isCanonicalizer(i) {
				d.def.Interfaces = append(d.def.Interfaces, i)
			}
		}
		d.def.ParseType, d.def.PrintType, d.def.ParseAttr, d.def.PrintAttr = c.ParseType, c.PrintType, c.ParseAttr, c.PrintAttr
		d.def.AllowsUnknownTypes = c.AllowsUnknownTypes
		d.def.HookTable = c.HookTable
		d.compareTypes()
	}
	for i := range model.DialectHooks {
		x := &model.DialectHooks[i]
		h := model.FindHook(d.m.Hooks, x.Kind)
		if h == nil {
			continue
		}
		found := false
		if field := dialectField(&d.def, x.Kind); field != nil {
			found = take(field, dialectField(c, x.Kind), nil, h)
		} else if at := slices.IndexFunc(c.Interfaces, isCanonicalizer); at >= 0 {
			d.def.Interfaces, found = append(d.def.Interfaces, c.Interfaces[at]), true
		}
		if !found {
			d.set.lose(lossOf[h.Kind], d.m.Name, h.Method, h.Span)
		}
	}
}

func isCanonicalizer(i core.InterfaceImpl) bool { return i.Key == &rewrite.DialectCanonicalizer }

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

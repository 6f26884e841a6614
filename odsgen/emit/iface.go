package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// interfaces emits the Go interfaces and keys that the dialect or library declares.
//
//	type LoopLike interface { Body() *core.Region }
//	var LoopLikeKey = core.OpInterface[LoopLike]{Name: "LoopLikeOpInterface"}
func (g *gen) interfaces() *source {
	s := newSource("interfaces.gen.go")
	for _, i := range g.d.Interfaces {
		if !i.Native {
			g.declareInterface(s, i)
		}
	}
	return s
}

func (g *gen) declareInterface(s *source, i *model.Interface) {
	s.doc("%s is the interface %s%s", i.GoName, i.Name, clause(i.Summary))
	s.p("type %s interface {", i.GoName)
	switch i.Kind {
	case model.OpInterface:
		s.p("AsOperation() *core.Operation")
	case model.TypeInterface:
		s.p("core.Type")
	case model.AttrInterface:
		s.p("core.Attribute")
	}
	for _, e := range i.Extends {
		if t := g.interfaceType(s, e); t != "" {
			s.p("%s", t)
		}
	}
	for _, m := range i.Methods {
		g.methodLine(s, i, m)
	}
	s.p("}\n")
	verify := ""
	if i.Kind == model.OpInterface {
		verify = g.interfaceVerifier(s, i, "Verify", i.Verifier, i.VerifierFunc) + g.interfaceVerifier(s, i, "VerifyRegions",
			i.RegionVerifier, i.RegionVerifierFunc)
	}
	kind := [...]string{"OpInterface", "TypeInterface", "AttrInterface", "DialectInterface"}[i.Kind]
	s.doc("%s is the key by which %s is queried.", interfaceKeyName(i), i.GoName)
	s.p("var %s = core.%s[%s]{Name: %q%s}\n", interfaceKeyName(i), kind, i.GoName, i.Name, verify)
	if hasStatic(i) {
		s.doc("%sKind has the methods of %s that need no operation.", i.GoName, i.GoName)
		s.p("type %sKind interface {", i.GoName)
		for _, m := range methodsOf(i) {
			if m.method.Static {
				g.methodLine(s, m.iface, m.method)
			}
		}
		s.p("}\n")
		s.doc("%sKindKey is the key by which %sKind is queried.", i.GoName, i.GoName)
		s.p("var %sKindKey = core.StaticOpInterface[%sKind]{Name: %q}\n", i.GoName, i.GoName, i.Name)
	}
	for _, m := range i.Methods {
		if (m.Default || m.Final) && m.Func == nil {
			params, _ := sigText(m.Signature)
			if !m.Static && i.Kind != model.DialectInterface {
				params = append([]string{"x " + i.GoName}, params...)
			}
			g.hook(defaultMethod(i, m), defaultMethod(i, m), fmt.Sprintf("(%s) %s", strings.Join(params, ", "), sigResults(m.Signature)),
				"implements "+m.Name+" for those that do not do so themselves")
		}
	}
}

// methodLine emits a method of a Go interface.
func (g *gen) methodLine(s *source, i *model.Interface, m *model.Method) {
	sig := g.signatureIn(s, i, m.Signature)
	if m.Summary != "" {
		s.doc("%s %s", m.Signature.Name, strings.TrimSuffix(m.Summary, ".")+".")
	}
	params, _ := sigText(sig)
	s.p("%s(%s) %s", sig.Name, strings.Join(params, ", "), sigResults(sig))
}

// signatureIn returns a method's signature as another package spells it, and imports what it mentions: types that the
// interface's own dialect declares get its package in front.
func (g *gen) signatureIn(s *source, i *model.Interface, sig *model.Signature) *model.Signature {
	for _, q := range sig.Imports {
		if p, ok := i.GoImports[q]; ok {
			g.goImports[q] = p
		}
	}
	if i.Dialect == g.d || i.Native {
		return sig
	}
	out := *sig
	list := func(from []model.SigParam) []model.SigParam {
		to := slices.Clone(from)
		for k := range to {
			to[k].Type = qualifyTypes(i.Dialect, to[k].Type, func() string {
				q := g.qualifier(s, i.Dialect)
				if name := strings.TrimSuffix(q, "."); name != "" && !i.Dialect.Native {
					g.goImports[name] = g.opt.PackagePath(i.Dialect) // hooks repeat the signature
				}
				return q
			})
		}
		return to
	}
	out.Params, out.Results = list(sig.Params), list(sig.Results)
	return &out
}

// interfaceVerifier returns the field of a key that verifies operations which implement the interface.
func (g *gen) interfaceVerifier(s *source, i *model.Interface, field string, promised bool, f *model.GoFunc) string {
	if !promised {
		return ""
	}

	call := ""
	if f != nil {
		call = fmt.Sprintf("%s(op, r)", g.goFunc(s, f))
	} else {
		method := field + "Interface" + i.GoName
		g.hook(method, method, fmt.Sprintf("(x %s, r *core.Reporter) bool", i.GoName), "checks operations that implement "+i.Name)
		call = fmt.Sprintf("rt.HooksOf(op, %q).(Hooks).%s(x, r)", g.d.Name, method)
	}
	return fmt.Sprintf(", %s: func(x %s, op *core.Operation, r *core.Reporter) bool { return %s }", field, i.GoName, call)
}

// goFunc returns the Go expression of a function that a definition names.
func (g *gen) goFunc(s *source, f *model.GoFunc) string {
	if f.Path == "" {
		return f.Name
	}
	return s.use(f.Path) + "." + f.Name
}

// ifaceMethod is a method with the interface that declares it.
type ifaceMethod struct {
	iface  *model.Interface
	method *model.Method
}

// methodsOf lists the methods of an interface and of those that it extends, each once.
func methodsOf(i *model.Interface) []ifaceMethod {
	var out []ifaceMethod
	for _, x := range i.Lineage() {
		for _, m := range x.Methods {
			out = appendMethods(out, []ifaceMethod{{x, m}})
		}
	}
	return out
}

func appendMethods(out, more []ifaceMethod) []ifaceMethod {
	for _, m := range more {
		if !slices.ContainsFunc(out, func(x ifaceMethod) bool { return x.method.Name == m.method.Name }) {
			out = append(out, m)
		}
	}
	return out
}

// usedMethods lists the methods of all interfaces that a definition declares.
func usedMethods(uses []*model.InterfaceUse) []ifaceMethod {
	var out []ifaceMethod
	for _, u := range uses {
		out = appendMethods(out, methodsOf(u.Interface))
	}
	return out
}

func hasStatic(i *model.Interface) bool {
	return i.Kind == model.OpInterface && !i.Native && slices.ContainsFunc(methodsOf(i),
		func(m ifaceMethod) bool { return m.method.Static })
}

// isMarker reports whether an operation has the interface by saying so, without a method of its own.
func isMarker(i *model.Interface) bool {
	return i.Kind == model.OpInterface && !i.Native && i.GoType == nil && len(methodsOf(i)) == 0
}

// allInterfaces lists the interfaces that a definition declares and those that they extend, each once.
func allInterfaces(uses []*model.InterfaceUse) []*model.Interface {
	var out []*model.Interface
	for _, u := range uses {
		for _, i := range u.Interface.Lineage() {
			if !slices.Contains(out, i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// defaultMethod is the hook that implements a method for everything that has the interface and says nothing else.
func defaultMethod(i *model.Interface, m *model.Method) string { return m.Name + "Of" + i.GoName }

// implementer is what implements interfaces: a view, the kind of an operation, a type or an attribute.
type implementer struct {
	goName  string // of the definition
	what    string // in documentation
	typ     string // of the receiver: AddIOp, *PointType
	recv    string // its name: op, x
	handle  string // what a Go function of an interface gets
	general string // the type of that
	shared  bool   // the hooks get the handle, as several definitions share them
	hooks   string // expression of the dialect's hooks
	part    func(b *model.MethodBinding) []accessor
	of      string // expression of what HooksOf takes; "" when there is nothing
}

// implement emits one method: a call of the definition's own hook, of a Go function, or of the hook that is the
// default.
func (g *gen) implement(s *source, x implementer, hooks []model.Hook, m ifaceMethod) {
	sig := g.signatureIn(s, m.iface, m.method.Signature)
	params, args := sigText(sig)
	self := func(list []string, own string) []string {
		if m.method.Static {
			return list
		}
		return append([]string{own}, list...)
	}
	call := ""
	h := interfaceHook(hooks, sig.Name)
	switch {
	case h != nil && h.Binding != nil:
		call = g.boundMethod(x, h.Binding, sig)
		s.doc("%s implements a method of the interface %s.", sig.Name, m.iface.Name)
	case h != nil && h.Native():
		call = fmt.Sprintf("%s(%s)", g.goFunc(s, h.Func), strings.Join(self(args, x.handle), ", "))
		s.doc("%s implements a method of the interface %s.", sig.Name, m.iface.Name)
	case h != nil:
		typ, arg := x.typ, x.recv
		if x.shared || h.Shared() {
			typ, arg = x.general, x.handle
		}
		g.hook(h.Interface, h.Method,
			fmt.Sprintf("(%s) %s", strings.Join(self(params, x.recv+" "+typ), ", "), sigResults(sig)),
			fmt.Sprintf("implements %s for %s", sig.Name, x.what))
		call = fmt.Sprintf("%s.(Hooks).%s(%s)", x.hooks, h.Method, strings.Join(self(args, arg), ", "))
		s.doc("%s is implemented by the dialect's hooks.", sig.Name)
	case m.method.Func != nil:
		call = fmt.Sprintf("%s(%s)", g.goFunc(s, m.method.Func), strings.Join(self(args, x.handle), ", "))
		s.doc("%s is what the interface %s has for all that do not say otherwise.", sig.Name, m.iface.Name)
	default:
		owner := m.iface.Dialect
		q, hooks := "", x.hooks
		if owner != g.d {
			q = g.hookPackage(s, owner)
			hooks = fmt.Sprintf("rt.HooksOf(%s, %q)", x.of, owner.Name)
		}
		call = fmt.Sprintf("%s.(%sHooks).%s(%s)", hooks, q, defaultMethod(m.iface, m.method), strings.Join(self(args, x.recv), ", "))
		s.doc("%s is the default of the interface %s.", sig.Name, m.iface.Name)
	}
	ret := "return "
	if len(sig.Results) == 0 {
		ret = ""
	}
	s.p("func (%s %s) %s(%s) %s { %s%s }\n", x.recv, x.typ, sig.Name, strings.Join(params, ", "), sigResults(sig), ret, call)
}

// viewMethods emits the methods of the interfaces that an operation declares, save those that accessors are.
func (g *gen) viewMethods(s *source, o *model.Op, t string) {
	have := g.accessors(o)
	x := implementer{goName: o.GoName, what: hookOwner(o), typ: t, recv: "op", handle: "op.Op", general: "*core.Operation",
		shared: o.SharedHooks != "", hooks: "op.Op.Info().Hooks()", of: "op.Op",
		part: func(b *model.MethodBinding) []accessor { return g.opAccessors(o, have, *b.Part) }}
	static := false
	for _, m := range usedMethods(o.Interfaces) {
		if m.iface.InTables() || g.isAccessor(o, have, m) {
			continue
		}
		g.implement(s, x, o.Hooks, m)
		static = static || m.method.Static && !m.iface.Native
	}
	if !static {
		return
	}
	kind := lower(o.GoName) + "Kind"
	s.doc("%s has what needs no operation.", kind)
	s.p("type %s struct{ hooks any }\n", kind)
	k := implementer{goName: o.GoName, what: o.FullName(), typ: kind, recv: "k", hooks: "k.hooks"}
	for _, m := range usedMethods(o.Interfaces) {
		if !m.method.Static || m.iface.Native {
			continue
		}
		if (m.method.Default || m.method.Final) && m.method.Func == nil && m.iface.Dialect != g.d && !overridden(o.Hooks, m.method) {
			g.fault(report.StaticDefault, m.method.Span, "make it default: go(Func)",
				"static method '%s' of interface '%s' has a hook for its default, which operations of dialect '%s' cannot reach",
				m.method.Name, m.iface.Name, g.d.Name)
			continue
		}
		g.implement(s, k, o.Hooks, m)
	}
}

// isAccessor reports whether an accessor implements a method of an interface. One of the same name and another type is
// a fault.
func (g *gen) isAccessor(o *model.Op, have map[string]string, m ifaceMethod) bool {
	t, ok := have[m.method.Name]
	if !ok {
		return false
	}
	sig := g.signatureIn(newSource(""), m.iface, m.method.Signature)
	if len(sig.Params) > 0 || resultTypes(sig) != t {
		g.fault(report.AccessorType, spanOfAccessor(o, m.method.Name), "give the part of the operation another go_name:",
			"accessor '%s() (%s)' of operation '%s' has another type than method '%s' of interface '%s'", m.method.Name, t, o.FullName(),
			sig.Text, m.iface.Name)
	} else if h := interfaceHook(o.Hooks, m.method.Name); h != nil && (h.Binding != nil || h.Func != nil) {
		g.fault(report.AccessorType, h.Span, "remove it", "accessor '%s' of operation '%s' already implements the method of interface '%s'",
			m.method.Name, o.FullName(), m.iface.Name)
	}
	return true
}

// resultTypes are the types of a method's results.
func resultTypes(sig *model.Signature) string {
	var out []string
	for _, r := range sig.Results {
		out = append(out, r.Type)
	}
	return strings.Join(out, ", ")
}

// spanOfAccessor returns the place of the part of an operation whose accessor has a name, else that of the operation.
func spanOfAccessor(o *model.Op, accessor string) model.Span {
	at := o.Span
	look := func(goName string, span model.Span) {
		if goName != "" && slices.Contains([]string{goName, "Set" + goName, goName + "Attr", "Set" + goName + "Attr"}, accessor) {
			at = span
		}
	}
	for _, v := range slices.Concat(o.Operands, o.Results) {
		look(v.GoName, v.Span)
	}
	for _, a := range slices.Concat(o.Attributes, o.Properties) {
		look(a.GoName, a.Span)
	}
	for _, r := range o.Regions {
		look(r.GoName, r.Span)
	}
	for _, s := range o.Successors {
		look(s.GoName, s.Span)
	}
	return at
}

func overridden(hooks []model.Hook, m *model.Method) bool { return interfaceHook(hooks, m.Name) != nil }

// interfaceHook returns the hook by which a definition implements a method, or nil.
func interfaceHook(hooks []model.Hook, method string) *model.Hook {
	i := slices.IndexFunc(hooks, func(h model.Hook) bool {
		return h.Kind == model.HookInterfaceMethod && h.Signature.Name == method
	})
	if i < 0 {
		return nil
	}
	return &hooks[i]
}

// defMethods emits the methods of the interfaces that a type or attribute declares, save those that accessors are.
func (g *gen) defMethods(s *source, d *model.AttrOrTypeDef) {
	have := map[string]bool{"Type": d.IsAttr}
	for _, p := range d.Params {
		have[p.GoName] = true
	}
	x := implementer{goName: d.GoName, what: d.GoName, typ: "*" + d.GoName, recv: "x", handle: "x", general: "core.Type", of: "x",
		hooks: fmt.Sprintf("rt.HooksOf(x, %q)", g.d.Name),
		part:  func(b *model.MethodBinding) []accessor { return g.defAccessorsOf(d, d.Params[b.Part.Index]) }}
	if d.IsAttr {
		x.general = "core.Attribute"
	}
	for _, m := range usedMethods(d.Interfaces) {
		if !have[m.method.Name] {
			g.implement(s, x, d.Hooks, m)
		}
	}
}

// defInterfaces emits the table of keyed interfaces of a type or attribute.
func (g *gen) defInterfaces(s *source, d *model.AttrOrTypeDef) {
	var lines []string

	recv := "core.Type"
	if d.IsAttr {
		recv = "core.Attribute"
	}
	for _, i := range allInterfaces(d.Interfaces) {
		if n := native(i); g.interfaceType(s, i) == "" || n != nil && n.Key == "" {
			continue // a Go interface that the type satisfies by its methods, or one that tables express otherwise
		}
		value := fmt.Sprintf("return x.(*%s), true", d.GoName)
		if i.Conditional {
			h := "Has" + d.GoName + i.GoName
			g.hook(h, h, fmt.Sprintf("(x *%s) bool", d.GoName), "reports whether this "+d.GoName+" implements "+i.Name)
			value = fmt.Sprintf("v := x.(*%s); return v, rt.HooksOf(v, %q).(Hooks).%s(v)", d.GoName, g.d.Name, h)
		}
		lines = append(lines, fmt.Sprintf("{Key: &%s, Impl: func(x %s) (%s, bool) { %s }},", g.interfaceKey(s, i), recv,
			g.interfaceType(s, i), value))
	}
	if len(lines) > 0 {
		s.p("Interfaces: []core.InterfaceImpl{\n%s\n},", strings.Join(lines, "\n"))
	}
}

// dialectInterfaces returns the lines of the table of dialect interfaces, and records what the hooks must have.
//
//	{Key: &iface.InlinerKey, Impl: func(hooks any) iface.Inliner { return inlinerDialect{hooks.(Hooks)} }},
func (g *gen) dialectInterfaces(s *source) []string {
	var lines []string
	for _, i := range allInterfaces(g.d.Implements) {
		t := g.interfaceType(s, i)
		if t == "" {
			continue
		}
		adapter := lower(i.GoName) + "Dialect"
		lines = append(lines, fmt.Sprintf("{Key: &%s, Impl: func(hooks any) %s { return %s{hooks.(Hooks)} }},", g.interfaceKey(s, i), t,
			adapter))
	}
	return lines
}

// dialectAdapters emits what the lines of dialectInterfaces name.
func (g *gen) dialectAdapters(s *source) {
	for _, i := range allInterfaces(g.d.Implements) {
		adapter := lower(i.GoName) + "Dialect"
		s.doc("%s implements %s by the dialect's hooks.", adapter, i.Name)
		s.p("type %s struct{ hooks Hooks }\n", adapter)
		for _, m := range methodsOf(i) {
			sig := g.signatureIn(s, m.iface, m.method.Signature)
			params, args := sigText(sig)
			call := ""
			switch {
			case m.method.Func != nil:
				call = fmt.Sprintf("%s(%s)", g.goFunc(s, m.method.Func), strings.Join(args, ", "))
			case (m.method.Default || m.method.Final) && m.iface.Dialect == g.d:
				call = fmt.Sprintf("x.hooks.%s(%s)", defaultMethod(m.iface, m.method), strings.Join(args, ", "))
			default:
				g.hook("Dialect"+i.GoName, sig.Name, fmt.Sprintf("(%s) %s", strings.Join(params, ", "), sigResults(sig)),
					"implements "+i.Name+" for the dialect")
				call = fmt.Sprintf("x.hooks.%s(%s)", sig.Name, strings.Join(args, ", "))
			}
			ret := "return "
			if len(sig.Results) == 0 {
				ret = ""
			}
			s.p("func (x %s) %s(%s) %s { %s%s }\n", adapter, sig.Name, strings.Join(params, ", "), sigResults(sig), ret, call)
		}
	}
}

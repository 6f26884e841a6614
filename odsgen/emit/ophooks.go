package emit

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// opInterfaces emits the table of keyed interfaces. The implementation of each is the view, whose methods call the
// hooks, or what stands in for the views of several operations.
func (g *gen) opInterfaces(s *source, o *model.Op) {
	var lines []string
	impl := g.implementerOf(o)
	add := func(key, iface string) {
		lines = append(lines, fmt.Sprintf("{Key: &%s, Impl: func(op *core.Operation) (%s, bool) { return %s{core.ViewOf(op)}, true }},",
			key, iface, impl))
	}
	for _, i := range allInterfaces(o.Interfaces) {
		if i.InTables() || g.interfaceType(s, i) == "" {
			continue
		}
		if hasStatic(i) {
			key := g.qualifier(s, i.Dialect) + i.GoName
			lines = append(lines, fmt.Sprintf("{Key: &%sKindKey, Impl: func(hooks any) %sKind { return %sKind{hooks} }},", key, key,
				lower(o.GoName)))
		}
		if i.Conditional {
			h := "Has" + o.GoName + i.GoName
			g.hook(h, h, fmt.Sprintf("(op %sOp) bool", o.GoName), "reports whether this "+o.FullName()+" implements "+i.Name)
			lines = append(lines, fmt.Sprintf("{Key: &%s, Impl: func(op *core.Operation) (%s, bool) { v := %sOp{core.ViewOf(op)}; return v, op.Info().Hooks().(Hooks).%s(v) }},",
				g.interfaceKey(s, i), g.interfaceType(s, i), o.GoName, h))
			continue
		}
		if isMarker(i) {
			lines = append(lines, fmt.Sprintf("{Key: &%s},", g.interfaceKey(s, i)))
			continue
		}
		add(g.interfaceKey(s, i), g.interfaceType(s, i))
	}
	if model.FindHook(o.Hooks, model.HookEffects) != nil {
		add("core.MemoryEffectOpInterfaceKey", "core.MemoryEffectOpInterface")
	}
	if model.FindHook(o.Hooks, model.HookSpeculatable) != nil {
		add("core.ConditionallySpeculatableKey", "core.ConditionallySpeculatable")
	}
	if h := model.FindHook(o.Hooks, model.HookWriteProperties); h != nil {
		lines = append(lines, fmt.Sprintf("{Key: &bytecode.PropertiesKey, Impl: properties%s},", o.GoName))
		s.after(func() { g.propertiesCoder(s, o, h) })
	}
	for _, k := range []model.HookKind{model.HookCanonicalize, model.HookCanonicalizePatterns} {
		if h := model.FindHook(o.Hooks, k); h != nil {
			lines = append(lines, fmt.Sprintf("{Key: &rewrite.Canonicalizer, Impl: canonicalize%s},", o.GoName))
			s.after(func() { g.canonicalizer(s, o, h) })
		}
	}
	if len(lines) == 0 {
		return
	}
	table := fmt.Sprintf("[]core.InterfaceImpl{\n%s\n}", strings.Join(lines, "\n"))
	if o.SharesMethods {
		table = g.sharedTable(s, o, table)
	}
	s.p("Interfaces: %s,", table)
}

// sharedTable returns the name of a table of interfaces, which follows the table of the first operation that has it.
func (g *gen) sharedTable(s *source, o *model.Op, table string) string {
	name, ok := g.tables[table]
	if !ok {
		name = g.unique(lower(o.SharedHooks) + "Interfaces")
		g.tables[table] = name
		s.after(func() { s.p("var %s = %s\n", name, table) })
	}
	return name
}

// canonicalizer emits the function that adds the patterns, or wraps the single method as a pattern.
func (g *gen) canonicalizer(s *source, o *model.Op, h *model.Hook) {
	s.p("func canonicalize%s(hooks any) rewrite.CanonicalizerOp {", o.GoName)
	if h.Kind == model.HookCanonicalizePatterns {
		g.hook(h.Interface, h.Method, "(set *rewrite.PatternSet)", "adds the canonicalization patterns of "+hookOwner(o))
		s.p("return rewrite.CanonicalizerOf(hooks.(Hooks).%s)\n}\n", h.Method)
		return
	}
	if !h.Native() {
		g.hook(h.Interface, h.Method, fmt.Sprintf("(op %s, rw *rewrite.Rewriter) bool", promiseParam(o, h)), "canonicalizes "+hookOwner(o))
	}
	s.p("return rewrite.CanonicalizerOf(func(set *rewrite.PatternSet) {")
	s.p("set.Add(rewrite.Pattern{Name: %q, Root: %q, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return %s(%s, rw) }})",
		o.FullName()+" canonicalize", o.FullName(), g.promiseFunc(s, h, "hooks"), g.promiseArg(o, h))
	s.p("})\n}\n")
}

// propertiesCoder emits the function that binds the hooks of a hand-written encoding.
//
//	func propertiesAdd(hooks any) bytecode.PropertiesCoder
func (g *gen) propertiesCoder(s *source, o *model.Op, write *model.Hook) {
	read := model.FindHook(o.Hooks, model.HookReadProperties)
	g.hook(write.Interface, write.Method, fmt.Sprintf("(op %s, w *bytecode.Writer)", hookParam(o)), "writes the properties of "+hookOwner(o))
	g.hook(read.Interface, read.Method, "(st *core.OperationState, r *bytecode.Reader)", "reads what "+write.Method+" wrote")
	s.p("func properties%s(hooks any) bytecode.PropertiesCoder {\nh := hooks.(Hooks)", o.GoName)
	s.p("return bytecode.PropertiesCoder{\nWrite: func(w *bytecode.Writer, op *core.Operation) { h.%s(%s, w) },",
		write.Method, g.hookArg(o, "op"))
	s.p("Read: func(r *bytecode.Reader, st *core.OperationState) { h.%s(st, r) },\n}\n}\n", read.Method)
}

// hookParam is the Go type by which hooks get an operation: its view, or the operation itself when the hooks are
// shared.
func hookParam(o *model.Op) string {
	if o.SharedHooks != "" {
		return "*core.Operation"
	}
	return o.GoName + "Op"
}

// hookArg is the Go expression of what a hook gets for the *core.Operation x.
func (g *gen) hookArg(o *model.Op, x string) string {
	if o.SharedHooks != "" {
		return x
	}
	return fmt.Sprintf("%sOp{core.ViewOf(%s)}", o.GoName, x)
}

// hookOwner says in documentation what a hook is for.
func hookOwner(o *model.Op) string {
	if o.SharedHooks != "" {
		return "an operation with the hooks " + o.SharedHooks
	}
	return o.FullName()
}

// customAsm emits the adapters of hand-written parse and print hooks, and returns their names.
func (g *gen) customAsm(s *source, o *model.Op) [2]string {
	hp, hw := model.FindHook(o.Hooks, model.HookParse), model.FindHook(o.Hooks, model.HookPrint)
	g.promised(hp, "(p *core.Parser, st *core.OperationState) bool", "parses "+hookOwner(o))
	g.promised(hw, fmt.Sprintf("(p *core.Printer, op %s)", promiseParam(o, hw)), "prints "+hookOwner(o))
	names := [2]string{g.promiseFunc(s, hp, "st.Info.Hooks()"), g.promiseFunc(s, hw, "op.Info().Hooks()")}
	if !hp.Native() {
		names[0] = g.helper(s, "parse"+o.GoName, fmt.Sprintf("(p *core.Parser, st *core.OperationState) bool { return %s(p, st) }", names[0]))
	}
	if !hw.Native() {
		names[1] = g.helper(s, "print"+o.GoName, fmt.Sprintf("(p *core.Printer, op *core.Operation) { %s(p, %s) }",
			names[1], g.promiseArg(o, hw)))
	}
	return names
}

// opInfer emits the inference of result types.
//
//	func inferCmpI(hooks any, in *core.InferIn) ([]core.Type, bool) { ... return []core.Type{result0}, true }
func (g *gen) opInfer(s *source, o *model.Op) {
	if h := model.FindHook(o.Hooks, model.HookInfer); h != nil {
		g.promised(h, "(in *core.InferIn) ([]core.Type, bool)", "infers the result types of "+hookOwner(o))
		s.field("InferTypes: %s", g.helper(s, "infer"+o.GoName, fmt.Sprintf("(hooks any, in *core.InferIn) ([]core.Type, bool) { return %s(in) }",
			g.promiseFunc(s, h, "hooks"))))
		if !g.d.Porting { // HookDefaults infers nothing
			s.field("VerifyInferred: true")
		}
		if h := model.FindHook(o.Hooks, model.HookCompatible); h != nil {
			g.promised(h, "(inferred, actual []core.Type) bool", "reports whether the result types of "+hookOwner(o)+" will do")
			s.field("CompatibleTypes: %s", g.helper(s, "compatible"+o.GoName,
				fmt.Sprintf("(hooks any, inferred, actual []core.Type) bool { return %s(inferred, actual) }", g.promiseFunc(s, h, "hooks"))))
		}
		return
	}
	if o.Infer == nil || len(o.Results) == 0 {
		return
	}
	if form.LikeFirstOperand(o) {
		s.field("InferTypes: rt.InferLikeOperand")
		return
	}
	s.field("InferTypes: %s", g.helper(s, "infer"+o.GoName, g.inferFunc(s, o)))
}

// inferFunc returns the text of the function that infers the result types of an operation, without its name.
func (g *gen) inferFunc(s *source, o *model.Op) string {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	p("(hooks any, in *core.InferIn) ([]core.Type, bool) {")
	names := map[int]string{}
	v := env{ctx: "in.Context", hooks: "hooks",
		ref: func(r model.ValueRef, k model.ExprKind) string { return g.inferRef(o, r, k, names) }}
	var lines []string
	for i, d := range o.Infer {
		name := fmt.Sprintf("t%d", i)
		if d.To.Kind == model.RefResult {
			names[d.To.Index] = name
		}
		lines = append(lines, fmt.Sprintf("%s := %s", name, g.expr(s, d.Expr, v)))
		if d.To.Kind != model.RefResult {
			lines = append(lines, "_ = "+name)
		}
	}
	if need := form.MinOperands(o); need > 0 {
		p("if len(in.Operands) < %d { return nil, false }", need)
	}
	lists, made := map[int]bool{}, map[int]bool{}
	for _, d := range o.Infer {
		if d.To.Kind == model.RefResult {
			lists[d.To.Index] = d.Expr.Kind == model.KindList
			made[d.To.Index] = makesType(d.Expr)
		}
	}
	var outs, checks []string
	for i := range o.Results {
		outs = append(outs, names[i])
		if lists[i] {
			outs[i] += "..."
		} else if !made[i] {
			checks = append(checks, names[i]+" == nil")
		}
	}
	p("%s", strings.Join(lines, "\n"))
	if len(checks) > 0 {
		p("if %s { return nil, false }", strings.Join(checks, " || "))
	}
	if !slices.Contains(slices.Collect(maps.Values(lists)), true) {
		p("return []core.Type{%s}, true\n}", strings.Join(outs, ", "))
		return b.String()
	}
	p("var out []core.Type")
	for _, x := range outs {
		p("out = append(out, %s)", x)
	}
	p("return out, true\n}")
	return b.String()
}

func (g *gen) inferRef(o *model.Op, r model.ValueRef, k model.ExprKind, results map[int]string) string {
	switch r.Kind {
	case model.RefOperand:
		switch {
		case k == model.KindList:
			return fmt.Sprintf("query.TypesOf(in.OperandGroup(%d))", r.Index)
		case form.AllSingle(o.Operands):
			return fmt.Sprintf("in.Operands[%d].Type()", r.Index)
		}
		return fmt.Sprintf("query.FirstType(in.OperandGroup(%d))", r.Index)
	case model.RefResult:
		return results[r.Index]
	case model.RefRegion:
		return fmt.Sprintf("in.Region(%d)", r.Index)
	}
	a := o.Attributes
	if r.Kind == model.RefProperty {
		a = o.Properties
	}
	x := fmt.Sprintf("in.Slot(%d)", a[r.Index].Slot)
	if k == model.KindType {
		return fmt.Sprintf("query.TypeOf(%s)", x)
	}
	return x
}

// opNames emits suggested names of results, region arguments and blocks.
func (g *gen) opNames(s *source, o *model.Op) {
	g.opPromises(s, o, model.HookArgNames, model.HookBlockNames, model.HookResultNames)
	if model.FindHook(o.Hooks, model.HookResultNames) != nil {
		return
	}
	var lines []string
	for _, r := range form.ResultNames(o) {
		if form.AllSingle(o.Results) {
			lines = append(lines, fmt.Sprintf("set(op.Result(%d), %s)", r.Index, strconv.Quote(r.Name)))
		} else {
			lines = append(lines, fmt.Sprintf("if i, n := op.ResultSegment(%d); n > 0 { set(op.Result(i), %s) }", r.Index,
				strconv.Quote(r.Name)))
		}
	}
	if len(lines) > 0 {
		s.field("ResultNames: %s", g.helper(s, "names"+o.GoName, fmt.Sprintf("(_ any, op *core.Operation, set func(*core.Value, string)) {\n%s\n}",
			strings.Join(lines, "\n"))))
	}
}

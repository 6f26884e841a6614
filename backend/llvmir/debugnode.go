package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The names of lists of metadata.
const (
	compileUnitsList = "llvm.dbg.cu"
	flagsList        = "llvm.module.flags"
)

// fields are those of a specialised node, in the order in which LLVM prints them. Fields with the usual value are left
// out.
type fields struct {
	t   *translator
	ops []mdOperand
}

func (f *fields) text(name, s string) { f.ops = append(f.ops, mdOperand{name: name, text: s}) }

// word adds a keyword unless it is empty.
func (f *fields) word(name, s string) {
	if s != "" {
		f.text(name, s)
	}
}

func (f *fields) str(name string, s *core.StringAttr) {
	if s != nil && s.Value() != "" {
		f.quoted(name, s.Value())
	}
}

func (f *fields) quoted(name, s string) {
	f.text(name, string(append(appendEscaped([]byte{'"'}, s), '"')))
}

func (f *fields) number(name string, n uint64) {
	if n != 0 {
		f.text(name, strconv.FormatUint(n, 10))
	}
}

func (f *fields) flag(name string, on bool) {
	if on {
		f.text(name, "true")
	}
}

func (f *fields) boolean(name string, on bool) { f.text(name, strconv.FormatBool(on)) }

// ref adds a reference unless there is nothing to refer to.
func (f *fields) ref(name string, node int) {
	if node != none {
		f.ops = append(f.ops, mdOperand{name: name, node: node + 1})
	}
}

// node adds what an attribute stands for unless it is absent.
func (f *fields) node(name string, a core.Attribute) { f.ref(name, f.t.debugNode(a)) }

// needed adds a node, or that there is none.
func (f *fields) needed(name string, a core.Attribute) {
	n := f.t.debugNode(a)
	if n == none {
		f.text(name, "null")
		return
	}
	f.ref(name, n)
}

// expr adds a location expression, which has no number of its own.
func (f *fields) expr(name string, e *llvm.DIExpressionAttr) {
	if e != nil {
		f.text(name, expression(e))
	}
}

// list adds a tuple of nodes unless it is empty.
func (f *fields) list(name string, list []core.Attribute) {
	if len(list) == 0 {
		return
	}
	f.ref(name, f.t.debugTuple(list))
}

// debugTuple returns the tuple of what attributes stand for.
func (t *translator) debugTuple(list []core.Attribute) int {
	ops := make([]mdOperand, len(list))
	for i, a := range list {
		if n := t.debugNode(a); n == none {
			ops[i].text = "null"
		} else {
			ops[i] = mdRef(n)
		}
	}
	return t.meta.node(false, ops...)
}

// debugNode returns the node of an attribute of debug information, none for what LLVM has no node for.
func (t *translator) debugNode(a core.Attribute) int {
	if isAbsent(a) {
		return none
	}
	if n, ok := t.debug.nodes[a]; ok {
		return n
	}
	around := t.standsForAround(a)
	n := t.makeDebugNode(a)
	if !around {
		t.debug.nodes[a] = n
	}
	return n
}

// standsForAround reports whether an attribute stands for the one around it, because both have one recursive identity.
// Elsewhere it stands for something else.
func (t *translator) standsForAround(a core.Attribute) bool {
	var id *core.DistinctAttr
	switch a := a.(type) {
	case *llvm.DICompositeTypeAttr:
		id = a.RecId()
	case *llvm.DISubprogramAttr:
		id = a.RecId()
	}
	if id == nil {
		return false
	}
	_, open := t.debug.recursive[id]
	return open
}

// isAbsent reports whether a parameter was not given; typed ones are nil pointers then.
func isAbsent(a core.Attribute) bool {
	switch a := a.(type) {
	case nil, *llvm.DINullTypeAttr:
		return true
	case *llvm.DIFileAttr:
		return a == nil
	case *llvm.DICompileUnitAttr:
		return a == nil
	case *llvm.DISubroutineTypeAttr:
		return a == nil
	case *llvm.DIGlobalVariableAttr:
		return a == nil
	}
	return false
}

// makeDebugNode translates an attribute that was not met before.
func (t *translator) makeDebugNode(a core.Attribute) int {
	f := &fields{t: t}
	switch a := a.(type) {
	case *llvm.DICompileUnitAttr:
		return t.compileUnit(a)
	case *llvm.DISubprogramAttr:
		return t.subprogramNode(a)
	case *llvm.DICompositeTypeAttr:
		return t.compositeType(a)
	case *llvm.DILexicalBlockAttr:
		f.needed("scope", a.Scope())
		f.node("file", a.File())
		f.number("line", uint64(a.Line()))
		f.number("column", uint64(a.Column()))
		return t.blockNode("DILexicalBlock", f, a.Scope(), int(a.Line()), int(a.Column()))
	case *llvm.DILexicalBlockFileAttr:
		f.needed("scope", a.Scope())
		f.node("file", a.File())
		f.text("discriminator", strconv.FormatUint(uint64(a.Discriminator()), 10))
		return t.blockNode("DILexicalBlockFile", f, a.Scope(), 0, 0)
	case *llvm.DIGlobalVariableAttr:
		f.globalVariable(a)
		return t.meta.special(true, "DIGlobalVariable", f.ops)
	case *llvm.DIAnnotationAttr:
		return t.meta.node(false, mdString(a.Name().Value()), mdString(a.Value().Value()))
	}
	class := f.fill(a)
	if class == "" {
		return none
	}
	return t.meta.special(false, class, f.ops)
}

// fill collects the fields of nodes that are equal when their fields are, and returns the class.
func (f *fields) fill(a core.Attribute) string {
	switch a := a.(type) {
	case *llvm.DIFileAttr:
		f.quoted("filename", a.Name().Value())
		f.quoted("directory", a.Directory().Value())
		return "DIFile"
	case *llvm.DIBasicTypeAttr:
		if a.Tag() != llvm.DwarfTagDWTAGBaseType {
			f.text("tag", a.Tag().String())
		}
		f.str("name", a.Name())
		f.number("size", a.SizeInBits())
		f.encoding(a.Encoding())
		return "DIBasicType"
	case *llvm.DIDerivedTypeAttr:
		f.text("tag", a.Tag().String())
		f.str("name", a.Name())
		f.needed("baseType", a.BaseType())
		f.number("size", a.SizeInBits())
		f.number("align", uint64(a.AlignInBits()))
		f.number("offset", a.OffsetInBits())
		f.node("extraData", a.ExtraData())
		if space, ok := a.DwarfAddressSpace(); ok {
			f.text("dwarfAddressSpace", strconv.FormatUint(uint64(space), 10))
		}
		return "DIDerivedType"
	case *llvm.DISubroutineTypeAttr:
		if a.CallingConvention() != 0 {
			f.text("cc", a.CallingConvention().String())
		}
		f.ref("types", f.t.debugTuple(a.Types()))
		return "DISubroutineType"
	case *llvm.DIStringTypeAttr:
		f.stringType(a)
		return "DIStringType"
	case *llvm.DISubrangeAttr:
		f.bounds(a.Count(), a.LowerBound(), a.UpperBound(), a.Stride())
		return "DISubrange"
	case *llvm.DIGenericSubrangeAttr:
		f.bounds(a.Count(), a.LowerBound(), a.UpperBound(), a.Stride())
		return "DIGenericSubrange"
	}
	return f.fillEntity(a)
}

// fillEntity is [fields.fill] for what has a place in a program.
func (f *fields) fillEntity(a core.Attribute) string {
	switch a := a.(type) {
	case *llvm.DILocalVariableAttr:
		f.t.verifyLocalScope(a.Scope())
		f.str("name", a.Name())
		f.number("arg", uint64(a.Arg()))
		f.needed("scope", a.Scope())
		f.node("file", a.File())
		f.number("line", uint64(a.Line()))
		f.node("type", a.Type())
		f.word("flags", flagsOf(a.Flags()))
		f.number("align", uint64(a.AlignInBits()))
		return "DILocalVariable"
	case *llvm.DILabelAttr:
		f.needed("scope", a.Scope())
		f.str("name", a.Name())
		f.node("file", a.File())
		f.number("line", uint64(a.Line()))
		return "DILabel"
	case *llvm.DIModuleAttr:
		f.needed("scope", a.Scope())
		f.str("name", a.Name())
		f.str("configMacros", a.ConfigMacros())
		f.str("includePath", a.IncludePath())
		f.str("apinotes", a.Apinotes())
		f.node("file", a.File())
		f.number("line", uint64(a.Line()))
		f.flag("isDecl", a.IsDecl())
		return "DIModule"
	case *llvm.DINamespaceAttr:
		f.str("name", a.Name())
		f.needed("scope", a.Scope())
		f.flag("exportSymbols", a.ExportSymbols())
		return "DINamespace"
	case *llvm.DICommonBlockAttr:
		f.needed("scope", a.Scope())
		f.needed("declaration", a.Decl())
		f.str("name", a.Name())
		f.node("file", a.File())
		f.number("line", uint64(a.Line()))
		return "DICommonBlock"
	case *llvm.DIImportedEntityAttr:
		f.text("tag", a.Tag().String())
		f.str("name", a.Name())
		f.needed("scope", a.Scope())
		f.node("entity", a.Entity())
		f.node("file", a.File())
		f.number("line", uint64(a.Line()))
		f.list("elements", a.Elements())
		return "DIImportedEntity"
	case *llvm.DIGlobalVariableExpressionAttr:
		f.node("var", a.Var())
		f.text("expr", expression(a.Expr()))
		return "DIGlobalVariableExpression"
	}
	return ""
}

func (f *fields) encoding(e llvm.DwarfEncoding) {
	if e != 0 {
		f.text("encoding", e.String())
	}
}

func (f *fields) globalVariable(a *llvm.DIGlobalVariableAttr) {
	f.str("name", a.Name())
	f.str("linkageName", a.LinkageName())
	f.needed("scope", a.Scope())
	f.node("file", a.File())
	f.number("line", uint64(a.Line()))
	f.node("type", a.Type())
	f.boolean("isLocal", a.IsLocalToUnit())
	f.boolean("isDefinition", a.IsDefined())
	f.number("align", uint64(a.AlignInBits()))
}

func (f *fields) stringType(a *llvm.DIStringTypeAttr) {
	if a.Tag() != llvm.DwarfTagDWTAGStringType {
		f.text("tag", a.Tag().String())
	}
	f.str("name", a.Name())
	f.node("stringLength", a.StringLength())
	f.expr("stringLengthExpression", a.StringLengthExp())
	f.expr("stringLocationExpression", a.StringLocationExp())
	f.number("size", a.SizeInBits())
	f.number("align", uint64(a.AlignInBits()))
	f.encoding(a.Encoding())
}

// bounds adds the bounds of an array, each a number, a variable or an expression.
func (f *fields) bounds(count, lower, upper, stride core.Attribute) {
	for _, e := range [...]struct {
		name string
		a    core.Attribute
	}{{"count", count}, {"lowerBound", lower}, {"upperBound", upper}, {"stride", stride}} {
		switch a := e.a.(type) {
		case *core.IntegerAttr:
			f.text(e.name, strconv.FormatInt(a.Int64(), 10))
		case *llvm.DIExpressionAttr:
			f.expr(e.name, a)
		case nil:
		default:
			f.node(e.name, a)
		}
	}
}

func (t *translator) blockNode(class string, f *fields, parent core.Attribute, line, col int) int {
	n := t.meta.special(true, class, f.ops)
	t.debug.scopes[n] = scope{parent: t.debugNode(parent), line: line, col: col, block: true}
	return n
}

// compileUnit translates a compilation unit, which is listed, too.
func (t *translator) compileUnit(a *llvm.DICompileUnitAttr) int {
	if n, ok := t.debug.distinct[a.Id()]; ok {
		return n
	}
	f := &fields{t: t}
	f.text("language", a.SourceLanguage().String())
	f.needed("file", a.File())
	f.str("producer", a.Producer())
	f.boolean("isOptimized", a.IsOptimized())
	f.text("runtimeVersion", "0")
	f.str("splitDebugFilename", a.SplitDebugFilename())
	f.text("emissionKind", emissionKind(a.EmissionKind()))
	if k := a.NameTableKind(); k != llvm.DINameTableKindDefault {
		f.text("nameTableKind", k.String())
	}
	n := t.meta.special(true, "DICompileUnit", f.ops)
	t.debug.distinct[a.Id()] = n
	t.meta.list(compileUnitsList, n)
	return n
}

func emissionKind(k llvm.DIEmissionKind) string {
	switch k {
	case llvm.DIEmissionKindNone:
		return "NoDebug"
	case llvm.DIEmissionKindFull:
		return "FullDebug"
	}
	return k.String()
}

// subprogramNode translates a function. What is inside of it may refer to it by its recursive identity.
func (t *translator) subprogramNode(a *llvm.DISubprogramAttr) int {
	if n, ok := t.debug.recursive[a.RecId()]; ok && a.RecId() != nil {
		return n
	}
	if n, ok := t.debug.distinct[a.Id()]; ok && a.Id() != nil {
		return n
	}
	n := t.meta.reserve()
	defined := a.SubprogramFlags()&llvm.DISubprogramFlagsDefinition != 0
	t.verifySubprogram(a, defined)
	if a.RecId() != nil {
		t.debug.recursive[a.RecId()] = n
		defer delete(t.debug.recursive, a.RecId())
	}
	f := &fields{t: t}
	f.str("name", a.Name())
	f.str("linkageName", a.LinkageName())
	f.needed("scope", a.Scope())
	f.node("file", a.File())
	f.number("line", uint64(a.Line()))
	f.node("type", a.Type())
	f.number("scopeLine", uint64(a.ScopeLine()))
	if a.SubprogramFlags()&virtuality != 0 {
		f.text("virtualIndex", "0")
	}
	f.text("spFlags", subprogramFlags(a.SubprogramFlags()))
	f.node("unit", a.CompileUnit())
	f.list("retainedNodes", a.RetainedNodes())
	f.list("annotations", a.Annotations())
	if m, ok := t.debug.distinct[a.Id()]; ok && a.Id() != nil {
		return m // met again inside of itself
	}
	if defined || a.RecId() != nil {
		t.meta.fill(n, "DISubprogram", f.ops)
		t.meta.nodes[n].distinct = defined
	} else {
		n = t.meta.special(false, "DISubprogram", f.ops)
	}
	t.debug.scopes[n] = scope{parent: t.debugNode(a.Scope()), subprogram: true, line: int(a.Line())}
	if a.Id() != nil {
		t.debug.distinct[a.Id()] = n
	}
	return n
}

// compositeType translates a type with parts, which may refer to it by its recursive identity.
func (t *translator) compositeType(a *llvm.DICompositeTypeAttr) int {
	id := a.RecId()
	if n, ok := t.debug.recursive[id]; ok && id != nil {
		return n
	}
	distinct := false
	switch a.Tag() {
	case llvm.DwarfTagDWTAGClassType, llvm.DwarfTagDWTAGEnumerationType, llvm.DwarfTagDWTAGStructureType,
		llvm.DwarfTagDWTAGUnionType:
		distinct = true
	}
	n := none
	if id != nil {
		n = t.meta.reserve()
		t.debug.recursive[id] = n
		defer delete(t.debug.recursive, id)
	}
	f := &fields{t: t}
	f.text("tag", a.Tag().String())
	f.str("name", a.Name())
	f.node("scope", a.Scope())
	f.node("file", a.File())
	f.number("line", uint64(a.Line()))
	f.node("baseType", a.BaseType())
	f.number("size", a.SizeInBits())
	f.number("align", a.AlignInBits())
	f.word("flags", flagsOf(a.Flags()))
	f.list("elements", a.Elements())
	f.expr("dataLocation", a.DataLocation())
	f.expr("associated", a.Associated())
	f.expr("allocated", a.Allocated())
	f.expr("rank", a.Rank())
	if n == none {
		return t.meta.special(distinct, "DICompositeType", f.ops)
	}
	t.meta.fill(n, "DICompositeType", f.ops)
	t.meta.nodes[n].distinct = distinct
	return n
}

// debugGlobals translates what is known about global variables and lists them in their compilation units.
func (t *translator) debugGlobals() {
	type unit struct {
		node int
		vars []mdOperand
	}
	var units []unit
	for i := range t.globals {
		g, _ := llvm.AsGlobalOp(t.globals[i].op)
		list := g.DbgExprsAttr()
		if list == nil {
			continue
		}
		for _, e := range list.Elems() {
			x, ok := e.(*llvm.DIGlobalVariableExpressionAttr)
			if !ok {
				continue
			}
			n := t.debugNode(x)
			t.globals[i].debug = append(t.globals[i].debug, n)
			cu := unitOf(x.Var().Scope())
			if cu == nil {
				continue
			}
			at := 0
			for node := t.debugNode(cu); at < len(units) && units[at].node != node; at++ {
			}
			if at == len(units) {
				units = append(units, unit{node: t.debugNode(cu)})
			}
			units[at].vars = append(units[at].vars, mdRef(n))
		}
	}
	for _, u := range units {
		list := mdOperand{name: "globals", node: t.meta.node(false, u.vars...) + 1}
		node := &t.meta.nodes[u.node]
		at := len(node.ops)
		if node.ops[at-1].name == "nameTableKind" {
			at--
		}
		node.ops = append(node.ops[:at:at], append([]mdOperand{list}, node.ops[at:]...)...)
	}
}

// unitOf returns the compilation unit that a variable is listed in, or nil.
func unitOf(scope core.Attribute) *llvm.DICompileUnitAttr {
	switch s := scope.(type) {
	case *llvm.DICompileUnitAttr:
		return s
	case *llvm.DIModuleAttr:
		cu, _ := s.Scope().(*llvm.DICompileUnitAttr)
		return cu
	case *llvm.DICommonBlockAttr:
		if sp, ok := s.Scope().(*llvm.DISubprogramAttr); ok {
			return sp.CompileUnit()
		}
	case *llvm.DISubprogramAttr:
		return s.CompileUnit()
	}
	return nil
}

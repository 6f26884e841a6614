package asmformat

import (
	"slices"
	"strconv"
)

// place is where an element stands.
type place uint8

const (
	inFormat place = iota // top level, groups, clauses
	inCustom
	inRef
	inType
	inStruct
)

// resolver turns syntax into elements. One is used per format.
type resolver struct {
	subj *Subject
	sink *sink
	// names maps every declared name to what it is.
	names map[string]Ref
	// bound holds where each variable is parsed, types where each operand's and result's type is.
	bound map[Ref]Span
	types map[Ref]Span
	// all and allTypes hold where operands, regions, ... and type(operands), type(results) stand.
	all      [AllSuccessors + 1]*Span
	allTypes [AllSuccessors + 1]*Span
	// attrDict and propDict hold where the dictionaries stand; dictWord is the name of the former.
	attrDict, propDict *Span
	dictWord           string
	// inside is the name of the enclosing directive, for messages.
	inside string
	// open holds operands that may be absent at the end of the text.
	open map[Element]bool
	// broken: a part of the format was not understood, so that findings about what is missing would mislead.
	broken bool
	// tail is the end of the text without trailing blanks.
	tail Span
}

func newResolver(subj *Subject, s *sink) *resolver {
	r := &resolver{subj: subj, sink: s, names: map[string]Ref{}, bound: map[Ref]Span{}, types: map[Ref]Span{}, open: map[Element]bool{}}
	add := func(kind VarKind, index int, name string) {
		if _, dup := r.names[name]; name != "" && !dup {
			r.names[name] = Ref{kind, index}
		}
	}
	for i, v := range subj.Attrs {
		add(AttrVar, i, v.Name)
	}
	for i, v := range subj.Props {
		add(PropVar, i, v.Name)
	}
	for i, v := range subj.Operands {
		add(OperandVar, i, v.Name)
	}
	for i, v := range subj.Regions {
		add(RegionVar, i, v.Name)
	}
	for i, v := range subj.Results {
		add(ResultVar, i, v.Name)
	}
	for i, v := range subj.Successors {
		add(SuccessorVar, i, v.Name)
	}
	for i, v := range subj.Params {
		add(ParamVar, i, v.Name)
	}
	return r
}

// isOp reports whether the subject is an operation.
func (r *resolver) isOp() bool { return r.subj.Kind == OpSubject }

// list resolves a sequence; elements that could not be resolved are left out.
func (r *resolver) list(nodes []Node) []Element {
	var out []Element
	for _, n := range nodes {
		e := r.elem(n, inFormat)
		if e == nil {
			r.broken = true
			continue
		}
		out = append(out, e)
	}
	return out
}

// elem resolves one node; nil after a reported error.
func (r *resolver) elem(n Node, ctx place) Element {
	switch n := n.(type) {
	case *LiteralNode:
		return r.literal(n, ctx)
	case *StringNode:
		if ctx != inCustom {
			r.sink.report(codeStringPlace, n.Span)
		}
		return nil
	case *VariableNode:
		return r.variable(n, ctx)
	case *OptionalNode:
		if ctx != inFormat {
			r.sink.report(codeGroupPlace, n.Span, r.inside)
			return nil
		}
		return r.group(n)
	case *OIListNode:
		return r.oilist(n, ctx)
	case *DirectiveNode:
		return r.directive(n, ctx)
	}
	return nil
}

func (r *resolver) literal(n *LiteralNode, ctx place) Element {
	if ctx != inFormat {
		r.sink.report(codeLiteralPlace, n.Span, r.inside)
		return nil
	}
	if literalFault(n.Text) != literalOK {
		return nil // reported by the parser
	}
	switch n.Text {
	case "":
		return &Whitespace{at{n.Span}, BlankNone}
	case " ":
		return &Whitespace{at{n.Span}, BlankSpace}
	case `\n`:
		return &Whitespace{at{n.Span}, BlankNewline}
	}
	return &Literal{at: at{n.Span}, Text: n.Text}
}

// kindWord names a kind of variable in messages.
var kindWord = [...]string{
	OperandVar: "operand", ResultVar: "result", AttrVar: "attribute", PropVar: "property",
	RegionVar: "region", SuccessorVar: "successor", ParamVar: "parameter",
}

// allWord is the spelling of the directives for all of a kind.
var allWord = [...]string{
	AllOperands: "operands", AllResults: "results", AllRegions: "regions", AllSuccessors: "successors",
}

// allOf is the directive that binds all variables of a kind; ok is false when there is none.
func allOf(kind VarKind) (AllKind, bool) {
	switch kind {
	case OperandVar:
		return AllOperands, true
	case ResultVar:
		return AllResults, true
	case RegionVar:
		return AllRegions, true
	case SuccessorVar:
		return AllSuccessors, true
	}
	return 0, false
}

// what names a variable in messages: operand 'x', or operand #0 when it has no name.
func (r *resolver) what(ref Ref) string {
	name := r.subj.name(ref)
	if name == "" {
		return kindWord[ref.Kind] + " #" + strconv.Itoa(ref.Index)
	}
	return kindWord[ref.Kind] + " " + quote(name)
}

// lookup finds the variable, or reports it with the nearest name.
func (r *resolver) lookup(n *VariableNode) (Ref, bool) {
	ref, ok := r.names[n.Name]
	if !ok {
		what := "operand, attribute, property, region, successor or result"
		if !r.isOp() {
			what = "parameter"
		}
		fix := "declare it, or remove it from the format"
		if near := nearest(n.Name, keysOf(r.names)); near != "" {
			fix = "did you mean '$" + near + "'?"
		}
		r.sink.reportFix(codeUnknownVar, n.Span, fix, n.Name, what, r.subj.Name)
	}
	return ref, ok
}

// variable resolves $x as an element or as an argument of custom, ref or struct. Arguments of type are resolved by
// typeArg.
func (r *resolver) variable(n *VariableNode, ctx place) Element {
	ref, ok := r.lookup(n)
	if !ok {
		return nil
	}
	switch {
	case ref.Kind == ResultVar:
		r.sink.reportFix(codeResultPlace, n.Span, "write type($"+n.Name+")", r.what(ref))
		return nil
	case ref.Kind == ParamVar && r.subj.Params[ref.Index].Self:
		r.sink.report(codeSelfParam, n.Span, n.Name)
		return nil
	}
	v := &Var{at: at{n.Span}, Ref: ref, Name: n.Name}
	if ctx == inRef {
		if !r.isBound(ref) {
			r.sink.report(codeUnbound, n.Span, r.what(ref))
		}
		return v
	}
	r.bind(ref, n.Span)
	return v
}

// isBound reports whether the variable was parsed so far, by itself or with all of its kind.
func (r *resolver) isBound(ref Ref) bool {
	if _, ok := r.bound[ref]; ok {
		return true
	}
	all, ok := allOf(ref.Kind)
	return ok && r.all[all] != nil
}

// bind notes where the variable is parsed and reports a second time.
func (r *resolver) bind(ref Ref, where Span) {
	if all, ok := allOf(ref.Kind); ok && r.all[all] != nil {
		r.sink.report(codeOverlap, where, allWord[all], "$"+r.subj.name(ref)).note(*r.all[all], "'%s' stands here", allWord[all])
		return
	}
	if first, dup := r.bound[ref]; dup {
		r.sink.report(codeBound, where, r.what(ref)).note(first, "first bound here")
		return
	}
	r.bound[ref] = where
}

// directive resolves everything that is written as a word.
func (r *resolver) directive(n *DirectiveNode, ctx place) Element {
	info := directives[n.Name]
	if r.isOp() && !info.op || !r.isOp() && !info.def {
		r.sink.report(codeNotHere, n.NameSpan, n.Name, r.subjectWord())
		return nil
	}
	if info.max > 0 && (len(n.Args) < info.min || len(n.Args) > info.max) {
		return nil // reported by the parser
	}
	outer := r.inside
	r.inside = n.Name
	defer func() { r.inside = outer }()
	switch n.Name {
	case "attr-dict", "attr-dict-with-keyword":
		return r.attrDictDirective(n, ctx, outer)
	case "prop-dict":
		return r.propDictDirective(n, ctx, outer)
	case "operands", "results", "regions", "successors":
		return r.allDirective(n, ctx, outer)
	case "type":
		return r.typeDirective(n, ctx, outer)
	case "functional-type":
		return r.functionalType(n, ctx, outer)
	case "qualified":
		return r.qualified(n, ctx)
	case "args":
		return r.args(n, ctx, outer)
	case "ref":
		if ctx != inCustom {
			r.sink.report(codeRefPlace, n.NameSpan)
		}
		return nil
	case "custom":
		return r.custom(n, ctx, outer)
	case "params":
		return r.params(n, ctx)
	case "struct":
		return r.structDirective(n, ctx)
	}
	return nil
}

// subjectWord names the kind of the subject in messages.
func (r *resolver) subjectWord() string {
	return [...]string{OpSubject: "an operation", AttrSubject: "an attribute", TypeSubject: "a type"}[r.subj.Kind]
}

// qualified marks the attribute, parameter or type inside.
func (r *resolver) qualified(n *DirectiveNode, ctx place) Element {
	expected := "an attribute or type(...)"
	if !r.isOp() {
		expected = "a parameter that is an attribute or a type"
	}
	bad := func(what string) Element {
		r.sink.report(codeQualifiedArg, n.Args[0].Where(), expected, what)
		return nil
	}
	if d, ok := n.Args[0].(*DirectiveNode); ok && !(d.Name == "type" && r.isOp()) {
		return bad(quote(d.Name))
	}
	if v, ok := n.Args[0].(*VariableNode); ok {
		ref, known := r.names[v.Name]
		switch {
		case !known:
		case r.isOp() && ref.Kind != AttrVar:
			return bad(r.what(ref))
		case !r.isOp() && r.subj.Params[ref.Index].Bare:
			return bad(r.what(ref) + ", which is written without a prefix")
		}
	}
	e := r.elem(n.Args[0], ctx)
	switch e := e.(type) {
	case *Var:
		e.Qualified, e.Span = true, n.Span
	case *TypeOf:
		e.Qualified, e.Span = true, n.Span
	}
	return e
}

// custom resolves custom<Name>(...).
func (r *resolver) custom(n *DirectiveNode, ctx place, outer string) Element {
	if ctx != inFormat && ctx != inStruct {
		r.sink.report(codeTopOnly, n.NameSpan, n.Name, outer)
		return nil
	}
	c := &Custom{at: at{n.Span}, Name: n.Custom}
	ok := n.Custom != ""
	for _, a := range n.Args {
		arg, good := r.customArg(a)
		c.Args = append(c.Args, arg)
		ok = ok && good
	}
	if !ok {
		return nil
	}
	return c
}

// customArg resolves one argument.
func (r *resolver) customArg(n Node) (CustomArg, bool) {
	arg := CustomArg{Span: n.Where()}
	switch n := n.(type) {
	case *StringNode:
		arg.Kind, arg.Text = ArgText, n.Text
		return arg, true
	case *DirectiveNode:
		switch n.Name {
		case "ref":
			if len(n.Args) != 1 {
				return arg, false
			}
			return r.refArg(n)
		case "type", "attr-dict", "attr-dict-with-keyword", "prop-dict", "qualified":
		default:
			if info := directives[n.Name]; r.isOp() && info.op || !r.isOp() && info.def {
				r.rejectArg(n)
				return arg, false
			}
		}
	}
	return customArgOf(r.subj, r.elem(n, inCustom), arg)
}

// rejectArg reports a directive that is known but no argument of custom.
func (r *resolver) rejectArg(n *DirectiveNode) {
	switch n.Name {
	case "params", "struct":
		r.sink.report(codeListPlace, n.NameSpan, n.Name, "at the top level")
	case "functional-type", "custom", "oilist", "args":
		r.sink.report(codeTopOnly, n.NameSpan, n.Name, "custom")
	default:
		r.sink.report(codeCustomArg, n.NameSpan, quote(n.Name))
	}
}

// customArgOf classifies a resolved element as an argument.
func customArgOf(subj *Subject, e Element, arg CustomArg) (CustomArg, bool) {
	switch e := e.(type) {
	case *Var:
		arg.Kind, arg.Ref, arg.Arity = ArgVar, e.Ref, subj.arity(e.Ref)
	case *TypeOf:
		arg.Kind, arg.Ref, arg.Arity = ArgType, e.Arg.Ref, e.Arg.Arity
	case *AttrDict:
		arg.Kind = ArgAttrDict
	case *PropDict:
		arg.Kind = ArgPropDict
	case *All:
		arg.Kind, arg.All, arg.Arity = ArgAll, e.Kind, Variadic
	default:
		return arg, false
	}
	return arg, true
}

// refArg resolves ref(x) in a custom directive.
func (r *resolver) refArg(n *DirectiveNode) (CustomArg, bool) {
	outer := r.inside
	r.inside = "ref"
	defer func() { r.inside = outer }()
	arg := CustomArg{Span: n.Span, ByRef: true}
	inner := n.Args[0]
	if d, ok := inner.(*DirectiveNode); ok {
		info := directives[d.Name]
		if r.isOp() && !info.op || !r.isOp() && !info.def {
			r.sink.report(codeNotHere, d.NameSpan, d.Name, r.subjectWord())
			return arg, false
		}
		switch d.Name {
		case "type":
			if len(d.Args) != 1 {
				return arg, false
			}
			return r.refType(d, arg)
		case "attr-dict", "attr-dict-with-keyword":
			arg.Kind = ArgAttrDict
			if r.attrDict == nil {
				r.sink.report(codeUnbound, d.Span, quote(d.Name))
			}
			return arg, true
		case "prop-dict":
			r.sink.report(codeRefPropDict, d.Span)
			return arg, false
		case "operands", "regions", "successors":
			arg.Kind, arg.All, arg.Arity = ArgAll, allKind(d.Name), Variadic
			if r.all[arg.All] == nil {
				r.sink.report(codeUnbound, d.Span, quote(d.Name))
			}
			return arg, true
		default:
			r.rejectArg(d)
			return arg, false
		}
	}
	return customArgOf(r.subj, r.elem(inner, inRef), arg)
}

// allKind is the kind of a directive's word.
func allKind(word string) AllKind { return AllKind(slices.Index(allWord[:], word)) }

// refType resolves ref(type(x)).
func (r *resolver) refType(d *DirectiveNode, arg CustomArg) (CustomArg, bool) {
	t, ok := r.typeArg(d.Args[0])
	if !ok {
		return arg, false
	}
	kind, _ := allOf(t.Ref.Kind)
	bound := r.allTypes[kind] != nil
	if !t.All {
		_, one := r.types[t.Ref]
		bound = bound || one
	}
	if !bound {
		r.sink.report(codeUnbound, d.Span, "the type of "+r.typeArgWord(t))
	}
	arg.Kind, arg.Ref, arg.Arity = ArgType, t.Ref, t.Arity
	if t.All {
		arg.Ref.Index = -1
	}
	return arg, true
}

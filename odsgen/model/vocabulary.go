package model

import (
	"reflect"
	"slices"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

// Function is an entry of the expression language's vocabulary.
type Function struct {
	Name string
	// Params are the kinds of the parameters. When the first is a type or an attribute it may be left out in a
	// constraint and is then the constrained thing.
	Params []ExprKind
	// Variadic repeats the last parameter.
	Variadic bool
	Result   ExprKind
	// Elem is the element kind of a list result.
	Elem ExprKind
	Doc  string
	// Word is what generated code and the interpreter call; nil for named_type. Makes marks a function that makes a type
	// in a context.
	Word  *rt.Word
	Makes bool
}

// Functions is the vocabulary of constraint and type expressions: that of [rt.Words], and named_type, the parameterless
// type of a definition (Expr.Def).
func Functions() []Function { return functions }

// LookupFunction returns the entry of that name, or nil.
func LookupFunction(name string) *Function { return functionsByName[name] }

// Call returns the expression of a function of the vocabulary, which must exist, applied to arguments.
func Call(name string, at Span, args ...*Expr) *Expr {
	f := LookupFunction(name)
	return &Expr{Op: ExprCall, Name: name, Func: f, Kind: f.Result, Elem: f.Elem, Args: args, Span: at}
}

var functions, functionsByName = vocabulary()

// kindsOf are the kinds of what Go types hold.
var kindsOf = map[reflect.Type]ExprKind{
	reflect.TypeFor[bool](): KindBool, reflect.TypeFor[int64](): KindInt, reflect.TypeFor[string](): KindString,
	reflect.TypeFor[core.Type]():      KindType,
	reflect.TypeFor[core.Attribute](): KindAttr, reflect.TypeFor[any](): KindAttr, reflect.TypeFor[*core.Region](): KindRegion,
	reflect.TypeFor[[]int64](): KindShape, reflect.TypeFor[[]core.Type](): KindList, reflect.TypeFor[[]core.Attribute](): KindList,
	reflect.TypeFor[rt.List](): KindList,
}

func vocabulary() ([]Function, map[string]*Function) {
	var list []Function
	for i := range rt.Words {
		w := &rt.Words[i]
		t := reflect.TypeOf(w.Func)
		f := Function{Name: w.Name, Variadic: t.IsVariadic(), Doc: w.Doc, Word: w, Result: kindsOf[t.Out(0)]}
		for j := range t.NumIn() {
			switch p := t.In(j); {
			case p == reflect.TypeFor[*core.Context]():
				f.Makes = true
			case f.Variadic && j == t.NumIn()-1:
				f.Params = append(f.Params, kindsOf[p.Elem()])
			default:
				f.Params = append(f.Params, kindsOf[p])
			}
		}
		switch {
		case w.List:
			f.Result, f.Elem = KindList, KindInt
		case f.Result == KindList:
			f.Elem = kindsOf[t.Out(0).Elem()]
		}
		list = append(list, f)
	}
	list = append(list, Function{Name: "named_type", Result: KindType, Doc: "the parameterless type of a definition (Expr.Def)",
		Makes: true})
	byName := map[string]*Function{}
	for i := range list {
		byName[list[i].Name] = &list[i]
	}
	return list, byName
}

// Comparison returns the function that a comparison calls; nil for one of truth values, which Go compares.
func (e *Expr) Comparison() *rt.Word { return comparisons[e.Op][e.Args[0].Kind] }

var comparisons = func() (m [ExprGe + 1][KindList + 1]*rt.Word) {
	ops := map[string]ExprOp{"Eq": ExprEq, "Ne": ExprNe, "Lt": ExprLt, "Le": ExprLe, "Gt": ExprGt, "Ge": ExprGe}
	for i := range rt.Comparisons {
		w := &rt.Comparisons[i]
		m[ops[w.Go[:2]]][kindsOf[reflect.TypeOf(w.Func).In(0)]] = w
	}
	return m
}()

// Maker reports whether a call of a Go function makes a type of nothing but constants: the function gets the context
// before them.
func (e *Expr) Maker() bool {
	return e.Kind == KindType && !slices.ContainsFunc(e.Args, func(a *Expr) bool { return a.Op != ExprInt && a.Op != ExprString })
}

// goTypes are the Go types of the arguments of a Go function that an expression calls.
var goTypes = [...]string{KindBool: "bool", KindInt: "int64", KindString: "string", KindType: "core.Type",
	KindAttr:   "core.Attribute",
	KindRegion: "*core.Region", KindBlock: "*core.Block", KindOperation: "*core.Operation", KindShape: "[]int64",
	KindList: "[]core.Type"}

// GoParams returns the types of the parameters of a Go function that an expression calls.
func (e *Expr) GoParams() []string {
	var out []string
	if e.Maker() {
		out = append(out, "*core.Context")
	}
	for _, a := range e.Args {
		out = append(out, goTypes[a.Kind])
	}
	return out
}

// NativeType returns the function that makes the parameterless type of package core of a definition, nil when there is
// none.
func NativeType(d *AttrOrTypeDef) *rt.Word {
	for i := range rt.Words {
		if rt.Words[i].Go == d.GoName {
			return &rt.Words[i]
		}
	}
	return nil
}

// NewEnum returns an enum without cases, which are to be added before its table is asked for.
func NewEnum() *Enum {
	e := &Enum{}
	e.table = sync.OnceValue(func() *rt.Enum[uint64] {
		t := &rt.Enum[uint64]{}
		for _, c := range e.Cases {
			t.Texts, t.Values = append(t.Texts, c.Str), append(t.Values, c.Value)
		}
		for _, c := range e.PrintedGroups() {
			t.Groups = append(t.Groups, c.Value)
		}
		if e.Bits {
			t.Separator = e.Separator
		}
		return t
	})
	return e
}

// Table returns the table of an enum that generated code has.
func (e *Enum) Table() *rt.Enum[uint64] { return e.table() }

package rule

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// Args are what a step of a match is about. Src are values, lists of values, attributes and operations, nil where they
// are absent; the others are constants.
type Args struct {
	Src   []any
	N, M  int64
	Float float64
	Bool  bool
	Texts []string
}

// Test is a question that rules ask: its text in generated code, and the function that the interpreter calls in its
// place. In the text $x and $y stand for the first two things, $ax and $ay for them as attributes, $ox for the operation
// of a view and $ops for those of all; $n, $m, $f, $b and $texts for the constants.
type Test struct {
	// Go is the condition, Not its opposite.
	Go, Not string
	Holds   func(a *Args) bool
}

// Get finds a thing by what is there already, in the form of a [Test].
type Get struct {
	Go   string
	Find func(a *Args) any
}

// The questions of matches and conditions.
var (
	TestLength = Test{"len($x) == $n", "len($x) != $n", func(a *Args) bool { return int64(len(a.values())) == a.N }}
	TestLonger = Test{"len($x) >= $n", "len($x) < $n", func(a *Args) bool { return int64(len(a.values())) >= a.N }}

	TestSame       = Test{"$ax == $ay", "$ax != $ay", func(a *Args) bool { return a.Src[0] == a.Src[1] }}
	TestSameValues = Test{"slices.Equal($x, $y)", "!slices.Equal($x, $y)",
		func(a *Args) bool { return slices.Equal(a.values(), as[[]*core.Value](a.Src[1])) }}
	TestSameLists = Test{"rule.SameLists($x, $y)", "!rule.SameLists($x, $y)",
		func(a *Args) bool { return SameLists(as[[][]*core.Value](a.Src[0]), as[[][]*core.Value](a.Src[1])) }}

	TestInt   = Test{"rule.IsInt($ax, $n)", "!rule.IsInt($ax, $n)", func(a *Args) bool { return IsInt(a.attr(), a.N) }}
	TestFloat = Test{"rule.IsFloat($ax, $f)", "!rule.IsFloat($ax, $f)", func(a *Args) bool { return IsFloat(a.attr(), a.Float) }}
	TestBool  = Test{"rule.IsBool($ax, $b)", "!rule.IsBool($ax, $b)", func(a *Args) bool { return IsBool(a.attr(), a.Bool) }}
	TestText  = Test{"rule.IsText($ax, $texts)", "!rule.IsText($ax, $texts)",
		func(a *Args) bool { return IsText(a.attr(), a.Texts...) }}

	TestAbsent  = Test{"$x == nil", "$x != nil", func(a *Args) bool { return a.Src[0] == nil }}
	TestPresent = Test{"$x != nil", "$x == nil", func(a *Args) bool { return a.Src[0] != nil }}
	// A property is always there: its attribute form says whether there is a value.
	TestNone = Test{"rule.IsNone($x)", "!rule.IsNone($x)", func(a *Args) bool { return IsNone(a.attr()) }}
	TestSome = Test{"!rule.IsNone($x)", "rule.IsNone($x)", func(a *Args) bool { return !IsNone(a.attr()) }}

	TestUnused   = Test{"!$x.HasUses()", "$x.HasUses()", func(a *Args) bool { return !as[*core.Value](a.Src[0]).HasUses() }}
	TestOneUse   = Test{"$x.HasOneUse()", "!$x.HasOneUse()", func(a *Args) bool { return as[*core.Value](a.Src[0]).HasOneUse() }}
	TestUnusedOp = Test{"!$ox.HasUses()", "$ox.HasUses()", func(a *Args) bool { return !as[*core.Operation](a.Src[0]).HasUses() }}
	TestOneUseOp = Test{"rule.OneUse($ox)", "!rule.OneUse($ox)", func(a *Args) bool { return OneUse(as[*core.Operation](a.Src[0])) }}
	TestSelfUse  = Test{"!rule.HasSelfUse($ops)", "rule.HasSelfUse($ops)",
		func(a *Args) bool {
			return !slices.ContainsFunc(a.Src, func(x any) bool { return HasSelfUse(as[*core.Operation](x)) })
		}}
)

// What matches find in lists.
var (
	GetElem = Get{"$x[$n]", func(a *Args) any { return a.values()[a.N] }}
	GetLast = Get{"$x[len($x)-$n]", func(a *Args) any { return a.values()[len(a.values())-int(a.N)] }}
	GetTail = Get{"$x[$n:]", func(a *Args) any { return a.values()[a.N:] }}
	GetPart = Get{"$x[$n:len($x)-$m]", func(a *Args) any { return a.values()[a.N : len(a.values())-int(a.M)] }}
)

func (a *Args) values() []*core.Value { return as[[]*core.Value](a.Src[0]) }

func (a *Args) attr() core.Attribute { return as[core.Attribute](a.Src[0]) }

func as[T any](x any) T { v, _ := x.(T); return v }

package model

import "slices"

// Pass is a pass that a definition declares. Its generated struct has the options and statistics as fields; what it
// does is the method run, written by hand.
type Pass struct {
	Common
	// Class is upstream's name of the class, which headers of dumps show; default GoName.
	Class string
	// Anchor is the operation that the pass runs on, AnchorInterface the interface that it must implement; neither means
	// any operation.
	Anchor          string
	AnchorInterface *Interface
	// Depends are the dialects that the pass creates operations of.
	Depends    []string
	Options    []*PassOption
	Statistics []*PassStatistic
	// Init promises the method prepare, which runs once before the pipeline.
	Init bool
	// Scratch promises the method scratch, which makes what one goroutine keeps from one operation to the next.
	Scratch bool
	// Registry says that the struct has the registry of passes that the pass was made from.
	Registry bool
}

// NeedsRegistry reports whether the struct has a registry of passes: options are made of other passes, or the pass wants it.
func (p *Pass) NeedsRegistry() bool {
	return p.Registry || slices.ContainsFunc(p.Options, func(o *PassOption) bool { return o.Type == "pipeline" })
}

// ConstName is the Go name of the constant of an enum's word.
func (p *Pass) ConstName(o *PassOption, v PassValue) string { return p.GoName + o.GoName + v.GoName }

// PassOption is an option of a pass.
type PassOption struct {
	Name, GoName, Summary string
	// Type is bool, int, uint, float, string, enum or pipeline; List says that there may be several, of int, string or
	// pipeline, of which there always may.
	Type string
	List bool
	// Values are the words of an enum, with what they mean.
	Values []PassValue
	// Default is the value as text, "" for the zero value; Defaults those of a list.
	Default  string
	Defaults []string
	Span     Span
}

// PassValue is a word of an enum. GoName is what its constant ends with.
type PassValue struct{ Name, GoName, Summary string }

// PassStatistic is a counter.
type PassStatistic struct {
	Name, GoName, Summary string
	Span                  Span
}

package function

import "github.com/odsgen/ods/core"

// Syntax is what differs between function-like operations.
type Syntax struct {
	// Variadic allows "..." behind the arguments.
	Variadic bool
	// Type makes the function type; nil means the builtin one. A reason is reported as it is when there is no such type.
	Type func(c *core.Context, inputs, results []core.Type, variadic bool) (t core.Type, reason string)
	// Elided are attributes that the operation writes elsewhere.
	Elided []string
}

// Signature is what stands between the name and the attributes.
type Signature struct {
	Args     []core.Argument
	Named    bool // the arguments have SSA names
	Variadic bool
	Results  []core.Type
	// ResultAttrs has one entry for each result.
	ResultAttrs [][]core.NamedAttr
}

// Parse reads a whole function: visibility, name, signature, attributes and body. Errors are reported at the parser.
func Parse(p *core.Parser, st *core.OperationState, s Syntax) bool {
	ParseVisibility(p, st)
	var name *core.StringAttr
	if !p.SymbolName(&name) {
		return false
	}
	st.SetAttr(core.SymbolNameAttr, name)
	at := p.Pos()
	var sig Signature
	return ParseSignature(p, &sig, s.Variadic) && sig.store(p, st, at, s) && ParseAttrs(p, st) && ParseBody(p, st, &sig)
}

// ParseVisibility reads public, private or nested when one of them comes next.
func ParseVisibility(p *core.Parser, st *core.OperationState) {
	switch w := p.PeekKeyword(); w {
	case "public", "private", "nested":
		p.Keyword(w)
		st.SetAttr(core.SymbolVisibilityAttr, p.Context().String(w))
	}
}

// ParseSignature reads "(%x: i32 {attrs}, ...) -> (i32 {attrs})"; either all arguments have names or none.
func ParseSignature(p *core.Parser, sig *Signature, variadic bool) bool {
	return sig.parseArgs(p, variadic) && (!p.TryPunct(core.PunctArrow) || sig.parseResults(p))
}

// ParseCallSignature is [ParseSignature] for calls, which name their results even when there are none. It does not
// report that the arrow is missing.
func ParseCallSignature(p *core.Parser, sig *Signature) bool {
	return sig.parseArgs(p, false) && p.TryPunct(core.PunctArrow) && sig.parseResults(p)
}

func (sig *Signature) parseArgs(p *core.Parser, variadic bool) bool {
	if sig.Args == nil {
		sig.Args = p.NewArguments()
	}
	return p.List(core.DelimParen, "", func() bool {
		if sig.Variadic {
			return p.OpErrorf(p.Pos(), "variadic arguments must be in the end of the argument list")
		}
		if variadic && p.TryPunct(core.PunctEllipsis) {
			sig.Variadic = true
			return true
		}
		return sig.parseArg(p)
	})
}

func (sig *Signature) parseArg(p *core.Parser) bool {
	at := p.Pos()
	var a core.Argument
	named, ok := p.TryArgument(&a, true, true)
	if !ok {
		return false
	}
	first := len(sig.Args) == 0
	switch {
	case named && !first && !sig.Named:
		return p.OpErrorf(at, "expected type instead of SSA identifier")
	case !named && !first && sig.Named:
		return p.OpErrorf(at, "expected SSA identifier")
	case !named && (!p.Type(&a.Type) || !p.AttrDict(&a.Attrs) || !p.OptionalLoc(&a.Loc)):
		return false
	}
	sig.Named = named
	sig.Args = append(sig.Args, a)
	return true
}

// parseResults reads one type, or a list in parentheses of types with attributes.
func (sig *Signature) parseResults(p *core.Parser) bool {
	if !p.TryPunct(core.PunctLParen) {
		var t core.Type
		if !p.Type(&t) {
			return false
		}
		sig.Results, sig.ResultAttrs = append(sig.Results, t), append(sig.ResultAttrs, nil)
		return true
	}
	if p.TryPunct(core.PunctRParen) {
		return true
	}
	ok := p.List(core.DelimNone, "", func() bool {
		var t core.Type
		var attrs []core.NamedAttr
		if !p.Type(&t) || !p.AttrDict(&attrs) {
			return false
		}
		sig.Results, sig.ResultAttrs = append(sig.Results, t), append(sig.ResultAttrs, attrs)
		return true
	})
	return ok && p.Punct(core.PunctRParen)
}

// store puts the type and the attributes of arguments and results into the state.
func (sig *Signature) store(p *core.Parser, st *core.OperationState, at core.Pos, s Syntax) bool {
	c := p.Context()
	inputs := make([]core.Type, len(sig.Args))
	argAttrs := make([][]core.NamedAttr, len(sig.Args))
	for i, a := range sig.Args {
		inputs[i], argAttrs[i] = a.Type, a.Attrs
	}
	var t core.Type
	if s.Type == nil {
		t = c.Function(inputs, sig.Results)
	} else {
		var reason string
		if t, reason = s.Type(c, inputs, sig.Results, sig.Variadic); t == nil {
			if reason != "" {
				reason = ": " + reason
			}
			return p.OpErrorf(at, "failed to construct function type%s", reason)
		}
	}
	st.SetAttr(core.FunctionTypeAttr, c.TypeAttr(t))
	setDicts(st, core.ArgAttrsAttr, argAttrs)
	setDicts(st, core.ResAttrsAttr, sig.ResultAttrs)
	return true
}

// setDicts stores one dictionary for each value, unless all of them are empty.
func setDicts(st *core.OperationState, name string, list [][]core.NamedAttr) {
	if a := Dicts(st.Info.Context(), list); a != nil {
		st.SetAttr(name, a)
	}
}

// Dicts returns the array of dictionaries that arg_attrs and res_attrs hold, or nil when all of them are empty.
func Dicts(c *core.Context, list [][]core.NamedAttr) core.Attribute {
	some := false
	for _, attrs := range list {
		some = some || len(attrs) > 0
	}
	if !some {
		return nil
	}
	dicts := make([]core.Attribute, len(list))
	for i, attrs := range list {
		dicts[i] = c.Dict(attrs)
	}
	return c.Array(dicts...)
}

// ParseAttrs reads "attributes {...}" when it comes next. What the syntax says elsewhere cannot be repeated there.
func ParseAttrs(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var attrs []core.NamedAttr
	if !p.AttrDictWithKeyword(&attrs) {
		return false
	}
	for _, name := range []string{core.SymbolVisibilityAttr, core.SymbolNameAttr, core.FunctionTypeAttr} {
		for _, a := range attrs {
			if a.Name == name {
				return p.OpErrorf(at, "'%s' is an inferred attribute and should not be specified in the explicit attribute dictionary", name)
			}
		}
	}
	st.Attrs = append(st.Attrs, attrs...)
	return true
}

// ParseBody reads the body when there is one. It may be parsed later, so nothing else of the operation may follow.
func ParseBody(p *core.Parser, st *core.OperationState, sig *Signature) bool {
	at := p.Pos()
	args := sig.Args
	if !sig.Named {
		args = nil
	}
	empty := false // is read only when the body was parsed at once
	found, ok := p.TryDeferRegion(st.AddRegion(), args, func(r *core.Region) bool {
		empty = r.IsEmpty()
		return !empty
	})
	if found && !ok && empty {
		return p.OpErrorf(at, "expected non-empty function body")
	}
	return ok
}

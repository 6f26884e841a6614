package asmformat

// spacer decides where the printer writes a space, as upstream's generator does: statically, element by element in the
// order of the text, in operation formats the branches of a group one behind the other. So the space in front of an
// element does not depend on what an optional group in front of it prints.
type spacer struct {
	// emit: the next variable or word is set off. punct: the last token was punctuation.
	emit, punct bool
	// def: attribute and type formats, where ` ` and `\n` leave punct as it was.
	def  bool
	subj *Subject
}

// decideSpaces fills the Space fields of all elements.
func decideSpaces(subj *Subject, list []Element) {
	s := &spacer{emit: true, def: subj.Kind != OpSubject, subj: subj}
	s.list(list)
}

func (s *spacer) list(list []Element) {
	for _, e := range list {
		s.element(e)
	}
}

// glued are the characters that have no space before them; behind punctuation only the closing ones and the comma.
const (
	glued           = "<>(){}[],"
	gluedAfterPunct = ">)}],"
	// opening are the characters that have no space behind them.
	opening = "<({["
)

func hasByte(set string, c byte) bool {
	for i := range len(set) {
		if set[i] == c {
			return true
		}
	}
	return false
}

// literal decides for a literal and tells whether a space precedes it.
func (s *spacer) literal(text string) bool {
	set := glued
	if s.punct {
		set = gluedAfterPunct
	}
	space := s.emit && (len(text) != 1 || !hasByte(set, text[0]))
	s.emit = len(text) != 1 || !hasByte(opening, text[0])
	s.punct = !isKeywordStart(text[0])
	return space
}

// value decides for everything else that prints, and tells whether a space precedes it.
func (s *spacer) value() bool {
	space := s.emit || !s.punct
	s.emit, s.punct = true, false
	return space
}

func (s *spacer) blank(kind BlankKind) {
	switch {
	case kind == BlankNone:
		s.emit, s.punct = false, true
	case s.def:
		s.emit = false
	case kind == BlankSpace:
		s.emit, s.punct = false, false
	}
}

func (s *spacer) element(e Element) {
	switch e := e.(type) {
	case *Literal:
		e.Space = s.literal(e.Text)
	case *Whitespace:
		s.blank(e.Kind)
	case *AttrDict, *PropDict:
		s.punct = false
	case *Var:
		e.Space = s.value()
		e.SpaceIfPresent = e.Space && s.mayBeAbsent(e.Ref)
	case *TypeOf:
		e.Space = s.value()
	case *FunctionalType:
		e.Space = s.value()
	case *All:
		e.Space = s.value()
	case *Custom:
		e.Space = s.value()
	case *Args:
		if e.IsList() {
			e.Space = s.literal("(")
			s.literal(")")
		} else {
			e.Space = s.value()
		}
	case *Params:
		e.Space = s.value()
		e.SpaceIfPresent = e.Space && s.allOptional(e.Items)
	case *Struct:
		e.Space = s.value()
		e.SpaceIfPresent = e.Space
		for _, f := range e.Fields {
			e.SpaceIfPresent = e.SpaceIfPresent && s.subj.Params[f.Param].Optional
		}
	case *Group:
		before := *s
		s.branch(e, e.Then)
		if s.def {
			*s = before // in these formats the first branch has no influence on what follows
		}
		s.branch(e, e.Else)
	case *OIList:
		for _, c := range e.Clauses {
			c.Literal.Space = s.literal(c.Literal.Text)
			if c.Unit == nil {
				s.list(c.Body)
			}
		}
	}
}

// branch passes over an anchor that is not printed.
func (s *spacer) branch(g *Group, list []Element) {
	for _, e := range list {
		if !g.ElidedAnchor || e != g.Anchor {
			s.element(e)
		}
	}
}

// mayBeAbsent reports whether the variable prints nothing, and no space, when it is absent. (Upstream writes the space
// of absent operands and regions, and cannot print an absent attribute at all.)
func (s *spacer) mayBeAbsent(ref Ref) bool {
	switch ref.Kind {
	case AttrVar:
		return s.subj.Attrs[ref.Index].Optional
	case ParamVar:
		return s.subj.Params[ref.Index].Optional
	}
	return false
}

func (s *spacer) allOptional(items []*Var) bool {
	for _, v := range items {
		if !s.subj.Params[v.Ref.Index].Optional {
			return false
		}
	}
	return true
}

package asmformat

import "strings"

// sample writes a text of the format up to and including the element next, with every optional element absent that
// next does not need. When skip is set, first is absent too: it is the element for which next would be taken.
func (r *resolver) sample(list []Element, first, next Element, skip bool) string {
	w := &sampler{r: r, first: first, next: next, skip: skip}
	w.words = append(w.words, r.subj.Name)
	w.list(list)
	return strings.Join(w.words, " ")
}

type sampler struct {
	r           *resolver
	first, next Element
	skip, done  bool
	words       []string
	values      int
}

func (w *sampler) add(s string) { w.words = append(w.words, s) }

func (w *sampler) list(list []Element) {
	for _, e := range list {
		if w.done {
			return
		}
		if e == w.first && w.skip {
			continue
		}
		w.element(e)
		if e == w.next {
			w.done = true
		}
	}
}

// needed reports whether a sequence holds one of the elements to show.
func (w *sampler) needed(list []Element) bool {
	return w.next != nil && within(list, w.next) || !w.skip && within(list, w.first)
}

func (w *sampler) element(e Element) {
	switch e := e.(type) {
	case *Literal:
		w.add(e.Text)
	case *Group:
		if w.needed(e.Then) {
			w.list(e.Then)
		} else {
			w.list(e.Else)
		}
	case *OIList:
		for _, c := range e.Clauses {
			if !w.done && (c.Literal == w.next || c.Literal == w.first && !w.skip || w.needed(c.Body)) {
				w.add(c.Literal.Text)
				w.done = c.Literal == w.next
				w.list(c.Body)
			}
		}
	case *Var:
		w.variable(e)
	case *TypeOf:
		if !e.Arg.Arity.IsVarLen() || e == w.next || e == w.first {
			w.add("i32")
		}
	case *FunctionalType:
		w.add("() -> ()")
	case *All:
		if e == w.next || e == w.first {
			w.add([...]string{AllOperands: "%0", AllResults: "", AllRegions: "{}", AllSuccessors: "^bb1"}[e.Kind])
		}
	case *Args:
		w.add(e.sample())
	case *Custom:
		w.add("<" + e.Name + ">")
	case *AttrDict:
		if e == w.next || e == w.first {
			w.add("{a = 1}")
		}
	case *Params, *Struct:
		w.add("...")
	}
}

func (w *sampler) variable(v *Var) {
	shown := v == w.next || v == w.first
	if !shown && (v.Maybe || w.r.subj.arity(v.Ref).IsVarLen()) {
		return
	}
	switch v.Ref.Kind {
	case OperandVar:
		w.add("%" + string(rune('0'+w.values%10)))
		w.values++
	case RegionVar:
		w.add("{}")
	case SuccessorVar:
		w.add("^bb1")
	default:
		a := &ambiguity{r: w.r}
		first, ok := a.varFirst(v)
		starts := startsOf(first, v)
		switch {
		case !ok || len(starts) == 0:
			w.add("<" + v.Name + ">")
		case starts[len(starts)-1].class != 0:
			w.add(starts[len(starts)-1].class.text())
		default:
			w.add(starts[0].token)
		}
	}
}

package pdl

import (
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// replace writes what takes the place of the root.
func (w *writer) replace(root *found) {
	if w.rule.Erase {
		w.line("pdl.erase %s", root.name)
		return
	}
	if n := w.rule.Replace; len(n) == 1 && n[0].Kind == model.RuleOp && n[0].Result < 0 {
		w.line("pdl.replace %s with %s", root.name, w.make(n[0], root).name)
		return
	}
	var names []string
	for _, n := range w.rule.Replace {
		names = append(names, w.built(n, root).name)
	}
	w.line("pdl.replace %s with (%s : %s)", root.name, strings.Join(names, ", "), repeated("!pdl.value", len(names)))
}

// built writes a value of the replacement.
func (w *writer) built(n *model.RuleNode, root ...*found) value {
	switch n.Kind {
	case model.RuleVar:
		if n.Sub != nil && n.Sub.Kind == model.RuleOp {
			f := w.make(n.Sub, nil)
			w.ops[n.Binding] = f
			if len(f.op.Results) == 0 {
				return value{}
			}
			return w.result(f, n.Sub.Result)
		}
		if n.Want == model.BindValues || n.Want == model.BindLists {
			w.refuse("lists of values in the replacement")
		}
		return w.variable(n)
	case model.RuleOp:
		var r *found
		if len(root) > 0 {
			r = root[0]
		}
		f := w.make(n, r)
		if len(f.op.Results) == 0 {
			return value{}
		}
		return w.result(f, n.Result)
	case model.RuleGo:
		w.refuse("the Go function %s", n.Hook.Method)
	}
	w.refuse("a part of the replacement")
	return value{}
}

// make writes an operation of the replacement.
func (w *writer) make(n *model.RuleNode, root *found) *found {
	if len(n.Regions) > 0 {
		w.refuse("regions")
	}
	f := &found{op: n.Op, attrs: map[*model.Attribute]string{}, results: map[int]string{}}
	operands := ""
	if len(n.Op.Operands) == 1 && n.Op.Operands[0].Length == model.Variadic {
		a := n.Args[0]
		if a.Kind != model.RuleVar || a.HasPart || w.lists[a.Binding] == "" {
			w.refuse("lists of values in the replacement")
		}
		operands = " (" + w.lists[a.Binding] + " : !pdl.range<value>)"
	} else {
		for i, a := range n.Args {
			if n.Op.Operands[i].Length != model.Single {
				w.refuse("operands of variable number among those of %s", n.Op.Mnemonic)
			}
			f.args = append(f.args, w.built(a))
		}
		operands = given(f.args)
	}
	var attrs []string
	for _, a := range n.Attrs {
		name := w.makeAttr(a)
		f.attrs[a.Attr] = name
		attrs = append(attrs, `"`+a.Attr.Name+`" = `+name)
	}
	f.types = w.typesOf(n, f, root)
	f.name = w.fresh("op")
	w.line("%s", operation(f, operands, attrs))
	return f
}

// makeAttr writes an attribute of what is made.
func (w *writer) makeAttr(a model.RuleAttr) string {
	switch n := a.Node; n.Kind {
	case model.RuleVar:
		if n.HasPart {
			if f := w.ops[n.Binding]; f != nil && f.attrs[n.PartAttr()] != "" {
				return f.attrs[n.PartAttr()]
			}
			w.refuse("the attribute %s of a matched operation", a.Attr.Name)
		}
		if name := w.attrs[n.Binding]; name != "" {
			return name
		}
		w.refuse("the attribute $%s", n.Binding.Name)
	case model.RuleLit:
		return w.literal(n.Lits[0], a.Attr)
	case model.RuleGo:
		w.refuse("the Go function %s", n.Hook.Method)
	}
	w.refuse("the attribute %s", a.Attr.Name)
	return ""
}

// typesOf returns the types of the results of what is made: as the rule says, or those of the root. Where the operation
// infers them, pdl does.
func (w *writer) typesOf(n *model.RuleNode, f, root *found) (out []string) {
	for _, r := range n.Op.Results {
		if r.Length != model.Single {
			w.refuse("results of variable number of %s", n.Op.Mnemonic)
		}
	}
	switch {
	case len(n.Types) > 0:
		for _, t := range n.Types {
			e := t.Expr
			if e.Op != model.ExprValue || e.Ref.Kind != model.RefOperand {
				w.refuse("a computed type of %s", n.Op.Mnemonic)
			}
			v := w.variable(t.Nodes[e.Ref.Index])
			if v.typ == "" {
				w.refuse("the type of %s", n.Op.Mnemonic)
			}
			out = append(out, v.typ)
		}
	case n.FromRoot && root != nil:
		return root.types[n.RootResult : n.RootResult+len(n.Op.Results)]
	case n.FromRoot:
		w.refuse("the type of %s", n.Op.Mnemonic)
	case form.LikeFirstOperand(n.Op) && f.args[0].typ != "":
		return []string{f.args[0].typ}
	}
	return out
}

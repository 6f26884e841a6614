package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// namedConstraint resolves text that is a constraint: a name, a name with arguments, or an expression (an anonymous
// constraint). It never returns nil.
func (r *Resolver) namedConstraint(u *Unit, n *yamlx.Node, kind model.ConstraintKind,
	args map[string]*argument) *model.Constraint {
	if n == nil {
		return anyConstraint(kind)
	}
	if n.Kind != yamlx.Scalar {
		r.rep.Error(report.WrongKind, n.Place(), "name a constraint", "expected a constraint, not %s", n.Kind)
		return anyConstraint(kind)
	}
	tree := r.parse(n)
	if tree == nil {
		return anyConstraint(kind)
	}
	c := &compiler{r: r, u: u, node: n, params: args}
	if tree.Op != lang.Name && tree.Op != lang.Apply {
		return r.anonymous(u, n, kind, args)
	}
	con := c.constraint(tree, kind)
	if con == nil {
		return anyConstraint(kind)
	}
	if con.Kind != kind && con.Name != anything {
		if con.Enum != nil && kind == model.PropConstraint || con.Enum != nil && kind == model.AttrConstraint {
			c.error(report.ConstraintKind, tree, "change its storage", "enum '%s' is stored as %s, not as %s", con.Name,
				withArticle(con.Kind.String()), withArticle(kind.String()))
		} else {
			c.error(report.ConstraintKind, tree, "name a constraint for "+plural(kind), "'%s' is a constraint for %s, not for %s",
				con.Name, plural(con.Kind), plural(kind))
		}
		return anyConstraint(kind)
	}
	if con.Deprecated != "" {
		r.rep.Warn(report.DeprecatedUse, n.Place(), "use another constraint", "constraint '%s' is deprecated: %s", con.Name,
			con.Deprecated)
	}
	return con
}

func plural(k model.ConstraintKind) string {
	if k == model.PropConstraint {
		return "properties"
	}
	return k.String() + "s"
}

// anonymous compiles an expression that is used as a constraint without being named.
func (r *Resolver) anonymous(u *Unit, n *yamlx.Node, kind model.ConstraintKind, args map[string]*argument) *model.Constraint {
	s := &symbol{name: "", unit: u, key: n, body: n, kind: kind}
	con := r.compileConstraint(s, "", args)
	con.Name = ""
	return con
}

// fillSummary replaces "${param}", "${param:SEP}" and "${param:SEP:EACH}" in a summary.
func (r *Resolver) fillSummary(key *yamlx.Node, o object, text string, args map[string]*argument) string {
	if !strings.Contains(text, "${") {
		return text
	}
	at := key
	if o.n != nil {
		if s := o.n.Get("summary"); s != nil {
			at = s
		}
	}
	var b strings.Builder
	for {
		i := strings.Index(text, "${")
		j := i + strings.Index(text[max(i, 0):], "}")
		if i < 0 || j < i {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(text[:i])
		parts := strings.SplitN(text[i+2:j], ":", 3)
		text = text[j+1:]
		a := args[parts[0]]
		if a == nil {
			var names []string
			for k := range args {
				names = append(names, k)
			}
			slices.Sort(names)
			r.rep.Error(report.UnknownParam, at.Place(), report.DidYouMean(parts[0], names, "declare it in the name: NAME<"+parts[0]+">"),
				"unknown parameter '${%s}' in the summary", parts[0])
			continue
		}
		sep := ", "
		switch a.kind {
		case "types", "attrs":
			sep = " or "
		case "ints":
			sep = "/"
		}
		if len(parts) > 1 {
			sep = parts[1]
		}
		var texts []string
		for _, t := range a.texts(true) {
			times := 1
			if len(parts) > 2 {
				times = strings.Count(parts[2], "%")
			}
			if !r.rep.Grow(at.Place(), 0, len(sep)+len(parts[len(parts)-1])+times*len(t)) {
				return ""
			}
			if len(parts) > 2 {
				t = strings.ReplaceAll(parts[2], "%", t)
			}
			texts = append(texts, t)
		}
		b.WriteString(strings.Join(texts, sep))
	}
}

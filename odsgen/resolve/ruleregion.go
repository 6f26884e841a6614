package resolve

import (
	"slices"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// regionOf returns the region that name=pattern is about; nil when it is about something else.
func regionOf(o *model.Op, a lang.Attr) *model.Region {
	for _, g := range o.Regions {
		if g.Name == a.Name {
			return g
		}
	}
	return nil
}

// needed reports whether an operation is not right without blocks in a region.
func needed(g *model.Region) bool { return g.MinBlocks > 0 || g.Length == model.Variadic }

func given(n *lang.Pattern, g *model.Region) bool {
	return g.Length != model.Variadic && slices.ContainsFunc(n.Attrs, func(a lang.Attr) bool { return a.Name == g.Name })
}

// matchRegion resolves name=_ or name=$x of a region.
func (q *ruler) matchRegion(a lang.Attr, g *model.Region, x *model.RuleNode) {
	n := a.Value
	y := &model.RuleNode{Result: -1, Span: q.span(n)}
	switch {
	case n.Kind == lang.PatAny:
		y.Kind = model.RuleAny
	case n.Kind == lang.PatVar && n.Sub == nil && n.Part == "" && g.Length != model.Variadic && q.names[n.Name] == nil:
		y.Kind = model.RuleVar
		q.bind(n, y, model.Binding{Kind: model.BindRegion})
		if q.inRoot {
			q.regions[y.Binding] = true
		}
	default:
		q.at(n, report.RuleMatch, "write "+a.Name+"=_ or "+a.Name+"=$"+a.Name,
			"a region is only named, with a new name, and '%s' cannot be matched like this", a.Name)
		return
	}
	x.Regions = append(x.Regions, model.RuleRegion{Region: g, Node: y})
}

// buildRegion resolves a region that an operation to build gets: one of the root, whose blocks move.
func (q *ruler) buildRegion(a lang.Attr, g *model.Region, x *model.RuleNode) {
	n := a.Value
	if n.Kind != lang.PatVar || n.Sub != nil || g.Length == model.Variadic {
		q.at(n, report.RuleKind, "name a region of the root", "region '%s' of '%s' cannot be this", a.Name, x.Op.FullName())
		return
	}
	y := q.reference(n.Name, n.Part, n.From, n.To)
	if y == nil {
		return
	}
	if y.HasPart || !q.regions[y.Binding] {
		q.at(n, report.RuleKind, "name a region of the root; each can be moved once",
			"'$%s' is no region of the root that is still there", refName(n.Name, n.Part))
		return
	}
	q.regions[y.Binding] = false
	x.Regions = append(x.Regions, model.RuleRegion{Region: g, Node: y})
}

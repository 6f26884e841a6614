package resolve

import (
	"slices"

	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// apart reads the key builders of a file: which operations have their builders in a package of their own.
func (r *Resolver) apart(u *Unit) {
	v := u.root.get("builders")
	if v == nil {
		return
	}
	o := r.object(v, "'builders'", keys.Apart)
	keep, apart := o.list("keep"), o.flag("apart")
	if !apart && len(keep) > 0 {
		r.rep.Error(report.KeyConflict, o.get("keep").Place(), "write 'apart: true', or remove 'keep'",
			"'keep' names builders that stay where no builder is taken out")
	}
	var known []string
	for _, op := range u.Dialect.Ops {
		op.BuildersApart = apart && !op.SkipBuilders && !slices.ContainsFunc(op.Properties,
			func(a *model.Attribute) bool { return madeByHooks(a.Constraint) })
		known = append(known, op.Mnemonic)
	}
	for _, k := range keep {
		if op := u.Dialect.Op(k.Value()); op != nil {
			op.BuildersApart = false
			continue
		}
		r.rep.Error(report.UnknownValue, k.Place(), report.DidYouMean(k.Value(), known, "name an operation of the file, without the dialect's prefix"),
			"'keep' names '%s', which is no operation of '%s'", k.Value(), u.Dialect.Name)
	}
}

// madeByHooks reports whether a property has a Go type of the author's, which only the package of the dialect converts.
func madeByHooks(c *model.Constraint) bool {
	return c != nil && (c.Form == model.PropGo || madeByHooks(c.Elem))
}

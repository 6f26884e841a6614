package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/scf"
)

// BuildNest makes nested loops that carry nothing, outermost first, with nothing in the innermost body but the
// terminator.
func BuildNest(b *core.Builder, lower, upper, step []*core.Value) []scf.ForOp {
	out := make([]scf.ForOp, len(lower))
	at := b.Save()
	for i := range lower {
		out[i] = scf.NewFor(b, nil, lower[i], upper[i], step[i], nil)
		b.CreateBlock(out[i].Region(), []core.Type{lower[i].Type()}, b.Loc())
		b.SetBefore(scf.NewYield(b, nil).Op)
	}
	b.Restore(at)
	return out
}

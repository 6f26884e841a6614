package llvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/iface/control"
	"github.com/odsgen/ods/generated/iface/view"
	gen "github.com/odsgen/ods/generated/llvm"
)

// noAlias is the attribute of parameters whose memory the function reaches through them only. On an llvm.intr.ssa.copy
// that [inliner.Argument] made, it tells whether the parameter has it.
const noAlias = "llvm.noalias"

// aliasScopes gives the inlined operations scopes of this call: copies of those that they have, new ones for parameters
// that alias nothing else, and those of the call.
func aliasScopes(call *core.Operation, first, end *core.Block) {
	renewScopes(call.Context(), first, end)
	scopesOfParameters(call, first, end)
	for _, name := range []string{"alias_scopes", "noalias_scopes"} {
		if list, ok := call.Attr(name).(*core.ArrayAttr); ok {
			walk(first, end, func(op *core.Operation) { appendTo(op, name, list) })
		}
	}
}

// renewScopes replaces the scopes of the inlined operations by others, because what they say holds for one execution of
// the function only.
func renewScopes(c *core.Context, first, end *core.Block) {
	domains := map[*gen.AliasScopeDomainAttr]*gen.AliasScopeDomainAttr{}
	scopes := map[*gen.AliasScopeAttr]*gen.AliasScopeAttr{}
	renew := func(s *gen.AliasScopeAttr) *gen.AliasScopeAttr {
		if n := scopes[s]; n != nil {
			return n
		}
		d := domains[s.Domain()]
		if d == nil {
			d = gen.GetAliasScopeDomainAttr(c, c.Distinct(c.Unit()), s.Domain().Description())
			domains[s.Domain()] = d
		}
		n := gen.GetAliasScopeAttr(c, c.Distinct(c.Unit()), d, s.Description())
		scopes[s] = n
		return n
	}
	walk(first, end, func(op *core.Operation) {
		if decl, ok := gen.AsNoAliasScopeDeclOp(op); ok {
			decl.SetScopeAttr(renew(decl.ScopeAttr()))
			return
		}
		for _, name := range []string{"alias_scopes", "noalias_scopes"} {
			if op.Info().SlotIndex(name) < 0 {
				continue
			}
			list, ok := op.Attr(name).(*core.ArrayAttr)
			if !ok {
				continue
			}
			fresh := make([]core.Attribute, 0, list.Len())
			for _, a := range list.Elems() {
				if s, ok := a.(*gen.AliasScopeAttr); ok {
					a = renew(s)
				}
				fresh = append(fresh, a)
			}
			op.SetAttr(name, c.Array(fresh...))
		}
	})
}

// parameter is a parameter that aliases nothing else, with its scope.
type parameter struct {
	value *core.Value // of the copy that stands for it
	scope core.Attribute
}

// scopesOfParameters makes a scope for each parameter that aliases nothing else, and says of the inlined accesses which
// of them they can be based on. The copies that stand for arguments go away.
func scopesOfParameters(call *core.Operation, first, end *core.Block) {
	var copies []*core.Operation
	var list []parameter
	c := call.Context()
	b := core.BuilderBefore(call)
	b.SetLoc(call.Loc())
	var domain *gen.AliasScopeDomainAttr
	seen := map[*core.Operation]bool{}
	for _, arg := range call.Operands() {
		for user := range arg.Users() {
			mark, ok := user.Attr(noAlias).(*core.IntegerAttr)
			if !user.Is(&gen.SSACopyDef) || !ok || seen[user] {
				continue
			}
			seen[user] = true
			copies = append(copies, user)
			if mark.Value().IsZero() {
				continue
			}
			if domain == nil {
				domain = gen.GetAliasScopeDomainAttr(c, c.Distinct(c.Unit()), c.String(calleeName(call)))
			}
			scope := gen.GetAliasScopeAttr(c, c.Distinct(c.Unit()), domain, nil)
			gen.NewNoAliasScopeDecl(b, scope)
			list = append(list, parameter{user.Result(0), scope})
		}
	}
	if len(list) > 0 {
		walk(first, end, func(op *core.Operation) {
			if op.Info().SlotIndex("alias_scopes") >= 0 {
				scopesOf(op, list)
			}
		})
	}
	for _, op := range copies {
		op.Result(0).ReplaceAllUsesWith(op.Operand(0))
		op.Erase()
	}
}

func calleeName(call *core.Operation) string {
	op := core.Must(gen.AsCallOp(call))
	name, _ := op.Callee()
	return name
}

// scopesOf adds to one access the scopes of the parameters that it is based on, and those that it is known not to be
// based on.
func scopesOf(op *core.Operation, list []parameter) {
	based := map[*core.Value]bool{}
	for _, v := range accessed(op) {
		origins(v, based)
	}
	other := false // something that is none of the parameters
	for v := range based {
		def := v.DefiningOp()
		switch {
		case def != nil && def.ConstantValue() != nil, def != nil && def.Has(core.TraitConstantLike):
		case def != nil && def.Is(&gen.SSACopyDef):
			mark, ok := def.Attr(noAlias).(*core.IntegerAttr)
			other = other || ok && mark.Value().IsZero()
		case def != nil && def.Is(&gen.AllocaDef):
			other = true
		default:
			return // which may be based on anything
		}
	}
	var on, off []core.Attribute
	for _, p := range list {
		if based[p.value] {
			on = append(on, p.scope)
		} else {
			off = append(off, p.scope)
		}
	}
	c := op.Context()
	appendTo(op, "noalias_scopes", c.Array(off...))
	if !other && !op.Is(&gen.CallDef) {
		appendTo(op, "alias_scopes", c.Array(on...))
	}
}

// accessed returns the addresses that an operation accesses.
func accessed(op *core.Operation) (list []*core.Value) {
	operands := op.OperandList(0, op.NumOperands())
	switch {
	case op.Is(&gen.StoreDef):
		return operands[1:2]
	case op.Is(&gen.LoadDef), op.Is(&gen.AtomicRMWDef), op.Is(&gen.AtomicCmpXchgDef):
		return operands[:1]
	}
	for _, v := range operands {
		if _, ok := v.Type().(*gen.LLVMPointerType); ok {
			list = append(list, v)
		}
	}
	return list
}

// origins collects the values that an address may be computed from: through views, choices and branches.
func origins(v *core.Value, found map[*core.Value]bool) {
	seen := map[*core.Value]bool{}
	work := []*core.Value{v}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if next, ok := before(v); ok {
			work = append(work, next...)
		} else {
			found[v] = true
		}
	}
}

// before returns the values that v is one of, or computed from; ok is false when it is an origin.
func before(v *core.Value) (list []*core.Value, ok bool) {
	def := v.DefiningOp()
	if def == nil {
		return incoming(v)
	}
	if s, ok := control.SelectLikeOpInterfaceKey.Of(def); ok {
		return []*core.Value{s.TrueValue(), s.FalseValue()}, true
	}
	if w, ok := view.ViewLikeOpInterfaceKey.Of(def); ok {
		return []*core.Value{w.ViewSource()}, true
	}
	if def.Is(&gen.GEPDef) || def.Is(&gen.AddrSpaceCastDef) || def.Is(&gen.BitcastDef) {
		return []*core.Value{def.Operand(0)}, true
	}
	return forwarded(v, def, nil)
}

// forwarded returns what an operation with regions passes to one of its results, or to an argument of a region; ok is
// false when that is not known.
func forwarded(v *core.Value, op *core.Operation, region *core.Region) (list []*core.Value, ok bool) {
	b, ok := flow.RegionBranchOpInterfaceKey.Of(op)
	if !ok {
		return nil, false
	}
	for _, from := range append([]*core.Operation{nil}, flow.RegionBranchPoints(op)...) {
		for _, to := range b.RegionSuccessors(from) {
			if to.Region != region {
				continue
			}
			i := slices.Index(to.Inputs, v)
			vals := flow.OperandsBetween(b, from, to)
			if i < 0 || i >= vals.Len() || vals.Value(i) == nil {
				return nil, false
			}
			list = append(list, vals.Value(i))
		}
	}
	return list, len(list) > 0
}

// incoming returns what branches pass to a block argument; ok is false when that is not known.
func incoming(v *core.Value) (list []*core.Value, ok bool) {
	b := v.OwnerBlock()
	if b.IsEntry() {
		return forwarded(v, b.Region().Op(), b.Region())
	}
	for u := range b.SuccUses() {
		branch, ok := flow.BranchOpInterfaceKey.Of(u.Owner())
		if !ok {
			return nil, false
		}
		w := branch.SuccessorOperands(u.Index()).Value(v.Index())
		if w == nil {
			return nil, false
		}
		list = append(list, w)
	}
	return list, len(list) > 0
}

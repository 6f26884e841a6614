package inline

import (
	"github.com/odsgen/ods/core"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/view"
)

// affineDialect is what affine says: its operations stay below affine scopes, loops and conditionals, and its regions
// take what keeps the rules of dimensions and symbols.
type affineDialect struct{ Defaults }

// isAffineRegion reports whether the operation is a loop or a conditional of affine.
func isAffineRegion(op *core.Operation) bool {
	return op.Is(&affine.ForDef) || op.Is(&affine.ParallelDef) || op.Is(&affine.IfDef)
}

func (affineDialect) MayInlineOp(_ *core.Operation, dest *core.Region, _ bool) bool {
	return dest.Op().Has(core.TraitAffineScope) || isAffineRegion(dest.Op())
}

func (affineDialect) MayInlineRegion(dest, source *core.Region, _ bool, values *core.IRMapping) bool {
	if !isAffineRegion(dest.Op()) || !source.HasOneBlock() {
		return false
	}
	for op := range source.Ops() {
		if effects, known := op.Effects(); known && len(effects) == 0 && !op.Has(core.TraitRecursiveMemoryEffects) {
			continue
		}
		if !staysLegal(op, source, dest, values) {
			return false
		}
	}
	return true
}

// staysLegal reports whether the operands of an operation of affine may be dimensions and symbols in their new place as
// well; what else has effects does not stay legal.
func staysLegal(op *core.Operation, source, dest *core.Region, values *core.IRMapping) bool {
	if a, ok := affine.AsApplyOp(op); ok {
		rule := affinedefs.IsValidSymbolIn
		if affinedefs.IsValidDimIn(op.Result(0), source) {
			rule = affinedefs.IsValidDimIn
		}
		return stayLegal(a.MapOperands(), source, dest, values, rule)
	}
	var operands []*core.Value
	var memory *core.Value
	if r, ok := affine.AffineReadOpInterfaceKey.Of(op); ok {
		memory, operands = r.ReadMemRef(), r.ReadOperands()
	} else if w, ok := affine.AffineWriteOpInterfaceKey.Of(op); ok {
		memory, operands = w.WrittenMemRef(), w.WriteOperands()
	} else {
		return false
	}
	access, ok := affine.AffineMapAccessInterfaceKey.Of(op)
	if !ok {
		return false
	}
	n := access.AffineMapOf(memory).Value().NumDims()
	return stayLegal(operands[:n], source, dest, values, affinedefs.IsValidDimIn) &&
		stayLegal(operands[n:], source, dest, values, affinedefs.IsValidSymbolIn)
}

// stayLegal asks the rule about what replaces arguments. Other values from the top of the region stay legal when that
// does not depend on where they are.
func stayLegal(vals []*core.Value, source, dest *core.Region, values *core.IRMapping,
	rule func(*core.Value, *core.Region) bool) bool {
	for _, v := range vals {
		switch {
		case v.ParentRegion() != source:
		case v.IsBlockArg():
			if !rule(values.Value(v), dest) {
				return false
			}
		case v.ConstantValue() == nil && !view.ShapedDimOpInterfaceKey.In(v.DefiningOp().Info()):
			return false
		}
	}
	return true
}

package core

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/evolution"
)

// operandGroup are the values of a declared operand.
type operandGroup struct {
	name  string // in the version that is being looked at
	today string
	arity Arity
	vals  []*Value
}

// changesOperands reports whether the declared operands of an operation, by its name of today, differ between a version
// and today.
func (d *fileDialect) changesOperands(today string) bool {
	for i := range d.ev.Since {
		if s := &d.ev.Since[i]; s.Part == evolution.SinceOperand && s.Owner == today && s.Version > d.version {
			return true
		}
	}
	name := today
	for i := len(d.ev.Upgrades) - 1; i >= 0 && d.ev.Upgrades[i].Version > d.version; i-- {
		if o := d.ev.Upgrades[i].OpNow(name); o != nil {
			if slices.ContainsFunc(o.Operands, func(x evolution.Operand) bool { return x.Removed }) {
				return true
			}
			name = o.Name
		}
	}
	return false
}

// layout returns the declared operands of an operation in the file's version, by going back from those of today.
func (d *fileDialect) layout(info *OpInfo) []operandGroup {
	var out []operandGroup
	for _, v := range info.def.Operands {
		if d.ev.SinceOf(evolution.SinceOperand, info.Name(), v.Name) <= d.version {
			out = append(out, operandGroup{name: v.Name, today: v.Name, arity: v.Arity})
		}
	}
	name := info.Name()
	for i := len(d.ev.Upgrades) - 1; i >= 0 && d.ev.Upgrades[i].Version > d.version; i-- {
		o := d.ev.Upgrades[i].OpNow(name)
		if o == nil {
			continue
		}
		for _, x := range o.Operands {
			if k := slices.IndexFunc(out, func(g operandGroup) bool { return g.name == x.To && x.To != "" }); k >= 0 {
				out[k].name = x.Name
			}
			if x.Removed {
				out = slices.Insert(out, min(x.At, len(out)), operandGroup{name: x.Name, arity: Arity(x.Arity)})
			}
		}
		name = o.Name
	}
	return out
}

// severalSizes reports whether groups need their sizes written down.
func severalSizes(list []operandGroup) bool {
	n := 0
	for _, g := range list {
		if g.arity != Single {
			n++
		}
	}
	return n > 1
}

// operandsBefore returns the groups of operands that an operation of the file has; nil when the groups are those of
// today.
func (d *fileDialect) operandsBefore(o *versionedOp) ([]operandGroup, error) {
	today := d.today(o.name)
	info := o.Op.Context().LookupOp(today)
	if info == nil || !d.changesOperands(today) {
		return nil, nil
	}
	list := d.layout(info)
	vals := o.Op.OperandList(0, o.Op.NumOperands())
	if severalSizes(list) || o.Attr(segmentsName) != nil {
		sizes, ok := o.Attr(segmentsName).(*DenseArrayAttr)
		if !ok || sizes.Len() != len(list) {
			return nil, fmt.Errorf("of %s needs '%s' with %d sizes", d.says(), segmentsName, len(list))
		}
		for i := range list {
			n := sizes.Int(i)
			if n < 0 || n > int64(len(vals)) {
				return nil, fmt.Errorf("'%s' does not fit %d operands", segmentsName, o.Op.NumOperands())
			}
			list[i].vals, vals = vals[:n], vals[n:]
		}
	} else {
		more := len(vals) - len(list) + 1 // of the group that may have any number, if there is one
		for i := range list {
			n := 1
			if list[i].arity != Single {
				n = more
			}
			if n < 0 || n > len(vals) || n > 1 && list[i].arity == Optional {
				return nil, fmt.Errorf("of %s does not take %d operands", d.says(), o.Op.NumOperands())
			}
			list[i].vals, vals = vals[:n], vals[n:]
		}
	}
	if len(vals) > 0 {
		return nil, fmt.Errorf("of %s does not take %d operands", d.says(), o.Op.NumOperands())
	}
	return list, nil
}

const segmentsName = "operandSegmentSizes"

// dropGroups applies a change to groups: operands that were removed lose their values, others get their new names.
func dropGroups(list []operandGroup, c *evolution.Op) []operandGroup {
	if list == nil {
		return nil
	}
	out := list[:0]
	for _, g := range list {
		i := slices.IndexFunc(c.Operands, func(x evolution.Operand) bool { return x.Name == g.name })
		if i >= 0 && c.Operands[i].Removed {
			continue
		}
		if i >= 0 && c.Operands[i].To != "" {
			g.name = c.Operands[i].To
		}
		out = append(out, g)
	}
	return out
}

// setGroups gives the operation the operands that it has today: those of the groups, none for what is newer. Nil changes
// nothing.
func (o *versionedOp) setGroups(list []operandGroup) {
	info := o.Op.Context().LookupOp(o.name)
	if list == nil || info == nil {
		return
	}
	var vals []*Value
	sizes := make([]int32, len(info.def.Operands))
	for i, v := range info.def.Operands {
		if k := slices.IndexFunc(list, func(g operandGroup) bool { return g.today == v.Name }); k >= 0 {
			vals = append(vals, list[k].vals...)
			sizes[i] = int32(len(list[k].vals))
		}
	}
	o.Op.SetOperands(vals)
	o.SetAttr(segmentsName, nil)
	if info.def.OperandSegments > 0 {
		o.SetAttr(segmentsName, o.Op.Context().I32Array(sizes...))
	}
}

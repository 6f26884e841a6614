package core

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/internal/fanout"
)

// versionedOp is an operation between two versions of its dialect. Hand-written upgrades and downgrades change it.
// Everything but its name and its inherent attributes is changed through Op, whose results may get other types. Nothing
// verifies it in between.
type versionedOp struct {
	// Op is the operation, which has no definition now.
	Op *Operation
	// Name is the full name that it has, or gets.
	name  string
	attrs []versionedAttr
	// From and To are the versions that the file has and wants.
	From, To int
}

// versionedAttr is an inherent attribute, with the name that it has today.
type versionedAttr struct {
	NamedAttr
	today string
	loose bool // it stood among the discardable attributes
}

// Operation returns the operation; see VersionedOp of package rt, by which hooks know this type.
func (o *versionedOp) Operation() *Operation { return o.Op }

// Name returns the name that the operation has in the version that is being made.
func (o *versionedOp) Name() string { return o.name }

// SetName gives it another one.
func (o *versionedOp) SetName(name string) { o.name = name }

// Attr returns an inherent attribute by the name that it has in the version that is being made; nil when it is absent.
func (o *versionedOp) Attr(name string) Attribute {
	if i := o.index(name); i >= 0 {
		return o.attrs[i].Value
	}
	return nil
}

func (o *versionedOp) index(name string) int {
	return slices.IndexFunc(o.attrs, func(a versionedAttr) bool { return a.Name == name })
}

// SetAttr sets an inherent attribute; nil removes it.
func (o *versionedOp) SetAttr(name string, a Attribute) {
	i := o.index(name)
	switch {
	case a == nil && i >= 0:
		o.attrs = slices.Delete(o.attrs, i, i+1)
	case a == nil:
	case i >= 0:
		o.attrs[i].Value = a
	default:
		o.attrs = append(o.attrs, versionedAttr{NamedAttr: NamedAttr{Name: name, Value: a}, today: name})
	}
}

// Upgrade brings a module up to date that was read in other versions of its dialects. Operations of older versions
// become those of today; one for which there is nothing is an error at its place. Those of newer versions that are not
// known, or differ from what is known, stay as they are, to be written back: then the module keeps [evolution.AttrName]
// for these dialects.
func (top *Operation) Upgrade(v evolution.Versions, r *Reporter) bool {
	files := top.Context().filesIn(v)
	var list []*Operation
	if files != nil {
		top.WalkPre(func(op *Operation) WalkResult {
			if op.info.opaque && files[op.info.namespace] != nil {
				list = append(list, op)
			}
			return WalkAdvance
		})
	}
	ok := true
	for _, op := range list {
		if op.IsErased() || !op.info.opaque {
			continue // what a hook removed or replaced
		}
		d := files[op.info.namespace]
		if d.isNewer() {
			d.keep(op)
		} else if err := d.upgrade(op); err != nil {
			ok = r.OpErrorf(op, "%v", err).Fail()
		}
	}
	finishVersions(top, files)
	return ok
}

// moduleOf returns the operation that says the versions: the one in a new module, or the module itself.
func moduleOf(top *Operation) *Operation {
	if top.DiscardableAttr(evolution.AttrName) == nil && top.NumRegions() == 1 {
		if b := top.Region(0).Entry(); b != nil && b.first != nil && b.first == b.last {
			return b.first
		}
	}
	return top
}

func hasVersions(top *Operation) bool {
	return moduleOf(top).DiscardableAttr(evolution.AttrName) != nil
}

// finishVersions takes the versions off that are up to date now.
func finishVersions(top *Operation, files fileVersions) {
	m := moduleOf(top)
	said := m.Versions()
	left := maps.Clone(said)
	if left == nil {
		left = evolution.Versions{}
	}
	registry := top.Context().registry
	for name := range said {
		if ev := registry.Evolution(name); ev != nil && said[name] <= ev.Version {
			delete(left, name)
		}
	}
	for name, d := range files {
		if d.isNewer() {
			left[name] = d.version
		}
	}
	if len(left) != len(said) || len(files) > 0 {
		setVersions(m, left)
	}
}

// versioned takes an operation without definition apart.
func versioned(op *Operation, from, to int) (*versionedOp, error) {
	o := &versionedOp{Op: op, name: op.Name(), From: from, To: to}
	props := op.OpaqueProperties()
	dict, ok := props.(*DictAttr)
	if props != nil && !ok {
		return nil, fmt.Errorf("has properties that are no dictionary: %s", AttrString(props))
	}
	if dict != nil {
		for _, e := range dict.entries {
			name := currentSegments(e.Name)
			o.attrs = append(o.attrs, versionedAttr{NamedAttr: NamedAttr{Name: name, Value: e.Value}, today: name})
		}
	}
	var rest []NamedAttr
	for _, e := range op.DiscardableAttrs() {
		name := currentSegments(e.Name)
		if strings.Contains(name, ".") || o.index(name) >= 0 {
			rest = append(rest, e)
			continue
		}
		o.attrs = append(o.attrs, versionedAttr{NamedAttr: NamedAttr{Name: name, Value: e.Value}, today: name, loose: true})
	}
	op.SetDiscardableAttrs(rest)
	return o, nil
}

// currentSegments returns today's name of the sizes of segments.
func currentSegments(name string) string {
	switch name {
	case "operand_segment_sizes":
		return "operandSegmentSizes"
	case "result_segment_sizes":
		return "resultSegmentSizes"
	}
	return name
}

// upgrade makes an operation of an older version one of today.
func (d *fileDialect) upgrade(op *Operation) error {
	o, err := versioned(op, d.version, d.ev.Version)
	if err != nil {
		return err
	}
	was := d.says()
	groups, err := d.operandsBefore(o)
	if err != nil {
		return err
	}
	for i := range d.ev.Upgrades {
		u := &d.ev.Upgrades[i]
		c := u.Op(o.name)
		if u.Version <= d.version || c == nil {
			continue
		}
		if err := d.upgradeAttrs(o, c); err != nil {
			return err
		}
		groups = dropGroups(groups, c)
		name := o.name
		o.name = cmp.Or(c.To, c.Name)
		if c.Up != nil {
			o.setGroups(groups)
			if err := o.call(c.Up, d.dialect.Hooks); err != nil {
				return fmt.Errorf("of %s cannot be upgraded to version %s: %w", was, evolution.Text(u.Version), err)
			}
			groups = nil
			if op.IsErased() {
				return nil
			}
		}
		if c.Removed && (c.Up == nil || o.name == name) {
			return fmt.Errorf("of %s was removed with version %s", was, evolution.Text(u.Version))
		}
	}
	info := op.Context().LookupOp(o.name)
	switch s := d.ev.SinceOf(evolution.SinceOp, "", o.name); {
	case info == nil:
		return fmt.Errorf("is unknown, and was so in %s", was)
	case s > d.version && o.name == op.Name():
		return fmt.Errorf("exists since version %s, but the file is written in %s", evolution.Text(s), was)
	}
	o.setGroups(groups)
	return o.define(info)
}

// call runs a hook. Nothing has verified the operation, so that a panic is taken for what is wrong with it.
func (o *versionedOp) call(hook func(hooks, op any) error, hooks any) (err error) {
	if panicked := fanout.Catch(func() { err = hook(hooks, o) }); panicked != nil {
		return fmt.Errorf("the hook panicked: %w", panicked)
	}
	return err
}

// upgradeAttrs applies a change to the inherent attributes.
func (d *fileDialect) upgradeAttrs(o *versionedOp, c *evolution.Op) error {
	from := slices.Clone(o.attrs)
	o.attrs = o.attrs[:0]
	for _, a := range from {
		i := slices.IndexFunc(c.Attrs, func(x evolution.Attr) bool { return x.Name == a.Name && (x.Removed || x.To != "") })
		if i >= 0 && c.Attrs[i].Removed {
			continue
		}
		if i >= 0 {
			a.Name = c.Attrs[i].To
		}
		o.attrs = append(o.attrs, a)
	}
	for _, x := range c.Attrs {
		name := cmp.Or(x.To, x.Name)
		if x.Removed || x.Before == "" || o.Attr(name) != nil {
			continue
		}
		v, err := ParseAttr(o.Op.Context(), x.Before)
		if err != nil {
			return fmt.Errorf("attribute '%s': %w", name, err)
		}
		o.SetAttr(name, v)
	}
	return nil
}

// define gives the operation a definition.
func (o *versionedOp) define(info *OpInfo) error {
	op := o.Op
	for i := range info.def.Slots {
		if info.def.Slots[i].Segments && o.Attr(info.def.Slots[i].Name) == nil {
			return fmt.Errorf("lacks '%s'", info.def.Slots[i].Name)
		}
	}
	values := make([]Attribute, info.numSlots)
	rest := slices.Clone(op.DiscardableAttrs())
	for _, a := range o.attrs {
		i := info.SlotIndex(a.Name)
		if i < 0 && a.loose {
			rest = append(rest, a.NamedAttr)
			continue
		}
		if i < 0 {
			return fmt.Errorf("has no attribute '%s'", a.Name)
		}
		v, wrong := info.Storable(i, a.Value)
		if wrong != "" {
			return fmt.Errorf("attribute '%s' cannot be %s: %s", a.Name, AttrString(a.Value), wrong)
		}
		values[i] = v
	}
	op.redefine(info, nil)
	for i, v := range values {
		if v != nil {
			op.SetSlot(i, v)
		}
	}
	op.SetDiscardableAttrs(rest)
	return nil
}

// redefine gives an operation another definition, with default values, or opaque properties.
func (op *Operation) redefine(info *OpInfo, props Attribute) {
	op.info, op.slots = info, info.defaultSlots()
	op.flags &^= opOwnsSlots
	if props != nil || op.ext != nil {
		op.extension(nil).setProps(props)
	}
}

// Storable returns what the slot with a definition index holds for an attribute, in its normal form, or says what is
// wrong with the attribute.
func (i *OpInfo) Storable(slot int, a Attribute) (Attribute, string) {
	d := &i.def.Slots[slot]
	switch {
	case d.Prop != nil:
		return d.Prop.convert(i.Hooks(), i.ctx, a)
	case d.Segments:
		n := len(i.def.Operands)
		if slot+1 == i.def.ResultSegments {
			n = len(i.def.Results)
		}
		if s, ok := a.(*DenseArrayAttr); !ok || s.elem != Type(i.ctx.I32()) || slot+1 != i.def.OperandSegments && slot+1 != i.def.ResultSegments || s.n == n {
			return a, ""
		}
		return nil, fmt.Sprintf("expected %d sizes", n)
	case !d.Constraint.Stores(a):
		return nil, "expected " + d.Constraint.Summary
	}
	return a, ""
}

// keep makes an operation of a newer version one of today when it fits what is known today; else it stays as it is.
func (d *fileDialect) keep(op *Operation) {
	info := op.Context().LookupOp(op.Name())
	if info == nil {
		return
	}
	opaque, props, rest := op.info, op.OpaqueProperties(), slices.Clone(op.DiscardableAttrs())
	o, err := versioned(op, d.version, d.ev.Version)
	if err == nil {
		if err = o.define(info); err == nil && !op.VerifyDeclared(NewReporter(op.Context())) {
			err = fmt.Errorf("differs")
			op.redefine(opaque, props)
		}
	}
	if err != nil {
		op.SetDiscardableAttrs(rest)
	}
}

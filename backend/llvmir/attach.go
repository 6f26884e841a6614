package llvmir

import (
	"slices"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/llvm"
)

// mdKind is a kind of metadata that hangs on to an instruction, in LLVM's order.
type mdKind uint8

const (
	mdTBAA mdKind = iota
	mdProf
	mdInvariantLoad
	mdAliasScope
	mdNoAlias
	mdNontemporal
	mdDereferenceable
	mdDereferenceableOrNull
	mdInvariantGroup
	mdAlign
	mdLoop
	mdAccessGroup
)

var mdKindNames = [...]string{mdTBAA: "tbaa", mdProf: "prof", mdInvariantLoad: "invariant.load", mdAliasScope: "alias.scope",
	mdNoAlias: "noalias", mdNontemporal: "nontemporal", mdDereferenceable: "dereferenceable",
	mdDereferenceableOrNull: "dereferenceable_or_null", mdInvariantGroup: "invariant.group", mdAlign: "align", mdLoop: "llvm.loop",
	mdAccessGroup: "llvm.access.group"}

// attachments are the metadata of one instruction.
type attachments []attachment

type attachment struct {
	kind mdKind
	node int
}

func (l *attachments) add(k mdKind, node int) { *l = append(*l, attachment{k, node}) }

// attach writes the metadata of an instruction, the location that is still to be written first.
func (b *body) attach(l *attachments) {
	b.location(b.loc)
	b.loc = core.Location{}
	slices.SortStableFunc(*l, func(x, y attachment) int { return int(x.kind) - int(y.kind) })
	for _, a := range *l {
		b.str(", !" + mdKindNames[a.kind] + " !" + strconv.Itoa(b.t.meta.slot(a.node)))
	}
}

// access adds the metadata that tells memory accesses apart.
func (b *body) access(l *attachments, op *core.Operation) {
	for _, e := range [...]struct {
		attr string
		kind mdKind
	}{{"tbaa", mdTBAA}, {"alias_scopes", mdAliasScope}, {"noalias_scopes", mdNoAlias}, {"access_groups", mdAccessGroup}} {
		list, ok := op.Attr(e.attr).(*core.ArrayAttr)
		if !ok || list.Len() == 0 {
			continue
		}
		var ops []mdOperand
		for _, a := range list.Elems() {
			if n, ok := b.t.attrNode(a); ok {
				ops = append(ops, mdRef(n))
			}
		}
		switch {
		case len(ops) == 0:
		case len(ops) == 1 && (e.kind == mdTBAA || e.kind == mdAccessGroup):
			l.add(e.kind, ops[0].node-1)
		case e.kind != mdTBAA:
			l.add(e.kind, b.t.meta.node(false, ops...))
		}
	}
}

// attrNode returns the metadata node that an attribute stands for.
func (t *translator) attrNode(a core.Attribute) (int, bool) {
	if n, ok := t.attrNodes[a]; ok {
		return n, true
	}
	n, ok := t.makeAttrNode(a)
	if ok {
		t.attrNodes[a] = n
	}
	return n, ok
}

func (t *translator) makeAttrNode(a core.Attribute) (int, bool) {
	m := &t.meta
	switch a := a.(type) {
	case *llvm.AccessGroupAttr:
		return m.node(true), true
	case *llvm.AliasScopeDomainAttr:
		return t.scopeNode(a.Id(), -1, a.Description()), true
	case *llvm.AliasScopeAttr:
		d, ok := t.attrNode(a.Domain())
		return t.scopeNode(a.Id(), d, a.Description()), ok
	case *llvm.TBAARootAttr:
		if id := a.Id(); id != nil {
			return m.node(false, mdString(id.Value())), true
		}
		return m.selfNode(), true
	case *llvm.TBAATypeDescriptorAttr:
		ops := []mdOperand{mdString(a.Id())}
		for _, e := range a.Members() {
			n, ok := t.attrNode(e.TypeDesc())
			if !ok {
				return 0, false
			}
			ops = append(ops, mdRef(n), mdInt(64, e.Offset()))
		}
		return m.node(false, ops...), true
	case *llvm.TBAATagAttr:
		base, ok1 := t.attrNode(a.BaseType())
		acc, ok2 := t.attrNode(a.AccessType())
		ops := []mdOperand{mdRef(base), mdRef(acc), mdInt(64, a.Offset())}
		if a.Constant() {
			ops = append(ops, mdInt(64, 1))
		}
		return m.node(false, ops...), ok1 && ok2
	}
	return 0, false
}

// scopeNode makes an alias scope or a domain of them: named ones are what their name says, the others distinct.
func (t *translator) scopeNode(id core.Attribute, domain int, description *core.StringAttr) int {
	var ops []mdOperand
	if domain >= 0 {
		ops = append(ops, mdRef(domain))
	}
	if description != nil && description.Value() != "" {
		ops = append(ops, mdString(description.Value()))
	}
	if s, ok := id.(*core.StringAttr); ok {
		return t.meta.node(false, append([]mdOperand{mdString(s.Value())}, ops...)...)
	}
	return t.meta.selfNode(ops...)
}

// functionMetadata writes the metadata of a function, each after a blank: its description, its profile, and what
// OpenCL states about it in the order in which the module mentions these kinds first.
func (t *translator) functionMetadata(out []byte, f llvm.LLVMFuncOp, dbg int) []byte {
	add := func(kind string, node int) {
		out = strconv.AppendInt(append(append(append(out, " !"...), kind...), " !"...), int64(t.meta.slot(node)), 10)
	}
	if dbg != none {
		add("dbg", dbg)
	}
	if n, ok := f.FunctionEntryCount(); ok {
		add("prof", t.meta.node(false, mdString("function_entry_count"), mdInt(64, n)))
	}
	for _, kind := range t.kernelKinds {
		if ops := t.kernelMetadata(f, kind); ops != nil {
			add(kind, t.meta.node(false, ops...))
		}
	}
	return out
}

// noteKernelKinds records the kinds of kernel metadata that functions have.
func (t *translator) noteKernelKinds() {
	for _, op := range t.funcs {
		f, _ := llvm.AsLLVMFuncOp(op)
		for _, kind := range [...]string{"vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size"} {
			if op.Attr(kind) != nil && !slices.Contains(t.kernelKinds, kind) && t.kernelMetadata(f, kind) != nil {
				t.kernelKinds = append(t.kernelKinds, kind)
			}
		}
	}
}

// kernelMetadata returns what OpenCL states about a function, nil when it does not.
func (t *translator) kernelMetadata(f llvm.LLVMFuncOp, kind string) []mdOperand {
	switch a := f.Op.Attr(kind).(type) {
	case *llvm.VecTypeHintAttr:
		signed := int64(0)
		if a.IsSigned() {
			signed = 1
		}
		return []mdOperand{{text: string(t.appendTyped(nil, undefConst(a.Hint().Value())))}, mdInt(32, signed)}
	case *core.DenseArrayAttr:
		var ops []mdOperand
		for _, n := range rt.DenseOf[int32](a) {
			ops = append(ops, mdInt(32, int64(n)))
		}
		return ops
	case *core.IntegerAttr:
		return []mdOperand{mdInt(32, a.Int64())}
	}
	return nil
}

// weights makes the node of branch weights, or returns -1.
func (t *translator) weights(w []int32) int {
	if len(w) == 0 {
		return -1
	}
	ops := []mdOperand{mdString("branch_weights")}
	for _, n := range w {
		ops = append(ops, mdInt(32, int64(n)))
	}
	return t.meta.node(false, ops...)
}

package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// shareMethods finds the operations with shared hooks that implement their interfaces by the same methods. Of several such
// sets of methods below one name of hooks, that which two operations have first is shared.
func shareMethods(d *model.Dialect) {
	count, shared := map[string]int{}, map[string]string{}
	for _, op := range d.Ops {
		if key := methodsKey(op); key != "" {
			if count[key]++; count[key] == 2 && shared[op.SharedHooks] == "" {
				shared[op.SharedHooks] = key
			}
		}
	}
	for _, op := range d.Ops {
		key := methodsKey(op)
		op.SharesMethods = key != "" && key == shared[op.SharedHooks]
	}
}

// methodsKey describes the methods by which an operation implements its interfaces; "" where its own view has to, because it
// has hooks of its own, an accessor is one of the methods, or something else needs to know the operation.
func methodsKey(op *model.Op) string {
	if op.SharedHooks == "" {
		return ""
	}
	accessors := accessorNames(op)
	var methods []string
	for _, use := range op.Interfaces {
		for _, i := range use.Interface.Lineage() {
			if i.InTables() {
				continue
			}
			if i.Conditional {
				return ""
			}
			for _, m := range i.Methods {
				if m.Static || accessors[m.Name] {
					return ""
				}
				how := i.Name + "." + m.Name
				if own := interfaceHook(op.Hooks, m.Name); own != nil {
					if own.Binding != nil && own.Binding.Part != nil {
						return ""
					}
					how += " " + howImplemented(own)
				}
				methods = append(methods, how)
			}
		}
	}
	for _, k := range []model.HookKind{model.HookEffects, model.HookSpeculatable} {
		if h := model.FindHook(op.Hooks, k); h != nil {
			methods = append(methods, howImplemented(h))
		}
	}
	if methods == nil {
		return ""
	}
	return op.SharedHooks + ": " + strings.Join(methods, ", ")
}

// interfaceHook returns the hook by which a definition implements a method, or nil.
func interfaceHook(hooks []model.Hook, method string) *model.Hook {
	i := slices.IndexFunc(hooks, func(h model.Hook) bool {
		return h.Kind == model.HookInterfaceMethod && h.Signature.Name == method
	})
	if i < 0 {
		return nil
	}
	return &hooks[i]
}

// howImplemented tells hooks apart by what they call.
func howImplemented(h *model.Hook) string {
	switch {
	case h.Binding != nil:
		return "none"
	case h.Native():
		return h.Func.Path + "." + h.Func.Name
	}
	return h.Method
}

// accessorNames are the methods that the view of an operation has for its parts.
func accessorNames(op *model.Op) map[string]bool {
	names := map[string]bool{}
	for _, v := range slices.Concat(op.Operands, op.Results) {
		names[v.GoName] = true
	}
	for _, a := range slices.Concat(op.Attributes, op.Properties) {
		names[a.GoName], names[a.GoName+"Attr"] = true, true
	}
	for _, g := range op.Regions {
		names[g.GoName] = true
	}
	for _, s := range op.Successors {
		names[s.GoName] = true
	}
	return names
}

package llvmir

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// Attributes of dialect omp that say for whom a module is translated, and what of it is for a device. They are read by name,
// so that who links this package does not link that dialect.
const (
	isDeviceAttr      = "omp.is_target_device"
	declareTargetAttr = "omp.declare_target"
)

// isDevice reports whether a module is translated for a device.
func isDevice(m *core.Operation) bool {
	a, ok := m.Attr(isDeviceAttr).(*core.IntegerAttr)
	return ok && a.Int64() != 0
}

// declares reports whether an operation says something about devices, such as "device_type = (host)".
func declares(op *core.Operation, what string) bool {
	a := op.Attr(declareTargetAttr)
	return a != nil && strings.Contains(core.AttrString(a), what)
}

// hostOnly reports whether a function is of no use for the device that the module is translated for: it is declared for the
// host, and nothing else in the module refers to it.
func (t *translator) hostOnly(m, f *core.Operation) bool {
	return t.device && declares(f, "device_type = (host)") && f.SymbolKnownUnusedIn(m)
}

// writeDevicePointers writes, for each global that the device gets by reference, the pointer through which it does.
func (t *translator) writeDevicePointers() {
	if !t.device {
		return
	}
	for _, g := range t.globals {
		if name, ok := g.op.SymbolName(); ok && declares(g.op, "capture_clause = (link)") {
			t.body = appendName(append(t.body, '@'), name+"_decl_tgt_ref_ptr")
			t.body = append(t.body, " = weak global ptr null, align 8\n"...)
		}
	}
}

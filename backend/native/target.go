package native

import (
	"context"
	"fmt"
	"os/exec"
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
)

// The attributes of a module that say for what machine it is; that of [layout.Attr] and the last one describe the
// layout of memory.
const (
	tripleAttr = "llvm.target_triple"
	specAttr   = "dlti.dl_spec"
)

// Prepare returns a copy of a module of the llvm dialect that is ready for LLVM's tools: with the helpers that it
// calls, and with the layout of memory on this machine, or on that of its target triple, when it has none. Without a
// layout each tool would assume one of its own when it computes addresses.
func Prepare(ctx context.Context, module *core.Operation) (*core.Operation, error) {
	return prepare(ctx, module, "")
}

// prepare is Prepare for a target triple, unless it is empty. The layout is then that of the target.
func prepare(ctx context.Context, module *core.Operation, target string) (*core.Operation, error) {
	m := module.Clone(nil)
	if target != "" {
		for _, name := range [...]string{layout.Attr, specAttr} {
			m.RemoveAttr(name)
		}
		m.SetAttr(tripleAttr, m.Context().String(target))
	}
	if err := AddHelpers(m); err != nil {
		return nil, err
	}
	if m.Attr(layout.Attr) != nil || m.Attr(specAttr) != nil {
		return m, nil
	}
	opt, err := FindTool(ctx, "opt")
	if err != nil {
		return nil, err
	}
	triple := ""
	if a, ok := m.Attr(tripleAttr).(*core.StringAttr); ok {
		triple = a.Value()
	} else if triple = aboutTool(ctx, opt, "Default target: "); triple == "" {
		return nil, fmt.Errorf("'%s' does not say for which target it works; give the module the attribute '%s'", opt, tripleAttr)
	}
	text, err := layoutOf(ctx, opt, triple)
	if err != nil {
		return nil, err
	}
	m.SetAttr(tripleAttr, m.Context().String(triple))
	m.SetAttr(layout.Attr, m.Context().String(text))
	return m, nil
}

// layoutOf asks opt for the layout of memory on a target.
func layoutOf(ctx context.Context, opt, triple string) (string, error) {
	cmd := exec.CommandContext(ctx, opt, "-S", "-mtriple="+triple, "-")
	cmd.Stdin = strings.NewReader("\n")
	out, err := cmd.CombinedOutput()
	_, rest, ok := strings.Cut(string(out), "target datalayout = \"")
	layout, _, closed := strings.Cut(rest, "\"")
	if err != nil || !ok || !closed {
		return "", fmt.Errorf("'%s' does not know target '%s' (%v): %s", opt, triple, err, strings.TrimSpace(string(out)))
	}
	return layout, nil
}

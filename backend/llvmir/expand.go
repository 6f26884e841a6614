package llvmir

import (
	"github.com/odsgen/ods/backend/llvmir/internal/intrin"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Expander is implemented by dialects whose operations can be translated to LLVM IR although they are not those of llvm.
type Expander interface {
	// Expand builds operations of dialect llvm for the operation, at the builder's insertion point, and returns what its
	// results become. ok is false where there is no translation; nothing is built then.
	Expand(op *core.Operation, b *core.Builder) (results []*core.Value, ok bool)
}

// Translation is the key of [Expander].
var Translation = core.DialectInterface[Expander]{Name: "LLVMTranslationDialectInterface"}

// ExpandFunc adapts a function to [Expander].
type ExpandFunc func(op *core.Operation, b *core.Builder) ([]*core.Value, bool)

// Expand calls the function.
func (f ExpandFunc) Expand(op *core.Operation, b *core.Builder) ([]*core.Value, bool) {
	return f(op, b)
}

// AddTranslation lets [Write] translate the operations of a dialect.
func AddTranslation(r *core.Registry, dialect string, x Expander) {
	r.AddExtension(core.Extension{Dialects: []string{dialect}, Apply: func(l *core.Loading) {
		Translation.Attach(l, dialect, x)
	}})
}

// expandable returns the dialects in use that have a translation.
func expandable(c *core.Context) map[string]Expander {
	var m map[string]Expander
	for _, d := range c.LoadedDialects() {
		if x, ok := Translation.Of(c, d); ok {
			if m == nil {
				m = map[string]Expander{}
			}
			m[d.Name()] = x
		}
	}
	return m
}

// expanded returns the module with operations of other dialects replaced by those of llvm: the module itself when there are
// none, else a copy.
func (t *translator) expanded(module *core.Operation) *core.Operation {
	t.expanders, t.lowerers = expandable(t.ctx), lowerers(t.ctx)
	if !t.anyExpandable(module) {
		return module
	}
	module = module.Clone(nil)
	b := core.NewBuilder(t.ctx)
	for f := range module.Region(0).Ops() {
		if !f.Is(&llvm.LLVMFuncDef) {
			continue
		}
		f.Walk(func(op *core.Operation) {
			x := t.expanders[op.Info().DialectName()]
			if x == nil {
				return
			}
			b.SetBefore(op)
			b.SetLoc(op.Loc())
			if results, ok := x.Expand(op, b); ok {
				for i, v := range results {
					op.Result(i).ReplaceAllUsesWith(v)
				}
				op.Erase()
			}
		})
	}
	return module
}

// anyExpandable reports whether the functions of a module have operations of other dialects that have a translation.
func (t *translator) anyExpandable(module *core.Operation) bool {
	if len(t.expanders)+len(t.lowerers) == 0 {
		return false
	}
	found := false
	for f := range module.Region(0).Ops() {
		if f.Is(&llvm.LLVMFuncDef) {
			f.Walk(func(op *core.Operation) {
				d := op.Info().DialectName()
				found = found || t.expanders[d] != nil || t.lowerers[d] != nil
			})
		}
	}
	return found
}

// HasIntrinsic reports whether LLVM has an intrinsic of a name, given without the types that overload it.
func HasIntrinsic(name string) bool {
	_, ok := intrin.Lookup(name)
	return ok
}

package emit

import "github.com/odsgen/ods/odsgen/model"

// implementerOf returns the type that implements the interfaces of an operation: its view, or a view of all the operations that
// share their hooks and have the same interfaces.
//
//	type StructuredOp struct{ core.OpView }
//	func (op StructuredOp) DpsInits() flow.SuccessorOperands { return op.Op.Info().Hooks().(Hooks).DpsInitsStructured(op.Op) }
func (g *gen) implementerOf(o *model.Op) string {
	if o.SharesMethods {
		return o.SharedHooks + "Op"
	}
	return o.GoName + "Op"
}

// sharedView emits the view that operations share, unless it is there.
func (g *gen) sharedView(s *source, o *model.Op) {
	name := g.implementerOf(o)
	if g.sharedViews[name] {
		return
	}
	g.sharedViews[name] = true
	s.doc("%s is a view of %s and the other operations with the hooks %s. It has the methods of their interfaces, and their own views convert to it: %s(view).",
		name, o.FullName(), o.SharedHooks, name)
	s.p("type %s struct{ core.OpView }\n", name)
	g.interfaceMethods(s, o, name)
}

// Package transform runs scripts of dialect transform: named sequences whose operations change other IR, the payload.
//
//	reg := passes.NewRegistry()
//	transform.RegisterPasses(reg) // transform-interpreter and its like
//
// A [State] knows what each handle of the script stands for, and follows the payload while patterns and passes rewrite
// it. What an operation of a script does is an [Op]; a project of one's own attaches further ones:
//
//	dialects := core.NewRegistry()
//	transform.Extend(dialects)
//	dialects.AddExtension(core.Extension{Dialects: []string{"mine"}, Apply: func(l *core.Loading) {
//		transform.Attach(l, "transform.mine.erase", transform.Each(func(c *transform.Call, op *core.Operation) ([]any, transform.Outcome) {
//			c.Rewriter.EraseOp(op)
//			return nil, transform.Done
//		}))
//	}})
//
// An application is done, or fails. A definite failure ends the script; one that may be silenced can be caught by
// operations around, such as transform.alternatives.
package transform

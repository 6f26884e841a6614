// Package flow has the interfaces of control flow: terminators that branch to blocks, operations that pass control
// between their regions, and loops, with what they say about the values that go along.
//
//	func firstForwarded(op *core.Operation) []*core.Value {
//		if b, ok := flow.BranchOpInterfaceKey.Of(op); ok {
//			return b.SuccessorOperands(0).Forwarded()
//		}
//		return nil
//	}
//
// Queries may be called concurrently; what changes operands belongs to the goroutine that owns the operation.
package flow

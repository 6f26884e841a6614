// Package byval makes the copies that llvm.byval promises: a function gets a pointer to memory of its own, and what it writes
// there stays unseen by its caller. LLVM's code generators make the copy where the function is called; here the function
// makes it when it is entered, so that direct and indirect calls are alike.
//
//	module, err := byval.Expanded(module) // for backends that have no such arguments
package byval

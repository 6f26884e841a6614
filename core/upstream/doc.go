// Package upstream lists where MLIR 22.1.8 is wrong and this project is right, and lets a context be wrong in the same way.
//
// Text, diagnostics and results follow upstream byte for byte, but right comes before equal: where upstream's result
// computes something else than its input, crashes, never ends or cannot be read back, ours is the right one. Each such
// place has a name and a row in [Differences], from which docs/beyond-upstream.md is written. Code that knows upstream's
// way too asks for it by the name:
//
//	if op.IsSpeculatable() || upstream.TrappingHoist.In(op.Context()) {
//		fmt.Println("moved out of a loop that may not run")
//	}
//
// A context follows upstream after core.Context.FollowUpstreamBugs, which is what the flag --upstream-bugs of `ods opt` sets.
package upstream

// Package lower says by which passes a module becomes one of the llvm dialect. It links none of them: they are in the registry of
// the program.
//
//	pipeline, findings := passes.ParsePipeline(registry, lower.Pipeline(module, false))
package lower

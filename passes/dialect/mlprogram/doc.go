// Package mlprogram has the passes that rewrite operations of the dialect ml_program: mlprogram-pipeline-globals, which
// drops loads and stores of globals that tell nothing new.
//
//	reg := passes.NewRegistry()
//	mlprogram.RegisterPasses(reg)
package mlprogram

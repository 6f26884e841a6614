// Package testtransform extends the transform dialect by what mlir-opt's own tests need in scripts, as mlir-opt does: a
// definition (testtransform.yaml), the code that odsgen makes of it (*.gen.go), and the hooks that the definition
// promises. The command ods links it.
package testtransform

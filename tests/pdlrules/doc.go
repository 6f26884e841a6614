// Package pdlrules holds the modules that "odsgen pdl" writes against the rules that they are written from: both are
// applied to the same sources, and mlir-opt reads the modules of all shipped definitions.
package pdlrules

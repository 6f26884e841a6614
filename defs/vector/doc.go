// Package vector is what the definition of dialect vector promises: custom syntax, verifiers and type inference. The
// types and builders are in generated/vector.
package vector

// Package tosa has the hand-written semantics of the dialect tosa: syntax, verifiers and the shapes of results. Types,
// attributes and operations are in package generated/tosa.
package tosa

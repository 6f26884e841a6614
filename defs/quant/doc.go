// Package quant has the hand-written semantics of the dialect quant: the text of quantized types, what they demand of
// the tensors that have them as elements, and folds of casts. Types and operations are in package generated/quant.
//
// [Storage] returns the integer that holds a quantized value.
package quant

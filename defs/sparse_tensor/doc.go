// Package sparse_tensor has the hand-written semantics of the dialect sparse_tensor: the text of encodings and loops,
// and what encodings demand. Types, attributes and operations are in package generated/sparse_tensor.
package sparse_tensor

// Package runtimecheck makes checks of what the verifier of an operation cannot know: that subscripts, sizes, offsets and
// strides that are computed fit, and that memory is aligned. It is upstream's pass generate-runtime-verification, which
// asks an interface that operations of memref, tensor and linalg have; here a table says how an operation is checked.
package runtimecheck

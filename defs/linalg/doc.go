// Package linalg implements the semantics of dialect linalg: operations that are loops over an iteration space, with a
// region that computes one point.
//
// Named operations, such as linalg.matmul, have indexing maps, kinds of loops and a region of their own, which the
// table in named.go gives. [Maps] and [Iterators] answer for all of them, and for linalg.generic.
package linalg

// Package mpi has the definition of dialect mpi: messages between processes. It needs no semantics in Go.
package mpi

//go:build !linux

package jit

// reserve returns nil: memory is Go's, and moves when it grows.
func reserve(uint64) []byte { return nil }

func commit([]byte) bool { return false }

func unreserve([]byte) {}

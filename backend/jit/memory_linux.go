package jit

import "syscall"

// reserve returns addresses for so many bytes, none of which can be used yet; nil when there are none.
func reserve(size uint64) []byte {
	const noReserve = 0x4000 // memory that is never touched costs nothing
	b, err := syscall.Mmap(-1, 0, int(size), syscall.PROT_NONE, syscall.MAP_ANON|syscall.MAP_PRIVATE|noReserve)
	if err != nil {
		return nil
	}
	return b
}

// commit makes bytes from the start on usable. They are zero.
func commit(b []byte) bool { return syscall.Mprotect(b, syscall.PROT_READ|syscall.PROT_WRITE) == nil }

// unreserve gives addresses back.
func unreserve(b []byte) { _ = syscall.Munmap(b) }

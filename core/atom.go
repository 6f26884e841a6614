package core

import (
	"sync/atomic"
	"unsafe"
)

// atom is a pointer that several goroutines read and set. It is what [atomic.Pointer] is, with functions in place of
// methods: a package that imports core sees the types below an operation, and compiles the methods of each instance of
// a generic type among them once more.
type atom[T any] struct {
	_ [0]*T // so that atoms of different types cannot be converted into one another
	p unsafe.Pointer
}

func load[T any](a *atom[T]) *T { return (*T)(atomic.LoadPointer(&a.p)) }

func store[T any](a *atom[T], v *T) { atomic.StorePointer(&a.p, unsafe.Pointer(v)) }

// storeFirst sets an atom that has no value yet; it reports whether it did.
func storeFirst[T any](a *atom[T], v *T) bool {
	return atomic.CompareAndSwapPointer(&a.p, nil, unsafe.Pointer(v))
}

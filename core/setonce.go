package core

// SetOnce is a part of a type that is not in its identity and gets its value after the type was made, as the body of a
// recursive type does. The zero value is unset. It may be used by several goroutines at once.
type SetOnce[T any] struct{ p atom[T] }

// Get returns the value, or the zero value and false before it was set.
func (s *SetOnce[T]) Get() (v T, ok bool) {
	if p := load(&s.p); p != nil {
		return *p, true
	}
	return v, false
}

// Set sets the value. It changes nothing and returns false when there is one already.
func (s *SetOnce[T]) Set(v T) bool { return storeFirst(&s.p, &v) }

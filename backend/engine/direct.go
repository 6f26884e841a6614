package engine

import (
	"context"
	"math"
	"unsafe"
)

// number is what functions that are called without reflection take and return.
type number interface {
	int32 | int64 | int | float32 | float64
}

// direct returns a Go function of the type of none when it has one to three numbers of one type and a result of it,
// nil otherwise.
func (e *Engine) direct(f *function, none any) any {
	for _, make := range [...]func(*Engine, *function, any) any{directOf[float64], directOf[float32], directOf[int64], directOf[int32],
		directOf[int]} {
		if fn := make(e, f, none); fn != nil {
			return fn
		}
	}
	return nil
}

func directOf[T number](e *Engine, f *function, none any) any {
	// The words are the function's own; a call from within a call of it has others.
	n, _ := e.wordCount(f)
	stack, busy := make([]uint64, max(n, 3)), false
	call := func(x, y, z T) (T, error) {
		outer, err := e.enter()
		if err != nil {
			var zero T
			return zero, err
		}
		defer e.leave(outer)
		s := stack
		if busy {
			s = make([]uint64, len(stack))
		}
		was := busy
		busy = true
		s[0], s[1], s[2] = toWord(x), toWord(y), toWord(z)
		err = e.start()
		if err == nil {
			err = e.invoke(context.Background(), f, s, nil)
		}
		busy = was
		if err != nil {
			var zero T
			return zero, err
		}
		return fromWord[T](s[0]), nil
	}
	must := func(x, y, z T) T {
		v, err := call(x, y, z)
		if err != nil {
			panic(err)
		}
		return v
	}
	switch none.(type) {
	case func(T) T:
		return func(x T) T { return must(x, 0, 0) }
	case func(T, T) T:
		return func(x, y T) T { return must(x, y, 0) }
	case func(T, T, T) T:
		return must
	case func(T) (T, error):
		return func(x T) (T, error) { return call(x, 0, 0) }
	case func(T, T) (T, error):
		return func(x, y T) (T, error) { return call(x, y, 0) }
	case func(T, T, T) (T, error):
		return call
	}
	return nil
}

// start runs the constructors of the module when none of its functions was called yet.
func (e *Engine) start() error {
	if len(e.constructors) == 0 {
		return nil
	}
	return e.construct(context.Background())
}

func toWord[T number](v T) uint64 {
	switch v := any(v).(type) {
	case float64:
		return math.Float64bits(v)
	case float32:
		return uint64(math.Float32bits(v))
	case int32:
		return uint64(uint32(v))
	case int64:
		return uint64(v)
	case int:
		return uint64(v)
	}
	return 0
}

func fromWord[T number](w uint64) T {
	var v T
	if unsafe.Sizeof(v) == 4 {
		n := uint32(w)
		return *(*T)(unsafe.Pointer(&n))
	}
	return *(*T)(unsafe.Pointer(&w))
}

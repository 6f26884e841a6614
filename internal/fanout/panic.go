package fanout

import (
	"fmt"
	"runtime/debug"
)

// Panic is what a function panicked with, and where.
type Panic struct {
	Value any
	// Stack is the stack of the goroutine that panicked, as [debug.Stack] writes it.
	Stack []byte
}

// Error returns the text of the value.
func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

// Unwrap returns the value when it is an error, else nil.
func (p *Panic) Unwrap() error {
	err, _ := p.Value.(error)
	return err
}

// Raise panics with p, so that it goes on in another function or goroutine; it does nothing when p is nil.
func (p *Panic) Raise() {
	if p != nil {
		panic(p)
	}
}

// Catch calls f and returns what it panicked with; nil when it did not. What [Panic.Raise] passed on keeps its value
// and stack.
func Catch(f func()) (p *Panic) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *Panic:
			p = v
		default:
			p = &Panic{v, debug.Stack()}
		}
	}()
	f()
	return nil
}

package engine

import (
	"errors"
	"sync/atomic"
)

// ErrBusy is the error of a call of an engine that is in a call of another goroutine, or, interpreting, in the call of a
// function of Go. An engine has one memory and one stack; a program that computes in several goroutines makes an instance
// for each of them, see [Engine.NewInstance].
var ErrBusy = errors.New("the engine is in another call; make an instance for each goroutine (Engine.NewInstance), or let one wait for the other")

// activity is what an engine is doing.
type activity struct{ state atomic.Int32 }

const (
	idle    int32 = iota
	running       // the program
	outside       // a function of Go that compiled code called, which may call the engine again
)

// enter begins a call of the engine. The result is for leave.
func (a *activity) enter() (was int32, err error) {
	switch {
	case a.state.CompareAndSwap(idle, running):
		return idle, nil
	case a.state.CompareAndSwap(outside, running):
		return outside, nil
	}
	return 0, ErrBusy
}

// leave ends a call.
func (a *activity) leave(was int32) { a.state.Store(was) }

// callOut executes a function of Go for compiled code.
func (a *activity) callOut(x External, c *ExternalCall) (Value, error) {
	was := a.state.Swap(outside)
	v, err := x(c)
	if !a.state.CompareAndSwap(outside, was) {
		return void, ErrBusy // somebody else has got in meanwhile
	}
	return v, err
}

package engine

import (
	"errors"
	"fmt"
)

// Class says why a call ended with an error. It is itself an error, so that errors.As finds it; [ClassOf] does.
type Class uint8

// The classes of errors.
const (
	// Undefined is behaviour that the program's language leaves undefined, and the class of errors about the call itself.
	Undefined Class = iota
	// Limit is one of the limits of [Options], or the end of the context.
	Limit
	// Unsupported is what the engine does not execute.
	Unsupported
	// Aborted is an end that the program asked for: C's abort or an operation that traps.
	Aborted
)

// Error implements error.
func (c Class) Error() string {
	return [...]string{"undefined behaviour", "a limit", "what the engine does not execute", "an end that the program asked for"}[c]
}

// ClassOf returns the class of an error of [Engine.Call] or [New].
func ClassOf(err error) Class {
	var c Class
	errors.As(err, &c)
	return c
}

// classText is an [errorText] of another class than [Undefined].
type classText struct {
	string
	class Class
}

func (c *classText) Error() string { return c.string }

// Errorf makes an error of the class, for an [External] to return.
func (c Class) Errorf(format string, args ...any) error {
	return &classText{fmt.Sprintf(format, args...), c}
}

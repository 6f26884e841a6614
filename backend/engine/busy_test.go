package engine

import (
	"context"
	"errors"
	"testing"
)

const twiceText = `llvm.func @pause()
llvm.func @twice(%x: i64) -> i64 {
  llvm.call @pause() : () -> ()
  %0 = llvm.add %x, %x : i64
  llvm.return %0 : i64
}
llvm.func @next(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.add %x, %one : i64
  llvm.return %0 : i64
}`

// TestBusy calls an engine from a second goroutine while the first one is in the program, in a function of Go that the
// program calls, and afterwards.
func TestBusy(t *testing.T) {
	var e *Engine
	var next func(int64) (int64, error)
	var inner error
	e = newEngine(t, twiceText, Options{Externals: map[string]External{"pause": func(*ExternalCall) (Value, error) {
		_, inner = next(1) // would use the stack of the call around it
		return Value{}, nil
	}}})
	twice, err := Func[func(int64) (int64, error)](e, "twice")
	if err != nil {
		t.Fatal(err)
	}
	if next, err = Func[func(int64) (int64, error)](e, "next"); err != nil {
		t.Fatal(err)
	}
	if v, err := twice(21); v != 42 || err != nil || !errors.Is(inner, ErrBusy) {
		t.Fatalf("a call within a call: %d, %v, %v", v, err, inner)
	}
	was, err := e.enter() // as a call of another goroutine does
	if err != nil {
		t.Fatal(err)
	}
	if _, err := twice(21); !errors.Is(err, ErrBusy) {
		t.Errorf("Func: %v", err)
	}
	if _, err := e.Call(context.Background(), "twice", indexValue(21)); !errors.Is(err, ErrBusy) {
		t.Errorf("Call: %v", err)
	}
	if err := e.Invoke(context.Background(), "twice", []uint64{21}); !errors.Is(err, ErrBusy) {
		t.Errorf("Invoke: %v", err)
	}
	e.leave(was)
	if v, err := twice(21); v != 42 || err != nil {
		t.Errorf("afterwards: %d, %v", v, err)
	}
}

// TestBusyGoroutines lets goroutines share an engine: each call is right or says that it is not.
func TestBusyGoroutines(t *testing.T) {
	e := newEngine(t, twiceText, Options{})
	type answer struct {
		v   []Value
		err error
	}
	answers := make(chan answer)
	const calls = 40
	for range calls {
		go func() {
			v, err := e.Call(context.Background(), "next", indexValue(41))
			answers <- answer{v, err}
		}()
	}
	for range calls {
		if a := <-answers; a.err != nil && !errors.Is(a.err, ErrBusy) || a.err == nil && a.v[0].Int.Int64() != 42 {
			t.Errorf("%v, %v", a.v, a.err)
		}
	}
}

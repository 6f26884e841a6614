package jit

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
)

// TestInstances executes instances of one compiled program at the same time. Each has its own globals and memory, and compiles nothing.
func TestInstances(t *testing.T) {
	e := open(t, `memref.global "private" @state : memref<1xi64> = dense<0>
func.func private @host(i64) -> i64
func.func @step(%by: i64) -> i64 {
  %m = memref.get_global @state : memref<1xi64>
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<1xi64>
  %h = call @host(%by) : (i64) -> i64
  %y = arith.addi %x, %h : i64
  memref.store %y, %m[%c0] : memref<1xi64>
  return %y : i64
}
func.func @sum(%v: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %v, %c0 : memref<?xi64>
  %zero = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> i64 {
    %x = memref.load %v[%i] : memref<?xi64>
    %b = arith.addi %a, %x : i64
    scf.yield %b : i64
  }
  return %r : i64
}
func.func @div(%x: i64, %y: i64) -> i64 {
  %0 = arith.divsi %x, %y : i64
  return %0 : i64
}
`, engine.Options{Externals: map[string]engine.External{"host": engine.HostFunc(func(x int64) int64 { return x })}})
	const workers, calls = 6, 30
	fails := make(chan error, workers)
	for k := range int64(workers) {
		go func() {
			fails <- func() error {
				x, err := e.NewInstance()
				if err != nil {
					return err
				}
				defer x.Close()
				step, err := engine.Func[func(int64) (int64, error)](x, "step")
				if err != nil {
					return err
				}
				sum, err := engine.Func[func([]int64) (int64, error)](x, "sum")
				if err != nil {
					return err
				}
				data := make([]int64, 1000)
				for i := range data {
					data[i] = k
				}
				for i := range int64(calls) {
					if v, err := step(k); err != nil || v != (i+1)*k {
						return fmt.Errorf("instance %d, call %d: %d, %v", k, i, v, err)
					}
					if v, err := sum(data); err != nil || v != 1000*k {
						return fmt.Errorf("instance %d, sum %d: %d, %v", k, i, v, err)
					}
				}
				div, err := engine.Func[func(x, y int64) (int64, error)](x, "div")
				if err != nil {
					return err
				}
				if _, err := div(1, 0); err == nil || !strings.Contains(err.Error(), "division by zero") {
					return fmt.Errorf("instance %d: %v", k, err)
				}
				return nil
			}()
		}()
	}
	for range workers {
		if err := <-fails; err != nil {
			t.Error(err)
		}
	}
	if v := typed[func(int64) int64](t, e, "step")(5); v != 5 {
		t.Errorf("the first engine has %d", v)
	}
	// Code stays until the last instance is closed, and then there are no new ones.
	x, err := e.NewInstance()
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	y, err := x.NewInstance()
	if err != nil {
		t.Fatal(err)
	}
	if v := typed[func(int64) int64](t, y, "step")(3); v != 3 {
		t.Errorf("got %d", v)
	}
	y.Close()
	y.Close()
	if v := typed[func(int64) int64](t, x, "step")(4); v != 4 {
		t.Errorf("got %d", v)
	}
	if runtime.GOARCH == "wasm" {
		return
	}
	x.Close()
	if _, err := x.NewInstance(); err == nil || err.Error() != "the program is closed" {
		t.Errorf("got %v", err)
	}
}

// TestBusy calls compiled code from a second goroutine while it is in the program: the call says that it is not possible, and the one
// that is running goes on.
func TestBusy(t *testing.T) {
	if runtime.GOARCH == "wasm" {
		t.Skip("there is one thread, which is in the program")
	}
	var got [3]error
	inside := make(chan bool)
	e := open(t, numbers, engine.Options{Externals: map[string]engine.External{"scale": engine.HostFunc(func(k float64, _ []float64) float64 { return k })}})
	spin := typed[func(context.Context) error](t, e, "forever")
	hypot2 := typed[func(x, y float64) (float64, error)](t, e, "hypot2")
	dot := typed[func(x, y []float64) (float64, error)](t, e, "dot")
	ctx, stop := context.WithCancel(t.Context())
	started := make(chan error)
	go func() { started <- spin(&signaling{ctx, inside}) }()
	<-inside
	_, got[0] = hypot2(3, 4)
	_, got[1] = dot([]float64{1}, []float64{2})
	_, got[2] = e.Call(t.Context(), "hypot2")
	stop()
	if err := <-started; !errors.Is(err, context.Canceled) {
		t.Errorf("the first call: %v", err)
	}
	for i, err := range got[:2] {
		if !errors.Is(err, engine.ErrBusy) {
			t.Errorf("call %d: %v", i, err)
		}
	}
	if !errors.Is(got[2], engine.ErrBusy) {
		t.Errorf("Call: %v", got[2])
	}
	if v, err := hypot2(3, 4); v != 25 || err != nil {
		t.Errorf("afterwards: %v, %v", v, err)
	}
}

// signaling is a context that says when it was asked, which is when the program is running.
type signaling struct {
	context.Context
	asked chan bool
}

// Err implements context.Context.
func (s *signaling) Err() error {
	select {
	case s.asked <- true:
	default:
	}
	return s.Context.Err()
}

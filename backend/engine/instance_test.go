package engine

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
)

// countText has state, calls, output, an initializer that is executed and a trap.
const countText = `llvm.func @printI64(i64)
llvm.func @host(i64) -> i64
llvm.mlir.global internal @calls(0 : i64) : i64
llvm.mlir.global internal @where() : !llvm.ptr {
  %p = llvm.mlir.addressof @calls : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @step(%by: i64) -> i64 {
  %w = llvm.mlir.addressof @where : !llvm.ptr
  %p = llvm.load %w : !llvm.ptr -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  %1 = llvm.add %0, %by : i64
  llvm.store %1, %p : i64, !llvm.ptr
  llvm.return %1 : i64
}
llvm.func @count(%n: i64, %by: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %r: i64):
  %go = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %go, ^body, ^end
^body:
  %h = llvm.call @host(%by) : (i64) -> i64
  %s = llvm.call @step(%h) : (i64) -> i64
  %next = llvm.add %i, %one : i64
  llvm.br ^loop(%next, %s : i64, i64)
^end:
  llvm.call @printI64(%r) : (i64) -> ()
  llvm.return %r : i64
}
llvm.func @divide(%x: i64, %y: i64) -> i64 {
  %0 = llvm.sdiv %x, %y : i64
  llvm.return %0 : i64
}
`

// TestInstances lets goroutines execute instances of one program at the same time: each has its own globals, and what is wrong in one
// is wrong there.
func TestInstances(t *testing.T) {
	var out strings.Builder
	e := newEngine(t, countText, Options{Stdout: &out, Externals: map[string]External{"host": HostFunc(func(x int64) int64 { return x })}})
	const workers, calls = 8, 20
	var group sync.WaitGroup
	fails := make(chan error, workers)
	for k := range workers {
		group.Add(1)
		go func() {
			defer group.Done()
			fails <- func() error {
				x, err := e.NewInstance()
				if err != nil {
					return err
				}
				defer x.Close()
				count, err := Func[func(n, by int64) (int64, error)](x, "count")
				if err != nil {
					return err
				}
				for i := range int64(calls) {
					if v, err := count(50, int64(k)); err != nil || v != (i+1)*50*int64(k) {
						return fmt.Errorf("worker %d, call %d: %d, %v", k, i, v, err)
					}
				}
				_, err = x.Call(context.Background(), "divide", indexValue(1), indexValue(uint64(k%2)))
				if (err == nil) != (k%2 == 1) || err != nil && err.Error() != "test.mlir:33:8: error: division by zero" {
					return fmt.Errorf("worker %d: %v", k, err)
				}
				return nil
			}()
		}()
	}
	group.Wait()
	for range workers {
		if err := <-fails; err != nil {
			t.Error(err)
		}
	}
	// The first engine has seen nothing of that.
	if g, err := Global[int64](e, "calls"); err != nil || g[0] != 0 {
		t.Errorf("got %v, %v", g, err)
	}
	if v, err := e.Call(t.Context(), "step", indexValue(7)); err != nil || v[0].Int.Int64() != 7 {
		t.Errorf("got %v, %v", v, err)
	}
	if len(out.String()) < workers*calls {
		t.Errorf("got output %q", out.String())
	}
	x, err := e.NewInstance()
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewMemref(e, []int64{1})
	if err != nil {
		t.Fatal(err)
	}
	if owner, _ := m.describe(); owner == x {
		t.Error("a memref belongs to two instances")
	}
	was, err := e.enter()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Call(t.Context(), "step", indexValue(1)); !errors.Is(err, ErrBusy) {
		t.Errorf("got %v", err)
	}
	if v, err := x.Call(t.Context(), "step", indexValue(1)); err != nil || v[0].Int.Int64() != 1 {
		t.Errorf("while another instance is busy: %v, %v", v, err)
	}
	e.leave(was)
}

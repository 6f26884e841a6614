package fanout_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/odsgen/ods/internal/fanout"
)

func TestEach(t *testing.T) {
	for _, workers := range []int{0, 1, 2, 8} {
		for _, n := range []int{0, 1, 2, 1000} {
			pool := fanout.NewPool(workers)
			done := make([]atomic.Int32, n)
			p := pool.Each(0, n, func(worker, i int) {
				if worker < 0 || worker >= pool.Workers() {
					t.Errorf("%d workers: one has number %d", workers, worker)
				}
				done[i].Add(1)
			})
			if p != nil {
				t.Errorf("%d workers, %d calls: panic %v", workers, n, p)
			}
			for i := range done {
				if got := done[i].Load(); got != 1 {
					t.Errorf("%d workers: %d of %d was called %d times", workers, i, n, got)
				}
			}
		}
	}
}

func TestBatches(t *testing.T) {
	for _, n := range []int{0, 1, 7, 64, 1000} {
		var sum, longest atomic.Int64
		p := fanout.NewPool(4).Batches(0, n, 16, func(_, lo, hi int) {
			longest.Store(max(longest.Load(), int64(hi-lo)))
			for i := lo; i < hi; i++ {
				sum.Add(int64(i))
			}
		})
		if want := int64(n * (n - 1) / 2); p != nil || sum.Load() != want || longest.Load() > 16 {
			t.Errorf("%d numbers: sum %d, expected %d; longest batch %d; panic %v", n, sum.Load(), want, longest.Load(), p)
		}
	}
}

// However many goroutines there are and however they are scheduled, the panic of the first call is the one that counts.
func TestFirstPanicCounts(t *testing.T) {
	for _, workers := range []int{1, 2, 8} {
		for range 20 {
			p := fanout.NewPool(workers).Each(0, 100, func(_, i int) {
				if i == 30 {
					time.Sleep(time.Millisecond) // later ones are faster
				}
				if i >= 30 {
					panic(fmt.Sprint("call ", i))
				}
			})
			if p == nil || p.Error() != "call 30" {
				t.Fatalf("%d workers: got %v, expected the panic of call 30", workers, p)
			}
			if !strings.Contains(string(p.Stack), "TestFirstPanicCounts") {
				t.Fatalf("the stack does not lead to the panic:\n%s", p.Stack)
			}
		}
	}
}

// Nested calls share the bound, and never wait for one another.
func TestNestedCallsAreBounded(t *testing.T) {
	const workers = 4
	pool := fanout.NewPool(workers)
	var running, most, calls atomic.Int64
	var nested func(worker, depth int)
	nested = func(worker, depth int) {
		if depth == 3 {
			now := running.Add(1)
			for old := most.Load(); now > old && !most.CompareAndSwap(old, now); old = most.Load() {
			}
			time.Sleep(10 * time.Microsecond)
			running.Add(-1)
			calls.Add(1)
			return
		}
		pool.Each(worker, 6, func(worker, _ int) { nested(worker, depth+1) }).Raise()
	}
	nested(0, 0)
	if calls.Load() != 6*6*6 || most.Load() > workers {
		t.Errorf("%d calls, expected %d; up to %d at once, expected at most %d", calls.Load(), 6*6*6, most.Load(), workers)
	}
}

// Each returns after all goroutines did, also when the calling one panics.
func TestWaitsAfterPanic(t *testing.T) {
	pool := fanout.NewPool(4)
	var running atomic.Int64
	for range 100 {
		pool.Each(0, 50, func(worker, i int) {
			running.Add(1)
			defer running.Add(-1)
			if worker == 0 {
				panic("the caller's own")
			}
			time.Sleep(100 * time.Microsecond)
		})
		if n := running.Load(); n != 0 {
			t.Fatalf("%d goroutines still work", n)
		}
	}
	if got := pool.Each(0, 8, func(_, _ int) {}); got != nil {
		t.Errorf("an earlier panic came back: %v", got)
	}
}

func TestGroup(t *testing.T) {
	pool := fanout.NewPool(3)
	stop := make(chan bool)
	var started atomic.Int64
	g := pool.Start(10, func(worker int) {
		started.Add(1)
		<-stop
		if worker == 2 {
			panic(io.EOF)
		}
	})
	none := pool.Start(10, func(int) { t.Error("more goroutines than the pool allows") })
	if p := none.Wait(); p != nil {
		t.Errorf("a group of no goroutines panicked: %v", p)
	}
	close(stop)
	p := g.Wait()
	if p == nil || !errors.Is(p, io.EOF) || started.Load() != 2 {
		t.Errorf("got %v of %d goroutines, expected EOF of 2", p, started.Load())
	}
}

// A panic that is passed on keeps the stack of the goroutine on which it began.
func TestCatchKeepsTheFirstStack(t *testing.T) {
	inner := fanout.Catch(func() { panic("first") })
	outer := fanout.Catch(inner.Raise)
	if outer != inner {
		t.Errorf("got %v, expected what was passed on", outer)
	}
	if p := fanout.Catch(func() {}); p != nil {
		t.Errorf("nothing panicked, got %v", p)
	}
	var none *fanout.Panic
	none.Raise()
}

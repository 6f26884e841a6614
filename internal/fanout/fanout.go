package fanout

import (
	"sync"
	"sync/atomic"
)

// Pool says how many goroutines may work at once, however deep calls of its methods are nested. It is safe for
// concurrent use. Nobody ever waits for a goroutine to become free: what cannot be given away the caller does itself.
type Pool struct {
	idle chan int // the numbers of goroutines that may be started
}

// NewPool returns a pool of the given number of goroutines, one of which is the caller's own. It starts none.
func NewPool(workers int) *Pool {
	p := &Pool{idle: make(chan int, max(workers, 1)-1)}
	for i := 1; i < workers; i++ {
		p.idle <- i
	}
	return p
}

// Workers returns the number of goroutines that may work at once, the caller's own included.
func (p *Pool) Workers() int { return cap(p.idle) + 1 }

// Group are goroutines that were started together.
type Group struct {
	running sync.WaitGroup
	mu      sync.Mutex
	panic   *Panic
}

// Start calls work on up to n goroutines, as many as are free, and returns at once. work gets the number of its
// goroutine, which is below [Pool.Workers] and not 0, the number of the pool's maker; no two that run at the same time
// have the same. Call [Group.Wait] in any case.
func (p *Pool) Start(n int, work func(worker int)) *Group {
	g := new(Group)
	for range n {
		select {
		case worker := <-p.idle:
			g.running.Add(1)
			go func() {
				defer g.running.Done()
				defer func() { p.idle <- worker }()
				g.add(Catch(func() { work(worker) }))
			}()
			continue
		default:
		}
		break
	}
	return g
}

func (g *Group) add(p *Panic) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.panic == nil {
		g.panic = p
	}
}

// Wait returns when all of the goroutines have returned: what one of them panicked with, or nil.
func (g *Group) Wait() *Panic {
	g.running.Wait()
	return g.panic
}

// each is one call of [Pool.Each].
type each struct {
	n    int
	f    func(worker, i int)
	next atomic.Int64
	stop atomic.Bool // something panicked

	mu    sync.Mutex
	at    int
	panic *Panic
}

// Each calls f for each number below n, on the calling goroutine, whose number is self, and on others that are free. It
// returns when all calls have returned: nil, or what the call with the lowest number of those that panicked did so
// with, which is the same however many goroutines there are. Numbers behind that one may have been left out.
func (p *Pool) Each(self, n int, f func(worker, i int)) *Panic {
	e := &each{n: n, f: f}
	g := p.Start(n-1, e.work)
	e.work(self)
	g.Wait()
	return e.panic
}

// work takes numbers until there are no more. Numbers are taken in their order, and what was taken is done: so all
// calls in front of one that panicked are.
func (e *each) work(worker int) {
	i := 0
	p := Catch(func() {
		for !e.stop.Load() {
			if i = int(e.next.Add(1)) - 1; i >= e.n {
				return
			}
			e.f(worker, i)
		}
	})
	if p == nil {
		return
	}
	e.stop.Store(true)
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.panic == nil || i < e.at {
		e.at, e.panic = i, p
	}
}

// Batches is [Pool.Each] for work of which a single piece is too small: it calls f with ranges of numbers, from lo up
// to but excluding hi, of at most size numbers, and of less when there are too few for all goroutines.
func (p *Pool) Batches(self, n, size int, f func(worker, lo, hi int)) *Panic {
	size = max(1, min(size, n/(4*p.Workers())))
	return p.Each(self, (n+size-1)/size, func(worker, i int) { f(worker, i*size, min((i+1)*size, n)) })
}

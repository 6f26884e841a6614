package inline

import (
	"sync"

	"github.com/odsgen/ods/internal/fanout"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/callgraph"
)

// schedule optimizes callables on other goroutines while the inliner goes on with callables that do not depend on them.
// What comes out is the same as without: a callable is optimized only between two moments at which the inliner looks at
// it, and what pipelines find is delivered in the order in which they would run one after the other.
type schedule struct {
	mu      sync.Mutex
	more    *sync.Cond
	soon    []*job // components that were inlined in, to be optimized again
	later   []*job // components before anything is inlined in them
	closed  bool
	waiting *sync.Cond
}

// job is the optimization of one component.
type job struct {
	run      func()
	state    jobState
	panicked *fanout.Panic
}

type jobState uint8

const (
	queued jobState = iota
	running
	done
)

func newSchedule() *schedule {
	s := new(schedule)
	s.more, s.waiting = sync.NewCond(&s.mu), sync.NewCond(&s.mu)
	return s
}

// add enters a job.
func (s *schedule) add(j *job, soon bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if soon {
		s.soon = append(s.soon, j)
	} else {
		s.later = append(s.later, j)
	}
	s.more.Signal()
}

// next takes a job that nobody runs out of the lists; nil when there is none. The lock is held.
func (s *schedule) next() *job {
	for _, list := range []*[]*job{&s.soon, &s.later} {
		for len(*list) > 0 {
			j := (*list)[0]
			*list = (*list)[1:]
			if j.state == queued {
				return j
			}
		}
	}
	return nil
}

// do runs a job. The lock is held, but not meanwhile.
func (s *schedule) do(j *job) {
	j.state = running
	s.mu.Unlock()
	p := fanout.Catch(j.run)
	s.mu.Lock()
	j.state, j.panicked = done, p
	s.waiting.Broadcast()
}

// work runs jobs until the schedule is closed.
func (s *schedule) work() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for !s.closed {
		if j := s.next(); j != nil {
			s.do(j)
		} else {
			s.more.Wait()
		}
	}
}

// await returns when a job is done: it runs the job itself when nobody does, and others while it waits. A panic of the
// job goes on here.
func (s *schedule) await(j *job) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for j.state != done {
		if j.state == queued {
			s.do(j)
		} else if other := s.next(); other != nil {
			s.do(other)
		} else {
			s.waiting.Wait()
		}
	}
	j.panicked.Raise()
}

// close ends the work of all goroutines.
func (s *schedule) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	s.more.Broadcast()
}

// canFork reports whether components can be optimized on other goroutines: what pipelines do to one must not add calls
// of components that come later, which would be met in another state then. A new call needs a symbol to name, so it is
// enough that components mention no later ones.
func (in *inliner) canFork() bool {
	if !in.pass.CanFork() || in.g.IsIndirect() || in.uses.opaque {
		return false
	}
	for _, n := range in.g.Nodes() {
		if len(n.Children) > 0 || !n.Op().IsSymbol() {
			return false
		}
	}
	for _, r := range in.uses.others {
		if from := in.nodeAround(r.user.ParentRegion()); from != nil && in.componentOf[from].at < in.componentOf[r.to].at {
			return false
		}
	}
	harmless := true
	look := func(p *passes.Pass) { harmless = harmless && (p.Name == "canonicalize" || p.Name == "cse") }
	if in.o.fallback != nil {
		in.o.fallback.Passes(look)
	}
	for _, p := range in.o.byOp {
		p.Passes(look)
	}
	return harmless
}

// component is a strongly connected component of the call graph on its way through the inliner.
type component struct {
	at     int // in the order in which components are dealt with
	nodes  []*callgraph.Node
	rounds int            // that are left
	forks  []*passes.Fork // what its pipelines found, in order
	failed bool
	job    *job // optimizes it; nil when that is not going on
}

// runForked is [inliner.run] with other goroutines. It is possible when nothing that a component waits for decides what
// is done with others.
func (in *inliner) runForked(list []*component) bool {
	in.jobs = newSchedule()
	for _, c := range list {
		in.start(c, false)
	}
	wait := in.pass.Background(in.jobs.work)
	func() {
		defer wait()
		defer in.jobs.close()
		for _, c := range list {
			if c.job != nil { // else somebody has needed it before its turn
				in.finishRound(c)
			}
			if !in.free { // otherwise when somebody asks for it
				in.settle(c)
			}
		}
		for _, c := range list {
			in.settle(c)
		}
	}()
	for _, c := range list {
		for _, f := range c.forks {
			in.pass.Join(f)
		}
		if c.failed {
			return false
		}
	}
	return true
}

// start begins to optimize a component.
func (in *inliner) start(c *component, soon bool) {
	f := in.pass.Fork()
	c.forks = append(c.forks, f)
	c.job = &job{run: func() { c.failed = c.failed || !in.optimizeWith(f.RunPipeline, c.nodes) }}
	in.jobs.add(c.job, soon)
}

// finishRound waits until a component is optimized, inlines calls in it, and begins to optimize it again when that
// changed something.
func (in *inliner) finishRound(c *component) {
	in.jobs.await(c.job)
	c.job = nil
	if c.failed {
		c.rounds = 0
		return
	}
	in.recompute(c.nodes)
	c.rounds--
	if !in.inlineInto(c) {
		c.rounds = 0
	}
	if c.rounds > 0 {
		in.start(c, true)
	}
}

// settle goes through all rounds of a component, apart from one that is being inlined in.
func (in *inliner) settle(c *component) {
	if c == nil || c.job == nil {
		return
	}
	calls := in.calls
	for c.job != nil {
		in.finishRound(c)
	}
	in.calls = calls
}

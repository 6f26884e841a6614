package cli

import (
	"math"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
)

// collector keeps the garbage collector away while a command reads and prints. Everything that a parser builds lives to
// the end, so collecting costs a quarter of the time and frees nothing. Passes make garbage, so from the first one on
// the collector runs, but seldom. A heap that grows to a good part of the memory ends both policies: with a limit below
// what is alive the collector would run all the time.
type collector struct {
	off    bool // the environment sets a policy, or ours has ended
	limit  int64
	passes atomic.Bool // passes run
	ended  atomic.Bool // the default policy is in force
	live   func() int64
}

const (
	// fallbackLimit bounds the heap where the size of the memory is not known.
	fallbackLimit = 1 << 30
	// passPercent is the policy while passes run: more room than the default's 100, because most of the IR stays.
	passPercent = 200
	// roomForPasses is the size below which no heap is collected while passes run: a collection costs more than the memory is worth.
	roomForPasses = 32 << 20
	// minimumHeap is the first goal of Go's collector with GOGC=100, before anything is known to be alive.
	minimumHeap = 4 << 20
)

// relaxCollector starts the policy, unless the environment sets one.
func relaxCollector(getenv func(string) string) *collector {
	c := &collector{live: liveBytes}
	if getenv("GOGC") != "" || getenv("GOMEMLIMIT") != "" {
		c.off = true
		return c
	}
	c.limit = fallbackLimit
	if m := memory(); m > 0 {
		c.limit = m / 2
	}
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(c.limit)
	c.watch()
	return c
}

// watch has collected called after the next collection.
func (c *collector) watch() {
	sentinel := new([16]byte)
	runtime.SetFinalizer(sentinel, func(*[16]byte) { c.collected() })
}

// collected decides how to go on after a collection. Without passes the limit has been reached.
func (c *collector) collected() {
	if live := c.live(); c.passes.Load() && live < c.limit/(1+passPercent/100) {
		debug.SetGCPercent(int(max(passPercent, roomForPasses*100/max(live, minimumHeap))))
		c.watch()
		return
	}
	c.ended.Store(true)
	debug.SetGCPercent(100)
	debug.SetMemoryLimit(math.MaxInt64)
}

// parsed is told when a text has been parsed.
func (c *collector) parsed(passesFollow bool) {
	if !c.off && passesFollow && !c.ended.Load() && !c.passes.Swap(true) {
		debug.SetGCPercent(roomForPasses / minimumHeap * 100)
	}
}

// streaming is told when an input is not read as a whole: what a part leaves behind is garbage at once.
func (c *collector) streaming() {
	if !c.off && !c.ended.Swap(true) {
		debug.SetGCPercent(100)
		debug.SetMemoryLimit(math.MaxInt64)
	}
}

// liveBytes is what the last collection found alive.
func liveBytes() int64 {
	s := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(s)
	if s[0].Value.Kind() != metrics.KindUint64 {
		return math.MaxInt64
	}
	return int64(s[0].Value.Uint64())
}

package main

import (
	"math"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// collector keeps the garbage collector away while a command reads and prints. Everything that a parser builds lives to
// the end, so collecting costs a quarter of the time and frees nothing. Two things bring the collector back: the heap
// reaching half of the memory, from where on the default policy is the faster one, and passes, which make garbage.
type collector struct {
	off      bool
	reached  atomic.Bool // the limit was reached once
	percents func(int) int
}

const (
	// fallbackLimit bounds the heap where the size of the memory is not known.
	fallbackLimit = 1 << 30
	// passPercent is the policy while passes run: more room than the default's 100, because most of the IR stays.
	passPercent = 300
)

// relaxCollector starts the policy, unless the environment sets one.
func relaxCollector(getenv func(string) string) *collector {
	c := &collector{percents: debug.SetGCPercent}
	if getenv("GOGC") != "" || getenv("GOMEMLIMIT") != "" {
		return c
	}
	limit := int64(fallbackLimit)
	if m := memory(); m > 0 {
		limit = m / 2
	}
	c.off = true
	c.percents(-1)
	debug.SetMemoryLimit(limit)
	// The finalizer runs behind the first collection, which happens when the limit is reached. From there on a limit
	// would make the collector run all the time.
	sentinel := new([16]byte)
	runtime.SetFinalizer(sentinel, func(*[16]byte) {
		c.reached.Store(true)
		c.percents(100)
		debug.SetMemoryLimit(math.MaxInt64)
	})
	return c
}

// parsed is told when a text has been parsed.
func (c *collector) parsed(passesFollow bool) {
	if c.off && passesFollow && !c.reached.Load() {
		c.percents(passPercent)
	}
}

// Package fanout is how this module starts goroutines: nothing else in its libraries does. Work is bounded, whoever starts it waits until it
// is done, what is found does not depend on who was faster, and a panic becomes a value.
//
//	pool := fanout.NewPool(8)
//	sums := make([]int, len(rows))
//	if p := pool.Each(0, len(rows), func(worker, i int) { sums[i] = sum(rows[i]) }); p != nil {
//		return p // what the first of the rows that panicked did it with
//	}
package fanout

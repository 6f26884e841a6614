// Package fanout is how this module starts goroutines: nothing else in its libraries does. Work is bounded, whoever
// starts it waits until it is done, what is found does not depend on who was faster, and a panic becomes a value.
//
//	rows := [][]int{{1, 2}, {3}}
//	pool := fanout.NewPool(8)
//	sums := make([]int, len(rows))
//	if p := pool.Each(0, len(rows), func(worker, i int) { sums[i] = len(rows[i]) }); p != nil {
//		panic(p) // what the first of the rows that panicked did it with
//	}
package fanout

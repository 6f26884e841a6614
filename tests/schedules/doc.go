// Package schedules compares what programs on tensors compute with the default schedule and with plain loops, on random shapes:
//
//	r := rand.New(rand.NewPCG(1, 2))
//	for work := 0; work < 1<<20; {
//		c := schedules.Random(r)
//		work += c.Work
//		if err := c.Compare(context.Background(), engine.Options{}); err != nil {
//			panic(err)
//		}
//	}
package schedules

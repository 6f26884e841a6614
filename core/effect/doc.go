// Package effect answers questions on the memory effects of many operations faster than asking each of them.
//
//	var cache effect.Cache
//	module.Walk(func(op *core.Operation) {
//		if cache.IsMemoryEffectFree(op) {
//			fmt.Println(op.Name())
//		}
//	})
//
// Nothing here may be called concurrently.
package effect

// Package loops changes single loops of dialect affine: it is what passes over functions are made of, here and in other
// packages.
//
//	n, ok := loops.ConstantTripCount(loop)      // how often the body is executed
//	loops.PromoteIfSingleIteration(loop)        // the body in place of the loop
//	loops.UnrollByFactor(loop, 4, false)        // four copies of the body in one iteration, and a loop for the rest
//	loops.UnrollJamByFactor(loop, 4)            // the same with the copies inside of inner loops
//
// Nothing here looks at or changes what is outside of the isolated operation around the loop.
package loops

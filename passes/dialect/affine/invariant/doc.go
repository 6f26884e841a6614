// Package invariant moves operations of dialect affine out of loops in which they do the same in each iteration. It
// does what upstream's pass affine-loop-invariant-code-motion does: unlike the general motion of loop-invariant code it
// also moves affine accesses to memory, conditions and loops.
//
// In one thing it differs from upstream on purpose: out of a loop that may have no iterations it moves no stores, and
// no operations without effects that may be undefined, such as divisions. mlir-opt 22.1.8 moves them, and so they are
// executed where they were not before.
package invariant

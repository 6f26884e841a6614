// Package loops changes loops of dialect scf: it is what passes over functions are made of, here and in other packages.
//
//	loops.CoalescePerfectNest(loop) // one loop in place of loops that contain nothing but each other
package loops

// Package porting shows that a big dialect can be ported step by step: shlo.yaml has as many operations as StableHLO,
// and promises hooks for nearly all of them. It compiles before one is written.
package porting

// Package stress uses one context from many goroutines at once, for the race detector: they load dialects, parse, run
// pipelines and print.
package stress

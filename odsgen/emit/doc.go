// Package emit turns the resolved model of a dialect into Go source. There is one file here per kind of output; each
// emit function has a comment that shows the Go it prints. Everything happens in memory: [Dialect] returns file names
// and contents, and odsgen writes or compares them.
//
// The output is deterministic and free of versions, dates and line numbers. It has no init function and no dynamically
// initialised variable: definitions are static data.
package emit

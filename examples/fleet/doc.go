// Fleet runs one pipeline over many modules with Apache Beam: on this machine, or on a cluster that Beam has a runner for. It counts the executions of
// each pass, and a module that fails is kept with the file that repeats the failure.
//
//	go run . -pipeline canonicalize,cse -out /tmp/fleet ../*.mlir ../*/*.mlir
//
// Results are below optimized, failures below failed: "ods opt --run-reproducer FILE" repeats one. It is a module of its own, so that programs that use the
// library do not depend on Beam. Prism, Beam's local runner, is linked; a cluster's is one more import.
package main

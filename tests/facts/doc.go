// Package facts compares the shipped definitions with the facts of upstream's: operations with their operands,
// attributes, results, regions, traits and interfaces, types and attributes with their parameters, enums with their
// cases.
//
//	go test ./tests/facts   # with ODSGEN_UPSTREAM set to the folder of the facts
//
// The folder has a JSON file for each dialect, reduced from the records of its definition. What differs on purpose is
// in differences.txt with its reason; a line there that no longer holds is an error, too.
package facts

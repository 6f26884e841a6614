// Package query has the functions of the definition language's expressions: queries on types, attributes and lists, the
// comparisons between their results, and the functions that make types. Generated constraints call them:
//
//	func isTwoByTwo(t core.Type) bool { return query.EqInt(query.Rank(t), 2) }
//
// A query that does not apply to its argument yields [Missing], nil or the empty string, and a comparison with such a
// value is false. Nothing here fails or panics; everything is safe for concurrent use.
package query

// Package show writes pieces of the resolved model as short text for people: expressions with the names of an
// operation's parts, default values, trait and Go types. Documentation, dumps and comparisons share it, so that a thing
// has one spelling.
//
//	show.Trait(op, use)        // HasParent<func.func>
//	show.Expr(op, fact.Expr)   // with_element($lhs, int_type(1))
package show

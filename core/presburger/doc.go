// Package presburger has relations between integers that are given by linear equalities and inequalities: what an
// analysis of affine loops asks about iterations and the memory that they access.
//
// A [Relation] has variables of four kinds (domain, range, symbols, and local ones that exist for given others, such as
// quotients); a set is a relation without domain. Elimination is that of Gauss for equalities and of Fourier and
// Motzkin for inequalities, which is exact over the rationals and a superset over the integers ([Relation.IsEmpty]);
// the exact test ([Relation.IsIntegerEmpty]) is the Omega test (W. Pugh, "The Omega Test: a fast and practical integer
// programming algorithm for dependence analysis", 1991).
//
//	s := presburger.NewSet(2, 0)                                // (i, j)
//	s.AddInequality(presburger.Row(1, 0, 0))                    // i >= 0
//	s.AddEquality(presburger.Row(1, -2, 1))                     // i - 2j + 1 == 0
//	s.ProjectOut(1, 1)                                          // what i can be
//
// Constraints stand in the order in which upstream's library of the same name leaves them, because bounds that are
// printed depend on it. Coefficients are exact: 64 bits, and more where these overflow. Relations are not safe for
// concurrent use.
package presburger

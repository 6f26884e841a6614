// Package smtlib writes the solver scopes of dialect smt as SMT-LIB 2.6, which SMT solvers read. The text is that of mlir-translate
// --export-smtlib, but that names which are no symbols are quoted, names of theories are not declared again, and all sorts are declared.
package smtlib

// Package shape turns control flow graphs into nested blocks, loops and conditions, the only control flow that
// WebAssembly has.
//
//	body := shape.Of([][]int{{1, 2}, {3}, {3}, {}}) // node 0 branches to 1 and 2, which join in 3
//
// Reducible graphs are translated over their dominator tree, without copies of code and without variables, as Norman
// Ramsey describes in "Beyond Relooper: Recursive Translation of Unstructured Control Flow to Structured Control Flow"
// (ICFP 2022): a node's code stands where its immediate dominator branches to it, or after a block that ends there
// when several nodes do. The dominators are those of Lengauer and Tarjan (1979).
//
// A graph that is not reducible is made so first: each strongly connected part with several entries gets a node that
// all ways into the part lead to, with the number of the entry in a variable, by which it branches on; then the part
// without the way back to that node is looked at in the same way. The nesting is Steensgaard's ("Sequentializing
// Program Dependence Graphs for Irreducible Programs", 1993). Code is never copied, so the result is as large as the
// graph, where splitting nodes can make it exponentially larger.
package shape

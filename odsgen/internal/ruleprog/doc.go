// Package ruleprog turns a rewrite rule, which is trees, into the steps that find out whether an operation matches, and
// those that make what replaces it. The emitter prints the steps as Go, live dialects execute them, so that both do the same things in
// the same order.
//
//	p := ruleprog.Compile(rule)
//	for _, s := range p.Steps {
//		fmt.Println(s)
//	}
//
// Steps read and set registers; each register is set once. A step that fails ends the attempt, unless a step [Either]
// came before it: then the steps after the latest one are tried once more with the two operands exchanged.
package ruleprog

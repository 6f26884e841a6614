// Package ruleprog turns the match of a rewrite rule, which is a tree, into the steps that find out whether an
// operation matches. The emitter prints the steps as Go, live dialects execute them, so that both do the same things in
// the same order.
//
//	p := ruleprog.Compile(rule)
//	for _, s := range p.Steps {
//		fmt.Println(s)
//	}
//
// Steps read and set registers; each register is set once. A step that fails ends the attempt, unless a step [Either]
// came before it: then the steps behind the latest one are tried once more with the two operands exchanged. What the
// replacement makes is read from the rule's tree.
package ruleprog

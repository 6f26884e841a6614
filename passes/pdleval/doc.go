// Package pdleval applies patterns that are written in dialect pdl, or as functions of pdl_interp, as rewrite patterns:
//
//	func add(set *rewrite.PatternSet, module *core.Operation) error {
//		p, err := pdleval.Compile(module, &pdleval.Natives{})
//		if err != nil {
//			return err
//		}
//		set.Add(p.Patterns()...) // for the greedy driver; conversion.PatternSet has AddPlain
//		return nil
//	}
//
// The functions of the module are run as they are: one pass over the matcher finds all patterns that match an
// operation, which are then tried by benefit, those of equal benefit in the order in which they were found. What pdl
// cannot say is said by Go functions, [Natives].
package pdleval

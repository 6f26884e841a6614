// Package marks holds what the parser of package core tells an editor about a text: where its parts stand, and what can
// be written at its end. Parts of the IR are of type any, because core, which fills this, is above.
//
//	var places marks.Set
//	core.Parse(ctx, []byte(text), core.ParseOptions{Marks: &places})
//	for _, m := range places.List {
//		if op, ok := m.Of.(*core.Operation); ok {
//			fmt.Println(op.Name(), "stands at", m.Start)
//		}
//	}
//
// A text that is cut off where the cursor is tells what can appear there:
//
//	var wants marks.Wants
//	core.Parse(ctx, []byte("module "), core.ParseOptions{Wants: &wants})
package marks

// Package comment keeps the comments of a text through transformations. Comments are not part of the IR: what belongs
// to which operation is found out from the text before anything changes, and put into the new text where the operation,
// or one that took its place with its location, survives.
//
//	comments := comment.Of(module)
//	// passes run
//	os.Stdout.Write(comments.Print(module, core.PrintOptions{}))
package comment

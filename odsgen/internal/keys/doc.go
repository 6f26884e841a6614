// Package keys is the table of the keys that definition files may have: for each kind of map the keys, what follows
// them, and a line of documentation. The resolver accepts what stands here and nothing else, and package schema turns
// the same table into the JSON Schema for editors, so the two agree.
//
//	known := keys.Op.Names()            // arguments, assembly formats and so on
//	words := keys.Enum.Words("storage") // i32, i64, property
package keys

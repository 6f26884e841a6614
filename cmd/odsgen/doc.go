// Command odsgen works on dialect definitions: it checks them, generates Go from them, and explains its messages. It
// links no dialect and reads definitions from disk, so it runs while generated code is absent or broken.
//
//	odsgen new project poly
//	odsgen check defs/arith/arith.yaml
//	odsgen gen [--check] [FILE...]
//	odsgen explain ODS0401
package main

// Package bytecode reads and writes MLIR's bytecode, the compact form of the IR that mlir-opt writes with
// --emit-bytecode: versions 0 to 6 of the format, byte for byte as MLIR 22.1.8 does.
//
//	err := bytecode.Write(w, module, bytecode.WriteOptions{Producer: "mytool"})
//	op, findings := bytecode.Read(ctx, data, core.ParseOptions{Name: "in.mlirbc"})
//	op, findings = bytecode.Parse(ctx, data, core.ParseOptions{Name: "in"}) // text or bytecode, whichever it is
//
// A file is a list of sections: strings, dialects and names of operations, attributes and types with their offsets,
// operations, resources with their offsets, and properties. What operations refer to is numbered, the most used first,
// so that most numbers take a byte. Types and attributes of builtin have an encoding; those of another dialect have one
// when the dialect implements [Encoding], and are text otherwise.
//
// Files may be hostile. Reading one reports an error with the offset and the section of what is wrong; its memory is
// bounded by a multiple of the length of the file.
package bytecode

// Package cpp writes modules of dialect emitc as C++, byte for byte as mlir-translate's --mlir-to-cpp does:
//
//	err := cpp.Write(os.Stdout, module, cpp.Options{})
//
// Operations of func, and branches of cf, are written too. What has no form in C++ is an error at its operation.
package cpp

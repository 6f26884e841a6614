package intrange

// The widths that index may have on a target. Ranges of index have the greater one.
const (
	indexWidth      = 64
	smallIndexWidth = 32
)

// Interpretation says which bounds a function of index depends on.
type Interpretation uint8

// The interpretations.
const (
	Both Interpretation = iota
	Signed
	Unsigned
)

// Index applies a function to ranges of index so that the result holds for targets with 32 and with 64 bits: the range
// for 64 bits when that for 32 bits is its lower half in the interpretation, else the union of both.
func Index(f func(in []Range) Range, in []Range, as Interpretation) Range {
	wide := f(in)
	narrow := make([]Range, len(in))
	for i, r := range in {
		narrow[i] = Trunc(r, smallIndexWidth)
	}
	small := f(narrow)
	cut := Trunc(wide, smallIndexWidth)
	sameU := small.UMin.Equal(cut.UMin) && small.UMax.Equal(cut.UMax)
	sameS := small.SMin.Equal(cut.SMin) && small.SMax.Equal(cut.SMax)
	if as != Signed && !sameU || as != Unsigned && !sameS {
		return wide.Union(ext(small, indexWidth))
	}
	return wide
}

package upstream

// The places that code asks for, by area.
const ()

// Differences returns the table of all places, in the order in which the page lists them.
func Differences() []Difference {
	return []Difference{}
}

package odsgen

// Definitions lists the definition files that [Generate] takes when none is named: those below dir/defs, or else those in dir.
func Definitions(dir string) ([]string, error) {
	paths, _, err := findDefinitions(dir)
	return paths, err
}
